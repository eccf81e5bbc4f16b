#!/bin/sh
# Copies the source tree to where its wraps need no network: sh pack_wraps.sh FOLDER
#
# The sources that Debian installs are packed under the names that the wraps expect, and the copied wraps get the
# new checksums. The wraps' build files and what they provide are used as they are; their addresses and true
# checksums are not. Exit status 77, which Meson counts as skipped, if the sources are not installed.
set -eu

target=$1
root=$(cd "$(dirname "$0")/../.." && pwd)
for source in /usr/src/googletest /usr/include/fmt /usr/include/cereal /usr/include/rapidjson; do
    [ -d "$source" ] || { echo "skipped: $source is not installed"; exit 77; }
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$target/subprojects/packagecache"
cd "$root"
cp -r meson.build meson_options.txt include src capi examples bindings tests "$target"
cp -r subprojects/*.wrap subprojects/packagefiles "$target/subprojects"
cd "$target"

value() { sed -n "s/^$2 = //p" "subprojects/$1.wrap"; }

# Where the sources of a wrap's archive belong.
place() {
    mkdir -p "$work/$(value "$1" directory)/$2"
    echo "$work/$(value "$1" directory)/$2"
}

cp -r /usr/src/googletest/. "$(place gtest .)"
cp -r /usr/include/fmt/. "$(place fmt include/fmt)"
cp -r /usr/include/cereal/. "$(place cereal include/cereal)"
# Debian takes RapidJSON out of cereal. The original has it inside, with its macros prefixed.
bundled=$(place cereal include/cereal/external/rapidjson)
cp -r /usr/include/rapidjson/. "$bundled"
find "$bundled" -name '*.h' -exec sed -i 's/RAPIDJSON_/CEREAL_RAPIDJSON_/g' {} +

for wrap in gtest fmt cereal; do
    archive=subprojects/packagecache/$(value "$wrap" source_filename)
    tar -C "$work" -czf "$archive" "$(value "$wrap" directory)"
    hash=$(sha256sum "$archive" | cut -d ' ' -f 1)
    sed -i "s/^source_hash = .*/source_hash = $hash/" "subprojects/$wrap.wrap"
done

#!/bin/sh
# Builds with the wraps instead of the system's libraries, without a network: sh offline_wraps.sh
#
# In a copy of the tree it packs the sources that Debian installs under the names that the wraps expect,
# gives the wraps the new checksums, and forces the fallbacks. That exercises the wraps' build files and
# what they provide; the addresses and the true checksums are left out. Exit status 77, which Meson counts
# as skipped, if the sources are not installed.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
for source in /usr/src/googletest /usr/include/fmt /usr/include/cereal /usr/include/rapidjson; do
    [ -d "$source" ] || { echo "skipped: $source is not installed"; exit 77; }
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/tree/subprojects/packagecache"
cd "$root"
cp -r meson.build meson_options.txt include src capi examples bindings tests "$work/tree"
cp -r subprojects/*.wrap subprojects/packagefiles "$work/tree/subprojects"
cd "$work/tree"

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

meson setup build --wrap-mode=forcefallback --buildtype=debug -Dtests=enabled -Dbenchmarks=disabled
ninja -C build -j "$(getconf _NPROCESSORS_ONLN)" libville.a tests/test_core tests/test_io
meson test -C build --no-rebuild --suite quick core io

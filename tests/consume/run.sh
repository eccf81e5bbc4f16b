#!/bin/sh
# Builds and runs programs of a user of the library: sh run.sh BUILD
#
# Once with Ville as a Meson subproject, and once from what BUILD installs: shared, static and headers
# alone, with the flags that pkg-config gives. CC and CXX name the compilers.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
build=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

echo '== subproject'
mkdir -p "$work/project/subprojects"
cp "$here/meson.build" "$here/rules.cpp" "$root/examples/hello.c" "$work/project"
ln -s "$root" "$work/project/subprojects/ville"
meson setup "$work/project/build" "$work/project" --buildtype=debug
ninja -C "$work/project/build" -j "$(getconf _NPROCESSORS_ONLN)"
meson test -C "$work/project/build" --no-rebuild
DESTDIR="$work/project/installed" meson install -C "$work/project/build" --no-rebuild

echo '== subproject, shared'
meson setup "$work/project/shared" "$work/project" --buildtype=debug -Dville:default_library=shared
ninja -C "$work/project/shared" -j "$(getconf _NPROCESSORS_ONLN)"
meson test -C "$work/project/shared" --no-rebuild
DESTDIR="$work/project/installed" meson install -C "$work/project/shared" --no-rebuild
find "$work/project/installed" -name 'libville.*' | grep .

echo '== subproject, headers alone'
mkdir -p "$work/headers/subprojects"
cp "$here/rules.cpp" "$work/headers"
ln -s "$root" "$work/headers/subprojects/ville"
cat > "$work/headers/meson.build" <<'END'
project('headers', 'cpp', meson_version: '>=1.0.0', default_options: ['cpp_std=c++20'])
test('rules', executable('rules', 'rules.cpp', dependencies: dependency('ville-headers', fallback: 'ville')))
END
meson setup "$work/headers/build" "$work/headers" --buildtype=debug
ninja -C "$work/headers/build"
meson test -C "$work/headers/build" --no-rebuild
DESTDIR="$work/headers/installed" meson install -C "$work/headers/build" --no-rebuild
if find "$work/headers/build/subprojects" -name '*.o' | grep .; then
    echo 'the library is compiled for a project that wants its headers alone' >&2
    exit 1
fi

echo '== installed'
meson install -C "$build" --no-rebuild --quiet --destdir "$work/installed"
library=$(dirname "$(find "$work/installed" -name libville.a)")
# Only this folder is searched: the library's file may not ask for another package's.
export PKG_CONFIG_LIBDIR="$library/pkgconfig" PKG_CONFIG_SYSROOT_DIR="$work/installed"

echo '-- shared'
$CC -std=c11 "$root/examples/hello.c" $(pkg-config --cflags --libs ville) -o "$work/shared"
LD_LIBRARY_PATH="$library" "$work/shared"

echo '-- headers alone'
$CXX -std=c++20 "$here/rules.cpp" $(pkg-config --cflags ville) -o "$work/rules"
"$work/rules"

echo '-- texts, with nothing to link'
$CXX -std=c++20 "$here/text.cpp" $(pkg-config --cflags ville) -o "$work/text"
"$work/text"

echo '-- static'
rm -f "$library"/libville.so* "$library"/libville.dylib
$CC -std=c11 "$root/examples/hello.c" $(pkg-config --static --cflags --libs ville) -o "$work/static"
"$work/static"

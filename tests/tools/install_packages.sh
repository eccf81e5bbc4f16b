#!/bin/sh
# Installs what is missing for a purpose:
#     sh install_packages.sh play | tests | clang | bindings | wraps | aarch64 | i386 | windows
#
# On Debian and its kin through apt-get. Elsewhere it only names the missing programs: there the
# libraries are the system's or come through subprojects/*.wrap.
set -eu

# A program, a header or a file that must be there, and the package that brings it.
play='
c++                                       g++
meson                                     meson
ninja                                     ninja-build
pkg-config                                pkg-config
CLI/CLI.hpp                               libcli11-dev
fmt/format.h                              libfmt-dev
cereal/archives/portable_binary.hpp       libcereal-dev
rapidjson/document.h                      rapidjson-dev
'
tests='
python3                                   python3
clang-format                              clang-format
valgrind/valgrind.h                       valgrind
gtest/gtest.h                             libgtest-dev
benchmark/benchmark.h                     libbenchmark-dev
/usr/lib/python3/dist-packages/pycparser  python3-pycparser
'
clang='
clang++                                   clang
llvm-symbolizer                           llvm
sanitizer/asan_interface.h                libclang-rt-dev
'

wraps='
/usr/src/googletest                       googletest
'
aarch64='
aarch64-linux-gnu-g++                     g++-aarch64-linux-gnu
qemu-aarch64                              qemu-user
'
i386='
i686-linux-gnu-g++                        g++-i686-linux-gnu
qemu-i386                                 qemu-user
'
windows='
x86_64-w64-mingw32-g++-posix              g++-mingw-w64-x86-64-posix
/usr/lib/wine/wine64                      wine64
'

bindings='
mcs                                       mono-mcs
mono                                      mono-runtime
node                                      nodejs
wasm-ld                                   lld
/usr/lib/wasm32-wasi/libc.a               wasi-libc
/usr/lib/wasm32-wasi/libc++.a             libc++-dev-wasm32
wasi/libclang_rt.builtins-wasm32.a        libclang-rt-dev-wasm32
'

case ${1-} in
    play) needs=$play ;;
    tests) needs=$play$tests ;;
    clang) needs=$clang ;;
    bindings) needs=$play$clang$bindings ;;
    wraps) needs=$wraps ;;
    aarch64) needs=$play$tests$wraps$aarch64 ;;
    i386) needs=$play$tests$wraps$i386 ;;
    windows) needs=$play$tests$wraps$windows ;;
    *) echo "usage: install_packages.sh play | tests | clang | bindings | wraps | aarch64 | i386 | windows" >&2; exit 2 ;;
esac

is_here() {
    case $1 in
        /*) [ -e "$1" ] ;;
        sanitizer/*) [ -e "$(clang++ -print-resource-dir 2>/dev/null)/include/$1" ] ;;
        wasi/*) [ -e "$(clang++ -print-resource-dir 2>/dev/null)/lib/$1" ] ;;
        */*) [ -e "/usr/include/$1" ] || [ -e "/usr/local/include/$1" ] ;;
        *) command -v "$1" >/dev/null ;;
    esac
}

missing=$(echo "$needs" | while read -r thing package; do
    [ -z "$thing" ] || is_here "$thing" || echo "$thing $package"
done)
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null; then
    programs=$(echo "$missing" | sed -n '/\//d; s/ .*//p')
    [ -n "$programs" ] || exit 0
    echo "Please install these programs first, then start again:" $programs >&2
    echo "(Libraries that are missing are downloaded by the build; the terminal game also needs CLI11.)" >&2
    exit 1
fi

packages=$(echo "$missing" | sed 's/.* //')
if [ "$(id -u)" -eq 0 ]; then
    as_root=
elif command -v sudo >/dev/null; then
    as_root=sudo
else
    echo "Please install these packages first, as root, then start again:" >&2
    echo "    apt-get install" $packages >&2
    exit 1
fi

echo "Installing" $packages
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq || echo 'The lists of packages could not all be renewed; going on.'
$as_root apt-get install -y -qq --no-install-recommends $packages > /dev/null

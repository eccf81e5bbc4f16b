#!/bin/sh
# Builds the WebAssembly module: sh bindings/wasm/build.sh FOLDER
#
# Leaves FOLDER/bindings/wasm/ville.wasm, and prints its size. Needs clang and lld 14 or newer, meson, ninja, and for
# wasm32: wasi-libc, libc++, libc++abi and compiler-rt. Exits 77 when one of them is missing.
set -eu

[ $# -eq 1 ] || { sed -n '2,/^set/ s/^# \{0,1\}//p' "$0" >&2; exit 2; }
root=$(cd "$(dirname "$0")/../.." && pwd)
mkdir -p "$1"
folder=$(cd "$1" && pwd)

newest() { # NAME: the tool of this name, or the newest of those with a number behind it
    command -v "$1" || ls /usr/bin/"$1"-[0-9]* 2>/dev/null | sort -V | tail -n 1
}
clang=$(newest clang++)
missing=
for tool in meson ninja; do command -v $tool >/dev/null || missing="$missing $tool"; done
[ -n "$clang" ] || missing="$missing clang"
[ -n "$(newest wasm-ld)" ] || missing="$missing lld"
[ -n "$clang" ] && echo '#include <vector>
int main() { return std::vector<int>(2).size() == 2; }' |
    "$clang" --target=wasm32-wasi -fno-exceptions -x c++ - -o "$folder/try.wasm" 2>"$folder/try.log" ||
    missing="$missing wasi-libc libc++-dev-wasm32 libc++abi-dev-wasm32 libclang-rt-dev-wasm32"
if [ -n "$missing" ]; then
    echo "The WebAssembly module cannot be built; missing:$missing" >&2
    exit 77
fi

# The headers of fmt and cereal serve any machine, but no other header of this one may be seen. What the system does
# not have comes through the wraps.
include=$folder/include
mkdir -p "$include" "$folder/pkgconfig"
for header in fmt cereal rapidjson; do
    [ ! -d /usr/include/$header ] || ln -sfn /usr/include/$header "$include/$header"
done
if [ -d "$include/fmt" ]; then
    version=$(sed -n 's/^#define FMT_VERSION \([0-9]*\)\([0-9][0-9]\)\([0-9][0-9]\)$/\1.\2.\3/p' "$include"/fmt/core.h "$include"/fmt/base.h 2>/dev/null | head -n 1)
    printf 'Name: fmt\nDescription: fmt\nVersion: %s\nCflags: -I%s\n' "$version" "$include" > "$folder/pkgconfig/fmt.pc"
fi

cat > "$folder/wasi.ini" <<EOF
[binaries]
c = ['${clang%++*}${clang##*++}', '--target=wasm32-wasi']
cpp = ['$clang', '--target=wasm32-wasi']
ar = '$(newest llvm-ar)'
pkgconfig = 'pkg-config'

[properties]
pkg_config_libdir = '$folder/pkgconfig'
needs_exe_wrapper = true

[built-in options]
cpp_args = ['-fno-exceptions', '-isystem', '$include', '-DFMT_STATIC_THOUSANDS_SEPARATOR=44']

[host_machine]
system = 'wasi'
cpu_family = 'wasm32'
cpu = 'wasm32'
endian = 'little'
EOF

if [ ! -e "$folder/build.ninja" ]; then
    meson setup "$folder" "$root" --cross-file "$folder/wasi.ini" --buildtype=minsize -Db_ndebug=true \
        -Db_asneeded=false -Db_lundef=false -Ddefault_library=static \
        -Dbindings=enabled -Dtests=disabled -Dexamples=disabled -Dbenchmarks=disabled
fi
ninja -C "$folder" bindings/wasm/ville.wasm
module=$folder/bindings/wasm/ville.wasm
echo "ville.wasm: $(wc -c < "$module") bytes, $(gzip -9c "$module" | wc -c) with gzip"

#!/bin/sh
# Compiles the public C headers, and what capi/layout.json says of their structs, for platforms whose
# libraries are not at hand: sh header_targets.sh PYTHON ROOT
#
# clang brings the two headers that they need, so no sysroot is needed. Exit status 77 without clang.
set -u

python=$1
root=$2
clang=$(command -v clang || command -v clang-14) || { echo 'clang is not here' >&2; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$python" "$root/tests/tools/layout.py" --asserts "$root" > "$work/layout.c" || exit 1

failed=0
count=0
for target in \
    aarch64-linux-android21 armv7a-linux-androideabi21 i686-linux-android21 x86_64-linux-android21 \
    arm64-apple-ios15 arm64-apple-ios15-simulator arm64-apple-macos12 x86_64-apple-macos12 \
    x86_64-pc-windows-msvc aarch64-pc-windows-msvc i686-pc-windows-msvc \
    wasm32-wasi wasm32-unknown-emscripten \
    riscv64-linux-gnu s390x-linux-gnu powerpc64le-linux-gnu i386-linux-gnu armv7-linux-gnueabihf
do
    for language in '-x c -std=c99' '-x c -std=c11' '-x c++ -std=c++11' '-x c++ -std=c++20'; do
        case $language in *c++*) language="$language -nostdinc++" ;; esac
        count=$((count + 1))
        "$clang" $language --target=$target -ffreestanding -fsyntax-only -Wall -Wextra -Wpedantic -Wno-unused-command-line-argument \
            -Werror -I"$root/include" "$work/layout.c" 2> "$work/complaints" && continue
        failed=$((failed + 1))
        echo "== $target $language"
        head -n 5 "$work/complaints"
    done
done
echo "$count compilations, $failed failed"
[ "$failed" -eq 0 ]

#!/bin/sh
# Builds the library with the thread sanitizer and runs the test of the threads with it:
# sh thread_sanitizer.sh ROOT BUILD. Exit status 77 where the compiler has no such sanitizer.
set -eu

root=$1
build=$2
probe=$(mktemp)
trap 'rm -f "$probe"' EXIT
if ! echo 'int main() { return 0; }' | ${CXX:-c++} -x c++ -fsanitize=thread - -o "$probe" || ! "$probe"; then
    echo 'no thread sanitizer here' >&2
    exit 77
fi
[ -e "$build/build.ninja" ] || meson setup "$build" "$root" --buildtype=debugoptimized -Db_sanitize=thread \
    -Db_lundef=false -Dtests=enabled -Dexamples=disabled -Dbindings=disabled -Dbenchmarks=disabled
ninja -C "$build" -j "$(getconf _NPROCESSORS_ONLN)" tests/capi/test_threads
TSAN_OPTIONS=halt_on_error=1 "$build/tests/capi/test_threads"

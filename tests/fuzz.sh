#!/bin/sh
# Builds the fuzzers and lets them run: sh tests/fuzz.sh [--seconds N] [targets]
#
# Without a name each target of tests/fuzz for ten minutes, with clang's address and undefined-behaviour sanitizers. A run
# begins with the inputs of tests/fuzz/corpus and keeps what it finds in build/fuzz. It stops at the first input that
# fails, which belongs into the corpus together with what mends it.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
seconds=600
if [ "${1-}" = --seconds ]; then
    seconds=$2
    shift 2
fi
[ $# -gt 0 ] || set -- load_snapshot load_save json words calls
build=$root/build/fuzz

sh "$root/tests/tools/install_packages.sh" tests
sh "$root/tests/tools/install_packages.sh" clang
[ -e "$build/build.ninja" ] ||
    CC=clang CXX=clang++ meson setup "$build" "$root" --buildtype=debugoptimized -Dfuzzers=enabled -Dtests=enabled \
        -Dexamples=disabled -Dbindings=disabled -Dbenchmarks=disabled
for target in "$@"; do
    ninja -C "$build" "tests/fuzz/fuzz_$target"
done

export UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
failed=0
for target in "$@"; do
    found=$build/found/$target
    mkdir -p "$found"
    echo "== $target"
    if "$build/tests/fuzz/fuzz_$target" -max_total_time="$seconds" -timeout=30 -verbosity=0 -print_final_stats=1 \
        -artifact_prefix="$build/$target-" "$found" "$root/tests/fuzz/corpus/$target"; then
        echo "$target: nothing found in $seconds seconds"
    else
        echo "$target: see $build/$target-*"
        failed=1
    fi
done
exit $failed

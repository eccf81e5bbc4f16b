#!/bin/sh
# Builds and runs the tests for other platforms: sh tests/platforms.sh [--all] [aarch64] [i386] [windows]
#
# Without a name all three platforms; with --all also the tests that play many matches, which take long under an
# emulator. Cross compilers, qemu and Wine come from Debian's packages; the libraries are built from
# the wraps. The tests compare the behaviour signature, the records and the bytes of snapshots and saves with
# the golden files, so a pass means that the platform plays and writes the same as every other. For each platform one
# line tells how many test cases passed and failed.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
suites='--suite platform'
if [ "${1-}" = --all ]; then
    suites="$suites --suite platform-slow"
    shift
fi
[ $# -gt 0 ] || set -- aarch64 i386 windows
work=$root/build/platforms
export WINEDEBUG=-all WINEPREFIX="$work/wine"

build() { # PLATFORM TREE
    sh "$root/tests/tools/install_packages.sh" "$1" &&
        rm -rf "$2" &&
        sh "$root/tests/tools/pack_wraps.sh" "$2" &&
        meson setup "$2/build" "$2" --cross-file "$root/tests/cross/$1.ini" --wrap-mode=forcefallback \
            --buildtype=debugoptimized -Dwerror=true -Dtests=enabled -Dexamples=disabled -Dbindings=disabled \
            -Dbenchmarks=disabled &&
        ninja -C "$2/build" -j "$(getconf _NPROCESSORS_ONLN)"
}

failed=0
for platform in "$@"; do
    echo "== $platform"
    tree=$work/$platform
    if ! build "$platform" "$tree"; then
        echo "0 passed, 1 failed"
        failed=1
        continue
    fi
    # shellcheck disable=SC2086
    meson test -C "$tree/build" --no-rebuild --print-errorlogs --timeout-multiplier 20 $suites || failed=1
    python3 "$root/tests/tools/count_tests.py" "$tree/build" || failed=1
done
exit $failed

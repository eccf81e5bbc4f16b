#!/bin/sh
# Builds and runs the tests for other platforms: sh tests/platforms.sh [--all] [aarch64] [i386] [windows]
#
# Without a name all three platforms; with --all also the tests that play many matches, which take long under an
# emulator. Cross compilers, qemu and Wine come from Debian's packages; the libraries are built from
# the wraps. The tests compare the behaviour signature, the records and the bytes of snapshots and saves with
# the golden files, so a pass means that the platform plays and writes the same as every other.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
tests='core games io runtime golden capi'
if [ "${1-}" = --all ]; then
    tests="$tests conformance bots"
    shift
fi
[ $# -gt 0 ] || set -- aarch64 i386 windows
work=$root/build/platforms
export WINEDEBUG=-all WINEPREFIX="$work/wine"

failed=0
for platform in "$@"; do
    echo "== $platform"
    sh "$root/tests/tools/install_packages.sh" "$platform"
    tree=$work/$platform
    rm -rf "$tree"
    sh "$root/tests/tools/pack_wraps.sh" "$tree"
    meson setup "$tree/build" "$tree" --cross-file "$root/tests/cross/$platform.ini" --wrap-mode=forcefallback \
        --buildtype=debugoptimized -Dtests=enabled -Dexamples=disabled -Dbindings=disabled -Dbenchmarks=disabled
    ninja -C "$tree/build" -j "$(getconf _NPROCESSORS_ONLN)"
    # shellcheck disable=SC2086
    meson test -C "$tree/build" --no-rebuild --print-errorlogs --suite quick --timeout-multiplier 20 $tests || failed=1
    python3 "$root/tests/tools/count_tests.py" "$tree/build" || failed=1
done
exit $failed

#!/bin/sh
# Installs what is missing, builds, and starts the terminal game: sh examples/play.sh [its arguments]
#
# The build stands in build/play. Its output is shown only if it fails.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
build=$root/build/play

quietly() {
    "$@" > "$build.log" 2>&1 || { cat "$build.log" >&2; exit 1; }
}

sh "$root/tests/tools/install_packages.sh" play >&2
mkdir -p "$root/build"
if [ ! -e "$build/build.ninja" ]; then
    echo "Building the game; this is done once." >&2
    quietly meson setup "$build" "$root" --buildtype=release \
        -Dexamples=enabled -Dtests=disabled -Dbindings=disabled -Dbenchmarks=disabled
fi
quietly ninja -C "$build" -j "$(getconf _NPROCESSORS_ONLN)" examples/play
exec "$build/examples/play" "$@"

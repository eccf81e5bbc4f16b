#!/bin/sh
# Builds with the wraps instead of the system's libraries, without a network: sh offline_wraps.sh
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
sh "$(dirname "$0")/pack_wraps.sh" "$work/tree"
cd "$work/tree"

meson setup build --wrap-mode=forcefallback --buildtype=debug -Dtests=enabled -Dbenchmarks=disabled
ninja -C build -j "$(getconf _NPROCESSORS_ONLN)" tests/test_core tests/capi/test_capi
meson test -C build --no-rebuild --suite quick core capi

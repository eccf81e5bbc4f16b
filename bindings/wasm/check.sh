#!/bin/sh
# Builds the WebAssembly module and runs its tests in node: sh bindings/wasm/check.sh FOLDER
#
# Exits 77 when something is missing for that.
set -eu

[ $# -eq 1 ] || { sed -n '2,/^set/ s/^# \{0,1\}//p' "$0" >&2; exit 2; }
command -v node >/dev/null || { echo "The WebAssembly module cannot be run; missing: nodejs" >&2; exit 77; }
here=$(cd "$(dirname "$0")" && pwd)
sh "$here/build.sh" "$1"
VILLE_WASM=$(cd "$1" && pwd)/bindings/wasm/ville.wasm
export VILLE_WASM
exec node --test "$here"/tests/ville.test.mjs

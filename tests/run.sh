#!/bin/sh
# Sets up, builds and runs the tests: sh tests/run.sh [options] [test names]
#
#   --full               all tests; without it those that take seconds
#   --compiler gcc|clang
#   --sanitize           with the address and undefined-behaviour sanitizers
#   --werror             a warning is an error
#
# Each combination of compiler and sanitizers has its own folder, build/tests...; a second run only
# builds what has changed. The last line tells how many test cases passed and failed.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
usage() { sed -n '2,/^set/ { /^#/ s/^# \{0,1\}//p; }' "$0"; }

suites='--suite quick'
compiler=
sanitize=
werror=false
while [ $# -gt 0 ]; do
    case $1 in
        --full) suites= ;;
        --compiler) compiler=${2-}; shift ;;
        --compiler=*) compiler=${1#*=} ;;
        --sanitize) sanitize=-sanitize ;;
        --werror) werror=true ;;
        --help) usage; exit 0 ;;
        -*) usage >&2; exit 2 ;;
        *) break ;;
    esac
    shift
done

# Whatever stops before the tests counts as a failure.
trap 'echo "0 passed, 1 failed"' EXIT

sh "$root/tests/tools/install_packages.sh" tests
if [ -z "$suites" ]; then
    sh "$root/tests/tools/install_packages.sh" bindings
    sh "$root/tests/tools/install_packages.sh" wraps
fi
case $compiler in
    '') ;;
    gcc) export CC=gcc CXX=g++ ;;
    clang) sh "$root/tests/tools/install_packages.sh" clang; export CC=clang CXX=clang++ ;;
    *) usage >&2; exit 2 ;;
esac

# The options stand beside the build that they made, so that it is set up anew only when they change.
build=$root/build/tests${compiler:+-$compiler}$sanitize
options="--buildtype=debugoptimized -Dtests=enabled -Dexamples=enabled -Dwerror=$werror"
[ -z "$sanitize" ] || options="$options -Db_sanitize=address,undefined -Db_lundef=false"
if [ ! -e "$build/build.ninja" ]; then
    meson setup "$build" "$root" $options
elif [ "$(cat "$build/run.options" 2>/dev/null)" != "$options" ]; then
    meson setup --reconfigure "$build" "$root" $options
fi
echo "$options" > "$build/run.options"

ninja -C "$build" -j "$(getconf _NPROCESSORS_ONLN)"

trap - EXIT

# A test that dies leaves no report: an old one must not speak for it.
rm -f "$build"/*.xml
export ASAN_OPTIONS=detect_stack_use_after_return=1
export UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
status=0
meson test -C "$build" --no-rebuild --print-errorlogs $suites "$@" || status=$?
python3 "$root/tests/tools/count_tests.py" "$build" || status=1
exit $status

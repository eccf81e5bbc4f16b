#!/bin/sh
# Begins a game as the page "Adding a game" says, and sees whether it can be played: sh new_game.sh ROOT [CXX]
#
# With a compiler it is only looked at by it; without one it is built with all that comes by itself, and played.
set -eu

root=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
new_game="python3 $root/examples/skeleton/new_game.py"

fails() { ! "$@" > "$work/out" 2>&1 || { echo "this should have been refused: $*" >&2; exit 1; }; }

mkdir "$work/tree"
if [ $# -gt 1 ]; then
    mkdir "$work/tree/src"
    cp "$root/meson.build" "$work/tree"
    cp -R "$root/include" "$work/tree"
else
    (cd "$root" && tar cf - --exclude=./build --exclude=./.git .) | tar xf - -C "$work/tree"
fi
for name in Toits two__words 9lives toits skeleton a_name_that_is_longer_than_32_bytes; do
    fails $new_game "$name" "$work/tree"
done
$new_game mont_martre "$work/tree"
fails $new_game mont_martre "$work/tree"
grep -q "'mont_martre'\]" "$work/tree/meson.build"
fails grep -riqE 'skeleton|squelette' "$work/tree/include/ville/games/mont_martre" "$work/tree/src/games/mont_martre.cpp"

if [ $# -gt 1 ]; then
    shift
    for header in game text; do
        echo "#include <ville/games/mont_martre/$header.hpp>" |
            "$@" -x c++ -std=c++20 -fsyntax-only -Wall -Wextra -Werror -I "$work/tree/include" -
    done
    exit
fi

meson setup "$work/build" "$work/tree" --buildtype=debug -Dexamples=enabled
ninja -C "$work/build" -j "$(getconf _NPROCESSORS_ONLN)" examples/play
"$work/build/examples/play" --auto --game mont_martre --seed 7
sh "$work/tree/examples/play/session_test.sh" "$work/build/examples/play" mont_martre

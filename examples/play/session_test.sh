#!/bin/sh
# Plays in the terminal game as a person would, and with wrong arguments: sh session_test.sh PLAY GAME
set -eu

play=$1
game=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "$*" >&2
    exit 1
}

# says TEXT: the last output has it. is STATUS COMMAND...: the command ends so.
says() { grep -qF -- "$1" "$work/out" || { cat "$work/out"; fail "missing in the output: $1"; }; }
says_not() { ! grep -qF -- "$1" "$work/out" || fail "should not be in the output: $1"; }
is() {
    expected=$1
    shift
    status=0
    "$@" > "$work/out" 2>&1 < "$work/in" || status=$?
    [ "$status" -eq "$expected" ] || { cat "$work/out"; fail "exit status $status, not $expected: $*"; }
}

# Steps of a match. Whether an undo works or stops at a barrier, each round goes on by a step or more.
rounds() {
    i=0
    while [ $i -lt "$1" ]; do
        printf '1\n1\nundo\nredo\n2\nundo\n1\n'
        i=$((i + 1))
    done
}

# A person and two bots, from the questions to the final count.
{
    printf 'en\n3\nperson\nnobody\nbot\n\n' # one answer makes no sense, the last is the default
    printf 'help\ntable\nscore\nundo\nredo\nsave\nsave %s\nsave %s\n' "$work/no/such/folder" "$work/saved"
    rounds 3
    printf 'load %s\nload %s\nload %s\nfly away\n\n' "$work/saved" "$work/missing" "$work/in"
    rounds 500
} > "$work/in"
is 0 "$play" --interactive --game "$game" --seed 7 --record "$work/record"
for text in 'Please answer with one of these' 'take back the last decision' 'Count if the match ended now' \
    'Nothing is left to take back' 'Nothing is left to do again' 'Name a file' 'No such file' 'The match is saved in' \
    'The match in' 'Not understood: fly away' 'Undo stops here' 'Final count' 'Winner' 'The record is in'; do
    says "$text"
done
[ "$(tail -n 1 "$work/record" | cut -c 1-10)" = '{"result":' ] || fail 'the record has no result'

# Two persons, in French, where nothing stops undo.
rounds 500 | sed 's/undo/annuler/; s/redo/refaire/' > "$work/in"
is 0 "$play" --interactive --analysis --lang fr --game "$game" --seats person,person --seed 8
says 'Retour au coup'
says 'Décompte final'
says_not 'hasard a décidé'

# The same in English, left in the middle.
{
    rounds 3
    echo quit
} > "$work/in"
is 0 "$play" --interactive --analysis --lang en --game "$game" --seats person,person --seed 8
says 'Taken back to ply'

# A saved match goes on, and may be left; input that ends early is told by the exit status.
echo quit > "$work/in"
is 0 "$play" --interactive --lang en --load "$work/saved" --seats person,bot,bot
says 'unfinished'
: > "$work/in"
is 1 "$play" --interactive --lang en --game "$game" --seats person,bot

# Bots alone: the same seed, the same output and the same record.
is 0 "$play" --auto --game "$game" --seed 9 --record "$work/a" --record-legal
cp "$work/out" "$work/first"
is 0 "$play" --game "$game" --seed 9 --record "$work/a" --record-legal
cmp "$work/out" "$work/first"
is 0 "$play" --auto --game "$game" --seed 9 --matches 3 --record "$work/many%d"
for i in 0 1 2; do [ -s "$work/many$i" ] || fail 'not one record for each match'; done
is 0 "$play" --auto --game "$game" --seed 9 --index 2 --record "$work/third"
cmp "$work/many2" "$work/third"

# What cannot be.
is 2 "$play" --auto --game chess
is 2 "$play" --auto --no-such-argument
is 2 "$play" --auto --game "$game" --players 1
is 2 "$play" --auto --game "$game" --players 2 --first 2
is 2 "$play" --auto --game "$game" --lang xx
is 2 "$play" --auto --game "$game" --seed many
is 2 "$play" --auto --game "$game" --seed -1
is 2 "$play" --auto --load "$work/saved"
is 2 "$play" --auto --game "$game" --bots clever
is 2 "$play" --auto --game "$game" --options '{"no_such_option":1}'
says no_such_option
is 2 "$play" --auto --game "$game" --options nonsense
is 2 "$play" --auto --game "$game" --edition "$work/missing"
says 'No such file'
is 2 "$play" --auto --game "$game" --edition "$work/out"
is 2 "$play" --auto --game "$game" --matches 2 --record "$work/one"
is 2 "$play" --auto --game "$game" --record-legal
is 1 "$play" --auto --game "$game" --record "$work/no/such/folder"
says 'No such file'
is 1 "$play" --interactive --lang en --load "$work/many0" --seats person,person
if [ -w /dev/full ]; then
    status=0
    "$play" --auto --game "$game" --seed 9 > /dev/full 2> "$work/out" || status=$?
    [ "$status" -eq 1 ] || fail 'a full disk goes unnoticed'
    says 'could not be written'
fi
echo 'all well'

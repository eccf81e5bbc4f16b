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
lines() { [ "$(wc -l < "$1")" -gt "$2" ] || fail "$1 has few lines"; }
says_not() { ! grep -qF -- "$1" "$work/out" || fail "should not be in the output: $1"; }
is() {
    expected=$1
    shift
    status=0
    "$@" > "$work/out" 2>&1 < "$work/in" || status=$?
    [ "$status" -eq "$expected" ] || { cat "$work/out"; fail "exit status $status, not $expected: $*"; }
}

# Steps of a match. Whether an undo works or stops at a barrier, each round goes on by a step or more; every tenth goes on
# by many, since answers are also taken where the screen is handed over, which could turn steps into circles.
rounds() {
    i=0
    while [ $i -lt "$1" ]; do
        printf '1\n1\nundo\nredo\n2\nundo\n1\n'
        [ $((i % 10)) -ne 9 ] || yes 1 | head -n 31
        i=$((i + 1))
    done
}

# A person and two bots, from the questions to the final count.
{
    printf 'en\n3\npers\nnobody\nbot\n\n' # first letters; one answer makes no sense, the last is the default
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

# Whoever does not want to go on may say so before there is a match; first letters must be enough.
printf 'fr\nt\nquitter\n' > "$work/in"
is 0 "$play" --interactive
says 't peut désigner '
says_not 'inachevée'
printf 'quit\n' > "$work/in"
is 0 "$play" --interactive --lang en --game "$game"
says_not 'Please answer'

# A saved match goes on, and may be left; input that ends early is told by the exit status.
echo quit > "$work/in"
is 0 "$play" --interactive --lang en --load "$work/saved" --seats person,bot,bot --names 'Zoé,Bao'
says 'unfinished'
says 'seed 7'
says 'Zoé'
says_not 'Player 1'
rounds 500 > "$work/in"
is 0 "$play" --interactive --lang en --load "$work/saved" --analysis --seats person,person,bot
says 'Taken back to ply'
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
is 0 "$play" --auto --game "$game" --seed 9 --names Ada,Bao
says 'Ada'
says_not 'Player 1'
is 0 "$play" --auto --game "$game" --seed 9 --matches 3 --names Bao
says 'Player 2'
says 'Bao'

# A record is told to its end; for analysis it stands at its beginning, and can be gone through and played on.
: > "$work/in"
is 0 "$play" --interactive --lang en --load "$work/a" --seats person,bot
says 'seed 9'
says 'Final count'
says_not 'It stands at its beginning'
{
    printf 'redo\nredo\nundo\nsave %s\nload %s\n' "$work/saved" "$work/many1"
    rounds 500
} > "$work/in"
is 0 "$play" --interactive --lang en --load "$work/a" --seats person,person --analysis --record "$work/replayed"
for text in 'It stands at its beginning' 'Taken back to ply' 'The match in' 'Final count' 'The record is in'; do
    says "$text"
done
says_not 'Undo stops here'
head -n 20 "$work/many1" > "$work/unfinished"
rounds 500 > "$work/in"
is 0 "$play" --interactive --lang en --load "$work/unfinished" --seats person,bot --record "$work/replayed"
says 'Final count'
lines "$work/replayed" 40

# Editions: written out, changed, and each fault told with its place.
: > "$work/in"
is 0 "$play" --export-edition "$work/edition.json" --game "$game"
lines "$work/edition.json" 5
is 0 "$play" --check-edition "$work/edition.json" --game "$game"
says 'has no faults'
says_not 'warning:'
is 0 "$play" --auto --game "$game" --seed 9 --edition "$work/edition.json" --record "$work/own" --record-legal
cmp "$work/own" "$work/a"
is 0 "$play" --export-edition - --game "$game"
cmp "$work/out" "$work/edition.json"
is 1 "$play" --export-edition "$work/edition.json" --game "$game"
says 'is there already'
cmp "$work/out" "$work/edition.json" > /dev/null && fail 'the edition was written over'
sed 's/"id": "[a-z_0-9]*"/"id": ""/; s/reconstruction"/inferred"/' "$work/edition.json" > "$work/faulty.json"
is 1 "$play" --check-edition "$work/faulty.json" --game "$game"
says "$work/faulty.json: /id: must not be empty"
is 2 "$play" --auto --game "$game" --edition "$work/faulty.json"
says "$work/faulty.json: /id: must not be empty"
printf '{"id": 7' > "$work/faulty.json"
is 1 "$play" --check-edition "$work/faulty.json" --game "$game"
says "$work/faulty.json: at the top: byte 8"
is 1 "$play" --check-edition "$work/missing" --game "$game"
says 'No such file'
is 2 "$play" --check-edition "$work/edition.json"
says '--game'
is 2 "$play" --export-edition "$work/new.json" --game "$game" --players 3
[ ! -e "$work/new.json" ] || fail 'a refused call wrote a file'

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
says '--options: /no_such_option: is not an option of this game'
is 2 "$play" --auto --game "$game" --options nonsense
says '--options: at the top: byte 1:'
is 2 "$play" --auto --game "$game" --options '{},"players":3'
says '--options: at the top: byte 2:'
is 2 "$play" --auto --game "$game" --edition "$work/missing"
says 'No such file'
is 2 "$play" --auto --game "$game" --edition "$work/out"
is 2 "$play" --auto --game "$game" --matches 2 --record "$work/one"
is 2 "$play" --auto --game "$game" --record-legal
is 1 "$play" --auto --game "$game" --record "$work/no/such/folder"
says 'No such file'

# Arguments that would be left aside are refused before anything is read or written.
for argument in "--game $game" '--players 2' '--first 1' '--seed 3' '--index 1' '--options {}' "--edition $work/missing" \
    '--matches 2' --auto; do
    is 2 "$play" --interactive --load "$work/missing" --record "$work/refused" $argument
    says 'do not go together'
    says "${argument%% *}"
done
is 2 "$play" --auto --game "$game" --seats person,bot
is 2 "$play" --auto --game "$game" --analysis
is 2 "$play" --game "$game" --seats person,bot
is 2 "$play" --auto --game "$game" --matches 2 --interactive
is 2 "$play" --auto --game "$game" --players 2 --names a,b,c
is 2 "$play" --auto --game "$game" --names "$(printf 'two\nlines')"
says 'a name is one line'
[ ! -e "$work/refused" ] || fail 'a refused call wrote a file'

# A file that is no match is named, whatever it is instead.
is 2 "$play" --interactive --lang en --load "$work/a" --seats person,bot,bot
says "$work/a"
is 1 "$play" --interactive --lang en --load "$work/edition.json" --seats person,person
says "$work/edition.json: "
is 1 "$play" --interactive --lang en --load "$work/out" --seats person,person
says "$work/out: "
is 1 "$play" --interactive --lang en --load "$work/missing" --seats person,person
says "$work/missing: No such file"
if [ -w /dev/full ]; then
    status=0
    "$play" --auto --game "$game" --seed 9 > /dev/full 2> "$work/out" || status=$?
    [ "$status" -eq 1 ] || fail 'a full disk goes unnoticed'
    says 'could not be written'
fi
echo 'all well'

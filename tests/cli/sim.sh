#!/usr/bin/env bash
# `cantina sim` from outside: the same games on one thread and on two, with toys and with the starter decks, and mistakes that
# are explained.
set -euo pipefail
. "$(dirname "$0")/common.bash"

field() { sed -E "s/.*\"$1\":(\"?)([^,\"}]*).*/\2/"; }
for game in destiny ccg tcg lcg; do
    one=$("$cantina" sim "$game" --toys --games 40 --threads 1 --json)
    two=$("$cantina" sim "$game" --toys --games 40 --threads 2 --json)
    [ "$(field hash <<<"$one")" = "$(field hash <<<"$two")" ] || fail "$game: another hash on two threads"
    [ "$(field games <<<"$one")" = 40 ] || fail "$game: not 40 games"
    [ "$(field faults <<<"$one")" = 0 ] || fail "$game: faults"
    other=$("$cantina" sim "$game" --toys --games 40 --seed 2 --json)
    [ "$(field hash <<<"$one")" != "$(field hash <<<"$other")" ] || fail "$game: another seed, the same hash"
    for key in ends stalled decisions wins seconds unused_abilities; do
        grep -q "\"$key\"" <<<"$one" || fail "$game: no $key"
    done
done

# The starter decks: every ending has a name that players know, hardly a game stalls, and threads change nothing.
starters() { # game games stalled dark light...
    local game=$1 games=$2 most=$3; shift 3
    local one two
    one=$("$cantina" sim "$game" --games "$games" --threads 1 --json --deck "$1" --deck "$2")
    two=$("$cantina" sim "$game" --games "$games" --threads 2 --json --deck "$1" --deck "$2")
    [ "$(field hash <<<"$one")" = "$(field hash <<<"$two")" ] || fail "$game, $1 and $2: another hash on two threads"
    [ "$(field games <<<"$one")" = "$games" ] || fail "$game, $1 and $2: not $games games"
    [ "$(field faults <<<"$one")" = 0 ] || fail "$game, $1 and $2: faults"
    [ "$(field stalled <<<"$one")" -le "$most" ] || fail "$game, $1 and $2: $(field stalled <<<"$one") of $games games stalled"
}
starters destiny 200 2 kylo-ren rey
starters ccg 60 1 premiere-dark premiere-light
starters ccg 60 1 starfleet-dark starfleet-light
starters tcg 200 2 separatists republic
starters lcg 200 0 sith jedi
expect 2 "there is no game 'chess'" "$cantina" sim chess
expect 2 "no player 'gready'" "$cantina" sim tcg --toys --players gready
expect 2 "no shipped deck and no file 'nowhere'" "$cantina" sim tcg --deck nowhere
expect 2 "there is no format 'nonsense'" "$cantina" sim destiny --format nonsense
# Decks that the first edition does not allow: left out with a note, refused when they are named.
expect 0 "decks are not legal there and do not play: " "$cantina" sim destiny --edition 1.0 --format open --games 40
expect 0 "team-ciena-pilots" "$cantina" sim destiny --edition 1.0 --format open --games 40
expect 2 "[DST-ED-03]" "$cantina" sim destiny --edition 1.0 --format open --deck team-ciena-pilots --deck team-rey-finn
"$cantina" sim destiny --edition 1.8 --format open --deck team-ciena-pilots --deck team-rey-finn --games 4 >/dev/null || fail "1.8: refused"
expect 2 "--games: 0 is not a number from 1 to 1,000,000,000" "$cantina" sim tcg --games 0
expect 2 "is not a number from 1 to 1,000,000,000" "$cantina" sim tcg --games 99999999999999999999
expect 2 "is not a number from 0 to 1,024" "$cantina" sim tcg --threads 100000
expect 2 "is not a number from 2" "$cantina" sim tcg --seats 1
expect 2 "at least two players" "$cantina" sim tcg --players 1
finish

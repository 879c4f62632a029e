#!/usr/bin/env bash
# The games of fixed seeds are the games that they were: `cantina sim` prints the hash that tests/pins/sim.tsv has. Odd
# seeds play on two threads and even seeds on one; that the number of threads changes nothing is tested by sim.sh.
set -euo pipefail
. "$(dirname "$0")/common.bash"
pins=tests/pins/sim.tsv

hashOf() { "$cantina" sim "$1" --games "$2" --seed "$3" --threads "$4" --json | sed -E 's/.*"hash":"([0-9a-f]{16})".*/\1/'; }

set +e  # every pin is looked at: a failing test prints all lines that the file needs
seen=
while IFS=$'\t' read -r game games seed pinned; do
    [[ $game == \#* || -z $game ]] && continue
    seen+=" $game"
    hash=$(hashOf "$game" "$games" "$seed" $((seed % 2 + 1)))
    [[ $hash =~ ^[0-9a-f]{16}$ ]] || { fail "cantina sim $game --games $games --seed $seed prints no hash: $hash"; continue; }
    [ "$hash" = "$pinned" ] && continue
    fail "cantina sim $game --games $games --seed $seed: hash $hash, not $pinned. Other games are played than before: a change of" \
        "the hash must be a commit that says why. The new line of $pins:"
    printf '%s\t%s\t%s\t%s\n' "$game" "$games" "$seed" "$hash"
done <"$pins"

for game in destiny tcg lcg ccg; do
    [[ " $seen " == *" $game "* ]] || fail "$pins has no pin of $game"
done
finish

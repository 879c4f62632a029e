#!/usr/bin/env bash
# A state written raw at a random decision of a random game by one process and read by another ends with the same hash.
# Each run draws anew; CANTINA_SEED=n draws as the run that printed n did.
set -euo pipefail
program="${CANTINA_PROGRAMS:?}/state_process"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
start="${CANTINA_SEED:-$(od -An -N3 -tu4 /dev/urandom | tr -d ' ')}"
RANDOM="$start"
draw() { drawn=$(((RANDOM * 32768 + RANDOM) % $1)); }  # not in a subshell: that would draw the same again
checked=0
for game in $("$program" games); do
    for _ in 1 2 3 4 5; do
        draw 1000000
        seed="$drawn"
        draw "$("$program" length "$game" "$seed")"
        after="$drawn"
        written="$("$program" write "$game" "$seed" "$after" "$folder/state")"
        read="$("$program" read "$game" "$seed" "$folder/state")"
        if [ "$written" != "$read" ]; then
            echo "$game, game $seed, after $after decisions: $written here, $read in another process"
            echo "again: CANTINA_SEED=$start; or state_process write $game $seed $after FILE, then read $game $seed FILE"
            exit 1
        fi
        checked=$((checked + 1))
    done
done
[ "$checked" -gt 0 ] || { echo "no game was checked"; exit 1; }
echo "$checked states played on alike in another process (CANTINA_SEED=$start)"

#!/usr/bin/env bash
# A state written raw at a random decision by one process and read by another ends with the same hash.
set -euo pipefail
program="${CANTINA_PROGRAMS:?}/state_process"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
checked=0
for game in $("$program" games); do
    for seed in 1 2 3 4 5; do
        # A decision somewhere in the game: different for each seed, the same on every machine.
        after=$(((seed * 7919) % 113))
        written="$("$program" write "$game" "$seed" "$after" "$folder/state")"
        read="$("$program" read "$game" "$seed" "$folder/state")"
        if [ "$written" != "$read" ]; then
            echo "$game seed $seed after $after decisions: $written here, $read in another process"
            exit 1
        fi
        checked=$((checked + 1))
    done
done
[ "$checked" -gt 0 ] || { echo "no game was checked"; exit 1; }
echo "$checked states played on alike in another process"

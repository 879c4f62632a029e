#!/usr/bin/env bash
# Of the positions that can be won this turn the hard player solves nine of ten, in each game, and chance few.
set -euo pipefail
c=${CANTINA:?}
for game in destiny tcg; do
    folder=tests/scenarios/$game/positions
    for level in easy middle hard; do
        [ "$(find "$folder" -name "${level}_*.lua" | wc -l)" = 10 ] || { echo "positions.sh: $game has not ten $level positions" >&2; exit 1; }
    done
    "$c" arena positions "$folder" --ai hard --games-per 5 --at-least 90
    if "$c" arena positions "$folder" --ai random --games-per 5 --at-least 25 >/dev/null; then
        echo "positions.sh: $game: whoever plays by chance solves a quarter of them" >&2
        exit 1
    fi
done

#!/usr/bin/env bash
# Of the positions that can be won this turn the hard player solves nine of ten, in each game, and chance few. The table of
# docs/arena.md is what the program does.
set -euo pipefail
c=${CANTINA:?}
fail() { echo "positions.sh: $*" >&2; exit 1; }

# The column of a level in the line of a game: "92.7".
published() { awk -F ' *[|] *' -v game="$1" -v level="$2" '
    $3 == "random" && $7 == "hard" { for (i = 3; i <= NF; ++i) at[$i] = i }
    $2 == game && (level in at) { sub(/ %/, "", $at[level]); print $at[level] }' docs/arena.md; }

for game in destiny tcg; do
    title=$([ $game = tcg ] && echo TCG || echo Destiny)
    folder=tests/scenarios/$game/positions
    for grade in easy middle hard; do
        [ "$(find "$folder" -name "${grade}_*.lua" | wc -l)" = 10 ] || fail "$game has not ten $grade positions"
    done
    for level in random greedy easy normal hard; do
        said=$("$c" arena positions "$folder" --ai $level --games-per 5 --at-least 0 | tail -1)
        echo "$game: $said"
        [ "$(sed 's/.*: \([0-9.]*\) %$/\1/' <<<"$said")" = "$(published $title $level)" ] ||
            fail "$game: '$said', but docs/arena.md says $(published $title $level) %"
    done
    "$c" arena positions "$folder" --ai hard --games-per 5 --at-least 90 >/dev/null || fail "$game: hard solves too few"
    if "$c" arena positions "$folder" --ai random --games-per 5 --at-least 25 >/dev/null; then
        fail "$game: whoever plays by chance solves a quarter of them"
    fi
done

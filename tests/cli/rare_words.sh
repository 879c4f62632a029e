#!/usr/bin/env bash
# docs/rare-words.md has every verb, filter, condition, number and act that fewer than three official cards use, each with how many cards
# of the whole game would use it and why it exists, and it has no other word: the list neither hides a word nor grows old.
set -euo pipefail
. "$(dirname "$0")/common.bash"
page=docs/rare-words.md

set +e  # every word is looked at: a failing test prints all that is wrong with the page
# The rows of the page: game, kind, word, number, reason.
awk -F' *[|] *' -v OFS='\t' '
    /^## / { game = substr($0, 4); next }
    game != "" && /^\| [a-z]+ \| `/ { gsub(/`/, "", $3); print game, $2, $3, $4, $5 }' "$page" >"$folder/rows"
cut -f 1-3 "$folder/rows" | LC_ALL=C sort >"$folder/listed"
for game in destiny tcg lcg ccg; do
    wordUses "$game" | awk -F'\t' -v OFS='\t' -v game="$game" '$1 ~ /^(verb|filter|condition|number|act)$/ && $3 < 3 { print game, $1, $2 }'
done | LC_ALL=C sort >"$folder/rare"
[ "$(wc -l <"$folder/rare")" -gt 0 ] || fail 'cantina cards words --json has no word that fewer than three cards use'

while IFS=$'\t' read -r game kind word; do
    fail "$page lacks the $kind '$word' of $game, which fewer than three official cards use: say there why it exists, or put its cards together from other words"
done < <(LC_ALL=C comm -23 "$folder/rare" "$folder/listed")
while IFS=$'\t' read -r game kind word; do
    fail "$page has the $kind '$word' of $game: it is gone, stands there twice, or three official cards use it by now. Remove the line"
done < <(LC_ALL=C comm -13 "$folder/rare" "$folder/listed")
# Three cards of the game, or a reason in words; a name alone is none.
while IFS=$'\t' read -r game kind word number reason; do
    [[ $number =~ ^[0-9]+$ ]] || fail "$page: how many cards would use the $kind '$word' of $game? There stands '$number'"
    if [ -z "$reason" ] || { [ "${number:-0}" -lt 3 ] && [ "$(wc -w <<<"$reason")" -lt 4 ]; }; then
        fail "$page: the $kind '$word' of $game has no reason"
    fi
done <"$folder/rows"
# The rules that it cites exist.
while read -r rule; do
    "$cantina" rules show "$rule" >/dev/null 2>&1 || fail "$page cites $rule, which is no rule"
done < <(grep -oE '\b(DST|TCG|LCG|CCG)-[A-Z0-9-]+[0-9]' "$page" | LC_ALL=C sort -u)
finish

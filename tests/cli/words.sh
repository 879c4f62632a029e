#!/usr/bin/env bash
# The card language stays small: tests/pins/words.tsv has how many words of each kind a game has, and how many verbs it may have. Verbs are
# those that do something or hold while a card is there; the words that put verbs together (may, each, choose ...) are the same in
# every game and no verbs. A commit that adds a word says why it cannot be put together from those that are there.
set -euo pipefail
. "$(dirname "$0")/common.bash"
pins=tests/pins/words.tsv

set +e  # every pin is looked at: a failing test prints all lines that the file needs
for game in destiny tcg lcg ccg; do wordUses "$game" | sed "s/^/$game\t/"; done >"$folder/words"

seen=
while IFS=$'\t' read -r game kind pinned most; do
    [[ $game == \#* || -z $game ]] && continue
    seen+=" $game/$kind"
    if [ "$game" = all ]; then
        count=$(awk -F'\t' -v kind="$kind" '$2 == kind { print $3 }' "$folder/words" | LC_ALL=C sort -u | wc -l)
    else
        count=$(awk -F'\t' -v game="$game" -v kind="$kind" '$1 == game && $2 == kind { ++n } END { print n + 0 }' "$folder/words")
    fi
    [ "$count" -gt 0 ] || fail "cantina cards words $game --json has no words of the kind $kind"
    [[ -z $most || $count -le $most ]] || fail "$game has $count words of the kind $kind, more than $most: put them together from others"
    [ "$count" = "$pinned" ] && continue
    fail "$game has $count words of the kind $kind, not $pinned. A word more needs a reason (CONTRIBUTING.md). The new line of $pins:"
    printf '%s\t%s\t%s%s\n' "$game" "$kind" "$count" "${most:+$'\t'$most}"
done <"$pins"

for want in {destiny,tcg,lcg,ccg}/{verb,filter,condition,number,act} all/verb; do
    [[ " $seen " == *" $want "* ]] || fail "$pins has no line of $want"
done
# Every game has a limit of its verbs, and so have all games together.
[ "$(awk -F'\t' '$2 == "verb" && $4 > 0' "$pins" | wc -l)" = 5 ] || fail "$pins: a limit is missing for the verbs of a game"
finish

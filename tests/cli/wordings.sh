#!/usr/bin/env bash
# What cards of all games read: no holes, no doubled words, no slips that a reader would stumble over. $CANTINA is the program.
set -u
cantina=${CANTINA:?set CANTINA to the program}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failures=0

# The wordings alone, a line each behind its card's id.
for game in $("$cantina" cards list --json | grep -oE '"game":"[a-z]+"' | sort -u | cut -d '"' -f 4); do
    mapfile -t ids < <("$cantina" cards list "$game" | awk 'NR > 1 && $1 ~ /-/ { print $1 }')
    "$cantina" cards show --game "$game" "${ids[@]}" | awk -v game="$game" '
        /^[^ ].*\(.*, .* of set/ { match($0, /\([^(]*of set/); id = substr($0, RSTART + 1); sub(/,.*/, "", id); next }
        /^  abilities:/ { next }
        /^  [A-Z(]/ { print game " " id ": " substr($0, 3) }' >>"$folder/all"
done
if [ "$(wc -l <"$folder/all")" -lt 500 ]; then
    echo "FAIL: only $(wc -l <"$folder/all") wordings were read"
    failures=$((failures + 1))
fi

# never WHY PATTERN: no wording matches this Perl pattern.
never() {
    if grep -nP -- "$2" "$folder/all" >"$folder/found"; then
        echo "FAIL: $1:"
        head -n 5 "$folder/found"
        failures=$((failures + 1))
    fi
}
never 'a hole that nothing fills' '[{}<>\[\]]|\?(?! )'
never 'two spaces, or one before a stop' '  | [.,;:]'
never 'a word twice' '\b(?!that\b|had\b|Boga\b|Sy\b)([A-Za-z]+) \1\b'
never 'an article that does not fit' '\b[Aa] (a|an|the|each|one of|your|another)\b|\b[Aa]n ((a|an|the)\b|[bcdfgjklmnpqrstvwxz])|\b[Aa] [aeio](?!ne\b)[a-z]'
never 'a sentence that begins small' '\. [a-z]'
never 'no stop at the end' '[^.")]$'
never 'a number that does not agree' '(?<![0-9.+-])\b1 (cards|resources|counters|tokens|shields|points)\b|\b[2-9] (card|resource|counter|token|shield) '
never 'the top "that many"' '\bthe top that\b|[+-]that\b'
never 'an opponent, and again an opponent who may be another' '^destiny .*an opponent.s .* (in|of) an opponent.s '
never 'the largest number in place of "any number"' 'up to 16\b'
[ "$failures" -eq 0 ]

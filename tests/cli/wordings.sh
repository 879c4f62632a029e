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

# reads CARD TEXT: a wording of this card is exactly that.
reads() {
    if ! grep -qxF -- "$1: $2" "$folder/all"; then
        echo "FAIL: $1 does not read: $2"
        grep -F -- "$1:" "$folder/all"
        failures=$((failures + 1))
    fi
}
# says CARD WORDS: a wording of this card has these words in it.
says() {
    if ! grep -F -- "$1: " "$folder/all" | grep -qF -- "$2"; then
        echo "FAIL: $1 does not say: $2"
        grep -F -- "$1:" "$folder/all"
        failures=$((failures + 1))
    fi
}
reads 'destiny AW-126' "Choose any number of your opponent's dice and reroll each of them. Remove each of your opponent's dice showing a blank."
reads 'destiny EaW-81' "If you can spot one of your yellow characters, reveal your opponent's hand, choose an event card in your opponent's hand and force its player to play it as their next action this round, if able."
reads 'destiny AW-27' "After an opponent's card is played or discarded as the last card of its player's hand, deal 2 damage to one of that opponent's characters that they choose."
reads 'destiny LEG-2' "After one or more dice of a card in play that is this character or an upgrade on it are removed, if it was by an opponent's card effect, you may remove one of that opponent's dice."
says 'destiny EaW-31' 'After this character activates for the first time each round, you may'
reads 'destiny SoR-46' "After one of your cards is played as the last card of its player's hand for the first time each round, gain 1 resource."
reads 'destiny AW-60' "Special: Deal damage equal to the number of cards in your opponent's hand to one of your opponent's characters."
reads 'destiny WotF-35' "After one or more dice are removed, if you removed them and they were an opponent's, you may deal 1 indirect damage to that opponent for each die that was removed."
reads 'destiny LEG-8' 'Power Action: If an opponent has no shields on any character, spend 1 resource, then roll the die of this upgrade into your pool.'
reads 'destiny EaW-123' 'Your opponent turns up to 2 of their dice to a side showing damage. Choose up to 2 of your dice and turn each of them to a side showing damage.'
reads 'tcg AOTC-13' 'Your opponent builds all cards face up (they still count as facedown).'
says 'tcg ROTJ-3' 'if you have Luke Skywalker or Princess Leia in the Character arena'
reads 'tcg ROTJ-34' "Tap this unit → Choose one of your opponent's units in battle and one of your units in the same arena: the first must attack the second this turn. Give the first unit -2 power this turn."
reads 'tcg AOTC-171' 'Remove up to 4 damage counters from one of your Space units.'
says 'tcg ROTJ-96' "for each of your opponent's units in the Space arena."
reads 'tcg AOTC-60' 'When the Character battle step starts, either remove 1 damage counter from this unit or give this unit Critical Hit 2 until the end of battle.'

# Names that are one for uniqueness stand on the card, and no others can be written.
"$cantina" cards show AOTC-62 | grep -qF 'persona Anakin Skywalker, Darth Vader' || {
    echo 'FAIL: Anakin Skywalker does not name the other name'
    failures=$((failures + 1))
}
mkdir -p "$folder/tcg/ZZ"
echo 'character "X" { id = "ZZ-1", side = dark, cost = 1, speed = 10, power = 1, health = 1, unique = true, persona = "Nobody" }' >"$folder/tcg/ZZ/a.lua"
"$cantina" cards check "$folder/tcg" | grep -qF 'it must be one of the personas' || {
    echo 'FAIL: a persona that nobody knows is accepted'
    failures=$((failures + 1))
}
[ "$failures" -eq 0 ]

#!/usr/bin/env bash
# What cards of all games read: no holes, no doubled words, no slips that a reader would stumble over. $CANTINA is the program.
set -u
. "$(dirname "$0")/common.bash"

# The wordings alone, a line each behind its card's id.
for game in $("$cantina" cards list --json | grep -oE '"game":"[a-z]+"' | sort -u | cut -d '"' -f 4); do
    mapfile -t ids < <("$cantina" cards list "$game" | awk 'NR > 1 && $1 ~ /-/ { print $1 }')
    "$cantina" cards show --game "$game" "${ids[@]}" | awk -v game="$game" '
        /^[^ ].*\(.*, .* of set/ { match($0, /\([^(]*of set/); id = substr($0, RSTART + 1); sub(/,.*/, "", id); next }
        /^  abilities:/ { next }
        /^  [A-Z(]/ { print game " " id ": " substr($0, 3) }' >>"$folder/all"
done
if [ "$(wc -l <"$folder/all")" -lt 500 ]; then
    fail "only $(wc -l <"$folder/all") wordings were read"
fi

# never WHY PATTERN: no wording matches this Perl pattern.
never() {
    if grep -nP -- "$2" "$folder/all" >"$folder/found"; then
        fail "$1:"
        head -n 5 "$folder/found"
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
never 'a sign that narrows an event and stands elsewhere' '^destiny .*→'
never 'what only a writer of cards should read' '^destiny .*\(from here on'
never 'the largest number in place of "any number"' 'up to 16\b'

# reads CARD TEXT: a wording of this card is exactly that.
reads() {
    if ! grep -qxF -- "$1: $2" "$folder/all"; then
        fail "$1 does not read: $2"
        grep -F -- "$1:" "$folder/all"
    fi
}
# says CARD WORDS: a wording of this card has these words in it.
says() {
    if ! grep -F -- "$1: " "$folder/all" | grep -qF -- "$2"; then
        fail "$1 does not say: $2"
        grep -F -- "$1:" "$folder/all"
    fi
}
reads 'destiny AW-126' "Choose any number of your opponent's dice and reroll each of them. Remove each of your opponent's dice showing a blank."
reads 'destiny EaW-81' "If you can spot one of your yellow characters, reveal your opponent's hand, choose an event card in your opponent's hand and force its player to play it as their next action this round, if able."
reads 'destiny AW-27' "After an opponent's card is played or discarded (by whoever's effect) as the last one in hand, that opponent chooses one of their characters. They deal 2 damage to it."
reads 'destiny LEG-2' "After one or more dice of this character or an upgrade on it are removed by an opponent's card effect (a special is none), you may remove one of that opponent's dice."
reads 'destiny LEG-135' "After a die of the attached character itself (not of an upgrade on it) is removed by an opponent's card effect (a special is none), you may exhaust this upgrade. If you do, roll that die into your pool."
reads 'destiny AW-29' 'Special: Discard a card in your hand and resolve a side of its die, if able. Then if it is a vehicle, you may play it out of your discard pile for its cost.'
says 'destiny AW-112' 'If you chose one or more, discard a support that costs no more than'
says 'destiny AW-95' 'If you chose one or more, deal that much damage'
reads 'destiny AW-28' 'Action: Remove one of your dice of this card to choose up to 2 of your dice and reroll each of them.'
reads 'destiny AW-131' 'Remove one of your character dice. If you do, your opponent chooses and removes 2 of their dice.'
reads 'destiny AW-158' 'Remove one of your dice showing damage to discard a weapon or equipment upgrade that costs no more than the value of that die.'
reads 'destiny AW-132' 'Discard 3 cards from the top of your deck. Then you may add an upgrade or support card in your discard pile to your hand.'
reads 'destiny TOY-41' 'After each round ends, gain 1 resource.'
reads 'destiny TOY-54' "Choose an opponent's character. After this round ends, defeat that character."
says 'destiny EaW-31' 'After this character activates for the first time each round, you may'
reads 'destiny SoR-46' 'After one of your cards is played as the last one in hand for the first time each round, gain 1 resource.'
reads 'destiny SoR-9' "After an opponent discards a card to reroll dice, you may discard a card in that opponent's hand that they choose."
reads 'destiny EaW-33' 'Before you take an action, if a die of this card is in your pool, you may resolve one of your dice of this card.'
says 'destiny LEG-20' 'After you deal indirect damage to yourself, you'
reads 'destiny LEG-148' "Deal 1 damage to one of your opponent's characters. Then that player chooses one: discard a card in their hand, then repeat this effect with that player in your place; or do nothing."
says 'destiny AW-11' 'the cost of the card that you looked at to that character.'
says 'destiny AW-23' 'Spend 5 resources to choose a character. After this round ends, defeat that character.'
reads 'destiny AW-98' 'Your opponent chooses and discards cards until they hold no more than the number of cards in your hand.'
says 'destiny AW-92' 'and set that die aside after it is resolved or removed.'
reads 'destiny AW-156' 'Remove a die of an opponent who has fewer ready characters than you.'
says 'destiny AtG-91' 'If that support is titled Millennium Falcon, ready it.'
reads 'destiny SoR-152' 'Claim: Move an upgrade on a character to another character of the same player.'
reads 'destiny EaW-157' 'Claim: Either move 1 damage, ignoring shields, from a damaged character to this battlefield, or move damage equal to the damage on this battlefield, ignoring shields, from it to a character.'
reads 'destiny AW-60' "Special: Deal damage equal to the number of cards in your opponent's hand to one of your opponent's characters."
reads 'destiny WotF-35' "After one or more dice are removed, if you removed them and they were an opponent's, you may deal 1 indirect damage to that opponent for each die that was removed."
reads 'destiny LEG-8' 'Power Action: If an opponent has no shields on any character, spend 1 resource to roll the die of this upgrade into your pool.'
reads 'destiny EaW-123' 'Your opponent turns up to 2 of their dice to a side showing damage. Choose up to 2 of your dice and turn each of them to a side showing damage.'
reads 'tcg AOTC-13' 'Your opponent builds all cards face up (they still count as facedown).'
says 'tcg ROTJ-3' 'if you have Luke Skywalker or Princess Leia in the Character arena'
reads 'tcg ROTJ-34' "Tap this unit → Choose one of your opponent's units in battle and one of your units in the same arena: the first must attack the second this turn. Give the first unit -2 power this turn."
reads 'tcg AOTC-171' 'Remove up to 4 damage counters from one of your Space units.'
says 'tcg ROTJ-96' "for each of your opponent's units in the Space arena."
never 'two gifts to one unit in two sentences' '^tcg .* gets .*(, | and )it gets |^tcg .*[Gg]ive .*(, | and )give it '
says 'tcg AOTC-20' 'in that arena gets -20 speed and -2 power until'
reads 'tcg AOTC-24' 'Search your deck. You may show a unit card from your deck and put it into your hand. Shuffle your deck. Complete only if you have a Jedi unit in the Character arena.'
says 'tcg AOTC-67' 'Tap this unit and discard 2 cards from your hand → Draw'
reads 'tcg AOTC-141' 'Choose up to 2 Ground unit cards in your discard pile and put each of them into your hand.'
reads 'tcg ROTS-18' 'Discard a card from your hand and tap this unit → Get 1 more build point this turn. Play only during your build step.'
says 'tcg ROTS-47' 'Gain half its build cost, rounded down, in any combination of build points and Force.'
reads 'tcg ROTJ-29' 'Pilot: If there are at least 2 Pilots on the unit it is on, it gets +30 speed, +3 power and Accuracy 2.'
reads 'tcg ROTJ-48' 'This unit gets +X power and +X health, X being your Force.'
says 'tcg ROTJ-53' 'Enhance, in place of the above: Pay 3 Force → Choose an arena. Each of'
reads 'tcg ROTJ-64' 'Neither player can play Battle cards during the Character battle step.'
says 'tcg ROTJ-69' 'give it "Pay 0 Force → Retaliate 3" this turn.'
reads 'tcg ROTS-15' 'Each Darth Vader gets +1 power and +1 health for each of the mastery counters on this Location.'
says 'tcg ROTS-43' 'look at the top card of your deck, and you may put the top card of your deck into'
says 'tcg ROTS-53' 'put 2 of those cards into your hand and put the rest on the bottom'
says 'tcg ROTS-70' 'put one of those cards into your hand and put the rest on the bottom'
says 'tcg ROTS-107' 'Choose 3 of your Jedi units in the Character arena with different names. Each of them gets +2 power and Accuracy 1 this turn.'
reads 'tcg AOTC-60' 'When the Character battle step starts, either remove 1 damage counter from this unit or give this unit Critical Hit 2 until the end of battle.'

# Names that are one for uniqueness stand on the card, and no others can be written.
"$cantina" cards show AOTC-62 | grep -qF 'persona Anakin Skywalker, Darth Vader' || {
    fail 'Anakin Skywalker does not name the other name'
}
mkdir -p "$folder/tcg/ZZ"
echo 'character "X" { id = "ZZ-1", side = dark, cost = 1, speed = 10, power = 1, health = 1, unique = true, persona = "Nobody" }' >"$folder/tcg/ZZ/a.lua"
"$cantina" cards check "$folder/tcg" | grep -qF 'it must be one of Anakin Skywalker, ' || {
    fail 'a persona that nobody knows is accepted'
}
finish

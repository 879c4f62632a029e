#!/usr/bin/env bash
# What cards of all games read: no holes, no doubled words, no slips that a reader would stumble over. $CANTINA is the program.
set -u
. "$(dirname "$0")/common.bash"

# The wordings alone, a line each behind its card's id.
for game in $("$cantina" cards list --json | grep -oE '"game":"[a-z]+"' | sort -u | cut -d '"' -f 4); do
    mapfile -t ids < <("$cantina" cards list "$game" | awk 'NR > 1 && $1 ~ /[-_]/ { print $1 }')
    "$cantina" cards show --game "$game" "${ids[@]}" | awk -v game="$game" '
        /^[^ ].*\(.*, .* of set/ { match($0, /\([^(]*of set/); id = substr($0, RSTART + 1); sub(/,.*/, "", id); next }
        /^  abilities:/ { next }
        /^  [A-Z(]/ { print game " " id ": " substr($0, 3) }' >>"$folder/all"
done
if [ "$(wc -l <"$folder/all")" -lt 1500 ]; then
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
never 'a word twice' '\b(?!Take Take Them\b|that\b|had\b|Boga\b|Sy\b|Jar\b)([A-Za-z]+) \1\b'
never 'an article that does not fit' '\b[Aa] (a|an|the|each|one of|your|another)\b|\b[Aa]n ((a|an|the)\b|[bcdfgjklmnpqrstvwxz])|\b[Aa] [aeio](?!ne\b)[a-z]'
never 'a sentence that begins small' '\. [a-z]'
never 'no stop at the end' '[^.")]$'
never 'a number that does not agree' '(?<![0-9.+-])\b1 (cards|resources|counters|tokens|shields|points)\b|\b[2-9] (card|resource|counter|token|shield) '
never 'the top "that many"' '\bthe top that\b|[+-]that\b'
never 'an opponent, and again an opponent who may be another' '^destiny .*an opponent.s .* (in|of) an opponent.s '
never 'a sign that narrows an event and stands elsewhere' '^destiny .*→'
never 'the largest number in place of "any number"' 'up to 16\b'
never 'calls in place of a sentence' '[a-z]_[a-z]|\bbearing\b'
never 'a number of a player that is "for you"' '^ccg .* for (you|your opponent)\b'
never 'a side of a location as a condition' 'you are the (Dark|Light) Side'
never 'what a passive hides' '(occupied|controlled|begun) by (you|your opponent)\b'
never 'this card, where a card of this game says "here"' '^ccg .*(at this card.s location|present with this card|aboard this card)'
never 'the card that it is on, called attached' '^ccg .*the attached card'
never 'an immunity that is added to' 'add [0-9]+ to the immunity'
never 'what is piloted, by its number' 'added to what is piloted'
never 'a thing that is two things' '\ba(n)? (a|an) |is an a '
never 'a minus that is added' '[Aa]dd(s|ing)? -[0-9]'
never 'a bare number that is subtracted in a riddle' 'up to [A-Za-z]+ equal to|as (many|much) as that (many|much)|as that much'
never 'two names of what was chosen' 'move the first to the second'
never 'an opponent who is told of in the third person to the opponent' 'your opponent chooses one: (your opponent|.*; or your opponent)'
never 'a price between a number and its thing' 'indirect equal to|deal indirect [^0-9Xd]'
never '"you may" and then another player' 'you may your opponent'

never 'a condition that is denied as a whole' 'not true that'
never 'two negations that are none' 'other than (that|with)\b'
never 'a set that is named twice' 'among (them|the rest) among|exactly [0-9]+ (them|the rest)\b'
never 'a minus before words' '-(the|half|that|twice)\b'
never 'a price that is no damage' '[Dd]eals? [0-9A-Za-z ]*indirect equal'

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
reads 'destiny EaW-81' "If you can spot one of your yellow characters, reveal each card in your opponent's hand, choose an event card in your opponent's hand and force its player to play it as their next action this round, if able."
reads 'destiny AW-27' "After an opponent's card is played or discarded (by whoever's effect) as the last one in hand, that opponent deals 2 damage to one of their characters."
reads 'destiny LEG-2' "After one or more dice of this character or an upgrade on it are removed by an opponent's card effect (a special is none), you may remove one of that opponent's dice."
reads 'destiny LEG-135' "After a die of the attached character itself (not of an upgrade on it) is removed by an opponent's card effect (a special is none), you may exhaust this upgrade. If you do, roll that die into your pool."
reads 'destiny AW-29' "Special: Discard a card in your hand and resolve a side of its die, if able. Then if it is a vehicle, you may play it."
reads 'destiny AW-112' "Choose any number of your red dice showing ranged damage and remove each of them, counting its value 1 higher. If you chose one or more, discard a support whose cost is at most the combined value of what was removed."
says 'destiny AW-95' 'If you chose one or more, deal that much damage'
reads 'destiny AW-28' "Action: Remove one of your dice of this character to choose up to 2 of your dice and reroll each of them."
reads 'destiny AW-131' "Remove one of your character dice. If you do, your opponent removes 2 of their dice."
reads 'destiny AW-158' "Remove one of your dice showing damage to discard a weapon or equipment upgrade whose cost is at most the combined value of what was removed."
reads 'destiny AW-132' "Discard the top 3 cards of your deck. Then you may put an upgrade or support card in your discard pile into your hand."
reads 'destiny TOY-41' 'After each round ends, gain 1 resource.'
reads 'destiny TOY-54' "Choose an opponent's character. After this round ends, defeat that character."
says 'destiny EaW-31' 'After this character activates for the first time each round, you may'
reads 'destiny SoR-46' 'After one of your cards is played as the last one in hand for the first time each round, gain 1 resource.'
reads 'destiny SoR-9' "After an opponent discards a card to reroll dice, you may discard a card in that opponent's hand that they choose."
reads 'destiny EaW-33' 'Before you take an action, if you have a die of this character, you may resolve one of your dice of it.'
says 'destiny LEG-20' 'After you deal indirect damage to yourself, you'
reads 'destiny LEG-148' "Deal 1 damage to an opponent's character. Then its controller may discard a card in their hand. If they do, repeat this effect with its controller in your place."
says 'destiny AW-11' 'deal damage equal to its cost to the chosen character.'
says 'destiny AW-23' 'Spend 5 resources to choose a character. After this round ends, defeat that character.'
reads 'destiny AW-98' "Discard cards in your opponent's hand that they choose until no more are left than the number of cards in your hand."
says 'destiny AW-92' 'to roll its die into your pool.'
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
reads 'tcg ROTJ-34' "Tap this unit → Choose one of your opponent's units in battle, give it -2 power this turn and make it attack one of your units in the same arena as it this turn."
reads 'tcg AOTC-171' 'Remove up to 4 damage counters from one of your Space units.'
says 'tcg ROTJ-96' "for each of your opponent's units in the Space arena."
never 'two gifts to one unit in two sentences' '^tcg .* gets .*(, | and )it gets |^tcg .*[Gg]ive .*(, | and )give it '
says 'tcg AOTC-20' 'in that arena -20 speed and -2 power until'
reads 'tcg AOTC-24' 'Search your deck. You may put a unit card from your deck faceup into your hand. Shuffle your deck. Complete only if you have a Jedi unit in the Character arena.'
says 'tcg AOTC-67' 'Tap this unit and discard 2 cards from your hand → Draw'
reads 'tcg AOTC-141' 'Put up to 2 Ground cards in your discard pile into your hand.'
says 'tcg ROTS-18' 'Gain 1 build point. Play only during your build step.'
says 'tcg ROTS-47' 'Gain half its build cost (rounded down) in any combination of build points and Force.'
reads 'tcg ROTJ-29' 'Pilot: If there are at least 2 Pilots on the unit it is on, it gets +30 speed, +3 power and Accuracy 2.'
reads 'tcg ROTJ-48' 'This unit gets +X power and +X health, X being your Force, in every zone.'
says 'tcg ROTJ-53' 'Enhance, in place of the above: Pay 3 Force → Choose an arena. Each of'
reads 'tcg ROTJ-64' 'During the Character battle step, neither player can play Battle cards.'
says 'tcg ROTJ-69' 'give it "Pay 0 Force → Retaliate 3" this turn.'
reads 'tcg ROTS-15' 'Each Darth Vader gets +1 power and +1 health for each of the counters on this Location.'
says 'tcg ROTS-43' 'look at the top card of your deck, and you may discard that card;'
says 'tcg ROTS-53' 'put 2 of those cards into your hand and put the rest on the bottom'
says 'tcg ROTS-70' 'put one of those cards into your hand and put the rest on the bottom'
says 'tcg ROTS-107' 'Choose 3 of your Jedi units in the Character arena with different names and give each of them +2 power and Accuracy 1 this turn.'
reads 'tcg AOTC-60' 'When the Character battle step starts, either remove 1 damage counter from this unit or give this unit Critical Hit 2 until the end of battle.'
reads 'ccg 2_103' 'Adds 1 to the power of anything it pilots.'
reads 'ccg 8_166' 'Light Side: Your docking bay transit from here costs 7 Force.'
reads 'ccg 1_293' 'Dark Side: If you control this location, add 1 to your Force drains here.'
reads 'ccg 1_295' 'Dark Side: Add 1 to the power and forfeit of each of your spy, thief, bounty hunter or smuggler characters here.'
reads 'ccg 8_170' 'This vehicle is immune to attrition less than 4.'
reads 'ccg 9_51' 'If a battle destiny was just drawn by you, add 1 to that destiny draw.'
reads 'ccg 9_62' 'Your opponent may not react to this location or react from this location.'
reads 'ccg 9_108' 'If this character is aboard a TIE starship, it adds 3 to the power of anything it pilots.'
reads 'ccg 8_159' 'Dark Side: During your move phase, move one of your characters, vehicles or starships here to Endor: Bunker as its regular move.'
reads 'ccg 101_5' 'Deployment: Only if your opponent has fewer than 2 unique characters.'
reads 'destiny AW-79' 'Your opponent chooses one: lose all resources; or discard each card in their hand.'
reads 'destiny AW-159' 'If you can spot one of your yellow characters, remove a die with value 2 or less.'
says 'tcg AOTC-8' "if that player has at least 4 units in the Space arena, discard one of that player's units in the Space arena."
reads 'lcg TOY-259' 'Reaction: after you resolve a fate card, draw 1 card.'
reads 'lcg TOY-319' 'The enhanced objective gets +2 damage capacity.'
reads 'lcg TOY-30' 'The enhanced unit gets +1 unit damage icon.'
reads 'lcg TOY-303' 'If you won an edge battle this engagement, this unit gets +1 unit damage icon.'
reads 'lcg TOY-318' 'Reaction: after a player places a card in an edge stack, and it is a unit card revealed in your edge stack, draw 1 card.'
reads 'lcg TOY-310' 'Action: Deal damage equal to the number of objectives in your victory pile to an enemy unit.'
reads 'lcg TOY-312' "Reaction: after an event card in your opponent's hand is discarded, draw 1 card."
reads 'lcg TOY-314' 'While in your hand: This unit gets -1 cost (to a minimum of 1) for each friendly unit.'
reads 'lcg TOY-317' 'Reaction: after you draw a card because of one of your events, deal 1 damage to an enemy unit. Once per turn.'
reads 'lcg CORE-25.4' 'Forced Reaction: after you refresh, destroy a non-Vehicle unit with the lowest cost among non-Vehicle units.'

# Names that are one for uniqueness stand on the card.
"$cantina" cards show AOTC-62 | grep -qF 'persona Anakin Skywalker, Darth Vader' || {
    fail 'Anakin Skywalker does not name the other name'
}
finish

#!/usr/bin/env bash
# What a new author writes by mistake: each is refused with file and line, or warned of. $CANTINA is the program.
set -u
. "$(dirname "$0")/common.bash"

file=$folder/card.lua

# refused GAME TEXT CARD: the card, on the second line, is refused there, and what is said has TEXT in it.
refused() {
    printf -- '-- invented\n%s\n' "$3" >"$file"
    check 1 "card\\.lua:2: .*$2" cards check "$file" --game "$1"
}
# warned GAME TEXT CARD: it is a card, but not what its author meant.
warned() {
    printf -- '-- invented\n%s\n' "$3" >"$file"
    check 0 "card\\.lua:2: .*warning: .*$2" cards check "$file" --game "$1"
    check 1 "card\\.lua:2: " cards check "$file" --game "$1" --strict
}
# accepted GAME CARD
accepted() {
    printf -- '-- invented\n%s\n' "$2" >"$file"
    check 0 ', 0 errors, 0 warnings' cards check "$file" --game "$1" --strict
}

unit='side = dark, cost = 0, force = 1, capacity = 2'
person='side = dark, destiny = 1, deploy = 1, power = 1, ability = 1, forfeit = 1, subtype = imperial'

# Timings that a card of this type cannot have.
no() { printf "no abilities of the timing '%s', only of: %s" "$1" "$2"; }
accepted destiny 'battlefield "Z" { id = "ZZ-1", power_action = { gain(1) } }'
refused destiny "$(no special claim)" 'battlefield "Z" { id = "ZZ-1", abilities = { special(gain(1)) } }'
refused destiny "$(no after restriction)" 'event "Z" { id = "ZZ-1", cost = 0, color = red, after = { round_ends(), gain(1) } }'
refused destiny "$(no effect restriction)" 'support "Z" { id = "ZZ-1", cost = 0, color = red, effect = { gain(1) } }'
refused destiny "$(no claim ongoing)" 'plot "Z" { id = "ZZ-1", points = 1, claim = { gain(1) } }'
accepted destiny 'battlefield "Z" { id = "ZZ-1", claim = { gain(1) } }'
warned destiny "'back' stands beside 'other_side', which this card does not have" 'plot "Z" { id = "ZZ-1", points = 1, back = true }'
refused destiny "'gain' is something to do, and nothing is done under 'price'" 'event "Z" { id = "ZZ-1", cost = 1, color = red, price = { gain(1) } }'
refused destiny "plot has no abilities of the timing 'restriction'" 'plot "Z" { id = "ZZ-1", points = 1, restriction = { first_round } }'
accepted destiny 'event "Z" { id = "ZZ-1", cost = 1, color = red, price = { change{cost, -1, of = this} }, effect = { later{takes_action{by = opponent}, gain(1), lasting = next_turn} } }'
accepted destiny 'downgrade "Z" { id = "ZZ-1", cost = 1, color = red, modify = { only{on = support(opposing, vehicle)} }, action = { resolve(die(of(host))), and_then(gain(result)) } }'
refused lcg "$(no constant action)" 'event "Z" { id = "ZZ-1", side = dark, cost = 0, force = 1, constant = { draw(1) } }'
refused lcg "$(no action fate)" 'fate_card "Z" { id = "ZZ-1", side = dark, force = 1, action = { draw(1) } }'
refused lcg "$(no fate action)" "unit_card \"Z\" { id = \"ZZ-1\", $unit, fate = { draw(1) } }"
refused lcg "$(no reaction_from_hand action)" 'objective_card "Z" { id = "ZZ-1", side = light, resources = 1, capacity = 5, reaction_from_hand = { refreshed{ by = you }, draw(1) } }'
accepted lcg "unit_card \"Z\" { id = \"ZZ-1\", $unit, reaction = { refreshed{ by = you }, draw(1) } }"
refused ccg "$(no play automatic)" "character_card \"Z\" { id = \"ZZ-1\", $person, play = { retrieve(1) } }"
refused ccg "only an Immediate Effect answers from the hand" 'effect "Z" { id = "ZZ-1", side = dark, destiny = 3, response = { battle_initiated(), retrieve(1) } }'
refused ccg "an Interrupt lies nowhere where it could hold" 'interrupt "Z" { id = "ZZ-1", side = dark, destiny = 3, kind = used, constant = { change{power, 1, of = character(yours)} }, play = { retrieve(1) } }'
accepted ccg 'interrupt "Z" { id = "ZZ-1", side = dark, destiny = 3, kind = used, constant = { grant{immune("Sense"), to = this} }, play = { retrieve(1) } }'
refused ccg "no Interrupt is played at start_of_turn, end_of_turn or end_of_battle" 'interrupt "Z" { id = "ZZ-1", side = dark, destiny = 3, kind = used, play = { when(during(end_of_turn)), retrieve(1) } }'
refused ccg "answers from the hand only by a react of its own" "character_card \"Z\" { id = \"ZZ-1\", $person, response = { battle_initiated(), retrieve(1) } }"
refused ccg "only characters, starships, vehicles, weapons and devices deploy as a react" 'interrupt "Z" { id = "ZZ-1", side = dark, destiny = 3, kind = used, response = { battle_initiated(), deploy{this, as = react, from = hand} } }'
refused ccg "what waits for an event does not take next_turn" 'interrupt "Z" { id = "ZZ-1", side = dark, destiny = 3, kind = used, play = { each_time{force_retrieved(), retrieve(1), lasting = next_turn} } }'
refused ccg "$(no flips automatic)" 'effect "Z" { id = "ZZ-1", side = dark, destiny = 3, flips = { retrieve(1) } }'
accepted ccg 'interrupt "Z" { id = "ZZ-1", side = dark, destiny = 3, kind = used, play = { retrieve(1) } }'

# What comes too late, and what stands at the wrong place.
accepted ccg "character_card \"Z\" { id = \"ZZ-1\", $person, before = { about_to_be_lost(this), instead(put{this, to = used_pile}) } }"
refused ccg "'as' stands behind the event, which comes first" 'interrupt "Z" { id = "ZZ-1", side = dark, destiny = 3, kind = used_or_lost, response = { as(used), battle_initiated(), retrieve(1) } }'
refused ccg "'up_to' picks among what can be seen, and 'reserve_card' is looked for" 'effect "Z" { id = "ZZ-1", side = dark, destiny = 3, any_time = { put{up_to(2, reserve_card(titled("Sense"))), to = hand} } }'
refused ccg "the rest of top\\(...\\) is the whole deck below" 'effect "Z" { id = "ZZ-1", side = dark, destiny = 3, any_time = { choose(top(2, reserve_card(yours))), put{rest, to = used_pile} } }'
accepted ccg 'effect "Z" { id = "ZZ-1", side = dark, destiny = 3, any_time = { look(top(2, reserve_card(yours))), put{n_of(1, reserve_card(among(them))), to = hand}, put{rest, to = used_pile} } }'

# What holds among what is done, and the other way round.
refused destiny "'grant' among effects says how long: lasting = a period" 'event "Z" { id = "ZZ-1", cost = 0, color = red, effect = { grant{guardian, to = character(yours)} } }'
refused destiny "'deal' is something to do, and nothing is done under 'ongoing'" 'support "Z" { id = "ZZ-1", cost = 0, color = red, ongoing = { deal(2, character(opposing)) } }'
refused lcg "'draw' is something to do, and nothing is done under 'constant'" "unit_card \"Z\" { id = \"ZZ-1\", $unit, constant = { draw(1) } }"
refused lcg "among effects says how long" 'event "Z" { id = "ZZ-1", side = dark, cost = 0, force = 1, action = { forbid(attacks(unit(enemy))) } }'
refused ccg "'forbid' among effects says how long: lasting = a period" 'interrupt "Z" { id = "ZZ-1", side = dark, destiny = 3, kind = used, play = { forbid(moves(character(opposing))) } }'
refused ccg "'retrieve' is something to do, and nothing is done under 'constant'" 'effect "Z" { id = "ZZ-1", side = dark, destiny = 3, constant = { retrieve(1) } }'
refused tcg "'draw' is something to do, and nothing is done under 'static'" 'ground "Z" { id = "ZZ-1", side = neutral, cost = 2, speed = 20, power = 2, health = 2, static = { draw(1) } }'

# Whose doing an event is.
host_hurt='upgrade "Z" { id = "ZZ-1", cost = 0, color = red, after = { dealt_damage(host), may{gain{1, by = actor}, by = actor} } }'
accepted destiny "$host_hurt"
accepted destiny 'upgrade "Z" { id = "ZZ-1", cost = 0, color = red, after = { dealt_damage{host, by = opponent}, gain(1) } }'
refused destiny "'phase_begins' is nobody's doing: there is no 'actor'" 'support "Z" { id = "ZZ-1", cost = 0, color = red, after = { phase_begins{how = upkeep}, may{gain{1, by = actor}, by = actor} } }'
refused destiny "'round_ends' is nobody's doing: there is no 'actor'" 'support "Z" { id = "ZZ-1", cost = 0, color = red, action = { later(round_ends(), gain{1, by = actor}) } }'
refused destiny "'defeated' is nobody's doing: it has no role 'by'" 'support "Z" { id = "ZZ-1", cost = 0, color = red, after = { defeated{character(yours), by = opponent}, gain(1) } }'
refused tcg "'is_damaged' is nobody's doing: it has no role 'by'" 'ground "Z" { id = "ZZ-1", side = neutral, cost = 2, speed = 20, power = 2, health = 2, whenever = { is_damaged{this, by = opponent}, draw(1) } }'
warned destiny "'actor' belongs to an event, and this ability answers none" 'event "Z" { id = "ZZ-1", cost = 0, color = red, effect = { gain{1, by = actor} } }'

# The object of die_resolved is the die; the order of several things is for several.
accepted destiny 'support "Z" { id = "ZZ-1", cost = 0, color = red, die = { "1 ranged", "1 ranged", "1 ranged", "1 ranged", "blank", "blank" }, after = { die_resolved(this), may(roll(object)) } }'
refused destiny "'in_order' is about several things, and this 'put' is about one" 'event "Z" { id = "ZZ-1", cost = 0, color = red, effect = { put{card_in_hand(yours), deck_bottom, in_order = yes} } }'
refused destiny "no subtype is named before this" 'character "Z" { id = "ZZ-1", points = 9, health = 9, color = red, after = { activates(this), grant{subtype, chosen, to = this, lasting = round} } }'

# What is about players only.
refused destiny "'forbid' is about a player here, not 'host': write you, opponent" 'upgrade "Z" { id = "ZZ-1", cost = 0, color = red, ongoing = { forbid(activates(host)) } }'
refused destiny "'hand_size' is not a cost" 'support "Z" { id = "ZZ-1", cost = 0, color = red, ongoing = { change{hand_size, 1, of = this} } }'

# What has happened is asked in games that note it, and about a period that is there.
accepted tcg 'battle "Z" { id = "ZZ-1", side = neutral, effect = { when(happened(attacks(unit(yours)), this_turn)), draw(1) } }'
refused tcg "'while_tapped' is no time that 'happened' can ask about" 'battle "Z" { id = "ZZ-1", side = neutral, effect = { when(happened(attacks(unit(yours)), while_tapped)), draw(1) } }'
refused lcg "'next_turn' is still to come" 'event "Z" { id = "ZZ-1", side = dark, cost = 0, force = 1, action = { when(happened(destroyed(unit(enemy)), next_turn)), draw(1) } }'
accepted lcg 'event "Z" { id = "ZZ-1", side = dark, cost = 0, force = 1, action = { when(happened(destroyed(unit(enemy)), turn)), draw(1) } }'

# Whoever pays is asked, and nobody else.
crew='side = neutral, cost = 2, speed = 20, power = 2, health = 2'
accepted tcg "ground \"Z\" { id = \"ZZ-1\", $crew, whenever = { attacks(this), may{pay{3, by = opponent}, and_then(tap(this)), by = opponent} } }"
refused tcg "'pay' is paid by whoever is asked: may\\{pay\\{..., by = opponent\\}, ..., by = opponent\\}" "ground \"Z\" { id = \"ZZ-1\", $crew, whenever = { attacks(this), may(pay{3, by = opponent}, and_then(tap(this))) } }"
refused destiny "'spend' is paid by whoever is asked" 'event "Z" { id = "ZZ-1", cost = 0, color = red, effect = { may(spend{1, by = opponent}, and_then(gain(1))) } }'
refused tcg "damage_is_prevented" "ground \"Z\" { id = \"ZZ-1\", $crew, whenever = { attacks(this), later(damage_is_prevented(this), draw(1)) } }"
accepted tcg "ground \"Z\" { id = \"ZZ-1\", $crew, activated = { limit(turn, any), cost(pay(1)), gain(1) } }"
refused destiny "'limit' says how often as a whole number from 2 to 9" 'support "Z" { id = "ZZ-1", cost = 0, color = red, action = { limit(round, any), gain(1) } }'

# What a verb has done is asked of before there was one.
refused tcg "'result' is what stands before it has done, and nothing does" 'battle "Z" { id = "ZZ-1", side = neutral, effect = { gain(result) } }'
refused tcg "'that_arena' is what stands before it has done, and nothing does" 'battle "Z" { id = "ZZ-1", side = neutral, effect = { tap(unit(at(that_arena))) } }'
accepted tcg 'battle "Z" { id = "ZZ-1", side = neutral, effect = { choose_arena, tap(unit(at(that_arena))) } }'

# What the grammar has and a game has not; how long a verb lasts.
refused tcg "tcg has no 'times =' of 'change'" 'battle "Z" { id = "ZZ-1", side = neutral, effect = { change{ power, times = 2, of = unit, lasting = this_turn } } }'
refused tcg "'control' needs 'lasting'" 'battle "Z" { id = "ZZ-1", side = neutral, effect = { control(unit(opposing)) } }'

# Facts that say nothing, or twice the same.
refused tcg "'arenas' must be a word, or a list of words" 'location "Z" { id = "ZZ-1", side = neutral, cost = 1, arenas = {} }'
warned tcg "'version' stands beside 'unique', which this card does not have" 'ground "Z" { id = "ZZ-1", side = neutral, cost = 2, speed = 20, power = 2, health = 2, version = "A" }'
warned tcg "'subtypes' has 'jedi' twice" 'ground "Z" { id = "ZZ-1", side = neutral, cost = 2, speed = 20, power = 2, health = 2, subtypes = { jedi, jedi } }'

# A card that lies elsewhere by then.
refused lcg "'unit' never fits 'discarded'" "unit_card \"Z\" { id = \"ZZ-1\", $unit, reaction = { discarded(unit(enemy)), draw(1) } }"
refused lcg "'discarded_card' never fits 'leaves_play'" "unit_card \"Z\" { id = \"ZZ-1\", $unit, reaction = { leaves_play(discarded_card(yours)), draw(1) } }"
accepted lcg "unit_card \"Z\" { id = \"ZZ-1\", $unit, reaction = { discarded(hand_card(theirs)), draw(1) } }"

# What is captured lies captured by then; whose ability is used is asked before it is done.
refused lcg "'unit' never fits 'captured'" "unit_card \"Z\" { id = \"ZZ-1\", $unit, reaction = { captured(unit(enemy)), draw(1) } }"
accepted lcg "unit_card \"Z\" { id = \"ZZ-1\", $unit, reaction = { captured(captured_card(of_type(unit))), draw(1) } }"
refused lcg "'ability_used'" "unit_card \"Z\" { id = \"ZZ-1\", $unit, reaction = { ability_used(unit(enemy)), draw(1) } }"
accepted lcg "unit_card \"Z\" { id = \"ZZ-1\", $unit, interrupt = { ability_used(unit(enemy)), cancel } }"
accepted lcg "unit_card \"Z\" { id = \"ZZ-1\", $unit, reaction = { leaves_play(unit(enemy)), draw(1) } }"

# A cost of several cards is paid with all of them: whether it can be is asked before one is picked.
refused lcg "a cost takes no 'where': say with filters what 'n_of' is paid with" "unit_card \"Z\" { id = \"ZZ-1\", $unit, action = { cost(discard(n_of{ 2, hand_card(yours), where = same(cost) })), draw(1) } }"
accepted lcg "unit_card \"Z\" { id = \"ZZ-1\", $unit, action = { cost(focus(n_of(2, unit(yours, ready)))), draw(1) } }"

# What holds in the hand is what the card itself costs.
refused lcg "what holds there is what the card itself costs" "unit_card \"Z\" { id = \"ZZ-1\", $unit, constant = { works(hand), change{unit_damage, 1, of = this} } }"
refused lcg "what holds there is what the card itself costs" "unit_card \"Z\" { id = \"ZZ-1\", $unit, constant = { works(hand), change{cost_to_play, -1, of = hand_card(yours)} } }"
accepted lcg "unit_card \"Z\" { id = \"ZZ-1\", $unit, constant = { works(hand), change{cost_to_play, -1, of = this} } }"
refused lcg "what holds there is what the card itself costs" "unit_card \"Z\" { id = \"ZZ-1\", $unit, constant = { works(hand), allow(needs_no_match(hand_card(yours))) } }"
accepted lcg "unit_card \"Z\" { id = \"ZZ-1\", $unit, constant = { works(hand), allow(needs_no_match(this)) } }"
refused lcg "no abilities of the timing 'action_from_hand'" 'objective_card "Z" { id = "ZZ-1", side = light, resources = 1, capacity = 5, action = { works(hand), draw(1) } }'

# What a verb cannot work on.
never() { printf "'%s' never works on '%s'" "$1" "$2"; }
lcgEvent() { printf 'event "Z" { id = "ZZ-1", side = dark, cost = 0, force = 1, action = { %s } }' "$1"; }
refused lcg "$(never damage hand_card)" "$(lcgEvent 'damage(1, hand_card(yours))')"
refused lcg "$(never destroy hand_card)" "$(lcgEvent 'destroy(all(hand_card(yours)))')"
refused lcg "$(never focus hand_card)" "$(lcgEvent 'focus(hand_card(yours))')"
refused lcg "$(never commit objective)" "$(lcgEvent 'commit(objective(theirs))')"
refused lcg "$(never withdraw objective)" "$(lcgEvent 'withdraw(objective(yours))')"
refused lcg "$(never put_into_play unit)" "$(lcgEvent 'put_into_play(unit(yours))')"
refused lcg "$(never take_control enhancement)" "$(lcgEvent 'take_control(enhancement(theirs))')"
refused lcg "$(never rescue deck_card)" "$(lcgEvent 'rescue(top(1, deck_card(theirs)))')"
accepted lcg "$(lcgEvent 'damage(1, all(unit(enemy)))')"

# A choice among cards that nobody sees.
refused lcg "nobody sees 'deck_card'" "$(lcgEvent 'capture(deck_card(theirs), objective(yours))')"
refused lcg "nobody sees 'deck_card'" "$(lcgEvent 'choose(deck_card(theirs)), move(it, hand)')"
refused lcg "nobody sees 'deck_card'" "$(lcgEvent 'move(any(deck_card(yours)), hand)')"
accepted lcg "$(lcgEvent 'look(top(3, deck_card(theirs))), capture(deck_card(among(them)), objective(yours))')"
accepted lcg "$(lcgEvent 'capture(top(1, deck_card(theirs)), objective(yours))')"

# References to what is not there.
warned destiny "'it' stands for what was chosen, and nothing was chosen before" 'event "Z" { id = "ZZ-1", cost = 0, color = red, effect = { deal(2, it) } }'
warned lcg "'it' stands for what was chosen, and nothing was chosen before" 'event "Z" { id = "ZZ-1", side = dark, cost = 0, force = 1, action = { choose(random(2, hand_card(theirs))), discard(it) } }'
warned ccg "'it' stands for what was chosen, and nothing was chosen before" 'effect "Z" { id = "ZZ-1", side = dark, destiny = 3, just = { battle_initiated(), lose(it) } }'
warned tcg "'it' stands for what was chosen, and nothing was chosen before" 'battle "Z" { id = "ZZ-1", side = neutral, effect = { cost(choose{ unit(yours), name = "x" }, discard(it)), draw(1) } }'
warned destiny "'amount' belongs to an event" 'support "Z" { id = "ZZ-1", cost = 0, color = red, action = { gain(amount) } }'
refused destiny "nothing is named 'y' before this" 'support "Z" { id = "ZZ-1", cost = 0, color = red, action = { choose{ character(opposing), name = "x" }, deal(1, the("y")) } }'
refused destiny "'otherwise' stands behind may" 'support "Z" { id = "ZZ-1", cost = 0, color = red, action = { otherwise(gain(1)) } }'
refused destiny "'cost' has no place here" 'support "Z" { id = "ZZ-1", cost = 0, color = red, action = { gain(1), cost(exhaust(this)) } }'

# A linked folder of cards is read, and one that leads back to itself is no circle.
mkdir -p "$folder/lcg/cards" "$folder/elsewhere"
printf 'event "Linked" { id = "ZZ-2", side = dark, cost = 0, force = 1, action = { draw(0) } }\n' >"$folder/elsewhere/linked.lua"
ln -sfn "$folder/elsewhere" "$folder/lcg/cards/link"
ln -sfn "$folder/lcg" "$folder/lcg/cards/around"
check 1 'link/linked\.lua:1: ' cards check "$folder/lcg/cards"

# Of which game a scenario is.
printf 'scenario "S" { rules = { "LCG-FX-07" }, given = {}, steps = { p1.passes } }\n' >"$folder/story.lua"
check 1 'which game[?].*--game lcg' scenario run "$folder/story.lua"
check 1 '0 passed, 1 failed' scenario run "$folder/story.lua"
check 1 'FAIL.*story\.lua' scenario run "$folder/story.lua" --game lcg --mode plain
check 2 "there is no game 'lgc'" scenario run "$folder/story.lua" --game lgc

finish

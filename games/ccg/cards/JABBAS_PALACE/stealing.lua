-- Jabba's Palace: stealing.

interrupt "Weapon Levitation" { id = "6_79", side = light, unique = true, destiny = 4, kind = used_or_lost,
  abilities = {
    play(as(used), put{used_card(yours, weapon_card), to = hand}),
    response(played(interrupt_card(titled("You Are Beaten"))), as(lost), cancel(subject)),
    response(battle_initiated(), as(lost), cost(choose{character(yours, at_battle, more(ability, 3)), name = "first"}, choose{weapon_card(opposing, of_kind(character_weapon), at_battle), name = "second"}), steal(the("second"), the("first"))) } }
character_card "Chadra-Fan" { id = "6_9", side = light, subtype = alien_type, species = chadra_fan, destiny = 4, deploy = 2, power = 1, ability = 2, forfeit = 2, traits = { thief },
  constant = { when(exists(character(titled("Kabe"), at(site(titled("Jabba's Palace: Audience Chamber")))))), change{power, 2, of = this}, change{forfeit, 2, of = this} },
  optional = { when(during(control_phase)), when(your_turn()), choose(random(1, hand_card(opposing))), look(it), when(is(it, of_kind(character_weapon)), steal{it, to = hand}) } }

-- Reflections II: characters and interrupts.

interrupt "Alter & Friendly Fire" { id = "10_1", side = light, destiny = 4, kind = used_or_lost,
  abilities = {
    play(as(used), cost(choose{character(yours, equal(ability, most(ability, character(yours)))), name = "first"}, choose{effect_card(), name = "second"}), draw_destiny(),
      and_then(when(less(total_destiny(), ability(the("first"))), cancel(the("second"))))),
    response(battle_initiated(), as(lost), when(at_a_site()), when(at_least(count(character(opposing, at_battle)), 2)), when(exists(weapon_card(opposing, at_battle))),
      draw_destiny(), and_then(when(less(total_destiny(), count(character(opposing, at_battle))), lose{character(opposing, at_battle), by = opponent}))) },
  missing = { "sparing what is immune to Alter" } }
character_card "Chewbacca, Protector" { id = "10_3", side = light, unique = true, subtype = rebel, species = wookiee, persona = "Chewie", destiny = 1, deploy = 5, power = 6, ability = 2, forfeit = 6, armor = 4, icons = { pilot_icon, warrior_icon }, traits = { smuggler },
  constant = {
    { when(exists(character(persona_of("Leia"), at_destination))), change{deploy_cost, -3, of = this} },
    { change{piloting_power, or_if(2, 3, is(this, piloting(starship(persona_of("Falcon"))))), of = this} } },
  any_time = { limit(turn), when(is(this, at(site()))), cost(choose(character(opposing, less(power, 4), here))), make{textless, it, lasting = turn} } }
interrupt "Alter & Collateral Damage" { id = "10_30", side = dark, destiny = 4, kind = used_or_lost,
  abilities = {
    play(as(used), cost(choose{character(yours, equal(ability, most(ability, character(yours)))), name = "first"}, choose{effect_card(), name = "second"}), draw_destiny(),
      and_then(when(less(total_destiny(), ability(the("first"))), cancel(the("second"))))),
    response(battle_initiated(), as(lost), when(at_a_site()), when(at_least(count(character(opposing, at_battle)), 2)), when(exists(weapon_card(opposing, at_battle))),
      draw_destiny(), and_then(when(less(total_destiny(), count(character(opposing, at_battle))), lose{character(opposing, at_battle), by = opponent}))) },
  missing = { "sparing what is immune to Alter" } }

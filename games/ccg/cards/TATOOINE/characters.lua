-- Tatooine: characters drawn by lot. missing: which texts are not described.

character_card "Gamall Wironicc" { id = "11_56", side = dark, unique = true, destiny = 2, deploy = 2, power = 4, ability = 2, forfeit = 3, subtype = alien_type, icons = { pilot_icon, warrior_icon },
  constant = {
    { change{piloting_power, 1, of = this} },
    { when(is(this, on("Tatooine"))), change{power, -2, of = this} },
    { when(is(this, in_battle)), forbid(is_targeted_by_weapons(character(yours, other, present))) } },
  automatic = { was_hit(this), put{this, to = used_pile} } }
character_card "Watto" { id = "11_65", icons = { episode_i }, side = dark, unique = true, destiny = 3, deploy = 2, power = 3, ability = 2, forfeit = 4, landspeed = 1, subtype = alien_type, species = toydarian, traits = { gambler },
  constant = { grant{landspeed, 2, to = this} },
  any_time = { limit(turn), when(your_turn()), put{reserve_card(titled("Watto's Chance Cube")), to = hand} } }
character_card "Caldera Righim" { id = "11_1", side = light, unique = true, destiny = 2, deploy = 3, power = 2, ability = 2, forfeit = 3, subtype = alien_type, species = talz,
  automatic = { battle_initiated(), when(battle_here()), each(each_player, may{draw{2, upto = yes, by = they}, by = they}) },
  constant = { when(no(exists(card(titled("Great Warrior"))))), when(at_least(total_ability(opponent), 8)), forbid(initiates_battle(opponent)) } }

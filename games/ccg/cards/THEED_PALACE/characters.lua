-- Theed Palace: characters drawn by lot. missing: which texts are not described.

character_card "Bok Askol" { id = "14_75", icons = { episode_i }, side = dark, unique = true, destiny = 3, deploy = 2, power = 1, ability = 2, forfeit = 4, subtype = alien_type, species = pacithhip,
  optional = { when(during(deploy_phase)), when(your_turn()), limit(phase), draw_destiny(), when(at_least(total_destiny(), 5), change{power, 4, of = this, lasting = turn}) },
  missing = { "the battle destiny that he may draw this turn after a destiny of 3 or 4" } }
character_card "OWO-1 With Backup" { id = "14_84", side = dark, unique = true, destiny = 1, deploy = 6, power = 6, ability = 0, forfeit = 5, armor = 5, subtype = droid_type, icons = { presence_icon, episode_i }, traits = { battle_droid, leader },
  constant = {
    { change{power, count(character(opposing, at_least(ability, 6), present)), of = this} },
    { when(is(this, at(site()))), when(exists(character(other, battle_droid, here))), change{if_unable_otherwise, 2, of = you} },
    { change{force_drain, -1, of = opponent, at = site(near, except(here))} },
    { change{landspeed_cost, 2, of = this} } } }

-- Enhanced Cloud City: characters drawn by lot.

character_card "Lando With Blaster Pistol" { id = "109_3", side = light, unique = true, destiny = 1, deploy = 4, power = 3, ability = 3, forfeit = 5, subtype = alien_type, persona = "Lando", permanent_weapon = "Blaster Pistol", icons = { pilot_icon, warrior_icon }, traits = { gambler, leader, smuggler },
  constant = {
    { change{piloting_power, 2, of = this} },
    { when(is(this, at(site(cloud_city)))), when(exists(character(yours, other, loyal(alien_type), here))), change{battle_destinies, 1, of = you} } },
  fire = { limit(battle), cost(choose(character(in_range, present))), draw_destiny{kind = weapon_draw, plus = 1}, when(more(total_destiny(), defense(it)), make(hit, it), change{forfeit, to = 0, of = it}) } }

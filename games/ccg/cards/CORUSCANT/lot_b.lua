-- Coruscant: cards drawn from those that nobody had written, the second time.

character_card "Captain Madakor" { id = "12_1", side = light, unique = true, subtype = republic, destiny = 2, deploy = 2, power = 2, ability = 2, forfeit = 5, icons = { pilot_icon, warrior_icon, episode_i }, traits = { captain, female },
  constant = {
    { change{piloting_power, 2, of = this} },
    { when(is(this, piloting(starship(titled("Radiant VII"))))), when(equal(count(starship(yours, here)), 1)), change{battle_destinies, at_most = 1, of = opponent} } } }
interrupt "Mindful Of The Future" { id = "12_62", side = light, unique = true, destiny = 5, kind = used_or_starting, icons = { episode_i },
  play = { cost(use(2)), deploy(reserve_card(yours, location_card, unique_only, battleground, except(same(title, location_card())))) },
  starting = { deploy{reserve_card(yours, any_effect, without_deploy_cost), free = yes}, put{this, to = lost_pile} } }
character_card "P-60" { id = "12_115", side = dark, unique = true, subtype = droid_type, destiny = 3, deploy = 4, power = 3, armor = 5, forfeit = 4, icons = { permanent_weapon, presence_icon, episode_i }, permanent_weapon = "Twin Cannons", traits = { destroyer_droid },
  constant = { when(is(this, at(site()))), when(exists(character(other, destroyer_droid, here))), change{battle_destinies, 1, of = you} },
  fire = { limit(battle), cost(choose(shot(in_range, present, one_of(character, vehicle_card)))), draw_destiny{kind = weapon_draw, plus = 2},
    when(more(total_destiny(), defense(it)), make(hit, it), lose_force{1, by = opponent}) } }

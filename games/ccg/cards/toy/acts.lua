-- Invented cards that forbid or allow one act, and that ask one thing.

effect "Toy Ceasefire" { id = "TOY-2200", destiny = 3, deploy = 0, constant = { forbid(fires(character(opposing))) } }
effect "Toy Padlock"   { id = "TOY-2201", destiny = 3, deploy = 0, constant = { forbid(is_fired(weapon_card(opposing))) } }
effect "Toy Sling"     { id = "TOY-2202", destiny = 3, deploy = 0, constant = { forbid(is_disarmed(character(yours))) } }
effect "Toy Keystone"    { id = "TOY-2203", destiny = 3, deploy = 0, constant = { forbid(turns(objective_card(opposing))) } }
effect "Toy Mire"      { id = "TOY-2204", destiny = 3, deploy = 0, constant = { forbid(uses_landspeed(character(opposing))) } }
effect "Toy Fence"     { id = "TOY-2205", destiny = 3, deploy = 0, constant = { forbid{moves(character(opposing)), at = site(titled("Toy Reach: Meadow"))} } }
effect "Toy Wall"      { id = "TOY-2206", destiny = 3, deploy = 0, constant = { forbid{deploys(deploying(opposing)), at = site(titled("Toy Reach: Meadow"))} } }
starship_card "Toy Solo" { id = "TOY-2207", destiny = 3, deploy = 1, power = 2, maneuver = 3, hyperspeed = 3, forfeit = 3, class = starfighter, pilots = 1,
  constant = { forbid{pilots(crew(except(titled("Toy Flier")))), at = this} } }
effect "Toy Drought"   { id = "TOY-2208", destiny = 3, deploy = 0, constant = { forbid(activates(opponent)) } }
effect "Toy Leash"     { id = "TOY-2209", destiny = 3, deploy = 0, constant = { forbid(initiates_attack(opponent)) } }
effect "Toy Ceiling"   { id = "TOY-2210", destiny = 3, deploy = 0, constant = { change{immunity, at_most = 3, of = character()} } }
effect "Toy Citadel"   { id = "TOY-2211", destiny = 3, deploy = 0, constant = { grant{immune_to_attrition, to = character(yours)} } }
starship_card "Toy Saucer" { id = "TOY-2212", destiny = 3, deploy = 1, power = 2, maneuver = 3, hyperspeed = 3, forfeit = 3, class = starfighter, permanent_pilot = 1,
  constant = { change{landing_cost, to = 0, of = this}, change{take_off_cost, 1, of = this} } }
effect "Toy Head Count"    { id = "TOY-2213", destiny = 3, deploy = 0, just = { battle_decided(), when(more(total_power(opponent), 4)), when(more(destinies_drawn(you), 0)), lose_force{1, by = opponent} } }
effect "Toy Thesaurus" { id = "TOY-2214", destiny = 3, deploy = 0, optional = { when(during(control_phase)), limit(phase), put{reserve_card(title_contains("Reach")), to = hand} } }
effect "Toy Cupboard"     { id = "TOY-2215", destiny = 3, deploy = 0, constant = { change{force_drain, count(stacked_card(stacked_on(this))), of = you} } }
character_card "Toy Coruscanti" { id = "TOY-2216", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 1, expansion = "Coruscant", subtype = { republic, alien_type } }
effect "Toy Embassy"   { id = "TOY-2217", destiny = 3, deploy = 0, constant = { change{power, 2, of = character(expansion("Coruscant"))}, change{forfeit, 1, of = character(loyal(republic), loyal(alien_type))} } }
effect "Toy Toll Book"    { id = "TOY-2218", destiny = 3, deploy = 0, automatic = { force_lost(lost_card(yours)), activate(1) } }
effect "Toy Earthwork"   { id = "TOY-2219", destiny = 3, deploy = 0, constant = { forbid{is_targeted_by_weapons(character(yours)), with = weapon_card(titled("Toy Musket"))} } }
character_card "Toy Anchorite" { id = "TOY-2220", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 1, keywords = { never_alone } }
effect "Toy Solace"    { id = "TOY-2221", destiny = 3, deploy = 0, constant = { change{power, 3, of = combatant(yours, alone)} } }
effect "Toy Vault"     { id = "TOY-2222", destiny = 3, deploy = 0, constant = { change{power, 1, of = character(yours, exists(weapon_card(lightsaber, borne_by(candidate))))} } }
effect "Toy Umpire"    { id = "TOY-2223", destiny = 3, deploy = 0, constant = { when(in_a_battle()), change{power, 1, of = character(yours, defending)} } }

-- What real cards ask for and the book has no real card of yet
starship_card "Toy Flagship"  { id = "TOY-2230", destiny = 3, deploy = 5, power = 6, armor = 6, hyperspeed = 2, forfeit = 9, class = capital, unique = true, persona = "Executor", pilots = 2, permanent_pilot = 1 }
vehicle "Toy Mount"           { id = "TOY-2231", destiny = 3, deploy = 1, power = 2, ability = 1, landspeed = 2, forfeit = 2, class = creature_vehicle, models = { tauntaun }, passengers = 1 }
vehicle "Toy Dune Skiff" { id = "TOY-2232", destiny = 3, deploy = 1, power = 1, landspeed = 2, forfeit = 2, class = transport, models = { skiff }, pilots = 1, passengers = 2 }
starship_card "Toy Falcon"    { id = "TOY-2233", destiny = 3, deploy = 2, power = 2, maneuver = 3, hyperspeed = 3, forfeit = 3, class = starfighter, unique = true, persona = "Falcon", pilots = 1, permanent_pilot = 1 }
weapon "Toy Broadside"        { id = "TOY-2234", destiny = 3, deploy = 1, kind = starship_weapon, deploys = { only{on = starship(yours)} },
  fire = { limit(battle), cost(choose(starship(in_range))), draw_destiny{kind = weapon_draw}, when(more(total_destiny(), 0), make(hit, it)) } }
interrupt "Toy Decree"        { id = "TOY-2235", destiny = 4, kind = used, constant = { grant{immune("Sense"), to = this} }, play = { activate(1) } }
character_card "Toy Sauroid" { id = "TOY-2236", destiny = 2, deploy = 1, power = 3, ability = 2, forfeit = 2, unique = true, persona = "Bossk", traits = { bounty_hunter } }
character_card "Toy Bandit"   { id = "TOY-2238", destiny = 2, deploy = 1, power = 2, ability = 2, forfeit = 2, icons = { warrior_icon }, permanent_weapon = "Toy Pistol",
  fire = { limit(battle), cost(choose(shot(in_range, present))), draw_destiny{kind = weapon_draw}, when(more(total_destiny(), 0), make(hit, it)) } }
interrupt "Toy Injunction" { id = "TOY-2239", destiny = 4, kind = used, response = { battle_initiated(), cancel(subject) } }
character_card "Toy Snoop"    { id = "TOY-2240", destiny = 2, deploy = 1, power = 1, forfeit = 2, subtype = droid_type, traits = { spy } }

-- Invented cards for the dark side: each exists for a rule that a scenario shows.

affiliation_card "Toy Empire" { id = "TOY-1", side = dark, affiliation = imperial_navy, resources = 1 }

-- Objectives
objective_card "Toy Garrison" { id = "TOY-2", side = dark, affiliation = imperial_navy, resources = 1, capacity = 5 }
objective_card "Toy Shipyard" { id = "TOY-3", side = dark, affiliation = imperial_navy, resources = 2, capacity = 4 }
objective_card "Toy Vault" { id = "TOY-4", side = dark, resources = 1, capacity = 5,
  interrupt = { played(event_card(enemy)), cost(damage(2, this)), cancel() } }
objective_card "Toy Furnace" { id = "TOY-5", side = dark, affiliation = sith, resources = 1, capacity = 4,
  forced_reaction = { enters_play(unit(enemy)), damage(1, subject) } }

-- Units
unit_card "Toy Trooper" { id = "TOY-10", side = dark, affiliation = imperial_navy, traits = { character, trooper },
  cost = 1, force = 1, capacity = 2, unit_damage = 1 }
unit_card "Toy Walker" { id = "TOY-11", side = dark, affiliation = imperial_navy, traits = { vehicle },
  cost = 3, force = 1, capacity = 4, unit_damage = 1, blast_damage = 2 }
unit_card "Toy Officer" { id = "TOY-12", side = dark, affiliation = imperial_navy, traits = { character },
  cost = 2, force = 2, capacity = 2, tactics = 1, edge_unit_damage = 1, keywords = { edge(1) } }
unit_card "Toy Bodyguard" { id = "TOY-13", side = dark, affiliation = imperial_navy, traits = { character },
  cost = 2, force = 1, capacity = 3, unit_damage = 1, keywords = { protect(character) } }
unit_card "Toy Hunter" { id = "TOY-14", side = dark, traits = { character },
  cost = 2, force = 1, capacity = 3, unit_damage = 3,
  reaction = { dealt_damage(unit(enemy), this), damage(amount, objective(enemy)) } }
unit_card "Toy Reaper" { id = "TOY-15", side = dark, traits = { creature },
  cost = 3, force = 1, capacity = 4, unit_damage = 3,
  reaction = { strikes(this), damage(1, objective(enemy)) } }
unit_card "Toy Gunner" { id = "TOY-16", side = dark, affiliation = imperial_navy, traits = { character, trooper },
  cost = 2, force = 1, capacity = 2, unit_damage = 1,
  action = { cost(focus(this)), damage(1, unit(enemy)) } }
unit_card "Toy Engine" { id = "TOY-17", side = dark, traits = { vehicle },
  cost = 3, force = 1, capacity = 3,
  action = { cost(focus(this)), advance(1), remove(focus, 1, unit(exhausted, friendly, droid)) } }
unit_card "Toy Tinker" { id = "TOY-18", side = dark, traits = { droid },
  cost = 2, force = 1, capacity = 1,
  action = { cost(focus(this)), remove(focus, 1, unit(exhausted, friendly, vehicle)) } }
unit_card "Toy Veteran" { id = "TOY-19", side = dark, affiliation = imperial_navy, traits = { character, trooper },
  cost = 2, force = 2, capacity = 3, unit_damage = 1,
  reaction = { engagement_ends(), when(is(this, that_participated)), damage(1, objective(enemy)) } }
unit_card "Toy Adept" { id = "TOY-20", side = dark, affiliation = sith, traits = { character, force_user },
  cost = 3, force = 3, capacity = 3, unit_damage = 1, edge_unit_damage = 1,
  reaction = { commits(this), damage(1, objective(enemy)) } }
unit_card "Toy Saboteur" { id = "TOY-21", side = dark, affiliation = sith, traits = { character },
  cost = 2, force = 1, capacity = 2, tactics = 1,
  action = { limit(turn), place(focus, 1, unit(enemy)) } }
unit_card "Toy Revenant" { id = "TOY-22", side = dark, affiliation = sith, traits = { creature },
  cost = 4, force = 1, capacity = 2, unit_damage = 2,
  action = { works(discard_pile), cost(discard(hand_card(yours))), put_into_play(this) } }
-- Where a card comes from, and where it goes.
unit_card "Toy Gravedigger" { id = "TOY-205", side = dark, affiliation = sith, traits = { character },
  cost = 2, force = 1, capacity = 3,
  forced_reaction = { enters_play{unit(friendly, other_than(this)), from = discard_pile}, draw(1) } }
unit_card "Toy Ferryman" { id = "TOY-206", side = dark, affiliation = sith, traits = { character },
  cost = 2, force = 1, capacity = 3,
  forced_interrupt = { leaves_play{unit(friendly, other_than(this)), to = hand}, draw(1) } }
unit_card "Toy Warden" { id = "TOY-23", side = dark, affiliation = imperial_navy, traits = { character },
  cost = 2, force = 1, capacity = 3, unit_damage = 1, keywords = { protect(objective), protect(vehicle) } }
unit_card "Toy Tormentor" { id = "TOY-24", side = dark, affiliation = sith, traits = { character },
  cost = 2, force = 1, capacity = 2, unit_damage = 1,
  interrupt = { dealt_damage(unit(enemy)), place(focus, 1, subject) } }
unit_card "Toy Scavenger" { id = "TOY-25", side = dark, affiliation = scum_and_villainy, traits = { character },
  cost = 1, force = 1, capacity = 2,
  reaction = { leaves_play(), draw(1) } }
unit_card "Toy Stalker" { id = "TOY-26", side = dark, affiliation = scum_and_villainy, traits = { character },
  cost = 2, force = 1, capacity = 3, unit_damage = 2,
  reaction = { dealt_damage(unit(enemy), this), capture(subject, objective(friendly)) } }
unit_card "Toy Wraith" { id = "TOY-27", side = dark, affiliation = sith, traits = { creature },
  cost = 3, force = 1, capacity = 2, unit_damage = 1, constant = { forbid(is_damaged(this)) } }
unit_card "Toy Shade" { id = "TOY-28", side = dark, affiliation = sith, traits = { character },
  cost = 3, force = 1, capacity = 3, unit_damage = 1, keywords = { protect(character) }, constant = { forbid(is_damaged(this)) } }
unit_card "Toy Vulture" { id = "TOY-29", side = dark, affiliation = scum_and_villainy, traits = { creature },
  cost = 1, force = 1, capacity = 1,
  reaction = { leaves_play(unit(enemy, damaged, character)), draw(1) } }

-- Enhancements
enhancement_card "Toy Banner" { id = "TOY-30", side = dark, cost = 1, force = 1, enhances = a_unit,
  constant = { change{ unit_damage, 1, of = host } } }
enhancement_card "Toy Amplifier" { id = "TOY-31", side = dark, cost = 2, force = 1, enhances = a_unit,
  constant = { change{ unit_damage, times = 2, of = host } } }
enhancement_card "Toy Drill" { id = "TOY-32", side = dark, cost = 1, force = 1, enhances = a_unit,
  constant = { grant{ elite, to = host }, change{ edge_value, 2, of = host } } }
enhancement_card "Toy Embargo" { id = "TOY-33", side = dark, cost = 1, force = 1, enhances = your_play_area,
  constant = { change{ cost_to_play, 1, of = hand_card(theirs, of_type(unit)) } } }

-- Events
event "Toy Setback" { id = "TOY-40", side = dark, cost = 1, force = 1,
  interrupt = { played(event_card(enemy)), cancel() } }
event "Toy Barrage" { id = "TOY-41", side = dark, affiliation = imperial_navy, cost = 1, force = 1,
  action = { damage(3, unit(enemy)) } }
event "Toy Sweep" { id = "TOY-42", side = dark, cost = 2, force = 1,
  action = { damage(1, all(unit_or_objective(enemy))) } }
event "Toy Ambition" { id = "TOY-43", side = dark, cost = 1, force = 1,
  action = { change{ unit_damage, 2, of = unit(friendly), lasting = turn } } }
event "Toy Recall" { id = "TOY-44", side = dark, cost = 1, force = 1,
  action = { move(unit(friendly), hand) } }
event "Toy Execution" { id = "TOY-45", side = dark, cost = 1, force = 1,
  action = { cost(sacrifice(unit(friendly))), damage(2, unit(enemy)) } }
event "Toy Curse" { id = "TOY-46", side = dark, cost = 1, force = 2,
  action = { change{ unit_damage, -2, of = unit, lasting = turn } } }
event "Toy Chill" { id = "TOY-47", side = dark, cost = 1, force = 1,
  reaction = { strikes(unit(enemy)), place(focus, 1, subject) } }
event "Toy Surge" { id = "TOY-48", side = dark, cost = 1, force = 1,
  action = { change{ unit_damage, times = 2, of = unit(friendly), lasting = turn } } }
event "Toy Reprisal" { id = "TOY-49", side = dark, cost = 1, force = 1,
  reaction = { dealt_damage(unit(friendly)), damage(1, unit(enemy)) } }
event "Toy Corruption" { id = "TOY-50", side = dark, cost = 1, force = 1,
  action = { take_control(unit(enemy)) } }
event "Toy Transfer" { id = "TOY-51", side = dark, cost = 1, force = 1,
  action = { move_tokens(damage, 1, unit(damaged, friendly), unit(enemy)) } }
event "Toy Signal" { id = "TOY-53", side = dark, cost = 0, force = 1,
  action = { limit(turn_for_all_your_copies), damage(1, unit(enemy)) } }
event "Toy Tithe" { id = "TOY-54", side = dark, cost = 0, force = 1, action = { sacrifice{ unit(controlled_by(they)), by = each_player } } }
event "Toy Doom" { id = "TOY-52", side = dark, cost = 1, force = 1,
  action = { destroy(unit) } }

event "Toy Drop" { id = "TOY-55", side = dark, cost = 0, force = 1,
  action = { put_into_play{ hand_card(yours, eligible, of_type(unit)), as = participating } } }

-- Fate cards
fate_card "Toy Twist" { id = "TOY-60", side = dark, priority = 1, force = 1,
  fate = { restart_edge_battle() } }
fate_card "Toy Ambush" { id = "TOY-61", side = dark, priority = 4, force = 1,
  fate = { damage(1, unit(participating, enemy)) } }
fate_card "Toy Omen" { id = "TOY-62", side = dark, priority = 7, force = 2,
  fate = { place(shield, 1, unit(participating, friendly)) } }

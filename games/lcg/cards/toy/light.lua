-- Invented cards for the light side.

affiliation_card "Toy Temple" { id = "TOY-101", side = light, affiliation = jedi, resources = 1 }

-- Objectives
objective_card "Toy Refuge" { id = "TOY-102", side = light, affiliation = jedi, resources = 1, capacity = 5 }
objective_card "Toy Academy" { id = "TOY-103", side = light, affiliation = jedi, resources = 2, capacity = 4 }
objective_card "Toy Beacon" { id = "TOY-104", side = light, resources = 1, capacity = 5,
  reaction = { refreshed{ by = you }, draw(1) } }
objective_card "Toy Spring" { id = "TOY-105", side = light, affiliation = rebel_alliance, resources = 1, capacity = 4,
  forced_reaction = { enters_play(unit(friendly)), place(shield, 1, subject) } }
objective_card "Toy Harbour" { id = "TOY-106", side = light, affiliation = jedi, resources = 1, capacity = 5,
  constant = { change{ cost_to_play, to = 0, of = hand_card(yours, of_type(unit)) } } }

objective_card "Toy Icefield" { id = "TOY-107", side = light, traits = { hoth }, resources = 1, capacity = 5 }

-- Units
unit_card "Toy Pilgrim" { id = "TOY-110", side = light, affiliation = jedi, traits = { character },
  cost = 1, force = 1, capacity = 2, unit_damage = 1 }
unit_card "Toy Mentor" { id = "TOY-111", side = light, affiliation = jedi, traits = { character, force_user }, unique = true,
  cost = 3, force = 3, capacity = 3, unit_damage = 2, edge_unit_damage = 1 }
unit_card "Toy Guardian" { id = "TOY-112", side = light, affiliation = jedi, traits = { character },
  cost = 2, force = 1, capacity = 4, unit_damage = 1, keywords = { protect(character) } }
unit_card "Toy Speeder" { id = "TOY-113", side = light, affiliation = rebel_alliance, traits = { vehicle },
  cost = 2, force = 1, capacity = 2, blast_damage = 1, edge_blast_damage = 1 }
unit_card "Toy Escort" { id = "TOY-114", side = light, affiliation = rebel_alliance, traits = { vehicle },
  cost = 2, force = 1, capacity = 1, blast_damage = 1,
  interrupt = { leaves_play(this), damage(1, unit(enemy)) } }
unit_card "Toy Leader" { id = "TOY-115", side = light, affiliation = rebel_alliance, traits = { character }, unique = true,
  cost = 2, force = 2, capacity = 2, tactics = 1,
  interrupt = { leaves_play(this), remove(focus, 1, all(unit_or_objective(exhausted, friendly))) } }
unit_card "Toy Medic" { id = "TOY-116", side = light, affiliation = rebel_alliance, traits = { character },
  cost = 2, force = 1, capacity = 2,
  action = { cost(focus(this)), remove(damage, 1, unit(damaged, friendly)) } }
unit_card "Toy Sentinel" { id = "TOY-117", side = light, affiliation = jedi, traits = { character },
  cost = 2, force = 2, capacity = 3, unit_damage = 1, keywords = { edge(2) } }
unit_card "Toy Martyr" { id = "TOY-118", side = light, affiliation = jedi, traits = { character },
  cost = 1, force = 1, capacity = 3, unit_damage = 1,
  interrupt = { dealt_damage(unit(friendly, other_than(this))), divert(damage_dealt, 1, this) },
  reaction = { dealt_damage(this), draw(1) } }
unit_card "Toy Sniper" { id = "TOY-119", side = light, traits = { character },
  cost = 2, force = 1, capacity = 2, unit_damage = 1, keywords = { targeted_strike } }
unit_card "Toy Watcher" { id = "TOY-120", side = light, affiliation = jedi, traits = { character },
  cost = 1, force = 1, capacity = 2,
  reaction = { played(event_card(enemy)), draw(1) } }
unit_card "Toy Scribe" { id = "TOY-122", side = light, affiliation = jedi, traits = { character },
  cost = 1, force = 1, capacity = 2,
  reaction = { draws{ by = you }, damage(1, objective(enemy)) } }
unit_card "Toy Mourner" { id = "TOY-121", side = light, affiliation = jedi, traits = { character },
  cost = 1, force = 1, capacity = 2,
  reaction = { leaves_play(), draw(1) } }

-- Enhancements
enhancement_card "Toy Relic" { id = "TOY-130", side = light, cost = 1, force = 2, enhances = a_unit,
  constant = { change{ unit_damage, 1, of = host }, change{ capacity, 1, of = host } } }
enhancement_card "Toy Charm" { id = "TOY-131", side = light, cost = 0, force = 1, enhances = a_unit,
  interrupt = { leaves_play(host), cost(sacrifice(this)), instead(remove(damage, 3, subject)) } }
enhancement_card "Toy Oath" { id = "TOY-132", side = light, cost = 1, force = 1, enhances = your_unit,
  constant = { change{ unit_damage, 1, of = host } } }
-- What it was attached to is known although it has left play.
enhancement_card "Toy Reliquary" { id = "TOY-135", side = light, cost = 0, force = 1, enhances = your_unit,
  action = { cost(sacrifice(this)), place(shield, 1, host) } }

enhancement_card "Toy Trench" { id = "TOY-133", side = light, cost = 1, force = 2, unique = true, enhances = the_dial,
  constant = { grant{ opens_dial, to = this } } }

-- Its condition is watched: it answers when the condition becomes true.
unit_card "Toy Floodgate" { id = "TOY-134", side = light, affiliation = jedi, traits = { character },
  cost = 1, force = 1, capacity = 3,
  forced_reaction = { becomes(at_least(count(unit(friendly, damaged)), 2)), draw(1) } }

-- Events
event "Toy Deflection" { id = "TOY-140", side = light, cost = 1, force = 1,
  interrupt = { dealt_damage(unit(friendly)), divert(damage_dealt, 1, unit(enemy)) } }
event "Toy Counter" { id = "TOY-141", side = light, cost = 1, force = 1,
  interrupt = { played(event_card(enemy)), cancel() } }
event "Toy Rally" { id = "TOY-142", side = light, affiliation = jedi, cost = 1, force = 1,
  action = { place(shield, 1, unit_or_objective(friendly)) } }
event "Toy Homecoming" { id = "TOY-143", side = light, cost = 1, force = 1,
  action = { cost(sacrifice(unit(friendly))), move(discarded_card(yours, of_type(unit)), hand) } }
event "Toy Retreat" { id = "TOY-144", side = light, cost = 1, force = 1,
  action = { withdraw(unit(participating)) } }
event "Toy Lesson" { id = "TOY-145", side = light, cost = 1, force = 2,
  action = { draw(2) } }
event "Toy Answer" { id = "TOY-146", side = light, cost = 1, force = 1,
  reaction = { dealt_damage(unit_or_objective(friendly)), damage(1, unit(enemy)) } }
event "Toy Resolve" { id = "TOY-147", side = light, cost = 1, force = 1,
  action = { place(focus, 1, unit), place(shield, 1, it) } }

event "Toy Torpedo" { id = "TOY-148", side = light, cost = 1, force = 1,
  action = { damage(1, objective(engaged)) } }

-- Fate cards
fate_card "Toy Turn" { id = "TOY-160", side = light, priority = 1, force = 1,
  fate = { restart_edge_battle() } }
fate_card "Toy Volley" { id = "TOY-161", side = light, priority = 4, force = 1,
  fate = { damage(1, unit(participating, enemy)) } }
fate_card "Toy Blessing" { id = "TOY-162", side = light, priority = 3, force = 2,
  fate = { place(shield, 1, unit_or_objective(friendly)) } }
-- With the numbers of the two restricted sets (LCG-RST-04).
objective_card "Toy Rumour" { id = "TOY-199", side = light, resources = 1, capacity = 5, objective_set = 99, slot = 1 }
objective_card "Toy Long Odds" { id = "TOY-203", side = light, resources = 1, capacity = 5, objective_set = 103, slot = 1 }

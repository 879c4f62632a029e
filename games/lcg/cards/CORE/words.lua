-- Core Set: cards beyond the starter decks.

unit_card "Battlefield Engineers" { id = "CORE-9.3", side = light, affiliation = rebel_alliance, traits = { character, engineer },
  cost = 2, force = 2, capacity = 2, unit_damage = 1,
  objective_set = 9, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000015",
  reaction = { declared{ this, how = attacker }, remove(focus, 1, enhancement(yours, exhausted)) } }

unit_card "Han Solo" { id = "CORE-15.2", side = light, affiliation = smugglers_and_spies, traits = { character, rogue, scoundrel }, unique = true,
  cost = 4, force = 3, capacity = 2, unit_damage = 2, tactics = 1, edge_blast_damage = 1,
  objective_set = 15, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000017",
  keywords = { targeted_strike },
  reaction = { declared(this), damage(1, unit(enemy)) } }

event "Rescue Mission" { id = "CORE-16.5", side = light, traits = { mission },
  cost = 2, force = 2,
  objective_set = 16, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000202",
  action = { rescue(captured_card), when(is(it, of_type(unit)), may(put_into_play(it))) } }

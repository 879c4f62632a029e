-- Edge of Darkness.

unit_card "Trooper Sentry" { id = "EOD-90.3", side = dark, traits = { character, trooper },
  cost = 1, force = 1, capacity = 1, edge_unit_damage = 1,
  objective_set = 90, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000483",
  reaction = { enters_play(this), place(shield, 1, unit_or_objective) } }

event "Armed and Ready" { id = "EOD-90.5", side = dark,
  cost = 2, force = 1,
  objective_set = 90, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000485",
  action = { each(unit(yours, shielded),
    change{ unit_damage, 1, of = it, lasting = phase }, change{ blast_damage, 1, of = it, lasting = phase }) } }

unit_card "Blockade Runner" { id = "EOD-70.2", side = light, affiliation = smugglers_and_spies, traits = { vehicle, capital_ship },
  cost = 4, force = 2, capacity = 3, unit_damage = 1, blast_damage = 2,
  objective_set = 70, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000362",
  constant = { when(is(this, attacking, alone)), forbid(defends(unit(enemy, at_least(cost, 3)))) } }

-- Aggressive Negotiations: units.

unit_card "BT-1" { id = "AN-267.3", side = dark, affiliation = sith, traits = { droid }, unique = true,
  cost = 3, force = 2, capacity = 3, unit_damage = 1, blast_damage = 1, edge_unit_damage = 1, edge_blast_damage = 1,
  objective_set = 267, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001719",
  action = { works(hand), when(during(conflict)), play(this) },
  reaction = { enters_play(this), when(during(conflict)), place(focus, 1, card_in_play(ready, at_least(resources, 1))) } }
unit_card "Lieutenant Childsen" { id = "AN-268.2", side = dark, affiliation = imperial_navy, traits = { character, officer, trooper }, unique = true,
  cost = 4, force = 2, capacity = 3, unit_damage = 2, blast_damage = 1, objective_set = 268, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001724",
  reaction = { strikes(this), choose{ unit(enemy, participating, at_most(cost, 3)), name = "prey" }, capture(the("prey"), objective(yours)),
    and_then(when(is(the("prey"), one_of(wookiee, ewok)), draw(1))) } }

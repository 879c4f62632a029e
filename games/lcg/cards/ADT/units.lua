-- A Dark Time: units.

unit_card "MTV-7" { id = "ADT-51.3", side = dark, affiliation = imperial_navy, traits = { vehicle },
  cost = 2, force = 1, capacity = 2, unit_damage = 1,
  objective_set = 51, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000309",
  constant = { when(all_of(is(this, attacking), exists(objective(engaged, damaged)))), change{ blast_damage, 1, of = this } } }

unit_card "Z-95 Headhunter" { id = "ADT-52.3", side = dark, traits = { vehicle, fighter },
  cost = 3, force = 1, capacity = 3, unit_damage = 1, blast_damage = 1,
  objective_set = 52, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000315",
  interrupt = { strikes(this), choose(random(1, hand_card(theirs))), reveal(it), when(is(it, of_type(unit)), capture(it, objective(yours))) } }

-- Lure of the Dark Side.

unit_card "4-LOM" { id = "LOTDS-106.3", side = dark, affiliation = scum_and_villainy, traits = { droid, bounty_hunter }, unique = true,
  cost = 2, force = 1, capacity = 2, unit_damage = 1, blast_damage = 1,
  objective_set = 106, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000693",
  reaction = { rescued, works(discard_pile), put_into_play(this) } }

unit_card "Rebel Commando" { id = "LOTDS-102.3", side = light, affiliation = rebel_alliance, traits = { character, trooper },
  cost = 3, force = 1, capacity = 2, unit_damage = 1, blast_damage = 1, edge_unit_damage = 1,
  objective_set = 102, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000669",
  reaction = { fate_resolved{ by = opponent }, works(hand), put_into_play{ this, as = participating } } }

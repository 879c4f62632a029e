-- A Dark Time.

unit_card "Ugnaught" { id = "ADT-52.2", side = dark, affiliation = scum_and_villainy, traits = { character, engineer },
  cost = 2, force = 1, capacity = 2, resources = 1, unit_damage = 1,
  objective_set = 52, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000314",
  reaction = { captured, remove(damage, 1, unit(friendly, damaged, one_of(vehicle, droid))) } }

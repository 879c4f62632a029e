-- Chain of Command: units.

unit_card "Race Circuit Champion" { id = "COC-165.2", side = dark, affiliation = scum_and_villainy, traits = { character, pilot }, unique = true,
  cost = 2, force = 2, capacity = 2, unit_damage = 1, edge_unit_damage = 1,
  objective_set = 165, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001046",
  keywords = { pilot(1) },
  missing = { "as a pilot: 1 damage to a vehicle unit after the enhanced unit readies" } }

-- Trust in the Force: units.

unit_card "Blizzard 2" { id = "TITF-283.4", side = dark, affiliation = imperial_navy, traits = { vehicle, walker }, unique = true,
  cost = 4, force = 2, capacity = 3, unit_damage = 1, tactics = 1, edge_unit_damage = 1, edge_blast_damage = 1,
  objective_set = 283, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000001816",
  keywords = { edge(1) },
  reaction = { strikes(this), forbid{ resolves_icons, of = this, lasting = strike }, set_balance(you), skip(force) } }

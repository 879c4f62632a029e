-- Imperial Entanglements: cards drawn by lot.

unit_card "DP20 Corellian Gunship" { id = "IE-179.3", side = dark, affiliation = imperial_navy, traits = { vehicle, capital_ship },
  cost = 3, force = 2, capacity = 2, unit_damage = 1, edge_unit_damage = 1, edge_blast_damage = 1,
  objective_set = 179, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001131",
  keywords = { shielding },
  reaction = { declared(this), place(shield, 1, unit_or_objective) } }

unit_card "Chimaera" { id = "IE-179.2", side = dark, affiliation = imperial_navy, traits = { vehicle, capital_ship, death_squadron }, unique = true,
  cost = 5, force = 3, capacity = 4, unit_damage = 2, blast_damage = 1, edge_tactics = 1,
  objective_set = 179, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001130",
  keywords = { elite },
  reaction = { strikes(this), either(change{ unit_damage, 1, of = this, lasting = phase }, change{ blast_damage, 1, of = this, lasting = phase }) } }

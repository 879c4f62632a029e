-- Imperial Entanglements: resources that a text spends.

unit_card "Grand Moff Tarkin" { id = "IE-178.2", side = dark, affiliation = imperial_navy, traits = { character, officer }, unique = true,
  cost = 3, force = 3, capacity = 3, resources = 1, tactics = 1, edge_unit_damage = 1, edge_blast_damage = 1,
  objective_set = 178, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001124",
  keywords = { elite },
  reaction = { phase_begins, limit(turn), cost(spend(1, imperial_navy)), grant{ blank, to = card_in_play, lasting = phase } } }

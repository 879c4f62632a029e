-- Draw Their Fire: cards drawn by lot.

unit_card "Gray Squadron Y-Wing" { id = "DTF-147.3", side = light, affiliation = rebel_alliance, traits = { vehicle, fighter },
  cost = 3, force = 1, capacity = 2, blast_damage = 2,
  objective_set = 147, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000939",
  constant = { forbid(is_affected{ this, with = event_card }) } }

-- Between the Shadows: further cards drawn by lot.

unit_card "Black Sun Headhunter" { id = "BTS-135.3", side = dark, affiliation = scum_and_villainy, traits = { vehicle, fighter, black_sun, mercenary },
  cost = 2, force = 1, capacity = 4, unit_damage = 1, blast_damage = 1, edge_blast_damage = 1,
  objective_set = 135, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000867",
  keywords = { shielding },
  forced_reaction = { phase_begins{ by = you, how = deployment }, may(spend(1, scum_and_villainy)), otherwise(destroy(this)) } }

-- Promise of Power: further cards drawn by lot.

unit_card "The Eighth Brother" { id = "POP-287.4", side = dark, affiliation = sith, traits = { character, force_user, inquisitor }, unique = true,
  cost = 3, force = 2, capacity = 2, unit_damage = 1, blast_damage = 1,
  objective_set = 287, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000001840",
  keywords = { shielding },
  interrupt = { leaves_play(this), damage(1, unit) } }

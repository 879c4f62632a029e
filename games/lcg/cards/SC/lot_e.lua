-- Solo's Command: a card drawn by lot.

objective_card "The Droid Revolution" { id = "SC-188.1", side = dark, affiliation = scum_and_villainy, traits = { mechis_iii },
  capacity = 5, resources = 1,
  objective_set = 188, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000001183",
  constant = { forbid{ is_damaged(unit(yours, droid, except(participating))), by = opponent } } }

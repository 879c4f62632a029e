-- It Binds All Things: cards drawn by lot.

objective_card "Ties of Blood" { id = "IBAT-117.1", side = light, affiliation = jedi, traits = { endor },
  capacity = 5, resources = 1,
  objective_set = 117, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000757",
  reaction = { phase_ends{ by = opponent, how = conflict }, when(no(happened(engaged{ by = opponent }, turn))), damage(1, objective(enemy)) } }

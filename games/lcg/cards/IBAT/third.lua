-- It Binds All Things: further cards drawn by lot.

objective_card "Green Squadron Deployment" { id = "IBAT-118.1", side = light, affiliation = rebel_alliance, traits = { liberty },
  capacity = 5, resources = 1,
  objective_set = 118, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000763",
  constant = { change{ force_icons, times = 2, of = unit(friendly, vehicle, committed) } } }

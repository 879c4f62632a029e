-- Jump to Lightspeed: events.

event "Well Paid" { id = "JTL-168.4", side = light,
  cost = 0, force = 1, objective_set = 168, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000001066",
  keywords = { limited }, action = { change{ cost_to_play, -1, of = all{ card(yours, one_of(pilot, vehicle)), whenever = true }, lasting = phase } } }

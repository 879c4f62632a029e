-- Jump to Lightspeed: further cards drawn by lot.

unit_card "Tycho Celchu" { id = "JTL-167.2", side = light, affiliation = rebel_alliance, traits = { character, pilot, spy }, unique = true,
  cost = 2, force = 1, capacity = 3, tactics = 1,
  objective_set = 167, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001058",
  keywords = { pilot(1) },
  constant = { when(all_of(is(this, attached), is(host, fighter)), grant{ shielding, to = host }, grant{ protect, vehicle, to = host }) } }

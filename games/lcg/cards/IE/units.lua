-- Imperial Entanglements: units.

unit_card "Bubo" { id = "IE-184.4", side = dark, affiliation = scum_and_villainy, traits = { creature }, unique = true,
  cost = 2, force = 2, capacity = 3, unit_damage = 1, objective_set = 184, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000001162",
  keywords = { no_enhancements }, constant = { grant{ protect, unit(of(scum_and_villainy)), to = this } } }

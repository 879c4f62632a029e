-- Edge of Darkness: cards drawn by lot.

unit_card "Moisture Farmer" { id = "EOD-76.2", side = light, traits = { character, civilian },
  cost = 0, force = 1, capacity = 1,
  objective_set = 76, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000398",
  keywords = { protect(tatooine) } }

unit_card "Gamorrean Guard" { id = "EOD-81.4", side = dark, traits = { character, mercenary },
  cost = 1, force = 1, capacity = 2, unit_damage = 1,
  objective_set = 81, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000430" }

objective_card "The Shadow of Nar Shaddaa" { id = "EOD-83.1", side = dark, affiliation = scum_and_villainy, traits = { nar_shaddaa },
  capacity = 5, resources = 1,
  objective_set = 83, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000439",
  action = { cost(focus(this), place(focus, 1, this)), place(focus, 1, unit(attacking)) } }

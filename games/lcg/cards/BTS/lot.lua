-- Between the Shadows: cards drawn by lot.

enhancement_card "Imperial Discipline" { id = "BTS-140.5", side = dark, affiliation = imperial_navy, traits = { skill },
  cost = 1, force = 1, enhances = your_play_area,
  objective_set = 140, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000899",
  reaction = { leaves_play(unit(yours, trooper)), limit(phase, 3), damage{ 1, objective(theirs), by = opponent } } }

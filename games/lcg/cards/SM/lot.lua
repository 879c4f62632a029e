-- Scrap Metal: cards drawn by lot.

objective_card "His High Exaltedness" { id = "SM-250.1", side = dark, affiliation = scum_and_villainy, traits = { tatooine },
  capacity = 5, resources = 2,
  objective_set = 250, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000001573",
  interrupt = { destroyed(objective), move(discarded_card(yours, of(scum_and_villainy), of_type(event)), hand) } }

event "Hutt's Hospitality" { id = "SM-250.6", side = dark, affiliation = scum_and_villainy,
  cost = 2, force = 2,
  objective_set = 250, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000001578",
  action = { destroy(unit(one_of(character, droid), at_most(cost, 2))) } }

-- A Dark Time: cards drawn by lot.

objective_card "The Hunt for Han Solo" { id = "ADT-52.1", side = dark, affiliation = scum_and_villainy,
  capacity = 5, resources = 1,
  objective_set = 52, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000313",
  missing = { "after a unit card is captured here: it is revealed to remove 1 focus token from a Scum and Villainy card, and the dial advances by 1 if it is Han Solo" } }

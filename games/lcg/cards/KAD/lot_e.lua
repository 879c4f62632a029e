-- Knowledge and Defense: a card drawn by lot.

enhancement_card "Dark Temple" { id = "KAD-110.4", side = dark, affiliation = sith, traits = { dromund_kaas, location },
  cost = 2, force = 1, resources = 2, enhances = your_play_area,
  objective_set = 110, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000718",
  keywords = { limited },
  reaction = { struggle_won{ by = you }, remove(focus, 1, this) } }

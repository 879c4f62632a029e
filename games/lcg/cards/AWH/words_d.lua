-- A Wretched Hive: cards for the words that they need.

event "Executive Override" { id = "AWH-238.4", side = dark, affiliation = sith,
  cost = 0, force = 3,
  objective_set = 238, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000001504",
  interrupt = { ability_used(enhancement), cancel } }

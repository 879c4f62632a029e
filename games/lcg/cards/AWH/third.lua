-- A Wretched Hive: further cards drawn by lot.

unit_card "Agent Kallus" { id = "AWH-239.2", side = dark, affiliation = imperial_navy, traits = { character, officer }, unique = true,
  cost = 3, force = 3, capacity = 3, unit_damage = 1, blast_damage = 2,
  objective_set = 239, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001508",
  reaction = { leaves_play{ objective, how = destroyed }, when(is(this, participating)), destroy(all(unit(equal(set_number, set_number(subject))))) } }

-- Power of the Force.

unit_card "\"Night Beast\"" { id = "POTF-255.3", side = dark, affiliation = imperial_navy, traits = { character, pilot, obsidian_squadron }, unique = true,
  cost = 2, force = 2, capacity = 2, unit_damage = 2,
  objective_set = 255, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001605",
  keywords = { pilot(1) },
  reaction = { engagement_ends, when(all_of(is(this, attached), is(host, fighter, defending))), remove(focus, 1, host) } }

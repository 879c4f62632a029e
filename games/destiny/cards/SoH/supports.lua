-- Spark of Hope: supports.

support "Hostile Territory" { id = "SoH-32", cost = 2, color = red, affiliation = villain, unique = true,
  after = { phase_begins{how = upkeep},
    each(each_player, when(no(control_battlefield(they)), deal{2, they, indirect = yes})) } }

support "B-Wing" { id = "SoH-86", cost = 3, color = red, affiliation = hero, subtypes = { vehicle },
  die = { "2 ranged", "+3 ranged", "1 disrupt", "2 shield", "1 resource", "blank" },
  after = { phase_begins{how = action_phase}, may(activate(this)) } }

support "Predatory Banker" { id = "SoH-50", cost = 1, color = yellow, affiliation = villain,
  action = { when(no(control_battlefield())), cost(exhaust(this)), when(at_least(resources(opponent), 3), move(1, resource, opponent, you)) } }

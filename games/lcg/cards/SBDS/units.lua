-- Swayed by the Dark Side: units.

unit_card "Black Krrsantan" { id = "SBDS-279.2", side = dark, affiliation = scum_and_villainy, traits = { character, wookiee, bounty_hunter }, unique = true,
  cost = 4, force = 3, capacity = 3, unit_damage = 1, blast_damage = 1, edge_unit_damage = 1, edge_tactics = 1, objective_set = 279, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001790",
  keywords = { targeted_strike }, reaction = { leaves_play{ unit(enemy), how = destroyed, with = this }, remove(focus, 1, card_in_play(at_least(resources, 1), except(of(scum_and_villainy)))) } }

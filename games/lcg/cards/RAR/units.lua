-- Redemption and Return: units.

unit_card "Emperor Palpatine" { id = "RAR-215.2", side = dark, affiliation = sith, traits = { character, force_user }, unique = true,
  cost = 6, force = 5, capacity = 4, unit_damage = 1, blast_damage = 1, tactics = 1, edge_unit_damage = 1, edge_blast_damage = 1,
  objective_set = 215, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001448",
  keywords = { elite },
  reaction = { leaves_play{ objective(enemy), how = destroyed }, take_control(unit(enemy, at_most(printed_force_icons, 3))) } }
unit_card "Navigation Droid" { id = "RAR-214.3", side = light, affiliation = smugglers_and_spies, traits = { droid },
  cost = 1, force = 1, capacity = 2, edge_unit_damage = 1, objective_set = 214, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001443",
  constant = { grant{ protect, unit(of(smugglers_and_spies), vehicle), to = this } } }

-- Technological Terror: enhancements.

enhancement_card "Electroshock Prod" { id = "TT-257.4", side = light, affiliation = smugglers_and_spies, traits = { item, weapon },
  cost = 1, force = 2, objective_set = 257, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000001648",
  enhances = a_unit, host_traits = { specter, droid }, constant = { change{ unit_damage, 1, of = host } }, reaction = { phase_begins, cost(focus(this)), grant{ blank, to = unit, lasting = phase } } }

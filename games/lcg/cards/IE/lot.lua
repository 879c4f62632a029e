-- Imperial Entanglements: cards drawn by lot.

enhancement_card "Fleet Staging Area" { id = "IE-179.4", side = dark, affiliation = imperial_navy, traits = { location },
  cost = 0, resources = 1, enhances = your_play_area,
  objective_set = 179, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000001132",
  keywords = { limited },
  constant = { forbid{ pays(this), on = card(one_of(except(of(imperial_navy)), at_most(cost, 2))) } } }

event "One Last Trick" { id = "IE-174.6", side = light, affiliation = smugglers_and_spies, traits = { maneuver },
  cost = 1, force = 1,
  objective_set = 174, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000001104",
  interrupt = { leaves_play(unit(yours)), place(focus, 1, unit(at_most(cost, cost(subject)))) } }

-- Imperial Entanglements: objectives.

objective_card "Phantoms of Imdaar" { id = "IE-182.1", side = dark, affiliation = imperial_navy, traits = { imdaar_alpha },
  capacity = 5, resources = 1,
  objective_set = 182, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000001147",
  reaction = { declares{ by = you }, when(at_least(count(unit(yours, participating, fighter)), 2)), place(shield, 1, unit(yours, participating, fighter)) } }
objective_card "Planning the Rescue" { id = "IE-177.1", side = light, affiliation = rebel_alliance, traits = { quanton },
  capacity = 5, resources = 1, objective_set = 177, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000001117",
  forced_reaction = { enters_play(this), reveal(top(count(objective(theirs)), deck_card(yours))),
    each(them, capture{ it, objective(enemy), as = placed }) } }

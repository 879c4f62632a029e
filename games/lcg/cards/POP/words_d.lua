-- Promise of Power: cards for the words that they need.

enhancement_card "Imperial Influence" { id = "POP-288.5", side = dark, affiliation = imperial_navy, traits = { condition },
  cost = 0, force = 1, enhances = a_unit,
  objective_set = 288, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000001847",
  constant = { grant{ influence, to = host } },
  reaction = { enters_play(this), draw(1) },
  missing = { "enhancing no unit without resources, but an objective or an enhancement that generates them" } }

event "Payback" { id = "POP-286.5", side = light, affiliation = smugglers_and_spies,
  cost = 1, force = 1,
  objective_set = 286, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000001835",
  reaction = { unopposed, when(exists(unit(yours, attacking))), damage(affiliations(you), unit(enemy)) } }

unit_card "IG-RM Bodyguard Droid" { id = "POP-286.3", side = light, traits = { droid },
  cost = 2, force = 1, capacity = 2, unit_damage = 1, edge_blast_damage = 1,
  objective_set = 286, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001833",
  reaction = { enters_play(this), look(top(affiliations(you), deck_card(yours))), move(n_of(1, deck_card(among(them))), hand), move{ rest, deck_bottom, in_order = yes } } }

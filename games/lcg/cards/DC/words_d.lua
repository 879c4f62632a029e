-- Desperate Circumstances: cards for the words that they need.

unit_card "Twi'lek Con Artist" { id = "DC-270.3", side = light, traits = { character },
  cost = 2, force = 1, capacity = 2, unit_damage = 1, edge_blast_damage = 1,
  objective_set = 270, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001737",
  reaction = { declared(this), withdraw(unit(enemy, participating, except(in_faction))) } }

enhancement_card "Republic Supply Cache" { id = "DC-271.4", side = light, affiliation = rebel_alliance, traits = { item },
  cost = 2, force = 1, resources = 1, enhances = your_play_area,
  objective_set = 271, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000001744",
  keywords = { limited },
  action = { cost(focus(this)), draw(or_if(1, 2, at_least(affiliations(you), 3))) } }

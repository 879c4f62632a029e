-- Across the Galaxy: plots that ask something of the team.

plot "Retribution" { id = "AtG-54", points = 1, color = gray, affiliation = villain,
  inclusion = { exists(character(yours, at_least(points, 20))) },
  after = { dice_removed{character(yours), by = opponent}, may(deal(1, character)) } }

plot "No Allegiance" { id = "AtG-155", points = -1, color = gray,
  inclusion = { no(exists(character(yours, one_of(of_affiliation(hero), of_affiliation(villain))))) },
  ongoing = { change{health, 1, of = character(yours, of_affiliation(neutral))} } }

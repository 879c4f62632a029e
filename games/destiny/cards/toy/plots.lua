-- Invented plots, for teams.

plot "Toy Pact" { id = "TOY-80", points = 3, after = { set_up(), gain(1) } }

plot "Toy Scheme" { id = "TOY-81", points = -2, color = red, affiliation = villain, after = { round_ends(), gain(1) } }

plot "Toy Superweapon" { id = "TOY-140", points = 2, subtypes = { death_star }, after = { set_up(), gain(1) } }

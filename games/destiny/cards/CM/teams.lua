-- Covert Missions: plots that ask something of the team.

plot "Spectre Cell" { id = "CM-104", points = -1, color = gray, affiliation = hero,
  inclusion = { every(character(yours), spectre) } }

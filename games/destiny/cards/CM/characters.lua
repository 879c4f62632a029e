-- Covert Missions: characters.

character "Jedi Knight" { id = "CM-54", points = { 12, 15 }, health = 10, color = blue, affiliation = hero,
  subtypes = { jedi },
  die = { "2 melee", "3 melee for 1", "1 shield", "1 resource", "special", "blank" },
  after = { set_up(), may(shield(2, this)) },
  special = { shield(1, character), and_then(deal(or_if(1, 2, at_least(shields(this), 3)), character)) } }

-- Allies of Necessity: characters.

character "Clawdite Shapeshifter" { id = "AoN-13", points = 6, health = 6, color = gray, subtypes = { shapeshifter },
  die = { "1 indirect", "2 indirect", "1 disrupt", "1 resource", "blank", "blank" },
  after = { activates(this), may(choose(subtype), grant{subtype, chosen, to = this, lasting = round}) } }

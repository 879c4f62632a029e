-- Spark of Hope: characters.

character "Hoth Trooper" { id = "SoH-78", points = 5, health = 5, color = red, affiliation = hero, subtypes = { trooper },
  after = { activates(this), may(deal(1, character(ready_one))) } }

-- New Alliances.

scenario "Luke's Speeder Bike: out of the engagement after a lost edge battle" {
  rules = { "NA-190.2/reaction" },
  given = { turn = p2, p1 = { units = { "Toy Trooper" }, objectives = { "Toy Garrison" }, hand = { "Toy Adept" } }, p2 = { units = { "Luke's Speeder Bike" } },
    engagement = { objective = "Toy Garrison", attackers = { "Luke's Speeder Bike" }, defenders = { "Toy Trooper" } } },
  steps = { p1.places "Toy Adept", p2.uses "Luke's Speeder Bike", expect { p2.card "Luke's Speeder Bike", participating = false, exhausted = false } },
}
scenario "Luke's Speeder Bike: not if it takes no part" {
  quiet = { "NA-190.2/reaction" },
  given = { turn = p2, p1 = { units = { "Toy Trooper" }, objectives = { "Toy Garrison" }, hand = { "Toy Adept" } }, p2 = { units = { "Luke's Speeder Bike", "Toy Pilgrim" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Toy Trooper" } } },
  steps = { p1.places "Toy Adept", p2.strikes_with "Toy Pilgrim", expect { p1.units, count = 1 } },
}
scenario "Luke's Speeder Bike: not after an edge battle that is won" {
  quiet = { "NA-190.2/reaction" },
  given = { turn = p2, p1 = { units = { "Toy Trooper" }, objectives = { "Toy Garrison" } }, p2 = { units = { "Luke's Speeder Bike" } },
    engagement = { objective = "Toy Garrison", attackers = { "Luke's Speeder Bike" }, defenders = { "Toy Trooper" } } },
  steps = { p2.strikes_with "Luke's Speeder Bike", p2.resolves "unit damage", p2.passes },
}

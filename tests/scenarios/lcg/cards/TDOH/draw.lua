-- The Desolation of Hoth: cards drawn by lot.

scenario "Hoth Survival Gear: damage capacity for each Hoth objective" {
  rules = { "TDOH-38.5/constant" },
  given = { turn = p2, phase = "deployment", p1 = { objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Icefield", "Toy Icefield", "Toy Refuge" }, support = { { "Hoth Survival Gear", on = "Toy Pilgrim" } } } },
  steps = { expect { p2.card "Toy Pilgrim", capacity = 4 } },
}
scenario "Hoth Survival Gear: an objective that is not of Hoth counts for nothing" {
  quiet = { "TDOH-38.5/constant" },
  given = { turn = p2, phase = "deployment", p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" }, support = { { "Hoth Survival Gear", on = "Toy Pilgrim" } } } },
  steps = { expect { p2.card "Toy Pilgrim", capacity = 2 } },
}

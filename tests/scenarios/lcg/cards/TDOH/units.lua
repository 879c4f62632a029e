-- The Desolation of Hoth: cards drawn by lot.

scenario "Wilderness Fighters: unit damage for each Hoth objective" {
  rules = { "TDOH-39.3/constant" },
  given = { phase = "deployment", turn = p2,
    p1 = { objectives = { "Toy Garrison" } },
    p2 = { units = { "Wilderness Fighters" }, objectives = { "Toy Icefield", "Toy Icefield" } } },
  steps = { expect { p2.card "Wilderness Fighters", unit_damage = 2, blast_damage = 0 } },
}

scenario "Wilderness Fighters: none without one" {
  quiet = { "TDOH-39.3/constant" },
  given = { phase = "deployment", turn = p2,
    p1 = { objectives = { "Toy Garrison" } },
    p2 = { units = { "Wilderness Fighters" }, objectives = { "Toy Refuge" } } },
  steps = { expect { p2.card "Wilderness Fighters", unit_damage = 0 } },
}

scenario "Wilderness Fighters: an enemy's Hoth objective does not count, nor another objective" {
  quiet = { "TDOH-39.3/constant" },
  given = { phase = "deployment", turn = p2,
    p1 = { objectives = { "Toy Icefield" } },
    p2 = { units = { "Wilderness Fighters" }, objectives = { "Toy Refuge" } } },
  steps = { expect { p2.card "Wilderness Fighters", unit_damage = 0, blast_damage = 0 } },
}

-- The Forest Moon: units.

scenario "Duros Saboteur: the blast damage that an objective takes is dealt to its other copies" {
  rules = { "TFM-198.3/reaction" },
  given = { turn = p2,
    p1 = { objectives = { "Toy Garrison", "Toy Vault", { "Toy Garrison", damage = 3 } } },
    p2 = { units = { "Duros Saboteur" } },
    engagement = { objective = "Toy Garrison", attackers = { "Duros Saboteur" }, edge = p2, at = "strike" } },
  steps = {
    p2.strikes_with "Duros Saboteur", p2.uses "Duros Saboteur",
    expect { p1.card "Toy Garrison", damage = 3 },   -- 1 of them for an unopposed engagement
    expect { p1.card "Toy Vault", damage = 0 },
    expect { p2.victory, exactly = { "Toy Garrison" } },
  },
}
scenario "Duros Saboteur: nothing without another copy, nor for damage to a unit" {
  quiet = { "TFM-198.3/reaction" },
  given = { turn = p2,
    p1 = { units = { "Toy Walker", "Toy Walker" }, objectives = { "Toy Garrison", "Toy Vault" } },
    p2 = { units = { "Duros Saboteur" } },
    engagement = { objective = "Toy Garrison", attackers = { "Duros Saboteur" }, defenders = { "Toy Walker" }, edge = p2, at = "strike" } },
  steps = {
    p2.strikes_with "Duros Saboteur",
    expect { p1.card "Toy Garrison", damage = 2 }, expect { p1.card "Toy Vault", damage = 0 },
  },
}

scenario "Rear Admiral Chiraneau: an enemy objective with three damage says nothing" {
  rules = { "TFM-200.3/constant" },
  given = { phase = "refreshed", turn = p2, p1 = { units = { "Rear Admiral Chiraneau" } }, p2 = { objectives = { { "Toy Beacon", damage = 3 } }, hand = { "Toy Lesson" }, deck = { "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim" } } },
  steps = { p2.may_not_choose { "uses Toy Beacon" } },
}
scenario "Rear Admiral Chiraneau: with two it does" {
  quiet = { "TFM-200.3/constant" },
  given = { phase = "refreshed", turn = p2, p1 = { units = { "Rear Admiral Chiraneau" } }, p2 = { objectives = { { "Toy Beacon", damage = 2 } }, deck = { "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim" } } },
  steps = { p2.uses "Toy Beacon" },
}

-- Battle of Yavin: cards beneath a unit.

scenario "Hero's Potential: a card beneath comes to the top until the turn ends" {
  rules = { "BOY-16/effect" },
  given = { phase = "battle",
    p1 = { space = { "Toy Fighter" } },
    p2 = { force = 4, hand = { "Hero's Potential" }, character = { { "Yoda (F)", damage = 1, with = { "Yoda (A)" } }, "Kit Fisto (A)" } } },   -- Kit Fisto has no card beneath
  steps = {
    p2.plays "Hero's Potential",
    expect { p2.unit "Yoda (A)", zone = "character", damage = 1, beneath = 1 },
    expect { p2.unit "Yoda (F)", zone = "with" },
  },
}

scenario "Hero's Potential: the card that was on top comes back there" {
  rules = { "BOY-16/effect" },
  given = { phase = "battle",
    p1 = { hand = { "Toy Walker" } },
    p2 = { force = 4, hand = { "Hero's Potential" }, character = { { "Yoda (F)", tapped = true, damage = 1, with = { "Yoda (A)" } } } } },
  steps = {
    p2.plays "Hero's Potential",
    p1.passes, p1.passes, p1.passes, p1.passes,
    expect { table, turns = 1 },
    expect { p2.unit "Yoda (F)", zone = "character", damage = 1, beneath = 1 },
  },
}

scenario "Malfunction: 6 dice of damage to an opposing Droid" {
  rules = { "BOY-88/effect" },
  given = { phase = "battle", chance = { 6, 6, 6, 1, 1, 1 },
    p1 = { force = 2, hand = { "Malfunction" }, character = { "E-3PO", "Toy Guard" } },
    p2 = { character = { "Lobot", "Toy Padawan" } } },
  steps = {
    p1.plays "Malfunction",
    expect { p2.unit "Lobot (A)", damage = 3 },
    expect { p1.unit "E-3PO (A)", damage = 0 },
  },
}

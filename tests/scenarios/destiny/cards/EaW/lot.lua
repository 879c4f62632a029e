-- Empire at War: cards drawn by lot.

scenario "Only Business Matters: a resource for each yellow die" {
  rules = { "EaW-82/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Only Business Matters" }, characters = { { "Kylo Ren", upgrades = { "Gaffi Stick" } }, "Jango Fett" },
      pool = { { "Kylo Ren", side = "1 melee" }, { "Gaffi Stick", side = "1 disrupt" }, { "Jango Fett", side = "2 ranged" } } },
    p2 = { characters = { "Bala-Tik" }, pool = { { "Bala-Tik", side = "1 focus" } } } },
  steps = {
    p1.plays "Only Business Matters",
    p1.may_choose_exactly { "1 disrupt", "2 ranged", done },
    p1.cannot { "chooses", "1 focus", says = "it is not yours" },
    p1.cannot { "chooses", "1 melee", says = "it is no yellow die" },
    p1.chooses "1 disrupt",
    p1.chooses "2 ranged",
    expect { p1.pool, exactly = { "1 melee" } },
    expect { p1, resources = 2 },
    p2.is_asked,
  },
}

scenario "Only Business Matters: no die, no resource" {
  rules = { "EaW-82/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Only Business Matters" }, characters = { "Jango Fett" }, pool = { { "Jango Fett", side = "2 ranged" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Only Business Matters",
    p1.finishes,
    expect { p1.pool, exactly = { "2 ranged" } },
    expect { p1, resources = 0 },
  },
}

scenario "Lightsaber Training: two dice of blue weapons" {
  rules = { "EaW-131/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Lightsaber Training" },
      characters = { { "Kylo Ren", upgrades = { "Toy Saber", "Lightsaber", "Force Throw" } }, { "Jango Fett", upgrades = { "Gaffi Stick" } } },
      pool = { { "Kylo Ren", side = "1 shield" }, { "Toy Saber", side = "1 melee" }, { "Lightsaber", side = "blank" }, { "Force Throw", side = "1 disrupt" },
        { "Gaffi Stick", side = "1 resource" } } },
    p2 = { characters = { { "Rey", upgrades = { "Toy Saber" } } }, pool = { { "Toy Saber", side = "2 indirect" } } } },
  steps = {
    p1.plays "Lightsaber Training",
    p1.may_choose_exactly { "1 melee", "blank", done },
    p1.cannot { "chooses", "2 indirect", says = "it is not yours" },
    p1.chooses "1 melee",
    p1.chooses "blank",
    p1.picks "2 melee",
    p1.picks "3 melee for 1",
    expect { p1.pool, exactly = { "1 shield", "2 melee", "3 melee for 1", "1 disrupt", "1 resource" } },
    expect { p2.pool, exactly = { "2 indirect" } },
  },
}

scenario "Lightsaber Training: not more than two dice" {
  rules = { "EaW-131/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Lightsaber Training" }, characters = { { "Kylo Ren", upgrades = { "Toy Saber", "Lightsaber", "Kylo Ren's Lightsaber" } } },
      pool = { { "Toy Saber", side = "1 melee" }, { "Lightsaber", side = "blank" }, { "Kylo Ren's Lightsaber", side = "blank" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Lightsaber Training",
    p1.chooses "1 melee",
    p1.chooses "blank",
    p1.picks "2 melee",
    p1.picks "1 shield",
    p2.is_asked,
    expect { p1.pool, count = 3 },
  },
}

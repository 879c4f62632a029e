-- What abilities of Legacies do not do.

scenario "Ataru Strike is for blue character dice that show melee damage, of one's own" {
  rules = { "LEG-101/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Ataru Strike" }, characters = { { "Rey", elite = true, upgrades = { "Lightsaber" } }, "Finn", { "Padawan", shields = 2 } }, pool = { { "Rey", side = "1 melee" }, { "Rey", side = "1 discard" }, { "Lightsaber", side = "3 melee for 1" }, { "Finn", side = "1 melee" }, { "Padawan", side = "2 melee" } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.plays "Ataru Strike",
    p1.may_choose_exactly { "1 melee", "2 melee" },
    p1.chooses "2 melee",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 4 },
  },
}

scenario "Gang Up: neither characters of another colour nor an opponent's count" {
  rules = { "LEG-68/inherent" },
  given = { turn = p1,
    p1 = { characters = { { "Bala-Tik", upgrades = { "Gang Up" } }, "Kylo Ren" }, pool = { { "Gang Up", side = "X shield" } } },
    p2 = { characters = { "Finn", "Han Solo" } } },
  steps = {
    p1.resolves "X shield",
    p1.chooses "Bala-Tik",
    expect { p1.character "Bala-Tik", shields = 1 },
  },
}

scenario "Jar Jar Binks, exhausted, is activated by nobody" {
  rules = { "LEG-47/public_action" },
  given = { turn = p2,
    p1 = { characters = { { "Jar Jar Binks", exhausted = true } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p2.uses("Jar Jar Binks", "(ability 2)"),
    p1.is_asked,
    expect { p1.pool, exactly = {} },
  },
}

scenario "Cantina Brawl hurts no character of one's own" {
  rules = { "LEG-148/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Cantina Brawl" }, characters = { "Bala-Tik", "Finn" } },
    p2 = { characters = { "Rey", "Nightsister" } } },
  steps = {
    p1.plays "Cantina Brawl",
    p1.may_choose_exactly { "Rey", "Nightsister" },
    p1.chooses "Rey",
    p2.declines,
    expect { p2.character "Rey", damage = 1 },
  },
}

scenario "Jar Jar Binks, defeated, is activated by nobody" {
  quiet = { "LEG-47/public_action" },
  given = { turn = p1,
    p1 = { characters = { "Finn" }, pool = { { "Finn", side = "2 ranged" } } },
    p2 = { characters = { { "Jar Jar Binks", damage = 7 }, "Rey" } } },
  steps = {
    p1.resolves "2 ranged",
    p1.chooses "Jar Jar Binks",
    expect { p2.characters, exactly = { "Rey" } },
    p2.may_not_choose { "uses Jar Jar Binks" },
    p2.passes,
    p1.may_not_choose { "uses Jar Jar Binks" },
  },
}

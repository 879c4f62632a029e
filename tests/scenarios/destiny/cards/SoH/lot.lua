-- Spark of Hope: a second lot.

scenario "Encircle removes all character dice" {
  rules = { "SoH-141/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Encircle" },
      characters = { { "Tusken Raider", exhausted = true }, { "Padawan", exhausted = true, upgrades = { "Gaffi Stick" } }, { "Finn", exhausted = true } },
      pool = { { "Padawan", side = "1 melee" }, { "Gaffi Stick", side = "1 disrupt" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.plays "Encircle",
    expect { p1.pool, exactly = { "1 disrupt" } },
    expect { p2.pool, exactly = {} },
  },
}

scenario "Encircle: an opponent's exhausted character does not count" {
  quiet = { "SoH-141/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Encircle" }, characters = { { "Tusken Raider", exhausted = true }, { "Padawan", exhausted = true }, "Finn" } },
    p2 = { characters = { { "Rey", exhausted = true } }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.plays "Encircle",
    expect { p2.pool, exactly = { "1 melee" } },
    p2.is_asked,
  },
}

scenario "Any Means Necessary: 1 unblockable damage for a bounty hunter's die" {
  rules = { "SoH-149/action" },
  given = { turn = p1,
    p1 = { plots = { "Any Means Necessary" }, characters = { "Tusken Raider", "Jango Fett" },
      pool = { { "Tusken Raider", side = "1 ranged" }, { "Jango Fett", side = "1 melee" } } },
    p2 = { characters = { { "Rey", shields = 1, upgrades = { "Toy Warrant", "Toy Warrant", "Comlink" } } } } },
  steps = {
    p1.uses "Any Means Necessary",
    p1.chooses "1 melee",
    p1.may_choose_exactly { "Tusken Raider", "Jango Fett", "Rey" },
    p1.chooses "Rey",
    expect { p1.pool, exactly = { "1 ranged" } },
    expect { p2.character "Rey", damage = 1, shields = 1 },
    expect { p1.plot "Any Means Necessary", exhausted = true },
  },
}

scenario "Any Means Necessary: 2 if there are 3 bounties on the character" {
  rules = { "SoH-149/action" },
  given = { turn = p1,
    p1 = { plots = { "Any Means Necessary" }, characters = { "Jango Fett" }, pool = { { "Jango Fett", side = "1 melee" } } },
    p2 = { characters = { { "Rey", shields = 1, upgrades = { "Toy Warrant", "Toy Warrant", "Toy Warrant" } } } } },
  steps = {
    p1.uses "Any Means Necessary",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2, shields = 1 },
  },
}

scenario "Any Means Necessary: not without the die of a bounty hunter" {
  quiet = { "SoH-149/action" },
  given = { turn = p1,
    p1 = { plots = { "Any Means Necessary" }, characters = { "Tusken Raider", "Jango Fett" }, pool = { { "Tusken Raider", side = "1 ranged" } } },
    p2 = { characters = { "Rey", "TPG-1" } } },
  steps = {
    p1.may_not_choose { "uses Any Means Necessary" },
  },
}

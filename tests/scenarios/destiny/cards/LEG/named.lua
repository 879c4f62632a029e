-- Legacies: cards that the Rules Reference names, and what it says of them.

scenario "Maul's Lightsaber goes on a blue character only" {
  rules = { "LEG-8/restriction" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Maul's Lightsaber" }, characters = { "Kylo Ren", "Bala-Tik" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Maul's Lightsaber",
    p1.may_choose_exactly { "Kylo Ren", decline },
    p1.declines,
  },
}

scenario "Maul's Lightsaber is rolled in for a resource while an opponent has no shields" {
  rules = { "LEG-8/power_action" },
  cites = { { "DST-ERR-15", "the corrected card" } },
  given = { turn = p1,
    p1 = { resources = 1, characters = { { "Kylo Ren", upgrades = { "Maul's Lightsaber" } } } },
    p2 = { characters = { "Rey" } },
    chance = { 1 } },
  steps = {
    p1.uses "Maul's Lightsaber",
    expect { p1.pool, exactly = { "2 melee" } },
    expect { p1, resources = 0 },
    expect { p1.character "Kylo Ren", exhausted = false },
  },
}

scenario "Maul's Lightsaber does nothing while the opponent has a shield" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Aim" }, characters = { { "Kylo Ren", upgrades = { "Maul's Lightsaber" } } } },
    p2 = { hand = { "Aim" }, characters = { { "Rey", shields = 1 } } } },
  steps = {
    p1.uses "Maul's Lightsaber",
    expect { p1.pool, exactly = {} },
    expect { p1, resources = 1 },
    p2.is_asked,
  },
}

scenario "The Clone Trooper rerolls its die, or any character die with the battlefield" {
  rules = { "LEG-38/after" },
  given = { turn = p1, battlefield = { controlled_by = p1 },
    p1 = { characters = { "Clone Trooper", "Rey" }, pool = { { "Rey", side = "blank" } } },
    p2 = { characters = { "Clone Trooper", "Finn" }, pool = { { "Finn", side = "blank" } } },
    chance = { 5, 1, 6, 2 } },
  steps = {
    p1.activates "Clone Trooper",
    p1.accepts,
    p1.may_choose_exactly { "blank", "blank" },
    p1.chooses "blank",
    p2.activates "Clone Trooper",
    p2.accepts,
    expect { p2.pool, exactly = { "blank", "2 ranged" } },   -- only its own could be chosen
  },
}

scenario "Gang Up counts one's yellow characters" {
  rules = { "LEG-68/inherent" },
  given = { turn = p1,
    p1 = { characters = { { "Finn", upgrades = { "Gang Up" } }, "Hired Gun", "Rey" }, pool = { { "Gang Up", side = "X disrupt" } } },
    p2 = { resources = 5, characters = { "Bala-Tik" } } },
  steps = {
    p1.resolves "X disrupt",
    expect { p2, resources = 3 },
  },
}

scenario "Ataru Strike adds the shields of the die's character" {
  rules = { "LEG-101/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Ataru Strike" }, characters = { { "Rey", shields = 2, upgrades = { "Lightsaber" } }, { "Finn", shields = 3 } },
      pool = { { "Rey", side = "1 melee" }, { "Lightsaber", side = "+2 melee" }, { "Finn", side = "1 melee" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Ataru Strike",
    p1.chooses "1 melee",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 3 },
    expect { p1.pool, exactly = { "+2 melee", "1 melee" } },
  },
}

scenario "Unbreakable removes a die worth no more than one's shields" {
  rules = { "LEG-105/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Unbreakable" }, characters = { { "Rey", shields = 1 }, "Finn" } },
    p2 = { characters = { { "Kylo Ren", shields = 3, elite = true } }, pool = { { "Kylo Ren", side = "1 melee" }, { "Kylo Ren", side = "2 melee for 1" } } } },
  steps = {
    p1.plays "Unbreakable",
    expect { p2.pool, exactly = { "2 melee for 1" } },
  },
}

scenario "Unbreakable without a shield removes a die worth 0" {
  rules = { "LEG-105/effect" },
  cites = { { "DST-RUL-LEG-10", "a blank is worth 0" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Unbreakable" }, characters = { "Rey" } },
    p2 = { characters = { { "Kylo Ren", elite = true } }, pool = { { "Kylo Ren", side = "1 melee" }, { "Kylo Ren", side = "blank" } } } },
  steps = {
    p1.plays "Unbreakable",
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Hasty Exit gives the battlefield away for a damage die" {
  rules = { "LEG-153/effect" },
  given = { turn = p1, battlefield = { "Echo Base", controlled_by = p1 },
    p1 = { hand = { "Hasty Exit" }, characters = { "Finn" } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.plays "Hasty Exit",
    expect { table, controlled_by = "p2", claimed_by = "nobody" },
    expect { p2.pool, exactly = {} },
  },
}

scenario "Hasty Exit does nothing for who does not control the battlefield" {
  quiet = { "LEG-153/effect" },
  rules = { "DST-EFF-THEN-01" },
  cites = { { "DST-RUL-LEG-04", "what one does not have cannot be given" } },
  given = { turn = p1, battlefield = { "Echo Base", controlled_by = p2 },
    p1 = { hand = { "Hasty Exit" }, characters = { "Finn" } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.plays "Hasty Exit",
    expect { p2.pool, exactly = { "1 melee" } },
    p2.is_asked,
  },
}

scenario "Lure makes an opponent activate, and gives another action" {
  rules = { "LEG-154/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Lure" }, characters = { "Finn" } },
    p2 = { supports = { "AT-ST" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Lure",
    p1.may_choose_exactly { "Kylo Ren", "AT-ST" },
    p1.chooses "AT-ST",
    expect { p2.support "AT-ST", exhausted = true },
    expect { p2.pool, count = 1 },
    p1.may_choose { "activates Finn", decline },
  },
}

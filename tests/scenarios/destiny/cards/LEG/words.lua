-- Legacies.

scenario "In Pursuit: any number of yellow characters after the opponent activated one" {
  rules = { "LEG-94/effect" }, quiet = { "LEG-94/restriction" },
  given = { turn = p1, chance = { 1, 1, 1 },
    p1 = { characters = { "Rey" } }, p2 = { hand = { "In Pursuit" }, characters = { "Finn", "Tusken Raider", "Kylo Ren" } } },
  steps = {
    p1.activates "Rey", p2.plays "In Pursuit", p2.may_choose_exactly { "Finn", "Tusken Raider", done }, p2.chooses "Finn", p2.chooses "Tusken Raider",
    expect { p2.character "Finn", exhausted = true }, expect { p2.character "Tusken Raider", exhausted = true }, expect { p2.character "Kylo Ren", exhausted = false },
  },
}
scenario "In Pursuit: not a turn later" {
  quiet = { "LEG-94/restriction" },
  given = { turn = p1, chance = { 1 },
    p1 = { characters = { "Rey" } }, p2 = { hand = { "In Pursuit" }, characters = { "Finn" } } },
  steps = { p1.activates "Rey", p2.passes, p1.passes, p2.cannot { "plays", "In Pursuit" } },
}
scenario "In Pursuit: not for a support" {
  rules = { "LEG-94/restriction" },
  given = { turn = p1, chance = { 1 },
    p1 = { characters = { "Rey" }, supports = { "X-Wing" } }, p2 = { hand = { "In Pursuit" }, characters = { "Finn" } } },
  steps = { p1.activates "X-Wing", p2.cannot { "plays", "In Pursuit" } },
}

scenario "Easy Pickings: two dice that show the same symbol and value" {
  rules = { "LEG-117/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Easy Pickings" }, characters = { "Finn" }, pool = { { "Finn", side = "1 melee" } } },
    p2 = { characters = { "Rey", "Kylo Ren", "Padawan" },
      pool = { { "Rey", side = "1 melee" }, { "Kylo Ren", side = "1 shield" }, { "Padawan", side = "2 melee" } } } },
  steps = { p1.plays "Easy Pickings", expect { p1.pool, count = 0 }, expect { p2.pool, exactly = { "1 shield", "2 melee" } } },
}
scenario "Easy Pickings: modifiers and costs do not matter" {
  rules = { "LEG-117/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Easy Pickings" }, characters = { "Finn" } },
    p2 = { characters = { "Rey", "Kylo Ren" }, pool = { { "Rey", side = "+2 melee" }, { "Kylo Ren", side = "2 melee for 1" } } } },
  steps = { p1.plays "Easy Pickings", expect { p2.pool, count = 0 } },
}
scenario "Easy Pickings: not two of one value, nor two of one symbol" {
  quiet = { "LEG-117/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Easy Pickings" }, characters = { "Finn" } },
    p2 = { characters = { "Rey", "Kylo Ren", "Padawan" },
      pool = { { "Rey", side = "1 melee" }, { "Kylo Ren", side = "1 shield" }, { "Padawan", side = "2 melee" } } } },
  steps = { p1.plays "Easy Pickings", expect { p2.pool, count = 3 } },
}
scenario "Easy Pickings: not without a yellow character" {
  quiet = { "LEG-117/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Easy Pickings" }, characters = { "Luke Skywalker" } },
    p2 = { characters = { "Rey", "Padawan" }, pool = { { "Rey", side = "1 melee" }, { "Padawan", side = "1 melee" } } } },
  steps = { p1.plays "Easy Pickings", expect { p2.pool, count = 2 } },
}

scenario "In Pursuit: no character of another colour, and none that is exhausted" {
  quiet = { "LEG-94/effect" },
  given = { turn = p1, chance = { 1 },
    p1 = { characters = { "Rey" } }, p2 = { hand = { "In Pursuit" }, characters = { { "Finn", exhausted = true }, "Kylo Ren" } } },
  steps = { p1.activates "Rey", p2.plays "In Pursuit", p1.is_asked, expect { p2.character "Kylo Ren", exhausted = false }, expect { p2.pool, count = 0 } },
}

scenario "Entangle: two dice with no more than 3 together" {
  rules = { "LEG-151/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Entangle" }, characters = { "Finn" } },
    p2 = { characters = { "Rey", "Kylo Ren", "Luke Skywalker" },
      pool = { { "Rey", side = "1 melee" }, { "Kylo Ren", side = "2 melee for 1" }, { "Luke Skywalker", side = "3 melee" } } } },
  steps = {
    p1.plays "Entangle", p1.may_choose_exactly { "1 melee", "2 melee for 1", "3 melee", done }, p1.chooses "1 melee",
    p1.may_choose_exactly { "2 melee for 1", done }, p1.chooses "2 melee for 1",
    expect { p2.pool, exactly = { "3 melee" } },
  },
}
scenario "Entangle: one of 3 alone" {
  rules = { "LEG-151/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Entangle" }, characters = { "Finn" } },
    p2 = { characters = { "Luke Skywalker", "Rey" }, pool = { { "Luke Skywalker", side = "3 melee" }, { "Rey", side = "1 melee" } } } },
  steps = { p1.plays "Entangle", p1.chooses "3 melee", expect { p2.pool, exactly = { "1 melee" } } },
}
scenario "Entangle: nothing without a yellow character" {
  quiet = { "LEG-151/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Entangle" }, characters = { "Luke Skywalker" } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = { p1.plays "Entangle", expect { p2.pool, count = 1 } },
}

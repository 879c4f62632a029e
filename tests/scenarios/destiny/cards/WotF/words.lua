-- Way of the Force.

scenario "Defensive Racing: the die of a vehicle is back" {
  rules = { "WotF-94/effect" }, quiet = { "WotF-94/restriction" },
  given = { turn = p1, chance = { 3 },
    p1 = { resources = 1, hand = { "Flank" }, characters = { "Nightsister", "Kylo Ren" } },
    p2 = { hand = { "Defensive Racing" }, characters = { { "Finn", exhausted = true } }, supports = { "X-Wing" }, pool = { { "X-Wing", side = "1 shield" } } } },
  steps = { p1.plays "Flank", expect { p2.pool, count = 0 }, p2.plays "Defensive Racing", expect { p2.pool, exactly = { "X indirect" } } },
}
scenario "Defensive Racing: not the die of a character" {
  rules = { "WotF-94/restriction" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Flank" }, characters = { "Nightsister", "Kylo Ren" } },
    p2 = { hand = { "Defensive Racing" }, characters = { { "Finn", exhausted = true } }, supports = { "X-Wing" }, pool = { { "Finn", side = "1 shield" } } } },
  steps = { p1.plays "Flank", p2.cannot { "plays", "Defensive Racing" } },
}
scenario "Defensive Racing: not without a yellow character" {
  quiet = { "WotF-94/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Flank" }, characters = { "Nightsister", "Kylo Ren" } },
    p2 = { hand = { "Defensive Racing" }, characters = { { "Rey", exhausted = true } }, supports = { "X-Wing" }, pool = { { "X-Wing", side = "1 shield" } } } },
  steps = { p1.plays "Flank", p2.plays "Defensive Racing", expect { p2.pool, count = 0 } },
}

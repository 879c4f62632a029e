-- Jedi Guardians.

scenario "Shmi Skywalker: an Anakin from the deck when she is damaged" {
  rules = { "JG-33/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1, 2, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Shmi Skywalker", tapped = true } }, deck = { "Toy Scout", "Anakin Skywalker (A)", "Toy Fighter" } } },
  steps = {
    p1.attacks "Shmi Skywalker (A)", p2.accepts, p2.accepts,
    expect { p2.unit "Shmi Skywalker (A)", damage = 1 }, expect { p2.hand, exactly = { "Anakin Skywalker (A)" } }, expect { p2.deck, count = 2 },
  },
}
scenario "Shmi Skywalker: not when the attack does no damage" {
  quiet = { "JG-33/whenever" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Shmi Skywalker", tapped = true } }, deck = { "Anakin Skywalker (A)" } } },
  steps = { p1.attacks "Shmi Skywalker (A)", p1.is_asked, expect { p2.hand, count = 0 } },
}
scenario "Shmi Skywalker: not when another unit is damaged" {
  quiet = { "JG-33/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Shmi Skywalker", tapped = true }, { "Toy Guard", tapped = true } }, deck = { "Anakin Skywalker (A)" } } },
  steps = { p1.attacks "Toy Guard", p1.is_asked, expect { p2.unit "Toy Guard", damage = 1 }, expect { p2.hand, count = 0 } },
}

scenario "Synchronized Systems: the slower of two units is as fast as the other" {
  rules = { "JG-105/effect" },
  given = { phase = "battle",
    p1 = { force = 6, hand = { "Synchronized Systems" }, character = { "Toy Guard", "Toy Padawan", "Toy Prodigy" } }, p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.plays "Synchronized Systems", p1.chooses "Character", p1.may_choose_exactly { "Toy Guard", "Toy Padawan", "Toy Prodigy", done },
    p1.chooses "Toy Guard", p1.chooses "Toy Padawan",
    expect { p1, force = 0 },
    expect { p1.unit "Toy Guard", power = 6, speed = 30 }, expect { p1.unit "Toy Padawan", power = 5, speed = 30 }, expect { p1.unit "Toy Prodigy", power = 3, speed = 40 },
  },
}
scenario "Synchronized Systems: a unit alone gets power" {
  rules = { "JG-105/effect" },
  given = { phase = "battle",
    p1 = { force = 6, hand = { "Synchronized Systems" }, character = { "Toy Guard", "Toy Padawan" } }, p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.plays "Synchronized Systems", p1.chooses "Character", p1.chooses "Toy Padawan", expect { p1.unit "Toy Padawan", power = 5, speed = 20 },
    expect { p1.unit "Toy Guard", power = 3, speed = 30 },
  },
}
scenario "Synchronized Systems: not for 5 Force" {
  quiet = { "JG-105/effect" },
  given = { phase = "battle", p1 = { force = 5, hand = { "Synchronized Systems" }, character = { "Toy Guard" } }, p2 = { character = { "Toy Guard" } } },
  steps = { p1.cannot { "plays", "Synchronized Systems" } },
}
scenario "Synchronized Systems: no units of the opponent's" {
  rules = { "JG-105/effect" },
  given = { phase = "battle",
    p1 = { force = 6, hand = { "Synchronized Systems" }, character = { "Toy Guard" } }, p2 = { character = { "Toy Padawan", "Toy Guard" } } },
  steps = { p1.plays "Synchronized Systems", p1.chooses "Character", p1.may_choose_exactly { "Toy Guard", done }, p1.chooses "Toy Guard", expect { p2.unit "Toy Guard", power = 3 } },
}

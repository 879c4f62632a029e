-- Convergence.

scenario "Sith Teachings: 1 damage" {
  rules = { "CONV-17/special" },
  given = { turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Sith Teachings" } } }, pool = { { "Sith Teachings", side = "special" } } },
    p2 = { characters = { "Finn" }, pool = { { "Finn", side = "1 shield" } } } },
  steps = { p1.resolves "special", p1.chooses "Finn", expect { p2.character "Finn", damage = 1 } },
}
scenario "Sith Teachings: 2 after a die of the opponent's was removed in this round" {
  rules = { "CONV-17/special" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Flank" }, characters = { { "Kylo Ren", upgrades = { "Sith Teachings" } }, "Nightsister" }, pool = { { "Sith Teachings", side = "special" } } },
    p2 = { characters = { "Finn" }, pool = { { "Finn", side = "1 shield" } } } },
  steps = { p1.plays "Flank", p2.passes, p1.resolves "special", p1.chooses "Finn", expect { p2.character "Finn", damage = 2 } },
}
scenario "Sith Teachings: 2 as well if the die was that of an upgrade" {
  rules = { "CONV-17/special" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Flank" }, characters = { { "Kylo Ren", upgrades = { "Sith Teachings" } }, "Nightsister" }, pool = { { "Sith Teachings", side = "special" } } },
    p2 = { characters = { { "Finn", upgrades = { "Jetpack" } } }, pool = { { "Jetpack", side = "2 shield" } } } },
  steps = { p1.plays "Flank", p2.passes, p1.resolves "special", p1.chooses "Finn", expect { p2.character "Finn", damage = 2 } },
}
scenario "Sith Teachings: 1 if it was a die of one's own" {
  rules = { "CONV-17/special" },
  given = { turn = p1,
    p1 = { hand = { "Cannon Fodder" }, characters = { { "Kylo Ren", upgrades = { "Sith Teachings" } } }, pool = { { "Sith Teachings", side = "special" }, { "Kylo Ren", side = "1 melee" } } },
    p2 = { characters = { "Nightsister" } } },
  steps = { p1.passes, p2.uses "Nightsister", p2.chooses "1 melee", p1.resolves "special", p1.chooses "Nightsister", expect { p2.character "Nightsister", damage = 2 } },
}
scenario "Sith Teachings: a blank goes when it is played" {
  rules = { "CONV-17/after" }, quiet = { "CONV-17/restriction" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Sith Teachings" }, characters = { "Kylo Ren", "Darth Vader" } },
    p2 = { characters = { "Finn", "Rey" }, pool = { { "Finn", side = "blank" }, { "Rey", side = "1 melee" } } } },
  steps = { p1.plays "Sith Teachings", p1.chooses "Kylo Ren", p1.accepts, expect { p2.pool, exactly = { "1 melee" } } },
}
scenario "Sith Teachings: not without a Sith" {
  rules = { "CONV-17/restriction" },
  given = { turn = p1, p1 = { resources = 2, hand = { "Sith Teachings" }, characters = { "Kylo Ren" } }, p2 = { characters = { "Finn" } } },
  steps = { p1.cannot { "plays", "Sith Teachings" } },
}
scenario "Sith Teachings: no other die" {
  quiet = { "CONV-17/after" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Sith Teachings" }, characters = { "Darth Vader" } },
    p2 = { characters = { "Finn", "Rey" }, pool = { { "Finn", side = "1 melee" }, { "Rey", side = "1 resource" } } } },
  steps = { p1.plays "Sith Teachings", p1.chooses "Darth Vader", p2.is_asked, expect { p2.pool, exactly = { "1 melee", "1 resource" } } },
}

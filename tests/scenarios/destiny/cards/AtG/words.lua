-- Across the Galaxy.

scenario "R2 Astromech: for 2 resources its vehicle is ready again" {
  rules = { "AtG-88/action" },
  given = { turn = p1,
    p1 = { resources = 2, characters = { "Finn" }, supports = { { "X-Wing", exhausted = true, upgrades = { "R2 Astromech" } } } }, p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "R2 Astromech",
    expect { p1.support "X-Wing", exhausted = false }, expect { p1.upgrade "R2 Astromech", exhausted = true }, expect { p1, resources = 0 },
  },
}
scenario "R2 Astromech: not for 1" {
  quiet = { "AtG-88/action" },
  given = { turn = p1,
    p1 = { resources = 1, characters = { "Finn" }, supports = { { "X-Wing", exhausted = true, upgrades = { "R2 Astromech" } } } }, p2 = { characters = { "Rey" } } },
  steps = { p1.cannot { "uses", "R2 Astromech" } },
}
scenario "R2 Astromech: not while it is exhausted" {
  quiet = { "AtG-88/action" },
  given = { turn = p1,
    p1 = { resources = 2, characters = { "Finn" }, supports = { { "X-Wing", exhausted = true, upgrades = { { "R2 Astromech", exhausted = true } } } } }, p2 = { characters = { "Rey" } } },
  steps = { p1.cannot { "uses", "R2 Astromech" } },
}
scenario "R2 Astromech: on a vehicle" {
  rules = { "AtG-88/modify" },
  given = { turn = p1,
    p1 = { hand = { "R2 Astromech" }, characters = { "Finn" }, supports = { "X-Wing", "Outpost" } }, p2 = { characters = { "Rey" } } },
  steps = { p1.plays "R2 Astromech", p1.may_choose_exactly { "X-Wing", decline }, p1.chooses "X-Wing", expect { p1.upgrade "R2 Astromech", on = "X-Wing" } },
}
scenario "R2 Astromech: on nothing else" {
  quiet = { "AtG-88/modify" },
  given = { turn = p1,
    p1 = { hand = { "R2 Astromech" }, characters = { "Finn" }, supports = { "Outpost" } }, p2 = { characters = { "Rey" } } },
  steps = { p1.cannot { "plays", "R2 Astromech" } },
}

scenario "Decoy: its character takes the damage of another" {
  rules = { "AtG-105/before" },
  given = { turn = p1,
    p1 = { resources = 1, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "2 melee for 1" } } },
    p2 = { characters = { "Finn", { "Jango Fett", upgrades = { "Decoy" } } } } },
  steps = {
    p1.resolves "2 melee for 1", p1.chooses "Finn", p2.accepts,
    expect { p2.character "Finn", damage = 0 }, expect { p2.character "Jango Fett", damage = 2 }, expect { p2.upgrade "Decoy", exhausted = true },
  },
}
scenario "Decoy: not while it is exhausted" {
  quiet = { "AtG-105/before" },
  given = { turn = p1,
    p1 = { resources = 1, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "2 melee for 1" } } },
    p2 = { characters = { "Finn", { "Jango Fett", upgrades = { { "Decoy", exhausted = true } } } } } },
  steps = { p1.resolves "2 melee for 1", p1.chooses "Finn", expect { p2.character "Finn", damage = 2 } },
}
scenario "Decoy: on a yellow character" {
  rules = { "AtG-105/restriction" },
  given = { turn = p1, p1 = { resources = 1, hand = { "Decoy" }, characters = { "Luke Skywalker", "Jango Fett" } }, p2 = { characters = { "Rey" } } },
  steps = { p1.plays "Decoy", p1.may_choose_exactly { "Jango Fett", decline }, p1.chooses "Jango Fett", expect { p1.upgrade "Decoy", on = "Jango Fett" } },
}
scenario "Decoy: not on a blue one" {
  rules = { "AtG-105/restriction" },
  given = { turn = p1, p1 = { resources = 1, hand = { "Decoy" }, characters = { "Luke Skywalker" } }, p2 = { characters = { "Rey" } } },
  steps = { p1.cannot { "plays", "Decoy" } },
}

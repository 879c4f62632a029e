-- Across the Galaxy.

scenario "Repulse: two dice of different colors" {
  rules = { "AtG-65/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Repulse" }, characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { characters = { { "Luke Skywalker", elite = true }, "Finn" }, pool = { { "Luke Skywalker", side = "2 melee" }, { "Luke Skywalker", side = "3 melee" }, { "Finn", side = "2 ranged" } } } },
  steps = {
    p1.plays "Repulse", p1.chooses "3 melee", p1.may_choose_exactly { "2 ranged" }, p1.chooses "2 ranged",
    expect { p1.pool, exactly = { "1 melee" } }, expect { p2.pool, exactly = { "2 melee" } },
  },
}
scenario "Repulse: not two dice of one color" {
  quiet = { "AtG-65/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Repulse" }, characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { characters = { { "Luke Skywalker", elite = true } }, pool = { { "Luke Skywalker", side = "2 melee" }, { "Luke Skywalker", side = "3 melee" } } } },
  steps = { p1.plays "Repulse", p2.is_asked, expect { p1.pool, count = 1 }, expect { p2.pool, count = 2 } },
}
scenario "Repulse: nor one die alone" {
  quiet = { "AtG-65/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Repulse" }, characters = { "Rey" } },
    p2 = { characters = { "Finn" }, pool = { { "Finn", side = "2 ranged" } } } },
  steps = { p1.plays "Repulse", expect { p2.pool, exactly = { "2 ranged" } } },
}

scenario "Armed Escort: each character of its player is a guardian" {
  rules = { "AtG-83/ongoing" },
  given = { turn = p1,
    p1 = { characters = { "Rey", "Finn" }, supports = { "Armed Escort" } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "2 melee for 1" } } } },
  steps = {
    p1.activates "Rey", p1.may_choose_exactly { "2 melee for 1", decline }, p1.chooses "2 melee for 1",
    expect { p1.character "Rey", damage = 2 }, expect { p2.pool, exactly = {} },
  },
}
scenario "Armed Escort: the opponent's are not" {
  quiet = { "AtG-83/ongoing" },
  given = { turn = p2,
    p1 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } }, supports = { "Armed Escort" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = { p2.activates "Kylo Ren", p1.is_asked, expect { p1.pool, count = 1 } },
}
scenario "Armed Escort: it is discarded when the action phase is over" {
  rules = { "AtG-83/after" },
  given = { turn = p1,
    p1 = { characters = { "Rey" }, supports = { "Armed Escort" }, deck = { "Dodge" } },
    p2 = { characters = { "Kylo Ren" }, deck = { "Dodge" } } },
  steps = { p1.passes, p2.passes, expect { p1.supports, count = 0 }, expect { p1.discard, exactly = { "Armed Escort" } } },
}
scenario "Armed Escort: not before" {
  quiet = { "AtG-83/after" },
  given = { turn = p1,
    p1 = { characters = { "Rey" }, supports = { "Armed Escort" } }, p2 = { characters = { "Kylo Ren" } } },
  steps = { p1.passes, p2.activates "Kylo Ren", p1.passes, p2.is_asked, expect { p1.supports, exactly = { "Armed Escort" } } },
}

scenario "Energy Pike: damage for the resources of its player" {
  rules = { "AtG-106/special" },
  given = { turn = p1,
    p1 = { resources = 2, characters = { { "Finn", upgrades = { "Energy Pike" } } }, pool = { { "Energy Pike", side = "special" } } },
    p2 = { resources = 5, characters = { "Rey" } } },
  steps = { p1.resolves "special", p1.chooses "Rey", expect { p2.character "Rey", damage = 2 }, expect { p1, resources = 2 } },
}
scenario "Energy Pike: 3 at the most" {
  rules = { "AtG-106/special" },
  given = { turn = p1,
    p1 = { resources = 4, characters = { { "Finn", upgrades = { "Energy Pike" } } }, pool = { { "Energy Pike", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = { p1.resolves "special", p1.chooses "Rey", expect { p2.character "Rey", damage = 3 } },
}
scenario "Energy Pike: none without resources" {
  rules = { "AtG-106/special" },
  given = { turn = p1,
    p1 = { resources = 0, characters = { { "Finn", upgrades = { "Energy Pike" } } }, pool = { { "Energy Pike", side = "special" } } },
    p2 = { resources = 5, characters = { "Rey" } } },
  steps = { p1.resolves "special", p1.chooses "Rey", expect { p2.character "Rey", damage = 0 } },
}
scenario "Energy Pike: its other sides do as they show" {
  quiet = { "AtG-106/special" },
  given = { turn = p1,
    p1 = { resources = 3, characters = { { "Finn", upgrades = { "Energy Pike" } } }, pool = { { "Energy Pike", side = "1 melee" } } },
    p2 = { characters = { "Rey" } } },
  steps = { p1.resolves "1 melee", p1.chooses "Rey", expect { p2.character "Rey", damage = 1 } },
}

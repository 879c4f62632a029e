-- Allies of Necessity: a subtype for a round.

scenario "Clawdite Shapeshifter is a jedi for a round" {
  rules = { "AoN-13/after" },
  given = { turn = p1,
    p1 = { hand = { "Toy Roll Call" }, characters = { { "Clawdite Shapeshifter", damage = 2 }, "Finn" } },
    p2 = { characters = { "Kylo Ren" } },
    chance = { 1 } },
  steps = {
    p1.activates "Clawdite Shapeshifter",
    p1.accepts,
    p1.chooses "leader",
    p2.passes,
    p1.plays "Toy Roll Call",
    expect { p1.character "Clawdite Shapeshifter", damage = 1 },
  },
}

scenario "Clawdite Shapeshifter: another subtype is another one" {
  rules = { "AoN-13/after" },
  given = { turn = p1,
    p1 = { hand = { "Toy Roll Call" }, characters = { { "Clawdite Shapeshifter", damage = 2 }, "Finn" } },
    p2 = { characters = { "Kylo Ren" } },
    chance = { 1 } },
  steps = {
    p1.activates "Clawdite Shapeshifter",
    p1.accepts,
    p1.chooses "Jedi",
    p2.passes,
    p1.plays "Toy Roll Call",
    expect { p1.character "Clawdite Shapeshifter", damage = 2 },
  },
}

scenario "Clawdite Shapeshifter: not when another character is activated" {
  quiet = { "AoN-13/after" },
  given = { turn = p1,
    p1 = { characters = { "Clawdite Shapeshifter", "Finn" } },
    p2 = { characters = { "Kylo Ren" } },
    chance = { 1 } },
  steps = {
    p1.activates "Finn",
    p2.is_asked,
  },
}

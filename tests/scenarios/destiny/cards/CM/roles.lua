-- Covert Missions: the most health, a die that modified another one, plans that change hands.

scenario "Imposing Figure: a resource with the most health" {
  rules = { "CM-76/effect" },
  given = { turn = p1,
    p1 = { hand = { "Imposing Figure" }, characters = { { "Rey", damage = 5 }, "Padawan" } },
    p2 = { characters = { "Finn", "Nightsister" } } },
  steps = {
    p1.plays "Imposing Figure",
    expect { p1, resources = 1 },
  },
}

scenario "Imposing Figure: nothing if another character has more" {
  quiet = { "CM-76/effect" },
  given = { turn = p1,
    p1 = { hand = { "Imposing Figure" }, characters = { "Rey", "Padawan" } },
    p2 = { characters = { { "Kylo Ren", damage = 5 } } } },
  steps = {
    p1.plays "Imposing Figure",
    expect { p1, resources = 0 },
  },
}

scenario "Sabine Wren's TIE Fighter is rolled in after its die modified one of a Spectre" {
  rules = { "CM-100/after" },
  given = { turn = p1,
    p1 = { hand = { "Aim" }, supports = { "Sabine Wren's TIE Fighter" }, characters = { "Sabine Wren" },
      pool = { { "Sabine Wren", side = "2 ranged" }, { "Sabine Wren's TIE Fighter", side = "+2 ranged" } } },
    p2 = { characters = { "Kylo Ren" } },
    chance = { 5 } },
  steps = {
    p1.resolves "2 ranged",
    p1.chooses "+2 ranged",
    p1.chooses "Kylo Ren",
    p1.accepts,
    expect { p2.character "Kylo Ren", damage = 4 },
    expect { p1.hand, exactly = {} },
    expect { p1.pool, exactly = { "1 resource" } },
  },
}

scenario "Sabine Wren's TIE Fighter stays after another die was modified" {
  quiet = { "CM-100/after" },
  given = { turn = p1,
    p1 = { hand = { "Aim" }, supports = { "Sabine Wren's TIE Fighter" }, characters = { "Finn" },
      pool = { { "Finn", side = "2 ranged" }, { "Sabine Wren's TIE Fighter", side = "+2 ranged" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "2 ranged",
    p1.chooses "+2 ranged",
    p1.chooses "Kylo Ren",
    p2.is_asked,
    expect { p1.pool, exactly = {} },
    expect { p1.hand, exactly = { "Aim" } },
  },
}

scenario "Death Star Plans: a resource on the plot" {
  rules = { "CM-126/action" },
  given = { turn = p1,
    p1 = { plots = { "Toy Superweapon" }, characters = { { "Finn", upgrades = { "Death Star Plans" } } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.uses "Death Star Plans",
    p1.chooses(1),
    expect { p1.plot "Toy Superweapon", resources = 1 },
    expect { p1.upgrade "Death Star Plans", exhausted = true },
  },
}

scenario "Death Star Plans: nothing on another plot" {
  rules = { "CM-126/action" },
  given = { turn = p1,
    p1 = { plots = { "Toy Pact" }, characters = { { "Finn", upgrades = { "Death Star Plans" } } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.uses "Death Star Plans",
    p1.chooses(1),
    expect { p1.plot "Toy Pact", resources = 0 },
  },
}

scenario "Death Star Plans go to whoever hurts their character" {
  rules = { "CM-126/after" },
  given = { turn = p2,
    p1 = { characters = { { "Finn", upgrades = { "Death Star Plans" } } } },
    p2 = { characters = { "Kylo Ren", "Nightsister" }, pool = { { "Nightsister", side = "1 ranged" } } } },
  steps = {
    p2.resolves "1 ranged",
    p2.chooses "Finn",
    p2.accepts,
    p2.may_choose_exactly { "Kylo Ren", "Nightsister" },
    p2.chooses "Kylo Ren",
    expect { p2.upgrade "Death Star Plans", on = "Kylo Ren" },
  },
}

scenario "Death Star Plans stay when their own player hurts the character" {
  quiet = { "CM-126/after" },
  given = { turn = p1,
    p1 = { characters = { { "Finn", upgrades = { "Death Star Plans" } } }, pool = { { "Finn", side = "1 ranged" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "1 ranged",
    p1.chooses "Finn",
    expect { p1.character "Finn", damage = 1 },
    p2.is_asked,
  },
}

scenario "Death Star Plans: of several opponents the one who did it" {
  rules = { "CM-126/after" },
  given = { turn = p3,
    p1 = { characters = { { "Finn", upgrades = { "Death Star Plans" } } } },
    p2 = { characters = { "Kylo Ren" } },
    p3 = { characters = { "Nightsister" }, pool = { { "Nightsister", side = "1 ranged" } } } },
  steps = {
    p3.resolves "1 ranged",
    p3.chooses "Finn",
    p3.accepts,
    expect { p3.upgrade "Death Star Plans", on = "Nightsister" },
  },
}

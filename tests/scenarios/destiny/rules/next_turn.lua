-- What is for somebody's next turn (lasting = next_turn): decision 102.

scenario "What waits for an opponent's next turn waits through the rest of one's own" {
  rules = { "TOY-144/effect", "DST-EFF-DEL-01" },
  given = { turn = p1, chance = { 1, 1 },
    p1 = { hand = { "Toy Stipend" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper", "Toy Sentinel" } } },
  steps = {
    p1.plays "Toy Stipend",
    expect { table, delayed_effects = 1 },
    p2.activates "Toy Trooper",
    expect { p2, resources = 1 },
    p1.passes,
    p2.activates "Toy Sentinel",
    expect { p2, resources = 1 },  -- once
  },
}

scenario "A turn that is passed was the next turn: nothing waits any longer" {
  quiet = { "TOY-144/effect" },
  given = { turn = p1, chance = { 1, 1 },
    p1 = { hand = { "Toy Stipend" }, characters = { "Toy Trooper", "Toy Sentinel" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Stipend",
    p2.passes,
    p1.activates "Toy Trooper",
    expect { table, delayed_effects = 0 },
    p2.activates "Toy Trooper",
    expect { p2, resources = 0 },
  },
}

scenario "What a character has on its player's next turn it has then, and not before or after" {
  rules = { "TOY-143/effect", "DST-KW-GRD-01" },
  given = { turn = p1,
    p1 = { hand = { "Toy Sentry Duty" }, characters = { "Toy Veteran", "Toy Trooper" } },
    p2 = { characters = { "Toy Veteran" }, pool = { { "Toy Veteran", side = "1 melee" } } } },
  steps = {
    p1.plays "Toy Sentry Duty",
    p1.chooses "Toy Veteran",
    p2.passes,
    p1.activates "Toy Veteran",
    p1.chooses "1 melee",
    expect { p1.character "Toy Veteran", damage = 1 },
    expect { p2.pool, count = 0 },
  },
}

scenario "On the turn after the next one the character has it no longer" {
  rules = { "TOY-143/effect" },
  given = { turn = p1, chance = { 1 },
    p1 = { hand = { "Toy Sentry Duty" }, characters = { "Toy Veteran", "Toy Trooper" } },
    p2 = { characters = { "Toy Veteran" }, pool = { { "Toy Veteran", side = "1 melee" } } } },
  steps = {
    p1.plays "Toy Sentry Duty",
    p1.chooses "Toy Veteran",
    p2.passes,
    p1.activates "Toy Trooper",
    p2.passes,
    p1.activates "Toy Veteran",
    expect { p1.character "Toy Veteran", damage = 0 },
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

-- Way of the Force: cards drawn by lot.

scenario "Crush Hope: as much indirect damage as cards are discarded" {
  rules = { "WotF-5/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Crush Hope", "Aim", "Block", "Dodge" }, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "blank" } } },
    p2 = { characters = { "Rey", "Finn" }, pool = { { "Rey", side = "blank" }, { "Finn", side = "1 ranged" } } } },
  steps = {
    p1.plays "Crush Hope",
    p1.may_choose_exactly { "blank" },
    p1.cannot { "chooses", "1 ranged", says = "it is no die showing a blank" },
    p1.chooses "blank",
    p1.may_choose_exactly { "Aim", "Block", "Dodge", done },
    p1.chooses "Aim",
    p1.chooses "Block",
    p1.finishes,
    p2.chooses "Rey",
    p2.chooses "Finn",
    expect { p2.character "Rey", damage = 1 },
    expect { p2.character "Finn", damage = 1 },
    expect { p1.hand, exactly = { "Dodge" } },
    expect { p1.discard, exactly = { "Aim", "Block", "Crush Hope" } },
    p2.is_asked,
  },
}

scenario "Crush Hope: no card, no damage" {
  rules = { "WotF-5/effect" }, quiet = { "WotF-5/restriction" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Crush Hope", "Aim" }, characters = { "Kylo Ren" } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "blank" } } } },
  steps = {
    p1.plays "Crush Hope",
    p1.finishes,
    p2.is_asked,
    expect { p2.character "Rey", damage = 0 },
    expect { p1.hand, exactly = { "Aim" } },
  },
}

scenario "Crush Hope needs a blank of an opponent's" {
  rules = { "WotF-5/restriction" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Crush Hope", "Aim" }, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "blank" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.cannot { "plays", "Crush Hope", because = "DST-ACT-PLAY-02" },
  },
}

scenario "Crush Hope among three: the opponent whose die is blank" {
  rules = { "WotF-5/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Crush Hope", "Aim" }, characters = { "Kylo Ren" } },
    p2 = { characters = { "Finn" }, pool = { { "Finn", side = "1 ranged" } } },
    p3 = { characters = { "Rey" }, pool = { { "Rey", side = "blank" } } } },
  steps = {
    p1.plays "Crush Hope",
    p1.chooses "Aim",
    p1.finishes,
    expect { p3.character "Rey", damage = 1 },
    expect { p2.character "Finn", damage = 0 },
  },
}

scenario "A99 Aquata Breather blocks 1 of the indirect damage of a die" {
  rules = { "WotF-66/before" },
  given = { turn = p1,
    p1 = { characters = { "LEG-12" }, pool = { { "LEG-12", side = "2 indirect" } } },
    p2 = { characters = { { "Rey", upgrades = { "A99 Aquata Breather" } } } } },
  steps = {
    p1.resolves "2 indirect",
    p2.accepts,
    expect { p2.character "Rey", damage = 1 },
    expect { p2.upgrade "A99 Aquata Breather", exhausted = true },
  },
}

scenario "A99 Aquata Breather: not when it is exhausted" {
  quiet = { "WotF-66/before" },
  given = { turn = p1,
    p1 = { characters = { "LEG-12" }, pool = { { "LEG-12", side = "2 indirect" } } },
    p2 = { characters = { { "Rey", upgrades = { { "A99 Aquata Breather", exhausted = true } } } } } },
  steps = {
    p1.resolves "2 indirect",
    expect { p2.character "Rey", damage = 2 },
    p2.is_asked,
  },
}

scenario "A99 Aquata Breather: nothing against melee damage, and nothing for another character" {
  quiet = { "WotF-66/before" },
  given = { turn = p1,
    p1 = { characters = { "Kylo Ren", "LEG-12" }, pool = { { "Kylo Ren", side = "1 melee" } } },
    p2 = { characters = { { "Rey", upgrades = { "A99 Aquata Breather" } } } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 1 },
    expect { p2.upgrade "A99 Aquata Breather", exhausted = false },
    p2.is_asked,
  },
}

scenario "A99 Aquata Breather: nothing for indirect damage to another character" {
  quiet = { "WotF-66/before" },
  given = { turn = p1,
    p1 = { characters = { "LEG-12" }, pool = { { "LEG-12", side = "2 indirect" } } },
    p2 = { characters = { { "Rey", upgrades = { "A99 Aquata Breather" } }, "Finn" } } },
  steps = {
    p1.resolves "2 indirect",
    p2.chooses "Finn",
    p2.chooses "Finn",
    p2.is_asked,
    expect { p2.character "Finn", damage = 2 },
    expect { p2.upgrade "A99 Aquata Breather", exhausted = false },
  },
}

scenario "A99 Aquata Breather: its player may keep it ready" {
  rules = { "WotF-66/before" },
  given = { turn = p1,
    p1 = { characters = { "LEG-12" }, pool = { { "LEG-12", side = "2 indirect" } } },
    p2 = { characters = { { "Rey", upgrades = { "A99 Aquata Breather" } } } } },
  steps = {
    p1.resolves "2 indirect",
    p2.declines,
    expect { p2.character "Rey", damage = 2 },
    expect { p2.upgrade "A99 Aquata Breather", exhausted = false },
  },
}

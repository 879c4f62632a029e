-- Way of the Force: cards drawn by lot.

scenario "Art of War: a die for each card, of the value that the card costs" {
  rules = { "WotF-22/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Art of War", "Aim" }, characters = { "General Veers", "Jango Fett" },
      pool = { { "Jango Fett", side = "2 ranged" }, { "General Veers", side = "1 shield" } } },
    p2 = { hand = { "Aim", "Block", "Dodge", "Unpredictable" }, characters = { "Rey", "Kylo Ren", "Luke Skywalker" },
      pool = { { "Rey", side = "1 melee" }, { "Kylo Ren", side = "special" }, { "Luke Skywalker", side = "3 melee" } } } },
  steps = {
    p1.plays "Art of War",
    expect { p2.hand, open = 4 },
    expect { p1.hand, open = 0 },
    p1.may_choose_exactly { "1 shield", "1 melee" },
    p1.chooses "1 melee",
    expect { p1.pool, exactly = { "1 shield" } },          -- of the two cards that cost 2 one found a die
    expect { p2.pool, exactly = { "3 melee" } },           -- a special has the value 0
    p2.is_asked,
  },
}

scenario "Art of War: no die of another value" {
  rules = { "WotF-22/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Art of War" }, characters = { "General Veers" } },
    p2 = { hand = { "Aim", "Block" }, characters = { "Rey", "Luke Skywalker" },
      pool = { { "Rey", side = "1 melee" }, { "Luke Skywalker", side = "3 melee" } } } },
  steps = {
    p1.plays "Art of War",
    expect { p2.pool, exactly = { "3 melee" } },
    p2.is_asked,
  },
}

scenario "Art of War: nothing without a red character" {
  rules = { "DST-TERM-42" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Art of War" }, characters = { "Jango Fett" } },
    p2 = { hand = { "Aim" }, characters = { "Rey", "Finn" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.plays "Art of War",
    expect { p2.hand, open = 0 },
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Furious Assault: General Grievous is enough, and the weapons of one character are rolled" {
  rules = { "WotF-23/effect" },
  given = { turn = p1, chance = { 1, 2 },
    p1 = { resources = 2, hand = { "Furious Assault" },
      characters = { { "General Grievous", upgrades = { "Toy Saber", "Gaffi Stick", "Comlink" } }, { "Jango Fett", upgrades = { "Toy Needle" } } } },
    p2 = { characters = { { "Rey", upgrades = { "Toy Saber" } } } } },
  steps = {
    p1.plays "Furious Assault",
    p1.may_choose_exactly { "General Grievous", "Jango Fett" },
    p1.cannot { "chooses", "Rey", says = "it is not yours" },
    p1.chooses "General Grievous",
    expect { p1.pool, exactly = { "1 melee", "+2 melee" } },
    p2.is_asked,
  },
}

scenario "Furious Assault with two red characters" {
  rules = { "WotF-23/effect" },
  given = { turn = p1, chance = { 3 },
    p1 = { resources = 2, hand = { "Furious Assault" },
      characters = { "General Veers", "First Order Stormtrooper", { "Jango Fett", upgrades = { "Toy Needle" } } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Furious Assault",
    p1.chooses "Jango Fett",
    expect { p1.pool, exactly = { "+2 melee" } },
  },
}

scenario "Furious Assault: one red character is not enough" {
  rules = { "DST-TERM-42" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Furious Assault" }, characters = { { "General Veers", upgrades = { "Toy Needle" } }, "Jango Fett" } },
    p2 = { characters = { "General Grievous" } } },
  steps = {
    p1.plays "Furious Assault",
    expect { p1.pool, exactly = {} },
    p2.is_asked,
  },
}

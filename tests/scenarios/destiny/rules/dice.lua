-- Abilities that belong to a die itself.

scenario "Shields of such a die are split although its card is nowhere in play" {
  rules = { "DST-ABL-INH-01" },
  cites = {
    { "DST-ABL-INH-03", "worked example of DST-ABL-INH-01 with toy cards" },
    { "DST-ABL-INH-04", "a list of cards: each gets the inherent ability when its set is written; shown here by a toy die" } },
  given = { turn = p1,
    p1 = { hand = { "Toy Banner" }, characters = { "Toy Mentor", "Toy Trooper" }, pool = { { "Toy Mentor", side = "special" } } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Toy Banner",
    -- The Banner is discarded, and a side of its die is resolved: 2 shields.
    p1.may_choose_exactly { "1", "2", "3", "4", "5" },
    expect { p1.discard, exactly = { "Toy Banner" } },
    p1.chooses(2),
    p1.may_choose_exactly { "Toy Mentor", "Toy Trooper" },
    p1.chooses "Toy Mentor",
    p1.may_choose_exactly { "Toy Mentor", "Toy Trooper" },
    p1.chooses "Toy Trooper",
    expect { p1.character "Toy Mentor", shields = 1 },
    expect { p1.character "Toy Trooper", shields = 1 },
  },
}

scenario "An ability with the word after needs its card in play" {
  rules = { "DST-ABL-INH-02" },
  given = { turn = p1,
    p1 = { hand = { "Toy Banner" }, characters = { "Toy Mentor" }, pool = { { "Toy Mentor", side = "special" } } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.resolves "special",
    p1.chooses(5),               -- 1 melee
    p1.chooses "Toy Trooper",
    expect { p2.character "Toy Trooper", damage = 1 },
    expect { p1, resources = 0 },
  },
}

scenario "With the card in play its after ability answers its die" {
  cites = { { "DST-ABL-INH-02", "the counterpart: the card is in play, so both kinds of ability work" } },
  given = { turn = p1,
    p1 = { characters = { { "Toy Mentor", upgrades = { "Toy Banner" } }, "Toy Trooper" }, pool = { { "Toy Banner", side = "2 shield" } } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.resolves "2 shield",
    p1.chooses "Toy Mentor",
    p1.chooses "Toy Trooper",
    expect { p1.character "Toy Mentor", shields = 1 },
    expect { p1.character "Toy Trooper", shields = 1 },
    expect { p1, resources = 1 },
  },
}

scenario "Shields of an ordinary die go to one character" {
  rules = { "DST-DIE-03" },
  cites = { { "DST-ABL-INH-01", "the counterpart: a die without an ability of its own" } },
  given = { turn = p1,
    p1 = { hand = { "Toy Cloak" }, characters = { "Toy Mentor", "Toy Trooper" }, pool = { { "Toy Mentor", side = "special" } } },
    p2 = { characters = { "Toy Veteran" } } },
  steps = {
    p1.resolves "special",
    p1.chooses(3),
    p1.may_choose_exactly { "Toy Mentor", "Toy Trooper", "Toy Veteran" },
    p1.chooses "Toy Trooper",
    expect { p1.character "Toy Trooper", shields = 2 },
    expect { p1.character "Toy Mentor", shields = 0 },
  },
}

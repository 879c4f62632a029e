-- What the symbols of dice do.

scenario "Melee and ranged damage go to one character each, of any side" {
  rules = { "DST-SYM-02", "DST-SYM-03" },
  given = { turn = p1,
    p1 = { characters = { "Finn", "Rey" }, pool = { { "Finn", side = "2 ranged" }, { "Rey", side = "1 melee" } } },
    p2 = { characters = { "Kylo Ren", "First Order Stormtrooper" } } },
  steps = {
    p1.resolves "2 ranged",
    p1.may_choose_exactly { "Finn", "Rey", "Kylo Ren", "First Order Stormtrooper" },
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 2 },
    -- Melee is another symbol: it takes another action.
    p2.passes,
    p1.resolves "1 melee",
    p1.chooses "First Order Stormtrooper",
    expect { p2.character "First Order Stormtrooper", damage = 1 },
  },
}

scenario "Indirect damage is divided by the one who takes it" {
  rules = { "DST-SYM-06", "DST-DMG-09", "DST-SYM-07" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", upgrades = { "Toy Saber" } } }, pool = { { "Toy Saber", side = "2 indirect" } } },
    p2 = { characters = { { "Kylo Ren", damage = 10 }, { "First Order Stormtrooper", damage = 6 } }, hand = { "Aim" } } },
  steps = {
    p1.resolves "2 indirect",
    -- Each can take 1: both must.
    nobody_is_asked,
    expect { table, over = true, winner = "p1" },
  },
}

scenario "A shield makes room for indirect damage" {
  rules = { "DST-SYM-06" },
  cites = { { "DST-DMG-12", "worked example: a shield counts like health" } },
  given = { turn = p1,
    p1 = { characters = { { "Rey", upgrades = { "Toy Saber" } } }, pool = { { "Toy Saber", side = "2 indirect" } } },
    p2 = { characters = { { "Kylo Ren", damage = 10, shields = 1 }, { "First Order Stormtrooper", damage = 6 } } } },
  steps = {
    p1.resolves "2 indirect",
    p2.chooses "Kylo Ren",
    p2.may_choose_exactly { "Kylo Ren", "First Order Stormtrooper" },
    p2.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", in_play = false },
    expect { p2.character "First Order Stormtrooper", damage = 6 },
  },
}

scenario "What is more than everybody can take must still be assigned" {
  rules = { "DST-DMG-10" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", upgrades = { "Toy Saber" } } }, pool = { { "Toy Saber", side = "2 indirect" } } },
    p2 = { characters = { { "Kylo Ren", damage = 10 } }, supports = { "Toy Snare" } } },
  steps = {
    p1.resolves "2 indirect",
    p2.chooses "Kylo Ren",
    p2.chooses "Kylo Ren",
    nobody_is_asked,
    expect { table, over = true },
  },
}

scenario "Shields, resources, disruption" {
  rules = { "DST-SYM-08", "DST-SYM-11", "DST-SYM-12" },
  given = { turn = p1,
    p1 = { resources = 0, characters = { "Finn", "Rey", "Toy Scout" },
      pool = { { "Finn", side = "1 shield" }, { "Rey", side = "1 resource" }, { "Toy Scout", side = "1 disrupt" } } },
    p2 = { resources = 2, characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "1 shield",
    p1.chooses "Rey",
    expect { p1.character "Rey", shields = 1 },
    p2.passes,
    p1.resolves "1 resource",
    expect { p1, resources = 1 },
    p2.passes,
    p1.resolves "1 disrupt",
    expect { p2, resources = 1 },
  },
}

scenario "Discard takes random cards, and no more than there are" {
  rules = { "DST-SYM-14", "DST-SYM-15" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", upgrades = { "Toy Focus" } } }, pool = { { "Toy Focus", side = "2 discard" }, { "Rey", side = "1 discard" } } },
    p2 = { hand = { "Aim", "Block" }, deck = { "Aim" }, characters = { "Kylo Ren" } },
    chance = { 2 } },
  steps = {
    p1.resolves "1 discard",
    expect { p2.hand, exactly = { "Aim" } },
    p1.chooses "2 discard",
    expect { p2.hand, exactly = {} },
    expect { p2.discard, exactly = { "Aim", "Block" } },
  },
}

scenario "Focus turns dice of one's own pool" {
  rules = { "DST-SYM-16", "DST-SYM-17", "DST-TERM-47" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", upgrades = { "Toy Focus" } } }, pool = { { "Toy Focus", side = "2 focus" }, { "Rey", side = "blank" } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "special" } } } },
  steps = {
    p1.resolves "2 focus",
    p1.may_choose_exactly { "blank", "2 focus", done },
    p1.chooses "blank",
    p1.may_choose_exactly { "1 melee", "+2 melee", "1 discard", "1 resource", "+1 resource" },
    p1.picks "1 melee",
    p1.may_choose_exactly { "2 focus", done },
    p1.finishes,
    expect { p1.pool, exactly = { "1 melee" } },
  },
}

scenario "Of several special abilities one is chosen" {
  rules = { "DST-ABL-SPC-02" },
  given = { turn = p1,
    p1 = { deck = { "Aim" }, characters = { { "Rey", upgrades = { "Toy Focus" } } }, pool = { { "Toy Focus", side = "special" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { 1, 2 },
    p1.chooses(2),
    expect { p1.hand, exactly = { "Aim" } },
    expect { p1, resources = 0 },
  },
}

scenario "An X is what the card says" {
  rules = { "TOY-72/inherent" },
  cites = { { "DST-TERM-50", "the number comes from the card's own ability, which is switched off here" } },
  given = { turn = p1,
    p1 = { hand = { "Aim", "Aim", "Aim" }, supports = { "Toy Tally" }, characters = { "Finn" }, pool = { { "Toy Tally", side = "X ranged" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "X ranged",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 3 },
  },
}

scenario "A die resolved through a card: its cost is paid, and a modifier is not enough" {
  rules = { "DST-RTC-02" },
  given = { turn = p1,
    p1 = { resources = 0, hand = { "Toy Gambit" }, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "2 melee for 1" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Toy Gambit",
    p2.is_asked,
    expect { p1.pool, exactly = { "2 melee for 1" } },
    expect { p2.character "Rey", damage = 0 },
  },
}

scenario "A modifier is not resolved alone through a card" {
  rules = { "DST-RTC-03" },
  given = { turn = p1,
    p1 = { hand = { "Toy Gambit" }, characters = { "Rey" }, pool = { { "Rey", side = "+2 melee" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Toy Gambit",
    p2.is_asked,
    expect { p1.pool, exactly = { "+2 melee" } },
  },
}

scenario "A card is discarded to reroll dice, also none of them" {
  rules = { "DST-ACT-REROLL-01", "DST-TERM-08" },
  given = { turn = p1,
    p1 = { hand = { "Aim", "Block" }, characters = { "Rey" }, pool = { { "Rey", side = "blank" } } },
    p2 = { characters = { "Kylo Ren" } },
    chance = { 1 } },
  steps = {
    p1.rerolls_with "Aim",
    p1.may_choose_exactly { "blank", done, decline },
    p1.finishes,
    expect { p1.pool, exactly = { "blank" } },
    expect { p1.discard, exactly = { "Aim" } },
    p2.passes,
    p1.rerolls_with "Block",
    p1.chooses "blank",
    p1.finishes,
    expect { p1.pool, exactly = { "1 melee" } },
    expect { p1.discard, exactly = { "Aim", "Block" } },
  },
}

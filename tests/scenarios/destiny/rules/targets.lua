-- DST-TERM-06: a die or card to which the effect cannot happen is not offered, and says why.

scenario "Of the dice in the pool a card resolves one that can be resolved: no blank, no lone modifier, nothing too dear" {
  rules = { "DST-SYM-22", "DST-RTC-02", "DST-RTC-03" },
  given = { turn = p1,
    p1 = { resources = 0, hand = { "Toy Gambit" }, characters = { "Toy Raider", "Toy Captain", "Toy Apprentice", "Toy Trooper" },
      pool = { { "Toy Raider", side = "3 ranged for 1" }, { "Toy Captain", side = "+2 ranged" }, { "Toy Apprentice", side = "blank" },
        { "Toy Trooper", side = "1 resource" } } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Gambit",
    p1.may_choose_exactly { "1 resource" },
    p1.cannot { "chooses", "3 ranged for 1", because = "DST-RTC-02" },
    p1.cannot { "chooses", "+2 ranged", because = "DST-RTC-03" },
    p1.cannot { "chooses", "blank", because = "DST-SYM-22" },
    p1.chooses "1 resource",
    expect { p1, resources = 1 },
    p2.is_asked,
  },
}

scenario "A side that can be paid for is offered, and its cost is paid" {
  rules = { "DST-RTC-02" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Toy Gambit" }, characters = { "Toy Raider", "Toy Apprentice" },
      pool = { { "Toy Raider", side = "3 ranged for 1" }, { "Toy Apprentice", side = "blank" } } },
    p2 = { characters = { "Toy Trooper", "Toy Captain" } } },
  steps = {
    p1.plays "Toy Gambit",
    p1.may_choose_exactly { "3 ranged for 1" },
    p1.chooses "3 ranged for 1",
    p1.chooses "Toy Captain",
    expect { p2.character "Toy Captain", damage = 3 },
    expect { p1, resources = 0 },
  },
}

scenario "Without a die that can be resolved the card does nothing, and nobody is asked" {
  rules = { "DST-RTC-03" },
  cites = { { "DST-TERM-06", "no legal target: the card does nothing" } },
  given = { turn = p1,
    p1 = { hand = { "Toy Gambit" }, characters = { "Toy Captain" }, pool = { { "Toy Captain", side = "+2 ranged" } } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Gambit",
    p2.is_asked,
    expect { p1.pool, exactly = { "+2 ranged" } },
    expect { p1.discard, exactly = { "Toy Gambit" } },
  },
}

scenario "A die is turned to a side that it has: one without such a side is not offered" {
  rules = { "DST-TERM-06" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Aim" }, characters = { "Toy Captain", "Toy Apprentice", "Tusken Raider" },
      pool = { { "Toy Captain", side = "+2 ranged" }, { "Toy Apprentice", side = "1 melee" }, { "Tusken Raider", side = "1 shield" } } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Aim",
    p1.may_choose_exactly { "+2 ranged", "1 shield" },
    p1.cannot { "chooses", "1 melee", because = "DST-TERM-06" },
    p1.chooses "1 shield",
    p1.picks "1 ranged",
    expect { p1.pool, exactly = { "+2 ranged", "1 melee", "1 ranged" } },
  },
}

scenario "A die that shows its only ranged side is not turned to one; a die with two that read the same is" {
  rules = { "DST-TERM-47", "DST-TERM-48" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Aim" }, characters = { "Tusken Raider", "Toy Scout", "Toy Raider" },
      pool = { { "Tusken Raider", side = "1 ranged" }, { "Toy Scout", side = "1 ranged" }, { "Toy Raider", side = "2 ranged" } } },
    p2 = { characters = { "Toy Captain" } } },
  steps = {
    p1.plays "Aim",
    p1.may_choose_exactly { "1 ranged of p1's Toy Scout", "2 ranged" },
    p1.chooses "1 ranged of p1's Toy Scout",
    p1.may_choose_exactly { "1 ranged" },
    p1.picks "1 ranged",
    expect { p1.pool, exactly = { "1 ranged", "1 ranged", "2 ranged" } },
  },
}

scenario "A defeated character is not activated any more: its player is not asked" {
  rules = { "DST-TERM-06" },
  cites = { { "DST-DEF-01", "what is set aside is out of play: it is not there to be activated" } },
  given = { turn = p1, battlefield = { controlled_by = p1 },
    p1 = { characters = { "Toy Raider" } },
    p2 = { characters = { { "Toy Captain", damage = 8 }, "Toy Trooper" } } },
  steps = {
    p1.activates "Toy Raider",
    p1.chooses "p1",
    p1.chooses "Toy Captain",
    expect { p2.characters, exactly = { "Toy Trooper" } },
    p2.may_choose { "activates Toy Trooper" },
    p2.may_not_choose { accept, decline },
  },
}

scenario "A character that lives and is ready is still asked about" {
  rules = { "TOY-5/after" },
  given = { turn = p1, battlefield = { controlled_by = p1 },
    p1 = { characters = { "Toy Raider" } },
    p2 = { characters = { { "Toy Captain", damage = 7 }, "Toy Trooper" } } },
  steps = {
    p1.activates "Toy Raider",
    p1.chooses "p1",
    p1.chooses "Toy Captain",
    p2.may_choose_exactly { accept, decline },
    p2.accepts,
    expect { p2.character "Toy Captain", exhausted = true, damage = 8 },
  },
}

scenario "Whoever is exhausted is not activated: its player is not asked" {
  rules = { "DST-EXH-01" },
  given = { turn = p1,
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { { "Toy Captain", exhausted = true } } } },
  steps = {
    p1.activates "Toy Trooper",
    p2.may_not_choose { accept, decline },
  },
}

-- Spirit of Rebellion: what comes before a die is resolved, dice that somebody else resolves, cards put under a deck.

scenario "Aurra Sing's die is worth 1 more for a card" {
  rules = { "SoR-18/before" },
  given = { turn = p1,
    p1 = { hand = { "Aim", "Block" }, characters = { "Aurra Sing" }, pool = { { "Aurra Sing", side = "2 ranged" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "2 ranged",
    p1.accepts,
    p1.chooses "Aim",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 3 },
    expect { p1.hand, exactly = { "Block" } },
  },
}

scenario "Aurra Sing raises the dice of nobody else" {
  quiet = { "SoR-18/before" },
  given = { turn = p1,
    p1 = { hand = { "Aim", "Block" }, characters = { "Aurra Sing", "Finn" }, pool = { { "Finn", side = "2 ranged" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "2 ranged",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2 },
    expect { p1.hand, count = 2 },
  },
}

scenario "Aurra Sing asks for each die of hers" {
  rules = { "SoR-18/before" },
  given = { turn = p1,
    p1 = { hand = { "Aim", "Block" }, characters = { { "Aurra Sing", elite = true } },
      pool = { { "Aurra Sing", side = "2 ranged" }, { "Aurra Sing", side = "1 ranged" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "2 ranged",
    p1.declines,
    p1.chooses "Rey",
    p1.chooses "1 ranged",
    p1.accepts,
    p1.chooses "Block",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 4 },
  },
}

scenario "Doubt: whose die it is resolves it as their own" {
  rules = { "SoR-80/effect" },
  given = { turn = p1,
    p1 = { hand = { "Doubt" }, characters = { "Kylo Ren", "Finn" }, pool = { { "Finn", side = "1 melee" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "blank" } } },
    chance = { 4 } },
  steps = {
    p1.plays "Doubt",
    p1.may_choose_exactly { "blank" },
    p1.chooses "blank",
    p2.accepts,
    expect { p2, resources = 1 },
    expect { p1, resources = 0 },
    expect { p2.pool, exactly = {} },
  },
}

scenario "Doubt: or removes it" {
  rules = { "SoR-80/effect" },
  given = { turn = p1,
    p1 = { hand = { "Doubt" }, characters = { "Kylo Ren" } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "blank" } } },
    chance = { 4 } },
  steps = {
    p1.plays "Doubt",
    p2.declines,
    expect { p2, resources = 0 },
    expect { p2.pool, exactly = {} },
  },
}

scenario "Doubt: a die that cannot be resolved is removed" {
  rules = { "SoR-80/effect" },
  given = { turn = p1,
    p1 = { hand = { "Doubt" }, characters = { "Kylo Ren" } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    chance = { 2 } },
  steps = {
    p1.plays "Doubt",
    p2.may_not_choose { accept },
    p2.declines,
    expect { p2.pool, exactly = {} },
  },
}

scenario "Bolt Hole shields the character whose die was removed" {
  rules = { "SoR-142/effect" },
  given = { turn = p1,
    p1 = { hand = { "Bolt Hole" }, characters = { "Finn", "Jango Fett", "Rey" },
      pool = { { "Finn", side = "blank" }, { "Jango Fett", side = "blank" }, { "Rey", side = "1 melee" } } },
    p2 = { characters = { "Nightsister" }, pool = { { "Nightsister", side = "1 ranged" } } } },
  steps = {
    p1.plays "Bolt Hole",
    p1.may_choose_exactly { "blank of p1's Finn", "blank of p1's Jango Fett" },
    p1.chooses "blank of p1's Jango Fett",
    expect { p1.character "Jango Fett", shields = 2 },
    expect { p1.character "Finn", shields = 0 },
    expect { p1.pool, exactly = { "blank", "1 melee" } },
  },
}

scenario "Maz's Castle draws 2 and puts cards under the deck in any order" {
  rules = { "SoR-155/claim" },
  given = { turn = p1, battlefield = { "Maz's Castle" },
    p1 = { hand = { "Aim", "Block" }, deck = { "Dodge", "Toy Strike", "Flank" }, characters = { "Finn" } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.chooses "Aim",
    p1.chooses "Block",
    p1.finishes,
    p1.may_choose_exactly { "Aim", "Block" },
    p1.chooses "Block",
    expect { p1.hand, exactly = { "Dodge", "Toy Strike" } },
    expect { p1.deck, in_order = { "Flank", "Block", "Aim" } },
  },
}

scenario "Maz's Castle is nobody's who does not claim it" {
  quiet = { "SoR-155/claim" },
  given = { turn = p1, battlefield = { "Maz's Castle", controlled_by = p2 },
    p1 = { hand = { "Aim" }, deck = { "Dodge", "Toy Strike", "Flank" }, characters = { "Finn" } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.passes,
    expect { p1.deck, count = 3 },
    expect { p1.hand, exactly = { "Aim" } },
  },
}

scenario "Bolt Hole shields nobody where no die is removed" {
  quiet = { "SoR-142/effect" },
  given = { turn = p1,
    p1 = { hand = { "Bolt Hole" }, characters = { "Finn", "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { characters = { "Bala-Tik" }, pool = { { "Bala-Tik", side = "1 focus" } } } },
  steps = {
    p1.plays "Bolt Hole",
    p2.is_asked,
    expect { p1.character "Finn", shields = 0 },
    expect { p1.pool, exactly = { "1 melee" } },
    expect { p2.pool, exactly = { "1 focus" } },
  },
}

-- Awakenings: what the starters' events do.

scenario "The Best Defense: 3 damage for two dice" {
  rules = { "AW-75/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "The Best Defense..." }, characters = { "First Order Stormtrooper", "Kylo Ren" } },
    p2 = { characters = { { "Rey", elite = true }, "Finn" },
      pool = { { "Rey", side = "1 melee" }, { "Rey", side = "1 discard" }, { "Finn", side = "2 ranged" } } } },
  steps = {
    p1.plays "The Best Defense...",
    expect { p1.character "First Order Stormtrooper", damage = 3 },
    p1.may_choose_exactly { "1 melee", "1 discard", "2 ranged", done },
    p1.chooses "1 melee",
    p1.chooses "2 ranged",
    expect { p2.pool, exactly = { "1 discard" } },
  },
}

scenario "The Best Defense without a red character does nothing" {
  rules = { "DST-EFF-THEN-01" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "The Best Defense..." }, characters = { "Kylo Ren" } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.plays "The Best Defense...",
    p2.is_asked,
    expect { p2.pool, exactly = { "1 melee" } },
    expect { p1.character "Kylo Ren", damage = 0 },
  },
}

scenario "Enrage: 1 damage for a resource, also if a shield blocks it" {
  rules = { "AW-81/effect" },
  cites = { { "DST-TERM-45", "blocked damage was dealt, so what follows happens" } },
  given = { turn = p1,
    p1 = { hand = { "Enrage", "Enrage" }, characters = { { "Kylo Ren", shields = 1 }, "First Order Stormtrooper" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Enrage",
    expect { p1.character "Kylo Ren", damage = 0, shields = 0 },
    expect { p1, resources = 1 },
    p2.passes,
    p1.plays "Enrage",
    expect { p1.character "Kylo Ren", damage = 1 },
    expect { p1, resources = 2 },
  },
}

scenario "Intimidate takes all shields from one character" {
  rules = { "AW-84/effect" },
  given = { turn = p1,
    p1 = { hand = { "Intimidate" }, characters = { "Kylo Ren" } },
    p2 = { characters = { { "Rey", shields = 3 }, { "Finn", shields = 2 } } } },
  steps = {
    p1.plays "Intimidate",
    p1.may_choose_exactly { "Kylo Ren", "Rey", "Finn" },
    p1.chooses "Rey",
    expect { p2.character "Rey", shields = 0 },
    expect { p2.character "Finn", shields = 2 },
  },
}

scenario "Nowhere to Run turns every blank" {
  rules = { "AW-91/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Nowhere to Run" }, characters = { { "Kylo Ren", elite = true }, "First Order Stormtrooper" },
      pool = { { "Kylo Ren", side = "blank" }, { "Kylo Ren", side = "1 shield" }, { "First Order Stormtrooper", side = "blank" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "blank" } } } },
  steps = {
    p1.plays "Nowhere to Run",
    p1.picks "special",
    -- It has two blank sides: it may be turned to the other one.
    p1.may_choose_exactly { "1 ranged", "2 ranged", "2 ranged for 1", "1 resource", "blank" },
    p1.picks "2 ranged",
    expect { p1.pool, exactly = { "special", "1 shield", "2 ranged" } },
    expect { p2.pool, exactly = { "blank" } },
  },
}

scenario "Heroism: a unique character takes what a die shows, and the die is removed" {
  rules = { "AW-117/effect" },
  given = { turn = p1,
    p1 = { hand = { "Heroism" }, characters = { "Rey", "Finn", "Toy Trooper" } },
    p2 = { characters = { { "Kylo Ren", elite = true } }, pool = { { "Kylo Ren", side = "2 melee for 1" }, { "Kylo Ren", side = "1 resource" } } } },
  steps = {
    p1.plays "Heroism",
    p1.chooses "2 melee for 1",
    p1.may_choose_exactly { "Rey", "Finn" },
    p1.chooses "Finn",
    expect { p1.character "Finn", damage = 2 },
    expect { p2.pool, exactly = { "1 resource" } },
  },
}

scenario "Daring Escape removes every blank, also one that was not rerolled" {
  rules = { "AW-126/effect" },
  cites = { { "DST-RUL-AW-09", "the ruling on this card; its effect is what is switched off" } },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Daring Escape" }, characters = { "Rey" } },
    p2 = { characters = { { "Kylo Ren", elite = true }, "First Order Stormtrooper" },
      pool = { { "Kylo Ren", side = "1 melee" }, { "Kylo Ren", side = "1 shield" }, { "First Order Stormtrooper", side = "blank" } } },
    chance = { 6 } },
  steps = {
    p1.plays "Daring Escape",
    p1.may_choose_exactly { "1 melee", "1 shield", "blank", done },
    p1.chooses "1 melee",
    p1.finishes,
    expect { p2.pool, exactly = { "1 shield" } },
    p1.declines,   -- Ambush
    p2.is_asked,
  },
}

scenario "Daring Escape may reroll nothing and still removes the blanks" {
  rules = { "AW-126/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Daring Escape" }, characters = { "Rey" } },
    p2 = { characters = { "First Order Stormtrooper" }, pool = { { "First Order Stormtrooper", side = "blank" } } } },
  steps = {
    p1.plays "Daring Escape",
    p1.finishes,
    expect { p2.pool, exactly = {} },
    p1.declines,
  },
}

scenario "Draw Attention moves damage past shields" {
  rules = { "AW-128/effect", "DST-TERM-26" },
  given = { turn = p1,
    p1 = { hand = { "Draw Attention" }, characters = { { "Rey", damage = 3 }, { "Finn", shields = 1 } }, supports = { "Toy Ledge" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Draw Attention",
    p1.chooses "Rey",
    p1.chooses "Finn",
    p1.may_choose_exactly { 0, 1, 2 },
    p1.chooses(2),
    expect { p1.character "Rey", damage = 1 },
    expect { p1.character "Finn", damage = 2, shields = 1 },
    -- Nobody has taken damage by it.
    expect { p1, resources = 0 },
  },
}

scenario "Let the Wookiee Win: the opponent takes the damage" {
  rules = { "AW-130/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Let The Wookiee Win" }, characters = { "Finn" } },
    p2 = { characters = { { "Kylo Ren", exhausted = true }, { "Toy Trooper", exhausted = true }, "First Order Stormtrooper" },
      pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.plays "Let The Wookiee Win",
    p2.may_choose_exactly { 1, 2 },
    p2.chooses(1),
    p2.may_choose_exactly { "Kylo Ren", "Toy Trooper" },
    p2.chooses "Toy Trooper",
    expect { p2.character "Toy Trooper", damage = 2 },
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Let the Wookiee Win: the opponent gives up two dice" {
  rules = { "AW-130/effect" },
  cites = { { "DST-RUL-AW-15", "either way may be taken: nothing is asked of the table before the choice" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Let The Wookiee Win" }, characters = { "Finn" } },
    p2 = { characters = { { "Kylo Ren", elite = true }, "First Order Stormtrooper" },
      pool = { { "Kylo Ren", side = "1 melee" }, { "Kylo Ren", side = "special" }, { "First Order Stormtrooper", side = "2 ranged" } } } },
  steps = {
    p1.plays "Let The Wookiee Win",
    p2.may_choose_exactly { 1, 2 },
    p2.chooses(2),
    p2.may_choose_exactly { "1 melee", "special" },
    p2.chooses "1 melee",
    p2.may_choose_exactly { "special", "2 ranged" },
    p2.chooses "2 ranged",
    expect { p2.pool, exactly = { "special" } },
  },
}

scenario "Disturbance in the Force rerolls everything" {
  rules = { "AW-146/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Disturbance in the Force" }, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "blank" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "blank" } } },
    chance = { 1, 2 } },
  steps = {
    p1.plays "Disturbance in the Force",
    expect { p1.pool, exactly = { "1 melee" } },
    expect { p2.pool, exactly = { "+2 melee" } },
  },
}

scenario "Use the Force turns a die if a blue character is there" {
  rules = { "AW-149/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Use The Force" }, characters = { "Rey" }, pool = { { "Rey", side = "blank" } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "special" } } } },
  steps = {
    p1.plays "Use The Force",
    p1.may_choose_exactly { "blank", "special" },
    p1.chooses "special",
    p1.may_choose_exactly { "1 melee", "2 melee for 1", "1 shield", "1 resource", "blank" },
    p1.picks "blank",
    expect { p2.pool, exactly = { "blank" } },
  },
}

scenario "Use the Force without a blue character of one's own is played for nothing" {
  rules = { "DST-TERM-42" },
  cites = { { "DST-TERM-43", "the example of the rule; the opponent's blue character does not count" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Use The Force" }, characters = { "Finn" }, pool = { { "Finn", side = "blank" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Use The Force",
    p2.is_asked,
    expect { p1, resources = 0 },
    expect { p1.discard, exactly = { "Use The Force" } },
    expect { p1.pool, exactly = { "blank" } },
  },
}

scenario "Aim turns a die of one's own to a ranged side" {
  rules = { "AW-151/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Aim" }, characters = { "Finn", "Rey" }, pool = { { "Finn", side = "blank" }, { "Rey", side = "1 melee" } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "special" } } } },
  steps = {
    p1.plays "Aim",
    p1.may_choose_exactly { "blank" },
    p1.chooses "blank",
    p1.may_choose_exactly { "1 ranged", "2 ranged" },
    p1.picks "2 ranged",
    expect { p1.pool, exactly = { "2 ranged", "1 melee" } },
  },
}

scenario "Block removes all melee dice of the opponent" {
  rules = { "AW-153/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Block" }, characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { characters = { { "Kylo Ren", elite = true }, "Toy Sentinel", "First Order Stormtrooper" },
      pool = { { "Kylo Ren", side = "1 melee" }, { "Kylo Ren", side = "2 melee for 1" }, { "Toy Sentinel", side = "+1 melee" },
        { "First Order Stormtrooper", side = "2 ranged" } } } },
  steps = {
    p1.plays "Block",
    expect { p2.pool, exactly = { "2 ranged" } },
    expect { p1.pool, exactly = { "1 melee" } },
  },
}

scenario "Close Quarters Assault: a card for each melee die" {
  rules = { "AW-154/effect" },
  given = { turn = p1,
    p1 = { hand = { "Close Quarters Assault" }, characters = { { "Rey", elite = true }, "Finn" },
      pool = { { "Rey", side = "1 melee" }, { "Rey", side = "+2 melee" }, { "Finn", side = "2 ranged" } } },
    p2 = { hand = { "Aim", "Block", "Dodge" }, characters = { "Kylo Ren" } },
    chance = { 1, 1 } },
  steps = {
    p1.plays "Close Quarters Assault",
    expect { p2.hand, exactly = { "Block" } },
    expect { p2.discard, exactly = { "Aim", "Dodge" } },
  },
}

scenario "Dodge removes all ranged dice of the opponent" {
  rules = { "AW-155/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Dodge" }, characters = { "Finn" }, pool = { { "Finn", side = "1 ranged" } } },
    p2 = { characters = { { "Toy Trooper", elite = true }, "Kylo Ren" },
      pool = { { "Toy Trooper", side = "2 ranged" }, { "Toy Trooper", side = "+1 ranged" }, { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.plays "Dodge",
    expect { p2.pool, exactly = { "1 melee" } },
    expect { p1.pool, exactly = { "1 ranged" } },
  },
}

scenario "Flank with more ready characters removes a die" {
  quiet = { "AW-156/restriction" },
  rules = { "AW-156/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Flank" }, characters = { "Rey", "Finn" } },
    p2 = { characters = { "Kylo Ren", { "First Order Stormtrooper", exhausted = true } },
      pool = { { "Kylo Ren", side = "1 melee" }, { "First Order Stormtrooper", side = "2 ranged" } } } },
  steps = {
    p1.plays "Flank",
    p1.may_choose_exactly { "1 melee", "2 ranged" },
    p1.chooses "2 ranged",
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Flank with as many ready characters cannot be played" {
  rules = { "AW-156/restriction" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Flank" }, characters = { "Rey", { "Finn", exhausted = true } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.cannot { "plays", "Flank", because = "DST-ACT-PLAY-02" },
  },
}

scenario "Take Cover gives a shield to anybody" {
  rules = { "AW-157/effect" },
  given = { turn = p1,
    p1 = { hand = { "Take Cover" }, characters = { "Rey", "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Take Cover",
    p1.may_choose_exactly { "Rey", "Finn", "Kylo Ren" },
    p1.chooses "Finn",
    expect { p1.character "Finn", shields = 1 },
  },
}

scenario "Unpredictable rerolls a die, anybody's, and gives another action" {
  rules = { "AW-162/effect", "DST-KW-AMB-01" },
  given = { turn = p1,
    p1 = { hand = { "Unpredictable" }, characters = { "Rey" }, pool = { { "Rey", side = "blank" } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "special" } } },
    chance = { 6 } },
  steps = {
    p1.plays "Unpredictable",
    p1.may_choose_exactly { "blank", "special" },
    p1.chooses "special",
    expect { p2.pool, exactly = { "blank" } },
    p1.may_choose_exactly { "activates Rey", "claims", decline },
  },
}

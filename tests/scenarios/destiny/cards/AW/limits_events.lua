-- What events do not do: dice and characters that are out of reach, and what is left when there is nothing to do.

scenario "Cannon Fodder: only an opponent's die that shows damage" {
  rules = { "AW-68/effect" },
  given = { turn = p1,
    p1 = { hand = { "Cannon Fodder" }, characters = { "First Order Stormtrooper", "Nightsister" }, pool = { { "Nightsister", side = "2 ranged" } } },
    p2 = { characters = { "Finn", "Rey", "Toy Trooper" }, pool = { { "Finn", side = "1 ranged" }, { "Rey", side = "1 melee" }, { "Toy Trooper", side = "1 shield" } } } },
  steps = {
    p1.plays "Cannon Fodder",
    p1.may_choose_exactly { "1 ranged", "1 melee" },
    p1.chooses "1 melee",
    p1.may_choose_exactly { "First Order Stormtrooper", "Nightsister" },
    p1.chooses "Nightsister",
    expect { p1.character "Nightsister", damage = 1 },
  },
}

scenario "Heroism: only an opponent's die that shows damage" {
  rules = { "AW-117/effect" },
  given = { turn = p1,
    p1 = { hand = { "Heroism" }, characters = { "Rey", "Finn" }, pool = { { "Finn", side = "2 ranged" } } },
    p2 = { characters = { { "Kylo Ren", elite = true }, "Nightsister" }, pool = { { "Kylo Ren", side = "1 melee" }, { "Kylo Ren", side = "1 resource" }, { "Nightsister", side = "1 ranged" } } } },
  steps = {
    p1.plays "Heroism",
    p1.may_choose_exactly { "1 melee", "1 ranged" },
    p1.chooses "1 melee",
    p1.chooses "Rey",
    expect { p1.character "Rey", damage = 1 },
  },
}

scenario "Closing the Net is not played without a resource" {
  quiet = { "AW-69/effect" },
  given = { turn = p1,
    p1 = { hand = { "Closing the Net" }, characters = { "Captain Phasma" } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.may_not_choose { "plays Closing the Net" },
    p1.passes,
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Occupation is not played with 1 resource" {
  quiet = { "AW-71/effect" },
  given = { turn = p1, battlefield = { controlled_by = p1 },
    p1 = { resources = 1, hand = { "Occupation" }, characters = { "Captain Phasma" } },
    p2 = { resources = 4, characters = { "Rey" } } },
  steps = {
    p1.may_not_choose { "plays Occupation" },
    p1.passes,
    expect { p2, resources = 4 },
  },
}

scenario "Probe leaves what is no event" {
  quiet = { "AW-72/effect" },
  given = { turn = p1,
    p1 = { hand = { "Probe" }, characters = { "Captain Phasma" } },
    p2 = { hand = { "Lightsaber", "Datapad" }, characters = { "Rey" } },
    chance = { 1, 1 } },
  steps = {
    p1.plays "Probe",
    expect { p2.hand, exactly = { "Lightsaber", "Datapad" } },
  },
}

scenario "Abandon All Hope is not played with 1 resource" {
  quiet = { "AW-79/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Abandon All Hope" }, characters = { "Kylo Ren" } },
    p2 = { resources = 3, hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.may_not_choose { "plays Abandon All Hope" },
    p1.passes,
    expect { p2, resources = 3 },
  },
}

scenario "Enrage without a blue character gains nothing" {
  quiet = { "AW-81/effect" },
  given = { turn = p1,
    p1 = { hand = { "Enrage" }, characters = { "First Order Stormtrooper" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Enrage",
    expect { p1, resources = 0 },
    expect { p1.character "First Order Stormtrooper", damage = 0 },
    expect { p2.character "Rey", damage = 0 },
  },
}

scenario "Force Strike turns no die of another colour or of an opponent" {
  rules = { "AW-83/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Force Strike" }, characters = { { "Kylo Ren", elite = true }, "Tusken Raider" }, pool = { { "Kylo Ren", side = "blank" }, { "Kylo Ren", side = "special" }, { "Tusken Raider", side = "1 shield" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 discard" } } } },
  steps = {
    p1.plays "Force Strike",
    p1.may_choose_exactly { "blank", "special" },
    p1.chooses "blank",
    p1.picks "1 melee",
    p1.declines,
    expect { p1.pool, exactly = { "1 melee", "special", "1 shield" } },
  },
}

scenario "Nowhere to Run turns nothing but blanks of one's own" {
  quiet = { "AW-91/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Nowhere to Run" }, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 shield" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "blank" } } } },
  steps = {
    p1.plays "Nowhere to Run",
    p2.is_asked,
    expect { p1.pool, exactly = { "1 shield" } },
    expect { p2.pool, exactly = { "blank" } },
  },
}

scenario "Go for the Kill resolves no melee die and no die of an opponent" {
  rules = { "AW-96/effect" },
  given = { turn = p1,
    p1 = { hand = { "Go for the Kill" }, characters = { "Jango Fett", "Tusken Raider", "Nightsister" }, pool = { { "Jango Fett", side = "2 ranged" }, { "Tusken Raider", side = "1 melee" }, { "Nightsister", side = "1 ranged" } } },
    p2 = { characters = { { "Finn", shields = 2 } }, pool = { { "Finn", side = "2 ranged" } } } },
  steps = {
    p1.plays "Go for the Kill",
    p1.may_choose_exactly { "2 ranged", "1 ranged" },
    p1.chooses "1 ranged",
    p1.chooses "Finn",
    expect { p2.character "Finn", damage = 1, shields = 2 },
  },
}

scenario "Defensive Position leaves what is worth 1, and what has no value" {
  quiet = { "AW-104/effect" },
  given = { turn = p1, battlefield = { controlled_by = p1 },
    p1 = { resources = 1, hand = { "Defensive Position" }, characters = { "Leia Organa" } },
    p2 = { characters = { { "Kylo Ren", elite = true } }, pool = { { "Kylo Ren", side = "1 melee" }, { "Kylo Ren", side = "special" } } } },
  steps = {
    p1.plays "Defensive Position",
    expect { p2.pool, exactly = { "1 melee", "special" } },
  },
}

scenario "Field Medic is not played without a resource" {
  quiet = { "AW-105/effect" },
  given = { turn = p1,
    p1 = { hand = { "Field Medic" }, characters = { { "Leia Organa", damage = 3 } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.may_not_choose { "plays Field Medic" },
    p1.passes,
    expect { p1.character "Leia Organa", damage = 3 },
  },
}

scenario "Natural Talent resolves no die of an opponent" {
  rules = { "AW-108/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Natural Talent" }, characters = { "Leia Organa", "Rey" }, pool = { { "Leia Organa", side = "1 resource" }, { "Rey", side = "1 melee" } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 shield" } } } },
  steps = {
    p1.plays "Natural Talent",
    p1.may_choose_exactly { "1 resource", "1 melee" },
    p1.chooses "1 melee",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 2 },
  },
}

scenario "Retreat is not played with 1 resource" {
  quiet = { "AW-110/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Retreat", "Aim" }, characters = { "Leia Organa" } },
    p2 = { hand = { "Aim" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.may_not_choose { "plays Retreat" },
    p1.passes,
    p2.is_asked,
    expect { table, round = 1 },
  },
}

scenario "Anticipate is not played with 1 resource" {
  quiet = { "AW-114/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Anticipate" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.may_not_choose { "plays Anticipate" },
    p1.passes,
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Defensive Stance is not played without a resource" {
  quiet = { "AW-115/effect" },
  given = { turn = p1,
    p1 = { hand = { "Defensive Stance" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.may_not_choose { "plays Defensive Stance" },
    p1.passes,
    expect { p1.character "Rey", shields = 0 },
  },
}

scenario "Patience removes no die of an opponent" {
  rules = { "AW-119/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Patience" }, characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { deck = { "Aim", "Block" }, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 shield" } } } },
  steps = {
    p1.plays "Patience",
    p1.may_choose_exactly { "1 melee", done },
    p1.chooses "1 melee",
    expect { p2.discard, exactly = { "Aim" } },
    expect { p2.pool, exactly = { "1 shield" } },
  },
}

scenario "Don't Get Cocky draws nothing from empty decks" {
  quiet = { "AW-127/effect" },
  given = { turn = p1,
    p1 = { hand = { "Don't Get Cocky", "Aim" }, characters = { "Finn" } },
    p2 = { hand = { "Aim" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Don't Get Cocky",
    expect { p1.hand, exactly = { "Aim" } },
    expect { p2.hand, exactly = { "Aim" } },
  },
}

scenario "Draw Attention moves damage from a damaged character of one's own to another of one's own" {
  rules = { "AW-128/effect" },
  given = { turn = p1,
    p1 = { hand = { "Draw Attention" }, characters = { { "Rey", damage = 3 }, { "Han Solo", damage = 1 }, "Finn" } },
    p2 = { characters = { { "Kylo Ren", damage = 2 } } } },
  steps = {
    p1.plays "Draw Attention",
    p1.may_choose_exactly { "Rey", "Han Solo" },
    p1.chooses "Han Solo",
    p1.may_choose_exactly { "Rey", "Finn" },
    p1.chooses "Finn",
    p1.may_choose_exactly { 0, 1 },
    p1.chooses(1),
    expect { p1.character "Han Solo", damage = 0 },
  },
}

scenario "Hyperspace Jump is not played with 2 resources" {
  quiet = { "AW-129/effect" },
  given = { turn = p1, battlefield = { "Echo Base", controlled_by = p2 },
    p1 = { resources = 2, hand = { "Hyperspace Jump", "Aim" }, set_aside = { "Frozen Wastes" }, characters = { "Han Solo" } },
    p2 = { hand = { "Aim" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.may_not_choose { "plays Hyperspace Jump" },
    p1.passes,
    expect { table, round = 1 },
  },
}

scenario "Dug in is not played without a resource" {
  quiet = { "AW-139/effect" },
  given = { turn = p1, battlefield = { controlled_by = p1 },
    p1 = { hand = { "Dug in" }, characters = { "Rey", "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.may_not_choose { "plays Dug in" },
    p1.passes,
    expect { p1.character "Rey", shields = 0 },
  },
}

scenario "Disturbance in the Force is not played without a resource" {
  quiet = { "AW-146/effect" },
  given = { turn = p1,
    p1 = { hand = { "Disturbance in the Force" }, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "blank" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.may_not_choose { "plays Disturbance in the Force" },
    p1.passes,
    expect { p1.pool, exactly = { "blank" } },
  },
}

scenario "Aim turns no die that has no ranged side, and none of an opponent" {
  rules = { "AW-151/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Aim" }, characters = { "Finn", "Rey" }, pool = { { "Finn", side = "blank" }, { "Rey", side = "1 melee" } } },
    p2 = { characters = { "Nightsister" }, pool = { { "Nightsister", side = "1 disrupt" } } } },
  steps = {
    p1.plays "Aim",
    p1.may_choose_exactly { "blank" },
    p1.cannot { "chooses", "1 melee", because = "DST-TERM-06" },
    p1.chooses "blank",
    p1.picks "2 ranged",
    expect { p1.pool, exactly = { "2 ranged", "1 melee" } },
    expect { p2.pool, exactly = { "1 disrupt" } },
  },
}

scenario "All In is not played without a resource" {
  quiet = { "AW-152/effect" },
  given = { turn = p1,
    p1 = { hand = { "All In" }, characters = { "Rey" }, pool = { { "Rey", side = "1 resource" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.may_not_choose { "plays All In" },
    p1.passes,
    expect { p1.pool, exactly = { "1 resource" } },
  },
}

scenario "Close Quarters Assault: neither a ranged die nor an opponent's melee die counts" {
  quiet = { "AW-154/effect" },
  given = { turn = p1,
    p1 = { hand = { "Close Quarters Assault" }, characters = { "Finn" }, pool = { { "Finn", side = "2 ranged" } } },
    p2 = { hand = { "Aim", "Block" }, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.plays "Close Quarters Assault",
    expect { p2.hand, exactly = { "Aim", "Block" } },
  },
}

scenario "Unpredictable rerolls nothing where no die lies" {
  quiet = { "AW-162/effect" },
  given = { turn = p1,
    p1 = { hand = { "Unpredictable" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Unpredictable",
    p1.may_choose { decline },
    p1.declines,
    expect { p1.pool, exactly = {} },
  },
}

scenario "Intimidate takes shields, and nothing else that a character has" {
  rules = { "AW-84/effect" },
  given = { turn = p1,
    p1 = { hand = { "Intimidate" }, characters = { "Kylo Ren" } },
    p2 = { characters = { { "Rey", damage = 2, upgrades = { "Lightsaber" } }, { "Finn", shields = 2 } } } },
  steps = {
    p1.plays "Intimidate",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2, shields = 0, upgrades = "Lightsaber" },
    expect { p2.character "Finn", shields = 2 },
  },
}

scenario "Intimidate, Pulling the Strings and Take Cover are not played in an opponent's turn" {
  quiet = { "AW-84/effect", "AW-87/effect", "AW-157/effect" },
  given = { turn = p2,
    p1 = { hand = { "Intimidate", "Pulling the Strings", "Take Cover" }, characters = { "Kylo Ren" } },
    p2 = { characters = { { "Rey", shields = 1 } }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p2.resolves "1 melee",
    p2.chooses "Kylo Ren",
    p1.is_asked,
    expect { p1.character "Kylo Ren", damage = 1, shields = 0 },
    expect { p2.character "Rey", shields = 1 },
    expect { p1.hand, count = 3 },
  },
}

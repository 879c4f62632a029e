-- Spirit of Rebellion: the other characters and upgrades that the Rules Reference names, and what it says of them.

scenario "Director Krennic rolls a Death Trooper die that was set aside; it goes back there when it is resolved" {
  rules = { "SoR-3/after", "DST-RUL-SOR-09" },
  given = { turn = p1, battlefield = { controlled_by = p1 },
    p1 = { characters = { "Director Krennic" }, dice_aside = { "Death Trooper" } },
    p2 = { characters = { "Rey" } },
    chance = { 5, 3 } },
  steps = {
    p1.activates "Director Krennic",
    expect { p1.pool, exactly = { "1 resource", "2 ranged" } },
    expect { p1.dice_aside, count = 0 },
    p2.passes,
    p1.resolves "2 ranged",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2 },
    expect { p1.dice_aside, count = 1 },
    expect { p1.pool, exactly = { "1 resource" } },
  },
}

scenario "A die that was brought to be called for is seen by its owner only, until it comes to the table" {
  rules = { "DST-ZONE-26" },
  given = { turn = p1, battlefield = { controlled_by = p1 },
    p1 = { characters = { "Director Krennic" }, dice_aside = { "Death Trooper" } },
    p2 = { characters = { "Rey" } },
    chance = { 5, 3 } },
  steps = {
    expect { p1.dice_aside, count = 1, open = 0 },
    p1.activates "Director Krennic",
    expect { p1.pool, exactly = { "1 resource", "2 ranged" } },
    p2.passes,
    p1.resolves "2 ranged",
    p1.chooses "Rey",
    expect { p1.dice_aside, count = 1, open = 1 },
  },
}

scenario "Director Krennic without a die set aside, or without the battlefield, rolls only his own" {
  rules = { "DST-RND-02" },
  cites = { { "DST-RUL-SOR-09", "there is none to take" } },
  given = { turn = p1, battlefield = { controlled_by = p1 },
    p1 = { characters = { "Director Krennic" } },
    p2 = { characters = { "Director Krennic" }, dice_aside = { "Death Trooper" } },
    chance = { 5, 5 } },
  steps = {
    p1.activates "Director Krennic",
    expect { p1.pool, exactly = { "1 resource" } },
    p2.activates "Director Krennic",
    expect { p2.pool, exactly = { "1 resource" } },
    expect { p2.dice_aside, count = 1 },
  },
}

scenario "Director Krennic cannot use the die of a Death Trooper that fell" {
  rules = { "DST-RUL-SOR-10" },
  given = { turn = p2, battlefield = { controlled_by = p1 },
    p1 = { characters = { "Director Krennic", { "Death Trooper", damage = 9 } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    chance = { 5, 3 } },
  steps = {
    p2.resolves "1 melee",
    p2.chooses "Death Trooper",
    expect { p1.dice_aside, count = 1 },
    p1.activates "Director Krennic",
    expect { p1.pool, exactly = { "1 resource" } },
  },
}

scenario "TIE Pilot: while its die is in the pool, other dice showing ranged damage cannot be removed by an opponent" {
  rules = { "SoR-4/ongoing" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Flank", "Flank" }, characters = { "Rey", "Finn" } },
    p2 = { characters = { { "TIE Pilot", exhausted = true }, "First Order Stormtrooper" },
      pool = { { "TIE Pilot", side = "blank" }, { "First Order Stormtrooper", side = "2 ranged" } } } },
  steps = {
    p1.plays "Flank",
    p1.may_choose_exactly { "blank" },
    p1.chooses "blank",
    expect { p2.pool, exactly = { "2 ranged" } },
    p2.passes,
    p1.plays "Flank",                        -- nothing protects it any more
    expect { p2.pool, exactly = {} },
  },
}

scenario "TIE Pilot: what is protected is no legal target, so that a special finds none" {
  rules = { "DST-TERM-06" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", upgrades = { "Rey's Staff" } } }, pool = { { "Rey's Staff", side = "special" } } },
    p2 = { characters = { { "TIE Pilot", exhausted = true }, "First Order Stormtrooper", "Nightsister" },
      pool = { { "TIE Pilot", side = "blank" }, { "First Order Stormtrooper", side = "2 ranged" }, { "Nightsister", side = "1 ranged" } } } },
  steps = {
    p1.resolves "special",
    p2.is_asked,
    expect { p2.pool, exactly = { "blank", "2 ranged", "1 ranged" } },
  },
}

scenario "TIE Pilot and Dodge: all go at one moment, so that only the TIE Pilot die is removed" {
  rules = { "DST-FAQ-29" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Dodge" }, characters = { "Rey" } },
    p2 = { characters = { "TIE Pilot", "First Order Stormtrooper", "Nightsister" },
      pool = { { "TIE Pilot", side = "+2 ranged" }, { "First Order Stormtrooper", side = "2 ranged" }, { "Nightsister", side = "1 discard" } } } },
  steps = {
    p1.plays "Dodge",
    expect { p2.pool, exactly = { "2 ranged", "1 discard" } },
  },
}

scenario "Two TIE Pilot dice protect each other and everything else from Dodge" {
  rules = { "SoR-4/ongoing" },
  cites = { { "DST-FAQ-29", "each is one of the other's other dice" } },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Dodge" }, characters = { "Rey" } },
    p2 = { characters = { "TIE Pilot", "TIE Pilot", "First Order Stormtrooper" },
      pool = { { "TIE Pilot", side = "+2 ranged" }, { "TIE Pilot", side = "+1 ranged" }, { "First Order Stormtrooper", side = "2 ranged" } } } },
  steps = {
    p1.plays "Dodge",
    expect { p2.pool, exactly = { "+2 ranged", "+1 ranged", "2 ranged" } },
  },
}

scenario "TIE Pilot: Guardian cannot take a protected die, its owner can remove it" {
  rules = { "SoR-4/ongoing" },
  given = { turn = p1,
    p1 = { characters = { "Rebel Trooper" } },
    p2 = { characters = { "TIE Pilot", "First Order Stormtrooper" },
      pool = { { "TIE Pilot", side = "blank" }, { "First Order Stormtrooper", side = "2 ranged" } } },
    chance = { 5 } },
  steps = {
    p1.activates "Rebel Trooper",
    expect { p1.pool, exactly = { "1 resource" } },
    p2.is_asked,
  },
}

scenario "Asajj Ventress makes an opponent who rerolls discard one more card of their choice" {
  rules = { "SoR-9/after" },
  cites = { { "DST-RUL-SOR-01", "the card that was discarded stays discarded" } },
  given = { turn = p2,
    p1 = { hand = { "Aim" }, characters = { "Asajj Ventress" } },
    p2 = { hand = { "Aim", "Dodge", "Flank" }, characters = { "Rey" }, pool = { { "Rey", side = "blank" } } },
    chance = { 1 } },
  steps = {
    p2.rerolls_with "Aim",
    p2.chooses "blank",
    p2.finishes,
    p1.accepts,
    p2.may_choose_exactly { "Dodge", "Flank" },
    p2.chooses "Flank",
    expect { p2.discard, exactly = { "Aim", "Flank" } },
    expect { p2.hand, exactly = { "Dodge" } },
  },
}

scenario "Asajj Ventress does not answer her own player's reroll, nor another action" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { hand = { "Aim", "Dodge" }, characters = { "Asajj Ventress" }, pool = { { "Asajj Ventress", side = "blank" } } },
    p2 = { hand = { "Dodge" }, characters = { "Rey" } },
    chance = { 1, 1 } },
  steps = {
    p1.rerolls_with "Aim",
    p1.chooses "blank",
    p1.finishes,
    p2.activates "Rey",
    p1.is_asked,
    expect { p2.hand, exactly = { "Dodge" } },
  },
}

scenario "Darth Vader, Dark Apprentice: 3 damage to a character, then 1 to himself" {
  rules = { "SoR-10/special" },
  given = { turn = p1,
    p1 = { characters = { { "SoR-10", elite = true } }, pool = { { "SoR-10", side = "special" }, { "SoR-10", side = "3 melee for 1" } } },
    p2 = { characters = { "Rey", "Finn" } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "Darth Vader", "Rey", "Finn" },
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 3 },
    expect { p1.character "Darth Vader", damage = 1 },
    expect { p1.pool, exactly = { "3 melee for 1" } },
  },
}

scenario "Z6 Riot Control Baton: after its die is rolled into the pool it may be rerolled, once" {
  rules = { "SoR-8/after" },
  given = { turn = p1,
    p1 = { characters = { { "Nightsister", upgrades = { "Z6 Riot Control Baton" } } } },
    p2 = { characters = { "Rey" } },
    chance = { 6, 6, 1 } },
  steps = {
    p1.activates "Nightsister",
    expect { p1.pool, exactly = { "blank", "blank" } },
    p1.accepts,
    expect { p1.pool, exactly = { "blank", "2 melee" } },
    p2.is_asked,
  },
}

scenario "Z6 Riot Control Baton redeploys" {
  rules = { "DST-KW-RED-01" },
  given = { turn = p1,
    p1 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { characters = { { "Nightsister", damage = 6, upgrades = { "Z6 Riot Control Baton" } }, "FN-2199" } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Nightsister",
    p2.chooses "FN-2199",
    expect { p2.upgrade "Z6 Riot Control Baton", on = "FN-2199" },
  },
}

scenario "FN-2199 and a Z6 Riot Control Baton: its die is resolved or rerolled, not both" {
  rules = { "SoR-2/after" },
  cites = { { "DST-FAQ-31", "the baton's ability waits in the queue until his is over" } },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Z6 Riot Control Baton" }, characters = { "FN-2199" } },
    p2 = { characters = { "Rey" } },
    chance = { 1, 6 } },
  steps = {
    p1.plays "Z6 Riot Control Baton",
    p1.chooses "FN-2199",
    expect { p1.pool, exactly = { "2 melee" } },
    p1.accepts,                            -- FN-2199 resolves it
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2 },
    expect { p1.pool, exactly = {} },
    p2.is_asked,
  },
}

scenario "FN-2199 and a Z6 Riot Control Baton: left alone, the die is rerolled and stays" {
  rules = { "SoR-2/after" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Z6 Riot Control Baton" }, characters = { "FN-2199" } },
    p2 = { characters = { "Rey" } },
    chance = { 6, 1 } },
  steps = {
    p1.plays "Z6 Riot Control Baton",
    p1.chooses "FN-2199",
    p1.accepts,                            -- the die shows a blank: nothing to resolve, but to reroll
    expect { p1.pool, exactly = { "2 melee" } },
    p2.is_asked,
  },
}

scenario "Lure of Power: its modifiers go with any symbol" {
  rules = { "SoR-16/inherent" },
  cites = { { "DST-DIE-04", "its sides have no symbol of their own" } },
  given = { turn = p1,
    p1 = { characters = { { "Nightsister", upgrades = { "Lure of Power" } }, "Kylo Ren" },
      pool = { { "Lure of Power", side = "+2 any" }, { "Nightsister", side = "1 disrupt" }, { "Kylo Ren", side = "special" } } },
    p2 = { resources = 5, characters = { "Rey" } } },
  steps = {
    p1.may_not_choose { "resolves +2 any" },
    p1.resolves "1 disrupt",
    p1.chooses "+2 any",
    expect { p2, resources = 2 },
    expect { p1.pool, exactly = { "special" } },
  },
}

scenario "Lure of Power does not modify a special" {
  quiet = { "SoR-16/inherent" },
  rules = { "DST-RND-02" },
  cites = { { "DST-SYM-19", "a special is worth 0 and stays so" } },
  given = { turn = p1,
    p1 = { characters = { { "SoR-10", upgrades = { "Lure of Power" } } },
      pool = { { "Lure of Power", side = "+2 any" }, { "SoR-10", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Rey",
    expect { p1.pool, exactly = { "+2 any" } },
  },
}

scenario "Blackmail: after each roll of its die any opponent may pay 1 to remove it" {
  rules = { "SoR-23/after" },
  cites = { { "DST-RUL-SOR-03", "a reroll is a roll" } },
  given = { turn = p1,
    p1 = { hand = { "Aim" }, characters = { { "Tusken Raider", upgrades = { "Blackmail" } } }, pool = { { "Blackmail", side = "blank" } } },
    p2 = { resources = 1, characters = { "Rey" } },
    chance = { 4 } },
  steps = {
    p1.rerolls_with "Aim",
    p1.chooses "blank",
    p1.finishes,
    expect { p1.pool, exactly = { "3 disrupt" } },
    p2.accepts,
    expect { p1.pool, exactly = {} },
    expect { p1, resources = 1 },
    expect { p2, resources = 0 },
  },
}

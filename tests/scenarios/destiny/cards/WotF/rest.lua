-- Way of the Force: the other cards that the Rules Reference names, and what it says of them.

scenario "DJ: after his player removes an opponent's dice, 1 indirect damage for each, all of it at once" {
  rules = { "WotF-35/after", "DST-RUL-WOTF-02" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Dodge" }, characters = { "DJ" } },
    p2 = { characters = { { "Finn", elite = true }, { "Rebel Trooper", damage = 6 } }, pool = { { "Finn", side = "1 ranged" }, { "Finn", side = "2 ranged" }, { "Rebel Trooper", side = "1 ranged" } } } },
  steps = {
    p1.plays "Dodge",
    p1.accepts,
    p2.chooses "Finn",
    p2.chooses "Finn",
    p2.chooses "Rebel Trooper",
    expect { p2.character "Finn", damage = 2 },
    expect { p2.characters, exactly = { "Finn" } },
    p2.is_asked,
  },
}

scenario "DJ does not answer dice that leave with a defeated character, nor what an opponent removes" {
  quiet = { "WotF-35/after" },
  rules = { "DST-RND-02" },
  cites = { { "DST-RUL-WOTF-03", "the game takes those dice away, no player does" } },
  given = { turn = p1,
    p1 = { characters = { "DJ" }, pool = { { "DJ", side = "2 ranged" } } },
    p2 = { resources = 1, hand = { "Flank" }, characters = { { "Finn", damage = 9 }, "Rey", "Padawan" }, pool = { { "Finn", side = "1 ranged" } } } },
  steps = {
    p1.resolves "2 ranged",
    p1.chooses "Finn",
    expect { p2.pool, exactly = {} },
    p2.is_asked,
    expect { p2.character "Rey", damage = 0 },
  },
}

scenario "Luke Skywalker, Reluctant Instructor: a shield side may be resolved as melee damage, with other dice of that symbol" {
  rules = { "WotF-56/inherent" },
  given = { turn = p1,
    p1 = { characters = { { "WotF-56", elite = true }, "Rey" }, pool = { { "WotF-56", side = "2 shield" }, { "Rey", side = "1 melee" }, { "WotF-56", side = "1 shield" } } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.resolves("2 shield", "of Luke Skywalker as melee"),
    p1.chooses "Nightsister",
    expect { p2.character "Nightsister", damage = 2 },
    p1.may_choose_exactly { "1 melee", "1 shield", done },
    p1.chooses "1 shield",
    p1.chooses "Nightsister",
    expect { p2.character "Nightsister", damage = 3 },
    p1.finishes,
    expect { p1.pool, exactly = { "1 melee" } },
  },
}

scenario "Luke Skywalker, Reluctant Instructor: it may stay a shield" {
  rules = { "DST-SYM-08" },
  given = { turn = p1,
    p1 = { characters = { "WotF-56" }, pool = { { "WotF-56", side = "2 shield" } } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.resolves("2 shield", "of Luke Skywalker"),
    p1.chooses "Luke Skywalker",
    expect { p1.character "Luke Skywalker", shields = 2 },
  },
}

scenario "Luke Skywalker, Reluctant Instructor moves a blue ability from himself to another blue character" {
  rules = { "WotF-56/power_action" },
  given = { turn = p1,
    p1 = { characters = { { "WotF-56", upgrades = { "Force Protection", "Rey's Staff" } }, "Rey", "Finn" } },
    p2 = { characters = { "Jango Fett" } } },
  steps = {
    p1.uses "Luke Skywalker",
    expect { p1.upgrade "Force Protection", on = "Rey" },
    expect { p1.upgrade "Rey's Staff", on = "Luke Skywalker" },
    p2.passes,
    p1.cannot { "uses", "Luke Skywalker", because = "DST-ACT-CARD-02" },
  },
}

scenario "Ataru Strike and Finishing Strike resolve Luke's shield side as melee damage" {
  rules = { "LEG-101/effect", "AtG-60/effect", "DST-FAQ-43" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Ataru Strike", "Finishing Strike" }, characters = { { "WotF-56", elite = true, shields = 1 } },
      pool = { { "WotF-56", side = "2 shield" }, { "WotF-56", side = "1 shield" } } },
    p2 = { characters = { { "Nightsister", damage = 2, shields = 1 }, "Kylo Ren" } } },
  steps = {
    p1.plays "Ataru Strike",
    p1.chooses "2 shield",
    p1.chooses "Nightsister",
    expect { p2.character "Nightsister", damage = 4, shields = 0 },
    p2.passes,
    p1.plays "Finishing Strike",
    p1.chooses "1 shield",
    p1.chooses "Nightsister",
    expect { p2.character "Nightsister", damage = 5 },
  },
}

scenario "Luke's shield side shows no melee damage to what removes dice" {
  rules = { "DST-TERM-39" },
  cites = { { "DST-FAQ-43", "only while it is resolved" } },
  given = { turn = p2,
    p1 = { characters = { "WotF-56", "Rey" }, pool = { { "WotF-56", side = "2 shield" }, { "Rey", side = "+2 melee" } } },
    p2 = { resources = 2, hand = { "Block" }, characters = { "Nightsister" } } },
  steps = {
    p2.plays "Block",
    expect { p1.pool, exactly = { "2 shield" } },
  },
}

scenario "Plo Koon has the abilities of his fellows who are not unique, each as often as there is one" {
  rules = { "WotF-57/ongoing" },
  cites = { { "DST-RUL-WOTF-05", "two Outer Rim Smugglers give it twice" } },
  given = { turn = p1,
    p1 = { resources = 0, hand = { "Rejuvenate" }, characters = { "Plo Koon", "Outer Rim Smuggler", "Outer Rim Smuggler" } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.plays "Rejuvenate",
    p1.chooses "Nightsister",
    p1.resolves "Plo Koon",
    p1.resolves "Plo Koon",
    p1.resolves "Outer Rim Smuggler",
    expect { p1, resources = 4 },
  },
}

scenario "Plo Koon has Guardian beside a Rebel Trooper, and nothing of a unique fellow" {
  rules = { "WotF-57/ongoing" },
  given = { turn = p1,
    p1 = { characters = { "Plo Koon", "Rebel Trooper", "Luke Skywalker" }, deck = { "Aim" } },
    p2 = { characters = { "Nightsister" }, pool = { { "Nightsister", side = "2 ranged" } } },
    chance = { 1 } },
  steps = {
    p1.activates "Plo Koon",
    p1.chooses "2 ranged",
    expect { p1.character "Plo Koon", damage = 2 },
    expect { p1.hand, exactly = {} },
    p2.is_asked,
  },
}

scenario "Rex may pay 1 to take control of the battlefield before he activates" {
  rules = { "WotF-74/before" },
  given = { turn = p1, battlefield = { "Main Plaza", controlled_by = p2 },
    p1 = { resources = 1, characters = { "Rex" } },
    p2 = { characters = { "Nightsister" } },
    chance = { 1 } },
  steps = {
    p1.activates "Rex",
    p1.accepts,
    p1.chooses(1),
    expect { table, controlled_by = "p1" },
    expect { p1, resources = 0 },
    expect { p1.pool, exactly = { "1 ranged" } },
  },
}

scenario "Rex takes it for nothing beside a Clone Trooper, and not at all without either" {
  rules = { "WotF-74/before" },
  given = { turn = p1, battlefield = { "Main Plaza", controlled_by = p2 },
    p1 = { characters = { "Rex", "Clone Trooper" } },
    p2 = { resources = 0, characters = { "Rex" } },
    chance = { 1, 1 } },
  steps = {
    p1.activates "Rex",
    p1.accepts,
    p1.chooses(2),
    expect { table, controlled_by = "p1" },
    p2.activates "Rex",
    p2.accepts,
    p2.chooses(2),
    expect { table, controlled_by = "p1" },
  },
}

scenario "Rex's Blaster Pistol: with the battlefield another character is activated" {
  rules = { "WotF-87/after" },
  given = { turn = p1, battlefield = { controlled_by = p1 },
    p1 = { characters = { { "Rebel Trooper", upgrades = { "Rex's Blaster Pistol" } }, "Finn", { "Rey", exhausted = true } } },
    p2 = { characters = { { "Leia Organa", upgrades = { "Rex's Blaster Pistol" } }, "Rey" } },
    chance = { 5, 5, 5, 5, 5 } },
  steps = {
    p1.activates "Rebel Trooper",
    p1.accepts,
    p1.may_choose_exactly { "Finn" },
    p1.chooses "Finn",
    expect { p1.character "Finn", exhausted = true },
    p2.activates "Leia Organa",            -- p2 does not control the battlefield
    p1.is_asked,
  },
}

scenario "Rex's Blaster Pistol on Rex: a second copy may be played on another character" {
  rules = { "WotF-87/ongoing", "DST-RUL-WOTF-06" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Rex's Blaster Pistol" }, characters = { { "Rex", upgrades = { "Rex's Blaster Pistol" } }, "Finn" } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.plays "Rex's Blaster Pistol",
    p1.chooses "Finn",
    expect { p1.character "Finn", upgrades = "Rex's Blaster Pistol" },
    expect { p1.character "Rex", upgrades = "Rex's Blaster Pistol" },
  },
}

scenario "Rex's Blaster Pistol on somebody else stays unique" {
  quiet = { "WotF-87/ongoing" },
  rules = { "DST-UNIQ-04" },
  cites = { { "DST-RUL-WOTF-06", "it is not on Rex" } },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Rex's Blaster Pistol" }, characters = { "Rex", { "Finn", upgrades = { "Rex's Blaster Pistol" } } } },
    p2 = { characters = { "Nightsister" } } },
  steps = { p1.cannot { "plays", "Rex's Blaster Pistol", because = "DST-UNIQ-04" } },
}

scenario "Clandestine Operation: any number of dice of one symbol, then as many cards off a deck" {
  rules = { "WotF-92/effect" },
  cites = { { "DST-RUL-WOTF-01", "a die is judged when its turn comes" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Clandestine Operation" }, characters = { { "Padme Amidala", elite = true }, "Finn" },
      pool = { { "Padme Amidala", side = "2 focus" }, { "Padme Amidala", side = "1 discard" }, { "Finn", side = "1 shield" } } },
    p2 = { deck = { "Aim", "Dodge", "Flank" }, characters = { "Nightsister" } } },
  steps = {
    p1.plays "Clandestine Operation",
    p1.chooses "2 focus",
    p1.chooses "1 discard",
    p1.picks "2 focus",
    p1.finishes,
    p1.may_choose_exactly { "2 focus", done },   -- the second die shows focus now
    p1.chooses "2 focus",
    p1.finishes,
    p1.chooses(2),
    expect { p2.discard, exactly = { "Aim", "Dodge" } },
    expect { p1.pool, exactly = { "1 shield" } },
  },
}

scenario "Clandestine Operation with one yellow character does nothing" {
  rules = { "DST-TERM-42" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Clandestine Operation" }, characters = { "Finn", "Rey" }, pool = { { "Finn", side = "1 shield" } } },
    p2 = { deck = { "Aim" }, characters = { "Nightsister" } } },
  steps = {
    p1.plays "Clandestine Operation",
    expect { p1.pool, exactly = { "1 shield" } },
    p2.is_asked,
  },
}

scenario "Home Turf Advantage: when its player's battlefield is chosen, that player picks one of the two" {
  rules = { "WotF-127/ongoing" },
  cites = { { "DST-PLOT-03", "the plot lies in play from the start" }, { "DST-RUL-WOTF-04", "the other one is set aside and may be chosen later" } },
  given = { setup = true,
    p1 = { plots = { "Home Turf Advantage" }, deck = { "Main Plaza", "Docking Bay", "Aim", "Aim", "Aim", "Aim", "Aim", "Aim" }, characters = { "Rebel Trooper" } },
    p2 = { deck = { "Port District", "Aim", "Aim", "Aim", "Aim", "Aim", "Aim" }, characters = { "Nightsister" } },
    chance = { 6, 5, 4, 3, 2, 6, 5, 4, 3, 2, 6, 2 } },
  steps = {
    p1.finishes,
    p2.finishes,
    p2.may_choose_exactly { "Main Plaza", "Port District" },
    p2.chooses "Main Plaza",
    p1.may_choose_exactly { "Main Plaza", "Docking Bay" },
    p1.chooses "Docking Bay",
    p2.chooses "Nightsister",
    p2.chooses "Nightsister",
    expect { table, controlled_by = "p1" },
    expect { p1.set_aside, exactly = { "Main Plaza" } },
    expect { p2.set_aside, exactly = { "Port District" } },
  },
}

scenario "Home Turf Advantage and New Orders: the battlefield that was set aside can be chosen" {
  rules = { "SoR-137/effect" },
  cites = { { "DST-RUL-WOTF-04", "it was brought and is set aside" } },
  given = { turn = p1, battlefield = { "Docking Bay", controlled_by = p1 },
    p1 = { resources = 2, hand = { "New Orders" }, plots = { "Home Turf Advantage" }, set_aside = { "Main Plaza" }, characters = { { "Rebel Trooper", damage = 1 } } },
    p2 = { set_aside = { "Port District" }, characters = { "Nightsister" } } },
  steps = {
    p1.plays "New Orders",
    p1.may_choose_exactly { "Main Plaza", "Port District" },
    p1.chooses "Main Plaza",
    p1.chooses(1),
    p1.chooses "Rebel Trooper",
    expect { p1.character "Rebel Trooper", damage = 0 },
    expect { p1.set_aside, exactly = { "Docking Bay" } },
  },
}

-- Convergence: cards drawn by lot.

scenario "Satine Kryze may reroll one of her player's dice" {
  rules = { "CONV-91/after" },
  given = { turn = p1, chance = { 6, 1 },
    p1 = { characters = { "Satine Kryze", "Finn" } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.activates "Satine Kryze",
    p1.accepts,
    expect { p1.pool, exactly = { "2 indirect" } },
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Satine Kryze: nothing after somebody else is activated" {
  quiet = { "CONV-91/after" },
  given = { turn = p1, chance = { 1 },
    p1 = { characters = { "Satine Kryze", "Finn" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.activates "Finn",
    p2.is_asked,
  },
}

scenario "Forsaken removes a die of low value" {
  rules = { "CONV-9/effect" },
  given = { turn = p1,
    p1 = { hand = { "Forsaken" }, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 shield" } } },
    p2 = { characters = { "Luke Skywalker", "Finn" }, pool = { { "Luke Skywalker", side = "3 melee" }, { "Finn", side = "2 ranged" } } } },
  steps = {
    p1.plays "Forsaken",
    p1.may_choose_exactly { "1 shield", "2 ranged" },
    p1.chooses "2 ranged",
    expect { p2.pool, exactly = { "3 melee" } },
  },
}

scenario "Forsaken: the opponent's single die counts as well" {
  rules = { "CONV-9/effect" }, quiet = { "CONV-9/restriction" },
  given = { turn = p1,
    p1 = { hand = { "Forsaken" }, characters = { "Kylo Ren" } },
    p2 = { characters = { "Finn" }, pool = { { "Finn", side = "2 ranged" } } } },
  steps = {
    p1.plays "Forsaken",
    expect { p2.pool, exactly = {} },
  },
}

scenario "Forsaken needs a player with a single die" {
  rules = { "CONV-9/restriction" },
  given = { turn = p1,
    p1 = { hand = { "Forsaken" }, characters = { "Kylo Ren" } },
    p2 = { characters = { { "Finn", elite = true } }, pool = { { "Finn", side = "2 ranged" }, { "Finn", side = "1 melee" } } } },
  steps = {
    p1.cannot { "plays", "Forsaken" },
  },
}

scenario "Forsaken: two opponents with a die each" {
  rules = { "CONV-9/effect" }, quiet = { "CONV-9/restriction" },
  given = { turn = p1,
    p1 = { hand = { "Forsaken" }, characters = { "Kylo Ren" } },
    p2 = { characters = { "Finn" }, pool = { { "Finn", side = "2 ranged" } } },
    p3 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.plays "Forsaken",
    p1.may_choose_exactly { "2 ranged", "1 melee" },
    p1.chooses "1 melee",
    expect { p3.pool, exactly = {} },
  },
}

scenario "Forsaken: not while both have two dice" {
  rules = { "CONV-9/restriction" },
  given = { turn = p1,
    p1 = { hand = { "Forsaken" }, characters = { "Kylo Ren", { "Count Dooku", elite = true } },
      pool = { { "Count Dooku", side = "1 melee" }, { "Count Dooku", side = "2 melee" } } },
    p2 = { characters = { { "Finn", elite = true } }, pool = { { "Finn", side = "2 ranged" }, { "Finn", side = "1 melee" } } } },
  steps = {
    p1.may_not_choose { "plays Forsaken" },
    p1.may_choose { "rerolls with Forsaken", pass },
  },
}

scenario "No Answer: a card of the hand only, as long as one is left" {
  rules = { "CONV-128/effect" },
  given = { turn = p1, chance = { 1 },
    p1 = { resources = 1, hand = { "No Answer", "Heroism" }, deck = { "Riposte", "Riposte", "Riposte", "Riposte" }, characters = { "Kylo Ren" } },
    p2 = { hand = { "Aim", "Block" }, deck = { "Dodge", "Flank", "Probe", "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.plays "No Answer",
    expect { p2.hand, count = 1 },
    expect { p2.deck, count = 4 },
  },
}

scenario "No Answer: three cards of the deck after the last card of the hand" {
  rules = { "CONV-128/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "No Answer", "Heroism" }, deck = { "Riposte", "Riposte", "Riposte", "Riposte" }, characters = { "Kylo Ren" } },
    p2 = { hand = { "Aim" }, deck = { "Dodge", "Flank", "Probe", "Block" }, characters = { "Rey" } } },
  steps = {
    p1.plays "No Answer",
    expect { p2.hand, count = 0 },
    expect { p2.deck, in_order = { "Block" } },
    expect { p2.discard, exactly = { "Aim", "Dodge", "Flank", "Probe" } },
  },
}

scenario "No Answer: nothing if there was no card to discard" {
  rules = { "DST-EFF-THEN-01" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "No Answer", "Heroism" }, deck = { "Riposte", "Riposte", "Riposte", "Riposte" }, characters = { "Kylo Ren" } },
    p2 = { deck = { "Dodge", "Flank", "Probe", "Block" }, characters = { "Rey" } } },
  steps = {
    p1.plays "No Answer",
    expect { p2.deck, count = 4 },
  },
}

scenario "Stap Droid is played with Ambush" {
  rules = { "DST-KW-AMB-01" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Stap Droid" }, characters = { "Finn" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Stap Droid",
    p1.is_asked,
    p1.activates "Stap Droid",
    p2.is_asked,
  },
}

scenario "A-300 Blaster is redeployed" {
  rules = { "DST-KW-RED-01" },
  given = { turn = p1,
    p1 = { hand = { "Toy Strike" }, characters = { "First Order Stormtrooper" } },
    p2 = { characters = { { "Toy Trooper", damage = 5, upgrades = { "A-300 Blaster" } }, "Rey" } } },
  steps = {
    p1.plays "Toy Strike",
    p1.chooses "Toy Trooper",
    p2.chooses "Rey",
    expect { p2.upgrade "A-300 Blaster", on = "Rey" },
  },
}

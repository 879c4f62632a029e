-- Across the Galaxy: the other cards that the Rules Reference names, and what it says of them.

scenario "L3-37 becomes a mod on a vehicle before she is defeated, with both of her dice, and is not defeated" {
  rules = { "DST-TYPE-01" },
  cites = { { "DST-RUL-ATG-02", "Bala-Tik does not answer" }, { "DST-RUL-ATG-03", "her dice go with her card" } },
  given = { turn = p1,
    p1 = { characters = { { "Bala-Tik", exhausted = true } }, pool = { { "Bala-Tik", side = "1 ranged" } } },
    p2 = { supports = { { "Black One", exhausted = true } }, characters = { { "L3-37", damage = 7, elite = true, shields = 0, upgrades = { "Jedi Robes" } }, "Finn" } },
    chance = { 1, 2, 3 } },
  steps = {
    p1.resolves "1 ranged",
    p1.chooses "L3-37",
    expect { p2.characters, exactly = { "Finn" } },
    expect { p2.upgrade "L3-37", on = "Black One", damage = 0 },
    expect { p2.discard, exactly = { "Jedi Robes" } },
    expect { p2.support "Black One", exhausted = true },
    expect { p1.character "Bala-Tik", exhausted = true },   -- nobody was defeated
  },
}

scenario "L3-37 readies the Millennium Falcon, and both roll when it activates" {
  rules = { "AtG-91/before" },
  given = { turn = p1,
    p1 = { characters = { "Nightsister" }, pool = { { "Nightsister", side = "1 ranged" } } },
    p2 = { supports = { { "AtG-103", exhausted = true } }, characters = { { "L3-37", damage = 7 }, "Finn" } },
    chance = { 1, 2 } },
  steps = {
    p1.resolves "1 ranged",
    p1.chooses "L3-37",
    expect { p2.support "Millennium Falcon", exhausted = false, upgrades = "L3-37" },
    p2.activates "Millennium Falcon",
    expect { p2.pool, count = 2 },
  },
}

scenario "L3-37 without a vehicle is defeated" {
  quiet = { "AtG-91/ongoing" },
  rules = { "DST-DEF-01" },
  given = { turn = p1,
    p1 = { characters = { { "Bala-Tik", exhausted = true } }, pool = { { "Bala-Tik", side = "1 ranged" } } },
    p2 = { supports = { "C-3PO" }, characters = { { "L3-37", damage = 7 }, "Finn" } } },
  steps = {
    p1.resolves "1 ranged",
    p1.chooses "L3-37",
    p1.accepts,                            -- Bala-Tik answers the defeat
    expect { p1.character "Bala-Tik", exhausted = false },
    expect { p2.set_aside, exactly = { "L3-37" } },
  },
}

scenario "L3-37 as an upgrade is set aside when she would leave play" {
  rules = { "AtG-91/ongoing" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Vandalize" }, characters = { "Bala-Tik" }, pool = { { "Bala-Tik", side = "1 ranged" }, } },
    p2 = { supports = { "Black One" }, characters = { { "L3-37", damage = 7 }, "Finn" } } },
  steps = {
    p1.resolves "1 ranged",
    p1.chooses "L3-37",
    expect { p2.upgrade "L3-37", on = "Black One" },
    p2.passes,
    p1.plays "Vandalize",
    p1.chooses "L3-37",
    expect { p2.upgrades, exactly = {} },
    expect { p2.set_aside, exactly = { "L3-37" } },
    expect { p2.discard, exactly = {} },
  },
}

scenario "Stifle cancels the effects of an opponent's event and is discarded, wanted or not" {
  rules = { "AtG-12/before" },
  cites = { { "DST-RUL-ATG-04", "nobody is asked" } },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Dodge" }, characters = { "Rey" } },
    p2 = { supports = { "Stifle" }, characters = { "Nightsister" }, pool = { { "Nightsister", side = "2 ranged" } } } },
  steps = {
    p1.plays "Dodge",
    expect { p2.pool, exactly = { "2 ranged" } },
    expect { p2.discard, exactly = { "Stifle" } },
    expect { p1.discard, exactly = { "Dodge" } },
    expect { p1, resources = 0 },
  },
}

scenario "Stifle does not answer its own player's event, nor an upgrade; of two one is enough" {
  rules = { "DST-EFF-REP-05" },
  given = { turn = p2,
    p1 = { resources = 4, hand = { "Rejuvenate", "Rey's Staff" }, characters = { { "Rey", damage = 1 } } },
    p2 = { resources = 2, hand = { "Rejuvenate" }, supports = { "Stifle", "Stifle" }, characters = { { "Nightsister", damage = 1 } } } },
  steps = {
    p2.plays "Rejuvenate",
    p2.chooses "Nightsister",
    expect { p2.character "Nightsister", damage = 0 },
    p1.plays "Rey's Staff",
    p1.chooses "Rey",
    p1.declines,
    p2.passes,
    p1.plays "Rejuvenate",
    p2.resolves "Stifle",
    expect { p1.character "Rey", damage = 1 },
    expect { p2.supports, exactly = { "Stifle" } },
  },
}

scenario "X-Wing: X is the number of copies in play" {
  rules = { "AtG-86/inherent" },
  given = { turn = p1,
    p1 = { supports = { "X-Wing", "X-Wing", "X-Wing" }, characters = { "Leia Organa" }, pool = { { "X-Wing", side = "X ranged" } } },
    p2 = { supports = { "X-Wing" }, characters = { "Nightsister" } } },
  steps = {
    p1.resolves "X ranged",
    p1.chooses "Nightsister",
    expect { p2.character "Nightsister", damage = 3 },
  },
}

scenario "Escape Craft becomes a mod on the Millennium Falcon, once a round, and a support again" {
  rules = { "AtG-102/power_action", "AtG-102/action" },
  given = { turn = p1,
    p1 = { supports = { { "Escape Craft", exhausted = true }, "AtG-103" }, characters = { "Finn" } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.uses("Escape Craft", "(ability 2)"),
    expect { p1.upgrade "Escape Craft", on = "Millennium Falcon", exhausted = true },
    p2.passes,
    p1.uses("Escape Craft", "(ability 1)"),
    expect { p1.supports, exactly = { "Escape Craft", "Millennium Falcon" } },
    expect { p1.support "Escape Craft", exhausted = true },
    p2.passes,
    p1.may_choose_exactly { "activates Millennium Falcon", "activates Finn", "claims", pass },   -- neither the power action again, nor the action of a support
  },
}

scenario "Escape Craft without the Millennium Falcon goes nowhere" {
  quiet = { "AtG-102/action" },
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { supports = { "Escape Craft", "Black One" }, characters = { "Finn" } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.uses("Escape Craft", "(ability 2)"),
    expect { p1.supports, exactly = { "Escape Craft", "Black One" } },
  },
}

scenario "Millennium Falcon finds the Escape Craft in the deck, which is shuffled" {
  rules = { "AtG-103/after" },
  given = { turn = p1,
    p1 = { resources = 6, hand = { "AtG-103" }, deck = { "Aim", "Escape Craft", "Dodge" }, characters = { "Finn" } },
    p2 = { characters = { "Nightsister" } },
    chance = { 2 } },
  steps = {
    p1.plays "Millennium Falcon",
    p1.accepts,
    p1.chooses(1),
    p1.accepts,
    p1.chooses "Escape Craft",
    expect { p1.support "Millennium Falcon", upgrades = "Escape Craft" },
    expect { p1.deck, exactly = { "Aim", "Dodge" } },
    expect { p1, resources = 0 },
  },
}

scenario "Millennium Falcon finds nothing in a deck without the Escape Craft" {
  rules = { "DST-RND-02" },
  cites = { { "DST-TERM-37", "nothing has to be found" } },
  given = { turn = p1,
    p1 = { resources = 6, hand = { "AtG-103" }, deck = { "Aim" }, characters = { "Finn" } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.plays "Millennium Falcon",
    p1.accepts,
    p1.chooses(1),
    p1.accepts,
    expect { p1.support "Millennium Falcon", upgrades = "" },
    p2.is_asked,
  },
}

scenario "Escape Craft enters play beside a copy of it; one of the two is discarded" {
  rules = { "AtG-103/after", "DST-UNIQ-06" },
  cites = { { "DST-RUL-ATG-01", "it is not played" } },
  given = { turn = p1,
    p1 = { resources = 6, hand = { "AtG-103" }, discard = { "Escape Craft" }, supports = { "Escape Craft" }, characters = { "Finn" } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.plays "Millennium Falcon",
    p1.accepts,
    p1.chooses(2),
    p1.chooses "Escape Craft",
    p1.chooses "Escape Craft",             -- the one that is a support goes
    expect { p1.support "Millennium Falcon", upgrades = "Escape Craft" },
    expect { p1.supports, exactly = { "Millennium Falcon" } },
    expect { p1.discard, exactly = { "Escape Craft" } },
  },
}

scenario "Finishing Strike: unblockable, and who is left with 1 health is defeated" {
  rules = { "AtG-60/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Finishing Strike" }, characters = { "Luke Skywalker" }, pool = { { "Luke Skywalker", side = "2 melee" } } },
    p2 = { characters = { { "Nightsister", damage = 4, shields = 2 }, "Kylo Ren" } } },
  steps = {
    p1.plays "Finishing Strike",
    p1.chooses "2 melee",
    p1.chooses "Nightsister",
    expect { p2.characters, exactly = { "Kylo Ren" } },
  },
}

scenario "Finishing Strike leaves whoever has more" {
  rules = { "DST-DMG-02" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Finishing Strike" }, characters = { "Luke Skywalker" }, pool = { { "Luke Skywalker", side = "2 melee" } } },
    p2 = { characters = { { "Nightsister", damage = 3, shields = 2 }, { "Kylo Ren", damage = 10 } } } },
  steps = {
    p1.plays "Finishing Strike",
    p1.chooses "2 melee",
    p1.chooses "Nightsister",
    expect { p2.character "Nightsister", damage = 5, shields = 2 },
    expect { p2.characters, exactly = { "Nightsister", "Kylo Ren" } },
  },
}

-- Printed cards in the first edition beside the corrected ones of 1.8 (DST-ED-75): the other cards that were corrected.

scenario "As printed: It's a Trap! turns any number of red dice" {
  rules = { "AW-107/effect" },
  cites = { { "DST-ERR-04", "the correction allows two" } },
  given = { edition = "1.0", turn = p1,
    p1 = { resources = 1, hand = { "It's a Trap!" }, characters = { { "Admiral Ackbar", elite = true }, "Rebel Trooper" },
      pool = { { "Admiral Ackbar", side = "blank" }, { "Admiral Ackbar", side = "2 focus" }, { "Rebel Trooper", side = "blank" } } },
    p2 = { characters = { "Nightsister" }, pool = { { "Nightsister", side = "1 ranged" } } } },
  steps = {
    p1.plays "It's a Trap!",
    p1.chooses "1 ranged",
    p1.chooses "blank",
    p1.chooses "2 focus",
    p1.chooses "blank",
    p1.picks "2 ranged",
    expect { p1.pool, exactly = { "1 ranged", "1 ranged", "2 ranged" } },
    p1.declines,
  },
}

scenario "As printed: Award Ceremony draws, and nothing is set aside" {
  rules = { "AW-138/effect" },
  cites = { { "DST-ERR-02", "the correction sets as many cards aside" } },
  given = { edition = "1.0", turn = p1,
    p1 = { resources = 1, hand = { "Award Ceremony" }, deck = { "Aim", "Dodge" }, characters = { { "Admiral Ackbar", exhausted = true }, "Finn" } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.plays "Award Ceremony",
    expect { p1.hand, exactly = { "Aim" } },
    expect { p1.set_aside, exactly = {} },
  },
}

scenario "As printed: Long Con gives 3 resources if a copy lies in the discard pile, and nothing otherwise" {
  rules = { "SoR-113/effect" },
  cites = { { "DST-ERR-09", "the correction gives 1 for each copy" } },
  given = { edition = "1.0", turn = p1,
    p1 = { hand = { "Long Con", "Long Con" }, characters = { "Finn" } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.plays "Long Con",
    expect { p1, resources = 0 },
    p2.passes,
    p1.plays "Long Con",
    expect { p1, resources = 3 },
  },
}

scenario "As printed: Outer Rim Smuggler gives a resource every time the last card of the hand is played" {
  rules = { "SoR-46/after" },
  cites = { { "DST-ERR-10", "the correction: the first time each round" } },
  given = { edition = "1.0", turn = p1,
    p1 = { hand = { "Long Con" }, deck = { "Aim", "Dodge" }, characters = { "Outer Rim Smuggler", { "Luke Skywalker", exhausted = false } } },
    p2 = { characters = { "Nightsister" } },
    chance = { 4 } },
  steps = {
    p1.plays "Long Con",
    expect { p1, resources = 1 },
    p2.passes,
    p1.activates "Luke Skywalker",
    expect { p1.hand, exactly = { "Aim" } },
    p2.passes,
    p1.plays "Aim",
    expect { p1, resources = 1 },          -- 1 paid, 1 gained
  },
}

scenario "As printed: Vibroknife makes all melee damage of its player's dice unblockable while its die is in the pool" {
  rules = { "SoR-57/ongoing" },
  cites = { { "DST-ERR-11", "the correction: what this die deals or modifies" } },
  given = { edition = "1.0", turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Vibroknife" } } }, pool = { { "Kylo Ren", side = "1 melee" }, { "Vibroknife", side = "blank" } } },
    p2 = { characters = { { "Rey", shields = 2 } } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 1, shields = 2 },
  },
}

scenario "Corrected: Vibroknife does not sharpen other dice that it does not modify" {
  quiet = { "SoR-57/inherent" },
  rules = { "DST-SHD-01" },
  cites = { { "DST-ERR-11", "only its own damage and what it modifies" } },
  given = { turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Vibroknife" } } }, pool = { { "Kylo Ren", side = "1 melee" }, { "Vibroknife", side = "blank" } } },
    p2 = { characters = { { "Rey", shields = 2 } } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 0, shields = 1 },
  },
}

scenario "As printed: Fast Hands goes on a character of any colour; corrected, on a yellow one only" {
  rules = { "SoR-150/after" },
  cites = { { "DST-ERR-07", "the correction: yellow character only" } },
  given = { edition = "1.0", turn = p1,
    p1 = { hand = { "Fast Hands" }, characters = { "Kylo Ren" } },
    p2 = { characters = { "Rey" } },
    chance = { 1 } },
  steps = {
    p1.plays "Fast Hands",
    p1.chooses "Kylo Ren",
    p2.passes,
    p1.activates "Kylo Ren",
    p1.accepts,
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 1 },
  },
}

scenario "As printed: Ammo Belt goes in place of any other upgrade" {
  rules = { "SoR-141/before" },
  cites = { { "DST-ERR-06", "the correction: a weapon" } },
  given = { edition = "1.0", turn = p1,
    p1 = { resources = 1, hand = { "Vandalize" }, characters = { { "Bala-Tik", elite = true } },
      pool = { { "Bala-Tik", side = "1 focus" }, { "Bala-Tik", side = "blank" } } },
    p2 = { characters = { { "Rey", upgrades = { "Ammo Belt", "Jedi Robes" } } } } },
  steps = {
    p1.plays "Vandalize",
    p1.chooses "Jedi Robes",
    p2.accepts,
    expect { p2.character "Rey", upgrades = "Jedi Robes" },
    expect { p2.discard, exactly = { "Ammo Belt" } },
  },
}

scenario "As printed: Imperial Inspection is exhausted, not set aside" {
  rules = { "SoR-70/after" },
  cites = { { "DST-ERR-08", "the correction: set aside" } },
  given = { edition = "1.0", turn = p1,
    p1 = { supports = { "Imperial Inspection" }, characters = { "Nightsister" } },
    p2 = { characters = { { "Rey", upgrades = { "Rey's Staff" } } } },
    chance = { 3 } },
  steps = {
    p1.activates "Nightsister",
    p1.accepts,
    expect { p2.hand, exactly = { "Rey's Staff" } },
    expect { p1.support "Imperial Inspection", exhausted = true },
  },
}

scenario "As printed: Heat of Battle turns any number of dice" {
  rules = { "EaW-123/effect" },
  cites = { { "DST-ERR-13", "the correction: up to 2" } },
  given = { edition = "1.0", turn = p1,
    p1 = { resources = 2, hand = { "Heat Of Battle" }, characters = { { "Rey", elite = true }, "Padawan" }, pool = { { "Rey", side = "blank" }, { "Rey", side = "1 discard" }, { "Padawan", side = "blank" } } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.plays "Heat Of Battle",
    p1.chooses "blank",
    p1.chooses "1 discard",
    p1.chooses "blank",
    p1.picks "1 melee",
    p1.picks "1 melee",
    p1.picks "2 melee",
    expect { p1.pool, exactly = { "1 melee", "1 melee", "2 melee" } },
  },
}

scenario "As printed: Running Interference is exhausted, not set aside" {
  rules = { "EaW-115/after", "DST-ERR-14" },
  given = { edition = "1.0", turn = p1,
    p1 = { supports = { "Running Interference" }, characters = { "Finn" } },
    p2 = { characters = { "Nightsister" } },
    chance = { 1 } },
  steps = {
    p1.activates "Finn",
    p1.accepts,
    expect { p1.support "Running Interference", exhausted = true },
    p2.may_not_choose { "activates Nightsister" },
  },
}

scenario "As printed: Ciena Ree readies a vehicle by an action, as often as she can pay" {
  rules = { "EaW-1/action" },
  cites = { { "DST-ERR-12", "the correction: a power action" } },
  given = { edition = "1.0", turn = p1,
    p1 = { resources = 4, supports = { { "AT-ST", exhausted = true }, { "Imperial Troop Transport", exhausted = true } }, characters = { "Ciena Ree" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Ciena Ree",
    p1.chooses "AT-ST",
    p2.passes,
    p1.uses "Ciena Ree",
    p1.chooses "Imperial Troop Transport",
    expect { p1.support "AT-ST", exhausted = false },
    expect { p1.support "Imperial Troop Transport", exhausted = false },
    expect { p1, resources = 0 },
  },
}

scenario "Corrected: Maul's Lightsaber is rolled in for 1 resource; the first edition knows no power actions" {
  rules = { "LEG-8/power_action" },
  cites = { { "DST-ERR-15", "as printed it was free, but a power action is never used by the first edition" } },
  given = { turn = p1,
    p1 = { resources = 1, characters = { { "Kylo Ren", upgrades = { "Maul's Lightsaber" } } } },
    p2 = { characters = { "Rey" } },
    chance = { 1 } },
  steps = {
    p1.uses "Maul's Lightsaber",
    expect { p1.pool, exactly = { "2 melee" } },
    expect { p1, resources = 0 },
  },
}

scenario "First edition: MagnaGuard is saved from damage until the round ends, too" {
  rules = { "EaW-3/before" },
  given = { edition = "1.0", turn = p1,
    p1 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { characters = { { "MagnaGuard", damage = 7 }, "Kylo Ren" } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "MagnaGuard",
    expect { p2.character "MagnaGuard", damage = 8 },
  },
}

-- Empire at War: cards that the Rules Reference names, and what it says of them.

scenario "Ciena Ree readies a vehicle for 2 resources, once a round" {
  rules = { "EaW-1/power_action" },
  cites = { { "DST-ERR-12", "the corrected card" } },
  given = { turn = p1,
    p1 = { resources = 4, supports = { { "AT-ST", exhausted = true }, { "Emperor's Favor", exhausted = true } }, characters = { "Ciena Ree" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Ciena Ree",
    expect { p1.support "AT-ST", exhausted = false },
    expect { p1.support "Emperor's Favor", exhausted = true },
    expect { p1, resources = 2 },
    p2.passes,
    p1.cannot { "uses", "Ciena Ree", because = "DST-ACT-CARD-02" },
  },
}

scenario "General Hux plays a red event for 1 less for each character in play" {
  rules = { "EaW-2/special" },
  cites = { { "DST-RUL-EAW-08", "defeated characters are set aside and not counted" } },
  given = { turn = p1,
    p1 = { resources = 0, hand = { "Occupation", "Enrage", "Aim" }, set_aside = { "Nightsister" }, characters = { "General Hux", "First Order Stormtrooper" },
      pool = { { "General Hux", side = "special" } } },
    p2 = { resources = 3, characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "Occupation" },
    p1.chooses "Occupation",
    expect { p2, resources = 0 },
    expect { p1.discard, exactly = { "Occupation" } },
  },
}

scenario "General Hux alone takes 1 off" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { resources = 0, hand = { "Occupation" }, characters = { "General Hux" }, pool = { { "General Hux", side = "special" } } },
    p2 = { resources = 3, characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    expect { p1.hand, exactly = { "Occupation" } },
    expect { p2, resources = 3 },
    p2.is_asked,
  },
}

scenario "ID9 Seeker Droids count the dice of their kind in the pool, anew for each die" {
  rules = { "EaW-13/inherent" },
  cites = { { "DST-RUL-EAW-11", "the X belongs to the die" }, { "DST-RUL-EAW-12", "the first one has left when the second is resolved" } },
  given = { turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "ID9 Seeker Droid", "ID9 Seeker Droid" } } },
      pool = { { "ID9 Seeker Droid", side = "X melee" }, { "ID9 Seeker Droid", side = "X melee" } } },
    p2 = { characters = { "Rey", "Finn" } } },
  steps = {
    p1.resolves "X melee",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2 },
    p1.chooses "X melee",
    p1.chooses "Finn",
    expect { p2.character "Finn", damage = 1 },
  },
}

scenario "The Grand Inquisitor's Lightsaber goes on a blue character only" {
  rules = { "EaW-15/restriction" },
  given = { turn = p1,
    p1 = { resources = 4, hand = { "Grand Inquisitor's Lightsaber" }, characters = { "Kylo Ren", "Bala-Tik" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Grand Inquisitor's Lightsaber",
    p1.may_choose_exactly { "Kylo Ren", decline },
    p1.declines,
  },
}

scenario "The Grand Inquisitor's Lightsaber makes a character die blank and is rerolled" {
  rules = { "EaW-15/special" },
  given = { turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Grand Inquisitor's Lightsaber" } } }, pool = { { "Grand Inquisitor's Lightsaber", side = "special" } } },
    p2 = { characters = { { "Rey", upgrades = { "Rey's Staff" } } }, pool = { { "Rey", side = "1 discard" }, { "Rey's Staff", side = "1 melee" } } },
    chance = { 1 } },
  steps = {
    p1.resolves "special",
    expect { p2.pool, exactly = { "blank", "1 melee" } },
    expect { p1.pool, exactly = { "3 melee" } },
  },
}

scenario "The Grand Inquisitor's Lightsaber is rerolled also if no die was turned" {
  rules = { "EaW-15/special" },
  cites = { { "DST-RUL-EAW-09", "there is no 'then' between the two" } },
  given = { turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Grand Inquisitor's Lightsaber" } } }, pool = { { "Grand Inquisitor's Lightsaber", side = "special" } } },
    p2 = { characters = { "Rey" } },
    chance = { 4 } },
  steps = {
    p1.resolves "special",
    expect { p1.pool, exactly = { "2 shield" } },
  },
}

scenario "Mace Windu defeats a character with 2 or less remaining health; shields do not count" {
  rules = { "EaW-34/action", "DST-RUL-EAW-14" },
  given = { turn = p1,
    p1 = { characters = { "EaW-34" }, pool = { { "EaW-34", side = "1 shield" } } },
    p2 = { characters = { { "Kylo Ren", damage = 9, shields = 3 }, { "Nightsister", damage = 4 } } } },
  steps = {
    p1.uses "Mace Windu",
    p1.chooses "1 shield",
    p1.may_choose_exactly { "Kylo Ren" },
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", in_play = false },
    expect { p1.pool, exactly = {} },
  },
}

scenario "The Ancient Lightsaber heals and goes under its owner's deck" {
  rules = { "EaW-49/action" },
  cites = { { "DST-RUL-EAW-02", "the deck is its owner's" } },
  given = { turn = p1,
    p1 = { deck = { "Aim", "Block" }, characters = { { "Rey", damage = 3, upgrades = { "Ancient Lightsaber" } } }, pool = { { "Ancient Lightsaber", side = "1 shield" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.uses "Ancient Lightsaber",
    expect { p1.character "Rey", damage = 1, upgrades = "" },
    expect { p1.deck, in_order = { "Aim", "Block", "Ancient Lightsaber" } },
    expect { p1.pool, exactly = {} },
  },
}

scenario "EMP Grenades discard a droid or vehicle that is no character" {
  rules = { "EaW-58/special" },
  cites = { { "DST-RUL-EAW-07", "characters are not offered" } },
  given = { turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "EMP Grenades" } } }, pool = { { "EMP Grenades", side = "special" } } },
    p2 = { supports = { "BB-8", "Black One", "Awakening" }, characters = { "Rey", "L3-37" } } },   -- L3-37 is a droid
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "BB-8", "Black One" },
    p1.chooses "Black One",
    expect { p2.supports, exactly = { "BB-8", "Awakening" } },
    expect { p1.discard, exactly = { "EMP Grenades" } },
  },
}

scenario "Hutt Ties: a resource or a die, as the opponent chooses" {
  rules = { "EaW-85/action" },
  given = { turn = p1,
    p1 = { supports = { "Hutt Ties" }, characters = { "Bala-Tik" } },
    p2 = { resources = 2, characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.uses "Hutt Ties",
    p2.chooses(1),
    expect { p2, resources = 1 },
    expect { p2.pool, exactly = { "1 melee" } },
    expect { p1.support "Hutt Ties", exhausted = true },
  },
}

scenario "Hutt Ties: either way may be taken without anything to lose" {
  rules = { "EaW-85/action" },
  cites = { { "DST-RUL-EAW-10", "the ways are offered without a look at the table" } },
  given = { turn = p1,
    p1 = { supports = { "Hutt Ties" }, characters = { "Bala-Tik" } },
    p2 = { resources = 2, characters = { "Rey" } } },
  steps = {
    p1.uses "Hutt Ties",
    p2.may_choose_exactly { 1, 2 },
    p2.chooses(2),
    expect { p2, resources = 2 },
  },
}

scenario "Port District gives Ambush to what costs 3 or more" {
  rules = { "EaW-159/ongoing" },
  given = { turn = p1, battlefield = { "Port District", controlled_by = p1 },
    p1 = { resources = 3, hand = { "Black Market" }, characters = { "Finn" } },
    p2 = { resources = 3, hand = { "Black Market" }, characters = { "Bala-Tik" } } },
  steps = {
    p1.plays "Black Market",
    p1.may_choose { "activates Finn", decline },
    p1.declines,
    p2.plays "Black Market",            -- not for who does not control it
    p1.is_asked,
  },
}

scenario "Port District looks at what was paid" {
  rules = { "AW-150/before" },
  cites = { { "DST-RUL-EAW-18", "a cost that was lowered below 3 gives nothing" } },
  given = { turn = p1, battlefield = { "Port District", controlled_by = p1 },
    p1 = { resources = 3, supports = { "It Binds All Things" }, hand = { "Lightsaber" }, characters = { "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Lightsaber",
    p1.chooses "Finn",
    p1.accepts,
    expect { p1, resources = 1 },
    p2.is_asked,
  },
}

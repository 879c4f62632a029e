-- Awakenings: what the other battlefields do.

scenario "Command Center: each opponent discards two cards from the top" {
  rules = { "AW-165/claim" },
  given = { turn = p1, battlefield = { "Command Center" },
    p1 = { deck = { "Aim", "Aim" }, characters = { "Rey" } },
    p2 = { deck = { "Aim", "Block", "Dodge" }, characters = { "Kylo Ren" } },
    p3 = { deck = { "Flank" }, characters = { "Finn" } } },
  steps = {
    p1.claims,
    p1.accepts,
    expect { p1.deck, count = 2 },
    expect { p2.discard, exactly = { "Aim", "Block" } },
    expect { p3.discard, exactly = { "Flank" } },
  },
}

scenario "Echo Base shields a character, if the claimant wishes" {
  rules = { "AW-166/claim", "DST-ACT-CLAIM-05" },
  given = { turn = p1, battlefield = { "Echo Base" },
    p1 = { characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.may_choose_exactly { "Rey", "Kylo Ren" },
    p1.chooses "Rey",
    expect { p1.character "Rey", shields = 1 },
  },
}

scenario "Emperor's Throne Room turns a die to its special and may resolve it" {
  rules = { "AW-167/claim" },
  given = { turn = p1, battlefield = { "Emperor's Throne Room" },
    p1 = { supports = { "Black One" }, characters = { "Rey" }, pool = { { "Black One", side = "1 disrupt" } } },
    p2 = { characters = { "Kylo Ren" } },
    chance = { 6 } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.accepts,
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 1 },
    expect { p1.pool, exactly = { "blank" } },
  },
}

scenario "Emperor's Throne Room does nothing for a die without a special" {
  rules = { "DST-EFF-THEN-01" },
  given = { turn = p1, battlefield = { "Emperor's Throne Room" },
    p1 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.accepts,
    expect { p1.pool, exactly = { "1 melee" } },
    p2.is_asked,
  },
}

scenario "Imperial Armory plays an upgrade for 1 less; Rey gains no action from it" {
  rules = { "AW-169/claim", "DST-ACT-CLAIM-02" },
  cites = { { "DST-FAQ-17", "the claimant declines every further action" } },
  given = { turn = p1, battlefield = { "Imperial Armory" },
    p1 = { resources = 2, hand = { "Lightsaber", "Aim" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.may_choose_exactly { "Lightsaber" },
    p1.chooses "Lightsaber",
    p1.chooses "Rey",
    expect { p1.upgrade "Lightsaber", on = "Rey" },
    expect { p1, resources = 0 },
    p2.is_asked,
  },
}

scenario "Imperial Armory does not help with a card that stays too dear" {
  rules = { "DST-ACT-PLAY-04" },
  given = { turn = p1, battlefield = { "Imperial Armory" },
    p1 = { resources = 1, hand = { "Lightsaber" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.cannot { "plays", "Lightsaber", because = "DST-ACT-PLAY-04" },
    p1.claims,
    p1.accepts,
    expect { p1.hand, exactly = { "Lightsaber" } },
    expect { p1, resources = 1 },
    p2.is_asked,
  },
}

scenario "Jedi Temple: up to two events of a hand that is looked at" {
  rules = { "AW-170/claim" },
  given = { turn = p1, battlefield = { "Jedi Temple" },
    p1 = { hand = { "Flank" }, characters = { "Rey" } },
    p2 = { hand = { "Aim", "Lightsaber", "Block", "Dodge" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.may_choose_exactly { "Aim", "Block", "Dodge", done },
    p1.chooses "Aim",
    p1.chooses "Dodge",
    expect { p2.hand, exactly = { "Lightsaber", "Block" } },
    expect { p2.discard, exactly = { "Aim", "Dodge" } },
    expect { p1.hand, exactly = { "Flank" } },
  },
}

scenario "Rebel War Room resolves a die without the cost on it" {
  rules = { "AW-171/claim" },
  cites = { { "DST-DECK-10", "the example, with the die that it names" } },
  given = { turn = p1, battlefield = { "Rebel War Room" },
    p1 = { characters = { "Han Solo" }, pool = { { "Han Solo", side = "3 ranged for 1" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.cannot { "resolves", "3 ranged for 1", because = "DST-DIE-05" },
    p1.claims,
    p1.accepts,
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 3 },
    expect { p1, resources = 0 },
  },
}

scenario "Rebel War Room waives what is printed on the die, not what a special asks for" {
  rules = { "AW-171/claim" },
  cites = { { "DST-FAQ-22", "the 5 resources are a part of the special" } },
  given = { turn = p1, battlefield = { "Rebel War Room" },
    p1 = { resources = 4, characters = { { "Bala-Tik", upgrades = { "Crime Lord" } } }, pool = { { "Crime Lord", side = "special" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.accepts,
    expect { p1.pool, exactly = {} },
    expect { p1, resources = 4 },
    expect { table, delayed_effects = 0 },
    p2.is_asked,
  },
}

scenario "Mos Eisley Spaceport: an upgrade back to hand for a resource" {
  rules = { "AW-172/claim" },
  given = { turn = p1, battlefield = { "Mos Eisley Spaceport" },
    p1 = { characters = { { "Finn", upgrades = { "Datapad", "Jetpack" } } }, pool = { { "Jetpack", side = "2 shield" } } },
    p2 = { characters = { { "Kylo Ren", upgrades = { "Lightsaber" } } } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.may_choose_exactly { "Datapad", "Jetpack" },
    p1.chooses "Jetpack",
    expect { p1.hand, exactly = { "Jetpack" } },
    expect { p1.pool, exactly = {} },
    expect { p1, resources = 1 },
  },
}

scenario "Mos Eisley Spaceport without an upgrade brings no resource" {
  rules = { "DST-EFF-THEN-01" },
  given = { turn = p1, battlefield = { "Mos Eisley Spaceport" },
    p1 = { characters = { "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.accepts,
    expect { p1, resources = 0 },
    p2.is_asked,
  },
}

scenario "Separatist Base: each opponent chooses who is hurt, past shields" {
  rules = { "AW-173/claim" },
  given = { turn = p1, battlefield = { "Separatist Base" },
    p1 = { characters = { "Kylo Ren" } },
    p2 = { characters = { { "Rey", shields = 1 }, "Finn" } },
    p3 = { characters = { "Padawan" } } },
  steps = {
    p1.claims,
    p1.accepts,
    p2.may_choose_exactly { "Rey", "Finn" },
    p2.chooses "Rey",
    expect { p2.character "Rey", damage = 1, shields = 1 },
    expect { p3.character "Padawan", damage = 1 },
    expect { p1.character "Kylo Ren", damage = 0 },
  },
}

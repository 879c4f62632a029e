-- What abilities of Empire at War do not do.

scenario "Main Plaza moves damage from a damaged character only" {
  rules = { "EaW-157/claim" },
  given = { turn = p1, battlefield = { "Main Plaza", controlled_by = p1 },
    p1 = { characters = { { "Rey", damage = 2 }, "Finn" } },
    p2 = { characters = { { "Nightsister", damage = 1 }, "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.chooses(1),
    p1.may_choose_exactly { "Rey", "Nightsister" },
    p1.chooses "Rey",
    expect { p1.character "Rey", damage = 1 },
  },
}

scenario "Heat Of Battle: each turns dice of one's own" {
  rules = { "EaW-123/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Heat Of Battle" }, characters = { "Rey", "Padawan" }, pool = { { "Rey", side = "1 discard" }, { "Padawan", side = "1 focus" } } },
    p2 = { characters = { "Nightsister" }, pool = { { "Nightsister", side = "1 disrupt" } } } },
  steps = {
    p1.plays "Heat Of Battle",
    p2.may_choose_exactly { "1 disrupt", done },
    p2.finishes,
    p1.may_choose_exactly { "1 discard", "1 focus", done },
    p1.finishes,
    expect { p1.pool, exactly = { "1 discard", "1 focus" } },
  },
}

scenario "Battle of Wills is not played without a resource" {
  quiet = { "EaW-128/effect" },
  given = { turn = p1,
    p1 = { hand = { "Battle of Wills" }, characters = { "Rey" } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.may_not_choose { "plays Battle of Wills" },
    p1.passes,
    expect { p1.character "Rey", exhausted = false },
  },
}

scenario "Hutt Ties, exhausted, ask for nothing" {
  quiet = { "EaW-85/action" },
  given = { turn = p1,
    p1 = { supports = { { "Hutt Ties", exhausted = true } }, characters = { "Bala-Tik" } },
    p2 = { resources = 1, characters = { "Rey" } } },
  steps = {
    p1.may_not_choose { "uses Hutt Ties" },
    p1.passes,
    expect { p2, resources = 1 },
  },
}

scenario "Running Interference answers no action of an opponent" {
  quiet = { "EaW-115/after" },
  given = { turn = p2,
    p1 = { supports = { "Running Interference" }, characters = { "Finn", "Rey" } },
    p2 = { characters = { "Nightsister" } },
    chance = { 6 } },
  steps = {
    p2.activates "Nightsister",
    p1.may_choose { "activates Finn", "activates Rey" },
    expect { p1.supports, exactly = { "Running Interference" } },
  },
}

scenario "ID9 Seeker Droid: neither another die nor an opponent's copy counts" {
  rules = { "EaW-13/inherent" },
  given = { turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "ID9 Seeker Droid" } } }, pool = { { "ID9 Seeker Droid", side = "X melee" }, { "Kylo Ren", side = "1 shield" } } },
    p2 = { characters = { { "Nightsister", upgrades = { "ID9 Seeker Droid" } } }, pool = { { "ID9 Seeker Droid", side = "X shield" } } } },
  steps = {
    p1.resolves "X melee",
    p1.chooses "Nightsister",
    expect { p2.character "Nightsister", damage = 1 },
  },
}

scenario "The Ancient Lightsaber is not the opponent's to use" {
  quiet = { "EaW-49/action" },
  given = { turn = p2,
    p1 = { characters = { { "Rey", damage = 3, upgrades = { "Ancient Lightsaber" } } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p2.may_not_choose { "uses Ancient Lightsaber" },
    p2.passes,
    expect { p1.character "Rey", damage = 3, upgrades = "Ancient Lightsaber" },
  },
}

scenario "EMP Grenades discard no upgrade that is neither droid nor vehicle" {
  rules = { "EaW-58/special" },
  given = { turn = p1,
    p1 = { characters = { { "Bala-Tik", upgrades = { "EMP Grenades" } } }, pool = { { "EMP Grenades", side = "special" } } },
    p2 = { supports = { "Black One", "AT-ST", "Jedi Council" }, characters = { { "Rey", upgrades = { "Lightsaber" } } } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "Black One", "AT-ST" },
    p1.chooses "AT-ST",
    expect { p2.supports, exactly = { "Black One", "Jedi Council" } },
  },
}

scenario "Port District gives no Ambush to a card for 2, nor to a card of who does not control it" {
  quiet = { "EaW-159/ongoing" },
  given = { turn = p1, battlefield = { "Port District", controlled_by = p1 },
    p1 = { resources = 2, hand = { "F-11D Rifle" }, characters = { "Captain Phasma" } },
    p2 = { resources = 3, hand = { "Lightsaber" }, characters = { "Luke Skywalker" } } },
  steps = {
    p1.plays "F-11D Rifle",
    p1.chooses "Captain Phasma",
    p2.plays "Lightsaber",
    p2.chooses "Luke Skywalker",
    p1.is_asked,
  },
}

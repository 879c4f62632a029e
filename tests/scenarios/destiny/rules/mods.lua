-- Modify, upgrades on supports, dice that were brought to be called for, and characters that come back.

scenario "A mod goes on what its Modify names, and its die is rolled with that support" {
  rules = { "DST-KW-MOD-01" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Toy Booster" }, supports = { "AT-ST", "Hutt Ties" }, characters = { "Finn" } },
    p2 = { supports = { "AT-ST" }, characters = { "Rey" } },
    chance = { 1, 3 } },
  steps = {
    p1.plays "Toy Booster",
    p1.may_choose_exactly { "AT-ST", decline },
    p1.chooses "AT-ST",
    expect { p1.support "AT-ST", upgrades = "Toy Booster" },
    p2.passes,
    p1.activates "AT-ST",
    expect { p1.pool, count = 2 },
  },
}

scenario "Without such a support a mod cannot be played: an upgrade that is a vehicle is none" {
  rules = { "DST-KW-MOD-01" },
  cites = { { "DST-KW-MOD-02", "it names a support" }, { "DST-KW-MOD-03", "Finn lifts the restrictions of weapons, not what a mod goes on" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Toy Booster" }, characters = { { "Finn", upgrades = { "Toy Speeder" } } } },
    p2 = { characters = { "Rey" } } },
  steps = { p1.cannot { "plays", "Toy Booster", because = "DST-ACT-PLAY-03" } },
}

scenario "A support holds three upgrades like any other card" {
  rules = { "DST-UPG-05" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Toy Booster" }, supports = { { "AT-ST", upgrades = { "Toy Booster", "Toy Booster", "Toy Booster" } } }, characters = { "Finn" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Toy Booster",
    p1.chooses "AT-ST",
    p1.declines,
    p1.chooses "Toy Booster",
    expect { p1.upgrades, count = 3 },
    expect { p1.discard, count = 1 },
  },
}

scenario "The upgrades of a support that leaves play are discarded" {
  rules = { "LEG-156/effect" },
  cites = { { "DST-UPG-01", "an upgrade stays only while the card that it is attached to does" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Vandalize" }, characters = { { "Bala-Tik", elite = true } },
      pool = { { "Bala-Tik", side = "blank" }, { "Bala-Tik", side = "blank" } } },
    p2 = { supports = { { "X-Wing", upgrades = { "Toy Booster" } } }, characters = { "Rey" } } },
  steps = {
    p1.plays "Vandalize",
    p1.chooses "X-Wing",
    expect { p2.discard, exactly = { "X-Wing", "Toy Booster" } },
  },
}

scenario "Strategic Planning does not ready a support that carries a mod" {
  rules = { "AW-111/effect" },
  cites = { { "DST-ERR-05", "the corrected card" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Strategic Planning" }, supports = { { "AT-ST", exhausted = true, upgrades = { "Toy Booster" } }, { "Black One", exhausted = true } }, characters = { "Leia Organa" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Strategic Planning",
    p1.chooses(1),
    expect { p1.support "Black One", exhausted = false },
    expect { p1.support "AT-ST", exhausted = true },
  },
}

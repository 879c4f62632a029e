-- Across the Galaxy: shields that are not given, actions that are not taken, a mod on a ship.

scenario "Galactic Deception: opponents give no shields" {
  rules = { "AtG-11/ongoing" },
  given = { turn = p2,
    p1 = { supports = { "Galactic Deception" }, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 shield" } } },
    p2 = { characters = { "Finn" }, pool = { { "Finn", side = "1 shield" } } } },
  steps = {
    p2.resolves "1 shield",
    p2.chooses "Finn",
    expect { p2.character "Finn", shields = 0 },
    p1.resolves "1 shield",
    p1.chooses "Kylo Ren",
    expect { p1.character "Kylo Ren", shields = 1 },
  },
}

scenario "Galactic Deception: whose it is gives shields" {
  quiet = { "AtG-11/ongoing" },
  given = { turn = p1,
    p1 = { supports = { "Galactic Deception" }, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 shield" } } },
    p2 = { characters = { "Finn" } } },
  steps = {
    p1.resolves "1 shield",
    p1.chooses "Finn",
    expect { p2.character "Finn", shields = 1 },
  },
}

scenario "Galactic Deception: what is moved is not given" {
  quiet = { "AtG-11/ongoing" },
  given = { turn = p2,
    p1 = { supports = { "Galactic Deception" }, characters = { { "Kylo Ren", shields = 1 } } },
    p2 = { resources = 1, hand = { "Momentum Shift" }, characters = { "Finn" } } },
  steps = {
    p2.plays "Momentum Shift",
    expect { p2.character "Finn", shields = 1 },
    expect { p1.character "Kylo Ren", shields = 0 },
  },
}

scenario "Galactic Deception is discarded when the action phase ends" {
  rules = { "AtG-11/after" },
  given = { turn = p1, passes = 1,
    p1 = { hand = { "Aim" }, supports = { "Galactic Deception" }, characters = { "Kylo Ren" } },
    p2 = { hand = { "Aim" }, characters = { "Finn" } } },
  steps = {
    p1.passes,
    p1.finishes,
    p2.finishes,
    expect { p1.discard, exactly = { "Galactic Deception" } },
  },
}

scenario "Galactic Deception stays while the action phase goes on" {
  quiet = { "AtG-11/after" },
  given = { turn = p1,
    p1 = { supports = { "Galactic Deception" }, characters = { "Kylo Ren" } },
    p2 = { characters = { "Finn" } } },
  steps = {
    p1.passes,
    expect { p1.support "Galactic Deception", exhausted = false },
  },
}

scenario "Iden Versio: no additional action for an opponent" {
  rules = { "AtG-18/ongoing" },
  given = { turn = p2,
    p1 = { characters = { "Iden Versio" }, pool = { { "Iden Versio", side = "blank" } } },
    p2 = { hand = { "Toy Haste", "Toy Strike" }, characters = { "Finn" } } },
  steps = {
    p2.plays "Toy Haste",
    p1.is_asked,
  },
}

scenario "Iden Versio: additional actions while no die of hers is in the pool" {
  quiet = { "AtG-18/ongoing" },
  given = { turn = p2,
    p1 = { characters = { "Iden Versio", "Kylo Ren" }, pool = { { "Kylo Ren", side = "blank" } } },
    p2 = { hand = { "Toy Haste", "Toy Strike" }, characters = { "Finn" } } },
  steps = {
    p2.plays "Toy Haste",
    p2.plays "Toy Strike",
    p2.chooses "Kylo Ren",
  },
}

scenario "Iden Versio: her own player takes additional actions" {
  quiet = { "AtG-18/ongoing" },
  given = { turn = p1,
    p1 = { hand = { "Toy Haste", "Toy Strike" }, characters = { "Iden Versio" }, pool = { { "Iden Versio", side = "blank" } } },
    p2 = { characters = { "Finn" } } },
  steps = {
    p1.plays "Toy Haste",
    p1.plays "Toy Strike",
    p1.chooses "Finn",
  },
}

scenario "Firespray-31 takes a mod that may go on it, for 2 less" {
  rules = { "AtG-48/power_action" },
  given = { turn = p1,
    p1 = { hand = { "Salvaged Arm", "Toy Booster", "Toy Blade" }, supports = { "Firespray-31" }, characters = { "Jango Fett" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Firespray-31",
    p1.may_not_choose { "Salvaged Arm", "Toy Blade" },
    p1.chooses "Toy Booster",
    expect { p1.upgrade "Toy Booster", on = "Firespray-31" },
  },
}

scenario "Firespray-31 of an opponent takes nothing of one's own" {
  quiet = { "AtG-48/power_action" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Toy Booster" }, supports = { "Toy Drone" }, characters = { "Jango Fett" } },
    p2 = { supports = { "Firespray-31" }, characters = { "Rey" } } },
  steps = {
    p1.may_not_choose { "uses Firespray-31" },
    p1.passes,
    expect { p1.hand, exactly = { "Toy Booster" } },
  },
}

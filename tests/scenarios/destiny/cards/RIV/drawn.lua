-- Rivals: cards drawn by lot.

scenario "Verpine Sniper Rifle: 2 damage that shields do not block" {
  rules = { "RIV-10/special" },
  given = { turn = p1,
    p1 = { characters = { { "Jango Fett", upgrades = { "Verpine Sniper Rifle" } } }, pool = { { "Verpine Sniper Rifle", side = "special" } } },
    p2 = { characters = { { "Rey", shields = 2 }, "Finn" } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "Jango Fett", "Rey", "Finn" },
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2, shields = 2 },
    expect { p2.character "Finn", damage = 0 },
  },
}

scenario "Emulate: the die of a character of which there are two" {
  rules = { "RIV-11/effect" },
  given = { turn = p1,
    p1 = { hand = { "Emulate" }, characters = { "Rebel Trooper", "Finn", "Padawan" },
      pool = { { "Rebel Trooper", side = "blank" }, { "Finn", side = "1 shield" } } },
    p2 = { characters = { "Rebel Trooper", "Rey", "Padawan" }, pool = { { "Rey", side = "1 melee" }, { "Rebel Trooper", side = "1 ranged" } } } },
  steps = {
    p1.plays "Emulate",
    p1.may_choose_exactly { "Rebel Trooper", "Rebel Trooper#2" },
    p1.cannot { "chooses", "Finn", says = "it is no character of the kind that the text asks for" },
    p1.cannot { "chooses", "Padawan" },           -- two, but no die of theirs is in a pool
    p1.chooses "Rebel Trooper",
    p1.picks "2 ranged",
    expect { p1.pool, exactly = { "2 ranged", "1 shield" } },
  },
}

scenario "Emulate: nothing where every character is there once" {
  quiet = { "RIV-11/effect" },
  given = { turn = p1,
    p1 = { hand = { "Emulate" }, characters = { "Rebel Trooper", "Finn" }, pool = { { "Rebel Trooper", side = "blank" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Emulate",
    expect { p1.pool, exactly = { "blank" } },
    p2.is_asked,
  },
}

scenario "Bespin Wing Guard: the opponent discards a card of their choice" {
  rules = { "RIV-18/action" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Dodge" }, characters = { "Jango Fett" }, supports = { "Bespin Wing Guard" } },
    p2 = { hand = { "Aim", "Block" }, characters = { "Rey" } } },
  steps = {
    p1.uses "Bespin Wing Guard",
    p2.may_choose_exactly { "Aim", "Block" },
    p2.chooses "Aim",
    expect { p2.hand, exactly = { "Block" } },
    expect { p1, resources = 0 },
    expect { p1.support "Bespin Wing Guard", exhausted = true },
  },
}

scenario "Bespin Wing Guard: not without a resource" {
  quiet = { "RIV-18/action" },
  given = { turn = p1,
    p1 = { characters = { "Jango Fett" }, supports = { "Bespin Wing Guard" } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.cannot { "uses", "Bespin Wing Guard", because = "DST-RESO-01" },
  },
}

scenario "Bespin Wing Guard: not while it is exhausted" {
  rules = { "DST-EXH-01" }, quiet = { "RIV-18/action" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Block" }, characters = { "Jango Fett" }, supports = { { "Bespin Wing Guard", exhausted = true } } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.cannot { "uses", "Bespin Wing Guard", because = "DST-EXH-01" },
  },
}

scenario "Verpine Sniper Rifle: its ranged side is ordinary damage" {
  quiet = { "RIV-10/special" },
  given = { turn = p1,
    p1 = { resources = 1, characters = { { "Jango Fett", upgrades = { "Verpine Sniper Rifle" } } }, pool = { { "Verpine Sniper Rifle", side = "2 ranged for 1" } } },
    p2 = { characters = { { "Rey", shields = 1 } } } },
  steps = {
    p1.resolves "2 ranged for 1",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 1, shields = 0 },
    expect { p1, resources = 0 },
  },
}

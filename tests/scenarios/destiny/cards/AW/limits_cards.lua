-- What supports and upgrades do not do: exhausted cards, other sides of their dice, other cards' events.

scenario "The First Order TIE Fighter takes no shields of its own side" {
  quiet = { "AW-6/special" },
  given = { turn = p1,
    p1 = { supports = { "First Order TIE Fighter" }, characters = { { "Kylo Ren", shields = 2 } }, pool = { { "First Order TIE Fighter", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    expect { p1.character "Kylo Ren", shields = 2 },
  },
}

scenario "The AT-ST discards no support with its shields" {
  quiet = { "AW-5/special" },
  given = { turn = p1,
    p1 = { supports = { "AT-ST" }, characters = { "Kylo Ren" }, pool = { { "AT-ST", side = "2 shield" } } },
    p2 = { supports = { "Black One" }, characters = { "Rey" } } },
  steps = {
    p1.resolves "2 shield",
    p1.chooses "Kylo Ren",
    expect { p1.character "Kylo Ren", shields = 2 },
    expect { p2.supports, exactly = { "Black One" } },
  },
}

scenario "The Speeder Bike Scout gives no other action with its shield" {
  quiet = { "AW-18/special" },
  given = { turn = p1,
    p1 = { supports = { "Speeder Bike Scout" }, characters = { "Kylo Ren" }, pool = { { "Speeder Bike Scout", side = "1 shield" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.resolves "1 shield",
    p1.chooses "Kylo Ren",
    p2.is_asked,
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Black One is not rerolled after its ranged side" {
  quiet = { "AW-32/special" },
  given = { turn = p1,
    p1 = { supports = { "Black One" }, characters = { "Rey" }, pool = { { "Black One", side = "2 ranged" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "2 ranged",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 2 },
    expect { p1.pool, exactly = {} },
  },
}

scenario "Local Garrison takes nothing of what dice bring" {
  quiet = { "AW-77/ongoing" },
  given = { turn = p2,
    p1 = { supports = { "Local Garrison" }, characters = { "Nightsister" } },
    p2 = { characters = { { "Finn", upgrades = { "Crime Lord" } } }, pool = { { "Crime Lord", side = "2 resource" } } } },
  steps = {
    p2.resolves "2 resource",
    expect { p2, resources = 2 },
  },
}

scenario "Emperor's Favor makes no hand of an opponent larger" {
  quiet = { "AW-88/ongoing" },
  given = { turn = p2,
    p1 = { supports = { "Emperor's Favor" }, characters = { "Kylo Ren" } },
    p2 = { resources = 1, hand = { "Boundless Ambition" }, deck = { "Aim", "Aim", "Aim", "Aim", "Aim", "Aim" }, characters = { "Rey" } } },
  steps = {
    p2.plays "Boundless Ambition",
    expect { p2.hand, count = 5 },
  },
}

scenario "Backup Muscle puts no damage on another support that is played" {
  quiet = { "AW-99/after" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Backup Muscle", "First Order TIE Fighter" }, supports = { "Backup Muscle" }, characters = { "Bala-Tik" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "First Order TIE Fighter",
    expect { p1.support "First Order TIE Fighter", damage = 0 },
    expect { p1.support "Backup Muscle", damage = 0 },
  },
}

scenario "Backup Muscle, exhausted, moves nothing" {
  quiet = { "AW-99/action" },
  given = { turn = p1,
    p1 = { supports = { { "Backup Muscle", damage = 2, exhausted = true } }, characters = { "Bala-Tik" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.may_not_choose { "uses Backup Muscle" },
    p1.passes,
    expect { p1.support "Backup Muscle", damage = 2 },
  },
}

scenario "Underworld Connections, exhausted, bring nothing" {
  quiet = { "AW-101/action" },
  given = { turn = p1,
    p1 = { supports = { { "Underworld Connections", exhausted = true } }, characters = { "Bala-Tik" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.may_not_choose { "uses Underworld Connections" },
    p1.passes,
    expect { p1, resources = 0 },
  },
}

scenario "Resistance HQ shields nobody when it is exhausted" {
  quiet = { "AW-113/action" },
  given = { turn = p1,
    p1 = { hand = { "Aim" }, supports = { { "Resistance HQ", exhausted = true } }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.may_not_choose { "uses Resistance HQ" },
    p1.passes,
    expect { p1.hand, exactly = { "Aim" } },
  },
}

scenario "Resistance HQ shields nobody without a card to discard" {
  quiet = { "AW-113/action" },
  given = { turn = p1,
    p1 = { supports = { "Resistance HQ" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.may_not_choose { "uses Resistance HQ" },
    p1.passes,
    expect { p1.support "Resistance HQ", exhausted = false },
  },
}

scenario "Jedi Council, exhausted, looks at no deck" {
  quiet = { "AW-123/action" },
  given = { turn = p1,
    p1 = { supports = { { "Jedi Council", exhausted = true } }, characters = { "Rey" } },
    p2 = { deck = { "Aim", "Block" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.may_not_choose { "uses Jedi Council" },
    p1.passes,
    expect { p2.deck, count = 2 },
  },
}

scenario "Street Informants, exhausted, see no hand" {
  quiet = { "AW-136/action" },
  given = { turn = p1,
    p1 = { supports = { { "Street Informants", exhausted = true } }, characters = { "Finn" } },
    p2 = { hand = { "Aim" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.may_not_choose { "uses Street Informants" },
    p1.passes,
    expect { p2.hand, open = 0 },
  },
}

scenario "Supporting Fire, exhausted, resolves nothing" {
  quiet = { "AW-144/action" },
  given = { turn = p1,
    p1 = { supports = { { "Supporting Fire", exhausted = true } }, characters = { "Finn" }, pool = { { "Finn", side = "1 ranged" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.may_not_choose { "uses Supporting Fire" },
    p1.passes,
    expect { p1.pool, exactly = { "1 ranged" } },
  },
}

scenario "Supporting Fire is for ranged dice of one's own" {
  rules = { "AW-144/action" },
  given = { turn = p1,
    p1 = { supports = { "Supporting Fire" }, characters = { { "Finn", elite = true }, "Rey" }, pool = { { "Finn", side = "1 ranged" }, { "Finn", side = "2 ranged" }, { "Rey", side = "1 melee" } } },
    p2 = { characters = { "Nightsister" }, pool = { { "Nightsister", side = "1 ranged" } } } },
  steps = {
    p1.uses "Supporting Fire",
    p1.may_choose_exactly { "1 ranged", "2 ranged" },
    p1.chooses "1 ranged",
    p1.chooses "Nightsister",
    expect { p2.character "Nightsister", damage = 2 },
  },
}

scenario "The F-11D Rifle lets nobody hurt himself with its resource" {
  quiet = { "AW-8/special" },
  given = { turn = p1,
    p1 = { characters = { { "Captain Phasma", upgrades = { "F-11D Rifle" } } }, pool = { { "F-11D Rifle", side = "1 resource" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "1 resource",
    expect { p1, resources = 1 },
    expect { p2.character "Rey", damage = 0 },
  },
}

scenario "Force Choke hurts another character than the one that carries it" {
  rules = { "AW-13/special" },
  given = { turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Force Choke" } }, "Nightsister" }, pool = { { "Force Choke", side = "special" }, { "Nightsister", side = "1 ranged" } } },
    p2 = { characters = { { "Rey", shields = 1 } }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "Nightsister", "Rey" },
    p1.chooses "Rey",
    p1.declines,
    expect { p2.character "Rey", damage = 1, shields = 1 },
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "The Flame Thrower burns one character with its melee side" {
  quiet = { "AW-24/special" },
  given = { turn = p1,
    p1 = { characters = { { "Bala-Tik", upgrades = { "Flame Thrower" } } }, pool = { { "Flame Thrower", side = "2 melee" } } },
    p2 = { characters = { "Rey", "Finn" } } },
  steps = {
    p1.resolves "2 melee",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2 },
    expect { p2.character "Finn", damage = 0 },
  },
}

scenario "Force Protection shields nobody with its resource" {
  quiet = { "AW-39/special" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", upgrades = { "Force Protection" } }, "Finn" }, pool = { { "Force Protection", side = "1 resource" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "1 resource",
    expect { p1.character "Rey", shields = 0 },
  },
}

scenario "Luke Skywalker's Lightsaber: its shields are for one's own characters, and hurt nobody" {
  quiet = { "AW-41/special" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", upgrades = { "Luke Skywalker's Lightsaber" } } }, pool = { { "Luke Skywalker's Lightsaber", side = "2 shield" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "2 shield",
    p1.chooses "Rey",
    expect { p1.character "Rey", shields = 2 },
    expect { p2.character "Kylo Ren", damage = 0, shields = 0 },
  },
}

scenario "Diplomatic Immunity splits no shields of another die" {
  quiet = { "AW-50/inherent" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", upgrades = { "Diplomatic Immunity", "Immobilize" } }, "Finn" }, pool = { { "Immobilize", side = "2 shield" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "2 shield",
    p1.chooses "Finn",
    expect { p1.character "Finn", shields = 2 },
    expect { p1.character "Rey", shields = 0 },
  },
}

scenario "The DL-44 answers no other upgrade that is played" {
  quiet = { "AW-51/after" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Datapad" }, characters = { { "Han Solo", upgrades = { "DL-44 Heavy Blaster Pistol" } } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.plays "Datapad",
    p1.chooses "Han Solo",
    p1.declines,
    p2.is_asked,
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Infiltrate rerolls no die of one's own, and none that is not chosen" {
  rules = { "AW-52/special" },
  given = { turn = p1,
    p1 = { characters = { { "Finn", upgrades = { "Infiltrate" } } }, pool = { { "Infiltrate", side = "special" }, { "Finn", side = "blank" } } },
    p2 = { characters = { { "Kylo Ren", elite = true } }, pool = { { "Kylo Ren", side = "1 melee" }, { "Kylo Ren", side = "1 shield" } } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "1 melee", "1 shield", done },
    p1.finishes,
    expect { p2.pool, exactly = { "1 melee", "1 shield" } },
  },
}

scenario "The IQA-11's ranged side is blocked by shields" {
  quiet = { "AW-55/special" },
  given = { turn = p1,
    p1 = { characters = { { "Captain Phasma", upgrades = { "IQA-11 Blaster Rifle" } } }, pool = { { "IQA-11 Blaster Rifle", side = "2 ranged" } } },
    p2 = { characters = { { "Rey", shields = 2 } } } },
  steps = {
    p1.resolves "2 ranged",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 0, shields = 0 },
  },
}

scenario "Force Throw removes no die with its ranged side" {
  quiet = { "AW-57/special" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", upgrades = { "Force Throw" } } }, pool = { { "Force Throw", side = "1 ranged" } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "2 melee for 1" } } } },
  steps = {
    p1.resolves "1 ranged",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 1 },
    expect { p2.pool, exactly = { "2 melee for 1" } },
  },
}

scenario "Force Training: a resource is only a resource" {
  quiet = { "AW-58/special" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", upgrades = { "Force Training" } } }, pool = { { "Force Training", side = "1 resource" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "1 resource",
    expect { p1, resources = 1 },
    expect { p1.character "Rey", shields = 0 },
    expect { p2.character "Kylo Ren", damage = 0 },
  },
}

scenario "The Lightsaber's melee side is blocked by shields" {
  quiet = { "AW-59/special" },
  given = { turn = p1,
    p1 = { resources = 1, characters = { { "Rey", upgrades = { "Lightsaber" } } }, pool = { { "Lightsaber", side = "3 melee for 1" } } },
    p2 = { characters = { { "Kylo Ren", shields = 3 } } } },
  steps = {
    p1.resolves "3 melee for 1",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 0, shields = 0 },
  },
}

scenario "The Datapad turns no die of an opponent" {
  rules = { "AW-62/special" },
  given = { turn = p1,
    p1 = { characters = { { "Finn", upgrades = { "Datapad" } }, "Rey" }, pool = { { "Datapad", side = "special" }, { "Finn", side = "blank" }, { "Rey", side = "1 melee" } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "2 melee for 1" } } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "special", "blank", "1 melee" },
    p1.chooses "blank",
    p1.may_not_choose { "1 ranged", "2 ranged", "1 melee" },
    p1.picks "1 resource",
    expect { p1.pool, exactly = { "1 resource", "1 melee" } },
  },
}

scenario "Personal Escort makes nobody else a guardian" {
  quiet = { "AW-78/ongoing" },
  given = { turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Personal Escort" } }, "Nightsister" } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    chance = { 6 } },
  steps = {
    p1.activates "Nightsister",
    p2.is_asked,
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Second Chance saves nobody but who carries it" {
  quiet = { "AW-137/before" },
  given = { turn = p1,
    p1 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { characters = { { "Bala-Tik", upgrades = { "Second Chance" } }, { "Nightsister", damage = 6 } } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Nightsister",
    expect { p2.characters, exactly = { "Bala-Tik" } },
    expect { p2.upgrade "Second Chance", on = "Bala-Tik" },
  },
}

scenario "Hunker Down stays when another character takes melee damage, and when its own takes ranged damage" {
  quiet = { "AW-164/after" },
  given = { turn = p1,
    p1 = { characters = { "Rey", "Finn" }, pool = { { "Rey", side = "1 melee" }, { "Finn", side = "1 ranged" } } },
    p2 = { characters = { { "Bala-Tik", upgrades = { "Hunker Down" } }, "Nightsister" } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Nightsister",
    p2.passes,
    p1.resolves "1 ranged",
    p1.chooses "Bala-Tik",
    expect { p2.upgrade "Hunker Down", on = "Bala-Tik" },
  },
}

scenario "Immobilize removes no die but one of its own to turn another" {
  rules = { "AW-14/action" },
  given = { turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Immobilize" } } }, pool = { { "Immobilize", side = "1 disrupt" }, { "Kylo Ren", side = "1 melee" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 discard" } } } },
  steps = {
    p1.uses "Immobilize",
    p1.may_choose_exactly { "1 disrupt" },
    p1.chooses "1 disrupt",
    p1.may_choose_exactly { "1 melee", "1 discard" },
    p1.chooses "1 discard",
    expect { p1.pool, exactly = { "1 melee" } },
    expect { p2.pool, exactly = { "blank" } },
  },
}

scenario "Hunker Down, exhausted, shields nobody" {
  quiet = { "AW-164/action" },
  given = { turn = p1,
    p1 = { characters = { { "Bala-Tik", upgrades = { { "Hunker Down", exhausted = true } } } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.may_not_choose { "uses Hunker Down" },
    p1.passes,
    expect { p1.character "Bala-Tik", shields = 0 },
  },
}

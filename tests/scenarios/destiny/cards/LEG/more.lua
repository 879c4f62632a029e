-- Legacies: cards drawn by lot.

scenario "Grand Moff: the Claim ability of the battlefield" {
  rules = { "LEG-16/power_action" },
  given = { turn = p1, battlefield = { "Toy Plains", controlled_by = p2 },
    p1 = { characters = { { "General Veers", upgrades = { "Grand Moff" } } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Grand Moff",
    p1.chooses(1),
    expect { p1, resources = 1 },
    expect { table, controlled_by = "p2" },
  },
}

scenario "Grand Moff: another battlefield" {
  rules = { "LEG-16/power_action" },
  given = { turn = p1, battlefield = { "Toy Plains", controlled_by = p2 },
    p1 = { set_aside = { "Echo Base" }, characters = { { "General Veers", upgrades = { "Grand Moff" } } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Grand Moff",
    p1.chooses(2),
    expect { p2.battlefield "Echo Base", in_play = true },
  },
}

scenario "Grand Moff: once a round" {
  quiet = { "LEG-16/power_action" },
  given = { turn = p1, chance = { 1, 1 },
    p1 = { characters = { { "General Veers", upgrades = { "Grand Moff" } } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.activates "General Veers",
    expect { p1, resources = 0 },
  },
}

scenario "Grand Moff is for unique red characters" {
  rules = { "LEG-16/restriction" },
  given = { turn = p1,
    p1 = { hand = { "Grand Moff" }, resources = 4, characters = { "General Veers", "Toy Trooper", "Kylo Ren" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Grand Moff",
    p1.may_choose_exactly { "General Veers", decline },
    p1.chooses "General Veers",
    expect { p1.upgrade "Grand Moff", on = "General Veers" },
  },
}

scenario "Grand Moff: not without such a character" {
  rules = { "LEG-16/restriction" },
  given = { turn = p1,
    p1 = { hand = { "Grand Moff" }, resources = 4, characters = { "Toy Trooper", "Kylo Ren" } },
    p2 = { characters = { "Rey" } } },
  steps = { p1.cannot { "plays", "Grand Moff" } },
}

scenario "Obi-Wan Kenobi's Lightsaber: a shield, and as much unblockable damage as there are" {
  rules = { "LEG-37/special" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", shields = 1, upgrades = { "LEG-37" } } }, pool = { { "LEG-37", side = "special" } } },
    p2 = { characters = { { "Toy Trooper", shields = 2 } } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Toy Trooper",
    expect { p1.character "Rey", shields = 2 },
    expect { p2.character "Toy Trooper", damage = 2, shields = 2 },
  },
}

scenario "Obi-Wan Kenobi's Lightsaber: a side that is no special does neither" {
  quiet = { "LEG-37/special" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", upgrades = { "LEG-37" } } }, pool = { { "LEG-37", side = "2 melee" } } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.resolves "2 melee",
    p1.chooses "Toy Trooper",
    expect { p1.character "Rey", shields = 0 },
  },
}

scenario "Obi-Wan Kenobi's Lightsaber is for blue characters" {
  rules = { "LEG-37/restriction" },
  given = { turn = p1,
    p1 = { hand = { "LEG-37" }, resources = 3, characters = { "Rey", "Leia Organa" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Obi-Wan Kenobi's Lightsaber",
    p1.may_choose_exactly { "Rey", decline },
    p1.chooses "Rey",
    expect { p1.character "Rey", upgrades = "Obi-Wan Kenobi's Lightsaber" },
  },
}

scenario "Obi-Wan Kenobi's Lightsaber: not without one" {
  rules = { "LEG-37/restriction" },
  given = { turn = p1,
    p1 = { hand = { "LEG-37" }, resources = 3, characters = { "Leia Organa" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = { p1.cannot { "plays", "Obi-Wan Kenobi's Lightsaber" } },
}

scenario "Cover Team: indirect damage, 1 higher" {
  rules = { "LEG-146/action" },
  given = { turn = p1,
    p1 = { supports = { "Cover Team" }, characters = { { "General Veers", upgrades = { "Grand Moff" } } }, pool = { { "Grand Moff", side = "2 indirect" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Cover Team",
    expect { p2.character "Rey", damage = 3 },
    expect { p1.support "Cover Team", exhausted = true },
  },
}

scenario "Cover Team: no die that shows something else" {
  rules = { "LEG-146/action" },
  given = { turn = p1,
    p1 = { supports = { "Cover Team" }, characters = { { "General Veers", upgrades = { "Grand Moff" } } }, pool = { { "Grand Moff", side = "2 focus" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Cover Team",
    expect { p1.pool, exactly = { "2 focus" } },
    expect { p2.character "Rey", damage = 0 },
  },
}

scenario "Special Modification: 3 damage off a support" {
  rules = { "LEG-114/effect" },
  given = { turn = p1,
    p1 = { hand = { "Special Modification" }, resources = 1, supports = { { "Drop Zone", damage = 4 } }, characters = { "Leia Organa" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Special Modification",
    p1.chooses(1),
    expect { p1.support "Drop Zone", damage = 1 },
  },
}

scenario "Special Modification: or a support die turned, no other" {
  rules = { "LEG-114/effect" },
  given = { turn = p1,
    p1 = { hand = { "Special Modification" }, resources = 1, supports = { "Senate Chamber" }, characters = { "Leia Organa" }, pool = { { "Senate Chamber", side = "blank" }, { "Leia Organa", side = "blank" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Special Modification",
    p1.chooses(2),
    p1.picks "2 focus",
    expect { p1.pool, exactly = { "2 focus", "blank" } },
  },
}

scenario "Mother Talzin: an odd cost turns a die of that player" {
  rules = { "LEG-3/after" },
  given = { turn = p1, chance = { 6 },
    p1 = { characters = { "Mother Talzin" } },
    p2 = { deck = { "Flame Thrower" }, characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.activates "Mother Talzin",
    p1.accepts,
    p1.chooses "p2",
    p1.picks "blank",
    expect { p2.pool, exactly = { "blank" } },
    expect { p2.deck, open = 1 },
  },
}

scenario "Mother Talzin: an even cost turns none" {
  rules = { "LEG-3/after" },
  given = { turn = p1, chance = { 6 },
    p1 = { characters = { "Mother Talzin" } },
    p2 = { deck = { "AT-ST" }, characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.activates "Mother Talzin",
    p1.accepts,
    p1.chooses "p2",
    expect { p2.pool, exactly = { "1 melee" } },
    expect { p2.deck, open = 1 },
  },
}

scenario "Mother Talzin: not for another one's activation" {
  quiet = { "LEG-3/after" },
  given = { turn = p1, chance = { 6 },
    p1 = { characters = { "Mother Talzin", "Toy Trooper" } },
    p2 = { deck = { "Flame Thrower" }, characters = { "Rey" } } },
  steps = {
    p1.activates "Toy Trooper",
    p2.is_asked,
  },
}

scenario "Spell of Removal: an odd cost removes a die" {
  rules = { "LEG-81/effect" },
  given = { turn = p1,
    p1 = { hand = { "Spell of Removal" }, resources = 1, characters = { "Nightsister" } },
    p2 = { deck = { "Flame Thrower" }, characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.plays "Spell of Removal",
    p1.chooses "p2",
    expect { p2.pool, count = 0 },
    expect { p2.discard, exactly = { "Flame Thrower" } },
  },
}

scenario "Spell of Removal: an even cost leaves it" {
  rules = { "LEG-81/effect" },
  given = { turn = p1,
    p1 = { hand = { "Spell of Removal" }, resources = 1, characters = { "Nightsister" } },
    p2 = { deck = { "AT-ST" }, characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.plays "Spell of Removal",
    p1.chooses "p2",
    expect { p2.pool, exactly = { "1 melee" } },
    expect { p2.discard, exactly = { "AT-ST" } },
  },
}

scenario "Spell of Removal: nothing without a blue character" {
  quiet = { "LEG-81/effect" },
  given = { turn = p1,
    p1 = { hand = { "Spell of Removal" }, resources = 1, characters = { "Toy Trooper" } },
    p2 = { deck = { "Flame Thrower" }, characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.plays "Spell of Removal",
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Nightsister Coven: a blank and an odd cost hurt who rolled it" {
  rules = { "LEG-83/after" },
  given = { turn = p2, chance = { 6 },
    p1 = { supports = { "Nightsister Coven" }, deck = { "Flame Thrower" }, characters = { "Nightsister" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p2.activates "Rey",
    p1.accepts,
    p1.chooses "p1",
    expect { p2.character "Rey", damage = 1 },
    expect { p1.support "Nightsister Coven", exhausted = true },
  },
}

scenario "Nightsister Coven: not for a side that is no blank" {
  quiet = { "LEG-83/after" },
  given = { turn = p2, chance = { 1 },
    p1 = { supports = { "Nightsister Coven" }, deck = { "Flame Thrower" }, characters = { "Nightsister" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p2.activates "Rey",
    p1.may_choose { "activates Nightsister" },
  },
}

scenario "Nightsister Coven: an even cost hurts nobody" {
  rules = { "LEG-83/after" },
  given = { turn = p2, chance = { 6 },
    p1 = { supports = { "Nightsister Coven" }, deck = { "AT-ST" }, characters = { "Nightsister" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p2.activates "Rey",
    p1.accepts,
    p1.chooses "p1",
    expect { p2.character "Rey", damage = 0 },
  },
}

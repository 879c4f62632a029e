-- Awakenings: what the heroes' and the neutral upgrades do.

local function only_on(title, id, fits, other)
  scenario (title .. " goes only where it may") {
    rules = { id .. "/restriction" },
    given = { turn = p1,
      p1 = { resources = 4, hand = { title }, characters = { fits, other } },
      p2 = { characters = { "Kylo Ren" } } },
    steps = {
      p1.plays(title),
      p1.may_choose_exactly { fits, decline },
      p1.declines,
      expect { p1.hand, exactly = { title } },
    },
  }
end
only_on("Force Protection", "AW-39", "Rey", "Finn")
only_on("Luke Skywalker's Lightsaber", "AW-41", "Rey", "Rebel Trooper")
only_on("One With The Force", "AW-42", "Rey", "Finn")
only_on("Promotion", "AW-56", "Rebel Trooper", "Rey")
only_on("Cunning", "AW-65", "Finn", "Rey")
only_on("Second Chance", "AW-137", "Finn", "Rey")

scenario "Scout sees the hand and discards its cheapest card" {
  rules = { "AW-33/special", "DST-TERM-02" },
  given = { turn = p1,
    p1 = { characters = { { "Leia Organa", upgrades = { "Scout" } } }, pool = { { "Scout", side = "special" } }, hand = { "Dodge" } },
    p2 = { hand = { "Block", "Aim", "Flank", "Lightsaber" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "Aim", "Flank" },
    p1.chooses "Flank",
    expect { p2.hand, exactly = { "Block", "Aim", "Lightsaber" } },
    expect { p2.discard, exactly = { "Flank" } },
    expect { p1.hand, exactly = { "Dodge" } },
  },
}

scenario "Scout finds nothing in an empty hand" {
  quiet = { "AW-33/special" },
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { characters = { { "Leia Organa", upgrades = { "Scout" } } }, pool = { { "Scout", side = "special" } } },
    p2 = { deck = { "Aim" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    expect { p2.discard, exactly = {} },
    expect { p1.pool, exactly = {} },
    p2.is_asked,
  },
}

scenario "Force Protection: three shields, divided" {
  rules = { "AW-39/special" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", upgrades = { "Force Protection" } }, { "Finn", shields = 2 } }, pool = { { "Force Protection", side = "special" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Rey",
    p1.may_choose_exactly { "Rey" },       -- he has room for one more only
    p1.chooses "Rey",
    p1.may_choose_exactly { "Rey", "Finn" },
    p1.chooses "Finn",
    expect { p1.character "Rey", shields = 2 },
    expect { p1.character "Finn", shields = 3 },
  },
}

scenario "Luke's lightsaber gives 2 shields or strikes past shields" {
  rules = { "AW-41/special" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", upgrades = { "Luke Skywalker's Lightsaber" } } }, pool = { { "Luke Skywalker's Lightsaber", side = "special" } } },
    p2 = { characters = { { "Kylo Ren", shields = 1 } } } },
  steps = {
    p1.resolves "special",
    p1.chooses(2),
    p1.may_choose_exactly { "Rey", "Kylo Ren" },
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 2, shields = 1 },
    expect { p1.character "Rey", shields = 0 },
  },
}

scenario "Luke's lightsaber: the shields instead" {
  rules = { "AW-41/special" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", upgrades = { "Luke Skywalker's Lightsaber" } } }, pool = { { "Luke Skywalker's Lightsaber", side = "special" } } },
    p2 = { characters = { { "Kylo Ren", shields = 1 } } } },
  steps = {
    p1.resolves "special",
    p1.chooses(1),
    p1.chooses "Rey",
    expect { p1.character "Rey", shields = 2 },
    expect { p2.character "Kylo Ren", damage = 0 },
  },
}

scenario "One With The Force becomes a support when its character falls, its die on it, as ready as it was" {
  rules = { "AW-42/before", "DST-RUL-AW-17" },
  cites = { { "DST-BEF-02", "the example of a before ability" } },
  given = { turn = p1,
    p1 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } },
    p2 = { characters = { { "Rey", damage = 9, exhausted = true, upgrades = { "One With The Force", "Jedi Robes" } }, "Finn" },
      pool = { { "One With The Force", side = "3 focus" } } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Rey",
    expect { p2.supports, exactly = { "One With The Force" } },
    expect { p2.support "One With The Force", exhausted = false },
    expect { p2.discard, exactly = { "Jedi Robes" } },
    expect { p2.pool, exactly = {} },
    p2.activates "One With The Force",
    expect { p2.pool, count = 1 },
  },
}

scenario "One With The Force stays an upgrade when another character falls" {
  rules = { "DST-DMG-01" },
  given = { turn = p1,
    p1 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } },
    p2 = { characters = { { "Rey", upgrades = { "One With The Force" } }, { "Finn", damage = 9 } } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Finn",
    expect { p2.upgrade "One With The Force", on = "Rey" },
    expect { p2.supports, exactly = {} },
    expect { p2.character "Finn", in_play = false },
  },
}

scenario "Diplomatic Immunity's shields are divided" {
  rules = { "AW-50/inherent" },
  given = { turn = p1,
    p1 = { characters = { { "Finn", upgrades = { "Diplomatic Immunity" } }, "Rey" }, pool = { { "Diplomatic Immunity", side = "3 shield" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "3 shield",
    p1.may_choose_exactly { "Finn", "Rey" },
    p1.chooses "Finn",
    p1.chooses "Rey",
    p1.chooses "Rey",
    expect { p1.character "Finn", shields = 1 },
    expect { p1.character "Rey", shields = 2 },
    expect { p2.character "Kylo Ren", shields = 0 },
  },
}

scenario "The DL-44 makes the opponent remove a die of their choice, and gives another action" {
  rules = { "AW-51/after" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "DL-44 Heavy Blaster Pistol" }, characters = { "Finn" }, pool = { { "Finn", side = "blank" } } },
    p2 = { characters = { { "Kylo Ren", elite = true } }, pool = { { "Kylo Ren", side = "1 melee" }, { "Kylo Ren", side = "blank" } } } },
  steps = {
    p1.plays "DL-44 Heavy Blaster Pistol",
    p1.chooses "Finn",
    p2.may_choose_exactly { "1 melee", "blank" },
    p2.chooses "blank",
    expect { p2.pool, exactly = { "1 melee" } },
    expect { p1.pool, exactly = { "blank" } },
    p1.may_choose { "activates Finn", decline },
  },
}

scenario "Infiltrate rerolls up to two dice of an opponent" {
  rules = { "AW-52/special" },
  given = { turn = p1,
    p1 = { characters = { { "Finn", upgrades = { "Infiltrate" } } }, pool = { { "Infiltrate", side = "special" }, { "Finn", side = "blank" } } },
    p2 = { characters = { { "Kylo Ren", elite = true }, "Nightsister" },
      pool = { { "Kylo Ren", side = "1 melee" }, { "Kylo Ren", side = "1 shield" }, { "Nightsister", side = "2 ranged" } } },
    chance = { 6, 6 } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "1 melee", "1 shield", "2 ranged", done },
    p1.chooses "1 melee",
    p1.chooses "2 ranged",
    expect { p2.pool, exactly = { "blank", "1 shield", "blank" } },
  },
}

scenario "The IQA-11's special passes shields" {
  rules = { "AW-55/special", "DST-DMG-02" },
  given = { turn = p1,
    p1 = { characters = { { "Finn", upgrades = { "IQA-11 Blaster Rifle" } } }, pool = { { "IQA-11 Blaster Rifle", side = "special" } } },
    p2 = { characters = { { "Kylo Ren", shields = 3 } } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "Finn", "Kylo Ren" },
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 2, shields = 3 },
  },
}

scenario "Promotion: a card after it is played, if its player wishes" {
  rules = { "AW-56/after" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Promotion", "Promotion" }, deck = { "Aim", "Block" }, characters = { "Rebel Trooper" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Promotion",
    p1.chooses "Rebel Trooper",
    p1.accepts,
    expect { p1.hand, exactly = { "Promotion", "Aim" } },
    p2.passes,
    p1.plays "Promotion",
    p1.chooses "Rebel Trooper",
    p1.declines,                    -- nothing is replaced
    p1.declines,
    expect { p1.hand, exactly = { "Aim" } },
  },
}

scenario "Force Training needs a blue character to spot, and goes on anybody" {
  rules = { "AW-58/restriction" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Force Training" }, characters = { "Finn" } },
    p2 = { resources = 2, hand = { "Force Training" }, characters = { "Kylo Ren", "Nightsister", "Bala-Tik" } } },
  steps = {
    p1.cannot { "plays", "Force Training", because = "DST-ACT-PLAY-02" },
    p1.passes,
    p2.plays "Force Training",
    p2.may_choose_exactly { "Kylo Ren", "Nightsister", "Bala-Tik", decline },
    p2.declines,
  },
}

scenario "Force Training does two different things of three" {
  rules = { "AW-58/special" },
  cites = { { "DST-RUL-AW-10", "the ways are the three pairs of different options" } },
  given = { turn = p1,
    p1 = { characters = { { "Rey", upgrades = { "Force Training" } } }, pool = { { "Force Training", side = "special" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { 1, 2, 3 },
    p1.chooses(2),
    p1.chooses "Kylo Ren",
    p1.chooses "Rey",
    expect { p2.character "Kylo Ren", damage = 1 },
    expect { p1.character "Rey", shields = 1 },
    expect { p1, resources = 0 },
  },
}

scenario "Comlink rerolls dice of one side: one's own or an opponent's" {
  rules = { "AW-61/after" },
  cites = { { "DST-AFT-02", "the example: it is paid and attached before" } },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Comlink" }, characters = { "Finn" }, pool = { { "Finn", side = "blank" } } },
    p2 = { characters = { { "Kylo Ren", elite = true } }, pool = { { "Kylo Ren", side = "1 melee" }, { "Kylo Ren", side = "1 shield" } } },
    chance = { 6, 6 } },
  steps = {
    p1.plays "Comlink",
    p1.chooses "Finn",
    p1.accepts,
    p1.chooses(2),
    p1.may_choose_exactly { "1 melee", "1 shield", done },
    p1.chooses "1 melee",
    p1.chooses "1 shield",
    expect { p2.pool, exactly = { "blank", "blank" } },
    expect { p1.pool, exactly = { "blank" } },
  },
}

scenario "Comlink may stay silent" {
  rules = { "DST-ACT-PLAY-06" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Comlink" }, characters = { "Finn" }, pool = { { "Finn", side = "blank" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Comlink",
    p1.chooses "Finn",
    p1.declines,
    expect { p1.pool, exactly = { "blank" } },
    expect { p1, resources = 0 },
  },
}

scenario "Datapad turns a die of one's own to a side without damage" {
  rules = { "AW-62/special" },
  given = { turn = p1,
    p1 = { characters = { { "Finn", upgrades = { "Datapad" } } }, pool = { { "Datapad", side = "special" }, { "Finn", side = "blank" } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "blank" } } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "special", "blank" },
    p1.chooses "blank",
    p1.may_choose_exactly { "1 shield", "1 resource" },
    p1.picks "1 shield",
    expect { p1.pool, exactly = { "1 shield" } },
  },
}

scenario "Cunning uses an opponent's special: their grenades hurt them and are discarded" {
  rules = { "AW-65/special" },
  cites = { { "DST-FAQ-20", "who uses it is 'you', and 'this upgrade' is still the opponent's card" } },
  given = { turn = p1,
    p1 = { characters = { { "Finn", upgrades = { "Cunning" } } }, pool = { { "Cunning", side = "special" } } },
    p2 = { characters = { { "Kylo Ren", upgrades = { "Infantry Grenades" } }, "Nightsister" } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "Kylo Ren", "Infantry Grenades" },
    p1.chooses "Infantry Grenades",
    expect { p2.character "Kylo Ren", damage = 2 },
    expect { p2.character "Nightsister", damage = 2 },
    expect { p1.character "Finn", damage = 0 },
    expect { p2.discard, exactly = { "Infantry Grenades" } },
    expect { p1.upgrade "Cunning", on = "Finn" },
  },
}

scenario "Cunning with Black One rerolls no die, with a Sith Holocron of an opponent does nothing" {
  rules = { "AW-65/special" },
  cites = { { "DST-FAQ-23", "the die that is resolved is not Black One's" }, { "DST-FAQ-21", "the holocron belongs to its owner's hand" } },
  given = { turn = p1,
    p1 = { hand = { "Mind Probe" }, supports = { "Black One" },
      characters = { { "Finn", upgrades = { "Cunning", "Cunning" } } }, pool = { { "Cunning", side = "special" }, { "Cunning", side = "special" } } },
    p2 = { characters = { { "Count Dooku", upgrades = { "Sith Holocron" } } } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Black One",
    p1.chooses "Count Dooku",
    expect { p2.character "Count Dooku", damage = 1 },
    p1.chooses "special",
    p1.may_choose_exactly { "Black One", "Cunning", "Sith Holocron" },
    p1.chooses "Sith Holocron",
    expect { p2.upgrade "Sith Holocron", on = "Count Dooku" },
    expect { p1.hand, exactly = { "Mind Probe" } },
    expect { p1.pool, exactly = {} },
    p2.is_asked,
  },
}

scenario "The Jetpack removes a melee die and shields its wearer" {
  rules = { "AW-66/special" },
  given = { turn = p1,
    p1 = { characters = { { "Finn", upgrades = { "Jetpack" } }, "Rey" }, pool = { { "Jetpack", side = "special" }, { "Rey", side = "+2 melee" } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "+2 melee", "1 melee" },
    p1.chooses "1 melee",
    expect { p2.pool, exactly = {} },
    expect { p1.character "Finn", shields = 1 },
    expect { p1.character "Rey", shields = 0 },
  },
}

scenario "The Jetpack shields also without a melee die" {
  rules = { "DST-SYM-18" },
  given = { turn = p1,
    p1 = { characters = { { "Finn", upgrades = { "Jetpack" } } }, pool = { { "Jetpack", side = "special" } } },
    p2 = { resources = 1, characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    expect { p1.character "Finn", shields = 1 },
  },
}

scenario "The Thermal Detonator needs a yellow character to spot" {
  rules = { "AW-67/restriction" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Thermal Detonator" }, characters = { "Rey" } },
    p2 = { resources = 3, hand = { "Thermal Detonator" }, characters = { "Bala-Tik", "Kylo Ren" } } },
  steps = {
    p1.cannot { "plays", "Thermal Detonator", because = "DST-ACT-PLAY-02" },
    p1.passes,
    p2.plays "Thermal Detonator",
    p2.may_choose_exactly { "Bala-Tik", "Kylo Ren", decline },
    p2.declines,
  },
}

scenario "The Thermal Detonator: 3 damage to everybody on the other side, and it is gone" {
  rules = { "AW-67/special" },
  given = { turn = p1,
    p1 = { resources = 1, characters = { { "Finn", upgrades = { "Thermal Detonator" } } }, pool = { { "Thermal Detonator", side = "special for 1" } } },
    p2 = { characters = { { "Kylo Ren", shields = 1 }, "Nightsister" } } },
  steps = {
    p1.resolves "special for 1",
    expect { p2.character "Kylo Ren", damage = 2, shields = 0 },
    expect { p2.character "Nightsister", damage = 3 },
    expect { p1.character "Finn", damage = 0 },
    expect { p1.discard, exactly = { "Thermal Detonator" } },
    expect { p1, resources = 0 },
  },
}

scenario "Second Chance: healed in place of defeated, once" {
  rules = { "AW-137/before" },
  cites = { { "DST-EFF-REP-02", "the example: there was no defeat" },
    { "DST-RUL-AW-24", "what goes beyond health is ignored: health less 5 stays" } },
  given = { turn = p1,
    p1 = { characters = { "General Grievous" }, pool = { { "General Grievous", side = "3 melee for 1" } }, resources = 1 },
    p2 = { characters = { { "Finn", damage = 9, upgrades = { "Second Chance", "Holdout Blaster" } }, "Rey" } } },
  steps = {
    p1.resolves "3 melee for 1",
    p1.chooses "Finn",
    expect { p2.character "Finn", damage = 5, upgrades = "Holdout Blaster" },
    expect { p2.discard, exactly = { "Second Chance" } },
    p2.is_asked,
  },
}

scenario "Of two Second Chances one works; General Grievous cannot answer a defeat that did not come" {
  rules = { "DST-EFF-REP-05", "DST-EFF-REP-03" },
  cites = { { "DST-RUL-AW-23", "the other stays attached" } },
  given = { turn = p1,
    p1 = { characters = { "General Grievous" }, pool = { { "General Grievous", side = "2 melee" } } },
    p2 = { characters = { { "Finn", damage = 9, upgrades = { "Second Chance", "Second Chance", "Holdout Blaster" } }, "Rey" } } },
  steps = {
    p1.resolves "2 melee",
    p1.chooses "Finn",
    p2.resolves "Second Chance",
    expect { p2.character "Finn", damage = 5, upgrades = "Second Chance, Holdout Blaster" },
    p2.is_asked,
  },
}

scenario "Hunker Down: a shield, until melee damage is taken" {
  rules = { "AW-164/action", "AW-164/after" },
  given = { turn = p1,
    p1 = { characters = { { "Finn", upgrades = { "Hunker Down" } } } },
    p2 = { characters = { "Kylo Ren", { "Nightsister", elite = true } },
      pool = { { "Kylo Ren", side = "2 melee for 1" }, { "Nightsister", side = "2 ranged" } }, resources = 1 } },
  steps = {
    p1.uses "Hunker Down",
    expect { p1.character "Finn", shields = 1 },
    expect { p1.upgrade "Hunker Down", exhausted = true },
    p2.resolves "2 ranged",
    p2.chooses "Finn",
    expect { p1.character "Finn", damage = 1, upgrades = "Hunker Down" },
    p1.passes,
    p2.resolves "2 melee for 1",
    p2.chooses "Finn",
    expect { p1.character "Finn", damage = 3, upgrades = "" },
    expect { p1.discard, exactly = { "Hunker Down" } },
  },
}

scenario "Hunker Down stays if shields block all of it" {
  quiet = { "AW-164/after" },
  rules = { "DST-TERM-44" },
  cites = { { "DST-TERM-46", "the example of that rule" }, { "DST-RUL-AW-12", "the ruling says the same" } },
  given = { turn = p1,
    p1 = { resources = 1, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "2 melee for 1" } } },
    p2 = { characters = { { "Finn", shields = 2, upgrades = { "Hunker Down" } } } } },
  steps = {
    p1.resolves "2 melee for 1",
    p1.chooses "Finn",
    expect { p2.character "Finn", damage = 0, shields = 0, upgrades = "Hunker Down" },
  },
}

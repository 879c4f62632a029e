-- Spark of Hope: characters that ask something of their team.

scenario "A Youngling needs a Jedi on the team" {
  quiet = { "SoH-59/inclusion" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Youngling [SoH-59]", "1 Qui-Gon Jinn [AW-37]" } },
    deck_is_legal,
  },
}

scenario "A Youngling needs a Jedi on the team: the other way round" {
  rules = { "SoH-59/inclusion" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Youngling [SoH-59]", "1 Rey [AW-38]" } },
    deck_breaks("", "Youngling may not be in this team"),
  },
}

scenario "Youngling plays a blue upgrade on itself for 1 less" {
  rules = { "SoH-59/power_action" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Jedi Robes", "Flame Thrower" }, characters = { "Youngling", "Rey" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.uses "Youngling",
    p1.may_choose_exactly { "Jedi Robes" },
    p1.chooses "Jedi Robes",
    expect { p1.upgrade "Jedi Robes", on = "Youngling" },
    expect { p1, resources = 0 },
  },
}

scenario "An Ewok Warrior needs a unique Ewok on the team" {
  rules = { "SoH-95/inclusion" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Ewok Warrior [SoH-95]", "1 Rey [AW-38]" } },
    deck_breaks("", "Ewok Warrior may not be in this team"),
  },
}

scenario "Ewok Warrior: 1 indirect damage after it activates" {
  rules = { "SoH-95/after" },
  given = { turn = p1,
    p1 = { characters = { "Ewok Warrior", "Rey" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.activates "Ewok Warrior",
    p1.accepts,
    expect { p2.character "Toy Trooper", damage = 1 },
  },
}

scenario "Ewok Warrior: not after another one's activation" {
  quiet = { "SoH-95/after" },
  given = { turn = p1, chance = { 1 },
    p1 = { characters = { "Ewok Warrior", "Rey" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.activates "Rey",
    p2.is_asked,
  },
}

scenario "Two Ewok Warriors alone are not enough" {
  rules = { "SoH-95/inclusion" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Ewok Warrior [SoH-95]", "1 Ewok Warrior [SoH-95]" } },
    deck_breaks("", "Ewok Warrior may not be in this team"),
  },
}

scenario "Youngling: no upgrade of another color, and none on somebody else" {
  rules = { "SoH-59/power_action" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Flame Thrower" }, characters = { "Youngling", "Rey" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.uses "Youngling",
    p1.may_not_choose { "Flame Thrower" },
    p1.finishes,
    expect { p1, resources = 3 },
  },
}

scenario "Spark of Hope costs 1 less for each defeated character" {
  rules = { "SoH-84/price" },
  given = { turn = p2, chance = { 2, 2 },
    p1 = { hand = { "Spark of Hope" }, resources = 2, characters = { "Toy Trooper", "Leia Organa", "Finn" }, pool = { { "Toy Trooper", side = "blank" } } },
    p2 = { hand = { "Toy Execution" }, resources = 2, characters = { "Rey" } } },
  steps = {
    p2.plays "Toy Execution",
    p2.chooses "Finn",
    p1.plays "Spark of Hope",
    p1.chooses "blank",
    p1.chooses "2 ranged",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2 },
    expect { p1, resources = 0 },
  },
}

scenario "Spark of Hope: an opponent's defeated character makes it no cheaper" {
  quiet = { "SoH-84/price" },
  given = { turn = p1,
    p1 = { hand = { "Spark of Hope", "Toy Execution" }, resources = 4, characters = { "Leia Organa" } },
    p2 = { characters = { "Rey", "Finn" } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Finn",
    p2.passes,
    p1.cannot { "plays", "Spark of Hope", because = "DST-ACT-PLAY-04" },
  },
}

scenario "Spark of Hope rerolls and resolves dice, one's own only" {
  rules = { "SoH-84/effect" },
  given = { turn = p1, chance = { 2 },
    p1 = { hand = { "Spark of Hope" }, resources = 3, characters = { "Leia Organa", "Toy Trooper" }, pool = { { "Toy Trooper", side = "1 resource" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 resource" } } } },
  steps = {
    p1.plays "Spark of Hope",
    p1.may_choose_exactly { "1 resource", done },
    p1.finishes,
    p1.chooses "1 resource",
    expect { p1, resources = 1 },
    expect { p2.pool, exactly = { "1 resource" } },
  },
}

scenario "Dead Or Alive: an opponent's bounty hunter is none of one's own" {
  rules = { "SoH-138/restriction" },
  given = { turn = p1,
    p1 = { hand = { "Dead Or Alive" }, resources = 2, characters = { "Toy Trooper" } },
    p2 = { characters = { "Aurra Sing" } } },
  steps = { p1.cannot { "plays", "Dead Or Alive" } },
}

-- Covert Missions: cards drawn by lot.

scenario "Jedi Knight may begin with 2 shields" {
  rules = { "CM-54/after" },
  given = { setup = true,
    p1 = { deck = { "Main Plaza", "Aim", "Aim", "Aim", "Aim", "Aim", "Aim" }, characters = { "Jedi Knight", "Rebel Trooper" } },
    p2 = { deck = { "Port District", "Aim", "Aim", "Aim", "Aim", "Aim", "Aim" }, characters = { "Nightsister" } },
    chance = { 6, 5, 4, 3, 2, 6, 5, 4, 3, 2, 6, 6, 2 } },
  steps = {
    p1.finishes,
    p2.finishes,
    p2.chooses "Main Plaza",
    p1.accepts,
    expect { p1.character "Jedi Knight", shields = 2 },
    expect { p1.character "Rebel Trooper", shields = 0 },
    expect { p2.character "Nightsister", shields = 2 },
  },
}

scenario "Jedi Knight: no shields when a later round begins" {
  quiet = { "CM-54/after" },
  given = { turn = p1, passes = 1,
    p1 = { hand = { "Aim" }, characters = { "Jedi Knight" } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.passes,
    p1.finishes,
    p2.finishes,
    expect { table, round = 2 },
    expect { p1.character "Jedi Knight", shields = 0 },
  },
}

scenario "Jedi Knight: a shield for anybody, and 1 damage" {
  rules = { "CM-54/special" },
  given = { turn = p1,
    p1 = { characters = { { "Jedi Knight", shields = 2 }, "Finn" }, pool = { { "Jedi Knight", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "Jedi Knight", "Finn", "Rey" },
    p1.chooses "Finn",
    expect { p1.character "Finn", shields = 1 },
    p1.may_choose_exactly { "Jedi Knight", "Finn", "Rey" },
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 1 },
  },
}

scenario "Jedi Knight: 2 damage with three shields" {
  rules = { "CM-54/special" },
  given = { turn = p1,
    p1 = { characters = { { "Jedi Knight", shields = 2 }, "Finn" }, pool = { { "Jedi Knight", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Jedi Knight",
    p1.chooses "Rey",
    expect { p1.character "Jedi Knight", shields = 3 },
    expect { p2.character "Rey", damage = 2 },
  },
}

scenario "Jedi Knight: without a shield given there is no damage" {
  rules = { "DST-EFF-THEN-01" },
  given = { turn = p1,
    p1 = { characters = { { "Jedi Knight", shields = 3 } }, pool = { { "Jedi Knight", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Jedi Knight",
    expect { p1.character "Jedi Knight", shields = 3 },
    expect { p2.character "Rey", damage = 0 },
    p2.is_asked,
  },
}

scenario "Run to Safety heals 1 damage" {
  rules = { "CM-78/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Run to Safety" }, characters = { { "Finn", damage = 2 }, "Rey" } },
    p2 = { characters = { { "Rey", damage = 1 } } } },
  steps = {
    p1.plays "Run to Safety",
    p1.chooses "Finn",
    expect { p1.character "Finn", damage = 1 },
    expect { p2.character "Rey", damage = 1 },
  },
}

scenario "Run to Safety: not without a resource" {
  quiet = { "CM-78/effect" },
  given = { turn = p1,
    p1 = { hand = { "Run to Safety" }, characters = { { "Finn", damage = 1 } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.cannot { "plays", "Run to Safety" },
    expect { p1.character "Finn", damage = 1 },
  },
}

scenario "Pride and Joy leaves the vehicle's die in the pool" {
  rules = { "CM-96/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Pride and Joy" }, characters = { "Finn" }, supports = { "Black One" },
      pool = { { "Black One", side = "2 ranged" }, { "Finn", side = "1 ranged" } } },
    p2 = { characters = { "Rey", "Padawan" }, supports = { "AT-ST" }, pool = { { "AT-ST", side = "2 shield" } } } },
  steps = {
    p1.plays "Pride and Joy",
    p1.may_choose_exactly { "2 ranged" },
    p1.chooses "2 ranged",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2 },
    expect { p1.pool, exactly = { "2 ranged", "1 ranged" } },
  },
}

scenario "Pride and Joy: only the die of a vehicle, and only one's own" {
  quiet = { "CM-96/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Pride and Joy" }, characters = { "Finn" }, supports = { "Black One" }, pool = { { "Finn", side = "1 ranged" } } },
    p2 = { characters = { "Rey" }, supports = { "AT-ST" }, pool = { { "AT-ST", side = "3 ranged" } } } },
  steps = {
    p1.plays "Pride and Joy",
    expect { p2.character "Rey", damage = 0 },
    expect { p1.pool, exactly = { "1 ranged" } },
    p2.is_asked,
  },
}

scenario "Pride and Joy: one vehicle support" {
  quiet = { "CM-96/restriction" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Pride and Joy" }, characters = { "Finn" }, supports = { "Black One", "BB-8" } },
    p2 = { characters = { "Rey" }, supports = { "AT-ST" } } },
  steps = {
    p1.may_choose { "plays Pride and Joy" },
    p1.plays "Pride and Joy",
    expect { p1.discard, exactly = { "Pride and Joy" } },
  },
}

scenario "Pride and Joy: not with two vehicle supports" {
  rules = { "CM-96/restriction" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Pride and Joy" }, characters = { "Finn" }, supports = { "Black One", "X-Wing" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.cannot { "plays", "Pride and Joy" },
  },
}

scenario "Pride and Joy: not without a vehicle support" {
  rules = { "CM-96/restriction" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Pride and Joy" }, characters = { "Finn" }, supports = { "BB-8" } },
    p2 = { characters = { "Rey" }, supports = { "AT-ST" } } },
  steps = {
    p1.cannot { "plays", "Pride and Joy" },
  },
}

scenario "Bestow Wisdom moves blue abilities to an apprentice" {
  rules = { "CM-107/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Bestow Wisdom" },
      characters = { { "Count Dooku", upgrades = { "Force Choke", "Immobilize", "Crime Lord" } }, "Kylo Ren", "Nightsister" } },
    p2 = { characters = { "Rey", "Luke Skywalker" } } },
  steps = {
    p1.plays "Bestow Wisdom",
    p1.may_choose_exactly { "Count Dooku" },
    p1.chooses "Count Dooku",
    p1.may_choose_exactly { "Kylo Ren" },
    p1.chooses "Kylo Ren",
    p1.may_choose_exactly { "Force Choke", "Immobilize", done },
    p1.chooses "Force Choke",
    p1.chooses "Immobilize",
    expect { p1.character "Kylo Ren", upgrades = "Force Choke, Immobilize" },
    expect { p1.character "Count Dooku", upgrades = "Crime Lord" },
  },
}

scenario "Bestow Wisdom: the apprentice is another character" {
  rules = { "CM-107/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Bestow Wisdom" },
      characters = { { "Luke Skywalker", upgrades = { "Force Training", "Toy Blade" } } } },
    p2 = { characters = { "Padawan", "Rey" } } },
  steps = {
    p1.plays "Bestow Wisdom",
    p1.chooses "Luke Skywalker",
    p1.chooses "Padawan",
    p1.may_choose_exactly { "Force Training", done },
    p1.chooses "Force Training",
    expect { p2.character "Padawan", upgrades = "Force Training" },
    expect { p1.character "Luke Skywalker", upgrades = "Toy Blade" },
  },
}

scenario "Bestow Wisdom needs a Jedi or Sith of one's own" {
  quiet = { "CM-107/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Bestow Wisdom" },
      characters = { { "Nightsister", upgrades = { "Force Choke" } }, "Kylo Ren" } },
    p2 = { characters = { "Luke Skywalker" } } },
  steps = {
    p1.plays "Bestow Wisdom",
    expect { p1.character "Nightsister", upgrades = "Force Choke" },
    p2.is_asked,
  },
}

scenario "Salvaged Parts: two cards of one discard pile, and a resource for a scavenger" {
  rules = { "CM-151/effect" },
  given = { turn = p1,
    p1 = { hand = { "Salvaged Parts" }, discard = { "AT-ST" }, characters = { "Tusken Raider" } },
    p2 = { discard = { "Aim", "BB-8", "Toy Blade", "Toy Cloak" }, characters = { "Finn" } } },
  steps = {
    p1.plays "Salvaged Parts",
    p1.may_choose_exactly { "p1", "p2" },
    p1.chooses "p2",
    p1.may_choose_exactly { "BB-8", "Toy Blade" },
    p1.chooses "BB-8",
    p1.chooses "Toy Blade",
    expect { p2.discard, exactly = { "Aim", "Toy Cloak" } },
    expect { p2.set_aside, exactly = { "BB-8", "Toy Blade" } },
    expect { p1, resources = 1 },
  },
}

scenario "Salvaged Parts: no resource for one card only" {
  rules = { "CM-151/effect" },
  given = { turn = p1,
    p1 = { hand = { "Salvaged Parts" }, discard = { "AT-ST" }, characters = { "Tusken Raider" } },
    p2 = { discard = { "BB-8", "Toy Blade", "Toy Cloak" }, characters = { "Finn" } } },
  steps = {
    p1.plays "Salvaged Parts",
    p1.chooses "p1",
    expect { p1.discard, exactly = { "Salvaged Parts" } },
    expect { p1.set_aside, exactly = { "AT-ST" } },
    expect { p1, resources = 0 },
  },
}

scenario "Salvaged Parts: no resource without a scavenger of one's own" {
  rules = { "CM-151/effect" },
  given = { turn = p1,
    p1 = { hand = { "Salvaged Parts" }, characters = { "Finn" } },
    p2 = { discard = { "BB-8", "Toy Blade" }, characters = { "Rey" } } },
  steps = {
    p1.plays "Salvaged Parts",
    p1.chooses "p2",
    expect { p2.set_aside, exactly = { "BB-8", "Toy Blade" } },
    expect { p1, resources = 0 },
  },
}

scenario "Tie Bomber may go back to the hand" {
  rules = { "CM-33/special" },
  given = { turn = p1,
    p1 = { characters = { "Finn" }, supports = { "Tie Bomber" }, pool = { { "Tie Bomber", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    p1.accepts,
    expect { p1.hand, exactly = { "Tie Bomber" } },
    expect { p1.supports, exactly = {} },
  },
}

scenario "Tie Bomber may stay" {
  rules = { "CM-33/special" },
  given = { turn = p1,
    p1 = { characters = { "Finn" }, supports = { "Tie Bomber" }, pool = { { "Tie Bomber", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    p1.declines,
    expect { p1.hand, exactly = {} },
    expect { p1.supports, exactly = { "Tie Bomber" } },
  },
}

scenario "Tie Bomber stays when another side is resolved" {
  quiet = { "CM-33/special" },
  given = { turn = p1,
    p1 = { characters = { "Finn" }, supports = { "Tie Bomber" }, pool = { { "Tie Bomber", side = "2 disrupt" } } },
    p2 = { resources = 3, characters = { "Rey" } } },
  steps = {
    p1.resolves "2 disrupt",
    expect { p2, resources = 1 },
    expect { p1.supports, exactly = { "Tie Bomber" } },
  },
}

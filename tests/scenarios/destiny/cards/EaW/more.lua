-- Empire at War: cards drawn by lot.

scenario "Drop Zone: damage for a claim, which its action moves, past shields" {
  rules = { "EaW-126/after" },
  given = { turn = p1, battlefield = { "Toy Plains", controlled_by = p1 },
    p1 = { supports = { "Drop Zone" }, characters = { "Leia Organa" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.claims,
    p1.declines,
    p1.accepts,
    expect { p1.support "Drop Zone", damage = 1 },
  },
}

scenario "Drop Zone: nothing for an opponent's claim" {
  quiet = { "EaW-126/after" },
  given = { turn = p2, battlefield = { "Toy Plains", controlled_by = p1 },
    p1 = { supports = { "Drop Zone" }, characters = { "Leia Organa" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p2.claims,
    p2.declines,
    expect { p1.support "Drop Zone", damage = 0 },
  },
}

scenario "Drop Zone: any amount of its damage goes to a character" {
  rules = { "EaW-126/action" },
  given = { turn = p1,
    p1 = { supports = { { "Drop Zone", damage = 3 } }, characters = { "Leia Organa" } },
    p2 = { characters = { { "Rey", shields = 2 } } } },
  steps = {
    p1.uses "Drop Zone",
    p1.chooses "Rey",
    p1.chooses(2),
    expect { p2.character "Rey", damage = 2, shields = 2 },
    expect { p1.support "Drop Zone", damage = 1, exhausted = true },
  },
}

scenario "Drop Zone: not while it is exhausted" {
  quiet = { "EaW-126/action" },
  given = { turn = p1,
    p1 = { supports = { { "Drop Zone", damage = 3, exhausted = true } }, characters = { "Leia Organa" } },
    p2 = { characters = { "Rey" } } },
  steps = { p1.cannot { "uses", "Drop Zone" } },
}

scenario "Kill Them All: 1 damage to who is not unique" {
  rules = { "EaW-74/effect" },
  given = { turn = p1,
    p1 = { hand = { "Kill Them All" }, resources = 1, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper", "Rey", "Toy Veteran" } } },
  steps = {
    p1.plays "Kill Them All",
    expect { p2.character "Toy Trooper", damage = 1 },
    expect { p2.character "Toy Veteran", damage = 1 },
  },
}

scenario "Kill Them All: not to unique characters, nor to one's own" {
  quiet = { "EaW-74/effect" },
  given = { turn = p1,
    p1 = { hand = { "Kill Them All" }, resources = 1, characters = { "Toy Trooper" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Kill Them All",
    expect { p1.character "Toy Trooper", damage = 0 },
    expect { p2.character "Rey", damage = 0 },
  },
}

scenario "Crossfire: a die that shows a cost" {
  rules = { "EaW-62/effect" },
  given = { turn = p1,
    p1 = { hand = { "Crossfire" }, resources = 2, characters = { "Toy Trooper" } },
    p2 = { characters = { "Rey", "Wookiee Warrior", "Wookiee Warrior" },
      pool = { { "Wookiee Warrior", side = "2 melee for 1" }, { "Wookiee Warrior", side = "3 melee for 1" }, { "Rey", side = "1 melee" } } } },
  steps = {
    p1.plays "Crossfire",
    p1.chooses(2),
    expect { p2.pool, exactly = { "1 melee" } },
    expect { p1, resources = 0 },
  },
}

scenario "Crossfire: one of them for nothing" {
  rules = { "EaW-62/effect" },
  given = { turn = p1,
    p1 = { hand = { "Crossfire" }, resources = 1, characters = { "Toy Trooper" } },
    p2 = { characters = { "Wookiee Warrior", "Rey" }, pool = { { "Wookiee Warrior", side = "2 melee for 1" }, { "Rey", side = "1 melee" } } } },
  steps = {
    p1.plays "Crossfire",
    p1.chooses(1),
    p1.cannot { "chooses", "1 melee" },
    p1.chooses "2 melee for 1",
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Bazine Netal: 3 damage to who has none" {
  rules = { "EaW-16/special" },
  given = { turn = p1,
    p1 = { characters = { "EaW-16" }, pool = { { "EaW-16", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 3 },
  },
}

scenario "Bazine Netal: 1 damage to who is damaged" {
  rules = { "EaW-16/special" },
  given = { turn = p1,
    p1 = { characters = { "EaW-16" }, pool = { { "EaW-16", side = "special" } } },
    p2 = { characters = { { "Rey", damage = 1 } } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2 },
  },
}

scenario "Recycle: a support of one's own, for what it cost" {
  rules = { "EaW-149/effect" },
  given = { turn = p1,
    p1 = { hand = { "Recycle" }, resources = 1, supports = { "AT-ST", "Toy Depot" }, characters = { "Toy Trooper" } },
    p2 = { supports = { "Black One" }, characters = { "Rey" } } },
  steps = {
    p1.plays "Recycle",
    p1.may_choose_exactly { "AT-ST", "Toy Depot" },
    p1.chooses "AT-ST",
    expect { p1, resources = 6 },
  },
}

scenario "Recycle: nothing of an opponent's" {
  quiet = { "EaW-149/effect" },
  given = { turn = p1,
    p1 = { hand = { "Recycle" }, resources = 1, characters = { "Toy Trooper" } },
    p2 = { supports = { "Black One" }, characters = { "Rey" } } },
  steps = {
    p1.plays "Recycle",
    expect { p1, resources = 0 },
    expect { p2.supports, exactly = { "Black One" } },
  },
}

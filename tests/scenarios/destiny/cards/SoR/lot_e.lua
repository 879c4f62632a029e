-- Spirit of Rebellion: cards drawn by lot.

scenario "Temmin Wexley: who has a resource pays it after a claim" {
  rules = { "SoR-29/after" },
  given = { turn = p1, battlefield = { "Echo Base", controlled_by = p2 },
    p1 = { resources = 2, characters = { "Kylo Ren" } },
    p2 = { characters = { { "SoR-29", elite = true } }, pool = { { "SoR-29", side = "blank" }, { "SoR-29", side = "1 ranged" } } } },
  steps = {
    p1.claims,
    p1.declines,
    expect { p1, resources = 1 },
    expect { p2, resources = 0 },
    expect { table, claimed_by = "p1" },
    p2.is_asked,
  },
}

scenario "Temmin Wexley: without a die of his in the pool a claim costs nothing" {
  quiet = { "SoR-29/after" },
  given = { turn = p1, battlefield = { "Echo Base", controlled_by = p2 },
    p1 = { resources = 2, characters = { "Kylo Ren" } },
    p2 = { characters = { "SoR-29", "Toy Trooper" }, pool = { { "Toy Trooper", side = "blank" } } } },
  steps = {
    p1.claims,
    p1.declines,
    expect { p1, resources = 2 },
    p2.is_asked,
  },
}

scenario "Temmin Wexley: his own player pays nothing" {
  quiet = { "SoR-29/after", "SoR-29/ongoing" },
  given = { turn = p1, battlefield = { "Echo Base", controlled_by = p2 },
    p1 = { resources = 2, characters = { "SoR-29" }, pool = { { "SoR-29", side = "blank" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.declines,
    expect { p1, resources = 2 },
    expect { p2, resources = 0 },
    p2.is_asked,
  },
}

scenario "Temmin Wexley: no resource, no claim" {
  rules = { "SoR-29/ongoing" },
  given = { turn = p1, battlefield = { "Echo Base", controlled_by = p2 },
    p1 = { characters = { "Kylo Ren" } },
    p2 = { characters = { "SoR-29" }, pool = { { "SoR-29", side = "blank" } } } },
  steps = {
    p1.may_choose_exactly { "activates Kylo Ren", pass },
  },
}

scenario "Temmin Wexley: no resource, and no die of his in the pool" {
  quiet = { "SoR-29/ongoing" },
  given = { turn = p1, battlefield = { "Echo Base", controlled_by = p2 },
    p1 = { characters = { "Kylo Ren" } },
    p2 = { characters = { "SoR-29", "Toy Trooper" }, pool = { { "Toy Trooper", side = "blank" } } } },
  steps = {
    p1.may_choose { "claims" },
  },
}

scenario "Improvisation: a blank for rerolls" {
  rules = { "SoR-148/action" },
  given = { turn = p1, chance = { 2 },
    p1 = { supports = { "Improvisation" }, characters = { "Toy Trooper", "Rey", "Finn" },
      pool = { { "Toy Trooper", side = "blank" }, { "Rey", side = "1 melee" }, { "Finn", side = "1 ranged" } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "blank" } } } },
  steps = {
    p1.uses "Improvisation",
    p1.may_choose_exactly { "blank" },
    p1.cannot { "chooses", "1 melee", says = "it is no die showing a blank" },
    p1.chooses "blank",
    p1.may_choose_exactly { "1 melee", "1 ranged", done },
    p1.chooses "1 melee",
    p1.finishes,
    expect { p1.pool, exactly = { "+2 melee", "1 ranged" } },
    expect { p2.pool, exactly = { "blank" } },
    p2.is_asked,
  },
}

scenario "Improvisation: without a blank of one's own nothing is rerolled" {
  rules = { "SoR-148/action" },
  given = { turn = p1,
    p1 = { supports = { "Improvisation" }, characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "blank" } } } },
  steps = {
    p1.uses "Improvisation",
    p2.is_asked,
    expect { p1.pool, exactly = { "1 melee" } },
    expect { p2.pool, exactly = { "blank" } },
  },
}

scenario "Improvisation has Ambush" {
  rules = { "DST-KW-AMB-01" },
  given = { turn = p1,
    p1 = { hand = { "Improvisation" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Improvisation",
    p1.is_asked,
    p1.declines,
    p2.is_asked,
  },
}

-- Way of the Force: cards drawn by lot.

scenario "First Aid heals 4 in the first round, of a red character" {
  rules = { "WotF-77/effect" },
  given = { turn = p1,
    p1 = { hand = { "First Aid" }, resources = 1, characters = { { "Leia Organa", damage = 5 }, { "Rey", damage = 5 } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "First Aid",
    expect { p1.character "Leia Organa", damage = 1 },
    expect { p1.character "Rey", damage = 5 },
  },
}

scenario "First Aid heals 2 later" {
  rules = { "WotF-77/effect" },
  given = { turn = p1, round = 2,
    p1 = { hand = { "First Aid" }, resources = 1, characters = { { "Leia Organa", damage = 5 } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "First Aid",
    p1.chooses "Leia Organa",
    expect { p1.character "Leia Organa", damage = 3 },
  },
}

scenario "Jedi Sentinel: 3 damage with three shields, otherwise 2" {
  rules = { "WotF-55/special" },
  given = { turn = p1,
    p1 = { characters = { { "Jedi Sentinel", shields = 3 } }, pool = { { "Jedi Sentinel", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 3 },
  },
}

scenario "Jedi Sentinel: 2 damage with two shields" {
  rules = { "WotF-55/special" },
  given = { turn = p1,
    p1 = { characters = { { "Jedi Sentinel", shields = 2 } }, pool = { { "Jedi Sentinel", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2 },
  },
}

scenario "Jedi Sentinel gives a shield after set-up" {
  rules = { "WotF-55/after" },
  given = { setup = true, battlefield = { "Toy Plains" },
    p1 = { deck = { "Toy Plains" }, characters = { "Jedi Sentinel", "Rey" } },
    p2 = { characters = { "Toy Warlord" } } },
  steps = {
    p1.chooses "Rey",
    expect { p1.character "Rey", shields = 1 },
  },
}

scenario "Jedi Sentinel: no shield later" {
  quiet = { "WotF-55/after" },
  given = { turn = p1, chance = { 1 },
    p1 = { characters = { "Jedi Sentinel" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.activates "Jedi Sentinel",
    expect { p1.character "Jedi Sentinel", shields = 0 },
  },
}

scenario "Peace and Quiet: to a side that is worth nothing" {
  rules = { "WotF-113/effect" },
  given = { turn = p1,
    p1 = { hand = { "Peace and Quiet" }, resources = 1, characters = { "Rey" } },
    p2 = { characters = { "Jedi Sentinel" }, pool = { { "Jedi Sentinel", side = "2 melee for 1" } } } },
  steps = {
    p1.plays "Peace and Quiet",
    p1.chooses "2 melee for 1",
    p1.may_choose_exactly { "special", "blank" },
    p1.picks "blank",
    expect { p2.pool, exactly = { "blank" } },
  },
}

scenario "Peace and Quiet: a die without such a side cannot be turned so" {
  rules = { "WotF-113/effect" },
  given = { turn = p1,
    p1 = { hand = { "Peace and Quiet" }, resources = 1, characters = { { "Rey", upgrades = { "Grand Moff" } } } , pool = { { "Grand Moff", side = "2 focus" } } },
    p2 = { characters = { "Jedi Sentinel" }, pool = { { "Jedi Sentinel", side = "1 shield" } } } },
  steps = {
    p1.plays "Peace and Quiet",
    p1.cannot { "chooses", "2 focus", says = "it cannot be turned to a side as it is asked for" },
    p1.picks "blank",
  },
}

scenario "Peace and Quiet: nothing while it lies in the hand" {
  quiet = { "WotF-113/effect" },
  given = { turn = p1,
    p1 = { hand = { "Peace and Quiet" }, characters = { "Rey" } },
    p2 = { characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "1 shield" } } } },
  steps = {
    p1.passes,
    expect { p2.pool, exactly = { "1 shield" } },
  },
}

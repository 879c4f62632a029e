-- Two-Player Game: cards drawn by lot.

scenario "Concentrate: one die, and another one for a resource" {
  rules = { "TPG-38/effect" },
  given = { turn = p1,
    p1 = { hand = { "Concentrate" }, resources = 2, characters = { "Rey", "Toy Trooper" }, pool = { { "Rey", side = "blank" }, { "Toy Trooper", side = "blank" } } },
    p2 = { characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "1 shield" } } } },
  steps = {
    p1.plays "Concentrate",
    p1.may_choose_exactly { "blank", "blank#2" },
    p1.chooses "blank",
    p1.picks "+2 melee",
    p1.accepts,
    p1.picks "2 ranged",
    expect { p1.pool, exactly = { "+2 melee", "2 ranged" } },
    expect { p1, resources = 0 },
  },
}

scenario "Concentrate: only one without a second resource" {
  rules = { "TPG-38/effect" },
  given = { turn = p1,
    p1 = { hand = { "Concentrate" }, resources = 1, characters = { "Rey" }, pool = { { "Rey", side = "blank" } } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Concentrate",
    p1.picks "+2 melee",
    p1.declines,
    p2.is_asked,
  },
}

scenario "Strike Team costs 1 less when an opponent has three resources" {
  rules = { "TPG-27/price" },
  given = { turn = p1,
    p1 = { hand = { "Strike Team" }, resources = 4, characters = { "Leia Organa" } },
    p2 = { resources = 3, characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Strike Team",
    expect { p1.supports, exactly = { "Strike Team" } },
    expect { p1, resources = 0 },
  },
}

scenario "Strike Team costs what is printed when an opponent has two" {
  quiet = { "TPG-27/price" },
  given = { turn = p1,
    p1 = { hand = { "Strike Team" }, resources = 4, characters = { "Leia Organa" } },
    p2 = { resources = 2, characters = { "Toy Trooper" } } },
  steps = { p1.cannot { "plays", "Strike Team", because = "DST-ACT-PLAY-04" } },
}

scenario "Concentrate: no die of an opponent" {
  rules = { "TPG-38/effect" },
  given = { turn = p1,
    p1 = { hand = { "Concentrate" }, resources = 1, characters = { "Rey" } },
    p2 = { characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "1 shield" } } } },
  steps = {
    p1.plays "Concentrate",
    p1.declines,
    expect { p2.pool, exactly = { "1 shield" } },
  },
}

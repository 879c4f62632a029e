-- Tokens on cards, and the resources of players as a number.

scenario "The number of a player's resources" {
  rules = { "TOY-133/effect" },
  given = { turn = p1,
    p1 = { hand = { "Toy Tithe" }, resources = 2, deck = { "Toy Haste", "Toy Haste", "Toy Haste" }, characters = { "Toy Trooper" } },
    p2 = { resources = 1, characters = { "Toy Sentinel" } } },
  steps = {
    p1.plays "Toy Tithe",
    expect { p1.hand, count = 2 },
  },
}

scenario "Up to so many resources move from a player to a card" {
  rules = { "TOY-138/effect" },
  given = { turn = p1,
    p1 = { hand = { "Toy Cargo" }, resources = 3, deck = { "Toy Haste", "Toy Haste", "Toy Haste" }, characters = { "Toy Trooper" },
      supports = { { "Toy Depot", resources = 1 } } },
    p2 = { characters = { "Toy Sentinel" } } },
  steps = {
    p1.plays "Toy Cargo",
    p1.chooses "Toy Depot",
    p1.may_choose_exactly { 0, 1, 2, 3 },
    p1.chooses(2),
    expect { p1, resources = 1 },
    expect { p1.support "Toy Depot", resources = 3 },
    expect { p1.hand, count = 2 },
  },
}

scenario "... or none" {
  rules = { "TOY-138/effect" },
  given = { turn = p1,
    p1 = { hand = { "Toy Cargo", "Toy Haste" }, resources = 3, deck = { "Toy Haste" }, characters = { "Toy Trooper" },
      supports = { "Toy Depot" } },
    p2 = { characters = { "Toy Sentinel" } } },
  steps = {
    p1.plays "Toy Cargo",
    p1.chooses "Toy Depot",
    p1.chooses(0),
    expect { p1, resources = 3 },
    expect { p1.support "Toy Depot", resources = 0 },
    expect { p1.hand, exactly = { "Toy Haste" } },
  },
}

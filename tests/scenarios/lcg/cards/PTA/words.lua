-- Press the Attack.

scenario "Lost in the Forest: the player whose refresh phase begins keeps three units that refresh" {
  rules = { "PTA-207.1/forced_reaction" },
  given = { turn = p1, phase = "balance",
    p1 = { units = { { "Toy Trooper", focus = 1 }, { "Toy Walker", focus = 1 }, { "Toy Officer", focus = 1 }, { "Toy Gunner", focus = 1 }, { "Toy Adept", focus = 1 } } },
    p2 = { units = { { "Toy Pilgrim", focus = 1 } }, objectives = { "Lost in the Forest" } } },
  steps = {
    p1.may_choose_exactly { "Toy Trooper", "Toy Walker", "Toy Officer" },   -- in the order of the list
    p1.chooses "Toy Walker", p1.may_choose_exactly { "Toy Officer", "Toy Gunner" }, p1.chooses "Toy Gunner",
    expect { p1.card "Toy Trooper", focus = 1 }, expect { p1.card "Toy Officer", focus = 1 },
    expect { p1.card "Toy Walker", focus = 0 }, expect { p1.card "Toy Gunner", focus = 0 }, expect { p1.card "Toy Adept", focus = 0 },
  },
}
scenario "Lost in the Forest: its own player does too" {
  rules = { "PTA-207.1/forced_reaction" },
  given = { turn = p2, phase = "balance",
    p1 = { units = { { "Toy Trooper", focus = 1 } } },
    p2 = { units = { { "Toy Pilgrim", focus = 1 }, { "Toy Mentor", focus = 1 }, { "Toy Medic", focus = 1 }, { "Toy Speeder", focus = 1 } }, objectives = { "Lost in the Forest" } } },
  steps = {
    p2.chooses "Toy Mentor", p2.chooses "Toy Medic",
    expect { p2.card "Toy Pilgrim", focus = 1 }, expect { p2.card "Toy Speeder", focus = 0 },
  },
}
scenario "Lost in the Forest: with three units all of them refresh" {
  quiet = { "PTA-207.1/forced_reaction" },
  given = { turn = p1, phase = "balance",
    p1 = { units = { { "Toy Trooper", focus = 1 }, { "Toy Walker", focus = 1 }, { "Toy Officer", focus = 1 } },
      deck = { "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper" } }, p2 = { objectives = { "Lost in the Forest" } } },
  steps = { p1.is_asked, expect { p1.card "Toy Trooper", focus = 0 }, expect { p1.card "Toy Officer", focus = 0 } },
}

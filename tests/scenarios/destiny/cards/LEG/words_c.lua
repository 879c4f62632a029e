-- Legacies.

scenario "Yoda: a resource and a shield" {
  rules = { "LEG-33/special" },
  given = { turn = p1,
    p1 = { characters = { "Yoda", "Finn" }, pool = { { "Yoda", side = "special" } } }, p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special", p1.may_choose_exactly { "1", "2", "3", "4", "5", "6" }, p1.chooses(1),
    p1.chooses "Finn", expect { p1, resources = 1 }, expect { p1.character "Finn", shields = 1 },
  },
}
scenario "Yoda: a shield, and one of his player's dice is turned" {
  rules = { "LEG-33/special" },
  given = { turn = p1,
    p1 = { characters = { "Yoda", "Finn" }, pool = { { "Yoda", side = "special" }, { "Finn", side = "blank" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.resolves "special", p1.chooses(4), p1.chooses "Yoda", p1.chooses "blank", p1.picks "2 ranged",
    expect { p1, resources = 0 }, expect { p1.character "Yoda", shields = 1 },
    expect { p1.pool, exactly = { "2 ranged" } }, expect { p2.pool, exactly = { "1 melee" } },
  },
}
scenario "Yoda: no die of the opponent's is turned" {
  rules = { "LEG-33/special" },
  given = { turn = p1,
    p1 = { characters = { "Yoda", "Finn" }, pool = { { "Yoda", side = "special" }, { "Finn", side = "blank" } } }, p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.resolves "special", p1.chooses(2), expect { p1, resources = 1 },
    p1.may_choose_exactly { "special", "blank" }, p1.cannot { "chooses", "1 melee", says = "it is not yours" }, p1.chooses "blank", p1.picks "2 ranged",
  },
}
scenario "Yoda: the top card of any deck" {
  rules = { "LEG-33/special" },
  given = { turn = p1,
    p1 = { characters = { "Yoda" }, pool = { { "Yoda", side = "special" } }, deck = { "Dodge", "Block" } }, p2 = { characters = { "Rey" }, deck = { "Aim", "Flank" } } },
  steps = {
    p1.resolves "special", p1.chooses(3), p1.may_choose_exactly { "p1", "p2" }, p1.chooses "p2",
    expect { p1, resources = 1 }, expect { p2.discard, exactly = { "Aim" } }, expect { p1.discard, count = 0 },
  },
}
scenario "Yoda: another character's special is not his" {
  quiet = { "LEG-33/special" },
  given = { turn = p1,
    p1 = { characters = { "Yoda", "Padme Amidala" }, pool = { { "Yoda", side = "1 shield" } } }, p2 = { characters = { "Rey" } } },
  steps = { p1.resolves "1 shield", p1.chooses "Yoda", p2.is_asked, expect { p1, resources = 0 } },
}

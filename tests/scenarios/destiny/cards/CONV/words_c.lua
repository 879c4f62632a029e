-- Convergence.

scenario "Yoda's Spirit: it is discarded when its player has Yoda in play" {
  rules = { "CONV-67/after" },
  given = { turn = p1, p1 = { resources = 2, hand = { "Yoda's Spirit" }, characters = { "Yoda" } }, p2 = { characters = { "Kylo Ren" } } },
  steps = { p1.plays "Yoda's Spirit", expect { p1.supports, count = 0 }, expect { p1.discard, exactly = { "Yoda's Spirit" } } },
}
scenario "Yoda's Spirit: not for another character, nor for the opponent's" {
  quiet = { "CONV-67/after" },
  given = { turn = p1, p1 = { resources = 2, hand = { "Yoda's Spirit" }, characters = { "Rey" } }, p2 = { characters = { "Yoda" } } },
  steps = { p1.plays "Yoda's Spirit", expect { p1.supports, exactly = { "Yoda's Spirit" } } },
}
scenario "Yoda's Spirit: it goes into the deck for 3 damage that shields do not block" {
  rules = { "CONV-67/special" },
  given = { turn = p1, chance = { 2 },
    p1 = { characters = { "Rey" }, supports = { "Yoda's Spirit" }, pool = { { "Yoda's Spirit", side = "special" } }, deck = { "Dodge" } },
    p2 = { characters = { { "Kylo Ren", shields = 2 } } } },
  steps = {
    p1.resolves "special", p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 3, shields = 2 },
    expect { p1.supports, count = 0 }, expect { p1.deck, exactly = { "Dodge", "Yoda's Spirit" } }, expect { p1.pool, exactly = {} },
  },
}
scenario "Yoda's Spirit: it stays for its other sides" {
  quiet = { "CONV-67/special" },
  given = { turn = p1,
    p1 = { characters = { "Rey" }, supports = { "Yoda's Spirit" }, pool = { { "Yoda's Spirit", side = "2 shield" } }, deck = { "Dodge" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "2 shield", p1.chooses "Rey",
    expect { p1.supports, exactly = { "Yoda's Spirit" } }, expect { p1.deck, count = 1 }, expect { p2.character "Kylo Ren", damage = 0 },
  },
}

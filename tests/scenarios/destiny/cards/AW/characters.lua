-- Awakenings: what the starters' characters do.

scenario "Kylo Ren strikes for the cost of a card that he saw" {
  rules = { "AW-11/special" },
  given = { turn = p1,
    p1 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "special" } } },
    p2 = { hand = { "Lightsaber" }, characters = { "Rey", "Finn" } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "Rey", "Finn" },
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 3 },
    expect { p2.character "Finn", damage = 0 },
    expect { p2.hand, exactly = { "Lightsaber" } },
    expect { p1.pool, exactly = {} },
  },
}

scenario "Kylo Ren finds no card in an empty hand" {
  rules = { "DST-SYM-18" },
  given = { turn = p1,
    p1 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "special" } } },
    p2 = { deck = { "Aim" }, characters = { "Rey", "Finn" } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 0 },
    expect { p1.pool, exactly = {} },
    p2.is_asked,
  },
}

scenario "Rey may act again after an upgrade was played on her" {
  rules = { "AW-38/after" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Rey's Staff" }, characters = { "Rey", "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Rey's Staff",
    p1.chooses "Rey",
    expect { p1.upgrade "Rey's Staff", on = "Rey" },
    p1.may_choose_exactly { "activates Rey", "activates Finn", "claims", decline },
    p1.activates "Rey",
    p2.is_asked,
  },
}

scenario "An upgrade on somebody else gives Rey nothing" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Rey's Staff" }, characters = { "Rey", "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Rey's Staff",
    p1.chooses "Finn",
    expect { p1.upgrade "Rey's Staff", on = "Finn" },
    p2.is_asked,
  },
}

scenario "Finn takes any weapon, whatever its restriction" {
  rules = { "AW-45/ongoing" },
  given = { turn = p1,
    p1 = { resources = 4, hand = { "Toy Saber", "Force Throw" }, characters = { "Finn", "Toy Trooper" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    -- Force Throw is no weapon: nobody of this team may have it.
    p1.cannot { "plays", "Force Throw", because = "DST-ACT-PLAY-03" },
    p1.plays "Toy Saber",
    p1.may_choose_exactly { "Finn", decline },
    p1.chooses "Finn",
    expect { p1.upgrade "Toy Saber", on = "Finn" },
  },
}

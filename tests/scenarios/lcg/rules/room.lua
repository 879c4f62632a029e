-- Much at once: whatever decks of the Core Set can bring about has room in the state (games/lcg/README.md).

scenario "Two barred units and four borrowed icons at once" {
  rules = { "CORE-22.5/action", "CORE-21.2/reaction" },
  given = { phase = "conflict", turn = p1,
    p1 = { units = { "Vader's TIE Advanced" }, hand = { "Force Stasis", "Force Stasis" }, deck = { "Emperor Palpatine", "Toy Trooper" }, support = { "Sith" }, objectives = { "Fall of the Jedi" } },
    p2 = { units = { "Luke Skywalker", "Obi-Wan Kenobi", "Red Five" }, objectives = { "Toy Refuge" } } },
  steps = {
    p1.engages "Toy Refuge",
    p1.attacks_with "Vader's TIE Advanced",
    p1.plays "Force Stasis",
    p1.pays_with "Sith",
    p1.chooses "Luke Skywalker",
    p1.plays "Force Stasis",
    p1.chooses "Obi-Wan Kenobi",
    p2.may_choose_exactly { "defends with Red Five", done },
    p2.finishes,
    p1.strikes_with "Vader's TIE Advanced",
    p1.uses "Vader's TIE Advanced",
    expect { p1.discard, exactly = { "Force Stasis", "Force Stasis", "Emperor Palpatine" } },
    p1.resolves "tactics",
    p1.chooses "Red Five", p1.chooses "Red Five", p1.chooses "Red Five",
    expect { p2.card "Red Five", focus = 3 },
    expect { p2.card "Toy Refuge", damage = 4 },   -- 1, 1 and with the edge 1 of the Emperor, 1 unopposed
  },
}

local troopers, shares = {}, {}
for i = 1, 9 do
  troopers[i] = "Toy Trooper"
  shares[i] = p1.defends_with "Toy Trooper#1"                       -- in their order: who is declared is not offered again
  shares[12 + i] = p2.assigns "1 damage to Toy Trooper#1"               -- nor who has a share
end
shares[10], shares[11], shares[12] = p2.places "Toy Mentor", p2.strikes_with "Yoda", p2.resolves "unit damage"
shares[22] = p2.may_choose_exactly { "resolves blast damage", "resolves tactics" }
shares[23] = expect { p1.card "Toy Trooper", damage = 1 }
shares[24] = p1.concedes

scenario "Nine damage divided among nine units" {
  rules = { "CORE-2.4/constant" },
  given = { turn = p2,
    p1 = { units = troopers, objectives = { "Toy Garrison" } },
    p2 = { units = { "Yoda" }, hand = { "Toy Mentor" }, support = { { "Shii-Cho Training", on = "Yoda" }, { "Shii-Cho Training", on = "Yoda" },
      { "Jedi Lightsaber", on = "Yoda" }, { "Jedi Lightsaber", on = "Yoda" }, { "Trust Your Feelings", on = "Yoda" }, { "Trust Your Feelings", on = "Yoda" } } },
    engagement = { objective = "Toy Garrison", attackers = { "Yoda" }, at = "declare defenders" } },
  steps = shares,
}

-- Core Set: a card drawn by lot.

local function battle(hand, p2_hand)
  return { turn = p1, p1 = { units = { "TIE Attack Squadron" }, hand = hand }, p2 = { units = { "Toy Steward", "Toy Guardian" }, objectives = { "Toy Refuge" }, hand = p2_hand },
    engagement = { objective = "Toy Refuge", attackers = { "TIE Attack Squadron" }, defenders = { "Toy Steward" } } }
end
scenario "TIE Attack Squadron: stronger and with targeted strike once its player has placed a fate card" {
  rules = { "CORE-30.2/constant" },
  given = battle({ "Toy Omen", "Toy Curse" }, { "Toy Lesson" }),
  steps = {
    expect { p1.card "TIE Attack Squadron", unit_damage = 1, targeted_strike = 0 },
    p1.places "Toy Omen", p2.is_asked, expect { p1.card "TIE Attack Squadron", unit_damage = 1 }, p2.places "Toy Lesson",           -- it lies facedown
    p1.places "Toy Curse", expect { table, edge = "p1" }, expect { p1.card "TIE Attack Squadron", unit_damage = 2, targeted_strike = 1 },
    p1.strikes_with "TIE Attack Squadron", p1.resolves "unit damage", p1.may_choose_exactly { "Toy Steward", "Toy Guardian" }, p1.chooses "Toy Guardian", p2.strikes_with "Toy Steward",
    expect { p2.card "Toy Guardian", damage = 2 }, expect { p1.card "TIE Attack Squadron", unit_damage = 1, targeted_strike = 0 },   -- the engagement is over
  },
}
scenario "TIE Attack Squadron: not for another card" {
  quiet = { "CORE-30.2/constant" },
  given = battle({ "Toy Curse" }),
  steps = { p1.places "Toy Curse", expect { table, edge = "p1" }, expect { p1.card "TIE Attack Squadron", unit_damage = 1, targeted_strike = 0 } },
}
scenario "TIE Attack Squadron: not for a fate card of the opponent" {
  quiet = { "CORE-30.2/constant" },
  given = battle({ "Toy Curse" }, { "Toy Volley" }),
  steps = { p1.places "Toy Curse", p2.places "Toy Volley", expect { p1.card "TIE Attack Squadron", unit_damage = 1, targeted_strike = 0 } },
}

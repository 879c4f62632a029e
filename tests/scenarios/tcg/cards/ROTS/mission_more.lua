-- Revenge of the Sith: mission_more.

scenario "It Just Might Work: 8 Force if all three stand at the end of the turn" {
  rules = { "ROTS-17/completed" },
  given = { phase = "light builds",
    p1 = { space = { { "Toy Fighter", tapped = true } }, ground = { { "Toy Trooper", tapped = true } } },
    p2 = { build = { { "It Just Might Work", counters = 2 } }, space = { { "Toy Fighter", tapped = true } }, ground = { { "Toy Trooper", tapped = true } }, character = { { "Toy Guard", tapped = true } }, hand = { "Toy Scout" } } },
  steps = {
    p2.completes "It Just Might Work",
    p2.finishes,
    p2.builds "Toy Scout",
    expect { p2, force = 12 },
  },
}

scenario "Rage of Victory: 4 power for your units of the arena when an opposing one falls there" {
  rules = { "ROTS-28/completed" },
  given = { phase = "dark builds", chance = { 6, 6 },
    p1 = { build = { { "Rage of Victory", counters = 3 } }, ground = { "Toy Scout", "Toy Walker" } },
    p2 = { ground = { { "Toy Trooper", tapped = true }, { "Toy Walker", tapped = true } } } },
  steps = {
    p1.completes "Rage of Victory",
    p1.chooses "Ground",
    p1.finishes,
    p1.finishes,
    p1.attacks "Toy Trooper",
    expect { p1.unit "Toy Walker", power = 8 },
    expect { p1.unit "Toy Scout", power = 6 },
  },
}

scenario "Stubborn Personality: no stacks this turn" {
  rules = { "ROTS-35/completed" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Stubborn Personality", "Toy Scout" }, character = { "Jango Fett (D)" }, build = { { "Jango Fett (C)", counters = 5 } } } },
  steps = {
    p1.completes "Stubborn Personality",
    p1.may_not_choose { "stacks Jango Fett (C)" },
  },
}

scenario "Unexpected Attack: the Character battle comes first" {
  rules = { "ROTS-38/completed" },
  given = { phase = "dark builds",
    p1 = { hand = { "Unexpected Attack" }, space = { "Toy Fighter" }, character = { "Toy Guard" } },
    p2 = { space = { { "Toy Fighter", tapped = true } }, character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.completes "Unexpected Attack",
    p1.finishes,
    p1.finishes,
    p1.taps "Toy Guard",
    p1.taps "Toy Fighter",
  },
}

scenario "Jedi Concentration: two of the top five cards, the rest to the bottom" {
  rules = { "ROTS-53/completed" },
  given = { phase = "light builds",
    p2 = { build_points = 1, build = { { "Jedi Concentration", counters = 2 }, { "Toy Trooper", counters = 1 } }, hand = { "Toy Scout" }, deck = { "Toy Gift", "Toy Luck", "Toy Storm", "Toy Walker", "Toy Scout", "Toy Fighter" } } },
  steps = {
    p2.completes "Jedi Concentration",
    p2.chooses "Toy Gift",
    p2.chooses "Toy Storm",
    p2.chooses "Toy Scout",
    p2.chooses "Toy Luck",
    expect { p2.hand, exactly = { "Toy Scout", "Toy Gift", "Toy Storm" } },
    expect { p2.deck, in_order = { "Toy Fighter", "Toy Scout", "Toy Luck", "Toy Walker" } },
  },
}

scenario "Treachery: a card of the opponent's hand" {
  rules = { "ROTS-65/completed" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, build = { { "Treachery", counters = 2 }, { "Toy Trooper", counters = 1 } }, hand = { "Toy Scout" } },
    p2 = { hand = { "Toy Gift", "Toy Walker" } } },
  steps = {
    p1.completes "Treachery",
    p1.chooses "Toy Walker",
    expect { p2.discard, exactly = { "Toy Walker" } },
  },
}

scenario "Instill Doubt: that unit uses no activated abilities this turn" {
  rules = { "ROTS-91/completed" },
  given = { phase = "dark builds", chance = { 6, 6, 6 },
    p1 = { build = { { "Instill Doubt", counters = 1 } }, character = { "Toy Guard" } },
    p2 = { force = 5, character = { { "Shaak Ti (A)", tapped = true } } } },
  steps = {
    p1.completes "Instill Doubt",
    p1.chooses "Shaak Ti (A)",
    p1.finishes,
    p1.finishes,
    p1.attacks "Shaak Ti (A)",
    expect { p2.unit "Shaak Ti (A)", damage = 3 },
  },
}

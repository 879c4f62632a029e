-- Aggressive Negotiations: cards drawn by lot.

scenario "Garindan: who has lost an edge battle with more cards in hand looks at five cards" {
  rules = { "AN-269.2/reaction" },
  given = { turn = p1, p1 = { units = { "Garindan" }, objectives = { "Toy Garrison" }, hand = { "Toy Doom", "Toy Doom" } },
    p2 = { units = { "Toy Sentinel" }, objectives = { "Toy Refuge" }, hand = { "Toy Lesson" }, deck = { "Toy Pilgrim", "Toy Guardian", "Toy Medic", "Toy Scribe", "Toy Sniper", "Toy Mourner" } },
    engagement = { objective = "Toy Refuge", attackers = { "Garindan" }, defenders = { "Toy Sentinel" } } },
  steps = {
    p1.passes, p2.passes, p1.uses "Garindan",
    expect { p2.deck, seen_by_p1 = 5 },
  },
}
scenario "Garindan: not with as few cards as the opponent" {
  quiet = { "AN-269.2/reaction" },
  given = { turn = p1, p1 = { units = { "Garindan" }, objectives = { "Toy Garrison" }, hand = { "Toy Doom" } },
    p2 = { units = { "Toy Sentinel" }, objectives = { "Toy Refuge" }, hand = { "Toy Lesson" }, deck = { "Toy Pilgrim" } },
    engagement = { objective = "Toy Refuge", attackers = { "Garindan" }, defenders = { "Toy Sentinel" } } },
  steps = { p1.passes, p2.passes, expect { p2.deck, seen_by_p1 = 0 } },
}
scenario "Wookiee Champion: damaged, it makes a unit defend" {
  rules = { "AN-266.3/reaction" },
  given = { turn = p2, phase = "conflict", p1 = { units = { "Toy Trooper", "Toy Officer" }, objectives = { "Toy Garrison" } }, p2 = { units = { { "Wookiee Champion", damage = 1 } }, objectives = { "Toy Refuge" } } },
  steps = {
    p2.engages "Toy Garrison", p2.attacks_with "Wookiee Champion", p2.uses "Wookiee Champion", p2.chooses "Toy Officer",
    p1.may_choose_exactly { "Toy Trooper", "Toy Officer" }, p1.defends_with "Toy Officer",
    expect { p1.card "Toy Officer", participating = true }, expect { p1.card "Toy Trooper", participating = false },
  },
}
scenario "Wookiee Champion: nobody has to defend who cannot" {
  rules = { "AN-266.3/reaction" },
  given = { turn = p2, phase = "conflict", p1 = { units = { "Toy Trooper", { "Toy Officer", focus = 1 } }, objectives = { "Toy Garrison" } }, p2 = { units = { { "Wookiee Champion", damage = 1 } }, objectives = { "Toy Refuge" } } },
  steps = {
    p2.engages "Toy Garrison", p2.attacks_with "Wookiee Champion", p2.uses "Wookiee Champion", p2.chooses "Toy Officer",
    p1.may_choose_exactly { "Toy Trooper", done }, p1.finishes,
  },
}
scenario "Wookiee Champion: undamaged, it makes nobody defend" {
  quiet = { "AN-266.3/reaction" },
  given = { turn = p2, phase = "conflict", p1 = { units = { "Toy Trooper" }, objectives = { "Toy Garrison" } }, p2 = { units = { "Wookiee Champion" }, objectives = { "Toy Refuge" } } },
  steps = { p2.engages "Toy Garrison", p2.attacks_with "Wookiee Champion", p1.may_choose_exactly { "Toy Trooper", done }, p1.finishes },
}

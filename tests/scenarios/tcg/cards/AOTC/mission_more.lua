-- Attack of the Clones: mission_more.

scenario "Clear the Skies: each player gives up a unit from an arena with four or more" {
  rules = { "AOTC-8/completed" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, build = { { "Clear the Skies", counters = 3 }, { "Toy Trooper", counters = 1 } }, ground = { "Toy Scout", "Toy Trooper", "Toy Walker", "Toy Herald" }, hand = { "Toy Scout" } },
    p2 = { space = { "Toy Fighter", "Toy Freighter", "Toy Freighter", "Toy Freighter" }, ground = { "Toy Scout", "Toy Scout", "Toy Scout" } } },
  steps = {
    p1.completes "Clear the Skies",
    p1.may_choose_exactly { "Toy Scout", "Toy Trooper", "Toy Walker", "Toy Herald" },
    p1.chooses "Toy Scout",
    p2.chooses "Toy Fighter",
    expect { p1.discard, exactly = { "Clear the Skies", "Toy Scout" } },
    expect { p2.discard, exactly = { "Toy Fighter" } },
  },
}

scenario "Destruction of Hope: the opponent discards two cards, and you gain 1 Force" {
  rules = { "AOTC-15/completed" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, build = { { "Destruction of Hope", counters = 2 }, { "Toy Trooper", counters = 1 } }, hand = { "Toy Scout" } },
    p2 = { hand = { "Toy Gift", "Toy Luck", "Toy Storm" } } },
  steps = {
    p1.completes "Destruction of Hope",
    p2.chooses "Toy Gift",
    p2.chooses "Toy Luck",
    expect { p2.discard, exactly = { "Toy Gift", "Toy Luck" } },
    expect { p1, force = 1 },
  },
}

scenario "Jedi Call for Help finds a unit" {
  rules = { "AOTC-24/completed" },
  given = { phase = "light builds",
    p2 = { build_points = 1, build = { { "Jedi Call for Help", counters = 3 }, { "Toy Trooper", counters = 1 } }, hand = { "Toy Scout" }, character = { "Toy Padawan" }, deck = { "Toy Gift", "Toy Walker", "Toy Fighter" } } },
  steps = {
    p2.completes "Jedi Call for Help",
    p2.accepts,
    p2.may_choose_exactly { "Toy Walker", "Toy Fighter" },
    p2.chooses "Toy Walker",
    expect { p2.hand, exactly = { "Toy Scout", "Toy Walker" } },
  },
}

scenario "Jedi Call for Help needs a Jedi among the Characters" {
  rules = { "TCG-GEN-06" },
  given = { phase = "light builds",
    p2 = { build_points = 1, hand = { "Toy Scout" }, build = { { "Jedi Call for Help", counters = 3 } }, character = { "Toy Guard" } } },
  steps = {
    p2.cannot { "completes", "Jedi Call for Help", because = "TCG-GEN-06" },
  },
}

scenario "A Moment's Rest: no damage to that unit this turn" {
  rules = { "AOTC-29/completed" },
  given = { phase = "light builds", chance = { 6, 6, 6, 6 },
    p1 = { ground = { "Toy Walker" } },
    p2 = { build = { { "A Moment's Rest", counters = 3 } }, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p2.completes "A Moment's Rest",
    p1.finishes,
    p1.attacks "Toy Walker",
    expect { p2.unit "Toy Walker", damage = 0 },
  },
}

scenario "Order Here: Battle cards cost 3 more this turn" {
  rules = { "AOTC-33/completed" },
  given = { phase = "light builds",
    p1 = { force = 4, hand = { "Toy Gift" }, ground = { "Toy Walker" } },
    p2 = { build = { { "Order Here", counters = 2 } }, ground = { "Toy Walker" } } },
  steps = {
    p2.completes "Order Here",
    p1.finishes,
    p2.finishes,
    p1.plays "Toy Gift",
    expect { p1, force = 3 },
  },
}

scenario "Plot the Secession: a new hand of five" {
  rules = { "AOTC-38/completed" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, build = { { "Plot the Secession", counters = 3 }, { "Toy Trooper", counters = 1 } }, hand = { "Toy Storm" }, deck = { "Toy Scout", "Toy Gift", "Toy Gift", "Toy Gift", "Toy Gift", "Toy Gift" } } },
  steps = {
    p1.completes "Plot the Secession",
    expect { p1.hand, count = 5 },
    expect { p1.discard, exactly = { "Plot the Secession", "Toy Storm" } },
  },
}

scenario "Seek the Council's Wisdom: 4 Force" {
  rules = { "AOTC-44/completed" },
  given = { phase = "light builds",
    p2 = { build_points = 1, build = { { "Seek the Council's Wisdom", counters = 2 }, { "Toy Trooper", counters = 1 } }, hand = { "Toy Scout" } } },
  steps = {
    p2.completes "Seek the Council's Wisdom",
    expect { p2, force = 4 },
  },
}

scenario "Target the Senator: 4 dice of damage as the battle phase starts" {
  rules = { "AOTC-48/completed" },
  given = { phase = "dark builds", chance = { 6, 6, 1, 1 },
    p1 = { build = { { "Target the Senator", counters = 3 } } },
    p2 = { ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p1.completes "Target the Senator",
    p2.finishes,
    p2.finishes,
    p1.chooses "Toy Walker",
    expect { p2.unit "Toy Walker", damage = 2 },
  },
}

scenario "Tyranus's Edict: the other units of that arena cannot be attacked" {
  rules = { "AOTC-51/completed" },
  given = { phase = "dark builds",
    p1 = { build = { { "Tyranus's Edict", counters = 3 } }, ground = { { "Toy Walker", tapped = true }, { "Toy Trooper", tapped = true } } },
    p2 = { ground = { "Toy Walker" } } },
  steps = {
    p1.completes "Tyranus's Edict",
    p1.chooses "Toy Walker",
    p2.finishes,
    p2.finishes,
    p2.may_choose_exactly { "attacks Toy Walker", "taps Toy Walker" },
  },
}

scenario "Capture Obi-Wan: 2 Force change hands" {
  rules = { "AOTC-68/completed" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, build = { { "Capture Obi-Wan", counters = 2 }, { "Toy Trooper", counters = 1 } }, hand = { "Toy Scout" } },
    p2 = { force = 3 } },
  steps = {
    p1.completes "Capture Obi-Wan",
    expect { p1, force = 2 },
    expect { p2, force = 1 },
  },
}

scenario "Chase the Villain: opposing Characters cannot be retreated in the retreat step" {
  rules = { "AOTC-70/completed" },
  given = { phase = "light builds",
    p1 = { character = { "Toy Guard" }, ground = { "Toy Walker" } },
    p2 = { build = { { "Chase the Villain", counters = 2 } } } },
  steps = {
    p2.completes "Chase the Villain",
    p1.may_choose_exactly { "retreats Toy Walker", done },
  },
}

scenario "Departure Time: a unit for 4 build points" {
  rules = { "AOTC-80/completed" },
  given = { phase = "light builds",
    p2 = { build_points = 1, build = { { "Departure Time", counters = 2 }, { "Toy Trooper", counters = 1 } }, hand = { "Toy Scout" }, ground = { "Toy Trooper", "Toy Walker" } } },
  steps = {
    p2.completes "Departure Time",
    p2.accepts,
    p2.chooses "Toy Trooper",
    expect { p2, build_points = 5 },
    expect { p2.discard, exactly = { "Toy Trooper", "Departure Time" } },
  },
}

scenario "Ship Arrival: the first Space unit from the top" {
  rules = { "AOTC-106/completed" },
  given = { phase = "light builds",
    p2 = { build_points = 1, build = { { "Ship Arrival", counters = 2 }, { "Toy Trooper", counters = 1 } }, hand = { "Toy Scout" }, deck = { "Toy Gift", "Toy Walker", "Toy Fighter", "Toy Freighter" } } },
  steps = {
    p2.completes "Ship Arrival",
    p2.chooses "Space",
    expect { p2.hand, exactly = { "Toy Scout", "Toy Fighter" } },
    expect { p2.deck, count = 3 },
  },
}

scenario "Splinter the Republic finds a card named like a unit in battle" {
  rules = { "AOTC-107/completed" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, build = { { "Splinter the Republic", counters = 1 }, { "Toy Trooper", counters = 1 } }, hand = { "Toy Scout" }, ground = { "Toy Walker" }, deck = { "Toy Walker", "Toy Fighter", "Toy Walker" } } },
  steps = {
    p1.completes "Splinter the Republic",
    p1.accepts,
    p1.chooses "Toy Walker",
    expect { p1.hand, exactly = { "Toy Scout", "Toy Walker" } },
  },
}

scenario "Underworld Connections: 1 Force" {
  rules = { "AOTC-114/completed" },
  given = { phase = "light builds",
    p2 = { build_points = 1, build = { { "Underworld Connections", counters = 1 }, { "Toy Trooper", counters = 1 } }, hand = { "Toy Scout" } },
    p1 = { hand = { "Toy Gift" } } },
  steps = {
    p2.completes "Underworld Connections",
    expect { p2, force = 1 },
  },
}

scenario "Hatch a Clone: up to two Ground units back to hand" {
  rules = { "AOTC-141/completed" },
  given = { phase = "light builds",
    p2 = { build_points = 1, build = { { "Hatch a Clone", counters = 1 }, { "Toy Trooper", counters = 1 } }, hand = { "Toy Scout" }, discard = { "Toy Walker", "Toy Trooper", "Toy Fighter" } } },
  steps = {
    p2.completes "Hatch a Clone",
    p2.chooses "Toy Walker",
    p2.finishes,
    expect { p2.hand, exactly = { "Toy Scout", "Toy Walker" } },
  },
}

scenario "Take the Initiative: up to two Space units back to hand" {
  rules = { "AOTC-174/completed" },
  given = { phase = "light builds",
    p2 = { build_points = 1, build = { { "Take the Initiative", counters = 1 }, { "Toy Trooper", counters = 1 } }, hand = { "Toy Scout" }, discard = { "Toy Walker", "Toy Fighter", "Toy Freighter" } } },
  steps = {
    p2.completes "Take the Initiative",
    p2.may_choose_exactly { "Toy Fighter", "Toy Freighter", done },
    p2.chooses "Toy Fighter",
    p2.chooses "Toy Freighter",
    expect { p2.hand, exactly = { "Toy Scout", "Toy Fighter", "Toy Freighter" } },
  },
}

scenario "Mending: 4 damage counters off a Character, and 1 Force" {
  rules = { "AOTC-151/completed" },
  given = { phase = "light builds",
    p2 = { build_points = 1, build = { { "Mending", counters = 2 }, { "Toy Trooper", counters = 1 } }, hand = { "Toy Scout" }, character = { { "Toy Padawan", damage = 4 } } } },
  steps = {
    p2.completes "Mending",
    expect { p2.unit "Toy Padawan", damage = 0 },
    expect { p2, force = 1 },
  },
}

scenario "Return to Spaceport: 4 damage counters off a Ground unit" {
  rules = { "AOTC-166/completed" },
  given = { phase = "light builds",
    p2 = { build_points = 1, build = { { "Return to Spaceport", counters = 1 }, { "Toy Trooper", counters = 1 } }, hand = { "Toy Scout" }, ground = { { "Toy Walker", damage = 4 } } } },
  steps = {
    p2.completes "Return to Spaceport",
    expect { p2.unit "Toy Walker", damage = 0 },
  },
}

scenario "Starship Refit: 4 damage counters off a Space unit" {
  rules = { "AOTC-171/completed" },
  given = { phase = "light builds",
    p2 = { build_points = 1, build = { { "Starship Refit", counters = 1 }, { "Toy Trooper", counters = 1 } }, hand = { "Toy Scout" }, space = { { "Toy Freighter", damage = 4 } } } },
  steps = {
    p2.completes "Starship Refit",
    expect { p2.unit "Toy Freighter", damage = 0 },
  },
}

scenario "Slumming on Coruscant: a Battle or Mission card of the opponent's hand" {
  rules = { "AOTC-168/completed" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, build = { { "Slumming on Coruscant", counters = 1 }, { "Toy Trooper", counters = 1 } }, hand = { "Toy Scout" } },
    p2 = { hand = { "Toy Gift", "Toy Survey", "Toy Walker" } } },
  steps = {
    p1.completes "Slumming on Coruscant",
    p1.may_choose_exactly { "Toy Gift", "Toy Survey" },
    p1.chooses "Toy Survey",
    expect { p2.discard, exactly = { "Toy Survey" } },
  },
}

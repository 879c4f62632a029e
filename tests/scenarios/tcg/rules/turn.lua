-- The turn (section 2): ready phase, command phase, battle phase, end of turn.

scenario "All cards untap, then each player gains 4 Force" {
  rules = { "TCG-READY-01", "TCG-READY-03" },
  given = { phase = "ready", chance = { 2 },
    p1 = { force = 1, ground = { { "Toy Trooper", tapped = true } }, retreated = { { "Toy Scout", tapped = true } }, hand = { "Toy Walker" } },
    p2 = { ground = { { "Toy Trooper", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Toy Trooper", tapped = false },
    expect { p1.unit "Toy Scout", tapped = false },
    expect { p2.unit "Toy Trooper", tapped = false },
    expect { p1, force = 5 },
    expect { p2, force = 4 },
  },
}

scenario "Nothing is played in the untap step and in the gain Force step" {
  rules = { "TCG-READY-02", "TCG-READY-04" },
  given = { phase = "ready", chance = { 2 },
    p1 = { hand = { "Toy Gift", "Toy Walker" } } },
  steps = {
    p1.passes,
    p1.may_choose_exactly { "builds Toy Walker", done },
  },
}

scenario "One die for both players, and one point more for a unit in each arena" {
  rules = { "TCG-READY-05", "TCG-READY-06" },
  given = { phase = "ready", chance = { 4 },
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Trooper" }, character = { "Toy Guard" }, hand = { "Toy Walker" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Trooper" } } },
  steps = {
    p1.is_asked,
    expect { p1, build_points = 5 },
    expect { p2, build_points = 4 },
  },
}

scenario "What depends on the build roll is dealt with in its step" {
  rules = { "TCG-READY-07" },
  given = { phase = "ready", chance = { 3 },
    p1 = { character = { "Wat Tambor (A)" } },
    p2 = { hand = { "Toy Walker" } } },
  steps = {
    p2.is_asked,
    expect { p2, build_points = 2 },
  },
}

scenario "The ready phase has three steps, then the Dark Side draws for its own build step alone" {
  rules = { "TCG-GLO-29", "TCG-CMD-02", "TCG-NEW-01" },
  given = { phase = "ready", chance = { 3 },
    p1 = { deck = { "Toy Walker", "Toy Scout" } },
    p2 = { deck = { "Toy Walker", "Toy Scout" } } },
  steps = {
    p1.may_choose_exactly { "builds Toy Walker", done },
    expect { p1.hand, count = 1 },
    expect { p2.hand, count = 0 },
    p1.finishes,
    p2.may_choose_exactly { "builds Toy Walker", done },
  },
}

scenario "Ready phase, command phase, battle phase; in each the Dark Side first" {
  rules = { "TCG-TURN-01", "TCG-TURN-02" },
  given = { phase = "ready", chance = { 3 },
    p1 = { hand = { "Toy Walker" }, ground = { "Toy Scout" } },
    p2 = { hand = { "Toy Walker" }, ground = { "Toy Trooper" } } },
  steps = {
    p1.passes,
    p1.may_choose { "builds Toy Walker" },
    expect { table, phase = "command" },
    p1.finishes,
    p2.may_choose { "builds Toy Walker" },
    p2.finishes,
    p1.may_choose { "retreats Toy Scout" },
    p1.finishes,
    p2.may_choose { "retreats Toy Trooper" },
    p2.finishes,
    p1.attacks "Toy Trooper",
    expect { table, phase = "battle" },
  },
}

scenario "Both build before anybody retreats" {
  rules = { "TCG-CMD-01", "TCG-CMD-03", "TCG-CMD-05" },
  given = { phase = "dark builds",
    p1 = { build_points = 2, hand = { "Toy Walker" }, ground = { "Toy Scout" } },
    p2 = { build_points = 2, hand = { "Toy Walker" }, ground = { "Toy Trooper" } } },
  steps = {
    p1.builds "Toy Walker",
    p1.finishes,
    p2.builds "Toy Walker",
    p2.finishes,
    p1.may_choose_exactly { "retreats Toy Scout", done },
  },
}

scenario "What says so is played in one's own build step" {
  rules = { "TCG-CMD-04" },
  given = { phase = "dark builds",
    p1 = { ground = { "Reek" }, deck = { "Toy Trooper" }, hand = { "Toy Gift" } } },
  steps = {
    p1.may_choose_exactly { "uses Reek", done },
  },
}

scenario "Build points that are not spent are lost" {
  rules = { "TCG-BUILD-10" },
  given = { phase = "end", chance = { 2 },
    p1 = { build_points = 5, hand = { "Toy Walker" } } },
  steps = {
    p1.is_asked,
    expect { p1, build_points = 2 },
  },
}

scenario "Untapped units may be retreated and are tapped; tapped ones may not" {
  rules = { "TCG-CMD-06", "TCG-RET-01" },
  given = { phase = "dark retreats",
    p1 = { ground = { "Toy Scout", { "Toy Trooper", tapped = true }, "Toy Walker" } },
    p2 = { ground = { "Toy Tank" } } },
  steps = {
    p1.cannot { "retreats", "Toy Trooper", because = "TCG-CMD-06" },
    p1.may_choose_exactly { "retreats Toy Scout", "retreats Toy Walker", done },
    p1.retreats "Toy Scout",
    expect { p1.unit "Toy Scout", zone = "retreated", tapped = true },
  },
}

scenario "Space, Ground, Character: each in its own step" {
  rules = { "TCG-BAT-01", "TCG-GLO-30" },
  given = { phase = "battle", chance = { 1, 1, 1, 1, 1, 1, 1, 1 },
    p1 = { space = { "Toy Freighter" }, ground = { "Toy Scout" }, character = { "Toy Guard" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Trooper" }, character = { "Toy Guard" } } },
  steps = {
    p2.attacks "Toy Freighter",
    p1.attacks "Toy Fighter",
    p1.attacks "Toy Trooper",
    p2.attacks "Toy Scout",
    p1.attacks "Toy Guard",
  },
}

scenario "A chance opens the phase; the fastest untapped unit attacks first" {
  rules = { "TCG-BAT-02", "TCG-BAT-04", "TCG-CARD-07" },
  given = { phase = "battle",
    p1 = { ground = { "Toy Trooper", "Toy Scout" }, hand = { "Toy Gift" } },
    p2 = { ground = { "Toy Walker" } } },
  steps = {
    p1.may_choose_exactly { "plays Toy Gift", pass },
    p1.passes,
    p1.passes,
    p1.may_choose_exactly { "attacks Toy Walker", "taps Toy Scout" },
  },
}

scenario "Units attack by speed, a player orders their own of equal speed" {
  rules = { "TCG-BAT-05" },
  given = { phase = "attack", arena = "ground",
    p1 = { ground = { "Toy Trooper", "Toy Gunner", { "Toy Scout", tapped = true } } },
    p2 = { ground = { "Toy Bunker" } } },
  steps = {
    p1.may_choose_exactly { "Toy Trooper", "Toy Gunner" },
    p1.chooses "Toy Gunner",
    p1.may_choose_exactly { "attacks Toy Bunker", "taps Toy Gunner" },
  },
}

scenario "A chance before each attack, and a last one when no untapped unit is left" {
  rules = { "TCG-BAT-03", "TCG-BAT-06" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { "Toy Guard" }, hand = { "Toy Gift" } },
    p2 = { character = { "Chewbacca (L)" } } },
  steps = {
    p1.taps "Toy Guard",
    p1.may_choose_exactly { "plays Toy Gift", pass },
    p1.passes,
    p2.taps "Chewbacca (L)",
    p1.may_choose_exactly { "plays Toy Gift", pass },
    p1.passes,
    expect { table, phase = "command" },
  },
}

scenario "A unit whose battle step is over does not attack again, though it untaps" {
  rules = { "TCG-BAT-07" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1 },
    p1 = { force = 2, space = { { "Toy Fighter", tapped = true } }, ground = { "Toy Scout" }, hand = { "Toy Second Wind" } },
    p2 = { space = { { "Toy Freighter", tapped = true } }, ground = { "Toy Walker" } } },
  steps = {
    p1.taps "Toy Scout",
    p1.plays "Toy Second Wind",
    p1.chooses "Toy Fighter",
    p2.may_choose_exactly { "attacks Toy Scout", "taps Toy Walker" },
  },
}

scenario "What is for the end of the turn comes before the check of the arenas" {
  rules = { "TCG-END-01" },
  given = { phase = "end", chance = { 2 },
    p1 = { hand = { "Toy Walker" } },
    p2 = { character = { "Yoda (A)" } } },
  steps = {
    p1.is_asked,
    expect { p2, force = 5 },
  },
}

scenario "What lasts until the end of battle stops with the phase" {
  rules = { "TCG-PHR-17" },
  given = { phase = "battle", chance = { 2 },
    p1 = { hand = { "Toy Walker" } },
    p2 = { force = 2, ground = { { "Toy Trooper", tapped = true } }, hand = { "Windu's Solution" } } },
  steps = {
    p2.plays "Windu's Solution",
    expect { p2.unit "Toy Trooper", power = 4, speed = 50 },
    p1.finishes,
    expect { p2.unit "Toy Trooper", power = 2, speed = 20 },
  },
}

scenario "Two arenas are enough, one is not" {
  rules = { "TCG-GEN-02" },
  given = { phase = "end",
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Scout" }, character = { "Toy Guard" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "TCG-END-02" },
  },
}

scenario "An arena with units of both players is controlled by nobody" {
  rules = { "TCG-GEN-03" },
  given = { phase = "end", chance = { 2 },
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Scout" }, hand = { "Toy Walker" } },
    p2 = { ground = { "Toy Trooper" }, hand = { "Toy Walker" } } },
  steps = {
    p1.is_asked,
    expect { table, over = false },
  },
}

-- A card that names no arena means retreated units too; one that names an arena does not (docs/decisions/029).

scenario "Yoda's Intervention prevents damage to a retreated unit" {
  rules = { "AOTC-59/effect" },
  given = { phase = "battle", chance = { 6, 6, 6, 1, 1, 1 },
    p1 = { force = 4, hand = { "Homing Missiles Salvo" }, space = { "Toy Fighter" } },
    p2 = { force = 3, hand = { "Yoda's Intervention" }, retreated = { "Toy Freighter" }, space = { "Toy Fighter" } } },
  steps = {
    p1.plays "Homing Missiles Salvo",
    p1.chooses "Toy Freighter",
    p2.plays "Yoda's Intervention",
    p2.chooses "Toy Freighter",
    expect { p2.unit "Toy Freighter", damage = 0 },
  },
}

scenario "Pilot's Dodge and Jedi Knight's Deflection: a retreated unit only prevents, it is in no arena" {
  rules = { "AOTC-162/effect", "AOTC-26/effect" },
  given = { phase = "battle", chance = { 6, 6, 6, 6, 1, 1 },
    p1 = { force = 4, hand = { "Homing Missiles Salvo" }, space = { "Toy Fighter" } },
    p2 = { force = 8, hand = { "Pilot's Dodge", "Jedi Knight's Deflection" }, retreated = { "Toy Freighter" }, space = { "Toy Fighter" } } },
  steps = {
    p1.plays "Homing Missiles Salvo",
    p1.chooses "Toy Freighter",
    p2.plays "Pilot's Dodge",
    p2.chooses "Toy Freighter",
    p2.plays "Jedi Knight's Deflection",
    p2.chooses "Toy Freighter",
    expect { p2.unit "Toy Freighter", damage = 0 },
    expect { p1.unit "Toy Fighter", damage = 0 },
  },
}

scenario "R2-D2 (E) prevents 1 damage to a retreated unit" {
  rules = { "JG-28/reserves" },
  given = { phase = "battle", chance = { 6, 6, 1, 1, 1, 1 },
    p1 = { force = 4, hand = { "Homing Missiles Salvo" }, space = { "Toy Fighter" } },
    p2 = { retreated = { "Toy Freighter", "R2-D2 (E)" }, space = { "Toy Fighter" } } },
  steps = {
    p1.plays "Homing Missiles Salvo",
    p1.chooses "Toy Freighter",
    p2.uses "R2-D2 (E)",
    p2.chooses "Toy Freighter",
    expect { p2.unit "Toy Freighter", damage = 1 },
  },
}

scenario "Starship Refit and Return to Spaceport repair retreated units" {
  rules = { "AOTC-171/completed", "AOTC-166/completed" },
  given = { phase = "light builds",
    p1 = { space = { "Toy Fighter" } },
    p2 = { build = { { "Starship Refit", counters = 1 }, { "Return to Spaceport", counters = 1 } }, hand = { "Toy Scout" },
      retreated = { { "Toy Freighter", damage = 3 }, { "Toy Walker", damage = 2 } }, space = { "Toy Fighter" }, ground = { "Toy Trooper" } } },
  steps = {
    p2.completes "Starship Refit",
    p2.may_choose_exactly { "Toy Fighter", "Toy Freighter" },
    p2.chooses "Toy Freighter",
    p2.completes "Return to Spaceport",
    p2.chooses "Toy Walker",
    expect { p2.unit "Toy Freighter", damage = 0 },
    expect { p2.unit "Toy Walker", damage = 0 },
  },
}

scenario "A Moment's Rest for a retreated unit" {
  rules = { "AOTC-29/completed" },
  given = { phase = "light builds", chance = { 6, 6, 6, 6, 6, 6 },
    p1 = { force = 4, hand = { "Homing Missiles Salvo" }, space = { "Toy Fighter" } },
    p2 = { build = { { "A Moment's Rest", counters = 3 } }, retreated = { "Toy Freighter" }, ground = { "Toy Trooper" } } },
  steps = {
    p2.completes "A Moment's Rest",
    p2.chooses "Toy Freighter",
    p2.finishes,
    p1.finishes,
    p2.finishes,
    p1.plays "Homing Missiles Salvo",
    p1.chooses "Toy Freighter",
    expect { p2.unit "Toy Freighter", damage = 0 },
  },
}

scenario "Darth Sidious (E) puts counters on any Ground unit or Character, retreated ones too" {
  rules = { "ROTS-81/activated" },
  given = { phase = "dark builds",
    p1 = { force = 3, hand = { "Toy Scout" }, character = { "Darth Sidious (E)" } },
    p2 = { retreated = { "Toy Walker", "Toy Freighter", "Toy Padawan" }, ground = { "Toy Tank" }, space = { "Toy Fighter" } } },
  steps = {
    p1.uses "Darth Sidious (E)",
    p1.may_choose_exactly { "Toy Walker", "Toy Padawan", "Toy Tank", "Darth Sidious (E)" },
    p1.chooses "Toy Padawan",
    expect { p2.unit "Toy Padawan", damage = 3 },
    expect { p1.unit "Darth Sidious (E)", damage = 1 },
  },
}

scenario "Trap Door! and Baited Trap tap retreated units" {
  rules = { "ROTJ-38/effect", "ROTJ-41/effect" },
  given = { phase = "battle",
    p1 = { force = 7, hand = { "Trap Door!", "Baited Trap" }, ground = { "Toy Trooper" } },
    p2 = { retreated = { "Toy Padawan", "Nexu" }, ground = { "Toy Tank" } } },
  steps = {
    p1.plays "Trap Door!",
    p1.chooses "Toy Padawan",
    p1.plays "Baited Trap",
    expect { p2.unit "Toy Padawan", damage = 3, tapped = true },
    expect { p2.unit "Nexu", tapped = true },
  },
}

scenario "Poggle the Lesser speaks of the Character arena: retreated Characters are not meant" {
  rules = { "AOTC-101/activated" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { "Poggle the Lesser (A)", "Toy Guard" } },
    p2 = { retreated = { "Toy Padawan" }, character = { "Toy Guard", { "Acklay", tapped = true } } } },
  steps = {
    p1.uses "Poggle the Lesser (A)",
    p1.may_choose_exactly { "Toy Guard", "Acklay" },
    p1.chooses "Toy Guard",
    expect { p2.unit "Toy Guard", tapped = true },
  },
}

scenario "Emperor Palpatine (E): a retreated unit without a corruption counter stops the win" {
  rules = { "ROTJ-9/activated" },
  given = { phase = "dark builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Scout" }, character = { "Emperor Palpatine (E)" } },
    p2 = { ground = { "Toy Walker" }, retreated = { "Toy Padawan" } } },
  steps = {
    p1.uses("Emperor Palpatine (E)", "(ability 2)"),
    p1.chooses "Toy Walker",
    expect { p2.unit "Toy Walker", corrupted = true },
    expect { table, over = false },
  },
}

scenario "Palpatine's Sanctum: Darth Vader keeps his health when he retreats" {
  rules = { "ROTS-15/static" },
  given = { phase = "dark retreats",
    p1 = { character = { { "Darth Vader (Q)", damage = 7 } }, locations = { { "Palpatine's Sanctum", marks = 2 } } },
    p2 = { character = { "Toy Padawan" } } },
  steps = {
    p1.retreats "Darth Vader (Q)",
    expect { p1.unit "Darth Vader (Q)", zone = "retreated", health = 9 },
    expect { p1.discard, exactly = {} },
  },
}

scenario "Elan Sleazebaggano hurts retreated Characters of his player too" {
  rules = { "AOTC-84/whenever" },
  given = { phase = "end",
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Trooper" }, character = { "Toy Guard" }, retreated = { "Toy Padawan" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Trooper" }, character = { "Elan Sleazebaggano (A)" }, hand = { "Toy Scout" }, retreated = { "Toy Padawan", "Toy Walker" } } },
  steps = {
    expect { p2.unit "Toy Padawan", damage = 1 },
    expect { p2.unit "Toy Walker", damage = 0 },
    expect { p1.unit "Toy Padawan", damage = 0 },
  },
}

scenario "Fly Casual is too late once a unit in the Space arena was to attack, even if that was tapped" {
  quiet = { "ROTJ-86/effect" },
  given = { phase = "attack", arena = "space",
    p1 = { force = 2, hand = { "Fly Casual" }, space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { space = { { "Toy Freighter", tapped = true } } } },
  steps = {
    p1.taps "Toy Fighter",
    p1.may_not_choose { "plays Fly Casual" },
  },
}

scenario "Fly Casual before the first unit's turn to attack" {
  rules = { "ROTJ-86/effect" },
  given = { phase = "battle",
    p1 = { force = 2, hand = { "Fly Casual" }, space = { "Toy Fighter" } },
    p2 = { space = { "Toy Freighter" } } },
  steps = {
    p1.plays "Fly Casual",
    p1.chooses "Toy Fighter",
    expect { p1.unit "Toy Fighter", speed = 40, lucky = 2 },
  },
}

scenario "Tyranus's Edict on a retreated unit that returns: the others there cannot be attacked" {
  rules = { "AOTC-51/completed" },
  given = { phase = "dark builds",
    p1 = { build = { { "Tyranus's Edict", counters = 3 } }, retreated = { "Toy Dozer" }, ground = { { "Toy Trooper", tapped = true } } },
    p2 = { ground = { "Toy Scout" } } },
  steps = {
    p1.completes "Tyranus's Edict",
    p1.may_choose_exactly { "Toy Dozer", "Toy Trooper" },
    p1.chooses "Toy Dozer",
    p1.returns "Toy Dozer",
    p1.finishes,
    p2.finishes,
    p1.finishes,
    p2.finishes,
    p2.may_choose_exactly { "attacks Toy Dozer", "taps Toy Scout" },
  },
}

scenario "Tyranus's Edict on a unit that stays retreated shields nobody" {
  cites = { { "TCG-ATKFX-01", "the other half of the card: it speaks of a unit that is in an arena" } },
  given = { phase = "dark builds",
    p1 = { build = { { "Tyranus's Edict", counters = 3 } }, retreated = { "Toy Dozer" }, ground = { { "Toy Trooper", tapped = true } } },
    p2 = { ground = { "Toy Scout" } } },
  steps = {
    p1.completes "Tyranus's Edict",
    p1.chooses "Toy Dozer",
    p1.finishes,
    p2.finishes,
    p2.finishes,
    p2.may_choose_exactly { "attacks Toy Trooper", "taps Toy Scout" },
  },
}

-- Return of the Jedi: battle.

scenario "Trap Door! taps a Character and does 3 damage to it" {
  rules = { "ROTJ-38/effect" },
  given = { phase = "battle",
    p1 = { force = 4, hand = { "Trap Door!" }, character = { "Toy Guard" } },
    p2 = { character = { "Toy Padawan" } } },
  steps = {
    p1.plays "Trap Door!",
    p1.chooses "Toy Padawan",
    expect { p2.unit "Toy Padawan", damage = 3, tapped = true },
  },
}

scenario "Baited Trap: a Creature is tapped, and stays so once" {
  rules = { "ROTJ-41/effect" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Baited Trap", "Toy Scout" }, ground = { { "Toy Walker", tapped = true } } },
    p2 = { ground = { "Rancor" }, hand = { "Toy Scout" } } },
  steps = {
    p1.plays "Baited Trap",
    p1.builds "Toy Scout",
    expect { p2.unit "Rancor", tapped = true },
    p1.finishes,
  },
}

scenario "Desperate Bluff: a Character taps to tap a unit" {
  rules = { "ROTJ-47/effect" },
  given = { phase = "battle",
    p1 = { ground = { "Toy Walker" } },
    p2 = { force = 2, hand = { "Desperate Bluff" }, character = { "Toy Guard" }, ground = { "Toy Scout" } } },
  steps = {
    p2.plays "Desperate Bluff",
    p2.chooses "Toy Walker",
    expect { p1.unit "Toy Walker", tapped = true },
    expect { p2.unit "Toy Guard", tapped = true },
  },
}

scenario "Ionization Weapons: an opposing unit loses its Shields" {
  rules = { "ROTJ-53/effect" },
  given = { phase = "battle",
    p1 = { force = 1, hand = { "Ionization Weapons" }, ground = { "Toy Walker" } },
    p2 = { ground = { "Speeder Bike Squadron" }, space = { "Republic Cruiser" } } },
  steps = {
    p1.plays "Ionization Weapons",
    p1.chooses "Speeder Bike Squadron",
    expect { p2.unit "Speeder Bike Squadron", shields = -999 },
  },
}

scenario "Ionization Weapons enhanced: every opposing unit of an arena" {
  rules = { "ROTJ-53/enhance", "TCG-KW-ENH-01" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Ionization Weapons" }, ground = { "Toy Walker" } },
    p2 = { ground = { "Speeder Bike Squadron", "Walking Droid Fighter" } } },
  steps = {
    p1.plays("Ionization Weapons", "(Enhance)"),
    p1.chooses "Ground",
    expect { p1, force = 0 },
    expect { p2.unit "Speeder Bike Squadron", shields = -999 },
    expect { p2.unit "Walking Droid Fighter", shields = -999 },
  },
}

scenario "Vader's Summons: a retreated Character comes back untapped" {
  rules = { "ROTJ-67/effect" },
  given = { phase = "battle",
    p1 = { force = 1, hand = { "Vader's Summons" }, ground = { "Toy Walker" } },
    p2 = { ground = { "Toy Scout" }, retreated = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.plays "Vader's Summons",
    expect { p2.unit "Toy Guard", zone = "character", tapped = false },
  },
}

scenario "Vader's Summons enhanced: it comes back tapped" {
  rules = { "ROTJ-67/enhance" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Vader's Summons" }, ground = { "Toy Walker" } },
    p2 = { ground = { "Toy Scout" }, retreated = { "Toy Guard" } } },
  steps = {
    p1.plays("Vader's Summons", "(Enhance)"),
    expect { p2.unit "Toy Guard", zone = "character", tapped = true },
    expect { p1, force = 0 },
  },
}

scenario "Wookiee Hug prevents 2 damage; later attacks meet Retaliate 3" {
  rules = { "ROTJ-69/effect" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1, 1, 1, 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan", { "Acklay", tapped = true } } },
    p2 = { force = 3, hand = { "Wookiee Hug" }, character = { { "Clone Warrior 4/163", tapped = true } } } },
  steps = {
    p1.attacks "Clone Warrior 4/163",
    p2.plays "Wookiee Hug",
    expect { p2.unit "Clone Warrior 4/163", damage = 0 },
    p1.attacks "Clone Warrior 4/163",
    p2.uses "Clone Warrior 4/163",
    expect { p1.unit "Toy Padawan", damage = 3 },
  },
}

scenario "Close Quarters: four units of an arena get 2 power and Overkill" {
  rules = { "ROTJ-75/effect" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Close Quarters" }, ground = { "Toy Walker", "Toy Trooper", "Toy Scout", "Toy Tank" } },
    p2 = { ground = { "Toy Walker" } } },
  steps = {
    p1.plays "Close Quarters",
    p1.chooses(1),
    expect { p1.unit "Toy Trooper", power = 4, overkill = 1 },
  },
}

scenario "Decoy: a unit may intercept for 1 Force" {
  rules = { "ROTJ-80/effect" },
  given = { phase = "battle", chance = { 6, 6, 6, 6 },
    p1 = { ground = { "Toy Walker" } },
    p2 = { force = 1, hand = { "Decoy" }, ground = { { "Clone Platoon", tapped = true }, { "Toy Trooper", tapped = true } }, character = { "Toy Guard" } } },
  steps = {
    p2.plays "Decoy",
    p2.chooses "Clone Platoon",
    p1.attacks "Toy Trooper",
    p2.uses "Clone Platoon",
    expect { p2.unit "Toy Trooper", damage = 0 },
    expect { p2.discard, exactly = { "Decoy", "Clone Platoon" } },
  },
}

scenario "Fly Casual: 20 speed less and Lucky 2" {
  rules = { "ROTJ-86/effect" },
  given = { phase = "battle",
    p1 = { space = { "Toy Fighter" } },
    p2 = { force = 2, hand = { "Fly Casual" }, space = { "A-Wing" } } },
  steps = {
    p2.plays "Fly Casual",
    p2.chooses "A-Wing",
    expect { p2.unit "A-Wing", speed = 50, lucky = 2 },
  },
}

scenario "Force Lightning: X dice for X Force, which only a Jedi Master can prevent" {
  rules = { "ROTJ-87/effect" },
  given = { phase = "battle", chance = { 6, 6, 1 },
    p1 = { force = 3, hand = { "Force Lightning" }, character = { "Toy Guard" } },
    p2 = { force = 4, character = { "Anakin Skywalker (D)" } } },
  steps = {
    p1.plays "Force Lightning",
    p1.chooses(3),
    p1.chooses "Anakin Skywalker (D)",
    p2.uses "Anakin Skywalker (D)",
    expect { p2.unit "Anakin Skywalker (D)", damage = 2 },
  },
}

scenario "Force Lightning: a Jedi Master can" {
  cites = { { "TCG-GEN-06", "the card says who can prevent it" } },
  given = { phase = "battle", chance = { 6, 6, 1 },
    p1 = { force = 3, hand = { "Force Lightning" }, character = { "Toy Guard" } },
    p2 = { force = 4, character = { "Shaak Ti (A)" } } },
  steps = {
    p1.plays "Force Lightning",
    p1.chooses(3),
    p1.chooses "Shaak Ti (A)",
    p2.uses "Shaak Ti (A)",
    expect { p2.unit "Shaak Ti (A)", damage = 1 },
  },
}

scenario "High-Speed Dodge is for units of speed 50 or more" {
  rules = { "ROTJ-94/effect" },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 6 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { force = 1, hand = { "High-Speed Dodge" }, space = { { "A-Wing", tapped = true }, { "Toy Freighter", tapped = true } } } },
  steps = {
    p1.attacks "A-Wing",
    p2.plays "High-Speed Dodge",
    expect { p2.unit "A-Wing", damage = 0 },
  },
}

scenario "Lightsaber Throw: 3 damage to a Character" {
  rules = { "ROTJ-98/effect" },
  given = { phase = "battle",
    p1 = { force = 2, hand = { "Lightsaber Throw" }, character = { "Toy Guard" } },
    p2 = { character = { "Toy Padawan" } } },
  steps = {
    p1.plays "Lightsaber Throw",
    p1.chooses "Toy Padawan",
    expect { p2.unit "Toy Padawan", damage = 3 },
  },
}

scenario "Lightsaber Throw enhanced: 6 damage, and a Location may go" {
  rules = { "ROTJ-98/enhance" },
  given = { phase = "battle",
    p1 = { force = 6, hand = { "Lightsaber Throw" }, character = { "Toy Guard" }, ground = { "Toy Walker" } },
    p2 = { character = { "Toy Padawan" }, ground = { "Toy Walker" }, locations = { "Free Endor" } } },
  steps = {
    p1.plays("Lightsaber Throw", "(Enhance)"),
    p1.chooses "Toy Padawan",
    p1.accepts,
    expect { p2.discard, exactly = { "Toy Padawan", "Free Endor" } },
    expect { p1.unit "Toy Guard", tapped = true },
  },
}

scenario "Log Trap: 6 dice of damage to a slow Ground unit" {
  rules = { "ROTJ-99/effect" },
  given = { phase = "battle", chance = { 6, 6, 1, 1, 1, 1 },
    p1 = { ground = { "Toy Walker", "Toy Scout" } },
    p2 = { force = 1, hand = { "Log Trap" }, ground = { "Speeder Bike Squadron" } } },
  steps = {
    p2.plays "Log Trap",
    expect { p1.unit "Toy Walker", damage = 2 },
  },
}

scenario "Surprising Strength: 4 power for a unit with power 4 or less" {
  rules = { "ROTJ-108/effect" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6, 1, 1 },
    p1 = { ground = { { "Toy Walker", tapped = true } } },
    p2 = { force = 2, hand = { "Surprising Strength" }, ground = { "Toy Scout", "Toy Trooper" } } },
  steps = {
    p2.attacks "Toy Walker",
    p2.plays "Surprising Strength",
    p2.chooses "Toy Scout",
    expect { p1.unit "Toy Walker", damage = 4 },
  },
}

scenario "Savage Attack: 6 power, Accuracy 1, Critical Hit 1" {
  rules = { "ROTJ-110/effect" },
  given = { phase = "attack", arena = "character", chance = { 6, 3, 1, 1, 1, 1, 1, 1, 1 },
    p1 = { force = 6, hand = { "Savage Attack" }, character = { "Toy Guard", "Acklay" } },
    p2 = { character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.taps "Acklay",
    p1.attacks "Toy Padawan",
    p1.plays "Savage Attack",
    p1.chooses "Toy Guard",
    expect { p2.unit "Toy Padawan", damage = 3 },
  },
}

scenario "Lightsaber Throw is not enhanced without the Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "battle",
    p1 = { force = 5, hand = { "Lightsaber Throw" }, character = { "Toy Guard" } },
    p2 = { character = { "Toy Padawan" } } },
  steps = {
    p1.may_choose_exactly { "plays Lightsaber Throw", pass },
    p1.plays "Lightsaber Throw",
    p1.chooses "Toy Padawan",
    expect { p2.unit "Toy Padawan", damage = 3 },
  },
}

scenario "Lightsaber Throw is not enhanced without somebody to tap" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "battle",
    p1 = { force = 6, hand = { "Lightsaber Throw" }, character = { { "Toy Guard", tapped = true } } },
    p2 = { character = { "Toy Padawan" } } },
  steps = {
    p1.may_choose_exactly { "plays Lightsaber Throw", pass },
    p1.plays "Lightsaber Throw",
    p1.chooses "Toy Padawan",
    expect { p1, force = 4 },
  },
}

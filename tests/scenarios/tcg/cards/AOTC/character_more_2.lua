-- Attack of the Clones: character_more.

scenario "R2-D2 (A): Critical Hit 1 to the Space units of his side" {
  rules = { "AOTC-41/activated" },
  given = { phase = "light builds",
    p2 = { build_points = 1, character = { "R2-D2 (A)" }, space = { "Toy Fighter" }, hand = { "Toy Scout" } },
    p1 = { space = { "Toy Fighter" } } },
  steps = {
    p2.uses "R2-D2 (A)",
    expect { p2.unit "Toy Fighter", critical = 1 },
    expect { p1.unit "Toy Fighter", critical = 0 },
  },
}

scenario "San Hill: 2 build points, and 1 for the opponent" {
  rules = { "AOTC-42/activated" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, character = { "San Hill (A)" }, hand = { "Toy Scout" } } },
  steps = {
    p1.uses "San Hill (A)",
    expect { p1, build_points = 3 },
    expect { p2, build_points = 1 },
  },
}

scenario "Shu Mai: draw a card, then discard one" {
  rules = { "AOTC-45/activated" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, character = { "Shu Mai (A)" }, hand = { "Toy Scout" }, deck = { "Toy Gift" } } },
  steps = {
    p1.uses "Shu Mai (A)",
    p1.chooses "Toy Gift",
    expect { p1.hand, exactly = { "Toy Scout" } },
    expect { p1.discard, exactly = { "Toy Gift" } },
  },
}

scenario "Taun We speeds up the Clones of her side" {
  rules = { "AOTC-49/static" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { "Toy Guard" } },
    p2 = { ground = { "Clone Squad" }, character = { "Taun We (A)", "Toy Padawan" } } },
  steps = {
    expect { p2.unit "Clone Squad", speed = 20 },
    expect { p2.unit "Toy Padawan", speed = 20 },
  },
}

scenario "Zam Wesell (A) heals or gets Critical Hit as the Character battle starts" {
  rules = { "AOTC-60/whenever" },
  given = { phase = "battle",
    p1 = { character = { { "Zam Wesell (A)", damage = 1 } } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.chooses(2),
    expect { p1.unit "Zam Wesell (A)", critical = 2, damage = 1 },
  },
}

scenario "Acklay is fast when it is alone" {
  rules = { "AOTC-61/static" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { "Acklay" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    expect { p1.unit "Acklay", speed = 70 },
  },
}

scenario "Acklay in company is not" {
  rules = { "TCG-STAT-03" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { "Acklay", "Toy Padawan" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    expect { p1.unit "Acklay", speed = 40 },
  },
}

scenario "C-3PO (A): two cards for two others" {
  rules = { "AOTC-67/activated" },
  given = { phase = "light builds",
    p2 = { build_points = 1, character = { "C-3PO (A)" }, hand = { "Toy Gift", "Toy Luck", "Toy Scout" }, deck = { "Toy Storm", "Toy Walker" } } },
  steps = {
    p2.uses "C-3PO (A)",
    p2.chooses "Toy Gift",
    p2.chooses "Toy Luck",
    expect { p2.hand, exactly = { "Toy Scout", "Toy Storm", "Toy Walker" } },
    expect { p2.discard, count = 2 },
  },
}

scenario "C-3PO (A) needs two cards" {
  cites = { { "TCG-ACTV-01", "the cost could not be paid in full" } },
  given = { phase = "light builds",
    p2 = { build_points = 1, character = { "C-3PO (A)" }, hand = { "Toy Scout" }, deck = { "Toy Gift" } } },
  steps = {
    p2.may_not_choose { "uses C-3PO (A)" },
  },
}

scenario "Chancellor Palpatine slows the opposing Characters" {
  rules = { "AOTC-69/static" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { "Toy Guard" }, ground = { "Toy Walker" } },
    p2 = { character = { "Chancellor Palpatine (A)" } } },
  steps = {
    expect { p1.unit "Toy Guard", speed = 20 },
    expect { p1.unit "Toy Walker", speed = 30 },
  },
}

scenario "Cliegg Lars costs 1 Force when he is deployed" {
  rules = { "AOTC-72/whenever" },
  given = { phase = "light builds",
    p2 = { force = 3, build_points = 1, hand = { "Toy Scout" }, build = { { "Cliegg Lars (A)", counters = 2 } } } },
  steps = {
    p2.deploys "Cliegg Lars (A)",
    expect { p2, force = 2 },
  },
}

scenario "Corde gives herself up for a Character that is no Jedi" {
  rules = { "AOTC-76/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Captain Typho (A)", tapped = true }, { "Corde (A)", tapped = true } } } },
  steps = {
    p1.attacks "Captain Typho (A)",
    p2.uses "Corde (A)",
    p2.may_choose_exactly { "Captain Typho (A)", "Toy Guard" },
    p2.chooses "Captain Typho (A)",
    expect { p2.unit "Captain Typho (A)", damage = 0 },
  },
}

scenario "Destroyer Droid, P Series: faster or stronger as the Character battle starts" {
  rules = { "AOTC-81/whenever" },
  given = { phase = "battle",
    p1 = { character = { "Destroyer Droid, P Series" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.chooses(1),
    expect { p1.unit "Destroyer Droid, P Series", speed = 60, power = 5 },
  },
}

scenario "Elan Sleazebaggano speeds up the other Characters of his side" {
  rules = { "AOTC-84/static" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { "Toy Guard" } },
    p2 = { character = { "Elan Sleazebaggano (A)", "Toy Padawan" } } },
  steps = {
    expect { p2.unit "Toy Padawan", speed = 40 },
    expect { p2.unit "Elan Sleazebaggano (A)", speed = 50 },
  },
}

scenario "Elan Sleazebaggano harms them as the battle phase ends" {
  rules = { "AOTC-84/whenever" },
  given = { phase = "end",
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Trooper" }, character = { "Toy Guard" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Trooper" }, character = { "Elan Sleazebaggano (A)", "Toy Padawan" }, hand = { "Toy Scout" } } },
  steps = {
    expect { p2.unit "Toy Padawan", damage = 1 },
    expect { p2.unit "Elan Sleazebaggano (A)", damage = 0 },
    expect { p1.unit "Toy Guard", damage = 0 },
  },
}

scenario "Kaminoan Guard is stronger with a Clone in battle" {
  rules = { "AOTC-92/static" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { "Kaminoan Guard" } },
    p2 = { ground = { "Clone Squad" }, character = { "Toy Guard" } } },
  steps = {
    expect { p1.unit "Kaminoan Guard", power = 4 },
  },
}

scenario "Nexu: activated abilities of opposing units cost 1 more Force" {
  rules = { "AOTC-97/static" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6, 1 },
    p1 = { character = { "Nexu", "Toy Guard" } },
    p2 = { force = 3, character = { { "Shaak Ti (A)", tapped = true } } } },
  steps = {
    p1.attacks "Shaak Ti (A)",
    p2.uses "Shaak Ti (A)",
    expect { p2, force = 1 },
    expect { p2.unit "Shaak Ti (A)", damage = 2 },
  },
}

scenario "Nute Gunray (A): the opponent chooses and discards a card" {
  rules = { "AOTC-98/activated" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, character = { "Nute Gunray (A)" }, hand = { "Toy Scout" } },
    p2 = { hand = { "Toy Gift", "Toy Luck" } } },
  steps = {
    p1.uses "Nute Gunray (A)",
    p2.may_choose_exactly { "Toy Gift", "Toy Luck" },
    p2.chooses "Toy Luck",
    expect { p2.discard, exactly = { "Toy Luck" } },
  },
}

scenario "Obi-Wan Kenobi (B): Critical Hit 2 for this attack" {
  rules = { "AOTC-99/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1, 1, 1 },
    p1 = { character = { { "Toy Padawan", tapped = true } } },
    p2 = { force = 2, character = { "Obi-Wan Kenobi (B)", "Toy Guard" } } },
  steps = {
    p2.attacks "Toy Padawan",
    p2.uses "Obi-Wan Kenobi (B)",
    expect { p1.unit "Toy Padawan", damage = 3 },
  },
}

scenario "Obi-Wan Kenobi (B) evades 2 for 2 Force" {
  rules = { "AOTC-99/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 3, character = { { "Obi-Wan Kenobi (B)", tapped = true } } } },
  steps = {
    p1.attacks "Obi-Wan Kenobi (B)",
    p2.passes,
    p2.uses("Obi-Wan Kenobi (B)", "(ability 2)"),
    p2.passes,
    expect { p2, force = 1 },
    expect { p2.unit "Obi-Wan Kenobi (B)", damage = 1 },
  },
}

scenario "Obi-Wan Kenobi (B) prevents 1 damage to Anakin Skywalker" {
  rules = { "AOTC-99/activated-3" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 1, character = { { "Obi-Wan Kenobi (B)", tapped = true }, { "Anakin Skywalker (D)", tapped = true } } } },
  steps = {
    p1.attacks "Anakin Skywalker (D)",
    p2.uses "Obi-Wan Kenobi (B)",
    expect { p2.unit "Anakin Skywalker (D)", damage = 1 },
    expect { p2, force = 0 },
  },
}

scenario "Padme Amidala (C) retreats from all damage for 1 counter" {
  rules = { "AOTC-100/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Padme Amidala (C)", tapped = true }, { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Padme Amidala (C)",
    p2.uses "Padme Amidala (C)",
    expect { p2.unit "Padme Amidala (C)", damage = 1, zone = "retreated" },
  },
}

scenario "Poggle the Lesser taps a Character unless the opponent pays 3 Force" {
  rules = { "AOTC-101/activated" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { "Poggle the Lesser (A)", "Toy Padawan" } },
    p2 = { force = 3, character = { "Toy Guard" } } },
  steps = {
    p1.uses "Poggle the Lesser (A)",
    p2.declines,
    expect { p2.unit "Toy Guard", tapped = true },
    expect { p2, force = 3 },
  },
}

scenario "Shaak Ti (A) evades 1 for 1 Force" {
  rules = { "AOTC-105/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 2, character = { { "Shaak Ti (A)", tapped = true } } } },
  steps = {
    p1.attacks "Shaak Ti (A)",
    p2.uses "Shaak Ti (A)",
    expect { p2, force = 1 },
    expect { p2.unit "Shaak Ti (A)", damage = 2 },
  },
}

scenario "Watto repairs a Droid, Speeder or Starfighter as the battle phase ends" {
  rules = { "AOTC-116/whenever" },
  given = { phase = "end",
    p1 = { space = { { "Droid Starfighter DFS-4CT" }, { "Geonosian Fighter", damage = 1 } }, ground = { "Toy Trooper" }, character = { "Watto (A)" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Trooper" } } },
  steps = {
    p1.accepts,
    p1.may_choose_exactly { "Droid Starfighter DFS-4CT", "Geonosian Fighter" },
    p1.chooses "Geonosian Fighter",
    expect { p1.unit "Geonosian Fighter", damage = 0 },
  },
}

scenario "Yoda (B) evades 4 for 3 Force" {
  rules = { "AOTC-119/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 4, character = { { "Yoda (B)", tapped = true } } } },
  steps = {
    p1.attacks "Yoda (B)",
    p2.uses "Yoda (B)",
    expect { p2, force = 1 },
    expect { p2.unit "Yoda (B)", damage = 0 },
  },
}

scenario "Yoda (B) deflects 2 for 5 Force" {
  rules = { "AOTC-119/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 5, character = { { "Yoda (B)", tapped = true } } } },
  steps = {
    p1.attacks "Yoda (B)",
    p2.uses("Yoda (B)", "(ability 2)"),
    p2.chooses "Toy Padawan",
    expect { p2.unit "Yoda (B)", damage = 0 },
    expect { p1.unit "Toy Padawan", damage = 2 },
  },
}

scenario "Yoda (B) taps for 1 Force" {
  rules = { "AOTC-119/activated-3" },
  given = { phase = "light builds",
    p2 = { build_points = 1, character = { "Yoda (B)" }, hand = { "Toy Scout" } } },
  steps = {
    p2.uses("Yoda (B)", "(ability 3)"),
    expect { p2, force = 1 },
    expect { p2.unit "Yoda (B)", tapped = true },
  },
}

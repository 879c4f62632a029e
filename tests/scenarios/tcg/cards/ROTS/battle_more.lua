-- Revenge of the Sith: battle_more.

scenario "Foil disrupts a Mission" {
  rules = { "ROTS-14/effect" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, build = { { "Toy Survey", counters = 2 } }, deck = { "Toy Gift", "Toy Gift" } },
    p2 = { force = 3, hand = { "Foil" } } },
  steps = {
    p1.completes "Toy Survey",
    p2.plays "Foil",
    expect { p1.hand, exactly = { "Toy Scout" } },
  },
}

scenario "Foil answers no Battle card" {
  rules = { "TCG-PHR-08" },
  given = { phase = "battle",
    p1 = { hand = { "Toy Gift" }, ground = { "Toy Walker" } },
    p2 = { force = 3, hand = { "Foil" }, ground = { "Toy Walker" } } },
  steps = {
    p1.plays "Toy Gift",
    p2.cannot { "plays", "Foil", because = "TCG-PHR-08" },
    p2.passes,
  },
}

scenario "Lightsaber Quick Draw: 4 dice to each slower unit" {
  rules = { "ROTS-19/effect" },
  given = { phase = "battle", chance = { 6, 6, 1, 1, 6, 1, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan", "Jango Fett (D)" } },
    p2 = { force = 3, character = { "Toy Padawan" }, hand = { "Lightsaber Quick Draw", "Wat Tambor (A)", "Toy Mentor" } } },
  steps = {
    p2.plays "Lightsaber Quick Draw",
    p2.chooses(1),
    p2.chooses "Toy Mentor",
    expect { p1.unit "Toy Guard", damage = 2 },
    expect { p1.unit "Toy Padawan", damage = 1 },
    expect { p1.unit "Jango Fett (D)", damage = 0 },
  },
}

scenario "Spinning Slash: a Jedi attacks one unit after the other" {
  rules = { "ROTS-33/effect" },
  given = { phase = "battle", chance = { 6, 1, 1, 1, 1, 6, 6, 1, 1, 1 },
    p1 = { force = 5, hand = { "Spinning Slash" }, character = { "Darth Tyranus (C)", "Toy Guard" } },
    p2 = { character = { { "Toy Guard", tapped = true }, { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.plays "Spinning Slash",
    p1.attacks "Toy Guard",
    p1.attacks "Toy Padawan",
    expect { p2.unit "Toy Guard", damage = 1 },
    expect { p2.unit "Toy Padawan", damage = 2 },
  },
}

scenario "Strike with Impunity: no Retaliate of the opponent this turn" {
  rules = { "ROTS-34/effect" },
  given = { phase = "battle", chance = { 1, 1, 1, 1 },
    p1 = { force = 1, hand = { "Strike with Impunity" }, ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 3, ground = { { "Toy Brawler", tapped = true } } } },
  steps = {
    p1.plays "Strike with Impunity",
    p1.attacks "Toy Brawler",
    expect { p2, force = 3 },
    p1.is_asked,
  },
}

scenario "Combined Squadron Tactics: 3 power for three Space units of different speeds" {
  rules = { "ROTS-45/effect" },
  given = { phase = "battle",
    p1 = { space = { "Toy Fighter" } },
    p2 = { force = 4, hand = { "Combined Squadron Tactics" }, space = { "Toy Fighter", "Toy Freighter", "ARC-170 Starfighter", "Bravo N-1 Starfighter" } } },
  steps = {
    p2.plays "Combined Squadron Tactics",
    p2.chooses "Bravo N-1 Starfighter",   -- the Fighter and the Freighter are the only ones of other speeds
    expect { p2.unit "Toy Fighter", power = 6 },
    expect { p2.unit "Toy Freighter", power = 5 },
    expect { p2.unit "Bravo N-1 Starfighter", power = 6 },
    expect { p2.unit "ARC-170 Starfighter", power = 2 },
  },
}

scenario "Confusion taps every unit of an arena" {
  rules = { "ROTS-46/effect" },
  given = { phase = "battle",
    p1 = { force = 5, hand = { "Confusion" }, ground = { "Toy Walker" }, character = { "Toy Guard" } },
    p2 = { ground = { "Toy Trooper" }, character = { "Toy Guard" } } },
  steps = {
    p1.plays "Confusion",
    p1.chooses "Ground",
    expect { p1.unit "Toy Walker", tapped = true },
    expect { p2.unit "Toy Trooper", tapped = true },
    expect { p2.unit "Toy Guard", tapped = false },
  },
}

scenario "Jedi Master's Deflection is for your Jedi Characters" {
  rules = { "ROTS-54/effect" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 3, hand = { "Jedi Master's Deflection" }, character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Toy Padawan",
    p2.plays "Jedi Master's Deflection",
    p2.declines,
    expect { p2.unit "Toy Padawan", damage = 0 },
  },
}

scenario "Diving Attack: 2 power and Critical Hit 1 for a Space unit, for nothing" {
  rules = { "ROTS-84/effect" },
  given = { phase = "attack", arena = "space", chance = { 6, 1, 1, 1, 1 },
    p1 = { space = { { "Toy Freighter", tapped = true } } },
    p2 = { hand = { "Diving Attack" }, space = { "Toy Fighter", "Toy Freighter" } } },
  steps = {
    p2.attacks "Toy Freighter",
    p2.plays "Diving Attack",
    p2.chooses "Toy Fighter",
    expect { p1.unit "Toy Freighter", damage = 2 },
  },
}

scenario "Force Dodge prevents up to 4 damage" {
  rules = { "ROTS-87/effect" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 4, hand = { "Force Dodge" }, character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Toy Padawan",
    p2.plays "Force Dodge",
    expect { p2.unit "Toy Padawan", damage = 0 },
    expect { p2, force = 0 },
  },
}

scenario "Jedi Piloting prevents up to 2 damage" {
  rules = { "ROTS-94/effect" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 1, hand = { "Jedi Piloting" }, ground = { { "Clone Platoon", tapped = true } } } },
  steps = {
    p1.attacks "Clone Platoon",
    p2.plays "Jedi Piloting",
    p2.chooses "Clone Platoon",
    expect { p2.unit "Clone Platoon", damage = 1 },
    expect { p2, force = 0 },
  },
}

scenario "Power Attack: 2 power and Critical Hit 1 for a Character, for nothing" {
  rules = { "ROTS-98/effect" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1, 1, 1 },
    p1 = { character = { { "Toy Padawan", tapped = true } } },
    p2 = { hand = { "Power Attack" }, character = { "Toy Guard", "Naboo Security Guard" } } },
  steps = {
    p2.chooses "Toy Guard",
    p2.attacks "Toy Padawan",
    p2.plays "Power Attack",
    p2.chooses "Toy Guard",
    expect { p1.unit "Toy Padawan", damage = 2 },
  },
}

scenario "Unity of the Jedi: 2 power and Accuracy 1 for three Jedi of different names" {
  rules = { "ROTS-107/effect" },
  given = { phase = "battle",
    p1 = { character = { "Toy Guard" } },
    p2 = { force = 3, hand = { "Unity of the Jedi" }, character = { "Toy Padawan", "Shaak Ti (A)", "Kit Fisto (A)" } } },
  steps = {
    p2.plays "Unity of the Jedi",
    p2.chooses "Toy Padawan",
    p2.chooses "Kit Fisto (A)",
    expect { p2.unit "Shaak Ti (A)", power = 5, accuracy = 1 },
    expect { p2.unit "Toy Padawan", power = 4, accuracy = 1 },
  },
}

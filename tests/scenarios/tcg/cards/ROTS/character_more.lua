-- Revenge of the Sith: character_more.

scenario "Chewbacca (M) falls in place of the Character he chose" {
  rules = { "ROTS-3/whenever" },
  given = { phase = "light builds", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Clone Warrior 5/373", tapped = true } }, build = { { "Chewbacca (M)", counters = 8 } } } },
  steps = {
    p2.deploys "Chewbacca (M)",
    p2.chooses "Clone Warrior 5/373",
    p1.finishes,
    p2.finishes,
    p1.attacks "Clone Warrior 5/373",
    p2.accepts,
    expect { p2.unit "Clone Warrior 5/373", damage = 0 },
    expect { p2.discard, exactly = { "Chewbacca (M)" } },
  },
}

scenario "Chewbacca (M) need not" {
  rules = { "ROTS-3/whenever" },
  given = { phase = "light builds", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Clone Warrior 5/373", tapped = true } }, build = { { "Chewbacca (M)", counters = 8 } } } },
  steps = {
    p2.deploys "Chewbacca (M)",
    p2.chooses "Clone Warrior 5/373",
    p1.finishes,
    p2.finishes,
    p1.attacks "Clone Warrior 5/373",
    p2.declines,
    expect { p2.unit "Chewbacca (M)", zone = "character" },
    expect { p2.discard, exactly = { "Clone Warrior 5/373" } },
  },
}

scenario "Chewbacca (M) intercepts for 1 Force" {
  rules = { "ROTS-3/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 1, character = { { "Toy Guard", tapped = true }, { "Chewbacca (M)", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p2.uses "Chewbacca (M)",
    expect { p2.unit "Chewbacca (M)", damage = 3 },
    expect { p2.unit "Toy Guard", damage = 0 },
  },
}

scenario "Chewbacca (M) retaliates with 4 dice for 2 Force" {
  rules = { "ROTS-3/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 6, 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 2, character = { { "Chewbacca (M)", tapped = true } } } },
  steps = {
    p1.attacks "Chewbacca (M)",
    p2.uses("Chewbacca (M)", "(ability 3)"),
    expect { p1.unit "Toy Guard", damage = 2 },
  },
}

scenario "Darth Sidious (G): activated abilities with a Force cost cost 1 more" {
  rules = { "ROTS-7/static" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { { "Darth Sidious (G)", tapped = true }, "Toy Guard", "Toy Padawan" } },
    p2 = { force = 2, character = { { "Shaak Ti (A)", tapped = true } } } },
  steps = {
    p1.attacks "Shaak Ti (A)",
    p2.uses "Shaak Ti (A)",
    expect { p2, force = 0 },
  },
}

scenario "Darth Sidious (G) gives up a unit to control an opposing one of that arena until the end of battle" {
  rules = { "ROTS-7/activated" },
  given = { phase = "dark builds",
    p1 = { force = 4, build_points = 1, hand = { "Toy Scout" }, character = { "Darth Sidious (G)" }, ground = { "Toy Walker" } },
    p2 = { ground = { "Toy Trooper", "TF Battle Droid Army" }, character = { "Toy Guard" } } },
  steps = {
    p1.uses "Darth Sidious (G)",
    p1.chooses "Toy Walker",
    expect { p1.ground, exactly = { "Toy Trooper" } },
    expect { p2.ground, exactly = { "TF Battle Droid Army" } },
    expect { p1, force = 0 },
  },
}

scenario "A borrowed unit goes back when the battle is over" {
  rules = { "ROTS-7/activated" },
  given = { phase = "dark builds",
    p1 = { force = 4, hand = { "Toy Scout" }, character = { "Darth Sidious (G)", "Toy Guard" }, space = { "Toy Fighter" }, ground = { "Toy Walker", "Toy Walker" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Trooper" }, character = { "Toy Guard" } } },
  steps = {
    p1.uses "Darth Sidious (G)",
    p1.chooses "Toy Walker",
    p1.finishes,
    p1.finishes,
    p2.finishes,
    p1.taps "Toy Fighter",
    p2.taps "Toy Fighter",
    p1.is_asked,
  },
}

scenario "Darth Sidious (G) evades 2 for 1 Force" {
  rules = { "ROTS-7/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 2, character = { { "Darth Sidious (G)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Sidious (G)",
    p1.uses("Darth Sidious (G)", "(ability 2)"),
    expect { p1, force = 1 },
    expect { p1.unit "Darth Sidious (G)", damage = 1 },
  },
}

scenario "Darth Vader (S): 3 damage counters before his attack, which he makes as well" {
  rules = { "ROTS-10/activated" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p1 = { force = 3, character = { "Darth Vader (S)" } },
    p2 = { character = { "Toy Padawan", "Toy Guard" } } },
  steps = {
    p1.uses "Darth Vader (S)",
    p1.chooses "Toy Guard",
    expect { p2.discard, exactly = { "Toy Guard" } },
    p1.attacks "Toy Padawan",
    p2.is_asked,
  },
}

scenario "Darth Vader (S) does so once per turn" {
  rules = { "TCG-ACTV-06" },
  given = { phase = "attack", arena = "character",
    p1 = { force = 6, character = { "Darth Vader (S)" } },
    p2 = { character = { "Toy Padawan", "Toy Guard" } } },
  steps = {
    p1.uses "Darth Vader (S)",
    p1.chooses "Toy Guard",
    p1.may_choose_exactly { "attacks Toy Padawan", "taps Darth Vader (S)" },
  },
}

scenario "Darth Vader (S) evades 2 for 2 Force" {
  rules = { "ROTS-10/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 3, character = { { "Darth Vader (S)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Vader (S)",
    p1.uses("Darth Vader (S)", "(ability 2)"),
    expect { p1, force = 1 },
    expect { p1.unit "Darth Vader (S)", damage = 1 },
  },
}

scenario "Grand Moff Tarkin strengthens Capital Ships and Battle Stations" {
  rules = { "ROTS-16/static" },
  given = { phase = "attack", arena = "space",
    p1 = { character = { "Grand Moff Tarkin (D)" }, space = { "Techno Union Starship", "Droid Tri-Fighter" } },
    p2 = { space = { "Toy Fighter" } } },
  steps = {
    expect { p1.unit "Techno Union Starship", power = 7, critical = 1 },
    expect { p1.unit "Droid Tri-Fighter", power = 2 },
  },
}

scenario "Jar Jar Binks (C): a card for a build point" {
  rules = { "ROTS-18/activated" },
  given = { phase = "light builds",
    p2 = { build_points = 1, character = { "Jar Jar Binks (C)" }, hand = { "Toy Scout", "Toy Gift" } } },
  steps = {
    p2.uses "Jar Jar Binks (C)",
    p2.chooses "Toy Gift",
    expect { p2, build_points = 2 },
    expect { p2.discard, exactly = { "Toy Gift" } },
  },
}

scenario "Jar Jar Binks (C): a build point for a card" {
  rules = { "ROTS-18/activated-2" },
  given = { phase = "battle",
    p1 = { character = { "Toy Guard" } },
    p2 = { build_points = 1, character = { "Jar Jar Binks (C)" }, deck = { "Toy Gift" } } },
  steps = {
    p2.uses("Jar Jar Binks (C)", "(ability 2)"),
    expect { p2.hand, exactly = { "Toy Gift" } },
    expect { p2, build_points = 0 },
    p2.passes,
  },
}

scenario "Mace Windu (F): 1 Force as the Character battle ends" {
  rules = { "ROTS-20/whenever" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { { "Toy Guard", tapped = true } }, ground = { "Toy Walker" } },
    p2 = { character = { { "Mace Windu (F)", tapped = true } }, hand = { "Toy Scout" } } },
  steps = {
    expect { p2, force = 5 },
    expect { p1, force = 4 },
  },
}

scenario "Mace Windu (F): as much power as the revealed card costs" {
  rules = { "ROTS-20/activated" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1, 6, 6, 6 },
    p1 = { character = { { "Toy Padawan", tapped = true } } },
    p2 = { force = 2, character = { "Mace Windu (F)", "Toy Guard" }, deck = { "Toy Guard" } } },
  steps = {
    p2.attacks "Toy Padawan",
    p2.uses("Mace Windu (F)", "(ability 2)"),
    expect { p1.unit "Toy Padawan", damage = 3 },
    expect { p2.discard, exactly = { "Toy Guard" } },
  },
}

scenario "Mace Windu (F): a Battle card that he reveals may be played in this chance" {
  rules = { "ROTS-20/activated" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p1 = { character = { { "Toy Padawan", tapped = true } } },
    p2 = { force = 2, character = { "Mace Windu (F)", "Toy Guard" }, deck = { "Toy Gift" } } },
  steps = {
    p2.attacks "Toy Padawan",
    p2.uses("Mace Windu (F)", "(ability 2)"),
    p2.plays "Toy Gift",
    expect { p2, force = 2 },
    expect { p2.discard, exactly = { "Toy Gift" } },
  },
}

scenario "Mace Windu (F): one that is not played is discarded when the dice are rolled" {
  rules = { "ROTS-20/activated" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p1 = { character = { { "Toy Padawan", tapped = true } } },
    p2 = { force = 2, character = { "Mace Windu (F)", "Toy Guard" }, deck = { "Toy Gift" } } },
  steps = {
    p2.attacks "Toy Padawan",
    p2.uses("Mace Windu (F)", "(ability 2)"),
    p2.passes,
    expect { p2.hand, count = 0 },
    expect { p2.discard, exactly = { "Toy Gift" } },
  },
}

scenario "Mace Windu (F) evades 2 for 2 Force" {
  rules = { "ROTS-20/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 3, character = { { "Mace Windu (F)", tapped = true } } } },
  steps = {
    p1.attacks "Mace Windu (F)",
    p2.uses("Mace Windu (F)", "(ability 3)"),
    expect { p2, force = 1 },
    expect { p2.unit "Mace Windu (F)", damage = 1 },
  },
}

scenario "Mas Amedda retreats when he is alone as the Character battle starts" {
  rules = { "ROTS-21/whenever" },
  given = { phase = "battle",
    p1 = { character = { "Mas Amedda (A)" } },
    p2 = { character = { "Toy Guard" } , hand = { "Toy Scout" } } },
  steps = {
    p2.taps "Toy Guard",
    expect { p1.unit "Mas Amedda (A)", zone = "retreated" },
  },
}

scenario "Mas Amedda: a damage counter on a unit for a build point" {
  rules = { "ROTS-21/activated" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, character = { "Mas Amedda (A)" }, ground = { "Toy Walker" }, hand = { "Toy Scout" } } },
  steps = {
    p1.uses("Mas Amedda (A)", "(ability 2)"),
    p1.chooses "Toy Walker",
    expect { p1.unit "Toy Walker", damage = 1 },
    expect { p1, build_points = 2 },
  },
}

scenario "Nos Monster is fast while an Aquatic Location lies" {
  rules = { "ROTS-24/static" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { "Nos Monster" }, locations = { "Utapau Sinkhole" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    expect { p1.unit "Nos Monster", speed = 50 },
  },
}

scenario "Obi-Wan Kenobi (N) against a Dark Jedi" {
  rules = { "ROTS-25/static" },
  given = { phase = "attack", arena = "character", chance = { 3, 3, 3, 1, 1, 1, 1 },
    p1 = { character = { { "Darth Tyranus (C)", tapped = true } } },
    p2 = { character = { "Obi-Wan Kenobi (N)", "Toy Guard" } } },
  steps = {
    p2.attacks "Darth Tyranus (C)",
    expect { p1.unit "Darth Tyranus (C)", damage = 3 },
  },
}

scenario "Obi-Wan Kenobi (N) evades 2 for 1 Force" {
  rules = { "ROTS-25/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 2, character = { { "Obi-Wan Kenobi (N)", tapped = true } } } },
  steps = {
    p1.attacks "Obi-Wan Kenobi (N)",
    p2.uses "Obi-Wan Kenobi (N)",
    expect { p2, force = 1 },
    expect { p2.unit "Obi-Wan Kenobi (N)", damage = 1 },
  },
}

scenario "Padme Amidala (G): 2 Force and 2 cards for her" {
  rules = { "ROTS-26/activated" },
  given = { phase = "battle",
    p1 = { character = { "Toy Guard" } },
    p2 = { character = { "Padme Amidala (G)", "Toy Padawan" }, deck = { "Toy Gift", "Toy Luck" } } },
  steps = {
    p2.uses "Padme Amidala (G)",
    expect { p2, force = 2 },
    expect { p2.hand, count = 2 },
    expect { p2.discard, exactly = { "Padme Amidala (G)" } },
    p2.passes,
  },
}

-- Attack of the Clones: character_more.

scenario "Anakin Skywalker (A) evades 3 for 3 Force" {
  rules = { "AOTC-1/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 4, character = { { "Anakin Skywalker (A)", tapped = true } } } },
  steps = {
    p1.attacks "Anakin Skywalker (A)",
    p2.uses "Anakin Skywalker (A)",
    expect { p2, force = 1 },
    expect { p2.unit "Anakin Skywalker (A)", damage = 0 },
  },
}

scenario "Anakin Skywalker (B) evades 1 for 1 Force" {
  rules = { "AOTC-2/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 2, character = { { "Anakin Skywalker (B)", tapped = true } } } },
  steps = {
    p1.attacks "Anakin Skywalker (B)",
    p2.uses("Anakin Skywalker (B)", "(ability 2)"),
    expect { p2, force = 1 },
    expect { p2.unit "Anakin Skywalker (B)", damage = 2 },
  },
}

scenario "Anakin Skywalker (B) taps to speed up a Ground unit of his side" {
  rules = { "AOTC-2/activated" },
  given = { phase = "light builds",
    p2 = { build_points = 1, character = { "Anakin Skywalker (B)" }, ground = { "Toy Trooper", "Toy Walker" }, hand = { "Toy Scout" } },
    p1 = { ground = { "Toy Scout" } } },
  steps = {
    p2.uses "Anakin Skywalker (B)",
    p2.may_choose_exactly { "Toy Trooper", "Toy Walker" },
    p2.chooses "Toy Walker",
    expect { p2.unit "Toy Walker", speed = 50, power = 6 },
    expect { p2.unit "Anakin Skywalker (B)", tapped = true },
  },
}

scenario "Assassin Droid ASN-121: 3 damage, and a side without a Jedi cannot buy it off" {
  rules = { "AOTC-3/activated" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { "Assassin Droid ASN-121 (A)", "Toy Guard" } },
    p2 = { force = 5, character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.uses "Assassin Droid ASN-121 (A)",
    expect { p2.discard, exactly = { "Toy Guard" } },
    expect { p2, force = 5 },
  },
}

scenario "Assassin Droid ASN-121: a side with a Jedi may pay 2 Force" {
  rules = { "TCG-PHR-06" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { "Assassin Droid ASN-121 (A)", "Toy Guard" } },
    p2 = { force = 5, character = { { "Toy Guard", tapped = true }, { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.uses "Assassin Droid ASN-121 (A)",
    p1.chooses "Toy Guard",
    p2.accepts,
    expect { p2.unit "Toy Guard", damage = 0 },
    expect { p2, force = 3 },
  },
}

scenario "Bail Organa (A): the opponent chooses a Character of theirs, which is tapped unless they pay 3 Force" {
  rules = { "AOTC-4/activated" },
  given = { phase = "light builds",
    p2 = { build_points = 1, character = { "Bail Organa (A)" }, hand = { "Toy Scout" } },
    p1 = { force = 3, character = { "Toy Guard", "Toy Padawan" } } },
  steps = {
    p2.uses "Bail Organa (A)",
    p1.may_choose_exactly { "Toy Guard", "Toy Padawan" },
    p1.chooses "Toy Guard",
    p1.declines,
    expect { p1.unit "Toy Guard", tapped = true },
    expect { p1.unit "Toy Padawan", tapped = false },
  },
}

scenario "Bail Organa (A): who has too little Force is not asked, who pays is spared" {
  rules = { "TCG-PHR-06" },
  given = { phase = "light builds",
    p2 = { build_points = 1, hand = { "Toy Scout" }, character = { "Bail Organa (A)" } },
    p1 = { force = 3, character = { "Toy Guard" } } },
  steps = {
    p2.uses "Bail Organa (A)",
    p1.accepts,
    expect { p1, force = 0 },
    expect { p1.unit "Toy Guard", tapped = false },
  },
}

scenario "Boba Fett (A) slows every Bounty Hunter" {
  rules = { "AOTC-6/static" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { "Jango Fett (D)" } },
    p2 = { character = { "Boba Fett (A)", "Toy Guard" } } },
  steps = {
    expect { p1.unit "Jango Fett (D)", speed = 40 },
    expect { p2.unit "Toy Guard", speed = 30 },
  },
}

scenario "Captain Typho speeds up the other Naboo Soldiers of his side" {
  rules = { "AOTC-7/static" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { "Toy Guard" } },
    p2 = { ground = { "Naboo Senatorial Escort", "Clone Squad" }, character = { "Captain Typho (A)", "Naboo Security Guard" } } },
  steps = {
    expect { p2.unit "Naboo Security Guard", speed = 40 },
    expect { p2.unit "Naboo Senatorial Escort", speed = 20 },
    expect { p2.unit "Captain Typho (A)", speed = 40 },
    expect { p2.unit "Clone Squad", speed = 10 },
  },
}

scenario "Darth Sidious (A): 1 Force as the battle phase ends" {
  rules = { "AOTC-13/whenever" },
  given = { phase = "end",
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Trooper" }, character = { "Darth Sidious (A)" }, deck = { "Toy Gift" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Trooper" }, deck = { "Toy Gift" } } },
  steps = {
    expect { p1, force = 5 },
    expect { p2, force = 4 },
  },
}

scenario "Darth Sidious (A): the opponent builds face up" {
  rules = { "AOTC-13/static" },
  given = { phase = "light builds",
    p1 = { force = 1, character = { "Darth Sidious (A)" }, hand = { "Toy Luck" } },
    p2 = { build_points = 2, hand = { "Toy Trooper", "Toy Scout" } } },
  steps = {
    p2.builds "Toy Trooper",
    expect { p2.unit "Toy Trooper", open = true },
  },
}

scenario "Darth Sidious (A) evades 3 for 2 Force" {
  rules = { "AOTC-13/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 3, character = { { "Darth Sidious (A)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Sidious (A)",
    p1.uses "Darth Sidious (A)",
    expect { p1, force = 1 },
    expect { p1.unit "Darth Sidious (A)", damage = 0 },
  },
}

scenario "Darth Tyranus (A): 2 power for this attack for 1 Force" {
  rules = { "AOTC-14/activated" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1, 1, 1 },
    p1 = { force = 1, character = { "Darth Tyranus (A)" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.attacks "Toy Guard",
    p1.uses "Darth Tyranus (A)",
    expect { p1.unit "Darth Tyranus (A)", power = 7 },
    expect { p1, force = 0 },
    p2.may_choose { "Darth Tyranus (A)" },
  },
}

scenario "Darth Tyranus (A): the power is for the dice of this attack" {
  rules = { "AOTC-14/activated" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1, 6, 6 },
    p1 = { force = 1, character = { "Darth Tyranus (A)" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.attacks "Toy Guard",
    p1.uses "Darth Tyranus (A)",
    expect { p2.unit "Toy Guard", damage = 2 },
  },
}

scenario "Darth Tyranus (A) evades 3 for 3 Force" {
  rules = { "AOTC-14/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 4, character = { { "Darth Tyranus (A)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Tyranus (A)",
    p1.passes,
    p1.uses("Darth Tyranus (A)", "(ability 2)"),
    expect { p1, force = 1 },
    expect { p1.unit "Darth Tyranus (A)", damage = 0 },
  },
}

scenario "Darth Tyranus (A) deflects 1 for 2 Force" {
  rules = { "AOTC-14/activated-3" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 2, character = { { "Darth Tyranus (A)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Tyranus (A)",
    p1.passes,
    p1.uses("Darth Tyranus (A)", "(ability 3)"),
    p1.chooses "Toy Guard",
    expect { p1.unit "Darth Tyranus (A)", damage = 1 },
    expect { p2.unit "Toy Guard", damage = 1 },
  },
}

scenario "Dexter Jettster: 3 power to a Character of his side in place of attacking" {
  rules = { "AOTC-16/activated" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { "Dexter Jettster (A)", "Toy Guard" } },
    p2 = { character = { "Toy Padawan" } } },
  steps = {
    p1.uses "Dexter Jettster (A)",
    p1.chooses "Toy Guard",
    expect { p1.unit "Toy Guard", power = 6 },
    expect { p1.unit "Dexter Jettster (A)", tapped = true },
  },
}

scenario "Geonosian Sentry speeds up the other Geonosians" {
  rules = { "AOTC-17/static" },
  given = { phase = "attack", arena = "character",
    p1 = { ground = { "Geonosian Squad" }, character = { "Geonosian Sentry", "Geonosian Guard" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    expect { p1.unit "Geonosian Guard", speed = 40 },
    expect { p1.unit "Geonosian Squad", speed = 40 },
    expect { p1.unit "Geonosian Sentry", speed = 40 },
  },
}

scenario "Jango Fett (A) against a Jedi" {
  rules = { "AOTC-21/static" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1, 1, 1, 1, 1 },
    p1 = { character = { "Jango Fett (A)", "Toy Guard" } },
    p2 = { character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Toy Padawan",
    expect { p2.unit "Toy Padawan", damage = 3 },
  },
}

scenario "Jango Fett (B) against a Jedi" {
  rules = { "AOTC-22/static" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1, 1, 1, 1, 1 },
    p1 = { character = { "Jango Fett (B)", "Toy Guard" } },
    p2 = { character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Toy Padawan",
    expect { p2.unit "Toy Padawan", damage = 2 },
  },
}

scenario "Jango Fett (A) has no Critical Hit against others" {
  rules = { "TCG-STAT-03" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1, 1, 1, 1, 1 },
    p1 = { character = { "Jango Fett (A)", "Toy Guard" } },
    p2 = { character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    expect { p2.unit "Toy Guard", damage = 1 },
  },
}

scenario "Jar Jar Binks (A): the dice of an attack on him may be rerolled" {
  rules = { "AOTC-23/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Jar Jar Binks (A)", tapped = true } } } },
  steps = {
    p1.attacks "Jar Jar Binks (A)",
    p2.accepts,
    p2.chooses(1),
    p2.chooses(2),
    p2.finishes,
    expect { p2.unit "Jar Jar Binks (A)", damage = 1 },
  },
}

scenario "Lama Su: Clones take 1 build counter less" {
  rules = { "AOTC-27/static" },
  given = { phase = "light builds",
    p2 = { build_points = 1, build = { { "Clone Squad", counters = 2 }, { "Toy Walker", counters = 5 } }, character = { "Lama Su (A)" } } },
  steps = {
    p2.may_choose { "deploys Clone Squad" },
    p2.may_not_choose { "deploys Toy Walker" },
    p2.deploys "Clone Squad",
    expect { p2.unit "Clone Squad", zone = "ground" },
  },
}

scenario "Obi-Wan Kenobi (A) evades 2 for 2 Force" {
  rules = { "AOTC-31/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 3, character = { { "Obi-Wan Kenobi (A)", tapped = true } } } },
  steps = {
    p1.attacks "Obi-Wan Kenobi (A)",
    p2.uses "Obi-Wan Kenobi (A)",
    p2.passes,
    expect { p2, force = 1 },
    expect { p2.unit "Obi-Wan Kenobi (A)", damage = 1 },
  },
}

scenario "Obi-Wan Kenobi (A) gives himself up for another Character and gains as much Force" {
  rules = { "AOTC-31/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Toy Padawan", tapped = true }, { "Obi-Wan Kenobi (A)", tapped = true } } } },
  steps = {
    p1.attacks "Toy Padawan",
    p2.uses "Obi-Wan Kenobi (A)",
    expect { p2.unit "Toy Padawan", damage = 0 },
    expect { p2, force = 3 },
    expect { p2.discard, exactly = { "Obi-Wan Kenobi (A)" } },
  },
}

scenario "Padme Amidala (B): the Dark Side gets 1 build point less" {
  rules = { "AOTC-35/whenever" },
  given = { phase = "ready", chance = { 4 },
    p1 = { hand = { "Toy Trooper" } }, p2 = { character = { "Padme Amidala (B)" } } },
  steps = {
    expect { p1, build_points = 3 },
    expect { p2, build_points = 4 },
  },
}

scenario "Queen Jamillia retreats a Diplomat in place of attacking" {
  rules = { "AOTC-40/activated" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { { "Toy Guard", tapped = true } } },
    p2 = { character = { "Queen Jamillia (A)", { "Padme Amidala (D)", tapped = true }, "Toy Padawan" } } },
  steps = {
    p2.uses "Queen Jamillia (A)",
    p2.may_choose_exactly { "Queen Jamillia (A)", "Padme Amidala (D)" },
    p2.chooses "Padme Amidala (D)",
    expect { p2.unit "Padme Amidala (D)", zone = "retreated" },
  },
}

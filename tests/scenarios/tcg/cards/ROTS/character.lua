-- Revenge of the Sith: Characters.

scenario "Obi-Wan Kenobi (M) evades 2 for 3 Force" {
  rules = { "ROTS-96/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Elite Guardian" } },
    p2 = { force = 4, character = { { "Obi-Wan Kenobi (M)", tapped = true } } } },
  steps = {
    p1.attacks "Obi-Wan Kenobi (M)",
    p2.uses "Obi-Wan Kenobi (M)",
    expect { p2, force = 1 },
    expect { p2.unit "Obi-Wan Kenobi (M)", damage = 1 },
  },
}

scenario "Darth Tyranus (I) evades 2 for 2 Force" {
  rules = { "ROTS-8/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p2 = { character = { "Toy Guard", "R2-D2 (J)" } },
    p1 = { force = 3, character = { { "Darth Tyranus (I)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Tyranus (I)",
    p1.uses "Darth Tyranus (I)",
    expect { p1, force = 1 },
    expect { p1.unit "Darth Tyranus (I)", damage = 1 },
  },
}

scenario "Darth Vader (R) evades 2 for 3 Force" {
  rules = { "ROTS-9/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p2 = { character = { "Toy Guard", "R2-D2 (J)" } },
    p1 = { force = 4, character = { { "Darth Vader (R)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Vader (R)",
    p1.uses("Darth Vader (R)", "(ability 2)"),
    expect { p1, force = 1 },
    expect { p1.unit "Darth Vader (R)", damage = 1 },
  },
}

scenario "Darth Vader (Q) evades 2 for 4 Force" {
  rules = { "ROTS-48/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p2 = { character = { "Toy Guard", "R2-D2 (J)" } },
    p1 = { force = 5, character = { { "Darth Vader (Q)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Vader (Q)",
    p1.uses "Darth Vader (Q)",
    expect { p1, force = 1 },
    expect { p1.unit "Darth Vader (Q)", damage = 1 },
  },
}

scenario "Darth Sidious (E) evades 2 for 3 Force" {
  rules = { "ROTS-81/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p2 = { character = { "Toy Guard", "R2-D2 (J)" } },
    p1 = { force = 4, character = { { "Darth Sidious (E)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Sidious (E)",
    p1.uses("Darth Sidious (E)", "(ability 2)"),
    expect { p1, force = 1 },
    expect { p1.unit "Darth Sidious (E)", damage = 1 },
  },
}

scenario "Anakin Skywalker (M) evades 1 for 2 Force" {
  rules = { "ROTS-1/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p1 = { character = { "Toy Guard", "Elite Guardian" } },
    p2 = { force = 3, character = { { "Anakin Skywalker (M)", tapped = true } } } },
  steps = {
    p1.attacks "Anakin Skywalker (M)",
    p2.uses "Anakin Skywalker (M)",
    expect { p2, force = 1 },
    expect { p2.unit "Anakin Skywalker (M)", damage = 1 },
  },
}

scenario "Anakin gives the Starfighter he is on 10 speed and Armor" {
  rules = { "ROTS-1/pilot" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { { "ARC-170 Starfighter", with = { "Anakin Skywalker (M)" } } } } },
  steps = {
    expect { p2.unit "ARC-170 Starfighter", speed = 60, armor = 1, power = 2 },
  },
}

scenario "Bail Organa taps a unit of the opponent for 2 build points, also in the build zone" {
  rules = { "ROTS-2/activated" },
  given = { phase = "light builds",
    p1 = { ground = { "Toy Trooper" }, retreated = { "Toy Walker" } },
    p2 = { build_points = 3, character = { "Bail Organa (B)" }, hand = { "Toy Trooper" } } },
  steps = {
    p2.uses "Bail Organa (B)",
    p2.may_choose_exactly { "Toy Trooper", "Toy Walker" },
    p2.chooses "Toy Walker",
    expect { p1.unit "Toy Walker", tapped = true },
    expect { p2, build_points = 1 },
    expect { p2.unit "Bail Organa (B)", tapped = true },
  },
}

scenario "The Medical Droid removes up to 3 damage counters from a Character while no unit attacks" {
  rules = { "ROTS-61/activated" },
  given = { phase = "battle",
    p1 = { character = { "Toy Guard" } },
    p2 = { character = { "GH-7 Medical Droid", { "Yoda (A)", damage = 4 } } } },
  steps = {
    p2.uses "GH-7 Medical Droid",
    p2.may_choose_exactly { "GH-7 Medical Droid", "Yoda (A)" },
    p2.chooses "Yoda (A)",
    expect { p2.unit "Yoda (A)", damage = 1 },
    expect { p2.unit "GH-7 Medical Droid", tapped = true },
  },
}

scenario "During an attack the Medical Droid does nothing" {
  rules = { "TCG-PHR-08" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1 },
    p1 = { character = { "Toy Guard" } },
    p2 = { force = 1, character = { "GH-7 Medical Droid", { "Yoda (A)", damage = 4, tapped = true } }, hand = { "Surge of Power" } } },
  steps = {
    p1.attacks "Yoda (A)",
    p2.cannot { "uses", "GH-7 Medical Droid", because = "TCG-PHR-08" },
    p2.passes,
  },
}

scenario "R2-D2 makes the Starfighter lucky and repairs it as the Space battle starts" {
  rules = { "ROTS-62/pilot", "ROTS-62/pilot_whenever" },
  given = { phase = "battle",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { { "Jedi Starfighter 3R3", damage = 2, with = { "R2-D2 (J)" } } } } },
  steps = {
    expect { p2.unit "Jedi Starfighter 3R3", damage = 1, lucky = 3 },
  },
}

scenario "Vader deflects 1, and that damage cannot be prevented" {
  rules = { "ROTS-9/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { force = 2, character = { { "Darth Vader (R)", tapped = true } } },
    p2 = { force = 3, character = { "Toy Guard" }, hand = { "Yoda's Intervention" } } },
  steps = {
    p2.attacks "Darth Vader (R)",
    p1.uses "Darth Vader (R)",
    p1.chooses "Toy Guard",
    p2.plays "Yoda's Intervention",
    expect { p2.unit "Toy Guard", damage = 1 },
    expect { p1.unit "Darth Vader (R)", damage = 0 },
  },
}

scenario "Vader has 2 more power against Jedi, and Accuracy against Padawans" {
  rules = { "ROTS-48/static" },
  given = { phase = "attack", arena = "character", chance = { 3, 3, 3, 3, 1, 1, 1, 1, 1 },
    p1 = { force = 1, character = { "Darth Vader (Q)" }, hand = { "Toy Gift" } },
    p2 = { character = { { "Obi-Wan Kenobi (C)", tapped = true } } } },
  steps = {
    p1.attacks "Obi-Wan Kenobi (C)",
    expect { p1.unit "Darth Vader (Q)", power = 9, accuracy = 0 },
    p1.passes,
    expect { p2.unit "Obi-Wan Kenobi (C)", damage = 0 },
  },
}

scenario "Vader's Accuracy against a Padawan" {
  rules = { "ROTS-48/static-2" },
  given = { phase = "attack", arena = "character", chance = { 3, 3, 3, 1, 1, 1, 1, 1, 1 },
    p1 = { character = { "Darth Vader (Q)" } },
    p2 = { character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Toy Padawan",
    expect { p2.unit "Toy Padawan", damage = 3 },
  },
}

scenario "Sidious puts 3 damage counters on a Ground unit or Character and 1 on himself" {
  rules = { "ROTS-81/activated" },
  given = { phase = "dark builds",
    p1 = { force = 3, character = { "Darth Sidious (E)" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Yoda (A)" } } },
  steps = {
    p1.uses "Darth Sidious (E)",
    p1.may_choose_exactly { "Darth Sidious (E)", "Toy Walker", "Yoda (A)" },
    p1.chooses "Yoda (A)",
    expect { p2.unit "Yoda (A)", damage = 3 },
    expect { p1.unit "Darth Sidious (E)", damage = 1, tapped = true },
    expect { p1, force = 0 },
  },
}

scenario "The Security Escort intercepts" {
  rules = { "ROTS-12/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { force = 1, character = { { "Toy Guard", tapped = true }, { "Droid Security Escort", tapped = true } } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p2.attacks "Toy Guard",
    p1.uses "Droid Security Escort",
    expect { p1.unit "Droid Security Escort", damage = 1 },
    expect { p1.unit "Toy Guard", damage = 0 },
  },
}

scenario "The Elite Guardian intercepts and retaliates" {
  rules = { "ROTS-51/activated", "ROTS-51/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1, 6, 6, 1 },
    p1 = { force = 2, character = { { "Toy Guard", tapped = true }, { "Elite Guardian", tapped = true } } },
    p2 = { character = { "Toy Guard", "R2-D2 (J)" } } },
  steps = {
    p2.attacks "Toy Guard",
    p1.uses "Elite Guardian",
    p1.uses("Elite Guardian", "(ability 2)"),
    expect { p1.unit "Elite Guardian", damage = 1 },
    expect { p2.unit "Toy Guard", damage = 2 },
  },
}

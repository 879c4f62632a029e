-- Pilots (section 3).

scenario "A Pilot moves onto a unit of its kind that is in battle" {
  rules = { "TCG-PIL-02", "TCG-PIL-13" },
  given = { phase = "light builds",
    p2 = { space = { "ARC-170 Starfighter", "Republic Cruiser" }, ground = { "AT-RT" }, retreated = { "Jedi Starfighter 3R3" }, character = { "Anakin Skywalker (M)", "Kit Fisto (A)" } } },
  steps = {
    p2.may_choose_exactly { "returns Jedi Starfighter 3R3", "boards Anakin Skywalker (M) on ARC-170 Starfighter", done },
    p2.boards("Anakin Skywalker (M)", "on ARC-170 Starfighter"),
    expect { p2.unit "ARC-170 Starfighter", speed = 60, armor = 1 },
    expect { p2.unit "Anakin Skywalker (M)", on = "ARC-170 Starfighter" },
  },
}

scenario "A unit has one Pilot; a Pilot moves once in a build step" {
  rules = { "TCG-PIL-03", "TCG-PIL-12" },
  given = { phase = "light builds",
    p2 = { space = { { "ARC-170 Starfighter", with = { "Anakin Skywalker (M)" } }, "Jedi Starfighter 3R3" }, character = { "R2-D2 (J)" } } },
  steps = {
    p2.may_choose_exactly { "boards R2-D2 (J) on Jedi Starfighter 3R3", "boards Anakin Skywalker (M) on Jedi Starfighter 3R3",
      "leaves Anakin Skywalker (M) for the Character arena", "leaves Anakin Skywalker (M) for the build zone", done },
    p2.boards("Anakin Skywalker (M)", "on Jedi Starfighter 3R3"),
    p2.may_choose_exactly { "boards R2-D2 (J) on ARC-170 Starfighter", done },
  },
}

scenario "With R2-D2 on it a unit can have one more Pilot" {
  rules = { "TCG-PIL-14" },
  given = { phase = "light builds",
    p2 = { space = { { "ARC-170 Starfighter", with = { "R2-D2 (J)" } } }, character = { "Anakin Skywalker (M)" } } },
  steps = {
    p2.may_choose_exactly { "boards Anakin Skywalker (M) on ARC-170 Starfighter", "leaves R2-D2 (J) for the Character arena", "leaves R2-D2 (J) for the build zone", done },
    p2.boards("Anakin Skywalker (M)", "on ARC-170 Starfighter"),
    expect { p2.unit "ARC-170 Starfighter", lucky = 3, armor = 1 },
  },
}

scenario "No Pilot goes on a Droid" {
  rules = { "TCG-PIL-05" },
  given = { phase = "dark builds",
    p1 = { space = { "Vulture Droid Starfighter" }, character = { "Anakin Skywalker (M)" } } },
  steps = {
    p1.may_choose_exactly { done },
  },
}

scenario "Off a unit: to the Character arena or the build zone" {
  rules = { "TCG-PIL-15" },
  cites = { { "TCG-PIL-08", "the unit is another card: it stays" } },
  given = { phase = "light builds",
    p2 = { space = { { "ARC-170 Starfighter", with = { "R2-D2 (J)" } } } } },
  steps = {
    p2.may_choose_exactly { "leaves R2-D2 (J) for the Character arena", "leaves R2-D2 (J) for the build zone", done },
    p2.leaves("R2-D2 (J)", "for the Character arena"),
    expect { p2.character, exactly = { "R2-D2 (J)" } },
    expect { p2.space, exactly = { "ARC-170 Starfighter" } },
  },
}

scenario "What stands beside the Pilot ability does not work on a unit" {
  rules = { "TCG-PIL-22" },
  given = { phase = "attack", arena = "space", chance = { 6, 6 },
    p1 = { space = { "Toy Freighter" } },
    p2 = { force = 9, space = { { "Jedi Starfighter 3R3", tapped = true, with = { "Anakin Skywalker (M)" } } } } },
  steps = {
    p1.attacks "Jedi Starfighter 3R3",
    expect { p2.unit "Jedi Starfighter 3R3", damage = 2 },
  },
}

scenario "A piloted unit retreats with its Pilot, if both are untapped" {
  rules = { "TCG-PIL-16", "TCG-PIL-17" },
  given = { phase = "light retreats",
    p2 = { space = { { "ARC-170 Starfighter", with = { { "R2-D2 (J)", tapped = true } } }, { "Jedi Starfighter 3R3", with = { "Anakin Skywalker (M)" } } } } },
  steps = {
    p2.cannot { "retreats", "ARC-170 Starfighter", because = "TCG-PIL-16" },
    p2.may_choose_exactly { "retreats Jedi Starfighter 3R3", "retreats Anakin Skywalker (M)", done },
    p2.retreats "Jedi Starfighter 3R3",
    expect { p2.unit "Anakin Skywalker (M)", tapped = true, on = "Jedi Starfighter 3R3" },
    expect { p2.unit "Jedi Starfighter 3R3", zone = "retreated" },
  },
}

scenario "A tapped Pilot on a unit untaps like other cards" {
  rules = { "TCG-PIL-11" },
  given = { phase = "ready", chance = { 2 },
    p1 = { hand = { "Toy Walker" } },
    p2 = { space = { { "ARC-170 Starfighter", with = { { "R2-D2 (J)", tapped = true } } } } } },
  steps = {
    p1.is_asked,
    expect { p2.unit "R2-D2 (J)", tapped = false },
  },
}

scenario "A Pilot goes with its unit, and is no Character meanwhile" {
  rules = { "TCG-ZONE-13" },
  cites = { { "TCG-PIL-09", "what lies with a unit goes where it goes" }, { "TCG-PIL-18", "a Pilot on a unit lies in no arena: no effect on units finds it" } },
  given = { phase = "attack", arena = "space", chance = { 6, 6 },
    p1 = { space = { "Toy Freighter", "Trade Federation Battleship" } },
    p2 = { space = { { "ARC-170 Starfighter", tapped = true, with = { "R2-D2 (J)" } }, { "Republic Cruiser", tapped = true } } } },
  steps = {
    p1.attacks "ARC-170 Starfighter",
    p2.uses "ARC-170 Starfighter",
    p2.finishes,
    expect { p2.discard, exactly = { "ARC-170 Starfighter", "R2-D2 (J)" } },
  },
}

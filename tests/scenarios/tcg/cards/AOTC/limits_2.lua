-- More of what abilities do not do.

scenario "Dark Speed is for a unit of one's own" {
  rules = { "AOTC-78/effect" },
  given = { phase = "battle",
    p1 = { hand = { "Dark Speed" }, ground = { "Toy Walker" }, character = { "Toy Guard" } },
    p2 = { ground = { "Toy Trooper" } } },
  steps = {
    p1.plays "Dark Speed",
    p1.may_choose_exactly { "Toy Walker", "Toy Guard" },
    p1.chooses "Toy Guard",
    expect { p1.unit "Toy Guard", speed = 60 },
  },
}

scenario "Battle Fatigue is not played with 1 Force" {
  quiet = { "AOTC-5/effect" },
  given = { phase = "battle",
    p1 = { force = 1, hand = { "Battle Fatigue", "Toy Gift" }, ground = { "Toy Walker" } },
    p2 = { ground = { "Toy Trooper" } } },
  steps = {
    p1.may_choose_exactly { "plays Toy Gift", pass },
    p1.passes,
    expect { p2.unit "Toy Trooper", power = 2 },
  },
}

scenario "Clone Officer makes neither a unit that is no Clone stronger nor a Clone of the other side" {
  quiet = { "AOTC-9/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, character = { "Clone Warrior 4/163" } },
    p2 = { space = { { "Toy Fighter", tapped = true } }, character = { "Clone Officer", "Toy Guard" } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Clone Warrior 4/163", power = 4 },
    expect { p2.unit "Toy Guard", power = 3 },
  },
}

scenario "Captain Typho speeds up neither himself nor who is no Naboo Soldier, nor the other side" {
  quiet = { "AOTC-7/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, character = { "Naboo Security Guard" } },
    p2 = { space = { { "Toy Fighter", tapped = true } }, character = { "Captain Typho (A)", "Toy Guard" } } },
  steps = {
    p1.is_asked,
    expect { p2.unit "Captain Typho (A)", speed = 40 },
    expect { p2.unit "Toy Guard", speed = 30 },
  },
}

scenario "Luxury Airspeeder speeds up neither itself, nor another arena, nor the other side" {
  quiet = { "AOTC-28/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Walker" } },
    p2 = { space = { { "Toy Fighter", tapped = true } }, ground = { "Luxury Airspeeder" } } },
  steps = {
    p1.is_asked,
    expect { p2.unit "Luxury Airspeeder", speed = 60 },
    expect { p1.unit "Toy Walker", speed = 30 },
    expect { p2.unit "Toy Fighter", speed = 60 },
  },
}

scenario "Darth Tyranus (B) has no Critical Hit without Force" {
  quiet = { "AOTC-79/activated" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1 },
    p1 = { force = 1, hand = { "Toy Gift" }, character = { "Darth Tyranus (B)", "Toy Guard" } },
    p2 = { character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Toy Padawan",
    p1.may_choose_exactly { "plays Toy Gift", pass },
    p1.passes,
    p1.passes,
    p1.passes,
    expect { p1, force = 1 },
  },
}

scenario "Corde saves no Jedi, and no unit that is no Character" {
  rules = { "AOTC-76/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { ground = { "Toy Walker" }, character = { { "Corde (A)", tapped = true }, { "Jabba's Dancers", tapped = true }, { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Jabba's Dancers",
    p2.uses "Corde (A)",
    p2.may_not_choose { "Toy Padawan", "Toy Walker" },
    p2.chooses "Jabba's Dancers",
    expect { p2.unit "Jabba's Dancers", damage = 0 },
  },
}

scenario "Darth Sidious (A) in the build zone gains no Force and opens no build" {
  quiet = { "AOTC-13/whenever", "AOTC-13/static" },
  given = { phase = "light builds",
    p1 = { retreated = { "Darth Sidious (A)" } },
    p2 = { build_points = 1, hand = { "Toy Scout" } } },
  steps = {
    p2.builds "Toy Scout",
    expect { p2.unit "Toy Scout", open = false },
    expect { p1, force = 0 },
  },
}

scenario "Nexu in the build zone makes no ability dearer" {
  quiet = { "AOTC-97/static" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1, 1, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" }, retreated = { "Nexu" } },
    p2 = { force = 1, ground = { { "Toy Dodger", tapped = true } } } },
  steps = {
    p1.attacks "Toy Dodger",
    p2.uses "Toy Dodger",
    expect { p2, force = 0 },
    expect { p2.unit "Toy Dodger", damage = 0 },
  },
}

scenario "Nexu makes no ability of its own side dearer" {
  quiet = { "AOTC-97/static" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1, 1, 1 },
    p2 = { ground = { "Toy Walker", "Toy Trooper" } },
    p1 = { force = 1, ground = { { "Toy Dodger", tapped = true } }, character = { "Nexu" } } },
  steps = {
    p2.attacks "Toy Dodger",
    p1.uses "Toy Dodger",
    expect { p1, force = 0 },
  },
}

scenario "Lama Su makes nothing cheaper but Clones" {
  quiet = { "AOTC-27/static" },
  given = { phase = "light builds",
    p2 = { build_points = 1, hand = { "Toy Scout" }, character = { "Lama Su (A)" }, build = { { "Toy Guard", counters = 2 } } } },
  steps = {
    p2.builds "Toy Scout",
    expect { p2.unit "Toy Guard", needs = 3 },
  },
}

scenario "Elan Sleazebaggano hurts neither himself nor the other side" {
  quiet = { "AOTC-84/whenever" },
  given = { phase = "attack", arena = "character", chance = { 1 },
    p1 = { character = { "Elan Sleazebaggano (A)" }, hand = { "Toy Scout" } },
    p2 = { character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.taps "Elan Sleazebaggano (A)",
    expect { p1.unit "Elan Sleazebaggano (A)", damage = 0 },
    expect { p2.unit "Toy Guard", damage = 0 },
  },
}

scenario "Tyranus's Solar Sailer does not retreat after another's attack" {
  quiet = { "AOTC-53/whenever" },
  given = { phase = "attack", arena = "space", chance = { 1, 1, 1 },
    p1 = { space = { "Toy Fighter", { "Tyranus's Solar Sailer (A)", tapped = true }, "Toy Freighter" } },
    p2 = { space = { { "Toy Freighter", tapped = true } } } },
  steps = {
    p1.attacks "Toy Freighter",
    p1.may_choose { "attacks Toy Freighter" },
    expect { p1.unit "Tyranus's Solar Sailer (A)", zone = "space" },
  },
}

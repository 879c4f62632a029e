-- What abilities do not do, further cases: whom they do not reach, what may be declined or bought off.

scenario "Chancellor Palpatine slows Characters of the other side only" {
  rules = { "AOTC-69/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, character = { "Chancellor Palpatine (A)", "Toy Guard" } },
    p2 = { space = { { "Toy Fighter", tapped = true } }, character = { "Toy Guard" }, ground = { "Toy Walker" } } },
  steps = {
    p1.is_asked,
    expect { p2.unit "Toy Guard", speed = 20 },
    expect { p2.unit "Toy Walker", speed = 30 },
    expect { p1.unit "Toy Guard", speed = 30 },
  },
}

scenario "Geonosian Sentry speeds up neither itself nor others than Geonosians of its side" {
  rules = { "AOTC-17/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, character = { "Geonosian Sentry", "Geonosian Guard", "Toy Guard" } },
    p2 = { space = { { "Toy Fighter", tapped = true }, { "Geonosian Fighter", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Geonosian Guard", speed = 40 },
    expect { p1.unit "Geonosian Sentry", speed = 40 },
    expect { p1.unit "Toy Guard", speed = 30 },
    expect { p2.unit "Geonosian Fighter", speed = 50 },
  },
}

scenario "Boba Fett (A) slows Bounty Hunters of both sides and nobody else" {
  rules = { "AOTC-6/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, character = { "Boba Fett (A)", "Jango Fett (D)", "Toy Guard" } },
    p2 = { space = { { "Toy Fighter", tapped = true } }, character = { "Zam Wesell (B)" } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Jango Fett (D)", speed = 40 },
    expect { p2.unit "Zam Wesell (B)", speed = 30 },
    expect { p1.unit "Boba Fett (A)", speed = 40 },
    expect { p1.unit "Toy Guard", speed = 30 },
  },
}

scenario "Taun We speeds up no Clones of the other side" {
  rules = { "AOTC-49/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, character = { "Taun We (A)", "Clone Officer", "Toy Guard" } },
    p2 = { space = { { "Toy Fighter", tapped = true } }, ground = { "Clone Squad" } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Clone Officer", speed = 50 },
    expect { p1.unit "Toy Guard", speed = 30 },
    expect { p2.unit "Clone Squad", speed = 10 },
  },
}

scenario "Elan Sleazebaggano speeds up other Characters of his side only" {
  rules = { "AOTC-84/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Elan Sleazebaggano (A)", "Toy Guard" } },
    p2 = { space = { { "Toy Fighter", tapped = true } }, character = { "Toy Guard" } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Toy Guard", speed = 50 },
    expect { p1.unit "Toy Walker", speed = 30 },
    expect { p2.unit "Toy Guard", speed = 30 },
  },
}

scenario "Tyranus's Solar Sailer may stay after its attack" {
  rules = { "AOTC-53/whenever" },
  given = { phase = "attack", arena = "space", chance = { 1, 1 },
    p1 = { space = { "Tyranus's Solar Sailer (A)", "Toy Freighter" } },
    p2 = { space = { { "Toy Fighter", tapped = true } } } },
  steps = {
    p1.attacks "Toy Fighter",
    p1.declines,
    expect { p1.unit "Tyranus's Solar Sailer (A)", zone = "space", tapped = true },
  },
}

scenario "Departure Time gives nothing if no unit is given" {
  rules = { "AOTC-80/completed" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, build = { { "Departure Time", counters = 3 } }, ground = { "Toy Walker" } } },
  steps = {
    p1.completes "Departure Time",
    p1.declines,
    expect { p1, build_points = 1 },
    expect { p1.unit "Toy Walker", zone = "ground" },
  },
}

scenario "Infantry Battle Droid draws nothing when it falls in the build zone" {
  quiet = { "AOTC-88/whenever" },
  rules = { "TCG-ZONE-13" },
  given = { phase = "battle",
    p1 = { retreated = { { "Infantry Battle Droid, B1 Series", damage = 1 } }, character = { "Toy Guard" }, deck = { "Toy Gift" } },
    p2 = { character = { "Toy Padawan" } } },
  steps = {
    p1.is_asked,
    expect { p1.hand, count = 0 },
    expect { p1.discard, exactly = { "Infantry Battle Droid, B1 Series" } },
  },
}

scenario "Pilot's Dodge is not for Characters" {
  rules = { "AOTC-162/effect" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1, 1, 1 },
    p1 = { ground = { "Toy Walker", "Toy Tank" } },
    p2 = { force = 2, hand = { "Pilot's Dodge" }, ground = { { "Toy Scout", tapped = true } }, space = { "Toy Fighter" }, character = { "Toy Guard" } } },
  steps = {
    p1.attacks "Toy Scout",
    p2.plays "Pilot's Dodge",
    p2.may_choose_exactly { "Toy Scout", "Toy Fighter" },
    p2.chooses "Toy Scout",
    expect { p2.unit "Toy Scout", damage = 0 },
  },
}

scenario "Obi-Wan Kenobi (B) prevents damage to Anakin Skywalker and to nobody else" {
  rules = { "AOTC-99/activated-3" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", { "Acklay", tapped = true }, "Toy Padawan" } },
    p2 = { force = 1, character = { { "Obi-Wan Kenobi (B)", tapped = true }, { "Anakin Skywalker (D)", tapped = true }, { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Anakin Skywalker (D)",
    p2.uses("Obi-Wan Kenobi (B)", "(ability 3)"),
    expect { p2.unit "Anakin Skywalker (D)", damage = 0 },
    expect { p2, force = 0 },
  },
}

scenario "Jar Jar Binks rerolls nothing in an attack on another unit" {
  rules = { "TCG-TRG-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Jar Jar Binks (A)", tapped = true }, { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    expect { p2.unit "Toy Guard", damage = 1 },
  },
}

scenario "Obi-Wan Kenobi (A) gives himself for Characters of his side only" {
  rules = { "AOTC-31/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Obi-Wan Kenobi (A)", tapped = true }, { "Toy Guard", tapped = true }, { "Toy Padawan", tapped = true } }, ground = { "Toy Walker" } } },
  steps = {
    p1.attacks "Toy Guard",
    p2.uses("Obi-Wan Kenobi (A)", "(ability 2)"),
    p2.may_choose_exactly { "Toy Guard", "Toy Padawan" },
    p2.chooses "Toy Guard",
    expect { p2.unit "Toy Guard", damage = 0 },
    expect { p2, force = 1 },
    expect { p2.discard, exactly = { "Obi-Wan Kenobi (A)" } },
  },
}

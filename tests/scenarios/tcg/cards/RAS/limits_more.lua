-- What abilities do not do: the other player's build step, the wrong place, what cannot be paid.

scenario "Kyle Katarn (A) has no Upkeep in the opponent's build step" {
  quiet = { "RAS-84/upkeep", "RAS-84/upkeep-2" },
  given = { phase = "dark builds",
    p2 = { force = 2, build_points = 1, hand = { "Toy Gift" }, character = { "Kyle Katarn (A)" } },
    p1 = { build_points = 1, hand = { "Toy Scout" } } },
  steps = {
    p1.builds "Toy Scout",
    expect { p2, force = 2, build_points = 1 },
    expect { p2.hand, count = 1 },
    expect { p2.unit "Kyle Katarn (A)", tapped = false, zone = "character" },
  },
}

scenario "Mara Jade (B) has no Upkeep in the opponent's build step" {
  quiet = { "RAS-22/upkeep-2" },
  given = { phase = "light builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Gift" }, character = { "Mara Jade (B)" } },
    p2 = { build_points = 1, hand = { "Toy Scout" } } },
  steps = {
    p2.builds "Toy Scout",
    expect { p1, force = 2, build_points = 1 },
    expect { p1.hand, count = 1 },
    expect { p1.unit "Mara Jade (B)", tapped = false, zone = "character" },
  },
}

scenario "Garindan (A) has no Upkeep in the opponent's build step" {
  quiet = { "RAS-46/upkeep", "RAS-46/upkeep-2", "RAS-46/upkeep-3" },
  given = { phase = "light builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Gift" }, character = { "Garindan (A)" } },
    p2 = { build_points = 1, hand = { "Toy Scout" } } },
  steps = {
    p2.builds "Toy Scout",
    expect { p1, force = 2, build_points = 1 },
    expect { p1.hand, count = 1 },
    expect { p1.unit "Garindan (A)", tapped = false, zone = "character" },
  },
}

scenario "Dash Rendar (A) has no Upkeep in the opponent's build step" {
  quiet = { "RAS-79/upkeep", "RAS-79/upkeep-2" },
  given = { phase = "light builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Gift" }, character = { "Dash Rendar (A)" } },
    p2 = { build_points = 1, hand = { "Toy Scout" } } },
  steps = {
    p2.builds "Toy Scout",
    expect { p1, force = 2, build_points = 1 },
    expect { p1.hand, count = 1 },
    expect { p1.unit "Dash Rendar (A)", tapped = false, zone = "character" },
  },
}

scenario "Leebo (A) has no Upkeep in the opponent's build step" {
  quiet = { "RAS-86/upkeep-3" },
  given = { phase = "light builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Gift" }, character = { "Leebo (A)" } },
    p2 = { build_points = 1, hand = { "Toy Scout" } } },
  steps = {
    p2.builds "Toy Scout",
    expect { p1, force = 2, build_points = 1 },
    expect { p1.hand, count = 1 },
    expect { p1.unit "Leebo (A)", tapped = false, zone = "character" },
  },
}

scenario "Zutton (A) has no Upkeep in the opponent's build step" {
  quiet = { "RAS-97/upkeep-2" },
  given = { phase = "light builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Gift" }, character = { "Zutton (A)" } },
    p2 = { build_points = 1, hand = { "Toy Scout" } } },
  steps = {
    p2.builds "Toy Scout",
    expect { p1, force = 2, build_points = 1 },
    expect { p1.hand, count = 1 },
    expect { p1.unit "Zutton (A)", tapped = false, zone = "character" },
  },
}

scenario "Kyle Katarn (A) earns nothing for an attack that discards nobody" {
  quiet = { "RAS-84/bounty" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p2 = { character = { "Kyle Katarn (A)", "Toy Padawan" } },
    p1 = { character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p2.attacks "Toy Guard",
    p2.is_asked,
    expect { p2, force = 0, build_points = 0 },
  },
}

scenario "Mara Jade (B) earns nothing for an attack that discards nobody" {
  quiet = { "RAS-22/bounty" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p1 = { character = { "Mara Jade (B)", "Toy Padawan" } },
    p2 = { character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p1.is_asked,
    expect { p1, force = 0, build_points = 0 },
  },
}

scenario "Garindan (A) earns nothing for an attack that discards nobody" {
  quiet = { "RAS-46/bounty" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p1 = { character = { "Garindan (A)", "Toy Padawan" } },
    p2 = { character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p1.is_asked,
    expect { p1, force = 0, build_points = 0 },
  },
}

scenario "Dash Rendar does not evade damage to another" {
  quiet = { "RAS-79/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { character = { { "Dash Rendar (A)", tapped = true }, { "Toy Guard", tapped = true } } } },
  steps = {
    p2.attacks "Toy Guard",
    p2.is_asked,
    expect { p1.unit "Toy Guard", damage = 1 },
  },
}

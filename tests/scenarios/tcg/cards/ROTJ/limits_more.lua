-- What abilities do not do: the other player's build step, the wrong place, what cannot be paid.

scenario "Ephant Mon (A) has no Upkeep in the opponent's build step" {
  quiet = { "ROTJ-13/upkeep", "ROTJ-13/upkeep-2" },
  given = { phase = "light builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Gift" }, character = { "Ephant Mon (A)" } },
    p2 = { build_points = 1, hand = { "Toy Scout" } } },
  steps = {
    p2.builds "Toy Scout",
    expect { p1, force = 2, build_points = 1 },
    expect { p1.hand, count = 1 },
    expect { p1.unit "Ephant Mon (A)", tapped = false, zone = "character" },
  },
}

scenario "Endor Shield Generator has no Upkeep in the opponent's build step" {
  quiet = { "ROTJ-12/upkeep-2" },
  given = { phase = "light builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Gift" }, ground = { "Endor Shield Generator" } },
    p2 = { build_points = 1, hand = { "Toy Scout" } } },
  steps = {
    p2.builds "Toy Scout",
    expect { p1, force = 2, build_points = 1 },
    expect { p1.hand, count = 1 },
    expect { p1.unit "Endor Shield Generator", tapped = false, zone = "ground" },
  },
}

scenario "Jabba's Guards has no Upkeep in the opponent's build step" {
  quiet = { "ROTJ-97/upkeep", "ROTJ-97/upkeep-2", "ROTJ-97/upkeep-3" },
  given = { phase = "light builds",
    p1 = { force = 2, build_points = 1, hand = { "Toy Gift" }, ground = { "Jabba's Guards" } },
    p2 = { build_points = 1, hand = { "Toy Scout" } } },
  steps = {
    p2.builds "Toy Scout",
    expect { p1, force = 2, build_points = 1 },
    expect { p1.hand, count = 1 },
    expect { p1.unit "Jabba's Guards", tapped = false, zone = "ground" },
  },
}

scenario "Free Tatooine does nothing in the opponent's build step" {
  quiet = { "ROTJ-15/whenever" },
  given = { phase = "dark builds",
    p2 = { locations = { "Free Tatooine" }, deck = { "Toy Luck" }, discard = { "Toy Gift" } },
    p1 = { build_points = 1, hand = { "Toy Scout" } } },
  steps = {
    p1.builds "Toy Scout",
    expect { p2, force = 0, build_points = 0 },
    expect { p2.deck, in_order = { "Toy Luck" } },
    expect { p2.hand, count = 0 },
  },
}

scenario "Free Bespin does nothing in the opponent's build step" {
  quiet = { "ROTJ-50/whenever" },
  given = { phase = "dark builds",
    p2 = { locations = { "Free Bespin" }, deck = { "Toy Luck" }, discard = { "Toy Gift" } },
    p1 = { build_points = 1, hand = { "Toy Scout" } } },
  steps = {
    p1.builds "Toy Scout",
    expect { p2, force = 0, build_points = 0 },
    expect { p2.deck, in_order = { "Toy Luck" } },
    expect { p2.hand, count = 0 },
  },
}

scenario "Free Endor does nothing in the opponent's build step" {
  quiet = { "ROTJ-51/whenever" },
  given = { phase = "dark builds",
    p2 = { locations = { "Free Endor" }, deck = { "Toy Luck" }, discard = { "Toy Gift" } },
    p1 = { build_points = 1, hand = { "Toy Scout" } } },
  steps = {
    p1.builds "Toy Scout",
    expect { p2, force = 0, build_points = 0 },
    expect { p2.deck, in_order = { "Toy Luck" } },
    expect { p2.hand, count = 0 },
  },
}

scenario "Free Coruscant does nothing in the opponent's build step" {
  quiet = { "ROTJ-92/whenever" },
  given = { phase = "dark builds",
    p2 = { locations = { "Free Coruscant" }, deck = { "Toy Luck" }, discard = { "Toy Gift" } },
    p1 = { build_points = 1, hand = { "Toy Scout" } } },
  steps = {
    p1.builds "Toy Scout",
    expect { p2, force = 0, build_points = 0 },
    expect { p2.deck, in_order = { "Toy Luck" } },
    expect { p2.hand, count = 0 },
  },
}

scenario "Reactor Core does nothing in the opponent's build step" {
  quiet = { "ROTJ-33/whenever" },
  given = { phase = "light builds",
    p1 = { locations = { "Reactor Core" }, deck = { "Toy Luck" }, discard = { "Toy Gift" } },
    p2 = { build_points = 1, hand = { "Toy Scout" } } },
  steps = {
    p2.builds "Toy Scout",
    expect { p1, force = 0, build_points = 0 },
    expect { p1.deck, in_order = { "Toy Luck" } },
    expect { p1.hand, count = 0 },
  },
}

scenario "Occupied Bespin does nothing in the opponent's build step" {
  quiet = { "ROTJ-60/whenever" },
  given = { phase = "light builds",
    p1 = { locations = { "Occupied Bespin" }, deck = { "Toy Luck" }, discard = { "Toy Gift" } },
    p2 = { build_points = 1, hand = { "Toy Scout" } } },
  steps = {
    p2.builds "Toy Scout",
    expect { p1, force = 0, build_points = 0 },
    expect { p1.deck, in_order = { "Toy Luck" } },
    expect { p1.hand, count = 0 },
  },
}

scenario "Occupied Endor does nothing in the opponent's build step" {
  quiet = { "ROTJ-61/whenever" },
  given = { phase = "light builds",
    p1 = { locations = { "Occupied Endor" }, deck = { "Toy Luck" }, discard = { "Toy Gift" } },
    p2 = { build_points = 1, hand = { "Toy Scout" } } },
  steps = {
    p2.builds "Toy Scout",
    expect { p1, force = 0, build_points = 0 },
    expect { p1.deck, in_order = { "Toy Luck" } },
    expect { p1.hand, count = 0 },
  },
}

scenario "Occupied Coruscant does nothing in the opponent's build step" {
  quiet = { "ROTJ-102/whenever" },
  given = { phase = "light builds",
    p1 = { locations = { "Occupied Coruscant" }, deck = { "Toy Luck" }, discard = { "Toy Gift" } },
    p2 = { build_points = 1, hand = { "Toy Scout" } } },
  steps = {
    p2.builds "Toy Scout",
    expect { p1, force = 0, build_points = 0 },
    expect { p1.deck, in_order = { "Toy Luck" } },
    expect { p1.hand, count = 0 },
  },
}

scenario "Anakin Skywalker (K) does nothing for another that is discarded" {
  quiet = { "ROTJ-2/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p2 = { character = { { "Anakin Skywalker (K)", tapped = true }, { "Toy Guard", tapped = true } } },
    p1 = { character = { "Toy Guard", "Toy Padawan" } } },
  steps = {
    p1.attacks "Toy Guard",
    p1.is_asked,
    expect { p2.discard, exactly = { "Toy Guard" } },
    expect { p2, force = 0 },
  },
}

scenario "Savage Attack is not played with 5 Force" {
  quiet = { "ROTJ-110/effect" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1 },
    p1 = { force = 5, hand = { "Savage Attack", "Toy Gift" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Toy Padawan",
    p1.may_choose_exactly { "plays Toy Gift", pass },
    p1.passes,
    p1.passes,
    p1.passes,
    expect { p1, force = 5 },
  },
}

scenario "Emperor Palpatine (D) does not evade with 1 Force" {
  quiet = { "ROTJ-48/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 1, character = { { "Emperor Palpatine (D)", tapped = true } } } },
  steps = {
    p2.attacks "Emperor Palpatine (D)",
    p2.is_asked,
    expect { p1.discard, exactly = { "Emperor Palpatine (D)" } },
    expect { p1, force = 1 },
  },
}

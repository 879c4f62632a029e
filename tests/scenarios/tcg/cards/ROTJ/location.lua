-- Return of the Jedi: location.

scenario "Free Tatooine: a discarded card to the bottom of the deck" {
  rules = { "ROTJ-15/whenever" },
  given = { phase = "light builds",
    p2 = { build_points = 1, hand = { "Toy Scout" }, locations = { "Free Tatooine" }, discard = { "Toy Gift", "Toy Walker" }, deck = { "Toy Luck" } } },
  steps = {
    p2.accepts,
    p2.chooses "Toy Walker",
    expect { p2.deck, in_order = { "Toy Luck", "Toy Walker" } },
  },
}

scenario "Occupied Tatooine: a discarded card to the bottom of the deck" {
  rules = { "ROTJ-30/whenever" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, locations = { "Occupied Tatooine" }, discard = { "Toy Gift", "Toy Walker" }, deck = { "Toy Luck" } } },
  steps = {
    p1.accepts,
    p1.chooses "Toy Walker",
    expect { p1.deck, in_order = { "Toy Luck", "Toy Walker" } },
  },
}

scenario "Jabba's Palace: neutral units are better" {
  rules = { "ROTJ-21/static" },
  given = { phase = "attack", arena = "ground",
    p2 = { ground = { "Clone Squad", "Rancor" } },
    p1 = { locations = { "Jabba's Palace" }, ground = { "Toy Walker" } } },
  steps = {
    expect { p1.unit "Toy Walker", speed = 40, power = 5, health = 6 },
    expect { p2.unit "Rancor", power = 10 },
    expect { p2.unit "Clone Squad", power = 3 },
  },
}

scenario "Reactor Core: a build point and 1 Force as your build step starts" {
  rules = { "ROTJ-33/whenever" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, locations = { "Reactor Core" } } },
  steps = {
    p1.is_asked,
    expect { p1, build_points = 2, force = 1 },
  },
}

scenario "Reactor Core, discarded, harms a Space unit of its side" {
  rules = { "ROTJ-33/whenever-2" },
  given = { phase = "light builds",
    p1 = { locations = { "Reactor Core" }, space = { "Toy Freighter", "Toy Fighter" } },
    p2 = { build_points = 1, hand = { "Toy Scout" }, build = { { "Free Bespin", counters = 3 } } } },
  steps = {
    p2.puts_down("Free Bespin", "in the Space arena"),
    p1.chooses "Toy Freighter",
    expect { p1.unit "Toy Freighter", damage = 3 },
    expect { p1.discard, exactly = { "Reactor Core" } },
  },
}

scenario "Throne Room: 1 Force for each Jedi of yours" {
  rules = { "ROTJ-37/whenever" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, locations = { "Throne Room" }, character = { "Darth Vader (O)", "Elite Royal Guard", "Toy Guard" } } },
  steps = {
    p1.is_asked,
    expect { p1, force = 2 },
  },
}

scenario "Ewok Village: damage to your Ground units is prevented unless 1 Force is paid" {
  rules = { "ROTJ-49/whenever" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6 },
    p1 = { force = 1, ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { locations = { "Ewok Village" }, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.declines,
    expect { p2.unit "Toy Walker", damage = 0 },
  },
}

scenario "Free Bespin: a card when your build step starts" {
  rules = { "ROTJ-50/whenever" },
  given = { phase = "light builds",
    p2 = { build_points = 1, hand = { "Toy Scout" }, locations = { "Free Bespin" }, deck = { "Toy Gift", "Toy Luck", "Toy Storm" } } },
  steps = {
    p2.is_asked,
    expect { p2.hand, count = 2 },
    expect { p2.deck, count = 2 },
  },
}

scenario "Occupied Bespin: one more card in your draw step" {
  rules = { "ROTJ-60/whenever" },
  given = { phase = "ready", chance = { 1 },
    p1 = { hand = { "Toy Scout" }, locations = { "Occupied Bespin" }, deck = { "Toy Gift", "Toy Luck", "Toy Storm" } } },
  steps = {
    p1.is_asked,
    expect { p1.hand, count = 3 },
  },
}

scenario "Free Endor: 1 Force as your build step starts" {
  rules = { "ROTJ-51/whenever" },
  given = { phase = "light builds",
    p2 = { build_points = 1, hand = { "Toy Scout" }, locations = { "Free Endor" } } },
  steps = {
    p2.is_asked,
    expect { p2, force = 1 },
  },
}

scenario "Occupied Endor: 1 Force as your build step starts" {
  rules = { "ROTJ-61/whenever" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, locations = { "Occupied Endor" } } },
  steps = {
    p1.is_asked,
    expect { p1, force = 1 },
  },
}

scenario "Occupied Coruscant: 1 Force as your build step starts" {
  rules = { "ROTJ-102/whenever" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, locations = { "Occupied Coruscant" } } },
  steps = {
    p1.is_asked,
    expect { p1, force = 1 },
  },
}

scenario "Free Coruscant: a build point as your build step starts" {
  rules = { "ROTJ-92/whenever" },
  given = { phase = "light builds",
    p2 = { build_points = 1, hand = { "Toy Scout" }, locations = { "Free Coruscant" } } },
  steps = {
    p2.is_asked,
    expect { p2, build_points = 2 },
  },
}

scenario "Rancor Pit: no Battle cards in the Character battle" {
  rules = { "ROTJ-64/static" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1 },
    p1 = { locations = { "Rancor Pit" }, character = { "Toy Guard", "Toy Padawan" }, hand = { "Toy Gift" } },
    p2 = { character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p1.cannot { "plays", "Toy Gift", because = "TCG-GEN-07" },
    p1.passes,
    p1.passes,
  },
}

scenario "Dune Sea: 1 damage to each Ground unit that is not of Tatooine" {
  rules = { "ROTJ-81/whenever" },
  given = { phase = "attack", arena = "ground",
    p1 = { locations = { "Dune Sea" }, ground = { { "Toy Walker", tapped = true }, { "Rancor", tapped = true } }, character = { "Toy Guard" } },
    p2 = { ground = { { "Clone Platoon", tapped = true } }, character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Toy Walker", damage = 1 },
    expect { p2.unit "Clone Platoon", damage = 1 },
    expect { p1.unit "Rancor", damage = 0 },
  },
}

scenario "Forests of Endor: damage by a Ground unit to yours is prevented unless 2 Force are paid" {
  rules = { "ROTJ-91/whenever" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6 },
    p1 = { force = 2, ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { locations = { "Forests of Endor" }, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.declines,
    expect { p2.unit "Toy Walker", damage = 0 },
  },
}

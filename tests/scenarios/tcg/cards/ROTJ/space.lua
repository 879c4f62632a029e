-- Return of the Jedi: space.

scenario "Death Star II (B) discards a Capital Ship in place of attacking" {
  rules = { "ROTJ-8/activated" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Death Star II (B)", { "Toy Freighter", tapped = true } } },
    p2 = { space = { { "Mon Calamari Cruiser", tapped = true }, { "Toy Fighter", tapped = true } }, ground = { "Toy Walker" } } },
  steps = {
    p1.uses "Death Star II (B)",
    expect { p2.discard, exactly = { "Mon Calamari Cruiser" } },
  },
}

scenario "Endor Rebel Fleet grows with its side" {
  rules = { "ROTJ-11/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { "Endor Rebel Fleet", "A-Wing", "Toy Freighter" } } },
  steps = {
    expect { p2.unit "Endor Rebel Fleet", power = 9, health = 9 },
  },
}

scenario "Home One: your Battle cards cost 1 less in the Space battle" {
  rules = { "ROTJ-17/static" },
  given = { phase = "attack", arena = "space", chance = { 6, 1, 1 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { hand = { "Toy Barrier" }, space = { { "Home One (A)", tapped = true } } } },
  steps = {
    p1.attacks "Home One (A)",
    p2.plays "Toy Barrier",
    expect { p2.unit "Home One (A)", damage = 0 },
  },
}

scenario "Scythe Squadron is repaired beside a Capital Ship" {
  rules = { "ROTJ-36/activated" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { { "Scythe Squadron (A)", damage = 3 }, "Imperial-Class Star Destroyer" } },
    p2 = { space = { { "Toy Freighter", tapped = true } } } },
  steps = {
    p1.uses "Scythe Squadron (A)",
    expect { p1.unit "Scythe Squadron (A)", damage = 0 },
  },
}

scenario "Millennium Falcon (J): Lucky 3 for 3 Force" {
  rules = { "ROTJ-59/activated" },
  given = { phase = "battle",
    p1 = { space = { "Toy Fighter" } },
    p2 = { force = 3, space = { "Millennium Falcon (J)" } } },
  steps = {
    p2.uses "Millennium Falcon (J)",
    expect { p2.unit "Millennium Falcon (J)", lucky = 3 },
  },
}

scenario "B-Wing against a Capital Ship" {
  rules = { "ROTJ-72/static" },
  given = { phase = "attack", arena = "space", chance = { 6, 3, 1, 1 },
    p1 = { space = { { "Techno Union Starship", tapped = true } } },
    p2 = { space = { "B-Wing", "Toy Freighter" } } },
  steps = {
    p2.attacks "Techno Union Starship",
    expect { p1.unit "Techno Union Starship", damage = 3 },
  },
}

scenario "Imperial-Class Star Destroyer: 1 power for each opposing Space unit" {
  rules = { "ROTJ-96/static" },
  given = { phase = "attack", arena = "space",
    p2 = { space = { "Toy Fighter", "Toy Freighter" } },
    p1 = { space = { "Imperial-Class Star Destroyer" } } },
  steps = {
    expect { p1.unit "Imperial-Class Star Destroyer", power = 5 },
  },
}

scenario "TIE Interceptor intercepts for 1 Force" {
  rules = { "ROTJ-109/activated" },
  given = { phase = "attack", arena = "space", chance = { 6, 1, 1 },
    p2 = { space = { "Toy Fighter", "A-Wing" } },
    p1 = { force = 1, space = { { "TIE Interceptor", tapped = true }, { "Toy Freighter", tapped = true } } } },
  steps = {
    p2.taps "A-Wing",
    p2.attacks "Toy Freighter",
    p1.uses "TIE Interceptor",
    expect { p1.unit "Toy Freighter", damage = 0 },
  },
}

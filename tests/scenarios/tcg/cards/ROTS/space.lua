-- Revenge of the Sith: Space units.

scenario "Plo Koon's Starfighter (A) evades 1 for 2 Force" {
  rules = { "ROTS-97/activated" },
  given = { phase = "attack", arena = "space", chance = { 6, 6 },
    p1 = { space = { "Toy Freighter", "Trade Federation Battleship" } },
    p2 = { force = 3, space = { { "Plo Koon's Starfighter (A)", tapped = true } } } },
  steps = {
    p1.attacks "Plo Koon's Starfighter (A)",
    p2.uses "Plo Koon's Starfighter (A)",
    expect { p2, force = 1 },
    expect { p2.unit "Plo Koon's Starfighter (A)", damage = 1 },
  },
}

scenario "Anakin's Starfighter (A) evades 1 for 1 Force" {
  rules = { "ROTS-72/activated" },
  given = { phase = "attack", arena = "space", chance = { 6, 6 },
    p1 = { space = { "Toy Freighter", "Trade Federation Battleship" } },
    p2 = { force = 2, space = { { "Anakin's Starfighter (A)", tapped = true } } } },
  steps = {
    p1.attacks "Anakin's Starfighter (A)",
    p2.uses "Anakin's Starfighter (A)",
    expect { p2, force = 1 },
    expect { p2.unit "Anakin's Starfighter (A)", damage = 1 },
  },
}

scenario "A card is drawn for a V-wing that is discarded" {
  rules = { "ROTS-110/whenever" },
  given = { phase = "attack", arena = "space", chance = { 6, 6 },
    p1 = { space = { "Toy Freighter" } },
    p2 = { space = { { "V-wing Clone Starfighter", tapped = true } }, deck = { "Toy Trooper" } } },
  steps = {
    p1.attacks "V-wing Clone Starfighter",
    expect { p2.hand, count = 1 },
  },
}

scenario "The Fighter Wing has 1 more power for each other unit of yours in Space" {
  rules = { "ROTS-30/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { "Republic Fighter Wing", "Toy Fighter", "Toy Freighter" }, ground = { "Toy Trooper" } } },
  steps = {
    expect { p2.unit "Republic Fighter Wing", power = 6 },
  },
}

scenario "The Interceptor is better alone" {
  rules = { "ROTS-66/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Techno Union Interceptor" } }, p2 = { space = { "Toy Fighter" } } },
  steps = {
    expect { p1.unit "Techno Union Interceptor", speed = 50, power = 4, health = 4 },
  },
}

scenario "The Interceptor is as printed in company" {
  rules = { "TCG-STAT-03" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Techno Union Interceptor", "Toy Fighter" } }, p2 = { space = { "Toy Fighter" } } },
  steps = {
    expect { p1.unit "Techno Union Interceptor", speed = 40, power = 3, health = 3 },
  },
}

scenario "Droid Missiles are discarded in place of attacking: 3 damage counters" {
  rules = { "ROTS-50/activated" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Droid Missiles" } },
    p2 = { force = 1, space = { "Toy Freighter" }, hand = { "Toy Barrier" } } },
  steps = {
    p1.may_choose_exactly { "attacks Toy Freighter", "uses Droid Missiles", "taps Droid Missiles" },
    p1.uses "Droid Missiles",
    expect { p1.discard, exactly = { "Droid Missiles" } },
    expect { p2.unit "Toy Freighter", damage = 3 },
  },
}

-- Revenge of the Sith: space_more.

scenario "Commerce Guild Starship: a damage counter for a build point" {
  rules = { "ROTS-5/activated" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, space = { "ROTS-5" }, hand = { "Toy Scout" } } },
  steps = {
    p1.uses "Commerce Guild Starship",
    expect { p1, build_points = 2 },
    expect { p1.unit "Commerce Guild Starship", damage = 1 },
    p1.may_not_choose { "uses Commerce Guild Starship" },
  },
}

scenario "Recusant-Class Light Destroyer finds two units of a type" {
  rules = { "ROTS-29/whenever" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, build = { { "Recusant-Class Light Destroyer", counters = 8 } }, deck = { "Toy Gift", "Toy Walker", "Toy Trooper", "Toy Fighter" } } },
  steps = {
    p1.deploys "Recusant-Class Light Destroyer",
    p1.accepts,
    p1.chooses "Ground",
    p1.may_choose_exactly { "Toy Walker", "Toy Trooper" },
    p1.chooses "Toy Walker",
    expect { p1.hand, exactly = { "Toy Scout", "Toy Walker", "Toy Trooper" } },
  },
}

scenario "Separatist Fleet: two discarded cards for a damage counter, once per turn" {
  rules = { "ROTS-32/activated" },
  given = { phase = "battle",
    p1 = { space = { { "Separatist Fleet", damage = 3 } }, discard = { "Battle Droid Squad", "Destroyer Droid Squad", "Toy Walker", "Tank Droid", "Security Droid", "STAP Squad" } },
    p2 = { space = { "Toy Fighter" } } },
  steps = {
    p1.uses "Separatist Fleet",
    p1.may_choose_exactly { "Battle Droid Squad", "Destroyer Droid Squad", "Security Droid", "STAP Squad" },
    p1.chooses "Battle Droid Squad",
    p1.chooses "STAP Squad",
    expect { p1.unit "Separatist Fleet", damage = 2 },
    expect { p1.out, exactly = { "Battle Droid Squad", "STAP Squad" } },
  },
}

scenario "Theta-Class Shuttle: a discarded Character for it" {
  rules = { "ROTS-37/activated" },
  given = { phase = "battle",
    p1 = { space = { "Theta-Class Shuttle" }, ground = { "Toy Walker" }, discard = { "Toy Guard", "Toy Walker" } },
    p2 = { ground = { "Toy Trooper" } } },
  steps = {
    p1.uses "Theta-Class Shuttle",
    expect { p1.hand, exactly = { "Toy Guard" } },
    expect { p1.discard, exactly = { "Toy Walker", "Theta-Class Shuttle" } },
  },
}

scenario "Venator-Class Destroyer: 1 power for each damage counter" {
  rules = { "ROTS-39/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { { "Venator-Class Destroyer", damage = 2 } } } },
  steps = {
    expect { p2.unit "Venator-Class Destroyer", power = 7 },
  },
}

scenario "Venator-Class Destroyer evades 1 for 1 Force" {
  rules = { "ROTS-39/activated" },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 1 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { force = 2, space = { { "Venator-Class Destroyer", tapped = true } } } },
  steps = {
    p1.attacks "Venator-Class Destroyer",
    p2.uses "Venator-Class Destroyer",
    expect { p2, force = 1 },
    expect { p2.unit "Venator-Class Destroyer", damage = 1 },
  },
}

scenario "Hardcell-Class Transport: a card is discarded as the Space battle ends" {
  rules = { "ROTS-52/whenever" },
  given = { phase = "battle",
    p1 = { space = { { "Hardcell-Class Transport", tapped = true } }, ground = { "Toy Walker" }, hand = { "Toy Walker", "Toy Trooper" } },
    p2 = { ground = { "Toy Scout" } } },
  steps = {
    p1.chooses "Toy Walker",
    expect { p1.discard, exactly = { "Toy Walker" } },
  },
}

scenario "Hardcell-Class Transport: two cards for a build point" {
  rules = { "ROTS-52/activated" },
  given = { phase = "dark builds",
    p1 = { build_points = 2, space = { "Hardcell-Class Transport" }, hand = { "Toy Scout" }, deck = { "Toy Gift", "Toy Luck" } } },
  steps = {
    p1.uses("Hardcell-Class Transport", "(ability 2)"),
    expect { p1.hand, count = 3 },
    expect { p1, build_points = 1 },
  },
}

scenario "Naboo Star Skiff begins to build a Naboo Character from the deck" {
  rules = { "ROTS-56/whenever" },
  given = { phase = "light builds",
    p2 = { build_points = 1, hand = { "Toy Scout" }, build = { { "Naboo Star Skiff", counters = 5 } }, deck = { "Toy Gift", "Padme Amidala (D)", "N-1 Starfighter" } } },
  steps = {
    p2.deploys "Naboo Star Skiff",
    p2.accepts,
    expect { p2.unit "Padme Amidala (D)", counters = 1, zone = "build" },
  },
}

scenario "Buzz Droid, left tapped, bites the last unit that it attacked" {
  rules = { "ROTS-78/whenever" },
  given = { phase = "attack", arena = "space", chance = { 1, 1, 1, 1 },
    p1 = { space = { "Buzz Droid" }, ground = { "Toy Walker" } },
    p2 = { space = { { "Toy Freighter", tapped = true } }, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Freighter",
    p1.taps "Toy Walker",
    p1.accepts,
    p1.finishes,
    p1.finishes,
    p2.finishes,
    expect { p2.unit "Toy Freighter", damage = 1 },
  },
}

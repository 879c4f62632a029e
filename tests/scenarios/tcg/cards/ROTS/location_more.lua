-- Revenge of the Sith: location_more.

scenario "Palpatine's Sanctum: two mastery counters for a Jedi that Vader discards" {
  rules = { "ROTS-15/whenever", "ROTS-15/static" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6, 6, 6, 6, 6, 6, 6 },
    p1 = { locations = { "Palpatine's Sanctum" }, character = { "Darth Vader (Q)", "Toy Guard" } },
    p2 = { character = { { "Toy Padawan", tapped = true }, { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Padawan",
    expect { p1.unit "Darth Vader (Q)", power = 9, health = 9 },
    expect { p1.unit "Toy Guard", power = 3 },
  },
}

scenario "Mustafar Battle Grounds in the Ground arena burns every unit there" {
  rules = { "ROTS-22/whenever" },
  given = { phase = "battle",
    p1 = { locations = { { "Mustafar Battle Grounds", arena = "ground" } }, ground = { "Toy Walker" }, character = { "Toy Guard" } },
    p2 = { ground = { "Toy Trooper" }, character = { "Toy Guard" } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Toy Walker", damage = 1 },
    expect { p2.unit "Toy Trooper", damage = 1 },
    expect { p2.unit "Toy Guard", damage = 0 },
  },
}

scenario "Mustafar Battle Grounds in the Character arena" {
  rules = { "ROTS-22/whenever-2" },
  given = { phase = "battle",
    p1 = { locations = { { "Mustafar Battle Grounds", arena = "character" } }, character = { "Toy Guard" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Toy Guard", damage = 1 },
    expect { p2.unit "Toy Guard", damage = 1 },
  },
}

scenario "Kashyyyk System: your Space units may retaliate with their power for as much Force" {
  rules = { "ROTS-55/static" },
  given = { phase = "attack", arena = "space", chance = { 1, 1, 1, 6, 6 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { force = 2, locations = { "Kashyyyk System" }, space = { { "Toy Freighter", tapped = true } } } },
  steps = {
    p1.attacks "Toy Freighter",
    p2.uses "Toy Freighter",
    expect { p2, force = 0 },
    expect { p1.unit "Toy Fighter", damage = 2 },
  },
}

scenario "Kashyyyk System gives nothing to a unit that has a Retaliate already" {
  quiet = { "ROTS-55/static" },
  rules = { "TOY-58/activated" },
  given = { phase = "attack", arena = "space", chance = { 1, 1, 1, 6, 6 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { force = 9, locations = { "Kashyyyk System" }, space = { { "Toy Corvette", tapped = true } } } },
  steps = {
    p1.attacks "Toy Corvette",
    p2.may_choose_exactly { "uses Toy Corvette", pass },
    p2.uses "Toy Corvette",
    expect { p2, force = 8 },
    expect { p1.unit "Toy Fighter", damage = 2 },
  },
}

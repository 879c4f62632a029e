-- What abilities do not do, further cases: whom they do not reach, what may be declined or bought off.

scenario "Grand Moff Tarkin helps neither Starfighters nor Capital Ships of the other side" {
  rules = { "ROTS-16/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter", "Techno Union Starship", "Geonosian Fighter" }, character = { "Grand Moff Tarkin (D)" } },
    p2 = { space = { { "Republic Assault Ship", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Techno Union Starship", power = 7, critical = 1 },
    expect { p1.unit "Geonosian Fighter", power = 2, critical = 1 },
    expect { p2.unit "Republic Assault Ship", power = 6, critical = 0 },
  },
}

scenario "Republic Fighter Wing counts other Space units of its side only" {
  rules = { "ROTS-30/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { space = { { "Republic Fighter Wing", tapped = true }, { "A-Wing", tapped = true } }, ground = { "Toy Walker" } } },
  steps = {
    p1.is_asked,
    expect { p2.unit "Republic Fighter Wing", power = 5 },
    expect { p2.unit "A-Wing", power = 2 },
  },
}

scenario "Mas Amedda stays beside another Character" {
  rules = { "TCG-TRG-01" },
  given = { phase = "battle",
    p1 = { character = { "Mas Amedda (A)", "Toy Guard" } },
    p2 = { character = { "Toy Padawan" } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Mas Amedda (A)", zone = "character" },
  },
}

scenario "Mustafar Battle Grounds in the Ground arena burns no Character" {
  rules = { "ROTS-22/whenever" },
  given = { phase = "battle",
    p1 = { ground = { "Toy Walker" }, character = { "Toy Guard" }, locations = { { "Mustafar Battle Grounds", arena = "ground" } } },
    p2 = { ground = { { "Toy Walker", tapped = true } }, space = { { "Toy Fighter", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    expect { p1.unit "Toy Walker", damage = 1 },
  },
}

scenario "Jedi Master's Deflection is for Jedi Characters" {
  rules = { "ROTS-54/effect" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Acklay" } },
    p2 = { force = 3, hand = { "Jedi Master's Deflection" }, character = { { "Toy Padawan", tapped = true }, { "Plo Koon (A)", tapped = true }, { "Toy Guard", tapped = true } } } },
  steps = {
    p1.taps "Acklay",
    p1.attacks "Toy Padawan",
    p2.plays "Jedi Master's Deflection",
    p2.may_choose_exactly { "Toy Padawan", "Plo Koon (A)" },
    p2.chooses "Toy Padawan",
    p2.declines,
    expect { p2.unit "Toy Padawan", damage = 0 },
    expect { p1.unit "Toy Guard", damage = 0 },
  },
}

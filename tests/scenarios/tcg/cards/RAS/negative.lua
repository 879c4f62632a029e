-- What abilities do not do: their conditions, times and targets from the other side.

scenario "Zutton with an empty hand can only be tapped for his Upkeep" {
  quiet = { "RAS-97/upkeep" },
  rules = { "RAS-97/upkeep-2" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, character = { "Zutton (A)" }, build = { { "Toy Walker", counters = 5 } } } },
  steps = {
    p1.may_choose_exactly { "pays Zutton (A) (Tap this unit)" },
    p1.pays("Zutton (A)", "(Tap this unit)"),
    p1.may_not_choose { "uses Zutton (A)" },
  },
}

scenario "Leebo without a build point and without a card can only be tapped for his Upkeep" {
  quiet = { "RAS-86/upkeep", "RAS-86/upkeep-2" },
  rules = { "RAS-86/upkeep-3" },
  given = { phase = "dark builds",
    p1 = { character = { "Leebo (A)" }, build = { { "Toy Walker", counters = 6 } }, ground = { { "Toy Walker", damage = 1 } } } },
  steps = {
    p1.may_choose_exactly { "pays Leebo (A) (Tap this unit)" },
    p1.pays("Leebo (A)", "(Tap this unit)"),
    p1.may_not_choose { "uses Leebo (A)" },
  },
}

scenario "Mara Jade without Force can only be tapped for her Upkeep" {
  quiet = { "RAS-22/upkeep" },
  rules = { "RAS-22/upkeep-2" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, character = { "Mara Jade (B)" } } },
  steps = {
    p1.may_choose_exactly { "pays Mara Jade (B) (Tap this unit)" },
    p1.pays("Mara Jade (B)", "(Tap this unit)"),
    expect { p1.unit "Mara Jade (B)", tapped = true },
  },
}

scenario "Leebo repairs Space and Ground units of either side, but no Character" {
  rules = { "RAS-86/activated" },
  given = { phase = "dark builds",
    p1 = { build_points = 2, hand = { "Toy Scout" }, character = { "Leebo (A)", { "Toy Guard", damage = 1 } }, space = { { "Toy Freighter", damage = 4 } } },
    p2 = { ground = { { "Toy Walker", damage = 1 } } } },
  steps = {
    p1.pays("Leebo (A)", "(Pay 1 build point)"),
    p1.uses "Leebo (A)",
    p1.may_choose_exactly { "Toy Freighter", "Toy Walker" },
    p1.chooses "Toy Freighter",
    expect { p1.unit "Toy Freighter", damage = 1 },
  },
}

scenario "Dash Rendar is no Pilot for a Starfighter" {
  quiet = { "RAS-79/pilot", "RAS-79/pilot_activated" },
  rules = { "TCG-PIL-02" },
  given = { phase = "dark builds",
    p1 = { build_points = 2, hand = { "Toy Scout" }, character = { "Dash Rendar (A)" }, space = { "Geonosian Fighter" } } },
  steps = {
    p1.pays("Dash Rendar (A)", "(Pay 1 build point)"),
    p1.cannot { "boards", "Dash Rendar (A)", because = "TCG-PIL-02" },
  },
}

scenario "Boba Fett (C) earns nothing for a unit that survives" {
  quiet = { "RAS-75/bounty" },
  cites = { { "TCG-KW-BOU-01", "the negative case: nobody was discarded" } },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 3 },
    p1 = { character = { "Boba Fett (C)" }, hand = { "Toy Scout" } },
    p2 = { character = { { "Naboo Security Guard", tapped = true }, { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Naboo Security Guard",
    p1.builds "Toy Scout",
    expect { p1, build_points = 2 },
  },
}

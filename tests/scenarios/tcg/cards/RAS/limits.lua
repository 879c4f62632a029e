-- Upkeep and Bounty from the other side: whose build step it is, what cannot be paid, and attacks that discard nobody.

scenario "Dengar (A) has no Upkeep in the opponent's build step" {
  quiet = { "RAS-9/upkeep" },
  given = { phase = "light builds",
    p1 = { character = { "Dengar (A)" } },
    p2 = { build_points = 1, hand = { "Toy Scout" } } },
  steps = {
    p2.builds "Toy Scout",
    expect { p1.unit "Dengar (A)", damage = 0 },
  },
}

scenario "Dengar (A) is not whole again after an attack that discards nobody" {
  quiet = { "RAS-9/bounty" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p1 = { character = { { "Dengar (A)", damage = 2 }, "Toy Guard" } },
    p2 = { character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Toy Padawan",
    p1.is_asked,
    expect { p1.unit "Dengar (A)", damage = 2 },
  },
}

scenario "Dengar (A) is not whole again when another unit discards" {
  quiet = { "RAS-9/bounty" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { build_points = 0, hand = { "Toy Scout" }, character = { { "Dengar (A)", damage = 2, tapped = true }, "Toy Guard" } },
    p2 = { character = { { "Toy Guard", tapped = true }, { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p1.builds "Toy Scout",
    expect { p1.unit "Dengar (A)", damage = 3 },
  },
}

scenario "IG-88 taps a Droid of its side that is untapped, and no other unit" {
  rules = { "RAS-16/upkeep" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, character = { "IG-88 (A)", "Toy Guard" },
      ground = { "Battle Droid Squad", { "Battle Droid Squad", tapped = true } } },
    p2 = { ground = { "Battle Droid Squad" } } },
  steps = {
    p1.pays "IG-88 (A)",
    p1.may_choose_exactly { "IG-88 (A)", "Battle Droid Squad" },
    p1.chooses "IG-88 (A)",
    expect { p1.unit "IG-88 (A)", tapped = true },
  },
}

scenario "IG-88 stays as it is when no Droid of its side can be tapped" {
  quiet = { "RAS-16/upkeep" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, character = { { "IG-88 (A)", tapped = true }, "Toy Guard" } },
    p2 = { ground = { "Battle Droid Squad" } } },
  steps = {
    p1.builds "Toy Scout",
    expect { p1.unit "IG-88 (A)", zone = "character" },
    expect { p1.unit "Toy Guard", tapped = false },
    expect { p2.unit "Battle Droid Squad", tapped = false },
  },
}

scenario "IG-88 draws nothing for an attack that discards nobody" {
  quiet = { "RAS-16/bounty" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1 },
    p1 = { character = { "IG-88 (A)" }, hand = { "Toy Scout" }, deck = { "Toy Gift", "Toy Luck", "Toy Storm", "Toy Walker", "Toy Fog" } },
    p2 = { character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p1.pays "IG-88 (A)",
    p1.builds "Toy Scout",
    expect { p1.hand, count = 1 },
  },
}

scenario "Greedo (B) with an empty hand can only be tapped" {
  quiet = { "RAS-47/upkeep" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, build = { { "Toy Walker", counters = 1 } }, character = { "Greedo (B)" } } },
  steps = {
    p1.may_not_choose { "pays Greedo (B) (Discard a card from your hand)" },
    p1.pays("Greedo (B)", "(Tap this unit)"),
    expect { p1.unit "Greedo (B)", tapped = true },
  },
}

scenario "Greedo (B), tapped, can only be kept for a card" {
  quiet = { "RAS-47/upkeep-2" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout", "Toy Gift" }, character = { { "Greedo (B)", tapped = true } } } },
  steps = {
    p1.may_not_choose { "pays Greedo (B) (Tap this unit)" },
    p1.pays("Greedo (B)", "(Discard a card from your hand)"),
    p1.chooses "Toy Gift",
  },
}

scenario "Greedo (B) draws nothing for an attack that discards nobody" {
  quiet = { "RAS-47/bounty" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1 },
    p1 = { character = { "Greedo (B)" }, hand = { "Toy Scout" }, deck = { "Toy Gift", "Toy Luck", "Toy Storm", "Toy Walker" } },
    p2 = { character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p1.pays("Greedo (B)", "(Tap this unit)"),
    p1.builds "Toy Scout",
    expect { p1.hand, count = 1 },
  },
}

scenario "Punishing One is not kept for a build point that is not there" {
  quiet = { "RAS-59/upkeep" },
  given = { phase = "dark builds",
    p1 = { build_points = 0, hand = { "Toy Scout" }, space = { "Punishing One (A)" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.may_not_choose { "pays Punishing One (A) (Pay 1 build point)" },
    p1.pays("Punishing One (A)", "(Tap this unit)"),
    expect { p1.unit "Punishing One (A)", tapped = true },
  },
}

scenario "Punishing One, tapped, is not kept by tapping it" {
  quiet = { "RAS-59/upkeep-2" },
  given = { phase = "dark builds",
    p1 = { build_points = 2, hand = { "Toy Scout" }, space = { { "Punishing One (A)", tapped = true } }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.may_not_choose { "pays Punishing One (A) (Tap this unit)" },
    p1.pays("Punishing One (A)", "(Pay 1 build point)"),
    expect { p1, build_points = 1 },
  },
}

scenario "Outrider is not kept for a build point that is not there, nor for a card of an empty hand" {
  quiet = { "RAS-66/upkeep", "RAS-66/upkeep-2" },
  given = { phase = "dark builds",
    p1 = { build_points = 0, space = { "Outrider (A)" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p1.may_not_choose { "pays Outrider (A) (Pay 1 build point)", "pays Outrider (A) (Discard a card from your hand)" },
    p1.pays("Outrider (A)", "(Tap this unit)"),
    expect { p1.unit "Outrider (A)", tapped = true },
  },
}

scenario "Outrider, tapped, is not kept by tapping it" {
  quiet = { "RAS-66/upkeep-3" },
  given = { phase = "dark builds",
    p1 = { build_points = 2, hand = { "Toy Scout", "Toy Gift" }, space = { { "Outrider (A)", tapped = true } } } },
  steps = {
    p1.may_not_choose { "pays Outrider (A) (Tap this unit)" },
    p1.pays("Outrider (A)", "(Pay 1 build point)"),
    expect { p1, build_points = 1 },
  },
}

scenario "Unmodified Snowspeeder is not worn in the opponent's build step" {
  quiet = { "RAS-104/upkeep" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" } },
    p2 = { ground = { "Unmodified Snowspeeder" } } },
  steps = {
    p1.builds "Toy Scout",
    expect { p2.unit "Unmodified Snowspeeder", damage = 0 },
  },
}

-- The Phantom Menace.

scenario "Orn Free Taa: no damage by the unit that attacks him" {
  rules = { "PM-23/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } }, p2 = { character = { { "Orn Free Taa", tapped = true } } } },
  steps = { p1.attacks "Orn Free Taa (A)", p1.may_choose_exactly { accept, decline }, p1.declines, expect { p2.unit "Orn Free Taa (A)", damage = 0 } },
}
scenario "Orn Free Taa: the opponent may tap a Character instead" {
  rules = { "PM-23/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan", "Toy Guard" }, ground = { "Toy Walker" } }, p2 = { character = { { "Orn Free Taa", tapped = true } } } },
  steps = {
    p1.chooses "Toy Guard", p1.attacks "Orn Free Taa (A)", p1.accepts, p1.may_choose_exactly { "Toy Padawan", "Toy Guard" }, p1.chooses "Toy Padawan",
    expect { p2.unit "Orn Free Taa (A)", damage = 3 }, expect { p1.unit "Toy Padawan", tapped = true },
  },
}
scenario "Orn Free Taa: other units are not spared" {
  quiet = { "PM-23/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } }, p2 = { character = { { "Orn Free Taa", tapped = true }, { "Toy Padawan", tapped = true } } } },
  steps = { p1.attacks "Toy Padawan", expect { p2.unit "Toy Padawan", damage = 3 } },
}

scenario "Orn Free Taa: a unit of the opponent's is tapped in one's build step" {
  rules = { "PM-23/activated" },
  given = { phase = "light builds", p1 = { character = { "Toy Guard", "Toy Padawan" } }, p2 = { build_points = 3, character = { "Orn Free Taa", "Toy Guard" } } },
  steps = {
    p2.uses "Orn Free Taa (A)", p2.may_choose_exactly { "Toy Guard", "Toy Padawan" }, p2.chooses "Toy Padawan",
    expect { p1.unit "Toy Padawan", tapped = true }, expect { p2.unit "Orn Free Taa (A)", tapped = true }, expect { p2, build_points = 2 },
  },
}
scenario "Orn Free Taa: not without a build point" {
  quiet = { "PM-23/activated" },
  given = { phase = "light builds", p1 = { character = { "Toy Guard" } }, p2 = { build_points = 0, hand = { "Toy Scout" }, character = { "Orn Free Taa" } } },
  steps = { p2.cannot { "uses", "Orn Free Taa (A)" } },
}
scenario "Orn Free Taa: not in battle" {
  quiet = { "PM-23/activated" },
  given = { phase = "attack", arena = "character", p1 = { character = { "Toy Guard", "Toy Padawan" } }, p2 = { build_points = 3, character = { "Orn Free Taa", "Toy Guard" } } },
  steps = { p2.cannot { "uses", "Orn Free Taa (A)" } },
}

scenario "Orn Free Taa: what somebody else does in that attack is not prevented" {
  rules = { "PM-23/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { force = 2, hand = { "Toy Barrage" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Orn Free Taa", tapped = true } } } },
  steps = {
    p1.attacks "Orn Free Taa (A)", p1.declines,
    p1.plays "Toy Barrage", p1.chooses "Orn Free Taa (A)",
    expect { p2.unit "Orn Free Taa (A)", damage = 2 },
  },
}

-- Effects whose choice or gain is another player's.

scenario "The opponent gains control, until the turn ends" {
  rules = { "TOY-1716/effect" },
  given = { phase = "battle",
    p1 = { hand = { "Toy Defection" }, ground = { "Toy Walker" } },
    p2 = { hand = { "Toy Gift" }, character = { "Toy Guard" } } },
  steps = {
    p1.plays "Toy Defection",
    expect { p2.ground, count = 1 },
    expect { p1.ground, count = 0 },
  },
}

scenario "The opponent says which dice are rerolled" {
  rules = { "TOY-1717/effect" },
  given = { phase = "attack", arena = "ground", chance = { 1, 6, 6, 6, 1 },
    p1 = { force = 1, hand = { "Toy Courtesy" }, ground = { "Toy Walker" } },
    p2 = { ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.passes,
    p1.plays "Toy Courtesy",
    p2.chooses(2),   -- one of the sixes
    expect { p2.unit "Toy Walker", damage = 2 },
  },
}

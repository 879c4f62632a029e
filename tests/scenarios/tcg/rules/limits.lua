-- Limits with a number: limit(turn, 2).

scenario "Twice per turn is twice" {
  rules = { "TOY-1700/activated" },
  given = { phase = "battle", arena = "ground",
    p1 = { force = 6, ground = { { "Toy Scout", damage = 1 }, { "Toy Walker", damage = 2 }, "Toy Nurse" } },
    p2 = { ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.uses "Toy Nurse", p1.chooses "Toy Walker",
    p1.uses "Toy Nurse", p1.chooses "Toy Walker",
    p1.may_not_choose { "uses Toy Nurse" },
    expect { p1, force = 4 },
  },
}

-- Why an ability cannot be used: the need of its cost that is not met (docs/decisions/084).

scenario "What cannot be paid is named: Force, or a tap" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "battle",
    p1 = { force = 1, hand = { "Toy Second Wind" }, ground = { { "Toy Gunner", tapped = true } } },
    p2 = { ground = { "Toy Tank" } } },
  steps = {
    p1.cannot { "uses", "Toy Gunner", because = "TCG-GLO-01" },
    p1.cannot { "plays", "Toy Second Wind", because = "TCG-ACTV-01" },
  },
}

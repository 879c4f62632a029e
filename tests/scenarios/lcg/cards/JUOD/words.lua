-- Join Us or Die.

scenario "Yoda: unit damage for each point on the Death Star dial" {
  rules = { "JUOD-112.2/constant" },
  given = { turn = p2, phase = "deployment", dial = 4, p2 = { units = { "JUOD-112.2" } } },
  steps = { expect { p2.card "Yoda", unit_damage = 4, blast_damage = 1, tactics = 1 } },
}
scenario "Yoda: none while it shows 0" {
  quiet = { "JUOD-112.2/constant" },
  given = { turn = p2, phase = "deployment", dial = 0, p2 = { units = { "JUOD-112.2" } } },
  steps = { expect { p2.card "Yoda", unit_damage = 0 } },
}

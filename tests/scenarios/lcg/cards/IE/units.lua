-- Imperial Entanglements: units.

scenario "Bubo: it protects a Scum and Villainy unit" {
  rules = { "IE-184.4/constant" },
  given = { turn = p2, phase = "deployment", p2 = { units = { "Toy Militia" } }, p1 = { units = { "Bubo", "Toy Scavenger" } } },
  steps = { p2.uses "Toy Militia", p2.chooses "Toy Scavenger", p1.protects_with "Bubo", expect { p1.card "Bubo", damage = 1 } },
}
scenario "Bubo: no unit of another affiliation" {
  quiet = { "IE-184.4/constant" },
  given = { turn = p2, phase = "deployment", p2 = { units = { "Toy Militia" } }, p1 = { units = { "Bubo", "Toy Trooper" } } },
  steps = { p2.uses "Toy Militia", p2.chooses "Toy Trooper", expect { p1.card "Toy Trooper", damage = 1 } },
}

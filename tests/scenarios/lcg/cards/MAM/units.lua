-- Meditation and Mastery: units.

scenario "Nien Numb: a second pilot, and an icon for a transport" {
  rules = { "MAM-243.2/constant" },
  given = { turn = p2, phase = "deployment", p2 = { units = { "Tydirium" }, support = { { "Toy Copilot", on = "Tydirium" } }, hand = { "Nien Numb" }, objectives = { "The Last Warrior", "Toy Academy" } } },
  steps = { p2.attaches "Nien Numb", expect { p2.card "Tydirium", unit_damage = 1 }, expect { p2.support, exactly = { "Toy Copilot", "Nien Numb" } } },
}
scenario "Nien Numb: no icon for another vehicle" {
  quiet = { "MAM-243.2/constant" },
  given = { turn = p2, phase = "deployment", p2 = { units = { "Toy Speeder" }, support = { { "Nien Numb", on = "Toy Speeder" } } } },
  steps = { expect { p2.card "Toy Speeder", unit_damage = 0 } },
}

-- Between the Shadows: enhancements.

scenario "Luke's Lightsaber: from the discard pile onto Luke Skywalker" {
  rules = { "BTS-127.4/action" },
  given = { turn = p2, phase = "deployment", p1 = {}, p2 = { units = { "Luke Skywalker", "Toy Mentor" }, objectives = { "Toy Refuge" }, discard = { "Luke's Lightsaber" } } },
  steps = { p2.uses "Luke's Lightsaber", expect { p2.card "Luke Skywalker", unit_damage = 3 }, expect { p2.card "Toy Refuge", focus = 1 } },
}
scenario "Luke's Lightsaber: onto nobody else" {
  quiet = { "BTS-127.4/action" },
  given = { turn = p2, phase = "deployment", p1 = {}, p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" }, discard = { "Luke's Lightsaber" } } },
  steps = { p2.cannot { "uses", "Luke's Lightsaber" } },
}
scenario "Luke's Lightsaber: two icons for the enhanced unit" {
  rules = { "BTS-127.4/constant" },
  given = { turn = p2, phase = "deployment", p2 = { units = { "Toy Mentor", "Toy Sniper" }, support = { { "Luke's Lightsaber", on = "Toy Mentor" } } } },
  steps = { expect { p2.card "Toy Mentor", unit_damage = 3 }, expect { p2.card "Toy Sniper", unit_damage = 1 } },
}
scenario "Confiscate: a light side card on the enhanced unit is captured" {
  rules = { "BTS-139.5/action" },
  given = { turn = p1, phase = "deployment", p1 = { hand = { "Confiscate" }, objectives = { "Toy Garrison" } }, p2 = { units = { "Toy Mentor" }, support = { { "Toy Relic", on = "Toy Mentor" } } } },
  steps = { p1.plays "Confiscate", p1.uses "Confiscate", expect { p1.captured, exactly = { "Toy Relic" } }, expect { p2.support, count = 0 } },
}
scenario "Confiscate: no card that is on another unit" {
  quiet = { "BTS-139.5/action" },
  given = { turn = p1, phase = "deployment", p1 = { hand = { "Confiscate" }, objectives = { "Toy Garrison" } }, p2 = { units = { "Toy Mentor", "Toy Speeder" }, support = { { "Toy Relic", on = "Toy Speeder" } } } },
  steps = { p1.plays "Confiscate", p1.cannot { "uses", "Confiscate" } },
}

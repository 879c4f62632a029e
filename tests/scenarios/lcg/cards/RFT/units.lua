-- Ready for Takeoff: units.

scenario "System Patrol Craft: it protects a Smugglers and Spies objective" {
  rules = { "RFT-142.3/constant" },
  given = { turn = p1, phase = "deployment", p1 = { hand = { "Toy Bid" } }, p2 = { units = { "System Patrol Craft" }, objectives = { "The Last Warrior" } } },
  steps = { p1.plays "Toy Bid", p1.chooses(1), p2.protects_with "System Patrol Craft", expect { p2.card "System Patrol Craft", damage = 1 } },
}
scenario "System Patrol Craft: no objective of another affiliation" {
  quiet = { "RFT-142.3/constant" },
  given = { turn = p1, phase = "deployment", p1 = { hand = { "Toy Bid" } }, p2 = { units = { "System Patrol Craft" }, objectives = { "Toy Refuge" } } },
  steps = { p1.plays "Toy Bid", p1.chooses(1), expect { p2.card "Toy Refuge", damage = 1 } },
}

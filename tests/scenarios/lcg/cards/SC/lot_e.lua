-- Solo's Command: a card drawn by lot.

local function shot() return { turn = p2, phase = "deployment", p1 = { units = { "Toy Avenging Droid", "Toy Trooper" }, objectives = { "The Droid Revolution" } }, p2 = { units = { "Toy Slinger" } } } end
scenario "The Droid Revolution: a Droid that does not take part is not damaged by the opponent" {
  rules = { "SC-188.1/constant" },
  given = shot(),
  steps = { p2.uses "Toy Slinger", p2.chooses "Toy Avenging Droid", expect { p1.card "Toy Avenging Droid", damage = 0 } },
}
scenario "The Droid Revolution: another unit is" {
  quiet = { "SC-188.1/constant" },
  given = shot(),
  steps = { p2.uses "Toy Slinger", p2.chooses "Toy Trooper", expect { p1.card "Toy Trooper", damage = 1 } },
}
scenario "The Droid Revolution: a Droid that takes part is" {
  quiet = { "SC-188.1/constant" },
  given = { turn = p2, p1 = { units = { "Toy Avenging Droid" }, objectives = { "The Droid Revolution" } }, p2 = { units = { "Toy Pilgrim" } },
    engagement = { objective = "The Droid Revolution", attackers = { "Toy Pilgrim" }, defenders = { "Toy Avenging Droid" }, edge = p2, at = "strikes" } },
  steps = { p2.strikes_with "Toy Pilgrim", expect { p1.card "Toy Avenging Droid", damage = 1 } },
}
scenario "The Droid Revolution: a Droid of the opponent is" {
  quiet = { "SC-188.1/constant" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Gunner" }, objectives = { "The Droid Revolution" } }, p2 = { units = { "Toy Astromech" } } },
  steps = { p1.uses "Toy Gunner", expect { p2.card "Toy Astromech", damage = 1 } },
}

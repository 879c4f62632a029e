-- Draw Their Fire: cards drawn by lot.

local function shot(training)
  return { turn = p1, phase = "deployment", p1 = { units = { "Toy Gunner" }, hand = {} }, p2 = { units = { "Toy Mentor", "Toy Pilgrim" }, support = { training } } }
end
scenario "Shien Training: the damage goes to another unit" {
  rules = { "DTF-146.4/interrupt" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Trooper", "Toy Walker" }, hand = { "Toy Barrage" }, objectives = { "Toy Garrison" } }, p2 = { units = { "Toy Mentor", "Toy Pilgrim" }, support = { { "Shien Training", on = "Toy Mentor" } } } },
  steps = { p1.plays "Toy Barrage", p1.chooses "Toy Mentor", p2.uses "Shien Training", p2.may_choose_exactly { "Toy Trooper", "Toy Walker", "Toy Pilgrim" }, p2.chooses "Toy Walker",
    expect { p2.card "Toy Mentor", damage = 0 }, expect { p1.card "Toy Walker", damage = 3 }, expect { p2.card "Shien Training", focus = 1 } },
}
scenario "Shien Training: not the damage of another unit" {
  quiet = { "DTF-146.4/interrupt" },
  given = shot({ "Shien Training", on = "Toy Mentor" }),
  steps = { p1.uses "Toy Gunner", p1.chooses "Toy Pilgrim", expect { p2.card "Toy Pilgrim", damage = 1 } },
}
scenario "Shien Training: not while it is exhausted" {
  quiet = { "DTF-146.4/interrupt" },
  given = shot({ "Shien Training", on = "Toy Mentor", focus = 1 }),
  steps = { p1.uses "Toy Gunner", p1.chooses "Toy Mentor", expect { p2.card "Toy Mentor", damage = 1 } },
}
scenario "Shien Training: the damage of a strike too" {
  rules = { "DTF-146.4/interrupt" },
  given = { turn = p1, p1 = { units = { "Toy Trooper", "Toy Walker" } }, p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" }, support = { { "Shien Training", on = "Toy Mentor" } } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Mentor" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Trooper", p2.uses "Shien Training", p2.chooses "Toy Walker", expect { p1.card "Toy Walker", damage = 1 }, expect { p2.card "Toy Mentor", damage = 0 } },
}

-- Heroes and Legends: a card drawn by lot.

local function strike(at_the_force)
  return { turn = p1, p1 = { units = { "Jerec", { "Toy Adept", committed = true }, "Toy Trooper" } }, p2 = { units = { { "Toy Pilgrim", committed = at_the_force }, "Toy Guardian" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Jerec", "Toy Trooper" }, defenders = {}, edge = p1, at = "strikes" } }
end
scenario "Jerec: a unit is taken from the Force when he is focused to strike" {
  rules = { "HAL-100.2/reaction" },
  given = strike(true),
  steps = { p1.strikes_with "Jerec", p1.uses "Jerec", p1.may_choose_exactly { "Toy Adept", "Toy Pilgrim" }, p1.chooses "Toy Pilgrim",
    expect { p2.card "Toy Pilgrim", committed = false }, expect { p1.card "Toy Adept", committed = true } },
}
scenario "Jerec: not when another unit is focused to strike" {
  quiet = { "HAL-100.2/reaction" },
  given = strike(true),
  steps = { p1.strikes_with "Toy Trooper", expect { p2.card "Toy Pilgrim", committed = true }, p1.may_choose_exactly { "strikes with Jerec" } },
}
scenario "Jerec: two focus tokens go when he refreshes" {
  rules = { "LCG-KW-ELI-01" },
  given = { turn = p1, phase = "refresh", p1 = { units = { { "Jerec", focus = 2 } }, objectives = { "Toy Garrison", "Toy Garrison", "Toy Garrison" } } },
  steps = { expect { p1.card "Jerec", focus = 0 } },
}
scenario "Jerec: nothing without a unit in the Force" {
  quiet = { "HAL-100.2/reaction" },
  given = { turn = p1, p1 = { units = { "Jerec" } }, p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Jerec" }, defenders = {}, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Jerec", p1.may_not_choose { "uses Jerec" }, expect { p2.card "Toy Refuge", damage = 2 } },
}

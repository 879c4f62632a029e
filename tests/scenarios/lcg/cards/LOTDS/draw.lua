-- Lure of the Dark Side: cards drawn by lot.

local function battle(units)
  return { turn = p2, p1 = { units = { "Toy Trooper" }, hand = { "Seeds of Decay" }, objectives = { "Toy Garrison" } },
    p2 = { units = units, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Toy Trooper" } } }
end
scenario "Seeds of Decay: a focus token on a ready unit that is committed" {
  rules = { "LOTDS-102.6/fate" },
  given = battle { "Toy Pilgrim", { "Toy Guardian", committed = true }, { "Toy Medic", committed = true, focus = 1 }, "Toy Sniper" },
  steps = { p1.places "Seeds of Decay", p1.accepts, expect { p2.card "Toy Guardian", focus = 1 }, expect { p2.card "Toy Medic", focus = 1 }, expect { p2.card "Toy Sniper", focus = 0 } },
}
scenario "Seeds of Decay: nobody has to be chosen" {
  rules = { "LOTDS-102.6/fate" },
  given = battle { "Toy Pilgrim", { "Toy Guardian", committed = true } },
  steps = { p1.places "Seeds of Decay", p1.declines, expect { p2.card "Toy Guardian", focus = 0 } },
}
scenario "Seeds of Decay: not one that is exhausted, or not committed" {
  rules = { "LOTDS-102.6/fate" },
  given = battle { "Toy Pilgrim", { "Toy Medic", committed = true, focus = 1 }, "Toy Sniper" },
  steps = { p1.places "Seeds of Decay", p1.declines, expect { p2.card "Toy Medic", focus = 1 }, expect { p2.card "Toy Sniper", focus = 0 } },
}
scenario "Seeds of Decay: not of use in a hand" {
  quiet = { "LOTDS-102.6/fate" },
  given = battle { "Toy Pilgrim", { "Toy Guardian", committed = true } },
  steps = { p1.passes, expect { p2.card "Toy Guardian", focus = 0 } },
}

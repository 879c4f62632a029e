-- A Wretched Hive: cards drawn by lot.

local function table_with(unit)
  return { turn = p1, phase = "actions after drawing",
    p1 = { units = { "Toy Scavenger", "Toy Trooper" }, objectives = { "Toy Shipyard" }, hand = { "Toy Execution" }, deck = { "Toy Walker", "Toy Walker" } },
    p2 = { units = { "Toy Guardian", unit }, objectives = { "The Last Warrior" } } }
end

scenario "The Last Warrior: beside a Specter unit the opponent's cards draw nothing" {
  rules = { "AWH-237.1/constant" },
  given = table_with "Captured Courier Droid",
  steps = { p1.plays "Toy Execution", p1.chooses "Toy Trooper", p1.chooses "Toy Guardian", expect { p1.hand, count = 0 } },
}
scenario "The Last Warrior: beside another unit they draw" {
  quiet = { "AWH-237.1/constant" },
  given = table_with "Toy Steward",
  steps = { p1.plays "Toy Execution", p1.chooses "Toy Trooper", p1.uses "Toy Scavenger", p1.chooses "Toy Guardian", expect { p1.hand, count = 1 } },
}
scenario "The Last Warrior: its own player's cards draw" {
  quiet = { "AWH-237.1/constant" },
  given = { turn = p2, phase = "refresh",
    p2 = { units = { "Captured Courier Droid" }, objectives = { "The Last Warrior", "Toy Beacon", "Toy Refuge" }, deck = { "Toy Speeder", "Toy Speeder" } } },
  steps = { p2.uses "Toy Beacon", expect { p2.hand, count = 1 } },
}
scenario "The Last Warrior: the opponent draws in the draw phase" {
  quiet = { "AWH-237.1/constant" },
  given = { turn = p1, phase = "draw", p1 = { deck = { "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker" } },
    p2 = { units = { "Captured Courier Droid" }, objectives = { "The Last Warrior" } } },
  steps = { expect { p1.hand, count = 6 } },
}

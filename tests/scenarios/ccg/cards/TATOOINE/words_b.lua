-- Tatooine: each ability with the positive and the negative case.

local ESPA, PIER, MEADOW = "Tatooine: Mos Espa", "Toy Reach: Pier", "Toy Reach: Meadow"

local function cube(draw, site)
  local place = site or PIER
  return { turn = p1, phase = "battle", locations = { place }, p1 = { hand = { "Watto's Chance Cube" }, force = 1, reserve = { draw, "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler" }, table = { { "Toy Junk Dealer", at = place }, { "Toy Captain", at = place } } },
    p2 = { table = { { "Toy Giant", at = place }, { "Toy Trooper", at = place } } } }
end
scenario "Watto's Chance Cube: with an even destiny two more are drawn" {
  rules = { "11_90/play" },
  given = cube "Toy Captain",
  steps = { p1.battles(PIER), p1.plays "Watto's Chance Cube", p1.accepts, expect { p1, battle_destiny = 9 }, p2.forfeits "Toy Giant", p2.forfeits "Toy Trooper" },
}
scenario "Watto's Chance Cube: with an odd destiny those drawn count for nothing" {
  rules = { "11_90/play" },
  given = cube "Toy Trooper",
  steps = { p1.battles(PIER), p1.plays "Watto's Chance Cube", p1.accepts, expect { p1, battle_destiny = 0 }, p1.forfeits "Toy Captain" },
}
scenario "Watto's Chance Cube needs Watto in the battle" {
  quiet = { "11_90/play" },
  given = { turn = p1, phase = "battle", locations = { PIER, MEADOW }, p1 = { hand = { "Watto's Chance Cube" }, force = 1, table = { { "Toy Captain", at = PIER }, { "Toy Junk Dealer", at = MEADOW } } }, p2 = { table = { { "Toy Giant", at = PIER } } } },
  steps = { p1.battles(PIER), p1.forfeits "Toy Captain", expect { p1.hand, exactly = { "Watto's Chance Cube" } } },
}

scenario "Mos Espa: smugglers and thieves of Dark are stronger there" {
  rules = { "11_93/constant" },
  given = { turn = p1, phase = "deploy", locations = { "11_93" }, p1 = { table = { { "Toy Smuggler", at = ESPA } } } },
  steps = { expect { p1.card "Toy Smuggler", power = 2, forfeit = 3 } },
}
scenario "Mos Espa: others are not, nor smugglers elsewhere or of Light" {
  quiet = { "11_93/constant" },
  given = { turn = p1, phase = "deploy", locations = { "11_93", PIER }, p1 = { table = { { "Toy Smuggler", at = PIER }, { "Toy Captain", at = ESPA } } }, p2 = { table = { { "Toy Smuggler", at = ESPA } } } },
  steps = { expect { p1.card "Toy Smuggler", power = 1 }, expect { p1.card "Toy Captain", power = 3 }, expect { p2.card "Toy Smuggler", power = 1 } },
}
local function drain(who)
  return { turn = p2, phase = "control", locations = { "11_93" }, p2 = { table = { { who, at = ESPA } } } }
end
scenario "Mos Espa: Light drains for 1 less without a smuggler or thief" {
  rules = { "11_93/constant-2" },
  given = drain "Toy Captain",
  steps = { p2.drains(ESPA), p1.loses "Reserve Deck", expect { p1.lost, count = 1 } },
}
scenario "Mos Espa: with one Light drains in full" {
  quiet = { "11_93/constant-2" },
  given = drain "Toy Smuggler",
  steps = { p2.drains(ESPA), p1.loses "Reserve Deck", p1.loses "Reserve Deck", expect { p1.lost, count = 2 } },
}

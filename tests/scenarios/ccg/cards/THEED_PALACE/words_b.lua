-- Theed Palace: sites.

local BAY = "Blockade Flagship: Docking Bay"
local function transit(who, dark)
  local mine = { force = 3, table = { { "Toy Captain", at = BAY } } }
  return { turn = who, phase = "move", locations = { { "14_48", owner = p2 }, "Toy Reach: Landing" }, p1 = dark and mine or nil, p2 = not dark and mine or nil }
end
scenario "Docking Bay of the Blockade Flagship: Dark leaves it for 1" {
  rules = { "14_48/constant" },
  given = transit(p1, true),
  steps = { p1.transits(BAY), p1.chooses "Toy Reach: Landing", p1.chooses "Toy Captain", expect { p1.used, count = 1 } },
}
scenario "Docking Bay of the Blockade Flagship: Light leaves it for nothing" {
  quiet = { "14_48/constant" },
  given = transit(p2, false),
  steps = { p2.transits(BAY), p2.chooses "Toy Reach: Landing", p2.chooses "Toy Captain", expect { p2.used, count = 0 } },
}
scenario "Docking Bay of the Blockade Flagship: Light's stays on top of Dark's" {
  cites = { { "CCG-LOC-CONV-01", "what may not be converted" } },
  given = { turn = p1, phase = "deploy", locations = { { "14_48", owner = p2 } }, p1 = { hand = { "14_111", "Toy Filler" } } },
  steps = { p1.may_not_choose { "deploys " .. BAY } },
}
local function other(who, dark, from, force, gate)
  local mine = { force = force, table = { { "Toy Captain", at = from }, gate } }
  return { turn = who, phase = "move", locations = { "14_111", "Toy Reach: Landing" }, p1 = dark and mine or nil, p2 = not dark and mine or nil }
end
local FAR = "Toy Reach: Landing"
scenario "Docking Bay of Dark's: Dark leaves it for nothing, whatever else asks for Force" {
  rules = { "14_111/constant" }, quiet = { "14_111/constant-2" },
  given = other(p1, true, BAY, 9, "Toy Toll Gate"),
  steps = { p1.transits(BAY), p1.chooses(FAR), p1.chooses "Toy Captain", expect { p1.used, count = 0 } },
}
scenario "Docking Bay of Dark's: Light leaves it for 8 more" {
  rules = { "14_111/constant-2" }, quiet = { "14_111/constant" },
  given = other(p2, false, BAY, 9),
  steps = { p2.transits(BAY), p2.chooses(FAR), p2.chooses "Toy Captain", expect { p2.used, count = 8 } },
}
scenario "Docking Bay of Dark's: Light comes to it for 8 more" {
  rules = { "14_111/constant-3" },
  given = other(p2, false, FAR, 9),
  steps = { p2.transits(FAR), p2.chooses(BAY), p2.chooses "Toy Captain", expect { p2.used, count = 8 } },
}
scenario "Docking Bay of Dark's: Dark comes to it as ever" {
  quiet = { "14_111/constant-3" },
  given = other(p1, true, FAR, 9),
  steps = { p1.transits(FAR), p1.chooses(BAY), p1.chooses "Toy Captain", expect { p1.used, count = 0 } },
}

-- Reflections III: sites, each ability with the positive and the negative case.

local HALL = "Blockade Flagship: Hallway"
local function generation(place)
  return { turn = p2, phase = "draw", locations = { "13_57", "Toy Plaza" }, p1 = { table = { { "Toy Captain", at = place } } } }
end
scenario "Hallway: Dark generates 1 more while he occupies it" {
  rules = { "13_57/constant" },
  given = generation(HALL),
  steps = { p2.passes, p1.passes, expect { table, activation = 5 } },
}
scenario "Hallway: Dark generates as ever while he does not" {
  quiet = { "13_57/constant" },
  given = generation "Toy Plaza",
  steps = { p2.passes, p1.passes, expect { table, activation = 4 } },
}
local BAY = "Blockade Flagship: Docking Bay"
local function leaving(mine)
  return { turn = p2, phase = "move", locations = { "13_57", "14_48" }, p1 = { table = mine }, p2 = { force = 2, table = { { "Toy Trooper", at = HALL }, { "Toy Captain", at = BAY } } } }
end
scenario "Hallway: no character of Light leaves it while Dark occupies it; others come" {
  rules = { "13_57/constant-2" },
  given = leaving { { "Toy Captain", at = HALL } },
  steps = { p2.may_choose_exactly { "moves Toy Captain", pass }, p2.moves "Toy Captain", p2.chooses(HALL), expect { p2.card "Toy Captain", at = HALL } },
}
scenario "Hallway: they leave it while Dark does not" {
  quiet = { "13_57/constant-2" },
  given = leaving {},
  steps = { p2.moves "Toy Trooper", p2.chooses(BAY), expect { p2.card "Toy Trooper", at = BAY } },
}
scenario "Hallway: Jedi of Light deploy there for 2 more" {
  rules = { "13_57/constant-3" },
  given = { turn = p2, phase = "deploy", locations = { "13_57" }, p2 = { hand = { "Toy Mentor" }, force = 6 } },
  steps = { p2.deploys "Toy Mentor", p2.chooses(HALL), expect { p2.used, count = 6 } },
}
scenario "Hallway: others pay as ever, and Jedi elsewhere" {
  quiet = { "13_57/constant-3" },
  given = { turn = p2, phase = "deploy", locations = { "13_57", "Toy Plaza" }, p2 = { hand = { "Toy Mentor", "Toy Captain" }, force = 6 } },
  steps = { p2.deploys "Toy Mentor", p2.chooses "Toy Plaza", expect { p2.used, count = 4 }, p2.deploys "Toy Captain", p2.chooses(HALL), expect { p2.used, count = 6 } },
}

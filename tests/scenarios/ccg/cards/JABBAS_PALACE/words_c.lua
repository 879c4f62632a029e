-- Jabba's Palace: cards that show a word of the language.

local CAMP, PIER = "Tatooine: Jawa Camp", "Toy Reach: Pier"

scenario "Gamorrean Guard deploys to sites of Tatooine" {
  rules = { "6_105/deploys" },
  given = { turn = p1, phase = "deploy", locations = { "1_292", PIER }, p1 = { hand = { "Gamorrean Guard" }, force = 4 } },
  steps = { p1.deploys "Gamorrean Guard", p1.may_choose_exactly { CAMP, decline }, p1.chooses(CAMP) },
}
scenario "Gamorrean Guard stays in hand without Tatooine" {
  rules = { "6_105/deploys" },
  given = { turn = p1, phase = "deploy", locations = { PIER }, p1 = { hand = { "Gamorrean Guard" }, force = 4 } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "Gamorrean Guard is weaker elsewhere" {
  rules = { "6_105/constant" },
  given = { turn = p1, phase = "deploy", locations = { PIER }, p1 = { table = { { "Gamorrean Guard", at = PIER } } } },
  steps = { expect { p1.card "Gamorrean Guard", power = 3 } },
}
scenario "Gamorrean Guard is as strong as printed on Tatooine" {
  quiet = { "6_105/constant" },
  given = { turn = p1, phase = "deploy", locations = { "1_292" }, p1 = { table = { { "Gamorrean Guard", at = CAMP } } } },
  steps = { expect { p1.card "Gamorrean Guard", power = 4 } },
}
scenario "Gamorrean Guard gives himself up for an attack of the opponent's creature" {
  rules = { "6_105/just" },
  given = { turn = p2, phase = "battle", locations = { "1_292" }, p2 = { table = { { "Toy Grub", at = CAMP } } }, p1 = { hand = { "Toy Filler" }, table = { { "Gamorrean Guard", at = CAMP }, { "Toy Captain", at = CAMP } } } },
  steps = { p2.attacks_with "Toy Grub", p1.answers "Gamorrean Guard", expect { p1.lost, exactly = { "Gamorrean Guard" } }, expect { table, attack = "none" }, expect { p1.table, exactly = { "Toy Captain" } } },
}
scenario "Gamorrean Guard does not answer an attack elsewhere" {
  quiet = { "6_105/just" },
  given = { turn = p2, phase = "battle", locations = { "1_292", PIER }, p2 = { table = { { "Toy Grub", at = PIER } } }, p1 = { hand = { "Toy Filler" }, table = { { "Gamorrean Guard", at = CAMP }, { "Toy Captain", at = PIER } } } },
  steps = { p2.attacks_with "Toy Grub" },
}
scenario "Gamorrean Guard gives himself up for an attack of his player's creature" {
  rules = { "6_105/just-2" },
  given = { turn = p1, phase = "battle", locations = { "1_292" }, p1 = { hand = { "Toy Filler" }, table = { { "Toy Grub", at = CAMP }, { "Gamorrean Guard", at = CAMP }, { "Toy Captain", at = CAMP } } } },
  steps = { p1.attacks_with "Toy Grub", p1.answers "Gamorrean Guard", expect { table, attack = "none" }, expect { p1.lost, exactly = { "Gamorrean Guard" } } },
}
scenario "Gamorrean Guard does not answer an attack on a creature" {
  quiet = { "6_105/just" },
  given = { turn = p1, phase = "battle", locations = { "1_292" }, p2 = { table = { { "Toy Lizard", at = CAMP } } }, p1 = { hand = { "Toy Filler" }, table = { { "Gamorrean Guard", at = CAMP }, { "Toy Captain", at = CAMP } } } },
  steps = { p1.attacks "Toy Lizard" },
}

local DESERT, WASTE = "Tatooine: Desert", "Tatooine: Jundland Wastes"
local function desert(id, ability, dark, title, claims, who, at, ...)
  local me = dark and p1 or p2
  local mine = { force = 2, hand = { "Toy Filler" }, table = { { who, at = at } } }
  claims.given = { turn = me, phase = "move", locations = { "1_292", { id, owner = id == "6_169" and p1 or p2 }, "1_293" }, p1 = dark and mine or nil, p2 = not dark and mine or nil }
  claims.steps = { ... }
  scenario ("Desert (" .. id .. ", " .. (dark and "Dark" or "Light") .. "): " .. title) (claims)
end
local function sands(id, ability, dark)
  local me = dark and p1 or p2
  local rule = { id .. "/" .. ability }
  desert(id, ability, dark, "who walks one site a turn does not get out", { rules = rule }, "Toy Captain", DESERT, me.may_not_choose { "moves Toy Captain" })
  desert(id, ability, dark, "who runs across does not get so far", { rules = rule }, "Toy Dune Runner", CAMP, me.moves "Toy Dune Runner", me.may_choose_exactly { DESERT, decline }, me.chooses(DESERT))
  desert(id, ability, dark, "a scout gets out", { quiet = rule }, "Toy Pathfinder", DESERT, me.moves "Toy Pathfinder", me.chooses(WASTE))
  desert(id, ability, dark, "anybody gets in", { quiet = rule }, "Toy Captain", CAMP, me.moves "Toy Captain", me.chooses(DESERT))
end
for i = 1, 2 do
  local id = i == 1 and "6_169" or "6_85"
  sands(id, "constant", true)
  sands(id, "constant-2", false)
end

-- Cloud City: devices.

local CHAMBER, WALK, COM, GUARD = "Cloud City: Carbonite Chamber", "Toy Cloud City: Walk", "Lando's Wrist Comlink", "Toy Wing Guard"
local places = { "5_166", "TOY-1620", "1_295" }
local function comlink(turn, at, hand, also)
  local mine = { { "Toy Captain", at = at }, { COM, on = "Toy Captain" } }
  for i = 1, #(also or {}) do mine[#mine + 1] = also[i] end
  return { turn = p1, phase = turn, locations = places, p1 = { force = 4, table = { { "Toy Mentor", at = at } } }, p2 = { hand = hand, force = 3, table = mine } }
end
scenario "Lando's Wrist Comlink: a trooper deploys to the battle as a react" {
  rules = { "5_14/just" },
  given = comlink("battle", CHAMBER, { GUARD, "Toy Trooper" }),
  steps = { p1.battles(CHAMBER), p2.answers(COM), p2.may_not_choose { "chooses Toy Trooper" }, p2.chooses(GUARD), expect { p2.card(GUARD), at = CHAMBER }, p1.declines, p2.forfeits "Toy Captain", p2.chooses "Toy Captain" },
}
scenario "Lando's Wrist Comlink: not at another site" {
  quiet = { "5_14/just", "5_14/just-3" },
  given = comlink("battle", "Tatooine: Mos Eisley", { GUARD }),
  steps = { p1.battles "Tatooine: Mos Eisley", p1.declines, p2.forfeits "Toy Captain", p2.chooses "Toy Captain" },
}
scenario "Lando's Wrist Comlink: a trooper moves to the battle as a react" {
  rules = { "5_14/just-3" },
  given = comlink("battle", CHAMBER, {}, { { GUARD, at = WALK }, { "Toy Trooper", at = WALK } }),
  steps = { p1.battles(CHAMBER), p2.answers(COM), p2.may_not_choose { "chooses Toy Trooper" }, p2.chooses(GUARD), expect { p2.card(GUARD), at = CHAMBER }, p1.declines, p2.forfeits "Toy Captain", p2.chooses "Toy Captain" },
}
scenario "Lando's Wrist Comlink: a trooper moves to a Force drain and stops it" {
  rules = { "5_14/just-4" },
  given = { turn = p1, phase = "control", locations = places, p1 = { table = { { "Toy Mentor", at = CHAMBER } } }, p2 = { force = 3, table = { { "Toy Machine", at = CHAMBER }, { COM, on = "Toy Machine" }, { GUARD, at = WALK } } } },
  steps = { p1.drains(CHAMBER), p2.answers(COM), p2.chooses(GUARD), expect { p2.card(GUARD), at = CHAMBER }, expect { p2.lost, exactly = {} } },
}
scenario "Lando's Wrist Comlink: a trooper deploys to a Force drain and stops it" {
  rules = { "5_14/just-2" },
  given = { turn = p1, phase = "control", locations = places, p1 = { table = { { "Toy Mentor", at = CHAMBER } } }, p2 = { hand = { GUARD }, force = 3, table = { { "Toy Machine", at = CHAMBER }, { COM, on = "Toy Machine" } } } },
  steps = { p1.drains(CHAMBER), p2.answers(COM), p2.chooses(GUARD), expect { p2.card(GUARD), at = CHAMBER }, expect { p2.lost, exactly = {} } },
}

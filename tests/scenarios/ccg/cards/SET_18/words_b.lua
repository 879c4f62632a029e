-- Set 18: each ability with the positive and the negative case.

local ARENA = "Tatooine: Podrace Arena"
local function race(who, dark, light)
  return { turn = who, phase = "control", locations = { "218_12", "11_94" }, p1 = { table = dark }, p2 = { table = light } }
end
scenario "Malastare: Dark drains for 1 more while he controls Podrace Arena" {
  rules = { "218_12/constant" },
  given = race(p1, { { "Toy Needle", at = "Malastare" }, { "Toy Captain", at = ARENA } }, {}),
  steps = { p1.drains "Malastare", p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p2.lost, count = 2 } },
}
scenario "Malastare: not while both are there" {
  quiet = { "218_12/constant" },
  given = race(p1, { { "Toy Needle", at = "Malastare" }, { "Toy Captain", at = ARENA } }, { { "Toy Trooper", at = ARENA } }),
  steps = { p1.drains "Malastare", p2.loses "Reserve Deck", expect { p2.lost, count = 1 } },
}
scenario "Malastare: Light drains for 1 less while Dark controls Podrace Arena" {
  rules = { "218_12/constant-2" },
  given = race(p2, { { "Toy Captain", at = ARENA } }, { { "Toy Needle", at = "Malastare" } }),
  steps = { p2.drains "Malastare", p1.loses "Reserve Deck", expect { p1.lost, count = 1 } },
}
scenario "Malastare: Light drains in full while he is there too" {
  quiet = { "218_12/constant-2" },
  given = race(p2, { { "Toy Captain", at = ARENA } }, { { "Toy Needle", at = "Malastare" }, { "Toy Trooper", at = ARENA } }),
  steps = { p2.drains "Malastare", p1.loses "Reserve Deck", p1.loses "Reserve Deck", expect { p1.lost, count = 2 } },
}

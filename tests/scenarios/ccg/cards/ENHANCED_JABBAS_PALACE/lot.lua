-- Enhanced Jabba's Palace: cards drawn by lot.

local PROFIT, PALACE, HALL, PIER, EISLEY = "You Can Either Profit By This...", "Tatooine: Jabba's Palace", "Jabba's Palace: Audience Chamber", "Toy Reach: Pier", "Tatooine: Mos Eisley"
local rows = { PALACE, "6_81", "1_295", PIER }

local function arrival(title, claims, who, where, price)
  claims.given = { turn = p2, phase = "deploy", locations = rows, p2 = { hand = { who }, force = 6, table = { PROFIT } } }
  claims.steps = { p2.deploys(who), p2.chooses(where), expect { p2.used, count = price } }
  scenario (PROFIT .. " " .. title) (claims)
end
arrival("Luke deploys to sites of Jabba's Palace for 2 less", { rules = { "110_4/constant" } }, "Toy Farmboy", HALL, 0)
arrival("R2-D2 too", { rules = { "110_4/constant" } }, "R2-D2 (Artoo-Detoo)", PALACE, 1)
arrival("elsewhere he does not", { quiet = { "110_4/constant" } }, "Toy Farmboy", EISLEY, 2)
arrival("nor do others", { quiet = { "110_4/constant" } }, "Toy Captain", HALL, 2)
arrival("Master Luke deploys there for free", { rules = { "110_4/constant-2" } }, "Master Luke", PALACE, 0)
arrival("elsewhere he pays", { quiet = { "110_4/constant-2" } }, "Master Luke", PIER, 5)

local outside = { PALACE, "1_295", PIER }
local function flip(title, claims, who, where, flipped)
  claims.given = { turn = p2, phase = "deploy", locations = outside, p2 = { hand = { who }, force = 3, table = { PROFIT } } }
  claims.steps = { p2.deploys(who), p2.chooses(where), expect { p2.table, exactly = { flipped, who } } }
  scenario (PROFIT .. " " .. title) (claims)
end
flip("turns over with Han on Tatooine", { rules = { "110_4/flips" } }, "Toy Rascal", EISLEY, "Or Be Destroyed")
flip("not with Han elsewhere", { quiet = { "110_4/flips" } }, "Toy Rascal", PIER, PROFIT)
flip("not with somebody else", { quiet = { "110_4/flips" } }, "Toy Captain", EISLEY, PROFIT)
scenario "You Can Either Profit By This... does not turn over for Han as a captive" {
  quiet = { "110_4/flips" },
  given = { turn = p2, phase = "deploy", locations = outside, p1 = { table = { { "Toy Warden", at = PALACE } } }, p2 = { hand = { "Toy Captain" }, force = 3, table = { PROFIT }, inactive = { { "Toy Rascal", on = "Toy Warden", captive = true } } } },
  steps = { p2.deploys "Toy Captain", p2.chooses(EISLEY), expect { p2.table, exactly = { PROFIT, "Toy Captain" } } },
}
local FILL = "Toy Filler"
scenario "You Can Either Profit By This... puts out two sites" {
  rules = { "110_4/starting" },
  given = { setup = true, p1 = { reserve = { "1_295", FILL, FILL, FILL, FILL, FILL, FILL, FILL, FILL, FILL, FILL } }, p2 = { reserve = { PROFIT, PALACE, "6_81", FILL, FILL, FILL, FILL, FILL, FILL, FILL, FILL, FILL, FILL } } },
  steps = { p1.chooses(EISLEY), p2.chooses(PALACE), p2.chooses(1), p2.chooses(HALL), p2.chooses(2), expect { p2.table, exactly = { PROFIT } }, expect { table, in_order = { EISLEY, PALACE, HALL } } },
}
scenario "You Can Either Profit By This... puts out nothing later" {
  quiet = { "110_4/starting" },
  given = { turn = p2, phase = "deploy", locations = { "1_295" }, p2 = { force = 1, reserve = { PALACE, "6_81" }, table = { PROFIT } } },
  steps = { p2.may_choose_exactly { pass } },
}
scenario "You Can Either Profit By This... does not turn over for Han in orbit" {
  quiet = { "110_4/flips" },
  given = { turn = p2, phase = "deploy", locations = { "Tatooine", "1_295" }, p2 = { force = 9, hand = { "Toy Rascal" }, table = { PROFIT, { "Toy Argosy", at = "Tatooine" } } } },
  steps = { p2.deploys "Toy Rascal", p2.chooses "Toy Argosy", expect { p2.table, exactly = { PROFIT, "Toy Argosy", "Toy Rascal" } } },
}

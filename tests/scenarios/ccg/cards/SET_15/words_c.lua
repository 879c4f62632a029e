-- Set 15: cards that show a word of the language.

local KACHIRHO, PIER, HOUSE = "Kashyyyk: Kachirho", "Toy Reach: Pier", "Kashyyyk: Toy Treehouse"
local function home(title, claims, turn, phase, guard, at, more)
  claims.given = { turn = turn, phase = phase, locations = { { "215_14", owner = p2 }, PIER }, p2 = { reserve = { "Toy Filler", HOUSE, "Toy Reach: Meadow", "Toy Shaggy" }, table = { { guard, at = at }, more } }, p1 = { hand = { "Toy Filler" } } }
  scenario ("Kachirho: " .. title) (claims)
end
home("a Wookiee there brings another location of Kashyyyk", { rules = { "215_14/optional" }, steps = { p2.uses(KACHIRHO), p2.may_choose_exactly { HOUSE }, p2.chooses(HOUSE), p2.chooses(0), expect { table, in_order = { HOUSE, KACHIRHO, PIER } } } }, p2, "deploy", "Toy Shaggy", KACHIRHO)
home("nobody else does", { quiet = { "215_14/optional" }, steps = { p2.may_not_choose { "uses " .. KACHIRHO } } }, p2, "deploy", "Toy Captain", KACHIRHO, { "Toy Shaggy", at = PIER })
home("a Wookiee elsewhere does not", { quiet = { "215_14/optional" }, steps = { p2.may_not_choose { "uses " .. KACHIRHO } } }, p2, "deploy", "Toy Shaggy", PIER)

local function ability(title, claims, at, crowd, steps)
  claims.given = { turn = p1, phase = "battle", locations = { { "215_14", owner = p2 }, PIER }, p1 = { force = 1, reserve = { "Toy Zero", "Toy Filler" }, table = { { "Toy Scion", at = at }, crowd } }, p2 = { table = { { "Toy Trooper", at = at } } } }
  claims.steps = steps
  scenario ("Kachirho: " .. title) (claims)
end
ability("Dark draws no battle destiny with ability 4", { rules = { "215_14/constant" } }, KACHIRHO, nil, { p1.battles(KACHIRHO), p2.forfeits "Toy Trooper" })
ability("Dark draws it with ability 6", { quiet = { "215_14/constant" } }, KACHIRHO, { "Toy Captain", at = KACHIRHO }, { p1.battles(KACHIRHO), p1.accepts, p2.forfeits "Toy Trooper" })
ability("elsewhere ability 4 is enough", { quiet = { "215_14/constant" } }, PIER, nil, { p1.battles(PIER), p1.accepts, p2.forfeits "Toy Trooper" })

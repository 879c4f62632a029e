-- Set 11: cards that show a word of the language.

local HALL, BAY = "Invisible Hand: Hallway 328", "Invisible Hand: Toy Bay"
local function light(title, claims, from, to, price, guard)
  claims.given = { turn = p2, phase = "move", locations = { { "211_22", owner = p1 }, BAY }, p1 = { table = { guard } }, p2 = { force = 3, table = { { "Toy Captain", at = from } } } }
  claims.steps = { p2.moves "Toy Captain", p2.chooses(to), expect { p2.used, count = price } }
  scenario ("Hallway 328: " .. title) (claims)
end
light("who leaves it pays 1 more while Dark is there", { rules = { "211_22/constant" } }, HALL, BAY, 2, { "Toy Trooper", at = HALL })
light("who leaves it pays as ever without Dark", { quiet = { "211_22/constant" } }, HALL, BAY, 1, { "Toy Trooper", at = BAY })
light("Light comes for nothing", { rules = { "211_22/constant-2" } }, BAY, HALL, 0)
light("Light leaves for a Force", { quiet = { "211_22/constant-2" } }, HALL, BAY, 1)
scenario "Hallway 328: Dark pays to come and to leave" {
  quiet = { "211_22/constant", "211_22/constant-2" },
  given = { turn = p1, phase = "move", locations = { { "211_22", owner = p1 }, BAY }, p1 = { force = 3, table = { { "Toy Captain", at = BAY }, { "Toy Trooper", at = HALL } } } },
  steps = { p1.moves "Toy Captain", p1.chooses(HALL), expect { p1.used, count = 1 }, p1.moves "Toy Trooper", p1.chooses(BAY), expect { p1.used, count = 2 } },
}

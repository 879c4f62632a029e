-- Death Star II: cards that show a word of the language.

local PIER, BUNKER = "Toy Reach: Pier", "Endor: Bunker"
local function request(title, claims, phase, at)
  claims.given = { turn = p1, phase = phase, locations = { PIER, "8_70" }, p1 = { hand = { "Toy Filler" }, reserve = { "Toy Filler", "Toy Outer Reach", "1_292", "Ord Mantell", "Dantooine" }, table = { { "Commander Merrejk", at = at } } } }
  scenario ("Commander Merrejk: " .. title) (claims)
end
request("where a scomp link is he brings a battleground system", { rules = { "9_106/optional" }, steps = { p1.uses "Commander Merrejk", p1.passes, p1.may_choose { "Ord Mantell" }, p1.may_not_choose { "Dantooine", "Tatooine: Jawa Camp" }, p1.chooses "Ord Mantell" } }, "deploy", BUNKER)
request("not where none is", { quiet = { "9_106/optional" }, steps = { p1.may_not_choose { "uses Commander Merrejk" } } }, "deploy", PIER)
request("not in another phase", { quiet = { "9_106/optional" }, steps = { p1.may_not_choose { "uses Commander Merrejk" } } }, "control", BUNKER)
scenario "Commander Merrejk adds 2 to the power of what he pilots" {
  rules = { "9_106/constant" },
  given = { turn = p1, phase = "deploy", locations = { PIER }, p1 = { table = { { "Toy Cart", at = PIER }, { "Commander Merrejk", on = "Toy Cart" } } } },
  steps = { expect { p1.card "Toy Cart", power = 4 } },
}
scenario "Commander Merrejk on foot adds to nothing" {
  quiet = { "9_106/constant" },
  given = { turn = p1, phase = "deploy", locations = { PIER }, p1 = { table = { { "Toy Cart", at = PIER }, { "Toy Hunter", on = "Toy Cart" }, { "Commander Merrejk", at = PIER } } } },
  steps = { expect { p1.card "Toy Cart", power = 2 } },
}

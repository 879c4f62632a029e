-- A New Hope: a text canceled for as long as something holds; undercover spies.

local EISLEY, PIER = "Tatooine: Mos Eisley", "Toy Reach: Pier"
scenario "Garouf Lafoe adds 1 to the power of what he pilots" {
  rules = { "2_8/constant" },
  given = { phase = "deploy", locations = { PIER }, p2 = { table = { { "Toy Cart", at = PIER }, { "Garouf Lafoe", on = "Toy Cart" } } } },
  steps = { expect { p2.card "Toy Cart", power = 3 } },
}
scenario "Garouf Lafoe on Tatooine: forfeit of his player's characters" {
  rules = { "2_8/constant-2" },
  quiet = { "2_8/constant", "2_8/constant-3", "2_8/constant-4" },
  given = { phase = "deploy", locations = { "1_295" }, p1 = { table = { { "Toy Captain", at = EISLEY } } }, p2 = { table = { { "Garouf Lafoe", at = EISLEY }, { "Toy Trooper", at = EISLEY } } } },
  steps = { expect { p2.card "Toy Trooper", forfeit = 3 }, expect { p1.card "Toy Captain", forfeit = 3 } },
}
scenario "Garouf Lafoe: no text with a tax collector" {
  rules = { "2_8/constant-4" },
  given = { phase = "deploy", locations = { "1_295" }, p1 = { table = { { "Toy Collector", at = EISLEY } } }, p2 = { table = { { "Garouf Lafoe", at = EISLEY }, { "Toy Trooper", at = EISLEY } }, hand = { "Toy Assassin" } } },
  steps = { expect { p2.card "Garouf Lafoe", textless = true }, expect { p2.card "Toy Trooper", forfeit = 2 }, p1.passes, p2.plays "Toy Assassin", p2.chooses "Toy Collector", expect { p2.card "Toy Trooper", forfeit = 3 } },
}
local SIDES = { { "2_40", p2, "p2" }, { "2_129", p1, "p1" } }
for i = 1, 2 do
local c = SIDES[i]
local id, me = c[1], c[2]
local function given(mine)
  local g = { turn = me, phase = "deploy", locations = { PIER } }
  g[c[3]] = mine
  return g
end
scenario("Undercover: a spy at a site goes undercover (" .. id .. ")") {
  rules = { id .. "/deploys" },
  given = given { hand = { id }, table = { { "Toy Mole", at = PIER }, { "Toy Captain", at = PIER } } },
  steps = { me.deploys "Undercover", me.may_choose_exactly { "Toy Mole", decline }, me.chooses "Toy Mole", expect { me.inactive, exactly = { "Toy Mole" } } },
}
scenario("Undercover: the spy breaks cover, and the Effect is lost (" .. id .. ")") {
  rules = { "CCG-SP-SPY-16", "CCG-SP-SPY-18" },
  given = given { hand = { id }, table = { { "Toy Mole", at = PIER } } },
  steps = { me.deploys "Undercover", me.chooses "Toy Mole", me.breaks_cover "Toy Mole", expect { me.table, exactly = { "Toy Mole" } }, expect { me.lost, exactly = { "Undercover" } } },
}
end
scenario "U-3PO deploys to a site as an undercover spy" {
  rules = { "CCG-SP-SPY-10" },
  given = { phase = "deploy", locations = { PIER }, p1 = { hand = { "2_107" }, force = 3, table = { { "Toy Cart", at = PIER } } } },
  steps = { p1.deploys "U-3PO (Yoo-Threepio)", p1.may_choose_exactly { PIER, decline }, p1.chooses(PIER), expect { p1.inactive, exactly = { "U-3PO (Yoo-Threepio)" } } },
}
scenario "Garouf Lafoe on Hoth: forfeit of the opponent's characters" {
  rules = { "2_8/constant-3" },
  quiet = { "2_8/constant-2" },
  given = { phase = "deploy", locations = { "3_59" }, p1 = { table = { { "Toy Captain", at = "Hoth: Echo Docking Bay" } } }, p2 = { table = { { "Garouf Lafoe", at = "Hoth: Echo Docking Bay" }, { "Toy Trooper", at = "Hoth: Echo Docking Bay" } } } },
  steps = { expect { p2.card "Toy Trooper", forfeit = 2 }, expect { p1.card "Toy Captain", forfeit = 2 } },
}
scenario "Undercover (Light) is immune to Alter" {
  rules = { "2_40/constant" },
  given = { phase = "control", locations = { PIER }, p1 = { hand = { "1_234" }, force = 2, table = { { "Toy Mentor", at = PIER } } }, p2 = { table = { { "Toy Mole", at = PIER }, { "2_40", on = "Toy Mole" }, "Toy Memorial" } } },
  steps = { p1.plays "Alter", p1.may_not_choose { "Undercover" }, p1.declines },
}

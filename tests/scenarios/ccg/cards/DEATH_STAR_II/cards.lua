-- Death Star II: the cards of the pre-constructed decks that are complete.

local sullust, kessel, endor = "9_60", "1_288", "8_157"

scenario "Scythe Squadron TIE: its pilot adds to power and maneuver" {
  rules = { "9_171/constant" },
  given = { turn = p1, phase = "deploy", locations = { kessel }, p1 = { table = { { "Scythe Squadron TIE", at = "Kessel" }, { "TIE Interceptor", at = "Kessel" } } } },
  steps = { expect { p1.card "Scythe Squadron TIE", power = 2, maneuver = 5 }, expect { p1.card "TIE Interceptor", power = 3, maneuver = 4 } },
}
scenario "Scythe Squadron TIE: its pilot flies no other starship" {
  quiet = { "9_171/constant" },
  given = { turn = p1, phase = "deploy", locations = { kessel }, p1 = { hand = { "Scythe Squadron TIE" }, table = { { "TIE Interceptor", at = "Kessel" } } } },
  steps = { expect { p1.card "TIE Interceptor", power = 3, maneuver = 4 } },
}
local function cheaper(ability, place, PLACE)
  scenario ("Scythe Squadron TIE deploys to " .. PLACE .. " for 2") {
    rules = { ability },
    given = { turn = p1, phase = "deploy", locations = { place, kessel }, p1 = { hand = { "Scythe Squadron TIE" }, force = 2 } },
    steps = { p1.deploys "Scythe Squadron TIE", p1.may_choose_exactly { PLACE, decline }, p1.chooses(PLACE), expect { p1.force, count = 0 } },
  }
end
cheaper("9_171/constant-2", endor, "Endor")
cheaper("9_171/constant-3", "Toy Second Moon", "Toy Second Moon")
scenario "Scythe Squadron TIE deploys elsewhere for 4" {
  quiet = { "9_171/constant-2", "9_171/constant-3" },
  given = { turn = p1, phase = "deploy", locations = { kessel }, p1 = { hand = { "Scythe Squadron TIE" }, force = 3 } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "deploys", "Scythe Squadron TIE", because = "CCG-ACT-COST-01" } },
}

scenario "Saber 3: a cannon deploys aboard for 2 less" {
  rules = { "9_164/constant" },
  given = { turn = p1, phase = "deploy", locations = { kessel }, p1 = { hand = { "SFS L-s7.2 TIE Cannon" }, table = { { "Saber 3", at = "Kessel" }, { "Saber 4", at = "Kessel" } } } },
  steps = { p1.deploys "SFS L-s7.2 TIE Cannon", p1.may_choose_exactly { "Saber 3", decline }, p1.chooses "Saber 3", expect { p1.card "SFS L-s7.2 TIE Cannon", at = "Saber 3" } },
}
scenario "Saber 3 makes no missile cheaper, and no cannon of the opponent" {
  quiet = { "9_164/constant" },
  given = { turn = p1, phase = "deploy", locations = { kessel, sullust }, p1 = { hand = { "9_177", "SFS L-s7.2 TIE Cannon" }, table = { { "Saber 4", at = "Kessel" }, { "Scimitar 2", at = "Kessel" } } }, p2 = { table = { { "Saber 3", at = "Kessel" } } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "Saber 3 is immune to attrition of less than 3 with DS-181-3" {
  rules = { "9_164/constant-2" },
  given = { turn = p1, phase = "deploy", locations = { kessel }, p1 = { table = { { "Saber 3", at = "Kessel" }, { "DS-181-3", on = "Saber 3" } } } },
  steps = { expect { p1.card "Saber 3", immunity = 3 } },
}
scenario "Saber 3 with another pilot is not immune" {
  quiet = { "9_164/constant-2" },
  given = { turn = p1, phase = "deploy", locations = { kessel }, p1 = { table = { { "Saber 3", at = "Kessel" }, { "DS-181-4", on = "Saber 3" }, { "Saber 4", at = "Kessel" }, { "DS-181-3", on = "Saber 4" } } } },
  steps = { expect { p1.card "Saber 3", immunity = 0 } },
}

scenario "Red Squadron 7: Keir Santage deploys aboard free" {
  rules = { "9_83/constant" },
  given = { turn = p2, phase = "deploy", locations = { sullust }, p2 = { hand = { "Keir Santage" }, table = { { "Red Squadron 7", at = "Sullust" }, { "Red Squadron 4", at = "Sullust" } } } },
  steps = { p2.deploys "Keir Santage", p2.may_choose_exactly { "Red Squadron 7", decline }, p2.chooses "Red Squadron 7", expect { p2.card "Keir Santage", at = "Red Squadron 7" } },
}
scenario "Red Squadron 7: another pilot pays" {
  quiet = { "9_83/constant" },
  given = { turn = p2, phase = "deploy", locations = { sullust }, p2 = { hand = { "Karie Neth" }, table = { { "Red Squadron 7", at = "Sullust" } } } },
  steps = { p2.may_choose_exactly { pass }, p2.cannot { "deploys", "Karie Neth", because = "CCG-ACT-COST-01" } },
}
scenario "Red Squadron 7 makes the others of Red Squadron nimbler" {
  rules = { "9_83/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { sullust }, p2 = { table = { { "Red Squadron 7", at = "Sullust" }, { "Red Squadron 4", at = "Sullust" }, { "Keir Santage", on = "Red Squadron 7" }, { "Karie Neth", on = "Red Squadron 4" } } } },
  steps = { expect { p2.card "Red Squadron 4", maneuver = 5 }, expect { p2.card "Red Squadron 7", maneuver = 4 } },
}
scenario "Red Squadron 7 helps nobody elsewhere, of another squadron or of the opponent" {
  quiet = { "9_83/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { sullust, kessel }, p1 = { table = { { "Red Squadron 4", at = "Sullust" }, { "Captain Jonus", on = "Red Squadron 4" } } },
    p2 = { table = { { "Red Squadron 7", at = "Sullust" }, { "X-wing", at = "Sullust" }, { "Red Squadron 4", at = "Kessel" }, { "Karie Neth", on = "Red Squadron 4" }, { "Keir Santage", on = "Red Squadron 7" } } } },
  steps = { expect { p2.card "Red Squadron 4", maneuver = 4 }, expect { p2.card "X-wing", maneuver = 4 }, expect { p2.card "Red Squadron 7", maneuver = 4 }, expect { p1.card "Red Squadron 4", maneuver = 4 } },
}

scenario "Lieutenant Hebsly adds 2 to the power of what he pilots" {
  rules = { "9_112/constant" },
  given = { turn = p1, phase = "deploy", locations = { kessel }, p1 = { table = { { "Scythe 3", at = "Kessel" }, { "Lieutenant Hebsly", on = "Scythe 3" } } } },
  steps = { expect { p1.card "Scythe 3", power = 3 } },
}
scenario "Lieutenant Hebsly adds nothing to what another pilots" {
  quiet = { "9_112/constant" },
  given = { turn = p1, phase = "deploy", locations = { "8_166" }, p1 = { table = { { "Tempest Scout", at = "Endor: Landing Platform (Docking Bay)" }, { "Lieutenant Hebsly", at = "Endor: Landing Platform (Docking Bay)" } } } },
  steps = { expect { p1.card "Tempest Scout", power = 3 }, expect { p1.card "Lieutenant Hebsly", power = 2 } },
}
scenario "Lieutenant Hebsly in Scythe 3 slows a starfighter, once in a turn" {
  rules = { "9_112/any_time" },
  given = { turn = p1, phase = "deploy", locations = { kessel, sullust }, p1 = { hand = { "Toy Filler" }, table = { { "Scythe 3", at = "Kessel" }, { "Lieutenant Hebsly", on = "Scythe 3" }, { "TIE Interceptor", at = "Kessel" } } },
    p2 = { table = { { "X-wing", at = "Kessel" }, { "Nebulon-B Frigate", at = "Kessel" }, { "Y-wing", at = "Sullust" } } } },
  steps = { p1.uses "Lieutenant Hebsly", p1.may_choose_exactly { "X-wing", decline }, p1.chooses "X-wing", expect { p2.card "X-wing", maneuver = 3 }, p1.may_not_choose { "uses Lieutenant Hebsly" } },
}
scenario "Lieutenant Hebsly in another starship slows nobody" {
  quiet = { "9_112/any_time" },
  given = { turn = p1, phase = "deploy", locations = { kessel }, p1 = { hand = { "Toy Filler" }, table = { { "Black 3", at = "Kessel" }, { "Lieutenant Hebsly", on = "Black 3" }, { "Scythe 3", at = "Kessel" } } }, p2 = { table = { { "X-wing", at = "Kessel" } } } },
  steps = { p1.may_not_choose { "uses Lieutenant Hebsly" } },
}

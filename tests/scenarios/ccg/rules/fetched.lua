-- Real cards that take others into hand from Reserve Deck; docking bays that are no battlegrounds.

local waste, WASTE = "1_293", "Tatooine: Jundland Wastes"

scenario "DS-181-4 takes a TIE Interceptor that is unique, once in each of its player's deploy phases" {
  rules = { "9_108/optional" },
  given = { phase = "deploy", locations = { waste }, p1 = { reserve = { "TIE Interceptor", "Saber 3", "Toy Trooper" }, table = { { "DS-181-4", at = WASTE } } } },
  steps = { p1.uses "DS-181-4", p1.may_choose_exactly { "Saber 3" }, p1.chooses "Saber 3", expect { p1.hand, exactly = { "Saber 3" }, seen_by_p2 = 1 }, p1.may_not_choose { "uses DS-181-4" } },
}
scenario "DS-181-4 takes nothing in the deploy phase of the opponent" {
  quiet = { "9_108/optional" },
  given = { turn = p2, phase = "deploy", locations = { waste }, p1 = { reserve = { "Saber 3" }, table = { { "DS-181-4", at = WASTE } } } },
  steps = { p2.passes, p1.may_not_choose { "uses DS-181-4" } },
}
scenario "Admiral Ackbar takes an Admiral's Order" {
  rules = { "9_6/any_time" },
  given = { turn = p2, phase = "control", locations = { waste }, p2 = { reserve = { "Toy Trooper", "Toy Doctrine", "Toy Filler" }, table = { { "Admiral Ackbar", at = WASTE } } } },
  steps = { p2.uses "Admiral Ackbar", p2.may_choose_exactly { "Toy Doctrine" }, p2.chooses "Toy Doctrine", expect { p2.hand, exactly = { "Toy Doctrine" }, seen_by_p1 = 1 }, p2.may_not_choose { "uses Admiral Ackbar" } },
}
scenario "Admiral Ackbar takes nothing while he is in hand" {
  quiet = { "9_6/any_time" },
  given = { turn = p2, phase = "control", locations = { waste }, p2 = { hand = { "Admiral Ackbar" }, reserve = { "Toy Doctrine" } } },
  steps = { p2.may_choose_exactly { pass } },
}
scenario "Admiral Piett takes an Admiral's Order" {
  rules = { "9_98/any_time" },
  given = { phase = "control", locations = { waste }, p1 = { reserve = { "Toy Trooper", "Toy Doctrine", "Toy Filler" }, table = { { "Admiral Piett", at = WASTE } } } },
  steps = { p1.uses "Admiral Piett", p1.may_choose_exactly { "Toy Doctrine" }, p1.chooses "Toy Doctrine", expect { p1.hand, exactly = { "Toy Doctrine" }, seen_by_p2 = 1 }, p1.may_not_choose { "uses Admiral Piett" } },
}
scenario "Admiral Piett takes nothing while he is in hand" {
  quiet = { "9_98/any_time" },
  given = { phase = "control", locations = { waste }, p1 = { hand = { "Admiral Piett" }, reserve = { "Toy Doctrine" } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "Endor Operations takes one of its two Effects in each of its player's control phases" {
  rules = { "8_167/optional" },
  given = { phase = "control", locations = { waste }, p1 = { reserve = { "Toy Trooper", "Establish Secret Base", "Ominous Rumors" }, table = { "Endor Operations" } } },
  steps = { p1.uses "Endor Operations", p1.may_choose_exactly { "Establish Secret Base", "Ominous Rumors" }, p1.chooses "Ominous Rumors", expect { p1.hand, exactly = { "Ominous Rumors" }, seen_by_p2 = 1 }, p1.may_not_choose { "uses Endor Operations" } },
}
scenario "Endor Operations takes none in another phase" {
  quiet = { "8_167/optional" },
  given = { phase = "move", locations = { waste }, p1 = { reserve = { "Ominous Rumors" }, table = { "Endor Operations" } } },
  steps = { p1.may_choose_exactly { pass } },
}
local DEAL = "This Deal Is Getting Worse All The Time"
scenario "This Deal takes one of four cards in each of its player's deploy phases" {
  rules = { "109_12/optional" },
  given = { phase = "deploy", locations = { waste }, p1 = { reserve = { "Toy Trooper", "Dark Deal", "Bespin" }, table = { DEAL } } },
  steps = { p1.uses(DEAL), p1.may_choose_exactly { "Dark Deal", "Bespin" }, p1.chooses "Dark Deal", expect { p1.hand, exactly = { "Dark Deal" }, seen_by_p2 = 1 }, p1.may_not_choose { "uses " .. DEAL } },
}
scenario "This Deal takes none in another phase" {
  quiet = { "109_12/optional" },
  given = { phase = "move", locations = { waste }, p1 = { reserve = { "Dark Deal" }, table = { DEAL } } },
  steps = { p1.may_choose_exactly { pass } },
}

-- His Name Is Anakin: docking bays. A player activates 1 beside what his locations generate.
local function bays(title, claims, place, count)
  claims.given = { turn = p2, phase = "draw", locations = { place }, p1 = { hand = { "Toy Filler" }, table = { "His Name Is Anakin" } }, p2 = { hand = { "Toy Filler" } } }
  claims.steps = { p2.passes, p1.passes, expect { table, activation = count } }
  scenario ("His Name Is Anakin: " .. title) (claims)
end
bays("a docking bay that is no battleground generates 1", { rules = { "11_70/constant-6" } }, "Toy Shire: Slip", 2)
bays("one that is a battleground generates what it has", { quiet = { "11_70/constant-6" } }, "Toy Shire: Dock", 3)

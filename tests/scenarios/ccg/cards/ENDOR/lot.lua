-- Endor: cards drawn by lot.

local PIER, CHARGE = "Toy Reach: Pier", "Throw Me Another Charge"
scenario "Throw Me Another Charge takes an automated weapon into hand" {
  rules = { "8_63/play" },
  given = { turn = p2, phase = "control", locations = { PIER }, p2 = { hand = { CHARGE }, reserve = { "Toy Filler", "Infantry Mine", "Golan Laser Battery", "Toy Tripwire" } } },
  steps = { p2.plays(CHARGE), p2.may_choose_exactly { "Infantry Mine", "Toy Tripwire" }, p2.chooses "Infantry Mine", expect { p2.hand, exactly = { "Infantry Mine" } }, expect { p2.used, exactly = { CHARGE } } },
}
scenario "Throw Me Another Charge finds no other weapon" {
  rules = { "8_63/play" },
  given = { turn = p2, phase = "control", locations = { PIER }, p2 = { hand = { CHARGE }, reserve = { "Toy Filler", "Golan Laser Battery" } } },
  steps = { p2.plays(CHARGE), p1.declines, expect { p2.hand, count = 0 } },
}
local function cancel(title, claims, played, steps)
  claims.given = { turn = p1, phase = "control", locations = { PIER }, p1 = { hand = { played }, lost = 2 }, p2 = { hand = { CHARGE } } }
  claims.steps = steps
  scenario (CHARGE .. " " .. title) (claims)
end
cancel("cancels Trooper Charge", { rules = { "8_63/response" } }, "Trooper Charge", { p1.plays "Trooper Charge", p2.answers(CHARGE), expect { p1.hand, count = 0 }, expect { p1.lost, count = 3 } })
cancel("cancels no other Interrupt", { quiet = { "8_63/response" } }, "Toy Bulletin", { p1.plays "Toy Bulletin", p2.may_choose_exactly { pass }, p2.passes, expect { p2.hand, exactly = { CHARGE } } })

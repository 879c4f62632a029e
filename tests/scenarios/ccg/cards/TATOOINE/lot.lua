-- Tatooine: cards drawn by lot.

local TRACE, QUICKLY, PIER, MEADOW, EISLEY, PROBE = "If The Trace Was Correct", "I Will Find Them Quickly, Master", "Toy Reach: Pier", "Toy Reach: Meadow", "Tatooine: Mos Eisley", "Sith Probe Droid"
local rows = { "1_295", PIER, MEADOW }

scenario "If The Trace Was Correct deploys on the card that it names" {
  rules = { "11_80/deploys" },
  given = { turn = p1, phase = "deploy", locations = rows, p1 = { hand = { TRACE }, table = { QUICKLY } } },
  steps = { p1.deploys(TRACE), p1.may_choose_exactly { QUICKLY, decline }, p1.chooses(QUICKLY), expect { p1.card(TRACE), at = QUICKLY } },
}
scenario "If The Trace Was Correct deploys on nothing else" {
  rules = { "11_80/deploys" },
  given = { turn = p1, phase = "deploy", locations = rows, p1 = { hand = { TRACE }, table = { "Toy Memorial" } } },
  steps = { p1.may_choose_exactly { pass } },
}
local function fetch(title, claims, turn, phase, reserve, steps)
  claims.given = { turn = turn, phase = phase, locations = rows, p1 = { force = 4, hand = { "Toy Pistol" }, reserve = reserve, table = { QUICKLY, { TRACE, on = QUICKLY } } }, p2 = { hand = { "Toy Pistol" } } }
  claims.steps = steps
  scenario (TRACE .. ": " .. title) (claims)
end
local deck = { "Toy Filler", PROBE, "Toy Prowler", "Toy Filler" }
fetch("a Sith Probe Droid deploys from the Reserve Deck, once in a phase", { rules = { "11_80/optional" } }, p1, "deploy", { "Toy Filler", PROBE, PROBE, "Toy Prowler" },
  { p1.uses(TRACE), p1.passes, p1.may_choose_exactly { PROBE, PROBE }, p1.chooses(PROBE), p1.chooses(PIER), expect { p1.card(PROBE), at = PIER }, p2.passes, p1.may_choose_exactly { "deploys Toy Pistol", pass } })
fetch("not in another phase", { quiet = { "11_80/optional" } }, p1, "control", deck, { p1.may_choose_exactly { pass } })
fetch("not in the opponent's turn", { quiet = { "11_80/optional" } }, p2, "deploy", deck, { p2.passes, p1.may_choose_exactly { pass } })

local queen, maul = "Toy Queen", "Toy Apprentice"
local function forfeit(title, claims, who, at, steps)
  claims.given = { turn = p1, phase = "battle", locations = rows, p1 = { force = 1, table = { QUICKLY, { TRACE, on = QUICKLY }, { maul, at = at }, { "Toy Warden", at = PIER }, { "Toy Usher", at = PIER } } }, p2 = { table = { { who, at = PIER } } } }
  claims.steps = steps
  scenario (TRACE .. ": " .. title) (claims)
end
forfeit("Amidala forfeited beside Maul is captured", { rules = { "11_80/automatic" } }, queen, PIER,
  { p1.battles(PIER), p1.declines, p2.forfeits(queen), p1.may_choose_exactly { maul, "Toy Warden", decline }, p1.chooses(maul), p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p2.inactive, exactly = { queen } }, expect { p2.lost, count = 3 } })
forfeit("not where he is not", { quiet = { "11_80/automatic" } }, queen, MEADOW, { p1.battles(PIER), p2.forfeits(queen), expect { p2.lost, exactly = { queen } } })
forfeit("nor is anybody else", { quiet = { "11_80/automatic" } }, "Toy Scion", PIER, { p1.battles(PIER), p1.declines, p2.declines, p2.forfeits "Toy Scion", p2.loses "Reserve Deck", expect { p2.inactive, count = 0 } })

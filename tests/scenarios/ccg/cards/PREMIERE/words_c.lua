-- Premiere: cards that show a word of the language.

local PIER, MEADOW, SABER = "Toy Reach: Pier", "Toy Reach: Meadow", "Obi-Wan's Lightsaber"

scenario "Obi-Wan's Lightsaber is for Obi-Wan" {
  rules = { "1_157/deploys" },
  given = { turn = p2, phase = "deploy", locations = { PIER }, p2 = { hand = { SABER }, table = { { "Toy Hermit", at = PIER }, { "Toy Captain", at = PIER } } } },
  steps = { p2.deploys(SABER), p2.may_choose_exactly { "Toy Hermit", decline }, p2.chooses "Toy Hermit" },
}
scenario "Obi-Wan's Lightsaber stays in hand without him" {
  rules = { "1_157/deploys" },
  given = { turn = p2, phase = "deploy", locations = { PIER }, p2 = { hand = { SABER }, table = { { "Toy Captain", at = PIER } } } },
  steps = { p2.may_choose_exactly { pass } },
}
local function drain(title, claims, at)
  claims.given = { turn = p2, phase = "control", locations = { PIER, MEADOW }, p2 = { table = { { "Toy Hermit", at = at }, { SABER, on = "Toy Hermit" }, { "Toy Captain", at = PIER } } } }
  scenario (title) (claims)
end
drain("Obi-Wan's Lightsaber adds 1 to a Force drain where Obi-Wan is", { rules = { "1_157/just" }, steps = { p2.drains(PIER), p2.answers(SABER), p1.loses "Reserve Deck", p1.loses "Reserve Deck", expect { p1.lost, count = 2 } } }, PIER)
drain("Obi-Wan's Lightsaber adds nothing elsewhere", { quiet = { "1_157/just" }, steps = { p2.drains(PIER), p1.loses "Reserve Deck", expect { p1.lost, count = 1 } } }, MEADOW)
local function swing(title, claims, first, second)
  claims.given = { turn = p2, phase = "battle", locations = { PIER }, p2 = { force = 1, reserve = { first, second, "Toy Zero", "Toy Filler" }, table = { { "Toy Hermit", at = PIER }, { SABER, on = "Toy Hermit" } } },
    p1 = { table = { { "Toy Captain", at = PIER }, { "Toy Tank", at = PIER }, { "Toy Trooper", on = "Toy Tank" } } } }
  scenario (title) (claims)
end
swing("Obi-Wan's Lightsaber hits a character with two destinies, and its forfeit is 0", { rules = { "1_157/fire" }, steps = { p2.battles(PIER), p2.fires(SABER), p2.may_choose_exactly { "Toy Captain", decline }, p2.chooses "Toy Captain", expect { p1.card "Toy Captain", hit = true, forfeit = 0 }, p2.declines, p2.forfeits "Toy Hermit", p2.chooses(SABER) } }, "Toy Trooper", "Toy Captain")
swing("Obi-Wan's Lightsaber misses with no more than the defense value", { rules = { "1_157/fire" }, steps = { p2.battles(PIER), p2.fires(SABER), p2.chooses "Toy Captain", expect { p1.card "Toy Captain", hit = false, forfeit = 3 }, p2.declines, p2.forfeits "Toy Hermit", p2.chooses(SABER) } }, "Toy Trooper", "Toy Trooper")
scenario "Obi-Wan's Lightsaber aims at a creature in an attack" {
  rules = { "1_157/fire" },
  given = { turn = p2, phase = "battle", locations = { PIER }, p2 = { reserve = { "Toy Mentor", "Toy Captain", "Toy Filler" }, table = { { "Toy Hermit", at = PIER }, { SABER, on = "Toy Hermit" } } }, p1 = { table = { { "Toy Lizard", at = PIER } } } },
  steps = { p2.attacks "Toy Lizard", p2.fires(SABER), p2.chooses "Toy Lizard", expect { p1.card "Toy Lizard", hit = true }, p2.declines },
}

local PROBLEM = "I've Got A Problem Here"
local function problem(title, claims, force, at, target, draw)
  claims.given = { turn = p1, phase = "battle", locations = { "9_60", PIER }, p1 = { hand = { PROBLEM }, force = force, reserve = { draw, "Toy Filler" }, table = { { "Toy Galley", at = "Sullust" }, { "Toy Captain", at = PIER } } },
    p2 = { table = { { target, at = "Sullust" }, { "Toy Ironclad", at = "Sullust" }, { "Toy Captain", at = PIER } } } }
  scenario (PROBLEM .. ": " .. title) (claims)
end
problem("a starfighter with maneuver is lost to a higher destiny", { rules = { "1_253/response" }, steps = { p1.battles "Sullust", p1.answers(PROBLEM), p1.may_choose_exactly { "X-wing" }, p1.chooses "X-wing", expect { p2.lost, exactly = { "X-wing" } }, expect { p1.force, count = 0 } } }, 2, "Sullust", "X-wing", "Toy Mentor")
problem("not to a destiny that equals its maneuver", { rules = { "1_253/response" }, steps = { p1.battles "Sullust", p1.answers(PROBLEM), p1.chooses "X-wing", expect { p2.lost, count = 0 } } }, 2, "Sullust", "X-wing", "Toy Machine")
problem("nothing without a Force", { quiet = { "1_253/response" }, steps = { p1.battles "Sullust", p1.is_asked, expect { p1.hand, count = 1 } } }, 1, "Sullust", "X-wing", "Toy Mentor")
problem("nothing after a battle at a site", { quiet = { "1_253/response" }, steps = { p1.battles(PIER), p1.is_asked, expect { p1.hand, count = 1 } } }, 2, PIER, "X-wing", "Toy Mentor")

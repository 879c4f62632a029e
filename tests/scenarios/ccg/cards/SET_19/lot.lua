-- Virtual Set 19: cards drawn by lot.

local CAM, CRYPT, CHAPEL, PIER = "Observation Holocam", "Toy Reach: Crypt", "Toy Reach: Vault", "Toy Reach: Pier"
scenario "Observation Holocam deploys on an interior site of its player" {
  rules = { "219_17/deploys" },
  given = { turn = p1, phase = "deploy", locations = { { CRYPT, owner = p1 }, { CHAPEL, owner = p2 }, { PIER, owner = p1 } }, p1 = { hand = { CAM } } },
  steps = { p1.deploys(CAM), p1.may_choose_exactly { CRYPT, decline }, p1.chooses(CRYPT), expect { p1.card(CAM), at = CRYPT } },
}
scenario "Observation Holocam deploys nowhere else" {
  rules = { "219_17/deploys" },
  given = { turn = p1, phase = "deploy", locations = { { CHAPEL, owner = p2 }, { PIER, owner = p1 } }, p1 = { hand = { CAM } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "Observation Holocam goes out of play for a card" {
  rules = { "219_17/any_time" },
  given = { turn = p2, phase = "control", locations = { CRYPT }, p1 = { table = { { CAM, at = CRYPT } } }, p2 = { hand = { "Toy Filler" } } },
  steps = { p2.passes, p1.uses(CAM), expect { p1.hand, count = 1 }, expect { p1.out_of_play, exactly = { CAM } } },
}
scenario "Observation Holocam draws nothing from a hand" {
  quiet = { "219_17/any_time" },
  given = { turn = p1, phase = "control", locations = { CRYPT }, p1 = { hand = { CAM } } },
  steps = { p1.may_choose_exactly { pass } },
}
local function react(title, claims, at, steps)
  claims.given = { turn = p1, phase = "battle", locations = { CRYPT, CHAPEL }, p1 = { force = 1, table = { { CAM, at = at }, { "Toy Usher", at = CRYPT } } }, p2 = { force = 1, table = { { "Toy Usher", at = CRYPT }, { "Toy Rider", at = CHAPEL } } } }
  claims.steps = steps
  scenario (CAM .. ": " .. title) (claims)
end
react("the opponent does not react to its site", { rules = { "219_17/constant" } }, CRYPT, { p1.battles(CRYPT), p1.passes, p1.is_asked, expect { p2.card "Toy Rider", at = CHAPEL } })
react("but to others", { quiet = { "219_17/constant" } }, CHAPEL, { p1.battles(CRYPT), p2.answers "Toy Rider", expect { p2.card "Toy Rider", at = CRYPT }, p1.passes, p1.forfeits "Toy Usher" })

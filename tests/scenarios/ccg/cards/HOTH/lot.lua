-- Hoth: cards drawn by lot.

local BAY, POWER, RIDGE, MEADOW, PIER = "Hoth: Echo Docking Bay", "Hoth: Main Power Generators (1st Marker)", "Hoth: North Ridge (4th Marker)", "Toy Reach: Meadow", "Toy Reach: Pier"
local OFFICER, TROOPER, LASER, PROWLER = "Echo Base Trooper Officer", "Rebel Trooper", "Probe Droid Laser", "Toy Prowler"
local rows = { "3_59", "3_61", PIER, MEADOW }

-- Echo Base Trooper Officer
scenario "Echo Base Trooper Officer deploys to sites of Hoth" {
  rules = { "3_7/deploys" },
  given = { turn = p2, phase = "deploy", locations = { "3_59", PIER }, p2 = { hand = { OFFICER }, force = 3 } },
  steps = { p2.deploys(OFFICER), p2.may_choose_exactly { BAY, decline }, p2.chooses(BAY), expect { p2.card(OFFICER), at = BAY } },
}
scenario "Echo Base Trooper Officer deploys to no other site" {
  rules = { "3_7/deploys" },
  given = { turn = p2, phase = "deploy", locations = { PIER, MEADOW }, p2 = { hand = { OFFICER }, force = 3 } },
  steps = { p2.may_choose_exactly { pass } },
}
local function arrival(title, claims, who, price)
  claims.given = { turn = p2, phase = "deploy", locations = { "3_59", "3_61" }, p2 = { hand = { who }, force = 3, table = { { OFFICER, at = BAY } } } }
  claims.steps = { p2.deploys(who), p2.chooses(claims.where or BAY), expect { p2.used, count = price } }
  claims.where = nil
  scenario (OFFICER .. ": " .. title) (claims)
end
arrival("an Echo Base trooper deploys to the same site for 1 less", { rules = { "3_7/constant" } }, OFFICER, 2)
arrival("to another site it does not", { quiet = { "3_7/constant" }, where = POWER }, OFFICER, 3)
arrival("nor do other characters", { quiet = { "3_7/constant" } }, "Toy Captain", 2)

local function battle(title, claims, turn, at, friend, steps)
  claims.given = { turn = turn, phase = "battle", locations = rows, p1 = { force = 1, table = { { "Toy Usher", at = at } } }, p2 = { force = 2, table = { { OFFICER, at = at }, friend } } }
  claims.steps = steps
  scenario (OFFICER .. ": " .. title) (claims)
end
battle("a trooper from next door reacts to a battle there", { rules = { "3_7/just" } }, p1, BAY, { TROOPER, at = POWER },
  { p1.battles(BAY), p2.answers(OFFICER), p2.chooses(TROOPER), expect { p2.card(TROOPER), at = BAY }, expect { p2.used, count = 1 }, p1.forfeits "Toy Usher" })
battle("one who is no trooper does not", { quiet = { "3_7/just" } }, p1, BAY, { "Talz", at = POWER }, { p1.battles(BAY), p1.forfeits "Toy Usher" })
battle("nobody reacts to a battle of his own", { quiet = { "3_7/just" } }, p2, BAY, { TROOPER, at = POWER }, { p2.battles(BAY), p1.forfeits "Toy Usher" })
battle("nobody reacts to a site that is not on Hoth", { quiet = { "3_7/just" } }, p1, PIER, { TROOPER, at = MEADOW }, { p1.battles(PIER), p1.forfeits "Toy Usher" })
local function drain(title, claims, at, friend, steps)
  claims.given = { turn = p1, phase = "control", locations = rows, p1 = { table = { "Toy Stupor", { "Toy Usher", at = at } } }, p2 = { force = 2, table = { { OFFICER, at = at }, friend } } }
  claims.steps = steps
  scenario (OFFICER .. ": " .. title) (claims)
end
drain("a trooper reacts to a Force drain there and stops it", { rules = { "3_7/just-2" } }, BAY, { TROOPER, at = POWER },
  { p1.drains(BAY), p2.answers(OFFICER), p2.chooses(TROOPER), expect { p2.card(TROOPER), at = BAY }, expect { p2.lost, count = 0 } })
drain("one who is no trooper does not stop it", { quiet = { "3_7/just-2" } }, BAY, { "Talz", at = POWER }, { p1.drains(BAY), p2.loses "Reserve Deck" })
drain("nor is one off Hoth stopped", { quiet = { "3_7/just-2" } }, PIER, { TROOPER, at = MEADOW }, { p1.drains(PIER), p2.loses "Reserve Deck" })

-- Probe Droid Laser
scenario "Probe Droid Laser deploys on a probe droid" {
  rules = { "3_161/deploys" },
  given = { turn = p1, phase = "deploy", locations = { PIER }, p1 = { hand = { LASER }, table = { { PROWLER, at = PIER }, { "Toy Warden", at = PIER } } } },
  steps = { p1.deploys(LASER), p1.may_choose_exactly { PROWLER, decline }, p1.chooses(PROWLER), expect { p1.card(LASER), at = PROWLER } },
}
scenario "Probe Droid Laser deploys on nobody else" {
  rules = { "3_161/deploys" },
  given = { turn = p1, phase = "deploy", locations = { PIER }, p1 = { hand = { LASER }, table = { { "Toy Machine", at = PIER }, { "Toy Warden", at = PIER } } } },
  steps = { p1.may_choose_exactly { pass } },
}
local function shoot(title, claims, destiny, targets, steps)
  claims.given = { turn = p1, phase = "battle", locations = { PIER, MEADOW }, p1 = { force = 1, reserve = { destiny, "Toy Filler" }, table = { { PROWLER, at = PIER }, { LASER, on = PROWLER } } }, p2 = { table = targets } }
  claims.steps = { p1.battles(PIER) }
  for i = 1, #steps do claims.steps[#claims.steps + 1] = steps[i] end
  scenario (LASER .. " " .. title) (claims)
end
local usher, golan, tank, driver = { "Toy Usher", at = PIER }, { "Golan Laser Battery", at = PIER }, { "Toy Tank", at = PIER }, { "Toy Trooper", on = "Toy Tank" }
shoot("hits a character with a destiny above its defense value", { rules = { "3_161/fire" } }, "Toy Memorial", { usher },
  { p1.fires(LASER), p1.may_choose_exactly { "Toy Usher", decline }, p1.chooses "Toy Usher", expect { p2.card "Toy Usher", hit = true }, expect { p1.used, count = 2 }, p2.forfeits "Toy Usher" })
shoot("misses with an equal one", { rules = { "3_161/fire" } }, "Toy Trooper", { usher },
  { p1.fires(LASER), p1.chooses "Toy Usher", p1.may_choose_exactly { pass }, expect { p2.card "Toy Usher", hit = false }, p2.forfeits "Toy Usher" })
shoot("takes no aim at vehicles or at those next door", { quiet = { "3_161/fire" } }, "Toy Memorial", { tank, driver, { "Toy Usher", at = MEADOW } },
  { p2.forfeits "Toy Tank", p2.chooses "Toy Tank" })
shoot("destroys artillery with a destiny above 5", { rules = { "3_161/fire" } }, "Caller", { usher, golan },
  { p1.fires(LASER), p1.may_choose_exactly { "Toy Usher", "Golan Laser Battery", decline }, p1.chooses "Golan Laser Battery", expect { p2.lost, exactly = { "Golan Laser Battery" } }, p2.forfeits "Toy Usher" })
shoot("leaves artillery with a destiny of 5", { rules = { "3_161/fire" } }, "Toy Mentor", { usher, golan },
  { p1.fires(LASER), p1.chooses "Golan Laser Battery", expect { p2.lost, count = 0 }, p2.forfeits "Toy Usher" })
shoot("takes no aim at other weapons", { rules = { "3_161/fire" } }, "Caller", { usher, { "Infantry Mine", at = PIER } },
  { p1.fires(LASER), p1.may_choose_exactly { "Toy Usher", decline }, p1.chooses "Toy Usher", p2.forfeits "Toy Usher" })
scenario "Probe Droid Laser aims at a creature that attacks" {
  rules = { "3_161/fire" },
  given = { phase = "battle", locations = { PIER }, p1 = { force = 1, reserve = { "Toy Mentor", "Toy Filler" }, table = { { PROWLER, at = PIER }, { LASER, on = PROWLER } } }, p2 = { table = { { "Toy Lizard", at = PIER }, { "Golan Laser Battery", at = PIER } } } },
  steps = { p1.attacks "Toy Lizard", p1.fires(LASER), p1.may_choose_exactly { "Toy Lizard", decline }, p1.chooses "Toy Lizard", expect { p2.lost, exactly = { "Toy Lizard" } } },
}

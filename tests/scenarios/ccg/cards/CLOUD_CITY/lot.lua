-- Cloud City: cards drawn by lot.

local PIER, MEADOW, RETWIN, MINE = "Toy Reach: Pier", "Toy Reach: Meadow", "Chief Retwin", "Infantry Mine"

local function battle(title, claims, at, force, steps)
  claims.given = { turn = p2, phase = "battle", locations = { PIER, MEADOW }, p1 = { force = force, table = { { RETWIN, at = at }, { "Toy Usher", at = PIER } } }, p2 = { force = 1, table = { { "Toy Captain", at = PIER } } } }
  claims.steps = steps
  scenario (RETWIN .. " " .. title) (claims)
end
battle("leaves a battle for 3 Force", { rules = { "5_93/any_time" } }, PIER, 3,
  { p2.battles(PIER), p2.passes, p1.uses(RETWIN), expect { p1.inactive, exactly = { RETWIN } }, expect { p1.used, count = 3 }, expect { p1, damage = 2 }, p1.forfeits "Toy Usher", expect { p1.inactive, count = 0 }, expect { p1.card(RETWIN), at = PIER } })
battle("does not with 2", { rules = { "5_93/any_time" } }, PIER, 2, { p2.battles(PIER), p2.passes, p1.may_choose_exactly { pass }, p1.cannot { "uses", RETWIN, because = "CCG-ACT-COST-01" }, p1.passes, expect { p1.inactive, count = 0 }, p2.is_asked })
battle("has nothing to leave elsewhere", { quiet = { "5_93/any_time" } }, MEADOW, 3, { p2.battles(PIER), p1.forfeits "Toy Usher" })

local function target(title, claims, destiny, force, theirs, steps)
  claims.given = { turn = p1, phase = "control", locations = { PIER, MEADOW }, p1 = { force = force, reserve = { destiny, "Toy Filler" }, table = { { RETWIN, at = PIER } } }, p2 = { table = theirs } }
  claims.steps = steps
  scenario (RETWIN .. " " .. title) (claims)
end
target("destroys a weapon on the site with a destiny above its deploy cost", { rules = { "5_93/any_time-2" } }, "Toy Mentor", 2, { { "Golan Laser Battery", at = PIER } },
  { p1.uses(RETWIN), p1.chooses "Golan Laser Battery", expect { p2.lost, exactly = { "Golan Laser Battery" } }, expect { p1.used, count = 3 } })
target("not with an equal one", { rules = { "5_93/any_time-2" } }, "Toy Filler", 2, { { "Golan Laser Battery", at = PIER } },
  { p1.uses(RETWIN), p1.chooses "Golan Laser Battery", expect { p2.lost, count = 0 } })
target("aims at weapons and devices on his site, not at those on characters or elsewhere", { rules = { "5_93/any_time-2" } }, "Toy Trooper", 2,
  { { MINE, at = PIER }, { "219_17", at = PIER }, { "Golan Laser Battery", at = MEADOW }, { "Toy Captain", at = PIER }, { "Toy Pistol", on = "Toy Captain" } },
  { p1.uses(RETWIN), p1.may_choose_exactly { MINE, "Observation Holocam", decline }, p1.chooses "Observation Holocam", expect { p2.lost, exactly = { "Observation Holocam" } } })
target("needs 2 Force", { quiet = { "5_93/any_time-2" } }, "Toy Mentor", 1, { { "Golan Laser Battery", at = PIER } }, { p1.may_choose_exactly { "drains " .. PIER, pass } })

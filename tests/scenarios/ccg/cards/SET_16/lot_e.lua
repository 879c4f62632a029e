-- Virtual Set 16: cards drawn by lot.

local HUT = "Kashyyyk: Toy Treehouse"
scenario "Bowcaster deploys on one's own Wookiee, and makes one who is not unique stronger" {
  rules = { "216_22/deploys", "216_22/constant" },
  given = { turn = p2, phase = "deploy", locations = { "Toy Plaza" }, p1 = { table = { { "Toy Shaggy", at = "Toy Plaza" } } }, p2 = { hand = { "Bowcaster" }, table = { { "Toy Shaggy", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Plaza" } } } },
  steps = { p2.deploys "Bowcaster", p2.may_choose_exactly { "Toy Shaggy", decline }, p2.chooses "Toy Shaggy", expect { p2.card "Toy Shaggy", power = 4 }, expect { p2.used, count = 0 } },
}
scenario "Bowcaster does not make a unique Wookiee stronger" {
  quiet = { "216_22/constant" },
  given = { turn = p2, phase = "deploy", locations = { "Toy Plaza" }, p2 = { table = { { "Sagwa", at = "Toy Plaza" }, { "Bowcaster", on = "Sagwa" } } } },
  steps = { expect { p2.card "Sagwa", power = 4 } },
}
scenario "Bowcaster does not deploy on others" {
  quiet = { "216_22/deploys" },
  given = { turn = p2, phase = "deploy", locations = { "Toy Plaza" }, p2 = { hand = { "Bowcaster" }, table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = { p2.may_not_choose { "deploys Bowcaster" } },
}
local function shoot(title, claims, destiny, post, victim, steps)
  claims.given = { turn = p2, phase = "battle", locations = { "Toy Plaza", HUT, "Toy Canyon" }, p1 = { reserve = 12, table = { { victim, at = "Toy Plaza" }, victim == "Toy Gun Tank" and { "Toy Flier", on = victim } or { "Toy Mentor", at = "Toy Canyon" } } },
    p2 = { force = 1, reserve = { destiny, "Toy Filler" }, table = { { "Sagwa", at = "Toy Plaza" }, { "Bowcaster", on = "Sagwa" }, post } } }
  claims.steps = steps
  scenario ("Bowcaster: " .. title) (claims)
end
shoot("who is hit has 3 power less", { rules = { "216_22/fire" } }, "Toy Filler", nil, "Toy Captain",
  { p2.battles "Toy Plaza", p2.fires "Bowcaster", p2.may_choose_exactly { "Toy Captain", decline }, p2.chooses "Toy Captain", expect { p1.card "Toy Captain", hit = true, power = 0 }, expect { p2.force, count = 0 }, p1.forfeits "Toy Captain" })
shoot("a destiny of no more than the defense value misses", { quiet = { "216_22/fire" } }, "Toy Captain", nil, "Toy Captain",
  { p2.battles "Toy Plaza", p2.fires "Bowcaster", p2.chooses "Toy Captain", expect { p1.card "Toy Captain", hit = false, power = 3 }, p1.forfeits "Toy Captain" })
shoot("it adds 1 for a site of Kashyyyk that one controls", { rules = { "216_22/fire" } }, "Toy Captain", { "Toy Trooper", at = HUT }, "Toy Captain",
  { p2.battles "Toy Plaza", p2.fires "Bowcaster", p2.chooses "Toy Captain", expect { p1.card "Toy Captain", hit = true }, p1.forfeits "Toy Captain" })
shoot("it aims at vehicles", { rules = { "216_22/fire" } }, "Toy Mentor", nil, "Toy Gun Tank",
  { p2.battles "Toy Plaza", p2.fires "Bowcaster", p2.may_choose_exactly { "Toy Gun Tank", "Toy Flier", decline }, p2.chooses "Toy Gun Tank", expect { p1.card "Toy Gun Tank", hit = true, power = 2 }, p1.forfeits "Toy Gun Tank", p1.chooses "Toy Flier" })

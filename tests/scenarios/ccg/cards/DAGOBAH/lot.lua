-- Dagobah: cards drawn by lot.

local PIER, MEADOW, GENERATOR, BIG = "Toy Reach: Pier", "Toy Reach: Meadow", "Portable Fusion Generator", "Big One"

-- Portable Fusion Generator
scenario "Portable Fusion Generator deploys on a warrior" {
  rules = { "4_13/deploys" },
  given = { turn = p2, phase = "deploy", locations = { PIER }, p2 = { hand = { GENERATOR }, table = { { "Rebel Trooper", at = PIER }, { "Talz", at = PIER } } } },
  steps = { p2.deploys(GENERATOR), p2.may_choose_exactly { "Rebel Trooper", decline }, p2.chooses "Rebel Trooper", expect { p2.card(GENERATOR), at = "Rebel Trooper" } },
}
scenario "Portable Fusion Generator deploys on nobody else" {
  rules = { "4_13/deploys" },
  given = { turn = p2, phase = "deploy", locations = { PIER }, p2 = { hand = { GENERATOR }, table = { { "Talz", at = PIER } } } },
  steps = { p2.may_choose_exactly { pass } },
}
local function fire(title, claims, weapon, bearer, destiny, ...)
  claims.given = { turn = p2, phase = "battle", locations = { PIER }, p1 = { table = { { "Toy Captain", at = PIER } } },
    p2 = { force = 3, reserve = { destiny, "Toy Filler" }, table = { { "Toy Warden", at = PIER }, { GENERATOR, on = "Toy Warden" }, { "Rebel Trooper", at = PIER }, { weapon, on = bearer } } } }
  claims.steps = { p2.battles(PIER), p2.fires(claims.name), p2.chooses "Toy Captain", ... }
  claims.name = nil
  scenario (GENERATOR .. ": " .. title) (claims)
end
local missed = expect { p1.card "Toy Captain", hit = false }
fire("a blaster rifle of the warrior draws 1 more", { rules = { "4_13/automatic" }, name = "Blaster Rifle" }, "1_153", "Toy Warden", "Toy Trooper", expect { p1.lost, exactly = { "Toy Captain" } })
fire("a blaster that is no rifle does not", { quiet = { "4_13/automatic" }, name = "Blaster" }, "1_152", "Toy Warden", "Toy Memorial", missed)
fire("nor does the rifle of somebody else", { quiet = { "4_13/automatic" }, name = "Blaster Rifle" }, "1_153", "Rebel Trooper", "Toy Trooper", missed)
scenario "Portable Fusion Generator powers artillery" {
  rules = { "3_75/fire" },
  given = { turn = p2, phase = "battle", locations = { PIER }, p1 = { table = { { "Toy Captain", at = PIER } } },
    p2 = { force = 3, reserve = { "Toy Memorial", "Toy Filler" }, table = { { "Toy Warden", at = PIER }, { GENERATOR, on = "Toy Warden" }, { "Rebel Trooper", at = PIER }, { "Golan Laser Battery", at = PIER } } } },
  steps = { p2.battles(PIER), p2.fires "Golan Laser Battery", p2.chooses "Toy Warden", p2.chooses "Toy Captain", expect { p1.lost, exactly = { "Toy Captain" } } },
}

-- Big One
local function drain(title, claims, where, light, lost, fields)
  local me, you = light and p2 or p1, light and p1 or p2
  local row = { "Toy Reach", { BIG, of = "Toy Reach" } }
  for _ = 1, fields or 0 do row[#row + 1] = "Asteroid Field" end
  claims.given = { turn = me, phase = "control", locations = row }
  claims.given[light and "p2" or "p1"] = { table = { { "Toy Galley", at = where } } }
  claims.steps = { me.drains(where) }
  for _ = 1, lost do claims.steps[#claims.steps + 1] = you.loses "Reserve Deck" end
  claims.steps[#claims.steps + 1] = expect { you.lost, count = lost }
  scenario (BIG .. ": " .. title) (claims)
end
drain("a Force drain of the Dark Side is 1 more", { rules = { "4_82/constant" } }, BIG, false, 2)
drain("at the system it is not", { quiet = { "4_82/constant" } }, "Toy Reach", false, 1)
drain("one of the Light Side is 1 more for each Asteroid Field", { rules = { "4_82/constant-2" } }, BIG, true, 2, 2)
drain("at the system it stays as it is", { quiet = { "4_82/constant-2" } }, "Toy Reach", true, 1, 2)

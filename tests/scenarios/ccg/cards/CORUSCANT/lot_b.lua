-- Coruscant: cards drawn from those that nobody had written, the second time.

local eisley, EISLEY = "1_295", "Tatooine: Mos Eisley"
local MADAKOR = "Captain Madakor"
scenario "Captain Madakor adds 2 to the power of what she pilots" {
  rules = { "12_1/constant" },
  given = { turn = p2, phase = "control", locations = { "TOY-711" }, p2 = { table = { { "Radiant VII", at = "Toy Reach" }, { MADAKOR, on = "Radiant VII" } } } },
  steps = { expect { p2.card "Radiant VII", power = 5 } },
}
local function holds(title, claims, second, steps)
  claims.given = { turn = p1, phase = "battle", locations = { "TOY-711", "TOY-715" }, p1 = { force = 1, reserve = { "Toy Trooper", "Toy Captain", "Toy Filler", "Toy Filler", "Toy Filler" }, table = { { "Toy Dart", at = "Toy Reach" }, { "Toy Scion", on = "Toy Dart" }, { "Toy Adviser", on = "Toy Dart" } } },
    p2 = { reserve = 12, table = { { "Radiant VII", at = "Toy Reach" }, { MADAKOR, on = "Radiant VII" }, { "X-wing", at = second } } } }
  claims.steps = steps
  scenario (MADAKOR .. ": " .. title) (claims)
end
holds("alone at the system the opponent draws one battle destiny", { rules = { "12_1/constant-2" } }, "Toy Far Reach", { p1.battles "Toy Reach", p1.accepts, expect { p1, battle_destiny = 1 }, p1.forfeits "Toy Dart", p1.chooses "Toy Adviser", p1.chooses "Toy Scion", p2.forfeits(MADAKOR) })
holds("with another starship of yours he draws more", { quiet = { "12_1/constant-2" } }, "Toy Reach", { p1.battles "Toy Reach", p1.accepts, p2.declines, expect { p1, battle_destiny = 3 }, p1.forfeits "Toy Dart", p1.chooses "Toy Adviser", p1.chooses "Toy Scion", p2.forfeits(MADAKOR) })
local P60 = "P-60"
local function beside(title, claims, mate, steps)
  claims.given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 1, reserve = { "Toy Trooper", "Toy Captain", "Toy Filler" }, table = { { P60, at = EISLEY }, { mate, at = EISLEY } } }, p2 = { reserve = 6, table = { { "Toy Captain", at = EISLEY } } } }
  claims.steps = steps
  scenario (P60 .. " " .. title) (claims)
end
beside("adds a battle destiny beside a destroyer droid", { rules = { "12_115/constant" } }, "Toy Destroyer", { p1.battles(EISLEY), p1.passes, p2.passes, p1.accepts, expect { p1, battle_destiny = 1 }, p2.forfeits "Toy Captain" })
beside("adds none beside another", { quiet = { "12_115/constant" } }, "Toy Battle Droid", { p1.battles(EISLEY), p1.passes, p2.passes, expect { p1, battle_destiny = "none" }, p2.forfeits "Toy Captain" })
local function shoots(title, claims, drawn, steps)
  claims.given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { reserve = { drawn, "Toy Filler", "Toy Filler" }, force = 1, table = { { P60, at = EISLEY } } }, p2 = { reserve = 6, table = { { "Toy Captain", at = EISLEY }, { "Toy Bothan", at = EISLEY } } } }
  claims.steps = steps
  scenario (P60 .. " " .. title) (claims)
end
shoots("hits with destiny and 2 above the defense value, and 1 Force is lost", { rules = { "12_115/fire" } }, "Toy Trooper", { p1.battles(EISLEY), p1.fires(P60), p1.chooses "Toy Captain", p2.loses "Reserve Deck", expect { p2.card "Toy Captain", hit = true }, expect { p2.lost, count = 1 }, p1.forfeits(P60) })
shoots("misses with no more", { rules = { "12_115/fire" } }, "Toy Zero", { p1.battles(EISLEY), p1.fires(P60), p1.chooses "Toy Captain", expect { p2.card "Toy Captain", hit = false }, expect { p2.lost, count = 0 }, p1.forfeits(P60) })
local MINDFUL = "Mindful Of The Future"
local function finds(title, claims, force, reserve, steps)
  claims.given = { turn = p2, phase = "control", locations = { eisley }, p2 = { force = force, hand = { MINDFUL }, reserve = reserve } }
  claims.steps = steps
  scenario (MINDFUL .. ": " .. title) (claims)
end
finds("a unique battleground that is not on table", { rules = { "12_62/play" } }, 2, { "1_129", "1_130", "Toy Filler" }, { p2.plays(MINDFUL), p2.may_choose_exactly { "Tatooine: Docking Bay 94", "Tatooine: Dune Sea" }, p2.chooses "Tatooine: Dune Sea", p2.chooses(1), expect { p2.force, count = 0 } })
finds("not without 2 Force", { quiet = { "12_62/play" } }, 1, { "1_129", "Toy Filler" }, { p2.may_not_choose { "plays " .. MINDFUL } })
local FILL = "Toy Captain"
scenario "Mindful Of The Future at the start: an Effect that deploys for free" {
  rules = { "12_62/starting" },
  given = { setup = true, p1 = { reserve = { "Toy Canyon", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler" } },
    p2 = { reserve = { "Toy Plaza", MINDFUL, "Toy Keepsake", "Toy Monolith", FILL, FILL, FILL, FILL, FILL, FILL, FILL, FILL, FILL } } },
  steps = { p1.chooses "Toy Canyon", p2.chooses(MINDFUL), p2.may_choose { "Toy Keepsake" }, p2.may_not_choose { "Toy Monolith" }, p2.chooses "Toy Keepsake", expect { p2.lost, exactly = { MINDFUL } } },
}
scenario "Mindful Of The Future stays in the deck if it is not wanted" {
  quiet = { "12_62/starting" },
  given = { setup = true, p1 = { reserve = { "Toy Canyon", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler" } },
    p2 = { reserve = { "Toy Plaza", MINDFUL, "Toy Keepsake", FILL, FILL, FILL, FILL, FILL, FILL, FILL, FILL, FILL } } },
  steps = { p1.chooses "Toy Canyon", p2.finishes, expect { p2.lost, count = 0 } },
}
scenario "Captain Madakor at a site pilots nothing" {
  quiet = { "12_1/constant", "12_1/constant-2" },
  given = { turn = p2, phase = "control", locations = { eisley }, p2 = { table = { { MADAKOR, at = EISLEY } } } },
  steps = { expect { p2.card(MADAKOR), power = 2 } },
}

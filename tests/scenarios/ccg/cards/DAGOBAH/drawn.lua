-- Dagobah: cards drawn by lot.

local ERROR, BAY, FIELD = "Egregious Pilot Error", "Toy Reach: Landing", "Toy Boulderfield"
-- Two capital starships and a starfighter together, and a capital starship alone.
local function together(place) return { { "Toy Galley", at = place }, { "Toy Hulk", at = place }, { "Toy Needle", at = place }, { "Toy Bastille", at = "Toy Far Reach" } } end
local function fleet(title, claims, turn, phase, destiny, ships, steps)
  claims.given = { turn = turn, phase = phase, locations = { "Toy Reach", FIELD, BAY, "Toy Far Reach" }, p1 = { table = ships }, p2 = { hand = { ERROR }, reserve = { destiny, "Toy Filler", "Toy Filler" }, table = { { "Toy Hangar", at = "Toy Reach" } } } }
  claims.steps = steps
  scenario ("Egregious Pilot Error: " .. title) (claims)
end
local function barred(both)
  return expect { p1.card "Toy Galley", barred = both }, expect { p1.card "Toy Hulk", barred = both }, expect { p1.card "Toy Needle", barred = false }, expect { p1.card "Toy Bastille", barred = false }, expect { p2.card "Toy Hangar", barred = false }
end
fleet("two capital starships at a system cannot move or battle after a destiny of 2", { rules = { "4_50/play" } }, p1, "control", "Toy Captain", together "Toy Reach",
  { p1.passes, p2.plays(ERROR), p2.may_choose_exactly { "Toy Reach", decline }, p2.chooses "Toy Reach", barred(true) })
fleet("nor at a sector", { rules = { "4_50/play" } }, p1, "control", "Toy Captain", together(FIELD), { p1.passes, p2.plays(ERROR), p2.chooses(FIELD), barred(true) })
fleet("after a 3 they can", { rules = { "4_50/play" } }, p1, "control", "Toy Filler", together "Toy Reach", { p1.passes, p2.plays(ERROR), p2.chooses "Toy Reach", barred(false) })
fleet("with three of them a 3 is low", { rules = { "4_50/play" } }, p1, "control", "Toy Filler",
  { { "Toy Galley", at = "Toy Reach" }, { "Toy Hulk", at = "Toy Reach" }, { "Toy Argosy", at = "Toy Reach" } }, { p1.passes, p2.plays(ERROR), p2.chooses "Toy Reach", expect { p1.card "Toy Argosy", barred = true } })
fleet("one alone, or two at a site, are not enough", { quiet = { "4_50/play" } }, p1, "control", "Toy Captain", together(BAY), { p1.passes, p2.may_choose_exactly { pass } })
fleet("not in the control phase of its player", { quiet = { "4_50/play" } }, p2, "control", "Toy Captain", together "Toy Reach", { p2.may_choose_exactly { pass } })
fleet("nor in another phase", { quiet = { "4_50/play" } }, p1, "deploy", "Toy Captain", together "Toy Reach", { p1.passes, p2.may_choose_exactly { pass } })
scenario "Egregious Pilot Error: its player's starships do not count" {
  quiet = { "4_50/play" },
  given = { turn = p1, phase = "control", locations = { "Toy Reach" }, p1 = { table = { { "Toy Galley", at = "Toy Reach" } } }, p2 = { hand = { ERROR }, table = { { "Toy Galley", at = "Toy Reach" }, { "Toy Hulk", at = "Toy Reach" } } } },
  steps = { p1.passes, p2.may_choose_exactly { pass } },
}

-- Jedi Pack: cards that show a word of the language.

local SHADOW, REACH, FAR = "Gravity Shadow", "Toy Reach", "Toy Far Reach"
local function jump(title, claims, ship, pilot, draw, to, ...)
  claims.given = { turn = p2, phase = "move", locations = { FAR, REACH, "Toy Reach: Landing" }, p1 = { hand = { SHADOW }, reserve = { draw, "Toy Filler" } }, p2 = { hand = { "Toy Filler" }, force = 4, table = { { ship, at = REACH }, pilot } } }
  claims.steps = { p2.moves(ship), p2.chooses(to), ... }
  scenario (SHADOW .. " " .. title) (claims)
end
local flier = { "Toy Flier", on = "Toy Dart" }
local one = "102_8/response"
jump("keeps a starship there for the turn with a destiny above its pilot's ability", { rules = { one } }, "Toy Dart", flier, "Toy Mentor", FAR, p1.answers(SHADOW), p1.may_choose_exactly { "Toy Flier" }, p1.chooses "Toy Flier", expect { p2.card "Toy Dart", at = REACH }, p2.may_not_choose { "moves Toy Dart" })
jump("takes the starship with that very destiny", { rules = { one } }, "Toy Dart", flier, "Toy Captain", FAR, p1.answers(SHADOW), p1.chooses "Toy Flier", p2.chooses "Toy Flier", expect { p2.lost, exactly = { "Toy Dart", "Toy Flier" } })
jump("lets it go with less", { rules = { one } }, "Toy Dart", flier, "Toy Trooper", FAR, p1.answers(SHADOW), p1.chooses "Toy Flier", expect { p2.card "Toy Dart", at = FAR })
jump("is nothing for a landing", { quiet = { one } }, "Toy Dart", flier, "Toy Mentor", "Toy Reach: Landing", expect { p2.card "Toy Dart", at = "Toy Reach: Landing" })

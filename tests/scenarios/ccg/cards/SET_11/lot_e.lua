-- Virtual Set 11: cards drawn by lot.

local TRAIN, HALL = "Kamino: Clone Training Center", "Kamino: Toy Hall"
scenario "Clone Training Center: clone troopers who are not unique are stronger while Light controls it" {
  rules = { "211_41/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { TRAIN, "Toy Plaza" }, p1 = { table = { { "Toy Clone", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Captain", at = TRAIN }, { "Toy Clone", at = "Toy Plaza" }, { "Toy Clone Captain", at = "Toy Plaza" } } } },
  steps = { expect { p2.card "Toy Clone", power = 3, forfeit = 3 }, expect { p2.card "Toy Clone Captain", power = 2, forfeit = 2 }, expect { p2.card "Toy Captain", power = 3, forfeit = 3 }, expect { p1.card "Toy Clone", power = 2, forfeit = 2 } },
}
scenario "Clone Training Center: not while Light does not control it" {
  quiet = { "211_41/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { TRAIN, "Toy Plaza" }, p1 = { table = { { "Toy Captain", at = TRAIN } } }, p2 = { table = { { "Toy Captain", at = TRAIN }, { "Toy Clone", at = "Toy Plaza" } } } },
  steps = { expect { p2.card "Toy Clone", power = 2, forfeit = 2 } },
}
local function comes(title, claims, who, where, price)
  claims.given = { turn = p1, phase = "deploy", locations = { TRAIN, HALL }, p1 = { hand = { who }, force = 6 } }
  claims.steps = { p1.deploys(who), p1.chooses(where), expect { p1.used, count = price } }
  scenario ("Clone Training Center: " .. title) (claims)
end
comes("Jango Fett comes for 1 less", { rules = { "211_41/constant" } }, "Toy Father", TRAIN, 1)
comes("Boba Fett comes for 1 less", { rules = { "211_41/constant" } }, "Boba Fett", TRAIN, 4)
comes("elsewhere he pays his price", { quiet = { "211_41/constant" } }, "Toy Father", HALL, 2)
comes("others pay theirs", { quiet = { "211_41/constant" } }, "Toy Captain", TRAIN, 2)

-- Tatooine: cards drawn by lot.

local eisley, EISLEY, waste, WASTE = "1_295", "Tatooine: Mos Eisley", "1_293", "Tatooine: Jundland Wastes"
local PIER, MEADOW, HILL, LANDING = "Toy Reach: Pier", "Toy Reach: Meadow", "Toy Reach: Hill", "Toy Reach: Landing"

-- Gamall Wironicc
local GAMALL = "Gamall Wironicc"
scenario "Gamall Wironicc adds 1 to the power of what he pilots" {
  rules = { "11_56/constant" },
  given = { phase = "deploy", locations = { "Toy Reach" }, p1 = { table = { { "Toy Tandem", at = "Toy Reach" }, { GAMALL, on = "Toy Tandem" } } } },
  steps = { expect { p1.card "Toy Tandem", power = 3 } },
}
scenario "Gamall Wironicc on foot adds to nothing" {
  quiet = { "11_56/constant" },
  given = { phase = "deploy", locations = { PIER }, p1 = { table = { { "Toy Gull", at = PIER }, { GAMALL, at = PIER } } } },
  steps = { expect { p1.card "Toy Gull", power = 1 }, expect { p1.card(GAMALL), power = 4 } },
}
scenario "Gamall Wironicc is 2 weaker on Tatooine" {
  rules = { "11_56/constant-2" },
  given = { phase = "deploy", locations = { eisley }, p1 = { table = { { GAMALL, at = EISLEY }, { "Toy Captain", at = EISLEY } } } },
  steps = { expect { p1.card(GAMALL), power = 2 }, expect { p1.card "Toy Captain", power = 3 } },
}
scenario "Gamall Wironicc is not weaker elsewhere" {
  quiet = { "11_56/constant-2" },
  given = { phase = "deploy", locations = { PIER }, p1 = { table = { { GAMALL, at = PIER } } } },
  steps = { expect { p1.card(GAMALL), power = 4 } },
}
local function shot(target, steps)
  return { rules = {}, given = { turn = p2, phase = "battle", locations = { PIER }, p1 = { table = { { GAMALL, at = PIER }, { "Toy Bulwark", at = PIER } } },
    p2 = { force = 1, reserve = { "Toy Hermit", "Toy Mentor", "Toy Mentor" }, table = { { "Toy Captain", at = PIER }, { "Toy Pistol", on = "Toy Captain" } } } }, steps = steps }
end
local hit = shot(GAMALL, { p2.battles(PIER), p2.fires "Toy Pistol", p2.chooses(GAMALL), p1.is_asked, expect { p1.used, exactly = { GAMALL } }, p1.forfeits "Toy Bulwark" })
hit.rules, hit.given.p2.reserve[1] = { "11_56/automatic" }, "Toy Mentor"
scenario "Gamall Wironicc goes to the Used Pile when he is hit" (hit)
local missed = shot(GAMALL, { p2.battles(PIER), p2.fires "Toy Pistol", p2.chooses(GAMALL), p2.is_asked, expect { p1.card(GAMALL), at = PIER }, p2.forfeits "Toy Captain", p2.chooses "Toy Captain" })
missed.quiet = { "11_56/automatic" }
scenario "Gamall Wironicc does not when he is missed" (missed)
local other = shot("Toy Bulwark", { p2.battles(MEADOW), p2.fires "Toy Pistol", p2.chooses "Toy Bulwark", expect { p1.card "Toy Bulwark", hit = true }, expect { p1.card(GAMALL), at = PIER }, p1.forfeits "Toy Bulwark" })
other.quiet, other.given.p2.reserve[1] = { "11_56/automatic", "11_56/constant-3" }, "Toy Mentor"
other.given.locations, other.given.p1.table[2].at, other.given.p2.table[1].at = { PIER, MEADOW }, MEADOW, MEADOW
scenario "Gamall Wironicc does not when another is hit" (other)
local spared = shot(GAMALL, { p2.battles(PIER), p2.fires "Toy Pistol", p2.may_choose_exactly { GAMALL, decline }, p2.cannot { "chooses", "Toy Bulwark", says = "weapons may not target it" }, p2.declines, p2.passes, p2.forfeits "Toy Captain", p2.chooses "Toy Captain" })
spared.rules = { "11_56/constant-3" }
scenario "Gamall Wironicc keeps weapons from who is in battle with him" (spared)

-- Watto
scenario "Watto moves over two sites" {
  rules = { "11_65/constant" },
  given = { phase = "move", locations = { PIER, MEADOW, HILL, LANDING }, p1 = { force = 1, table = { { "Watto", at = PIER } } } },
  steps = { p1.moves "Watto", p1.may_choose_exactly { MEADOW, HILL, decline }, p1.chooses(HILL), expect { p1.card "Watto", at = HILL }, expect { p1.force, count = 0 } },
}
scenario "Watto makes nobody else faster" {
  quiet = { "11_65/constant" },
  given = { phase = "move", locations = { PIER, MEADOW, HILL }, p1 = { force = 1, table = { { "Watto", at = PIER }, { "Toy Captain", at = PIER } } } },
  steps = { p1.moves "Toy Captain", p1.may_choose_exactly { MEADOW, decline }, p1.chooses(MEADOW) },
}
local function cube(title, claims, turn, steps)
  claims.given = { turn = turn, phase = "control", locations = { PIER }, p1 = { reserve = { "Toy Filler", "Watto's Chance Cube", "Toy Trooper" }, table = { { "Watto", at = PIER } } } }
  claims.steps = steps
  scenario ("Watto: " .. title) (claims)
end
cube("once in each turn of his player he takes his Chance Cube", { rules = { "11_65/any_time" } }, p1,
  { p1.uses "Watto", p1.may_choose_exactly { "Watto's Chance Cube" }, p1.chooses "Watto's Chance Cube", expect { p1.hand, exactly = { "Watto's Chance Cube" }, seen_by_p2 = 1 }, p1.may_not_choose { "uses Watto" } })
cube("not in the opponent's", { quiet = { "11_65/any_time" } }, p2, { p2.passes, p1.may_not_choose { "uses Watto" } })

-- Caldera Righim
local CALDERA = "Caldera Righim"
local function raid(title, claims, place, who, table, steps)
  claims.given = { phase = "battle", locations = { PIER, MEADOW }, p1 = { force = 1, table = {} }, p2 = { table = table } }
  for i = 1, #who do claims.given.p1.table[i] = { who[i], at = place } end
  claims.steps = steps
  scenario ("Caldera Righim: " .. title) (claims)
end
local jedi = { "Toy Sage", "Toy Sage", "Toy Sage" }
raid("an opponent with a total ability of 8 or more initiates no battle at his site", { rules = { "11_1/constant" } }, PIER, jedi, { { CALDERA, at = PIER } },
  { p1.cannot { "battles", PIER, says = "some text keeps you from initiating battle there" } })
raid("with less an opponent may", { quiet = { "11_1/constant" } }, PIER, { "Toy Captain" }, { { CALDERA, at = PIER } }, { p1.may_choose { "battles " .. PIER } })
raid("elsewhere as well", { quiet = { "11_1/constant" } }, MEADOW, jedi, { { CALDERA, at = PIER }, { "Toy Trooper", at = MEADOW } }, { p1.may_choose { "battles " .. MEADOW } })
scenario "Caldera Righim: at a battle at his site each player may draw up to two cards" {
  rules = { "11_1/automatic" },
  given = { phase = "battle", locations = { PIER }, p1 = { force = 1, table = { { "Toy Captain", at = PIER } } }, p2 = { table = { { CALDERA, at = PIER } } } },
  steps = { p1.battles(PIER), p1.chooses "p1", p1.accepts, p1.may_choose_exactly { 1, 2 }, p1.chooses(2), p2.declines,
    p2.is_asked, expect { p1.hand, count = 2 }, expect { p2.hand, count = 0 }, p2.forfeits(CALDERA) },
}
scenario "Caldera Righim: at a battle at another site nobody draws" {
  quiet = { "11_1/automatic" },
  given = { phase = "battle", locations = { PIER, MEADOW }, p1 = { force = 1, table = { { "Toy Captain", at = PIER } } }, p2 = { table = { { "Toy Trooper", at = PIER }, { CALDERA, at = MEADOW } } } },
  steps = { p1.battles(PIER), p2.forfeits "Toy Trooper", expect { p1.hand, count = 0 } },
}

-- His Name Is Anakin
local function comes(title, claims, hand, place, cost, jedi)
  claims.given = { turn = p2, phase = "deploy", locations = { eisley, waste, PIER }, p1 = { table = { "His Name Is Anakin", jedi } }, p2 = { hand = { hand }, force = cost } }
  claims.steps = { p2.deploys(hand), p2.chooses(place), expect { p2.force, count = 0 } }
  scenario ("His Name Is Anakin: " .. title) (claims)
end
comes("an alien of the opponent that is unique deploys on Tatooine for 1 more", { rules = { "11_70/constant" } }, "Toy Chieftain", EISLEY, 3)
comes("one that is not for 2 more", { rules = { "11_70/constant-2" } }, "Toy Drifter", EISLEY, 5)
comes("with a Dark Jedi at the site one that is unique for 2 more", { rules = { "11_70/constant-3" } }, "Toy Chieftain", EISLEY, 4, { "Toy Mentor", at = EISLEY })
comes("and one that is not for 4 more", { rules = { "11_70/constant", "11_70/constant-3", "11_70/constant-4" } }, "Toy Drifter", EISLEY, 7, { "Toy Mentor", at = EISLEY })
comes("a Dark Jedi at another site adds nothing", { quiet = { "11_70/constant-3", "11_70/constant-4" } }, "Toy Drifter", EISLEY, 5, { "Toy Mentor", at = WASTE })
comes("elsewhere it deploys for what it costs", { quiet = { "11_70/constant", "11_70/constant-2", "11_70/constant-3", "11_70/constant-4" } }, "Toy Drifter", PIER, 3, { "Toy Mentor", at = PIER })
comes("and so does who is no alien", { quiet = { "11_70/constant", "11_70/constant-2", "11_70/constant-3", "11_70/constant-4" } }, "Toy Captain", EISLEY, 2, { "Toy Mentor", at = EISLEY })
comes("nor does one of ability 5", { quiet = { "11_70/constant-3", "11_70/constant-4" } }, "Toy Drifter", EISLEY, 5, { "Toy Scion, Knight", at = EISLEY })
scenario "His Name Is Anakin: a Jedi of the opponent adds nothing" {
  quiet = { "11_70/constant-3", "11_70/constant-4" },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p1 = { table = { "His Name Is Anakin" } }, p2 = { hand = { "Toy Drifter" }, force = 5, table = { { "Toy Hermit", at = EISLEY } } } },
  steps = { p2.deploys "Toy Drifter", p2.chooses(EISLEY), expect { p2.force, count = 0 } },
}
scenario "His Name Is Anakin: its player's aliens deploy for what they cost" {
  quiet = { "11_70/constant", "11_70/constant-2", "11_70/constant-3", "11_70/constant-4" },
  given = { phase = "deploy", locations = { eisley }, p1 = { hand = { "Toy Drifter" }, force = 3, table = { "His Name Is Anakin", { "Toy Mentor", at = EISLEY } } } },
  steps = { p1.deploys "Toy Drifter", p1.chooses(EISLEY), expect { p1.force, count = 0 } },
}
scenario "His Name Is Anakin: the price holds aboard a vehicle there too" {
  rules = { "11_70/constant" },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p1 = { table = { "His Name Is Anakin" } }, p2 = { hand = { "Toy Chieftain" }, force = 3, table = { { "Toy Tank", at = EISLEY } } } },
  steps = { p2.deploys "Toy Chieftain", p2.chooses "Toy Tank", expect { p2.force, count = 0 } },
}

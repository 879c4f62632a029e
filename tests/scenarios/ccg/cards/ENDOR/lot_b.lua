-- Endor: cards drawn from those that nobody had written, the second time.

local eisley, EISLEY, bunker, BUNKER, PIER = "1_295", "Tatooine: Mos Eisley", "TOY-1480", "Endor: Bunker", "TOY-712"

local function ewok(name, id, power, forfeit)
  scenario (name .. " is stronger for each Light Side icon on Endor") {
    rules = { id .. "/constant" },
    given = { turn = p2, phase = "control", locations = { bunker, eisley }, p2 = { table = { { name, at = BUNKER } } } },
    steps = { expect { p2.card(name), power = power + 1, forfeit = forfeit + 1 } },
  }
  scenario (name .. " is as printed elsewhere") {
    quiet = { id .. "/constant" },
    given = { turn = p2, phase = "control", locations = { bunker, eisley }, p2 = { table = { { name, at = EISLEY } } } },
    steps = { expect { p2.card(name), power = power, forfeit = forfeit } },
  }
  scenario (name .. " deploys only on Endor") {
    rules = { id .. "/deploys" },
    given = { turn = p2, phase = "deploy", locations = { bunker, eisley }, p2 = { force = 4, hand = { name }, table = { { "Toy Captain", at = EISLEY }, { "Toy Captain", at = BUNKER } } } },
    steps = { p2.deploys(name), p2.may_choose_exactly { BUNKER, decline }, p2.chooses(BUNKER) },
  }
  scenario (name .. " does not deploy on Tatooine") {
    quiet = { id .. "/deploys" },
    given = { turn = p2, phase = "deploy", locations = { eisley }, p2 = { force = 4, hand = { name }, table = { { "Toy Captain", at = EISLEY } } } },
    steps = { p2.may_not_choose { "deploys " .. name } },
  }
end
ewok("Romba", "8_26", 0, 1)
ewok("Wicket", "8_32", 1, 2)
local function generates(title, claims, at, mate, activation)
  claims.given = { turn = p1, phase = "draw", locations = { bunker, eisley }, p2 = { table = { { "Romba", at = at }, { mate, at = BUNKER } } } }
  claims.steps = { p1.passes, expect { table, turn = "p2", activation = activation } }
  scenario ("Romba: " .. title) (claims)
end
generates("more Force where an Ewok is", { rules = { "8_26/constant-2" } }, BUNKER, "Toy Captain", 4)
generates("no more from elsewhere", { quiet = { "8_26/constant-2" } }, EISLEY, "Toy Captain", 3)
local function excludes(title, claims, draw, lost)
  claims.given = { turn = p2, phase = "battle", locations = { bunker }, p2 = { force = 1, reserve = { draw, "Toy Filler", "Toy Filler" }, table = { { "Wicket", at = BUNKER }, { "Toy Captain", at = BUNKER } } }, p1 = { table = { { "Toy Captain", at = BUNKER }, { "Toy Trooper", at = BUNKER } } } }
  claims.steps = lost
  scenario ("Wicket " .. title) (claims)
end
excludes("excludes a character for a destiny above its ability", { rules = { "8_32/optional" } }, "Toy Mentor", { p2.battles(BUNKER), p2.uses "Wicket", p2.may_choose_exactly { "Toy Captain", "Toy Trooper", decline }, p2.chooses "Toy Captain", p1.passes, p2.passes, p2.declines, expect { p1, damage = 3 }, p1.forfeits "Toy Trooper", p1.loses "Reserve Deck" })
excludes("misses with no more", { rules = { "8_32/optional" } }, "Toy Captain", { p2.battles(BUNKER), p2.uses "Wicket", p2.chooses "Toy Captain", expect { p1.card "Toy Captain", at = BUNKER }, p2.declines })

local SCOUT, WASTE, DRIVER = "Tempest Scout 6", "Tatooine: Jundland Wastes", "AT-ST Pilot"
scenario "Tempest Scout 6: deploys to a battle as a react for 2 Force less" {
  rules = { "8_177/response" },
  given = { turn = p2, phase = "battle", locations = { eisley }, p1 = { force = 1, hand = { SCOUT }, table = { { "Toy Trooper", at = EISLEY } } }, p2 = { force = 1, table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p2.battles(EISLEY), p1.answers(SCOUT), p1.chooses(EISLEY), expect { p1.card(SCOUT), at = EISLEY }, expect { p1.force, count = 0 }, p2.forfeits "Toy Captain" },
}
scenario "Tempest Scout 6: not without the Force" {
  quiet = { "8_177/response" },
  given = { turn = p2, phase = "battle", locations = { eisley }, p1 = { force = 0, hand = { SCOUT }, table = { { "Toy Trooper", at = EISLEY } } }, p2 = { force = 1, table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p2.battles(EISLEY), p1.may_not_choose { "answers " .. SCOUT }, p1.forfeits "Toy Trooper" },
}
scenario "Tempest Scout 6: deploys to a Force drain as a react" {
  rules = { "8_177/response-2" },
  given = { turn = p2, phase = "control", locations = { eisley }, p1 = { force = 1, hand = { SCOUT } }, p2 = { table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p2.drains(EISLEY), p1.answers(SCOUT), p1.chooses(EISLEY), expect { p1.lost, count = 0 } },
}
scenario "Tempest Scout 6: not to a Force drain without the Force" {
  quiet = { "8_177/response-2" },
  given = { turn = p2, phase = "control", locations = { eisley }, p1 = { force = 0, hand = { SCOUT } }, p2 = { table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p2.drains(EISLEY), p1.may_not_choose { "answers " .. SCOUT }, p1.loses "Reserve Deck", p1.loses "Reserve Deck" },
}
scenario "Tempest Scout 6: moves to a battle as a react for free" {
  rules = { "8_177/just" },
  given = { turn = p2, phase = "battle", locations = { eisley, "1_293" }, p1 = { force = 0, table = { { SCOUT, at = WASTE }, { "Toy Trooper", at = EISLEY } } }, p2 = { force = 1, table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p2.battles(EISLEY), p1.answers(SCOUT), p1.chooses(EISLEY), expect { p1.card(SCOUT), at = EISLEY }, p2.forfeits "Toy Captain" },
}
scenario "Tempest Scout 6: no react to where it is" {
  quiet = { "8_177/just" },
  given = { turn = p2, phase = "battle", locations = { eisley, "1_293" }, p1 = { force = 0, table = { { SCOUT, at = EISLEY } } }, p2 = { force = 1, table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p2.battles(EISLEY), p1.may_not_choose { "answers " .. SCOUT } },
}
scenario "Tempest Scout 6: moves to a Force drain as a react for free" {
  rules = { "8_177/just-2" },
  given = { turn = p2, phase = "control", locations = { eisley, "1_293" }, p1 = { force = 0, table = { { SCOUT, at = WASTE } } }, p2 = { table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p2.drains(EISLEY), p1.answers(SCOUT), p1.chooses(EISLEY), expect { p1.card(SCOUT), at = EISLEY }, expect { p1.lost, count = 0 } },
}
scenario "Tempest Scout 6: too far from a Force drain" {
  quiet = { "8_177/just-2" },
  given = { turn = p2, phase = "control", locations = { eisley, "TOY-712" }, p1 = { force = 0, table = { { SCOUT, at = "Toy Reach: Pier" } } }, p2 = { table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p2.drains(EISLEY), p1.may_not_choose { "answers " .. SCOUT }, p1.loses "Reserve Deck", p1.loses "Reserve Deck" },
}

local function drives(title, claims, craft, power)
  claims.given = { turn = p1, phase = "control", locations = { eisley, "TOY-711" }, p1 = { table = { { craft, at = craft == "Toy Dart" and "Toy Reach" or EISLEY }, { DRIVER, on = craft } } } }
  claims.steps = { expect { p1.card(craft), power = power }, expect { p1.card(DRIVER), forfeit = 3 } }
  scenario (DRIVER .. " " .. title) (claims)
end
drives("adds 2 to the power of a combat vehicle", { rules = { "8_91/constant" }, quiet = { "8_91/constant-2" } }, "Toy Long Legs", 4)
drives("adds nothing to a starship", { quiet = { "8_91/constant" } }, "Toy Dart", 2)
scenario "AT-ST Pilot in battle: forfeit, a battle destiny and attrition" {
  rules = { "8_91/constant-2" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 1, reserve = { "Toy Trooper", "Toy Filler", "Toy Filler" }, table = { { "Toy Long Legs", at = EISLEY }, { DRIVER, on = "Toy Long Legs" } } }, p2 = { table = { { "Talz", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.accepts, expect { p1, battle_destiny = 1 }, expect { p1.card(DRIVER), forfeit = 4 }, expect { p2, attrition = 2 }, p2.forfeits "Talz" },
}

local RIFLE = "BlasTech E-11B Blaster Rifle"
local function repeats(title, claims, force, steps)
  claims.given = { turn = p2, phase = "battle", locations = { eisley }, p2 = { force = force, reserve = { "Toy Mentor", "Toy Mentor", "Toy Trooper", "Toy Filler" }, table = { { "Toy Ewok", at = EISLEY }, { RIFLE, on = "Toy Ewok" }, { "Toy Mentor", at = EISLEY } } },
    p1 = { reserve = 15, table = { { "Toy Captain", at = EISLEY }, { "Toy Trooper", at = EISLEY }, { "Toy Bothan", at = EISLEY } } } }
  claims.steps = steps
  scenario (RIFLE .. " " .. title) (claims)
end
repeats("fires again at once, for 2 Force", { rules = { "8_85/fire-2", "CCG-WEAP-REP-01" } }, 4, { p2.battles(EISLEY), p2.fires(RIFLE), p2.chooses "Toy Captain", p2.accepts, p2.chooses "Toy Trooper", expect { p1.card "Toy Captain", hit = true }, expect { p1.card "Toy Trooper", hit = true }, expect { p2.force, count = 0 }, p2.declines, p2.declines, p1.declines, p1.forfeits "Toy Captain" })
repeats("does not begin again later", { quiet = { "8_85/fire-2" } }, 6, { p2.battles(EISLEY), p2.fires(RIFLE), p2.chooses "Toy Captain", p2.declines, p2.may_not_choose { "fires " .. RIFLE, "fires " .. RIFLE .. "#2" }, p2.passes, p2.declines, p1.declines, p1.forfeits "Toy Captain" })
repeats("does not fire again without the Force", { quiet = { "8_85/fire-2" } }, 3, { p2.battles(EISLEY), p2.fires(RIFLE), p2.chooses "Toy Captain", p2.accepts, expect { p2.force, count = 1 }, expect { p1.card "Toy Trooper", hit = false }, p2.declines, p1.declines, p1.forfeits "Toy Captain" })

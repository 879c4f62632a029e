-- Theed Palace: cards drawn from those that nobody had written, the second time.

local eisley, EISLEY, REACH = "1_295", "Tatooine: Mos Eisley", "Toy Reach"
local CHAMBERS, STEPS = "Naboo: Boss Nass' Chambers", "Toy Naboo: Steps"

scenario "Naboo: Boss Nass' Chambers: the Light Side does not Force drain there" {
  rules = { "14_49/constant" },
  given = { turn = p2, phase = "control", locations = { { "14_49", owner = p2 }, "TOY-1601" }, p2 = { table = { { "Toy Captain", at = CHAMBERS }, { "Toy Captain", at = STEPS } } } },
  steps = { p2.may_choose_exactly { "uses " .. CHAMBERS, "drains " .. STEPS, pass } },
}
scenario "Naboo: Boss Nass' Chambers: the Dark Side may drain there" {
  quiet = { "14_49/constant" },
  given = { turn = p1, phase = "control", locations = { { "14_49", owner = p2 } }, p1 = { table = { { "Toy Captain", at = CHAMBERS } } } },
  steps = { p1.drains(CHAMBERS), p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p2.lost, count = 2 } },
}
scenario "Naboo: Boss Nass' Chambers: Boss Nass from the Reserve Deck, once in a game" {
  rules = { "14_49/any_time" },
  given = { turn = p2, phase = "control", locations = { { "14_49", owner = p2 } }, p2 = { reserve = { "Toy Boss", "Toy Filler" } } },
  steps = { p2.uses(CHAMBERS), p2.may_choose_exactly { "Toy Boss" }, p2.chooses "Toy Boss", expect { p2.hand, exactly = { "Toy Boss" } }, p2.may_not_choose { "uses " .. CHAMBERS } },
}
scenario "Naboo: Boss Nass' Chambers: nobody else" {
  rules = { "14_49/any_time" },
  given = { turn = p2, phase = "control", locations = { { "14_49", owner = p2 } }, p2 = { reserve = { "Toy Queen", "Toy Filler" } } },
  steps = { p2.uses(CHAMBERS), p2.finishes, p1.declines, expect { p2.hand, count = 0 } },
}

local TACTICS = "Trade Federation Tactics"
local function tactics(title, claims, phase, force, mine, steps)
  claims.given = { turn = p1, phase = phase, locations = { "TOY-711" }, p1 = { force = force, hand = { TACTICS }, table = mine }, p2 = { reserve = 12, table = { { "X-wing", at = REACH } } } }
  claims.steps = steps
  scenario (TACTICS .. ": " .. title) (claims)
end
tactics("beside an armed ship a target is forfeit 0", { rules = { "14_109/play" } }, "control", 2, { { "Toy Freightliner", at = REACH }, { "Toy Broadside", on = "Toy Freightliner" } },
  { p1.plays(TACTICS), p1.chooses "X-wing", expect { p2.card "X-wing", forfeit = 0 } })
tactics("not beside an unarmed one", { quiet = { "14_109/play" } }, "control", 2, { { "Toy Freightliner", at = REACH } }, { p1.may_not_choose { "plays " .. TACTICS } })
tactics("its armor is added to power in battle", { rules = { "14_109/play-2" } }, "battle", 1, { { "Toy Freightliner", at = REACH } },
  { p1.battles(REACH), p1.plays(TACTICS), p1.chooses "Toy Freightliner", expect { p2, damage = 5 }, p2.forfeits "X-wing", p2.loses "Reserve Deck" })
tactics("not the armor of another ship", { quiet = { "14_109/play-2" } }, "battle", 1, { { "Toy Argosy", at = REACH } }, { p1.battles(REACH), p1.may_not_choose { "plays " .. TACTICS }, p2.forfeits "X-wing" })

local ARTOO = "Artoo, Brave Little Droid"
scenario "Artoo, Brave Little Droid adds to the power and hyperspeed of a starfighter" {
  rules = { "14_3/constant" },
  given = { turn = p2, phase = "control", locations = { "TOY-711" }, p2 = { table = { { "Toy Sloop", at = REACH }, { ARTOO, on = "Toy Sloop" } } } },
  steps = { expect { p2.card "Toy Sloop", power = 4, hyperspeed = 5 } },
}
scenario "Artoo, Brave Little Droid adds nothing to a capital starship" {
  quiet = { "14_3/constant" },
  given = { turn = p2, phase = "control", locations = { "TOY-711" }, p2 = { table = { { "Toy Argosy", at = REACH }, { ARTOO, on = "Toy Argosy" } } } },
  steps = { expect { p2.card "Toy Argosy", power = 4, hyperspeed = 2 } },
}
scenario "Artoo, Brave Little Droid cancels a battle destiny at a system" {
  rules = { "14_3/just" },
  given = { turn = p1, phase = "battle", locations = { "TOY-711" }, p1 = { force = 1, reserve = { "Toy Captain", "Toy Filler" }, table = { { "Toy Dart", at = REACH }, { "Toy Scion", on = "Toy Dart" } } }, p2 = { reserve = 12, table = { { "Toy Sloop", at = REACH }, { ARTOO, on = "Toy Sloop" } } } },
  steps = { p1.battles(REACH), p1.accepts, p2.answers(ARTOO), expect { p2.used, exactly = { ARTOO } }, expect { p1, battle_destiny = "none" } },
}
scenario "Artoo, Brave Little Droid cancels none at a site" {
  quiet = { "14_3/just" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 1, reserve = { "Toy Captain", "Toy Filler" }, table = { { "Toy Mentor", at = EISLEY } } }, p2 = { reserve = 12, table = { { ARTOO, at = EISLEY }, { "Toy Captain", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.accepts, p2.may_not_choose { "answers " .. ARTOO }, p2.forfeits "Toy Captain" },
}
scenario "Artoo, Brave Little Droid cancels Lateral Damage where it comes" {
  rules = { "14_3/automatic" },
  given = { turn = p2, phase = "deploy", locations = { "TOY-711" }, p1 = { table = { { "Toy Drone", at = REACH }, { "Lateral Damage", on = "Toy Drone" } } }, p2 = { force = 8, hand = { ARTOO }, table = { { "Toy Sloop", at = REACH } } } },
  steps = { p2.deploys(ARTOO), p2.chooses "Toy Sloop", expect { p1.lost, exactly = { "Lateral Damage" } } },
}
scenario "Artoo, Brave Little Droid leaves Lateral Damage elsewhere alone" {
  quiet = { "14_3/automatic" },
  given = { turn = p2, phase = "deploy", locations = { "TOY-711", "TOY-715" }, p1 = { table = { { "Toy Drone", at = "Toy Far Reach" }, { "Lateral Damage", on = "Toy Drone" } } }, p2 = { force = 8, hand = { ARTOO }, table = { { "Toy Sloop", at = REACH } } } },
  steps = { p2.deploys(ARTOO), p2.chooses "Toy Sloop", expect { p1.lost, count = 0 } },
}

local JERUS = "Jerus Jannick"
scenario "Jerus Jannick deploys for less beside Amidala" {
  rules = { "14_14/constant" },
  given = { turn = p2, phase = "deploy", locations = { eisley, "1_293" }, p2 = { force = 1, hand = { JERUS }, table = { { "Toy Queen", at = EISLEY }, { "Toy Captain", at = "Tatooine: Jundland Wastes" } } } },
  steps = { p2.deploys(JERUS), p2.may_choose_exactly { EISLEY, decline }, p2.chooses(EISLEY), expect { p2.force, count = 0 } },
}
scenario "Jerus Jannick costs 3 elsewhere" {
  quiet = { "14_14/constant" },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p2 = { force = 3, hand = { JERUS }, table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p2.deploys(JERUS), p2.chooses(EISLEY), expect { p2.force, count = 0 } },
}
local function guards(title, claims, mate, steps)
  claims.given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 3, table = { { "Toy Captain", at = EISLEY }, { "Toy Twin Barrel", on = "Toy Captain" } } }, p2 = { reserve = 12, table = { { JERUS, at = EISLEY }, { mate, at = EISLEY }, { "Toy Overseer", at = EISLEY } } } }
  claims.steps = steps
  scenario (JERUS .. ": " .. title) (claims)
end
guards("with Amidala leaders are safe from weapons", { rules = { "14_14/constant-2" } }, "Toy Queen", { p1.battles(EISLEY), p1.fires "Toy Twin Barrel", p1.may_choose_exactly { JERUS, "Toy Queen", decline }, p1.chooses "Toy Queen", p2.declines, p1.forfeits "Toy Captain", p1.chooses "Toy Captain", p1.loses "Reserve Deck" })
guards("without her they are not", { quiet = { "14_14/constant-2" } }, "Toy Clown", { p1.battles(EISLEY), p1.fires "Toy Twin Barrel", p1.may_choose_exactly { JERUS, "Toy Clown", "Toy Overseer", decline }, p1.chooses "Toy Overseer", p2.declines, p1.forfeits "Toy Captain", p1.chooses "Toy Captain" })
scenario "Jerus Jannick is forfeited for all battle damage and attrition" {
  rules = { "14_14/in_damage_segment" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 1, reserve = { "Toy Mentor", "Toy Filler" }, table = { { "Toy Mentor", at = EISLEY }, { "Toy Captain", at = EISLEY } } }, p2 = { reserve = 12, table = { { JERUS, at = EISLEY }, { "Toy Trooper", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.accepts, p2.uses(JERUS), expect { p2.lost, exactly = { JERUS } }, expect { p2.card "Toy Trooper", at = EISLEY } },
}
scenario "Jerus Jannick is not, if he takes no part" {
  quiet = { "14_14/in_damage_segment" },
  given = { turn = p1, phase = "battle", locations = { eisley, "1_293" }, p1 = { force = 1, reserve = { "Toy Trooper", "Toy Filler" }, table = { { "Toy Mentor", at = EISLEY } } }, p2 = { reserve = 12, table = { { JERUS, at = "Tatooine: Jundland Wastes" }, { "Toy Captain", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.accepts, p2.may_not_choose { "uses " .. JERUS }, p2.forfeits "Toy Captain" },
}
scenario "Naboo: Boss Nass' Chambers: Revolution does not mean it" {
  rules = { "14_49/constant-2" },
  given = { turn = p1, phase = "control", locations = { { "14_49", owner = p2 }, "TOY-1601" }, p1 = { table = { "Revolution" } } },
  steps = { p1.uses "Revolution", p1.may_choose_exactly { STEPS, decline }, p1.chooses(STEPS), p2.loses "Reserve Deck" },
}
scenario "Naboo: Boss Nass' Chambers: other cards mean it" {
  quiet = { "14_49/constant-2" },
  given = { turn = p2, phase = "move", locations = { { "14_49", owner = p2 }, "TOY-1601" }, p2 = { force = 1, table = { { "Toy Captain", at = STEPS } } } },
  steps = { p2.moves "Toy Captain", p2.chooses(CHAMBERS), expect { p2.card "Toy Captain", at = CHAMBERS } },
}

-- Jabba's Palace: cards drawn from those that nobody had written, the second time.

local CANYON, canyon, eisley, EISLEY = "Tatooine: Hutt Canyon", "6_86", "1_295", "Tatooine: Mos Eisley"
local function fight(title, claims, who, side, dark, light, steps)
  claims.given = { turn = who, phase = "battle", locations = { canyon }, p1 = { force = 1, reserve = { "Toy Trooper", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler" }, table = dark }, p2 = { force = 1, reserve = { "Toy Trooper", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler" }, table = light } }
  claims.steps = steps
  scenario (CANYON .. ": " .. title) (claims)
end
fight("beside a Tusken Raider of the Dark Side the Light Side draws no battle destiny", { rules = { "6_86/constant" } }, p2, "dark", { { "Toy Nomad", at = CANYON } }, { { "Toy Mentor", at = CANYON } },
  { p2.battles(CANYON), expect { p2, battle_destiny = "none" }, p1.forfeits "Toy Nomad", p1.loses "Reserve Deck", p1.loses "Reserve Deck" })
fight("beside a Jawa of the Light Side the Dark Side draws none", { rules = { "6_86/constant-2" } }, p1, "light", { { "Toy Mentor", at = CANYON } }, { { "1_12", at = CANYON } },
  { p1.battles(CANYON), expect { p1, battle_destiny = "none" }, p2.forfeits "Jawa", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck" })
fight("other characters keep nobody from it", { quiet = { "6_86/constant", "6_86/constant-2" } }, p2, "dark", { { "Toy Bothan", at = CANYON } }, { { "Toy Mentor", at = CANYON } },
  { p2.battles(CANYON), p2.accepts, expect { p2, battle_destiny = 1 }, p1.forfeits "Toy Bothan", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck" })

local FLORN, THICKET, CHAMBER = "Florn Lamproid", "Toy Reach: Thicket", "Jabba's Palace: Audience Chamber"
scenario "Florn Lamproid: to a battle in a jungle as a react" {
  rules = { "6_13/response" },
  given = { turn = p1, phase = "battle", locations = { "TOY-3905" }, p2 = { force = 3, hand = { FLORN }, table = { { "Toy Trooper", at = THICKET } } }, p1 = { force = 1, table = { { "Toy Captain", at = THICKET } } } },
  steps = { p1.battles(THICKET), p2.answers(FLORN), p2.chooses(THICKET), expect { p2.card(FLORN), at = THICKET } },
}
scenario "Florn Lamproid: not to a battle in a desert" {
  quiet = { "6_13/response" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p2 = { force = 3, hand = { FLORN }, table = { { "Toy Trooper", at = EISLEY } } }, p1 = { force = 1, table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p2.may_not_choose { "answers " .. FLORN }, p2.forfeits "Toy Trooper" },
}
scenario "Florn Lamproid: to a Force drain in a jungle as a react" {
  rules = { "6_13/response-2" },
  given = { turn = p1, phase = "control", locations = { "TOY-3905" }, p2 = { force = 3, hand = { FLORN } }, p1 = { table = { { "Toy Captain", at = THICKET } } } },
  steps = { p1.drains(THICKET), p2.answers(FLORN), p2.chooses(THICKET), expect { p2.lost, count = 0 } },
}
scenario "Florn Lamproid: not to a Force drain in a desert" {
  quiet = { "6_13/response-2" },
  given = { turn = p1, phase = "control", locations = { eisley }, p2 = { force = 3, hand = { FLORN } }, p1 = { table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p1.drains(EISLEY), p2.may_not_choose { "answers " .. FLORN }, p2.loses "Reserve Deck" },
}
scenario "Florn Lamproid is stronger while Dice Ibegon is at the Audience Chamber" {
  rules = { "6_13/constant" },
  given = { turn = p1, phase = "control", locations = { eisley, "TOY-3906" }, p2 = { table = { { FLORN, at = EISLEY }, { "Toy Lamproid", at = CHAMBER } } } },
  steps = { expect { p2.card(FLORN), power = 3, forfeit = 4 } },
}
scenario "Florn Lamproid is as printed while Dice Ibegon is elsewhere" {
  quiet = { "6_13/constant" },
  given = { turn = p1, phase = "control", locations = { eisley, "TOY-3906" }, p2 = { table = { { FLORN, at = EISLEY }, { "Toy Lamproid", at = EISLEY } } } },
  steps = { expect { p2.card(FLORN), power = 1, forfeit = 2 } },
}
scenario "Florn Lamproid adds 1 to attrition at the same site" {
  rules = { "6_13/constant-2" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p2 = { reserve = { "Toy Trooper", "Toy Filler", "Toy Filler" }, table = { { FLORN, at = EISLEY }, { "Toy Captain", at = EISLEY } } }, p1 = { force = 1, reserve = 5, table = { { "Toy Trooper", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p2.accepts, expect { p1, attrition = 2 }, p1.forfeits "Toy Trooper" , p1.loses "Reserve Deck" },
}
scenario "Florn Lamproid adds none elsewhere" {
  quiet = { "6_13/constant-2" },
  given = { turn = p1, phase = "battle", locations = { eisley, "1_293" }, p2 = { reserve = { "Toy Trooper", "Toy Filler", "Toy Filler" }, table = { { FLORN, at = "Tatooine: Jundland Wastes" }, { "Toy Mentor", at = EISLEY } } }, p1 = { force = 1, reserve = 5, table = { { "Toy Trooper", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p2.accepts, expect { p1, attrition = 1 }, p1.forfeits "Toy Trooper", p1.loses "Reserve Deck", p1.loses "Reserve Deck" },
}

local PUCUMIR, WALK = "Pucumir Thryss", "Toy Cloud City: Walk"
scenario "Pucumir Thryss: a Rebel to his Cloud City site" {
  rules = { "6_33/optional" },
  given = { turn = p2, phase = "deploy", locations = { "TOY-1620" }, p2 = { force = 1, table = { { PUCUMIR, at = WALK } }, reserve = { "Toy Agitator", "Toy Bothan", "Luke" } } },
  steps = { p2.uses(PUCUMIR), p2.may_choose_exactly { "Toy Agitator" }, p2.chooses "Toy Agitator", expect { p2.card "Toy Agitator", at = WALK } },
}
scenario "Pucumir Thryss: nobody elsewhere" {
  quiet = { "6_33/optional" },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p2 = { force = 1, table = { { PUCUMIR, at = EISLEY } }, reserve = { "Toy Agitator" } } },
  steps = { p2.may_not_choose { "uses " .. PUCUMIR } },
}
scenario "Pucumir Thryss adds to Force drains at Cloud City sites" {
  rules = { "6_33/constant" },
  given = { turn = p2, phase = "control", locations = { "TOY-1620" }, p2 = { table = { { PUCUMIR, at = WALK } } } },
  steps = { p2.drains(WALK), p1.loses "Reserve Deck", p1.loses "Reserve Deck", expect { p1.lost, count = 2 } },
}
scenario "Pucumir Thryss adds nothing from elsewhere" {
  quiet = { "6_33/constant" },
  given = { turn = p2, phase = "control", locations = { "TOY-1620", eisley }, p2 = { table = { { PUCUMIR, at = EISLEY }, { "Toy Captain", at = WALK } } } },
  steps = { p2.drains(WALK), p1.loses "Reserve Deck", expect { p1.lost, count = 1 } },
}
local function digs(title, claims, drawn, destiny)
  claims.given = { turn = p2, phase = "battle", locations = { "TOY-1620" }, p2 = { force = 1, reserve = { drawn, "Toy Filler", "Toy Filler" }, table = { { PUCUMIR, at = WALK }, { "Toy Mentor", at = WALK } } }, p1 = { table = { { "Toy Captain", at = WALK } } } }
  claims.steps = { p2.battles(WALK), p2.accepts, expect { p2, battle_destiny = destiny }, p1.forfeits "Toy Captain", p1.loses "Reserve Deck", p1.loses "Reserve Deck" }
  scenario (PUCUMIR .. ": " .. title) (claims)
end
digs("a miner drawn for battle destiny counts 4 more", { rules = { "6_33/automatic" } }, "Toy Digger", 5)
digs("nobody else does", { quiet = { "6_33/automatic" } }, "Toy Trooper", 1)

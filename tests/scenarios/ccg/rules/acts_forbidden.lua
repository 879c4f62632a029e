-- Acts that a text forbids or allows, immunity in whole or up to a limit, and who is what: each with its limit. Dark is p1.

local PIER, MEADOW, HILL = "Toy Reach: Pier", "Toy Reach: Meadow", "Toy Reach: Hill"

-- Weapons
local function armed(more) return { turn = p1, phase = "battle", locations = { PIER }, p1 = { force = 2, reserve = { "Toy Mentor", "Toy Filler" }, table = { { "Toy Captain", at = PIER }, { "Toy Musket", on = "Toy Captain" }, "Toy Well" } },
  p2 = { table = { { "Toy Trooper", at = PIER }, more } } } end
scenario "Who may not fire weapons fires none" {
  rules = { "TOY-2200/constant" }, given = armed "Toy Ceasefire",
  steps = { p1.battles(PIER), p1.cannot { "fires", "Toy Musket", says = "a text keeps it from being fired" }, p1.passes, p2.forfeits "Toy Trooper" },
}
scenario "What one may not fire is no matter of one's own weapons" {
  quiet = { "TOY-2200/constant", "TOY-2201/constant" },
  given = { turn = p1, phase = "battle", locations = { PIER }, p1 = { force = 2, reserve = { "Toy Mentor", "Toy Filler" }, table = { { "Toy Captain", at = PIER }, { "Toy Musket", on = "Toy Captain" }, "Toy Well", "Toy Ceasefire", "Toy Padlock" } }, p2 = { table = { { "Toy Trooper", at = PIER } } } },
  steps = { p1.battles(PIER), p1.fires "Toy Musket", p1.chooses "Toy Trooper", expect { p2.card "Toy Trooper", hit = true }, p1.passes, p2.forfeits "Toy Trooper" },
}
scenario "A weapon that may not be fired is not" {
  rules = { "TOY-2201/constant" }, given = armed "Toy Padlock",
  steps = { p1.battles(PIER), p1.cannot { "fires", "Toy Musket", says = "a text keeps it from being fired" }, p1.passes, p2.forfeits "Toy Trooper" },
}
scenario "A text keeps one kind of weapon from aiming at a card" {
  rules = { "TOY-2219/constant" }, given = armed "Toy Earthwork",
  steps = { p1.battles(PIER), p1.may_not_choose { "fires Toy Musket" }, p1.passes, p2.forfeits "Toy Trooper" },
}
scenario "Another kind aims at it" {
  quiet = { "TOY-2219/constant" },
  given = { turn = p1, phase = "battle", locations = { PIER }, p1 = { force = 2, reserve = { "Toy Mentor", "Toy Filler" }, table = { { "Toy Captain", at = PIER }, { "Toy Repeater", on = "Toy Captain" }, "Toy Well" } }, p2 = { table = { { "Toy Trooper", at = PIER }, "Toy Earthwork" } } },
  steps = { p1.battles(PIER), p1.may_choose { "fires Toy Repeater" }, p1.passes, p2.forfeits "Toy Trooper" },
}

-- Moving, deploying, piloting
local walk = { turn = p1, phase = "move", locations = { PIER, MEADOW }, p1 = { force = 3, table = { { "Toy Captain", at = PIER } } }, p2 = { table = { "Toy Mire" } } }
scenario "Who may not move by landspeed stays" {
  rules = { "TOY-2204/constant" }, given = walk,
  steps = { p1.may_not_choose { "moves Toy Captain" } },
}
scenario "One's own characters walk" {
  quiet = { "TOY-2204/constant", "TOY-2205/constant" },
  given = { turn = p1, phase = "move", locations = { PIER, MEADOW }, p1 = { force = 3, table = { { "Toy Captain", at = PIER }, "Toy Mire", "Toy Fence" } } },
  steps = { p1.moves "Toy Captain", p1.chooses(MEADOW), expect { p1.card "Toy Captain", at = MEADOW } },
}
scenario "A text keeps the opponent's characters from moving to one place" {
  rules = { "TOY-2205/constant" },
  given = { turn = p1, phase = "move", locations = { MEADOW, PIER, HILL }, p1 = { force = 3, table = { { "Toy Captain", at = PIER } } }, p2 = { table = { "Toy Fence" } } },
  steps = { p1.moves "Toy Captain", p1.may_choose_exactly { HILL, decline }, p1.chooses(HILL), expect { p1.card "Toy Captain", at = HILL } },
}
scenario "A text keeps the opponent's cards from deploying to one place" {
  rules = { "TOY-2206/constant" },
  given = { turn = p1, phase = "deploy", locations = { MEADOW, PIER }, p1 = { force = 3, hand = { "Toy Captain" } }, p2 = { table = { "Toy Wall" } } },
  steps = { p1.deploys "Toy Captain", p1.may_choose_exactly { PIER, decline }, p1.chooses(PIER), expect { p1.card "Toy Captain", at = PIER } },
}
scenario "Not one's own" {
  quiet = { "TOY-2206/constant" },
  given = { turn = p1, phase = "deploy", locations = { MEADOW, PIER }, p1 = { force = 3, hand = { "Toy Captain" }, table = { "Toy Wall" } } },
  steps = { p1.deploys "Toy Captain", p1.chooses(MEADOW), expect { p1.card "Toy Captain", at = MEADOW } },
}
local function crew(who) return { turn = p1, phase = "deploy", locations = { "Toy Reach" }, p1 = { force = 3, hand = { who }, table = { { "Toy Solo", at = "Toy Reach" }, { "Toy Argosy", at = "Toy Reach" } } } } end
scenario "A starship says who pilots it" {
  rules = { "TOY-2207/constant" }, given = crew "Toy Ace",
  steps = { p1.deploys "Toy Ace", p1.may_choose_exactly { "Toy Argosy", decline }, p1.chooses "Toy Argosy", expect { p1.card "Toy Ace", pilots = true } },
}
scenario "Whom it lets pilot does" {
  quiet = { "TOY-2207/constant" }, given = crew "Toy Flier",
  steps = { p1.deploys "Toy Flier", p1.chooses "Toy Solo", expect { p1.card "Toy Flier", pilots = true } },
}
local function landing(from, force) return { turn = p1, phase = "move", locations = { "Toy Reach", PIER }, p1 = { force = force, table = { { "Toy Saucer", at = from } } } } end
scenario "What lands for free lands without Force" {
  rules = { "TOY-2212/constant" }, given = landing("Toy Reach", 1),
  steps = { p1.moves "Toy Saucer", p1.chooses(PIER), expect { p1.force, count = 1 } },
}
scenario "What takes off for more pays that" {
  rules = { "TOY-2212/constant" }, given = landing(PIER, 2),
  steps = { p1.moves "Toy Saucer", p1.chooses "Toy Reach", expect { p1.force, count = 0 } },
}
scenario "Another starship lands for 1" {
  quiet = { "TOY-2212/constant" },
  given = { turn = p1, phase = "move", locations = { "Toy Reach", PIER }, p1 = { force = 1, table = { { "Toy Saucer", at = PIER }, { "Toy Sloop", at = "Toy Reach" } } } },
  steps = { p1.moves "Toy Sloop", p1.chooses(PIER), expect { p1.force, count = 0 } },
}

-- Players
scenario "Who may not activate Force activates none" {
  rules = { "TOY-2208/constant" }, given = { turn = p1, phase = "activate", activation = 2, locations = { PIER }, p1 = { table = { "Toy Well" } }, p2 = { table = { "Toy Drought" } } },
  steps = { p1.may_choose_exactly { "uses Toy Well", pass } },
}
scenario "The other player activates" {
  quiet = { "TOY-2208/constant" }, given = { turn = p1, phase = "activate", activation = 2, locations = { PIER }, p1 = { table = { "Toy Drought" } } },
  steps = { p1.activates, p1.activates, expect { p1.force, count = 2 } },
}
scenario "Who may not initiate attacks attacks no creature" {
  rules = { "TOY-2209/constant" }, given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { table = { { "Toy Captain", at = "Toy Plaza" }, "Toy Well" } }, p2 = { table = { { "Toy Lizard", at = "Toy Plaza" }, "Toy Leash" } } },
  steps = { p1.cannot { "attacks", "Toy Lizard", says = "a text keeps you from initiating attacks there" }, p1.passes },
}
scenario "Its player does" {
  quiet = { "TOY-2209/constant" }, given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { table = { { "Toy Captain", at = "Toy Plaza" }, "Toy Leash" } }, p2 = { table = { { "Toy Lizard", at = "Toy Plaza" } } } },
  steps = { p1.may_choose { "attacks Toy Lizard" } },
}

-- A card that does not turn over
scenario "What may not be flipped stays as it is" {
  rules = { "TOY-2203/constant" },
  given = { turn = p1, phase = "move", locations = { PIER, MEADOW }, p1 = { force = 3, table = { "Toy Siege", { "Toy Captain", at = MEADOW } } }, p2 = { table = { "Toy Keystone" } } },
  steps = { p1.moves "Toy Captain", p1.chooses(PIER), expect { p1.table, exactly = { "Toy Siege", "Toy Captain" } } },
}
scenario "Only the opponent's" {
  quiet = { "TOY-2203/constant" },
  given = { turn = p1, phase = "move", locations = { PIER, MEADOW }, p1 = { force = 3, table = { "Toy Siege", { "Toy Captain", at = MEADOW }, "Toy Keystone" } } },
  steps = { p1.moves "Toy Captain", p1.chooses(PIER), expect { p1.table, exactly = { "Toy Siege Broken", "Toy Captain", "Toy Keystone" } } },
}

-- Immunity
scenario "Immunity to attrition altogether" {
  rules = { "TOY-2211/constant" }, given = { turn = p1, phase = "deploy", locations = { PIER }, p1 = { table = { { "Toy Captain", at = PIER }, "Toy Citadel" } } },
  steps = { expect { p1.card "Toy Captain", immunity = 100000 } },
}
scenario "Not of the opponent's" {
  quiet = { "TOY-2211/constant", "TOY-2210/constant" }, given = { turn = p1, phase = "deploy", locations = { PIER }, p1 = { table = { "Toy Citadel" } }, p2 = { table = { { "Toy Captain", at = PIER }, "Toy Ceiling" } } },
  steps = { expect { p2.card "Toy Captain", immunity = 0 } },
}
scenario "A limit of immunity" {
  rules = { "TOY-2210/constant" }, given = { turn = p1, phase = "deploy", locations = { PIER }, p1 = { table = { { "Toy Captain", at = PIER }, "Toy Citadel" } }, p2 = { table = { "Toy Ceiling" } } },
  steps = { expect { p1.card "Toy Captain", immunity = 3 } },
}

-- Who is what
scenario "A character of two kinds is of either" {
  rules = { "TOY-2217/constant" }, given = { turn = p1, phase = "deploy", locations = { PIER }, p1 = { table = { { "Toy Coruscanti", at = PIER }, "Toy Embassy" } } },
  steps = { expect { p1.card "Toy Coruscanti", power = 3, forfeit = 2 } },
}
scenario "One of neither, and without the icon, is not" {
  quiet = { "TOY-2217/constant" }, given = { turn = p1, phase = "deploy", locations = { PIER }, p1 = { table = { { "Toy Machine", at = PIER }, "Toy Embassy" } } },
  steps = { expect { p1.card "Toy Machine", power = 1, forfeit = 3 } },
}
scenario "A character is alone without others of its player there" {
  rules = { "TOY-2221/constant" }, given = { turn = p1, phase = "deploy", locations = { PIER, MEADOW }, p1 = { table = { { "Toy Captain", at = PIER }, { "Toy Trooper", at = MEADOW }, "Toy Solace" } }, p2 = { table = { { "Toy Mentor", at = PIER } } } },
  steps = { expect { p1.card "Toy Captain", power = 6 } },
}
scenario "Two are not, nor is a card that never is" {
  rules = { "CCG-ALONE-01" }, quiet = { "TOY-2221/constant" }, given = { turn = p1, phase = "deploy", locations = { PIER, MEADOW }, p1 = { table = { { "Toy Captain", at = PIER }, { "Toy Trooper", at = PIER }, { "Toy Anchorite", at = MEADOW }, "Toy Solace" } } },
  steps = { expect { p1.card "Toy Captain", power = 3 }, expect { p1.card "Toy Anchorite", power = 1 } },
}
scenario "A starship is alone with who is aboard" {
  rules = { "TOY-2221/constant" }, given = { turn = p1, phase = "deploy", locations = { "Toy Reach" }, p1 = { table = { { "Toy Sloop", at = "Toy Reach" }, "Toy Solace" } } },
  steps = { expect { p1.card "Toy Sloop", power = 5 } },
}
scenario "Who bears a lightsaber" {
  rules = { "TOY-2222/constant" }, given = { turn = p1, phase = "deploy", locations = { PIER }, p1 = { table = { { "Toy Captain", at = PIER }, { "Toy Saber", on = "Toy Captain" }, "Toy Vault" } } },
  steps = { expect { p1.card "Toy Captain", power = 4 } },
}
scenario "Another weapon is none" {
  quiet = { "TOY-2222/constant" }, given = { turn = p1, phase = "deploy", locations = { PIER }, p1 = { table = { { "Toy Captain", at = PIER }, { "Toy Musket", on = "Toy Captain" }, "Toy Vault" } } },
  steps = { expect { p1.card "Toy Captain", power = 3 } },
}
scenario "Who defends a battle" {
  rules = { "TOY-2223/constant" }, given = { turn = p2, phase = "battle", locations = { PIER }, p1 = { table = { { "Toy Captain", at = PIER }, "Toy Umpire" } }, p2 = { force = 1, table = { { "Toy Mentor", at = PIER }, { "Toy Musket", on = "Toy Mentor" } } } },
  steps = { p2.battles(PIER), expect { p1.card "Toy Captain", power = 4 }, p2.passes, p2.declines, p1.forfeits "Toy Captain" },
}
scenario "Not who begins it, nor outside of one" {
  quiet = { "TOY-2223/constant" }, given = { turn = p1, phase = "deploy", locations = { PIER }, p1 = { table = { { "Toy Captain", at = PIER }, "Toy Umpire" } } },
  steps = { expect { p1.card "Toy Captain", power = 3 } },
}
scenario "Stacked cards are counted by what they are on" {
  rules = { "TOY-2215/constant" }, given = { turn = p1, phase = "control", locations = { PIER }, p1 = { table = { { "Toy Captain", at = PIER }, "Toy Cupboard" }, stacked = { { "Toy Filler", on = "Toy Cupboard" } } }, p2 = { reserve = 5 } },
  steps = { p1.drains(PIER), p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p2.lost, count = 2 } },
}
scenario "Nothing on it adds nothing" {
  quiet = { "TOY-2215/constant" }, given = { turn = p1, phase = "control", locations = { PIER }, p1 = { table = { { "Toy Captain", at = PIER }, "Toy Cupboard" } }, p2 = { reserve = 5 } },
  steps = { p1.drains(PIER), p2.loses "Reserve Deck", expect { p2.lost, count = 1 } },
}
scenario "Words of a title" {
  rules = { "TOY-2214/optional" }, given = { turn = p1, phase = "control", locations = { PIER }, p1 = { reserve = { "Toy Filler", HILL, "Toy Trooper" }, table = { "Toy Thesaurus" } } },
  steps = { p1.uses "Toy Thesaurus", p1.may_choose_exactly { HILL }, p1.chooses(HILL), expect { p1.hand, count = 1 } },
}
scenario "Force that one loses" {
  rules = { "TOY-2218/automatic" }, given = { turn = p1, phase = "control", locations = { PIER }, p1 = { table = { { "Toy Captain", at = PIER } } }, p2 = { reserve = 5, table = { "Toy Toll Book" } } },
  steps = { p1.drains(PIER), p2.loses "Reserve Deck", expect { p2.lost, count = 1 }, expect { p2.force, count = 1 } },
}
scenario "Force that the opponent loses is not" {
  quiet = { "TOY-2218/automatic" }, given = { turn = p1, phase = "control", locations = { PIER }, p1 = { table = { { "Toy Captain", at = PIER }, "Toy Toll Book" } }, p2 = { reserve = 5 } },
  steps = { p1.drains(PIER), p2.loses "Reserve Deck", expect { p1.force, count = 0 } },
}

scenario "No word of it" {
  quiet = { "TOY-2214/optional" }, given = { turn = p1, phase = "deploy", locations = { PIER }, p1 = { reserve = { "Toy Filler", HILL }, table = { "Toy Thesaurus" } } },
  steps = { p1.may_not_choose { "uses Toy Thesaurus" } },
}
local function shaken(mine) return { turn = p1, phase = "battle", locations = { PIER }, p1 = { force = 2, reserve = { "Toy Mentor", "Toy Mentor", "Toy Filler" }, table = { { "Tusken Raider", at = PIER }, { "Gaderffii Stick", on = "Tusken Raider" } } },
  p2 = { table = { { "Toy Captain", at = PIER }, { "Toy Volley", on = "Toy Captain" }, "Toy Well", mine } } } end
scenario "Who may not be Disarmed is not" {
  rules = { "TOY-2202/constant" }, given = shaken "Toy Sling",
  steps = { p1.battles(PIER), p1.answers "Gaderffii Stick", p1.chooses "Toy Captain", p1.passes, p2.may_choose { "fires Toy Volley" }, p2.passes, p1.forfeits "Tusken Raider", p1.chooses "Gaderffii Stick", p1.loses "Reserve Deck" },
}
local function decided(mine) return { turn = p2, phase = "battle", locations = { PIER }, p1 = { reserve = { "Toy Machine", "Toy Filler" }, table = { { "Toy Mentor", at = PIER }, "Toy Head Count" } }, p2 = { force = 1, reserve = 5, table = { { "Toy Captain", at = PIER }, mine } } } end
scenario "A decided battle knows its totals and its draws" {
  rules = { "TOY-2213/just" }, given = decided { "Toy Trooper", at = PIER },
  steps = { p2.battles(PIER), p1.accepts, p1.answers "Toy Head Count", p2.loses "Reserve Deck", expect { p2.lost, count = 1 }, p2.forfeits "Toy Captain", p2.forfeits "Toy Trooper" },
}
scenario "Less power is not enough" {
  quiet = { "TOY-2213/just" }, given = decided(nil),
  steps = { p2.battles(PIER), p1.accepts, p2.forfeits "Toy Captain", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p2.lost, count = 4 } },
}

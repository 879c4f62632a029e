-- Coruscant: cards drawn by lot.

local PIER, MEADOW, GRAVE, TRICKS = "Toy Reach: Pier", "Toy Reach: Meadow", "The Gravest Of Circumstances", "Mind Tricks Don't Work On Me"

-- The Gravest Of Circumstances
local function battle(title, claims, hand, beside, steps)
  local cards = { GRAVE, { "Toy Scion", at = PIER } }
  claims.given = { turn = p2, phase = "battle", locations = { PIER }, p1 = { table = { { "Toy Warden", at = PIER } } }, p2 = { force = 1, hand = hand, reserve = { "Toy Memorial", "Toy Filler" }, table = cards, stacked = beside } }
  claims.steps = steps
  scenario (GRAVE .. ": " .. title) (claims)
end
battle("a senator placed there adds 3 to a battle destiny", { rules = { "12_48/just" } }, { "Toy Delegate", "Talz" }, nil,
  { p2.battles(PIER), p2.accepts, p2.answers(GRAVE), p2.may_choose_exactly { "Toy Delegate" }, p2.chooses "Toy Delegate", expect { p2, battle_destiny = 5 }, expect { p2.stacked, exactly = { "Toy Delegate" } }, p1.forfeits "Toy Warden" })
battle("others are no senators", { quiet = { "12_48/just" } }, { "Talz" }, nil, { p2.battles(PIER), p2.accepts, expect { p2, battle_destiny = 2 }, p1.forfeits "Toy Warden" })
battle("one is enough", { quiet = { "12_48/just" } }, { "Toy Delegate" }, { { "Toy Delegate", on = GRAVE } }, { p2.battles(PIER), p2.accepts, expect { p2, battle_destiny = 2 }, p1.forfeits "Toy Warden" })

local function tax(title, claims, turn, phase, beside, force, steps)
  claims.given = { turn = turn, phase = phase, locations = { PIER }, p1 = { force = force, hand = { "Toy Filler" } }, p2 = { force = 2, hand = { "Talz", "Toy Trooper" }, table = { GRAVE }, stacked = { { beside, on = GRAVE } } } }
  claims.steps = steps
  scenario (GRAVE .. ": " .. title) (claims)
end
local TAX = "Toy Tax Collector"
tax("a card of the hand costs the opponent 1 Force", { rules = { "12_48/optional" } }, p2, "control", TAX, 0,
  { p2.uses(GRAVE), p2.may_choose_exactly { "Talz", "Toy Trooper", decline }, p2.chooses "Talz", p1.loses "Reserve Deck", expect { p1.lost, count = 1 }, expect { p2.used, exactly = { "Talz" } }, p1.is_asked })
tax("once in a turn", { rules = { "12_48/optional" } }, p2, "control", TAX, 1, { p2.uses(GRAVE), p2.chooses "Talz", p1.loses "Reserve Deck", p1.passes, p2.may_choose_exactly { pass } })
tax("not with another agenda", { quiet = { "12_48/optional" } }, p2, "control", "Toy Delegate", 1, { p2.may_choose_exactly { pass } })
tax("not in the opponent's turn", { quiet = { "12_48/optional" } }, p1, "control", TAX, 1, { p1.passes, p2.may_choose_exactly { pass } })

-- Mind Tricks Don't Work On Me
scenario "Mind Tricks Don't Work On Me is immune to Alter" {
  rules = { "12_136/constant" },
  given = { turn = p2, phase = "deploy", locations = { PIER }, p1 = { table = { TRICKS } }, p2 = { hand = { "1_71" }, reserve = { "Toy Zero", "Toy Filler" }, table = { { "Toy Scion", at = PIER } } } },
  steps = { p2.may_choose_exactly { pass }, expect { p1.card(TRICKS), deploy = 3 } },
}
scenario "Mind Tricks Don't Work On Me keeps no other Effect from Alter" {
  quiet = { "12_136/constant" },
  given = { turn = p2, phase = "deploy", locations = { PIER }, p1 = { table = { TRICKS, "Toy Memorial" } }, p2 = { hand = { "1_71" }, reserve = { "Toy Zero", "Toy Filler" }, table = { { "Toy Scion", at = PIER } } } },
  steps = { p2.plays "Alter", p2.chooses "Toy Memorial", expect { p1.lost, exactly = { "Toy Memorial" } } },
}
local function fight(title, claims, turn, mine, steps)
  claims.given = { turn = turn, phase = "battle", locations = { PIER }, p1 = { force = 1, table = { TRICKS, { mine, at = PIER } } }, p2 = { force = 1, reserve = { "Toy Memorial", "Toy Filler" }, table = { { "Toy Mentor", at = PIER } } } }
  claims.steps = steps
  scenario (TRICKS .. ": " .. title) (claims)
end
fight("goes out of play and nothing more of the damage is suffered", { rules = { "12_136/in_damage_segment" } }, p2, "Toy Trooper",
  { p2.battles(PIER), p2.accepts, p1.forfeits "Toy Trooper", expect { p1, damage = 3 }, p1.uses(TRICKS), expect { p1.out_of_play, exactly = { TRICKS } }, expect { p1.lost, exactly = { "Toy Trooper" } }, p2.is_asked })
fight("not while something can be forfeited", { rules = { "12_136/in_damage_segment" } }, p2, "Toy Trooper",
  { p2.battles(PIER), p2.accepts, p1.may_choose_exactly { "forfeits Toy Trooper", "loses Reserve Deck", "loses Force Pile" }, p1.forfeits "Toy Trooper", p1.uses(TRICKS) })
fight("not in a battle of one's own", { quiet = { "12_136/in_damage_segment" } }, p1, "Toy Trooper",
  { p1.battles(PIER), p2.accepts, p1.forfeits "Toy Trooper", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck" })

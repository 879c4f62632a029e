-- change, grant, strip and forbid with the operands that only some of them have, among effects and all the time.

local coast = { "Toy Reach: Pier", "Toy Reach: Meadow", "Toy Reach: Hill" }
local duel = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Musket", on = "Toy Captain" } }

scenario "What may not be hit this turn is shot at in vain" {
  cites = { { "CCG-WEAP-HIT-03", "the text says for how long" } },
  given = { phase = "control", locations = coast, p1 = { hand = { "Toy Evasion", "Toy Sniper", "Toy Filler" }, table = duel }, p2 = { table = { { "Toy Trooper", at = "Toy Reach: Pier" } } } },
  steps = { p1.plays "Toy Evasion", p1.chooses "Toy Trooper", p1.plays "Toy Sniper", p1.chooses "Toy Musket", p1.chooses "Toy Trooper", expect { p2.lost, count = 0 }, expect { p2.card "Toy Trooper", hit = false } },
}
scenario "Another character is hit" {
  cites = { { "CCG-WEAP-HIT-03", "only the card that was chosen is kept from it" } },
  given = { phase = "control", locations = coast, p1 = { hand = { "Toy Evasion", "Toy Sniper", "Toy Filler" }, table = duel }, p2 = { table = { { "Toy Trooper", at = "Toy Reach: Pier" }, { "Toy Mentor", at = "Toy Reach: Pier" } } } },
  steps = { p1.plays "Toy Evasion", p1.chooses "Toy Mentor", p1.plays "Toy Sniper", p1.chooses "Toy Musket", p1.chooses "Toy Trooper", expect { p2.lost, exactly = { "Toy Trooper" } } },
}
scenario "A change of Force drains at one place leaves those elsewhere alone" {
  cites = { { "CCG-VAL-MOD-01", "a number of a player at a place" } },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza", "Toy Fortress" }, p1 = { hand = { "Toy Lighthouse" }, table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Fortress" } } }, p2 = { reserve = 12 } },
  steps = {
    p1.plays "Toy Lighthouse", p1.chooses "Toy Fortress", p1.drains "Toy Plaza", p2.loses "Reserve Deck", p2.loses "Reserve Deck",
    p1.drains "Toy Fortress", p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p2.lost, count = 4 },
  },
}
scenario "A text names the place where it changes a number, wherever its card is" {
  rules = { "CCG-VAL-AUTO-01" },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza", "Toy Fortress" }, p1 = { table = { { "Toy Signaller", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Fortress" } } }, p2 = { reserve = 12 } },
  steps = {
    p1.drains "Toy Plaza", p2.loses "Reserve Deck", p2.loses "Reserve Deck",
    p1.drains "Toy Fortress", p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p2.lost, count = 4 },
  },
}
scenario "What says cumulatively counts each time, also among effects" {
  rules = { "CCG-VAL-CUM-01" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Elixir", "Toy Elixir", "Toy Scavenge" }, lost = 1, table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = { p1.plays "Toy Elixir", p1.chooses "Toy Captain", p1.plays "Toy Elixir", p1.chooses "Toy Captain", expect { p1.card "Toy Captain", power = 7 } },
}

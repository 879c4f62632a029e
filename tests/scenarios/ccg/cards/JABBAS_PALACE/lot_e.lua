-- Jabba's Palace: cards drawn by lot.

local ONE, MANY = "Toy Single Alien", "Toy Stray"
local function control(turn, phase, victim)
  return { turn = turn, phase = phase, locations = { "Toy Plaza" }, p1 = { hand = { "Toy Filler" }, table = { { victim, at = "Toy Plaza" } } }, p2 = { hand = { "Choke" }, table = { { "Toy Captain", at = "Toy Plaza" } } } }
end
scenario "Choke: the text of a unique alien is canceled for the turn" {
  rules = { "6_62/play" },
  given = control(p2, "control", ONE),
  steps = { expect { p1.card(ONE), power = 5 }, p2.plays "Choke", p2.may_choose_exactly { ONE, decline }, p2.chooses(ONE), expect { p1.card(ONE), power = 1, textless = true }, expect { p2.lost, exactly = { "Choke" } } },
}
scenario "Choke: not that of one who is not unique" {
  quiet = { "6_62/play" },
  given = control(p2, "control", MANY),
  steps = { p2.may_not_choose { "plays Choke" } },
}
scenario "Choke: not in another phase" {
  quiet = { "6_62/play" },
  given = control(p2, "deploy", ONE),
  steps = { p2.may_not_choose { "plays Choke" } },
}
scenario "Choke: not in the opponent's turn" {
  quiet = { "6_62/play" },
  given = control(p1, "control", ONE),
  steps = { p1.passes, p2.may_choose_exactly { pass } },
}
local function fight(who)
  return { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, hand = { "Toy Filler" }, reserve = { "Toy Mentor", "Toy Filler" }, table = { { "Toy Mentor", at = "Toy Plaza" } } },
    p2 = { hand = { "Choke" }, table = { { who, at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" } } } }
end
scenario "Choke: who forfeits an alien has no attrition left" {
  rules = { "6_62/response" },
  given = fight(ONE),
  steps = { p1.battles "Toy Plaza", p1.passes, p2.passes, p1.accepts, p2.forfeits(ONE), p2.answers "Choke", expect { p2.lost, exactly = { "Choke", ONE } }, expect { p2, attrition = 0 }, p2.loses "Reserve Deck" },
}
scenario "Choke: who forfeits somebody else does not play it" {
  quiet = { "6_62/response" },
  given = fight(MANY),
  steps = { p1.battles "Toy Plaza", p1.passes, p2.passes, p1.accepts, p2.forfeits "Toy Trooper", p2.may_not_choose { "answers Choke" }, p2.forfeits(MANY), p2.loses "Reserve Deck" },
}

-- Jabba's Palace: each ability with the positive and the negative case.

local CAMP, WASTE, PIER, PIT = "Tatooine: Jawa Camp", "Tatooine: Jundland Wastes", "Toy Reach: Pier", "Jabba's Palace: Rancor Pit"

scenario "Worrt lives at planet sites other than Hoth's" {
  rules = { "6_48/deploys" },
  given = { turn = p2, phase = "deploy", locations = { "1_292", "3_149", PIER }, p2 = { hand = { "Worrt" }, force = 2 } },
  steps = { p2.deploys "Worrt", p2.may_choose_exactly { CAMP, decline }, p2.chooses(CAMP) },
}
scenario "Worrt stays in hand with Hoth alone" {
  quiet = { "6_48/deploys" },
  given = { turn = p2, phase = "deploy", locations = { "3_149" }, p2 = { hand = { "Worrt" }, force = 2 } },
  steps = { p2.may_not_choose { "deploys Worrt" } },
}
scenario "Worrt keeps the opponent's characters from walking away on Tatooine" {
  rules = { "6_48/constant" },
  given = { turn = p1, phase = "move", locations = { "1_292", "1_293" }, p1 = { force = 2, table = { { "Toy Captain", at = CAMP }, { "Toy Trooper", at = WASTE } } }, p2 = { table = { { "Worrt", at = CAMP } } } },
  steps = { p1.may_choose_exactly { "moves Toy Trooper", pass } },
}
scenario "Worrt lets its player's characters go" {
  quiet = { "6_48/constant" },
  given = { turn = p2, phase = "move", locations = { "1_292", "1_293" }, p2 = { force = 1, table = { { "Worrt", at = CAMP }, { "Toy Captain", at = CAMP } } } },
  steps = { p2.moves "Toy Captain", p2.chooses(WASTE) },
}
scenario "Worrt lets everybody go on another planet" {
  quiet = { "6_48/constant" },
  given = { turn = p1, phase = "move", locations = { "Toy Fen", "Toy Root Cave" }, p1 = { force = 1, table = { { "Toy Captain", at = "Toy Fen" } } }, p2 = { table = { { "Worrt", at = "Toy Fen" } } } },
  steps = { p1.moves "Toy Captain", p1.chooses "Toy Root Cave" },
}
scenario "Worrt does not attack its player's characters" {
  cites = { { "CCG-ATK-EX-02", "with a card of our own: no choice of the side it spares" } },
  given = { turn = p2, phase = "battle", locations = { "1_292" }, p2 = { table = { { "Worrt", at = CAMP }, { "Toy Trooper", at = CAMP } } } },
  steps = { p2.passes, expect { p2.lost, count = 0 } },
}

scenario "Rancor Pit: nobody moves away from a creature" {
  rules = { "6_166/constant" },
  given = { turn = p1, phase = "move", locations = { "6_166", "Toy Jail" }, p1 = { force = 2, table = { { "Toy Captain", at = PIT } } }, p2 = { table = { { "Toy Lizard", at = PIT } } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "Rancor Pit: without a creature everybody does" {
  quiet = { "6_166/constant" },
  given = { turn = p1, phase = "move", locations = { "6_166", "Toy Jail" }, p1 = { force = 2, table = { { "Toy Captain", at = PIT } } } },
  steps = { p1.moves "Toy Captain", p1.chooses "Toy Jail" },
}

local HALL = "Jabba's Palace: Audience Chamber"
local hall = { "6_81", owner = p2 }
local function arrival(who)
  return { turn = p1, phase = "deploy", locations = { PIER }, p1 = { hand = { who }, force = 3 }, p2 = { table = { { "Tessek", at = PIER } } } }
end
scenario "Tessek activates 1 when the opponent deploys a character of destiny 1" {
  rules = { "6_44/just" },
  given = arrival "Toy Trooper",
  steps = { p1.deploys "Toy Trooper", p1.chooses(PIER), p2.answers "Tessek", expect { p2.force, count = 1 } },
}
scenario "Tessek does not mind a character of destiny 2" {
  quiet = { "6_44/just" },
  given = arrival "Toy Captain",
  steps = { p1.deploys "Toy Captain", p1.chooses(PIER), expect { p2.force, count = 0 } },
}
local function court(tessek, drainer)
  return { turn = p2, phase = "control", locations = { hall, PIER }, p2 = { hand = { "1_31" }, table = { { "Tessek", at = tessek }, { drainer, at = PIER } } } }
end
scenario "Tessek at the Audience Chamber: drains are stronger where a common alien is" {
  rules = { "6_44/constant" },
  given = court(HALL, "Shistavanen Wolfman"),
  steps = { p2.drains(PIER), p1.loses "Reserve Deck", p1.loses "Reserve Deck", expect { p1.lost, count = 2 } },
}
scenario "Tessek at the Audience Chamber: not where no common alien is" {
  quiet = { "6_44/constant" },
  given = court(HALL, "Toy Captain"),
  steps = { p2.drains(PIER), p1.loses "Reserve Deck", expect { p1.lost, count = 1 } },
}
scenario "Tessek elsewhere adds nothing" {
  quiet = { "6_44/constant" },
  given = court(PIER, "Shistavanen Wolfman"),
  steps = { p2.drains(PIER), p1.loses "Reserve Deck", expect { p1.lost, count = 1 } },
}
scenario "Tessek at the Audience Chamber: common aliens deploy for 1 less" {
  rules = { "6_44/constant" },
  given = { turn = p2, phase = "deploy", locations = { hall, PIER }, p2 = { hand = { "Shistavanen Wolfman", "Toy Captain" }, force = 4, table = { { "Tessek", at = HALL } } } },
  steps = { p2.deploys "Shistavanen Wolfman", p2.chooses(PIER), expect { p2.used, count = 2 }, p2.deploys "Toy Captain", p2.chooses(PIER), expect { p2.used, count = 4 } },
}

local function scum(guard)
  return { turn = p1, phase = "deploy", locations = { hall }, p1 = { hand = { "Scum And Villainy" }, table = guard }, p2 = { table = { { "Toy Captain", at = HALL } } } }
end
scenario "Audience Chamber: Scum And Villainy does not last while Light controls it" {
  rules = { "6_81/automatic" },
  given = scum(),
  steps = { p1.deploys "Scum And Villainy", expect { p1.lost, exactly = { "Scum And Villainy" } } },
}
scenario "Audience Chamber: it lasts while both are there" {
  quiet = { "6_81/automatic" },
  given = scum { { "Toy Trooper", at = HALL } },
  steps = { p1.deploys "Scum And Villainy", expect { p1.lost, count = 0 } },
}
scenario "Audience Chamber: Light deploys Bo Shuda from his Reserve Deck" {
  rules = { "6_81/optional" },
  given = { turn = p2, phase = "deploy", locations = { hall }, p2 = { reserve = { "Toy Filler", "Bo Shuda", "Toy Filler" }, table = { { "Toy Captain", at = HALL } } } },
  steps = { p2.uses(HALL), p2.chooses "Bo Shuda", expect { p2.table, exactly = { "Bo Shuda", "Toy Captain" } } },
}
scenario "Audience Chamber: not in another phase" {
  quiet = { "6_81/optional" },
  given = { turn = p2, phase = "control", locations = { hall }, p2 = { hand = { "Toy Filler" }, reserve = { "Toy Filler", "Bo Shuda", "Toy Filler" }, table = { { "Toy Trooper", at = HALL } } } },
  steps = { p2.may_not_choose { "uses " .. HALL } },
}

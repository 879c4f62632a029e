-- Special Edition: the text of a location canceled for one side; stealing from a Lost Pile.

local PLAZA, ANCHORHEAD, EISLEY = "Cloud City: Downtown Plaza", "Tatooine: Anchorhead", "Tatooine: Mos Eisley"
local SIDES = { { "7_113", p2, "p2", p1, "p1" }, { "7_270", p1, "p1", p2, "p2" } }
for i = 1, 2 do
local c = SIDES[i]
local id, me, them = c[1], c[2], c[4]
local function given(mine, theirs)
  local g = { turn = me, phase = "control", locations = { id } }
  g[c[3]], g[c[5]] = mine, theirs
  return g
end
scenario("Downtown Plaza: one Cloud City location is retrieved (" .. id .. ")") {
  rules = { id .. "/optional" },
  given = given({ force = 1, hand = { "Toy Filler" }, lost = { "Toy Captain", "Cloud City: Downtown Plaza" } }, {}),
  steps = { me.uses(PLAZA), me.chooses(PLAZA), expect { me.lost, exactly = { "Toy Captain" } } },
}
scenario("Downtown Plaza: not while the opponent controls it (" .. id .. ")") {
  rules = { id .. "/constant" },
  quiet = { id .. "/optional" },
  given = given({ force = 1, hand = { "Toy Filler" }, lost = { "Cloud City: Downtown Plaza" } }, { hand = { "Toy Filler" }, table = { { "Toy Captain", at = PLAZA } } }),
  steps = { me.may_not_choose { "uses " .. PLAZA } },
}
end
scenario "Anchorhead: a character moves to Mos Eisley" {
  rules = { "7_129/optional" },
  given = { turn = p2, phase = "move", locations = { "7_129", "Toy Plaza", "1_295" }, p2 = { force = 3, table = { { "Toy Captain", at = ANCHORHEAD } } } },
  steps = { p2.uses(ANCHORHEAD), p2.chooses "Toy Captain", p2.chooses(EISLEY), expect { p2.card "Toy Captain", at = EISLEY } },
}
scenario "Anchorhead: not while the Dark Side occupies it" {
  rules = { "7_129/constant" },
  quiet = { "7_129/optional" },
  given = { turn = p2, phase = "move", locations = { "7_129", "Toy Plaza", "1_295" }, p1 = { table = { { "Toy Trooper", at = ANCHORHEAD } } }, p2 = { force = 3, table = { { "Toy Captain", at = ANCHORHEAD } } } },
  steps = { p2.may_not_choose { "uses Tatooine: Anchorhead" } },
}
scenario "Uutkik steals from a Lost Pile into hand" {
  rules = { "7_49/optional" },
  given = { turn = p2, phase = "control", locations = { "1_295" }, p1 = { lost = { "Imperial Blaster", "Toy Captain", "Toy Sandcrawler" } }, p2 = { table = { { "Uutkik", at = EISLEY } } } },
  steps = { p2.uses "Uutkik", p2.may_choose_exactly { "Imperial Blaster", "Toy Sandcrawler", decline }, p2.chooses "Imperial Blaster", expect { p2.hand, exactly = { "Imperial Blaster" } }, expect { p1.lost, count = 2 } },
}
scenario "Uutkik deploys on Tatooine only" {
  rules = { "7_49/deploys" },
  quiet = { "7_49/optional" },
  given = { turn = p2, phase = "deploy", locations = { "1_295", "Toy Reach: Pier" }, p2 = { hand = { "Uutkik" }, force = 3 } },
  steps = { p2.deploys "Uutkik", p2.may_choose_exactly { EISLEY, decline }, p2.declines },
}

-- Premiere: texts canceled for as long as something holds; stealing; spies.

local PIER, PLAZA = "Toy Reach: Pier", "Toy Plaza"
scenario "Demotion: an Imperial has less power and no text" {
  rules = { "1_47/constant", "1_47/deploys" },
  quiet = { "1_167/constant", "1_167/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { PIER }, p1 = { table = { { "Commander Praji", at = PIER }, { "1_194", at = PIER }, { "Toy Captain", at = PIER } } }, p2 = { hand = { "Demotion" }, force = 2, table = { { "R2-D2 (Artoo-Detoo)", at = PIER } } } },
  steps = {
    expect { p2.card "R2-D2 (Artoo-Detoo)", textless = true },
    p2.deploys "Demotion", p2.may_choose_exactly { "Commander Praji", decline }, p2.chooses "Commander Praji",
    expect { p1.card "Commander Praji", power = 0, textless = true }, expect { p2.card "R2-D2 (Artoo-Detoo)", textless = false },
  },
}
scenario "Demotion: not without 2 Force, and on nobody but Imperials" {
  rules = { "1_47/deploys" },
  quiet = { "1_47/constant" },
  given = { turn = p2, phase = "deploy", locations = { PIER }, p1 = { table = { { "Toy Captain", at = PIER } } }, p2 = { hand = { "Demotion" }, force = 2 } },
  steps = { p2.may_choose_exactly { pass } },
}
scenario "Commander Praji: adds 2 to the power of what he pilots" {
  rules = { "1_167/constant" },
  given = { phase = "deploy", locations = { PIER }, p1 = { table = { { "Toy Cart", at = PIER }, { "Commander Praji", on = "Toy Cart" } } } },
  steps = { expect { p1.card "Toy Cart", power = 4 } },
}
scenario "Commander Praji: elsewhere R2-D2 keeps its text" {
  rules = { "1_167/constant-3" },
  given = { turn = p2, phase = "deploy", locations = { PIER, "Toy Reach: Meadow" }, p1 = { hand = { "Toy Assassin" }, table = { { "Commander Praji", at = PIER } } }, p2 = { hand = { "Toy Assassin" }, table = { { "R2-D2 (Artoo-Detoo)", at = PIER }, { "Toy Trooper", at = PIER } } } },
  steps = { expect { p2.card "R2-D2 (Artoo-Detoo)", textless = true }, p2.plays "Toy Assassin", p2.chooses "Commander Praji", expect { p2.card "R2-D2 (Artoo-Detoo)", textless = false } },
}
scenario "Nevar Yalnal: a spy where one's own is, undercover two easier" {
  rules = { "1_261/play" },
  given = { phase = "deploy", locations = { PIER, "Toy Reach: Meadow" }, p1 = { hand = { "Nevar Yalnal" }, reserve = { "Toy Trooper" }, table = { { "Toy Mole", at = PIER } } }, p2 = { inactive = { { "Toy Plant", at = PIER, undercover = true } }, table = { { "Toy Mole", at = "Toy Reach: Meadow" } } } },
  steps = { p1.plays "Nevar Yalnal", p1.may_choose_exactly { "Toy Plant", decline }, p1.chooses "Toy Plant", expect { p2.lost, exactly = { "Toy Plant" } } },
}
scenario "Nevar Yalnal: no spy of one's own there" {
  quiet = { "1_261/play" },
  given = { phase = "deploy", locations = { PIER }, p1 = { hand = { "Nevar Yalnal" }, table = { { "Toy Captain", at = PIER } } }, p2 = { table = { { "Toy Mole", at = PIER } } } },
  steps = { p1.may_choose_exactly { pass } },
}
local SIDES = { { "1_118", "p2", "1_12" }, { "1_276", "p1", "1_182" } }
for i = 1, 2 do
local c = SIDES[i]
local id, jawa = c[1], c[3]
local me, other = c[2] == "p1" and p1 or p2, c[2] == "p1" and p2 or p1
local function given(mine, theirs)
  local g = { turn = me, phase = "deploy", locations = { PIER } }
  g[c[2]], g[c[2] == "p1" and "p2" or "p1"] = mine, theirs
  return g
end
scenario("Utinni!: an Utinni Effect where a Jawa is comes to hand (" .. id .. ")") {
  rules = { id .. "/play" },
  given = given({ hand = { id }, table = { { jawa, at = PIER } } }, { table = { { "Toy Quest", at = PIER } } }),
  steps = { me.plays "Utinni!", me.chooses "Toy Quest", expect { me.hand, exactly = { "Toy Quest" } } },
}
scenario("Utinni!: none without a Jawa there (" .. id .. ")") {
  quiet = { id .. "/play", id .. "/play-2", id .. "/response" },
  given = given({ hand = { id } }, { table = { { "Toy Quest", at = PIER } } }),
  steps = { me.may_choose_exactly { pass } },
}
scenario("Utinni!: cancels what has Jawa in its title (" .. id .. ")") {
  rules = { id .. "/play-2" },
  given = given({ hand = { id } }, { table = { "Jawa Market", "Toy Memorial" } }),
  steps = { me.plays "Utinni!", me.may_choose_exactly { "Jawa Market", decline }, me.chooses "Jawa Market", expect { other.lost, exactly = { "Jawa Market" } } },
}
scenario("Utinni!: cancels such an Interrupt (" .. id .. ")") {
  rules = { id .. "/response" },
  given = (function() local g = given({ hand = { id } }, { hand = { "Jawa Uproar" }, lost = { "Toy Filler" } }); g.turn = other; return g end)(),
  steps = { other.plays "Jawa Uproar", me.answers "Utinni!", expect { other.lost, exactly = { "Jawa Uproar", "Toy Filler" } } },
}
end
scenario "Momaw Nadon snares a Bantha" {
  rules = { "1_20/optional" },
  given = { turn = p2, phase = "control", locations = { PIER }, p1 = { table = { { "Bantha", at = PIER }, { "Toy Steed", at = PIER } } }, p2 = { table = { { "Momaw Nadon", at = PIER } } } },
  steps = { p2.uses "Momaw Nadon", p2.may_choose_exactly { "Bantha", decline }, p2.chooses "Bantha", expect { p2.table, exactly = { "Momaw Nadon", "Bantha" } } },
}
scenario "Momaw Nadon snares nothing else, and not with somebody on it" {
  quiet = { "1_20/optional" },
  given = { turn = p2, phase = "control", locations = { PIER }, p1 = { table = { { "Bantha", at = PIER }, { "Toy Trooper", on = "Bantha" }, { "Toy Steed", at = PIER } } }, p2 = { hand = { "Toy Filler" }, table = { { "Momaw Nadon", at = PIER } } } },
  steps = { p2.may_choose_exactly { pass } },
}
scenario "Caller steals a droid under a Restraining Bolt; the bolt goes to its owner's hand (Light)" {
  rules = { "1_34/optional" },
  given = { turn = p2, phase = "control", locations = { PIER }, p1 = { table = { { "Toy Machine", at = PIER } } }, p2 = { table = { { "Toy Trooper", at = PIER }, { "1_34", on = "Toy Trooper" }, { "Restraining Bolt", on = "Toy Machine" } } } },
  steps = { p2.uses "Caller", p2.chooses "Toy Machine", expect { p2.table, exactly = { "Toy Trooper", "Caller", "Toy Machine" } }, expect { p2.hand, exactly = { "Restraining Bolt" } } },
}
scenario "Caller steals no other droid (Light)" {
  quiet = { "1_34/optional" },
  given = { turn = p2, phase = "control", locations = { PIER }, p1 = { table = { { "Toy Machine", at = PIER } } }, p2 = { hand = { "Toy Filler" }, table = { { "Toy Trooper", at = PIER }, { "1_34", on = "Toy Trooper" } } } },
  steps = { p2.may_not_choose { "uses Caller" } },
}
scenario "Caller steals a droid under a Restraining Bolt; the bolt goes to its owner's hand (Dark)" {
  rules = { "1_200/optional" },
  given = { phase = "control", locations = { PIER }, p1 = { table = { { "Toy Trooper", at = PIER }, { "1_200", on = "Toy Trooper" } } }, p2 = { table = { { "Toy Machine", at = PIER }, { "Restraining Bolt", on = "Toy Machine" } } } },
  steps = { p1.uses "Caller", p1.chooses "Toy Machine", expect { p2.hand, exactly = { "Restraining Bolt" } }, expect { p1.table, exactly = { "Toy Trooper", "Caller", "Toy Machine" } } },
}
scenario "Caller (Dark) deploys on an Imperial or a Jawa" {
  rules = { "1_200/deploys" },
  quiet = { "1_200/optional" },
  given = { phase = "deploy", locations = { PIER }, p1 = { hand = { "1_200" }, table = { { "1_182", at = PIER }, { "1_194", at = PIER }, { "Toy Trooper", at = PIER } } } },
  steps = { p1.deploys "Caller", p1.may_not_choose { "Toy Trooper" }, p1.chooses "Jawa", expect { p1.card "Caller", at = "Jawa" } },
}

-- Virtual Set 0: cards drawn by lot.

local function table_with(place, hand, mine)
  return { turn = p2, phase = "deploy", locations = { place }, p2 = { force = 3, hand = hand, table = mine } }
end
scenario "Wokling deploys on the table" {
  quiet = { "200_47/deploys" },
  given = table_with("Toy Plaza", { "Wokling" }),
  steps = { p2.deploys "Wokling", expect { p2.table, exactly = { "Wokling" } }, expect { p2.used, count = 0 } },
}
scenario "Wokling does not deploy with the Massassi Throne Room on the table" {
  rules = { "200_47/deploys" },
  given = table_with("Yavin 4: Massassi Throne Room", { "Wokling" }),
  steps = { p2.may_not_choose { "deploys Wokling" } },
}
scenario "Wokling: an Effect that deploys for nothing comes into hand for 3 Force, once in a game" {
  rules = { "200_47/any_time" },
  given = { turn = p2, phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Filler" } }, p2 = { force = 6, reserve = { "Toy Yoke", "Limited Resources", "Toy Captain" }, table = { "Wokling" } } },
  steps = { p2.uses "Wokling#1", p1.passes, p2.may_choose_exactly { "Limited Resources" }, p2.chooses "Limited Resources", expect { p2.hand, exactly = { "Limited Resources" } }, expect { p2.used, count = 3 } },
}
scenario "Wokling goes out of play for 1 Force retrieved" {
  rules = { "200_47/any_time-2" },
  given = { turn = p2, phase = "control", locations = { "Toy Plaza" }, p2 = { lost = { "Toy Captain", "Toy Trooper" }, table = { "Wokling" } } },
  steps = { p2.uses "Wokling", expect { p2.out_of_play, exactly = { "Wokling" } }, expect { p2.lost, count = 1 } },
}
scenario "Wokling is not canceled by Alter" {
  rules = { "200_47/constant" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "1_234" }, reserve = { "Toy Memorial", "Toy Filler" }, table = { { "Toy Mentor", at = "Toy Plaza" } } }, p2 = { table = { "Wokling", "Toy Shrine" } } },
  steps = { p1.plays "Alter", p1.may_choose_exactly { "Toy Shrine", decline }, p1.chooses "Toy Shrine" },
}
scenario "Wokling: the opponent does not use it, and nothing is retrieved without it" {
  quiet = { "200_47/any_time-2", "200_47/any_time", "200_47/deploys" },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Filler" }, lost = { "Toy Captain" }, table = { "Toy Shrine" } }, p2 = { lost = { "Toy Captain" }, table = { "Wokling" } } },
  steps = { p1.may_not_choose { "uses Wokling" } },
}
scenario "Wokling: Alter cancels other Effects as ever" {
  quiet = { "200_47/constant" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "1_234" }, reserve = { "Toy Memorial", "Toy Filler" }, table = { { "Toy Mentor", at = "Toy Plaza" } } }, p2 = { table = { "Wokling", "Toy Shrine" } } },
  steps = { p1.plays "Alter", p1.may_choose { "Toy Shrine" }, p1.chooses "Toy Shrine", expect { p2.lost, exactly = { "Toy Shrine" } } },
}

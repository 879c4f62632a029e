-- Jabba's Palace: stealing.

local PIER = "Toy Reach: Pier"
scenario "Weapon Levitation (Light): a weapon changes hands as a battle begins" {
  rules = { "6_79/response-2" },
  given = { turn = p2, phase = "battle", locations = { PIER }, p1 = { table = { { "1_194", at = PIER }, { "Imperial Blaster", on = "Stormtrooper" } } }, p2 = { hand = { "6_79" }, force = 1, table = { { "Toy Mentor", at = PIER } } } },
  steps = { p2.battles(PIER), p2.answers "Weapon Levitation", p2.chooses "Toy Mentor", p2.chooses "Imperial Blaster", expect { p2.lost, exactly = { "Weapon Levitation" } }, expect { p1.table, exactly = { "Stormtrooper" } }, p2.declines, p1.forfeits "Stormtrooper" },
}
scenario "Weapon Levitation (Light): ability of no more than 3 takes no weapon" {
  quiet = { "6_79/response-2" },
  given = { turn = p2, phase = "battle", locations = { PIER }, p1 = { table = { { "1_194", at = PIER }, { "Imperial Blaster", on = "Stormtrooper" } } }, p2 = { hand = { "6_79" }, force = 1, table = { { "Toy Captain", at = PIER } } } },
  steps = { p2.battles(PIER), p2.may_not_choose { "answers Weapon Levitation" }, p2.passes, p2.passes, p1.forfeits "Stormtrooper", p1.chooses "Stormtrooper" },
}
scenario "Weapon Levitation (Light): a weapon from the Used Pile" {
  rules = { "6_79/play" },
  given = { turn = p2, phase = "deploy", locations = { PIER }, p2 = { hand = { "6_79" }, used = { "Toy Filler", "1_152" } } },
  steps = { p2.plays "Weapon Levitation", p2.chooses "Blaster", expect { p2.hand, exactly = { "Blaster" } } },
}
scenario "Chadra-Fan steals a character weapon that he sees in the opponent's hand" {
  rules = { "6_9/optional" },
  given = { turn = p2, phase = "control", locations = { PIER }, p1 = { hand = { "Imperial Blaster" } }, p2 = { table = { { "Chadra-Fan", at = PIER } } } },
  steps = { p2.uses "Chadra-Fan", expect { p2.hand, exactly = { "Imperial Blaster" } }, expect { p1.hand, count = 0 } },
}
scenario "Chadra-Fan steals nothing else" {
  rules = { "6_9/optional" },
  given = { turn = p2, phase = "control", locations = { PIER }, p1 = { hand = { "Toy Captain" } }, p2 = { table = { { "Chadra-Fan", at = PIER } } } },
  steps = { p2.uses "Chadra-Fan", expect { p2.hand, count = 0 }, expect { p1.hand, seen_by_all = 1 } },
}
scenario "Chadra-Fan with Kabe at the Audience Chamber" {
  rules = { "6_9/constant" },
  given = { turn = p2, phase = "control", locations = { "Jabba's Palace: Audience Chamber", PIER }, p2 = { table = { { "Chadra-Fan", at = PIER }, { "Kabe", at = "Jabba's Palace: Audience Chamber" } } } },
  steps = { expect { p2.card "Chadra-Fan", power = 3, forfeit = 4 } },
}
scenario "Chadra-Fan with Kabe elsewhere" {
  quiet = { "6_9/constant" },
  given = { turn = p2, phase = "control", locations = { "Jabba's Palace: Audience Chamber", PIER }, p2 = { table = { { "Chadra-Fan", at = PIER }, { "Kabe", at = PIER } } } },
  steps = { expect { p2.card "Chadra-Fan", power = 1, forfeit = 2 } },
}

-- Cloud City: a text canceled for as long as something holds.

local PIER = "Toy Reach: Pier"
scenario "I Had No Choice: an opponent's gambler has no text" {
  rules = { "5_119/constant", "5_119/deploys" },
  given = { phase = "deploy", locations = { PIER }, p1 = { hand = { "I Had No Choice" } }, p2 = { table = { { "Toy Gamester", at = PIER }, { "Toy Captain", at = PIER } } } },
  steps = { expect { p2.card "Toy Gamester", power = 5 }, p1.deploys "I Had No Choice", p1.may_choose_exactly { "Toy Gamester", decline }, p1.chooses "Toy Gamester", expect { p2.card "Toy Gamester", power = 2, textless = true } },
}
scenario "I Had No Choice: as much Force as the gambler's ability excludes it from a battle" {
  rules = { "5_119/just" },
  given = { phase = "deploy", locations = { PIER }, p1 = { hand = { "I Had No Choice" }, force = 3, table = { { "Toy Captain", at = PIER } } }, p2 = { table = { { "Toy Trooper", at = PIER }, { "Toy Gamester", at = PIER } } } },
  steps = { p1.deploys "I Had No Choice", p1.chooses "Toy Gamester", p1.passes, p1.battles(PIER), p1.answers "I Had No Choice", expect { p1.used, count = 3 }, expect { p2.inactive, exactly = { "Toy Gamester" } }, p2.forfeits "Toy Trooper" },
}
scenario "I Had No Choice: not with less" {
  quiet = { "5_119/just" },
  given = { phase = "deploy", locations = { PIER }, p1 = { hand = { "I Had No Choice" }, force = 2, table = { { "Toy Captain", at = PIER } } }, p2 = { table = { { "Toy Trooper", at = PIER }, { "Toy Gamester", at = PIER } } } },
  steps = { p1.deploys "I Had No Choice", p1.chooses "Toy Gamester", p1.passes, p1.battles(PIER), p1.may_not_choose { "answers I Had No Choice" }, p1.forfeits "Toy Captain" },
}

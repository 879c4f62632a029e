-- Premiere: cards drawn by lot.

local PIER = "Toy Reach: Pier"
scenario "Caller deploys on a Rebel or a Jawa" {
  rules = { "1_34/deploys" },
  given = { turn = p2, phase = "deploy", locations = { PIER }, p1 = { table = { { "1_182", at = PIER } } }, p2 = { hand = { "1_34" }, table = { { "Rebel Trooper", at = PIER }, { "1_12", at = PIER }, { "Talz", at = PIER } } } },
  steps = { p2.deploys "Caller", p2.may_choose_exactly { "Rebel Trooper", "Jawa", decline }, p2.chooses "Jawa", expect { p2.card "Caller", at = "Jawa" } },
}
scenario "Caller deploys on nobody else" {
  rules = { "1_34/deploys" },
  given = { turn = p2, phase = "deploy", locations = { PIER }, p1 = { table = { { "1_182", at = PIER } } }, p2 = { hand = { "1_34" }, table = { { "Talz", at = PIER } } } },
  steps = { p2.may_choose_exactly { pass } },
}

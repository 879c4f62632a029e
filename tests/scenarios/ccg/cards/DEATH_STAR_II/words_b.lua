-- Death Star II: Effects beyond the pre-constructed decks.

local BUNKER = "Endor: Bunker"
scenario "Endor Shield deploys on the Bunker" {
  rules = { "9_124/deploys" },
  given = { turn = p1, phase = "deploy", locations = { { "8_70", owner = p2 }, "Toy Plaza" }, p1 = { hand = { "Endor Shield" } } },
  steps = { p1.deploys "Endor Shield", p1.may_choose_exactly { BUNKER, decline }, p1.chooses(BUNKER) },
}
scenario "Endor Shield stays in hand without the Bunker" {
  quiet = { "9_124/deploys" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Endor Shield" } } },
  steps = { p1.may_not_choose { "deploys Endor Shield" } },
}
scenario "Endor Shield: Imperials deploy to the Bunker for 1 less" {
  rules = { "9_124/constant" },
  given = { turn = p1, phase = "deploy", locations = { { "8_70", owner = p2 } }, p1 = { hand = { "Stormtrooper" }, force = 1, table = { { "Endor Shield", at = BUNKER } } } },
  steps = { p1.deploys "Stormtrooper", p1.chooses(BUNKER), expect { p1.used, count = 0 } },
}
scenario "Endor Shield: others pay, and Imperials pay elsewhere" {
  quiet = { "9_124/constant" },
  given = { turn = p1, phase = "deploy", locations = { { "8_70", owner = p2 }, "Toy Plaza" }, p1 = { hand = { "Stormtrooper", "Toy Trooper" }, force = 2, table = { { "Endor Shield", at = BUNKER } } } },
  steps = { p1.deploys "Stormtrooper", p1.chooses "Toy Plaza", expect { p1.used, count = 1 }, p1.deploys "Toy Trooper", p1.chooses(BUNKER), expect { p1.used, count = 2 } },
}

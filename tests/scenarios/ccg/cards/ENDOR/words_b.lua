-- Endor: sites beyond the pre-constructed decks, each ability with the positive and the negative case.

local BUNKER = "Endor: Bunker"

scenario "Bunker: Light drains for 1 more" {
  rules = { "8_70/constant" },
  given = { turn = p2, phase = "control", locations = { { "8_70", owner = p2 } }, p2 = { table = { { "Toy Captain", at = BUNKER } } } },
  steps = { p2.drains(BUNKER), p1.loses "Reserve Deck", p1.loses "Reserve Deck", expect { p1.lost, count = 2 } },
}
scenario "Bunker adds nothing to Dark's Force drain" {
  quiet = { "8_70/constant" },
  given = { turn = p1, phase = "control", locations = { { "8_70", owner = p2 } }, p1 = { hand = { "Toy Filler" }, table = { { "Toy Captain", at = BUNKER } } } },
  steps = { p1.drains(BUNKER), p1.is_asked, expect { p2.lost, count = 0 } },
}
scenario "Bunker: Light adds a battle destiny when he begins a battle there" {
  rules = { "8_70/automatic" },
  given = { turn = p2, phase = "battle", locations = { { "8_70", owner = p2 } }, p1 = { table = { { "Toy Captain", at = BUNKER } } }, p2 = { force = 1, table = { { "Toy Giant", at = BUNKER } } } },
  steps = { p2.battles(BUNKER), p2.accepts, expect { p2, battle_destiny = 3 }, p1.forfeits "Toy Captain" },
}
scenario "Bunker adds none when Dark begins the battle" {
  quiet = { "8_70/automatic" },
  given = { turn = p1, phase = "battle", locations = { { "8_70", owner = p2 } }, p1 = { force = 1, table = { { "Toy Captain", at = BUNKER } } }, p2 = { table = { { "Toy Giant", at = BUNKER } } } },
  steps = { p1.battles(BUNKER), expect { p2, battle_destiny = "none" }, p1.forfeits "Toy Captain" },
}
scenario "Bunker adds none to a battle elsewhere" {
  quiet = { "8_70/automatic" },
  given = { turn = p2, phase = "battle", locations = { { "8_70", owner = p2 }, "Toy Plaza" }, p1 = { table = { { "Toy Captain", at = "Toy Plaza" } } }, p2 = { force = 1, table = { { "Toy Giant", at = "Toy Plaza" } } } },
  steps = { p2.battles "Toy Plaza", expect { p2, battle_destiny = "none" }, p1.forfeits "Toy Captain" },
}
scenario "Bunker: Dark deploys Endor Shield from his Reserve Deck, once" {
  rules = { "8_70/optional" },
  given = { turn = p1, phase = "deploy", locations = { { "8_70", owner = p2 } }, p1 = { hand = { "Toy Filler" }, reserve = { "Toy Filler", "Endor Shield", "Toy Filler" }, table = { { "Toy Captain", at = BUNKER } } } },
  steps = { p1.uses(BUNKER), p1.chooses "Endor Shield", p1.chooses(BUNKER), expect { p1.card "Endor Shield", at = BUNKER }, p1.may_not_choose { "uses " .. BUNKER } },
}
scenario "Bunker is of no use to Light, nor to Dark in another phase" {
  quiet = { "8_70/optional" },
  given = { turn = p1, phase = "battle", locations = { { "8_70", owner = p2 } }, p1 = { hand = { "Toy Filler" }, reserve = { "Toy Filler", "Endor Shield", "Toy Filler" }, table = { { "Toy Captain", at = BUNKER } } } },
  steps = { p1.may_not_choose { "uses " .. BUNKER } },
}

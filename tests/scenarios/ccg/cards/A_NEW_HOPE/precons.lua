-- A New Hope: the cards of the Death Star II pre-constructed decks that are complete.

local endor, back, BACK, kessel = "8_68", "8_159", "Endor: Back Door", "1_288"

local thirteen, twelve = {}, {}
for i = 1, 13 do thirteen[i] = "Toy Filler" end
for i = 1, 12 do twelve[i] = "Toy Filler" end

scenario "Monnok, Used: of a hand of 13 all but 8 go to the Used Pile" {
  rules = { "2_135/play" },
  given = { turn = p1, phase = "deploy", chance = { 1, 1, 1, 1, 1 }, p1 = { hand = { "Monnok" } }, p2 = { hand = thirteen } },
  steps = { p1.plays "Monnok", expect { p2.hand, count = 8 }, expect { p2.used, count = 5 }, expect { p1.used, exactly = { "Monnok" } } },
}
scenario "Monnok, Used: a hand of 12 is not too many" {
  rules = { "2_135/play" },
  given = { turn = p1, phase = "deploy", p1 = { hand = { "Monnok" }, force = 3 }, p2 = { hand = twelve } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "plays", "Monnok", because = "CCG-ACT-COND-01" } },
}
scenario "Monnok, Lost: what the opponent has twice in hand is lost" {
  rules = { "2_135/play-2" },
  given = { turn = p1, phase = "deploy", p1 = { hand = { "Monnok" }, force = 4 }, p2 = { hand = { "Talz", "Luke", "Talz", "Rebel Trooper", "Talz" } } },
  steps = { p1.plays "Monnok", expect { p2.hand, exactly = { "Luke", "Rebel Trooper" } }, expect { p2.lost, count = 3 }, expect { p1.lost, exactly = { "Monnok" } }, expect { p1.force, count = 0 } },
}
scenario "Monnok, Lost: there is nothing to look at in an empty hand" {
  rules = { "2_135/play-2", "CCG-TGT-IMP-06" },
  given = { turn = p1, phase = "deploy", p1 = { hand = { "Monnok" }, force = 4 } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "plays", "Monnok", because = "CCG-TGT-IMP-06" } },
}
scenario "Monnok, Lost: 3 Force are not enough" {
  quiet = { "2_135/play-2" },
  given = { turn = p1, phase = "deploy", p1 = { hand = { "Monnok" }, force = 3 }, p2 = { hand = { "Talz", "Talz" } } },
  steps = { p1.may_choose_exactly { pass } },
}

scenario "Victory-Class Star Destroyer adds to the total power at sites below it" {
  rules = { "2_155/constant" },
  given = { turn = p1, phase = "battle", locations = { endor, back }, p1 = { force = 1, table = { { "Stormtrooper", at = BACK }, { "Victory-Class Star Destroyer", at = "Endor" } } },
    p2 = { table = { { "Talz", at = BACK } } } },
  steps = { p1.battles(BACK), p2.is_asked, expect { p2, damage = 1 }, p2.forfeits "Talz" },
}
scenario "Victory-Class Star Destroyer adds nothing at sites of another system, nor for the opponent" {
  quiet = { "2_155/constant" },
  given = { turn = p1, phase = "battle", locations = { kessel, endor, back }, p1 = { force = 1, table = { { "Stormtrooper", at = BACK }, { "Stormtrooper", at = BACK }, { "Victory-Class Star Destroyer", at = "Kessel" } } },
    p2 = { table = { { "Talz", at = BACK }, { "Victory-Class Star Destroyer", at = "Kessel" } } } },
  steps = { p1.battles(BACK), p2.is_asked, expect { p2, damage = 1 }, p2.forfeits "Talz" },
}

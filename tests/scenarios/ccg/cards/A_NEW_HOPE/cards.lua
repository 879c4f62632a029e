-- A New Hope: the cards of the Death Star II pair that are complete.

scenario "An Enhanced TIE Laser Cannon hits a starfighter" {
  rules = { "2_158/fire" },
  given = { turn = p1, phase = "battle", locations = { "Toy Reach" }, p1 = { force = 2, reserve = { "Toy Mentor", "Toy Filler" }, table = { { "TIE Interceptor", at = "Toy Reach" }, { "Enhanced TIE Laser Cannon", on = "TIE Interceptor" } } }, p2 = { table = { { "Toy Needle", at = "Toy Reach" } } } },
  steps = { p1.battles "Toy Reach", p1.fires "Enhanced TIE Laser Cannon", p1.chooses "Toy Needle", expect { p2.card "Toy Needle", hit = true }, expect { p1.force, count = 0 }, p2.forfeits "Toy Needle" },   -- 5 against maneuver 4
}
scenario "An Enhanced TIE Laser Cannon has 2 less against a capital starship" {
  rules = { "CCG-WEAP-DEST-04" },
  given = { turn = p1, phase = "battle", locations = { "Toy Reach" }, p1 = { force = 2, reserve = { "Toy Mentor", "Toy Filler" }, table = { { "TIE Interceptor", at = "Toy Reach" }, { "Enhanced TIE Laser Cannon", on = "TIE Interceptor" } } }, p2 = { table = { { "Toy Argosy", at = "Toy Reach" } } } },
  steps = { p1.battles "Toy Reach", p1.fires "Enhanced TIE Laser Cannon", p1.chooses "Toy Argosy", expect { p2.card "Toy Argosy", hit = false }, p1.loses "Reserve Deck" },   -- 5 less 2 against armor 4
}
scenario "An Enhanced TIE Laser Cannon is not fired without Force" {
  rules = { "CCG-ACT-COST-01" },
  given = { turn = p1, phase = "battle", locations = { "Toy Reach" }, p1 = { force = 1, table = { { "TIE Interceptor", at = "Toy Reach" }, { "Enhanced TIE Laser Cannon", on = "TIE Interceptor" } } }, p2 = { table = { { "Toy Needle", at = "Toy Reach" } } } },
  steps = { p1.battles "Toy Reach", p2.loses "Reserve Deck" },
}
scenario "An Enhanced TIE Laser Cannon deploys on a TIE" {
  rules = { "2_158/deploys" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Reach" }, p1 = { hand = { "Enhanced TIE Laser Cannon" }, force = 1, table = { { "TIE Interceptor", at = "Toy Reach" }, { "Victory-Class Star Destroyer", at = "Toy Reach" } } } },
  steps = { p1.deploys "Enhanced TIE Laser Cannon", p1.may_choose_exactly { "TIE Interceptor", decline }, p1.chooses "TIE Interceptor", expect { p1.force, count = 0 } },
}
scenario "An Enhanced TIE Laser Cannon: not without a TIE of one's own" {
  rules = { "2_158/deploys" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Reach" }, p1 = { hand = { "Enhanced TIE Laser Cannon" }, force = 1, table = { { "Victory-Class Star Destroyer", at = "Toy Reach" } } }, p2 = { table = { { "TIE Interceptor", at = "Toy Reach" } } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "deploys", "Enhanced TIE Laser Cannon" } },
}
scenario "Monnok leaves 8 cards of a hand of 13 or more" {
  rules = { "2_135/play" },
  given = { turn = p1, phase = "control", p1 = { hand = { "Monnok" }, force = 0 }, p2 = { hand = 13 } },
  steps = { p1.plays "Monnok", p2.passes, expect { p2.hand, count = 8 }, expect { p2.used, count = 5 }, expect { p1.used, exactly = { "Monnok" } }, p2.passes },
}
scenario "Monnok says nothing to a hand of 12, and is not paid with 3 Force" {
  rules = { "CCG-ACT-COND-01" },
  given = { turn = p1, phase = "control", p1 = { hand = { "Monnok" }, force = 3 }, p2 = { hand = 12 } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "Monnok as a Lost Interrupt takes what the opponent holds twice" {
  rules = { "2_135/play-2" },
  given = { turn = p1, phase = "control", p1 = { hand = { "Monnok" }, force = 4 }, p2 = { hand = { "Toy Captain", "Toy Trooper", "Toy Captain" } } },
  steps = { p1.plays "Monnok", p2.passes, expect { p2.lost, exactly = { "Toy Captain", "Toy Captain" } }, expect { p2.hand, exactly = { "Toy Trooper" } }, expect { p1.lost, exactly = { "Monnok" } }, p2.passes },
}

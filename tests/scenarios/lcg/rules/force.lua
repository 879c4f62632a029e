-- Commitment to the Force and the Force struggle: LCG-FOR-03 to LCG-FOR-10, LCG-TERM-08, LCG-TURN-09.

local light3 = { "Toy Refuge", "Toy Academy", "Toy Harbour" }
local lights = { "Toy Turn", "Toy Turn", "Toy Turn", "Toy Turn", "Toy Turn", "Toy Turn", "Toy Turn" }

scenario "An exhausted unit may be committed, and does not count while it is exhausted" {
  cites = { { "LCG-FOR-03", "every unit is offered, ready or not" }, { "LCG-CARD-13", "commitments are counted up to three" } },
  given = { phase = "force", turn = p1, p1 = { units = { { "Toy Adept", focus = 1 }, "Toy Trooper" } }, p2 = { objectives = light3, hand = lights } },
  steps = { p1.may_choose_exactly { "commits Toy Adept", "commits Toy Trooper", pass }, p1.commits "Toy Adept", p1.passes, expect { p1.card "Toy Adept", committed = true }, expect { table, balance = "p2" } },
}
scenario "Force icons of enhancements do not count in the struggle" {
  cites = { { "LCG-FOR-07", "the icons of committed units are counted, nothing else" }, { "LCG-TERM-08", "who is ahead has the Balance, now or still" } },
  given = { phase = "force", turn = p1, p1 = { units = { { "Toy Trooper", committed = true } }, support = { { "Toy Banner", on = "Toy Trooper" } } }, p2 = { units = { { "Toy Sentinel", committed = true } }, objectives = light3, hand = lights } },
  steps = { p2.is_asked, expect { table, balance = "p2" } },
}
scenario "Three against three leaves the Balance where it is" {
  cites = { { "LCG-FOR-10", "the worked example, with toy cards" } },
  given = { phase = "force", turn = p1, p1 = { units = { { "Toy Officer", committed = true }, { "Toy Trooper", committed = true } } }, p2 = { units = { { "Toy Mentor", committed = true }, { "Toy Sentinel", committed = true, focus = 1 } }, objectives = light3, hand = lights } },
  steps = { p2.is_asked, expect { table, balance = "p2" } },
}
scenario "The struggle comes before the action window of the Force phase" {
  rules = { "LCG-TURN-09" },
  given = { phase = "force", turn = p1, p1 = { units = { { "Toy Adept", committed = true } } }, p2 = { units = { { "Toy Leader", committed = true } }, hand = { "Toy Lesson" }, deck = lights, support = { "Toy Temple" } } },
  steps = { p2.may_choose_exactly { "plays Toy Lesson", pass }, expect { table, balance = "p1" }, p2.passes },
}
scenario "A committed unit that struck is ready again only after two refreshes" {
  cites = { { "LCG-EX-03", "the worked example, with toy cards" }, { "LCG-FOC-01", "a card without focus tokens is ready: there is no other mark" } },
  given = { phase = "refresh", turn = p1, p1 = { units = { { "Toy Walker", committed = true, focus = 2 } }, objectives = { "Toy Garrison", "Toy Shipyard", "Toy Vault" }, hand = { "Toy Twist" }, deck = { "Toy Twist", "Toy Twist", "Toy Twist", "Toy Twist", "Toy Twist", "Toy Twist" } },
    p2 = { objectives = { "Toy Refuge" } } },
  steps = { p1.passes, expect { p1.card "Toy Walker", focus = 1, exhausted = true }, p1.passes, p1.is_asked },
}
scenario "Ten on the dial and the Balance end the game in the dark side's next balance phase" {
  cites = { { "LCG-EX-05", "the worked example: the dial goes from 8 to 10, and then to 12" } },
  given = { phase = "balance", turn = p1, dial = 10, balance = p1, p1 = { victory = { "Toy Refuge", "Toy Academy" } } },
  steps = { nobody_is_asked, expect { table, winner = "p1", ended_by = "LCG-WIN-02" } },
}

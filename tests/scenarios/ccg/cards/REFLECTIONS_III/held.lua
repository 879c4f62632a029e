-- Reflections III: cards suspended for as long as something holds.

local SYSTEM, PLAZA, CANYON = "Toy Reach", "Toy Plaza", "Toy Canyon"
scenario "Don't Do That Again: Mobilization Points is suspended while the opponent occupies no battleground system" {
  rules = { "13_16/constant" },
  given = { turn = p2, phase = "deploy", locations = { SYSTEM, PLAZA }, p1 = { hand = { "Toy Needle" }, force = 5, table = { "Mobilization Points" } }, p2 = { table = { "13_16" }, hand = { "Toy Assassin", "Toy Trooper" }, force = 3 } },
  steps = { p2.deploys "Toy Trooper", p2.chooses(PLAZA), expect { p1.inactive, exactly = { "Mobilization Points" } } },
}
scenario "Don't Do That Again: not while the opponent occupies one" {
  quiet = { "13_16/constant" },
  given = { turn = p2, phase = "deploy", locations = { SYSTEM, PLAZA }, p1 = { table = { "Mobilization Points", { "Toy Needle", at = SYSTEM } } }, p2 = { table = { "13_16" }, hand = { "Toy Trooper" }, force = 3 } },
  steps = { p2.deploys "Toy Trooper", p2.chooses(PLAZA), expect { p1.inactive, count = 0 } },
}
scenario "Don't Do That Again: an Immediate Effect once per game" {
  rules = { "13_16/optional" },
  given = { turn = p2, phase = "deploy", locations = { PLAZA }, p2 = { hand = { "Toy Filler" }, table = { "13_16" }, reserve = { "Toy Filler", "Toy Brand" } } },
  steps = { p2.uses "Don't Do That Again", p2.chooses "Toy Brand", expect { p2.hand, exactly = { "Toy Filler", "Toy Brand" } }, p2.may_not_choose { "uses Don't Do That Again" } },
}
scenario "A Close Race: Watto's Box is suspended while its player occupies three battlegrounds" {
  rules = { "13_1/constant" },
  given = { turn = p2, phase = "deploy", locations = { PLAZA, "Toy Reach: Pier", "Toy Reach: Meadow" }, p1 = { table = { "Watto's Box" } }, p2 = { hand = { "Toy Captain" }, force = 3, table = { "A Close Race", { "Toy Trooper", at = PLAZA }, { "Toy Trooper", at = "Toy Reach: Pier" } } } },
  steps = { p2.deploys "Toy Captain", p2.chooses "Toy Reach: Meadow", expect { p1.inactive, exactly = { "Watto's Box" } } },
}
scenario "A Close Race: two are not enough" {
  quiet = { "13_1/constant" },
  given = { turn = p2, phase = "deploy", locations = { PLAZA, "Toy Reach: Pier", "Toy Reach: Meadow" }, p1 = { table = { "Watto's Box" } }, p2 = { hand = { "Toy Captain" }, force = 3, table = { "A Close Race", { "Toy Trooper", at = PLAZA }, { "Toy Trooper", at = "Toy Reach: Pier" } } } },
  steps = { p2.deploys "Toy Captain", p2.chooses(PLAZA), expect { p1.inactive, count = 0 } },
}

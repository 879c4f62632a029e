-- Cards that target something as they deploy: Utinni Effects (rulebook 9) and Jedi Tests (appendix C).

-- Utinni Effects
scenario "An Utinni Effect deploys in the deploy phase and targets a card" {
  rules = { "CCG-EFF-UTIN-01", "TOY-1060/aims" },
  given = { phase = "deploy", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { hand = { "Toy Voyage" }, force = 1, table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = {
    p1.deploys "Toy Voyage", p1.chooses "Toy Canyon", p1.may_choose_exactly { "Toy Captain", "Toy Trooper", decline }, p1.chooses "Toy Captain",
    expect { p1.card "Toy Voyage", at = "Toy Canyon", targets = "Toy Captain" }, expect { p1.used, count = 1 },
  },
}
scenario "Without a target it stays in hand" {
  rules = { "CCG-EFF-UTIN-01" },
  given = { phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Voyage" }, force = 1 }, p2 = { table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "deploys", "Toy Voyage", because = "CCG-EFF-UTIN-01" } },
}
scenario "When its target leaves the table it is lost with it" {
  rules = { "CCG-ACT-JLOST-02" }, cites = { { "CCG-EFF-UTIN-01", "what targets a card goes with it, as what is on it does" } },
  given = { phase = "control", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { hand = { "Toy Assassin" } }, p2 = { table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Voyage", at = "Toy Canyon", targets = "Toy Captain" } } } },
  steps = { p1.plays "Toy Assassin", p1.chooses "Toy Captain", p2.chooses "Toy Captain", expect { p2.lost, in_order = { "Toy Voyage", "Toy Captain" } } },
}
scenario "When its target becomes inactive so does it, and comes back with it" {
  rules = { "CCG-STATE-INACT-08" },
  given = { phase = "control", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { hand = { "Toy Stasis" } }, p2 = { table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Voyage", at = "Toy Canyon", targets = "Toy Captain" } } } },
  steps = { p1.plays "Toy Stasis", p1.chooses "Toy Captain", expect { p2.inactive, exactly = { "Toy Captain", "Toy Voyage" } }, expect { p2.lost, count = 0 } },
}
scenario "It is completed by itself when its target is present where it lies" {
  rules = { "CCG-EFF-UTIN-02" }, cites = { { "CCG-ACT-TYPE-07", "completing it is an automatic action" } },
  given = { phase = "move", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { lost = 3, table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Voyage", at = "Toy Canyon", targets = "Toy Captain" } } } },
  steps = { p1.moves "Toy Captain", p1.chooses "Toy Canyon", expect { p1.used, count = 2 }, expect { p1.table, exactly = { "Toy Captain" } } },
}
scenario "... also when the target sits in what is present there" {
  rules = { "CCG-EFF-UTIN-02" },
  given = { phase = "move", locations = { "Toy Reach: Pier", "Toy Reach: Meadow" }, p1 = { lost = 3, force = 1, table = { { "Toy Cart", at = "Toy Reach: Pier" }, { "Toy Flier", on = "Toy Cart" }, { "Toy Voyage", at = "Toy Reach: Meadow", targets = "Toy Flier" } } } },
  steps = { p1.moves "Toy Cart", p1.chooses "Toy Reach: Meadow", expect { p1.used, count = 3 }, expect { p1.table, exactly = { "Toy Cart", "Toy Flier" } } },
}
scenario "Another card that arrives does not complete it" {
  cites = { { "CCG-EFF-UTIN-02", "it is the target that must reach it" } },
  given = { phase = "move", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { lost = 3, table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" }, { "Toy Voyage", at = "Toy Canyon", targets = "Toy Captain" } } } },
  steps = { p1.moves "Toy Trooper", p1.chooses "Toy Canyon", expect { p1.used, count = 0 }, expect { p1.card "Toy Voyage", targets = "Toy Captain" } },
}
scenario "A new version of the target is the target" {
  rules = { "CCG-PERS-REPL-08" },
  given = { phase = "deploy", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { hand = { "Toy Scion, Knight" }, table = { { "Toy Scion", at = "Toy Plaza" }, { "Toy Voyage", at = "Toy Canyon", targets = "Toy Scion" } } } },
  steps = { p1.replaces "Toy Scion, Knight", expect { p1.card "Toy Voyage", targets = "Toy Scion, Knight" }, expect { p1.lost, exactly = { "Toy Scion" } } },
}

-- Jedi Tests
local site = { "Toy Reach: Pier" }

scenario "A Jedi Test deploys on an apprentice and a mentor" {
  rules = { "TOY-1070/aims", "TOY-1070/aims-2" }, cites = { { "CCG-SP-JEDITEST-07", "both are chosen as it deploys" } },
  given = { phase = "deploy", locations = site, p1 = { hand = { "Toy Tutelage" }, table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Mentor", at = "Toy Reach: Pier" } } } },
  steps = {
    p1.deploys "Toy Tutelage", p1.chooses "Toy Reach: Pier", p1.may_choose_exactly { "Toy Captain", decline }, p1.chooses "Toy Captain", p1.may_choose_exactly { "Toy Mentor", decline }, p1.chooses "Toy Mentor",
    expect { p1.card "Toy Tutelage", targets = "Toy Captain", mentor = "Toy Mentor" },
  },
}
scenario "Neither a droid nor a Jedi is an apprentice, and a mentor has more ability" {
  rules = { "CCG-SP-JEDITEST-14" },
  given = { phase = "deploy", locations = site, p1 = { hand = { "Toy Tutelage" }, table = { { "Toy Machine", at = "Toy Reach: Pier" }, { "Toy Mentor", at = "Toy Reach: Pier" } } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "deploys", "Toy Tutelage", because = "CCG-EFF-UTIN-01" } },
}
scenario "A mentor has ability of more than 2" {
  rules = { "CCG-SP-JEDITEST-15" },
  given = { phase = "deploy", locations = site, p1 = { hand = { "Toy Tutelage" }, table = { { "Toy Trooper", at = "Toy Reach: Pier" }, { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "One test that is not completed at a time" {
  rules = { "CCG-SP-JEDITEST-07" },
  given = { phase = "deploy", locations = site, p1 = { hand = { "Toy Ordeal" }, table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Mentor", at = "Toy Reach: Pier" }, { "Toy Tutelage", at = "Toy Reach: Pier", targets = "Toy Captain", mentor = "Toy Mentor" } } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "A mentor trains one apprentice at a time" {
  rules = { "CCG-SP-JEDITEST-04" },
  given = { phase = "deploy", locations = site, p1 = { hand = { "Toy Ordeal" }, table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Trooper", at = "Toy Reach: Pier" }, { "Toy Mentor", at = "Toy Reach: Pier" }, { "Toy Tutelage", at = "Toy Reach: Pier", targets = "Toy Captain", mentor = "Toy Mentor" } } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "Who is an apprentice is no mentor" {
  rules = { "CCG-SP-JEDITEST-09" },
  given = { phase = "deploy", locations = site, p1 = { hand = { "Toy Ordeal" }, table = { { "Toy Scion", at = "Toy Reach: Pier" }, { "Toy Trooper", at = "Toy Reach: Pier" }, { "Toy Mentor", at = "Toy Reach: Pier" }, { "Toy Tutelage", at = "Toy Reach: Pier", targets = "Toy Scion", mentor = "Toy Mentor" } } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "With a training destiny, raised by each site, the apprentice completes the test and rises to its number" {
  rules = { "CCG-SP-JEDITEST-02", "CCG-SP-JEDITEST-03" },
  given = { phase = "control", locations = { "Toy Reach: Pier", "Toy Reach: Meadow" }, p1 = { table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Mentor", at = "Toy Reach: Pier" }, { "Toy Tutelage", at = "Toy Reach: Pier", targets = "Toy Captain", mentor = "Toy Mentor" } } } },
  steps = { p1.uses "Toy Tutelage", expect { p1.card "Toy Captain", ability = 3 }, expect { p1.card "Toy Tutelage", at = "Toy Captain", targets = "none", mentor = "none" } },  -- 3 + 2 is more than 4
}
scenario "Apart from the mentor nothing is attempted" {
  cites = { { "CCG-SP-JEDITEST-13", "the attempt is that of the two that the test targets" } },
  given = { phase = "control", locations = { "Toy Reach: Pier", "Toy Reach: Meadow" }, p1 = { table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Mentor", at = "Toy Reach: Meadow" }, { "Toy Tutelage", at = "Toy Reach: Pier", targets = "Toy Captain", mentor = "Toy Mentor" } } } },
  steps = { p1.may_not_choose { "uses Toy Tutelage" } },
}
scenario "After a test an apprentice may learn from another mentor, and attempts none that it has" {
  rules = { "CCG-SP-JEDITEST-06" }, cites = { { "CCG-SP-JEDITEST-05", "with its completion a test lets go of its mentor" } },
  given = { phase = "control", locations = { "Toy Reach: Pier", "Toy Reach: Meadow" }, p1 = { hand = { "Toy Tutelage", "Toy Ordeal" }, force = 0,
    table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Mentor", at = "Toy Reach: Pier" }, { "Toy Scion", at = "Toy Reach: Pier" }, { "Toy Tutelage", at = "Toy Reach: Pier", targets = "Toy Captain", mentor = "Toy Mentor" } } } },
  steps = {
    p1.uses "Toy Tutelage", p1.passes, p1.passes, p1.passes, p1.deploys "Toy Tutelage", p1.chooses "Toy Reach: Pier", p1.may_choose_exactly { "Toy Scion", decline }, p1.declines,
    p1.deploys "Toy Ordeal", p1.chooses "Toy Reach: Pier", p1.chooses "Toy Captain", p1.may_choose_exactly { "Toy Mentor", "Toy Scion", decline }, p1.chooses "Toy Scion",
    expect { p1.card "Toy Ordeal", targets = "Toy Captain", mentor = "Toy Scion" },
  },
}
scenario "If the mentor leaves the table the open test is lost" {
  cites = { { "CCG-SP-JEDITEST-01", "what targets a card goes with it" } },
  given = { phase = "control", locations = site, p1 = { hand = { "Toy Assassin" } }, p2 = { table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Mentor", at = "Toy Reach: Pier" }, { "Toy Tutelage", at = "Toy Reach: Pier", targets = "Toy Captain", mentor = "Toy Mentor" } } } },
  steps = { p1.plays "Toy Assassin", p1.chooses "Toy Mentor", p2.chooses "Toy Mentor", expect { p2.lost, exactly = { "Toy Mentor", "Toy Tutelage" } }, expect { p2.table, exactly = { "Toy Captain" } } },
}
scenario "If the apprentice becomes inactive the test waits with it" {
  cites = { { "CCG-SP-JEDITEST-11", "it is inactive with its target and comes back with it, its targets unchanged" } },
  given = { phase = "control", locations = site, p1 = { hand = { "Toy Stasis" } }, p2 = { table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Mentor", at = "Toy Reach: Pier" }, { "Toy Tutelage", at = "Toy Reach: Pier", targets = "Toy Captain", mentor = "Toy Mentor" } } } },
  steps = { p1.plays "Toy Stasis", p1.chooses "Toy Captain", expect { p2.inactive, exactly = { "Toy Captain", "Toy Tutelage" } } },
}

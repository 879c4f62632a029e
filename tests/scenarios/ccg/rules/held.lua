-- Texts canceled and cards suspended for as long as something holds (rulebook 1.C).

local PLAZA = "Toy Plaza"
scenario "A text is canceled for as long as the card that says so is on the table" {
  rules = { "CCG-CANCEL-TEXT-04" },
  cites = { { "CCG-CANCEL-TEXT-01", "a text that is canceled says nothing, whatever canceled it" } },
  given = { phase = "deploy", locations = { PLAZA }, p1 = { hand = { "Toy Muzzle" }, force = 3, table = { { "Toy Captain", at = PLAZA }, "Toy Banner" } }, p2 = { hand = { "Toy Unveiling" } } },
  steps = {
    expect { p1.card "Toy Captain", power = 4 },
    p1.deploys "Toy Muzzle", expect { p1.card "Toy Captain", power = 3 },
    p2.plays "Toy Unveiling", p2.may_choose_exactly { "Toy Banner", "Toy Muzzle", decline }, p2.chooses "Toy Muzzle", expect { p1.card "Toy Captain", power = 4 },
  },
}
scenario "... and the turn that ends does not bring it back" {
  cites = { { "CCG-CANCEL-TEXT-04", "only a period that is named ends" } },
  given = { phase = "draw", locations = { PLAZA }, p1 = { table = { { "Toy Captain", at = PLAZA }, "Toy Banner", "Toy Muzzle" } }, p2 = { hand = { "Toy Filler" } } },
  steps = { p1.passes, p2.passes, p2.is_asked, expect { table, turn = "p2" }, expect { p1.card "Toy Captain", power = 3 } },
}
scenario "Of two cards that cancel each other the one that was there first keeps its text" {
  rules = { "CCG-CANCEL-TEXT-02" },
  given = { phase = "deploy", locations = { PLAZA }, p1 = { hand = { "Toy Gagging" }, force = 3, table = { { "Toy Captain", at = PLAZA }, "Toy Banner", "Toy Muzzle" } } },
  steps = { p1.deploys "Toy Gagging", expect { p1.card "Toy Captain", power = 3 } },
}
scenario "What a card's own text defines is lost with that text" {
  cites = { { "CCG-CANCEL-TEXT-03", "a definition is a text like another" } },
  given = { phase = "deploy", locations = { PLAZA }, p1 = { hand = { "Toy Hush" }, table = { { "Toy Throng", at = PLAZA }, { "Toy Captain", at = PLAZA } } } },
  steps = { p1.plays "Toy Hush", p1.chooses "Toy Throng", expect { p1.card "Toy Throng", power = 0 }, expect { p1.card "Toy Captain", power = 3 } },
}
scenario "A card is suspended by its own text, and comes back by it" {
  rules = { "CCG-CANCEL-TEXT-04" },
  cites = { { "CCG-CANCEL-SUSP-01", "a suspended card is inactive" } },
  given = { phase = "deploy", turn = p2, locations = { PLAZA }, p1 = { table = { { "Toy Captain", at = PLAZA }, "Toy Siesta" }, hand = { "Toy Assassin" } }, p2 = { hand = { "Toy Trooper" }, force = 3 } },
  steps = {
    expect { p1.card "Toy Captain", power = 5 },
    p2.deploys "Toy Trooper", p2.chooses(PLAZA), expect { p1.inactive, exactly = { "Toy Siesta" } }, expect { p1.card "Toy Captain", power = 3 },
    p1.plays "Toy Assassin", p1.chooses "Toy Trooper", expect { p1.inactive, count = 0 }, expect { p1.card "Toy Captain", power = 5 },
  },
}
scenario "What a suspended card has changed for a period does not count until it comes back" {
  rules = { "CCG-STATE-INACT-11" },
  given = { phase = "control", locations = { PLAZA }, p1 = { hand = { "Toy Recess" }, table = { "Toy Charter", { "Toy Captain", at = PLAZA } } }, p2 = { reserve = 9 } },
  steps = {
    p1.uses "Toy Charter", p1.plays "Toy Recess", p1.chooses "Toy Charter", expect { p1.inactive, exactly = { "Toy Charter" } },
    p1.drains(PLAZA), expect { p2.lost, count = 2 },
  },
}
scenario "... not while it is there" {
  cites = { { "CCG-STATE-INACT-11", "a card that is not suspended changes what it changed" } },
  given = { phase = "control", locations = { PLAZA }, p1 = { hand = { "Toy Recess" }, table = { "Toy Charter", { "Toy Captain", at = PLAZA } } }, p2 = { reserve = 9 } },
  steps = { p1.uses "Toy Charter", p1.drains(PLAZA), expect { p2.lost, count = 3 } },
}
scenario "The text of a location is canceled for one side" {
  rules = { "CCG-CANCEL-TEXT-04" },
  given = { phase = "deploy", locations = { "Toy Reach: Forum" }, p1 = { hand = { "Toy Trooper" }, force = 3 }, p2 = { table = { { "Toy Captain", at = "Toy Reach: Forum" } } } },
  steps = {
    expect { p2.card "Toy Captain", power = 6 },
    p1.deploys "Toy Trooper", p1.chooses "Toy Reach: Forum", expect { p2.card "Toy Captain", power = 3 },
  },
}

-- Stealing (rulebook appendix C).

local PIER = "Toy Reach: Pier"
scenario "Who steals a card may use it as an own one, from the hand too" {
  rules = { "CCG-SP-STEAL-01" },
  cites = { { "CCG-SP-STEAL-04", "what one owns is used like any other card" } },
  given = { phase = "deploy", locations = { PIER }, p1 = { hand = { "Toy Larceny" }, force = 3, table = { { "Toy Captain", at = PIER } } }, p2 = { table = { { "Toy Trooper", at = PIER }, { "Toy Derringer", on = "Toy Trooper" } } } },
  steps = {
    p1.plays "Toy Larceny", p1.chooses "Toy Derringer", expect { p1.hand, exactly = { "Toy Derringer" } },
    p1.deploys "Toy Derringer", p1.chooses "Toy Captain", expect { p1.card "Toy Derringer", at = "Toy Captain" },
  },
}
scenario "A vehicle with characters aboard is not stolen" {
  rules = { "CCG-SP-STEAL-07" },
  given = { phase = "deploy", locations = { PIER }, p1 = { hand = { "Toy Burglary" } }, p2 = { table = { { "Toy Cart", at = PIER }, { "Toy Trooper", on = "Toy Cart" }, { "Toy Skiff", at = PIER } } } },
  steps = { p1.plays "Toy Burglary", p1.may_choose_exactly { "Toy Skiff", decline }, p1.declines },
}
scenario "What a stolen vehicle carries is stolen with it" {
  rules = { "CCG-SP-STEAL-08" },
  cites = { { "CCG-SP-STEAL-09", "its permanent pilot flies it for the thief" } },
  given = { phase = "deploy", locations = { PIER }, p1 = { hand = { "Toy Burglary" } }, p2 = { table = { { "Toy Skiff", at = PIER }, { "Toy Ram", on = "Toy Skiff" } } } },
  steps = { p1.plays "Toy Burglary", p1.chooses "Toy Skiff", expect { p1.table, exactly = { "Toy Skiff", "Toy Ram" } }, expect { p2.table, exactly = {} }, expect { p1.card "Toy Skiff", at = PIER } },
}
scenario "Of weapons only those of characters are stolen" {
  rules = { "CCG-SP-STEAL-13" },
  given = { phase = "deploy", locations = { PIER }, p1 = { hand = { "Toy Larceny" } }, p2 = { table = { { "Toy Skiff", at = PIER }, { "Toy Ram", on = "Toy Skiff" }, { "Toy Captain", at = PIER }, { "Toy Rapier", on = "Toy Captain" } } } },
  steps = { p1.plays "Toy Larceny", p1.may_choose_exactly { "Toy Rapier", decline }, p1.chooses "Toy Rapier", expect { p1.hand, exactly = { "Toy Rapier" } } },
}
scenario "What its new bearer cannot use is inactive" {
  rules = { "CCG-SP-STEAL-16" },
  cites = { { "CCG-SP-STEAL-15", "the thief need only be able to carry it" } },
  given = { phase = "deploy", locations = { PIER }, p1 = { hand = { "Toy Robbery" }, table = { { "Toy Trooper", at = PIER } } }, p2 = { table = { { "Toy Captain", at = PIER }, { "Toy Rapier", on = "Toy Captain" } } } },
  steps = { p1.plays "Toy Robbery", p1.chooses "Toy Trooper", p1.chooses "Toy Rapier", expect { p1.inactive, exactly = { "Toy Rapier" } }, expect { p1.card "Toy Trooper", power = 2 } },
}
scenario "... and active on one who can use it" {
  cites = { { "CCG-SP-STEAL-16", "its text lets it be on this one" } },
  given = { phase = "deploy", locations = { PIER }, p1 = { hand = { "Toy Robbery" }, table = { { "Toy Captain", at = PIER } } }, p2 = { table = { { "Toy Captain", at = PIER }, { "Toy Rapier", on = "Toy Captain" } } } },
  steps = { p1.plays "Toy Robbery", p1.chooses "Toy Captain", p1.chooses "Toy Rapier", expect { p1.table, exactly = { "Toy Captain", "Toy Rapier" } }, expect { p1.card "Toy Captain", power = 5 } },
}
scenario "A device with somebody in it is not stolen" {
  rules = { "CCG-SP-STEAL-18" },
  given = { phase = "deploy", locations = { PIER }, p1 = { hand = { "Toy Larceny", "Toy Filler" } }, p2 = { table = { { "Toy Captain", at = PIER }, { "Toy Rucksack", on = "Toy Captain" }, { "Toy Trooper", on = "Toy Rucksack" } } } },
  steps = { p1.cannot { "plays", "Toy Larceny", because = "CCG-SP-STEAL-02" } },
}

-- Where texts place cards: under a pile, on a Reserve Deck, on another card; what they reveal and look at.

local PLAZA = "Toy Plaza"
scenario "A card of the hand on top of the Reserve Deck" {
  rules = { "TOY-1970/play" },
  given = { turn = p1, phase = "control", locations = { PLAZA }, p1 = { hand = { "Toy Stowage", "Toy Captain", "Toy Trooper" }, reserve = { "Toy Filler" } } },
  steps = { p1.plays "Toy Stowage", p1.chooses "Toy Captain", expect { p1.reserve, in_order = { "Toy Captain", "Toy Filler" } }, expect { p1.hand, exactly = { "Toy Trooper" } } },
}
scenario "Of two cards that were looked at one goes under the deck" {
  rules = { "TOY-1971/play" },
  given = { turn = p1, phase = "control", locations = { PLAZA }, p1 = { hand = { "Toy Peek" }, reserve = { "Toy Captain", "Toy Trooper", "Toy Mentor" } } },
  steps = { p1.plays "Toy Peek", p1.may_choose_exactly { "Toy Captain", "Toy Trooper" }, p1.chooses "Toy Captain", expect { p1.reserve, in_order = { "Toy Trooper", "Toy Mentor", "Toy Captain" } } },
}
scenario "An Interrupt that is played is stacked on another card" {
  rules = { "TOY-1972/play" },
  given = { turn = p1, phase = "control", locations = { PLAZA }, p1 = { hand = { "Toy Chit" }, table = { "Toy Larder" } } },
  steps = { p1.plays "Toy Chit", p1.chooses "Toy Larder", expect { p1.used, exactly = {} }, expect { p1.lost, exactly = {} }, expect { p1.stacked, exactly = { "Toy Chit" } } },
}
scenario "A card of the hand is stacked, and taken back later" {
  rules = { "TOY-1973/optional" },
  given = { turn = p1, phase = "control", locations = { PLAZA }, p1 = { hand = { "Toy Captain" }, table = { "Toy Larder" } } },
  steps = { p1.uses "Toy Larder", expect { p1.stacked, exactly = { "Toy Captain" } }, expect { p1.hand, exactly = {} } },
}
scenario "Of what is stacked a character is taken into hand" {
  rules = { "TOY-1973/optional-2" },
  given = { turn = p1, phase = "deploy", locations = { PLAZA }, p1 = { table = { "Toy Larder" }, stacked = { { "Toy Captain", on = "Toy Larder" }, { "Toy Filler", on = "Toy Larder" } } } },
  steps = { p1.uses "Toy Larder", expect { p1.stacked, exactly = { "Toy Filler" } }, expect { p1.hand, exactly = { "Toy Captain" } } },
}

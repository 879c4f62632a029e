-- What is about to be lost may be saved; what was just lost answers that itself.

local PLAZA = "Toy Plaza"
scenario "A card answers its own loss" {
  rules = { "TOY-1960/automatic" },
  given = { turn = p1, phase = "control", locations = { PLAZA }, p1 = { hand = { "Toy Downfall" } }, p2 = { table = { { "Toy Revenant", at = PLAZA } } } },
  steps = { p1.plays "Toy Downfall", p1.chooses "Toy Revenant", expect { p2.hand, exactly = { "Toy Revenant" } } },
}
scenario "Not the loss of another copy of it" {
  rules = { "TOY-1960/automatic" },
  given = { turn = p1, phase = "control", locations = { PLAZA }, p1 = { hand = { "Toy Downfall" } }, p2 = { lost = { "Toy Revenant" }, table = { { "Toy Revenant", at = PLAZA } } } },
  steps = { p1.plays "Toy Downfall", p1.chooses "Toy Revenant", expect { p2.hand, exactly = { "Toy Revenant" } }, expect { p2.lost, exactly = { "Toy Revenant" } } },
}
scenario "A card answers that it was forfeited" {
  rules = { "TOY-1964/just" },
  given = { turn = p1, phase = "battle", locations = { PLAZA }, p1 = { force = 1, table = { { "Toy Captain", at = PLAZA } } }, p2 = { lost = { "Toy Filler" }, table = { { "Toy Wretch", at = PLAZA } } } },
  steps = { p1.battles(PLAZA), p2.forfeits "Toy Wretch", p2.answers "Toy Wretch", expect { p2.lost, count = 1 } },
}
scenario "Something else happens in place of a loss, and the card stays" {
  rules = { "TOY-1961/before" },
  given = { turn = p1, phase = "control", locations = { PLAZA }, p1 = { hand = { "Toy Downfall", "Toy Downfall" } }, p2 = { table = { { "Toy Rescuer", at = PLAZA }, { "Toy Captain", at = PLAZA } } } },
  steps = { p1.plays "Toy Downfall", p1.chooses "Toy Captain", p2.preempts "Toy Rescuer", p2.loses "Reserve Deck", expect { p2.card "Toy Captain", at = PLAZA }, expect { p2.lost, exactly = { "Toy Filler" } } },
}
scenario "Only for another card: it does not save itself" {
  quiet = { "TOY-1961/before" },
  given = { turn = p1, phase = "control", locations = { PLAZA }, p1 = { hand = { "Toy Downfall" } }, p2 = { table = { { "Toy Rescuer", at = PLAZA }, { "Toy Captain", at = PLAZA } } } },
  steps = { p1.plays "Toy Downfall", p1.chooses "Toy Rescuer", expect { p2.lost, exactly = { "Toy Rescuer" } } },
}
scenario "Of several that are lost at one moment each may be saved" {
  rules = { "TOY-1961/before" },
  given = { turn = p1, phase = "control", locations = { PLAZA }, p1 = { hand = { "Toy Catastrophe" } }, p2 = { table = { { "Toy Captain", at = PLAZA }, { "Toy Rescuer", at = PLAZA } } } },
  steps = { p1.plays "Toy Catastrophe", p1.chooses(PLAZA), p2.preempts "Toy Rescuer", p2.loses "Reserve Deck", expect { p2.card "Toy Captain", at = PLAZA }, expect { p2.lost, in_order = { "Toy Rescuer", "Toy Filler" } } },
}
scenario "A card answers that another one was flipped" {
  rules = { "TOY-1969/just" },
  given = { phase = "move", locations = { "Toy Reach: Pier", "Toy Reach: Meadow" }, p1 = { table = { "Toy Siege", "Toy Admirer", { "Toy Captain", at = "Toy Reach: Meadow" } }, force = 3, lost = { "Toy Filler" } } },
  steps = { p1.moves "Toy Captain", p1.chooses "Toy Reach: Pier", p1.answers "Toy Admirer", expect { p1.lost, exactly = {} } },
}

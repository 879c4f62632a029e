-- Certain cards of a Lost Pile are retrieved, wherever they lie in it.

scenario "A card that fits is retrieved into hand" {
  rules = { "TOY-1965/play", "CCG-RETR-05" },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Recovery" }, lost = { "Toy Filler", "Toy Mentor", "Toy Captain", "Toy Trooper" } } },
  steps = { p1.plays "Toy Recovery", p1.may_choose_exactly { "Toy Captain", "Toy Trooper" }, p1.chooses "Toy Captain", expect { p1.hand, exactly = { "Toy Captain" } }, expect { p1.lost, exactly = { "Toy Filler", "Toy Mentor", "Toy Trooper" } } },
}
scenario "Without a word about the hand it goes to the Used Pile" {
  rules = { "TOY-1967/play" },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Refit" }, lost = { "Toy Filler", "Toy Frigate" } } },
  steps = { p1.plays "Toy Refit", expect { p1.used, exactly = { "Toy Refit", "Toy Frigate" } } },
}
scenario "A retrieval can be answered" {
  rules = { "TOY-1967/play" },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Refit" }, lost = { "Toy Filler", "Toy Frigate", "Toy Captain" } }, p2 = { table = { "Toy Meter" } } },
  steps = { p1.plays "Toy Refit", expect { p1.used, exactly = { "Toy Refit", "Toy Frigate" } } },
}

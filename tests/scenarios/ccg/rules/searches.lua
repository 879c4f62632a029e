-- Searches that find nothing: who may look, and what is not searched again (rulebook 1.B).

scenario "After a search that found nothing the opponent may look through that pile, and knows it from then on" {
  rules = { "CCG-SEARCH-05" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Requisition" }, used = { "Toy Captain", "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Requisition", p1.finishes, expect { p1.used, seen_by_p1 = 2, seen_by_p2 = 0 },
    p2.may_choose_exactly { accept, decline }, p2.accepts,
    expect { p1.used, in_order = { "Toy Captain", "Toy Trooper" }, seen_by_p2 = 2 },
  },
}
scenario "Who does not look learns nothing" {
  rules = { "CCG-SEARCH-05" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Requisition" }, used = { "Toy Captain", "Toy Trooper" } } },
  steps = { p1.plays "Toy Requisition", p1.finishes, p2.declines, expect { p1.used, seen_by_p1 = 2, seen_by_p2 = 0 } },
}
scenario "A deck that is reshuffled after the search is looked through before" {
  rules = { "CCG-SEARCH-05" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Call" }, reserve = { "Toy Captain", "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Call", p1.finishes, expect { p1.reserve, seen_by_p1 = 2 },
    p2.accepts, expect { p1.reserve, seen_by_p1 = 0, seen_by_p2 = 0 },
  },
}
scenario "A search that found its card is not verified" {
  rules = { "CCG-SEARCH-01" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Requisition" }, used = { "Toy Pistol", "Toy Trooper" } } },
  steps = { p1.plays "Toy Requisition", p1.chooses "Toy Pistol", expect { p1.hand, seen_by_p2 = 1 }, expect { p1.used, seen_by_p2 = 0 } },
}
scenario "Nobody looks through a hand to see that a search there failed" {
  rules = { "CCG-SEARCH-06" },
  given = { phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Pockets", "Toy Captain" } } },
  steps = { p1.plays "Toy Pockets", p1.finishes, expect { p1.hand, exactly = { "Toy Captain" }, seen_by_p2 = 0 }, p1.is_asked },
}
scenario "A search that failed is not made again this turn, by another card of that name either" {
  rules = { "CCG-SEARCH-07" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Requisition", "Toy Requisition" }, used = { "Toy Captain" } } },
  steps = {
    p1.plays "Toy Requisition", p1.finishes, p2.accepts,
    p1.cannot { "plays", "Toy Requisition", because = "CCG-SEARCH-07" }, expect { p1.hand, exactly = { "Toy Requisition" } },
  },
}
scenario "The same search of a Reserve Deck is barred, too" {
  rules = { "CCG-SEARCH-07" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Call", "Toy Call" }, reserve = { "Toy Captain", "Toy Trooper" } } },
  steps = { p1.plays "Toy Call", p1.finishes, p2.declines, p1.cannot { "plays", "Toy Call", because = "CCG-SEARCH-07" } },
}
scenario "Another search function, and so another pile, is not barred" {
  cites = { { "CCG-SEARCH-07", "what is noted is the title, which of its texts it was, and the pile" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Two Drawers", "Toy Two Drawers" }, used = { "Toy Captain" }, lost = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Two Drawers", p1.finishes, expect { p1.used, seen_by_p1 = 1 }, p2.declines,
    p1.plays "Toy Two Drawers", p1.finishes, expect { p1.lost, seen_by_p1 = 2 }, p2.declines,
  },
}

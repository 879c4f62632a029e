-- Costs that take several cards, and what is known of a card that has gone to a hand.

scenario "Two cards are to be focused: one that is ready is not enough" {
  rules = { "LCG-TERM-01" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Toy Trooper" } }, p2 = { units = { "Toy Drummers", "Toy Pilgrim", { "Toy Guardian", focus = 1 } } } },
  steps = { p2.cannot { "uses", "Toy Drummers", because = "LCG-TERM-01", says = "there are too few that it could be paid with" }, p2.passes },
}
scenario "Two cards are to be focused: two are, and three may be chosen from" {
  rules = { "TOY-360/action" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Toy Trooper" } }, p2 = { units = { "Toy Drummers", "Toy Pilgrim", "Toy Guardian", "Toy Medic" } } },
  steps = {
    p2.uses "Toy Drummers", p2.may_choose_exactly { "Toy Pilgrim", "Toy Guardian" }, p2.chooses "Toy Pilgrim", p2.chooses "Toy Medic",
    expect { p2.card "Toy Pilgrim", focus = 1 }, expect { p2.card "Toy Medic", focus = 1 }, expect { p2.card "Toy Guardian", focus = 0 }, expect { p1.card "Toy Trooper", damage = 1 },
  },
}
scenario "Two cards of the hand are to be discarded, by chance or not: one is not enough" {
  quiet = { "TOY-361/action" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Gambler" }, hand = { "Toy Trooper" }, deck = { "Toy Doom", "Toy Doom" } } },
  steps = { p1.cannot { "uses", "Toy Gambler" }, p1.passes },
}
scenario "Two cards of the hand are discarded by chance" {
  rules = { "TOY-361/action" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Gambler" }, hand = { "Toy Trooper", "Toy Walker" }, deck = { "Toy Doom", "Toy Doom" } } },
  steps = { p1.uses "Toy Gambler", expect { p1.hand, exactly = { "Toy Doom" } }, expect { p1.discard, count = 2 } },
}
scenario "A unit that has gone to a hand is known as the unit that it was" {
  rules = { "TOY-362/reaction" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Trooper", "Toy Herald" }, objectives = { "Toy Garrison" }, hand = { "Toy Recall" }, deck = { "Toy Doom" } } },
  steps = { p1.plays "Toy Recall", p1.chooses "Toy Trooper", p1.uses "Toy Herald", expect { p1.hand, exactly = { "Toy Trooper", "Toy Doom" } } },
}
scenario "What is no such unit is not answered, wherever it goes" {
  quiet = { "TOY-362/reaction" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Walker", "Toy Herald" }, objectives = { "Toy Garrison" }, hand = { "Toy Recall" }, deck = { "Toy Doom" } } },
  steps = { p1.plays "Toy Recall", p1.chooses "Toy Walker", expect { p1.hand, exactly = { "Toy Walker" } } },
}

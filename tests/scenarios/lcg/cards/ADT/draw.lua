-- A Dark Time: a card that is whole now.

scenario "The Hunt for Han Solo: a unit that is captured here is shown, and a card is readied" {
  rules = { "ADT-52.1/reaction" },
  given = { turn = p1, phase = "deployment", dial = 3, p1 = { units = { { "Toy Stalker", focus = 2 }, { "Toy Trooper", focus = 1 } }, objectives = { "The Hunt for Han Solo" }, hand = { "Toy Snare" } }, p2 = { units = { "Toy Pilgrim" } } },
  steps = { p1.plays "Toy Snare", p1.uses "The Hunt for Han Solo", expect { p1.card "Toy Stalker", focus = 1 }, expect { p1.captured, faceup = 1 }, expect { table, dial = 3 } },
}
scenario "The Hunt for Han Solo: Han Solo himself advances the dial" {
  rules = { "ADT-52.1/reaction" },
  given = { turn = p1, phase = "deployment", dial = 3, p1 = { units = { { "Toy Stalker", focus = 1 } }, objectives = { "The Hunt for Han Solo" }, hand = { "Toy Snare" } }, p2 = { units = { "Han Solo" } } },
  steps = { p1.plays "Toy Snare", p1.uses "The Hunt for Han Solo", expect { p1.card "Toy Stalker", focus = 0 }, expect { table, dial = 4 } },
}
scenario "The Hunt for Han Solo: not what is captured at another objective" {
  quiet = { "ADT-52.1/reaction" },
  given = { turn = p1, phase = "deployment", p1 = { units = { { "Toy Stalker", focus = 1 } }, objectives = { "The Hunt for Han Solo", "Toy Garrison" }, hand = { "Toy Snare" } }, p2 = { units = { "Toy Pilgrim" } } },
  steps = { p1.plays "Toy Snare", p1.chooses "Toy Garrison", expect { p1.card "Toy Stalker", focus = 1 }, expect { p1.captured, exactly = { "Toy Pilgrim" } } },
}

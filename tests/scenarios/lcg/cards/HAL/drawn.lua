-- Heroes and Legends: cards drawn by lot.

scenario "Scouring the Empire: a set for the Sith" {
  rules = { "LCG-DECK-08" },
  deck = { from = "sith", without = { "[affiliation]", "1 Sith [CORE-0.1]" },
    with = { "[affiliation]", "1 Toy [TOY-1]", "[objectives]", "1 Scouring the Empire [HAL-100.1]" } },
  steps = { deck_breaks("LCG-DECK-08", "HAL-100.1") },
}

scenario "Intel Operative: a card when it is destroyed" {
  rules = { "HAL-98.3/interrupt" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner" } }, p2 = { units = { "Intel Operative" }, deck = { "Toy Speeder", "Toy Speeder" } } },
  steps = { p1.uses "Toy Gunner", p2.uses "Intel Operative", expect { p2.hand, exactly = { "Toy Speeder" } }, expect { p2.discard, exactly = { "Intel Operative" } } },
}
scenario "Intel Operative: a card when it is captured" {
  rules = { "HAL-98.3/interrupt" },
  given = { phase = "deployment", turn = p1,
    p1 = { objectives = { "Toy Garrison" }, hand = { "Toy Snare" } }, p2 = { units = { "Intel Operative" }, deck = { "Toy Speeder", "Toy Speeder" } } },
  steps = { p1.plays "Toy Snare", p2.uses "Intel Operative", expect { p2.hand, exactly = { "Toy Speeder" } }, expect { p1.captured, exactly = { "Intel Operative" } } },
}
scenario "Intel Operative: none when another unit leaves play" {
  quiet = { "HAL-98.3/interrupt" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner" } }, p2 = { units = { "Intel Operative", { "Toy Pilgrim", damage = 1 } }, deck = { "Toy Speeder", "Toy Speeder" } } },
  steps = { p1.uses "Toy Gunner", p1.chooses "Toy Pilgrim", expect { p2.hand, count = 0 } },
}

-- Scrap Metal: cards drawn by lot.

scenario "Twi'lek Sycophant: an event among five cards" {
  rules = { "SM-250.3/reaction" },
  given = { turn = p1, phase = "deployment", p1 = { objectives = { "Toy Garrison" }, hand = { "Twi'lek Sycophant" },
    deck = { "Toy Trooper", "Toy Doom", "Toy Walker", "Toy Officer", "Toy Banner", "Toy Barrage" } } },
  steps = { p1.plays "Twi'lek Sycophant", p1.uses "Twi'lek Sycophant", p1.accepts, p1.chooses "Toy Doom", expect { p1.hand, exactly = { "Toy Doom" } }, expect { p1.deck, count = 5 } },
}
scenario "Twi'lek Sycophant: nothing when another unit enters play" {
  quiet = { "SM-250.3/reaction" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Twi'lek Sycophant" }, objectives = { "Toy Garrison" }, hand = { "Toy Trooper" }, deck = { "Toy Doom" } } },
  steps = { p1.plays "Toy Trooper", expect { p1.deck, count = 1 } },
}

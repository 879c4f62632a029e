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

scenario "Grappling Arm: an enhancement of the opponent's discard pile changes sides" {
  rules = { "SM-246.5/reaction" },
  given = { turn = p1, p1 = { units = { "Toy Avenging Droid" }, support = { { "Grappling Arm", on = "Toy Avenging Droid" } } }, p2 = { objectives = { "Toy Refuge" }, discard = { "Toy Relic", "Toy Pilgrim" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Avenging Droid" }, defenders = {}, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Avenging Droid", p1.uses "Grappling Arm", p1.chooses(2), p1.chooses "Toy Relic", p1.chooses "Toy Avenging Droid", expect { p1.card "Toy Avenging Droid", unit_damage = 1, capacity = 4 }, expect { p1.support, count = 2 } },
}
scenario "Grappling Arm: not when it is exhausted" {
  quiet = { "SM-246.5/reaction" },
  given = { turn = p1, p1 = { units = { "Toy Avenging Droid" }, support = { { "Grappling Arm", on = "Toy Avenging Droid", focus = 1 } } }, p2 = { objectives = { "Toy Refuge" }, discard = { "Toy Relic" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Avenging Droid" }, defenders = {}, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Avenging Droid", expect { p2.discard, count = 1 } },
}

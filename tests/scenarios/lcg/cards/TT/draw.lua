-- Technological Terror: cards drawn by lot.

scenario "The Emperor's Favor: an icon and a damage capacity for its unit" {
  rules = { "TT-258.4/constant" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Adept", "Toy Comrade" }, support = { { "The Emperor's Favor", on = "Toy Adept" } } } },
  steps = { expect { p1.card "Toy Adept", unit_damage = 2, capacity = 4 }, expect { p1.card "Toy Comrade", capacity = 2 } },
}
scenario "The Emperor's Favor: no other unit has it" {
  quiet = { "TT-258.4/constant" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Saboteur", "Toy Adept" }, support = { { "The Emperor's Favor", on = "Toy Adept" } } } },
  steps = { expect { p1.card "Toy Saboteur", capacity = 2 }, p1.passes },
}
scenario "The Emperor's Favor: played from the discard pile, for its cost" {
  rules = { "TT-258.4/action" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Adept" }, objectives = { "Toy Furnace" }, discard = { "The Emperor's Favor" } } },
  steps = { p1.uses "The Emperor's Favor", expect { p1.card "Toy Adept", unit_damage = 2 }, expect { p1.card "Toy Furnace", focus = 1 }, expect { p1.discard, count = 0 } },
}
scenario "The Emperor's Favor: not without the resource" {
  quiet = { "TT-258.4/action" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Adept" }, objectives = { { "Toy Furnace", focus = 1 } }, discard = { "The Emperor's Favor" }, hand = { "Toy Recluse" } } },
  steps = { p1.cannot { "uses", "The Emperor's Favor" }, p1.passes },
}
scenario "Running the Canyon: an event is discarded for two icons" {
  rules = { "TT-256.1/reaction" },
  given = { turn = p2, p1 = { objectives = { "Toy Garrison" } }, p2 = { units = { "Alliance X-Wing" }, objectives = { "Running the Canyon" }, hand = { "Toy Dart", "Toy Pilgrim" } },
    engagement = { objective = "Toy Garrison", attackers = { "Alliance X-Wing" }, defenders = {}, edge = p2, at = "strikes" } },
  steps = { p2.strikes_with "Alliance X-Wing", p2.uses "Running the Canyon", p2.chooses "Toy Dart", expect { p1.card "Toy Garrison", damage = 2 }, expect { p2.discard, exactly = { "Toy Dart" } } },
}
scenario "Running the Canyon: not for another unit, and no other card" {
  quiet = { "TT-256.1/reaction" },
  given = { turn = p2, p1 = { objectives = { "Toy Garrison" } }, p2 = { units = { "Toy Speeder" }, objectives = { "Running the Canyon" }, hand = { "Toy Dart", "Toy Pilgrim" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Speeder" }, defenders = {}, edge = p1, at = "strikes" } },
  steps = { p2.strikes_with "Toy Speeder", expect { p2.hand, count = 2 } },
}

-- Desperate Circumstances: cards for the words that they need.

scenario "Twi'lek Con Artist: declared, it removes a unit of another affiliation" {
  rules = { "DC-270.3/reaction" },
  given = { turn = p1, phase = "conflict", p1 = { units = { "Toy Adept", "Toy Trooper" }, support = { "Toy Empire" }, objectives = { "Toy Garrison" } }, p2 = { units = { "Twi'lek Con Artist" }, objectives = { "Toy Refuge" } } },
  steps = {
    p1.engages "Toy Refuge", p1.attacks_with "Toy Adept", p1.attacks_with "Toy Trooper", p2.defends_with "Twi'lek Con Artist",
    p2.uses "Twi'lek Con Artist", expect { p1.card "Toy Adept", participating = false }, expect { p1.card "Toy Trooper", participating = true },
  },
}
scenario "Twi'lek Con Artist: none of the affiliation of its player's card" {
  quiet = { "DC-270.3/reaction" },
  given = { turn = p1, phase = "conflict", p1 = { units = { "Toy Trooper" }, support = { "Toy Empire" }, objectives = { "Toy Garrison" } }, p2 = { units = { "Twi'lek Con Artist" }, objectives = { "Toy Refuge" } } },
  steps = { p1.engages "Toy Refuge", p1.attacks_with "Toy Trooper", p2.defends_with "Twi'lek Con Artist", expect { p1.card "Toy Trooper", participating = true } },
}
scenario "Republic Supply Cache: three affiliations draw two cards" {
  rules = { "DC-271.4/action" },
  given = { turn = p2, phase = "deployment", p2 = { units = { "Toy Speeder", "Captured Courier Droid", "Toy Sniper" }, objectives = { "Toy Refuge" }, support = { "Republic Supply Cache" }, deck = { "Toy Pilgrim", "Toy Medic", "Toy Scribe" } } },
  steps = { p2.uses "Republic Supply Cache", expect { p2.hand, count = 2 } },
}
scenario "Republic Supply Cache: two draw one, neutral cards are of none" {
  rules = { "DC-271.4/action" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Toy Trooper", "Toy Adept" } }, p2 = { units = { "Toy Speeder", "Toy Sniper" }, objectives = { "Toy Refuge" }, support = { "Republic Supply Cache" }, deck = { "Toy Pilgrim", "Toy Medic", "Toy Scribe" } } },
  steps = { p2.uses "Republic Supply Cache", expect { p2.hand, count = 1 } },
}
scenario "Republic Supply Cache: not while it is exhausted" {
  quiet = { "DC-271.4/action" },
  given = { turn = p2, phase = "deployment", p2 = { support = { { "Republic Supply Cache", focus = 1 } }, deck = { "Toy Pilgrim" }, hand = { "Toy Slinger" } } },
  steps = { p2.cannot { "uses", "Republic Supply Cache" }, p2.passes },
}

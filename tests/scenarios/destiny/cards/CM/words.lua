-- Covert Missions.

scenario "Pyke Syndicate Mine: the top card of a deck, and 1 resource if it is no event" {
  rules = { "CM-159/claim" },
  given = { turn = p1, battlefield = { "Pyke Syndicate Mine", controlled_by = p1 },
    p1 = { characters = { "Finn" }, deck = { "Dodge" } }, p2 = { characters = { "Rey" }, deck = { "Jetpack", "X-Wing" } } },
  steps = { p1.claims, p1.accepts, p1.chooses "p2", expect { p2.discard, exactly = { "Jetpack" } }, expect { p1, resources = 1 } },
}
scenario "Pyke Syndicate Mine: no resource for an event" {
  rules = { "CM-159/claim" },
  given = { turn = p1, battlefield = { "Pyke Syndicate Mine", controlled_by = p1 },
    p1 = { characters = { "Finn" }, deck = { "Dodge", "Block" } }, p2 = { characters = { "Rey" }, deck = { "Jetpack" }, discard = { "X-Wing" } } },
  steps = { p1.claims, p1.accepts, p1.chooses "p1", expect { p1.discard, exactly = { "Dodge" } }, expect { p1, resources = 0 } },
}
scenario "Pyke Syndicate Mine: two cards with a character without dice" {
  rules = { "CM-159/claim" },
  given = { turn = p1, battlefield = { "Pyke Syndicate Mine", controlled_by = p1 },
    p1 = { characters = { "Finn", "Hoth Trooper" }, deck = { "Dodge" } }, p2 = { characters = { "Rey" }, deck = { "Jetpack", "X-Wing", "Aim" } } },
  steps = { p1.claims, p1.accepts, p1.chooses "p2", expect { p2.discard, exactly = { "Jetpack", "X-Wing" } }, expect { p1, resources = 1 } },
}
scenario "Pyke Syndicate Mine: an opponent's does not count" {
  rules = { "CM-159/claim" },
  given = { turn = p1, battlefield = { "Pyke Syndicate Mine", controlled_by = p1 },
    p1 = { characters = { "Finn" }, deck = { "Dodge" } }, p2 = { characters = { "Rey", "Hoth Trooper" }, deck = { "Jetpack", "X-Wing", "Aim" } } },
  steps = { p1.claims, p1.accepts, p1.chooses "p2", expect { p2.discard, exactly = { "Jetpack" } } },
}

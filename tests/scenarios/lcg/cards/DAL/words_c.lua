-- Darkness and Light.

scenario "Ewok Lookout: the card that the opponent placed is discarded" {
  rules = { "DAL-123.3/reaction" },
  given = { turn = p1, balance = p2, p1 = { units = { "Toy Trooper" }, hand = { "Toy Adept" } },
    p2 = { objectives = { "Toy Refuge" }, units = { "Toy Pilgrim", "Ewok Lookout" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" } } },
  steps = {
    p1.places "Toy Adept", p2.uses "Ewok Lookout",
    expect { p1.discard, exactly = { "Toy Adept" } }, expect { p2.card "Ewok Lookout", focus = 1 }, expect { table, edge = "p2" },
  },
}
scenario "Ewok Lookout: not while the Balance of the Force is with the dark side" {
  quiet = { "DAL-123.3/reaction" },
  given = { turn = p1, balance = p1, p1 = { units = { "Toy Trooper" }, hand = { "Toy Adept" } },
    p2 = { objectives = { "Toy Refuge" }, units = { "Toy Pilgrim", "Ewok Lookout" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" } } },
  steps = { p1.places "Toy Adept", p1.strikes_with "Toy Trooper", expect { table, edge = "p1" }, expect { p2.card "Ewok Lookout", focus = 0 } },
}
scenario "Ewok Lookout: not while it is exhausted" {
  quiet = { "DAL-123.3/reaction" },
  given = { turn = p1, balance = p2, p1 = { units = { "Toy Trooper" }, hand = { "Toy Adept" } },
    p2 = { objectives = { "Toy Refuge" }, units = { "Toy Pilgrim", { "Ewok Lookout", focus = 1 } } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" } } },
  steps = { p1.places "Toy Adept", p1.strikes_with "Toy Trooper", expect { table, edge = "p1" } },
}
scenario "Ewok Lookout: not for a card of its own player" {
  quiet = { "DAL-123.3/reaction" },
  given = { turn = p1, balance = p2, p1 = { units = { "Toy Trooper" } },
    p2 = { objectives = { "Toy Refuge" }, units = { "Toy Pilgrim", "Ewok Lookout" }, hand = { "Toy Sentinel" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" } } },
  steps = { p2.places "Toy Sentinel", p2.strikes_with "Toy Pilgrim", expect { table, edge = "p2" }, expect { p2.card "Ewok Lookout", focus = 0 } },
}

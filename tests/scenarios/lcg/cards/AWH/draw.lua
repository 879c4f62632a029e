-- A Wretched Hive: cards drawn by lot, and for the words that they need.

scenario "Imperial Senate Guard: an event of its player shields a card of the Sith" {
  rules = { "AWH-238.3/reaction" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Imperial Senate Guard", "Toy Trooper", "Toy Adept" }, hand = { "Toy Bid", "Toy Bid" }, objectives = { "Toy Furnace" } }, p2 = { objectives = { "Toy Refuge" } } },
  steps = {
    p1.plays "Toy Bid", p1.chooses(0), p1.uses "Imperial Senate Guard", p1.may_choose_exactly { "Imperial Senate Guard", "Toy Adept", "Toy Furnace" }, p1.chooses "Toy Adept",
    expect { p1.card "Toy Adept", shields = 1 }, p1.plays "Toy Bid", p1.chooses(0), expect { p1.card "Toy Furnace", shields = 0 }, p1.is_asked, p1.passes,
  },
}
scenario "Imperial Senate Guard: not an event of the opponent" {
  quiet = { "AWH-238.3/reaction" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Imperial Senate Guard" }, objectives = { "Toy Furnace" } }, p2 = { hand = { "Toy Release" }, units = { { "Toy Pilgrim", focus = 1 } } } },
  steps = { p2.plays "Toy Release", expect { p1.card "Imperial Senate Guard", shields = 0 } },
}
scenario "Executive Override: the ability of an enhancement is cancelled, its cost stays paid" {
  rules = { "AWH-238.4/interrupt" },
  given = { turn = p2, phase = "deployment", p1 = { hand = { "Executive Override" }, objectives = { "Toy Furnace" } }, p2 = { units = { "Toy Pilgrim" }, support = { { "Toy Reliquary", on = "Toy Pilgrim" } } } },
  steps = { p2.uses "Toy Reliquary", p1.plays "Executive Override", expect { p2.card "Toy Pilgrim", shields = 0 }, expect { p2.discard, exactly = { "Toy Reliquary" } } },
}
scenario "Executive Override: not the ability of a unit" {
  quiet = { "AWH-238.4/interrupt" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Toy Trooper" }, hand = { "Executive Override" }, objectives = { "Toy Furnace" } }, p2 = { units = { "Toy Slinger" } } },
  steps = { p2.uses "Toy Slinger", expect { p1.card "Toy Trooper", damage = 1 } },
}

scenario "Agent Kallus: the units of a destroyed objective's set are destroyed" {
  rules = { "AWH-239.2/reaction" },
  given = { turn = p1, p1 = { units = { "Agent Kallus", "Toy Walker" } }, p2 = { units = { "Yoda", "Toy Pilgrim" }, objectives = { { "In You Must Go", damage = 4 } } },
    engagement = { objective = "In You Must Go", attackers = { "Agent Kallus", "Toy Walker" }, defenders = {}, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Walker", p1.uses "Agent Kallus", expect { p2.units, exactly = { "Toy Pilgrim" } } },
}
scenario "Agent Kallus: not while he does not take part" {
  quiet = { "AWH-239.2/reaction" },
  given = { turn = p1, p1 = { units = { "Agent Kallus", "Toy Walker" } }, p2 = { units = { "Yoda", "Toy Pilgrim" }, objectives = { { "In You Must Go", damage = 4 } } },
    engagement = { objective = "In You Must Go", attackers = { "Toy Walker" }, defenders = {}, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Walker", expect { p2.units, count = 2 } },
}

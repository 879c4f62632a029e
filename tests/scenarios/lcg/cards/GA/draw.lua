-- Galactic Ambitions: cards drawn by lot.

scenario "Kanan Jarrus: played without a match" {
  rules = { "GA-229.2/constant" },
  given = { turn = p2, phase = "deployment", p2 = { objectives = { "Toy Beacon", "Toy Beacon", "Toy Beacon", "Toy Beacon" }, hand = { "Kanan Jarrus", "Toy Mentor" } } },
  steps = { p2.may_choose_exactly { "plays Kanan Jarrus", pass }, p2.plays "Kanan Jarrus", expect { p2.units, exactly = { "Kanan Jarrus" } } },
}
scenario "Kanan Jarrus: in play he helps no other card" {
  quiet = { "GA-229.2/constant" },
  given = { turn = p2, phase = "deployment", p2 = { units = { "Kanan Jarrus" }, objectives = { "Toy Spring" }, hand = { "Toy Pilgrim" } } },
  steps = { p2.cannot { "plays", "Toy Pilgrim", because = "LCG-RSC-05" }, p2.passes },
}
scenario "Kanan Jarrus: one more focus token goes from a unit of his player" {
  rules = { "GA-229.2/reaction" },
  given = { turn = p2, phase = "refresh", turns = 4, p1 = { units = { { "Toy Trooper", focus = 2 } } }, p2 = { units = { "Kanan Jarrus", { "Toy Pilgrim", focus = 2 } }, objectives = { "Toy Refuge", "Toy Refuge", "Toy Refuge" } } },
  steps = { p2.uses "Kanan Jarrus", p2.chooses "Toy Pilgrim", expect { p2.card "Toy Pilgrim", focus = 0 }, expect { p1.card "Toy Trooper", focus = 2 } },
}
scenario "Kanan Jarrus: not when the opponent refreshes" {
  quiet = { "GA-229.2/reaction" },
  given = { turn = p1, phase = "refresh", turns = 4, p1 = { objectives = { "Toy Garrison", "Toy Garrison", "Toy Garrison" } }, p2 = { units = { "Kanan Jarrus", { "Toy Pilgrim", focus = 2 } } } },
  steps = { expect { p2.card "Toy Pilgrim", focus = 2 } },
}
scenario "Alliance X-Wing: an enhancement goes to another unit of the same player" {
  rules = { "GA-227.3/action" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Toy Trooper" } },
    p2 = { units = { "Alliance X-Wing", "Toy Pilgrim", "Toy Guardian" }, support = { { "Toy Relic", on = "Toy Pilgrim" } } } },
  steps = {
    p2.uses "Alliance X-Wing", p2.chooses "Toy Pilgrim", p2.chooses "Toy Relic",
    p2.may_choose_exactly { "Alliance X-Wing", "Toy Guardian" }, p2.chooses "Toy Guardian",
    expect { p2.card "Toy Guardian", unit_damage = 2, capacity = 5 }, expect { p2.card "Toy Pilgrim", unit_damage = 1, capacity = 2 },
  },
}
scenario "Alliance X-Wing: not to a unit of the other player, and not without an enhancement" {
  quiet = { "GA-227.3/action" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Toy Trooper", "Toy Officer" }, objectives = { "Toy Garrison" } }, p2 = { units = { { "Alliance X-Wing", focus = 1 }, "Toy Pilgrim" }, support = { { "Toy Relic", on = "Toy Pilgrim" } } } },
  steps = { p2.cannot { "uses", "Alliance X-Wing" } },
}

scenario "Valley of the Dark Lords: it pays for a Sithspawn" {
  quiet = { "GA-221.6/constant" },
  given = { turn = p1, phase = "deployment", p1 = { support = { "Valley of the Dark Lords" }, objectives = { "Toy Shipyard", "Toy Garrison" }, hand = { "Terentatek" } } },
  steps = { p1.plays "Terentatek", expect { p1.card "Valley of the Dark Lords", focus = 1 } },
}
scenario "Valley of the Dark Lords: and for nothing else" {
  rules = { "GA-221.6/constant" },
  given = { turn = p1, phase = "deployment", p1 = { support = { "Valley of the Dark Lords" }, hand = { "Toy Loner" } } },
  steps = { p1.cannot { "plays", "Toy Loner", because = "LCG-RSC-05" }, p1.passes },
}
scenario "The Inquisitor's Lightsaber: an icon" {
  rules = { "GA-218.4/constant" },
  given = { turn = p1, p1 = { units = { "Toy Adept" }, support = { { "The Inquisitor's Lightsaber", on = "Toy Adept" } } }, p2 = { units = { { "Toy Guardian", shields = 1 } }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Adept" }, defenders = { "Toy Guardian" }, edge = p2, at = "strikes" } },
  steps = { expect { p1.card "Toy Adept", unit_damage = 2 }, p2.strikes_with "Toy Guardian", p1.strikes_with "Toy Adept", p2.shields "Toy Guardian", expect { p2.card "Toy Guardian", damage = 1 } },
}

scenario "The Inquisitor's Lightsaber: no icon for a unit that does not have it" {
  quiet = { "GA-218.4/constant" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Adept", "Toy Officer" }, support = { { "The Inquisitor's Lightsaber", on = "Toy Adept" } } } },
  steps = { expect { p1.card "Toy Officer", unit_damage = 0 } },
}

scenario "Inspiring Presence: each card of the same objective set is elite" {
  rules = { "GA-226.4/constant" },
  given = { turn = p2, phase = "refresh", turns = 4, p2 = { units = { { "Kanan Jarrus", focus = 2 }, { "Toy Pilgrim", focus = 2 } }, support = { { "Inspiring Presence", on = "Kanan Jarrus" } }, objectives = { "Toy Refuge", "Toy Refuge", "Toy Refuge" } } },
  steps = { p2.uses "Kanan Jarrus", p2.chooses "Toy Pilgrim", expect { p2.card "Kanan Jarrus", focus = 0 }, expect { p2.card "Toy Pilgrim", focus = 0 } },
}
scenario "Inspiring Presence: no card of another set" {
  quiet = { "GA-226.4/constant" },
  given = { turn = p2, phase = "refresh", turns = 4, p2 = { units = { "Kanan Jarrus", { "Alliance X-Wing", focus = 2 } }, support = { { "Inspiring Presence", on = "Kanan Jarrus" } }, objectives = { "Toy Refuge", "Toy Refuge", "Toy Refuge" } } },
  steps = { p2.passes, expect { p2.card "Alliance X-Wing", focus = 1 } },
}
scenario "Rebel for Hire: a card of the leader's objective set out of the deck" {
  rules = { "GA-226.6/action" },
  given = { turn = p2, phase = "deployment", p2 = { units = { "Kanan Jarrus" }, objectives = { "Toy Spring" }, hand = { "Rebel for Hire" }, deck = { "Toy Pilgrim", "Alliance X-Wing", "GA-229.2", "Toy Medic" } } },
  steps = { p2.plays "Rebel for Hire", p2.accepts, expect { p2.hand, exactly = { "Kanan Jarrus" } }, expect { p2.deck, count = 3 } },
}
scenario "Rebel for Hire: not without a leader" {
  quiet = { "GA-226.6/action" },
  given = { turn = p2, phase = "deployment", p2 = { units = { { "Alliance X-Wing", focus = 1 } }, objectives = { "Toy Spring" }, hand = { "Rebel for Hire", "Toy Slinger" }, deck = { "Toy Pilgrim" } } },
  steps = { p2.cannot { "plays", "Rebel for Hire" }, p2.passes },
}
scenario "Royal Guard Champion: out of the discard pile after a struggle that is won by 3" {
  rules = { "GA-219.3/reaction" },
  given = { phase = "force", turn = p1, p1 = { units = { { "Toy Adept", committed = true } }, discard = { "Royal Guard Champion" } }, p2 = { deck = { "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic" } } },
  steps = { p1.uses "Royal Guard Champion", expect { p1.units, exactly = { "Toy Adept", "Royal Guard Champion" } } },
}
scenario "Royal Guard Champion: not after one that is won by less" {
  quiet = { "GA-219.3/reaction" },
  given = { phase = "force", turn = p1, p1 = { units = { { "Toy Officer", committed = true } }, discard = { "Royal Guard Champion" } }, p2 = { deck = { "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic" } } },
  steps = { expect { p1.units, exactly = { "Toy Officer" } } },
}

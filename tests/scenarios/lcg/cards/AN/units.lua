-- Aggressive Negotiations: units.

local payers = { "Toy Furnace", "Toy Shipyard" }

scenario "BT-1: played from the hand in an engagement; a ready card that generates resources is exhausted" {
  rules = { "AN-267.3/action", "AN-267.3/reaction" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" }, objectives = payers, hand = { "BT-1" } },
    p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge", { "Toy Academy", focus = 1 } } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, at = "actions after attackers" } },
  steps = {
    p1.uses "BT-1", p1.pays_with("Toy Furnace", "for 1 resource"), p1.pays_with("Toy Shipyard", "for 2 resources"),
    p1.uses "BT-1",
    expect { p1.card "BT-1", participating = false },
    expect { p2.card "Toy Refuge", focus = 1 },
  },
}
scenario "BT-1: not from the hand in another phase" {
  quiet = { "AN-267.3/action" },
  given = { turn = p1, phase = "actions after drawing",
    p1 = { units = { "Toy Gunner" }, objectives = payers, hand = { "BT-1" } }, p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" } } },
  steps = { p1.may_choose_exactly { "uses Toy Gunner", pass } },
}
scenario "BT-1: not without the resources" {
  quiet = { "AN-267.3/action" },
  given = { turn = p1,
    p1 = { units = { "Toy Gunner", "Toy Trooper" }, objectives = { "Toy Furnace" }, hand = { "BT-1" } },
    p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, at = "actions after attackers" } },
  steps = { p1.may_choose_exactly { "uses Toy Gunner", pass } },
}
scenario "BT-1: deployed as usual, it exhausts nothing" {
  quiet = { "AN-267.3/reaction" },
  given = { turn = p1, phase = "deployment", p1 = { objectives = payers, hand = { "BT-1" } }, p2 = { objectives = { "Toy Refuge" } } },
  steps = {
    p1.plays "BT-1", p1.pays_with("Toy Furnace", "for 1 resource"), p1.pays_with("Toy Shipyard", "for 2 resources"),
    expect { p2.card "Toy Refuge", focus = 0 },
  },
}

scenario "Lieutenant Childsen: a card more for a Wookiee that is captured" {
  rules = { "AN-268.2/reaction" },
  given = { turn = p1, p1 = { units = { "Lieutenant Childsen" }, objectives = { "Toy Garrison" }, deck = { "Toy Walker", "Toy Trooper" } }, p2 = { units = { "Toy Wookiee" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Lieutenant Childsen" }, defenders = { "Toy Wookiee" }, edge = p2, at = "strikes" } },
  steps = { p1.strikes_with "Lieutenant Childsen", p1.uses "Lieutenant Childsen", expect { p1.captured, exactly = { "Toy Wookiee" } }, expect { p1.hand, count = 1 } },
}
scenario "Lieutenant Childsen: none for another unit" {
  rules = { "AN-268.2/reaction" },
  given = { turn = p1, p1 = { units = { "Lieutenant Childsen" }, objectives = { "Toy Garrison" }, deck = { "Toy Walker", "Toy Trooper" } }, p2 = { units = { "Toy Guardian" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Lieutenant Childsen" }, defenders = { "Toy Guardian" }, edge = p2, at = "strikes" } },
  steps = { p1.strikes_with "Lieutenant Childsen", p1.uses "Lieutenant Childsen", expect { p1.captured, exactly = { "Toy Guardian" } }, expect { p1.hand, count = 0 } },
}

scenario "Lieutenant Childsen: no unit that costs more" {
  quiet = { "AN-268.2/reaction" },
  given = { turn = p1, p1 = { units = { "Lieutenant Childsen" }, objectives = { "Toy Garrison" }, deck = { "Toy Walker", "Toy Trooper" } }, p2 = { units = { "Luke Skywalker" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Lieutenant Childsen" }, defenders = { "Luke Skywalker" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Lieutenant Childsen", p1.resolves "unit damage", expect { p1.captured, count = 0 } },
}

-- Attack Run: cards drawn by lot.

scenario "Information Broker: a Force icon for each card in the opponent's hand, until the phase ends" {
  rules = { "ATR-158.3/reaction" },
  given = { turn = p2, phase = "conflict", p1 = { hand = { "Toy Trooper", "Toy Trooper" } }, p2 = { units = { { "Information Broker", committed = true } }, hand = { "Toy Pilgrim" }, deck = { "Toy Medic" } } },
  steps = { p2.uses "Information Broker", expect { p2.card "Information Broker", force = 2 } },
}
scenario "Information Broker: in the other player's Force phase too" {
  rules = { "ATR-158.3/reaction" },
  given = { turn = p1, phase = "conflict", p1 = { hand = { "Toy Trooper", "Toy Trooper", "Toy Trooper" } }, p2 = { units = { { "Information Broker", committed = true } }, objectives = { "Toy Beacon", "Toy Refuge", "Toy Refuge" }, deck = { "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic" } } },
  steps = { p2.uses "Information Broker", expect { p2.card "Information Broker", force = 3 }, p2.uses "Toy Beacon", expect { p2.card "Information Broker", force = 0 } },
}
scenario "Information Broker: its icons count in the Force struggle" {
  rules = { "ATR-158.3/reaction" },
  given = { turn = p2, phase = "conflict", balance = p1, p1 = { hand = { "Toy Trooper", "Toy Trooper" } }, p2 = { units = { { "Information Broker", committed = true }, { "Toy Oracle" , focus = 1 } }, deck = { "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim" } } },
  steps = { p2.uses "Information Broker", p2.passes, p2.uses "Toy Oracle", expect { p2.hand, count = 2 }, expect { table, balance = "p2" } },
}
scenario "Information Broker: nothing when another phase begins" {
  quiet = { "ATR-158.3/reaction" },
  given = { turn = p2, phase = "draw", p1 = { hand = { "Toy Trooper", "Toy Trooper" } }, p2 = { units = { { "Information Broker", committed = true }, "Toy Medic" }, hand = { "Toy Pilgrim" }, deck = { "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic" } } },
  steps = { p2.may_choose { "discards Toy Pilgrim" }, expect { p2.card "Information Broker", force = 0 } },
}

local function lost(units, hand, support)
  return { turn = p1, phase = "deployment", p1 = { units = units, hand = hand, support = support, objectives = { "Toy Garrison" } } }
end
scenario "Slave 1: a pilot that is sacrificed goes to the hand, one in a turn" {
  rules = { "ATR-160.3/interrupt" },
  given = lost({ "Slave 1", "Black Squadron Pilot", "Race Circuit Champion" }, { "Toy Tithe", "Toy Tithe" }),
  steps = {
    p1.plays "Toy Tithe", p1.chooses "Black Squadron Pilot", p1.uses "Slave 1", expect { p1.hand, exactly = { "Black Squadron Pilot", "Toy Tithe" } },
    p1.plays "Toy Tithe", p1.chooses "Race Circuit Champion", expect { p1.hand, exactly = { "Black Squadron Pilot" } }, expect { p1.discard, exactly = { "Toy Tithe", "Toy Tithe", "Race Circuit Champion" } },
  },
}
scenario "Slave 1: a pilot that is destroyed goes to the hand" {
  rules = { "ATR-160.3/interrupt" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Slave 1", { "Race Circuit Champion", damage = 1 } }, objectives = { "Toy Garrison" } }, p2 = { units = { "Toy Slinger" }, objectives = { "Toy Refuge" } } },
  steps = { p2.uses "Toy Slinger", p2.chooses "Race Circuit Champion", p1.uses "Slave 1", expect { p1.hand, exactly = { "Race Circuit Champion" } } },
}
scenario "Slave 1: a pilot whose vehicle leaves play goes to the hand" {
  rules = { "ATR-160.3/interrupt" },
  given = lost({ "Slave 1", "TIE Advanced" }, { "Toy Tithe" }, { { "\"Mauler\" Mithel", on = "TIE Advanced" } }),
  steps = { p1.plays "Toy Tithe", p1.chooses "TIE Advanced", p1.uses "Slave 1", expect { p1.hand, exactly = { "\"Mauler\" Mithel" } }, expect { p1.discard, exactly = { "Toy Tithe", "TIE Advanced" } } },
}
scenario "Slave 1: its own pilot" {
  rules = { "ATR-160.3/interrupt" },
  given = lost({ "Slave 1" }, { "Toy Tithe" }, { { "Race Circuit Champion", on = "Slave 1" } }),
  steps = { p1.plays "Toy Tithe", p1.uses "Slave 1", expect { p1.hand, exactly = { "Race Circuit Champion" } }, expect { p1.discard, exactly = { "Toy Tithe", "Slave 1" } } },
}
scenario "Slave 1: not a unit that is no pilot and has none" {
  quiet = { "ATR-160.3/interrupt" },
  given = lost({ "Slave 1", "Toy Trooper" }, { "Toy Tithe" }),
  steps = { p1.plays "Toy Tithe", p1.chooses "Toy Trooper", expect { p1.discard, exactly = { "Toy Tithe", "Toy Trooper" } } },
}
scenario "Slave 1: not a pilot of the opponent" {
  quiet = { "ATR-160.3/interrupt" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Slave 1", "Toy Gunner" }, objectives = { "Toy Garrison" } }, p2 = { units = { { "Toy Copilot", damage = 1 } } } },
  steps = { p1.uses "Toy Gunner", expect { p2.discard, exactly = { "Toy Copilot" } }, expect { p2.hand, count = 0 } },
}

-- Words that texts use for the Force, captured cards, tokens that move or stay, protect that is given, decks.

scenario "A text commits a unit to the Force"  {
  rules = { "TOY-270/action" },
  given = { turn = p1, phase = "actions after drawing", p1 = { units = { "Toy Trooper" }, hand = { "Toy Summons" } } },
  steps = { p1.plays "Toy Summons", expect { p1.card "Toy Trooper", committed = true } },
}
scenario "... but none without a Force card left" {
  cites = { { "LCG-FOR-02", "the switch is asked in the Force phase; a text counts the three Force cards by itself" } },
  given = { turn = p1, phase = "actions after drawing",
    p1 = { units = { "Toy Gunner", { "Toy Walker", committed = true }, { "Toy Walker", committed = true }, { "Toy Walker", committed = true } },
      hand = { "Toy Summons" } }, p2 = { units = { "Toy Pilgrim" } } },
  steps = { p1.plays "Toy Summons", p1.chooses "Toy Gunner", expect { p1.card "Toy Gunner", committed = false } },
}
scenario "A text takes a Force card away" {
  rules = { "TOY-271/action" },
  given = { turn = p1, phase = "actions after drawing", p1 = { hand = { "Toy Doubt" } }, p2 = { units = { { "Toy Pilgrim", committed = true } } } },
  steps = { p1.plays "Toy Doubt", expect { p2.card "Toy Pilgrim", committed = false } },
}
scenario "A focus token moves" {
  rules = { "TOY-272/action" },
  given = { turn = p1, phase = "actions after drawing", p1 = { units = { { "Toy Trooper", focus = 2 } }, hand = { "Toy Burden" } }, p2 = { units = { "Toy Pilgrim" } } },
  steps = { p1.plays "Toy Burden", expect { p1.card "Toy Trooper", focus = 1 }, expect { p2.card "Toy Pilgrim", focus = 1 } },
}
scenario "A shield moves to a unit that has none" {
  rules = { "TOY-273/action" },
  given = { turn = p2, phase = "actions after drawing", p2 = { units = { { "Toy Pilgrim", shields = 1 }, "Toy Speeder" }, hand = { "Toy Screen" } } },
  steps = { p2.plays "Toy Screen", expect { p2.card "Toy Pilgrim", shields = 0 }, expect { p2.card "Toy Speeder", shields = 1 } },
}
scenario "A captured card is rescued by a text" {
  rules = { "TOY-274/action" },
  given = { turn = p2, phase = "actions after drawing",
    p1 = { objectives = { "Toy Garrison" }, captured = { { "Toy Mentor", on = "Toy Garrison" } } }, p2 = { hand = { "Toy Jailbreak" } } },
  steps = { p2.plays "Toy Jailbreak", expect { p2.hand, exactly = { "Toy Mentor" } }, expect { p1.captured, count = 0 } },
}
scenario "The top of a deck is looked at; one card goes to the bottom" {
  rules = { "TOY-275/action" },
  given = { turn = p1, phase = "actions after drawing", p1 = { hand = { "Toy Outlook" }, deck = { "Toy Walker", "Toy Trooper", "Toy Officer" } } },
  steps = { p1.plays "Toy Outlook", p1.chooses "Toy Walker", expect { p1.deck, in_order = { "Toy Trooper", "Toy Officer", "Toy Walker" } } },
}
scenario "Edge is taken away for the turn" {
  rules = { "TOY-277/action" },
  given = { turn = p2, phase = "actions after drawing", p1 = { units = { "Toy Officer" } }, p2 = { units = { "Toy Pilgrim" }, hand = { "Toy Solace" } } },
  steps = { p2.plays "Toy Solace", expect { p1.card "Toy Officer", edge_value = 0 } },
}
scenario "Protect that a text gives" {
  rules = { "TOY-280/constant" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" } },
    p2 = { units = { "Toy Guardian", "Toy Pilgrim" }, support = { { "Toy Ward", on = "Toy Pilgrim" } }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Guardian" }, edge = p1, at = "strike" } },
  steps = {
    p1.strikes_with "Toy Trooper", p2.may_choose_exactly { "protects with Toy Pilgrim", pass },
    p2.passes, expect { p2.card "Toy Guardian", damage = 1 },
  },
}
scenario "No focus token is placed on it by a text" {
  rules = { "TOY-280/constant-2" },
  given = { turn = p1, phase = "actions after drawing",
    p1 = { units = { { "Toy Saboteur" }, "Toy Gunner" } }, p2 = { units = { "Toy Pilgrim" }, support = { { "Toy Ward", on = "Toy Pilgrim" } } } },
  steps = { p1.uses "Toy Saboteur", expect { p2.card "Toy Pilgrim", focus = 0 } },
}
for n = 0, 1 do
  scenario(n == 1 and "Damage stays where a text says so" or "Damage is moved") {
    rules = n == 1 and { "TOY-281/constant" } or nil, quiet = n == 0 and { "TOY-281/constant" } or nil,
    given = { turn = p1, phase = "actions after drawing",
      p1 = { units = { { "Toy Trooper", damage = 1 } }, objectives = { "Toy Garrison" }, hand = { "Toy Transfer" } },
      p2 = { units = { "Toy Guardian" }, support = { { "Toy Fetter", on = n == 1 and "Toy Trooper" or "Toy Guardian" } } } },
    steps = n == 1 and { p1.cannot { "plays", "Toy Transfer", because = "LCG-FX-07" }, p1.passes }
      or { p1.plays "Toy Transfer", expect { p1.card "Toy Trooper", damage = 0 }, expect { p2.card "Toy Guardian", damage = 1 } },
  }
  scenario(n == 1 and "A focus token stays where a text says so" or "A focus token is removed") {
    rules = n == 1 and { "TOY-281/constant-2" } or nil, quiet = n == 0 and { "TOY-281/constant-2" } or nil,
    given = { turn = p1, phase = "actions after drawing",
      p1 = { units = { { "Toy Walker", focus = 1 }, "Toy Tinker" } },
      p2 = { units = { "Toy Guardian" }, support = { { "Toy Fetter", on = n == 1 and "Toy Walker" or "Toy Guardian" } } } },
    steps = { p1.uses "Toy Tinker", expect { p1.card "Toy Walker", focus = n } },
  }
end
scenario "Alone on its side, and with the edge" {
  rules = { "TOY-282/constant", "TOY-283/constant" },
  given = { turn = p1,
    p1 = { units = { "Toy Loner", "Toy Victor" } }, p2 = { units = { "Toy Guardian" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Loner" }, defenders = { "Toy Guardian" }, edge = p1, at = "strike" } },
  steps = { expect { p1.card "Toy Loner", unit_damage = 2 }, expect { p1.card "Toy Victor", blast_damage = 1 } },
}
scenario "... not with another, and not without the edge" {
  quiet = { "TOY-282/constant", "TOY-283/constant" },
  given = { turn = p1,
    p1 = { units = { "Toy Loner", "Toy Victor" } }, p2 = { units = { "Toy Guardian" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Loner", "Toy Victor" }, defenders = { "Toy Guardian" }, edge = p2, at = "strike" } },
  steps = { expect { p1.card "Toy Loner", unit_damage = 1 }, expect { p1.card "Toy Victor", blast_damage = 0 } },
}
scenario "Units that share an affiliation: neutral is none" {
  rules = { "TOY-284/constant" },
  given = { turn = p1, phase = "actions after drawing", p1 = { units = { "Toy Comrade", "Toy Adept", "Toy Hunter" } }, p2 = { units = { "Toy Pilgrim" } } },
  steps = { expect { p1.card "Toy Comrade", unit_damage = 2 } },
}

-- A Dark Time: cards drawn by lot.

scenario "Prophet of the Dark Side: the top card is looked at, and drawn while the Balance is with its player" {
  rules = { "ADT-50.2/reaction" },
  given = { turn = p1, phase = "deployment", balance = p1, p1 = { hand = { "Prophet of the Dark Side" }, objectives = { "Toy Furnace" }, deck = { "Toy Walker", "Toy Officer" } } },
  steps = { p1.plays "Prophet of the Dark Side", p1.uses "Prophet of the Dark Side", p1.accepts, expect { p1.hand, exactly = { "Toy Walker" } } },
}
scenario "Prophet of the Dark Side: it may stay where it is" {
  rules = { "ADT-50.2/reaction" },
  given = { turn = p1, phase = "deployment", balance = p1, p1 = { hand = { "Prophet of the Dark Side" }, objectives = { "Toy Furnace" }, deck = { "Toy Walker", "Toy Officer" } } },
  steps = { p1.plays "Prophet of the Dark Side", p1.uses "Prophet of the Dark Side", p1.declines, expect { p1.hand, count = 0 } },
}
scenario "Prophet of the Dark Side: with the Balance against it nothing is drawn" {
  rules = { "ADT-50.2/reaction" },
  given = { turn = p1, phase = "deployment", balance = p2, p1 = { hand = { "Prophet of the Dark Side" }, objectives = { "Toy Furnace" }, deck = { "Toy Walker", "Toy Officer" } } },
  steps = { p1.plays "Prophet of the Dark Side", p1.uses "Prophet of the Dark Side", expect { p1.hand, count = 0 }, expect { p1.deck, in_order = { "Toy Walker", "Toy Officer" } } },
}

-- Anger is played in the turn of the dark side; its Force struggle and that of the light side's turn follow.
local function anger(dark, light)
  return { turn = p1, phase = "deployment", p1 = { units = dark, hand = { "Anger" }, objectives = { "Toy Furnace", "Toy Shipyard", "Toy Garrison" }, deck = { "Toy Walker", "Toy Walker" } },
    p2 = { units = light, objectives = { "Toy Refuge", "Toy Refuge", "Toy Refuge" }, deck = { "Toy Speeder", "Toy Speeder", "Toy Speeder", "Toy Speeder", "Toy Speeder", "Toy Speeder", "Toy Speeder" } } }
end
scenario "Anger: whoever loses a Force struggle in their own turn loses the unit, and not in the turn of the other" {
  rules = { "ADT-50.5/forced_reaction" },
  given = anger({ { "Toy Adept", committed = true } }, { "Toy Pilgrim", "Toy Mentor" }),
  steps = {
    p1.plays "Anger", p1.pays_with("Toy Shipyard", "for 2 resources"), p1.chooses "Toy Pilgrim", p1.passes, p2.passes, p2.passes, p2.passes,
    expect { p2.units, exactly = { "Toy Pilgrim", "Toy Mentor" } },   -- the light side has lost the struggle of the dark side's turn
    p2.passes, p2.passes, expect { p2.units, exactly = { "Toy Mentor" } }, expect { p2.discard, exactly = { "Toy Pilgrim" } }, expect { p1.discard, exactly = { "Anger" } },
  },
}
scenario "Anger: not after a struggle that is won" {
  quiet = { "ADT-50.5/forced_reaction" },
  given = anger({}, { "Toy Pilgrim", { "Toy Mentor", committed = true } }),
  steps = {
    p1.plays "Anger", p1.pays_with("Toy Shipyard", "for 2 resources"), p1.chooses "Toy Pilgrim", p2.chooses "Toy Garrison", p2.passes,
    p2.passes, p2.passes, expect { p2.units, exactly = { "Toy Pilgrim", "Toy Mentor" } },
  },
}

-- What lies facedown, searching, units that change sides, capture: LCG-DSR-03 to LCG-DSR-05, LCG-GP-05 to LCG-GP-09, LCG-GP-20,
-- LCG-FAQ-03, LCG-CAP-04.

scenario "After a search the deck is shuffled; who searches may find nothing" {
  rules = { "LCG-DSR-03" },
  cites = { { "LCG-DSR-05", "a search ends with a choice of one card or none" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Sweep" }, support = { "Toy Empire" }, objectives = { "Toy Garrison" } },
    p2 = { objectives = { { "A Journey to Dagobah", damage = 3 } }, objective_deck = { "Toy Refuge", "Toy Academy", "Toy Beacon" } }, chance = { 1, 1 } },
  steps = {
    p1.plays "Toy Sweep", p2.uses "A Journey to Dagobah", expect { p2.objective_deck, seen_by_p2 = 3, seen_by_p1 = 0 },
    p2.may_choose_exactly { "Toy Refuge", "Toy Academy", "Toy Beacon", done }, p2.finishes,
    expect { p2.objective_deck, in_order = { "Toy Academy", "Toy Beacon", "Toy Refuge" }, seen_by_p2 = 0 },
  },
}
scenario "A player knows the cards of the own edge stack; what was revealed stays so" {
  cites = { { "LCG-GP-05", "an edge stack is a zone that its owner sees" }, { "LCG-DSR-04", "what was shown stays known until it is somewhere else" } },
  given = { turn = p1, p1 = { units = { "Toy Trooper" }, hand = { "Toy Ambush", "Toy Walker" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Pilgrim", "Toy Sniper" }, hand = { "Toy Mentor", "Toy Relic" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim", "Toy Sniper" } } },
  steps = {
    p1.places "Toy Ambush", p2.places "Toy Mentor", expect { p1.edge, seen_by_p1 = 1, seen_by_p2 = 0 }, expect { p2.edge, seen_by_p1 = 0, seen_by_p2 = 1 },
    p1.passes, p2.passes, expect { p1.edge, seen_by_p2 = 1 }, expect { p2.edge, seen_by_p1 = 1 },   -- while the Ambush asks whom it hits
    p1.chooses "Toy Sniper", p2.strikes_with "Toy Pilgrim", p1.strikes_with "Toy Trooper", p1.chooses "Toy Pilgrim",
  },
}

-- Capture
scenario "A captured card is facedown; the dark side may look at it" {
  cites = { { "LCG-GP-06", "captured cards lie in a zone that whoever controls them sees" } },
  given = { phase = "replace objectives", turn = p1,
    p1 = { objectives = { "Toy Garrison", "Toy Shipyard" }, objective_deck = { "Cruel Interrogations" }, deck = { "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper" } },
    p2 = { hand = { "Toy Pilgrim" } } },
  steps = { p1.uses "Cruel Interrogations", expect { p1.captured, exactly = { "Toy Pilgrim" }, seen_by_p1 = 1, faceup = 0 } },
}
scenario "A unit that is captured leaves play, and its enhancements are discarded" {
  rules = { "LCG-CAP-02" },
  given = { turn = p1, p1 = { units = { "Toy Stalker" }, objectives = { "Toy Garrison" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Guardian" }, support = { { "Toy Relic", on = "Toy Guardian" } } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Stalker" }, defenders = { "Toy Guardian" }, edge = p1, at = "strikes" } },
  steps = {
    p1.strikes_with "Toy Stalker", p1.uses "Toy Stalker", expect { p2.units, count = 0 }, expect { p1.captured, exactly = { "Toy Guardian" } },
    expect { p2.discard, exactly = { "Toy Relic" } },
  },
}
scenario "A unit that was destroyed is not captured from the discard pile" {
  cites = { { "LCG-FAQ-03", "what captures a unit looks for it in play" }, { "LCG-FAQ-02", "the ruling's card reacts to its damage as this one does" } },
  given = { turn = p1, p1 = { units = { "Toy Stalker" }, objectives = { "Toy Garrison" } }, p2 = { objectives = { "Toy Refuge" }, units = { "Toy Pilgrim" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Stalker" }, defenders = { "Toy Pilgrim" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Stalker", expect { p1.captured, count = 0 }, expect { p2.discard, exactly = { "Toy Pilgrim" } } },
}
scenario "Of a unique card that was captured another copy may be played" {
  cites = { { "LCG-CAP-04", "a captured card is not in play: only cards in play are looked at" } },
  given = { phase = "deployment", turn = p2, p1 = { objectives = { "Toy Garrison" }, captured = { { "Toy Mentor", on = "Toy Garrison" } } },
    p2 = { hand = { "Toy Mentor" }, support = { "Toy Temple" }, objectives = { "Toy Academy" } } },
  steps = { p2.plays "Toy Mentor", expect { p2.units, exactly = { "Toy Mentor" } } },
}

-- Control
scenario "Whose control is taken of loses its Force card" {
  rules = { "LCG-GP-07" },
  cites = { { "LCG-FOR-04", "nothing else takes a Force card away" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Corruption" }, support = { "Toy Empire" } }, p2 = { units = { { "Toy Mentor", committed = true, damage = 1, focus = 1 } } } },
  steps = { p1.plays "Toy Corruption", expect { p1.card "Toy Mentor", committed = false, damage = 1, focus = 1 }, expect { p2.units, count = 0 } },
}
scenario "Enhancements do not change sides with their host; one that may not stay there is discarded" {
  rules = { "LCG-GP-08", "LCG-GP-09" },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Corruption" }, support = { "Toy Empire" } },
    p2 = { units = { "Toy Mentor" }, support = { { "Toy Relic", on = "Toy Mentor" }, { "Toy Oath", on = "Toy Mentor" } } } },
  steps = {
    expect { p2.card "Toy Mentor", unit_damage = 4 }, p1.plays "Toy Corruption",
    expect { p2.support, exactly = { "Toy Relic" } }, expect { p2.discard, exactly = { "Toy Oath" } }, expect { p1.support, exactly = { "Toy Empire" } },
    expect { p1.card "Toy Mentor", unit_damage = 3, capacity = 4 },
  },
}
scenario "A unit under another player's control goes to its owner's discard pile, and attacks for its controller before that" {
  cites = { { "LCG-GP-20", "where a card goes that leaves play is asked of its owner, and nothing answers that" }, { "LCG-CARD-16", "friendly is what a player controls" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Corruption", "Toy Doom" }, support = { "Toy Empire" }, objectives = { "Toy Garrison" } }, p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" } } },
  steps = {
    p1.plays "Toy Corruption", p1.pays_with("Toy Empire", "for 1 resource"), p1.plays "Toy Doom", expect { p2.discard, exactly = { "Toy Mentor" } }, expect { p1.discard, exactly = { "Toy Corruption", "Toy Doom" } },
  },
}
scenario "A unit whose control was taken attacks for its new controller" {
  cites = { { "LCG-TERM-13", "what is yours is what you control" } },
  given = { phase = "deployment", turn = p1, p1 = { hand = { "Toy Corruption" }, support = { "Toy Empire" } }, p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" } } },
  steps = { p1.plays "Toy Corruption", p1.engages "Toy Refuge", p1.attacks_with "Toy Mentor", p1.strikes_with "Toy Mentor", expect { p2.card "Toy Refuge", damage = 1 } },
}

-- Drawing destiny (rulebook 1.F): the eight steps, failed draws, unresolved draws.

scenario "The top card is revealed and is an unresolved draw until the draw is complete" {
  rules = { "CCG-DEST-STEP-01", "CCG-DEST-STEP-02", "CCG-DEST-STEP-06" },
  given = { turn = p1, phase = "control", p1 = { reserve = { "Toy Captain", "Toy Filler" }, table = { "Toy Oracle" } }, p2 = { table = { "Toy Lens" } } },
  steps = {
    p1.uses "Toy Oracle",
    p2.may_choose_exactly { "answers Toy Lens", pass },
    expect { p1.unresolved, exactly = { "Toy Captain" } },
    expect { p1, drawn_destiny = 2 },
    p2.passes,
    expect { p1.used, exactly = { "Toy Captain" } },
    expect { p1, total_destiny = 2 },
  },
}

scenario "A location drawn for destiny is a zero" {
  rules = { "CCG-DEST-STEP-01" },
  given = { turn = p1, phase = "control", p1 = { reserve = { "Toy Canyon", "Toy Filler" }, table = { "Toy Oracle" } } },
  steps = {
    p1.uses "Toy Oracle",
    expect { p1, total_destiny = 0 },
    expect { p1.used, count = 1 },
  },
}

scenario "Halves and other fractions are drawn as they are printed" {
  rules = { "CCG-DEST-STEP-02" },
  given = { turn = p1, phase = "control", p1 = { reserve = { "Toy Pilgrim", "Toy Circle", "Toy Filler" }, table = { "Toy Twins" } } },
  steps = {
    p1.uses "Toy Twins",
    expect { p1, total_destiny = 6.642 },
  },
}

scenario "Every kind of draw can be answered, not only battle destiny" {
  rules = { "CCG-DEST-01" },
  given = { turn = p1, phase = "control", p1 = { reserve = { "Toy Captain", "Toy Filler" }, lost = 1, table = { "Toy Oracle", "Toy Lens" } } },
  steps = {
    p1.uses "Toy Oracle",
    p1.answers "Toy Lens",
    expect { p1, total_destiny = 3 },
    expect { p1.lost, count = 0 },
  },
}

scenario "Battle destiny may be drawn or not; other destiny must be drawn, unless the text says may" {
  rules = { "CCG-DEST-02" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" },
    p1 = { force = 1, table = { { "Toy Mentor", at = "Toy Plaza" }, "Toy Hunch", "Toy Oracle" } },
    p2 = { table = { { "Toy Bulwark", at = "Toy Plaza" } } } },
  steps = {
    p1.battles "Toy Plaza",
    p1.passes,
    p1.may_choose_exactly { accept, decline },
    p1.declines,
    expect { p1, battle_destiny = "none" },
    expect { p1.reserve, count = 12 },
    p2.forfeits "Toy Bulwark",
    p1.uses "Toy Hunch",
    p1.may_choose_exactly { accept, decline },
    p1.declines,
    expect { p1.reserve, count = 12 },
    p1.uses "Toy Oracle",
    expect { p1.reserve, count = 11 },
  },
}

scenario "Nobody draws or substitutes destiny with an empty Reserve Deck" {
  rules = { "CCG-DEST-03" },
  given = { turn = p1, phase = "control", p1 = { reserve = {}, used = 3, lost = 1, table = { "Toy Oracle", "Toy Vision" } } },
  steps = {
    p1.uses "Toy Oracle",
    expect { p1, total_destiny = "none" },
    expect { p1.lost, count = 1 },
  },
}

scenario "How many destinies are drawn is fixed before the first one" {
  rules = { "CCG-DEST-04" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" },
    p1 = { force = 1, table = { { "Toy Mentor", at = "Toy Plaza" }, { "Toy Adviser", at = "Toy Plaza" } } },
    p2 = { table = { { "Toy Bulwark", at = "Toy Plaza" }, "Toy Snare" } } },
  steps = {
    p1.battles "Toy Plaza",
    p1.accepts,
    p2.answers "Toy Snare",
    p2.chooses "Toy Adviser",                               -- who adds a battle destiny is lost
    expect { p1.lost, exactly = { "Toy Adviser" } },
    p2.passes,
    expect { p1, battle_destiny = 6 },
    p2.forfeits "Toy Bulwark",
  },
}

scenario "Automatic modifiers come before anybody can respond" {
  rules = { "CCG-DEST-05", "CCG-DEST-STEP-04" },
  given = { turn = p1, phase = "control", p1 = { reserve = { "Toy Filler", "Toy Filler" }, table = { "Toy Oracle", "Toy Tide", "Toy Mirror" } } },
  steps = {
    p1.uses "Toy Oracle",
    expect { p1, drawn_destiny = 4 },
    p1.answers "Toy Mirror",
    expect { p1, total_destiny = 8 },                       -- 3 + 1, doubled
  },
}

scenario "The value is one thing, the card another: the card is taken, the value stays" {
  rules = { "CCG-DEST-STEP-03" },
  given = { turn = p1, phase = "control", p1 = { reserve = { "Toy Mentor", "Toy Filler" }, lost = 1, table = { "Toy Oracle", "Toy Magnet" } } },
  steps = {
    p1.uses "Toy Oracle",
    p1.answers "Toy Magnet",
    expect { p1.hand, exactly = { "Toy Mentor" } },
    expect { p1, total_destiny = 5 },
    expect { p1.used, count = 1 },                          -- the Force retrieved, not the drawn card
  },
}

scenario "Automatic actions answer the draw before just actions do" {
  rules = { "CCG-DEST-STEP-06" },
  given = { turn = p1, phase = "control", p1 = { reserve = { "Toy Captain", "Toy Filler" }, lost = 2, table = { "Toy Oracle", "Toy Rattle" } }, p2 = { table = { "Toy Lens" } } },
  steps = {
    p1.uses "Toy Oracle",
    p2.is_asked,
    expect { p1.lost, count = 1 },                          -- the Rattle has been at work
    p2.passes,
  },
}

scenario "An Interrupt that acts when drawn for destiny counts as played and can be cancelled" {
  rules = { "CCG-DEST-STEP-05" },
  given = { turn = p1, phase = "control", p1 = { reserve = { "Toy Outcry", "Toy Filler" }, lost = 3, table = { "Toy Errand" } }, p2 = { hand = { "Toy Refusal" } } },
  steps = {
    p1.uses "Toy Errand",
    p2.passes, p2.may_choose_exactly { "answers Toy Refusal", pass },
    p2.answers "Toy Refusal",
    expect { p1.lost, count = 3 },                          -- 3, the Outcry, less 1 by the Errand
    expect { p1, total_destiny = 4 },                       -- the value is not the card
  },
}

scenario "Another card that acts when drawn for destiny is not played" {
  rules = { "CCG-DEST-STEP-05" },
  given = { turn = p1, phase = "control", p1 = { reserve = { "Toy Porter", "Toy Filler" }, lost = 3, table = { "Toy Twins" } }, p2 = { hand = { "Toy Refusal" } } },
  steps = {
    p1.uses "Toy Twins",
    expect { p1.lost, count = 1 },                          -- one by the Porter, one by the Twins; nobody could refuse
    expect { p1.used, count = 4 },
  },
}

scenario "The drawer's opponent has the first just action" {
  rules = { "CCG-ACT-JUST-03", "CCG-DEST-STEP-06" },
  given = { turn = p1, phase = "control", p1 = { reserve = { "Toy Filler", "Toy Filler" }, table = { "Toy Oracle", "Toy Mirror" } }, p2 = { table = { "Toy Lens" } } },
  steps = {
    p1.uses "Toy Oracle",
    p2.may_choose_exactly { "answers Toy Lens", pass },
    p2.answers "Toy Lens",
    p1.answers "Toy Mirror",
    expect { p1, total_destiny = 8 },
  },
}

scenario "A value below zero becomes zero when the draw is complete" {
  rules = { "CCG-DEST-STEP-07" },
  given = { turn = p1, phase = "control", p1 = { reserve = { "Toy Filler", "Toy Mentor", "Toy Filler" }, table = { "Toy Twins" } }, p2 = { table = { "Toy Undertow", "Toy Lens" } } },
  steps = {
    p1.uses "Toy Twins",
    expect { p1, drawn_destiny = -2 },                      -- 3 - 5, not yet zero
    p2.passes,
    expect { p1, drawn_destiny = 0 },                       -- 5 - 5
    p2.answers "Toy Lens",
    expect { p1, total_destiny = 1 },                       -- 0 and 1, not -2 and 1
  },
}

scenario "A completed draw can be answered before the card goes to the Used Pile" {
  rules = { "CCG-DEST-STEP-08" },
  given = { turn = p1, phase = "control", p1 = { reserve = { "Toy Captain", "Toy Filler" }, lost = 2, table = { "Toy Oracle", "Toy Ledger" } } },
  steps = {
    p1.uses "Toy Oracle",
    p1.may_choose_exactly { "answers Toy Ledger", pass },
    expect { p1.unresolved, exactly = { "Toy Captain" } },
    p1.answers "Toy Ledger",
    expect { p1.lost, count = 1 },
    expect { p1.used, exactly = { "Toy Captain", "Toy Filler" } },
  },
}

scenario "Further draws are made if they can be made; one that cannot be made does not exist" {
  rules = { "CCG-DEST-STEP-09" },
  given = { turn = p1, phase = "control", p1 = { reserve = { "Toy Captain", "Toy Filler" }, used = 1, table = { "Toy Twins" } }, p2 = { table = { "Toy Twins" }, reserve = { "Toy Captain" }, used = 1 } },
  steps = {
    p1.uses "Toy Twins",
    expect { p1, total_destiny = 5 },
    p2.uses "Toy Twins",
    expect { p2, total_destiny = 2 },
  },
}

scenario "What forbids modifying draws does not forbid modifying the total" {
  rules = { "CCG-DEST-STEP-10" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" },
    p1 = { force = 1, table = { { "Toy Mentor", at = "Toy Plaza" }, "Toy Seal", "Toy Tide", "Toy Glory" } },
    p2 = { table = { { "Toy Bulwark", at = "Toy Plaza" } } } },
  steps = {
    p1.battles "Toy Plaza",
    p1.accepts,
    expect { p1, battle_destiny = 5 },                      -- 3, not 4, and 2 for the total
    p2.forfeits "Toy Bulwark",
  },
}

scenario "Modifiers of weapon destiny are for the total, not for each draw" {
  rules = { "CCG-DEST-STEP-11" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" },
    p1 = { force = 1, reserve = 8, table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Volley", on = "Toy Captain" }, "Toy Aim" } },
    p2 = { table = { { "Toy Bulwark", at = "Toy Plaza" } } } },
  steps = {
    p1.battles "Toy Plaza",
    p1.fires "Toy Volley", p1.chooses "Toy Bulwark",
    expect { p2.card "Toy Bulwark", hit = 0 },              -- 3 + 3 + 1 is not more than 7
    p2.forfeits "Toy Bulwark",
  },
}

scenario "A total below zero becomes zero" {
  rules = { "CCG-DEST-STEP-12" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" },
    p1 = { force = 1, table = { { "Toy Mentor", at = "Toy Plaza" } } },
    p2 = { table = { { "Toy Bulwark", at = "Toy Plaza" }, "Toy Gloom" } } },
  steps = {
    p1.battles "Toy Plaza",
    p1.accepts,
    expect { p1, battle_destiny = 0 },                      -- 3 - 9
    p2.forfeits "Toy Bulwark",
  },
}

scenario "If every draw was cancelled there is no total" {
  rules = { "CCG-DEST-STEP-12" },
  given = { turn = p1, phase = "control", p1 = { table = { "Toy Oracle" } }, p2 = { table = { "Toy Censor" } } },
  steps = {
    p1.uses "Toy Oracle",
    p2.answers "Toy Censor",
    expect { p1, total_destiny = "none" },
  },
}

scenario "Without a total the draw fails at once, and what depends on it does not follow" {
  rules = { "CCG-DEST-STEP-14" },
  given = { turn = p1, phase = "control", p1 = { lost = 2, table = { "Toy Errand" } }, p2 = { lost = 2, table = { "Toy Censor", "Toy Errand" } } },
  steps = {
    p1.uses "Toy Errand",
    p2.answers "Toy Censor",
    expect { p1.lost, count = 2 },
    p2.uses "Toy Errand",
    expect { p2.lost, count = 1 },
  },
}

scenario "A failed draw is in the opponent's favor, even where a low destiny would be good" {
  rules = { "CCG-DEST-FAIL-01" },
  given = { turn = p1, phase = "control", p1 = { reserve = {}, used = 3, lost = 1, table = { "Toy Limbo" } } },
  steps = {
    p1.uses "Toy Limbo",                                    -- less than 3: but there is no total
    expect { p1.lost, count = 1 },
  },
}

scenario "Who cannot draw loses the duel" {
  rules = { "CCG-DEST-FAIL-01" },
  cites = { { "CCG-DEST-FAIL-03", "worked example of CCG-DEST-FAIL-01, shown with toy cards: nobody chooses the outcome" } },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza" },
    p1 = { reserve = { "Toy Zero", "Toy Filler" }, table = { "Toy Duel" } },
    p2 = { reserve = {}, used = 3, table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    p1.uses "Toy Duel", p1.chooses "Toy Captain",
    expect { p1, total_destiny = 0 },
    expect { p2, total_destiny = "none" },
    expect { p2.lost, exactly = { "Toy Captain" } },
  },
}

scenario "A failed draw matches nothing; the action goes on with the draws that exist" {
  rules = { "CCG-DEST-FAIL-02" },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza" },
    p1 = { reserve = { "Toy Captain" }, used = 1, table = { "Toy Flare" } },
    p2 = { table = { { "Toy Giant", at = "Toy Plaza" }, { "Toy Zero", at = "Toy Plaza" }, { "Toy Mentor", at = "Toy Plaza" } } } },
  steps = {
    p1.uses "Toy Flare",
    expect { p2.lost, exactly = { "Toy Giant" } },          -- 2 was drawn; the draw that failed is no 0
  },
}

scenario "An unresolved draw is Life Force and may be lost; its value remains" {
  rules = { "CCG-DEST-UNRES-01" },
  given = { turn = p1, phase = "control", p1 = { reserve = { "Toy Mentor", "Toy Filler" }, table = { "Toy Oracle" } }, p2 = { table = { "Toy Toll" } } },
  steps = {
    p1.uses "Toy Oracle",
    expect { p1, life_force = 2 },
    p2.answers "Toy Toll",
    p1.may_choose_exactly { "loses Reserve Deck", "loses Toy Mentor" },
    p1.loses "Toy Mentor",
    expect { p1, total_destiny = 5 },
    expect { p1.used, count = 1 },                          -- the Mentor, retrieved
    expect { p1.lost, count = 0 },
  },
}

scenario "A drawn card that went elsewhere is out of reach; its value is not" {
  rules = { "CCG-DEST-UNRES-02" },
  given = { turn = p1, phase = "control", p1 = { reserve = { "Toy Mentor", "Toy Filler" }, table = { "Toy Oracle", "Toy Magnet" } }, p2 = { table = { "Toy Pit", "Toy Hammer" } } },
  steps = {
    p1.uses "Toy Oracle",
    p2.may_choose_exactly { "answers Toy Pit", "answers Toy Hammer", pass },
    p2.passes,
    p1.answers "Toy Magnet",
    p2.may_choose_exactly { "answers Toy Hammer", pass },
    p2.answers "Toy Hammer",
    expect { p1.hand, exactly = { "Toy Mentor" } },
    expect { p1, total_destiny = 2 },
  },
}

scenario "The card of a cancelled draw goes to the Used Pile" {
  rules = { "CCG-CANCEL-04" },
  given = { turn = p1, phase = "control", p1 = { reserve = { "Toy Mentor", "Toy Filler" }, table = { "Toy Oracle" } }, p2 = { table = { "Toy Censor" } } },
  steps = {
    p1.uses "Toy Oracle",
    p2.answers "Toy Censor",
    expect { p1.used, exactly = { "Toy Mentor" } },
    expect { p1.lost, count = 0 },
  },
}

scenario "A cancelled draw counts" {
  rules = { "CCG-DEST-CANC-01" },
  given = { turn = p1, phase = "control", p1 = { reserve = { "Toy Captain", "Toy Mentor", "Toy Filler" }, table = { "Toy Twins" } }, p2 = { table = { "Toy Censor" } } },
  steps = {
    p1.uses "Toy Twins",
    p2.answers "Toy Censor",
    expect { p1, total_destiny = 5 },                       -- two were drawn, one has a value
    expect { p1.used, exactly = { "Toy Captain", "Toy Mentor" } },
  },
}

scenario "A redrawn destiny counts instead of the cancelled one" {
  rules = { "CCG-CANCEL-04" },
  cites = { { "CCG-DEST-CANC-01", "the redraw takes the place of the cancelled draw" } },
  given = { turn = p1, phase = "control", p1 = { reserve = { "Toy Captain", "Toy Zero", "Toy Trooper", "Toy Filler" }, table = { "Toy Twins", "Toy Retake" } } },
  steps = {
    p1.uses "Toy Twins",
    p1.answers "Toy Retake",
    expect { p1, total_destiny = 1 },                       -- 0 and 1; the 2 is gone
    expect { p1.used, exactly = { "Toy Captain", "Toy Zero", "Toy Trooper" } },
  },
}

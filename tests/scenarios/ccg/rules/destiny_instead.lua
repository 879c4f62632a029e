-- Substituted destinies, "about to draw", draw X choose Y (rulebook 1.F).

local function fight(p1cards, p2cards, reserve)
  return { turn = p1, phase = "battle", locations = { "Toy Plaza" },
    p1 = { force = 1, reserve = reserve or 6, table = p1cards }, p2 = { table = p2cards } }
end
local mentor = { "Toy Mentor", at = "Toy Plaza" }
local adviser = { "Toy Adviser", at = "Toy Plaza" }
local bulwark = { "Toy Bulwark", at = "Toy Plaza" }

scenario "A substituted destiny comes without a card and cannot be modified, reset or cancelled" {
  rules = { "CCG-DEST-SUB-01" },
  given = { turn = p1, phase = "control", p1 = { reserve = 3, table = { "Toy Oracle", "Toy Vision", "Toy Tide" } }, p2 = { table = { "Toy Censor", "Toy Hammer", "Toy Lens" } } },
  steps = {
    p1.uses "Toy Oracle",
    p1.may_choose_exactly { "preempts Toy Vision", pass },
    p1.preempts "Toy Vision",
    p2.may_choose_exactly { "answers Toy Hammer", "answers Toy Lens", pass },   -- the Censor could cancel nothing
    p2.answers "Toy Hammer",
    p2.answers "Toy Lens",
    expect { p1, total_destiny = 6 },
    expect { p1.reserve, count = 3 },
  },
}

scenario "A substituted destiny is no card drawn against a limit" {
  rules = { "CCG-DEST-SUB-02" },
  cites = { { "CCG-DEST-EX-05", "worked example of CCG-DEST-SUB-02, shown with toy cards" } },
  given = fight({ mentor, adviser, "Toy Spin", "Toy Engine", { "Toy Frigate", at = "Toy Plaza" } }, { bulwark, "Toy Edict" }),
  steps = {
    p1.battles "Toy Plaza",
    p1.accepts,
    p1.preempts "Toy Spin", p1.chooses "Toy Frigate",
    expect { p1, battle_destiny = 10 },                     -- maneuver 3 + 4, and 3
    p2.forfeits "Toy Bulwark",
  },
}

scenario "Who has nothing to draw is not about to draw, and substitutes nothing" {
  rules = { "CCG-DEST-ABOUT-01" },
  given = { turn = p1, phase = "battle", locations = { "Toy Summit" },
    p1 = { force = 1, table = { { "Toy Mentor", at = "Toy Summit" }, "Toy Foresight" } }, p2 = { table = { { "Toy Bulwark", at = "Toy Summit" } } } },
  steps = {
    p1.battles "Toy Summit",                                -- 7 ability is needed there: nothing to draw, nothing to substitute
    expect { p1, battle_destiny = "none" },
    p2.forfeits "Toy Bulwark",
  },
}

scenario "Drawing first uses up the limit: there is no second draw to substitute" {
  cites = { { "CCG-DEST-EX-05", "drawn first, the limit of one forbids the second draw and with it the substitution" } },
  given = fight({ mentor, adviser, "Toy Foresight" }, { bulwark, "Toy Edict" }),
  steps = {
    p1.battles "Toy Plaza",
    p1.accepts,
    p1.may_choose_exactly { "preempts Toy Foresight", pass },
    p1.passes,                                              -- draws, and is not asked again
    expect { p1, battle_destiny = 3 },
    p2.forfeits "Toy Bulwark",
  },
}

scenario "A substituted destiny was just drawn for all other purposes" {
  rules = { "CCG-DEST-STEP-06" },
  cites = { { "CCG-DEST-SUB-02", "otherwise it counts as a destiny that was just drawn: the automatic answer happens" } },
  given = { turn = p1, phase = "control", p1 = { lost = 2, table = { "Toy Twins", "Toy Vision", "Toy Rattle" }, reserve = { "Toy Zero", "Toy Filler" } } },
  steps = {
    p1.uses "Toy Twins",
    p1.preempts "Toy Vision",
    expect { p1.lost, count = 0 },                          -- one Rattle for each of the two draws, and one by the Twins is too many
    expect { p1, total_destiny = 6 },
  },
}

scenario "The card that gives a substituted number was not drawn" {
  rules = { "CCG-DEST-SUB-03" },
  cites = { { "CCG-DEST-EX-03", "worked example of CCG-DEST-SUB-01 to -03, shown with toy cards" },
            { "CCG-DEST-EX-04", "worked example of CCG-DEST-SUB-03: its text about being drawn does not count, shown with toy cards" } },
  given = { turn = p1, phase = "control", p1 = { reserve = 3, table = { "Toy Oracle", "Toy Archive", "Toy Magnet" }, stacked = { { "Toy Governor", on = "Toy Archive" } } }, p2 = { table = { "Toy Pit", "Toy Lens" } } },
  steps = {
    p1.uses "Toy Oracle",
    p1.preempts "Toy Archive", p1.chooses "Toy Governor",
    p2.may_choose_exactly { "answers Toy Lens", pass },     -- no card for the Pit
    expect { p1, drawn_destiny = 1 },                       -- without the 3 for being drawn
    p2.passes,
    expect { p1.stacked, exactly = { "Toy Governor" } },
    expect { p1.hand, count = 0 },
  },
}

scenario "Drawn from the Reserve Deck the same card has its bonus" {
  rules = { "CCG-DEST-STEP-04" },
  cites = { { "CCG-DEST-EX-04", "the same card, drawn" } },
  given = { turn = p1, phase = "control", p1 = { reserve = { "Toy Governor", "Toy Filler" }, table = { "Toy Oracle" } } },
  steps = {
    p1.uses "Toy Oracle",
    expect { p1, total_destiny = 4 },
  },
}

scenario "A number taken from another card is taken with everything that modifies it at that moment" {
  rules = { "CCG-DEST-SUB-04" },
  given = fight({ mentor, "Toy Spin", "Toy Engine", { "Toy Frigate", at = "Toy Plaza" } }, { bulwark }),
  steps = {
    p1.battles "Toy Plaza",
    p1.accepts,
    p1.preempts "Toy Spin", p1.chooses "Toy Frigate",
    expect { p1, battle_destiny = 7 },
    p2.forfeits "Toy Bulwark",
  },
}

scenario "Nothing can be done to a card that was not drawn" {
  rules = { "CCG-DEST-SUB-05" },
  given = { turn = p1, phase = "control", p1 = { reserve = 3, table = { "Toy Oracle", "Toy Vision", "Toy Magnet" } }, p2 = { table = { "Toy Pit", "Toy Shelf", "Toy Lens" } } },
  steps = {
    p1.uses "Toy Oracle",
    p1.preempts "Toy Vision",
    p2.may_choose_exactly { "answers Toy Lens", pass },
    p2.passes,
    expect { p1.hand, count = 0 },
  },
}

scenario "If the text used instead is cancelled, the draw is still there" {
  rules = { "CCG-CANCEL-01", "CCG-DEST-ABOUT-01" },
  given = fight({ mentor, "Toy Foresight" }, { bulwark, "Toy Bolt" }),
  steps = {
    p1.battles "Toy Plaza",
    p1.accepts,
    p1.preempts "Toy Foresight",
    p2.answers "Toy Bolt",
    p1.accepts,
    expect { p1, battle_destiny = 3 },
    p2.forfeits "Toy Bulwark",
  },
}

scenario "Where more ability is needed, what adds a battle destiny adds nothing" {
  rules = { "CCG-DEST-ABOUT-01" },
  cites = { { "CCG-DEST-EX-01", "worked example of CCG-DEST-ABOUT-01, shown with toy cards" } },
  given = { turn = p1, phase = "battle", locations = { "Toy Summit" },
    p1 = { force = 1, table = { { "Toy Captain", at = "Toy Summit" }, { "Toy Adviser", at = "Toy Summit" }, "Toy Foresight" } }, p2 = { table = { { "Toy Bulwark", at = "Toy Summit" } } } },
  steps = {
    p1.battles "Toy Summit",
    expect { p1, battle_destiny = "none" },
    p2.forfeits "Toy Bulwark",
  },
}

scenario "Who draws if unable to otherwise may draw there, and may substitute" {
  cites = { { "CCG-DEST-EX-01", "the other half of the example: the draw is possible, and so is the substitution" } },
  given = { turn = p1, phase = "battle", locations = { "Toy Summit" },
    p1 = { force = 1, table = { { "Toy Captain", at = "Toy Summit" }, { "Toy Veteran", at = "Toy Summit" }, "Toy Foresight" } }, p2 = { table = { { "Toy Bulwark", at = "Toy Summit" } } } },
  steps = {
    p1.battles "Toy Summit",
    p1.accepts,
    p1.preempts "Toy Foresight",
    expect { p1, battle_destiny = 4 },
    p2.forfeits "Toy Bulwark",
  },
}

scenario "With one card left: substitute the first and draw the second" {
  rules = { "CCG-DEST-SUB-02" },
  cites = { { "CCG-DEST-EX-02", "worked example of CCG-DEST-03, shown with toy cards" } },
  given = fight({ mentor, adviser, "Toy Foresight" }, { bulwark, "Toy Edict" }, 1),
  steps = {
    p1.battles "Toy Plaza",
    p1.accepts,
    p1.preempts "Toy Foresight",
    expect { p1, battle_destiny = 7 },
    p2.forfeits "Toy Bulwark",
  },
}

scenario "With one card left: who draws the first cannot substitute the second" {
  cites = { { "CCG-DEST-EX-02", "the other order: the Reserve Deck is empty then" } },
  given = fight({ mentor, adviser, "Toy Foresight" }, { bulwark }, 1),
  steps = {
    p1.battles "Toy Plaza",
    p1.accepts,
    p1.passes,
    expect { p1, battle_destiny = 3 },
    p2.forfeits "Toy Bulwark",
  },
}

scenario "Draw two, choose one: both stay unresolved until both are drawn" {
  rules = { "CCG-DEST-XY-01" },
  given = fight({ mentor, "Toy Wingman" }, { bulwark, "Toy Lens" }, { "Toy Captain", "Toy Mentor", "Toy Filler" }),
  steps = {
    p1.battles "Toy Plaza",
    p1.accepts,
    p1.preempts "Toy Wingman",
    p2.is_asked,
    expect { p1.unresolved, exactly = { "Toy Captain" } },
    p2.passes,
    p2.is_asked,
    expect { p1.unresolved, exactly = { "Toy Captain", "Toy Mentor" } },
    p2.passes,
    p1.may_choose_exactly { "Toy Captain", "Toy Mentor" },
    p1.chooses "Toy Mentor",
    expect { p1, battle_destiny = 5 },
    p2.forfeits "Toy Bulwark",
  },
}

scenario "Draw three, choose one: the rest goes to the Used Pile in the order drawn" {
  rules = { "CCG-DEST-XY-03" },
  given = fight({ mentor, "Toy Gambler" }, { bulwark }, { "Toy Captain", "Toy Giant", "Toy Mentor", "Toy Filler" }),
  steps = {
    p1.battles "Toy Plaza",
    p1.accepts,
    p1.preempts "Toy Gambler",
    p1.may_choose_exactly { "Toy Captain", "Toy Giant", "Toy Mentor" },
    p1.chooses "Toy Giant",
    expect { p1, battle_destiny = 2 },
    expect { p1.used, in_order = { "Toy Mentor", "Toy Captain", "Toy Giant", "Toy Filler" } },   -- the Filler paid for the battle
    p2.forfeits "Toy Bulwark",
  },
}

scenario "A limit below the number leaves that many draws" {
  rules = { "CCG-DEST-XY-02" },
  given = fight({ mentor, "Toy Gambler" }, { bulwark, "Toy Statute" }, { "Toy Captain", "Toy Giant", "Toy Mentor", "Toy Filler" }),
  steps = {
    p1.battles "Toy Plaza",
    p1.accepts,
    p1.preempts "Toy Gambler",
    p1.may_choose_exactly { "Toy Captain", "Toy Giant" },
    p1.chooses "Toy Giant",
    p2.forfeits "Toy Bulwark",
  },
}

scenario "Limited to one, nobody draws two to choose one" {
  rules = { "CCG-DEST-XY-02" },
  cites = { { "CCG-DEST-EX-09", "worked example of CCG-DEST-XY-02, shown with toy cards" } },
  given = fight({ mentor, "Toy Wingman" }, { bulwark, "Toy Edict" }),
  steps = {
    p1.battles "Toy Plaza",
    p1.accepts,
    expect { p1, battle_destiny = 3 },
    p2.forfeits "Toy Bulwark",
  },
}

scenario "Drawing two to choose one uses up a limit of two" {
  rules = { "CCG-DEST-XY-01" },
  cites = { { "CCG-DEST-EX-10", "worked example of CCG-DEST-XY-02, shown with toy cards" } },
  given = fight({ mentor, adviser, "Toy Wingman" }, { bulwark, "Toy Statute", "Toy Lens" }, 4),
  steps = {
    p1.battles "Toy Plaza",
    p1.accepts,
    p1.preempts "Toy Wingman",
    p2.passes,
    p2.is_asked,
    expect { p1.unresolved, count = 2 },
    p2.passes,
    p1.chooses "Toy Filler",
    expect { p1, battle_destiny = 3 },                      -- the added destiny can no longer be drawn
    p2.forfeits "Toy Bulwark",
  },
}

scenario "Two normal draws are allowed under a limit of two" {
  rules = { "CCG-DEST-STEP-09" },
  cites = { { "CCG-DEST-EX-10", "the better choice of the example" } },
  given = fight({ mentor, adviser, "Toy Wingman" }, { bulwark, "Toy Statute" }),
  steps = {
    p1.battles "Toy Plaza",
    p1.accepts,
    p1.passes,                                              -- the Wingman is not used
    expect { p1, battle_destiny = 6 },
    p2.forfeits "Toy Bulwark",
  },
}

scenario "If unable to otherwise: two draws, and no more by drawing two for one" {
  rules = { "CCG-DEST-XY-02" },
  cites = { { "CCG-DEST-EX-11", "worked example of CCG-DEST-XY-02, shown with toy cards: after one normal draw only one more may be made" } },
  given = fight({ mentor, { "Toy Champion", at = "Toy Plaza" }, "Toy Wingman" }, { bulwark }),
  steps = {
    p1.battles "Toy Plaza",
    p1.accepts,
    p1.passes,
    expect { p1, battle_destiny = 6 },
    p2.forfeits "Toy Bulwark",
  },
}

scenario "If unable to otherwise: drawing two for the first leaves no second" {
  cites = { { "CCG-DEST-EX-11", "drawn two for one, the second draw of who is unable to otherwise is gone" } },
  given = fight({ mentor, { "Toy Champion", at = "Toy Plaza" }, "Toy Wingman" }, { bulwark }),
  steps = {
    p1.battles "Toy Plaza",
    p1.accepts,
    p1.preempts "Toy Wingman",
    p1.chooses "Toy Filler",
    expect { p1, battle_destiny = 3 },
    p2.forfeits "Toy Bulwark",
  },
}

scenario "The draws of such a text are not drawn two for one again" {
  rules = { "CCG-DEST-XY-04" },
  given = fight({ mentor, "Toy Wingman", "Toy Gambler" }, { bulwark }),
  steps = {
    p1.battles "Toy Plaza",
    p1.accepts,
    p1.preempts "Toy Wingman",
    p1.chooses "Toy Filler",                                -- neither could be used for the second draw
    p2.forfeits "Toy Bulwark",
  },
}

scenario "What does not exist cannot be chosen" {
  rules = { "CCG-DEST-STEP-13" },
  given = fight({ mentor, "Toy Wingman" }, { bulwark, "Toy Censor" }, { "Toy Captain", "Toy Giant", "Toy Filler" }),
  steps = {
    p1.battles "Toy Plaza",
    p1.accepts,
    p1.preempts "Toy Wingman",
    p2.answers "Toy Censor",
    p1.may_choose_exactly { "Toy Giant" },
    p1.chooses "Toy Giant",
    expect { p1, battle_destiny = 2 },
    p2.forfeits "Toy Bulwark",
  },
}

scenario "Only who is entitled to more is limited to one battle destiny" {
  rules = { "CCG-VAL-LIM-01" },
  cites = { { "CCG-VAL-LIM-04", "worked example of CCG-VAL-LIM-01, shown with toy cards: entitled to one, nobody is limited" } },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" },
    p1 = { force = 1, lost = 2, table = { mentor, { "Toy Witness", at = "Toy Plaza" } } }, p2 = { table = { bulwark, "Toy Edict" } } },
  steps = {
    p1.battles "Toy Plaza",
    p1.declines,                                            -- the Witness had nothing to say in the weapons segment
    p2.forfeits "Toy Bulwark",
    expect { p1.lost, count = 2 },
  },
}

scenario "Entitled to two and allowed one is limited" {
  cites = { { "CCG-VAL-LIM-04", "the other half of the example" } },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" },
    p1 = { force = 1, lost = 2, table = { mentor, adviser, { "Toy Witness", at = "Toy Plaza" } } }, p2 = { table = { bulwark, "Toy Edict" } } },
  steps = {
    p1.battles "Toy Plaza",
    p1.uses "Toy Witness",
    p1.accepts,
    expect { p1, battle_destiny = 3 },
    p2.forfeits "Toy Bulwark",
    expect { p1.lost, count = 1 },
  },
}

scenario "Draw two, choose one, where any destiny is drawn; the card of one of them goes elsewhere and its value can be chosen" {
  rules = { "CCG-DEST-XY-01", "CCG-DEST-STEP-03" },
  given = { turn = p1, phase = "control", p1 = { reserve = { "Toy Mentor", "Toy Trooper", "Toy Filler" }, table = { "Toy Limbo", "Toy Pair", "Toy Magnet" } } },
  steps = {
    p1.uses "Toy Limbo",
    p1.preempts "Toy Pair",
    p1.answers "Toy Magnet",                                -- takes the Mentor into hand
    expect { p1.hand, exactly = { "Toy Mentor" } },
    expect { p1.unresolved, exactly = { "Toy Trooper" } },
    p1.passes,
    p1.may_choose_exactly { "1", "Toy Trooper" },           -- the first draw has a value and no card
    p1.chooses(1),
    expect { p1, total_destiny = 5 },
    expect { p1.used, exactly = { "Toy Trooper" } },
  },
}

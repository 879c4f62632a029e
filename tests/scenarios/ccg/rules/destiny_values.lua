-- Several printed destinies, defined destinies, modifiers of totals (rulebook 1.F).

scenario "Of two printed destinies the owner chooses at once, and it counts as printed" {
  rules = { "CCG-DEST-MULTI-01" },
  given = { turn = p1, phase = "control", p1 = { reserve = { "Toy Astronaut", "Toy Filler" }, table = { "Toy Oracle" } }, p2 = { table = { "Toy Reader" } } },
  steps = {
    p1.uses "Toy Oracle",
    p1.may_choose_exactly { "2", "5" },
    p1.chooses(5),
    p2.may_choose_exactly { "answers Toy Reader", pass },   -- looks for a printed 5
    p2.passes,
    expect { p1, total_destiny = 5 },
  },
}

scenario "The other number is chosen as freely" {
  rules = { "CCG-DEST-MULTI-01" },
  given = { turn = p1, phase = "control", p1 = { reserve = { "Toy Astronaut", "Toy Filler" }, table = { "Toy Oracle" } }, p2 = { table = { "Toy Reader" } } },
  steps = {
    p1.uses "Toy Oracle",
    p1.chooses(2),
    expect { p1, total_destiny = 2 },                       -- no printed 5: nobody was asked
  },
}

scenario "A choice is locked until the action is done" {
  rules = { "CCG-DEST-MULTI-01" },
  cites = { { "CCG-DEST-MULTI-03", "worked example of CCG-DEST-MULTI-01, shown with toy cards" } },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza" },
    p1 = { reserve = { "Toy Captain", "Toy Mentor", "Toy Filler" }, table = { "Toy Fuse" } },
    p2 = { table = { { "Toy Astronaut", at = "Toy Plaza" } } } },
  steps = {
    p1.uses "Toy Fuse",
    p2.may_choose_exactly { "2", "5" },
    p2.chooses(5),                                          -- the first draw was a 2
    expect { p2.used, exactly = { "Toy Astronaut" } },      -- the second is a 5, and he may not choose again
  },
}

scenario "Drawn and stacked, the chosen destiny stays; stacked without a draw, it is chosen for each action" {
  rules = { "CCG-DEST-MULTI-02" },
  given = { turn = p1, phase = "control",
    p1 = { reserve = { "Toy Astronaut", "Toy Filler" }, table = { "Toy Oracle", "Toy Limbo", "Toy Shelf", "Toy Archive" } } },
  steps = {
    p1.uses "Toy Oracle",
    p1.chooses(5),
    p1.answers "Toy Shelf",
    expect { p1.stacked, exactly = { "Toy Astronaut" } },
    p1.uses "Toy Limbo",
    p1.preempts "Toy Archive",
    p1.chooses "Toy Astronaut",
    expect { p1, total_destiny = 5 },                       -- nobody was asked again
  },
}

scenario "Stacked without a draw: asked anew" {
  rules = { "CCG-DEST-MULTI-01" },
  cites = { { "CCG-DEST-MULTI-02", "the other half of the rule: a card that was not drawn is open for each action" } },
  given = { turn = p1, phase = "control",
    p1 = { reserve = 3, table = { "Toy Oracle", "Toy Limbo", "Toy Archive" }, stacked = { { "Toy Astronaut", on = "Toy Archive" } } } },
  steps = {
    p1.uses "Toy Oracle",
    p1.preempts "Toy Archive", p1.chooses "Toy Astronaut", p1.chooses(5),
    expect { p1, total_destiny = 5 },
    p1.uses "Toy Limbo",
    p1.preempts "Toy Archive", p1.chooses "Toy Astronaut", p1.chooses(2),
    expect { p1, total_destiny = 2 },
  },
}

scenario "An asterisk is determined when it is checked, wherever the card is, and is never printed" {
  rules = { "CCG-DEST-DEF-01" },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza" },
    p1 = { reserve = { "Toy Host", "Toy Filler" },
      table = { "Toy Oracle", { "Toy Captain", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Plaza" },
                { "Toy Captain", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Plaza" } } },
    p2 = { table = { "Toy Reader" } } },
  steps = {
    p1.uses "Toy Oracle",
    expect { p1, total_destiny = 5 },                       -- five characters; a 5, but no printed one
  },
}

scenario "What a text adds after drawing is added to the total" {
  rules = { "CCG-DEST-TOTMOD-01" },
  cites = { { "CCG-DEST-EX-06", "worked example of CCG-DEST-TOTMOD-01 with a substituted 6, shown with toy cards" },
            { "CCG-DEST-EX-07", "worked example of CCG-DEST-TOTMOD-01: what is added modifies the total, shown with toy cards" } },
  given = { turn = p1, phase = "control", p1 = { lost = 1, table = { "Toy Caster", "Toy Vision" } } },
  steps = {
    p1.uses "Toy Caster",
    p1.preempts "Toy Vision",
    expect { p1, total_destiny = 7 },
    expect { p1.lost, count = 0 },
  },
}

scenario "What is added to each draw is not added to a substituted one" {
  rules = { "CCG-DEST-SUB-01" },
  cites = { { "CCG-DEST-EX-08", "worked example of CCG-DEST-SUB-01 and CCG-DEST-TOTMOD-01, shown with toy cards" } },
  given = { turn = p1, phase = "control", p1 = { lost = 1, table = { "Toy Duelist", "Toy Vision" } } },
  steps = {
    p1.uses "Toy Duelist",
    p1.preempts "Toy Vision",
    expect { p1, total_destiny = 6 },
    expect { p1.lost, count = 1 },
  },
}

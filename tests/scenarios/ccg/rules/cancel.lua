-- Cancelling (rulebook 1.C): what it prevents, and where cards go.

scenario "A cancelled action has no result, and its costs stay paid" {
  rules = { "CCG-CANCEL-01" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Stunner" }, force = 2, reserve = { "Toy Mentor", "Toy Filler" } },
    p2 = { hand = { "Toy Refusal" }, table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    p1.plays "Toy Stunner",
    p1.chooses "Toy Captain",
    p2.answers "Toy Refusal",
    expect { p1.used, count = 2 },
    expect { p1.reserve, count = 2 },                  -- no destiny was drawn
    expect { p2.card "Toy Captain", at = "Toy Plaza" },
  },
}

scenario "A text used once per turn counts as used when it was cancelled" {
  rules = { "CCG-CANCEL-02" },
  given = { turn = p1, phase = "deploy",
    p1 = { hand = { "Toy Salute" }, table = { "Toy Trader" }, lost = 1 },
    p2 = { table = { "Toy Heckler", "Toy Well" } } },
  steps = {
    p1.uses "Toy Trader",
    p2.answers "Toy Heckler",
    expect { p1.lost, count = 1 },
    p2.uses "Toy Well",
    p1.passes, p1.may_choose_exactly { "plays Toy Salute", pass },
  },
}

scenario "A cancelled card goes to its owner's Lost Pile, also a Used Interrupt or an Effect on the table" {
  rules = { "CCG-CANCEL-03" },
  given = { turn = p1, phase = "deploy",
    p1 = { hand = { "Toy Salute", "Toy Purge" } },
    p2 = { hand = { "Toy Refusal" }, table = { "Toy Memorial" } } },
  steps = {
    p1.plays "Toy Salute",
    p2.answers "Toy Refusal",
    expect { p1.lost, exactly = { "Toy Salute" } },
    p1.plays "Toy Purge",
    p1.chooses "Toy Memorial",
    expect { p2.lost, exactly = { "Toy Refusal", "Toy Memorial" } },
    expect { p1.used, exactly = { "Toy Purge" } },
  },
}

scenario "The card of a cancelled destiny draw goes to the Used Pile" {
  rules = { "CCG-CANCEL-04" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Stunner" }, force = 2, reserve = { "Toy Mentor", "Toy Filler" } },
    p2 = { hand = { "Toy Omen" }, table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    p1.plays "Toy Stunner",
    p1.chooses "Toy Captain",
    p2.passes,                                         -- to the Stunner
    p2.answers "Toy Omen",                             -- to the destiny
    expect { p1.used, exactly = { "Toy Filler", "Toy Filler", "Toy Mentor" } },
    expect { p2.card "Toy Captain", at = "Toy Plaza" },
  },
}

scenario "Cancelling a card does not end what it did for a stated time" {
  rules = { "CCG-CANCEL-05" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { table = { "Toy Drill", { "Toy Captain", at = "Toy Plaza" } } },
    p2 = { hand = { "Toy Purge" } } },
  steps = {
    p1.uses "Toy Drill",
    p1.chooses "Toy Captain",
    expect { p1.card "Toy Captain", power = 5 },
    p2.plays "Toy Purge",
    p2.chooses "Toy Drill",
    expect { p1.lost, exactly = { "Toy Drill" } },
    expect { p1.card "Toy Captain", power = 5 },
  },
}

scenario "Characters and starships may not be cancelled" {
  rules = { "CCG-CANCEL-06" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Purge" } },
    p2 = { table = { "Toy Memorial", "Toy Memorial", { "Toy Captain", at = "Toy Plaza" }, { "Toy Frigate", at = "Toy Plaza" } } } },
  steps = {
    p1.plays "Toy Purge",
    p1.may_choose_exactly { "Toy Memorial", "Toy Memorial", decline },
    p1.cannot { "chooses", "Toy Captain", because = "CCG-CANCEL-06" },
    p1.declines,
  },
}

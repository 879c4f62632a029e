-- The implied target rule (rulebook 1.C): everything that an action would affect must be there.

local function example(of) return "worked example of " .. of .. ", shown with toy cards" end

scenario "What cancels all of a kind needs one of that kind" {
  rules = { "CCG-TGT-IMP-01" },
  cites = { { "CCG-TGT-IMP-15", example "CCG-TGT-IMP-01" } },
  given = { turn = p1, phase = "deploy",
    p1 = { hand = { "Toy Sweep" } } },
  steps = {
    p1.may_choose_exactly { pass },
    p1.cannot { "plays", "Toy Sweep", because = "CCG-TGT-IMP-01" },
  },
}

scenario "A group leaves out its immune members and takes the rest" {
  rules = { "CCG-TGT-IMP-12" },
  given = { turn = p1, phase = "deploy",
    p1 = { hand = { "Toy Sweep" } },
    p2 = { table = { "Toy Bastion", "Toy Memorial", "Toy Memorial" } } },
  steps = {
    p1.plays "Toy Sweep",
    expect { p2.table, exactly = { "Toy Bastion" } },
    expect { p2.lost, count = 2 },
  },
}

scenario "What may not be cancelled is no target for a cancelling" {
  rules = { "CCG-TGT-IMP-02" },
  given = { turn = p1, phase = "deploy",
    p1 = { hand = { "Toy Purge" } },
    p2 = { table = { "Toy Bastion" } } },
  steps = {
    p1.may_choose_exactly { pass },
    p1.cannot { "plays", "Toy Purge", because = "CCG-TGT-IMP-02" },
  },
}

scenario "A value that does not exist cannot be modified; one that is reset to 0 can be targeted" {
  rules = { "CCG-TGT-IMP-03" },
  cites = { { "CCG-TGT-IMP-19", example "CCG-TGT-IMP-03" } },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Slackening", "Toy Tuning" }, table = { { "Toy Frigate", at = "Toy Plaza" }, { "Toy Fighter", at = "Toy Plaza" } } } },
  steps = {
    p1.plays "Toy Slackening",
    p1.may_choose_exactly { "Toy Frigate", decline },      -- the Fighter has no hyperspeed
    p1.chooses "Toy Frigate",
    p1.plays "Toy Tuning",
    p1.may_choose_exactly { "Toy Frigate", decline },
    p1.cannot { "chooses", "Toy Fighter", because = "CCG-TGT-IMP-03" },
    p1.chooses "Toy Frigate",
    expect { p1.card "Toy Frigate", hyperspeed = 0, maneuver = 5 },
    expect { p1.card "Toy Fighter", hyperspeed = "none" },
  },
}

scenario "What a location or a card does not have cannot be taken from it" {
  rules = { "CCG-TGT-IMP-03" },
  cites = { { "CCG-TGT-IMP-14", example "the implied target rule: a part that the target does not have" },
            { "CCG-TGT-IMP-16", example "the implied target rule: a part that the target does not have" } },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Tuning" }, table = { { "Toy Fighter", at = "Toy Plaza" } } } },
  steps = {
    p1.may_choose_exactly { pass },
    p1.cannot { "plays", "Toy Tuning", because = "CCG-TGT-IMP-03" },
  },
}

scenario "What compares with ability may target a droid: its ability counts as 0" {
  rules = { "CCG-TGT-IMP-04" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Stunner" }, force = 2, reserve = { "Toy Trooper", "Toy Filler" } },
    p2 = { table = { { "Toy Machine", at = "Toy Plaza" } } } },
  steps = {
    p1.plays "Toy Stunner",
    p1.chooses "Toy Machine",
    expect { p2.hand, exactly = { "Toy Machine" } },       -- 1 is more than 0
  },
}

scenario "Nothing goes to a location that does not exist" {
  rules = { "CCG-TGT-IMP-05" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza", "Toy Harbor" },
    p1 = { hand = { "Toy Ferry" }, force = 1, table = { { "Toy Captain", at = "Toy Harbor" } } } },
  steps = {
    p1.may_choose_exactly { pass },
    p1.cannot { "plays", "Toy Ferry", because = "CCG-TGT-IMP-05" },
  },
}

scenario "Nobody looks at an empty hand or takes a card from it" {
  rules = { "CCG-TGT-IMP-06", "CCG-TGT-IMP-07" },
  given = { turn = p1, phase = "deploy",
    p1 = { hand = { "Toy Spy", "Toy Pickpocket" } } },
  steps = {
    p1.may_choose_exactly { pass },
    p1.cannot { "plays", "Toy Spy", because = "CCG-TGT-IMP-06" },
    p1.cannot { "plays", "Toy Pickpocket", because = "CCG-TGT-IMP-07" },
  },
}

scenario "A hand with cards can be looked at" {
  rules = { "CCG-EMPTY-04" },
  cites = { { "CCG-TGT-IMP-17", example "CCG-TGT-IMP-07 and CCG-TGT-IMP-08" } },
  given = { turn = p1, phase = "deploy",
    p1 = { hand = { "Toy Spy", "Toy Riffle", "Toy Pickpocket" } },
    p2 = { hand = { "Toy Salute" } } },
  steps = {
    p1.may_choose_exactly { "Toy Spy", "Toy Pickpocket", pass },
    p1.cannot { "plays", "Toy Riffle", because = "CCG-EMPTY-04" },   -- p2's Used Pile is empty
    p1.plays "Toy Pickpocket",
    p2.passes,                                             -- to the Pickpocket
    expect { p2.used, exactly = { "Toy Salute" } },
    p1.may_choose_exactly { "Toy Riffle", pass },
  },
}

scenario "Retrieving may begin with an empty Lost Pile, and what is optional need not be there" {
  rules = { "CCG-TGT-IMP-09" },
  given = { turn = p1, phase = "deploy",
    p1 = { hand = { "Toy Amnesty" } } },
  steps = {
    p1.may_choose_exactly { "plays Toy Amnesty", pass },
    p1.plays "Toy Amnesty",
    p1.declines,
    expect { p1.used, exactly = { "Toy Amnesty" } },
  },
}

scenario "What is given need not be there before" {
  rules = { "CCG-TGT-IMP-10" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Plating" }, table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    expect { p1.card "Toy Captain", armor = "none" },
    p1.plays "Toy Plating",
    p1.chooses "Toy Captain",
    expect { p1.card "Toy Captain", armor = 3 },
  },
}

scenario "What a search finds must be taken, and the deck is reshuffled" {
  rules = { "CCG-TGT-IMP-18" },
  given = { turn = p1, phase = "deploy",
    p1 = { hand = { "Toy Call" }, reserve = { "Toy Filler", "Toy Blaster", "Toy Filler" } } },
  steps = {
    p1.plays "Toy Call",
    p1.may_choose_exactly { "Toy Blaster" },
    p1.chooses "Toy Blaster",
    expect { p1.hand, exactly = { "Toy Blaster" } },
    expect { p1.lost, exactly = { "Toy Call" } },
  },
}

scenario "A text that modifies all the time is no action: it works with those of its targets that exist" {
  cites = { { "CCG-TGT-IMP-13", "such a text is never initiated, so nobody asks for its targets" } },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Navigator" }, force = 1, table = { { "Toy Fighter", at = "Toy Plaza" } } } },
  steps = {
    expect { p1.card "Toy Fighter", power = 2, maneuver = 4, hyperspeed = "none" },
    p1.deploys "Toy Navigator",
    p1.chooses "Toy Fighter",
    expect { p1.card "Toy Fighter", power = 3, maneuver = 5, hyperspeed = "none" },
  },
}

-- The rulebook's examples of turns, with invented cards in the places of those that it names (rulebook 3 and 8).

local function example(rows) return "an example of " .. rows end

-- Activating
scenario "What a text gave when the phase began stays, although it is canceled during the phase" {
  rules = { "CCG-ACTV-02", "CCG-ACTV-04" },
  given = { turn = p1, phase = "draw", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Filler" } }, p2 = { hand = { "Toy Filler", "Toy Bonfire" }, table = { "Toy Blessing", "Toy Keepsake" } } },
  steps = {
    p1.passes, p2.passes, expect { table, turn = "p2", phase = "activate", activation = 4 }, p2.activates, p1.passes, p2.activates, p1.passes,   -- 2 icons, 1 more there, 1
    p2.plays "Toy Bonfire", p2.chooses "Toy Blessing", p1.passes, p2.passes, p1.passes, expect { p2.lost, exactly = { "Toy Blessing" } },
    expect { table, activation = 2 }, p2.activates, p1.passes, p2.activates, p1.passes, expect { p2.force, count = 4 }, p2.may_choose_exactly { pass },
  },
}
scenario "Some is activated, used for an Interrupt, and then the rest is activated" {
  rules = { "CCG-ACTV-01", "CCG-ACTV-03", "CCG-ACTV-09" },
  given = { turn = p1, phase = "draw", locations = { "Toy Plaza", "Toy Harbor" }, p1 = { hand = { "Toy Filler" }, table = { { "Toy Machine", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Plaza" } } }, p2 = { hand = { "Toy Stunner" } } },
  steps = {
    p1.passes, p2.passes, expect { table, turn = "p2", activation = 5 },                                    -- 4 icons and 1
    p2.activates, p1.passes, p2.activates, p1.passes, p2.plays "Toy Stunner", p2.chooses "Toy Captain", p1.passes, expect { p2.force, count = 0 }, p1.passes,
    p2.activates, p2.activates, p2.activates, expect { p2.force, count = 3 }, p2.may_choose_exactly { pass },
  },
}
scenario "Limits and additions of single locations are counted before the personal Force and that of a Master" {
  rules = { "CCG-ACTV-01", "CCG-ACTV-07", "CCG-ACTV-10" },
  given = { turn = p2, phase = "draw", locations = { "Toy Reach: Pier", "Toy Reach: Crypt", "Toy Plaza" }, p2 = { hand = { "Toy Filler" }, table = { "Toy Squeeze" } }, p1 = { hand = { "Toy Filler" }, table = { { "Toy Sage", at = "Toy Reach: Pier" } } } },
  steps = { p2.passes, p1.passes, expect { table, turn = "p1", activation = 5 } },                            -- 1 at each of three, 1, 1 for the Sage
}
scenario "Who must activate activates his last card too" {
  rules = { "CCG-ACTV-11" },
  given = { turn = p1, phase = "activate", activation = 2, p1 = { hand = { "Toy Filler" }, reserve = 3 }, p2 = { hand = { "Toy Stew" } } },
  steps = { p1.activates, p2.passes, p1.activates, p2.plays "Toy Stew", p1.chooses "p1", expect { p1.reserve, count = 0 }, expect { p1.force, count = 3 }, expect { p2.force, count = 2 } },
}

-- The start of a turn
scenario "Force that must be lost at the start of a turn is lost before anything may be done, and that before the activate phase" {
  rules = { "CCG-TURN-START-01", "CCG-TURN-START-03", "CCG-TURN-START-04" },
  given = { turn = p2, phase = "draw", p1 = { hand = { "Toy Filler" }, lost = 1, table = { "Toy Sundial", "Toy Rooster" } }, p2 = { hand = { "Toy Filler" } } },
  steps = {
    p2.passes, p1.passes, expect { table, turn = "p1" }, p2.loses "Reserve Deck", expect { p2.lost, count = 1 },
    p1.may_choose_exactly { "answers Toy Rooster", pass }, p1.answers "Toy Rooster", expect { p1.lost, count = 0 }, p1.may_choose_exactly { "activates", pass },
  },
}

-- Drawing and the end of a turn
scenario "Drawing is interrupted to play something and then goes on; what is not drawn is kept" {
  rules = { "CCG-DRAW-01", "CCG-UNIQ-01", "CCG-TURN-END-06" },
  given = { turn = p1, phase = "draw", p1 = { lost = 2, force = { "Toy Captain", "Toy Bulletin", "Toy Bulletin", "Toy Giant", "Toy Trooper", "Toy Mentor" }, table = { "Toy Clinic" } }, p2 = { hand = { "Toy Filler" } } },
  steps = {
    p1.draws, p2.passes, p1.draws, p2.passes, p1.draws, p2.passes, p1.plays "Toy Bulletin#1", p2.passes, expect { p1.lost, count = 1 }, p2.passes,
    p1.may_choose_exactly { "draws", "uses Toy Clinic", pass }, p1.uses "Toy Clinic", p2.passes, expect { p1.lost, count = 0 }, p1.may_choose_exactly { "draws", pass },
    p1.draws, p2.passes, p1.passes, p2.passes, expect { table, turn = "p2" }, expect { p1.force, count = 2 },
  },
}
scenario "Who must draw up to two draws one or two, from the Reserve Deck" {
  cites = { { "CCG-TURN-END-06", example "CCG-DRAW-03: nobody draws none" } },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Courier" }, force = { "Toy Giant", "Toy Mentor" }, reserve = { "Toy Trooper", "Toy Captain", "Toy Filler" } } },
  steps = { p1.deploys "Toy Courier", p1.chooses "Toy Plaza", p1.may_choose_exactly { 1, 2 }, p1.chooses(2), expect { p1.hand, exactly = { "Toy Trooper", "Toy Captain" } }, expect { p1.force, exactly = { "Toy Mentor" } } },
}
scenario "What is used after the Used Piles went under stays in the Used Pile until the end of the next turn" {
  rules = { "CCG-RECIRC-01", "CCG-TURN-END-01", "CCG-TURN-END-07" },
  given = { turn = p1, phase = "draw", p1 = { hand = { "Toy Salute", "Toy Filler" }, force = 1, used = 1, lost = 1, table = { "Toy Palace", "Toy Rest" } }, p2 = { hand = { "Toy Filler" }, force = 0 } },
  steps = {
    p1.passes, p2.passes, p1.chooses(1), expect { p1.used, count = 1 }, p1.may_choose_exactly { "answers Toy Rest", pass },   -- the Salute is not for the end of a turn
    p1.passes, expect { table, turn = "p2" }, p2.passes, p1.passes, p2.passes, p1.passes, p2.passes, p1.passes, p2.passes, p1.passes, p2.passes, p1.passes, expect { p1.used, count = 1 },
    expect { table, phase = "draw" }, p2.passes, p1.passes, expect { p1.used, count = 0 },
  },
}
scenario "Of what must happen at the end of a turn its player chooses the order, and it may be answered; it is still his turn" {
  rules = { "CCG-TURN-END-02", "CCG-ACT-AUTO-04", "CCG-TURN-END-08" },
  given = { turn = p1, phase = "draw", p1 = { hand = { "Toy Bulletin", "Toy Bulletin", "Toy Refusal" }, force = 1, lost = 2, table = { "Toy Palace", "Toy Cuckoo" } }, p2 = { hand = { "It Could Be Worse", "Toy Refusal" }, force = 1 } },
  steps = {
    p1.plays "Toy Bulletin#1", p2.passes, p1.passes, p2.passes, p1.passes, p2.passes, p1.may_choose_exactly { "draws", pass }, p1.passes,
    p1.may_choose_exactly { "resolves Toy Palace", "resolves Toy Cuckoo" }, p1.resolves "Toy Palace", p1.chooses(1), p2.answers "It Could Be Worse", p2.chooses(1), p1.answers "Toy Refusal", p2.answers "Toy Refusal", p1.passes,
    expect { p2.lost, count = 1 }, expect { table, turn = "p2" },
  },
}
scenario "What may be done at the end of a turn: its player first, then the other, and what is used stays used" {
  rules = { "CCG-TURN-END-01", "CCG-TURN-END-09" },
  given = { turn = p1, phase = "draw", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Filler" }, lost = 1, table = { "Toy Rest" } }, p2 = { hand = { "Toy Filler" }, force = 2, table = { "Toy Senate", { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    p1.passes, p2.passes, p1.may_choose_exactly { "answers Toy Rest", pass }, p1.passes, p2.may_choose_exactly { "answers Toy Senate", pass }, p2.answers "Toy Senate", p2.chooses "Toy Captain", p1.passes, p1.passes,
    expect { table, turn = "p2" }, expect { p2.used, count = 3 },
  },
}

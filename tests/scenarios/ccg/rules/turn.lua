-- The turn (rulebook 2 to 7): start, activation, the phases, re-circulation, the end.

local plaza = { "Toy Plaza" }

scenario "A turn goes through six phases in their order" {
  rules = { "CCG-TURN-01" },
  given = { turn = p1, phase = "draw", locations = plaza, p1 = { hand = { "Toy Filler" } }, p2 = { hand = { "Toy Filler" }, force = 1, table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    p1.passes, p2.passes,
    expect { table, turn = "p2", phase = "activate" },
    p2.passes, p1.passes, expect { table, phase = "control" },
    p2.passes, p1.passes, expect { table, phase = "deploy" },
    p2.passes, p1.passes, expect { table, phase = "battle" },
    p2.passes, p1.passes, expect { table, phase = "move" },
    p2.passes, p1.passes, expect { table, phase = "draw" },
    p2.passes, p1.passes, expect { table, turn = "p1", phase = "activate" },
  },
}
scenario "Force that may be activated: the icons, one personal Force, one for a Master" {
  rules = { "CCG-ACTV-01", "CCG-ACTV-07", "CCG-CHAR-MASTER-01" },
  given = { turn = p1, phase = "draw", locations = { "Toy Reach", "Toy Reach: Pier" }, p1 = { hand = { "Toy Filler" } }, p2 = { hand = { "Toy Filler" }, table = { { "Toy Sage", at = "Toy Reach: Pier" } } } },
  steps = { p1.passes, p2.passes, expect { table, activation = 4 } },          -- 2 icons, nobody at the system; 1; the Sage
}
scenario "What may be activated is fixed when the phase begins" {
  rules = { "CCG-ACTV-02" },
  given = { turn = p1, phase = "activate", activation = 1, locations = { "Toy Reach" }, p1 = { hand = { "Toy Filler" } } },
  steps = { p1.activates, p1.may_choose_exactly { pass }, expect { p1.force, count = 1 } },
}
scenario "From nothing up to the total, one Force at a time" {
  rules = { "CCG-ACTV-03" },
  given = { turn = p1, phase = "activate", activation = 3, p1 = { hand = { "Toy Filler" } } },
  steps = { p1.activates, expect { p1.force, count = 1 }, p1.may_choose_exactly { "activates", pass }, p1.passes, expect { table, phase = "control" } },
}
scenario "No more is activated than the Reserve Deck holds" {
  rules = { "CCG-ACTV-05" },
  given = { turn = p1, phase = "activate", activation = 3, p1 = { hand = { "Toy Filler" }, reserve = 1, used = 1 } },
  steps = { p1.activates, p1.may_choose_exactly { pass } },
}
scenario "In the control phase its player may Force drain" {
  rules = { "CCG-CTRL-01" },
  given = { turn = p1, phase = "control", locations = plaza, p1 = { table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = { p1.may_choose_exactly { "drains Toy Plaza", pass } },
}
scenario "In the deploy phase its player may deploy, and only then" {
  rules = { "CCG-DEP-01" },
  given = { turn = p1, phase = "deploy", locations = plaza, p1 = { hand = { "Toy Captain" }, force = 2 } },
  steps = { p1.may_choose_exactly { "deploys Toy Captain", pass }, p1.passes, p1.cannot { "deploys", "Toy Captain", because = "CCG-DEP-05" } },
}
scenario "In the battle phase its player may battle" {
  rules = { "CCG-BTL-01" },
  given = { turn = p1, phase = "battle", locations = plaza, p1 = { force = 1, table = { { "Toy Captain", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = { p1.may_choose_exactly { "battles Toy Plaza", pass } },
}
scenario "In the move phase its player may move" {
  rules = { "CCG-MOVE-01" },
  given = { turn = p1, phase = "move", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = { p1.may_choose_exactly { "moves Toy Captain", pass } },
}
scenario "In the draw phase its player may draw from the Force Pile, one card after the other" {
  rules = { "CCG-DRAW-01" },
  given = { turn = p1, phase = "draw", p1 = { force = 2 } },
  steps = { p1.draws, p1.draws, expect { p1.hand, count = 2 }, p1.may_choose_exactly { pass } },
}
scenario "Both Used Piles go under the Reserve Decks when the drawing is done" {
  rules = { "CCG-RECIRC-01", "CCG-DRAW-02" }, cites = { { "CCG-RECIRC-02", "it is done without anybody asking for it: nothing is forgotten" } },
  given = { turn = p1, phase = "draw", p1 = { hand = { "Toy Filler" }, reserve = 2, used = { "Toy Captain" } }, p2 = { hand = { "Toy Filler" }, reserve = 2, used = { "Toy Mentor" } } },
  steps = {
    p1.passes, p2.passes,
    expect { p1.reserve, in_order = { "Toy Filler", "Toy Filler", "Toy Captain" } },
    expect { p2.reserve, in_order = { "Toy Filler", "Toy Filler", "Toy Mentor" } },
    expect { p2.used, count = 0 },
  },
}
scenario "The end of the turn comes after re-circulation and belongs to the player whose turn ends" {
  rules = { "CCG-TURN-END-01" },
  given = { turn = p1, phase = "draw", p1 = { hand = { "Toy Filler" }, used = { "Toy Captain" }, lost = 1, table = { "Toy Rest" } }, p2 = { hand = { "Toy Filler" } } },
  steps = { p1.passes, p2.passes, p1.may_choose_exactly { "Toy Rest", pass }, expect { p1.used, count = 0 }, expect { table, turn = "p1" }, p1.answers "Toy Rest", expect { p1.used, count = 1 } },
}
scenario "At the end of a turn what must happen comes before what may" {
  rules = { "CCG-TURN-END-02" },
  given = { turn = p1, phase = "draw", p1 = { hand = { "Toy Filler" }, lost = 1, table = { "Toy Rest", "Toy Cuckoo" } }, p2 = { hand = { "Toy Filler" } } },
  steps = { p1.passes, p2.passes, p2.loses "Reserve Deck", p1.may_choose_exactly { "Toy Rest", pass }, p1.passes, expect { table, turn = "p2" } },
}
scenario "There is no time between turns" {
  rules = { "CCG-TURN-END-03" },
  given = { turn = p1, phase = "draw", p1 = { hand = { "Toy Burnout" } }, p2 = { hand = { "Toy Filler" } } },
  steps = { p1.passes, p2.passes, p2.may_choose_exactly { "activates", pass } },
}
scenario "What lasts until the end of the turn ends before what may happen then" {
  rules = { "CCG-TURN-END-04" },
  given = { turn = p1, phase = "draw", locations = plaza, p1 = { hand = { "Toy Filler" }, lost = 1, table = { "Toy Drill", "Toy Rest", { "Toy Captain", at = "Toy Plaza" } } } },
  steps = { p1.uses "Toy Drill", p1.chooses "Toy Captain", expect { p1.card "Toy Captain", power = 5 }, p1.passes, p1.is_asked, expect { p1.card "Toy Captain", power = 3 }, p1.passes },
}
scenario "At the start of a turn what must happen comes first, then what may, then the activate phase" {
  rules = { "CCG-TURN-START-01", "CCG-TURN-START-02", "CCG-TURN-START-03" },
  given = { turn = p2, phase = "draw", p1 = { hand = { "Toy Filler" }, lost = 1, table = { "Toy Sundial", "Toy Rooster" } }, p2 = { hand = { "Toy Filler" } } },
  steps = {
    p2.passes, p1.passes,
    p2.loses "Reserve Deck",
    p1.may_choose_exactly { "Toy Rooster", pass },
    p1.answers "Toy Rooster",
    p1.passes, p1.passes,                                       -- to what it retrieves
    p1.may_choose_exactly { "activates", pass },
    expect { table, phase = "activate" },
  },
}
scenario "A turn is its start, six phases and its end" {
  rules = { "CCG-TURN-03" },
  given = { turn = p2, phase = "draw", p1 = { hand = { "Toy Filler" }, lost = 1, table = { "Toy Rooster" } }, p2 = { hand = { "Toy Filler" } } },
  steps = { p2.passes, p1.passes, p1.may_choose_exactly { "Toy Rooster", pass }, p1.passes, expect { table, phase = "activate" } },
}

-- Maintenance
local function keeps(n, force)
  return { turn = p1, phase = "draw", p1 = { hand = { "Toy Filler" }, force = force, table = { "Toy Palace" } }, p2 = { hand = { "Toy Filler" } } }
end
scenario "Maintenance is due at the end of each of its owner's turns" {
  rules = { "CCG-ICON-MAINT-01", "CCG-ICON-MAINT-02" },
  given = keeps(1, 1),
  steps = { p1.passes, p2.passes, p1.passes, p1.may_choose_exactly { 1, 3 }, p1.chooses(1), expect { p1.table, exactly = { "Toy Palace" } }, expect { p1.force, count = 0 } },
}
scenario "Recycling puts the card into the Used Pile" {
  rules = { "CCG-ICON-MAINT-03" },
  given = keeps(2, 2),
  steps = { p1.passes, p2.passes, p1.passes, p1.may_choose_exactly { 1, 2, 3 }, p1.chooses(2), expect { p1.table, count = 0 }, expect { p1.used, count = 3 } },
}
scenario "A sacrifice puts the card out of play, and is always possible" {
  rules = { "CCG-ICON-MAINT-04", "CCG-ICON-MAINT-05" },
  given = keeps(3, 1),
  steps = { p1.passes, p2.passes, p1.chooses(3), expect { p1.out_of_play, exactly = { "Toy Palace" } }, expect { p1.force, count = 1 } },
}

scenario "While its text is canceled nothing is due; when the text comes back at the end of the turn it is" {
  rules = { "CCG-ICON-MAINT-06", "CCG-TURN-END-05" },
  given = { turn = p1, phase = "draw", p1 = { hand = { "Toy Gag", "Toy Filler" }, force = 1, lost = 1, table = { "Toy Palace", "Toy Rest", "Toy Cuckoo" } }, p2 = { hand = { "Toy Filler" } } },
  steps = {
    p1.plays "Toy Gag", p1.chooses "Toy Palace",
    p1.passes, p2.passes, p1.passes,
    p2.loses "Reserve Deck",                       -- the Cuckoo: the Palace is not due yet
    p1.passes, p1.may_choose_exactly { 1, 3 },                -- after what lasts until then has ended, before what may happen
    p1.chooses(3),
    p1.may_choose_exactly { "Toy Rest", pass },
    p1.passes,
  },
}
scenario "A canceled text neither acts nor modifies, and the card stays" {
  rules = { "CCG-CANCEL-TEXT-02" },
  given = { turn = p1, phase = "deploy", p1 = { hand = { "Toy Gag" }, table = { "Toy Lantern" }, force = 1 } },
  steps = { p1.may_choose { "uses Toy Lantern" }, p1.plays "Toy Gag", p1.chooses "Toy Lantern", p1.may_choose_exactly { pass }, expect { p1.table, exactly = { "Toy Lantern" } } },
}

-- Winning
scenario "Without Life Force a player loses" {
  rules = { "CCG-ZONE-LIFE-02" },
  given = { turn = p1, phase = "control", locations = plaza, p1 = { table = { { "Toy Captain", at = "Toy Plaza" } } }, p2 = { reserve = 1 } },
  steps = { p1.drains "Toy Plaza", nobody_is_asked, expect { table, over = true, winner = "p1", ended_by = "CCG-ZONE-LIFE-02" } },
}
scenario "A hand is no Life Force" {
  rules = { "CCG-ZONE-LIFE-02", "CCG-ZONE-LIFE-05" },
  given = { turn = p1, phase = "control", locations = plaza, p1 = { table = { { "Toy Captain", at = "Toy Plaza" } } }, p2 = { hand = { "Toy Captain", "Toy Captain" }, reserve = 1 } },
  steps = { p1.drains "Toy Plaza", p2.passes, p2.passes, p2.loses "Reserve Deck", nobody_is_asked, expect { table, winner = "p1" } },
}
scenario "A sabacc hand is still Life Force" {
  rules = { "CCG-ZONE-LIFE-04" },
  given = { turn = p1, phase = "control", locations = plaza, p1 = { table = { { "Toy Captain", at = "Toy Plaza" } } }, p2 = { hand = { "Toy Captain" }, reserve = 1, sabacc = { "Toy Filler" } } },
  steps = { p1.drains "Toy Plaza", p2.passes, p2.loses "Reserve Deck", p2.loses "Toy Captain", p1.is_asked, expect { table, over = false }, expect { p2, life_force = 1 } },
}
scenario "An unresolved destiny draw is still Life Force" {
  rules = { "CCG-ZONE-LIFE-03" },
  given = { turn = p1, phase = "deploy", p1 = { hand = { "Toy Filler" }, reserve = { "Toy Filler" }, lost = 2, table = { "Toy Oracle" } }, p2 = { hand = { "Toy Filler" } } },
  steps = { p1.uses "Toy Oracle", p1.is_asked, expect { table, over = false } },
}

-- Each its own action
scenario "Every single Force that is activated is an action and may be answered" {
  rules = { "CCG-ACTV-06" },
  given = { phase = "activate", activation = 2, locations = { "Toy Plaza" }, p1 = {}, p2 = { lost = 3, table = { "Toy Meter" } } },
  steps = { p1.activates, p2.answers "Toy Meter", p1.activates, p2.answers "Toy Meter", expect { p2.used, count = 2 } },
}
scenario "Who just Force drained is answered after the drain, as it comes off the stack" {
  cites = { { "CCG-DRAIN-TIME-02", "the loss is over when the window opens" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { table = { { "Toy Captain", at = "Toy Plaza" } } }, p2 = { force = 1, table = { "Toy Tollbook" } } },
  steps = { p1.drains "Toy Plaza", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.may_choose_exactly { "answers Toy Tollbook", pass }, p2.answers "Toy Tollbook", expect { p2.lost, count = 1 }, expect { p2.used, count = 1 } },
}
scenario "A condition for deploying is no permission to deploy at another time" {
  cites = { { "CCG-DEP-06", "its condition holds here, and it is not the deploy phase" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Envoy" }, force = 6, table = { { "Toy Machine", at = "Toy Plaza" } } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "deploys", "Toy Envoy", because = "CCG-DEP-05" } },
}
scenario "Destiny may be drawn from an empty Reserve Deck: the draw fails" {
  cites = { { "CCG-EMPTY-07", "the text may be used, no card is drawn and nothing follows" } },
  given = { turn = p1, phase = "control", p1 = { lost = 2, reserve = 0, force = 2, table = { "Toy Errand" } } },
  steps = { p1.uses "Toy Errand", expect { p1, total_destiny = "none" }, expect { p1.lost, count = 2 } },
}
scenario "What a card says of being drawn is active while it is drawn for destiny" {
  cites = { { "CCG-STATE-UNIT-04", "a character in the deck acts when it is drawn, and only then" } },
  given = { turn = p1, phase = "control", p1 = { lost = 4, reserve = { "Toy Porter", "Toy Filler", "Toy Filler" }, table = { "Toy Errand" } } },
  steps = { p1.uses "Toy Errand", expect { p1, total_destiny = 4 } },
}

-- Actions (rulebook 1.C): their steps, automatic and just actions, "before", "at any time", just deployed, just lost.

local function example(of) return "worked example of " .. of .. ", shown with toy cards" end

-- ---- steps and kinds

scenario "An action is initiated, then answered, then has its result" {
  rules = { "CCG-ACT-06", "CCG-ACT-RESP-01", "CCG-ACT-JDEP-01" },
  given = { turn = p1, phase = "deploy",
    p1 = { hand = { "Toy Salute" }, lost = 1 },
    p2 = { hand = { "Toy Refusal" } } },
  steps = {
    p1.plays "Toy Salute",
    p2.may_choose_exactly { "Toy Refusal", pass },    -- it was just played and has done nothing yet
    expect { p1.lost, count = 1 },
    p2.passes,
    expect { p1.lost, count = 0 },
  },
}

scenario "A response is never a top-level action" {
  rules = { "CCG-ACT-TYPE-01" },
  cites = { { "CCG-ACT-TYPE-03", "a term: the scenarios of this folder show all four kinds of action" },
            { "CCG-ACT-JUST-04", "a term: what makes a response is the event that it answers, not a word" } },
  given = { turn = p1, phase = "deploy",
    p1 = { hand = { "Toy Refusal", "Toy Salute" }, table = { "Toy Herald", "Toy Lantern" }, force = 1 } },
  steps = {
    p1.may_choose_exactly { "plays Toy Salute", "uses Toy Lantern", pass },
    p1.cannot { "answers", "Toy Refusal", because = "CCG-ACT-TYPE-01" },
    p1.cannot { "answers", "Toy Herald", because = "CCG-ACT-TYPE-01" },
    p1.passes,
  },
}

scenario "The player whose turn it is begins, then opportunities alternate" {
  rules = { "CCG-ACT-TYPE-02" },
  given = { turn = p1, phase = "deploy",
    p1 = { hand = { "Toy Salute", "Toy Salute" } },
    p2 = { table = { "Toy Well" } } },
  steps = {
    p1.plays "Toy Salute",
    p2.may_choose_exactly { "uses Toy Well", pass },
    p2.uses "Toy Well",
    p1.plays "Toy Salute",
    p2.is_asked,
    p2.passes,
    p1.passes,
    expect { table, phase = "battle" },
  },
}

-- ---- automatic actions

local shrine = { turn = p1, phase = "battle", locations = { "Toy Plaza" },
  p1 = { force = 1, lost = 1, table = { { "Toy Captain", at = "Toy Plaza" }, "Toy Shrine" } },
  p2 = { table = { { "Toy Captain", at = "Toy Plaza" }, "Toy Heckler" } } }

scenario "An automatic action happens by itself and may be answered like any other" {
  rules = { "CCG-ACT-AUTO-01" },
  given = shrine,
  steps = {
    p1.battles "Toy Plaza",
    p2.may_choose_exactly { "Toy Heckler", pass },
    p2.answers "Toy Heckler",
    expect { p1.lost, count = 1 },
    expect { p1.card "Toy Shrine", at = "table" },    -- only what it did was cancelled
    p1.passes,
    p2.passes,
  },
}

scenario "Automatic actions of one card happen one after the other, in the order printed on it" {
  rules = { "CCG-ACT-AUTO-02", "CCG-ACT-AUTO-03" },
  cites = { { "CCG-ACT-AUTO-05", example "CCG-ACT-AUTO-03" } },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" },
    p1 = { force = 1, lost = 1, table = { { "Toy Captain", at = "Toy Plaza" }, "Toy Crossfire" } },
    p2 = { used = 1, table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    p1.battles "Toy Plaza",
    p2.is_asked,
    expect { p1.lost, count = 0 },                    -- retrieved before p2 loses
    p2.loses "Used Pile",
  },
}

scenario "Automatic actions of different cards happen in the order chosen by the player whose turn it is" {
  rules = { "CCG-ACT-AUTO-04" },
  cites = { { "CCG-ACT-AUTO-06", example "CCG-ACT-AUTO-04" } },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" },
    p1 = { force = 1, lost = 1, table = { { "Toy Captain", at = "Toy Plaza" }, "Toy Shrine", "Toy Strike" } },
    p2 = { used = 1, table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    p1.battles "Toy Plaza",
    p1.may_choose_exactly { "Toy Shrine", "Toy Strike" },
    p1.resolves "Toy Strike",
    p2.loses "Used Pile",
    expect { p1.lost, count = 0 },
  },
}

-- ---- mandatory actions

local beast = { turn = p1, phase = "battle",
  p1 = { table = { "Toy Beast" }, hand = { "Toy Salute" } },
  p2 = { used = 1, reserve = 5, table = { "Toy Well" } } }

scenario "A mandatory action may be initiated at an opportunity of its owner, once, and the phase goes on" {
  rules = { "CCG-ACT-MAND-01", "CCG-ACT-MAND-02" },
  cites = { { "CCG-STK-EX-15", example "CCG-ACT-MAND-01" } },
  given = beast,
  steps = {
    p1.may_choose_exactly { "performs Toy Beast", "plays Toy Salute", pass },
    p1.performs "Toy Beast",
    p2.loses "Used Pile",
    p2.uses "Toy Well",
    p1.passes, p1.may_choose_exactly { "plays Toy Salute", pass },
    p1.passes,
    p2.passes,
    expect { table, phase = "move" },
    expect { p2.lost, count = 1 },
  },
}

scenario "What was left undone happens at the end of the phase, and then the phase is over" {
  rules = { "CCG-ACT-MAND-04" },
  cites = { { "CCG-STK-EX-14", example "CCG-ACT-MAND-04" } },
  given = beast,
  steps = {
    p1.passes,
    p2.passes,
    p2.loses "Used Pile",
    expect { table, phase = "move" },
    p1.may_choose_exactly { "plays Toy Salute", pass },
  },
}

scenario "What tells both players to do something is begun by the player whose turn it is, who also orders it" {
  rules = { "CCG-ACT-MAND-03" },
  given = { turn = p1, phase = "control",
    p1 = { used = 1 },
    p2 = { used = 1, table = { "Toy Plague" } } },
  steps = {
    p1.may_choose_exactly { "performs Toy Plague", pass },
    p1.performs "Toy Plague",
    p1.chooses "p2",
    p2.loses "Used Pile",
    p1.loses "Used Pile",
    p2.may_choose_exactly { pass },
  },
}

scenario "At the end of a turn what must happen comes before what may" {
  rules = { "CCG-ACT-MAND-05" },
  given = { turn = p1, phase = "draw",
    p1 = { force = 1, reserve = 5, lost = 1, table = { "Toy Upkeep", "Toy Rest" } },
    p2 = { hand = { "Toy Salute" } } },
  steps = {
    p1.passes,
    p2.passes,
    p1.may_choose_exactly { "Reserve Deck", "Force Pile" },
    p1.loses "Force Pile",
    p1.answers "Toy Rest",
    expect { p1.lost, count = 1 },
    expect { table, turn = "p2" },
  },
}

-- ---- initiation

local stun = { turn = p1, phase = "deploy", locations = { "Toy Plaza" },
  p1 = { hand = { "Toy Stunner" }, force = 2, reserve = { "Toy Mentor", "Toy Filler" } },
  p2 = { table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Dodger", at = "Toy Plaza" } }, lost = 1 } }

scenario "Targets are chosen before costs are paid, and until then the action may be taken back" {
  rules = { "CCG-ACT-INIT-01" },
  given = stun,
  steps = {
    p1.plays "Toy Stunner",
    p1.may_choose_exactly { "Toy Captain", "Toy Dodger", decline },
    expect { p1.force, count = 2 },
    p1.declines,
    p1.may_choose_exactly { "plays Toy Stunner", pass },   -- nothing happened: it is still his opportunity
    p1.plays "Toy Stunner",
    p1.chooses "Toy Captain",
    expect { p1.force, count = 0 },
    expect { p2.hand, exactly = { "Toy Captain" } },       -- 5 is more than his ability
  },
}

scenario "An action that was initiated has its result although its condition is gone" {
  rules = { "CCG-ACT-INIT-02", "CCG-ACT-COND-01" },
  cites = { { "CCG-ACT-INIT-03", example "CCG-ACT-INIT-02" } },
  given = { turn = p1, phase = "deploy",
    p1 = { hand = { "Toy Audit", "Toy Audit" } },
    p2 = { hand = { "Toy Doubt", "Toy Filler", "Toy Filler" }, reserve = { "Toy Trooper", "Toy Filler" } } },
  steps = {
    p1.plays "Toy Audit",
    p2.answers "Toy Doubt",
    p2.passes,                                             -- to his own destiny
    p2.passes,                                             -- to the Audit
    p2.loses "Reserve Deck",                               -- with two cards left in hand
    p2.passes,
    p1.may_choose_exactly { pass },
    p1.cannot { "plays", "Toy Audit", because = "CCG-ACT-COND-01" },
  },
}

scenario "What answers the start of a battle cannot wait for the weapons segment" {
  rules = { "CCG-ACT-COND-02" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" },
    p1 = { force = 1, table = { { "Toy Captain", at = "Toy Plaza" } } },
    p2 = { hand = { "Toy Ambush" }, table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    p1.battles "Toy Plaza",
    p2.may_choose_exactly { "Toy Ambush", pass },
    p2.passes,
    p1.passes,
    p2.may_choose_exactly { pass },
    expect { table, segment = "none" },
  },
}

scenario "A card that left the Lost Pile is no longer just lost" {
  rules = { "CCG-ACT-COND-03", "CCG-ACT-JLOST-05" },
  given = { turn = p2, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Rescue" }, table = { { "Toy Captain", at = "Toy Plaza" } } },
    p2 = { hand = { "Toy Hunt" }, force = 1, table = { "Toy Mourning" } } },
  steps = {
    p2.plays "Toy Hunt",
    p2.chooses "Toy Captain",
    p1.passes,                                             -- to the Hunt
    p1.answers "Toy Rescue",
    p1.may_choose_exactly { pass },                        -- his opportunity: p2's Mourning has nothing to answer
    expect { p1.hand, exactly = { "Toy Captain" } },
  },
}

scenario "A loss that stays in the Lost Pile can be answered by both" {
  rules = { "CCG-ACT-JLOST-01" },
  given = { turn = p2, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { table = { { "Toy Captain", at = "Toy Plaza" } } },
    p2 = { hand = { "Toy Hunt", "Toy Tax" }, force = 1, lost = 2, table = { "Toy Mourning" } } },
  steps = {
    p2.plays "Toy Hunt",
    p2.chooses "Toy Captain",
    p2.answers "Toy Mourning",
    p2.plays "Toy Tax",
    p1.loses "Reserve Deck",                               -- Force lost was not on the table: no answer to it
    p1.loses "Reserve Deck",
    expect { p2.lost, count = 2 },                         -- the Hunt and one that was there; one was retrieved
  },
}

scenario "What was on a lost card is lost with it, and only the card itself comes back" {
  rules = { "CCG-ACT-JLOST-02" },
  given = { turn = p2, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Rescue" }, table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Blaster", on = "Toy Captain" } } },
    p2 = { hand = { "Toy Hunt" }, force = 1 } },
  steps = {
    p2.plays "Toy Hunt",
    p2.chooses "Toy Captain",
    p1.passes,
    expect { p1.lost, exactly = { "Toy Captain", "Toy Blaster" } },
    p1.chooses "Toy Blaster",
    p1.answers("Toy Rescue", "to the loss of Toy Captain"),
    expect { p1.hand, exactly = { "Toy Captain" } },
    expect { p1.lost, exactly = { "Toy Blaster", "Toy Rescue" } },
  },
}

scenario "An action needs its targets" {
  rules = { "CCG-ACT-TGT-01" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Stunner" }, force = 2, table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    p1.may_choose_exactly { pass },
    p1.cannot { "plays", "Toy Stunner", because = "CCG-ACT-TGT-01" },
  },
}

scenario "An action needs its whole cost" {
  rules = { "CCG-ACT-COST-01" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Stunner", "Toy Captain", "Toy Trooper" }, force = 1 },
    p2 = { table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    p1.may_choose_exactly { "deploys Toy Trooper", pass },
    p1.cannot { "plays", "Toy Stunner", because = "CCG-ACT-COST-01" },
    p1.cannot { "deploys", "Toy Captain", because = "CCG-ACT-COST-01" },
  },
}

scenario "A Force loss that is a cost cannot be reduced; another can" {
  rules = { "CCG-ACT-COST-02" },
  given = { turn = p1, phase = "deploy",
    p1 = { hand = { "Toy Burnout" }, used = 1, table = { "Toy Bunker" } },
    p2 = { hand = { "Toy Tax" }, table = { "Toy Bunker" } } },
  steps = {
    p1.plays "Toy Burnout",
    p1.loses "Used Pile",                                  -- the cost is paid in full
    expect { p1.hand, count = 1 },
    p2.plays "Toy Tax",
    p1.loses "Reserve Deck",                               -- 2, less 1
    p1.may_choose_exactly { "deploys Toy Filler", pass },
    expect { p1.lost, count = 2 },
  },
}

scenario "A card in the deck is targeted when it is seen: the search may begin without knowing" {
  rules = { "CCG-ACT-TGT-02", "CCG-TGT-IMP-11" },
  given = { turn = p1, phase = "deploy",
    p1 = { hand = { "Toy Call" }, reserve = { "Toy Filler", "Toy Trooper" } } },
  steps = {
    p1.may_choose_exactly { "plays Toy Call", pass },
    p1.plays "Toy Call", p2.declines,
    expect { p1.hand, count = 0 },                         -- nothing was found
    expect { p1.lost, exactly = { "Toy Call" } },
  },
}

-- ---- responses and result

scenario "A card is just targeted only when the costs are paid" {
  rules = { "CCG-ACT-RESP-02" },
  given = stun,
  steps = {
    p1.plays "Toy Stunner",
    p1.chooses "Toy Dodger",
    p2.may_choose_exactly { "Toy Dodger", pass },
    expect { p1.used, count = 2 },
    p2.passes,
    expect { p2.hand, exactly = { "Toy Dodger" } },
  },
}

scenario "What both players are told to do is ordered by the player whose turn it is" {
  rules = { "CCG-ACT-RES-01" },
  cites = { { "CCG-ACT-RES-02", example "CCG-ACT-RES-01" } },
  given = { turn = p2, phase = "deploy",
    p1 = { hand = { "Toy Refusal" } },
    p2 = { hand = { "Toy Stew" } } },
  steps = {
    p2.plays "Toy Stew",
    p1.passes,
    p2.may_choose_exactly { "p1", "p2" },
    p2.chooses "p2",
    expect { p1.force, count = 2 },
    expect { p2.force, count = 2 },
    p1.may_choose_exactly { pass },                        -- the Stew itself could no longer be answered
  },
}

scenario "At any time means at an opportunity of any phase, not as a response" {
  rules = { "CCG-ACT-ANY-01" },
  cites = { { "CCG-ACT-ANY-02", example "CCG-ACT-ANY-01" } },
  given = { turn = p1, phase = "deploy",
    p1 = { hand = { "Toy Salute" } },
    p2 = { hand = { "Toy Refusal" }, table = { "Toy Well" } } },
  steps = {
    p1.plays "Toy Salute",
    p2.may_choose_exactly { "Toy Refusal", pass },
    p2.cannot { "uses", "Toy Well", because = "CCG-ACT-ANY-01" },
    p2.passes,
    p2.may_choose_exactly { "uses Toy Well", pass },
  },
}

-- ---- before

local jinx = { turn = p1, phase = "battle", locations = { "Toy Plaza" },
  p1 = { force = 1, reserve = { "Toy Stunner", "Toy Filler", "Toy Filler" }, table = { { "Toy Mentor", at = "Toy Plaza" } } },
  p2 = { reserve = 9, table = { { "Toy Jinx", at = "Toy Plaza" }, "Toy Bones" } } }

scenario "A before action goes before the draw, which is then made or not" {
  rules = { "CCG-ACT-BEFORE-01" },
  cites = { { "CCG-ACT-BEFORE-03", example "CCG-ACT-BEFORE-01" } },
  given = jinx,
  steps = {
    p1.battles "Toy Plaza",
    p1.accepts,                                            -- begins to draw battle destiny
    p2.may_choose_exactly { "preempts Toy Jinx", pass },
    p2.preempts "Toy Jinx",
    expect { p2.force, count = 0 },                        -- nothing was drawn yet: the Bones saw no draw
    p1.may_choose_exactly { accept, decline },
    p1.accepts,
    expect { p1, battle_destiny = 2 },                     -- 3, less 1
    expect { p2.force, count = 1 },
    expect { p2, damage = 6 },                             -- 5 + 2 against 1
    p2.forfeits "Toy Jinx",
    p2.loses "Reserve Deck",
    p2.loses "Reserve Deck",
    p2.loses "Reserve Deck",
  },
}

scenario "After a before action the player need not go on" {
  rules = { "CCG-ACT-BEFORE-01" },
  given = jinx,
  steps = {
    p1.battles "Toy Plaza",
    p1.accepts,
    p2.preempts "Toy Jinx",
    p1.declines,
    expect { p1, battle_destiny = "none" },
    p2.forfeits "Toy Jinx",
    p2.loses "Reserve Deck",
  },
}

scenario "A battle that was only attempted may be impossible after a before action, and it is still his opportunity" {
  rules = { "CCG-ACT-BEFORE-01" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza", "Toy Harbor" },
    p1 = { force = 2, table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Harbor" } } },
    p2 = { table = { { "Toy Skirter", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Harbor" } } } },
  steps = {
    p1.battles "Toy Plaza",
    p2.preempts "Toy Skirter",
    p1.may_choose_exactly { decline },
    p1.declines,
    expect { p1.force, count = 2 },
    expect { p2.hand, exactly = { "Toy Skirter" } },
    p1.may_choose_exactly { "battles Toy Harbor", pass },
  },
}

scenario "About to draw comes before the draw; nobody backs up from his own draw, and the weapon's draw must be made" {
  rules = { "CCG-ACT-BEFORE-02" },
  cites = { { "CCG-ACT-BEFORE-04", example "CCG-ACT-BEFORE-02" } },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Luck", "Toy Luck" }, force = 2, lost = 2, reserve = { "Toy Trooper", "Toy Filler" },
      table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Blaster", on = "Toy Captain" } } },
    p2 = { table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    p1.battles "Toy Plaza",
    p1.passes,                                             -- to the battle
    p1.fires "Toy Blaster",
    p1.chooses "Toy Captain",
    p1.passes,                                             -- to the shot
    p1.may_choose_exactly { "preempts Toy Luck", "preempts Toy Luck", pass },
    p1.preempts "Toy Luck",
    p1.passes,                                             -- to his own Luck
    p1.passes,                                             -- to what it retrieves
    p1.may_choose_exactly { "preempts Toy Luck", pass },
    p1.passes,
    p1.may_choose_exactly { pass },                        -- the destiny is drawn: too late for the second Luck
    expect { p2.card "Toy Captain", hit = false },
  },
}
scenario "A half declared action may be taken back, but not for ever" {
  cites = { { "CCG-ACT-INIT-01", "an action that is taken back was never initiated: nothing of the rulebook is switched off here" } },
  given = { phase = "deploy", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { hand = { "Toy Trooper" }, force = 1 } },
  steps = {
    p1.deploys "Toy Trooper", p1.declines, p1.deploys "Toy Trooper", p1.declines, p1.deploys "Toy Trooper", p1.declines,
    p1.deploys "Toy Trooper", p1.declines, p1.deploys "Toy Trooper", p1.declines, p1.deploys "Toy Trooper",
    p1.may_choose_exactly { "Toy Plaza", "Toy Canyon", decline }, p1.declines,
    p1.deploys "Toy Trooper", p1.may_choose_exactly { "Toy Plaza", "Toy Canyon" },
    p1.chooses "Toy Canyon", expect { p1.card "Toy Trooper", at = "Toy Canyon" },
  },
}

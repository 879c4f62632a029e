-- The worked examples of rulebook 1.C, with toy cards in place of the cards they name.

local function example(of) return "worked example of " .. of .. ", shown with toy cards" end

scenario "Example 1: an Effect is answered, the answer is cancelled, and the deployer has the next response" {
  rules = { "CCG-STK-08" },
  cites = { { "CCG-STK-EX-01", example "CCG-STK-07 and CCG-STK-08" } },
  given = { turn = p2, phase = "deploy",
    p1 = { hand = { "Toy Veto", "Toy Veto" } },
    p2 = { hand = { "Toy Memorial", "Toy Refusal", "Toy Veto" } } },
  steps = {
    p2.deploys "Toy Memorial",
    p1.answers "Toy Veto",
    p2.answers "Toy Refusal",
    p1.passes,
    p2.passes,
    p2.may_choose_exactly { pass },          -- to the deployment, before p1
    p2.passes,
    expect { p1.lost, exactly = { "Toy Veto" } },
    expect { p2.lost, exactly = { "Toy Refusal" } },
    p1.may_choose_exactly { "Toy Veto", pass },
    p1.passes,
    expect { p2.table, exactly = { "Toy Memorial" } },
    p2.passes,                               -- to the Memorial, just deployed
    p1.may_choose_exactly { pass },         -- the next top-level action is his
  },
}

scenario "Example 2: the destiny draw of a result is an action that an automatic action answers" {
  rules = { "CCG-ACT-07" },
  cites = { { "CCG-STK-EX-02", example "CCG-ACT-06 and CCG-ACT-07" } },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Stunner" }, force = 2, reserve = { "Toy Captain", "Toy Filler" } },
    p2 = { hand = { "Toy Doubt" }, table = { { "Toy Captain", at = "Toy Plaza" }, "Toy Bones" }, reserve = { "Toy Trooper", "Toy Filler", "Toy Filler" } } },
  steps = {
    p1.plays "Toy Stunner",
    p1.chooses "Toy Captain",
    expect { p1.used, count = 2 },           -- both Force were used in the initiation
    p2.answers "Toy Doubt",                  -- draws 1: not more than 4
    expect { p2.used, exactly = { "Toy Doubt", "Toy Trooper" } },
    expect { p2.force, count = 1 },          -- the draw of 2 was answered by the Bones
    expect { p1.used, exactly = { "Toy Filler", "Toy Filler", "Toy Captain" } },
    expect { p2.card "Toy Captain", at = "Toy Plaza" },
    expect { p1.lost, exactly = { "Toy Stunner" } },
  },
}

scenario "Example 3: an Interrupt is stacked on what answered it, and two answers to its end come in their order" {
  rules = { "CCG-ACT-JUST-03" },
  cites = { { "CCG-STK-EX-03", "every response has its own question at its own time, so nobody has to ask for a pause or a back-up" },
            { "CCG-STK-EX-04", "worked example of CCG-ACT-JUST-03, shown with toy cards; what becomes unique by being stacked belongs to the rules of such cards" } },
  given = { turn = p2, phase = "deploy", locations = { "Toy Plaza", "Toy Harbor" },
    p1 = { hand = { "Toy Swindle" }, table = { "Toy Tentacle" } },
    p2 = { hand = { "Toy Ferry", "Toy Gift" }, force = 1, lost = 1, table = { { "Toy Machine", at = "Toy Plaza" } } } },
  steps = {
    p2.plays "Toy Ferry",
    p2.chooses "Toy Machine",
    p1.answers "Toy Tentacle",
    p2.passes,
    p1.may_choose_exactly { pass },
    p1.passes,
    expect { p2.card "Toy Machine", at = "Toy Harbor" },
    p1.answers "Toy Swindle",
    p2.loses "Reserve Deck",
    p2.answers "Toy Gift",
    p1.passes,
    expect { p2.stacked, exactly = { "Toy Ferry" } },
    expect { p2.lost, count = 1 },
  },
}

scenario "Example 4: a passenger deployed as a response is lost when the walker is sent back" {
  rules = { "CCG-STK-08" },
  cites = { { "CCG-STK-EX-05", example "CCG-STK-07 and CCG-STK-08" } },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Walker", "Toy Mentor" }, force = 2 },
    p2 = { hand = { "Toy Recall" } } },
  steps = {
    p1.deploys "Toy Walker",
    p1.chooses "Toy Plaza",
    p2.passes,                               -- while it is being deployed
    p2.passes,                               -- the first answer to the walker
    p1.answers "Toy Walker",
    p1.chooses "Toy Mentor",
    p2.passes,                               -- while the passenger is being deployed
    p2.passes,                               -- when he was deployed
    expect { p1.card "Toy Mentor", at = "Toy Walker" },
    p2.may_choose_exactly { "Toy Recall", pass },
    p2.answers "Toy Recall",
    expect { p1.hand, exactly = { "Toy Walker" } },
    expect { p1.lost, exactly = { "Toy Mentor" } },
  },
}

scenario "Example 4 continued: two passes in a row, and the walker can no longer be answered" {
  rules = { "CCG-STK-02" },
  cites = { { "CCG-STK-EX-06", example "CCG-STK-07" } },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Walker", "Toy Mentor" }, force = 2 },
    p2 = { hand = { "Toy Recall" } } },
  steps = {
    p1.deploys "Toy Walker",
    p1.chooses "Toy Plaza",
    p2.passes,
    p2.passes,
    p1.passes,
    p2.may_choose_exactly { pass },          -- a top-level opportunity
    p2.cannot { "answers", "Toy Recall", because = "CCG-ACT-TYPE-01" },
    expect { p1.card "Toy Walker", at = "Toy Plaza" },
  },
}

local fight = { turn = p2, phase = "battle", locations = { "Toy Plaza", "Toy Harbor" },
  p1 = { hand = { "Toy Ambush", "Toy Doubt", "Toy Refusal", "Toy Doubt" }, reserve = { "Toy Trooper", "Toy Mentor", "Toy Filler", "Toy Filler" },
    table = { { "Toy Trooper", at = "Toy Plaza" }, { "Toy Sprinter", at = "Toy Harbor" } } },
  p2 = { hand = { "Toy Bravado", "Toy Refusal" }, force = 1, table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Plaza" } },
    reserve = { "Toy Trooper", "Toy Filler", "Toy Filler" } } }

scenario "Example 5: responses to a battle alternate until two passes, then its initiator begins the weapons segment" {
  rules = { "CCG-ACT-JUST-03" },
  cites = { { "CCG-STK-EX-07", example "CCG-ACT-JUST-03 and CCG-STK-07" } },
  given = fight,
  steps = {
    p2.battles "Toy Plaza",
    p1.may_choose_exactly { "Toy Ambush", "Toy Sprinter", pass },
    p1.answers "Toy Ambush",
    p2.passes,                               -- to the Ambush
    p1.passes,
    p2.passes,                               -- to the battle
    p1.answers "Toy Sprinter",
    p2.passes,
    p1.passes,
    expect { p1.card "Toy Sprinter", at = "Toy Plaza" },
    expect { table, segment = "weapons" },
    p2.may_choose_exactly { "Toy Bravado", pass },
    p2.passes,
    p1.passes,
    p2.accepts,                              -- battle destiny 1: 3 + 3 + 1 against 2 + 3
    expect { p1, damage = 6 },               -- (7 - 5) times 3
    p1.forfeits "Toy Sprinter",
    p1.loses "Reserve Deck",
    p1.loses "Reserve Deck",
    p1.loses "Reserve Deck",
  },
}

scenario "Example 5 continued: an answer that is cancelled leaves with its answer, and the loser's damage is multiplied at the end" {
  rules = { "CCG-CANCEL-01" },
  cites = { { "CCG-STK-EX-08", example "CCG-STK-08 and CCG-ACT-TYPE-02" },
            { "CCG-STK-EX-09", "worked example of a change that was scheduled before the weapons segment, shown with toy cards" } },
  given = fight,
  steps = {
    p2.battles "Toy Plaza",
    p1.answers "Toy Ambush",
    p2.passes,
    p1.passes,
    p2.passes,
    p1.passes,
    p2.plays "Toy Bravado",
    p2.chooses "Toy Captain",
    p1.answers "Toy Doubt",
    p2.answers "Toy Refusal",                -- to the Doubt
    p1.answers "Toy Refusal",                -- to that Refusal
    p1.passes,
    p1.passes,                               -- his own Doubt goes on: it draws 1 and fails
    expect { p2.lost, exactly = { "Toy Refusal" } },
    p1.answers "Toy Doubt",                  -- a second one: it draws 5
    p1.may_choose_exactly { pass },          -- the next weapons action is his
    expect { p2.lost, exactly = { "Toy Refusal", "Toy Bravado" } },
    p2.declines,
    expect { p1, damage = 12 },              -- (6 - 2) times 3
    p1.forfeits "Toy Trooper",
    expect { p1, damage = 10 },
    p1.concedes,
  },
}

scenario "Example 6: two passes in a row end the phase, whoever wanted the last action" {
  rules = { "CCG-ACT-TYPE-02" },
  cites = { { "CCG-STK-EX-10", example "CCG-ACT-TYPE-02" } },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Trooper", "Toy Trooper" }, force = 3 },
    p2 = { force = 1, table = { "Toy Lantern" } } },
  steps = {
    p1.deploys "Toy Trooper",
    p1.chooses "Toy Plaza",
    p2.may_choose_exactly { "uses Toy Lantern", pass },
    p2.passes,
    p1.passes,
    expect { table, phase = "battle" },
    p2.may_choose_exactly { pass },
  },
}

scenario "Example 6 continued: an action after a pass keeps the phase open, also for more deployments" {
  rules = { "CCG-ACT-TYPE-02" },
  cites = { { "CCG-STK-EX-11", example "CCG-ACT-TYPE-02" } },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Trooper", "Toy Trooper" }, force = 3 },
    p2 = { force = 2, table = { "Toy Lantern" } } },
  steps = {
    p1.passes,
    p2.uses "Toy Lantern",
    p1.passes, p1.may_choose_exactly { "deploys Toy Trooper", "deploys Toy Trooper", pass },
    p1.deploys "Toy Trooper",
    p1.chooses "Toy Plaza",
    expect { table, phase = "deploy" },
  },
}

scenario "Example 7: what must happen when a card is deployed comes before any answer to the deployment" {
  rules = { "CCG-ACT-AUTO-07" },
  cites = { { "CCG-STK-EX-12", example "CCG-ACT-AUTO-07" } },
  given = { turn = p2, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Rebuff" } },
    p2 = { hand = { "Toy Scholar" }, force = 1, reserve = { "Toy Refusal", "Toy Filler", "Toy Filler" } } },
  steps = {
    p2.deploys "Toy Scholar",
    p2.chooses "Toy Plaza",
    p1.passes,                               -- while it is being deployed
    expect { p2.hand, exactly = { "Toy Refusal", "Toy Filler" } },
    p1.answers "Toy Rebuff",
    p2.answers "Toy Refusal",
    expect { p2.card "Toy Scholar", at = "Toy Plaza" },
    expect { p1.lost, exactly = { "Toy Rebuff" } },
  },
}

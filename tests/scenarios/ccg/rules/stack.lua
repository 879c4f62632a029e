-- The stack (rulebook 1.C): only the top is answered, responses come and go, actions come off.

scenario "Only the topmost action may be answered" {
  rules = { "CCG-STK-01" },
  given = { turn = p1, phase = "deploy",
    p1 = { hand = { "Toy Stew", "Toy Refusal" } },
    p2 = { hand = { "Toy Refusal", "Toy Refusal" } } },
  steps = {
    p1.plays "Toy Stew",
    p2.answers "Toy Refusal",
    p1.may_choose_exactly { "Toy Refusal", pass },
    p1.answers "Toy Refusal",
    p2.may_choose_exactly { "Toy Refusal", pass },   -- to the Refusal of p1, not to the Stew below
    p2.passes,
    expect { p2.lost, exactly = { "Toy Refusal" } },
    p2.may_choose_exactly { "Toy Refusal", pass },   -- now the Stew is on top again
    p2.passes,
    p1.chooses "p1",
    expect { p1.used, exactly = { "Toy Stew" } },
  },
}

scenario "An action that is done leaves the stack and cannot be answered any more" {
  rules = { "CCG-STK-02" },
  given = { turn = p1, phase = "deploy",
    p1 = { hand = { "Toy Salute" } },
    p2 = { hand = { "Toy Refusal" } } },
  steps = {
    p1.plays "Toy Salute",
    p2.may_choose_exactly { "answers Toy Refusal", pass },
    p2.passes,
    p2.may_choose_exactly { pass },      -- his own opportunity
    expect { p1.used, exactly = { "Toy Salute" } },
  },
}

scenario "No top-level action while anything is on the stack" {
  rules = { "CCG-STK-03" },
  given = { turn = p1, phase = "deploy",
    p1 = { hand = { "Toy Stew" } },
    p2 = { hand = { "Toy Stew", "Toy Refusal" } } },
  steps = {
    p1.plays "Toy Stew",
    p2.may_choose_exactly { "answers Toy Refusal", pass },
    p2.cannot { "plays", "Toy Stew", because = "CCG-STK-03" },
    p2.passes,
    p1.chooses "p1",
    p2.may_choose_exactly { "plays Toy Stew", pass },
  },
}

scenario "Each just action answers one occurrence once" {
  rules = { "CCG-STK-04" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Trooper", "Toy Filler" }, force = 2, table = { "Toy Herald" }, lost = 2 },
    p2 = { hand = { "Toy Rebuff" }, table = { "Toy Lookout" } } },
  steps = {
    p1.deploys "Toy Trooper",
    p1.chooses "Toy Plaza",
    p2.passes,                                       -- while it is being deployed
    p2.may_choose_exactly { "Toy Rebuff", "Toy Lookout", pass },
    p2.answers "Toy Lookout",
    p1.answers "Toy Herald",
    p1.passes, p2.passes,                                       -- to what it retrieves
    p2.may_choose_exactly { "Toy Rebuff", pass },
    p2.passes,
    p1.may_choose_exactly { pass },
    expect { p2.hand, count = 2 },
    expect { p1.lost, count = 1 },
  },
}

scenario "Two copies of a card may each answer the same action" {
  rules = { "CCG-STK-05" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Trooper" }, force = 2 },
    p2 = { table = { "Toy Lookout", "Toy Lookout" } } },
  steps = {
    p1.deploys "Toy Trooper",
    p1.chooses "Toy Plaza",
    p2.may_choose_exactly { "Toy Lookout", "Toy Lookout", pass },
    p2.answers "Toy Lookout",
    p2.may_choose_exactly { "Toy Lookout", pass },
    p2.answers "Toy Lookout",
    expect { p2.hand, count = 2 },
  },
}

scenario "A response does something to the current action: a Veto answers the other side's Effect" {
  rules = { "CCG-STK-06", "CCG-ACT-JUST-01" },
  cites = { { "CCG-ACT-JUST-02", "worked example of CCG-ACT-JUST-01, shown with toy cards: what cancels an Interrupt is no answer to a deployment" } },
  given = { turn = p1, phase = "deploy",
    p1 = { hand = { "Toy Memorial", "Toy Veto" } },
    p2 = { hand = { "Toy Veto", "Toy Refusal" } } },
  steps = {
    p1.deploys "Toy Memorial",
    p2.may_choose_exactly { "Toy Veto", pass },
    p2.cannot { "answers", "Toy Refusal", because = "CCG-ACT-JUST-01" },
    p2.passes,
    p1.may_choose_exactly { pass },
    p1.cannot { "answers", "Toy Veto", because = "CCG-STK-06" },
    p1.passes,
    expect { p1.table, exactly = { "Toy Memorial" } },
  },
}

scenario "Responses go on after one has left the stack: a pass counts only with the next one" {
  rules = { "CCG-STK-07", "CCG-STK-08" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Trooper" }, force = 2, table = { "Toy Herald" }, lost = 2 },
    p2 = { hand = { "Toy Rebuff" } } },
  steps = {
    p1.deploys "Toy Trooper",
    p1.chooses "Toy Plaza",
    p2.passes,                                       -- while it is being deployed
    p2.passes,                                       -- when it was deployed
    p1.answers "Toy Herald",
    p2.answers "Toy Rebuff",
    expect { p1.hand, exactly = { "Toy Trooper" } },
  },
}

scenario "What is no longer there cannot be answered: no more responses to a deployment that was sent back" {
  rules = { "CCG-STK-09" },
  cites = { { "CCG-STK-EX-13", "worked example of CCG-STK-09 and CCG-ACT-JUST-03, shown with toy cards" } },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Recruiter" }, force = 2, table = { "Toy Crowd" }, lost = 2 },
    p2 = { hand = { "Toy Rebuff", "Toy Filler" } } },
  steps = {
    p1.deploys "Toy Recruiter",
    p1.chooses "Toy Plaza",
    p2.answers "Toy Rebuff",
    p2.may_choose_exactly { pass },      -- his own opportunity; p1's two answers have nothing left to answer
    expect { p1.hand, exactly = { "Toy Recruiter" } },
    expect { p1.lost, count = 2 },
  },
}

scenario "A deployed card can be answered as its deployment comes off the stack" {
  rules = { "CCG-STK-OFF-01", "CCG-ACT-JDEP-02" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Trooper" }, force = 2 },
    p2 = { hand = { "Toy Rebuff" } } },
  steps = {
    p1.deploys "Toy Trooper",
    p1.chooses "Toy Plaza",
    p2.may_choose_exactly { pass },                  -- while it is being deployed
    p2.passes,
    p2.may_choose_exactly { "Toy Rebuff", pass },
    expect { p1.card "Toy Trooper", at = "Toy Plaza" },
    p2.answers "Toy Rebuff",
    p1.may_choose_exactly { "deploys Toy Trooper", pass },
  },
}

scenario "A cancelled action comes off the stack without a completion to answer" {
  rules = { "CCG-STK-OFF-02" },
  given = { turn = p1, phase = "deploy",
    p1 = { hand = { "Toy Memorial", "Toy Memorial" }, table = { "Toy Registrar" }, lost = 3 },
    p2 = { hand = { "Toy Veto" } } },
  steps = {
    p1.deploys "Toy Memorial",
    p2.answers "Toy Veto",
    expect { p1.lost, count = 4 },       -- the Memorial joined the three; nothing was retrieved
    p1.deploys "Toy Memorial",
    expect { p1.lost, count = 3 },       -- this one was deployed: the Registrar retrieved 1
  },
}

scenario "Force is lost one unit after the other, each with its own responses" {
  rules = { "CCG-STK-SIM-01" },
  given = { turn = p2, phase = "deploy",
    p1 = { table = { "Toy Mourner" } },
    p2 = { hand = { "Toy Tax" } } },
  steps = {
    p2.plays "Toy Tax",
    p1.loses "Reserve Deck",
    expect { p1.force, count = 1 },
    p1.loses "Reserve Deck",
    expect { p1.force, count = 2 },
    expect { p1.lost, count = 2 },
  },
}

local ship = { turn = p2, phase = "deploy", locations = { "Toy Plaza" },
  p1 = { hand = { "Toy Escape", "Toy Salvage" }, reserve = 10,
    table = { { "Toy Frigate", at = "Toy Plaza" }, { "Toy Captain", on = "Toy Frigate" }, { "Toy Blaster", on = "Toy Captain" }, "Toy Dock" } },
  p2 = { hand = { "Toy Barrage", "Toy Eulogy" }, force = 1, reserve = { "Toy Trooper", "Toy Filler" } } }

scenario "Of cards lost together a player answers whichever loss he chooses" {
  rules = { "CCG-STK-SIM-02" },
  given = ship,
  steps = {
    p2.plays "Toy Barrage",
    p2.chooses "Toy Frigate",
    p1.passes,                                                 -- to the Barrage
    expect { p1.lost, exactly = { "Toy Frigate", "Toy Captain", "Toy Blaster" } },
    p1.chooses "Toy Frigate", p1.chooses "Toy Captain",         -- their order in the Lost Pile
    p1.may_choose_exactly { "Toy Dock", "Toy Escape", "Toy Salvage", pass },
    p1.passes,
    p2.passes,
  },
}

scenario "A ship, its captain and his blaster are lost together; what is answered moves above the rest" {
  rules = { "CCG-STK-SIM-03", "CCG-STK-SIM-04" },
  cites = { { "CCG-STK-EX-16", "worked example of the simultaneous actions of CCG-STK-SIM, shown with toy cards" } },
  given = ship,
  steps = {
    p2.plays "Toy Barrage",
    p2.chooses "Toy Frigate",
    p1.passes,                                                 -- to the Barrage
    p1.chooses "Toy Frigate", p1.chooses "Toy Captain",         -- their order in the Lost Pile
    p1.answers("Toy Dock", "to the loss of Toy Frigate"),
    expect { p1.inactive, exactly = { "Toy Frigate" } },
    p2.may_choose_exactly { "Toy Eulogy", pass },
    p2.answers("Toy Eulogy", "to the loss of Toy Captain"),
    p1.passes,                                                 -- to the Eulogy
    p1.loses "Reserve Deck",                                   -- the destiny was 1
    p1.may_choose_exactly { "Toy Escape", pass },              -- only the captain's loss is on top
    p1.answers "Toy Escape",
    p1.passes,                                                 -- to his own Escape
    p1.may_choose_exactly { "Toy Salvage", pass },             -- p2 made the last answer to the losses
    p1.answers "Toy Salvage",
    expect { p1.hand, exactly = { "Toy Blaster" } },
    expect { p1.used, exactly = { "Toy Captain" } },
    p1.may_choose_exactly { pass },                            -- his top-level opportunity
  },
}

local lookouts, eleven = {}, { p1.deploys "Toy Captain", p1.chooses "Toy Plaza" }
for i = 1, 11 do
  lookouts[i] = "Toy Lookout"
  eleven[2 + i] = p2.answers "Toy Lookout#1"                -- those that have answered are not offered again
end
eleven[14] = expect { p2.hand, count = 11 }
eleven[15] = p2.may_not_choose { "answers Toy Lookout" }

scenario "Eleven responses to one action, each once" {
  rules = { "CCG-STK-04", "CCG-STK-05" },
  given = { phase = "deploy", turn = p1, locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Captain" }, force = 5, table = { { "Toy Trooper", at = "Toy Plaza" } } },
    p2 = { reserve = { "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler",
                       "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler" }, table = lookouts } },
  steps = eleven,
}

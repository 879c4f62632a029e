-- Rows of which other scenarios show a part, whole: piles, the start of the game, responses, transfers, retrieving, searches.

local rest = { "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler" }
local function deck(...)
  local d = { ... }
  for i = 1, 9 do d[#d + 1] = rest[i] end
  return { reserve = d }
end

-- The start of the game
scenario "Eight cards are drawn, however many the start of the game has put into the hand" {
  rules = { "CCG-SETUP-HAND-01" },
  given = { setup = true, p1 = deck("Toy Plaza", "Toy Satchel", "Toy Repeater"), p2 = deck("Toy Canyon") },
  steps = { p1.chooses "Toy Satchel", p1.chooses "Toy Repeater", expect { p1.hand, count = 9 }, expect { p2.hand, count = 8 } },
}
scenario "What is deployed at the start is free, but where it may deploy is asked as always" {
  rules = { "CCG-SETUP-GEN-01" },
  given = { setup = true, p1 = deck("Toy Plaza", "Toy Overture", "Macroscan", "Toy Vigor"), p2 = deck("Toy Canyon") },
  steps = { p1.chooses "Toy Overture", p1.may_choose { "Macroscan" }, p1.may_not_choose { "Toy Vigor" }, p1.chooses "Macroscan", expect { p1.table, exactly = { "Macroscan" } } },
}
scenario "Both refuse again and again until it is settled, and what was refused is shuffled back" {
  rules = { "CCG-SETUP-16" },
  given = { setup = true, p1 = deck("Toy Reach: Pier", "Toy Reach: Hill", "Toy Plaza"), p2 = deck("Toy Reach: Pier", "Toy Reach: Hill", "Toy Canyon") },
  steps = {
    p1.chooses "Toy Reach: Pier", p2.chooses "Toy Reach: Pier", p1.declines, p2.declines,
    p1.may_choose_exactly { "Toy Reach: Hill", "Toy Plaza" }, p1.chooses "Toy Reach: Hill", p2.may_choose_exactly { "Toy Reach: Hill", "Toy Canyon" }, p2.chooses "Toy Reach: Hill", p1.declines, p2.declines,
    expect { table, in_order = { "Toy Plaza", "Toy Canyon" } }, expect { p1, life_force = 3, hand = 8 }, expect { p2, life_force = 3, hand = 8 },   -- 12 cards: 1 on table, 8 in hand
  },
}
scenario "What is left after the starting cards is shuffled and lies face down" {
  cites = { { "CCG-ZONE-RESV-01", "nobody knows a card of it, its owner neither" } },
  given = { setup = true, p1 = deck("Toy Plaza", "Toy Captain"), p2 = deck("Toy Canyon") },
  steps = { expect { table, in_order = { "Toy Plaza", "Toy Canyon" } }, expect { p1.reserve, count = 2, seen_by_p1 = 0, seen_by_p2 = 0 }, expect { p2.reserve, count = 1, seen_by_p1 = 0, seen_by_p2 = 0 } },
}

-- Piles
scenario "Force is used, drawn in one's own draw phase, or left for later" {
  cites = { { "CCG-ZONE-FORCE-02", "each of the three is offered at its time" } },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Captain" }, force = { "Toy Trooper", "Toy Mentor", "Toy Machine", "Toy Giant" } }, p2 = { force = { "Toy Frigate" } } },
  steps = {
    p1.deploys "Toy Captain", p1.chooses "Toy Plaza", expect { p1.used, count = 2 }, p1.passes, p1.passes, p1.passes, expect { table, phase = "draw" }, p1.may_choose_exactly { "draws", pass }, p1.draws, expect { p1.hand, exactly = { "Toy Machine" } }, p1.passes,
    expect { table, turn = "p2", phase = "activate" }, expect { p1.force, exactly = { "Toy Giant" } }, expect { p2.force, exactly = { "Toy Frigate" } },
  },
}
scenario "Lost Force and lost cards lie on the Lost Pile face up and stay there until something takes them" {
  cites = { { "CCG-ZONE-LOST-01", "everybody sees them, turns pass over them, retrieving takes the top one" } },
  given = { turn = p1, phase = "draw", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Assassin", "Toy Tax", "Toy Filler" } }, p2 = { hand = { "Toy Filler" }, reserve = { "Toy Mentor", "Toy Giant", "Toy Filler", "Toy Filler" }, table = { { "Toy Captain", at = "Toy Plaza" }, "Toy Trader" } } },
  steps = {
    p1.plays "Toy Assassin", p1.chooses "Toy Captain", p2.passes, p1.passes, p2.passes, p1.plays "Toy Tax", p2.passes, p1.passes, p2.loses "Reserve Deck", p2.loses "Reserve Deck",
    expect { p2.lost, in_order = { "Toy Giant", "Toy Mentor", "Toy Captain" }, seen_by_all = 3 }, p2.passes, p1.passes, p2.passes,
    expect { table, turn = "p2" }, expect { p2.lost, in_order = { "Toy Giant", "Toy Mentor", "Toy Captain" } }, p2.uses "Toy Trader", expect { p2.lost, in_order = { "Toy Mentor", "Toy Captain" } },
  },
}
scenario "From an empty Reserve Deck nobody draws a card; drawing destiny may still be begun" {
  rules = { "CCG-TGT-IMP-08" },
  cites = { { "CCG-EMPTY-03", "destiny is exempt: it is begun and nothing is drawn" } },
  given = { phase = "control", p1 = { hand = { "Toy Burnout" }, reserve = 0, force = 3, table = { "Toy Well", "Toy Oracle" } } },
  steps = { p1.may_choose_exactly { "uses Toy Oracle", pass }, p1.uses "Toy Oracle", expect { p1.used, count = 0 } },
}

-- Responses
scenario "What happens by itself comes first, then the opponent answers, then in turn until both pass one after the other" {
  rules = { "CCG-STK-07" },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Ambush", "Toy Ambush" }, force = 1, lost = 1, table = { { "Toy Trooper", at = "Toy Plaza" }, "Toy Shrine" } }, p2 = { hand = { "Toy Ambush" }, table = { { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = {
    p1.battles "Toy Plaza", expect { p1.lost, count = 0 }, p2.may_choose_exactly { "answers Toy Ambush", pass }, p2.passes,
    p1.answers "Toy Ambush#1", p2.passes, p1.passes,                     -- to the Ambush
    p2.may_choose_exactly { "answers Toy Ambush", pass }, p2.answers "Toy Ambush", p1.passes, p1.may_choose_exactly { "answers Toy Ambush", pass }, p1.passes,
    expect { table, segment = "none" },                                  -- nobody is left to answer: 2 against 2
  },
}

-- Weapons that change hands
scenario "A weapon goes to another card there for its deploy cost, if that card may bear it, in the deploy phase" {
  rules = { "CCG-WEAP-XFER-01" },
  given = { phase = "deploy", locations = { "Toy Reach: Pier", "Toy Reach: Meadow" }, p1 = { force = 1, table = {
    { "Toy Warden", at = "Toy Reach: Pier" }, { "Toy Carbine", on = "Toy Warden" }, { "Toy Scion", at = "Toy Reach: Pier" }, { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Warden", at = "Toy Reach: Meadow" } } } },
  steps = { p1.transfers "Toy Carbine", p1.may_choose_exactly { "Toy Scion", decline }, p1.chooses "Toy Scion", expect { p1.card "Toy Carbine", at = "Toy Scion" }, expect { p1.force, count = 0 }, p1.may_choose_exactly { pass } },
}
scenario "In another phase, or without the Force, it stays where it is" {
  rules = { "CCG-WEAP-XFER-01" },
  given = { phase = "deploy", locations = { "Toy Reach: Pier" }, p1 = { hand = { "Toy Filler" }, force = 0, table = { { "Toy Warden", at = "Toy Reach: Pier" }, { "Toy Carbine", on = "Toy Warden" }, { "Toy Scion", at = "Toy Reach: Pier" } } } },
  steps = { p1.cannot { "transfers", "Toy Carbine", because = "CCG-WEAP-XFER-01" }, p1.passes, p1.cannot { "transfers", "Toy Carbine", because = "CCG-WEAP-XFER-01" } },
}

-- Retrieving and searching
scenario "Retrieving several Force is one action: who cancels it cancels all of it" {
  cites = { { "CCG-RETR-02", "the card is played once and answered once" } },
  given = { phase = "control", p1 = { hand = { "Toy Scavenge" }, lost = 3 }, p2 = { hand = { "Toy Refusal" } } },
  steps = { p1.plays "Toy Scavenge", p2.answers "Toy Refusal", expect { p1.lost, count = 4 } },
}
scenario "One for each is counted first and retrieved in one action" {
  cites = { { "CCG-RETR-03", "two characters: one answer cancels both" }, { "CCG-RETR-02", "two units, one action" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { lost = 3, table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" }, "Toy Parade", "Toy Parade" } }, p2 = { table = { "Toy Heckler" } } },
  steps = { p1.uses "Toy Parade#1", p2.answers "Toy Heckler", expect { p1.lost, count = 3 }, p1.uses "Toy Parade", expect { p1.lost, count = 1 } },
}
scenario "Who searches names the card and which of its searches, and chooses when he has looked" {
  cites = { { "CCG-SEARCH-03", "what is looked for is chosen after looking" } },
  given = { phase = "control", p1 = { hand = { "Toy Two Drawers" }, used = { "Toy Pistol" }, lost = { "Toy Blaster", "Toy Carbine" } } },
  steps = { p1.plays "Toy Two Drawers#2", p1.may_choose_exactly { "Toy Blaster", "Toy Carbine" }, p1.chooses "Toy Carbine", expect { p1.hand, exactly = { "Toy Carbine" } } },
}

-- What is an action
scenario "What modifies by itself and what is merely looked at are no actions; what a player may add is one" {
  cites = { { "CCG-ACT-04", "the Terrace adds by itself, and nobody is asked about it or about the control" }, { "CCG-ACT-05", "the Sluice is used, and that is answered" } },
  given = { phase = "control", locations = { "Toy Terrace" }, p1 = { table = { { "Toy Captain", at = "Toy Terrace" }, "Toy Sluice" } }, p2 = { table = { "Toy Heckler" } } },
  steps = { p1.drains "Toy Terrace", p1.may_choose_exactly { "answers Toy Sluice", pass }, p1.answers "Toy Sluice", p2.may_choose_exactly { "answers Toy Heckler", pass }, p2.answers "Toy Heckler", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p2.lost, count = 4 } },
}

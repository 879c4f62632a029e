-- Rows about actions: empty piles, what may be done once per game, costs of maintenance, searches that deploy, targets.

scenario "With an empty Force Pile no Force at all may be used, which is an amount too" {
  rules = { "CCG-EMPTY-08" },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "It's Worse" }, force = 0, table = { { "Toy Captain", at = "Toy Plaza" } } }, p2 = { hand = { "It Could Be Worse" }, force = 2 } },
  steps = {
    p1.drains "Toy Plaza", p2.answers "It Could Be Worse", p2.chooses(2), p1.may_choose_exactly { "answers It's Worse", pass }, p1.answers "It's Worse",
    p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p2.lost, count = 3 },                       -- the drain as it was, and the Interrupt
  },
}

-- Once per game
scenario "What may be done once per game is done once with all cards of that title, by either player" {
  rules = { "CCG-ONCE-01" },
  given = { turn = p1, phase = "control", p1 = { hand = { "Toy Filler" }, lost = 2, table = { "TOY-1500" } }, p2 = { lost = 2, table = { "TOY-1501" } } },
  steps = {
    p1.uses "Toy Heirloom", expect { p1.lost, count = 1 }, p2.may_choose_exactly { pass },
    p2.cannot { "uses", "Toy Heirloom", because = "CCG-ONCE-01" },
  },
}
scenario "It is still used up when that card has left the table and another copy is there" {
  rules = { "CCG-ONCE-03" },
  given = { turn = p1, phase = "deploy", p1 = { hand = { "TOY-1500", "Toy Bonfire" }, lost = 2, table = { "TOY-1500" } }, p2 = { hand = { "Toy Filler" } } },
  steps = {
    p1.uses "Toy Heirloom", expect { p1.lost, count = 1 }, p2.passes,
    p1.plays "Toy Bonfire", p1.chooses "Toy Heirloom", p2.passes, p2.passes, expect { p1.table, count = 0 },
    p1.deploys "Toy Heirloom", p2.passes, expect { p1.table, exactly = { "Toy Heirloom" } }, p1.may_choose_exactly { pass },
  },
}
scenario "Another thing on the same card may still be done" {
  cites = { { "CCG-ONCE-01", "each text of a title is counted by itself" } },
  given = { turn = p1, phase = "control", p1 = { hand = { "Toy Filler" }, lost = 2, table = { "TOY-1500", "TOY-1502" } }, p2 = { hand = { "Toy Filler" } } },
  steps = {
    p1.uses "Toy Heirloom", p1.passes, p2.passes, p1.passes, p2.passes, p1.may_choose_exactly { "uses Toy Legacy", "uses Toy Legacy#2", pass },
    p1.uses "Toy Legacy", p1.passes, p2.passes, p1.passes, p2.passes, p1.may_choose_exactly { "uses Toy Legacy", pass },
  },
}

-- Costs
scenario "Force that is lost for maintenance is a cost: what reduces Force loss does not reduce it" {
  rules = { "CCG-ACT-COST-04" },
  given = { turn = p1, phase = "draw", p1 = { hand = { "Toy Filler" }, force = 2, reserve = 5, table = { "Toy Bunker", "Toy Manor" } }, p2 = { hand = { "Toy Filler" } } },
  steps = {
    p1.passes, p2.passes, p1.passes, p1.may_choose_exactly { 1, 2, 3 }, p1.chooses(2), p1.loses "Reserve Deck", p1.loses "Reserve Deck",
    expect { p1.lost, count = 2 }, expect { p1.used, exactly = { "Toy Manor" } }, expect { p1.force, count = 2 },
  },
}
scenario "Maintenance for which Force is lost may be paid from anywhere, and is not offered if there is not enough" {
  cites = { { "CCG-ICON-MAINT-05", "what cannot be paid is not offered" } },
  given = { turn = p1, phase = "draw", p1 = { force = 0, reserve = 1, table = { "Toy Manor" } }, p2 = { hand = { "Toy Filler" } } },
  steps = { p1.passes, p2.passes, p1.may_choose_exactly { 3 }, p1.chooses(3), expect { p1.out_of_play, exactly = { "Toy Manor" } } },
}

-- Searches that deploy
scenario "A search to deploy a card may begin although there is none; that is verified" {
  rules = { "CCG-SEARCH-DEPLOY-05" },
  given = { phase = "deploy", locations = { "Toy Plaza" }, p1 = { table = { "Toy Revival" }, force = 2, lost = { "Toy Blaster" } } },
  steps = { p1.uses "Toy Revival", p1.finishes, p2.accepts, expect { p1.lost, exactly = { "Toy Blaster" } }, p1.may_choose_exactly { pass } },
}

-- Targets
scenario "An action affects its target and not what is aboard it" {
  cites = { { "CCG-ACT-TGT-03", "a change names the one card that it changes" } },
  given = { turn = p1, phase = "deploy", locations = { "Toy Moon" }, p1 = { hand = { "Toy Breakage" }, table = { { "Toy Argosy", at = "Toy Moon" }, { "Toy Captain", on = "Toy Argosy" } } } },
  steps = { p1.plays "Toy Breakage", p1.chooses "Toy Argosy", expect { p1.card "Toy Argosy", forfeit = 0 }, expect { p1.card "Toy Captain", forfeit = 3 } },
}
scenario "The cards of an exchange are chosen in its result, from one place and then from the other, before anything moves" {
  cites = { { "CCG-EXCH-01", "both choices stand in the result: after the responses, before the swap" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { table = { "Toy Barter" }, hand = { "Toy Captain", "Toy Mentor" }, lost = { "Toy Blaster", "Toy Saber" } } },
  steps = {
    p1.uses "Toy Barter", p1.passes, p1.may_choose_exactly { "Toy Captain", "Toy Mentor" }, p1.chooses "Toy Captain", expect { p1.hand, count = 2 },
    p1.may_choose_exactly { "Toy Blaster", "Toy Saber" }, expect { p1.lost, count = 2 }, p1.chooses "Toy Saber",
    expect { p1.hand, exactly = { "Toy Mentor", "Toy Saber" } }, expect { p1.lost, in_order = { "Toy Blaster", "Toy Captain" } },
  },
}

-- The end of a battle
scenario "What answers that a battle just ended comes when it has left the stack and what lasted for it has ended" {
  cites = { { "CCG-BTL-END-03", "the battle is forgotten before it can be answered" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Bravado" }, force = 1, lost = 2, table = { "Toy Epilogue", { "Toy Captain", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    p1.battles "Toy Plaza", p1.passes, p1.plays "Toy Bravado", p1.chooses "Toy Captain", p2.loses "Reserve Deck", p2.loses "Reserve Deck",
    p1.passes, p1.may_choose_exactly { "answers Toy Epilogue", pass }, expect { table, segment = "none" }, expect { p1.card "Toy Captain", power = 3 },
    p1.answers "Toy Epilogue", expect { p1.lost, count = 1 },
  },
}

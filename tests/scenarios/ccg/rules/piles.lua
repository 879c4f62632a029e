-- Hands, decks and piles: what may be looked at, who sees what, placing, exchanging, searching (rulebook 1.A and 1.B).
-- `seen_by_p2 = 1`: player 2 knows one of the cards there.

scenario "A text may put a card from the table into its owner's Used Pile" {
  rules = { "CCG-ZONE-USED-02" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Dismissal" } }, p2 = { table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = { p1.plays "Toy Dismissal", p1.chooses "Toy Captain", expect { p2.used, exactly = { "Toy Captain" } }, expect { p2.lost, count = 0 } },
}
scenario "Everybody may count every hand, deck, pile and stack" {
  cites = { { "CCG-ZONE-COUNT-01", "how many cards a zone has is part of every player's view" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { table = { "Toy Tentacle" }, stacked = { { "Toy Salute", on = "Toy Tentacle" } } },
    p2 = { hand = 3, reserve = 9, force = 2, used = 1, lost = 4 } },
  steps = { expect { p2, hand = 3, reserve = 9, force = 2 }, expect { p2, used = 1, lost = 4 }, expect { p1, stacked = 1 }, expect { p2.hand, seen_by_p1 = 0 } },
}
scenario "Only a text lets a player look through his Reserve Deck" {
  rules = { "CCG-ZONE-LOOK-01" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Call" }, reserve = { "Toy Pistol", "Toy Blaster", "Toy Trooper" } } },
  steps = {
    expect { p1.reserve, seen_by_p1 = 0 },
    p1.plays "Toy Call", p1.may_choose_exactly { "Toy Pistol", "Toy Blaster" },
    expect { p1.reserve, seen_by_p1 = 3, seen_by_p2 = 0 },
    p1.chooses "Toy Blaster", expect { p1.reserve, seen_by_p1 = 0 },
  },
}
scenario "What lies under one's own card may be looked at, and not by the opponent" {
  cites = { { "CCG-ZONE-LOOK-02", "what lies under a Starting Effect is a zone that its owner sees" },
    { "CCG-STATE-SUP-02", "what is face down lies in a zone that is neither on table nor a pile" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { table = { "Toy Anchor" }, shields = { "Toy Ward", "Toy Guard" } } },
  steps = { expect { p1.shields, seen_by_p1 = 2, seen_by_p2 = 0 }, expect { p1.table, exactly = { "Toy Anchor" } } },
}
scenario "A pile that is shuffled gets a new order and stays where it was" {
  rules = { "CCG-ZONE-SHUF-01" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Riffle" } }, p2 = { used = { "Toy Captain", "Toy Trooper", "Toy Mentor" } }, chance = { 1, 1 } },
  steps = { p1.plays "Toy Riffle", expect { p2.used, in_order = { "Toy Trooper", "Toy Mentor", "Toy Captain" }, seen_by_p1 = 0 } },
}
scenario "A card may be put into an empty pile" {
  cites = { { "CCG-EMPTY-11", "nothing asks whether the pile that a card goes to is empty" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Dismissal" }, used = 0 }, p2 = { table = { { "Toy Captain", at = "Toy Plaza" } }, used = 0 } },
  steps = { p1.plays "Toy Dismissal", p1.chooses "Toy Captain", expect { p2.used, count = 1 }, expect { p1.used, count = 1 } },
}

-- Losing Force from a place
scenario "Force that must be lost from a place is lost there first, the rest from anywhere" {
  rules = { "CCG-LOSE-FROM-01" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Leak" } }, p2 = { reserve = { "Toy Captain", "Toy Trooper" }, force = { "Toy Mentor" }, used = { "Toy Machine" }, hand = { "Toy Filler" } } },
  steps = {
    p1.plays "Toy Leak", p2.passes, p2.passes,
    p2.may_choose_exactly { "loses Reserve Deck" }, p2.loses "Reserve Deck",
    p2.may_choose_exactly { "loses Reserve Deck" }, p2.loses "Reserve Deck",
    p2.may_choose_exactly { "loses Force Pile", "loses Used Pile", "loses Toy Filler" }, p2.loses "Used Pile",
    expect { p2.lost, in_order = { "Toy Machine", "Toy Trooper", "Toy Captain" } },
  },
}

-- Peeking
scenario "Who peeks at a card sees it alone, and it stays where it was" {
  rules = { "CCG-PEEK-01" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Glance" } }, p2 = { reserve = { "Toy Captain", "Toy Trooper" } } },
  steps = { p1.plays "Toy Glance", expect { p2.reserve, seen_by_p1 = 1, seen_by_p2 = 0, in_order = { "Toy Captain", "Toy Trooper" } } },
}
scenario "What is peeked at in a hand is shown to both players" {
  rules = { "CCG-PEEK-02" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Spy" } }, p2 = { hand = { "Toy Captain", "Toy Trooper" } } },
  steps = { p1.plays "Toy Spy", p2.passes, p2.passes, expect { p2.hand, seen_by_all = 2 } },
}

-- Retrieving
scenario "A random retrieval shuffles the Lost Pile first" {
  rules = { "CCG-RETR-04" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Lottery" }, lost = { "Toy Captain", "Toy Trooper", "Toy Mentor" } }, chance = { 1, 1 } },
  steps = { p1.plays "Toy Lottery", expect { p1.used, in_order = { "Toy Lottery", "Toy Trooper" } }, expect { p1.lost, in_order = { "Toy Mentor", "Toy Captain" }, seen_by_p2 = 2 } },
}
scenario "A card of a kind need not be on top of the Lost Pile, whose order stays; both players see it" {
  rules = { "CCG-RETR-05" },
  cites = { { "CCG-RETR-08", "what lay open in the Lost Pile stays known" }, { "CCG-REMOVE-02", "what lay open stays known to both players" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { table = { "Toy Muster" }, lost = { "Toy Captain", "Toy Smuggler", "Toy Mentor" } } },
  steps = {
    p1.uses "Toy Muster", p1.may_choose_exactly { "Toy Smuggler" }, p1.chooses "Toy Smuggler",
    expect { p1.used, exactly = { "Toy Smuggler" }, seen_by_p2 = 1 }, expect { p1.lost, in_order = { "Toy Captain", "Toy Mentor" } },
  },
}

-- Exchanging
scenario "Exchanged cards take each other's places, and nothing is shuffled" {
  rules = { "CCG-EXCH-02" },
  cites = { { "CCG-EXCH-03", "who sees an exchanged card follows from where it was and where it goes" }, { "CCG-PLACE-04", "what is put into the Lost Pile lies open" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { table = { "Toy Barter" }, hand = { "Toy Captain", "Toy Mentor" }, lost = { "Toy Trooper", "Toy Blaster", "Toy Machine" } } },
  steps = {
    p1.uses "Toy Barter", p1.passes, p1.may_choose_exactly { "Toy Captain", "Toy Mentor" }, p1.chooses "Toy Captain", p1.chooses "Toy Blaster",
    expect { p1.lost, in_order = { "Toy Trooper", "Toy Captain", "Toy Machine" }, seen_by_p2 = 3 },
    expect { p1.hand, exactly = { "Toy Mentor", "Toy Blaster" }, seen_by_p2 = 1 },
  },
}

-- Placing and removing
scenario "A card of a certain kind is shown when it is placed" {
  rules = { "CCG-PLACE-05" },
  cites = { { "CCG-PLACE-07", "what was shown once stays known" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { table = { "Toy Report" }, hand = { "Toy Captain", "Toy Filler" } } },
  steps = { p1.uses "Toy Report", p1.chooses "Toy Captain", expect { p1.used, exactly = { "Toy Captain" }, seen_by_p2 = 1 } },
}
scenario "Any card is placed in a pile without being shown" {
  cites = { { "CCG-PLACE-03", "only showing a card makes it known, and nothing shows this one" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { table = { "Toy Chute" }, hand = { "Toy Captain", "Toy Filler" } } },
  steps = { p1.uses "Toy Chute", p1.chooses "Toy Captain", expect { p1.used, exactly = { "Toy Captain" }, seen_by_p1 = 1, seen_by_p2 = 0 } },
}
scenario "A random card of a hand goes to the Used Pile unseen" {
  rules = { "CCG-RANDOM-01" },
  cites = { { "CCG-PLACE-06", "nothing shows the card that is placed" }, { "CCG-REMOVE-05", "nothing shows the card that is taken" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Pickpocket" } }, p2 = { hand = { "Toy Captain", "Toy Trooper" } }, chance = { 2 } },
  steps = { p1.plays "Toy Pickpocket", p2.passes, p2.passes, expect { p2.used, exactly = { "Toy Trooper" }, seen_by_p1 = 0 }, expect { p2.hand, exactly = { "Toy Captain" } } },
}
scenario "A card that is drawn is not shown; what was hidden from its owner stays so" {
  cites = { { "CCG-REMOVE-01", "only showing a card makes it known, and nothing shows this one" }, { "CCG-REMOVE-03", "nobody has seen the cards of a Reserve Deck or Force Pile" } },
  given = { phase = "draw", locations = { "Toy Plaza" }, p1 = { force = { "Toy Captain", "Toy Trooper" } } },
  steps = { expect { p1.force, seen_by_p1 = 0 }, p1.draws, expect { p1.hand, seen_by_p1 = 1, seen_by_p2 = 0 }, expect { p1.force, seen_by_p1 = 0 } },
}
scenario "A card that deploys straight from a pile is shown to both players, and the pile keeps its order" {
  rules = { "CCG-SEARCH-DEPLOY-03" },
  cites = { { "CCG-REMOVE-04", "what is being played lies open, and so does the table" } },
  given = { phase = "deploy", locations = { "Toy Plaza" }, p1 = { table = { "Toy Revival" }, force = 2, lost = { "Toy Salute", "Toy Captain", "Toy Blaster", "Toy Filler" } }, chance = { 1, 1, 1 } },
  steps = {
    p1.uses "Toy Revival", p1.chooses "Toy Captain", p1.chooses "Toy Plaza",
    expect { p1.table, exactly = { "Toy Revival", "Toy Captain" }, seen_by_p2 = 3 }, expect { p1.lost, in_order = { "Toy Salute", "Toy Blaster", "Toy Filler" } },
  },
}
scenario "A card from a pile deploys at its own time" {
  rules = { "CCG-SEARCH-DEPLOY-01" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { table = { "Toy Revival" }, force = 2, lost = { "Toy Captain" } } },
  steps = { p1.uses "Toy Revival", p1.may_choose_exactly { done }, p1.finishes, p2.declines, expect { p1.lost, exactly = { "Toy Captain" } } },
}

-- Searching
scenario "What is taken under a condition is shown" {
  rules = { "CCG-SEARCH-01", "CCG-SEARCH-08" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Requisition" }, used = { "Toy Captain", "Toy Blaster", "Toy Trooper", "Toy Mentor" } }, chance = { 1, 1 } },
  steps = {
    p1.plays "Toy Requisition", p1.may_choose_exactly { "Toy Blaster" }, p1.chooses "Toy Blaster",
    expect { p1.hand, exactly = { "Toy Blaster" }, seen_by_p2 = 1 },
    expect { p1.used, in_order = { "Toy Captain", "Toy Trooper", "Toy Mentor" }, seen_by_p1 = 3, seen_by_p2 = 0 },
  },
}
scenario "What could be any card is not shown" {
  rules = { "CCG-SEARCH-02" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Rummage" }, used = { "Toy Captain", "Toy Blaster" } } },
  steps = { p1.plays "Toy Rummage", p1.may_choose_exactly { "Toy Captain", "Toy Blaster" }, p1.chooses "Toy Blaster", expect { p1.hand, exactly = { "Toy Blaster" }, seen_by_p2 = 0 } },
}
scenario "An Interrupt played from the Lost Pile goes where the text sends it, canceled or not" {
  rules = { "CCG-SEARCH-DEPLOY-04" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { table = { "Toy Memory" }, lost = { "Toy Salute", "Toy Captain" } }, p2 = { hand = { "Toy Refusal" } } },
  steps = {
    p1.uses "Toy Memory", p1.may_choose_exactly { "plays Toy Salute" }, p1.plays "Toy Salute", p2.answers "Toy Refusal",
    expect { p1.out_of_play, exactly = { "Toy Salute" } }, expect { p1.lost, exactly = { "Toy Captain" } },
  },
}
scenario "... but on what grabs it" {
  cites = { { "CCG-STATE-SUP-01", "a stacked card lies in a zone of its own: nothing that looks at the table finds it" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { table = { "Toy Memory" }, lost = { "Toy Salute", "Toy Captain" } }, p2 = { table = { "Toy Tentacle" } } },
  steps = {
    p1.uses "Toy Memory", p1.plays "Toy Salute", p2.answers "Toy Tentacle",
    expect { p1.stacked, exactly = { "Toy Salute" } }, expect { p1.out_of_play, count = 0 }, expect { p1.used, exactly = { "Toy Captain" } },
  },
}

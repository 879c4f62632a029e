-- The objectives of the Core Set's Jedi and Sith decks.

local six = { "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker" }
local lights = { "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim" }
local dark3 = { "Toy Garrison", "Toy Shipyard", "Toy Vault" }

scenario "In You Must Go: the first enhancement of a turn costs 1 less, the second does not" {
  rules = { "CORE-2.1/constant" },
  given = { phase = "deployment", turn = p2,
    p2 = { hand = { "Ancient Monument", "CORE-1.6" }, objectives = { { "In You Must Go", focus = 1 } } } },
  steps = {
    p2.plays "Ancient Monument",
    p2.may_choose_exactly { pass },
    expect { p2.support, exactly = { "Ancient Monument" } },
  },
}

scenario "Forgotten Heroes: a card for each Force User that is played" {
  rules = { "CORE-3.1/reaction" },
  given = { phase = "deployment", turn = p2,
    p2 = { hand = { "Jedi in Hiding" }, objectives = { "Forgotten Heroes" }, support = { "Jedi" }, deck = lights } },
  steps = {
    p2.plays "Jedi in Hiding",
    p2.uses "Forgotten Heroes",
    expect { p2.hand, exactly = { "Toy Pilgrim" } },
  },
}

scenario "A Journey to Dagobah: the next objective is chosen from the deck" {
  rules = { "CORE-4.1/interrupt" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "Toy Sweep" }, support = { "Toy Empire" }, objectives = { "Toy Garrison" } },
    p2 = { objectives = { { "A Journey to Dagobah", damage = 3 } }, objective_deck = { "Toy Refuge", "Toy Academy" } } },
  steps = {
    p1.plays "Toy Sweep",
    p2.uses "A Journey to Dagobah",
    p2.may_choose_exactly { "Toy Refuge", "Toy Academy", done },   -- a search may find nothing
    p2.chooses "Toy Academy",
    expect { p2.objectives, exactly = { "Toy Academy" } },
    expect { p1.victory, exactly = { "A Journey to Dagobah" } },
  },
}

scenario "The Secret of Yavin 4: it is engaged instead, and may still be engaged itself" {
  rules = { "CORE-5.1/interrupt", "LCG-GP-11" },
  cites = { { "LCG-FAQ-14", "the card's own ruling; LCG-GP-11 is the rule behind it" } },
  given = { phase = "conflict", turn = p1,
    p1 = { units = { "Toy Trooper", "Toy Officer" } },
    p2 = { objectives = { "Toy Refuge", "The Secret of Yavin 4" } } },
  steps = {
    p1.engages "Toy Refuge",
    p1.attacks_with "Toy Trooper",
    p1.finishes,
    p2.uses "The Secret of Yavin 4",
    expect { table, engaged = "The Secret of Yavin 4" },
    p1.strikes_with "Toy Trooper",
    expect { p2.card "The Secret of Yavin 4", damage = 1 },        -- unopposed
    p1.may_choose_exactly { "engages The Secret of Yavin 4", pass },
  },
}

scenario "The Secret of Yavin 4: it answers when objective and attackers have been declared" {
  rules = { "LCG-FAQ-13" },
  given = { phase = "conflict", turn = p1,
    p1 = { units = { "Toy Trooper", "Toy Officer" } },
    p2 = { objectives = { "Toy Refuge", "The Secret of Yavin 4" } } },
  steps = {
    p1.engages "Toy Refuge",
    p1.attacks_with "Toy Trooper",
    p1.finishes,
    p2.uses "The Secret of Yavin 4",
    expect { table, engaged = "The Secret of Yavin 4" },
  },
}

scenario "Last Minute Rescue: 1 damage less after refreshing" {
  rules = { "CORE-6.1/reaction" },
  given = { phase = "refresh", turn = p2,
    p2 = { units = { { "Luke Skywalker", damage = 1 } }, objectives = { "Last Minute Rescue", "Toy Refuge", "Toy Academy" }, deck = lights } },
  steps = {
    p2.uses "Last Minute Rescue",
    expect { p2.card "Luke Skywalker", damage = 0 },
  },
}

scenario "Jedi Training: an icon for the Force struggle" {
  rules = { "CORE-7.1/constant" },
  given = { phase = "force", turn = p2, balance = p1,
    p1 = { objectives = dark3, deck = six },
    p2 = { objectives = { "Jedi Training" } } },
  steps = { expect { table, balance = "p2" } },
}

scenario "Hit and Run: 1 damage after winning an edge battle as the attacker" {
  rules = { "CORE-18.1/reaction" },
  given = { turn = p2,
    p1 = { objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Pilgrim" }, objectives = { "Hit and Run" } ,},
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" } } },
  steps = {
    p2.uses "Hit and Run",
    expect { p1.card "Toy Garrison", damage = 1 },
  },
}

scenario "Hit and Run: not for the defender" {
  rules = { "LCG-EDGE-10" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" } },
    p2 = { units = { "Toy Pilgrim" }, objectives = { "Hit and Run" } },
    engagement = { objective = "Hit and Run", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" } } },
  steps = {
    expect { table, edge = "p2" },                                 -- a tie: the defender has the edge
    p2.may_choose_exactly { "strikes with Toy Pilgrim" },          -- and nothing else to do
  },
}

scenario "Fall of the Jedi: a card goes under the deck before drawing" {
  rules = { "CORE-19.1/reaction" },
  given = { phase = "draw", turn = p1,
    p1 = { hand = { "Toy Trooper" }, objectives = { "Fall of the Jedi" }, deck = six } },
  steps = {
    p1.uses "Fall of the Jedi",
    p1.chooses "Toy Trooper",
    expect { p1.deck, exactly = { "Toy Trooper" } },
    expect { p1.hand, count = 6 },
  },
}

scenario "Counsel of the Sith: a card when the opponent's turn begins" {
  rules = { "CORE-20.1/reaction" },
  given = { phase = "turn begins", turn = p2, balance = p1,
    p1 = { objectives = { "Counsel of the Sith" }, deck = { "Toy Trooper" } },
    p2 = { objectives = { "Toy Refuge", "Toy Academy", "Toy Harbour" }, deck = lights } },
  steps = {
    p1.uses "Counsel of the Sith",
    expect { p1.hand, exactly = { "Toy Trooper" } },
  },
}

scenario "Black Squadron Assault: focus it to free a Black Squadron unit" {
  rules = { "CORE-21.1/action" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { { "TIE Advanced", focus = 1 }, { "Toy Trooper", focus = 1 } }, objectives = { "Black Squadron Assault" } } },
  steps = {
    p1.uses "Black Squadron Assault",
    expect { p1.card "TIE Advanced", focus = 0 },
    expect { p1.card "Toy Trooper", focus = 1 },
    expect { p1.card "Black Squadron Assault", focus = 1 },
  },
}

scenario "The Heart of the Empire: its player loses when it is destroyed" {
  rules = { "CORE-22.1/constant" },
  given = { phase = "balance", turn = p2,
    p1 = { objectives = { { "The Heart of the Empire", damage = 9 } } },
    p2 = { objectives = { "Toy Refuge", "Toy Academy", "Toy Harbour" }, deck = lights } },
  steps = {
    p2.chooses "The Heart of the Empire",
    expect { table, over = true, winner = "p2", ended_by = "CORE-22.1/constant" },
  },
}

scenario "The Emperor's Web: the first Sith event of a turn costs 1 less" {
  rules = { "CORE-23.1/constant" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "I'm On the Leader", "I'm On the Leader" }, objectives = { { "The Emperor's Web", focus = 1 } } },
    p2 = { units = { "Red Five" } } },
  steps = {
    p1.plays "I'm On the Leader#1",
    expect { p2.card "Red Five", focus = 1 },
    p1.may_choose_exactly { pass },
  },
}

scenario "Cruel Interrogations: a card of the hand is captured when it enters play" {
  rules = { "CORE-24.1/reaction", "LCG-CAP-02" },
  cites = { { "LCG-CAP-01", "facedown at the objective, out of play: the zone of captured cards is like that" } },
  given = { phase = "replace objectives", turn = p1,
    p1 = { objectives = { "Toy Garrison", "Toy Shipyard" }, objective_deck = { "Cruel Interrogations" }, deck = six },
    p2 = { hand = { "Toy Pilgrim" } } },
  steps = {
    p1.uses "Cruel Interrogations",
    expect { p1.captured, exactly = { "Toy Pilgrim" } },
    expect { p2.hand, count = 0 },
  },
}

scenario "Reconnaissance Mission: the reserve value is 7" {
  rules = { "CORE-36.1/constant" },
  given = { phase = "draw", turn = p1,
    p1 = { objectives = { "Reconnaissance Mission" }, hand = { "Toy Trooper" }, deck = six } },
  steps = {
    p1.passes,
    expect { p1.hand, count = 7 },
  },
}

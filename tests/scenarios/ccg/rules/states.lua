-- The states of cards: active, inactive, supporting, unit of Force, out of play (rulebook 1.D); cards where they may not be.

scenario "Each card is in one state: where it lies" {
  cites = { { "CCG-STATE-01", "the state of a card is the zone it lies in, and it lies in one" }, { "CCG-STATE-UNIT-02", "what looks for a card names the place where it looks" } },
  given = { phase = "control", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Stasis", "Toy Captain" }, table = { { "Toy Trooper", at = "Toy Plaza" }, "Toy Memorial" }, inactive = { { "Toy Machine", at = "Toy Plaza" } },
      stacked = { { "Toy Mentor", on = "Toy Memorial" } }, out_of_play = { "Toy Hero" }, lost = { "Toy Captain" } } },
  steps = {
    p1.plays "Toy Stasis", p1.may_choose_exactly { "Toy Trooper", decline },                    -- characters, but no other is on table
    p1.chooses "Toy Trooper", expect { p1.inactive, exactly = { "Toy Machine", "Toy Trooper" } },
  },
}
scenario "A card is active as soon as it is being played" {
  cites = { { "CCG-STATE-ACT-01", "what is being played lies in a zone that answers look at" } },
  given = { phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Memorial" } }, p2 = { hand = { "Toy Veto" } } },
  steps = { p1.deploys "Toy Memorial", p2.answers "Toy Veto", expect { p1.lost, exactly = { "Toy Memorial" } } },
}
scenario "What is inactive is neither on table nor at its location" {
  cites = { { "CCG-STATE-INACT-01", "nothing that looks at the table finds it" }, { "CCG-STATE-INACT-06", "presence is counted on the table" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Stasis" }, table = { { "Toy Captain", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = {
    p1.cannot { "drains", "Toy Plaza", because = "CCG-DRAIN-01" },
    p1.plays "Toy Stasis", p1.may_choose_exactly { "Toy Captain", "Toy Trooper", decline }, p1.chooses "Toy Trooper",
    expect { p2.table, exactly = {} }, expect { p2.inactive, exactly = { "Toy Trooper" } },
    p1.may_choose { "drains Toy Plaza" },                                                       -- nobody of p2 is there
  },
}
scenario "Becoming inactive is not leaving the table: what is on the card becomes inactive with it, and active again with it" {
  rules = { "CCG-STATE-INACT-07", "CCG-STATE-INACT-08", "CCG-STATE-INACT-09" },
  given = { phase = "draw", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Stasis" } },
    p2 = { table = { { "Toy Trooper", at = "Toy Plaza" }, { "Toy Blaster", on = "Toy Trooper" } } } },
  steps = {
    p1.plays "Toy Stasis", p1.chooses "Toy Trooper",
    expect { p2.inactive, exactly = { "Toy Trooper", "Toy Blaster" } }, expect { p2.lost, count = 0 },
    p1.passes,                                                                                  -- the turn ends
    expect { p2.table, exactly = { "Toy Trooper", "Toy Blaster" } }, expect { p2.card "Toy Blaster", at = "Toy Trooper" }, expect { p2.card "Toy Trooper", at = "Toy Plaza" },
  },
}
scenario "A unique card that is inactive counts for uniqueness" {
  rules = { "CCG-STATE-INACT-03" },
  given = { phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Stasis", "Toy Hero" }, force = 5, table = { { "Toy Hero", at = "Toy Plaza" } } } },
  steps = { p1.plays "Toy Stasis", p1.chooses "Toy Hero", p1.passes, expect { p1.inactive, count = 1 }, p1.cannot { "deploys", "Toy Hero", because = "CCG-UNIQ-01" } },
}
scenario "Who is inactive still takes his seat" {
  rules = { "CCG-STATE-INACT-05" },
  given = { phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Stasis", "Toy Captain" }, force = 5,
      table = { { "Toy Steed", at = "Toy Plaza" }, { "Toy Trooper", on = "Toy Steed" }, { "Toy Mentor", on = "Toy Steed" } } } },
  steps = { p1.plays "Toy Stasis", p1.chooses "Toy Trooper", p1.deploys "Toy Captain", p1.may_choose_exactly { "Toy Plaza", decline }, p1.chooses "Toy Plaza" },
}
scenario "A card that is out of play does nothing any more" {
  rules = { "CCG-STATE-OOP-02" },
  cites = { { "CCG-STATE-OOP-01", "nothing but what speaks of cards out of play looks there" } },
  given = { phase = "deploy", turn = p2, locations = { "Toy Plaza" }, p1 = { table = { { "Toy Hero", at = "Toy Plaza" } } },
    p2 = { hand = { "Toy Banishment", "Toy Hero", "Toy Twin", "Toy Captain" }, force = 8 } },
  steps = {
    p2.plays "Toy Banishment", p2.chooses "Toy Hero", p2.passes, expect { p1.out_of_play, exactly = { "Toy Hero" } }, expect { p1.table, exactly = {} },
    p2.cannot { "deploys", "Toy Hero", because = "CCG-UNIQ-01" }, p2.may_choose { "deploys Toy Captain" },
  },
}

-- Stacking
scenario "A card stacked from the table is inactive, one from a hand is supporting" {
  rules = { "CCG-STATE-STK-01" },
  given = { phase = "deploy", locations = { "Toy Plaza" }, p1 = { table = { "Toy Cellar", "Toy Roster", { "Toy Hero", at = "Toy Plaza" } }, hand = { "Toy Captain", "Toy Filler" } } },
  steps = {
    p1.uses "Toy Cellar", p1.chooses "Toy Hero", expect { p1.inactive, exactly = { "Toy Hero" } },
    p1.uses "Toy Roster", p1.chooses "Toy Captain", expect { p1.stacked, exactly = { "Toy Captain" } },
    expect { p1.table, exactly = { "Toy Cellar", "Toy Roster" } },
  },
}
scenario "On a grabber a card is supporting" {
  rules = { "CCG-STATE-STK-02" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Salute" }, lost = { "Toy Captain" } }, p2 = { table = { "Toy Tentacle" } } },
  steps = { p1.plays "Toy Salute", p2.answers "Toy Tentacle", expect { p1.stacked, exactly = { "Toy Salute" } }, expect { p1.inactive, count = 0 } },
}
scenario "Who was just lost and is stacked counts as having been on the table" {
  rules = { "CCG-STATE-STK-03" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Banishment", "Toy Assassin" } }, p2 = { table = { "Toy Infirmary", { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    p1.plays "Toy Assassin", p1.chooses "Toy Captain", p2.answers "Toy Infirmary",
    expect { p2.inactive, exactly = { "Toy Captain" } }, expect { p2.lost, count = 0 }, expect { p2.stacked, count = 0 },
  },
}
scenario "What is stacked on a card that leaves the table is lost" {
  rules = { "CCG-LEAVE-01" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Sweeper" } },
    p2 = { table = { "Toy Cellar" }, inactive = { { "Toy Captain", on = "Toy Cellar" } }, stacked = { { "Toy Salute", on = "Toy Cellar" } } } },
  steps = { p1.plays "Toy Sweeper", p1.chooses "Toy Cellar", p2.chooses "Toy Cellar", p2.chooses "Toy Captain", expect { p2.lost, in_order = { "Toy Salute", "Toy Captain", "Toy Cellar" } } },
}

-- Where a card may not be
scenario "A card put where it may not exist is lost, and was not just lost; where it may exist it stays" {
  rules = { "CCG-NEVER-LOC-10" },
  given = { phase = "control", locations = { "Toy Plaza", "Toy Reach", "Toy Reach: Pier" }, p1 = { hand = { "Toy Catapult", "Toy Catapult" },
    table = { "Toy Infirmary", { "Toy Captain", at = "Toy Plaza" }, { "Toy Blaster", on = "Toy Captain" } } } },
  steps = {
    p1.plays "Toy Catapult", p1.passes, p1.chooses "Toy Captain", p1.may_choose_exactly { "Toy Plaza", "Toy Reach", "Toy Reach: Pier" }, p1.chooses "Toy Reach: Pier",
    expect { p1.card "Toy Captain", at = "Toy Reach: Pier" },
    p1.plays "Toy Catapult", p1.chooses "Toy Captain", p1.chooses "Toy Reach", p1.chooses "Toy Captain",
    expect { p1.lost, exactly = { "Toy Captain", "Toy Blaster" } }, expect { p1.inactive, count = 0 },
  },
}
scenario "When a canceled text returns, who is where it forbids is lost, and was not just lost" {
  rules = { "CCG-CANCEL-TEXT-05" },
  given = { phase = "deploy", locations = { "Toy Reach: Landing" }, p2 = { hand = 0 },
    p1 = { hand = { "Toy Whisper" }, table = { "Toy Infirmary", { "Toy Dart", at = "Toy Reach: Landing" }, { "Toy Landsman", at = "Toy Reach: Landing" } } } },
  steps = {
    p1.plays "Toy Whisper", p1.chooses "Toy Landsman",
    p1.moves "Toy Landsman", p1.chooses "Toy Dart", expect { p1.card "Toy Landsman", at = "Toy Dart" }, p1.passes, p2.is_asked,
    expect { p1.lost, exactly = { "Toy Landsman" } }, expect { p1.table, exactly = { "Toy Infirmary", "Toy Dart" } },
  },
}
scenario "Passengers of a creature vehicle may get off before it is lost" {
  rules = { "CCG-VEH-LEAVE-01" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Stampede" } },
    p2 = { table = { { "Toy Steed", at = "Toy Plaza" }, { "Toy Captain", on = "Toy Steed" }, { "Toy Trooper", on = "Toy Steed" } } } },
  steps = {
    p1.plays "Toy Stampede", p1.chooses "Toy Steed",
    p2.may_choose_exactly { "Toy Captain", "Toy Trooper", done }, p2.chooses "Toy Captain", p2.finishes, p2.chooses "Toy Steed",
    expect { p2.lost, exactly = { "Toy Steed", "Toy Trooper" } }, expect { p2.card "Toy Captain", at = "Toy Plaza" },
  },
}
scenario "... not those of another vehicle" {
  cites = { { "CCG-VEH-CRE-01", "only of a creature vehicle is it asked who gets off" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Stampede" } }, p2 = { table = { { "Toy Cart", at = "Toy Plaza" }, { "Toy Captain", on = "Toy Cart" } } } },
  steps = { p1.plays "Toy Stampede", p1.chooses "Toy Cart", p2.chooses "Toy Cart", expect { p2.lost, exactly = { "Toy Cart", "Toy Captain" } } },
}
scenario "Who steals a card is its owner from then on" {
  rules = { "CCG-ATTR-10" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Pilferer", "Toy Scrapping" }, table = { { "Toy Captain", at = "Toy Plaza" } } },
    p2 = { table = { { "Toy Trooper", at = "Toy Plaza" }, { "Toy Blaster", on = "Toy Trooper" } } } },
  steps = {
    p1.plays "Toy Pilferer", p1.chooses "Toy Blaster", p1.chooses "Toy Captain", expect { p1.card "Toy Blaster", at = "Toy Captain" },
    p1.plays "Toy Scrapping", p1.chooses "Toy Blaster", expect { p1.lost, exactly = { "Toy Blaster", "Toy Scrapping" } }, expect { p2.lost, count = 0 },
  },
}

-- Additional actions: outside the queue, in the order of creation, each after everything before it has resolved.

scenario "Declining an additional action is not passing" {
  rules = { "DST-ACT-EXTRA-01" },
  given = { turn = p1,
    p1 = { hand = { "Toy Haste" }, deck = { "Toy Strike" }, characters = { "Toy Trooper" } },
    p2 = { deck = { "Toy Strike" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Haste",
    p1.may_choose_exactly { "activates Toy Trooper", "claims", decline },
    p1.declines,
    p2.passes,
    p1.is_asked,
    expect { table, round = 1 },
    p1.may_choose { pass },
  },
}

scenario "An additional action is taken right after the action that gave it" {
  rules = { "DST-KW-AMB-01" },
  cites = { { "DST-ACT-EXTRA-01", "the counterpart: it is taken, and only then is it the opponent's turn" } },
  given = { turn = p1,
    p1 = { hand = { "Toy Haste" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Haste",
    p1.activates "Toy Trooper",
    p2.is_asked,
    expect { p1.character "Toy Trooper", exhausted = true },
  },
}

scenario "An action outside one's turn is taken at once or declined" {
  rules = { "DST-ACT-EXTRA-02" },
  given = { turn = p1,
    p1 = { characters = { "Toy Trooper" } },
    p2 = { supports = { "Toy Relay" }, characters = { "Toy Trooper", "Toy Veteran" } },
    chance = { 6, 1 } },
  steps = {
    p1.activates "Toy Trooper",
    -- It is still p1's turn: p2 takes the additional action first and then has the own turn.
    p2.may_choose_exactly { "activates Toy Trooper", "activates Toy Veteran", "claims", decline },
    p2.activates "Toy Trooper",
    p2.may_choose_exactly { "activates Toy Veteran", "resolves 1 ranged", "claims", pass },
    p2.passes,
    p1.is_asked,
  },
}

scenario "Each action and what it triggers is complete before the next additional action" {
  rules = { "DST-ACT-EXTRA-03" },
  cites = { { "DST-ACT-EXTRA-05", "worked example of DST-ACT-EXTRA-03 with toy cards" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Toy Dagger" }, characters = { "Toy Apprentice", "Toy Trooper" } },
    p2 = { characters = { "Toy Captain" } } },
  steps = {
    p1.plays "Toy Dagger",
    p1.chooses "Toy Apprentice",
    -- Two additional actions: from Ambush and from the Apprentice.
    p1.may_choose { decline },
    expect { table, queue = 0, additional_actions = 1 },
    p1.activates "Toy Apprentice",
    -- The Captain's ability resolves before p1 takes the second one.
    p2.may_choose_exactly { accept, decline },
    expect { table, additional_actions = 1 },
    p2.accepts,
    p1.may_choose { decline },
    expect { table, additional_actions = 0 },
    p1.activates "Toy Trooper",
    p2.passes,     -- the Captain is exhausted: nobody is asked about another activation
  },
}

scenario "Additional actions of two players are taken in the order of their creation" {
  rules = { "DST-ACT-EXTRA-04" },
  given = { turn = p1, battlefield = { controlled_by = p1 },
    p1 = { supports = { "Toy Whistle" }, characters = { "Toy Trooper" } },
    p2 = { supports = { "Toy Relay" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.activates "Toy Trooper",
    p1.may_choose_exactly { "p1", "p2" },
    p1.chooses "p2",
    -- The Relay's action was created first.
    p2.may_choose { decline },
    expect { table, queue = 0, additional_actions = 1 },
    p2.declines,
    p1.may_choose { decline },
    p1.declines,
    p2.may_choose { pass },
    p2.may_not_choose { decline },
  },
}

scenario "Who claimed declines additional actions without being asked" {
  rules = { "DST-ACT-CLAIM-02" },
  given = { turn = p1, battlefield = { "Toy Plains", controlled_by = p1, claimed_by = p2 },
    p1 = { characters = { "Toy Trooper", "Toy Veteran" } },
    p2 = { supports = { "Toy Relay" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.activates "Toy Trooper",
    -- Neither the additional action nor the turn is offered to p2.
    p1.is_asked,
    p1.activates "Toy Veteran",
    p1.is_asked,
  },
}

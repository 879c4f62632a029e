-- Actions in the first edition and in 1.8: docs/rules/destiny-editions.md, each difference both ways.

scenario "First edition: an upgrade may be replaced as often as one likes" {
  rules = { "DST-ED-10" },
  given = { edition = "1.0", turn = p1,
    p1 = { resources = 2, hand = { "Toy Blade", "Toy Banner" }, characters = { { "Toy Mentor", upgrades = { "Toy Relic" } } } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Blade",
    p1.chooses "Toy Mentor",
    p1.chooses "Toy Relic",
    p2.passes,
    p1.plays "Toy Banner",
    p1.chooses "Toy Mentor",
    p1.may_choose_exactly { "Toy Blade", decline },
    p1.chooses "Toy Blade",
    expect { p1, resources = 2 },
    expect { p1.character "Toy Mentor", upgrades = "Toy Banner" },
  },
}

scenario "1.8: an upgrade is replaced once per round" {
  rules = { "DST-UPG-04" },
  cites = { { "DST-ED-10", "without an edition a table plays 1.8" } },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Toy Blade", "Toy Banner" }, characters = { { "Toy Mentor", upgrades = { "Toy Relic" } } } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Blade",
    p1.chooses "Toy Mentor",
    p1.chooses "Toy Relic",
    p2.passes,
    p1.plays "Toy Banner",
    p1.chooses "Toy Mentor",
    expect { p1, resources = 0 },
    expect { p1.character "Toy Mentor", upgrades = "Toy Blade, Toy Banner" },
  },
}

scenario "First edition: nobody rerolls without dice" {
  rules = { "DST-ED-37" },
  given = { edition = "1.0", turn = p1,
    p1 = { hand = { "Toy Strike" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.may_not_choose { "rerolls with Toy Strike" },
  },
}

scenario "First edition: a reroll takes one die at least" {
  rules = { "DST-ED-37" },
  given = { edition = "1.0", turn = p1, chance = { 1 },
    p1 = { hand = { "Toy Strike" }, characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "blank" } } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.rerolls_with "Toy Strike",
    p1.may_choose_exactly { "blank", decline },
    p1.chooses "blank",
    p1.finishes,
    expect { p1.pool, exactly = { "1 ranged" } },
  },
}

scenario "1.8: a card may be discarded to reroll nothing" {
  cites = { { "DST-ED-37", "any number of dice is also none" } },
  given = { turn = p1,
    p1 = { hand = { "Toy Strike" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.rerolls_with "Toy Strike",
    expect { p1.discard, exactly = { "Toy Strike" } },
  },
}

scenario "First edition: the claim ability comes before control" {
  rules = { "DST-ED-39" },
  given = { edition = "1.0", turn = p1, battlefield = { "Toy Plains", controlled_by = p2 },
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.claims,
    expect { table, controlled_by = "p2", claimed_by = "p1" },
    p1.accepts,
    expect { p1, resources = 1 },
    expect { table, controlled_by = "p1" },
  },
}

scenario "1.8: control comes before the claim ability" {
  cites = { { "DST-ED-39", "the question is put when the battlefield has changed hands" } },
  given = { turn = p1, battlefield = { "Toy Plains", controlled_by = p2 },
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.claims,
    expect { table, controlled_by = "p1", claimed_by = "p1" },
    p1.accepts,
    expect { p1, resources = 1 },
  },
}

scenario "First edition: an action that does nothing is no pass" {
  rules = { "DST-ED-42" },
  given = { edition = "1.0", turn = p1, passes = 1,
    p1 = { supports = { "Toy Drum" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.uses "Toy Drum",
    expect { table, round = 1 },
    p2.may_choose { "activates Toy Trooper" },
  },
}

scenario "1.8: an action that does nothing is a pass" {
  rules = { "DST-ACT-PASS-02" },
  cites = { { "DST-ED-42", "both have passed then" } },
  given = { turn = p1, passes = 1,
    p1 = { deck = { "Toy Strike" }, supports = { "Toy Drum" }, characters = { "Toy Trooper" } },
    p2 = { deck = { "Toy Strike" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.uses "Toy Drum",
    expect { table, round = 2 },
  },
}

scenario "First edition: Ambush goes ahead of what waits in the queue" {
  rules = { "DST-ED-57" },
  given = { edition = "1.0", turn = p1,
    p1 = { hand = { "Toy Haste" }, supports = { "Toy Ledger" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Haste",
    expect { p1, resources = 1 },
    expect { table, queue = 1 },
    p1.declines,
    expect { p1, resources = 2 },
    p2.is_asked,
  },
}

scenario "1.8: the queue is empty before an additional action" {
  rules = { "DST-ACT-EXTRA-03" },
  cites = { { "DST-ED-32", "what the card triggered resolves first" }, { "DST-ED-57", "Ambush waits" } },
  given = { turn = p1,
    p1 = { hand = { "Toy Haste" }, supports = { "Toy Ledger" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Haste",
    expect { p1, resources = 2 },
    expect { table, queue = 0 },
    p1.declines,
    p2.is_asked,
  },
}

scenario "First edition: who does not take an additional action has passed" {
  rules = { "DST-ED-32" },
  given = { edition = "1.0", turn = p1,
    p1 = { hand = { "Toy Haste" }, deck = { "Toy Strike" }, characters = { "Toy Trooper" } },
    p2 = { deck = { "Toy Strike" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Haste",
    p1.declines,
    p2.passes,
    expect { table, round = 2 },
  },
}

scenario "First edition: an action outside one's own turn must be taken" {
  rules = { "DST-ED-32" },
  given = { edition = "1.0", turn = p1,
    p1 = { characters = { "Toy Medic" } },
    p2 = { supports = { "Toy Relay" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.activates "Toy Medic",
    p2.may_choose_exactly { "activates Toy Trooper", "claims" },
    p2.activates "Toy Trooper",
    p2.is_asked,
  },
}

scenario "1.8: an action outside one's own turn may be declined" {
  cites = { { "DST-ED-32", "declining is among the options" } },
  given = { turn = p1,
    p1 = { characters = { "Toy Medic" } },
    p2 = { supports = { "Toy Relay" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.activates "Toy Medic",
    p2.may_choose_exactly { "activates Toy Trooper", "claims", decline },
  },
}

scenario "First edition: an action that cannot be completed is not reversed" {
  rules = { "DST-ED-41" },
  given = { edition = "1.0", turn = p1,
    p1 = { resources = 1, hand = { "Toy Volley" }, characters = { "Toy Trooper" } },
    p2 = { supports = { "Toy Toll" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Volley",
    expect { p1, resources = 0 },
    expect { p1.hand, exactly = { "Toy Volley" } },
  },
}

scenario "1.8: an action that cannot be completed is reversed" {
  rules = { "DST-ACT-ILL-01" },
  cites = { { "DST-ED-41", "the resource comes back" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Toy Volley" }, characters = { "Toy Trooper" } },
    p2 = { supports = { "Toy Toll" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Volley",
    expect { p1, resources = 1 },
    p1.is_asked,
  },
}

scenario "First edition: there are no power actions" {
  rules = { "DST-ED-38" },
  given = { edition = "1.0", turn = p1,
    p1 = { supports = { "Toy Engine" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.may_not_choose { "uses Toy Engine" },
    p1.cannot { "uses", "Toy Engine", because = "DST-ED-38" },
  },
}

scenario "1.8: a power action is used" {
  cites = { { "DST-ED-38", "the support has nothing but its power action" } },
  given = { turn = p1,
    p1 = { supports = { "Toy Engine" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.uses "Toy Engine",
    expect { p1, resources = 1 },
  },
}

scenario "First edition: what cannot be paid for was not played: another action is taken" {
  rules = { "DST-ED-33" },
  given = { edition = "1.0", turn = p1,
    p1 = { resources = 1, hand = { "Toy Volley" }, characters = { "Toy Trooper" } },
    p2 = { supports = { "Toy Toll" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Volley",
    expect { p1.hand, exactly = { "Toy Volley" } },
    p1.activates "Toy Trooper",
    p2.is_asked,
  },
}

scenario "1.8: a play whose step fails is an illegal action, and all of it is reversed" {
  rules = { "DST-ACT-ILL-01" },
  cites = { { "DST-ED-33", "the seven steps: what happened in the fifth is undone when the sixth fails" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Toy Volley" }, characters = { "Toy Trooper" } },
    p2 = { supports = { "Toy Toll" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Volley",
    expect { p1, resources = 1 },
    expect { p1.hand, exactly = { "Toy Volley" } },
    p1.activates "Toy Trooper",
    p2.is_asked,
  },
}

scenario "First edition: the host and what is replaced are chosen before the cost is paid" {
  rules = { "DST-ED-52" },
  given = { edition = "1.0", turn = p1,
    p1 = { resources = 2, hand = { "Toy Stratagem", "Toy Blade" }, characters = { { "Toy Mentor", upgrades = { "Toy Cloak" } }, "Toy Trooper" } },
    p2 = { supports = { "Toy Alarm" }, characters = { "Toy Sentinel" } } },
  steps = {
    p1.plays "Toy Stratagem",
    p1.chooses "Toy Mentor",
    p1.chooses "Toy Cloak",
    p2.may_choose_exactly { "Toy Mentor", "Toy Trooper" },    -- Toy Alarm answers when the Blade is in play already
    expect { p1.character "Toy Mentor", upgrades = "Toy Blade" },
    expect { p1, resources = 1 },
    p2.chooses "Toy Trooper",
  },
}

scenario "First edition: the 0 of a blank may be raised" {
  rules = { "DST-ED-18" },
  given = { edition = "1.0", turn = p1,
    p1 = { hand = { "Toy Salvage" }, characters = { "Rey" }, pool = { { "Rey", side = "blank" } } },
    p2 = { supports = { "AT-ST", "Toy Seal" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Toy Salvage",
    expect { p2.discard, exactly = { "Toy Seal" } },            -- it costs 1
  },
}

scenario "1.8: nothing raises the 0 of a blank" {
  rules = { "DST-SYM-22" },
  cites = { { "DST-ED-18", "a support that costs 1 is out of reach" } },
  given = { turn = p1,
    p1 = { hand = { "Toy Salvage" }, characters = { "Rey" }, pool = { { "Rey", side = "blank" } } },
    p2 = { supports = { "AT-ST", "Toy Seal" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Toy Salvage",
    expect { p1.pool, exactly = {} },
    expect { p2.discard, exactly = {} },
  },
}

scenario "1.8: nothing raises the 0 of a special" {
  rules = { "DST-SYM-19" },
  cites = { { "DST-ED-18", "the same for specials" } },
  given = { turn = p1,
    p1 = { hand = { "Toy Salvage" }, characters = { "Poe Dameron" }, pool = { { "Poe Dameron", side = "special" } } },
    p2 = { supports = { "AT-ST", "Toy Seal" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Toy Salvage",
    expect { p1.pool, exactly = {} },
    expect { p2.discard, exactly = {} },
  },
}

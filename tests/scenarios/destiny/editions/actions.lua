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
  rules = { "DST-ED-32" },
  cites = { { "DST-ED-57", "the additional action of Ambush is one of these" } },
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

scenario "First edition: the host and what is replaced are chosen before the cost is paid" {
  rules = { "DST-ED-52" },
  cites = { { "DST-ED-33", "restrictions, payment, then the card does what it does, at once" } },
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

scenario "First edition: no side that shows a special or a blank has another value" {
  cites = { { "DST-ED-18", "no card of Awakenings raises or lowers such a side, so both editions count 0" } },
  given = { edition = "1.0", turn = p1, setup = true, chance = { 5, 6, 1, 6 },
    p1 = { set_aside = { "Toy Plains" }, characters = { "Toy Mentor" } },
    p2 = { set_aside = { "Toy Harbor" }, characters = { "Toy Mentor" } } },
  steps = {
    -- Special against blank is a tie: they roll again.
    p1.chooses "Toy Plains",
    expect { table, controlled_by = "p1" },
  },
}

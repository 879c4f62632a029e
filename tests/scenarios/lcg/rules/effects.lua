-- Card effects and their resolution: LCG-FX-01 to LCG-FX-09, LCG-RES-01 to LCG-RES-03, LCG-TERM-01.

scenario "A cancelled event counts as played and its cost stays paid" {
  rules = { "LCG-FX-01" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "Toy Barrage" }, support = { "Toy Empire" } },
    p2 = { units = { "Toy Watcher" }, hand = { "Toy Counter" }, support = { "Toy Temple" }, deck = { "Toy Pilgrim" } } },
  steps = {
    p1.plays "Toy Barrage",
    p2.may_choose_exactly { "plays Toy Counter", pass },
    p2.plays "Toy Counter",
    p2.pays_with "Toy Temple",
    p2.may_choose_exactly { "uses Toy Watcher", pass },   -- after an enemy event is played
    p2.uses "Toy Watcher",
    expect { p1.discard, exactly = { "Toy Barrage" } },
    expect { p1.card "Toy Empire", focus = 1 },
    expect { p2.card "Toy Watcher", damage = 0 },
    expect { p2.hand, exactly = { "Toy Pilgrim" } },
  },
}

scenario "Discard piles are open and keep their order" {
  rules = { "LCG-DMG-07" },
  cites = { { "LCG-FX-02", "piles are public and ordered for everybody, and no option anywhere changes their order" } },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner" } },
    p2 = { units = { { "Toy Pilgrim", damage = 1 } }, discard = { "Toy Mentor", "Toy Speeder" } } },
  steps = {
    p1.uses "Toy Gunner",
    expect { p2.discard, in_order = { "Toy Pilgrim", "Toy Mentor", "Toy Speeder" } },
  },
}

scenario "A unit that stayed to the end participated" {
  rules = { "LCG-UNOP-01" },
  given = { turn = p1,
    p1 = { units = { "Toy Veteran" } },
    p2 = { objectives = { "Toy Refuge", "Toy Academy" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Veteran" }, at = "actions after the edge battle" } },
  steps = {
    p1.strikes_with "Toy Veteran",
    p1.may_choose_exactly { "uses Toy Veteran", pass },
    p1.uses "Toy Veteran",
    p1.chooses "Toy Academy",
    expect { p2.card "Toy Refuge", damage = 1 },
    expect { p2.card "Toy Academy", damage = 1 },
  },
}

scenario "A unit removed from the engagement has not participated" {
  rules = { "LCG-FX-03" },
  given = { turn = p1,
    p1 = { units = { "Toy Veteran", "Toy Trooper" } },
    p2 = { objectives = { { "Toy Refuge", focus = 1 }, "Toy Academy" }, hand = { "Toy Retreat" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Veteran", "Toy Trooper" }, at = "actions after the edge battle" } },
  steps = {
    p2.plays "Toy Retreat",
    p2.pays_with("Toy Academy", "for 1 resource"),
    p2.chooses "Toy Veteran",
    expect { p1.card "Toy Veteran", participating = false },
    p1.strikes_with "Toy Trooper",
    expect { p2.card "Toy Refuge", damage = 1 },
    p1.may_choose_exactly { "engages Toy Academy", pass },
  },
}

scenario "Each enemy unit and objective means enemy objectives only" {
  rules = { "LCG-FX-04" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Trooper" }, objectives = { "Toy Shipyard" }, hand = { "Toy Sweep" } },
    p2 = { units = { "Toy Mentor", "Toy Speeder" }, objectives = { "Toy Refuge" } } },
  steps = {
    p1.plays "Toy Sweep",
    expect { p2.card "Toy Mentor", damage = 1 },
    expect { p2.card "Toy Speeder", damage = 1 },
    expect { p2.card "Toy Refuge", damage = 1 },
    expect { p1.card "Toy Trooper", damage = 0 },
    expect { p1.card "Toy Shipyard", damage = 0 },
  },
}

scenario "A unit's ability works only while the unit is in play" {
  rules = { "LCG-FX-05" },
  given = { phase = "force", turn = p1,
    p1 = { support = { "Toy Empire" }, discard = { "Toy Gunner" }, hand = { "Toy Gunner", "Toy Barrage" } },
    p2 = { units = { "Toy Pilgrim" } } },
  steps = {
    p1.may_choose_exactly { "plays Toy Barrage", pass },     -- an event is used from the hand
    p1.cannot { "uses", "Toy Gunner", because = "LCG-FX-05" },
  },
}

scenario "An effect that says so works from the discard pile" {
  rules = { "LCG-FX-06" },
  given = { phase = "force", turn = p1,
    p1 = { discard = { "Toy Revenant", "Toy Gunner" }, hand = { "Toy Twist", "Toy Omen" } },
    p2 = { units = { "Toy Pilgrim" } } },
  steps = {
    p1.may_choose_exactly { "uses Toy Revenant", pass },
    p1.uses "Toy Revenant",
    p1.may_choose_exactly { "Toy Twist", "Toy Omen", decline },
    p1.chooses "Toy Omen",
    expect { p1.units, exactly = { "Toy Revenant" } },
    expect { p1.discard, in_order = { "Toy Omen", "Toy Gunner" } },
    expect { p1.hand, exactly = { "Toy Twist" } },
  },
}

scenario "An ability is not used merely to pay its cost" {
  rules = { "LCG-FX-07" },
  given = { phase = "force", turn = p2,
    p2 = { units = { { "Toy Medic", committed = true } }, hand = { "Toy Retreat" }, support = { "Toy Temple" } } },
  steps = {
    p2.may_choose_exactly { pass },                          -- nobody is damaged, nobody participates
    p2.cannot { "uses", "Toy Medic", because = "LCG-FX-07" },
    p2.cannot { "plays", "Toy Retreat", because = "LCG-FX-07" },
  },
}

scenario "With something to do the same ability may be used" {
  rules = { "LCG-FOR-01" },
  given = { phase = "force", turn = p2,
    p2 = { units = { { "Toy Medic", committed = true }, { "Toy Guardian", damage = 1 } } } },
  steps = {
    p2.passes,                                               -- no more commitments
    p2.may_choose_exactly { "uses Toy Medic", pass },
    p2.uses "Toy Medic",
    expect { p2.card "Toy Guardian", damage = 0 },
    expect { p2.card "Toy Medic", exhausted = true },
  },
}

scenario "The test is made before anything is paid: what a cost would make possible does not count" {
  rules = { "LCG-FX-08" },
  given = { phase = "force", turn = p2,
    p2 = { units = { { "Toy Pilgrim", committed = true } }, hand = { "Toy Homecoming" }, support = { "Toy Temple" } } },
  steps = {
    p2.may_choose_exactly { pass },
    p2.cannot { "plays", "Toy Homecoming", because = "LCG-FX-07" },
  },
}

scenario "A lasting effect ends when its card leaves play" {
  rules = { "LCG-FX-09" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Trooper" }, support = { "Toy Empire" }, objectives = { "Toy Garrison", "Toy Vault" }, hand = { "Toy Ambition", "Toy Recall" } } },
  steps = {
    p1.plays "Toy Ambition",
    p1.pays_with "Toy Vault",
    expect { p1.card "Toy Trooper", unit_damage = 3 },
    p1.plays "Toy Recall",
    p1.pays_with "Toy Garrison",
    p1.plays "Toy Trooper",
    expect { p1.card "Toy Trooper", unit_damage = 1 },
    expect { p1.card "Toy Empire", focus = 1 },
  },
}

scenario "A cost is modified before it is paid" {
  rules = { "LCG-RES-01" },
  given = { phase = "deployment", turn = p2,
    p1 = { support = { "Toy Embargo" } },
    p2 = { hand = { "Toy Pilgrim" }, support = { "Toy Temple" }, objectives = { "Toy Refuge" } } },
  steps = {
    p2.plays "Toy Pilgrim",
    expect { p2.units, exactly = { "Toy Pilgrim" } },
    expect { p2.card "Toy Temple", focus = 1 },
    expect { p2.card "Toy Refuge", focus = 1 },
  },
}

scenario "Targets are chosen after costs are paid" {
  rules = { "LCG-RES-02" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "Toy Barrage" }, support = { "Toy Empire" }, objectives = { "Toy Garrison", "Toy Vault" } },
    p2 = { units = { "Toy Mentor", "Toy Guardian" } } },
  steps = {
    p1.plays "Toy Barrage",
    p1.may_choose_exactly { "pays with Toy Empire", "pays with Toy Garrison", decline },  -- the vault is neutral: no match
    p1.pays_with "Toy Garrison",
    p1.may_choose_exactly { "chooses Toy Mentor", "chooses Toy Guardian" },
    p1.chooses "Toy Guardian",
    expect { p2.card "Toy Guardian", damage = 3 },
    expect { p1.card "Toy Garrison", focus = 1 },
  },
}

scenario "An interrupt to paying a cost is used as it is paid, before targets are chosen" {
  rules = { "LCG-RES-03" },
  given = { phase = "force", turn = p2,
    p1 = { units = { "Toy Trooper", "Toy Walker" } },
    p2 = { units = { { "Toy Escort", committed = true }, { "Toy Pilgrim", committed = true } },
           hand = { "Toy Homecoming" }, support = { "Toy Temple" }, discard = { "Toy Mentor" } } },
  steps = {
    p2.plays "Toy Homecoming",
    p2.chooses "Toy Escort",
    p2.may_choose_exactly { "uses Toy Escort", pass },
    p2.uses "Toy Escort",
    p2.chooses "Toy Walker",
    expect { p1.card "Toy Walker", damage = 1 },
    p2.may_choose_exactly { "Toy Mentor", "Toy Escort" },   -- the target, chosen now
    p2.chooses "Toy Mentor",
    expect { p2.hand, exactly = { "Toy Mentor" } },
  },
}

scenario "What is done to do something else is a cost: not paid in full, no effect" {
  rules = { "LCG-TERM-01" },
  cites = { { "LCG-FAQ-25", "worked example of LCG-TERM-01 and LCG-DMG-05, shown with a toy card" } },
  given = { phase = "deployment", turn = p2,
    p1 = { objectives = { { "Toy Vault", damage = 4 } } },
    p2 = { units = { "Toy Pilgrim" }, support = { "Toy Temple" }, hand = { "Toy Rally" } } },
  steps = {
    p2.plays "Toy Rally",
    p1.uses "Toy Vault",
    expect { p2.card "Toy Pilgrim", shields = 1 },
    expect { p2.victory, exactly = { "Toy Vault" } },
  },
}

scenario "The same cost paid in full cancels the event" {
  rules = { "LCG-DMG-02" },
  given = { phase = "deployment", turn = p2,
    p1 = { objectives = { "Toy Vault" } },
    p2 = { units = { "Toy Pilgrim" }, support = { "Toy Temple" }, hand = { "Toy Rally" } } },
  steps = {
    p2.plays "Toy Rally",
    p1.uses "Toy Vault",
    expect { p2.card "Toy Pilgrim", shields = 0 },
    expect { p1.card "Toy Vault", damage = 2 },
    expect { p2.discard, exactly = { "Toy Rally" } },
  },
}

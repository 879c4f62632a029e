-- Damage in four steps, protect and shields: LCG-DMG-01 to LCG-DMG-09, LCG-SHI-01 to LCG-SHI-04, LCG-KW-PRO-01.

scenario "Assign, protect, shields, take" {
  rules = { "LCG-DMG-01" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "Toy Barrage" }, support = { "Toy Empire" } },
    p2 = { units = { { "Toy Pilgrim", shields = 1 }, { "Toy Guardian", shields = 1 } } } },
  steps = {
    p1.plays "Toy Barrage",
    p1.chooses "Toy Pilgrim",
    p2.may_choose_exactly { "protects with Toy Guardian for 1 damage", "protects with Toy Guardian for 2 damage", "protects with Toy Guardian for 3 damage", pass },
    p2.protects_with("Toy Guardian", "for 2 damage"),
    p2.passes,                        -- and no more
    p2.may_choose_exactly { "shields Toy Pilgrim", pass },
    p2.shields "Toy Pilgrim",
    p2.may_choose_exactly { "shields Toy Guardian", pass },
    p2.shields "Toy Guardian",
    expect { p2.card "Toy Pilgrim", damage = 0, shields = 0 },
    expect { p2.card "Toy Guardian", damage = 1, shields = 0 },
  },
}

scenario "As many tokens as the source deals are laid beside the card" {
  rules = { "LCG-DMG-02" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Trooper" }, hand = { "Toy Barrage" }, support = { "Toy Empire" } },
    p2 = { units = { "Toy Guardian" }, hand = { "Toy Deflection" }, support = { "Toy Temple" } } },
  steps = {
    p1.plays "Toy Barrage",
    p2.plays "Toy Deflection",        -- 1 of the 3 goes elsewhere
    expect { p2.card "Toy Guardian", damage = 2 },
    expect { p1.card "Toy Trooper", damage = 1 },
  },
}

scenario "Protect takes at most what the protecting card can still take" {
  rules = { "LCG-DMG-03" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "Toy Barrage" }, support = { "Toy Empire" } },
    p2 = { units = { "Toy Mentor", { "Toy Guardian", damage = 2, shields = 1 } } } },
  steps = {
    p1.plays "Toy Barrage",
    p1.chooses "Toy Mentor",
    p2.may_choose_exactly { "protects with Toy Guardian for 1 damage", "protects with Toy Guardian for 2 damage", pass },  -- its shield adds nothing
    p2.protects_with("Toy Guardian", "for 1 damage"),
    p2.may_choose_exactly { "protects with Toy Guardian for 1 damage", pass },
    p2.passes,
    p2.shields "Toy Guardian",
    expect { p2.card "Toy Mentor", damage = 2 },
    expect { p2.card "Toy Guardian", damage = 2 },
  },
}

scenario "A shield prevents one damage of an enemy effect" {
  rules = { "LCG-DMG-04", "LCG-SHI-01" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "Toy Barrage" }, support = { "Toy Empire" } },
    p2 = { units = { { "Toy Mentor", shields = 1 } } } },
  steps = {
    p1.plays "Toy Barrage",
    p2.may_choose_exactly { "shields Toy Mentor", pass },
    p2.shields "Toy Mentor",
    expect { p2.card "Toy Mentor", damage = 2, shields = 0 },
  },
}

scenario "No more damage is taken than the card's capacity; the rest is ignored" {
  rules = { "LCG-DMG-05" },
  given = { turn = p1,
    p1 = { units = { "Toy Hunter" } },      -- 3 unit damage; deals as much to an objective as it dealt
    p2 = { units = { "Toy Pilgrim" }, support = { { "Toy Charm", on = "Toy Pilgrim" } }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Hunter" }, defenders = { "Toy Pilgrim" }, edge = p1, at = "strikes" } },
  steps = {
    p1.strikes_with "Toy Hunter",
    p2.uses "Toy Charm",
    p1.uses "Toy Hunter",
    expect { p2.card "Toy Refuge", damage = 2 },
    expect { p2.card "Toy Pilgrim", damage = 0 },
  },
}

scenario "A card on which no damage was placed was not dealt damage" {
  rules = { "LCG-DMG-06" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner", "Toy Gunner" } },
    p2 = { units = { { "Toy Martyr", shields = 1 } }, deck = { "Toy Pilgrim" } } },
  steps = {
    p1.uses "Toy Gunner",
    p2.shields "Toy Martyr",
    p1.may_choose_exactly { "uses Toy Gunner", pass },   -- no reaction
    p1.uses "Toy Gunner",
    p2.may_choose_exactly { "uses Toy Martyr", pass },   -- now it was
    p2.passes,
    expect { p2.card "Toy Martyr", damage = 1 },
  },
}

scenario "Damage equal to the capacity destroys at once" {
  rules = { "LCG-DMG-07" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner" } },
    p2 = { units = { { "Toy Pilgrim", damage = 1 }, { "Toy Guardian", damage = 2 } } } },
  steps = {
    p1.uses "Toy Gunner",
    p1.chooses "Toy Pilgrim",
    p2.passes,
    expect { p2.units, exactly = { "Toy Guardian" } },
    expect { p2.discard, exactly = { "Toy Pilgrim" } },
  },
}

scenario "Damage stays on cards; focus tokens do not" {
  rules = { "LCG-DMG-08" },
  given = { phase = "refresh", turn = p1,
    p1 = { units = { { "Toy Gunner", damage = 1, focus = 1 } }, objectives = { { "Toy Garrison", damage = 2 }, "Toy Shipyard", "Toy Vault" } },
    p2 = { units = { "Toy Pilgrim" } } },
  steps = {
    p1.may_choose_exactly { "uses Toy Gunner", pass },
    expect { p1.card "Toy Gunner", damage = 1, focus = 0 },
    expect { p1.card "Toy Garrison", damage = 2 },
  },
}

scenario "A destroyed unit goes to its owner's discard pile with its enhancements" {
  rules = { "LCG-DMG-09" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner" } },
    p2 = { units = { { "Toy Pilgrim", damage = 2, committed = true } }, support = { { "Toy Relic", on = "Toy Pilgrim" } } } },
  steps = {
    p1.uses "Toy Gunner",
    expect { p2.discard, exactly = { "Toy Pilgrim", "Toy Relic" } },
    expect { p2.units, count = 0 },
    expect { p2.support, count = 0 },
  },
}

scenario "A shield prevents an enemy focus token" {
  rules = { "LCG-SHI-01" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Saboteur" } },
    p2 = { units = { { "Toy Pilgrim", shields = 1 } } } },
  steps = {
    p1.uses "Toy Saboteur",
    p2.may_choose_exactly { "shields Toy Pilgrim", pass },
    p2.shields "Toy Pilgrim",
    expect { p2.card "Toy Pilgrim", focus = 0, shields = 0 },
  },
}

scenario "A card holds one shield at most" {
  rules = { "LCG-SHI-02" },
  given = { phase = "deployment", turn = p2,
    p2 = { units = { { "Toy Pilgrim", shields = 1 } }, support = { "Toy Temple" }, hand = { "Toy Rally" } } },
  steps = {
    p2.plays "Toy Rally",
    expect { p2.card "Toy Pilgrim", shields = 1 },
  },
}

scenario "Objectives have shields too, and using one is optional" {
  rules = { "LCG-SHI-03" },
  given = { phase = "force", turn = p1,
    p1 = { units = { "Toy Adept", "Toy Trooper" } },
    p2 = { objectives = { { "Toy Refuge", shields = 1 } } } },
  steps = {
    p1.commits "Toy Adept",
    p1.uses "Toy Adept",
    p2.may_choose_exactly { "shields Toy Refuge", pass },
    p2.passes,
    expect { p2.card "Toy Refuge", damage = 1, shields = 1 },
  },
}

scenario "Shields do nothing against one's own effects and costs" {
  rules = { "LCG-SHI-04" },
  given = { phase = "deployment", turn = p2,
    p1 = { units = { "Toy Trooper" } },
    p2 = { units = { { "Toy Medic", shields = 1 }, { "Toy Guardian", damage = 1 } } } },
  steps = {
    p2.uses "Toy Medic",       -- focused as a cost
    expect { p2.card "Toy Medic", focus = 1, shields = 1 },
    expect { p2.card "Toy Guardian", damage = 0 },
  },
}

scenario "A focus token from one's own event is not prevented either" {
  rules = { "LCG-SHI-04" },
  given = { phase = "deployment", turn = p2,
    p2 = { units = { { "Toy Pilgrim", shields = 1 } }, hand = { "Toy Resolve" }, support = { "Toy Temple" } } },
  steps = {
    p2.plays "Toy Resolve",
    expect { p2.card "Toy Pilgrim", focus = 1, shields = 1 },
  },
}

scenario "Protect Character takes damage for characters, not for vehicles" {
  rules = { "LCG-KW-PRO-01" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner", "Toy Gunner" } },
    p2 = { units = { "Toy Guardian", "Toy Pilgrim", "Toy Speeder" } } },
  steps = {
    p1.uses "Toy Gunner",
    p1.chooses "Toy Pilgrim",
    p2.may_choose_exactly { "protects with Toy Guardian for 1 damage", pass },
    p2.protects_with "Toy Guardian",
    p1.uses "Toy Gunner",
    p1.chooses "Toy Speeder",
    expect { p2.card "Toy Speeder", damage = 1 },
    expect { p2.card "Toy Pilgrim", damage = 0 },
    expect { p2.card "Toy Guardian", damage = 1 },
  },
}

scenario "Protect may name objectives" {
  rules = { "LCG-DMG-03" },
  cites = { { "LCG-GP-19", "the same keyword with another descriptor; LCG-KW-PRO-01 is the switch" } },
  given = { phase = "balance", turn = p2, balance = p2,
    p1 = { units = { "Toy Warden" }, objectives = { "Toy Garrison", "Toy Vault" } },
    p2 = { objectives = { "Toy Refuge", "Toy Academy", "Toy Beacon" }, deck = { "Toy Pilgrim" } } },
  steps = {
    p2.chooses "Toy Garrison",
    p1.may_choose_exactly { "protects with Toy Warden for 1 damage", pass },
    p1.protects_with "Toy Warden",
    p2.passes,                  -- the beacon's reaction
    expect { p1.card "Toy Garrison", damage = 0 },
    expect { p1.card "Toy Warden", damage = 1 },
  },
}

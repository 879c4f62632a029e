-- Spirit of Rebellion: events, supports and battlefields that the Rules Reference names.

scenario "My Ally Is The Force leaves the die in the pool; a focus may turn itself" {
  rules = { "SoR-105/effect" },
  cites = { { "DST-RUL-SOR-17", "the die is in the pool while its focus is resolved" } },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "My Ally Is The Force" }, characters = { "Padawan", "Finn" }, pool = { { "Padawan", side = "1 focus" }, { "Finn", side = "blank" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "My Ally Is The Force",
    p1.chooses "1 focus",
    p1.may_choose_exactly { "1 focus", "blank", done },
    p1.chooses "1 focus",
    p1.picks "2 melee",
    expect { p1.pool, exactly = { "2 melee", "blank" } },
    p1.may_choose { "resolves 2 melee", decline },
  },
}

scenario "Long Con: a resource for each other copy in the discard pile" {
  rules = { "SoR-113/effect" },
  cites = { { "DST-ERR-09", "the corrected card; the one that is played lies in the queue" } },
  given = { turn = p1,
    p1 = { hand = { "Long Con", "Long Con" }, discard = { "Aim" }, characters = { "Finn" } },
    p2 = { discard = { "Long Con" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Long Con",
    expect { p1, resources = 0 },
    p2.passes,
    p1.plays "Long Con",
    expect { p1, resources = 1 },
  },
}

scenario "Momentum Shift moves a shield" {
  rules = { "SoR-129/effect" },
  cites = { { "DST-RUL-SOR-16", "the card asks for a character with fewer than 3 shields" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Momentum Shift" }, characters = { { "Rey", shields = 3 }, { "Finn", shields = 1 } } },
    p2 = { characters = { { "Kylo Ren", shields = 2 }, "Nightsister" } } },
  steps = {
    p1.plays "Momentum Shift",
    p1.may_choose_exactly { "Kylo Ren" },
    p1.chooses "Kylo Ren",
    p1.may_choose_exactly { "Finn" },
    p1.chooses "Finn",
    expect { p2.character "Kylo Ren", shields = 1 },
    expect { p1.character "Finn", shields = 2 },
  },
}

scenario "Momentum Shift moves nothing if everybody has three" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Momentum Shift" }, characters = { { "Rey", shields = 3 } } },
    p2 = { characters = { { "Kylo Ren", shields = 2 } } } },
  steps = {
    p1.plays "Momentum Shift",
    expect { p2.character "Kylo Ren", shields = 2 },
    p2.is_asked,
  },
}

scenario "Rejuvenate heals 1, if a blue character is spotted" {
  rules = { "SoR-132/effect" },
  given = { turn = p1,
    p1 = { hand = { "Rejuvenate" }, characters = { { "Rey", damage = 2 } } },
    p2 = { hand = { "Rejuvenate" }, characters = { { "Bala-Tik", damage = 2 } } } },
  steps = {
    p1.plays "Rejuvenate",
    p1.chooses "Rey",
    expect { p1.character "Rey", damage = 1 },
    p2.plays "Rejuvenate",
    p1.is_asked,
    expect { p2.character "Bala-Tik", damage = 2 },
  },
}

scenario "New Orders switches the battlefield and uses the new one" {
  rules = { "SoR-137/effect" },
  given = { turn = p1, battlefield = { "Frozen Wastes", controlled_by = p2 },
    p1 = { resources = 2, hand = { "New Orders" }, set_aside = { "Echo Base" }, characters = { "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "New Orders",
    p1.chooses "Finn",
    expect { p1.character "Finn", shields = 1 },
    expect { p2.set_aside, exactly = { "Frozen Wastes" } },
    expect { table, controlled_by = "p2", claimed_by = "nobody" },
  },
}

scenario "New Orders without another battlefield does nothing" {
  quiet = { "SoR-137/effect" },
  rules = { "DST-EFF-THEN-01" },
  given = { turn = p1, battlefield = { "Echo Base" },
    p1 = { resources = 2, hand = { "New Orders" }, characters = { "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "New Orders",
    p2.is_asked,
    expect { p1.character "Finn", shields = 0 },
  },
}

scenario "Outmaneuver: a resource after its player claims" {
  rules = { "SoR-149/after" },
  given = { turn = p1, battlefield = { "Frozen Wastes" },
    p1 = { supports = { "Outmaneuver" }, characters = { "Finn" } },
    p2 = { supports = { "Outmaneuver" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.declines,
    expect { p1, resources = 1 },
    expect { p2, resources = 0 },
  },
}

scenario "Outmaneuver that comes into play by claiming Docking Bay is too late" {
  rules = { "SoR-153/claim" },
  cites = { { "DST-FAQ-35", "the claim was announced before the support was there" } },
  given = { turn = p1, battlefield = { "Docking Bay" },
    p1 = { discard = { "Outmaneuver", "Aim" }, characters = { "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.may_choose_exactly { "Outmaneuver" },
    p1.chooses "Outmaneuver",
    expect { p1.supports, exactly = { "Outmaneuver" } },
    expect { p1, resources = 0 },
  },
}

scenario "Fast Hands goes on a yellow character only" {
  rules = { "SoR-150/restriction" },
  given = { turn = p1,
    p1 = { hand = { "Fast Hands" }, characters = { "Finn", "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Fast Hands",
    p1.may_choose_exactly { "Finn", decline },
    p1.declines,
  },
}

scenario "Fast Hands may resolve a die of its character or an upgrade on it" {
  rules = { "SoR-150/after" },
  cites = { { "DST-ERR-07", "the corrected card" } },
  given = { turn = p1,
    p1 = { characters = { { "Finn", upgrades = { "Fast Hands", "Datapad" } }, "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { characters = { "Kylo Ren" } },
    chance = { 2, 1 } },
  steps = {
    p1.activates "Finn",
    p1.accepts,
    p1.may_choose_exactly { "2 ranged", "1 resource" },
    p1.chooses "2 ranged",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 2 },
    expect { p1.pool, exactly = { "1 melee", "1 resource" } },
  },
}

scenario "Two players with Fast Hands: the battlefield's controller decides who is first" {
  rules = { "DST-SIM-02" },
  cites = { { "DST-SIM-03", "the example of that rule" } },
  given = { turn = p1, battlefield = { controlled_by = p2 },
    p1 = { hand = { "Aim" }, characters = { { "Tusken Raider", upgrades = { "Fast Hands" } } } },
    p2 = { characters = { { "Jango Fett", upgrades = { "Fast Hands" } } } } },
  steps = {
    p1.activates "Tusken Raider",
    p2.may_choose_exactly { "p1", "p2" },
    p2.chooses "p2",
    p1.resolves "Fast Hands",             -- p1's own two in the order that p1 likes
    p2.declines,
    p1.declines,
    p1.declines,
    p2.is_asked,
  },
}

scenario "Cargo Hold leaves an upgrade on a support where it is" {
  rules = { "SoR-152/claim" },
  given = { turn = p1, battlefield = { "Cargo Hold" },
    p1 = { supports = { { "AtG-103", upgrades = { "Escape Craft" } } }, characters = { { "Rey", upgrades = { "Force Throw", "Datapad" } }, "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.may_choose_exactly { "Force Throw", "Datapad" },
    p1.chooses "Datapad",
    p1.may_choose_exactly { "Finn" },
    p1.chooses "Finn",
    expect { p1.upgrade "Datapad", on = "Finn" },
    expect { p1.upgrade "Escape Craft", on = "Millennium Falcon" },
  },
}

scenario "Cargo Hold moves an upgrade, also to a character with three, whatever its restriction" {
  rules = { "SoR-152/claim", "DST-TERM-22" },
  cites = { { "DST-RUL-SOR-07", "the limit of three is looked at afterwards" } },
  given = { turn = p1, battlefield = { "Cargo Hold" },
    p1 = { characters = { { "Rey", upgrades = { "Force Throw" } }, { "Finn", upgrades = { "Datapad", "Jetpack", "Comlink" } } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.chooses "Force Throw",
    p1.may_choose_exactly { "Finn" },
    p1.chooses "Finn",
    p1.may_choose_exactly { "Force Throw", "Datapad", "Jetpack", "Comlink" },
    p1.chooses "Datapad",
    expect { p1.discard, exactly = { "Datapad" } },
    expect { p1.upgrade "Force Throw", on = "Finn" },
  },
}

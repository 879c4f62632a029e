-- The queue, simultaneous abilities, replacements and keywords in the first edition and in 1.8.

scenario "First edition: a card played through a card resolves before the after abilities that wait" {
  rules = { "DST-ED-52", "DST-ED-07" },
  given = { edition = "1.0", turn = p1,
    p1 = { hand = { "Toy Stratagem", "Toy Remedy" }, characters = { { "Toy Trooper", damage = 2 } } },
    p2 = { supports = { "Toy Alarm" }, characters = { "Toy Sentinel" } } },
  steps = {
    p1.plays "Toy Stratagem",
    p1.chooses "Toy Remedy",
    -- Remedy heals both before Toy Alarm answers the damage.
    p1.chooses "Toy Trooper",
    expect { p1.character "Toy Trooper", damage = 1 },
  },
}

scenario "1.8: a card played through a card stands behind what waits in the queue" {
  rules = { "DST-ACT-PLAY-07" },
  cites = { { "DST-ED-52", "played cards are in the queue, too" }, { "DST-ED-07", "the card lies in the queue" } },
  given = { turn = p1,
    p1 = { hand = { "Toy Stratagem", "Toy Remedy" }, characters = { { "Toy Trooper", damage = 2 } } },
    p2 = { supports = { "Toy Alarm" }, characters = { "Toy Sentinel" } } },
  steps = {
    p1.plays "Toy Stratagem",
    p1.chooses "Toy Remedy",
    p1.chooses "Toy Trooper",
    expect { p1.character "Toy Trooper", damage = 0 },
  },
}

scenario "First edition: the battlefield's controller orders single abilities of both players" {
  rules = { "DST-ED-53" },
  given = { edition = "1.0", turn = p1, battlefield = { controlled_by = p2 },
    p1 = { characters = { "Toy Raider" } },
    p2 = { characters = { "Toy Captain", "Toy Trooper" }, supports = { "Toy Watchtower" } } },
  steps = {
    p1.activates "Toy Raider",
    p2.may_choose_exactly { "resolves Toy Raider", "resolves Toy Captain", "resolves Toy Watchtower" },
    p2.resolves "Toy Watchtower",
    p2.resolves "Toy Raider",
    p1.chooses "Toy Trooper",
    expect { p2, resources = 1 },
    expect { p2.character "Toy Trooper", damage = 1 },
    p2.declines,
  },
}

scenario "1.8: the battlefield's controller says whose abilities come first, and each player orders their own" {
  rules = { "DST-SIM-01" },
  cites = { { "DST-ED-53", "the question is which player" } },
  given = { turn = p1, battlefield = { controlled_by = p2 },
    p1 = { characters = { "Toy Raider" } },
    p2 = { characters = { "Toy Captain", "Toy Trooper" }, supports = { "Toy Watchtower" } } },
  steps = {
    p1.activates "Toy Raider",
    p2.may_choose_exactly { "p1", "p2" },
    p2.chooses "p1",
    p2.may_choose_exactly { "resolves Toy Captain", "resolves Toy Watchtower" },
    p2.resolves "Toy Watchtower",
    p1.chooses "Toy Trooper",
    p2.declines,
  },
}

scenario "First edition: a Tusken Raider and Jango Fett: the battlefield's controller picks the ability that is first" {
  rules = { "DST-ED-83", "DST-ED-53" },
  given = { edition = "1.0", turn = p1, battlefield = { controlled_by = p2 },
    p1 = { hand = { "Aim" }, characters = { "Tusken Raider" } },
    p2 = { characters = { "Jango Fett" } } },
  steps = {
    p1.activates "Tusken Raider",
    p2.may_choose_exactly { "resolves Tusken Raider", "resolves Jango Fett" },
    p2.resolves "Jango Fett",
    p2.declines,
    p1.declines,
    p2.is_asked,
  },
}

scenario "1.8: a Tusken Raider and Jango Fett, both with Fast Hands: the battlefield's controller picks the player" {
  cites = { { "DST-ED-83", "the same meeting: which player goes first is asked, and then that player" } },
  given = { turn = p1, battlefield = { controlled_by = p2 },
    p1 = { hand = { "Aim" }, characters = { { "Tusken Raider", upgrades = { "Fast Hands" } } } },
    p2 = { characters = { { "Jango Fett", upgrades = { "Fast Hands" } } } } },
  steps = {
    p1.activates "Tusken Raider",
    p2.may_choose_exactly { "p1", "p2" },
    p2.chooses "p1",
    p1.may_choose_exactly { "Tusken Raider", "Fast Hands" },
    p1.resolves "Tusken Raider",
    p1.declines,
    p1.declines,
    p2.declines,
    p2.is_asked,
  },
}

scenario "First edition: of one player's abilities that player decides the order" {
  rules = { "DST-ED-32" },
  cites = { { "DST-ED-53", "all of them are p2's" } },
  given = { edition = "1.0", turn = p1, battlefield = { controlled_by = p1 },
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Captain" }, supports = { "Toy Watchtower", "Toy Relay" } } },
  steps = {
    p1.activates "Toy Trooper",
    p2.may_choose_exactly { "resolves Toy Captain", "resolves Toy Watchtower", "resolves Toy Relay" },
    p2.resolves "Toy Relay",
    p2.resolves "Toy Watchtower",
    -- The action comes at once, before the two that still wait.
    p2.may_choose { "activates Toy Captain" },
    expect { table, queue = 2 },
    p2.claims,
    p2.declines,
    expect { p2, resources = 1 },
  },
}

scenario "First edition: the battlefield's controller picks the replacement" {
  rules = { "DST-ED-62" },
  given = { edition = "1.0", turn = p1, battlefield = { controlled_by = p1 },
    p1 = { hand = { "Toy Execution" }, resources = 2, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Toy Sentinel", damage = 7, upgrades = { "Toy Charm", "Toy Talisman" } } } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Toy Sentinel",
    p1.may_choose_exactly { "resolves Toy Charm", "resolves Toy Talisman" },
    p1.resolves "Toy Talisman",
    expect { p2.character "Toy Sentinel", damage = 5, upgrades = "Toy Charm" },
  },
}

scenario "1.8: whose replacements they are picks one" {
  cites = { { "DST-ED-62", "both are p2's: p2 is asked, though p1 controls the battlefield" } },
  given = { turn = p1, battlefield = { controlled_by = p1 },
    p1 = { hand = { "Toy Execution" }, resources = 2, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Toy Sentinel", damage = 7, upgrades = { "Toy Charm", "Toy Talisman" } } } } },
  steps = {
    p1.plays "Toy Execution",
    p2.may_choose_exactly { "resolves Toy Charm", "resolves Toy Talisman" },
    p2.resolves "Toy Talisman",
    expect { p2.character "Toy Sentinel", damage = 5, upgrades = "Toy Charm" },
  },
}

scenario "First edition: a replacement is no faster than another before ability" {
  rules = { "DST-ED-63" },
  given = { edition = "1.0", turn = p1, battlefield = { controlled_by = p1 },
    p1 = { hand = { "Toy Execution" }, resources = 2, characters = { "Toy Warlord" } },
    p2 = { characters = { { "Toy Sentinel", damage = 7, upgrades = { "Toy Charm" } } } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Toy Sentinel",
    p1.may_choose_exactly { "resolves Toy Warlord", "resolves Toy Charm" },
    p1.resolves "Toy Warlord",
    expect { p1, resources = 1 },
    expect { p2.character "Toy Sentinel", damage = 2 },
  },
}

scenario "1.8: a replacement comes before other before abilities, which then find nothing" {
  rules = { "DST-EFF-REP-03" },
  cites = { { "DST-ED-63", "the Warlord's ability never triggers" } },
  given = { turn = p1, battlefield = { controlled_by = p1 },
    p1 = { hand = { "Toy Execution" }, resources = 2, characters = { "Toy Warlord" } },
    p2 = { characters = { { "Toy Sentinel", damage = 7, upgrades = { "Toy Charm" } } } } },
  steps = {
    p1.plays "Toy Execution",
    expect { p1, resources = 0 },
    expect { p2.character "Toy Sentinel", damage = 2 },
  },
}

scenario "First edition: an upgrade is redeployed after its character is gone" {
  rules = { "DST-ED-59" },
  given = { edition = "1.0", turn = p1,
    p1 = { hand = { "Toy Execution" }, resources = 2, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Toy Sentinel", upgrades = { "Toy Cloak", "Toy Blade" } }, "Toy Medic" },
      pool = { { "Toy Cloak", side = "1 disrupt" } } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Toy Sentinel",
    expect { p2.character "Toy Sentinel", in_play = false },
    expect { p2.discard, exactly = { "Toy Blade" } },
    p2.may_choose_exactly { "Toy Medic", decline },
    p2.chooses "Toy Medic",
    expect { p2.character "Toy Medic", upgrades = "Toy Cloak" },
    expect { p2.pool, exactly = {} },
  },
}

scenario "First edition: an upgrade that is not redeployed is discarded" {
  rules = { "DST-ED-59" },
  given = { edition = "1.0", turn = p1,
    p1 = { hand = { "Toy Execution" }, resources = 2, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Toy Sentinel", upgrades = { "Toy Cloak" } }, "Toy Medic" } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Toy Sentinel",
    expect { p2.character "Toy Sentinel", in_play = false },
    p2.declines,
    expect { p2.discard, exactly = { "Toy Cloak" } },
  },
}

scenario "1.8: an upgrade is redeployed instead of being discarded, while its character is still there" {
  rules = { "DST-KW-RED-01" },
  cites = { { "DST-ED-59", "a replacement: the character has not left yet" } },
  given = { turn = p1,
    p1 = { hand = { "Toy Execution" }, resources = 2, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Toy Sentinel", upgrades = { "Toy Cloak" } }, "Toy Medic" } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Toy Sentinel",
    expect { p2.character "Toy Sentinel", in_play = true },
    p2.chooses "Toy Medic",
    expect { p2.character "Toy Medic", upgrades = "Toy Cloak" },
    expect { p2.character "Toy Sentinel", in_play = false },
  },
}

scenario "First edition: Guardian removes no indirect damage" {
  rules = { "DST-ED-58" },
  given = { edition = "1.0", turn = p1,
    p1 = { characters = { "Toy Sentinel" } },
    p2 = { characters = { { "Toy Mentor", upgrades = { "Toy Saber" } } }, pool = { { "Toy Saber", side = "2 indirect" } } } },
  steps = {
    p1.activates "Toy Sentinel",
    expect { p2.pool, exactly = { "2 indirect" } },
    p2.is_asked,
  },
}

scenario "1.8: Guardian removes indirect damage, too" {
  rules = { "DST-KW-GRD-01" },
  cites = { { "DST-ED-58", "a damage symbol like the others" } },
  given = { turn = p1,
    p1 = { characters = { "Toy Sentinel" } },
    p2 = { characters = { { "Toy Mentor", upgrades = { "Toy Saber" } } }, pool = { { "Toy Saber", side = "2 indirect" } } } },
  steps = {
    p1.activates "Toy Sentinel",
    p1.may_choose_exactly { "2 indirect", decline },
    p1.chooses "2 indirect",
    expect { p1.character "Toy Sentinel", damage = 2, exhausted = true },
  },
}

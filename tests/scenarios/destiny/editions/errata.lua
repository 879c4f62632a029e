-- Printed cards in the first edition, corrected ones in 1.8 (DST-ED-75). What each ability does: cards/AW.

scenario "First edition: It's a Trap! has Ambush as printed" {
  rules = { "AW-107/effect", "DST-ED-75" },
  cites = { { "DST-ERR-04", "the correction took Ambush away" } },
  given = { edition = "1.0", turn = p1,
    p1 = { resources = 1, hand = { "It's a Trap!" }, characters = { "Admiral Ackbar" }, pool = { { "Admiral Ackbar", side = "blank" } } },
    p2 = { characters = { "Nightsister" }, pool = { { "Nightsister", side = "1 resource" } } } },
  steps = {
    p1.plays "It's a Trap!",
    p1.chooses "1 resource",
    p1.chooses "blank",
    expect { p1.pool, exactly = { "1 resource" } },
    p1.may_choose { "resolves 1 resource", decline },
  },
}

scenario "1.8: It's a Trap! has lost Ambush" {
  rules = { "AW-107/effect" },
  cites = { { "DST-ED-75", "without an edition the corrected cards are played" }, { "DST-ERR-01", "a correction stands for every printing" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "It's a Trap!" }, characters = { "Admiral Ackbar" }, pool = { { "Admiral Ackbar", side = "blank" } } },
    p2 = { characters = { "Nightsister" }, pool = { { "Nightsister", side = "1 resource" } } } },
  steps = {
    p1.plays "It's a Trap!",
    p1.chooses "1 resource",
    p1.chooses "blank",
    expect { p1.pool, exactly = { "1 resource" } },
    p2.is_asked,
  },
}

scenario "First edition: Hyperspace Jump is discarded, and brings back a battlefield that left the game" {
  rules = { "AW-129/effect", "DST-ED-75" },
  cites = { { "DST-ERR-03", "the correction sets the event aside" } },
  given = { edition = "1.0", turn = p1, battlefield = { "Toy Plains", controlled_by = p2 },
    p1 = { resources = 3, hand = { "Hyperspace Jump" }, deck = { "Aim" }, characters = { "Toy Trooper" }, set_aside = { "Toy Harbor" } },
    p2 = { deck = { "Aim" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Hyperspace Jump",
    p1.accepts,
    expect { p1.discard, exactly = { "Hyperspace Jump" } },
    expect { p2.removed, exactly = { "Toy Plains" } },
    expect { table, controlled_by = "p2", round = 2 },
  },
}

scenario "First edition: Strategic Planning readies any support" {
  rules = { "AW-111/effect", "DST-ED-75" },
  cites = { { "DST-ERR-05", "the correction leaves out supports with mods" } },
  given = { edition = "1.0", turn = p1,
    p1 = { resources = 1, hand = { "Strategic Planning" }, characters = { "Toy Trooper" },
      supports = { { "AT-ST", exhausted = true, upgrades = { "Toy Booster" } } } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Strategic Planning",
    p1.chooses(1),
    expect { p1.support "AT-ST", exhausted = false },
  },
}

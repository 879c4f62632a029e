-- Before abilities and replacements.

scenario "A before inside a before causes a defeat that is replaced, while an after waits in the queue" {
  rules = { "DST-BEF-01", "DST-EFF-REP-03", "DST-QUE-03" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Toy Squad Orders" },
      characters = { "Toy Raider", { "Toy Sentinel", upgrades = { "Toy Spikes" } }, { "Toy Warlord", exhausted = true } } },
    p2 = { characters = { { "Toy Trooper", damage = 5, upgrades = { "Toy Charm" } }, "Toy Veteran" },
      pool = { { "Toy Trooper", side = "2 ranged" } } } },
  steps = {
    p1.plays "Toy Squad Orders",
    p1.chooses "Toy Raider",
    p1.chooses "Toy Sentinel",
    -- The Raider has activated: its ability waits. Before the Sentinel activates: Guardian.
    expect { table, queue = 1 },
    p1.may_choose_exactly { "2 ranged", decline },
    p1.chooses "2 ranged",
    -- Before the Guardian's damage is dealt: the Spikes.
    p1.may_choose_exactly { "Toy Trooper", "Toy Veteran" },
    expect { p1.character "Toy Sentinel", damage = 0, exhausted = false },
    p1.chooses "Toy Trooper",
    -- The Trooper would be defeated; the Charm heals it instead, so the Warlord sees no defeat.
    p1.may_choose_exactly { "Toy Trooper", "Toy Veteran" },
    expect { p2.character "Toy Trooper", damage = 1 },
    expect { p2.discard, exactly = { "Toy Charm" } },
    expect { p1, resources = 0 },
    expect { p1.character "Toy Sentinel", damage = 2, exhausted = true },
    expect { p1.discard, exactly = { "Toy Squad Orders" } },
    p1.chooses "Toy Veteran",   -- at last, the Raider's after ability
    expect { p2.character "Toy Veteran", damage = 1 },
  },
}

scenario "Before its host is defeated an upgrade becomes a support and is not discarded" {
  rules = { "DST-BEF-01" },
  cites = { { "DST-BEF-02", "worked example of DST-BEF-01 with a toy card" } },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Toy Execution" }, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Toy Veteran", upgrades = { "Toy Relic", "Toy Blade" } }, "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Toy Veteran",
    expect { p2.character "Toy Veteran", in_play = false },
    expect { p2.support "Toy Relic", in_play = true },
    expect { p2.discard, exactly = { "Toy Blade" } },
  },
}

scenario "Before shields arrive one of the old ones may be given up" {
  rules = { "DST-BEF-01" },
  cites = { { "DST-TRG-04", "worked example of DST-BEF-01 with a toy card" } },
  given = { turn = p1,
    p1 = { characters = { { "Toy Duelist", shields = 3 } }, pool = { { "Toy Duelist", side = "2 shield" } } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.resolves "2 shield",
    p1.chooses "Toy Duelist",
    p1.may_choose_exactly { accept, decline },
    p1.accepts,
    p1.chooses "Toy Trooper",
    expect { p1.character "Toy Duelist", shields = 3 },
    expect { p2.character "Toy Trooper", damage = 1 },
  },
}

scenario "Healing in a before ability is no replacement: the character is still defeated" {
  rules = { "DST-BEF-01" },
  cites = { { "DST-FAQ-28", "only a replacement stops a defeat: once the befores are over nothing asks for the damage again" } },
  given = { turn = p2,
    p1 = { hand = { "Toy Remedy" }, characters = { { "Toy Hermit", damage = 4 }, "Toy Trooper" } },
    p2 = { hand = { "Toy Strike" }, characters = { "Toy Trooper" } } },
  steps = {
    p2.plays "Toy Strike",
    p2.chooses "Toy Hermit",
    p1.accepts,
    p1.chooses "Toy Hermit",
    expect { p1.character "Toy Hermit", in_play = false },
    expect { p1.discard, exactly = { "Toy Remedy" } },
    expect { p1.set_aside, exactly = { "Toy Hermit" } },
  },
}

scenario "A card played inside a before ability resolves there and does not wait in the queue" {
  rules = { "DST-QUE-04" },
  cites = { { "DST-FAQ-32", "shown with one card: what is played in an interruption belongs to it" } },
  given = { turn = p2,
    p1 = { hand = { "Toy Strike" }, characters = { { "Toy Hermit", damage = 4 }, "Toy Trooper" } },
    p2 = { hand = { "Toy Strike" }, characters = { "Toy Trooper", "Toy Veteran" } } },
  steps = {
    p2.plays "Toy Strike",
    p2.chooses "Toy Hermit",
    p1.accepts,
    p1.chooses "Toy Strike",
    p1.may_choose_exactly { "Toy Trooper", "Toy Veteran" },
    expect { p1.character "Toy Hermit", in_play = true, damage = 6 },
    p1.chooses "Toy Trooper",
    expect { p2.character "Toy Trooper", damage = 2 },
    expect { p1.character "Toy Hermit", in_play = false },
  },
}

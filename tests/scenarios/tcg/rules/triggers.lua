-- Triggered abilities: one pool, Dark first, alternating; rerolls and preventions wait for their chance (section 3).

scenario "A triggered ability takes effect only when its own event occurs" {
  rules = { "TCG-TRG-01" },
  cites = { { "TCG-TRG-02", "the worked example of TCG-TRG-01, shown with a toy card" } },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1 },
    p1 = { ground = { "Toy Herald", "Toy Scout" }, deck = { "Toy Trooper", "Toy Trooper" } },
    p2 = { ground = { "Toy Walker" } } },
  steps = {
    p1.attacks "Toy Walker",  -- the Scout attacks
    expect { p1.hand, count = 0 },
    p1.attacks "Toy Walker",  -- the Herald attacks
    expect { p1.hand, count = 1 },
  },
}

scenario "A triggered ability waits while a reroll chance is under way" {
  rules = { "TCG-TRG-03" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1 },
    p1 = { ground = { "Toy Scout", "Toy Watcher" } },
    p2 = { force = 1, ground = { { "Toy Tactician", tapped = true }, { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p2.may_choose_exactly { "uses Toy Tactician", pass },
    expect { table, waiting = 1, exactly = { "1", "1" } },
    expect { p1, force = 0 },
    p2.passes,
    expect { p1, force = 1 },
    expect { table, waiting = 0 },
  },
}

scenario "A triggered prevention waits for the next chance to prevent damage" {
  rules = { "TCG-TRG-04" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6 },
    p1 = { ground = { "Toy Scout" } },
    p2 = { ground = { { "Toy Bunker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Bunker",
    expect { p2.unit "Toy Bunker", damage = 1 },
  },
}

scenario "A triggered prevention that found no damage is gone when the attack has ended" {
  rules = { "TCG-TRG-04" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 6, 6 },
    p1 = { ground = { "Toy Scout", "Toy Herald" } },
    p2 = { ground = { { "Toy Bunker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Bunker",
    expect { table, waiting = 0 },
    p1.attacks "Toy Bunker",
    expect { p2.unit "Toy Bunker", damage = 1 },
  },
}

scenario "A triggered reroll of the opponent's attack dice happens in the reroll chance" {
  rules = { "TCG-TRG-04" },
  cites = { { "TCG-TRG-05", "the worked example of TCG-TRG-04, shown with a toy card" } },
  given = { phase = "attack", arena = "ground", chance = { 6, 5, 1 },
    p1 = { ground = { "Toy Scout" } },
    p2 = { force = 1, ground = { { "Toy Gambler", tapped = true }, "Toy Tactician" } } },
  steps = {
    p1.attacks "Toy Gambler",
    p2.may_choose_exactly { accept, decline },
    p2.accepts,
    p2.may_choose_exactly { 1, 2, done },
    p2.chooses(1),
    p2.finishes,
    p2.may_choose_exactly { "uses Toy Tactician", pass },  -- only now what is played
    p2.passes,
    expect { p2.unit "Toy Gambler", damage = 1 },
  },
}

scenario "Triggered abilities at the same time: one of Dark's, one of Light's, alternating" {
  rules = { "TCG-TRG-06", "TCG-GEN-05" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1 },
    p1 = { ground = { "Toy Herald", { "Toy Crier", tapped = true } }, deck = { "Toy Trooper" } },
    p2 = { ground = { { "Toy Crier", tapped = true }, { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.may_choose_exactly { "resolves Toy Herald", "resolves Toy Crier" },
    p1.resolves "Toy Crier",
    p1.accepts,
    p2.may_choose_exactly { accept, decline },
    expect { p1.hand, count = 0 },
    p2.accepts,
    expect { p1.hand, count = 1 },
    expect { p1, force = 1 },
    expect { p2, force = 1 },
  },
}

scenario "What a triggered ability triggers joins those that wait" {
  rules = { "TCG-TRG-07" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1 },
    p1 = { ground = { "Toy Sniper" } },
    p2 = { ground = { { "Toy Crier", tapped = true }, { "Toy Martyr", tapped = true }, "Toy Walker" } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.may_choose_exactly { "Toy Crier", "Toy Martyr", "Toy Walker" },
    p1.chooses "Toy Martyr",
    p2.may_choose_exactly { "resolves Toy Crier", "resolves Toy Martyr" },
    expect { p2, force = 0 },
    p2.resolves "Toy Crier",
    p2.declines,
    expect { p2, force = 2 },
  },
}

scenario "A prevention chance that a triggered ability opens comes before the others that wait" {
  rules = { "TCG-TRG-08" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1 },
    p1 = { ground = { "Toy Sniper" } },
    p2 = { force = 1, ground = { { "Toy Crier", tapped = true }, { "Toy Dodger", tapped = true } } } },
  steps = {
    p1.attacks "Toy Dodger",
    p1.chooses "Toy Dodger",
    p2.may_choose_exactly { "uses Toy Dodger", pass },
    expect { table, waiting = 1 },
    p2.uses "Toy Dodger",
    p2.may_choose_exactly { accept, decline },  -- the Crier
    p2.declines,
    expect { p2.unit "Toy Dodger", damage = 0 },
  },
}

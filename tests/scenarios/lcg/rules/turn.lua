-- The turn and its six phases: LCG-TURN-02 to LCG-TURN-08, LCG-BAL-01 to LCG-BAL-04, LCG-REF-01 to LCG-REF-05, LCG-DRW-01 to
-- LCG-DRW-04, LCG-FOR-06 to LCG-FOR-09.

local six = { "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper" }
local lights = { "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim" }
local dark3 = { "Toy Garrison", "Toy Shipyard", "Toy Vault" }
local light3 = { "Toy Refuge", "Toy Academy", "Toy Harbour" }

scenario "The conflict phase comes between deployment and Force phase" {
  rules = { "LCG-TURN-02" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Trooper" } },
    p2 = { objectives = { "Toy Refuge" } } },
  steps = {
    p1.may_choose_exactly { "engages Toy Refuge", pass },
    p1.passes,
    p1.may_choose_exactly { "commits Toy Trooper", pass },
  },
}

scenario "Only the active player deploys" {
  rules = { "LCG-TURN-03" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "Toy Trooper" }, support = { "Toy Empire" } },
    p2 = { hand = { "Toy Pilgrim" }, support = { "Toy Temple" } } },
  steps = {
    p1.may_choose_exactly { "plays Toy Trooper", pass },
    p1.passes,
    p2.may_choose_exactly { pass },
  },
}

scenario "The dark side skips the conflict phase of its first turn" {
  rules = { "LCG-TURN-04" },
  given = { phase = "conflict", turn = p1, turns = 0,
    p1 = { units = { "Toy Trooper" } },
    p2 = { objectives = { "Toy Refuge" } } },
  steps = { p1.may_choose_exactly { "commits Toy Trooper", pass } },
}

scenario "The light side removes no focus tokens in its first turn" {
  rules = { "LCG-TURN-05" },
  given = { phase = "refresh", turn = p2, turns = 1,
    p2 = { objectives = { "Toy Refuge", { "Toy Academy", focus = 1 }, "Toy Harbour" }, deck = lights } },
  steps = { expect { p2.card "Toy Academy", focus = 1 } },
}

scenario "There is an action window after drawing" {
  rules = { "LCG-TURN-06" },
  given = { phase = "discard down", turn = p1,
    p1 = { units = { "Toy Saboteur" }, hand = { "Toy Trooper" }, support = { "Toy Empire" } },
    p2 = { units = { "Toy Pilgrim" } } },
  steps = {
    p1.may_choose_exactly { "uses Toy Saboteur", pass },   -- the trooper has to wait for the deployment phase
    p1.uses "Toy Saboteur",
    expect { p2.card "Toy Pilgrim", focus = 1 },
  },
}

scenario "A card that is played is an action, so the opponent may act after it" {
  rules = { "LCG-TURN-07" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "Toy Trooper", "Toy Trooper" }, support = { "Toy Empire" }, objectives = { "Toy Garrison" } },
    p2 = { hand = { "Toy Rally" }, support = { "Toy Temple" }, objectives = { "Toy Refuge" } } },
  steps = {
    p1.plays "Toy Trooper",
    p1.pays_with("Toy Garrison", "for 1 resource"),
    p2.may_choose_exactly { "plays Toy Rally", pass },
    p2.passes,
    p1.may_choose_exactly { "plays Toy Trooper", pass },
  },
}

scenario "An action window follows the declaration of attackers" {
  rules = { "LCG-TURN-08" },
  given = { phase = "conflict", turn = p1,
    p1 = { units = { "Toy Trooper", { "Toy Saboteur", focus = 1 } } },
    p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" } } },
  steps = {
    p1.engages "Toy Refuge",
    p1.attacks_with "Toy Trooper",
    p1.uses "Toy Saboteur",                        -- before defenders are declared
    expect { p2.card "Toy Pilgrim", focus = 1, participating = false },
  },
}

scenario "The dial advances by 1 in the dark side's balance phase" {
  rules = { "LCG-BAL-01" },
  given = { phase = "balance", turn = p1, dial = 3, p1 = { objectives = dark3, deck = six } },
  steps = { expect { table, dial = 4 } },
}

scenario "With the Balance of the Force it advances by 2" {
  rules = { "LCG-BAL-02" },
  given = { phase = "balance", turn = p1, dial = 3, balance = p1, p1 = { objectives = dark3, deck = six } },
  steps = { expect { table, dial = 5 } },
}

scenario "With the Balance the light side deals 1 damage to a dark side objective of its choice" {
  rules = { "LCG-BAL-03" },
  given = { phase = "balance", turn = p2, dial = 3,
    p1 = { objectives = { "Toy Garrison", "Toy Shipyard" } },
    p2 = { objectives = light3, deck = lights } },
  steps = {
    p2.may_choose_exactly { "Toy Garrison", "Toy Shipyard" },
    p2.chooses "Toy Shipyard",
    expect { p1.card "Toy Shipyard", damage = 1 },
    expect { table, dial = 3 },
  },
}

scenario "The damage of the balance phase is an enemy effect: a shield may prevent it" {
  rules = { "LCG-SHI-01" },
  cites = { { "LCG-FAQ-21", "the damage is dealt like any other by the light side; the shield's own rule does the rest" } },
  given = { phase = "balance", turn = p2,
    p1 = { objectives = { { "Toy Garrison", shields = 1 } } },
    p2 = { objectives = light3, deck = lights } },
  steps = {
    p2.chooses "Toy Garrison",
    p1.shields "Toy Garrison",
    expect { p1.card "Toy Garrison", damage = 0, shields = 0 },
  },
}

scenario "In the light side's turn nothing moves the dial, with or without the Balance" {
  rules = { "LCG-BAL-04" },
  given = { phase = "balance", turn = p2, dial = 3, balance = p1,
    p1 = { objectives = { "Toy Garrison" } },
    p2 = { objectives = light3, deck = lights } },
  steps = {
    expect { table, dial = 3 },
    expect { p1.card "Toy Garrison", damage = 0 },
  },
}

scenario "A refresh takes one focus token from each card; what had two keeps one" {
  rules = { "LCG-REF-01", "LCG-REF-04" },
  given = { phase = "refresh", turn = p1,
    p1 = { units = { { "Toy Trooper", focus = 1 }, { "Toy Walker", focus = 2 } }, objectives = dark3, deck = six },
    p2 = { units = { { "Toy Pilgrim", focus = 1 } } } },
  steps = {
    expect { p1.card "Toy Trooper", focus = 0 },
    expect { p1.card "Toy Walker", focus = 1, exhausted = true },
    expect { p2.card "Toy Pilgrim", focus = 1 },   -- not the opponent's
  },
}

scenario "A refresh removes all shields of the active player" {
  rules = { "LCG-REF-02" },
  given = { phase = "refresh", turn = p1,
    p1 = { units = { { "Toy Trooper", shields = 1 } }, objectives = dark3, deck = six },
    p2 = { units = { { "Toy Pilgrim", shields = 1 } } } },
  steps = {
    expect { p1.card "Toy Trooper", shields = 0 },
    expect { p2.card "Toy Pilgrim", shields = 1 },
  },
}

scenario "Missing objectives are replaced from the objective deck" {
  rules = { "LCG-REF-03" },
  given = { phase = "refresh", turn = p1,
    p1 = { objectives = { "Toy Garrison" }, objective_deck = { "Toy Shipyard", "Toy Vault", "Toy Furnace" }, deck = six } },
  steps = {
    expect { p1.objectives, exactly = { "Toy Garrison", "Toy Shipyard", "Toy Vault" } },
    expect { p1.objective_deck, exactly = { "Toy Furnace" } },
  },
}

scenario "A destroyed objective is not replaced before the next refresh" {
  rules = { "LCG-REF-05" },
  given = { phase = "balance", turn = p2,
    p1 = { objectives = { { "Toy Garrison", damage = 4 }, "Toy Shipyard", "Toy Vault" }, objective_deck = { "Toy Furnace" } },
    p2 = { objectives = light3, deck = lights } },
  steps = {
    p2.chooses "Toy Garrison",
    expect { p1.objectives, exactly = { "Toy Shipyard", "Toy Vault" } },
  },
}

scenario "After you refresh is after objectives were replaced" {
  rules = { "LCG-ERR-03" },
  given = { phase = "refresh", turn = p2,
    p2 = { objectives = { "Toy Refuge", "Toy Academy" }, objective_deck = { "Toy Beacon" }, deck = lights } },
  steps = {
    p2.uses "Toy Beacon",                          -- it came in step 3
    expect { p2.hand, count = 1 },
  },
}

scenario "One card may be discarded, then cards are drawn up to the reserve value" {
  rules = { "LCG-DRW-01", "LCG-DRW-02" },
  given = { phase = "draw", turn = p1,
    p1 = { hand = { "Toy Walker", "Toy Officer" }, deck = six } },
  steps = {
    p1.may_choose_exactly { "discards Toy Walker", "discards Toy Officer", pass },
    p1.discards "Toy Walker",
    expect { p1.discard, exactly = { "Toy Walker" } },
    expect { p1.hand, count = 6 },
    expect { p1.deck, count = 1 },
  },
}

scenario "A larger hand is discarded down to the reserve value" {
  rules = { "LCG-DRW-03" },
  given = { phase = "draw", turn = p1,
    p1 = { hand = { "Toy Walker", "Toy Officer", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper" } } },
  steps = {
    p1.passes,
    p1.discards "Toy Officer",
    expect { p1.hand, count = 6 },
    expect { p1.discard, exactly = { "Toy Officer" } },
  },
}

scenario "Card effects change the reserve value" {
  rules = { "LCG-DRW-04" },
  given = { phase = "draw", turn = p1,
    p1 = { objectives = { "Reconnaissance Mission" }, hand = { "Toy Walker" }, deck = six } },
  steps = {
    p1.passes,
    expect { p1.hand, count = 7 },
  },
}

scenario "Ready committed units count in the Force struggle, and it is resolved in every turn" {
  rules = { "LCG-FOR-06", "LCG-FOR-09" },
  given = { phase = "force", turn = p2, balance = p1,
    p1 = { units = { { "Toy Adept", committed = true, focus = 1 } }, objectives = dark3, deck = six },
    p2 = { units = { { "Toy Sentinel", committed = true } }, objectives = light3, deck = lights } },
  steps = { expect { table, balance = "p2" } },    -- 2 against nothing: the Adept is exhausted
}

scenario "On a tie the Balance stays where it is" {
  rules = { "LCG-FOR-08" },
  given = { phase = "force", turn = p2, balance = p1,
    p1 = { units = { { "Toy Officer", committed = true } }, objectives = dark3, deck = six },
    p2 = { units = { { "Toy Sentinel", committed = true } }, objectives = light3, deck = lights } },
  steps = { expect { table, balance = "p1" } },
}

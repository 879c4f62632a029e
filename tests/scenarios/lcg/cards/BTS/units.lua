-- Between the Shadows: units.

scenario "Virago: a keyword of an enemy unit changes over" {
  rules = { "BTS-137.2/action-2" },
  given = { turn = p1, phase = "actions after drawing",
    p1 = { units = { "Virago", "Toy Gunner" }, objectives = { "Masterful Manipulation" } }, p2 = { units = { "Toy Sniper" } } },
  steps = {
    p1.uses "Virago",
    expect { p1.card "Virago", targeted_strike = 1 }, expect { p2.card "Toy Sniper", targeted_strike = 0 },
    expect { p1.card "Masterful Manipulation", focus = 1 },
  },
}
scenario "Virago: no keyword of a unit that has none, and none without a resource of its affiliation" {
  quiet = { "BTS-137.2/action-2" },
  given = { turn = p1, phase = "actions after drawing",
    p1 = { units = { "Virago", "Toy Gunner" }, objectives = { { "Masterful Manipulation", focus = 1 }, "Toy Shipyard" } }, p2 = { units = { "Toy Sniper" } } },
  steps = { p1.may_choose_exactly { "uses Toy Gunner", pass } },
}
scenario "Virago: edge with its number, until the phase ends" {
  rules = { "BTS-137.2/action-5" },
  given = { turn = p1, phase = "actions after drawing",
    p1 = { units = { "Virago", "Toy Gunner" }, objectives = { "Masterful Manipulation" }, deck = { "Toy Walker" } },
    p2 = { units = { "Toy Sentinel", "Toy Pilgrim" } } },
  steps = {
    p1.uses "Virago",
    expect { p1.card "Virago", edge_value = 2 }, expect { p2.card "Toy Sentinel", edge_value = 0 },
    p1.passes,                                          -- the window of the draw phase; the next is that of the deployment
    expect { p1.card "Virago", edge_value = 0 }, expect { p2.card "Toy Sentinel", edge_value = 2 },
  },
}

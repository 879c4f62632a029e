-- Transformations: drawn by lot.

scenario "Rescue Han Solo: a card that costs as much as lies on the plot" {
  rules = { "TR-7A/action" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Toy Haste", "Comlink", "Datapad", "Holdout Blaster" }, plots = { { "TR-7A", resources = 1 } }, characters = { "Finn" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Rescue Han Solo",
    expect { p1.upgrade "Datapad", on = "Finn" },
    expect { p1, resources = 1 },
    expect { p1.plot "Rescue Han Solo", resources = 2 },
    expect { p1.hand, exactly = { "Toy Haste", "Comlink", "Holdout Blaster" } },
  },
}

scenario "Rescue Han Solo: no resource without a card of that cost" {
  rules = { "TR-7A/action" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Toy Haste", "Comlink" }, plots = { { "TR-7A", resources = 1 } }, characters = { "Finn" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Rescue Han Solo",
    p2.is_asked,
    expect { p1, resources = 3 },
    expect { p1.plot "Rescue Han Solo", resources = 1 },
  },
}

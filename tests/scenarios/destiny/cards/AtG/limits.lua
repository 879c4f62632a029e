-- What abilities of Across the Galaxy do not do.

scenario "Tobias Beckett's power action is not the opponent's to use" {
  quiet = { "AtG-36/power_action" },
  given = { turn = p2,
    p1 = { characters = { "Tobias Beckett" } },
    p2 = { resources = 1, characters = { "Rey" } } },
  steps = {
    p2.may_not_choose { "uses Tobias Beckett" },
    p2.passes,
    expect { p2, resources = 1 },
  },
}

scenario "Val hurts nobody while the opponent has a resource left, and no character of her own side" {
  rules = { "AtG-37/special" },
  given = { turn = p1,
    p1 = { characters = { { "Val", elite = true }, "Nightsister" }, pool = { { "Val", side = "special" }, { "Val", side = "special" } } },
    p2 = { resources = 2, characters = { "Rey", "Finn" } } },
  steps = {
    p1.resolves "special",
    expect { p2, resources = 1 },
    expect { p2.character "Rey", damage = 0 },
    p1.chooses "special",
    p1.may_choose_exactly { "Rey", "Finn" },
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2 },
  },
}

scenario "X-Wing: another support is no copy" {
  rules = { "AtG-86/inherent" },
  given = { turn = p1,
    p1 = { supports = { "X-Wing", "Black One" }, characters = { "Leia Organa" }, pool = { { "X-Wing", side = "X ranged" } } },
    p2 = { supports = { "X-Wing" }, characters = { "Nightsister" } } },
  steps = {
    p1.resolves "X ranged",
    p1.chooses "Nightsister",
    expect { p2.character "Nightsister", damage = 1 },
  },
}

scenario "Escape Craft, a support, becomes none" {
  quiet = { "AtG-102/action" },
  given = { turn = p1,
    p1 = { supports = { "Escape Craft", "Black One" }, characters = { "Finn" } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.may_choose_exactly { "activates Finn", "activates Escape Craft", "activates Black One", "uses Escape Craft", "claims", pass },   -- its power action
    p1.passes,
  },
}

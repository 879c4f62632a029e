-- Spirit of Rebellion: cards drawn by lot.

scenario "Air Superiority comes with 3 shields" {
  rules = { "SoR-124/after" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Air Superiority", "Toy Depot" }, characters = { "General Veers" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Air Superiority",
    expect { p1.support "Air Superiority", shields = 3 },
  },
}

scenario "Air Superiority: nothing when another support is played" {
  quiet = { "SoR-124/after" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Toy Porter" }, supports = { "Air Superiority" }, characters = { "General Veers" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Toy Porter",
    expect { p1.support "Air Superiority", shields = 0 },
    expect { p1.support "Toy Porter", shields = 0 },
  },
}

scenario "Air Superiority shields a character" {
  rules = { "SoR-124/action" },
  given = { turn = p1,
    p1 = { supports = { { "Air Superiority", shields = 3 } }, characters = { "General Veers", "Jango Fett" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Air Superiority",
    p1.may_choose_exactly { "General Veers", "Jango Fett", "Rey" },
    p1.chooses "Jango Fett",
    expect { p1.character "Jango Fett", shields = 1 },
    expect { p1.support "Air Superiority", shields = 2, exhausted = true },
    p2.passes,
    p1.may_not_choose { "uses Air Superiority" },
  },
}

scenario "Air Superiority is used up after 3 shields" {
  rules = { "SoR-124/action" },
  given = { turn = p1,
    p1 = { supports = { "Air Superiority" }, characters = { "General Veers", "Jango Fett" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Air Superiority",
    p1.chooses "Jango Fett",
    expect { p1.character "Jango Fett", shields = 0 },
    expect { p1.support "Air Superiority", exhausted = true },
  },
}

scenario "Air Superiority: not while it is exhausted" {
  quiet = { "SoR-124/action" },
  given = { turn = p1,
    p1 = { supports = { { "Air Superiority", shields = 3, exhausted = true } }, characters = { "General Veers" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.may_not_choose { "uses Air Superiority" },
    p1.activates "General Veers",
    expect { p1.support "Air Superiority", shields = 3 },
  },
}

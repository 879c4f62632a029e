-- Convergence: cards drawn by lot.

scenario "Energize: a droid die on a character or a support" {
  rules = { "CONV-124/effect" },
  given = { turn = p1, chance = { 2 },
    p1 = { resources = 1, hand = { "Energize" }, supports = { "C-3PO", "BB-8", "Z-95 Headhunter" },
      characters = { "Rey", "MagnaGuard", { "Jango Fett", upgrades = { "ID9 Seeker Droid", "Toy Blade" } } }, pool = { { "BB-8", side = "blank" } } },
    p2 = { supports = { "Medical Droid" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Energize",
    p1.may_choose_exactly { "C-3PO die", "MagnaGuard die", "ID9 Seeker Droid die" },
    p1.chooses "C-3PO die",
    expect { p1.pool, exactly = { "blank", "1 discard" } },
    expect { p1.support "C-3PO", exhausted = false },
    p2.is_asked,
  },
}

scenario "Energize: no droid die on a card" {
  quiet = { "CONV-124/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Energize" }, supports = { "BB-8", "Z-95 Headhunter" }, characters = { "Rey" }, pool = { { "BB-8", side = "blank" } } },
    p2 = { supports = { "Medical Droid" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Energize",
    p2.is_asked,
    expect { p1.pool, exactly = { "blank" } },
  },
}

scenario "Punch Dagger: its die" {
  cites = { { "DST-DIE-05", "a cost stands on the side, and the side is resolved as any other" } },
  given = { turn = p1,
    p1 = { resources = 1, characters = { { "Rey", upgrades = { "Punch Dagger" } } }, pool = { { "Punch Dagger", side = "2 melee for 1" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "2 melee for 1",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 2 },
    expect { p1, resources = 0 },
  },
}

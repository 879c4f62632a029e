-- Abilities that watch a condition in place of an event: becomes(condition).

scenario "A condition that becomes true is answered once" {
  rules = { "TOY-94/after" },
  given = { turn = p1,
    p1 = { hand = { "Toy Strike", "Toy Strike" }, characters = { "Toy Raider" } },
    p2 = { supports = { "Toy Floodgate" }, characters = { "Toy Trooper", { "Toy Sentinel", damage = 1 } } } },
  steps = {
    p1.plays "Toy Strike",
    p1.chooses "Toy Trooper",
    expect { p2, resources = 1 },   -- 3 damage now
    p2.passes,
    p1.plays "Toy Strike",
    p1.chooses "Toy Trooper",
    expect { p2.character "Toy Trooper", damage = 4 },
    expect { p2, resources = 1 },   -- it was true before
  },
}

scenario "A condition that was false in between is answered again" {
  rules = { "TOY-94/after" },
  given = { turn = p1,
    p1 = { hand = { "Toy Strike", "Toy Strike" }, characters = { "Toy Raider" } },
    p2 = { hand = { "Toy Remedy" }, supports = { "Toy Floodgate" }, characters = { "Toy Sentinel", { "Toy Trooper", damage = 2 } } } },
  steps = {
    p1.plays "Toy Strike",
    p1.chooses "Toy Trooper",
    expect { p2, resources = 1 },
    p2.plays "Toy Remedy",
    p2.chooses "Toy Trooper",
    expect { p2.character "Toy Trooper", damage = 1 },
    p1.plays "Toy Strike",
    p1.chooses "Toy Trooper",
    expect { p2, resources = 2 },
  },
}

scenario "A condition that stays false is not answered" {
  quiet = { "TOY-94/after" },
  given = { turn = p1,
    p1 = { hand = { "Toy Strike" }, characters = { { "Toy Raider", damage = 3 } } },
    p2 = { supports = { "Toy Floodgate" }, characters = { "Toy Trooper", "Toy Sentinel" } } },
  steps = {
    p1.plays "Toy Strike",
    p1.chooses "Toy Trooper",
    expect { p2.character "Toy Trooper", damage = 2 },
    expect { p2, resources = 0 },
  },
}

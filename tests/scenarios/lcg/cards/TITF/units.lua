-- Trust in the Force: units.

scenario "Blizzard 2: the Balance of the Force in place of its icons, and no Force phase" {
  rules = { "TITF-283.4/reaction" },
  given = { turn = p1, balance = p2,
    p1 = { units = { "Blizzard 2" }, objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Pilgrim", { "Toy Mentor", committed = true } }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Blizzard 2" }, edge = p1, at = "strike" } },
  steps = {
    p1.strikes_with "Blizzard 2", p1.uses "Blizzard 2",
    expect { table, balance = "p1", turn = "p2" },
    expect { p2.card "Toy Refuge", damage = 1 },
  },
}
scenario "Blizzard 2: nothing when another unit strikes" {
  quiet = { "TITF-283.4/reaction" },
  given = { turn = p1, balance = p2,
    p1 = { units = { "Blizzard 2", "Toy Trooper" }, objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Pilgrim", "Toy Mentor" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Blizzard 2", "Toy Trooper" }, defenders = { "Toy Mentor" }, edge = p1, at = "strike" } },
  steps = {
    p1.strikes_with "Toy Trooper", p2.strikes_with "Toy Mentor", p2.chooses "Toy Trooper",
    expect { table, balance = "p2", turn = "p1" },
  },
}

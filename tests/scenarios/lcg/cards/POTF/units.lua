-- Power of the Force: units.

scenario "Berserk Hunter: sacrificed when it has resolved a strike" {
  rules = { "POTF-254.3/forced_reaction" },
  given = { turn = p1, p1 = { units = { "Berserk Hunter" } }, p2 = { units = { "Toy Guardian" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Berserk Hunter" }, defenders = { "Toy Guardian" }, edge = p2, at = "strikes" } },
  steps = { p2.strikes_with "Toy Guardian", p1.strikes_with "Berserk Hunter", p1.resolves "unit damage", expect { p1.discard, exactly = { "Berserk Hunter" } } },
}
scenario "Berserk Hunter: not for the strike of another unit" {
  quiet = { "POTF-254.3/forced_reaction" },
  given = { turn = p1, p1 = { units = { "Berserk Hunter", "Toy Trooper" } }, p2 = { units = { "Toy Guardian" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Guardian" }, edge = p2, at = "strikes" } },
  steps = { p2.strikes_with "Toy Guardian", p1.strikes_with "Toy Trooper", expect { p1.discard, count = 0 } },
}

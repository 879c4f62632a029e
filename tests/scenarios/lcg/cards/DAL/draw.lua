-- Darkness and Light: cards drawn by lot.

scenario "Cularin Cultist: after its strike an enhancement goes to another unit of the same player" {
  rules = { "DAL-124.2/reaction" },
  given = { turn = p1, p1 = { units = { "Cularin Cultist" } }, p2 = { units = { "Toy Guardian", "Toy Pilgrim" }, support = { { "Toy Relic", on = "Toy Pilgrim" } }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Cularin Cultist" }, defenders = {}, edge = p1, at = "strikes" } },
  steps = {
    p1.strikes_with "Cularin Cultist", p1.resolves "blast damage", p1.chooses "Toy Guardian", p1.uses "Cularin Cultist", p1.chooses "Toy Pilgrim", p1.chooses "Toy Relic", p1.chooses "Toy Guardian",
    expect { p2.card "Toy Guardian", unit_damage = 2 }, expect { p2.card "Toy Pilgrim", unit_damage = 1 },
  },
}
scenario "Cularin Cultist: nothing when another unit has struck" {
  quiet = { "DAL-124.2/reaction" },
  given = { turn = p1, p1 = { units = { "Cularin Cultist", "Toy Trooper" } }, p2 = { units = { "Toy Guardian", "Toy Pilgrim" }, support = { { "Toy Relic", on = "Toy Pilgrim" } }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Guardian" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Trooper", expect { p2.card "Toy Pilgrim", unit_damage = 2 } },
}

-- Balance of the Force.

scenario "Thunderflare: 1 damage from an objective of one's own to an enemy one" {
  rules = { "BOTF-95.2/reaction" },
  given = { turn = p1, p1 = { units = { "Thunderflare" }, objectives = { { "Toy Garrison", damage = 2 } } }, p2 = { units = { "Toy Guardian" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Thunderflare" }, defenders = { "Toy Guardian" }, edge = p2, at = "strike" } },
  steps = { p1.strikes_with "Thunderflare", p1.uses "Thunderflare", expect { p1.card "Toy Garrison", damage = 1 }, expect { p2.card "Toy Refuge", damage = 1 }, p1.resolves "unit damage" },
}
scenario "Thunderflare: not from an enemy objective, and not from one without damage" {
  rules = { "BOTF-95.2/reaction" },
  given = { turn = p1, p1 = { units = { "Thunderflare" }, objectives = { { "Toy Garrison", damage = 1 }, { "Toy Shipyard", damage = 1 }, "Toy Vault" } },
    p2 = { units = { "Toy Guardian" }, objectives = { "Toy Refuge", { "Toy Academy", damage = 1 } } },
    engagement = { objective = "Toy Refuge", attackers = { "Thunderflare" }, defenders = { "Toy Guardian" }, edge = p2, at = "strike" } },
  steps = {
    p1.strikes_with "Thunderflare", p1.uses "Thunderflare", p1.may_choose_exactly { "Toy Garrison", "Toy Shipyard" }, p1.chooses "Toy Shipyard",
    p1.may_choose_exactly { "Toy Refuge", "Toy Academy" }, p1.chooses "Toy Academy",
    expect { p2.card "Toy Academy", damage = 2 }, expect { p1.card "Toy Shipyard", damage = 0 }, p1.resolves "unit damage",
  },
}
scenario "Thunderflare: not when another unit strikes" {
  quiet = { "BOTF-95.2/reaction" },
  given = { turn = p1, p1 = { units = { "Thunderflare", "Toy Trooper" }, objectives = { { "Toy Garrison", damage = 2 } } }, p2 = { units = { "Toy Guardian" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Guardian" }, edge = p2, at = "strike" } },
  steps = { p1.strikes_with "Toy Trooper", expect { p1.card "Toy Garrison", damage = 2 } },
}

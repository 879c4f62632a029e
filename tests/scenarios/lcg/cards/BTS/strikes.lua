-- Between the Shadows: strikes.

scenario "Skipray Blastboat: a focus token more when it has resolved a strike" {
  rules = { "BTS-133.3/forced_reaction" },
  given = { turn = p2, p2 = { units = { "Skipray Blastboat" } }, p1 = { units = { { "Toy Walker", focus = 1 } }, objectives = { "Toy Garrison" } },
    engagement = { objective = "Toy Garrison", attackers = { "Skipray Blastboat" }, defenders = { "Toy Walker" }, edge = p1, at = "strikes" } },
  steps = { p2.strikes_with "Skipray Blastboat", expect { p2.card "Skipray Blastboat", focus = 2 } },
}
scenario "Skipray Blastboat: none for the strike of another unit" {
  quiet = { "BTS-133.3/forced_reaction" },
  given = { turn = p2, p2 = { units = { { "Skipray Blastboat", focus = 1 }, "Toy Pilgrim" } }, p1 = { units = { { "Toy Walker", focus = 1 } }, objectives = { "Toy Garrison" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Toy Walker" }, edge = p1, at = "strikes" } },
  steps = { p2.strikes_with "Toy Pilgrim", expect { p2.card "Skipray Blastboat", focus = 1 } },
}
scenario "Boba Fett: ready again when he has resolved a strike" {
  rules = { "BTS-134.2/reaction" },
  given = { turn = p1, p1 = { units = { "BTS-134.2" } }, p2 = { units = { { "Toy Guardian", focus = 1 } }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Boba Fett" }, defenders = { "Toy Guardian" }, edge = p2, at = "strikes" } },
  steps = { p1.strikes_with "Boba Fett", p1.resolves "unit damage", p1.uses "Boba Fett", expect { p1.card "Boba Fett", focus = 0 }, p1.strikes_with "Boba Fett", p1.resolves "unit damage", expect { p1.card "Boba Fett", focus = 1 } },
}
scenario "Boba Fett: not for the strike of another unit" {
  quiet = { "BTS-134.2/reaction" },
  given = { turn = p1, p1 = { units = { { "BTS-134.2", focus = 1 }, "Toy Trooper" } }, p2 = { units = { { "Toy Guardian", focus = 1 } }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Guardian" }, edge = p2, at = "strikes" } },
  steps = { p1.strikes_with "Toy Trooper", expect { p1.card "Boba Fett", focus = 1 } },
}
scenario "Dirty Secrets: the text of the enhanced objective is blank" {
  rules = { "BTS-133.5/constant" },
  given = { turn = p1, phase = "deployment", p1 = { objectives = { { "The Hunters", damage = 1 }, "Masterful Manipulation", "Masterful Manipulation" } }, p2 = { support = { { "Dirty Secrets", on = "The Hunters" } } } },
  steps = { expect { p1.card "The Hunters", capacity = 5 } },
}
scenario "Dirty Secrets: another objective keeps its text" {
  quiet = { "BTS-133.5/constant" },
  given = { turn = p1, phase = "deployment", p1 = { objectives = { "The Hunters", "Masterful Manipulation", "Toy Vault", "Masterful Manipulation" } }, p2 = { support = { { "Dirty Secrets", on = "Toy Vault" } } } },
  steps = { expect { p1.card "The Hunters", capacity = 6 } },
}

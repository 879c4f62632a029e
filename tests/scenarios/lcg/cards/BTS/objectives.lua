-- Between the Shadows: objectives.

scenario "Masterful Manipulation: back into the objective deck for a card" {
  rules = { "BTS-135.1/reaction" },
  given = { turn = p2, phase = "force",
    p1 = { units = { "Toy Gunner" }, objectives = { "Masterful Manipulation", "Toy Garrison", "Toy Shipyard" }, deck = { "Toy Trooper", "Toy Walker" } },
    p2 = { units = { { "Toy Pilgrim", committed = true } }, objectives = { "Toy Refuge" } } },
  steps = {
    p1.passes, p1.uses "Masterful Manipulation",
    p1.may_choose_exactly { "uses Toy Gunner", pass },   -- it has refreshed, with the card that went back
    expect { p1.objectives, exactly = { "Toy Garrison", "Toy Shipyard", "Masterful Manipulation" } }, expect { p1.objective_deck, count = 0 },
    expect { p1.hand, count = 1 }, expect { p1.deck, count = 1 },
  },
}
scenario "The Hunters: with three Scum and Villainy objectives each of yours takes one damage more" {
  rules = { "BTS-138.1/constant" },
  given = { turn = p1, phase = "deployment", p1 = { objectives = { "The Hunters", "Masterful Manipulation", "Masterful Manipulation" } }, p2 = { objectives = { "Toy Refuge" } } },
  steps = { expect { p1.card "The Hunters", capacity = 6 }, expect { p1.card "Masterful Manipulation", capacity = 5 }, expect { p2.card "Toy Refuge", capacity = 5 } },
}
scenario "The Hunters: nothing with two" {
  quiet = { "BTS-138.1/constant" },
  given = { turn = p1, phase = "deployment", p1 = { objectives = { "The Hunters", "Masterful Manipulation", "Toy Vault" } } },
  steps = { expect { p1.card "The Hunters", capacity = 5 } },
}

scenario "Masterful Manipulation: not after a turn of its own player" {
  quiet = { "BTS-135.1/reaction" },
  given = { turn = p1, phase = "force", p1 = { objectives = { "Masterful Manipulation" }, objective_deck = { "Toy Vault" }, deck = { "Toy Trooper", "Toy Walker" } },
    p2 = { objectives = { "Toy Refuge" } } },
  steps = { expect { p1.objectives, exactly = { "Masterful Manipulation" } } },
}

-- Attack of the Clones: Ground units.

scenario "Reek is tapped in the build step: a card is drawn, a card is discarded" {
  rules = { "AOTC-102/activated" },
  given = { phase = "dark builds",
    p1 = { ground = { "Reek" }, deck = { "Toy Trooper" }, hand = { "Toy Gift" } } },
  steps = {
    p1.uses "Reek",
    p1.may_choose_exactly { "Toy Gift", "Toy Trooper" },
    p1.chooses "Toy Gift",
    expect { p1.hand, exactly = { "Toy Trooper" } },
    expect { p1.discard, exactly = { "Toy Gift" } },
    expect { p1.unit "Reek", tapped = true },
  },
}

scenario "Reek's ability is for the build step only" {
  cites = { { "TCG-ACTV-02", "what is for the build step is offered in no chance" } },
  given = { phase = "battle",
    p1 = { ground = { "Reek" }, hand = { "Toy Gift" } }, p2 = { ground = { "Toy Trooper" } } },
  steps = {
    p1.may_choose_exactly { "plays Toy Gift", pass },
  },
}

-- Jump to Lightspeed.

scenario "A Gift from the Past: another unit of one's own is committed" {
  rules = { "JTL-166.5/action" },
  given = { turn = p2, phase = "deployment",
    p2 = { units = { { "Toy Pilgrim", committed = true }, "Toy Mentor", "Toy Medic" }, hand = { "A Gift from the Past" } }, p1 = { units = { { "Toy Adept", committed = true } } } },
  steps = {
    p2.plays "A Gift from the Past", p2.chooses "Toy Pilgrim", p2.may_choose_exactly { "Toy Mentor", "Toy Medic" }, p2.chooses "Toy Mentor",
    expect { p2.card "Toy Pilgrim", committed = false }, expect { p2.card "Toy Mentor", committed = true }, expect { p1.card "Toy Adept", committed = true },
  },
}
scenario "A Gift from the Past: not without a unit of one's own in the Force" {
  quiet = { "JTL-166.5/action" },
  given = { turn = p2, phase = "deployment", p2 = { units = { "Toy Pilgrim", "Toy Medic" }, hand = { "A Gift from the Past" } }, p1 = { units = { { "Toy Adept", committed = true } } } },
  steps = { p2.cannot { "plays", "A Gift from the Past" } },
}

scenario "The Reawakening: one of the two top cards of a deck is discarded" {
  rules = { "JTL-169.1/reaction" },
  given = { turn = p1, phase = "force", p1 = { units = { { "Toy Adept", committed = true } }, objectives = { "The Reawakening" } }, p2 = { deck = { "Toy Pilgrim", "Toy Medic", "Toy Mentor" } } },
  steps = {
    p1.uses "The Reawakening", p1.chooses "p2", p1.may_choose_exactly { "Toy Pilgrim", "Toy Medic" }, p1.chooses "Toy Medic",
    expect { p2.discard, exactly = { "Toy Medic" } }, expect { p2.deck, in_order = { "Toy Pilgrim", "Toy Mentor" } },
  },
}
scenario "The Reawakening: not after a struggle that is lost" {
  quiet = { "JTL-169.1/reaction" },
  given = { turn = p2, phase = "force", p1 = { objectives = { "The Reawakening" } }, p2 = { units = { { "Toy Mentor", committed = true } }, deck = { "Toy Pilgrim", "Toy Medic" } } },
  steps = { expect { p2.discard, count = 0 } },
}

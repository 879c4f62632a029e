-- So Be It.

scenario "Sith Wyrm: back to the hand for a Sith objective that is focused" {
  rules = { "SBI-204.2/action" },
  given = { turn = p1, phase = "actions after drawing", p1 = { objectives = { "Toy Furnace", "Toy Garrison" }, discard = { "Sith Wyrm" } } },
  steps = { p1.uses "Sith Wyrm", expect { p1.hand, exactly = { "Sith Wyrm" } }, expect { p1.card "Toy Furnace", focus = 1 }, expect { p1.card "Toy Garrison", focus = 0 } },
}
scenario "Sith Wyrm: not without a ready one" {
  quiet = { "SBI-204.2/action" },
  given = { turn = p1, phase = "actions after drawing", p1 = { objectives = { { "Toy Furnace", focus = 1 }, "Toy Garrison" }, discard = { "Sith Wyrm" } } },
  steps = { p1.cannot { "uses", "Sith Wyrm" } },
}
scenario "Sith Wyrm: not from play" {
  quiet = { "SBI-204.2/action" },
  given = { turn = p1, phase = "actions after drawing", p1 = { units = { "Sith Wyrm" }, objectives = { "Toy Furnace" } } },
  steps = { p1.cannot { "uses", "Sith Wyrm" } },
}

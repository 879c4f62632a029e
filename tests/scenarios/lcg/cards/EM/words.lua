-- Evasive Maneuvers.

scenario "Command and Control: a higher reserve value for each objective in one's victory pile" {
  rules = { "EM-152.1/constant" },
  given = { turn = p2, phase = "draw",
    p2 = { objectives = { "Command and Control" }, support = { "Toy Temple" }, victory = { "Toy Garrison", "Toy Shipyard" },
      deck = { "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim" } } },
  steps = { p2.is_asked, expect { p2.hand, count = 8 } },
}
scenario "Command and Control: not for those in the opponent's" {
  quiet = { "EM-152.1/constant" },
  given = { turn = p2, phase = "draw", p1 = { victory = { "Toy Refuge" } },
    p2 = { objectives = { "Command and Control" }, support = { "Toy Temple" }, victory = {},
      deck = { "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim" } } },
  steps = { p2.is_asked, expect { p2.hand, count = 6 } },
}

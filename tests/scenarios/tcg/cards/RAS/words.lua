-- Rogues and Scoundrels.

scenario "E-3PO: the opponent discards a card when it damages one of their units" {
  rules = { "RAS-62/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 1 },
    p1 = { character = { "E-3PO" } },
    p2 = { character = { { "Toy Padawan", tapped = true } }, hand = { "Toy Scout", "Toy Walker" } } },
  steps = {
    p1.attacks "Toy Padawan", p2.chooses "Toy Scout",
    expect { p2.discard, exactly = { "Toy Scout" } }, expect { p2.hand, exactly = { "Toy Walker" } },
  },
}
scenario "E-3PO: not when it does no damage" {
  quiet = { "RAS-62/whenever" },
  given = { phase = "attack", arena = "character", chance = { 1, 1 },
    p1 = { character = { "E-3PO" } },
    p2 = { character = { { "Toy Padawan", tapped = true } }, hand = { "Toy Scout", "Toy Walker" } } },
  steps = { p1.attacks "Toy Padawan", expect { p2.discard, count = 0 } },
}
scenario "E-3PO: not when another unit does" {
  quiet = { "RAS-62/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "E-3PO" } },
    p2 = { character = { { "Toy Padawan", tapped = true } }, hand = { "Toy Scout", "Toy Walker" } } },
  steps = { p1.attacks "Toy Padawan", expect { p2.unit "Toy Padawan", damage = 1 }, expect { p2.discard, count = 0 } },
}

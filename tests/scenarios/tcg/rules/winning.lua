-- The end of a game.

scenario "A player who controls two arenas at the end of a turn wins" {
  rules = { "TCG-END-02" },
  given = { phase = "end",
    p1 = { space = { "Toy Fighter" } },
    p2 = { ground = { "Toy Scout" }, character = { "Toy Guard" } } },
  steps = {
    nobody_is_asked,
    expect { table, over = true, winner = "p2", ended_by = "TCG-END-02" },
  },
}

scenario "With empty decks and nothing changing for twenty turns the game is stalled" {
  cites = { { "TCG-ZONE-03", "an empty deck has no effect of its own: the game goes on until decision 020 calls it a draw" } },
  given = { phase = "dark builds" },
  steps = {
    p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes,
    p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes,
    p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes,
    p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes,
    p2.finishes,
    nobody_is_asked,
    expect { table, over = true, winner = "draw", ended_by = "stalled" },
  },
}

scenario "A card that is begun after nineteen idle turns keeps the game alive" {
  cites = { { "TCG-ZONE-03", "the other half of decision 020: something changed, and the count begins again" } },
  given = { phase = "dark builds", p1 = { hand = { "Toy Walker" } } },
  steps = {
    p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes,
    p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes,
    p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes,
    p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes, p1.finishes,
    p1.builds "Toy Walker",
    p1.finishes, p1.finishes, p1.finishes, p1.finishes,
    p1.is_asked,
    expect { table, over = false },
  },
}

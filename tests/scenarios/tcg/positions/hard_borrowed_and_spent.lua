-- Hard: borrowed and spent. What Sidious takes goes back after the battle, unless somebody spends it before.

scenario "Win this turn, hard: borrowed and spent" {
  rules = { "TCG-END-02" },
  given = { phase = "dark builds",
    p1 = { force = 4, character = { { "ROTS-7", tapped = true }, "ROTJ-7" },
      ground = { { "Battle Droid Squad", tapped = true }, { "Commerce Guild Droid 81", tapped = true } },
      space = { { "Droid Starfighter DFS-4CT", tapped = true } } },
    p2 = { character = { { "Clone Officer", tapped = true }, { "Mace Windu (F)", tapped = true }, { "Plo Koon (A)", tapped = true }, { "Yoda (A)", tapped = true } },
      ground = { { "AT-TE Walker 23X", tapped = true } } } },
  steps = {
    p1.uses "Darth Sidious (G)",
    p1.chooses "Commerce Guild Droid 81",
    p1.finishes,
    p1.finishes,
    p1.uses("Darth Vader (P)", "(ability 2)"),
    p1.chooses "AT-TE Walker 23X",
    p1.taps "Darth Vader (P)",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "TCG-END-02" },
  },
}

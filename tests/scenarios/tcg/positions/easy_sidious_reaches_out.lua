-- Easy: the arena that matters. Three counters kill on the ground or among the Characters; only one of the two arenas is won by it.

scenario "Win this turn, easy: the arena that matters" {
  rules = { "TCG-END-02" },
  given = { phase = "dark builds",
    p1 = { force = 3, character = { "ROTS-81" }, ground = { { "Battle Droid Squad", tapped = true } },
      space = { { "Droid Starfighter Wing", tapped = true } } },
    p2 = { ground = { { "Clone Squad", tapped = true } },
      character = { { "Padme Amidala (D)", tapped = true }, { "Mace Windu (F)", tapped = true } } } },
  steps = {
    p1.uses "Darth Sidious (E)",
    p1.chooses "Clone Squad",
    p1.finishes,
    p2.finishes,
    p1.finishes,
    p2.finishes,
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "TCG-END-02" },
  },
}

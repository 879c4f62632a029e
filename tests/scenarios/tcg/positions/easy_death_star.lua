-- Easy: the superlaser. The station may roll its dice, or tap and destroy a capital ship, be it one of its own fleet.

scenario "Win this turn, easy: the superlaser" {
  rules = { "TCG-END-02" },
  given = { phase = "battle",
    p1 = { space = { "ROTJ-8", { "Techno Union Starship", tapped = true } }, character = { { "Zam Wesell (B)", tapped = true } } },
    p2 = { space = { { "Republic Assault Ship", tapped = true } },
      ground = { { "AT-TE Walker 23X", tapped = true }, { "Naboo Spaceport", tapped = true }, { "Republic Attack Gunship UH-478", tapped = true } },
      build = { { "Home One (A)", counters = 8 }, { "Chewbacca (M)", counters = 8 }, { "Naboo Defense Station", counters = 8 } } } },
  steps = {
    p1.uses "Death Star II (B)",
    p1.chooses "Republic Assault Ship",
    p2.passes,
    p2.passes,
    p2.passes,
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "TCG-END-02" },
  },
}

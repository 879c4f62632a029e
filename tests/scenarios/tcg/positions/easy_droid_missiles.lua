-- Easy: missiles. An attack with five dice may fail; the missiles themselves do not.

scenario "Win this turn, easy: missiles" {
  rules = { "TCG-END-02" },
  given = { phase = "battle",
    p1 = { space = { "Droid Missiles", { "AOTC-128", tapped = true } }, character = { { "Zam Wesell (B)", tapped = true } } },
    p2 = { space = { { "Jedi Starfighter 3R3", tapped = true } },
      ground = { { "AT-TE Walker 23X", tapped = true }, { "Naboo Spaceport", tapped = true }, { "Republic Attack Gunship UH-478", tapped = true } },
      build = { { "Home One (A)", counters = 8 }, { "Chewbacca (M)", counters = 8 }, { "Naboo Defense Station", counters = 8 } } } },
  steps = {
    p1.uses "Droid Missiles",
    p1.chooses "Jedi Starfighter 3R3",
    p2.passes,
    p2.passes,
    p2.passes,
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "TCG-END-02" },
  },
}

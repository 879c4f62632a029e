-- Middle: a spirit holds nothing. An arena with a unit in it, and yet nobody controls it.

scenario "Win this turn, middle: a spirit holds nothing" {
  rules = { "TCG-END-02" },
  given = { phase = "dark builds",
    p1 = { build_points = 1,
      build = { { "Battle Droid Squad", counters = 1 }, { "Reek", counters = 2 }, { "Security Droid", counters = 1 }, { "Geonosian Squad", counters = 3 } },
      space = { { "Droid Starfighter Wing", tapped = true } } },
    p2 = { character = { "Yoda's Spirit (A)" },
      ground = { { "AT-TE Walker 23X", tapped = true }, { "Naboo Spaceport", tapped = true }, { "Republic Attack Gunship UH-478", tapped = true } } } },
  steps = {
    p1.adds_to "Security Droid",
    p1.deploys "Security Droid",
    p1.finishes,
    p1.finishes,
    p2.finishes,
    p1.taps "Security Droid",
    p2.taps "Yoda's Spirit (A)",
    p1.passes,
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "TCG-END-02" },
  },
}

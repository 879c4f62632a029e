-- Easy: back into battle. A retreated unit holds nothing until it returns, and it must stay.

scenario "Win this turn, easy: back into battle" {
  rules = { "TCG-END-02" },
  given = { phase = "light builds",
    p1 = { ground = { { "TF Battle Droid Army", tapped = true }, { "Tank Droid", tapped = true } },
      build = { { "Separatist Fleet", counters = 10 }, { "Geonosian Defense Platform", counters = 7 }, { "Darth Sidious (A)", counters = 8 } } },
    p2 = { character = { { "Shaak Ti (A)", tapped = true } }, retreated = { "N-1 Starfighter", "Clone Squad" }, build_points = 2,
      hand = { "Naboo Cruiser", "AT-AP" } } },
  steps = {
    p2.returns "N-1 Starfighter",
    p2.finishes,
    p2.finishes,
    p1.passes,
    p2.passes,
    p2.taps "N-1 Starfighter",
    p1.passes,
    p2.passes,
    p1.passes,
    p2.passes,
    nobody_is_asked,
    expect { table, over = true, winner = "p2", ended_by = "TCG-END-02" },
  },
}

-- Easy: the pilot gets out. Nobody stands in the Character arena; after the Space battle the pilot may.

scenario "Win this turn, easy: the pilot gets out" {
  rules = { "TCG-END-02" },
  given = { phase = "battle",
    p1 = { ground = { { "TF Battle Droid Army", tapped = true }, { "Tank Droid", tapped = true } },
      build = { { "Separatist Fleet", counters = 10 }, { "Geonosian Defense Platform", counters = 7 }, { "Darth Sidious (A)", counters = 8 } } },
    p2 = { space = { { "ARC-170 Starfighter", with = { "ROTS-58" }, tapped = true } }, force = 1, hand = { "Pilot's Dodge", "Diving Attack" } } },
  steps = {
    p2.accepts,
    p1.passes,
    p2.passes,
    p1.passes,
    p2.passes,
    p2.taps "Obi-Wan Kenobi (L)",
    nobody_is_asked,
    expect { table, over = true, winner = "p2", ended_by = "TCG-END-02" },
  },
}

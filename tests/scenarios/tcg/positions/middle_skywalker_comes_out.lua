-- Middle: out of hiding with a blade. Four Force bring the hero out now; spent on anything else he stays where he is.

scenario "Win this turn, middle: out of hiding with a blade" {
  rules = { "TCG-END-02" },
  given = { phase = "battle", chance = { 6, 6, 6, 6, 6, 6 },
    p1 = { character = { { "Security Droid", damage = 1, tapped = true } },
      space = { { "Techno Union Starship", tapped = true }, { "Droid Control Ship", tapped = true } },
      build = { { "Separatist Fleet", counters = 10 }, { "Geonosian Defense Platform", counters = 7 }, { "Darth Sidious (A)", counters = 8 } } },
    p2 = { force = 4, hand = { "Surge of Power", "Ionization Weapons", "Windu's Solution", "Master and Apprentice" },
      build = { { "ROTJ-58", counters = 5 }, { "Rebel Scouts", counters = 3 } }, ground = { { "Clone Squad", tapped = true } } } },
  steps = {
    p2.deploys("Luke Skywalker (O)", "(Hidden Cost)"),
    p2.attacks "Security Droid",
    p1.passes,
    p1.passes,
    p1.passes,
    p2.passes,
    nobody_is_asked,
    expect { table, over = true, winner = "p2", ended_by = "TCG-END-02" },
  },
}

-- Middle: all of it on one attack. The ability and the surge together take all the Force there is; each other card takes some of it away.

scenario "Win this turn, middle: all of it on one attack" {
  rules = { "TCG-END-02" },
  given = { phase = "battle", chance = { 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6 },
    p1 = { character = { { "Darth Tyranus (A)", damage = 2, tapped = true } },
      space = { { "Techno Union Starship", tapped = true }, { "Droid Control Ship", tapped = true } },
      build = { { "Separatist Fleet", counters = 10 }, { "Geonosian Defense Platform", counters = 7 }, { "Darth Sidious (A)", counters = 8 } } },
    p2 = { force = 4, hand = { "Surge of Power", "Battle Fatigue", "Anakin's Inspiration" }, character = { "ROTS-71" },
      ground = { { "Clone Squad", tapped = true } } } },
  steps = {
    p2.passes,
    p2.passes,
    p2.passes,
    p2.attacks "Darth Tyranus (A)",
    p2.uses "Anakin Skywalker (L)",
    p2.plays "Surge of Power",
    p2.chooses "Anakin Skywalker (L)",
    p1.passes,
    p1.passes,
    p1.passes,
    p2.passes,
    nobody_is_asked,
    expect { table, over = true, winner = "p2", ended_by = "TCG-END-02" },
  },
}

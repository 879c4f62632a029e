-- Hard: one word to the fast one. The fast squad kills first unless it is tapped before the battle.

scenario "Win this turn, hard: one word to the fast one" {
  rules = { "TCG-END-02" },
  given = { phase = "light builds", chance = { 6, 6, 6, 6, 6, 6 },
    p1 = { ground = { { "STAP Squad", damage = 1 } }, space = { { "Techno Union Starship", tapped = true }, { "Droid Control Ship", tapped = true } },
      build = { { "Separatist Fleet", counters = 10 }, { "Geonosian Defense Platform", counters = 7 }, { "Darth Sidious (A)", counters = 8 } } },
    p2 = { build_points = 2, build = { { "Naboo Security Guard", counters = 1 } }, character = { "Bail Organa (B)" },
      ground = { { "Republic Attack Gunship UH-478", damage = 5 } } } },
  steps = {
    p2.uses "Bail Organa (B)",
    p2.chooses "STAP Squad",
    p2.finishes,
    p2.finishes,
    p2.attacks "STAP Squad",
    p1.passes,
    p1.passes,
    p1.passes,
    p2.passes,
    p1.passes,
    p2.passes,
    nobody_is_asked,
    expect { table, over = true, winner = "p2", ended_by = "TCG-END-02" },
  },
}

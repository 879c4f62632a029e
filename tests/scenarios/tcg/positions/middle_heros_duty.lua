-- Middle: a duty for one of two. Five dice more for one attack, and the attacker is lost: somebody else has to stand there.

scenario "Win this turn, middle: a duty for one of two" {
  rules = { "TCG-END-02" },
  given = { phase = "battle", chance = { 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6 },
    p1 = { character = { { "Super Battle Droid 8EX", damage = 2, tapped = true } },
      space = { { "Techno Union Starship", tapped = true }, { "Droid Control Ship", tapped = true } },
      build = { { "Separatist Fleet", counters = 10 }, { "Geonosian Defense Platform", counters = 7 }, { "Darth Sidious (A)", counters = 8 } } },
    p2 = { force = 5, hand = { "Surge of Power", "Hero's Duty", "Battle Fatigue", "Windu's Solution" },
      character = { "Obi-Wan Kenobi (C)", { "Padme Amidala (D)", tapped = true } }, ground = { { "Clone Squad", tapped = true } } } },
  steps = {
    p2.passes,
    p2.passes,
    p2.passes,
    p2.attacks "Super Battle Droid 8EX",
    p2.plays "Hero's Duty",
    p2.chooses "Obi-Wan Kenobi (C)",
    p2.plays "Surge of Power",
    p2.chooses "Obi-Wan Kenobi (C)",
    p1.passes,
    p1.passes,
    p1.passes,
    p2.passes,
    nobody_is_asked,
    expect { table, over = true, winner = "p2", ended_by = "TCG-END-02" },
  },
}

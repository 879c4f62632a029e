-- Hard: shoot, then land. First the last enemy in space, then the pilot to the empty arena.

scenario "Win this turn, hard: shoot, then land" {
  rules = { "TCG-END-02" },
  given = { phase = "battle", chance = { 6, 6, 6, 6, 6, 6, 6, 6 },
    p1 = { space = { { "Trade Federation Battleship", damage = 5, tapped = true } },
      ground = { { "TF Battle Droid Army", tapped = true }, { "Tank Droid", tapped = true } },
      build = { { "Separatist Fleet", counters = 10 }, { "Geonosian Defense Platform", counters = 7 }, { "Darth Sidious (A)", counters = 8 } } },
    p2 = { force = 1, hand = { "Pilot's Dodge", "Surge of Power", "Diving Attack" },
      space = { { "Anakin's Starfighter (A)", with = { "ROTS-58" } } } } },
  steps = {
    p2.attacks "Trade Federation Battleship",
    p2.plays "Surge of Power",
    p2.plays "Diving Attack",
    p2.chooses "Anakin's Starfighter (A)",
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

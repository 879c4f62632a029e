-- Middle: whom Vader spends. Any unit makes Vader stronger: the dear one that is lost anyway, not the one that holds an arena.

scenario "Win this turn, middle: whom Vader spends" {
  rules = { "TCG-END-02" },
  given = { phase = "battle", chance = { 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6 },
    p1 = { character = { "ROTJ-7" }, ground = { { "Trade Federation Battleship Core", damage = 9, tapped = true } },
      space = { { "Droid Starfighter DFS-4CT", tapped = true } } },
    p2 = { character = { { "Mace Windu (F)", damage = 4, tapped = true } },
      ground = { { "AT-TE Walker 23X", tapped = true }, { "Naboo Spaceport", tapped = true }, { "Republic Attack Gunship UH-478", tapped = true } },
      build = { { "Home One (A)", counters = 8 }, { "Chewbacca (M)", counters = 8 }, { "Naboo Defense Station", counters = 8 } } } },
  steps = {
    p1.uses("Darth Vader (P)", "(ability 2)"),
    p1.chooses "Trade Federation Battleship Core",
    p1.attacks "Mace Windu (F)",
    p2.passes,
    p2.passes,
    p2.passes,
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "TCG-END-02" },
  },
}

-- Hard: three Force. One to come out of hiding, two for the throw; neither alone wins an arena.

scenario "Win this turn, hard: three Force" {
  rules = { "TCG-END-02" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Lightsaber Throw", "Battle Fatigue", "Ionization Weapons" },
      build = { { "Scout Trooper", counters = 1 }, { "Endor Attack Squad", counters = 4 } }, locations = { { "Dune Sea", arena = "ground" } },
      space = { { "Droid Starfighter Wing", tapped = true } } },
    p2 = { character = { { "Captain Typho (A)", damage = 2, tapped = true } },
      ground = { { "AT-TE Walker 23X", tapped = true }, { "Naboo Spaceport", tapped = true }, { "Republic Attack Gunship UH-478", tapped = true } },
      build = { { "Home One (A)", counters = 8 }, { "Chewbacca (M)", counters = 8 }, { "Naboo Defense Station", counters = 8 } } } },
  steps = {
    p1.plays "Lightsaber Throw",
    p1.deploys("Scout Trooper", "(Hidden Cost)"),
    p2.passes,
    p1.passes,
    p1.passes,
    p2.passes,
    p1.passes,
    p2.passes,
    p1.taps "Scout Trooper",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "TCG-END-02" },
  },
}

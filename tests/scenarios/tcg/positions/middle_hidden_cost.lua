-- Middle: out of hiding. Force for one of the hidden units: the one whose arena is empty.

scenario "Win this turn, middle: out of hiding" {
  rules = { "TCG-END-02" },
  given = { phase = "battle",
    p1 = { force = 1, build = { { "Endor Attack Squad", counters = 4 }, { "Scout Trooper", counters = 1 } },
      space = { { "Droid Starfighter Wing", tapped = true } }, hand = { "Ionization Weapons", "Vader's Summons" },
      locations = { { "Dune Sea", arena = "ground" } } },
    p2 = { ground = { { "AT-TE Walker 23X", tapped = true }, { "Naboo Spaceport", tapped = true }, { "Republic Attack Gunship UH-478", tapped = true } },
      build = { { "Home One (A)", counters = 8 }, { "Chewbacca (M)", counters = 8 }, { "Naboo Defense Station", counters = 8 } } } },
  steps = {
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

-- Hard: the pit. The arena is cleared from another one: the pit reaches where its teeth do not.

scenario "Win this turn, hard: the pit" {
  rules = { "TCG-END-02" },
  given = { phase = "battle",
    p1 = { ground = { "Sarlacc (A)" }, character = { { "Geonosian Guard", tapped = true } },
      space = { { "Droid Starfighter Wing", tapped = true } } },
    p2 = { character = { { "Plo Koon (A)", damage = 3, tapped = true } },
      ground = { { "Clone Squad", damage = 2, tapped = true }, { "AT-TE Walker 23X", tapped = true } },
      build = { { "Home One (A)", counters = 8 }, { "Chewbacca (M)", counters = 8 }, { "Naboo Defense Station", counters = 8 } } } },
  steps = {
    p1.uses("Sarlacc (A)", "(ability 2)"),
    p2.passes,
    p2.passes,
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "TCG-END-02" },
  },
}

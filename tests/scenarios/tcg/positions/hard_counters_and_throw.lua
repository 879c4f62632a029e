-- Hard: two of them, and both for certain. Counters for one and the throw for the other; the attack comes too late for either.

scenario "Win this turn, hard: two of them, and both for certain" {
  rules = { "TCG-END-02" },
  given = { phase = "battle",
    p1 = { force = 5, hand = { "Lightsaber Throw", "Strength of Hate", "Battle Fatigue", "Ionization Weapons" }, character = { "ROTS-10" },
      space = { { "Droid Starfighter Wing", tapped = true } } },
    p2 = { force = 3, character = { { "Captain Typho (A)", damage = 2, tapped = true }, { "Shaak Ti (A)", damage = 2, tapped = true } },
      ground = { { "AT-TE Walker 23X", tapped = true }, { "Naboo Spaceport", tapped = true }, { "Republic Attack Gunship UH-478", tapped = true } } } },
  steps = {
    p1.plays "Lightsaber Throw",
    p1.chooses "Captain Typho (A)",
    p1.passes,
    p1.passes,
    p1.passes,
    p1.passes,
    p1.uses "Darth Vader (S)",
    p1.chooses "Shaak Ti (A)",
    p1.taps "Darth Vader (S)",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "TCG-END-02" },
  },
}

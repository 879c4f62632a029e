-- Easy: counters are not damage. The defender can evade damage; the counters come before the attack and cannot be evaded.

scenario "Win this turn, easy: counters are not damage" {
  rules = { "TCG-END-02" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Battle Fatigue", "Ionization Weapons", "Strength of Hate" }, character = { "ROTS-10" },
      space = { { "Droid Starfighter Wing", tapped = true } } },
    p2 = { force = 4, character = { { "Kit Fisto (A)", damage = 2, tapped = true } },
      ground = { { "AT-TE Walker 23X", tapped = true }, { "Naboo Spaceport", tapped = true }, { "Republic Attack Gunship UH-478", tapped = true } } } },
  steps = {
    p1.passes,
    p1.passes,
    p1.passes,
    p1.uses "Darth Vader (S)",
    p1.chooses "Kit Fisto (A)",
    p1.taps "Darth Vader (S)",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "TCG-END-02" },
  },
}

-- Hard: the dear way. Six Force and a tapped thrower for six damage; every cheaper way is a matter of dice.

scenario "Win this turn, hard: the dear way" {
  rules = { "TCG-END-02" },
  given = { phase = "battle",
    p1 = { force = 6, hand = { "Lightsaber Throw", "Surge of Power", "Battle Fatigue", "Surge of Strength" }, character = { "Darth Tyranus (C)" },
      space = { { "Droid Starfighter Wing", tapped = true } } },
    p2 = { character = { { "Mace Windu (F)", damage = 1, tapped = true } },
      ground = { { "AT-TE Walker 23X", tapped = true }, { "Naboo Spaceport", tapped = true }, { "Republic Attack Gunship UH-478", tapped = true } },
      build = { { "Home One (A)", counters = 8 }, { "Chewbacca (M)", counters = 8 }, { "Naboo Defense Station", counters = 8 } } } },
  steps = {
    p1.plays("Lightsaber Throw", "(Enhance)"),
    p1.chooses "Mace Windu (F)",
    p2.passes,
    p1.passes,
    p1.passes,
    p2.passes,
    p1.passes,
    p2.passes,
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "TCG-END-02" },
  },
}

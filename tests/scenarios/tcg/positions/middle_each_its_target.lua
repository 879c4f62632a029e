-- Middle: to each its target. The missiles for the one that is whole, the dice for the one that is nearly gone.

scenario "Win this turn, middle: to each its target" {
  rules = { "TCG-END-02" },
  given = { phase = "battle", chance = { 6, 6, 6, 6, 6, 6 },
    p1 = { space = { "Droid Missiles", "Techno Union Starship" }, character = { { "Zam Wesell (B)", tapped = true } } },
    p2 = { space = { { "Jedi Starfighter 3R3", tapped = true }, { "Naboo Royal Starship", damage = 5, tapped = true } },
      ground = { { "AT-TE Walker 23X", tapped = true }, { "Naboo Spaceport", tapped = true }, { "Republic Attack Gunship UH-478", tapped = true } },
      build = { { "Home One (A)", counters = 8 }, { "Chewbacca (M)", counters = 8 }, { "Naboo Defense Station", counters = 8 } } } },
  steps = {
    p1.uses "Droid Missiles",
    p1.chooses "Jedi Starfighter 3R3",
    p1.attacks "Naboo Royal Starship",
    p2.passes,
    p2.passes,
    p2.passes,
    p2.passes,
    p2.passes,
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "TCG-END-02" },
  },
}

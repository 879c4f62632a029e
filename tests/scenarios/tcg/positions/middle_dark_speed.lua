-- Middle: who shoots first. One hit on either side decides; the free card makes the slow ship the faster one.

scenario "Win this turn, middle: who shoots first" {
  rules = { "TCG-END-02" },
  given = { phase = "battle", chance = { 6, 6, 6, 6, 6, 6, 6, 6, 6 },
    p1 = { force = 2, hand = { "Strength of Hate", "Dark Speed" }, space = { { "Techno Union Starship", damage = 5 } },
      ground = { { "Tank Droid", tapped = true } } },
    p2 = { space = { { "Jedi Starfighter 3R3", damage = 2 } },
      character = { { "Mace Windu (F)", tapped = true }, { "Plo Koon (A)", tapped = true }, { "Yoda (A)", tapped = true } },
      build = { { "Home One (A)", counters = 8 }, { "Chewbacca (M)", counters = 8 }, { "Naboo Defense Station", counters = 8 } } } },
  steps = {
    p1.plays "Dark Speed",
    p1.chooses "Techno Union Starship",
    p1.attacks "Jedi Starfighter 3R3",
    p1.plays "Strength of Hate",
    p1.chooses "Techno Union Starship",
    p2.passes,
    p2.passes,
    p2.passes,
    p2.passes,
    p2.passes,
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "TCG-END-02" },
  },
}

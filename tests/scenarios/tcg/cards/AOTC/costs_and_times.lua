-- What each card costs and when it is for, from the other side: one Force or one build counter too few, the wrong moment.

scenario "What lasts for an attack is not played when no unit attacks: AOTC, Dark Side and neutral" {
  rules = { "TCG-PHR-07" },
  given = { phase = "battle",
    p1 = { force = 20, hand = { "Surge of Power", "Strength of Hate", "Weapon Response", "Tyranus's Wrath", "Tyranus's Gift", "Target Locked", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "plays", "Surge of Power", because = "TCG-PHR-07" },
    p1.cannot { "plays", "Strength of Hate", because = "TCG-PHR-07" },
    p1.cannot { "plays", "Weapon Response", because = "TCG-PHR-07" },
    p1.cannot { "plays", "Tyranus's Wrath", because = "TCG-PHR-07" },
    p1.cannot { "plays", "Tyranus's Gift", because = "TCG-PHR-07" },
    p1.cannot { "plays", "Target Locked", because = "TCG-PHR-07" },
    p1.passes,
  },
}

scenario "What lasts for an attack is not played when no unit attacks: AOTC, Light Side" {
  rules = { "TCG-PHR-07" },
  given = { phase = "battle",
    p2 = { force = 20, hand = { "Hero's Duty", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p2.cannot { "plays", "Hero's Duty", because = "TCG-PHR-07" },
    p2.passes,
  },
}

scenario "With 2 Force no Battle card is played that costs 3: AOTC, Dark Side and neutral" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "battle",
    p1 = { force = 2, hand = { "War Will Follow", "Hero's Flaw", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "plays", "War Will Follow", because = "TCG-ACTV-01" },
    p1.cannot { "plays", "Hero's Flaw", because = "TCG-ACTV-01" },
    p1.passes,
  },
}

scenario "With 3 Force no Battle card is played that costs 4: AOTC, Dark Side and neutral" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Knockdown", "Down in Flames", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "plays", "Knockdown", because = "TCG-ACTV-01" },
    p1.cannot { "plays", "Down in Flames", because = "TCG-ACTV-01" },
    p1.passes,
  },
}

scenario "With 4 Force no Battle card is played that costs 5: AOTC, Dark Side and neutral" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "battle",
    p1 = { force = 4, hand = { "Repulsorlift Malfunction", "Sonic Shockwave", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "plays", "Repulsorlift Malfunction", because = "TCG-ACTV-01" },
    p1.cannot { "plays", "Sonic Shockwave", because = "TCG-ACTV-01" },
    p1.passes,
  },
}

scenario "With 7 Force no Battle card is played that costs 8: AOTC, Dark Side and neutral" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "battle",
    p1 = { force = 7, hand = { "Dark Side's Command", "Dark Side's Compulsion", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "plays", "Dark Side's Command", because = "TCG-ACTV-01" },
    p1.cannot { "plays", "Dark Side's Compulsion", because = "TCG-ACTV-01" },
    p1.passes,
  },
}

scenario "With 9 Force no Battle card is played that costs 10: AOTC, Dark Side and neutral" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "battle",
    p1 = { force = 9, hand = { "Interference in the Senate", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "plays", "Interference in the Senate", because = "TCG-ACTV-01" },
    p1.passes,
  },
}

scenario "With 1 Force no Battle card is played that costs 2: AOTC, Light Side" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "battle",
    p2 = { force = 1, hand = { "Windu's Solution", "Anakin's Inspiration", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p2.cannot { "plays", "Windu's Solution", because = "TCG-ACTV-01" },
    p2.cannot { "plays", "Anakin's Inspiration", because = "TCG-ACTV-01" },
    p2.passes,
  },
}

scenario "With 2 Force no Battle card is played that costs 3: AOTC, Light Side" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "battle",
    p2 = { force = 2, hand = { "Master and Apprentice", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p2.cannot { "plays", "Master and Apprentice", because = "TCG-ACTV-01" },
    p2.passes,
  },
}

scenario "With 3 Force no Battle card is played that costs 4: AOTC, Light Side" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "battle",
    p2 = { force = 3, hand = { "Ward of the Jedi", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p2.cannot { "plays", "Ward of the Jedi", because = "TCG-ACTV-01" },
    p2.passes,
  },
}

scenario "Preventions are not played when no damage is pending: AOTC, Dark Side and neutral" {
  rules = { "TCG-PHR-12" },
  given = { phase = "battle",
    p1 = { force = 20, hand = { "Hero's Dodge", "Padawan's Deflection", "High-Force Dodge", "Pilot's Dodge", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "plays", "Hero's Dodge", because = "TCG-PHR-12" },
    p1.cannot { "plays", "Padawan's Deflection", because = "TCG-PHR-12" },
    p1.cannot { "plays", "High-Force Dodge", because = "TCG-PHR-12" },
    p1.cannot { "plays", "Pilot's Dodge", because = "TCG-PHR-12" },
    p1.passes,
  },
}

scenario "Preventions are not played when no damage is pending: AOTC, Light Side" {
  rules = { "TCG-PHR-12" },
  given = { phase = "battle",
    p2 = { force = 20, hand = { "Yoda's Intervention", "Jedi Knight's Deflection", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p2.cannot { "plays", "Yoda's Intervention", because = "TCG-PHR-12" },
    p2.cannot { "plays", "Jedi Knight's Deflection", because = "TCG-PHR-12" },
    p2.passes,
  },
}

scenario "Rerolls are not played when no dice were rolled: AOTC, Dark Side and neutral" {
  rules = { "TCG-PHR-15" },
  given = { phase = "battle",
    p1 = { force = 20, hand = { "Cheat the Game", "Second Effort", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "plays", "Cheat the Game", because = "TCG-PHR-15" },
    p1.cannot { "plays", "Second Effort", because = "TCG-PHR-15" },
    p1.passes,
  },
}

scenario "A Mission with one build counter too few is not completed: AOTC, Dark Side and neutral" {
  quiet = { "AOTC-10/completed", "AOTC-38/completed", "AOTC-48/completed", "AOTC-51/completed", "AOTC-68/completed", "AOTC-107/completed", "AOTC-8/completed", "AOTC-33/completed", "AOTC-80/completed", "AOTC-106/completed", "AOTC-141/completed", "AOTC-151/completed", "AOTC-166/completed", "AOTC-171/completed", "AOTC-174/completed" },
  rules = { "TCG-BUILD-03" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, build = {
      { "Dark Rendezvous", counters = 3 },
      { "Subtle Assassination", counters = 2 },
      { "Destruction of Hope", counters = 1 },
      { "Plot the Secession", counters = 2 },
      { "Target the Senator", counters = 2 },
      { "Tyranus's Edict", counters = 2 },
      { "Capture Obi-Wan", counters = 1 },
      { "Splinter the Republic", counters = 0 },
      { "Clear the Skies", counters = 2 },
      { "Order Here", counters = 1 },
      { "Departure Time", counters = 1 },
      { "Ship Arrival", counters = 1 },
      { "Hatch a Clone", counters = 0 },
      { "Mending", counters = 1 },
      { "Return to Spaceport", counters = 0 },
      { "Slumming on Coruscant", counters = 0 },
      { "Starship Refit", counters = 0 },
      { "Take the Initiative", counters = 0 } } } },
  steps = {
    p1.cannot { "completes", "Dark Rendezvous", because = "TCG-BUILD-03" },
    p1.cannot { "completes", "Subtle Assassination", because = "TCG-BUILD-03" },
    p1.cannot { "completes", "Destruction of Hope", because = "TCG-BUILD-03" },
    p1.cannot { "completes", "Plot the Secession", because = "TCG-BUILD-03" },
    p1.cannot { "completes", "Target the Senator", because = "TCG-BUILD-03" },
    p1.cannot { "completes", "Tyranus's Edict", because = "TCG-BUILD-03" },
    p1.cannot { "completes", "Capture Obi-Wan", because = "TCG-BUILD-03" },
    p1.cannot { "completes", "Splinter the Republic", because = "TCG-BUILD-03" },
    p1.cannot { "completes", "Clear the Skies", because = "TCG-BUILD-03" },
    p1.cannot { "completes", "Order Here", because = "TCG-BUILD-03" },
    p1.cannot { "completes", "Departure Time", because = "TCG-BUILD-03" },
    p1.cannot { "completes", "Ship Arrival", because = "TCG-BUILD-03" },
    p1.cannot { "completes", "Hatch a Clone", because = "TCG-BUILD-03" },
    p1.cannot { "completes", "Mending", because = "TCG-BUILD-03" },
    p1.cannot { "completes", "Return to Spaceport", because = "TCG-BUILD-03" },
    p1.cannot { "completes", "Slumming on Coruscant", because = "TCG-BUILD-03" },
    p1.cannot { "completes", "Starship Refit", because = "TCG-BUILD-03" },
    p1.cannot { "completes", "Take the Initiative", because = "TCG-BUILD-03" },
  },
}

scenario "A Mission with one build counter too few is not completed: AOTC, Light Side" {
  quiet = { "AOTC-118/completed", "AOTC-29/completed", "AOTC-44/completed", "AOTC-70/completed", "AOTC-114/completed" },
  rules = { "TCG-BUILD-03" },
  given = { phase = "light builds",
    p2 = { build_points = 1, build = {
      { "Wedding of Destiny", counters = 1 },
      { "Jedi Council Summons", counters = 1 },
      { "Jedi Call for Help", counters = 2 },
      { "A Moment's Rest", counters = 2 },
      { "Seek the Council's Wisdom", counters = 1 },
      { "Chase the Villain", counters = 1 },
      { "Underworld Connections", counters = 0 } } } },
  steps = {
    p2.cannot { "completes", "Wedding of Destiny", because = "TCG-BUILD-03" },
    p2.cannot { "completes", "Jedi Council Summons", because = "TCG-BUILD-03" },
    p2.cannot { "completes", "Jedi Call for Help", because = "TCG-BUILD-03" },
    p2.cannot { "completes", "A Moment's Rest", because = "TCG-BUILD-03" },
    p2.cannot { "completes", "Seek the Council's Wisdom", because = "TCG-BUILD-03" },
    p2.cannot { "completes", "Chase the Villain", because = "TCG-BUILD-03" },
    p2.cannot { "completes", "Underworld Connections", because = "TCG-BUILD-03" },
  },
}

scenario "What is for the build step is not used in battle: AOTC, Dark Side and neutral" {
  rules = { "TCG-PHR-08" },
  given = { phase = "battle",
    p1 = { force = 20, build_points = 5, hand = { "Toy Gift" }, character = { "Shu Mai (A)", "Nute Gunray (A)" }, ground = { "Reek", "Tyranus's Geonosian Speeder (A)", "Jawa Sandcrawler" }, space = { "Trade Federation C-9979", "Coruscant Freighter AA-9 (A)" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "uses", "Shu Mai (A)", because = "TCG-PHR-08" },
    p1.cannot { "uses", "Nute Gunray (A)", because = "TCG-PHR-08" },
    p1.cannot { "uses", "Reek", because = "TCG-PHR-08" },
    p1.cannot { "uses", "Tyranus's Geonosian Speeder (A)", because = "TCG-PHR-08" },
    p1.cannot { "uses", "Jawa Sandcrawler", because = "TCG-PHR-08" },
    p1.cannot { "uses", "Trade Federation C-9979", because = "TCG-PHR-08" },
    p1.cannot { "uses", "Coruscant Freighter AA-9 (A)", because = "TCG-PHR-08" },
    p1.passes,
  },
}

scenario "What is for the build step is not used in battle: AOTC, Light Side" {
  rules = { "TCG-PHR-08" },
  given = { phase = "battle",
    p2 = { force = 20, build_points = 5, hand = { "Toy Gift" }, character = { "Anakin Skywalker (B)", "Bail Organa (A)", "R2-D2 (A)", "C-3PO (A)", "Yoda (B)" }, ground = { "Jedi Patrol" }, space = { "Corellian Star Shuttle" } },
    p1 = { character = { "Toy Guard" } } },
  steps = {
    p2.cannot { "uses", "Anakin Skywalker (B)", because = "TCG-PHR-08" },
    p2.cannot { "uses", "Bail Organa (A)", because = "TCG-PHR-08" },
    p2.cannot { "uses", "R2-D2 (A)", because = "TCG-PHR-08" },
    p2.cannot { "uses", "C-3PO (A)", because = "TCG-PHR-08" },
    p2.cannot { "uses", "Yoda (B)", because = "TCG-PHR-08" },
    p2.cannot { "uses", "Jedi Patrol", because = "TCG-PHR-08" },
    p2.cannot { "uses", "Corellian Star Shuttle", because = "TCG-PHR-08" },
    p2.passes,
  },
}

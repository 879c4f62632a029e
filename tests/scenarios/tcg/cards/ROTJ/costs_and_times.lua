-- What each card costs and when it is for, from the other side: one Force or one build counter too few, the wrong moment.

scenario "What lasts for an attack is not played when no unit attacks: ROTJ, Dark Side and neutral" {
  rules = { "TCG-PHR-07" },
  given = { phase = "battle",
    p1 = { force = 20, hand = { "Savage Attack", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "plays", "Savage Attack", because = "TCG-PHR-07" },
    p1.passes,
  },
}

scenario "With 0 Force no Battle card is played that costs 1: ROTJ, Dark Side and neutral" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "battle",
    p1 = { force = 0, hand = { "Vader's Summons", "Ionization Weapons", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "plays", "Vader's Summons", because = "TCG-ACTV-01" },
    p1.cannot { "plays", "Ionization Weapons", because = "TCG-ACTV-01" },
    p1.passes,
  },
}

scenario "With 1 Force no Battle card is played that costs 2: ROTJ, Dark Side and neutral" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "battle",
    p1 = { force = 1, hand = { "Lightsaber Throw", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "plays", "Lightsaber Throw", because = "TCG-ACTV-01" },
    p1.passes,
  },
}

scenario "With 2 Force no Battle card is played that costs 3: ROTJ, Dark Side and neutral" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "battle",
    p1 = { force = 2, hand = { "Baited Trap", "Close Quarters", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "plays", "Baited Trap", because = "TCG-ACTV-01" },
    p1.cannot { "plays", "Close Quarters", because = "TCG-ACTV-01" },
    p1.passes,
  },
}

scenario "With 3 Force no Battle card is played that costs 4: ROTJ, Dark Side and neutral" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Trap Door!", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "plays", "Trap Door!", because = "TCG-ACTV-01" },
    p1.passes,
  },
}

scenario "With 0 Force no Battle card is played that costs 1: ROTJ, Light Side" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "battle",
    p2 = { force = 0, hand = { "Log Trap", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p2.cannot { "plays", "Log Trap", because = "TCG-ACTV-01" },
    p2.passes,
  },
}

scenario "Preventions are not played when no damage is pending: ROTJ, Light Side" {
  rules = { "TCG-PHR-12" },
  given = { phase = "battle",
    p2 = { force = 20, hand = { "Wookiee Hug", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p2.cannot { "plays", "Wookiee Hug", because = "TCG-PHR-12" },
    p2.passes,
  },
}

scenario "A Mission with one build counter too few is not completed: ROTJ, Dark Side and neutral" {
  quiet = { "ROTJ-31/completed", "ROTJ-4/completed" },
  rules = { "TCG-BUILD-03" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, build = {
      { "Progress Report", counters = 3 },
      { "Vader's Guile", counters = 1 },
      { "Bargain with Jabba", counters = 2 } } } },
  steps = {
    p1.cannot { "completes", "Progress Report", because = "TCG-BUILD-03" },
    p1.cannot { "completes", "Vader's Guile", because = "TCG-BUILD-03" },
    p1.cannot { "completes", "Bargain with Jabba", because = "TCG-BUILD-03" },
  },
}

scenario "A Mission with one build counter too few is not completed: ROTJ, Light Side" {
  rules = { "TCG-BUILD-03" },
  given = { phase = "light builds",
    p2 = { build_points = 1, build = {
      { "Honor the Fallen", counters = 1 } } } },
  steps = {
    p2.cannot { "completes", "Honor the Fallen", because = "TCG-BUILD-03" },
  },
}

scenario "What is for the build step is not used in battle: ROTJ, Dark Side and neutral" {
  rules = { "TCG-PHR-08" },
  given = { phase = "battle",
    p1 = { force = 20, build_points = 5, hand = { "Toy Gift" }, character = { "Emperor Palpatine (E)" }, ground = { "Jabba's Sail Barge (A)" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "uses", "Emperor Palpatine (E)", because = "TCG-PHR-08" },
    p1.cannot { "uses", "Jabba's Sail Barge (A)", because = "TCG-PHR-08" },
    p1.passes,
  },
}

scenario "What is for the build step is not used in battle: ROTJ, Light Side" {
  rules = { "TCG-PHR-08" },
  given = { phase = "battle",
    p2 = { force = 20, build_points = 5, hand = { "Toy Gift" }, character = { "Chief Chirpa (A)" } },
    p1 = { character = { "Toy Guard" } } },
  steps = {
    p2.cannot { "uses", "Chief Chirpa (A)", because = "TCG-PHR-08" },
    p2.passes,
  },
}

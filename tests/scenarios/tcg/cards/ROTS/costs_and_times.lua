-- What each card costs and when it is for, from the other side: one Force or one build counter too few, the wrong moment.

scenario "What lasts for an attack is not played when no unit attacks: ROTS, Dark Side and neutral" {
  rules = { "TCG-PHR-07" },
  given = { phase = "battle",
    p1 = { force = 20, hand = { "Power Attack", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "plays", "Power Attack", because = "TCG-PHR-07" },
    p1.passes,
  },
}

scenario "What lasts for an attack is not played when no unit attacks: ROTS, Light Side" {
  rules = { "TCG-PHR-07" },
  given = { phase = "battle",
    p2 = { force = 20, hand = { "Diving Attack", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p2.cannot { "plays", "Diving Attack", because = "TCG-PHR-07" },
    p2.passes,
  },
}

scenario "With 0 Force no Battle card is played that costs 1: ROTS, Dark Side and neutral" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "battle",
    p1 = { force = 0, hand = { "Strike with Impunity", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "plays", "Strike with Impunity", because = "TCG-ACTV-01" },
    p1.passes,
  },
}

scenario "With 2 Force no Battle card is played that costs 3: ROTS, Dark Side and neutral" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "battle",
    p1 = { force = 2, hand = { "Lightsaber Quick Draw", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "plays", "Lightsaber Quick Draw", because = "TCG-ACTV-01" },
    p1.passes,
  },
}

scenario "With 3 Force no Battle card is played that costs 4: ROTS, Dark Side and neutral" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Homing Missiles Salvo", "Surge of Strength", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "plays", "Homing Missiles Salvo", because = "TCG-ACTV-01" },
    p1.cannot { "plays", "Surge of Strength", because = "TCG-ACTV-01" },
    p1.passes,
  },
}

scenario "With 4 Force no Battle card is played that costs 5: ROTS, Dark Side and neutral" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "battle",
    p1 = { force = 4, hand = { "Confusion", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "plays", "Confusion", because = "TCG-ACTV-01" },
    p1.passes,
  },
}

scenario "Disrupts are not played when nothing was played: ROTS, Dark Side and neutral" {
  rules = { "TCG-PHR-02" },
  given = { phase = "battle",
    p1 = { force = 20, hand = { "Dismiss", "Thwart", "Foil", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "plays", "Dismiss", because = "TCG-PHR-02" },
    p1.cannot { "plays", "Thwart", because = "TCG-PHR-02" },
    p1.cannot { "plays", "Foil", because = "TCG-PHR-02" },
    p1.passes,
  },
}

scenario "Preventions are not played when no damage is pending: ROTS, Dark Side and neutral" {
  rules = { "TCG-PHR-12" },
  given = { phase = "battle",
    p1 = { force = 20, hand = { "Jedi Master's Deflection", "Force Dodge", "Jedi Piloting", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "plays", "Jedi Master's Deflection", because = "TCG-PHR-12" },
    p1.cannot { "plays", "Force Dodge", because = "TCG-PHR-12" },
    p1.cannot { "plays", "Jedi Piloting", because = "TCG-PHR-12" },
    p1.passes,
  },
}

scenario "Preventions are not played when no damage is pending: ROTS, Light Side" {
  rules = { "TCG-PHR-12" },
  given = { phase = "battle",
    p2 = { force = 20, hand = { "Thread the Needle", "Toy Gift" },
      space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard", "Toy Padawan" } },
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p2.cannot { "plays", "Thread the Needle", because = "TCG-PHR-12" },
    p2.passes,
  },
}

scenario "A Mission with one build counter too few is not completed: ROTS, Dark Side and neutral" {
  quiet = { "ROTS-28/completed", "ROTS-65/completed", "ROTS-91/completed" },
  rules = { "TCG-BUILD-03" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, build = {
      { "Sacrifice the Expendable", counters = 2 },
      { "Rage of Victory", counters = 2 },
      { "Treachery", counters = 1 },
      { "Instill Doubt", counters = 0 } } } },
  steps = {
    p1.cannot { "completes", "Sacrifice the Expendable", because = "TCG-BUILD-03" },
    p1.cannot { "completes", "Rage of Victory", because = "TCG-BUILD-03" },
    p1.cannot { "completes", "Treachery", because = "TCG-BUILD-03" },
    p1.cannot { "completes", "Instill Doubt", because = "TCG-BUILD-03" },
  },
}

scenario "A Mission with one build counter too few is not completed: ROTS, Light Side" {
  quiet = { "ROTS-95/completed", "ROTS-17/completed", "ROTS-53/completed" },
  rules = { "TCG-BUILD-03" },
  given = { phase = "light builds",
    p2 = { build_points = 1, build = {
      { "Meditate", counters = 1 },
      { "It Just Might Work", counters = 1 },
      { "Jedi Concentration", counters = 1 } } } },
  steps = {
    p2.cannot { "completes", "Meditate", because = "TCG-BUILD-03" },
    p2.cannot { "completes", "It Just Might Work", because = "TCG-BUILD-03" },
    p2.cannot { "completes", "Jedi Concentration", because = "TCG-BUILD-03" },
  },
}

scenario "What is for the build step is not used in battle: ROTS, Dark Side and neutral" {
  rules = { "TCG-PHR-08" },
  given = { phase = "battle",
    p1 = { force = 20, build_points = 5, hand = { "Toy Gift" }, character = { "Darth Sidious (E)", "Mas Amedda (A)", "Nute Gunray (D)" }, space = { "Hardcell-Class Transport" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "uses", "Darth Sidious (E)", because = "TCG-PHR-08" },
    p1.cannot { "uses", "Mas Amedda (A)", because = "TCG-PHR-08", says = "play only during your build step" },
    p1.cannot { "uses", "Nute Gunray (D)", because = "TCG-PHR-08" },
    p1.cannot { "uses", "Hardcell-Class Transport", because = "TCG-PHR-08" },
    p1.passes,
  },
}

scenario "What is for the build step is not used in battle: ROTS, Light Side" {
  rules = { "TCG-PHR-08" },
  given = { phase = "battle",
    p2 = { force = 20, build_points = 5, hand = { "Toy Gift" }, character = { "Bail Organa (B)", "Padme Amidala (H)" } },
    p1 = { character = { "Toy Guard" } } },
  steps = {
    p2.cannot { "uses", "Bail Organa (B)", because = "TCG-PHR-08" },
    p2.cannot { "uses", "Padme Amidala (H)", because = "TCG-PHR-08" },
    p2.passes,
  },
}

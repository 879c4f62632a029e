-- Swayed by the Dark Side: cards drawn by lot.

scenario "Allies of Necessity: icons for two units of different affiliations" {
  rules = { "SBDS-279.6/fate" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper", "Toy Saboteur", "Toy Adept" }, hand = { "SBDS-279.6" } },
    p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper", "Toy Saboteur", "Toy Adept" }, defenders = { "Toy Mentor" } } },
  steps = {
    p1.places "Allies of Necessity",
    p1.chooses "Toy Trooper",
    p1.may_choose_exactly { "Toy Saboteur", "Toy Adept" },        -- with the trooper; they are both of the Sith
    p1.chooses "Toy Saboteur",
    p1.may_choose_exactly { "Toy Trooper", "Toy Saboteur" },
    p1.chooses "Toy Trooper",
    expect { p1.card "Toy Trooper", unit_damage = 2, blast_damage = 0 },
    expect { p1.card "Toy Saboteur", unit_damage = 0, blast_damage = 1 },
    expect { p1.card "Toy Adept", blast_damage = 0 },
  },
}

scenario "Allies of Necessity: not two units of one affiliation" {
  quiet = { "SBDS-279.6/fate" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper", "Toy Officer" }, hand = { "SBDS-279.6" } },
    p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper", "Toy Officer" }, defenders = { "Toy Mentor" } } },
  steps = {
    p1.places "Allies of Necessity",
    expect { p1.card "Toy Trooper", unit_damage = 1, blast_damage = 0 },
    expect { p1.card "Toy Officer", blast_damage = 0 },
  },
}

scenario "Allies of Necessity: two neutral units share no affiliation" {
  rules = { "SBDS-279.6/fate" },
  given = { turn = p1,
    p1 = { units = { "Toy Hunter", "Toy Reaper" }, hand = { "SBDS-279.6" } },
    p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Hunter", "Toy Reaper" }, defenders = { "Toy Mentor" } } },
  steps = {
    p1.places "Allies of Necessity",
    p1.chooses "Toy Hunter",
    p1.chooses "Toy Reaper",
    p1.chooses "Toy Reaper",
    expect { p1.card "Toy Reaper", unit_damage = 4, blast_damage = 0 },
    expect { p1.card "Toy Hunter", unit_damage = 3, blast_damage = 1 },
  },
}

scenario "Allies of Necessity: only units of the engagement, and only one's own" {
  rules = { "SBDS-279.6/fate" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper", "Toy Saboteur", "Toy Hunter" }, hand = { "SBDS-279.6" } },
    p2 = { units = { "Toy Mentor", "Toy Speeder" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper", "Toy Saboteur" }, defenders = { "Toy Mentor", "Toy Speeder" } } },
  steps = {
    p1.places "Allies of Necessity",
    p1.may_choose_exactly { "Toy Trooper", done },
    p1.chooses "Toy Trooper",
    p1.may_choose_exactly { "Toy Saboteur" },
    p1.chooses "Toy Saboteur",
    p1.chooses "Toy Saboteur",
    expect { p1.card "Toy Saboteur", unit_damage = 1 },
    expect { p1.card "Toy Trooper", blast_damage = 1 },
  },
}

scenario "Allies of Necessity: it may be declined" {
  rules = { "SBDS-279.6/fate" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper", "Toy Saboteur" }, hand = { "SBDS-279.6" } },
    p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper", "Toy Saboteur" }, defenders = { "Toy Mentor" } } },
  steps = {
    p1.places "Allies of Necessity",
    p1.finishes,
    expect { p1.card "Toy Trooper", unit_damage = 1, blast_damage = 0 },
    expect { p1.card "Toy Saboteur", unit_damage = 0, blast_damage = 0 },
  },
}

scenario "Allies of Necessity: a unit that takes no part is no second one" {
  quiet = { "SBDS-279.6/fate" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper", "Toy Saboteur" }, hand = { "SBDS-279.6" } },
    p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Mentor" } } },
  steps = {
    p1.places "Allies of Necessity",
    expect { p1.card "Toy Trooper", unit_damage = 1, blast_damage = 0 },
  },
}

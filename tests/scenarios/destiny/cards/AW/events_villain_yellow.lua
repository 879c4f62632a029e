-- Awakenings: what the villains' yellow events do.

scenario "Ace in the Hole rolls the die of a discarded yellow upgrade; it is set aside when it was used" {
  rules = { "AW-92/effect" },
  cites = { { "DST-FAQ-16", "the special of the die works" }, { "DST-RUL-AW-02", "abilities of the die itself work" } },
  given = { turn = p1,
    p1 = { resources = 5, hand = { "Ace in the Hole", "Crime Lord", "Lightsaber", "Scramble" }, characters = { "Bala-Tik" } },
    p2 = { hand = { "Aim" }, characters = { "Rey", "Finn" } },
    chance = { 5 } },
  steps = {
    p1.plays "Ace in the Hole",
    p1.may_choose_exactly { "Crime Lord" },
    p1.chooses "Crime Lord",
    expect { p1.pool, exactly = { "special" } },
    p2.passes,
    p1.resolves "special",
    p1.chooses "Rey",
    expect { table, delayed_effects = 1 },
    expect { p1.pool, exactly = {} },
    expect { p1, resources = 0 },
  },
}

scenario "Ace in the Hole: what the card alone does, does not apply" {
  rules = { "AW-92/effect" },
  cites = { { "DST-RUL-AW-03", "an upgrade that is not in play is not discarded and has no character" } },
  given = { turn = p1,
    p1 = { hand = { "Ace in the Hole", "Thermal Detonator" }, characters = { "Bala-Tik" } },
    p2 = { characters = { "Rey", "Finn" } },
    chance = { 4 } },
  steps = {
    p1.plays "Ace in the Hole",
    p2.passes,
    p1.resolves "special",
    expect { p2.character "Rey", damage = 3 },
    expect { p2.character "Finn", damage = 3 },
    expect { p1.discard, exactly = { "Ace in the Hole", "Thermal Detonator" } },
    expect { p1.pool, exactly = {} },
  },
}

scenario "Ace in the Hole without a yellow upgrade in hand rolls nothing" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { hand = { "Ace in the Hole", "Lightsaber" }, characters = { "Bala-Tik" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Ace in the Hole",
    expect { p1.hand, exactly = { "Lightsaber" } },
    expect { p1.pool, exactly = {} },
    p2.is_asked,
  },
}

scenario "Armed to the Teeth: damage for each upgrade that a yellow character gives up" {
  rules = { "AW-93/effect" },
  given = { turn = p1,
    p1 = { hand = { "Armed to the Teeth" },
      characters = { { "Bala-Tik", upgrades = { "Datapad", "Gaffi Stick" } }, { "Jango Fett", upgrades = { "Jetpack" } }, "Kylo Ren" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Armed to the Teeth",
    p1.may_choose_exactly { "Bala-Tik", "Jango Fett" },
    p1.chooses "Bala-Tik",
    p1.may_choose_exactly { "Datapad", "Gaffi Stick", done },
    p1.chooses "Datapad",
    p1.chooses "Gaffi Stick",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2 },
    expect { p1.upgrades, exactly = { "Jetpack" } },
  },
}

scenario "Armed to the Teeth without giving anything up deals nothing" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { hand = { "Armed to the Teeth" }, characters = { { "Bala-Tik", upgrades = { "Datapad" } } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Armed to the Teeth",
    p1.finishes,
    expect { p2.character "Rey", damage = 0 },
    p2.is_asked,
  },
}

scenario "Confiscation: pay for an opponent's upgrade and it goes back to their hand" {
  rules = { "AW-94/effect" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Confiscation" }, characters = { { "Bala-Tik", upgrades = { "Datapad" } } } },
    p2 = { characters = { { "Rey", upgrades = { "Lightsaber", "Mind Probe" } } }, pool = { { "Lightsaber", side = "1 shield" } } } },
  steps = {
    p1.plays "Confiscation",
    p1.may_choose_exactly { "Lightsaber", "Mind Probe" },
    p1.chooses "Lightsaber",
    expect { p2.hand, exactly = { "Lightsaber" } },
    expect { p2.pool, exactly = {} },
    expect { p1, resources = 0 },
  },
}

scenario "Confiscation without enough resources takes nothing" {
  quiet = { "AW-94/effect" },
  rules = { "DST-EFF-THEN-01" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Confiscation" }, characters = { "Bala-Tik" } },
    p2 = { characters = { { "Rey", upgrades = { "Mind Probe" } } } } },
  steps = {
    p1.plays "Confiscation",
    expect { p2.upgrade "Mind Probe", on = "Rey" },
    expect { p1, resources = 3 },
    p2.is_asked,
  },
}

scenario "Fight Dirty: damage for each yellow die removed" {
  rules = { "AW-95/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Fight Dirty" }, characters = { { "Bala-Tik", elite = true }, "Kylo Ren" },
      pool = { { "Bala-Tik", side = "blank" }, { "Bala-Tik", side = "1 shield" }, { "Kylo Ren", side = "blank" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Fight Dirty",
    p1.may_choose_exactly { "blank", "1 shield", done },
    p1.chooses "blank",
    p1.chooses "1 shield",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2 },
    expect { p1.pool, exactly = { "blank" } },
  },
}

scenario "Fight Dirty with no die removed deals nothing" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Fight Dirty" }, characters = { "Bala-Tik" }, pool = { { "Bala-Tik", side = "blank" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Fight Dirty",
    p1.finishes,
    p2.is_asked,
    expect { p2.character "Rey", damage = 0 },
  },
}

scenario "Go for the Kill: a ranged die past shields" {
  rules = { "AW-96/effect" },
  given = { turn = p1,
    p1 = { hand = { "Go for the Kill" }, characters = { "Jango Fett", "Tusken Raider" },
      pool = { { "Jango Fett", side = "2 ranged" }, { "Tusken Raider", side = "1 melee" } } },
    p2 = { characters = { { "Rey", shields = 2 } } } },
  steps = {
    p1.plays "Go for the Kill",
    p1.chooses "2 ranged",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2, shields = 2 },
    expect { p1.pool, exactly = { "1 melee" } },
  },
}

scenario "He Doesn't Like You: a die for a die" {
  rules = { "AW-97/effect" },
  given = { turn = p1,
    p1 = { hand = { "He Doesn't Like You" }, characters = { "Jango Fett" }, pool = { { "Jango Fett", side = "blank" } } },
    p2 = { characters = { { "Rey", elite = true } }, pool = { { "Rey", side = "1 melee" }, { "Rey", side = "1 discard" } } } },
  steps = {
    p1.plays "He Doesn't Like You",
    p1.chooses "blank",
    p1.may_choose_exactly { "1 melee", "1 discard" },
    p1.chooses "1 melee",
    expect { p1.pool, exactly = {} },
    expect { p2.pool, exactly = { "1 discard" } },
  },
}

scenario "He Doesn't Like You without a die of one's own does nothing" {
  rules = { "DST-EFF-THEN-01" },
  given = { turn = p1,
    p1 = { hand = { "He Doesn't Like You" }, characters = { "Jango Fett" } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.plays "He Doesn't Like You",
    p2.is_asked,
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Lying in Wait: the opponent discards down to one's own number" {
  rules = { "AW-98/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Lying in Wait", "Aim" }, characters = { "Jango Fett" } },
    p2 = { hand = { "Aim", "Block", "Dodge" }, characters = { "Rey" } } },
  steps = {
    p1.plays "Lying in Wait",
    p2.chooses "Aim",
    p2.chooses "Dodge",
    expect { p2.hand, exactly = { "Block" } },
    expect { p2.discard, exactly = { "Aim", "Dodge" } },
    expect { p1.hand, exactly = { "Aim" } },
  },
}

scenario "Lying in Wait does nothing to who has no more cards" {
  quiet = { "AW-98/effect" },
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Lying in Wait", "Aim" }, characters = { "Jango Fett" } },
    p2 = { hand = { "Block" }, characters = { "Rey" } } },
  steps = {
    p1.plays "Lying in Wait",
    p2.is_asked,
    expect { p2.hand, exactly = { "Block" } },
  },
}

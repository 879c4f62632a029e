-- Awakenings: what the villains' upgrades do.

scenario "Commanding Presence goes on a red character only" {
  rules = { "AW-7/restriction" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Commanding Presence" }, characters = { "Kylo Ren", "First Order Stormtrooper" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Commanding Presence",
    p1.may_choose_exactly { "First Order Stormtrooper", decline },
    p1.declines,
  },
}

scenario "Commanding Presence resolves a red die of one's own with 2 more" {
  rules = { "AW-7/special" },
  given = { turn = p1,
    p1 = { characters = { { "Captain Phasma", upgrades = { "Commanding Presence" } }, "Kylo Ren" },
      pool = { { "Commanding Presence", side = "special" }, { "Captain Phasma", side = "2 ranged" }, { "Kylo Ren", side = "1 melee" } } },
    p2 = { characters = { "Rey", "Rebel Trooper" }, pool = { { "Rebel Trooper", side = "1 shield" } } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "special", "2 ranged", "1 shield" },
    p1.chooses "2 ranged",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 4 },
    expect { p1.pool, exactly = { "1 melee" } },
    expect { p2.pool, exactly = { "1 shield" } },
  },
}

scenario "Commanding Presence removes a red die of an opponent, and cannot resolve itself again" {
  rules = { "AW-7/special" },
  given = { turn = p1,
    p1 = { characters = { { "Captain Phasma", upgrades = { "Commanding Presence", "Commanding Presence" } } },
      pool = { { "Commanding Presence", side = "special" }, { "Commanding Presence", side = "special" } } },
    p2 = { characters = { "Rey", "Rebel Trooper" }, pool = { { "Rebel Trooper", side = "1 shield" } } } },
  steps = {
    p1.resolves "special",
    p1.chooses "1 shield",
    expect { p2.pool, exactly = {} },
    p1.chooses "special",
    p1.chooses "special",
    expect { p1.pool, exactly = {} },
    p2.is_asked,
  },
}

scenario "Force Choke goes on a blue character only" {
  rules = { "AW-13/restriction" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Force Choke" }, characters = { "Kylo Ren", "First Order Stormtrooper" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Force Choke",
    p1.may_choose_exactly { "Kylo Ren", decline },
    p1.declines,
  },
}

scenario "Force Choke hurts another character past shields, and may turn one of its dice" {
  rules = { "AW-13/special" },
  given = { turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Force Choke" } }, "Nightsister" }, pool = { { "Force Choke", side = "special" } } },
    p2 = { characters = { { "Rey", shields = 1, upgrades = { "Rey's Staff" } }, "Finn" },
      pool = { { "Rey", side = "1 melee" }, { "Rey's Staff", side = "3 melee for 1" }, { "Finn", side = "2 ranged" } } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "Nightsister", "Rey", "Finn" },
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 1, shields = 1 },
    p1.accepts,
    p1.may_choose_exactly { "1 melee", "3 melee for 1" },
    p1.chooses "3 melee for 1",
    p1.picks "blank",
    expect { p2.pool, exactly = { "1 melee", "blank", "2 ranged" } },
  },
}

scenario "Kylo Ren's Lightsaber goes on a blue character only" {
  rules = { "AW-15/restriction" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Kylo Ren's Lightsaber" }, characters = { "Kylo Ren", "First Order Stormtrooper" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Kylo Ren's Lightsaber",
    p1.may_choose_exactly { "Kylo Ren", decline },
    p1.declines,
  },
}

scenario "Kylo Ren's Lightsaber is rerolled if shields blocked some of its damage" {
  rules = { "AW-15/special" },
  given = { turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Kylo Ren's Lightsaber" } } }, pool = { { "Kylo Ren's Lightsaber", side = "special" } } },
    p2 = { characters = { { "Rey", shields = 1 }, "Finn" } },
    chance = { 4 } },
  steps = {
    p1.resolves "special",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 1, shields = 0 },
    expect { p1.pool, exactly = { "1 shield" } },
  },
}

scenario "Kylo Ren's Lightsaber returns if nothing was blocked" {
  rules = { "AW-15/special" },
  given = { turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Kylo Ren's Lightsaber" } } }, pool = { { "Kylo Ren's Lightsaber", side = "special" } } },
    p2 = { characters = { { "Rey", shields = 1 }, "Finn" } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Finn",
    expect { p2.character "Finn", damage = 2 },
    expect { p1.pool, exactly = {} },
  },
}

scenario "Sith Holocron is switched with a blue ability, for nothing and whatever its restriction" {
  rules = { "AW-16/special" },
  cites = { { "DST-RUL-AW-25", "switching is not playing: no restriction is asked" }, { "DST-RUL-AW-26", "nor is a cost" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Force Choke", "Lightsaber", "Crime Lord", "Aim" },
      characters = { { "First Order Stormtrooper", upgrades = { "Sith Holocron" } } }, pool = { { "Sith Holocron", side = "special" } } },
    p2 = { characters = { "Rey" } },
    chance = { 1 } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "Force Choke" },
    p1.chooses "Force Choke",
    expect { p1.upgrade "Force Choke", on = "First Order Stormtrooper" },
    expect { p1.hand, exactly = { "Sith Holocron", "Lightsaber", "Crime Lord", "Aim" } },
    expect { p1, resources = 1 },
    p1.accepts,
    expect { p1.pool, exactly = { "2 disrupt" } },
    expect { p1, resources = 0 },
  },
}

scenario "Sith Holocron without such a card in hand stays; without a resource nothing is rolled" {
  cites = { { "DST-EFF-THEN-01", "without a resource the roll is not offered, whatever it hangs on" } },
  given = { turn = p1,
    p1 = { hand = { "Lightsaber" }, characters = { { "Kylo Ren", upgrades = { "Sith Holocron" } } },
      pool = { { "Sith Holocron", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    expect { p1.upgrade "Sith Holocron", on = "Kylo Ren" },
    expect { p1.pool, exactly = {} },
    p2.is_asked,
  },
}

scenario "Crime Lord goes on a yellow character only" {
  rules = { "AW-23/restriction" },
  given = { turn = p1,
    p1 = { resources = 4, hand = { "Crime Lord" }, characters = { "Kylo Ren", "Bala-Tik" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Crime Lord",
    p1.may_choose_exactly { "Bala-Tik", decline },
    p1.declines,
  },
}

scenario "Crime Lord: 5 resources now, a defeat when the round has ended" {
  rules = { "AW-23/special" },
  cites = { { "DST-EFF-DEL-02", "the example of a delayed effect" },
    { "DST-RUL-AW-07", "a delayed effect exists apart from its source, which is gone here" } },
  given = { turn = p1,
    p1 = { resources = 5, hand = { "Aim" }, characters = { { "Bala-Tik", damage = 7, upgrades = { "Crime Lord" } }, "Nightsister" },
      pool = { { "Crime Lord", side = "special" } } },
    p2 = { hand = { "Aim" }, characters = { "Rey", "Finn" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "Bala-Tik", "Nightsister", "Rey", "Finn" },
    p1.chooses "Rey",
    expect { p1, resources = 0 },
    expect { p2.character "Rey", in_play = true },
    p2.resolves "1 melee",
    p2.chooses "Bala-Tik",
    expect { p1.character "Bala-Tik", in_play = false },
    p1.passes,
    p2.passes,
    p1.finishes,
    p2.finishes,
    expect { p2.character "Rey", in_play = false },
    expect { table, round = 2 },
  },
}

scenario "Crime Lord without 5 resources chooses nobody" {
  quiet = { "AW-23/special" },
  rules = { "DST-EFF-THEN-01" },
  given = { turn = p1,
    p1 = { resources = 4, characters = { { "Bala-Tik", upgrades = { "Crime Lord" } } }, pool = { { "Crime Lord", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    expect { p1, resources = 4 },
    expect { table, delayed_effects = 0 },
    p2.is_asked,
  },
}

scenario "The Flame Thrower burns up to three different characters" {
  rules = { "AW-24/special" },
  given = { turn = p1,
    p1 = { characters = { { "Bala-Tik", upgrades = { "Flame Thrower" } } }, pool = { { "Flame Thrower", side = "special" } } },
    p2 = { characters = { "Rey", "Finn", "Padawan" } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "Bala-Tik", "Rey", "Finn", "Padawan", done },
    p1.chooses "Rey",
    p1.may_choose_exactly { "Finn", "Padawan", done },
    p1.chooses "Padawan",
    expect { p2.character "Rey", damage = 1 },
    expect { p2.character "Finn", damage = 0 },
    expect { p2.character "Padawan", damage = 1 },
  },
}

scenario "The Flame Thrower burns all that were chosen before one of them falls" {
  rules = { "AW-24/special", "DST-DMG-08" },
  given = { turn = p1,
    p1 = { characters = { { "Bala-Tik", upgrades = { "Flame Thrower" } } }, pool = { { "Flame Thrower", side = "special" } } },
    p2 = { hand = { "Defensive Stance" }, characters = { { "Obi-Wan Kenobi", damage = 10 }, "Finn" } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Obi-Wan Kenobi",
    p1.chooses "Finn",
    expect { p2.character "Finn", damage = 1, shields = 0 },
    p2.accepts,                            -- before he falls he plays a blue card: too late for Finn
    p2.chooses "Finn",
    expect { p2.character "Finn", damage = 1, shields = 2 },
    expect { p2.characters, exactly = { "Finn" } },
    p2.is_asked,                           -- Bala-Tik is ready: he cannot be readied
  },
}

scenario "The Gaffi Stick turns a melee die into 3 damage" {
  rules = { "AW-25/special" },
  given = { turn = p1,
    p1 = { characters = { { "Tusken Raider", upgrades = { "Gaffi Stick" } }, "Nightsister" },
      pool = { { "Gaffi Stick", side = "special" }, { "Tusken Raider", side = "1 melee" }, { "Nightsister", side = "1 ranged" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.resolves "special",
    p1.chooses "1 melee",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 3 },
    expect { p1.pool, exactly = { "1 ranged" } },
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "The Gaffi Stick without a melee die of one's own does nothing" {
  rules = { "DST-EFF-THEN-01" },
  given = { turn = p1,
    p1 = { characters = { { "Tusken Raider", upgrades = { "Gaffi Stick" } } }, pool = { { "Gaffi Stick", side = "special" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.resolves "special",
    expect { p2.character "Rey", damage = 0 },
    p2.is_asked,
  },
}

scenario "On The Hunt takes all shields, and for a resource a die of that character" {
  rules = { "AW-26/special" },
  given = { turn = p1,
    p1 = { resources = 1, characters = { { "Jango Fett", upgrades = { "On The Hunt" } } }, pool = { { "On The Hunt", side = "special" } } },
    p2 = { characters = { { "Rey", shields = 2, upgrades = { "Rey's Staff" } }, { "Finn", shields = 1 } },
      pool = { { "Rey", side = "1 melee" }, { "Rey's Staff", side = "1 melee" }, { "Finn", side = "2 ranged" } } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Rey",
    expect { p2.character "Rey", shields = 0 },
    expect { p2.character "Finn", shields = 1 },
    p1.accepts,
    p1.may_choose_exactly { "1 melee", "1 melee" },
    p1.chooses "1 melee",
    expect { p2.pool, exactly = { "1 melee", "2 ranged" } },
    expect { p1, resources = 0 },
  },
}

scenario "On The Hunt without a resource removes no die: its player is not asked" {
  cites = { { "DST-EFF-THEN-01", "what cannot be paid is not offered" } },
  given = { turn = p1,
    p1 = { characters = { { "Jango Fett", upgrades = { "On The Hunt" } } }, pool = { { "On The Hunt", side = "special" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Rey",
    p2.is_asked,
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Personal Escort makes the attached character a guardian" {
  rules = { "AW-78/ongoing" },
  cites = { { "DST-ABL-ONG-02", "the example: the keyword is there while the upgrade is" } },
  given = { turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Personal Escort" } }, "Nightsister" } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.activates "Kylo Ren",
    p1.may_choose_exactly { "1 melee", decline },
    p1.declines,
    p2.passes,
    p1.activates "Nightsister",
    p2.is_asked,
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Hidden In Shadow gives a shield to one that has none" {
  rules = { "AW-90/action" },
  given = { turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Hidden In Shadow" } } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Hidden In Shadow",
    expect { p1.character "Kylo Ren", shields = 1 },
    expect { p1.upgrade "Hidden In Shadow", exhausted = true },
  },
}

scenario "Hidden In Shadow does nothing for one that has a shield" {
  rules = { "DST-RND-03" },
  given = { turn = p1,
    p1 = { hand = { "Aim" }, characters = { { "Kylo Ren", shields = 1, upgrades = { "Hidden In Shadow" } } } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.uses "Hidden In Shadow",
    expect { p1.character "Kylo Ren", shields = 1 },
    expect { p1.upgrade "Hidden In Shadow", exhausted = false },
    p2.is_asked,
  },
}

scenario "Prized Possession keeps an opponent's character die until it leaves play" {
  rules = { "AW-102/after" },
  given = { turn = p1,
    p1 = { resources = 4, hand = { "Prized Possession" }, characters = { "Bala-Tik" } },
    p2 = { resources = 1, hand = { "Disarm" }, characters = { { "Rey", elite = true, upgrades = { "Rey's Staff" } } },
      pool = { { "Rey", side = "1 melee" }, { "Rey's Staff", side = "1 melee" } } } },
  steps = {
    p1.plays "Prized Possession",
    p1.chooses "Bala-Tik",
    p1.accepts,
    expect { p2.pool, exactly = { "1 melee" } },          -- the staff's die is no character die
    p2.activates "Rey",
    expect { p2.pool, count = 2 },                        -- her other die joins it
    p1.activates "Bala-Tik",
    expect { p1.pool, count = 1 },                        -- he does not roll what is kept there
  },
}

scenario "Prized Possession: the die goes home when the upgrade goes" {
  rules = { "AW-102/after" },
  given = { turn = p1,
    p1 = { resources = 4, hand = { "Prized Possession" }, characters = { { "Bala-Tik", damage = 7 }, "Nightsister" } },
    p2 = { characters = { "Rey", "Finn" }, pool = { { "Rey", side = "1 melee" }, { "Finn", side = "1 ranged" } } } },
  steps = {
    p1.plays "Prized Possession",
    p1.chooses "Bala-Tik",
    p1.accepts,
    p1.may_choose_exactly { "1 melee", "1 ranged" },
    p1.chooses "1 melee",
    p2.resolves "1 ranged",
    p2.chooses "Bala-Tik",
    expect { p1.discard, exactly = { "Prized Possession" } },
    p1.passes,
    p2.activates "Rey",
    expect { p2.pool, count = 1 },
  },
}

scenario "Prized Possession may be played without taking a die" {
  rules = { "DST-ACT-PLAY-06" },
  given = { turn = p1,
    p1 = { resources = 4, hand = { "Prized Possession" }, characters = { "Bala-Tik" } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.plays "Prized Possession",
    p1.chooses "Bala-Tik",
    p1.declines,
    expect { p2.pool, exactly = { "1 melee" } },
    expect { p1, resources = 0 },
  },
}

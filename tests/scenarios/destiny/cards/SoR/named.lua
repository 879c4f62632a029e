-- Spirit of Rebellion: characters and upgrades that the Rules Reference names, and what it says of them.

scenario "FN-2199 rolls a weapon that is played on him and may resolve it at once" {
  rules = { "SoR-2/after" },
  given = { turn = p1,
    p1 = { resources = 4, hand = { "DH-17 Blaster Pistol", "Datapad" }, characters = { "FN-2199", "Nightsister" } },
    p2 = { characters = { "Rey" } },
    chance = { 1 } },
  steps = {
    p1.plays "DH-17 Blaster Pistol",
    p1.chooses "FN-2199",
    expect { p1.pool, exactly = { "1 ranged" } },
    p1.accepts,
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 1 },
    expect { p1.pool, exactly = {} },
    p2.passes,
    p1.plays "Datapad",
    p1.chooses "FN-2199",
    p1.declines,                          -- nothing is replaced; it is no weapon
    p2.is_asked,
  },
}

scenario "FN-2199: a die that is not resolved at once stays in the pool" {
  rules = { "SoR-2/after" },
  cites = { { "DST-RUL-SOR-12", "a die in a pool stays there until something moves it" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "DH-17 Blaster Pistol" }, characters = { "FN-2199" } },
    p2 = { characters = { "Rey" } },
    chance = { 4 } },
  steps = {
    p1.plays "DH-17 Blaster Pistol",
    p1.chooses "FN-2199",
    p1.declines,
    expect { p1.pool, exactly = { "1 shield" } },
  },
}

scenario "FN-2199 does not roll what is no weapon" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Datapad" }, characters = { "FN-2199" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Datapad",
    p1.chooses "FN-2199",
    p2.is_asked,
    expect { p1.pool, exactly = {} },
  },
}

scenario "Palpatine: 2 damage, divided, after his die is resolved" {
  rules = { "SoR-11/after" },
  given = { turn = p1,
    p1 = { characters = { "Palpatine", "Nightsister" }, pool = { { "Palpatine", side = "1 resource" }, { "Nightsister", side = "1 disrupt" } } },
    p2 = { characters = { "Rey", "Finn" } } },
  steps = {
    p1.resolves "1 resource",
    p2.chooses "Rey",
    p2.chooses "Finn",
    expect { p2.character "Rey", damage = 1 },
    expect { p2.character "Finn", damage = 1 },
    p2.passes,
    p1.resolves "1 disrupt",
    p2.is_asked,
  },
}

scenario "Anger resolves an opponent's die as one's own; Palpatine does not answer that" {
  quiet = { "SoR-71/restriction" },
  rules = { "SoR-71/effect" },
  cites = { { "DST-ACT-RES-07", "whoever resolves a die resolves it as their own: the verb has no other way" }, { "DST-FAQ-34", "Palpatine asks whether his controller did it" } },
  given = { turn = p1,
    p1 = { hand = { "Anger" }, characters = { { "Kylo Ren", elite = true } }, pool = { { "Kylo Ren", side = "blank" }, { "Kylo Ren", side = "blank" } } },
    p2 = { characters = { "Palpatine" }, pool = { { "Palpatine", side = "3 ranged" } } } },
  steps = {
    p1.plays "Anger",
    p1.may_choose_exactly { "3 ranged" },
    p1.chooses "3 ranged",
    p1.may_choose_exactly { "Kylo Ren", "Palpatine" },
    p1.chooses "Palpatine",
    expect { p2.character "Palpatine", damage = 3 },
    expect { p2.pool, exactly = {} },
    expect { p1.character "Kylo Ren", damage = 0 },
    p2.is_asked,
  },
}

scenario "Anger needs two blanks of one's own" {
  rules = { "SoR-71/restriction" },
  given = { turn = p1,
    p1 = { hand = { "Anger" }, characters = { { "Kylo Ren", elite = true } }, pool = { { "Kylo Ren", side = "blank" }, { "Kylo Ren", side = "1 melee" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "blank" } } } },
  steps = { p1.cannot { "plays", "Anger", because = "DST-ACT-PLAY-02" } },
}

scenario "No blue ability is played on the Royal Guard" {
  rules = { "SoR-12/ongoing" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Immobilize", "Lightsaber" }, characters = { "Royal Guard", "Kylo Ren" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Immobilize",
    p1.may_choose_exactly { "Kylo Ren", decline },
    p1.declines,
    p1.plays "Lightsaber",
    p1.may_choose_exactly { "Royal Guard", "Kylo Ren" },
    p1.chooses "Royal Guard",
    expect { p1.upgrade "Lightsaber", on = "Royal Guard" },
  },
}

scenario "Sith Holocron may be switched on the Royal Guard: that is not playing" {
  quiet = { "SoR-12/ongoing" },
  rules = { "AW-16/special" },
  cites = { { "DST-FAQ-24", "switching asks for nothing that playing asks for" } },
  given = { turn = p1,
    p1 = { hand = { "Immobilize" }, characters = { { "Royal Guard", upgrades = { "Sith Holocron" } } }, pool = { { "Sith Holocron", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    p1.declines,
    expect { p1.upgrade "Immobilize", on = "Royal Guard" },
    expect { p1.hand, exactly = { "Sith Holocron" } },
  },
}

scenario "Force Lightning goes on a blue character only" {
  rules = { "SoR-14/restriction" },
  given = { turn = p1,
    p1 = { resources = 4, hand = { "Force Lightning" }, characters = { "Kylo Ren", "Bala-Tik" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Force Lightning",
    p1.may_choose_exactly { "Kylo Ren", decline },
    p1.declines,
  },
}

scenario "Force Lightning is rerolled for a blank, also an opponent's" {
  rules = { "SoR-14/special" },
  cites = { { "DST-RUL-SOR-15", "the card asks for a blank of anybody" } },
  given = { turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Force Lightning" } } }, pool = { { "Force Lightning", side = "special" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "blank" } } },
    chance = { 1 } },
  steps = {
    p1.resolves "special",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 1 },
    p1.accepts,
    expect { p2.pool, exactly = {} },
    expect { p1.pool, exactly = { "2 ranged" } },
  },
}

scenario "Force Lightning without a blank returns to its card" {
  rules = { "SoR-14/special" },
  given = { turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Force Lightning" } } }, pool = { { "Force Lightning", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Rey",
    expect { p1.pool, exactly = {} },
  },
}

scenario "Obi-Wan Kenobi plays a blue card for free before he is defeated" {
  rules = { "SoR-37/before" },
  given = { turn = p1,
    p1 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } },
    p2 = { hand = { "Defensive Stance", "Aim" }, discard = { "Lightsaber" }, characters = { { "Obi-Wan Kenobi", damage = 10 }, "Finn" } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Obi-Wan Kenobi",
    p2.accepts,
    p2.may_choose_exactly { "Defensive Stance", "Lightsaber" },
    p2.chooses "Defensive Stance",
    p2.chooses "Finn",
    expect { p2.character "Finn", shields = 2 },
    expect { p2.character "Obi-Wan Kenobi", in_play = false },
  },
}

scenario "Obi-Wan Kenobi chains two sacrifices inside his own defeat" {
  rules = { "SoR-37/before", "DST-FAQ-32" },
  given = { turn = p1,
    p1 = { hand = { "Noble Sacrifice", "Noble Sacrifice", "Defensive Stance" }, characters = { "Obi-Wan Kenobi", "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Noble Sacrifice",
    p1.chooses "Obi-Wan Kenobi",
    p1.accepts,                                 -- before he is defeated
    p1.chooses "Noble Sacrifice",
    p1.chooses "Obi-Wan Kenobi",
    p1.accepts,                                 -- before he is defeated by the second one
    p1.chooses "Defensive Stance",
    p1.chooses "Finn",
    expect { p1.character "Finn", shields = 2 },
    expect { p1.character "Obi-Wan Kenobi", in_play = false },
    p1.may_choose_exactly { "Finn", "Kylo Ren" },
    p1.chooses "Kylo Ren",                      -- by the second sacrifice
    expect { p2.character "Kylo Ren", exhausted = true },
    p2.is_asked,                                -- the first one does nothing: he is defeated already
    expect { p1.character "Finn", exhausted = false },
    expect { p1.discard, count = 3 },
  },
}

scenario "Maz Kanata may resolve up to two dice after she activates" {
  rules = { "SoR-45/after" },
  given = { turn = p1,
    p1 = { characters = { "Maz Kanata", "Finn", "Rebel Trooper" }, pool = { { "Finn", side = "2 ranged" }, { "Rebel Trooper", side = "+1 ranged" } } },
    p2 = { characters = { "Kylo Ren" } },
    chance = { 5 } },
  steps = {
    p1.activates "Maz Kanata",
    p1.accepts,
    p1.may_choose_exactly { "1 resource", "2 ranged", done },
    p1.chooses "2 ranged",
    p1.chooses "+1 ranged",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 3 },
    expect { p1.pool, exactly = { "1 resource" } },       -- the modifier was the second
    p2.is_asked,
  },
}

scenario "The Outer Rim Smuggler gains a resource for the last card played, once a round" {
  rules = { "SoR-46/after" },
  cites = { { "DST-ERR-10", "the corrected card" } },
  given = { turn = p1,
    p1 = { hand = { "Take Cover" }, deck = { "Aim" }, characters = { "Outer Rim Smuggler" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Take Cover",
    p1.chooses "Outer Rim Smuggler",
    expect { p1, resources = 1 },
  },
}

scenario "The Outer Rim Smuggler gains nothing for a last card that was discarded" {
  rules = { "AW-134/effect" },
  cites = { { "DST-FAQ-33", "discarding is not playing" } },
  given = { turn = p1,
    p1 = { hand = { "Smuggling", "Aim" }, deck = { "Aim" }, characters = { "Outer Rim Smuggler" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Smuggling",
    expect { p1, resources = 1 },                 -- by the event alone
    expect { p1.hand, exactly = {} },
  },
}

scenario "The Vibroknife passes shields, alone and as a modifier" {
  rules = { "SoR-57/inherent" },
  cites = { { "DST-ERR-11", "the corrected card: also a die that it modifies" } },
  given = { turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Vibroknife" } } }, pool = { { "Kylo Ren", side = "1 melee" }, { "Vibroknife", side = "+2 melee" } } },
    p2 = { characters = { { "Rey", shields = 3 } } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "+2 melee",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 3, shields = 3 },
  },
}

scenario "A modifier added to an unblockable die is unblockable too" {
  rules = { "SoR-57/inherent", "DST-TERM-49" },
  cites = { { "DST-ABL-INH-04", "the ability belongs to the die" } },
  given = { turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Vibroknife", "Lightsaber" } } }, pool = { { "Vibroknife", side = "1 melee" }, { "Lightsaber", side = "+2 melee" } } },
    p2 = { characters = { { "Rey", shields = 3 } } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "+2 melee",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 3, shields = 3 },
  },
}

scenario "The Ascension Gun uses a battlefield that was brought and is not in use" {
  rules = { "SoR-59/special" },
  cites = { { "DST-RUL-SOR-02", "only what is set aside is offered" }, { "DST-RUL-WOTF-04", "whoever brought it" } },
  given = { turn = p1, battlefield = { "Frozen Wastes" },
    p1 = { characters = { { "Finn", upgrades = { "Ascension Gun" } } }, pool = { { "Ascension Gun", side = "special" } }, set_aside = { "Command Center" } },
    p2 = { set_aside = { "Echo Base" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "Command Center", "Echo Base" },
    p1.chooses "Echo Base",
    p1.chooses "Finn",
    expect { p1.character "Finn", shields = 1 },
    expect { table, claimed_by = "nobody" },
  },
}

scenario "Con Artist goes on a yellow character only" {
  rules = { "SoR-60/restriction" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Con Artist" }, characters = { "Finn", "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Con Artist",
    p1.may_choose_exactly { "Finn", decline },
    p1.declines,
  },
}

scenario "Con Artist discards one card more each time" {
  rules = { "SoR-60/special" },
  cites = { { "DST-DLP-02", "a die knows its copy, so that the tokens of the right one count" } },
  given = { turn = p1,
    p1 = { characters = { { "Finn", upgrades = { "Con Artist", "Con Artist" } } }, pool = { { "Con Artist", side = "special" }, { "Con Artist", side = "special" } } },
    p2 = { deck = { "Aim", "Block", "Dodge", "Flank" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    p1.finishes,
    expect { p2.discard, exactly = { "Aim" } },
    expect { p1.upgrade "Con Artist", damage = 1 },
    expect { p1.upgrade "Con Artist#2", damage = 0 },
    p2.passes,
    p1.resolves "special",
    expect { p2.discard, exactly = { "Aim", "Block" } },
    expect { p1.upgrade "Con Artist#2", damage = 1 },
  },
}

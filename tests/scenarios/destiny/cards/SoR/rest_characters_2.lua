-- Spirit of Rebellion: the other characters and upgrades that the Rules Reference names, and what it says of them.

scenario "Blackmail: who declines keeps the resource, and who has none is not asked" {
  rules = { "SoR-23/after" },
  given = { turn = p1,
    p1 = { hand = { "Aim", "Aim" }, characters = { { "Nightsister", upgrades = { "Blackmail" } } }, pool = { { "Blackmail", side = "blank" } } },
    p2 = { resources = 1, characters = { "Rey" } },
    chance = { 3, 6 } },
  steps = {
    p1.rerolls_with "Aim",
    p1.chooses "blank",
    p1.finishes,
    p2.declines,
    expect { p1.pool, exactly = { "2 disrupt" } },
    p2.passes,
    p1.resolves "2 disrupt",
    expect { p2, resources = 0 },
  },
}

scenario "Blackmail and Fast Hands answer at the same time: the die may be resolved before the opponent can pay" {
  rules = { "SoR-23/after", "SoR-150/after", "DST-FAQ-30" },
  given = { turn = p1,
    p1 = { characters = { { "Bala-Tik", upgrades = { "Blackmail", "Fast Hands" } } } },
    p2 = { resources = 2, characters = { "Rey" } },
    chance = { 6, 3 } },
  steps = {
    p1.activates "Bala-Tik",
    p1.may_choose_exactly { "Blackmail", "Fast Hands" },
    p1.resolves "Fast Hands",
    p1.accepts,
    p1.chooses "2 disrupt",
    expect { p2, resources = 0 },
    p2.is_asked,
  },
}

scenario "Training makes its character elite with a die from the set-aside zone" {
  rules = { "SoR-125/ongoing", "DST-RUL-SOR-21" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Training" }, characters = { "First Order Stormtrooper" }, dice_aside = { "First Order Stormtrooper" } },
    p2 = { characters = { "Rey" } },
    chance = { 1, 2 } },
  steps = {
    p1.plays "Training",
    p1.chooses "First Order Stormtrooper",
    expect { p1.dice_aside, count = 0 },
    p2.passes,
    p1.activates "First Order Stormtrooper",
    expect { p1.pool, exactly = { "1 ranged", "2 ranged" } },
  },
}

scenario "Training without a spare die does nothing" {
  quiet = { "SoR-125/ongoing" },
  rules = { "DST-RND-02" },
  cites = { { "DST-RUL-SOR-21", "there is no die to take" } },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Training" }, characters = { "First Order Stormtrooper" } },
    p2 = { characters = { "Rey" } },
    chance = { 1, 2 } },
  steps = {
    p1.plays "Training",
    p1.chooses "First Order Stormtrooper",
    p2.passes,
    p1.activates "First Order Stormtrooper",
    expect { p1.pool, exactly = { "1 ranged" } },
  },
}

scenario "Training goes on red characters that are not unique" {
  rules = { "SoR-125/restriction" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Training" }, characters = { "FN-2199", "Nightsister", "Death Trooper" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Training",
    p1.may_choose_exactly { "Death Trooper", decline },
    p1.declines,
  },
}

scenario "A second Training on a character that is elite already does nothing" {
  rules = { "DST-RUL-SOR-22" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Training" }, characters = { { "First Order Stormtrooper", upgrades = { "Training" } } },
      dice_aside = { "First Order Stormtrooper", "First Order Stormtrooper" } },
    p2 = { characters = { "Rey" } },
    chance = { 1, 2, 3 } },
  steps = {
    p1.plays "Training",
    p1.chooses "First Order Stormtrooper",
    p1.declines,
    expect { p1.dice_aside, count = 1 },
    p2.passes,
    p1.activates "First Order Stormtrooper",
    expect { p1.pool, exactly = { "1 ranged", "2 ranged" } },
  },
}

scenario "When Training leaves play its character's controller picks which of the dice is set aside" {
  rules = { "DST-RUL-SOR-23" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Disarm" }, characters = { "Rey" } },
    p2 = { characters = { { "First Order Stormtrooper", upgrades = { "Training" } } }, dice_aside = { "First Order Stormtrooper" },
      resources = 1, hand = { "DH-17 Blaster Pistol" } },
    chance = { 1, 2 } },
  steps = {
    p1.passes,
    p2.activates "First Order Stormtrooper",
    expect { p2.pool, exactly = { "1 ranged", "2 ranged" } },
    p1.passes,
    p2.plays "DH-17 Blaster Pistol",
    p2.chooses "First Order Stormtrooper",
    p2.chooses "Training",                 -- it is replaced
    p2.may_choose_exactly { "1 ranged", "2 ranged" },
    p2.chooses "1 ranged",
    expect { p2.pool, exactly = { "2 ranged" } },
    expect { p2.dice_aside, count = 1 },
    expect { p2.discard, exactly = { "Training" } },
  },
}

scenario "No die is picked when Training leaves with the character that is defeated: its dice go with it" {
  rules = { "SoR-125/ongoing" },
  cites = { { "DST-DEF-01", "both dice leave with their character, so that none is set aside for Training" } },
  given = { turn = p1,
    p1 = { characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "2 ranged" } } },
    p2 = { characters = { "Finn", { "First Order Stormtrooper", damage = 5, upgrades = { "Training" } } }, dice_aside = { "First Order Stormtrooper" },
      resources = 1 },
    chance = { 1, 2 } },
  steps = {
    p1.passes,
    p2.activates "First Order Stormtrooper",
    expect { p2.pool, exactly = { "1 ranged", "2 ranged" } },
    p1.resolves "2 ranged",
    p1.chooses "First Order Stormtrooper",
    expect { p2.characters, exactly = { "Finn" } },
    expect { p2.discard, exactly = { "Training" } },
    p2.may_choose_exactly { "activates Finn", "claims", pass },
  },
}

scenario "Clone Trooper with Training: \"this die\" is one die of the two" {
  rules = { "LEG-38/after", "SoR-125/ongoing" },
  cites = { { "DST-FAQ-42", "one die is chosen" } },
  given = { turn = p1, battlefield = { controlled_by = p2 },
    p1 = { characters = { { "Clone Trooper", upgrades = { "Training" } }, "Rex" }, dice_aside = { "Clone Trooper" } },
    p2 = { characters = { "Nightsister" } },
    chance = { 5, 6, 2 } },
  steps = {
    p1.activates "Clone Trooper",
    p1.accepts,
    p1.chooses "blank",
    expect { p1.pool, exactly = { "2 ranged", "blank" } },
    p2.is_asked,
  },
}

scenario "Force Illusion discards as many cards as there is damage and blocks it, and goes" {
  rules = { "SoR-135/before" },
  given = { turn = p1,
    p1 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } },
    p2 = { deck = { "Aim", "Dodge" }, characters = { { "Rey", upgrades = { "Force Illusion" } } } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Rey",
    p2.accepts,
    expect { p2.character "Rey", damage = 0 },
    expect { p2.discard, exactly = { "Aim", "Force Illusion" } },
    expect { p2.deck, exactly = { "Dodge" } },
  },
}

scenario "Force Illusion with fewer cards than damage blocks nothing" {
  rules = { "SoR-135/before" },
  cites = { { "DST-RUL-SOR-13", "blocking depends on discarding all of them" } },
  given = { turn = p1,
    p1 = { resources = 1, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "2 melee for 1" } } },
    p2 = { hand = { "Flank" }, deck = { "Aim" }, characters = { { "Rey", upgrades = { "Force Illusion" } } } } },
  steps = {
    p1.resolves "2 melee for 1",
    p1.chooses "Rey",
    p2.accepts,
    expect { p2.character "Rey", damage = 2, upgrades = "Force Illusion" },
    expect { p2.discard, exactly = { "Aim" } },
  },
}

scenario "Force Illusion first: the shields stay" {
  rules = { "DST-RUL-SOR-14" },
  given = { turn = p1,
    p1 = { resources = 1, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "2 melee for 1" } } },
    p2 = { deck = { "Aim", "Dodge", "Flank" }, characters = { { "Rey", shields = 1, upgrades = { "Force Illusion" } } } } },
  steps = {
    p1.resolves "2 melee for 1",
    p1.chooses "Rey",
    p2.declines,                           -- the shields do not come first
    p2.accepts,
    expect { p2.character "Rey", damage = 0, shields = 1 },
    expect { p2.deck, exactly = { "Flank" } },
  },
}

scenario "Shields first: Force Illusion blocks only the rest" {
  rules = { "DST-RUL-SOR-14" },
  given = { turn = p1,
    p1 = { resources = 1, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "2 melee for 1" } } },
    p2 = { deck = { "Aim", "Dodge", "Flank" }, characters = { { "Rey", shields = 1, upgrades = { "Force Illusion" } } } } },
  steps = {
    p1.resolves "2 melee for 1",
    p1.chooses "Rey",
    p2.accepts,                            -- the shields come first
    p2.accepts,
    expect { p2.character "Rey", damage = 0, shields = 0 },
    expect { p2.deck, exactly = { "Dodge", "Flank" } },
  },
}

scenario "Force Illusion blocks no unblockable damage" {
  quiet = { "SoR-135/before" },
  rules = { "DST-DMG-02" },
  given = { turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Vibroknife" } } }, pool = { { "Vibroknife", side = "1 melee" } } },
    p2 = { deck = { "Aim", "Dodge" }, characters = { { "Rey", upgrades = { "Force Illusion" } } } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 1, upgrades = "Force Illusion" },
  },
}

scenario "Ammo Belt goes in place of a weapon that a card effect would discard" {
  rules = { "SoR-141/before" },
  cites = { { "DST-ERR-06", "the corrected card: a weapon" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Vandalize" }, characters = { { "Bala-Tik", elite = true } },
      pool = { { "Bala-Tik", side = "1 focus" }, { "Bala-Tik", side = "blank" } } },
    p2 = { characters = { { "Rey", upgrades = { "Ammo Belt", "Rey's Staff", "Jedi Robes" } } } } },
  steps = {
    p1.plays "Vandalize",
    p1.chooses "Rey's Staff",
    p2.accepts,
    expect { p2.character "Rey", upgrades = "Rey's Staff, Jedi Robes" },
    expect { p2.discard, exactly = { "Ammo Belt" } },
  },
}

scenario "Ammo Belt may stay; it does not answer for what is no weapon" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Vandalize", "Vandalize" }, characters = { { "Bala-Tik", elite = true }, { "Jabba the Hutt", elite = true } },
      pool = { { "Bala-Tik", side = "1 focus" }, { "Bala-Tik", side = "blank" }, { "Jabba the Hutt", side = "blank" }, { "Jabba the Hutt", side = "2 disrupt" } } },
    p2 = { characters = { { "Rey", upgrades = { "Ammo Belt", "Rey's Staff", "Jedi Robes" } } } } },
  steps = {
    p1.plays "Vandalize",
    p1.chooses "Jedi Robes",
    p1.chooses "1 focus",
    p1.chooses "blank",
    expect { p2.character "Rey", upgrades = "Ammo Belt, Rey's Staff" },
    p2.passes,
    p1.plays "Vandalize",
    p1.chooses "Rey's Staff",
    p2.declines,
    expect { p2.character "Rey", upgrades = "Ammo Belt" },
  },
}

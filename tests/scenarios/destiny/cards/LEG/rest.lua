-- Legacies: the other cards that the Rules Reference names, and what it says of them.

scenario "Maul: after an opponent's card removes dice of his or of his upgrades he may remove one of theirs, once" {
  rules = { "LEG-2/after" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Dodge" }, characters = { { "Rey", exhausted = true } }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { characters = { { "Maul", upgrades = { "F-11D Rifle", "DH-17 Blaster Pistol" } } },
      pool = { { "F-11D Rifle", side = "2 ranged for 1" }, { "DH-17 Blaster Pistol", side = "1 ranged" }, { "Maul", side = "2 melee" } } } },
  steps = {
    p1.plays "Dodge",
    expect { p2.pool, exactly = { "2 melee" } },
    p2.accepts,
    p2.chooses "1 melee",
    expect { p1.pool, exactly = {} },
    p2.is_asked,
    p2.passes,
    p1.is_asked,
  },
}

scenario "Maul does not answer the special of a die, nor his own player's card" {
  rules = { "DST-RUL-LEG-07" },
  given = { turn = p1,
    p1 = { resources = 1, characters = { { "Jabba the Hutt", upgrades = { "On The Hunt" } } }, pool = { { "On The Hunt", side = "special" }, { "Jabba the Hutt", side = "1 focus" } } },
    p2 = { characters = { "Maul" }, pool = { { "Maul", side = "2 melee" } } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Maul",
    p1.accepts,
    p1.chooses "2 melee",
    expect { p2.pool, exactly = {} },
    p2.may_choose { "activates Maul" },
    expect { p1.pool, exactly = { "1 focus" } },
  },
}

scenario "Doctor Aphra: the first droid of a round costs 1 less" {
  rules = { "LEG-20/before" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "ID9 Seeker Droid", "ID9 Seeker Droid" }, characters = { "Doctor Aphra", "Kylo Ren" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "ID9 Seeker Droid",
    p1.chooses "Kylo Ren",
    expect { p1, resources = 1 },
    p2.passes,
    p1.plays "ID9 Seeker Droid",
    p1.may_choose_exactly { "Kylo Ren", decline },   -- where it could replace the first one: for 1 it is too dear
    p1.declines,
  },
}

scenario "Doctor Aphra: a card that is no droid costs what it costs" {
  rules = { "DST-ACT-PLAY-04" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Vibroknife" }, characters = { "Doctor Aphra" } },
    p2 = { characters = { "Rey" } } },
  steps = { p1.cannot { "plays", "Vibroknife", because = "DST-ACT-PLAY-04" } },
}

scenario "Doctor Aphra may draw a card after her player deals indirect damage to themselves" {
  rules = { "LEG-20/after" },
  given = { turn = p1,
    p1 = { hand = { "Toy Backfire" }, deck = { "Aim", "Dodge" }, characters = { "Doctor Aphra", "Kylo Ren" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Toy Backfire",
    p1.chooses "Kylo Ren",
    p1.chooses "Kylo Ren",
    p1.accepts,
    expect { p1.hand, exactly = { "Aim" } },
    expect { p1.character "Kylo Ren", damage = 2 },
  },
}

scenario "Doctor Aphra draws nothing for an opponent's indirect damage" {
  quiet = { "LEG-20/after" },
  rules = { "DST-SYM-06" },
  cites = { { "DST-RUL-LEG-02", "it is not her player who deals it" } },
  given = { turn = p2,
    p1 = { deck = { "Aim", "Dodge" }, characters = { "Doctor Aphra", "Kylo Ren" } },
    p2 = { characters = { "Clone Trooper" }, pool = { { "Clone Trooper", side = "2 indirect" } } } },
  steps = {
    p2.resolves "2 indirect",
    p1.chooses "Kylo Ren",
    p1.chooses "Kylo Ren",
    expect { p1.hand, exactly = {} },
    p1.is_asked,
  },
}

scenario "Greedo: before he is defeated his dice are rolled, then any of them resolved" {
  rules = { "LEG-21/before" },
  cites = { { "DST-RUL-LEG-03", "the die in the pool is not rolled again" } },
  given = { turn = p1,
    p1 = { characters = { "Rey", "Finn" }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { characters = { { "Greedo", damage = 6, elite = true }, "Kylo Ren" }, pool = { { "Greedo", side = "1 ranged" } } },
    chance = { 2 } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Greedo",
    p2.chooses "Greedo die",
    expect { p2.pool, exactly = { "1 ranged", "2 ranged" } },
    p2.may_choose_exactly { "1 ranged", "2 ranged", done },
    p2.chooses "2 ranged",
    p2.chooses "Finn",
    p2.finishes,
    expect { p1.character "Finn", damage = 2 },
    expect { p2.characters, exactly = { "Kylo Ren" } },
    expect { p2.pool, exactly = {} },
  },
}

scenario "Greedo: nothing need be rolled, and dice of others are not resolved" {
  rules = { "LEG-21/before" },
  given = { turn = p1,
    p1 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { characters = { { "Greedo", damage = 6 }, "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Greedo",
    p2.finishes,
    expect { p2.characters, exactly = { "Kylo Ren" } },
    expect { p2.pool, exactly = { "1 melee" } },
    p2.is_asked,
  },
}

scenario "Rebel Traitor: the opponent must activate a character of their choice as their next action" {
  rules = { "LEG-22/after", "DST-RUL-LEG-08" },
  given = { turn = p1,
    p1 = { characters = { "Rebel Traitor" } },
    p2 = { hand = { "Aim" }, characters = { "Rey", "Finn" } },
    chance = { 1, 1 } },
  steps = {
    p1.activates "Rebel Traitor",
    p1.accepts,
    p2.may_choose_exactly { "activates Rey", "activates Finn", pass },
    p2.activates "Finn",
    p1.passes,
    p2.may_choose { "rerolls with Aim" },
  },
}

scenario "Rebel Traitor: who has nobody ready does what they like" {
  rules = { "DST-ACT-ACTV-05" },
  given = { turn = p1,
    p1 = { characters = { "Rebel Traitor" } },
    p2 = { hand = { "Aim" }, characters = { { "Rey", exhausted = true } } },
    chance = { 1 } },
  steps = {
    p1.activates "Rebel Traitor",
    p1.accepts,
    p2.may_choose_exactly { "rerolls with Aim", "claims", pass },
  },
}

scenario "Jar Jar Binks: any player may use an action to have him activated" {
  rules = { "LEG-47/public_action" },
  given = { turn = p1,
    p1 = { characters = { "Nightsister" } },
    p2 = { characters = { "Jar Jar Binks", "Rey" } },
    chance = { 1 } },
  steps = {
    p1.uses "Jar Jar Binks",
    expect { p2.character "Jar Jar Binks", exhausted = true },
    expect { p2.pool, exactly = { "1 indirect" } },
    p2.is_asked,
  },
}

scenario "Jar Jar Binks: that is an action of the kind \"use a card action\"" {
  rules = { "EaW-115/after" },
  cites = { { "DST-RUL-LEG-05", "what is barred after it is using a card" } },
  given = { turn = p1,
    p1 = { supports = { "Running Interference" }, characters = { "Finn", "Jar Jar Binks" } },
    p2 = { characters = { "Nightsister", "Kylo Ren" } },
    chance = { 1 } },
  steps = {
    p1.uses "Jar Jar Binks",
    p1.accepts,
    p2.may_not_choose { "uses Nightsister" },
    p2.may_choose { "activates Nightsister" },
  },
}

scenario "Jar Jar Binks: everything that shows another symbol than his dice is rerolled, whoever's it is" {
  rules = { "LEG-47/after" },
  given = { turn = p1,
    p1 = { characters = { "Jar Jar Binks", { "Finn", exhausted = true } }, pool = { { "Finn", side = "1 shield" } } },
    p2 = { characters = { { "Nightsister", exhausted = true }, "Kylo Ren" }, pool = { { "Nightsister", side = "1 disrupt" }, { "Kylo Ren", side = "1 shield" } } },
    chance = { 4, 6 } },
  steps = {
    p1.activates "Jar Jar Binks",
    expect { p1.pool, exactly = { "1 shield", "1 shield" } },
    expect { p2.pool, exactly = { "blank", "1 shield" } },
  },
}

scenario "Jar Jar Binks: without a die of his in a pool all dice are rerolled" {
  rules = { "LEG-47/after" },
  cites = { { "DST-RUL-LEG-06", "nothing shows what his dice show" } },
  given = { turn = p1, battlefield = { "Carbon-freezing Chamber", controlled_by = p2 },
    p1 = { deck = { "Aim" }, characters = { "Jar Jar Binks", "Finn" } },
    p2 = { deck = { "Aim" }, characters = { "Nightsister" } },
    chance = { 5, 3, 1, 2 } },
  steps = {
    p1.passes,
    p2.claims,
    p2.accepts,
    p2.chooses "Jar Jar Binks die",
    p1.passes,
    p2.activates "Nightsister",
    p1.activates "Finn",
    p2.passes,
    p1.activates "Jar Jar Binks",
    expect { p1.pool, exactly = { "1 ranged" } },
    expect { p2.pool, exactly = { "2 ranged" } },
  },
}

scenario "Cantina Brawl: 1 damage; whoever suffers it may discard a card to strike back, and so on" {
  rules = { "LEG-148/effect", "DST-RUL-LEG-01" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Cantina Brawl", "Aim" }, characters = { "Bala-Tik" } },
    p2 = { hand = { "Dodge" }, characters = { "Rey" } } },
  steps = {
    p1.plays "Cantina Brawl",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 1 },
    p2.accepts,
    p2.chooses "Dodge",
    p2.chooses "Bala-Tik",
    expect { p1.character "Bala-Tik", damage = 1 },
    p1.accepts,
    p1.chooses "Aim",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2 },
    p2.declines,
    expect { p2.discard, exactly = { "Dodge" } },
    expect { p1.discard, exactly = { "Cantina Brawl", "Aim" } },
    p2.is_asked,
  },
}

scenario "Cantina Brawl among three: who repeats it strikes whom they like, and that player may go on" {
  rules = { "LEG-148/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Cantina Brawl", "Aim" }, characters = { "Bala-Tik" } },
    p2 = { hand = { "Dodge", "Dodge" }, characters = { "Rey" } },
    p3 = { hand = { "Flank" }, characters = { "Finn" } } },
  steps = {
    p1.plays "Cantina Brawl",
    p1.chooses "Rey",
    p2.accepts,
    p2.may_choose_exactly { "Dodge", "Dodge" },        -- cards of their own hand
    p2.chooses "Dodge",
    p2.may_choose_exactly { "Bala-Tik", "Finn" },
    p2.chooses "Finn",
    p3.accepts,
    p3.chooses "Flank",
    p3.may_choose_exactly { "Bala-Tik", "Rey" },
    p3.chooses "Bala-Tik",
    p1.declines,
    expect { p1.character "Bala-Tik", damage = 1 },
    expect { p2.character "Rey", damage = 1 },
    expect { p3.character "Finn", damage = 1 },
    expect { p1.hand, exactly = { "Aim" } },
    expect { p2.hand, exactly = { "Dodge" } },
    p2.is_asked,
  },
}

scenario "Cantina Brawl ends when nothing is discarded" {
  rules = { "LEG-148/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Cantina Brawl" }, characters = { "Bala-Tik" } },
    p2 = { hand = { "Dodge" }, characters = { "Rey" } } },
  steps = {
    p1.plays "Cantina Brawl",
    p1.chooses "Rey",
    p2.declines,
    expect { p1.character "Bala-Tik", damage = 0 },
    expect { p2.hand, exactly = { "Dodge" } },
  },
}

scenario "Vandalize: as many character dice as the card costs are removed to discard it" {
  rules = { "LEG-156/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Vandalize" }, characters = { { "Bala-Tik", elite = true, upgrades = { "Gaffi Stick" } } },
      pool = { { "Bala-Tik", side = "1 focus" }, { "Bala-Tik", side = "blank" }, { "Gaffi Stick", side = "blank" } } },
    p2 = { supports = { "AT-ST", "Hutt Ties" }, characters = { { "Rey", upgrades = { "Rey's Staff" } } } } },
  steps = {
    p1.plays "Vandalize",
    p1.may_choose_exactly { "Hutt Ties", "Gaffi Stick", "Rey's Staff" },
    p1.chooses "Hutt Ties",
    p1.may_choose_exactly { "1 focus", "blank" },
    p1.chooses "blank",
    expect { p2.supports, exactly = { "AT-ST" } },
    expect { p1.pool, exactly = { "1 focus", "blank" } },
  },
}

scenario "Vandalize discards what costs 0 without removing a die" {
  rules = { "DST-RUL-LEG-11" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Vandalize" }, characters = { "Bala-Tik" }, pool = { { "Bala-Tik", side = "1 focus" } } },
    p2 = { supports = { "Imperial Inspection" }, characters = { "Rey" } } },
  steps = {
    p1.plays "Vandalize",
    p1.chooses "Imperial Inspection",
    expect { p2.supports, exactly = {} },
    expect { p1.pool, exactly = { "1 focus" } },
  },
}

scenario "Resilient: after an opponent's card removes a character die it may be exhausted to roll that die" {
  rules = { "LEG-135/after" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Flank", "Flank" }, characters = { "Nightsister", "Finn" } },
    p2 = { characters = { { "Rey", exhausted = true, upgrades = { "Resilient" } } }, pool = { { "Rey", side = "1 melee" } } },
    chance = { 3 } },
  steps = {
    p1.plays "Flank",
    p2.accepts,
    expect { p2.pool, exactly = { "1 discard" } },
    expect { p2.upgrade "Resilient", exhausted = true },
    p2.passes,
    p1.plays "Flank",
    p2.may_not_choose { accept },          -- it is exhausted: it cannot be again
    expect { p2.pool, exactly = {} },
  },
}

scenario "Resilient does not answer the special of a die, nor the loss of an upgrade's die" {
  rules = { "DST-RUL-LEG-09" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Flank" }, characters = { { "Jabba the Hutt", upgrades = { "On The Hunt" } }, "Nightsister" }, pool = { { "On The Hunt", side = "special" } } },
    p2 = { characters = { { "Rey", exhausted = true, upgrades = { "Resilient", "Rey's Staff" } } }, pool = { { "Rey", side = "1 melee" }, { "Rey's Staff", side = "blank" } } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Rey",
    p1.accepts,
    p1.chooses "1 melee",
    expect { p2.pool, exactly = { "blank" } },
    p2.passes,
    p1.plays "Flank",
    expect { p2.pool, exactly = {} },
    p2.is_asked,
    expect { p2.upgrade "Resilient", exhausted = false },
  },
}

-- Worked examples and rulings with the cards that they name.

scenario "The rifle: two characters with one health left each take one of two" {
  rules = { "DST-DMG-09" },
  cites = { { "DST-DMG-11", "the example of that rule" } },
  given = { turn = p1,
    p1 = { characters = { { "First Order Stormtrooper", upgrades = { "F-11D Rifle" } } }, pool = { { "F-11D Rifle", side = "special" } } },
    p2 = { hand = { "Aim" }, characters = { { "Rey", damage = 9 }, { "Finn", damage = 9 } } } },
  steps = {
    p1.resolves "special",
    nobody_is_asked,                         -- there is only one way
    expect { table, over = true, winner = "p1" },
  },
}

scenario "The rifle: a shield makes room for both damage" {
  rules = { "AW-8/special" },
  cites = { { "DST-DMG-12", "the same position with a shield: it counts like health" } },
  given = { turn = p1,
    p1 = { characters = { { "First Order Stormtrooper", upgrades = { "F-11D Rifle" } } }, pool = { { "F-11D Rifle", side = "special" } } },
    p2 = { characters = { { "Rey", damage = 9, shields = 1 }, { "Finn", damage = 9 } } } },
  steps = {
    p1.resolves "special",
    p2.chooses "Rey",                        -- each way to divide it is offered once: whoever stands first is assigned first
    p2.may_choose_exactly { "Rey", "Finn" },
    p2.chooses "Rey",
    expect { p2.characters, exactly = { "Finn" } },
    expect { p2.character "Finn", damage = 9 },
  },
}

scenario "A plot of -1 point makes room for 31 points of characters" {
  rules = { "DST-PLOT-06" },
  cites = { { "DST-PLOT-07", "the example: 31 points and a plot of -1 make 30" } },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Luke Skywalker [WotF-56] elite", "1 Mace Windu [EaW-34]", "[plots]", "1 Bitter Rivalry [AtG-115]" } },
    deck_is_legal,
    deck { with = { "[characters]", "1 Luke Skywalker [WotF-56] elite", "1 Mace Windu [EaW-34]" } },
    deck_breaks_only("DST-TEAM-01"),
  },
}

scenario "Second Chance comes before General Grievous: nobody is being defeated any more" {
  rules = { "DST-EFF-REP-03" },
  cites = { { "DST-EFF-REP-04", "the example of that rule" } },
  given = { turn = p1, battlefield = { controlled_by = p1 },
    p1 = { characters = { { "General Grievous", elite = true } }, pool = { { "General Grievous", side = "2 melee" }, { "General Grievous", side = "2 melee" } } },
    p2 = { characters = { { "Finn", damage = 9, upgrades = { "Second Chance", "DH-17 Blaster Pistol" } }, "Rey" } } },
  steps = {
    p1.resolves "2 melee",
    p1.chooses "Finn",
    -- Grievous is not asked.
    p1.may_choose_exactly { "2 melee", done },
    p1.finishes,
    expect { p2.character "Finn", damage = 5, upgrades = "DH-17 Blaster Pistol" },
    expect { p2.discard, exactly = { "Second Chance" } },
    expect { p1.character "General Grievous", upgrades = "" },
  },
}

scenario "Without a second chance General Grievous takes the weapon" {
  rules = { "AW-3/before" },
  given = { turn = p1, battlefield = { controlled_by = p1 },
    p1 = { characters = { "General Grievous" }, pool = { { "General Grievous", side = "2 melee" } } },
    p2 = { characters = { { "Finn", damage = 9, upgrades = { "DH-17 Blaster Pistol" } }, "Rey" } } },
  steps = {
    p1.resolves "2 melee",
    p1.chooses "Finn",
    p1.accepts,
    expect { p1.character "General Grievous", upgrades = "DH-17 Blaster Pistol" },
    expect { p2.characters, exactly = { "Rey" } },
  },
}

scenario "Obi-Wan plays Rejuvenate as he falls: healed, and defeated all the same" {
  rules = { "DST-BEF-01" },
  cites = { { "DST-FAQ-28", "healing replaces nothing: once the befores are over nobody asks for the damage again" } },
  given = { turn = p2,
    p1 = { hand = { "Rejuvenate" }, characters = { { "Obi-Wan Kenobi", damage = 10 }, "Finn" } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p2.resolves "1 melee",
    p2.chooses "Obi-Wan Kenobi",
    p1.accepts,
    p1.chooses "Obi-Wan Kenobi",
    expect { p1.characters, exactly = { "Finn" } },
    expect { p1.discard, exactly = { "Rejuvenate" } },
    expect { p1.set_aside, exactly = { "Obi-Wan Kenobi" } },
  },
}

scenario "Cunning uses an opponent's Thermal Detonator: it hurts them and is discarded" {
  rules = { "AW-65/special" },
  cites = { { "DST-FAQ-20", "who uses it is 'you', and the card that goes is still the opponent's" } },
  given = { turn = p1,
    p1 = { characters = { { "Finn", upgrades = { "Cunning" } } }, pool = { { "Cunning", side = "special" } } },
    p2 = { characters = { { "Bala-Tik", upgrades = { "Thermal Detonator" } }, "Nightsister" } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Thermal Detonator",
    expect { p2.character "Bala-Tik", damage = 3 },
    expect { p2.character "Nightsister", damage = 3 },
    expect { p1.character "Finn", damage = 0 },
    expect { p2.discard, exactly = { "Thermal Detonator" } },
    expect { p1.upgrade "Cunning", on = "Finn" },
  },
}

scenario "A die rerolled to the side that it showed, for a card: no pass" {
  rules = { "DST-ACT-REROLL-01" },
  cites = { { "DST-FAQ-25", "something happened: a card was discarded and a die rolled" } },
  given = { turn = p1, passes = 1, chance = { 6 },
    p1 = { hand = { "Aim" }, deck = { "Aim" }, characters = { "Rey" }, pool = { { "Rey", side = "blank" } } },
    p2 = { deck = { "Aim" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.rerolls_with "Aim",
    p1.chooses "blank",
    p1.finishes,
    expect { p1.pool, exactly = { "blank" } },
    expect { table, round = 1 },
    p2.is_asked,
  },
}

scenario "Bala-Tik readied and activated again: only the die on his card is rolled" {
  rules = { "DST-FAQ-26" },
  given = { turn = p1, chance = { 5 },
    p1 = { characters = { { "Bala-Tik", elite = true, exhausted = true }, "Nightsister" },
      pool = { { "Bala-Tik", side = "1 focus" }, { "Nightsister", side = "2 ranged" } } },
    p2 = { characters = { { "Rey", damage = 9 }, "Finn" } } },
  steps = {
    p1.resolves "2 ranged",
    p1.chooses "Rey",
    p1.accepts,
    expect { p1.pool, exactly = { "1 focus" } },
    p2.passes,
    p1.activates "Bala-Tik",
    expect { p1.pool, exactly = { "1 focus", "1 resource" } },
  },
}

scenario "Leadership readies Rey, whose die stays in the pool when she is activated again" {
  rules = { "DST-FAQ-26" },
  given = { turn = p1, chance = { 5 },
    p1 = { resources = 1, hand = { "Leadership" }, characters = { "Leia Organa", { "Rey", exhausted = true, elite = true } },
      pool = { { "Rey", side = "1 melee" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Leadership",
    p1.chooses "Rey",
    expect { p1.pool, exactly = { "1 melee" } },
    p2.passes,
    p1.activates "Rey",
    expect { p1.pool, exactly = { "1 melee", "+1 resource" } },
  },
}

scenario "Home Turf Advantage and Hyperspace Jump: the battlefield that was set aside can be chosen" {
  rules = { "AW-129/effect" },
  cites = { { "DST-RUL-WOTF-04", "every battlefield that was brought and set aside" } },
  given = { turn = p1, battlefield = { "Docking Bay", controlled_by = p1 },
    p1 = { resources = 3, hand = { "Hyperspace Jump", "Aim" }, plots = { "Home Turf Advantage" }, set_aside = { "Main Plaza" },
      characters = { "Han Solo", "Rebel Trooper" } },
    p2 = { hand = { "Aim" }, set_aside = { "Port District" }, characters = { "Nightsister" } } },
  steps = {
    p1.plays "Hyperspace Jump",
    p1.accepts,
    p1.may_choose_exactly { "Main Plaza", "Port District" },
    p1.chooses "Main Plaza",
    p1.finishes,
    p2.finishes,
    expect { p1.set_aside, exactly = { "Docking Bay", "Hyperspace Jump" } },
    expect { p2.set_aside, exactly = { "Port District" } },
  },
}

scenario "Bitter Rivalry: after set-up an opponent hurts one of its player's characters and draws" {
  rules = { "AtG-115/after" },
  given = { setup = true,
    p1 = { plots = { "Bitter Rivalry" }, deck = { "Main Plaza", "Aim", "Aim", "Aim", "Aim", "Aim", "Aim" }, characters = { "Padawan", "Rebel Trooper" } },
    p2 = { deck = { "Port District", "Aim", "Aim", "Aim", "Aim", "Aim", "Aim" }, characters = { "Nightsister" } },
    chance = { 6, 5, 4, 3, 2, 6, 5, 4, 3, 2, 6, 6, 2 } },
  steps = {
    p1.finishes,
    p2.finishes,
    p2.chooses "Port District",
    p1.chooses "Padawan",
    p1.chooses "Padawan",
    p2.may_choose_exactly { "Padawan", "Rebel Trooper" },
    p2.chooses "Padawan",
    expect { p1.character "Padawan", damage = 2, shields = 2 },
    expect { p1.character "Rebel Trooper", damage = 0 },
    expect { p2.hand, count = 6 },
    expect { p1.hand, count = 5 },
  },
}

-- The nine dice with an ability of their own that is no special (DST-ABL-INH-04), most of them without their card in play:
-- Poe Dameron resolves a side of a card that he discards, Ace in the Hole rolls the die of one.

scenario "Diplomatic Immunity through Poe Dameron: its shields are divided" {
  rules = { "AW-50/inherent" },
  cites = { { "DST-ABL-INH-04", "one of the nine" }, { "DST-ABL-INH-03", "the example" } },
  given = { turn = p1,
    p1 = { hand = { "Diplomatic Immunity" }, characters = { "Poe Dameron", "Rey" }, pool = { { "Poe Dameron", side = "special" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    p1.chooses(3),
    p1.chooses "Poe Dameron",
    p1.chooses "Rey",
    expect { p1.character "Poe Dameron", shields = 1 },
    expect { p1.character "Rey", shields = 1 },
  },
}

scenario "Launch Bay through Poe Dameron: its X is the number of cards in hand" {
  rules = { "AW-31/inherent" },
  cites = { { "DST-ABL-INH-04", "one of the nine" } },
  given = { turn = p1,
    p1 = { hand = { "Launch Bay", "Aim", "Aim", "Aim" }, characters = { "Poe Dameron" }, pool = { { "Poe Dameron", side = "special" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Launch Bay",
    p1.chooses(1),
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 3 },
  },
}

scenario "Lure of Power modifies a die of any symbol" {
  rules = { "SoR-16/inherent" },
  cites = { { "DST-ABL-INH-04", "one of the nine; no card here brings its die without it" } },
  given = { turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Lure of Power" } } }, pool = { { "Kylo Ren", side = "1 melee" }, { "Lure of Power", side = "+2 any" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "+2 any",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 3 },
  },
}

scenario "ID9 Seeker Droid through Poe Dameron: its X is the number of such dice in the pool" {
  rules = { "EaW-13/inherent" },
  cites = { { "DST-ABL-INH-04", "one of the nine" } },
  given = { turn = p1,
    p1 = { hand = { "ID9 Seeker Droid" }, characters = { { "Poe Dameron", upgrades = { "ID9 Seeker Droid", "ID9 Seeker Droid" } } },
      pool = { { "Poe Dameron", side = "special" }, { "ID9 Seeker Droid", side = "blank" }, { "ID9 Seeker Droid", side = "blank" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    p1.chooses(1),
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 2 },
  },
}

scenario "The Training Remote modifies a blue character's die of any symbol" {
  rules = { "EaW-35/inherent" },
  cites = { { "DST-ABL-INH-04", "one of the nine; no card here brings its die without it" } },
  given = { turn = p1,
    p1 = { characters = { "Rey" }, supports = { "Training Remote" }, pool = { { "Rey", side = "1 melee" }, { "Training Remote", side = "+1 any" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "+1 any",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 2 },
  },
}

scenario "Gang Up through Ace in the Hole: its X is the number of yellow characters" {
  rules = { "LEG-68/inherent" },
  cites = { { "DST-ABL-INH-04", "one of the nine" } },
  given = { turn = p1, chance = { 5 },
    p1 = { hand = { "Ace in the Hole", "Gang Up" }, characters = { "Bala-Tik", "Greedo", "Nightsister" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Ace in the Hole",
    expect { p1.pool, exactly = { "X shield" } },
    p2.passes,
    p1.resolves "X shield",
    p1.chooses "Nightsister",
    expect { p1.character "Nightsister", shields = 2 },
  },
}

scenario "The Vibroknife through Poe Dameron passes shields" {
  rules = { "SoR-57/inherent", "DST-ABL-INH-01" },
  cites = { { "DST-ABL-INH-04", "one of the nine" } },
  given = { turn = p1,
    p1 = { hand = { "Vibroknife" }, characters = { "Poe Dameron" }, pool = { { "Poe Dameron", side = "special" } } },
    p2 = { characters = { { "Kylo Ren", shields = 2 } } } },
  steps = {
    p1.resolves "special",
    p1.chooses(1),
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 1, shields = 2 },
  },
}

scenario "The Imperial Troop Transport through Poe Dameron: its X is the number of characters that are not unique" {
  rules = { "WotF-32/inherent" },
  cites = { { "DST-ABL-INH-04", "one of the nine" } },
  given = { turn = p1,
    p1 = { hand = { "Imperial Troop Transport" }, characters = { "Poe Dameron", "Rebel Trooper", "Padawan" }, pool = { { "Poe Dameron", side = "special" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    p1.chooses(1),
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 2 },
  },
}

scenario "The X-Wing through Poe Dameron: its X is the number of X-Wings in play" {
  rules = { "AtG-86/inherent" },
  cites = { { "DST-ABL-INH-04", "one of the nine; the one that was discarded is not in play" } },
  given = { turn = p1,
    p1 = { hand = { "X-Wing" }, supports = { "X-Wing", "X-Wing" }, characters = { "Poe Dameron" }, pool = { { "Poe Dameron", side = "special" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    p1.chooses(1),
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 2 },
  },
}

scenario "Bitter Rivalry: of several opponents its player chooses one, who picks the character and draws" {
  rules = { "AtG-115/after" },
  given = { setup = true,
    p1 = { plots = { "Bitter Rivalry" }, deck = { "Main Plaza", "Aim", "Aim", "Aim", "Aim", "Aim", "Aim" }, characters = { "Padawan", "Rebel Trooper" } },
    p2 = { deck = { "Port District", "Aim", "Aim", "Aim", "Aim", "Aim", "Aim" }, characters = { "Nightsister" } },
    p3 = { deck = { "Docking Bay", "Aim", "Aim", "Aim", "Aim", "Aim", "Aim" }, characters = { "Nightsister" } },
    chance = { 6, 5, 4, 3, 2, 6, 5, 4, 3, 2, 6, 5, 4, 3, 2, 6, 6, 2, 6 } },
  steps = {
    p1.finishes,
    p2.finishes,
    p3.finishes,
    p2.chooses "Port District",
    p1.chooses "Padawan",
    p1.chooses "p3",
    p3.may_choose_exactly { "Padawan", "Rebel Trooper" },
    p3.chooses "Rebel Trooper",
    expect { p1.character "Rebel Trooper", damage = 2 },
    expect { p3.hand, count = 6 },
    expect { p2.hand, count = 5 },
  },
}

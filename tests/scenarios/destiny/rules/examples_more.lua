-- What examples, rulings and errata say beyond their first half, with the cards that they name.

scenario "A +2 ranged die whose 1 ranged die is spent, or was never rolled, is not resolved" {
  rules = { "DST-DIE-09" },
  cites = { { "DST-DIE-08", "the second half of the example; the rule is DST-DIE-09" } },
  given = { turn = p1,
    p1 = { characters = { "Jango Fett", "General Veers" }, pool = { { "Jango Fett", side = "1 ranged" }, { "General Veers", side = "+2 ranged" } } },
    p2 = { characters = { "Rey", "General Veers" }, pool = { { "General Veers", side = "+2 ranged" } } } },
  steps = {
    p1.resolves "1 ranged",
    p1.finishes,
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 1 },
    p2.cannot { "resolves", "+2 ranged", because = "DST-DIE-09" },
    p2.passes,
    p1.cannot { "resolves", "+2 ranged", because = "DST-DIE-09" },
  },
}

scenario "2 ranged and 1 ranged have a combined value of 3" {
  cites = { { "DST-TERM-10", "the example: a card that asks for a combined value adds what the dice show" } },
  given = { turn = p1,
    p1 = { hand = { "Destiny", "Luke Skywalker's Lightsaber", "Force Lightning" }, characters = { "Nightsister", "Nightsister" },
      pool = { { "Nightsister", side = "2 ranged" }, { "Nightsister", side = "1 ranged" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Destiny",
    p1.chooses "2 ranged",
    p1.chooses "1 ranged",
    p1.may_choose_exactly { "Luke Skywalker's Lightsaber" },   -- 3; Force Lightning costs 4
    p1.chooses "Luke Skywalker's Lightsaber",
    p1.chooses "Nightsister",
    expect { p1.hand, exactly = { "Force Lightning" } },
  },
}

scenario "Emperor's Favor: once it is gone the hand is of five again" {
  cites = { { "DST-TERM-20", "the other half of the example: the hand size is computed while the card is there" } },
  given = { turn = p2,
    p1 = { supports = { "Emperor's Favor" }, hand = { "Aim" }, deck = { "Aim", "Aim", "Aim", "Aim", "Aim", "Aim", "Aim" }, characters = { "Kylo Ren" } },
    p2 = { hand = { "Aim" }, deck = { "Aim", "Aim", "Aim", "Aim", "Aim", "Aim" }, characters = { "Rey" }, supports = { "AT-ST" },
      pool = { { "AT-ST", side = "special" } } } },
  steps = {
    p2.resolves "special",
    p2.chooses "Emperor's Favor",
    p1.passes,
    p2.passes,
    p1.finishes,
    p2.finishes,
    expect { p1.hand, count = 5 },
  },
}

scenario "Personal Escort gone, Guardian gone" {
  quiet = { "AW-78/ongoing" },
  cites = { { "DST-ABL-ONG-02", "as long as the upgrade is there: nothing is kept of it when it leaves" } },
  given = { turn = p2,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Personal Escort" } } } },
    p2 = { resources = 1, hand = { "Vandalize" }, characters = { { "Bala-Tik", elite = true } },
      pool = { { "Bala-Tik", side = "blank" }, { "Bala-Tik", side = "1 ranged" } } } },
  steps = {
    p2.plays "Vandalize",
    p2.chooses "Personal Escort",
    p2.chooses "blank",
    expect { p1.discard, exactly = { "Personal Escort" } },
    p1.activates "Kylo Ren",
    p2.is_asked,
    expect { p2.pool, exactly = { "1 ranged" } },
  },
}

scenario "Comlink is paid for and attached before it asks for anything" {
  cites = { { "DST-AFT-02", "an after ability has no other way than the queue, which DST-QUE-03 switches" } },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Comlink" }, characters = { "Finn" }, pool = { { "Finn", side = "blank" } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } },
    chance = { 2 } },
  steps = {
    p1.plays "Comlink",
    p1.chooses "Finn",
    p1.may_choose_exactly { accept, decline },
    expect { p1.upgrade "Comlink", on = "Finn" },
    expect { p1, resources = 0 },
    p1.accepts,
    p1.chooses(1),
    p1.chooses "blank",
    expect { p1.pool, exactly = { "2 ranged" } },
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Hyperspace Jump brings Echo Base, whose claim ability is not used" {
  cites = { { "DST-RUL-AW-14", "the battlefields change places: nothing is claimed" }, { "DST-RUL-AW-13", "and who controls it stays" } },
  given = { turn = p1, battlefield = { "Frozen Wastes", controlled_by = p1 },
    p1 = { resources = 3, hand = { "Hyperspace Jump", "Aim" }, set_aside = { "Echo Base" }, characters = { "Han Solo" } },
    p2 = { hand = { "Aim" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Hyperspace Jump",
    p1.accepts,
    p1.finishes,                           -- nobody was asked whom to give a shield: it is upkeep
    p2.finishes,
    expect { p1.character "Han Solo", shields = 0 },
    expect { p2.character "Kylo Ren", shields = 0 },
    expect { p1.set_aside, exactly = { "Frozen Wastes", "Hyperspace Jump" } },
    expect { table, round = 2, controlled_by = "p1", claimed_by = "nobody" },
  },
}

scenario "Let the Wookiee Win: two dice of a pool with one, or damage where nobody is exhausted" {
  cites = { { "DST-RUL-AW-15", "either way may be taken: nothing is asked of the table before the choice" } },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Let The Wookiee Win", "Let The Wookiee Win", "Let The Wookiee Win" }, characters = { "Finn" } },
    p2 = { characters = { "Kylo Ren", "First Order Stormtrooper" }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.plays "Let The Wookiee Win",
    p2.may_choose_exactly { 1, 2 },
    p2.chooses(1),                         -- nobody is exhausted
    expect { p2.character "Kylo Ren", damage = 0 },
    expect { p2.pool, exactly = { "1 melee" } },
    p2.passes,
    p1.plays "Let The Wookiee Win",
    p2.may_choose_exactly { 1, 2 },
    p2.chooses(2),                         -- one die
    expect { p2.pool, exactly = {} },
    p2.passes,
    p1.plays "Let The Wookiee Win",
    p2.may_choose_exactly { 1, 2 },
    p2.chooses(2),                         -- none
    p2.is_asked,
  },
}

scenario "Strategic Planning exhausts a support" {
  rules = { "AW-111/effect" },
  cites = { { "DST-ERR-05", "the other way of the corrected card, also with a mod" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Strategic Planning" }, characters = { "Leia Organa" } },
    p2 = { supports = { "AT-ST", { "Black Market", exhausted = true } }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Strategic Planning",
    p1.chooses(2),
    p1.chooses "AT-ST",
    expect { p2.support "AT-ST", exhausted = true },
  },
}

scenario "Outer Rim Smuggler: the last card of the hand a second time in a round gives nothing" {
  cites = { { "DST-ERR-10", "the corrected card: the first time each round" } },
  given = { turn = p1,
    p1 = { hand = { "Long Con" }, deck = { "Aim", "Dodge" }, characters = { "Outer Rim Smuggler", "Luke Skywalker" } },
    p2 = { characters = { "Nightsister" } },
    chance = { 4 } },
  steps = {
    p1.plays "Long Con",
    expect { p1, resources = 1 },
    p2.passes,
    p1.activates "Luke Skywalker",
    expect { p1.hand, exactly = { "Aim" } },
    p2.passes,
    p1.plays "Aim",
    expect { p1, resources = 0 },          -- 1 paid, none gained
  },
}

scenario "Heat of Battle: two dice each and no third" {
  cites = { { "DST-ERR-13", "the corrected card: two or fewer, of the opponent first" } },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Heat Of Battle" }, characters = { { "Rey", elite = true }, "Padawan" },
      pool = { { "Rey", side = "blank" }, { "Rey", side = "1 discard" }, { "Padawan", side = "blank" } } },
    p2 = { characters = { { "Nightsister", damage = 1 } } } },
  steps = {
    p1.plays "Heat Of Battle",
    p1.chooses "blank",
    p1.chooses "1 discard",
    p1.picks "1 melee",
    p1.picks "1 melee",
    expect { p1.pool, exactly = { "1 melee", "1 melee", "blank" } },
    p2.is_asked,
  },
}

scenario "C-3PO: a modifier that counts as another symbol still needs a die that it modifies" {
  cites = { { "DST-RUL-SOR-04", "only the symbol is another one: a modifier is resolved with a die or not at all" } },
  given = { turn = p1,
    p1 = { supports = { "C-3PO" }, characters = { "Rebel Trooper" }, pool = { { "C-3PO", side = "blank" }, { "Rebel Trooper", side = "+1 ranged" } } },
    p2 = { resources = 3, characters = { "Nightsister" } } },
  steps = {
    p1.uses "C-3PO",
    expect { p1.pool, exactly = { "+1 ranged" } },
    expect { p2, resources = 3 },
    p2.is_asked,
  },
}

scenario "Momentum Shift: nobody has room for another shield" {
  cites = { { "DST-RUL-SOR-16", "the card asks for a character with fewer than 3 shields" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Momentum Shift" }, characters = { { "Rey", shields = 3 }, { "Finn", shields = 3 } } },
    p2 = { characters = { { "Kylo Ren", shields = 2 } } } },
  steps = {
    p1.plays "Momentum Shift",
    expect { p2.character "Kylo Ren", shields = 2 },
    expect { p1.character "Rey", shields = 3 },
    expect { p1, resources = 0 },
    p2.is_asked,
  },
}

scenario "The Ancient Lightsaber that a player controls and another owns goes under the owner's deck" {
  cites = { { "DST-RUL-EAW-02", "the deck of who owns it: a piece has an owner besides its controller" } },
  given = { turn = p1,
    p1 = { hand = { "Premonitions", "Ancient Lightsaber" }, deck = { "Aim", "Block" }, characters = { "Kylo Ren" } },
    p2 = { hand = { "Premonitions" }, deck = { "Dodge" }, characters = { { "Rey", damage = 3 } } } },
  steps = {
    p1.plays "Premonitions",
    p1.chooses(1),
    p1.chooses "Ancient Lightsaber",
    p2.plays "Premonitions",
    p2.chooses(2),
    p2.chooses "Premonitions",
    p2.chooses "Rey",
    p2.declines,                           -- Rey
    p1.passes,
    p2.uses "Ancient Lightsaber",
    expect { p2.character "Rey", damage = 1, upgrades = "" },
    expect { p1.deck, in_order = { "Aim", "Block", "Ancient Lightsaber" } },
    expect { p2.deck, exactly = { "Dodge" } },
  },
}

scenario "Coercion: an event whose play restriction fails need not be played" {
  rules = { "DST-RUL-EAW-04" },
  given = { turn = p1, battlefield = { controlled_by = p1 },
    p1 = { resources = 1, hand = { "Coercion" }, characters = { "Bala-Tik" } },
    p2 = { resources = 3, hand = { "Dug in" }, characters = { "Rey" } },
    chance = { 4 } },
  steps = {
    p1.plays "Coercion",
    p1.chooses "Dug in",
    p2.cannot { "plays", "Dug in", because = "DST-ACT-PLAY-02" },
    p2.activates "Rey",
    expect { p2.character "Rey", exhausted = true },
  },
}

scenario "General Hux does not count a defeated character" {
  cites = { { "DST-RUL-EAW-08", "defeated characters are set aside and not counted: two in play take 2 off a cost of 5" } },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Endless Ranks" }, set_aside = { "Death Trooper" }, characters = { "General Hux", "First Order Stormtrooper" },
      pool = { { "General Hux", side = "special" } } },
    p2 = { resources = 3, characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    p2.is_asked,                           -- 3 would still be to be paid
    expect { p1, resources = 2 },
    expect { p1.hand, exactly = { "Endless Ranks" } },
    expect { p1.set_aside, exactly = { "Death Trooper" } },
  },
}

scenario "Port District: a card of cost 3 that is played for free has no Ambush" {
  cites = { { "DST-RUL-EAW-18", "what was paid is looked at, and nothing was" } },
  given = { turn = p1, battlefield = { "Port District", controlled_by = p1 },
    p1 = { resources = 3, hand = { "Destiny", "Luke Skywalker's Lightsaber" }, characters = { { "EaW-34", elite = true } },
      pool = { { "EaW-34", side = "2 melee" }, { "EaW-34", side = "2 melee" } } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.plays "Destiny",
    p1.chooses "2 melee",
    p1.chooses "2 melee",
    p1.chooses "Luke Skywalker's Lightsaber",
    expect { p1.character "Mace Windu", upgrades = "Luke Skywalker's Lightsaber" },
    expect { p1, resources = 3 },
    p2.is_asked,
  },
}

scenario "DJ does not answer the die of a card that his player discards" {
  quiet = { "WotF-35/after" },
  cites = { { "DST-RUL-WOTF-03", "the die leaves with its card: the game takes it away" } },
  given = { turn = p1,
    p1 = { characters = { "DJ" }, supports = { "AT-ST" }, pool = { { "AT-ST", side = "special" } } },
    p2 = { supports = { "Black One" }, characters = { "Rey" }, pool = { { "Black One", side = "2 ranged" } } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Black One",
    expect { p2.pool, exactly = {} },
    expect { p2.discard, exactly = { "Black One" } },
    p2.is_asked,
    expect { p2.character "Rey", damage = 0 },
  },
}

scenario "L3-37, elite, keeps both dice as an upgrade: they are rolled with the vehicle" {
  cites = { { "DST-RUL-ATG-03", "her dice go with her card" } },
  given = { turn = p1,
    p1 = { characters = { "Nightsister" }, pool = { { "Nightsister", side = "1 ranged" } } },
    p2 = { supports = { "Black One" }, characters = { { "L3-37", damage = 7, elite = true }, "Finn" } },
    chance = { 1, 2, 3 } },
  steps = {
    p1.resolves "1 ranged",
    p1.chooses "L3-37",
    expect { p2.upgrade "L3-37", on = "Black One" },
    p2.activates "Black One",
    expect { p2.pool, count = 3 },
  },
}

scenario "FN-2199 and a Z6 Riot Control Baton: not resolved at once, the die may be rerolled" {
  cites = { { "DST-FAQ-31", "the other way of the example: the die is still there when the baton's ability comes" } },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Z6 Riot Control Baton" }, characters = { "FN-2199" } },
    p2 = { characters = { "Rey" } },
    chance = { 1, 6 } },
  steps = {
    p1.plays "Z6 Riot Control Baton",
    p1.chooses "FN-2199",
    p1.declines,                           -- FN-2199 does not resolve it
    p1.accepts,                            -- the baton rerolls it
    expect { p1.pool, exactly = { "blank" } },
    expect { p2.character "Rey", damage = 0 },
    p2.is_asked,
  },
}

-- What cards and dice are made of, and what the last rows of the catalogue ask.

scenario "A card may lack a die, a subtype, abilities; what is there works" {
  rules = { "DST-EVT-01" },
  cites = { { "DST-CARD-01", "neither die nor subtype nor subtitle nor keyword: the loader asked for none" },
    { "DST-CARD-13", "a card is found by its id, and its die is of the same number" } },
  given = { turn = p1,
    p1 = { hand = { "TOY-51" }, characters = { "TOY-1" } },
    p2 = { characters = { "TOY-2" } } },
  steps = {
    p1.plays "Toy Strike",
    p1.chooses "Toy Sentinel",
    expect { p2.character "Toy Sentinel", damage = 2 },
  },
}

scenario "All six types of cards at one table" {
  rules = { "TOY-32/action" },
  cites = { { "DST-CARD-05", "battlefield, character, event, upgrade, support, plot" }, { "DST-ABL-01", "action, claim, ongoing and triggered abilities, and a special on a die" } },
  given = { turn = p1, battlefield = { "Toy Plains", controlled_by = p2 },
    p1 = { hand = { "Toy Strike" }, plots = { "Toy Pact" }, supports = { "Toy Depot", "Toy Seal" },
      characters = { { "Toy Trooper", upgrades = { "Toy Relic" } } } },
    p2 = { characters = { "Toy Sentinel" } } },
  steps = {
    expect { p1.plots, exactly = { "Toy Pact" } },
    p1.uses "Toy Depot",
    expect { p1, resources = 1 },
    p2.may_not_choose { "claims" },          -- an ongoing ability forbids it
    p2.passes,
    p1.claims,
    p1.accepts,
    expect { p1, resources = 2 },
  },
}

scenario "A word in an ability that names a subtype means that subtype" {
  rules = { "EaW-1/power_action" },
  cites = { { "DST-CARD-09", "a vehicle is readied, another support is not offered" } },
  given = { turn = p1,
    p1 = { resources = 2, supports = { { "First Order TIE Fighter", exhausted = true }, { "Toy Drone", exhausted = true } }, characters = { "Ciena Ree" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Ciena Ree",
    expect { p1.support "First Order TIE Fighter", exhausted = false },
    expect { p1.support "Toy Drone", exhausted = true },
  },
}

scenario "Two characters of one title are one unique character, whatever their subtitles" {
  rules = { "DST-UNIQ-08" },
  cites = { { "DST-UNIQ-09", "Sith Lord and Dark Apprentice" } },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Darth Vader [AW-10]", "1 Darth Vader [SoR-10]" } },
    deck_breaks_only("DST-UNIQ-03"),
    deck { with = { "[characters]", "1 Darth Vader [AW-10]", "1 Kylo Ren [AW-11]" } },
    deck_is_legal,
  },
}

scenario "A character that becomes elite in the game keeps its points; a card that speaks of them reads what is printed" {
  rules = { "SoR-125/ongoing" },
  cites = { { "DST-CHAR-06", "points are a number of the card, and nothing in play writes them" } },
  given = { turn = p1, chance = { 1, 2 },
    p1 = { resources = 2, hand = { "Training" }, characters = { "First Order Stormtrooper" }, dice_aside = { "First Order Stormtrooper" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Training",
    p1.chooses "First Order Stormtrooper",
    p2.passes,
    p1.activates "First Order Stormtrooper",
    expect { p1.pool, count = 2 },
  },
}

scenario "Cards are played from one's own hand, not from the deck, the discard pile or what is set aside" {
  rules = { "DST-RND-03" },
  cites = { { "DST-ZONE-15", "only the hand is looked at" } },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Toy Strike" }, deck = { "Toy Volley" }, discard = { "Toy Haste" }, set_aside = { "Toy Remedy" }, characters = { "Toy Trooper" } },
    p2 = { hand = { "Toy Gambit" }, characters = { "Toy Sentinel" } } },
  steps = {
    p1.may_choose_exactly { "plays Toy Strike", "rerolls with Toy Strike", "activates Toy Trooper", "claims", pass },
  },
}

scenario "Before the game a player sets dice aside for cards that call for them" {
  rules = { "DST-RUL-SOR-21" },
  cites = { { "DST-ZONE-25", "the second die comes from there, and only as many as were brought" } },
  given = { turn = p1, chance = { 1, 2 },
    p1 = { resources = 2, hand = { "Training" }, characters = { "First Order Stormtrooper" }, dice_aside = { "First Order Stormtrooper" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    expect { p1.dice_aside, count = 1 },
    p1.plays "Training",
    p1.chooses "First Order Stormtrooper",
    expect { p1.dice_aside, count = 0 },
  },
}

scenario "A character that became an upgrade has no health: nobody deals damage to it" {
  rules = { "AtG-91/before" },
  cites = { { "DST-TYPE-02", "only characters are offered, and it has no damage" } },
  given = { turn = p1,
    p1 = { characters = { "Kylo Ren", "Toy Trooper" }, pool = { { "Kylo Ren", side = "1 melee" }, { "Toy Trooper", side = "2 ranged" } } },
    p2 = { supports = { "Black One" }, characters = { { "L3-37", damage = 7 }, "Finn" } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "L3-37",
    p2.passes,
    p1.resolves "2 ranged",
    p1.may_choose_exactly { "Kylo Ren", "Toy Trooper", "Finn" },
    p1.chooses "Finn",
    expect { p2.upgrade "L3-37", on = "Black One", damage = 0 },
  },
}

scenario "A card that changes its type is as ready as it was; a reminder would only explain that" {
  rules = { "TOY-26/before" },
  cites = { { "DST-REM-01", "what is read on a card is made from what its ability does: a reminder has nothing to override it with" },
    { "DST-ED-43", "in 1.8 it is as ready as it was" } },
  given = { turn = p1,
    p1 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } },
    p2 = { characters = { { "Rey", damage = 9, upgrades = { { "Toy Relic", exhausted = true } } }, "Finn" } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Rey",
    expect { p2.support "Toy Relic", exhausted = true },
  },
}

scenario "First edition: a card that becomes a support starts ready" {
  rules = { "DST-ED-43" },
  given = { edition = "1.0", turn = p1,
    p1 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } },
    p2 = { characters = { { "Rey", damage = 9, upgrades = { { "Toy Relic", exhausted = true } } }, "Finn" } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Rey",
    expect { p2.support "Toy Relic", exhausted = false },
  },
}

scenario "Who loses a keyword lacks it, though it is printed and given" {
  rules = { "DST-KW-02", "TOY-77/ongoing" },
  given = { turn = p1,
    p1 = { supports = { "Toy Order" }, characters = { "Toy Sentinel" } },
    p2 = { supports = { "Toy Decree" }, characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "1 ranged" } } } },
  steps = {
    p1.activates "Toy Sentinel",
    p2.is_asked,
    expect { p2.pool, exactly = { "1 ranged" } },
  },
}

scenario "Without that decree Guardian answers" {
  rules = { "DST-KW-GRD-01" },
  cites = { { "DST-KW-02", "the decree speaks of opposing characters only" } },
  given = { turn = p1,
    p1 = { supports = { "Toy Decree" }, characters = { "Toy Sentinel" } },
    p2 = { characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "1 ranged" } } } },
  steps = {
    p1.activates "Toy Sentinel",
    p1.may_choose_exactly { "1 ranged", decline },
    p1.declines,
  },
}

scenario "Indirect damage is not resolved together with ranged or melee" {
  rules = { "DST-ACT-RES-01", "DST-FAQ-06" },
  given = { turn = p1,
    p1 = { characters = { { "Toy Mentor", upgrades = { "Toy Saber", "Toy Saber" } } },
      pool = { { "Toy Saber", side = "2 indirect" }, { "Toy Saber", side = "1 indirect" }, { "Toy Mentor", side = "1 melee" } } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.resolves "2 indirect",
    p1.may_choose_exactly { "1 indirect", done },
    p1.finishes,
    expect { p1.pool, exactly = { "1 indirect", "1 melee" } },
  },
}

scenario "Shields and another blocking effect work at the same moment, in the order that the player likes" {
  rules = { "DST-SHD-03" },
  cites = { { "DST-ED-51", "in 1.8 shields are one of several blocks" } },
  given = { turn = p1,
    p1 = { resources = 1, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "2 melee for 1" } } },
    p2 = { deck = { "Aim", "Dodge", "Flank" }, characters = { { "Rey", shields = 1, upgrades = { "Force Illusion" } } } } },
  steps = {
    p1.resolves "2 melee for 1",
    p1.chooses "Rey",
    p2.accepts,                            -- the shields come first
    p2.accepts,
    expect { p2.character "Rey", damage = 0, shields = 0 },
    expect { p2.deck, count = 2 },
  },
}

scenario "First edition: shields block before anything else" {
  rules = { "DST-ED-51" },
  given = { edition = "1.0", turn = p1,
    p1 = { resources = 1, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "2 melee for 1" } } },
    p2 = { deck = { "Aim", "Dodge", "Flank" }, characters = { { "Rey", shields = 1, upgrades = { "Force Illusion" } } } } },
  steps = {
    p1.resolves "2 melee for 1",
    p1.chooses "Rey",
    p2.accepts,                            -- Force Illusion, for the one damage that is left
    expect { p2.character "Rey", damage = 0, shields = 0 },
    expect { p2.deck, count = 2 },
  },
}

scenario "A reroll is a roll" {
  rules = { "DST-TERM-35" },
  given = { turn = p1, chance = { 3 },
    p1 = { hand = { "Aim" }, supports = { "Imperial Inspection" }, characters = { "Toy Scout" }, pool = { { "Toy Scout", side = "blank" } } },
    p2 = { characters = { { "Rey", upgrades = { "Jedi Robes" } } } } },
  steps = {
    p1.rerolls_with "Aim",
    p1.chooses "blank",
    p1.finishes,
    p1.accepts,
    expect { p2.hand, exactly = { "Jedi Robes" } },
    expect { p1.set_aside, exactly = { "Imperial Inspection" } },
  },
}

scenario "Two copies of an upgrade on one character: who resolves the ability picks the die" {
  rules = { "DST-DLP-03" },
  cites = { { "DST-DLP-02", "which die lay on which copy did not matter before" }, { "DST-ED-20", "1.8: the resolving player" } },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Disarm" }, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } },
    p2 = { characters = { { "Toy Mentor", upgrades = { "Toy Saber", "Toy Saber" } } },
      pool = { { "Toy Saber", side = "2 melee" }, { "Toy Saber", side = "blank" } } } },
  steps = {
    p1.plays "Disarm",
    p1.chooses "Toy Saber",
    p1.may_choose_exactly { "2 melee", "blank" },
    p1.chooses "2 melee",
    expect { p2.pool, exactly = { "blank" } },
    expect { p2.discard, exactly = { "Toy Saber" } },
  },
}

scenario "One of two like upgrades returns to a hand: who returns it picks the die" {
  rules = { "DST-DLP-03" },
  given = { turn = p1, battlefield = { "Mos Eisley Spaceport", controlled_by = p2 },
    p1 = { characters = { { "Rey", upgrades = { "DH-17 Blaster Pistol", "DH-17 Blaster Pistol" } } },
      pool = { { "DH-17 Blaster Pistol", side = "1 shield" }, { "DH-17 Blaster Pistol", side = "blank" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.chooses "DH-17 Blaster Pistol",
    p1.may_choose_exactly { "1 shield", "blank" },
    p1.chooses "blank",
    expect { p1.pool, exactly = { "1 shield" } },
    expect { p1.hand, exactly = { "DH-17 Blaster Pistol" } },
    expect { p1, resources = 1 },
  },
}

scenario "First edition: who has the two copies picks the die" {
  rules = { "DST-ED-20" },
  given = { edition = "1.0", turn = p1,
    p1 = { resources = 2, hand = { "Disarm" }, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } },
    p2 = { characters = { { "Toy Mentor", upgrades = { "Toy Saber", "Toy Saber" } } },
      pool = { { "Toy Saber", side = "2 melee" }, { "Toy Saber", side = "blank" } } } },
  steps = {
    p1.plays "Disarm",
    p1.chooses "Toy Saber",
    p2.may_choose_exactly { "2 melee", "blank" },
    p2.chooses "blank",
    expect { p2.pool, exactly = { "2 melee" } },
  },
}

scenario "Who searches looks at the whole deck, and shows it to nobody" {
  rules = { "AtG-103/after" },
  cites = { { "DST-TERM-36", "the mask run: the other player's view has no title of these cards" } },
  given = { turn = p1, chance = { 2 },
    p1 = { resources = 6, hand = { "AtG-103" }, deck = { "Aim", "Escape Craft", "Dodge" }, characters = { "Finn" } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.plays "Millennium Falcon",
    p1.accepts,
    p1.chooses(1),
    p1.accepts,
    expect { p1.support "Millennium Falcon", upgrades = "Escape Craft" },
    expect { p1.deck, count = 2 },
  },
}

-- What abilities do not do, battlefields and characters: offers that are declined, dice and characters that are out of reach,
-- and events that are somebody else's.

scenario "Command Center: who does not use it discards nothing" {
  rules = { "AW-165/claim" },
  given = { turn = p1, battlefield = { "Command Center" },
    p1 = { deck = { "Aim", "Aim" }, characters = { "Rey" } },
    p2 = { deck = { "Aim", "Block", "Dodge" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.declines,
    expect { p2.deck, count = 3 },
    expect { p1.deck, count = 2 },
  },
}

scenario "Echo Base: who does not use it shields nobody" {
  rules = { "AW-166/claim" },
  given = { turn = p1, battlefield = { "Echo Base" },
    p1 = { characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.declines,
    expect { p1.character "Rey", shields = 0 },
    expect { p2.character "Kylo Ren", shields = 0 },
  },
}

scenario "Emperor's Throne Room turns no die of an opponent" {
  rules = { "AW-167/claim" },
  given = { turn = p1, battlefield = { "Emperor's Throne Room" },
    p1 = { characters = { "Kylo Ren", "Poe Dameron" }, pool = { { "Kylo Ren", side = "blank" }, { "Poe Dameron", side = "1 disrupt" } } },
    p2 = { characters = { "Padme Amidala" }, pool = { { "Padme Amidala", side = "1 discard" } } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.may_choose_exactly { "blank", "1 disrupt" },
    p1.chooses "blank",
    p1.declines,
    expect { p1.pool, exactly = { "special", "1 disrupt" } },
  },
}

scenario "Jedi Temple: who does not use it looks at no hand" {
  rules = { "AW-170/claim" },
  given = { turn = p1, battlefield = { "Jedi Temple" },
    p1 = { characters = { "Rey" } },
    p2 = { hand = { "Aim", "Block" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.declines,
    expect { p2.hand, exactly = { "Aim", "Block" }, open = 0 },
  },
}

scenario "Rebel War Room resolves no die of an opponent" {
  rules = { "AW-171/claim" },
  given = { turn = p1, battlefield = { "Rebel War Room" },
    p1 = { characters = { "Rey", "Finn" }, pool = { { "Rey", side = "1 melee" }, { "Finn", side = "1 resource" } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 shield" } } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.may_choose_exactly { "1 melee", "1 resource" },
    p1.chooses "1 resource",
    expect { p1, resources = 1 },
    expect { p2.pool, exactly = { "1 shield" } },
  },
}

scenario "Separatist Base: who does not use it hurts nobody" {
  rules = { "AW-173/claim" },
  given = { turn = p1, battlefield = { "Separatist Base" },
    p1 = { characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.declines,
    expect { p1.character "Rey", damage = 0 },
    expect { p2.character "Kylo Ren", damage = 0 },
  },
}

scenario "Starship Graveyard: who does not use it takes nothing back" {
  rules = { "AW-174/claim" },
  given = { turn = p1, battlefield = { "Starship Graveyard" },
    p1 = { discard = { "Lightsaber" }, deck = { "Aim" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.declines,
    expect { p1.deck, in_order = { "Aim" } },
    expect { p1.discard, exactly = { "Lightsaber" } },
  },
}

scenario "Darth Vader answers nobody else's activation" {
  quiet = { "AW-10/after" },
  given = { turn = p1,
    p1 = { characters = { "AW-10", "Nightsister" } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } },
    chance = { 6 } },
  steps = {
    p1.activates "Nightsister",
    p2.is_asked,
    expect { p2.hand, count = 1 },
  },
}

scenario "Darth Vader may leave the hand alone" {
  rules = { "AW-10/after" },
  given = { turn = p1,
    p1 = { characters = { "AW-10" } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } },
    chance = { 6 } },
  steps = {
    p1.activates "Darth Vader",
    p1.declines,
    expect { p2.hand, count = 1 },
  },
}

scenario "The Nightsister's ability is not the opponent's to use" {
  quiet = { "AW-12/action" },
  given = { turn = p2,
    p1 = { characters = { "Nightsister" } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "blank" } } } },
  steps = {
    p2.may_not_choose { "uses Nightsister" },
    p2.passes,
    expect { p1.character "Nightsister", damage = 0 },
  },
}

scenario "Finn's weapons are his own: nobody else carries one that is for another colour" {
  quiet = { "AW-45/ongoing" },
  given = { turn = p1,
    p1 = { resources = 6, hand = { "Kylo Ren's Lightsaber" }, characters = { "Han Solo", "Rey" } },
    p2 = { characters = { "Finn" } } },
  steps = {
    p1.plays "Kylo Ren's Lightsaber",
    p1.may_choose_exactly { "Rey", decline },
    p1.declines,
  },
}

scenario "Finn carries no ability that is for blue characters" {
  quiet = { "AW-45/ongoing" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Force Protection" }, characters = { "Finn", "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Force Protection",
    p1.may_choose_exactly { "Rey", decline },
    p1.declines,
  },
}

scenario "Padme Amidala discards nothing with another side of her die" {
  quiet = { "AW-48/special" },
  given = { turn = p1,
    p1 = { resources = 1, characters = { "Padme Amidala" }, pool = { { "Padme Amidala", side = "1 resource" } } },
    p2 = { deck = { "Aim", "Block" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "1 resource",
    expect { p1, resources = 2 },
    expect { p2.deck, count = 2 },
  },
}

scenario "Command Center is not used by who comes too late to claim it" {
  quiet = { "AW-165/claim" },
  given = { turn = p1, battlefield = { "Command Center", controlled_by = p1, claimed_by = p2 },
    p1 = { hand = { "Flank" }, characters = { "Rey" } },
    p2 = { deck = { "Aim", "Block" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.may_not_choose { "claims" },
    p1.passes,
    expect { p2.deck, count = 2 },
  },
}

scenario "Echo Base is not used by who comes too late to claim it" {
  quiet = { "AW-166/claim" },
  given = { turn = p1, battlefield = { "Echo Base", controlled_by = p1, claimed_by = p2 },
    p1 = { hand = { "Flank" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.may_not_choose { "claims" },
    p1.passes,
    expect { p1.character "Rey", shields = 0 },
  },
}

scenario "Jedi Temple is not used by who comes too late to claim it" {
  quiet = { "AW-170/claim" },
  given = { turn = p1, battlefield = { "Jedi Temple", controlled_by = p1, claimed_by = p2 },
    p1 = { hand = { "Flank" }, characters = { "Rey" } },
    p2 = { hand = { "Aim" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.may_not_choose { "claims" },
    p1.passes,
    expect { p2.hand, exactly = { "Aim" }, open = 0 },
  },
}

scenario "Separatist Base is not used by who comes too late to claim it" {
  quiet = { "AW-173/claim" },
  given = { turn = p1, battlefield = { "Separatist Base", controlled_by = p1, claimed_by = p2 },
    p1 = { hand = { "Flank" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.may_not_choose { "claims" },
    p1.passes,
    expect { p2.character "Kylo Ren", damage = 0 },
  },
}

scenario "Starship Graveyard is not used by who comes too late to claim it" {
  quiet = { "AW-174/claim" },
  given = { turn = p1, battlefield = { "Starship Graveyard", controlled_by = p1, claimed_by = p2 },
    p1 = { hand = { "Flank" }, discard = { "Lightsaber" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.may_not_choose { "claims" },
    p1.passes,
    expect { p1.discard, exactly = { "Lightsaber" } },
  },
}

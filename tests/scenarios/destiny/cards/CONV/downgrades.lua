-- Convergence: downgrades.

scenario "Death Mark: three cards when the character is defeated" {
  rules = { "CONV-39/after" },
  given = { turn = p1,
    p1 = { hand = { "Toy Execution" }, resources = 2, deck = { "Aim", "Block", "Dodge", "Flank" }, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Death Mark" } }, "Finn" } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Rey",
    p1.accepts,
    expect { p1.hand, exactly = { "Aim", "Block", "Dodge" } },
    expect { p1.discard, exactly = { "Toy Execution", "Death Mark" } },
  },
}

scenario "Death Mark: nothing for another character" {
  quiet = { "CONV-39/after" },
  given = { turn = p1,
    p1 = { hand = { "Toy Execution" }, resources = 2, deck = { "Aim", "Block", "Dodge" }, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Death Mark" } }, "Finn" } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Finn",
    expect { p1.hand, count = 0 },
    expect { p2.character "Rey", downgrades = "Death Mark" },
    p2.is_asked,
  },
}

scenario "Enticing Reward: a weapon or equipment, also from the discard pile, for nothing" {
  rules = { "CONV-40/after" },
  given = { turn = p1,
    p1 = { hand = { "Toy Execution", "Immobilize" }, discard = { "Flame Thrower" }, resources = 2, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Enticing Reward" } }, "Finn" } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Rey",
    p1.accepts,
    p1.may_choose_exactly { "Flame Thrower" },
    p1.chooses "Flame Thrower",
    expect { p1.upgrade "Flame Thrower", on = "Toy Trooper" },
    expect { p1, resources = 0 },
  },
}

scenario "Enticing Reward: nothing for another character" {
  quiet = { "CONV-40/after" },
  given = { turn = p1,
    p1 = { hand = { "Toy Execution" }, discard = { "Flame Thrower" }, resources = 2, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Enticing Reward" } }, "Finn" } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Finn",
    p2.is_asked,
  },
}

scenario "Wanted: two resources for the character that it is on" {
  rules = { "CONV-143/after" },
  given = { turn = p1,
    p1 = { hand = { "Toy Execution" }, resources = 2, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Wanted" } }, "Finn" } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Rey",
    p1.accepts,
    expect { p1, resources = 2 },
  },
}

scenario "Wanted: none for another character" {
  quiet = { "CONV-143/after" },
  given = { turn = p1,
    p1 = { hand = { "Toy Execution" }, resources = 2, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Wanted" } }, "Finn" } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Finn",
    expect { p1, resources = 0 },
    p2.is_asked,
  },
}

scenario "Shock Collar: 1 damage when the character activates" {
  rules = { "CONV-160/after" },
  given = { turn = p2, chance = { 1 },
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Shock Collar" } }, "Finn" } } },
  steps = {
    p2.activates "Rey",
    expect { p2.character "Rey", damage = 1 },
  },
}

scenario "Shock Collar: none when another one does" {
  quiet = { "CONV-160/after" },
  given = { turn = p2, chance = { 1 },
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Shock Collar" } }, "Finn" } } },
  steps = {
    p2.activates "Finn",
    expect { p2.character "Rey", damage = 0 },
    expect { p2.character "Finn", damage = 0 },
  },
}

scenario "Wounded: a health less, and who has as much damage falls at once" {
  rules = { "CONV-161/ongoing" },
  given = { turn = p1,
    p1 = { hand = { "Wounded" }, resources = 1, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", damage = 9 }, "Finn" } } },
  steps = {
    p1.plays "Wounded",
    p1.chooses "Rey",
    expect { p2.characters, exactly = { "Finn" } },
    expect { p1.discard, exactly = { "Wounded" } },
  },
}

scenario "Wounded: of that character only" {
  quiet = { "CONV-161/ongoing" },
  given = { turn = p1,
    p1 = { hand = { "Wounded" }, resources = 1, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", damage = 9 }, "Finn" } } },
  steps = {
    p1.plays "Wounded",
    p1.chooses "Finn",
    expect { p2.characters, exactly = { "Rey", "Finn" } },
    expect { p2.character "Finn", downgrades = "Wounded" },
  },
}

scenario "Breaking Bonds: a downgrade of the character goes, and of a Sith's a die is turned" {
  rules = { "CONV-7/effect" },
  given = { turn = p1,
    p1 = { hand = { "Breaking Bonds" }, resources = 1, characters = { { "Darth Vader", downgrades = { "Wanted" } }, "Toy Trooper" },
      pool = { { "Toy Trooper", side = "2 ranged" } } },
    p2 = { characters = { { "Rey", downgrades = { "Wounded" } } } } },
  steps = {
    p1.plays "Breaking Bonds",
    p1.chooses "Darth Vader",
    p1.chooses "Wanted",
    p1.accepts,
    p1.chooses "2 ranged",
    expect { p1.character "Darth Vader", downgrades = "" },
    expect { p1.pool, exactly = { "blank" } },
  },
}

scenario "Breaking Bonds: no die for somebody else" {
  rules = { "CONV-7/effect" },
  given = { turn = p1,
    p1 = { hand = { "Breaking Bonds" }, resources = 1, characters = { { "Toy Trooper", downgrades = { "Wanted" } } },
      pool = { { "Toy Trooper", side = "2 ranged" } } },
    p2 = { characters = { { "Rey", downgrades = { "Wounded" } } } } },
  steps = {
    p1.plays "Breaking Bonds",
    p1.chooses "Rey",
    p1.chooses "Wounded",
    expect { p2.character "Rey", downgrades = "" },
    expect { p1.pool, exactly = { "2 ranged" } },
    p2.is_asked,
  },
}

scenario "Prey Upon: a die of a character with a downgrade" {
  rules = { "CONV-146/effect" },
  given = { turn = p1,
    p1 = { hand = { "Prey Upon" }, resources = 1, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Wounded" } }, "Finn" }, pool = { { "Rey", side = "1 melee" }, { "Finn", side = "1 shield" } } } },
  steps = {
    p1.plays "Prey Upon",
    p1.may_choose_exactly { "Rey" },
    p1.chooses "Rey",
    p1.may_choose_exactly { "1 melee" },
    p1.chooses "1 melee",
    expect { p2.pool, exactly = { "1 shield" } },
  },
}

scenario "Unshackle: a downgrade goes, and another action" {
  rules = { "CONV-167/effect" },
  given = { turn = p1,
    p1 = { hand = { "Unshackle" }, resources = 1, characters = { { "Toy Trooper", downgrades = { "Wanted" }, upgrades = { "Flame Thrower" } } } },
    p2 = { characters = { { "Rey", downgrades = { "Wounded" } } } } },
  steps = {
    p1.plays "Unshackle",
    p1.may_choose_exactly { "Wanted", "Wounded" },
    p1.cannot { "chooses", "Flame Thrower", says = "it is no downgrade" },
    p1.chooses "Wanted",
    expect { p1.character "Toy Trooper", downgrades = "" },
    expect { p2.discard, exactly = { "Wanted" } },
    p1.may_choose { decline },
  },
}

scenario "Protective Suit: only bounties among downgrades are played on who wears it" {
  rules = { "CONV-170/ongoing" },
  given = { turn = p1,
    p1 = { hand = { "Wounded", "Wanted" }, resources = 1, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", upgrades = { "Protective Suit" } }, "Finn" } } },
  steps = {
    p1.plays "Wounded",
    p1.may_choose_exactly { "Finn", decline },
    p1.chooses "Finn",
    p2.passes,
    p1.plays "Wanted",
    p1.may_choose_exactly { "Rey", "Finn", decline },
    p1.chooses "Rey",
    expect { p2.character "Rey", downgrades = "Wanted" },
  },
}

scenario "Padme Amidala: the focus of her companions is resolved as indirect damage" {
  rules = { "CONV-75/ongoing" },
  given = { turn = p1,
    p1 = { characters = { "CONV-75", { "Jabba the Hutt", elite = true } }, pool = { { "Jabba the Hutt", side = "1 focus" }, { "Jabba the Hutt", side = "2 disrupt" } } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.may_not_choose { "resolves 2 disrupt of Jabba the Hutt as indirect" },
    p1.resolves("1 focus", "of Jabba the Hutt as indirect"),
    expect { p2.character "Nightsister", damage = 1 },
  },
}

scenario "General Grievous: droids cost a point less on his team" {
  rules = { "CONV-21/ongoing" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 General Grievous [CONV-21] elite", "1 MagnaGuard [EaW-3]", "1 Death Trooper [SoR-1]" } },
    deck_is_legal,
  },
}

scenario "General Grievous rerolls dice of droids, no others" {
  rules = { "CONV-21/power_action" },
  given = { turn = p1, chance = { 2 },
    p1 = { characters = { "CONV-21", "MagnaGuard" }, pool = { { "CONV-21", side = "2 focus" }, { "MagnaGuard", side = "1 melee" } } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.uses "General Grievous",
    p1.may_choose_exactly { "1 melee", done },
    p1.chooses "1 melee",
    p2.is_asked,
  },
}

scenario "General Grievous: his own dice stay as they lie" {
  rules = { "CONV-21/power_action" },
  given = { turn = p1, chance = { 2 },
    p1 = { characters = { "CONV-21", "MagnaGuard" }, pool = { { "CONV-21", side = "2 focus" }, { "MagnaGuard", side = "1 melee" } } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.uses "General Grievous",
    p1.cannot { "chooses", "2 focus", says = "it is no droid die" },
    p1.chooses "1 melee",
  },
}

scenario "General Grievous: who is no droid costs what is printed" {
  quiet = { "CONV-21/ongoing" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 General Grievous [CONV-21]", "1 MagnaGuard [EaW-3]", "1 Captain Phasma [AW-1]" } },
    deck_is_legal,  -- 9, 9 and 12, less 1
  },
}

scenario "General Grievous: who is no droid costs what is printed: the other way round" {
  quiet = { "CONV-21/ongoing" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 General Grievous [CONV-21]", "1 Toy Captain [TOY-5]", "1 Death Trooper [SoR-1]" } },
    deck_breaks_only("DST-TEAM-01"),
  },
}

scenario "Wounded: somebody else's health is as printed" {
  quiet = { "CONV-161/ongoing" },
  given = { turn = p2,
    p1 = { characters = { { "Toy Trooper", downgrades = { "Wounded" } }, { "Toy Veteran", damage = 4 } } },
    p2 = { characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "1 ranged" } } } },
  steps = {
    p2.resolves "1 ranged",
    p2.chooses "Toy Veteran",
    expect { p1.character "Toy Veteran", damage = 5 },
  },
}

scenario "Prey Upon: the one character with a downgrade loses its one die" {
  rules = { "CONV-146/effect" },
  given = { turn = p1,
    p1 = { hand = { "Prey Upon" }, resources = 1, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Wounded" } } }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.plays "Prey Upon",
    expect { p2.pool, count = 0 },
  },
}

scenario "Unshackle: nothing without a downgrade" {
  quiet = { "CONV-167/effect" },
  given = { turn = p1,
    p1 = { hand = { "Unshackle" }, resources = 1, characters = { { "Toy Trooper", upgrades = { "Flame Thrower" } } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Unshackle",
    expect { p1.character "Toy Trooper", upgrades = "Flame Thrower" },
  },
}

scenario "Protective Suit does not keep downgrades from others" {
  rules = { "CONV-170/ongoing" },
  given = { turn = p1,
    p1 = { hand = { "Wounded" }, resources = 1, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", upgrades = { "Protective Suit" } } } } },
  steps = { p1.cannot { "plays", "Wounded" } },
}

-- What a reading of the cards with fresh eyes asked for.

scenario "Hyperspace Jump: with no other battlefield nobody is asked whether to switch" {
  rules = { "AW-129/effect" },
  given = { turn = p1, battlefield = { "Echo Base", controlled_by = p2 },
    p1 = { resources = 3, hand = { "Hyperspace Jump", "Aim" }, characters = { "Han Solo" } },
    p2 = { hand = { "Aim" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Hyperspace Jump",
    p2.is_asked,
    p2.may_choose_exactly { "Aim", done },
    expect { table, controlled_by = "p2" },
    p2.finishes,
    p1.finishes,
    expect { p1.set_aside, exactly = { "Hyperspace Jump" } },
  },
}

scenario "Daring Escape among three: one opponent, for the reroll and for the blanks" {
  rules = { "AW-126/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Daring Escape", "Aim" }, characters = { "Finn" } },
    p2 = { characters = { "Kylo Ren", "Nightsister" }, pool = { { "Kylo Ren", side = "1 melee" }, { "Nightsister", side = "blank" } } },
    p3 = { characters = { "Rey" }, pool = { { "Rey", side = "blank" } } },
    chance = { 6 } },
  steps = {
    p1.plays "Daring Escape",
    p1.may_choose_exactly { "p2", "p3" },
    p1.chooses "p2",
    p1.may_choose_exactly { "1 melee", "blank", done },
    p1.chooses "1 melee",
    p1.finishes,
    expect { p2.pool, exactly = {} },
    expect { p3.pool, exactly = { "blank" } },
    p1.declines,                           -- the action of its Ambush
  },
}

scenario "Coercion among three: an event of the hand that was revealed" {
  rules = { "EaW-81/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Coercion", "Aim" }, characters = { "Finn" } },
    p2 = { hand = { "Aim" }, characters = { "Kylo Ren" } },
    p3 = { hand = { "Take Cover" }, characters = { "Rey" } } },
  steps = {
    p1.plays "Coercion",
    p1.chooses "p3",
    expect { p3.hand, open = 1 },
    expect { p2.hand, open = 0 },
    p2.passes,
    p3.may_choose_exactly { "plays Take Cover", pass },
    p3.plays "Take Cover",
    p3.chooses "Rey",
    expect { p3.character "Rey", shields = 1 },
  },
}

scenario "Admiral Ackbar among three: the damage is for the opponent whose last card it was" {
  rules = { "AW-27/after" },
  given = { turn = p2,
    p1 = { characters = { "Admiral Ackbar" } },
    p2 = { hand = { "Take Cover" }, deck = { "Aim" }, characters = { "Kylo Ren", "Nightsister" } },
    p3 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p2.plays "Take Cover",
    p2.chooses "Nightsister",
    p2.may_choose_exactly { "Kylo Ren", "Nightsister" },
    p2.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 2 },
    expect { p3.character "Rey", damage = 0 },
  },
}

scenario "Mos Eisley Spaceport: an upgrade of somebody else's cannot come to your hand, so nothing is gained" {
  rules = { "AW-3/before" },
  given = { turn = p1, battlefield = { "Mos Eisley Spaceport", controlled_by = p1 },
    p1 = { characters = { "General Grievous" }, pool = { { "General Grievous", side = "2 melee" } } },
    p2 = { deck = { "Aim" }, characters = { { "Padawan", damage = 5, upgrades = { "Lightsaber" } }, "Rey" } } },
  steps = {
    p1.resolves "2 melee",
    p1.chooses "Padawan",
    p1.accepts,
    expect { p1.upgrade "Lightsaber", on = "General Grievous" },
    p2.passes,
    p1.claims,
    p1.accepts,
    expect { p1.upgrade "Lightsaber", on = "General Grievous" },
    expect { p1, resources = 0 },
    expect { p2.hand, exactly = {} },
  },
}

scenario "Mos Eisley Spaceport: your own upgrade comes back, for 1 resource" {
  rules = { "AW-172/claim" },
  given = { turn = p1, battlefield = { "Mos Eisley Spaceport", controlled_by = p1 },
    p1 = { characters = { { "General Grievous", upgrades = { "Gaffi Stick" } } } },
    p2 = { deck = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.claims,
    p1.accepts,
    expect { p1.hand, exactly = { "Gaffi Stick" } },
    expect { p1, resources = 1 },
  },
}

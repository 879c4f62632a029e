-- Covert Missions: a second lot.

scenario "Anakin Skywalker: a card for a shield that goes to an apprentice, and another card" {
  rules = { "CM-53/after" },
  given = { turn = p1, chance = { 1 },
    p1 = { hand = { "Aim", "Block" }, deck = { "Dodge" }, characters = { { "CM-53", shields = 1 }, "TPG-24" } },
    p2 = { characters = { { "Finn", shields = 1 }, "Nightsister" } } },
  steps = {
    p1.activates "Anakin Skywalker",
    p1.accepts,
    p1.chooses "Aim",
    p1.may_choose_exactly { "Anakin Skywalker", "Finn" },
    p1.cannot { "chooses", "Nightsister", says = "it is no shielded character" },
    p1.chooses "Finn",
    p1.may_choose_exactly { "Anakin Skywalker", "Rey", "Nightsister" },
    p1.chooses "Rey",
    expect { p1.hand, exactly = { "Block", "Dodge" } },
    expect { p1.character "Rey", shields = 1 },
    expect { p2.character "Finn", shields = 0 },
    p2.is_asked,
  },
}

scenario "Anakin Skywalker: no card for a shield to anybody else" {
  rules = { "CM-53/after" },
  given = { turn = p1, chance = { 1 },
    p1 = { hand = { "Aim", "Block" }, deck = { "Dodge" }, characters = { { "CM-53", shields = 1 }, "Finn" } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.activates "Anakin Skywalker",
    p1.accepts,
    p1.chooses "Aim",
    p1.chooses "Finn",
    expect { p1.hand, exactly = { "Block" } },
    expect { p1.character "Finn", shields = 1 },
    expect { p1.character "Anakin Skywalker", shields = 0 },
  },
}

scenario "Anakin Skywalker: nothing without a card to discard" {
  quiet = { "CM-53/after" },
  given = { turn = p1, chance = { 1 },
    p1 = { deck = { "Dodge" }, characters = { { "CM-53", shields = 1 }, "TPG-24" } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.activates "Anakin Skywalker",
    p2.is_asked,
    expect { p1.character "Anakin Skywalker", shields = 1 },
  },
}

scenario "Anakin Skywalker: nothing after another character is activated" {
  quiet = { "CM-53/after" },
  given = { turn = p1, chance = { 1 },
    p1 = { hand = { "Aim" }, characters = { { "CM-53", shields = 1 }, "Finn" } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.activates "Finn",
    p2.is_asked,
    expect { p1.hand, exactly = { "Aim" } },
  },
}

scenario "Wretched Hive: a card, unless there is a resource" {
  rules = { "CM-156/action" },
  given = { turn = p1,
    p1 = { hand = { "Dodge" }, supports = { "Wretched Hive" }, characters = { "Tusken Raider" } },
    p2 = { resources = 1, hand = { "Aim", "Block" }, characters = { "Rey" } } },
  steps = {
    p1.uses "Wretched Hive",
    p2.declines,
    p2.may_choose_exactly { "Aim", "Block" },
    p2.chooses "Aim",
    expect { p2.hand, exactly = { "Block" } },
    expect { p2, resources = 1 },
    expect { p1, resources = 0 },
    expect { p1.support "Wretched Hive", exhausted = true },
    p2.passes,
    p1.may_not_choose { "uses Wretched Hive" },
  },
}

scenario "Wretched Hive: the resource is paid to its player" {
  rules = { "CM-156/action" },
  given = { turn = p1,
    p1 = { supports = { "Wretched Hive" }, characters = { "Tusken Raider" } },
    p2 = { resources = 1, hand = { "Aim", "Block" }, characters = { "Rey" } } },
  steps = {
    p1.uses "Wretched Hive",
    p2.accepts,
    expect { p2.hand, count = 2 },
    expect { p1, resources = 1 },
    expect { p2, resources = 0 },
  },
}

scenario "Wretched Hive: who has no resource is not asked" {
  rules = { "CM-156/action" },
  given = { turn = p1,
    p1 = { supports = { "Wretched Hive" }, characters = { "Tusken Raider" } },
    p2 = { hand = { "Aim", "Block" }, characters = { "Rey" } } },
  steps = {
    p1.uses "Wretched Hive",
    p2.chooses "Block",
    expect { p2.hand, exactly = { "Aim" } },
  },
}

scenario "Wretched Hive needs a scavenger of its player's" {
  quiet = { "CM-156/action" },
  given = { turn = p1,
    p1 = { supports = { "Wretched Hive" }, characters = { "Finn" } },
    p2 = { hand = { "Aim" }, characters = { "Tusken Raider" } } },
  steps = {
    p1.may_not_choose { "uses Wretched Hive" },
  },
}

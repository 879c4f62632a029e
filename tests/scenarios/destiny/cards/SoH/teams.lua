-- Spark of Hope: characters that ask something of their team.

scenario "A Youngling needs a Jedi on the team" {
  rules = { "SoH-59/inclusion" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Youngling [SoH-59]", "1 Qui-Gon Jinn [AW-37]" } },
    deck_is_legal,
    deck { with = { "[characters]", "1 Youngling [SoH-59]", "1 Rey [AW-38]" } },
    deck_breaks("", "Youngling may not be in this team"),
  },
}

scenario "Youngling plays a blue upgrade on itself for 1 less" {
  rules = { "SoH-59/power_action" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Jedi Robes", "Flame Thrower" }, characters = { "Youngling", "Rey" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.uses "Youngling",
    p1.may_choose_exactly { "Jedi Robes" },
    p1.chooses "Jedi Robes",
    expect { p1.upgrade "Jedi Robes", on = "Youngling" },
    expect { p1, resources = 0 },
  },
}

scenario "An Ewok Warrior needs a unique Ewok on the team" {
  rules = { "SoH-95/inclusion" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Ewok Warrior [SoH-95]", "1 Rey [AW-38]" } },
    deck_breaks("", "Ewok Warrior may not be in this team"),
  },
}

scenario "Ewok Warrior: 1 indirect damage after it activates" {
  rules = { "SoH-95/after" },
  given = { turn = p1,
    p1 = { characters = { "Ewok Warrior", "Rey" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.activates "Ewok Warrior",
    p1.accepts,
    expect { p2.character "Toy Trooper", damage = 1 },
  },
}

scenario "Ewok Warrior: not after another one's activation" {
  rules = { "SoH-95/after" },
  given = { turn = p1, chance = { 1 },
    p1 = { characters = { "Ewok Warrior", "Rey" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.activates "Rey",
    p2.is_asked,
  },
}

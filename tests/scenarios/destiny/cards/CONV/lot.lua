-- Convergence: a second lot.

scenario "Padme Amidala, Resolute Senator: her focus is resolved as indirect damage" {
  rules = { "CONV-75/ongoing" },
  given = { turn = p1,
    p1 = { characters = { { "CONV-75", elite = true } }, pool = { { "CONV-75", side = "3 focus" }, { "CONV-75", side = "2 focus" } } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.resolves("3 focus", "of Padme Amidala as indirect"),
    expect { p2.character "Nightsister", damage = 3 },
    p1.chooses "2 focus",
    expect { p2.character "Nightsister", damage = 5 },
    p2.is_asked,
  },
}

scenario "Padme Amidala, Resolute Senator: her ranged side stays ranged damage" {
  rules = { "CONV-75/ongoing" },
  given = { turn = p1,
    p1 = { characters = { { "CONV-75", elite = true } }, pool = { { "CONV-75", side = "1 ranged" }, { "CONV-75", side = "1 focus" } } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.may_choose { "resolves 1 ranged of Padme Amidala", "resolves 1 focus of Padme Amidala", "resolves 1 focus of Padme Amidala as indirect" },
    p1.may_not_choose { "resolves 1 ranged of Padme Amidala as indirect" },
  },
}

scenario "Padme Amidala, Resolute Senator: an opponent's focus is only a focus" {
  quiet = { "CONV-75/ongoing" },
  given = { turn = p2,
    p1 = { characters = { "CONV-75" } },
    p2 = { characters = { "Jabba the Hutt" }, pool = { { "Jabba the Hutt", side = "1 focus" } } } },
  steps = {
    p2.may_choose_exactly { "activates Jabba the Hutt", "resolves 1 focus", "claims", pass },
  },
}

scenario "Exterminate removes the opponent's character dice that are not of the subtype" {
  rules = { "CONV-43/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Exterminate" }, characters = { "Jango Fett" }, pool = { { "Jango Fett", side = "1 melee" } } },
    p2 = { characters = { "Kylo Ren", { "Bala-Tik", upgrades = { "Gaffi Stick" } } },
      pool = { { "Kylo Ren", side = "1 melee" }, { "Bala-Tik", side = "1 focus" }, { "Gaffi Stick", side = "1 disrupt" } } } },
  steps = {
    p1.plays "Exterminate",
    p2.chooses "apprentice",
    expect { p1.pool, exactly = { "1 melee" } },
    expect { p2.pool, exactly = { "1 melee", "1 disrupt" } },
  },
}

scenario "Exterminate leaves all dice of one subtype" {
  rules = { "CONV-43/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Exterminate" }, characters = { "Jango Fett" } },
    p2 = { characters = { "Jabba the Hutt", "Bala-Tik" }, pool = { { "Jabba the Hutt", side = "2 disrupt" }, { "Bala-Tik", side = "1 focus" } } } },
  steps = {
    p1.plays "Exterminate",
    p2.chooses "scoundrel",
    expect { p2.pool, exactly = { "2 disrupt", "1 focus" } },
  },
}

scenario "Reap the Reward: resources for the value of a die" {
  rules = { "CONV-97/effect" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Reap the Reward" }, supports = { "Toy Drone" }, characters = { "Bala-Tik", { "Jango Fett", upgrades = { "Flame Thrower" } } },
      pool = { { "Flame Thrower", side = "4 melee for 1" }, { "Bala-Tik", side = "+2 ranged" }, { "Jango Fett", side = "2 ranged" }, { "Toy Drone", side = "2 ranged" } } },
    p2 = { characters = { { "Rey", shields = 1 }, "Finn" } } },
  steps = {
    p1.plays "Reap the Reward",
    p1.may_choose_exactly { "4 melee for 1", "2 ranged" },
    p1.chooses "4 melee for 1",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 3 },
    expect { p1, resources = 4 },
  },
}

scenario "Reap the Reward: a resource die pays twice" {
  rules = { "CONV-97/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Reap the Reward" }, characters = { "Bala-Tik" }, pool = { { "Bala-Tik", side = "1 resource" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Reap the Reward",
    expect { p1, resources = 2 },
  },
}

scenario "Reap the Reward: nothing without a scoundrel" {
  rules = { "DST-TERM-42" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Reap the Reward" }, characters = { "Jango Fett" }, pool = { { "Jango Fett", side = "2 ranged" } } },
    p2 = { characters = { "Bala-Tik", "Rey" } } },
  steps = {
    p1.plays "Reap the Reward",
    expect { p1, resources = 0 },
    expect { p1.pool, exactly = { "2 ranged" } },
    p2.is_asked,
  },
}

scenario "Secrets Laid Bare: three cards of the hand of whoever has the character" {
  rules = { "CONV-105/after" },
  given = { turn = p2, chance = { 1, 1, 1, 1 },
    p1 = { hand = { "Aim" }, characters = { "Kylo Ren" } },
    p2 = { hand = { "Aim", "Block", "Dodge", "Flank" }, characters = { { "Nightsister", downgrades = { "Secrets Laid Bare" } }, "Finn" } } },
  steps = {
    p2.activates "Nightsister",
    expect { p2.hand, open = 3 },
    expect { p1.hand, open = 0 },
  },
}

scenario "Secrets Laid Bare: nothing when another character is activated" {
  quiet = { "CONV-105/after" },
  given = { turn = p2, chance = { 1 },
    p1 = { characters = { "Kylo Ren" } },
    p2 = { hand = { "Aim", "Block", "Dodge", "Flank" }, characters = { { "Nightsister", downgrades = { "Secrets Laid Bare" } }, "Finn" } } },
  steps = {
    p2.activates "Finn",
    expect { p2.hand, open = 0 },
    p1.is_asked,
  },
}

scenario "Secrets Laid Bare goes on an opponent's character, not on one's own" {
  cites = { { "DST-GOLD-01", "a downgrade goes on an opponent's card, as an upgrade goes on one's own: decision 102" } },
  given = { turn = p1,
    p1 = { hand = { "Secrets Laid Bare" }, characters = { "Kylo Ren" } },
    p2 = { characters = { "Rey", "Finn" } } },
  steps = {
    p1.plays "Secrets Laid Bare",
    p1.may_choose_exactly { "Rey", "Finn", decline },
    p1.cannot { "chooses", "Kylo Ren", says = "it is on the wrong side: an upgrade goes on a card of yours, a downgrade on an opponent's" },
    p1.chooses "Finn",
    expect { p1.downgrade "Secrets Laid Bare", on = "Finn" },
    expect { p2.character "Finn", downgrades = "Secrets Laid Bare", upgrades = "" },
  },
}

scenario "Protective Suit returns to the hand" {
  rules = { "CONV-170/action" },
  given = { turn = p1,
    p1 = { resources = 1, characters = { { "Bala-Tik", upgrades = { "Protective Suit", "Comlink" } }, "Finn" } },
    p2 = { characters = { { "Rey", upgrades = { "Protective Suit" } } } } },
  steps = {
    p1.uses "Protective Suit",
    expect { p1.hand, exactly = { "Protective Suit" } },
    expect { p1.upgrades, exactly = { "Comlink" } },
    expect { p2.upgrades, exactly = { "Protective Suit" } },
    p2.passes,
    p1.plays "Protective Suit",
    p1.chooses "Finn",
    expect { p1.upgrade "Protective Suit", on = "Finn" },
  },
}

scenario "Protective Suit: an opponent's stays where it is" {
  quiet = { "CONV-170/action" },
  given = { turn = p1,
    p1 = { characters = { "Bala-Tik" } },
    p2 = { characters = { { "Rey", upgrades = { "Protective Suit" } } } } },
  steps = {
    p1.may_not_choose { "uses Protective Suit" },
  },
}

scenario "Reap the Reward: what a die was raised by before it was resolved counts" {
  rules = { "CONV-97/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Reap the Reward", "Aim" }, characters = { "Aurra Sing", "Bala-Tik" }, pool = { { "Aurra Sing", side = "1 resource" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Reap the Reward",
    p1.accepts,
    expect { p1, resources = 4 },
  },
}

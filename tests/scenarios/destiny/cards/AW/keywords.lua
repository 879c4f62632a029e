-- What is printed on cards and is no ability of its own number: keywords, and what a deck may hold.

scenario "Finn lets red villain weapons and vehicles into the deck, and nothing else" {
  cites = { { "DST-ABL-02", "Finn's first paragraph, about the deck; the second is AW-45/ongoing" } },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Finn [AW-45]", "[deck]", "1 F-11D Rifle [AW-8]", "1 AT-ST [AW-5]" } },
    deck_is_legal,
    deck { with = { "[characters]", "1 Finn [AW-45]", "[deck]", "1 Occupation [AW-71]" } },               -- red, but an event
    deck_breaks_only("DST-DECK-03", "DST-DECK-06"),
    deck { with = { "[characters]", "1 Finn [AW-45]", "[deck]", "1 Gaffi Stick [AW-25]" } },              -- a weapon, but yellow
    deck_breaks_only("DST-DECK-03"),
    deck { with = { "[characters]", "1 Han Solo [AW-46]", "[deck]", "1 F-11D Rifle [AW-8]" } },           -- without Finn
    deck_breaks_only("DST-DECK-03", "DST-DECK-06"),
  },
}

scenario "X-Wing: four copies, not five; of another card not three" {
  rules = { "DST-DECK-02" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Leia Organa [AW-28]", "[deck]", "4 X-Wing [AtG-86]" } },
    deck_is_legal,
    deck { with = { "[characters]", "1 Leia Organa [AW-28]", "[deck]", "5 X-Wing [AtG-86]" } },
    deck_breaks_only("DST-DECK-02"),
    deck { with = { "[characters]", "1 Poe Dameron [AW-29]", "[deck]", "3 Black One [AW-32]" } },
    deck_breaks_only("DST-DECK-02"),
  },
}

scenario "Ambush on upgrades and a support: one is played after the other in one turn; a card without it ends the turn" {
  rules = { "DST-KW-AMB-01" },
  given = { turn = p1,
    p1 = { resources = 20, hand = { "Holdout Blaster", "Vibroknife", "DL-44 Heavy Blaster Pistol", "Street Informants", "Datapad", "Aim" }, characters = { "Finn", "Leia Organa", "Padawan", "Poe Dameron" } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "blank" } } } },
  steps = {
    p1.plays "Holdout Blaster", p1.chooses "Finn",
    p1.plays "Vibroknife", p1.chooses "Leia Organa",
    p1.plays "DL-44 Heavy Blaster Pistol", p1.chooses "Padawan",
    expect { p2.pool, exactly = {} },
    p1.plays "Street Informants",
    p1.plays "Datapad", p1.chooses "Poe Dameron",
    p2.is_asked,
  },
}

scenario "Ambush on events: one is played after the other in one turn" {
  rules = { "DST-KW-AMB-01" },
  given = { turn = p1,
    p1 = { resources = 20, hand = { "Unpredictable", "Shoot First", "Daring Escape", "My Ally Is The Force", "Lure", "Hit and Run", "Take Cover" },
      characters = { "Finn", "Rey", "Rebel Trooper" }, pool = { { "Finn", side = "2 ranged" }, { "Rey", side = "1 melee" } } },
    p2 = { characters = { "Kylo Ren", "Nightsister" }, pool = { { "Kylo Ren", side = "1 melee" }, { "Nightsister", side = "1 ranged" } } },
    chance = { 6, 6, 6, 6, 6, 6 } },
  steps = {
    p1.plays "Unpredictable", p1.chooses "1 melee#2",
    p1.plays "Shoot First", p1.chooses "Kylo Ren",
    p1.plays "My Ally Is The Force", p1.chooses "Kylo Ren",
    p1.plays "Daring Escape", p1.finishes,
    p1.plays "Lure", p1.chooses "Nightsister",
    p1.plays "Hit and Run", p1.chooses "Rebel Trooper",
    p1.plays "Take Cover", p1.chooses "Rey",
    p2.is_asked,
  },
}

scenario "Redeploy on weapons: each may go to another character of the team, a Datapad may not" {
  rules = { "DST-KW-RED-01" },
  given = { turn = p2,
    p1 = { characters = { { "Bala-Tik", damage = 7, upgrades = { "F-11D Rifle", "Gaffi Stick", "Datapad" } }, "Nightsister" } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p2.resolves "1 melee",
    p2.chooses "Bala-Tik",
    p1.chooses "Nightsister",
    p1.chooses "Nightsister",
    expect { p1.character "Nightsister", upgrades = "F-11D Rifle, Gaffi Stick" },
    expect { p1.discard, exactly = { "Datapad" } },
  },
}

scenario "Redeploy on the Lightsaber and the Holdout Blaster" {
  rules = { "DST-KW-RED-01" },
  given = { turn = p2,
    p1 = { characters = { { "Bala-Tik", damage = 7, upgrades = { "Lightsaber", "Holdout Blaster" } }, "Nightsister" } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p2.resolves "1 melee",
    p2.chooses "Bala-Tik",
    p1.chooses "Nightsister",
    p1.chooses "Nightsister",
    expect { p1.character "Nightsister", upgrades = "Lightsaber, Holdout Blaster" },
    expect { p1.discard, exactly = {} },
  },
}

scenario "Guardian: Rebel Trooper, Royal Guard and Obi-Wan Kenobi take a die, Rey does not" {
  rules = { "DST-KW-GRD-01" },
  given = { turn = p1,
    p1 = { characters = { "Rebel Trooper", "Royal Guard", "Obi-Wan Kenobi", "Rey" } },
    p2 = { characters = { { "Kylo Ren", elite = true }, { "Nightsister", elite = true } },
      pool = { { "Kylo Ren", side = "1 melee" }, { "Kylo Ren", side = "1 shield" }, { "Nightsister", side = "2 ranged" }, { "Nightsister", side = "1 ranged" } } } },
  steps = {
    p1.activates "Rebel Trooper",
    p1.may_choose_exactly { "1 melee", "2 ranged", "1 ranged", decline },
    p1.chooses "1 melee",
    expect { p1.character "Rebel Trooper", damage = 1 },
    p2.passes,
    p1.activates "Royal Guard",
    p1.may_choose_exactly { "2 ranged", "1 ranged", decline },
    p1.chooses "2 ranged",
    expect { p1.character "Royal Guard", damage = 2 },
    p2.passes,
    p1.activates "Rey",
    p2.passes,
    p1.activates "Obi-Wan Kenobi",
    p1.chooses "1 ranged",
    expect { p1.character "Obi-Wan Kenobi", damage = 1 },
    expect { p2.pool, exactly = { "1 shield" } },
  },
}

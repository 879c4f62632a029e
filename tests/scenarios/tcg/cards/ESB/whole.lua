-- The Empire Strikes Back: a unit that does damage for a card, another arena, a subtype by text.

scenario "Force Throw: the tapped unit does 3 dice to each other unit there" {
  rules = { "ESB-162/effect" },
  given = { phase = "battle", chance = { 4, 1, 1, 5, 6, 1 },
    p1 = { hand = { "Force Throw" }, character = { "Emperor Palpatine (C)", "Toy Guard" }, ground = { "Toy Walker" } },
    p2 = { character = { "Toy Padawan" } } },
  steps = {
    p1.plays "Force Throw",
    expect { p1.unit "Emperor Palpatine (C)", tapped = true, damage = 0 },
    expect { p1.unit "Toy Guard", damage = 1 },
    expect { p2.unit "Toy Padawan", damage = 2 },
    expect { p1.unit "Toy Walker", damage = 0 },
  },
}

scenario "Force Throw: what damage by the tapped unit brings with it" {
  rules = { "ESB-162/effect" },
  given = { phase = "battle", chance = { 4, 1, 1 },
    p1 = { hand = { "Force Throw" }, character = { { "Toy Acolyte" } } },
    p2 = { character = { "Toy Padawan" } } },
  steps = {
    p1.plays "Force Throw",
    expect { p2.unit "Toy Padawan", damage = 1, power = 1 },
  },
}

scenario "Force Throw needs an untapped Dark Jedi in the Character arena" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "battle",
    p1 = { hand = { "Force Throw", "Toy Gift" }, character = { { "Emperor Palpatine (C)", tapped = true }, "Toy Guard" } },
    p2 = { character = { "Toy Padawan" } } },
  steps = {
    p1.cannot { "plays", "Force Throw", because = "TCG-ACTV-01" },
    p1.passes,
  },
}

scenario "Lobot: five cards of a player's deck for one" {
  rules = { "ESB-37/activated" },
  given = { phase = "battle",
    p1 = { hand = { "Toy Gift" }, character = { "Lobot" },
      deck = { "Toy Guard", "Toy Guard", "Toy Guard", "Toy Guard", "Toy Guard", "Toy Walker", "Toy Gift" } },
    p2 = { deck = { "Toy Scout" }, character = { "Toy Padawan" } } },
  steps = {
    p1.uses "Lobot (A)",
    p1.chooses "p1",
    expect { p1.discard, count = 5 },
    expect { p1.deck, count = 1 },
    expect { p1.hand, count = 2 },
    expect { p2.deck, count = 1 },
  },
}

scenario "Lobot is treated as a Droid" {
  rules = { "BOY-88/effect" },
  given = { phase = "battle", chance = { 6, 6, 1, 1, 1, 1 },
    p1 = { force = 2, hand = { "Malfunction" }, character = { "Toy Guard" } },
    p2 = { character = { "Lobot", "Toy Padawan" } } },
  steps = {
    p1.plays "Malfunction",
    expect { p2.unit "Lobot (A)", damage = 2 },
    expect { p2.unit "Toy Padawan", damage = 0 },
  },
}

scenario "Millennium Falcon (E) attacks a unit in the Character arena at its power" {
  rules = { "ESB-45/static" },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 1, 1, 1 },
    p1 = { space = { { "Toy Freighter", tapped = true } }, character = { { "Toy Padawan", tapped = true } }, ground = { "Toy Walker" } },
    p2 = { space = { "Millennium Falcon (E)" } } },
  steps = {
    p2.may_choose_exactly { "attacks Toy Freighter", "attacks Toy Padawan", "taps Millennium Falcon (E)" },
    p2.attacks "Toy Padawan",
    expect { p1.unit "Toy Padawan", damage = 2 },
  },
}

scenario "Millennium Falcon (E): another unit does not attack there" {
  quiet = { "ESB-45/static" },
  given = { phase = "attack", arena = "space", chance = { 1, 1, 1 },
    p1 = { space = { { "Toy Freighter", tapped = true } }, character = { { "Toy Padawan", tapped = true } } },
    p2 = { space = { { "Millennium Falcon (E)", tapped = true }, "Toy Fighter" } } },
  steps = {
    p2.cannot { "attacks", "Toy Padawan", because = "TCG-ZONE-09" },
    p2.attacks "Toy Freighter",
  },
}

scenario "Lobot, tapped, has no player lose cards" {
  quiet = { "ESB-37/activated" },
  given = { phase = "battle",
    p1 = { hand = { "Toy Gift" }, character = { { "Lobot", tapped = true } }, deck = { "Toy Guard" } },
    p2 = { deck = { "Toy Scout" }, character = { "Toy Padawan" } } },
  steps = {
    p1.may_choose_exactly { "plays Toy Gift", pass },
  },
}

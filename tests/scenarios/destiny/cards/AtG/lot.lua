-- Across the Galaxy: cards drawn by lot.

scenario "Inferno Squad ID10 Seeker Droid: a card of the hand for an additional action" {
  rules = { "AtG-34/special" },
  given = { turn = p1, chance = { 1, 1, 1 },
    p1 = { hand = { "Dodge" }, characters = { { "Bala-Tik", upgrades = { "Inferno Squad ID10 Seeker Droid" } } },
      pool = { { "Inferno Squad ID10 Seeker Droid", side = "special" } } },
    p2 = { hand = { "Aim", "Block" }, characters = { "Rey", "Finn", "Nightsister" } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "Aim", "Block" },
    p1.chooses "Aim",
    expect { p2.hand, exactly = { "Block" } },
    p2.activates "Finn",
    p2.may_choose { decline, "activates Rey" },
    p2.activates "Rey",
    p1.activates "Bala-Tik",
    p2.activates "Nightsister",
    p1.is_asked,
  },
}

scenario "Inferno Squad ID10 Seeker Droid: the action also from an empty hand" {
  rules = { "AtG-34/special" },
  given = { turn = p1, chance = { 1 },
    p1 = { hand = { "Dodge" }, characters = { { "Bala-Tik", upgrades = { "Inferno Squad ID10 Seeker Droid" } } },
      pool = { { "Inferno Squad ID10 Seeker Droid", side = "special" } } },
    p2 = { deck = { "Aim" }, characters = { "Rey", "Finn" } } },
  steps = {
    p1.resolves "special",
    expect { p1.hand, exactly = { "Dodge" } },
    p2.activates "Finn",
    p2.declines,
    p1.is_asked,
  },
}

scenario "Inferno Squad ID10 Seeker Droid: its focus side does neither" {
  quiet = { "AtG-34/special" },
  given = { turn = p1, chance = { 1 },
    p1 = { characters = { { "Bala-Tik", upgrades = { "Inferno Squad ID10 Seeker Droid" } } },
      pool = { { "Inferno Squad ID10 Seeker Droid", side = "1 resource" } } },
    p2 = { hand = { "Aim" }, characters = { "Rey", "Finn" } } },
  steps = {
    p1.resolves "1 resource",
    expect { p2.hand, exactly = { "Aim" } },
    p2.activates "Finn",
    p1.is_asked,
  },
}

scenario "Clone Commander Cody takes the battlefield that was claimed, and its Claim ability" {
  rules = { "AtG-73/special" },
  given = { turn = p1, battlefield = { "Toy Plains", controlled_by = p2, claimed_by = p2 },
    p1 = { characters = { "AtG-73" }, pool = { { "AtG-73", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    p1.chooses(1),
    expect { p1, resources = 1 },
    expect { p2, resources = 0 },
    expect { table, controlled_by = "p1", claimed_by = "p2" },
  },
}

scenario "Clone Commander Cody: the Claim ability also of one's own battlefield, which may still be claimed" {
  rules = { "AtG-73/special" },
  given = { turn = p1, battlefield = { "Toy Plains" },
    p1 = { characters = { "AtG-73" }, pool = { { "AtG-73", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    p1.chooses(1),
    expect { p1, resources = 1 },
    p2.passes,
    p1.claims,
    p1.accepts,
    expect { p1, resources = 2 },
  },
}

scenario "Clone Commander Cody: his resource side leaves the battlefield alone" {
  quiet = { "AtG-73/special" },
  given = { turn = p1, battlefield = { "Toy Plains", controlled_by = p2 },
    p1 = { characters = { "AtG-73" }, pool = { { "AtG-73", side = "1 resource" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "1 resource",
    expect { p1, resources = 1 },
    expect { table, controlled_by = "p2" },
  },
}

scenario "Inferno Squad ID10 Seeker Droid: no additional action after a turn that was passed" {
  rules = { "AtG-34/special" },
  given = { turn = p1, chance = { 1, 1, 1 },
    p1 = { hand = { "Dodge" }, characters = { { "Bala-Tik", upgrades = { "Inferno Squad ID10 Seeker Droid" } } },
      pool = { { "Inferno Squad ID10 Seeker Droid", side = "special" } } },
    p2 = { hand = { "Aim", "Block" }, characters = { "Rey", "Finn", "Nightsister" } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Aim",
    p2.passes,
    p1.activates "Bala-Tik",
    p2.activates "Finn",
    p1.is_asked,
  },
}

scenario "Clone Commander Cody uses the power action of the battlefield that he takes" {
  rules = { "AtG-73/special" },
  given = { turn = p1, battlefield = { "Landing Dock", controlled_by = p2 },
    p1 = { characters = { "AtG-73", "Toy Trooper" }, pool = { { "AtG-73", side = "special" }, { "Toy Trooper", side = "1 ranged" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    p1.chooses(2),
    p1.chooses "1 ranged",
    expect { table, controlled_by = "p1" },
    p2.is_asked,
  },
}

scenario "Clone Troopers cost a point less beside Clone Commander Cody, others do not" {
  rules = { "AtG-73/ongoing" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Clone Commander Cody [AtG-73]", "1 Clone Trooper [LEG-38]", "1 Clone Trooper [LEG-38]", "1 Clone Trooper [LEG-38]" } },
    deck_is_legal,  -- 9 and three times 7
  },
}

scenario "Clone Troopers cost a point less beside Clone Commander Cody, others do not: the other way round" {
  quiet = { "AtG-73/ongoing" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Clone Commander Cody [AtG-73]", "1 Clone Trooper [LEG-38]", "1 Rebel Trooper [AW-30]", "1 Rebel Trooper [AW-30]" } },
    deck_breaks_only("DST-TEAM-01"),
  },
}

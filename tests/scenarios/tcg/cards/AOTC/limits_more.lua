-- What abilities do not do: the other player's build step, the wrong place, what cannot be paid.

scenario "Surge of Power is for units of one's own" {
  rules = { "AOTC-172/effect" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 },
    p1 = { force = 1, hand = { "Surge of Power", "Toy Gift" }, ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { ground = { { "Toy Trooper", tapped = true } } } },
  steps = {
    p1.attacks "Toy Trooper",
    p1.plays "Surge of Power",
    p1.may_choose_exactly { "Toy Walker", "Toy Trooper" },
    p1.chooses "Toy Walker",
    expect { p1.unit "Toy Walker", power = 6 },
    p1.passes, p1.passes,
  },
}

scenario "Target Locked is for units of one's own" {
  rules = { "AOTC-175/effect" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 },
    p1 = { force = 2, hand = { "Target Locked", "Toy Gift" }, ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { ground = { { "Toy Trooper", tapped = true } } } },
  steps = {
    p1.attacks "Toy Trooper",
    p1.plays "Target Locked",
    p1.may_choose_exactly { "Toy Walker", "Toy Trooper" },
    p1.chooses "Toy Walker",
    expect { p1.unit "Toy Walker", critical = 2 },
    p1.passes, p1.passes,
  },
}

scenario "Hero's Duty is for units of one's own" {
  rules = { "AOTC-18/effect" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 },
    p2 = { force = 4, hand = { "Hero's Duty", "Toy Gift" }, ground = { "Toy Walker", "Toy Trooper" } },
    p1 = { ground = { { "Toy Trooper", tapped = true } } } },
  steps = {
    p2.attacks "Toy Trooper",
    p2.plays "Hero's Duty",
    p2.may_choose_exactly { "Toy Walker", "Toy Trooper" },
    p2.chooses "Toy Walker",
    expect { p2.unit "Toy Walker", power = 9 },
    p2.passes, p2.passes,
  },
}

scenario "Surge of Power is not played with 0 Force" {
  quiet = { "AOTC-172/effect" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1, 1, 1 },
    p1 = { force = 0, hand = { "Surge of Power", "Toy Gift" }, ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { ground = { { "Toy Trooper", tapped = true } } } },
  steps = {
    p1.attacks "Toy Trooper",
    p1.may_choose_exactly { "plays Toy Gift", pass },
    p1.passes,
    p1.passes,
    expect { p1, force = 0 },
  },
}

scenario "Target Locked is not played with 1 Force" {
  quiet = { "AOTC-175/effect" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1, 1, 1 },
    p1 = { force = 1, hand = { "Target Locked", "Toy Gift" }, ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { ground = { { "Toy Trooper", tapped = true } } } },
  steps = {
    p1.attacks "Toy Trooper",
    p1.may_choose_exactly { "plays Toy Gift", pass },
    p1.passes,
    p1.passes,
    p1.passes,
    expect { p1, force = 1 },
  },
}

scenario "Hero's Duty is not played with 3 Force" {
  quiet = { "AOTC-18/effect" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1, 1, 1 },
    p2 = { force = 3, hand = { "Hero's Duty", "Toy Gift" }, ground = { "Toy Walker", "Toy Trooper" } },
    p1 = { ground = { { "Toy Trooper", tapped = true } } } },
  steps = {
    p2.attacks "Toy Trooper",
    p2.may_choose_exactly { "plays Toy Gift", pass },
    p2.passes,
    p2.passes,
    p2.passes,
    expect { p2, force = 3 },
  },
}

scenario "Obi-Wan Kenobi (A) does not evade with 1 Force" {
  quiet = { "AOTC-31/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 1, character = { { "Obi-Wan Kenobi (A)", tapped = true } } } },
  steps = {
    p1.attacks "Obi-Wan Kenobi (A)",
    p2.passes,
    p1.is_asked,
    expect { p2.unit "Obi-Wan Kenobi (A)", damage = 1 },
    expect { p2, force = 1 },
  },
}

scenario "Obi-Wan Kenobi (B) does not evade with 1 Force" {
  quiet = { "AOTC-99/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 1, character = { { "Obi-Wan Kenobi (B)", tapped = true } } } },
  steps = {
    p1.attacks "Obi-Wan Kenobi (B)",
    p2.passes,
    p1.is_asked,
    expect { p2.unit "Obi-Wan Kenobi (B)", damage = 1 },
    expect { p2, force = 1 },
  },
}

scenario "Darth Tyranus (B) does not evade with 1 Force" {
  quiet = { "AOTC-79/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 1, character = { { "Darth Tyranus (B)", tapped = true } } } },
  steps = {
    p2.attacks "Darth Tyranus (B)",
    p2.is_asked,
    expect { p1.unit "Darth Tyranus (B)", damage = 1 },
    expect { p1, force = 1 },
  },
}

-- "Up to" so much: where damage changes a unit's power its player says how much, from none to the most; elsewhere the most is
-- taken and nobody is asked.

scenario "Yoda's Intervention for a Venator: its player says how much of 3 damage is prevented" {
  rules = { "AOTC-59/effect" },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 6 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { force = 3, hand = { "Yoda's Intervention" }, space = { { "Venator-Class Destroyer", tapped = true } } } },
  steps = {
    p1.attacks "Venator-Class Destroyer",
    p2.plays "Yoda's Intervention",
    p2.chooses "Venator-Class Destroyer",
    p2.may_choose_exactly { 0, 1, 2, 3 },
    p2.chooses(1),
    expect { p2.unit "Venator-Class Destroyer", damage = 2, power = 7 },
  },
}

scenario "Yoda's Intervention for a Venator: none of it" {
  rules = { "AOTC-59/effect" },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 6 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { force = 3, hand = { "Yoda's Intervention" }, space = { { "Venator-Class Destroyer", tapped = true } } } },
  steps = {
    p1.attacks "Venator-Class Destroyer",
    p2.plays "Yoda's Intervention",
    p2.chooses(0),
    expect { p2, force = 0 },
    expect { p2.unit "Venator-Class Destroyer", damage = 3, power = 8 },
  },
}

scenario "Yoda's Intervention for another unit: the most, and nobody is asked" {
  rules = { "AOTC-59/effect" },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 6 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { force = 3, hand = { "Yoda's Intervention" }, space = { { "Republic Assault Ship", tapped = true }, { "Venator-Class Destroyer", tapped = true } } } },
  steps = {
    p1.attacks "Republic Assault Ship",
    p2.plays "Yoda's Intervention",
    p2.chooses "Republic Assault Ship",
    expect { p2.unit "Republic Assault Ship", damage = 0 },
  },
}

scenario "Pilot's Dodge for a Venator that is dealt 1: it may be left" {
  rules = { "AOTC-162/effect" },
  given = { phase = "attack", arena = "space", chance = { 6, 1, 1 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { force = 2, hand = { "Pilot's Dodge" }, space = { { "Venator-Class Destroyer", tapped = true } } } },
  steps = {
    p1.attacks "Venator-Class Destroyer",
    p2.plays "Pilot's Dodge",
    p2.chooses "Venator-Class Destroyer",
    p2.may_choose_exactly { 0, 1 },
    p2.chooses(1),
    expect { p2.unit "Venator-Class Destroyer", damage = 0, power = 5 },
  },
}

scenario "Jedi Knight's Deflection for a Venator: as much as it prevents it may do" {
  rules = { "AOTC-26/effect" },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 6 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { force = 6, hand = { "Jedi Knight's Deflection" }, space = { { "Venator-Class Destroyer", tapped = true } } } },
  steps = {
    p1.attacks "Venator-Class Destroyer",
    p2.plays "Jedi Knight's Deflection",
    p2.chooses "Venator-Class Destroyer",
    p2.may_choose_exactly { 0, 1, 2 },
    p2.chooses(1),
    p2.chooses "Toy Freighter",
    expect { p2.unit "Venator-Class Destroyer", damage = 2, power = 7 },
    expect { p1.unit "Toy Freighter", damage = 1 },
  },
}

scenario "Jedi Knight's Deflection for a Venator: nothing prevented, nothing deflected" {
  rules = { "AOTC-26/effect" },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 6 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { force = 6, hand = { "Jedi Knight's Deflection" }, space = { { "Venator-Class Destroyer", tapped = true } } } },
  steps = {
    p1.attacks "Venator-Class Destroyer",
    p2.plays "Jedi Knight's Deflection",
    p2.chooses(0),
    expect { p2.unit "Venator-Class Destroyer", damage = 3 },
    expect { p1.unit "Toy Freighter", damage = 0 },
    expect { p1.unit "Toy Fighter", damage = 0 },
  },
}

scenario "Starship Refit on a Venator: as many counters as its player likes" {
  rules = { "AOTC-171/completed" },
  given = { phase = "light builds",
    p1 = { space = { "Toy Fighter" } },
    p2 = { build = { { "Starship Refit", counters = 1 } }, space = { { "Venator-Class Destroyer", damage = 3 } }, hand = { "Toy Scout" } } },
  steps = {
    p2.completes "Starship Refit",
    p2.chooses "Venator-Class Destroyer",
    p2.may_choose_exactly { 0, 1, 2, 3 },
    p2.chooses(2),
    expect { p2.unit "Venator-Class Destroyer", damage = 1, power = 6 },
  },
}

scenario "Starship Refit on another unit: the most, and nobody is asked" {
  rules = { "AOTC-171/completed" },
  given = { phase = "light builds",
    p1 = { space = { "Toy Fighter" } },
    p2 = { build = { { "Starship Refit", counters = 1 } }, space = { { "Toy Freighter", damage = 3 } }, hand = { "Toy Scout" } } },
  steps = {
    p2.completes "Starship Refit",
    expect { p2.unit "Toy Freighter", damage = 0 },
    p2.may_choose_exactly { done },
  },
}

scenario "The TF Battle Droid Army loses power by damage: its player is asked too" {
  rules = { "AOTC-166/completed" },
  given = { phase = "dark builds",
    p1 = { build = { { "Return to Spaceport", counters = 1 } }, ground = { { "TF Battle Droid Army", damage = 5 } }, hand = { "Toy Scout" } },
    p2 = { ground = { "Toy Trooper" } } },
  steps = {
    p1.completes "Return to Spaceport",
    p1.chooses "TF Battle Droid Army",
    p1.may_choose_exactly { 0, 1, 2, 3, 4 },
    p1.chooses(4),
    expect { p1.unit "TF Battle Droid Army", damage = 1, power = 9 },
  },
}

scenario "Ki-Adi-Mundi removes 1 counter from each unit, a Venator too: that is no \"up to\"" {
  rules = { "JG-19/reserves" },
  given = { phase = "battle",
    p1 = { space = { "Toy Fighter" } },
    p2 = { retreated = { "Ki-Adi-Mundi (A)" }, space = { { "Venator-Class Destroyer", damage = 2 }, { "Toy Freighter", damage = 2 } } } },
  steps = {
    p2.uses "Ki-Adi-Mundi (A)",
    p2.chooses "Space",
    expect { p2.unit "Venator-Class Destroyer", damage = 1, power = 6 },
    expect { p2.unit "Toy Freighter", damage = 1 },
  },
}

scenario "R2-D2 (E) prevents 1 damage to a Venator: that is no \"up to\", and nobody is asked" {
  rules = { "JG-28/reserves" },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 1 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { retreated = { "R2-D2 (E)" }, space = { { "Venator-Class Destroyer", tapped = true } } } },
  steps = {
    p1.attacks "Venator-Class Destroyer",
    p2.uses "R2-D2 (E)",
    p2.chooses "Venator-Class Destroyer",
    expect { p2.unit "Venator-Class Destroyer", damage = 1 },
  },
}

scenario "Padawan's Deflection for a Venator: 1 damage, neither more nor less" {
  rules = { "AOTC-158/effect" },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 1 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { force = 3, hand = { "Padawan's Deflection" }, space = { { "Venator-Class Destroyer", tapped = true } } } },
  steps = {
    p1.attacks "Venator-Class Destroyer",
    p2.plays "Padawan's Deflection",
    p2.chooses "Venator-Class Destroyer",
    p2.may_choose_exactly { "Toy Fighter", "Toy Freighter", "Venator-Class Destroyer", decline },
    p2.chooses "Toy Fighter",
    expect { p2.unit "Venator-Class Destroyer", damage = 1 },
    expect { p1.unit "Toy Fighter", damage = 1 },
  },
}

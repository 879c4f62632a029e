-- Attack of the Clones: Battle cards.

scenario "Surge of Power: 2 more dice" {
  rules = { "AOTC-172/effect" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6 },
    p1 = { force = 1, ground = { "Toy Scout", "Toy Trooper" }, hand = { "Surge of Power" } },
    p2 = { ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.plays "Surge of Power",
    p1.chooses "Toy Scout",
    expect { p2.unit "Toy Walker", damage = 4 },
    expect { p1, force = 0 },
  },
}

scenario "Hero's Dodge prevents 2 damage to a Character" {
  rules = { "AOTC-142/effect" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard" } },
    p2 = { force = 1, character = { { "Yoda (A)", tapped = true } }, ground = { "Toy Trooper" }, hand = { "Hero's Dodge" } } },
  steps = {
    p1.attacks "Yoda (A)",
    p2.plays "Hero's Dodge",
    expect { p2.unit "Yoda (A)", damage = 1 },
  },
}

scenario "Yoda's Intervention prevents 3 damage to any of your units" {
  rules = { "AOTC-59/effect" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6 },
    p1 = { ground = { "Toy Walker" } },
    p2 = { force = 3, ground = { { "Toy Tank", tapped = true } }, hand = { "Yoda's Intervention" } } },
  steps = {
    p1.attacks "Toy Tank",
    p2.plays "Yoda's Intervention",
    expect { p2.unit "Toy Tank", damage = 1 },
  },
}

scenario "Cheat the Game rerolls all your attack dice, and no others" {
  rules = { "AOTC-71/effect" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 6, 6 },
    p1 = { force = 3, ground = { "Toy Scout" }, hand = { "Cheat the Game" } },
    p2 = { force = 3, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.plays "Cheat the Game",
    expect { p2.unit "Toy Walker", damage = 2 },
  },
}

scenario "Windu's Solution: 30 speed and 2 power until the end of battle, once each turn" {
  rules = { "AOTC-57/effect", "TCG-PHR-18" },
  given = { phase = "battle",
    p1 = { ground = { "Toy Scout" } },
    p2 = { force = 4, ground = { "Toy Trooper" }, hand = { "Windu's Solution", "Windu's Solution" } } },
  steps = {
    p2.plays "Windu's Solution",
    expect { p2.unit "Toy Trooper", speed = 50, power = 4 },
    p2.cannot { "plays", "Windu's Solution", because = "TCG-PHR-18" },
    expect { p2, force = 2 },
  },
}

scenario "Strength of Hate: 3 more dice" {
  rules = { "AOTC-108/effect" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6, 1 },
    p1 = { force = 2, ground = { "Toy Scout" }, hand = { "Strength of Hate" } },
    p2 = { ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.plays "Strength of Hate",
    expect { p2.unit "Toy Walker", damage = 4 },
  },
}

scenario "Weapon Response: 2 dice fewer" {
  rules = { "AOTC-117/effect" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6 },
    p1 = { ground = { "Toy Walker" } },
    p2 = { force = 1, ground = { { "Toy Tank", tapped = true } }, hand = { "Weapon Response" } } },
  steps = {
    p1.attacks "Toy Tank",
    p2.plays "Weapon Response",
    expect { p2.unit "Toy Tank", damage = 2 },
  },
}

scenario "Knockdown taps an untapped Character" {
  rules = { "AOTC-148/effect" },
  given = { phase = "battle",
    p1 = { force = 4, hand = { "Knockdown" }, character = { "Toy Guard" } },
    p2 = { character = { "Yoda (A)", { "Kit Fisto (A)", tapped = true } }, ground = { "Toy Trooper" } } },
  steps = {
    p1.plays "Knockdown",
    p1.may_choose_exactly { "Yoda (A)", "Toy Guard" },
    p1.chooses "Yoda (A)",
    expect { p2.unit "Yoda (A)", tapped = true },
  },
}

scenario "Padawan's Deflection prevents 1 damage, which the unit may do in its arena" {
  rules = { "AOTC-158/effect" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6 },
    p1 = { ground = { "Toy Scout" } },
    p2 = { force = 3, ground = { { "Toy Walker", tapped = true } }, hand = { "Padawan's Deflection" } } },
  steps = {
    p1.attacks "Toy Walker",
    p2.plays "Padawan's Deflection",
    p2.chooses "Toy Scout",
    expect { p1.unit "Toy Scout", damage = 1 },
    expect { p2.unit "Toy Walker", damage = 1 },
  },
}

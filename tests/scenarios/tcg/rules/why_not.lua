-- Why a card cannot be chosen: the requirement that it fails, as a player reads it.

scenario "The next attacker is one's own untapped unit of the highest speed in this arena" {
  rules = { "TCG-BAT-05" },
  given = { phase = "battle", arena = "ground",
    p1 = { ground = { "Toy Herald", "Toy Sniper", "Toy Trooper", { "Toy Dodger", tapped = true } }, space = { { "Toy Fighter", tapped = true } } },
    p2 = { ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.may_choose_exactly { "Toy Herald", "Toy Sniper" },
    p1.cannot { "chooses", "Toy Trooper", because = "TCG-BAT-05" }, p1.cannot { "chooses", "Toy Trooper", because = "its speed is lower" },
    p1.cannot { "chooses", "Toy Dodger", because = "it is tapped" },
    p1.cannot { "chooses", "Toy Walker", because = "it is not yours" },
    p1.cannot { "chooses", "Toy Fighter", because = "TCG-GLO-30" },
    p1.chooses "Toy Herald", p1.is_asked,
  },
}

scenario "An attack is on an opposing unit in the same arena" {
  rules = { "TCG-ZONE-09" },
  given = { phase = "attack", arena = "ground",
    p1 = { ground = { "Toy Scout", { "Toy Trooper", tapped = true } }, hand = { "Toy Gift" } },
    p2 = { ground = { { "Toy Walker", tapped = true } }, space = { { "Toy Fighter", tapped = true } } } },
  steps = {
    p1.cannot { "attacks", "Toy Trooper", because = "it is no unit of your opponent" },
    p1.cannot { "attacks", "Toy Fighter", because = "TCG-ZONE-09" }, p1.cannot { "attacks", "Toy Fighter", because = "it is not in the same arena" },
    p1.cannot { "attacks", "Toy Gift", because = "it is no unit of your opponent" },
    p1.may_choose { "attacks Toy Walker" },
  },
}

scenario "Overkill spills over to another unit of the arena" {
  rules = { "TCG-KW-OVE-01" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6, 6 },
    p1 = { ground = { "Toy Dozer" } },
    p2 = { ground = { { "Toy Trooper", tapped = true }, { "Toy Dodger", tapped = true } }, space = { { "Toy Fighter", tapped = true } } } },
  steps = {
    p1.attacks "Toy Trooper",
    p1.cannot { "chooses", "Toy Trooper", because = "it is the defending unit" },
    p1.cannot { "chooses", "Toy Fighter", because = "TCG-KW-OVE-01" }, p1.cannot { "chooses", "Toy Fighter", because = "it is not in the arena of the attack" },
    p1.may_choose_exactly { "Toy Dozer", "Toy Dodger", decline }, p1.declines,
  },
}

scenario "What was deflected goes to a unit in the same arena" {
  rules = { "TCG-KW-DEF-01" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 1 },
    p1 = { ground = { "Toy Walker" }, space = { { "Toy Fighter", tapped = true } } },
    p2 = { force = 1, ground = { { "Toy Duelist", tapped = true }, { "Toy Trooper", tapped = true } } } },
  steps = {
    p1.attacks "Toy Duelist", p2.uses "Toy Duelist",
    p2.cannot { "chooses", "Toy Fighter", because = "TCG-KW-DEF-01" },
    p2.may_choose_exactly { "Toy Walker", "Toy Duelist", "Toy Trooper", decline }, p2.declines,
  },
}

scenario "In set up a unit is put that is in the hand and costs no more than the points that are left" {
  rules = { "TCG-SETUP-05" },
  given = { phase = "setup",
    p1 = { ground = { "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Duelist" }, hand = { "Toy Trooper", "Toy Gift" } } },
  steps = {
    p1.cannot { "puts", "Toy Trooper", because = "TCG-SETUP-05" },
    p1.cannot { "puts", "Toy Gift", because = "it is no unit" },
    p1.cannot { "puts", "Toy Walker", because = "it is not in your hand" },
  },
}

scenario "The words of a card say whom it may be aimed at" {
  cites = { { "TCG-GLO-32", "the filters of the card's own text refuse, not a rule" } },
  given = { phase = "attack", arena = "ground",
    p1 = { force = 3, ground = { "Toy Scout", { "Toy Trooper", tapped = true } }, hand = { "Toy Second Wind" } },
    p2 = { ground = { { "Toy Walker", tapped = true }, { "Toy Dodger", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.plays "Toy Second Wind",
    p1.cannot { "chooses", "Toy Walker", because = "it is not yours" },
    p1.cannot { "chooses", "Toy Dodger", because = "it is not yours" },
    p1.may_choose_exactly { "Toy Scout", "Toy Trooper" }, p1.chooses "Toy Trooper", p1.is_asked,
  },
}

scenario "A tapped unit is not retreated, nor one of the opponent's" {
  rules = { "TCG-CMD-06" },
  given = { phase = "dark retreats", p1 = { ground = { "Toy Trooper", { "Toy Walker", tapped = true } } }, p2 = { ground = { "Toy Scout" } } },
  steps = {
    p1.cannot { "retreats", "Toy Walker", because = "tapped" },
    p1.cannot { "retreats", "Toy Scout", because = "TCG-CMD-06" },
    p1.may_choose_exactly { "retreats Toy Trooper", done },
  },
}

-- Why a card cannot be chosen: the requirement that it fails, as a player reads it.

scenario "The next attacker is one's own untapped unit of the highest speed in this arena" {
  rules = { "TCG-BAT-05" },
  given = { phase = "battle", arena = "ground",
    p1 = { ground = { "Toy Herald", "Toy Sniper", "Toy Trooper", { "Toy Dodger", tapped = true } }, space = { { "Toy Fighter", tapped = true } } },
    p2 = { ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.may_choose_exactly { "Toy Herald", "Toy Sniper" },
    p1.cannot { "chooses", "Toy Trooper", because = "TCG-BAT-05" }, p1.cannot { "chooses", "Toy Trooper", says = "its speed is lower: those with the highest speed come first" },
    p1.cannot { "chooses", "Toy Dodger", says = "it is tapped" },
    p1.cannot { "chooses", "Toy Walker", says = "it is not yours" },
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
    p1.cannot { "attacks", "Toy Trooper", says = "it is no unit of your opponent" },
    p1.cannot { "attacks", "Toy Fighter", because = "TCG-ZONE-09" }, p1.cannot { "attacks", "Toy Fighter", says = "it is not in the same arena" },
    p1.cannot { "attacks", "Toy Gift", says = "it is no unit of your opponent" },
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
    p1.cannot { "chooses", "Toy Trooper", says = "it is the defending unit" },
    p1.cannot { "chooses", "Toy Fighter", because = "TCG-KW-OVE-01" }, p1.cannot { "chooses", "Toy Fighter", says = "it is not in the arena of the attack" },
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
    p1.cannot { "puts", "Toy Gift", says = "it is no unit" },
    p1.cannot { "puts", "Toy Walker", says = "it is not in your hand" },
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
    p1.cannot { "chooses", "Toy Walker", says = "it is not yours" },
    p1.cannot { "chooses", "Toy Dodger", says = "it is not yours" },
    p1.may_choose_exactly { "Toy Scout", "Toy Trooper" }, p1.chooses "Toy Trooper", p1.is_asked,
  },
}

scenario "A tapped unit is not retreated, nor one of the opponent's" {
  rules = { "TCG-CMD-06" },
  given = { phase = "dark retreats", p1 = { ground = { "Toy Trooper", { "Toy Walker", tapped = true } } }, p2 = { ground = { "Toy Scout" } } },
  steps = {
    p1.cannot { "retreats", "Toy Walker", says = "it is tapped" },
    p1.cannot { "retreats", "Toy Scout", because = "TCG-CMD-06" },
    p1.may_choose_exactly { "retreats Toy Trooper", done },
  },
}

scenario "Any act that is named with any card is answered: a Battle card is not built" {
  cites = { { "TCG-BUILD-01", "units, Missions, Locations and Equipment are built" }, { "TCG-BCARD-01", "what is built is not played" } },
  given = { phase = "dark builds", p1 = { build_points = 1, hand = { "Toy Walker", "Toy Barrage" }, ground = { "Toy Trooper" } }, p2 = { ground = { "Toy Herald" } } },
  steps = {
    p1.cannot { "builds", "Toy Barrage", because = "TCG-BUILD-01" }, p1.cannot { "builds", "Toy Herald", because = "TCG-BUILD-01" },
    p1.cannot { "plays", "Toy Walker", because = "TCG-BCARD-01" }, p1.cannot { "retreats", "Toy Herald", because = "TCG-CMD-06" },
    p1.cannot { "deploys", "Toy Herald", says = "only your facedown units in the build zone are deployed" }, p1.cannot { "adds to", "Toy Trooper", because = "TCG-BUILD-04" },
    p1.builds "Toy Walker", expect { p1.unit "Toy Walker", zone = "build", counters = 1 },
  },
}

scenario "What is played only under a condition says which condition does not hold" {
  rules = { "TCG-PHR-08" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p1 = { force = 6, hand = { "Toy Rally" }, ground = { "Toy Scout", "Toy Quartermaster" } },
    p2 = { ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.cannot { "uses", "Toy Quartermaster", because = "TCG-PHR-08", says = "play only if no unit is attacking" },
    p1.passes,
  },
}

scenario "The same ability is used while its condition holds" {
  rules = { "TOY-39/activated" },
  given = { phase = "battle", arena = "ground",
    p1 = { force = 4, ground = { { "Toy Scout", damage = 1 }, "Toy Quartermaster" } },
    p2 = { ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.may_choose { "uses Toy Quartermaster" },
  },
}

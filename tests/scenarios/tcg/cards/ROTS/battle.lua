-- Revenge of the Sith: Battle cards.

scenario "Dismiss disrupts a Battle card for 4 Force and a card" {
  cites = { { "TCG-PHR-03", "Dismiss is no card for a chance of any kind" } },
  given = { phase = "battle",
    p1 = { force = 1, hand = { "Toy Barrage" } , ground = { "Toy Trooper" } },
    p2 = { force = 4, hand = { "Dismiss", "Toy Gift" }, ground = { "Toy Walker" } } },
  steps = {
    p1.may_choose_exactly { pass },
    p2.may_choose_exactly { "plays Toy Gift", pass },
    p2.plays "Toy Gift",
  },
}

scenario "Dismissed: the card has no effect" {
  rules = { "ROTS-11/effect" },
  given = { phase = "battle",
    p1 = { force = 2, hand = { "Toy Barrage" } , ground = { "Toy Trooper" } },
    p2 = { force = 4, hand = { "Dismiss", "Toy Survey" }, ground = { "Toy Walker" } } },
  steps = {
    p1.plays "Toy Barrage",
    p2.plays "Dismiss",
    p2.chooses "Toy Survey",
    expect { p2.unit "Toy Walker", damage = 0 },
    expect { p2, force = 0 },
    expect { p2.discard, exactly = { "Dismiss", "Toy Survey" } },
  },
}

scenario "Thread the Needle prevents all damage to a Space unit" {
  rules = { "ROTS-63/effect" },
  given = { phase = "attack", arena = "space", chance = { 6, 6 },
    p1 = { space = { "Toy Freighter" } },
    p2 = { force = 3, space = { { "Republic Cruiser", tapped = true, damage = 1 } }, hand = { "Thread the Needle" } } },
  steps = {
    p1.attacks "Republic Cruiser",
    p2.plays "Thread the Needle",
    expect { p2.unit "Republic Cruiser", damage = 1 },
  },
}

scenario "Thwart disrupts an activated ability, which may not be activated again this turn" {
  rules = { "ROTS-64/effect" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 1, 1, 6, 6 },
    p1 = { force = 3, ground = { "Toy Walker", "Toy Scout" }, hand = { "Thwart" } },
    p2 = { force = 9, ground = { { "Coruscant Shuttle", tapped = true }, { "Toy Tank", tapped = true } } } },
  steps = {
    p1.attacks "Coruscant Shuttle",
    p2.uses("Coruscant Shuttle", "(ability 2)"),
    p1.plays "Thwart",
    expect { p2.unit "Coruscant Shuttle", damage = 2 },
    p1.attacks "Coruscant Shuttle",
    expect { p2.unit "Coruscant Shuttle", zone = "discard" },
  },
}

scenario "Homing Missiles: 6 dice of damage to a Space unit, also in the build zone" {
  rules = { "ROTS-89/effect" },
  given = { phase = "battle", chance = { 6, 6, 6, 1, 1, 1 },
    p1 = { force = 4, hand = { "Homing Missiles Salvo" }, ground = { "Toy Trooper" } },
    p2 = { space = { "Toy Fighter" }, retreated = { "Toy Freighter", "Toy Scout" }, ground = { "Toy Trooper" } } },
  steps = {
    p1.plays "Homing Missiles Salvo",
    p1.may_choose_exactly { "Toy Fighter", "Toy Freighter" },
    p1.chooses "Toy Freighter",
    expect { p2.unit "Toy Freighter", damage = 3, zone = "retreated" },
  },
}

scenario "Surge of Strength: 5 power until the end of battle" {
  rules = { "ROTS-103/effect" },
  given = { phase = "battle",
    p1 = { force = 4, hand = { "Surge of Strength" }, ground = { "Toy Trooper" } },
    p2 = { ground = { "Toy Walker" } } },
  steps = {
    p1.plays "Surge of Strength",
    p1.may_choose_exactly { "Toy Trooper", "Toy Walker" },
    p1.chooses "Toy Trooper",
    expect { p1.unit "Toy Trooper", power = 7 },
  },
}

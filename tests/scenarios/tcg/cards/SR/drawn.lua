-- Sith Rising: cards drawn by lot.

scenario "Sio Bibble (A): each other Naboo Character gets 20 speed and 1 power, of either side" {
  rules = { "SR-22/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, character = { "Toy Guard" } },
    p2 = { space = { { "Toy Fighter", tapped = true } }, character = { "Sio Bibble (A)", "Naboo Security Guard", "Padme Amidala (D)", "Toy Padawan" } } },
  steps = {
    p1.is_asked,
    expect { p2.unit "Naboo Security Guard", speed = 50, power = 3 },
    expect { p2.unit "Padme Amidala (D)", speed = 70, power = 4 },
    expect { p2.unit "Sio Bibble (A)", speed = 20, power = 1 },
    expect { p2.unit "Toy Padawan", speed = 20, power = 2 },
    expect { p1.unit "Toy Guard", speed = 30, power = 3 },
  },
}

scenario "Sio Bibble (A) gives nothing to Naboo units that are no Characters" {
  rules = { "SR-22/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { { "N-1 Starfighter", tapped = true } }, ground = { "Naboo Senatorial Escort" }, character = { "Sio Bibble (A)", "Naboo Security Guard" } } },
  steps = {
    p1.is_asked,
    expect { p2.unit "N-1 Starfighter", speed = 60, power = 2 },
    expect { p2.unit "Naboo Senatorial Escort", speed = 10, power = 2 },
    expect { p2.unit "Naboo Security Guard", speed = 50, power = 3 },
  },
}

scenario "Sio Bibble (A) gives nothing while he is retreated" {
  rules = { "TCG-STAT-01" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { { "Toy Fighter", tapped = true } }, retreated = { "Sio Bibble (A)" }, character = { "Naboo Security Guard" } } },
  steps = {
    p1.is_asked,
    expect { p2.unit "Naboo Security Guard", speed = 30, power = 2 },
  },
}

scenario "Passel Argente (A): 1 power for your other Characters" {
  rules = { "SR-52/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Passel Argente (A)", "Toy Guard", "Acklay" } },
    p2 = { space = { { "Toy Fighter", tapped = true } }, character = { "Toy Guard" } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Toy Guard", power = 4 },
    expect { p1.unit "Acklay", power = 4 },
    expect { p1.unit "Passel Argente (A)", power = 1 },
    expect { p1.unit "Toy Walker", power = 4 },
    expect { p2.unit "Toy Guard", power = 3 },
  },
}

scenario "Passel Argente (A) gives himself nothing, nor Characters that are retreated" {
  rules = { "SR-52/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, character = { "Passel Argente (A)", "Toy Guard" }, retreated = { "Toy Padawan" } },
    p2 = { space = { { "Toy Fighter", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Passel Argente (A)", power = 1 },
    expect { p1.unit "Toy Padawan", power = 2 },
    expect { p1.unit "Toy Guard", power = 4 },
  },
}

scenario "Techno Union Warship: 5 more dice, and 2 damage to itself when the attack ends" {
  rules = { "SR-57/whenever" },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 6, 6, 6, 6, 6, 1 },
    p1 = { space = { "Techno Union Warship", "Toy Freighter" } },
    p2 = { space = { { "Naboo Cruiser", tapped = true }, { "Toy Fighter", tapped = true } } } },
  steps = {
    p1.attacks "Naboo Cruiser",
    p1.may_choose_exactly { accept, decline },
    p1.accepts,
    expect { p2.discard, exactly = { "Naboo Cruiser" } },
    expect { p1.unit "Techno Union Warship", damage = 2, power = 3 },
  },
}

scenario "Techno Union Warship attacks with 3 dice if its player likes, and is not damaged" {
  rules = { "SR-57/whenever" },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 6, 6, 6, 6, 6, 6 },
    p1 = { space = { "Techno Union Warship", "Toy Freighter" } },
    p2 = { space = { { "Naboo Cruiser", tapped = true } } } },
  steps = {
    p1.attacks "Naboo Cruiser",
    p1.declines,
    expect { p2.unit "Naboo Cruiser", damage = 3 },
    expect { p1.unit "Techno Union Warship", damage = 0 },
  },
}

scenario "Techno Union Warship: what it does to itself can be prevented" {
  rules = { "SR-57/whenever" },
  given = { phase = "attack", arena = "space", chance = { 1, 1, 1, 1, 1, 1, 1, 1 },
    p1 = { force = 2, hand = { "Pilot's Dodge" }, space = { "Techno Union Warship", "Toy Freighter" } },
    p2 = { space = { { "Naboo Cruiser", tapped = true } } } },
  steps = {
    p1.attacks "Naboo Cruiser",
    p1.accepts,
    p1.plays "Pilot's Dodge",
    p1.chooses "Techno Union Warship",
    expect { p1.unit "Techno Union Warship", damage = 0 },
  },
}

scenario "Techno Union Warship does nothing in the attack of another unit" {
  quiet = { "SR-57/whenever" },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 1 },
    p1 = { space = { { "Techno Union Warship", tapped = true }, "Toy Fighter", "Toy Freighter" } },
    p2 = { space = { { "Naboo Cruiser", tapped = true } } } },
  steps = {
    p1.attacks "Naboo Cruiser",
    p1.is_asked,
    expect { p2.unit "Naboo Cruiser", damage = 2 },
    expect { p1.unit "Techno Union Warship", damage = 0 },
  },
}

scenario "Unfriendly Fire: 2 damage to each unit of an arena, your own too" {
  rules = { "SR-29/effect" },
  given = { phase = "battle",
    p1 = { force = 8, hand = { "Unfriendly Fire" }, ground = { "Toy Walker", "Toy Scout" }, character = { "Toy Guard" } },
    p2 = { ground = { "Toy Walker", "Toy Tank" }, space = { "Toy Freighter" } } },
  steps = {
    p1.plays "Unfriendly Fire",
    p1.may_choose_exactly { "Space", "Ground", "Character" },
    p1.chooses "Ground",
    expect { p1.unit "Toy Walker", damage = 2 },
    expect { p2.unit "Toy Walker", damage = 2 },
    expect { p2.unit "Toy Tank", damage = 2 },
    expect { p1.discard, exactly = { "Unfriendly Fire", "Toy Scout" } },
    expect { p1.unit "Toy Guard", damage = 0 },
    expect { p2.unit "Toy Freighter", damage = 0 },
    expect { p1, force = 1 },
  },
}

scenario "Unfriendly Fire leaves retreated units alone" {
  rules = { "SR-29/effect" },
  given = { phase = "battle",
    p1 = { force = 7, hand = { "Unfriendly Fire" }, ground = { "Toy Walker" } },
    p2 = { retreated = { "Toy Tank" }, ground = { "Toy Walker" } } },
  steps = {
    p1.plays "Unfriendly Fire",
    p1.chooses "Ground",
    expect { p2.unit "Toy Walker", damage = 2 },
    expect { p2.unit "Toy Tank", damage = 0 },
  },
}

scenario "Unfriendly Fire is not played with 6 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "battle",
    p1 = { force = 6, hand = { "Unfriendly Fire", "Toy Gift" }, ground = { "Toy Walker" } },
    p2 = { ground = { "Toy Walker" } } },
  steps = {
    p1.cannot { "plays", "Unfriendly Fire", because = "TCG-ACTV-01" },
    p1.passes,
  },
}

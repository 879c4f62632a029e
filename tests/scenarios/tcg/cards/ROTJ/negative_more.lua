-- What abilities do not do, further cases: whom they do not reach, what may be declined or bought off.

scenario "Admiral Ackbar strengthens Rebels in the Space arena only" {
  rules = { "ROTJ-1/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { { "Toy Fighter", tapped = true }, { "A-Wing", tapped = true } }, ground = { "Elite Squad" }, character = { "Admiral Ackbar (A)" } } },
  steps = {
    p1.is_asked,
    expect { p2.unit "A-Wing", power = 5 },
    expect { p2.unit "Toy Fighter", power = 3 },
    expect { p2.unit "Elite Squad", power = 5 },
    expect { p2.unit "Admiral Ackbar (A)", power = 2 },
  },
}

scenario "Han Solo (K) gives Lucky to other Rebels on the ground, and to nobody in space" {
  rules = { "ROTJ-16/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { { "Toy Fighter", tapped = true }, { "A-Wing", tapped = true } }, ground = { "Rebel Scouts", "Toy Walker" }, character = { "Han Solo (K)", "Princess Leia (K)", "Toy Guard" } } },
  steps = {
    p1.is_asked,
    expect { p2.unit "Rebel Scouts", lucky = 2 },
    expect { p2.unit "Princess Leia (K)", lucky = 2 },
    expect { p2.unit "Han Solo (K)", lucky = 2 },
    expect { p2.unit "A-Wing", lucky = 0 },
    expect { p2.unit "Toy Walker", lucky = 0 },
    expect { p2.unit "Toy Guard", lucky = 0 },
  },
}

scenario "Malakili helps no Creature of the other side" {
  rules = { "ROTJ-25/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, ground = { "Worrt" }, character = { "Malakili (A)", "Toy Guard" } },
    p2 = { space = { { "Toy Fighter", tapped = true } }, ground = { "Rancor" } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Worrt", power = 4, health = 4 },
    expect { p1.unit "Toy Guard", power = 3, health = 3 },
    expect { p2.unit "Rancor", power = 9, health = 9 },
  },
}

scenario "Oola gives Lucky to Characters of her side only" {
  rules = { "ROTJ-103/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Walker" }, character = { "Oola (A)", "Toy Guard" } },
    p2 = { space = { { "Toy Fighter", tapped = true } }, character = { "Toy Guard" } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Toy Guard", lucky = 1 },
    expect { p1.unit "Toy Walker", lucky = 0 },
    expect { p2.unit "Toy Guard", lucky = 0 },
  },
}

scenario "Jabba's Palace helps neutral units of both sides and nobody else" {
  rules = { "ROTJ-21/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, character = { "Toy Guard", "Acklay", "Geonosian Guard" }, locations = { "Jabba's Palace" } },
    p2 = { space = { { "Toy Fighter", tapped = true } }, character = { "Toy Guard" } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Toy Guard", speed = 40, power = 4, health = 4 },
    expect { p2.unit "Toy Guard", speed = 40, power = 4, health = 4 },
    expect { p1.unit "Geonosian Guard", speed = 30, power = 2, health = 2 },
  },
}

scenario "Imperial-Class Star Destroyer counts opposing Space units only" {
  rules = { "ROTJ-96/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter", "Imperial-Class Star Destroyer" } },
    p2 = { space = { { "Toy Fighter", tapped = true }, { "Toy Freighter", tapped = true } }, ground = { "Toy Walker" } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Imperial-Class Star Destroyer", power = 5 },
  },
}

scenario "Endor Rebel Fleet counts other Space units of its side only" {
  rules = { "ROTJ-11/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { space = { { "Endor Rebel Fleet", tapped = true }, { "A-Wing", tapped = true } }, ground = { "Toy Walker" } } },
  steps = {
    p1.is_asked,
    expect { p2.unit "Endor Rebel Fleet", power = 8, health = 8 },
  },
}

scenario "Free Tatooine: the card may stay in the discard pile" {
  rules = { "ROTJ-15/whenever" },
  given = { phase = "light builds",
    p2 = { build_points = 1, hand = { "Toy Scout" }, locations = { "Free Tatooine" }, discard = { "Toy Gift" }, deck = { "Toy Luck" } } },
  steps = {
    p2.declines,
    expect { p2.discard, exactly = { "Toy Gift" } },
    expect { p2.deck, exactly = { "Toy Luck" } },
  },
}

scenario "Ewok Village: who pays 1 Force damages the unit" {
  rules = { "TCG-PHR-06" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1, 1, 1 },
    p1 = { force = 1, ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { locations = { "Ewok Village" }, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.accepts,
    expect { p1, force = 0 },
    expect { p2.unit "Toy Walker", damage = 1 },
  },
}

scenario "Skiff: who pays 2 Force keeps the Character untapped" {
  rules = { "TCG-PHR-06" },
  given = { phase = "attack", arena = "ground",
    p1 = { ground = { "Skiff", "Toy Tank" } },
    p2 = { force = 2, character = { "Toy Guard" } } },
  steps = {
    p1.uses "Skiff",
    p2.accepts,
    expect { p2, force = 0 },
    expect { p2.unit "Toy Guard", tapped = false },
  },
}

scenario "Chief Chirpa without an Endor Location is damaged like anybody" {
  rules = { "TCG-ATK-11" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { force = 2, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Chief Chirpa (A)", tapped = true } } } },
  steps = {
    p1.attacks "Chief Chirpa (A)",
    expect { p1, force = 2 },
    expect { p2.unit "Chief Chirpa (A)", damage = 1 },
  },
}

scenario "Decoy: without a Force left the unit cannot intercept" {
  rules = { "ROTJ-80/effect" },
  given = { phase = "battle", chance = { 6, 1, 1, 1 },
    p1 = { ground = { "Toy Walker" } },
    p2 = { hand = { "Decoy", "Toy Gift" }, ground = { { "Clone Platoon", tapped = true }, { "Toy Trooper", tapped = true } }, character = { "Toy Guard" } } },
  steps = {
    p2.plays "Decoy",
    p2.chooses "Clone Platoon",
    p2.passes,
    p2.passes,
    p1.attacks "Toy Trooper",
    p2.may_choose_exactly { "plays Toy Gift", pass },
    p2.passes,
    p2.passes,
    expect { p2.unit "Toy Trooper", damage = 1 },
    expect { p2.unit "Clone Platoon", damage = 0 },
  },
}

scenario "High-Speed Dodge is for units with speed 50 or more" {
  rules = { "ROTJ-94/effect" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1, 1, 1 },
    p1 = { ground = { "Toy Walker", "Toy Tank" } },
    p2 = { force = 1, hand = { "High-Speed Dodge" }, ground = { { "Toy Scout", tapped = true }, { "Toy Trooper", tapped = true } }, space = { "Toy Fighter" } } },
  steps = {
    p1.attacks "Toy Scout",
    p2.plays "High-Speed Dodge",
    p2.may_choose_exactly { "Toy Scout", "Toy Fighter" },
    p2.chooses "Toy Scout",
    expect { p2.unit "Toy Scout", damage = 0 },
  },
}

scenario "Home One makes nothing cheaper outside the Space battle step" {
  quiet = { "ROTJ-17/static" },
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1 },
    p1 = { ground = { "Toy Walker", "Toy Tank" } },
    p2 = { force = 0, hand = { "Toy Weight", "Toy Gift" }, space = { { "Home One (A)", tapped = true } }, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p2.cannot { "plays", "Toy Weight", because = "TCG-ACTV-01" },
    p2.passes,
  },
}

scenario "C-3PO (H): who has no Battle card discards two cards all the same" {
  rules = { "ROTJ-43/activated" },
  given = { phase = "light builds",
    p2 = { build_points = 1, hand = { "Toy Scout" }, character = { "C-3PO (H)" }, deck = { "Toy Walker", "Toy Guard" } } },
  steps = {
    p2.uses "C-3PO (H)",
    p2.chooses(2),
    p2.chooses "Toy Guard",
    p2.chooses "Toy Walker",
    expect { p2.hand, exactly = { "Toy Scout" } },
    expect { p2.discard, exactly = { "Toy Guard", "Toy Walker" } },
  },
}

scenario "Ewok Artillery harms nobody of its side and nobody in another arena" {
  rules = { "ROTJ-84/activated" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1, 6, 1 },
    p1 = { ground = { { "Toy Walker", tapped = true }, { "Toy Tank", tapped = true } }, character = { "Toy Guard" } },
    p2 = { ground = { "Ewok Artillery", { "Toy Walker", tapped = true } } } },
  steps = {
    p2.uses "Ewok Artillery",
    expect { p1.unit "Toy Walker", damage = 1 },
    expect { p1.unit "Toy Tank", damage = 1 },
    expect { p1.unit "Toy Guard", damage = 0 },
    expect { p2.unit "Toy Walker", damage = 0 },
  },
}

scenario "Desperate Bluff needs an untapped Character of your own" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "battle",
    p1 = { force = 2, hand = { "Desperate Bluff", "Toy Gift" }, character = { { "Toy Guard", tapped = true } }, ground = { "Toy Walker" } },
    p2 = { character = { "Toy Padawan" } } },
  steps = {
    p1.cannot { "plays", "Desperate Bluff", because = "TCG-ACTV-01" },
    p1.passes,
  },
}

scenario "Surprising Strength is for units with power 4 or less" {
  rules = { "ROTJ-108/effect" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1, 1, 1 },
    p1 = { ground = { { "Toy Walker", tapped = true }, { "Toy Dozer", tapped = true } } },
    p2 = { force = 2, hand = { "Surprising Strength" }, ground = { "Toy Scout", "Toy Trooper" } } },
  steps = {
    p2.attacks "Toy Walker",
    p2.plays "Surprising Strength",
    p2.may_choose_exactly { "Toy Walker", "Toy Scout", "Toy Trooper" },
    p2.chooses "Toy Scout",
    expect { p2.unit "Toy Trooper", power = 2 },
  },
}

scenario "Free Endor gives nothing in the other player's build step" {
  rules = { "ROTJ-51/whenever" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" } },
    p2 = { build_points = 1, hand = { "Toy Scout" }, locations = { "Free Endor" } } },
  steps = {
    expect { p2, force = 0 },
    p1.finishes,
    expect { p2, force = 1 },
    p2.is_asked,
  },
}

scenario "Free Coruscant gives nothing in the other player's build step" {
  rules = { "ROTJ-92/whenever" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" } },
    p2 = { build_points = 1, hand = { "Toy Scout" }, locations = { "Free Coruscant" } } },
  steps = {
    expect { p2, build_points = 1 },
    p1.finishes,
    expect { p2, build_points = 2 },
    p2.is_asked,
  },
}

scenario "Occupied Endor gives once, in its own player's build step" {
  rules = { "ROTJ-61/whenever" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, locations = { "Occupied Endor" } },
    p2 = { build_points = 1, hand = { "Toy Scout" } } },
  steps = {
    p1.is_asked,
    expect { p1, force = 1 },
    p1.finishes,
    expect { p1, force = 1 },
    expect { p2, force = 0 },
    p2.is_asked,
  },
}

scenario "Occupied Coruscant gives once, in its own player's build step" {
  rules = { "ROTJ-102/whenever" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, locations = { "Occupied Coruscant" } },
    p2 = { build_points = 1, hand = { "Toy Scout" } } },
  steps = {
    p1.is_asked,
    expect { p1, force = 1 },
    p1.finishes,
    expect { p1, force = 1 },
    expect { p2, force = 0 },
    p2.is_asked,
  },
}

scenario "Millennium Falcon (J) has room for two Pilots and no third" {
  rules = { "TCG-PIL-03" },
  given = { phase = "light builds",
    p2 = { build_points = 1, hand = { "Toy Scout" }, character = { "Nien Nunb (A)" }, space = { { "Millennium Falcon (J)", with = { "Han Solo (J)", "Lando Calrissian (I)" } } } } },
  steps = {
    p2.cannot { "boards", "Nien Nunb (A)", because = "TCG-PIL-03" },
  },
}

scenario "Chewbacca (K) does not retaliate without Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Chewbacca (K)", tapped = true } } } },
  steps = {
    p1.attacks "Chewbacca (K)",
    expect { p2.unit "Chewbacca (K)", damage = 1 },
    expect { p1.unit "Toy Guard", damage = 0 },
  },
}

scenario "Chewbacca (J) does not retaliate without Force" {
  quiet = { "ROTJ-6/pilot_activated" },
  rules = { "TCG-ACTV-01" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Chewbacca (J)", tapped = true } } } },
  steps = {
    p1.attacks "Chewbacca (J)",
    expect { p2.unit "Chewbacca (J)", damage = 1 },
    expect { p1.unit "Toy Guard", damage = 0 },
  },
}

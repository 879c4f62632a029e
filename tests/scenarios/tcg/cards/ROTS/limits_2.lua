-- More of what abilities do not do.

scenario "Dismiss is not played with 3 Force" {
  quiet = { "ROTS-11/effect" },
  given = { phase = "battle",
    p1 = { hand = { "Toy Gift" }, ground = { "Toy Walker" } },
    p2 = { force = 3, hand = { "Dismiss", "Toy Survey" }, ground = { "Toy Walker" } } },
  steps = {
    p1.plays "Toy Gift",
    p2.may_not_choose { "plays Dismiss" },
    p2.passes,
    expect { p1, force = 2 },
  },
}

scenario "Diving Attack and Power Attack are not played when no unit attacks" {
  quiet = { "ROTS-84/effect", "ROTS-98/effect" },
  given = { phase = "battle",
    p2 = { hand = { "Diving Attack", "Power Attack", "Toy Gift" }, space = { "Toy Fighter" }, character = { "Toy Guard" } },
    p1 = { space = { "Toy Fighter" }, character = { "Toy Guard" } } },
  steps = {
    p2.may_choose_exactly { "plays Toy Gift", pass },
    p2.passes,
  },
}

scenario "Jedi Piloting is not played without Force" {
  quiet = { "ROTS-94/effect" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1, 1, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 0, hand = { "Jedi Piloting" }, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.may_choose { "attacks Toy Walker" },
    expect { p2.unit "Toy Walker", damage = 1 },
    expect { p2.hand, exactly = { "Jedi Piloting" } },
  },
}

scenario "Pilots in the Character arena give a Starfighter nothing" {
  quiet = { "ROTS-1/pilot", "ROTS-62/pilot", "ROTS-62/pilot_whenever", "ROTS-58/pilot", "ROTS-58/pilot_whenever" },
  given = { phase = "battle",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { { "ARC-170 Starfighter", damage = 1, tapped = true } }, character = { "Anakin Skywalker (M)", "R2-D2 (J)", "Obi-Wan Kenobi (L)" } } },
  steps = {
    p1.is_asked,
    expect { p2.unit "ARC-170 Starfighter", damage = 1, speed = 50, power = 2, lucky = 0, armor = false },
  },
}

scenario "Elite Guardian does not retaliate without Force" {
  quiet = { "ROTS-51/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 6, 6, 6 },
    p2 = { character = { "Toy Guard", "Toy Padawan" } },
    p1 = { force = 0, character = { { "Elite Guardian", tapped = true } } } },
  steps = {
    p2.attacks "Elite Guardian",
    p2.is_asked,
    expect { p2.unit "Toy Guard", damage = 0 },
  },
}

scenario "Chewbacca (M) guards nobody when another is deployed" {
  quiet = { "ROTS-3/whenever" },
  given = { phase = "light builds",
    p2 = { build_points = 1, hand = { "Toy Scout" }, character = { "Chewbacca (M)", "Toy Padawan" }, build = { { "Toy Guard", counters = 3 } } } },
  steps = {
    p2.deploys "Toy Guard",
    p2.may_choose { "builds Toy Scout" },
  },
}

scenario "Mace Windu (F) in the build zone gains nothing" {
  quiet = { "ROTS-20/whenever" },
  given = { phase = "attack", arena = "character", chance = { 1 },
    p1 = { character = { "Toy Guard" }, hand = { "Toy Scout" } },
    p2 = { retreated = { "Mace Windu (F)" }, character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.taps "Toy Guard",
    p1.builds "Toy Scout",
    expect { p2, force = 4 },
  },
}

scenario "Padme Amidala (G) makes nobody dearer to attack but herself" {
  quiet = { "ROTS-26/static" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1 },
    p1 = { force = 2, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Padme Amidala (G)", tapped = true }, { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p2.passes, p2.passes,
    p1.is_asked,
    expect { p1, force = 2 },
  },
}

scenario "Padme Amidala (G) in the build zone does not give herself up" {
  quiet = { "ROTS-26/activated" },
  given = { phase = "battle",
    p1 = { character = { "Toy Guard" } },
    p2 = { hand = { "Toy Gift" }, deck = { "Toy Luck", "Toy Storm" }, retreated = { "Padme Amidala (G)" } } },
  steps = {
    p2.may_choose_exactly { "plays Toy Gift", pass },
    p2.passes,
    expect { p2.deck, count = 2 },
  },
}

scenario "C-3PO (I) in the build zone looks at no deck" {
  quiet = { "ROTS-43/whenever" },
  given = { phase = "battle",
    p1 = { character = { "Toy Guard" }, deck = { "Toy Luck" } },
    p2 = { retreated = { "C-3PO (I)" }, character = { { "Toy Guard", tapped = true } }, deck = { "Toy Storm" } } },
  steps = {
    p1.may_choose_exactly { "attacks Toy Guard", "taps Toy Guard" },
  },
}

scenario "Padme Amidala (H) makes nobody dearer to attack who is no Diplomat" {
  quiet = { "ROTS-59/static" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1 },
    p1 = { force = 2, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Padme Amidala (H)", tapped = true }, { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p1.is_asked,
    expect { p1, force = 2 },
  },
}

scenario "Yoda (J) looks at no cards when another is attacked" {
  quiet = { "ROTS-70/whenever" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { deck = { "Toy Luck", "Toy Storm", "Toy Fog", "Toy Gift" }, character = { { "Yoda (J)", tapped = true }, { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p1.is_asked,
    expect { p2.hand, count = 0 },
  },
}

scenario "Darth Sidious (G) makes no ability of his own side dearer" {
  quiet = { "ROTS-7/static" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1, 1, 1 },
    p2 = { ground = { "Toy Walker", "Toy Trooper" } },
    p1 = { force = 1, ground = { { "Toy Dodger", tapped = true } }, character = { "Darth Sidious (G)" } } },
  steps = {
    p2.attacks "Toy Dodger",
    p1.uses "Toy Dodger",
    expect { p1, force = 0 },
  },
}

scenario "Coruscant Shuttle searches for nobody when another is deployed" {
  quiet = { "ROTS-6/whenever" },
  given = { phase = "light builds",
    p2 = { build_points = 1, hand = { "Toy Scout" }, ground = { "Coruscant Shuttle" }, build = { { "Toy Trooper", counters = 2 } }, deck = { "Yoda (A)" } } },
  steps = {
    p2.deploys "Toy Trooper",
    p2.may_choose { "builds Toy Scout" },
    expect { p2.deck, count = 1 },
  },
}

scenario "Whole, TF Battle Droid Army loses nothing and Venator-Class Destroyer gains nothing" {
  quiet = { "ROTS-105/static", "ROTS-39/static" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, ground = { "TF Battle Droid Army" } },
    p2 = { space = { { "Venator-Class Destroyer", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "TF Battle Droid Army", power = 10 },
    expect { p2.unit "Venator-Class Destroyer", power = 5 },
  },
}

scenario "Chancellor's Office takes no Force when the Ground battle starts" {
  quiet = { "ROTS-44/whenever" },
  given = { phase = "battle",
    p1 = { locations = { "Chancellor's Office" }, ground = { "Toy Walker" }, character = { "Toy Guard" } },
    p2 = { force = 2, ground = { { "Toy Walker", tapped = true } }, character = { "Toy Guard" } } },
  steps = {
    p1.may_choose { "attacks Toy Walker" },
    expect { p2, force = 2 },
  },
}

scenario "Utapau Sinkhole slows down no Creature and no unit of another arena" {
  quiet = { "ROTS-108/static" },
  given = { phase = "attack", arena = "space",
    p1 = { locations = { "Utapau Sinkhole" }, space = { "Toy Fighter" }, ground = { "Worrt" }, character = { "Toy Guard" } },
    p2 = { space = { { "Toy Fighter", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Toy Fighter", power = 3, speed = 60 },
    expect { p1.unit "Toy Guard", power = 3, speed = 30 },
  },
}

scenario "Mustafar Battle Grounds in the Character arena burn no Ground unit" {
  quiet = { "ROTS-22/whenever" },
  given = { phase = "battle",
    p1 = { locations = { { "Mustafar Battle Grounds", arena = "character" } }, ground = { "Toy Walker" } },
    p2 = { ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Toy Walker", damage = 0 },
  },
}

scenario "Commerce Guild Starship gives no build point outside a build step" {
  quiet = { "ROTS-5/activated" },
  given = { phase = "battle",
    p1 = { hand = { "Toy Gift" }, space = { "Commerce Guild Starship" } },
    p2 = { space = { "Toy Fighter" } } },
  steps = {
    p1.may_choose_exactly { "plays Toy Gift", pass },
    p1.passes,
    expect { p1.unit "Commerce Guild Starship", damage = 0 },
  },
}

scenario "Droid Missiles do not strike before they would attack" {
  quiet = { "ROTS-50/activated" },
  given = { phase = "battle",
    p1 = { hand = { "Toy Gift" }, space = { "Droid Missiles" } },
    p2 = { space = { "Toy Fighter" } } },
  steps = {
    p1.may_choose_exactly { "plays Toy Gift", pass },
    p1.passes,
    expect { p2.unit "Toy Fighter", damage = 0 },
  },
}

scenario "Recusant-Class Light Destroyer searches for nobody when another is deployed" {
  quiet = { "ROTS-29/whenever" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, space = { "Recusant-Class Light Destroyer" }, build = { { "Toy Trooper", counters = 2 } }, deck = { "Toy Walker", "Toy Tank" } } },
  steps = {
    p1.deploys "Toy Trooper",
    p1.may_choose { "builds Toy Scout" },
    expect { p1.deck, count = 2 },
  },
}

scenario "Theta-Class Shuttle in the build zone brings nobody back" {
  quiet = { "ROTS-37/activated" },
  given = { phase = "battle",
    p1 = { hand = { "Toy Gift" }, discard = { "Toy Guard" }, retreated = { "Theta-Class Shuttle" }, character = { "Toy Guard" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.may_choose_exactly { "plays Toy Gift", pass },
    p1.passes,
    expect { p1.discard, exactly = { "Toy Guard" } },
  },
}

scenario "Hardcell-Class Transport in the build zone costs no card" {
  quiet = { "ROTS-52/whenever" },
  given = { phase = "attack", arena = "space",
    p1 = { hand = { "Toy Scout" }, retreated = { "Hardcell-Class Transport" }, space = { "Toy Fighter" }, ground = { "Toy Walker" } },
    p2 = { space = { { "Toy Fighter", tapped = true } }, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.taps "Toy Fighter",
    p1.passes, p1.passes,
    p1.may_choose { "attacks Toy Walker" },
    expect { p1.hand, exactly = { "Toy Scout" } },
  },
}

scenario "Stubborn Personality in hand keeps nobody from stacking" {
  quiet = { "ROTS-35/completed" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Stubborn Personality", "Toy Scout" }, character = { "Darth Vader (N)" }, build = { { "Darth Vader (P)", counters = 8 } } } },
  steps = {
    p1.may_choose { "stacks Darth Vader (P)" },
    p1.builds "Toy Scout",
  },
}

scenario "Separatist Fleet does nothing with one card of its kind in the discard pile" {
  quiet = { "ROTS-32/activated" },
  given = { phase = "battle",
    p1 = { hand = { "Toy Gift" }, discard = { "Droid Missiles", "Toy Walker" }, space = { "Separatist Fleet" } },
    p2 = { space = { "Toy Fighter" } } },
  steps = {
    p1.may_choose_exactly { "plays Toy Gift", pass },
    p1.passes,
  },
}

scenario "Obi-Wan Kenobi (L) leaves nothing when another unit is discarded" {
  quiet = { "ROTS-58/pilot_whenever-2" },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 6 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { space = { { "ARC-170 Starfighter", tapped = true, with = { "Obi-Wan Kenobi (L)" } }, { "Toy Fighter", tapped = true } } } },
  steps = {
    p1.attacks "Toy Fighter",
    p1.is_asked,
    expect { p2.discard, exactly = { "Toy Fighter" } },
    expect { p2.unit "Obi-Wan Kenobi (L)", on = "ARC-170 Starfighter" },
  },
}

scenario "Engine Upgrade and Blaster Rifle give nothing while they lie with no unit" {
  quiet = { "ROTS-13/equipped", "ROTS-77/equipped" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, character = { "Toy Guard" }, retreated = { "Engine Upgrade", "Blaster Rifle" } },
    p2 = { space = { { "Toy Fighter", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Toy Fighter", speed = 60 },
    expect { p1.unit "Toy Guard", power = 3, critical = 0 },
  },
}

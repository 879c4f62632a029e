-- Revenge of the Sith: what a reading of every wording against its card found.

scenario "Mas Amedda puts a damage counter once per turn" {
  rules = { "TCG-ACTV-06" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, character = { "Mas Amedda (A)" }, ground = { "Toy Walker" }, hand = { "Toy Scout" } } },
  steps = {
    p1.uses("Mas Amedda (A)", "(ability 2)"),
    p1.chooses "Toy Walker",
    expect { p1, build_points = 2 },
    p1.cannot { "uses", "Mas Amedda (A)", because = "TCG-ACTV-06" },
  },
}

scenario "Darth Sidious (G): a Retaliate that a Location gives costs 1 more too" {
  rules = { "ROTS-7/static", "ROTS-55/static" },
  given = { phase = "attack", arena = "space", chance = { 1, 1, 1, 6, 6 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" }, character = { "Darth Sidious (G)" } },
    p2 = { force = 3, locations = { "Kashyyyk System" }, space = { { "Toy Freighter", tapped = true } } } },
  steps = {
    p1.attacks "Toy Freighter",
    p2.uses "Toy Freighter",
    expect { p2, force = 0 },
    expect { p1.unit "Toy Fighter", damage = 2 },
  },
}

scenario "Darth Sidious (G): who has only the price of a given Retaliate does not retaliate" {
  rules = { "ROTS-7/static" },
  given = { phase = "attack", arena = "space", chance = { 1, 1, 1, 6, 6 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" }, character = { "Darth Sidious (G)" } },
    p2 = { force = 2, locations = { "Kashyyyk System" }, space = { { "Toy Freighter", tapped = true } } } },
  steps = {
    p1.attacks "Toy Freighter",
    expect { p2, force = 2 },
    expect { p1.unit "Toy Fighter", damage = 0 },
  },
}

scenario "Nexu makes a Retaliate dearer that a Location gives" {
  rules = { "AOTC-97/static" },
  given = { phase = "attack", arena = "space", chance = { 1, 1, 1, 6, 6 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" }, character = { "Nexu" } },
    p2 = { force = 3, locations = { "Kashyyyk System" }, space = { { "Toy Freighter", tapped = true } } } },
  steps = {
    p1.attacks "Toy Freighter",
    p2.uses "Toy Freighter",
    expect { p2, force = 0 },
  },
}

scenario "Nexu and Darth Sidious (G): an ability that costs Force because of the one costs more because of the other" {
  rules = { "AOTC-97/static", "ROTS-7/static" },
  given = { phase = "light builds",
    p1 = { character = { "Nexu", "Darth Sidious (G)" } },
    p2 = { force = 3, build_points = 1, character = { "Yoda (B)" }, hand = { "Toy Scout" } } },
  steps = {
    p2.uses("Yoda (B)", "(ability 3)"),
    expect { p2, force = 2 },
  },
}

scenario "Darth Sidious (G) alone: an ability without a Force cost costs none" {
  cites = { { "TCG-GLO-14", "the term is a number in the ability's cost: the card looks for it, no rule does" } },
  quiet = { "ROTS-7/static" },
  given = { phase = "light builds",
    p1 = { character = { "Darth Sidious (G)" } },
    p2 = { force = 3, build_points = 1, character = { "Yoda (B)" }, hand = { "Toy Scout" } } },
  steps = {
    p2.uses("Yoda (B)", "(ability 3)"),
    expect { p2, force = 4 },
  },
}

scenario "Spinning Slash: who was attacked and who intercepted have both been attacked" {
  rules = { "ROTS-33/effect" },
  given = { phase = "battle", chance = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 },
    p1 = { force = 5, hand = { "Spinning Slash" }, character = { "Darth Tyranus (C)", "Toy Guard" } },
    p2 = { force = 1, character = { { "Toy Guard", tapped = true }, { "Chewbacca (M)", tapped = true }, { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.plays "Spinning Slash",
    p1.attacks "Toy Guard",
    p2.uses("Chewbacca (M)", "(ability 2)"),
    p1.may_choose_exactly { "attacks Toy Padawan" },
  },
}

scenario "Spinning Slash on two Jedi: each attacks all of them" {
  rules = { "ROTS-33/effect" },
  given = { phase = "battle", chance = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 },
    p1 = { force = 10, hand = { "Spinning Slash", "Spinning Slash" }, character = { "Darth Tyranus (C)", "Elite Royal Guard" } },
    p2 = { character = { { "Toy Guard", tapped = true }, { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.plays "Spinning Slash",
    p1.chooses "Darth Tyranus (C)",
    p1.plays "Spinning Slash",
    p1.chooses "Elite Royal Guard",
    p1.attacks "Toy Guard",
    p1.attacks "Toy Padawan",
    p1.attacks "Toy Guard",
    p1.attacks "Toy Padawan",
  },
}

scenario "Spinning Slash: an attack that costs Force costs it each time, and need not be made" {
  rules = { "ROTS-33/effect", "ROTJ-28/static" },
  given = { phase = "battle", chance = { 1, 1, 1, 1, 1, 6, 1, 1, 1, 1 },
    p1 = { force = 7, hand = { "Spinning Slash" }, character = { "Darth Tyranus (C)", "Toy Guard" } },
    p2 = { character = { { "Toy Guard", tapped = true }, { "Mon Mothma (A)", tapped = true } } } },
  steps = {
    p1.plays "Spinning Slash",
    p1.attacks "Toy Guard",
    p1.may_choose_exactly { "attacks Mon Mothma (A)", decline },
    p1.attacks "Mon Mothma (A)",
    expect { p1, force = 0 },
    expect { p2.unit "Mon Mothma (A)", damage = 1 },
  },
}

scenario "Spinning Slash: who does not pay for the attack does not make it" {
  rules = { "ROTS-33/effect" },
  given = { phase = "battle", chance = { 1, 1, 1, 1, 1 },
    p1 = { force = 7, hand = { "Spinning Slash" }, character = { "Darth Tyranus (C)", "Toy Guard" } },
    p2 = { character = { { "Toy Guard", tapped = true }, { "Mon Mothma (A)", tapped = true } } } },
  steps = {
    p1.plays "Spinning Slash",
    p1.attacks "Toy Guard",
    p1.declines,
    expect { p1, force = 2 },
    expect { p2.unit "Mon Mothma (A)", damage = 0 },
  },
}

scenario "Instill Doubt: an ability that a Pilot gives the unit is the unit's" {
  rules = { "ROTS-91/completed" },
  given = { phase = "dark builds", chance = { 6, 1, 1 },
    p1 = { build = { { "Instill Doubt", counters = 1 } }, space = { "Toy Fighter" } },
    p2 = { force = 5, space = { { "Toy Freighter", tapped = true }, { "ARC-170 Starfighter", tapped = true, with = { "Obi-Wan Kenobi (L)" } } } } },
  steps = {
    p1.completes "Instill Doubt",
    p1.chooses "ARC-170 Starfighter",
    p1.finishes,
    p2.finishes,
    p1.finishes,
    p2.finishes,
    p1.attacks "ARC-170 Starfighter",
    expect { p2.unit "ARC-170 Starfighter", damage = 1 },
    p2.declines,
  },
}

scenario "Instill Doubt on another unit leaves the Pilot's ability" {
  rules = { "ROTS-58/pilot_activated" },
  given = { phase = "dark builds", chance = { 6, 1, 1 },
    p1 = { build = { { "Instill Doubt", counters = 1 } }, space = { "Toy Fighter" } },
    p2 = { force = 5, space = { { "Toy Freighter", tapped = true }, { "ARC-170 Starfighter", tapped = true, with = { "Obi-Wan Kenobi (L)" } } } } },
  steps = {
    p1.completes "Instill Doubt",
    p1.chooses "Toy Freighter",
    p1.finishes,
    p2.finishes,
    p1.finishes,
    p2.finishes,
    p1.attacks "ARC-170 Starfighter",
    p2.uses "Obi-Wan Kenobi (L)",
    expect { p2.unit "ARC-170 Starfighter", damage = 0 },
    p2.declines,
  },
}

scenario "Instill Doubt: no Retaliate that a Location gives either" {
  rules = { "ROTS-91/completed" },
  given = { phase = "dark builds", chance = { 1, 1, 1 },
    p1 = { build = { { "Instill Doubt", counters = 1 } }, space = { "Toy Fighter", "Toy Corvette" } },
    p2 = { force = 9, locations = { "Kashyyyk System" }, space = { { "Toy Freighter", tapped = true } } } },
  steps = {
    p1.completes "Instill Doubt",
    p1.chooses "Toy Freighter",
    p1.finishes,
    p1.finishes,
    p1.attacks "Toy Freighter",
    expect { p1.unit "Toy Fighter", damage = 0 },
    p1.is_asked,
  },
}

scenario "Thwart: a Hidden Cost that was disrupted may not be activated again this turn" {
  rules = { "ROTS-64/effect" },
  given = { phase = "battle",
    p1 = { force = 9, build = { { "Toy Ambusher", counters = 2 } }, space = { "Toy Fighter" } },
    p2 = { force = 3, hand = { "Thwart" }, space = { { "Toy Fighter", tapped = true } } } },
  steps = {
    p1.deploys "Toy Ambusher",
    p2.plays "Thwart",
    p1.cannot { "deploys", "Toy Ambusher", because = "TCG-GEN-07" },
  },
}

scenario "Darth Sidious (G): Hidden Cost is an activated ability with a Force cost" {
  rules = { "ROTS-7/static" },
  given = { phase = "battle",
    p1 = { character = { "Darth Sidious (G)" }, ground = { "Toy Walker" } },
    p2 = { force = 2, build = { { "Rebel Scouts", counters = 3 } }, ground = { "Toy Walker" } } },
  steps = {
    p2.deploys "Rebel Scouts",
    expect { p2, force = 0 },
  },
}

scenario "Darth Sidious (G): who has only the rest of the build cost deploys nobody by Hidden Cost" {
  rules = { "ROTS-7/static" },
  given = { phase = "battle",
    p1 = { character = { "Darth Sidious (G)" }, ground = { "Toy Walker" } },
    p2 = { force = 1, build = { { "Rebel Scouts", counters = 3 } }, ground = { "Toy Walker" } } },
  steps = {
    p2.is_asked,
    p2.cannot { "deploys", "Rebel Scouts", because = "TCG-GLO-20" },
  },
}

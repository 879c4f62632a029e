-- What abilities do not do: their conditions, times and targets from the other side.

scenario "Plo Koon has no more power beside a Character who is no Jedi" {
  rules = { "TCG-STAT-03" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, character = { "Plo Koon (A)", "Toy Guard" } },
    p2 = { space = { { "Toy Fighter", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Plo Koon (A)", power = 5 },
  },
}

scenario "Acklay is no faster with another Character of its side" {
  rules = { "TCG-STAT-03" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, character = { "Acklay", "Toy Guard" } },
    p2 = { space = { { "Toy Fighter", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Acklay", speed = 40 },
  },
}

scenario "Kaminoan Guard has no more power without a Clone" {
  rules = { "TCG-STAT-03" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, character = { "Kaminoan Guard", "Toy Guard" } },
    p2 = { space = { { "Toy Fighter", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Kaminoan Guard", power = 3 },
  },
}

scenario "Kaminoan Guard has no more power for a Clone in the build zone" {
  rules = { "TCG-STAT-03" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, character = { "Kaminoan Guard" }, retreated = { "Clone Officer" } },
    p2 = { space = { { "Toy Fighter", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Kaminoan Guard", power = 3 },
  },
}

scenario "Hyperdrive Ring has no more power for the other side's Starfighter" {
  rules = { "TCG-STAT-03" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter", "Hyperdrive Ring" } },
    p2 = { space = { { "Geonosian Fighter", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Hyperdrive Ring", power = 1 },
  },
}

scenario "Jango Fett (A) has no Critical Hit against a Character who is no Jedi" {
  rules = { "TCG-STAT-03" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 },
    p1 = { character = { "Jango Fett (A)", "Toy Padawan" } },
    p2 = { force = 1, hand = { "Toy Weight" }, character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p2.is_asked,
    expect { p1.unit "Jango Fett (A)", critical = 0, power = 7 },
    p2.passes,
  },
}

scenario "Jango Fett (B) is no better against a Character who is no Jedi" {
  rules = { "TCG-STAT-03" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 },
    p1 = { character = { "Jango Fett (B)", "Toy Padawan" } },
    p2 = { force = 1, hand = { "Toy Weight" }, character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p2.is_asked,
    expect { p1.unit "Jango Fett (B)", critical = 0, power = 6 },
    p2.passes,
  },
}

scenario "Jango Fett (C) is no stronger against a Character who is no Jedi" {
  rules = { "TCG-STAT-03" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 },
    p1 = { character = { "Jango Fett (C)", "Toy Padawan" } },
    p2 = { force = 1, hand = { "Toy Weight" }, character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p2.is_asked,
    expect { p1.unit "Jango Fett (C)", power = 4 },
    p2.passes,
  },
}

scenario "Go to the Temple is not played during an attack" {
  rules = { "TCG-PHR-08" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 3, hand = { "Go to the Temple", "Toy Weight" }, character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p2.cannot { "plays", "Go to the Temple", because = "TCG-PHR-08" },
    p2.passes,
  },
}

scenario "Lost in the Asteroids comes too late once a unit of that arena attacks" {
  rules = { "TCG-PHR-08" },
  given = { phase = "attack", arena = "space", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { force = 3, hand = { "Lost in the Asteroids", "Toy Weight" }, space = { { "Toy Freighter", tapped = true } } } },
  steps = {
    p1.attacks "Toy Freighter",
    p2.cannot { "plays", "Lost in the Asteroids", because = "TCG-PHR-08" },
    p2.passes,
  },
}

scenario "Lull in the Fighting comes too late once a unit of that arena attacks" {
  rules = { "TCG-PHR-08" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 3, hand = { "Lull in the Fighting", "Toy Weight" }, character = { { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Toy Padawan",
    p2.cannot { "plays", "Lull in the Fighting", because = "TCG-PHR-08" },
    p2.passes,
  },
}

scenario "Peace on Naboo comes too late once a unit of that arena attacks" {
  rules = { "TCG-PHR-08" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 3, hand = { "Peace on Naboo", "Toy Weight" }, ground = { { "Toy Trooper", tapped = true } } } },
  steps = {
    p1.attacks "Toy Trooper",
    p2.cannot { "plays", "Peace on Naboo", because = "TCG-PHR-08" },
    p2.passes,
  },
}

scenario "Coruscant Freighter AA-9 draws in the build step only" {
  rules = { "TCG-PHR-08" },
  given = { phase = "battle",
    p1 = { hand = { "Toy Gift" }, space = { "Coruscant Freighter AA-9 (A)" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "uses", "Coruscant Freighter AA-9 (A)", because = "TCG-PHR-08" },
    p1.passes,
  },
}

scenario "Poggle uses his ability in place of his attack only" {
  rules = { "TCG-PHR-08" },
  given = { phase = "battle",
    p1 = { hand = { "Toy Gift" }, character = { "Poggle the Lesser (A)" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "uses", "Poggle the Lesser (A)", because = "TCG-PHR-08" },
    p1.passes,
  },
}

scenario "Bail Organa (A) uses his ability in the build step only" {
  rules = { "TCG-PHR-08" },
  given = { phase = "battle",
    p2 = { hand = { "Toy Gift" }, character = { "Bail Organa (A)" } },
    p1 = { character = { "Toy Guard" } } },
  steps = {
    p2.cannot { "uses", "Bail Organa (A)", because = "TCG-PHR-08" },
    p2.passes,
  },
}

scenario "Assassin Droid ASN-121 strikes in place of its attack only" {
  rules = { "TCG-PHR-08" },
  given = { phase = "battle",
    p1 = { hand = { "Toy Gift" }, character = { "Assassin Droid ASN-121 (A)" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "uses", "Assassin Droid ASN-121 (A)", because = "TCG-PHR-08" },
    p1.passes,
  },
}

scenario "Weapon Response needs an attack" {
  rules = { "TCG-PHR-07" },
  given = { phase = "battle",
    p1 = { force = 1, hand = { "Weapon Response", "Toy Gift" }, character = { "Toy Guard" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "plays", "Weapon Response", because = "TCG-PHR-07" },
    p1.passes,
  },
}

scenario "Strength of Hate needs an attack" {
  rules = { "TCG-PHR-07" },
  given = { phase = "battle",
    p1 = { force = 2, hand = { "Strength of Hate", "Toy Gift" }, character = { "Toy Guard" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "plays", "Strength of Hate", because = "TCG-PHR-07" },
    p1.passes,
  },
}

scenario "Knockdown is not played without 4 Force" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Knockdown", "Toy Gift" }, character = { "Toy Guard" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "plays", "Knockdown", because = "TCG-ACTV-01" },
    p1.passes,
  },
}

scenario "Hero's Dodge is played only when damage is about to be done" {
  rules = { "TCG-PHR-12" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Hero's Dodge", "Toy Gift" }, character = { "Toy Guard" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "plays", "Hero's Dodge", because = "TCG-PHR-12" },
    p1.passes,
  },
}

scenario "Cheat the Game is not for the other player's dice" {
  rules = { "TCG-PHR-08" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 6, hand = { "Cheat the Game", "Toy Luck" }, character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p2.passes,
    p2.cannot { "plays", "Cheat the Game", because = "TCG-PHR-08" },
    p2.may_choose_exactly { "plays Toy Luck", pass },
    p2.passes,
  },
}

scenario "Second Effort is not for the other player's dice" {
  rules = { "TCG-PHR-08" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 6, hand = { "Second Effort", "Toy Luck" }, character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p2.passes,
    p2.cannot { "plays", "Second Effort", because = "TCG-PHR-08" },
    p2.may_choose_exactly { "plays Toy Luck", pass },
    p2.passes,
  },
}

scenario "Subtle Assassination reaches only opposing Characters with power 3 or less" {
  rules = { "AOTC-109/completed" },
  given = { phase = "dark builds",
    p1 = { build = { { "Subtle Assassination", counters = 3 } }, character = { "Toy Padawan" } },
    p2 = { character = { "Toy Guard", "Toy Padawan", "Plo Koon (A)" }, ground = { "Toy Trooper" } } },
  steps = {
    p1.completes "Subtle Assassination",
    p1.may_choose_exactly { "Toy Guard", "Toy Padawan" },
    p1.chooses "Toy Guard",
    expect { p2.discard, exactly = { "Toy Guard" } },
  },
}

scenario "Down in Flames reaches only opposing Speeders in the Ground arena" {
  rules = { "AOTC-82/effect" },
  given = { phase = "battle",
    p1 = { force = 4, hand = { "Down in Flames" }, ground = { "Luxury Airspeeder" } },
    p2 = { ground = { "Luxury Airspeeder", "Zam's Airspeeder (A)", "Toy Walker" }, retreated = { "Speeder Bike Squadron" } } },
  steps = {
    p1.plays "Down in Flames",
    p1.may_choose_exactly { "Luxury Airspeeder", "Zam's Airspeeder (A)" },
    p1.chooses "Luxury Airspeeder",
    expect { p2.discard, exactly = { "Luxury Airspeeder" } },
  },
}

scenario "Power Dive untaps only tapped Starfighters and Speeders of your own" {
  rules = { "AOTC-39/effect" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Power Dive" }, space = { { "Geonosian Fighter", tapped = true }, "Techno Union Interceptor", { "Toy Freighter", tapped = true } }, ground = { { "Luxury Airspeeder", tapped = true } } },
    p2 = { space = { { "Geonosian Fighter", tapped = true } }, character = { "Toy Guard" } } },
  steps = {
    p1.plays "Power Dive",
    p1.may_choose_exactly { "Geonosian Fighter", "Luxury Airspeeder" },
    p1.chooses "Geonosian Fighter",
    expect { p1.unit "Geonosian Fighter", tapped = false },
  },
}

scenario "Knockdown taps untapped Characters only, of either side" {
  rules = { "AOTC-148/effect" },
  given = { phase = "battle",
    p1 = { force = 4, hand = { "Knockdown" }, character = { "Toy Padawan", { "Acklay", tapped = true } }, ground = { "Toy Walker" } },
    p2 = { character = { "Toy Guard", { "Plo Koon (A)", tapped = true } } } },
  steps = {
    p1.plays "Knockdown",
    p1.may_choose_exactly { "Toy Padawan", "Toy Guard" },
    p1.chooses "Toy Guard",
    expect { p2.unit "Toy Guard", tapped = true },
  },
}

scenario "War Will Follow takes only Space units out of the opponent's build zone" {
  rules = { "AOTC-55/effect" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "War Will Follow" }, retreated = { "Toy Fighter" }, character = { "Toy Guard" } },
    p2 = { retreated = { "Toy Fighter", "Toy Freighter", "Toy Walker" }, space = { "Geonosian Fighter" } } },
  steps = {
    p1.plays "War Will Follow",
    p1.may_choose_exactly { "Toy Fighter", "Toy Freighter" },
    p1.chooses "Toy Freighter",
    expect { p2.unit "Toy Freighter", zone = "space" },
  },
}

scenario "Jedi Council Summons finds Jedi only" {
  rules = { "AOTC-25/completed" },
  given = { phase = "light builds",
    p2 = { build = { { "Jedi Council Summons", counters = 2 } }, deck = { "Toy Gift", "Toy Padawan", "Toy Guard", "Plo Koon (A)" } } },
  steps = {
    p2.completes "Jedi Council Summons",
    p2.accepts,
    p2.may_choose_exactly { "Toy Padawan", "Plo Koon (A)" },
    p2.chooses "Toy Padawan",
    expect { p2.hand, exactly = { "Toy Padawan" } },
    expect { p2, force = 1 },
  },
}

scenario "Slumming on Coruscant discards Battle cards and Missions only" {
  rules = { "AOTC-168/completed" },
  given = { phase = "dark builds",
    p1 = { build = { { "Slumming on Coruscant", counters = 2 } } },
    p2 = { hand = { "Toy Gift", "Toy Survey", "Toy Walker" } } },
  steps = {
    p1.completes "Slumming on Coruscant",
    p1.may_choose_exactly { "Toy Gift", "Toy Survey" },
    p1.chooses "Toy Survey",
    expect { p2.hand, exactly = { "Toy Gift", "Toy Walker" } },
  },
}

scenario "Destruction of Hope takes what there is from a hand of one card" {
  rules = { "AOTC-15/completed" },
  given = { phase = "dark builds",
    p1 = { build = { { "Destruction of Hope", counters = 2 } }, hand = { "Toy Scout" }, build_points = 1 },
    p2 = { hand = { "Toy Gift" } } },
  steps = {
    p1.completes "Destruction of Hope",
    p1.is_asked,
    expect { p2.discard, exactly = { "Toy Gift" } },
    expect { p1, force = 1 },
  },
}

scenario "Poggle taps nobody when 3 Force are paid" {
  rules = { "TCG-PHR-06" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { "Poggle the Lesser (A)", "Toy Padawan" } },
    p2 = { force = 3, character = { "Toy Guard" } } },
  steps = {
    p1.uses "Poggle the Lesser (A)",
    p2.accepts,
    expect { p2, force = 0 },
    expect { p1.unit "Poggle the Lesser (A)", tapped = true },
    p2.attacks "Poggle the Lesser (A)",
    p1.is_asked,
  },
}

scenario "Dark Side's Command does not reach an untapped unit or one of another arena" {
  rules = { "AOTC-11/effect" },
  given = { phase = "battle",
    p1 = { force = 8, hand = { "Dark Side's Command" }, space = { { "Toy Fighter", tapped = true } } },
    p2 = { space = { { "Toy Freighter", tapped = true }, { "Geonosian Fighter", tapped = true }, "Toy Fighter" }, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.plays "Dark Side's Command",
    p1.may_choose_exactly { "Toy Freighter", "Geonosian Fighter" },
    p1.chooses "Toy Freighter",
    expect { p2.unit "Toy Freighter", tapped = false },
  },
}

scenario "Ship Arrival finds nothing when no unit of that arena is left" {
  rules = { "AOTC-106/completed" },
  given = { phase = "dark builds",
    p1 = { build = { { "Ship Arrival", counters = 2 } }, hand = { "Toy Scout" }, build_points = 1, deck = { "Toy Gift", "Toy Walker" } } },
  steps = {
    p1.completes "Ship Arrival",
    p1.chooses "Space",
    p1.is_asked,
    expect { p1.hand, exactly = { "Toy Scout" } },
    expect { p1.deck, count = 2 },
  },
}

scenario "Clear the Skies leaves an arena with three units alone" {
  rules = { "AOTC-8/completed" },
  given = { phase = "dark builds",
    p1 = { build = { { "Clear the Skies", counters = 9 } }, space = { "Toy Fighter", "Toy Fighter", "Toy Freighter" }, ground = { "Toy Walker", "Toy Trooper", "Toy Scout", "Toy Tank" } },
    p2 = { character = { "Toy Guard", "Toy Guard", "Toy Padawan" } } },
  steps = {
    p1.completes "Clear the Skies",
    p1.may_choose_exactly { "Toy Walker", "Toy Trooper", "Toy Scout", "Toy Tank" },
    p1.chooses "Toy Scout",
    expect { p1.discard, exactly = { "Clear the Skies", "Toy Scout" } },
    expect { p1.space, count = 3 },
    expect { p2.discard, count = 0 },
  },
}

scenario "Slave I does not hold a Space unit without damage" {
  rules = { "AOTC-46/static" },
  given = { phase = "light retreats",
    p1 = { space = { "Slave I (A)" } },
    p2 = { space = { "Toy Fighter", { "Toy Freighter", damage = 1 } }, ground = { { "Toy Walker", damage = 1 } } } },
  steps = {
    p2.may_choose_exactly { "retreats Toy Fighter", "retreats Toy Walker", done },
  },
}

scenario "Nexu does not tax the abilities of its own side" {
  rules = { "AOTC-97/static" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1, 1, 1 },
    p1 = { force = 3, character = { "Nexu", { "Elite Guardian", tapped = true }, { "Toy Guard", tapped = true } } },
    p2 = { force = 1, hand = { "Toy Gift" }, character = { "Jango Fett (C)", { "Elite Guardian", tapped = true } } } },
  steps = {
    p2.attacks "Toy Guard",
    p1.uses "Elite Guardian",
    expect { p1, force = 2 },
    p2.passes, p1.passes,
    p2.passes, p2.passes,
    p1.attacks "Jango Fett (C)",
    p2.cannot { "uses", "Elite Guardian", because = "TCG-ACTV-01" },
    p2.passes,
  },
}

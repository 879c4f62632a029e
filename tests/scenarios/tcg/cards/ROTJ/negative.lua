-- What abilities do not do: their conditions, times and targets from the other side.

scenario "Endor Regiment is no faster without a Location in the Ground arena" {
  rules = { "TCG-STAT-03" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, ground = { "Endor Regiment" }, locations = { "Reactor Core" } },
    p2 = { space = { { "Toy Fighter", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Endor Regiment", speed = 20, power = 8 },
  },
}

scenario "Forest AT-ST is no better without a Location in the Ground arena" {
  rules = { "TCG-STAT-03" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, ground = { "Forest AT-ST" }, locations = { "Reactor Core" } },
    p2 = { space = { { "Toy Fighter", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Forest AT-ST", speed = 40, power = 2 },
  },
}

scenario "Death Star Battalion is no better for an Imperial ship that is no Capital Ship" {
  rules = { "TCG-STAT-03" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter", "Scythe Squadron (A)" }, ground = { "Death Star Battalion" } },
    p2 = { space = { { "Toy Fighter", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "Death Star Battalion", power = 4, health = 4 },
  },
}

scenario "Nien Nunb gives nothing as the only Pilot" {
  rules = { "TCG-STAT-03" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter", { "ARC-170 Starfighter", with = { "Nien Nunb (A)" } } } },
    p2 = { space = { { "Toy Fighter", tapped = true } } } },
  steps = {
    p1.is_asked,
    expect { p1.unit "ARC-170 Starfighter", speed = 50, power = 2, accuracy = 0 },
  },
}

scenario "B-Wing is no better against a ship that is no Capital Ship" {
  rules = { "TCG-STAT-03" },
  given = { phase = "attack", arena = "space", chance = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 },
    p2 = { space = { "B-Wing", "Toy Freighter" } },
    p1 = { force = 1, hand = { "Toy Weight" }, space = { { "Toy Freighter", tapped = true } } } },
  steps = {
    p2.attacks "Toy Freighter",
    p1.is_asked,
    expect { p2.unit "B-Wing", accuracy = 0, critical = 0 },
    p1.passes,
  },
}

scenario "Ewok Glider is no stronger against a unit that is not Imperial" {
  quiet = { "ROTJ-85/whenever" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 },
    p2 = { ground = { "Ewok Glider", "Toy Trooper" } },
    p1 = { force = 1, hand = { "Toy Weight" }, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p2.attacks "Toy Walker",
    p1.is_asked,
    expect { p2.unit "Ewok Glider", power = 2 },
    p1.passes,
  },
}

scenario "Endor Regiment is no stronger against a unit that is no Rebel" {
  quiet = { "ROTJ-14/whenever" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 },
    p1 = { ground = { "Endor Regiment", "Toy Tank" } },
    p2 = { force = 1, hand = { "Toy Weight" }, ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p2.is_asked,
    expect { p1.unit "Endor Regiment", power = 8 },
    p2.passes,
  },
}

scenario "Fly Casual comes too late once a unit of that arena attacks" {
  rules = { "TCG-PHR-08" },
  given = { phase = "attack", arena = "space", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p1 = { space = { "Toy Fighter", "Toy Freighter" } },
    p2 = { force = 3, hand = { "Fly Casual", "Toy Weight" }, space = { { "Toy Freighter", tapped = true } } } },
  steps = {
    p1.attacks "Toy Freighter",
    p2.cannot { "plays", "Fly Casual", because = "TCG-PHR-08" },
    p2.passes,
  },
}

scenario "Bib Fortuna (A) does not use his ability during an attack" {
  rules = { "TCG-PHR-08" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 3, hand = { "Toy Weight" }, character = { "Bib Fortuna (A)", { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p2.cannot { "uses", "Bib Fortuna (A)", because = "TCG-PHR-08" },
    p2.passes,
  },
}

scenario "R2-D2 (I) does not use his ability during an attack" {
  rules = { "TCG-PHR-08" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 3, hand = { "Toy Weight" }, character = { "R2-D2 (I)", { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p2.cannot { "uses", "R2-D2 (I)", because = "TCG-PHR-08" },
    p2.passes,
  },
}

scenario "Lando Calrissian (H) does not use his ability during an attack" {
  rules = { "TCG-PHR-08" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p1 = { character = { "Jango Fett (C)", "Toy Padawan" } },
    p2 = { force = 3, hand = { "Toy Weight" }, character = { "Lando Calrissian (H)", { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Toy Guard",
    p2.cannot { "uses", "Lando Calrissian (H)", because = "TCG-PHR-08" },
    p2.passes,
  },
}

scenario "Worrt bites in the Ground battle step only" {
  rules = { "TCG-PHR-08" },
  given = { phase = "battle",
    p1 = { hand = { "Toy Gift" }, ground = { "Worrt" }, character = { "Acklay" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    p1.cannot { "uses", "Worrt", because = "TCG-PHR-08" },
    p1.passes,
  },
}

scenario "Scythe Squadron is not repaired without a Capital Ship of its side" {
  rules = { "TCG-PHR-08" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { { "Scythe Squadron (A)", damage = 2 } } },
    p2 = { space = { { "Republic Assault Ship", tapped = true } } } },
  steps = {
    p1.may_choose_exactly { "attacks Republic Assault Ship", "taps Scythe Squadron (A)" },
  },
}

scenario "Jabba's Spies do not answer an activated ability" {
  rules = { "TCG-PHR-08" },
  given = { phase = "battle",
    p1 = { character = { "Toy Guard", "Jabba's Spies" }, force = 1, hand = { "Toy Denial" } },
    p2 = { force = 1, character = { "R2-D2 (I)", "Toy Padawan" } } },
  steps = {
    p1.passes,
    p2.uses "R2-D2 (I)",
    p1.may_choose_exactly { "plays Toy Denial", pass },
    p1.passes,
    p2.chooses "Toy Padawan",
    expect { p2.unit "Toy Padawan", power = 4 },
  },
}

scenario "Baited Trap is for untapped Creatures only" {
  rules = { "ROTJ-41/effect" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Baited Trap" }, character = { "Acklay", { "Nexu", tapped = true } } },
    p2 = { character = { "Nos Monster", "Toy Guard" } } },
  steps = {
    p1.plays "Baited Trap",
    p1.may_choose_exactly { "Acklay", "Nos Monster" },
    p1.chooses "Nos Monster",
    expect { p2.unit "Nos Monster", tapped = true },
  },
}

scenario "Log Trap is for Ground units with speed 30 or less" {
  rules = { "ROTJ-99/effect" },
  given = { phase = "battle", chance = { 1, 1, 1, 1, 1, 6 },
    p1 = { ground = { "Toy Walker", "Toy Scout", "Toy Tank" }, character = { "Toy Padawan" } },
    p2 = { force = 1, hand = { "Log Trap" }, ground = { "Toy Trooper" } } },
  steps = {
    p2.plays "Log Trap",
    p2.may_choose_exactly { "Toy Walker", "Toy Tank", "Toy Trooper" },
    p2.chooses "Toy Walker",
    expect { p1.unit "Toy Walker", damage = 1 },
  },
}

scenario "Death Star II destroys Capital Ships only" {
  rules = { "ROTJ-8/activated" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Death Star II (B)", { "Trade Federation Battleship", tapped = true } } },
    p2 = { space = { { "Republic Assault Ship", tapped = true }, { "Toy Fighter", tapped = true } }, ground = { "Toy Walker" } } },
  steps = {
    p1.uses "Death Star II (B)",
    p1.may_choose_exactly { "Trade Federation Battleship", "Republic Assault Ship" },
    p1.chooses "Republic Assault Ship",
    expect { p2.discard, exactly = { "Republic Assault Ship" } },
  },
}

scenario "Princess Leia (K) is damaged when 2 Force are paid" {
  rules = { "TCG-PHR-06" },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { force = 2, character = { "Toy Guard", "Toy Padawan" } },
    p2 = { character = { { "Princess Leia (K)", tapped = true } } } },
  steps = {
    p1.attacks "Princess Leia (K)",
    p1.accepts,
    expect { p1, force = 0 },
    expect { p2.unit "Princess Leia (K)", damage = 1 },
  },
}

scenario "Princess Leia (K) is damaged by her own side's card all the same" {
  rules = { "TCG-TRG-01" },
  given = { phase = "battle",
    p1 = { character = { "Toy Guard" } },
    p2 = { force = 3, hand = { "Toy Storm" }, character = { "Princess Leia (K)" } } },
  steps = {
    p2.plays "Toy Storm",
    expect { p2.unit "Princess Leia (K)", damage = 1 },
  },
}

scenario "Darth Vader (N) does not tax the Battle cards of his own side" {
  rules = { "ROTJ-46/static" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Toy Barrage" }, character = { "Darth Vader (N)" } },
    p2 = { force = 3, hand = { "Toy Barrage", "Toy Gift" }, ground = { "Toy Walker" } } },
  steps = {
    p1.plays "Toy Barrage",
    expect { p1, force = 1 },
    p2.cannot { "plays", "Toy Barrage", because = "TCG-ACTV-01" },
    p2.passes,
  },
}

scenario "Max Rebo Band asks nothing of its own side" {
  rules = { "ROTJ-26/static" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { "Max Rebo Band (A)", "Toy Guard" } },
    p2 = { character = { "Toy Padawan" } } },
  steps = {
    p1.may_choose_exactly { "attacks Toy Padawan", "taps Toy Guard" },
    p1.taps "Toy Guard",
    p1.taps "Max Rebo Band (A)",
    p2.may_choose_exactly { "taps Toy Padawan" },
    p2.taps "Toy Padawan",
  },
}

scenario "Emperor Palpatine (C): an Evade of one who is no Jedi Master prevents nothing of it" {
  rules = { "ROTJ-83/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6 },
    p1 = { force = 2, character = { "Emperor Palpatine (C)", "Toy Guard" } },
    p2 = { force = 2, character = { { "Obi-Wan Kenobi (C)", tapped = true } } } },
  steps = {
    p1.taps "Toy Guard",
    p1.uses "Emperor Palpatine (C)",
    p1.chooses(2),
    p1.chooses "Obi-Wan Kenobi (C)",
    p2.uses "Obi-Wan Kenobi (C)",
    expect { p2.unit "Obi-Wan Kenobi (C)", damage = 2 },
  },
}

scenario "Emperor Palpatine (E) does not win while one opposing unit has no corruption counter" {
  rules = { "ROTJ-9/activated" },
  given = { phase = "dark builds",
    p1 = { force = 2, build_points = 1, character = { "Emperor Palpatine (E)" } },
    p2 = { character = { "Toy Guard", "Toy Padawan" } } },
  steps = {
    p1.uses "Emperor Palpatine (E)",
    p1.chooses "Toy Guard",
    expect { p2.unit "Toy Guard", corrupted = true },
    expect { table, over = false },
  },
}

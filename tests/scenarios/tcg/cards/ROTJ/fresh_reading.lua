-- What a fresh reading of the cards found: bonuses that are settled when an attack is declared, damage that nothing prevents.

scenario "Ewok Glider: the bonus of its attack stays when a unit that is no Imperial intercepts" {
  rules = { "ROTJ-85/whenever" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 6, 6, 6 },
    p1 = { force = 4, ground = { { "Endor Regiment", tapped = true }, { "Jabba's Guards", tapped = true } } },
    p2 = { ground = { "Ewok Glider", "Toy Trooper" } } },
  steps = {
    p2.attacks "Endor Regiment",
    p1.uses "Jabba's Guards",
    p1.passes,
    expect { p1.unit "Jabba's Guards", damage = 3 },
  },
}
scenario "Ewok Glider: no bonus against a unit that is no Imperial" {
  quiet = { "ROTJ-85/whenever" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6 },
    p1 = { force = 4, ground = { { "Endor Regiment", tapped = true }, { "Jabba's Guards", tapped = true } } },
    p2 = { ground = { "Ewok Glider", "Toy Trooper" } } },
  steps = {
    p2.attacks "Jabba's Guards",
    p1.passes,
    expect { p1.unit "Jabba's Guards", damage = 2 },
  },
}
scenario "Damage that only a Jedi Master prevents hurts Anakin's Spirit" {
  rules = { "ROTJ-83/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { force = 1, character = { "Emperor Palpatine (C)" } },
    p2 = { character = { { "Anakin's Spirit (A)", tapped = true }, { "Toy Guard", tapped = true } } } },
  steps = {
    p1.uses "Emperor Palpatine (C)",
    p1.chooses(1),
    p1.chooses "Anakin's Spirit (A)",
    expect { p2.unit "Anakin's Spirit (A)", damage = 1 },
  },
}
scenario "Damage from Darth Vader (R) is not prevented by what Anakin's Spirit is" {
  cites = { { "TCG-GEN-07", "what cannot be done is not done, whatever else allows it" } },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1, 1, 1, 1 },
    p1 = { force = 0, character = { "Darth Vader (R)" } },
    p2 = { character = { { "Anakin's Spirit (A)", tapped = true }, { "Toy Guard", tapped = true } } } },
  steps = {
    p1.attacks "Anakin's Spirit (A)",
    expect { p2.unit "Anakin's Spirit (A)", damage = 1 },
  },
}
scenario "What Anakin's Spirit is does not help a retreated one" {
  rules = { "TCG-STAT-01" },
  given = { phase = "battle",
    p1 = { force = 4, hand = { "Trap Door!" }, character = { { "Toy Guard", tapped = true } } },
    p2 = { retreated = { "Anakin's Spirit (A)" }, character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.plays "Trap Door!",
    expect { p2.discard, exactly = { "Anakin's Spirit (A)" } },
  },
}

scenario "Yoda's Spirit counts a retreated Spirit too" {
  rules = { "ROTJ-40/whenever" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { { "Toy Guard", tapped = true } }, hand = { "Toy Scout" } },
    p2 = { character = { { "Yoda's Spirit (A)", tapped = true } }, retreated = { "Anakin's Spirit (A)" }, hand = { "Toy Scout" } } },
  steps = {
    p1.builds "Toy Scout",
    expect { p2, force = 6 },
    p1.finishes,
  },
}

scenario "Yoda's Spirit counts no Spirit that is still being built" {
  rules = { "ROTJ-40/whenever" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { { "Toy Guard", tapped = true } }, hand = { "Toy Scout" } },
    p2 = { character = { { "Yoda's Spirit (A)", tapped = true } }, build = { { "Anakin's Spirit (A)", counters = 1 } }, hand = { "Toy Scout" } } },
  steps = {
    p1.builds "Toy Scout",
    expect { p2, force = 5 },
    p1.finishes,
  },
}

scenario "Scythe Squadron is repaired while a Capital Ship of its side is retreated" {
  rules = { "ROTJ-36/activated" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { { "Scythe Squadron (A)", damage = 3 } }, retreated = { "Imperial-Class Star Destroyer" } },
    p2 = { space = { { "Toy Freighter", tapped = true } } } },
  steps = {
    p1.uses "Scythe Squadron (A)",
    expect { p1.unit "Scythe Squadron (A)", damage = 0 },
  },
}

scenario "Scythe Squadron is not repaired by a Capital Ship that is still being built" {
  rules = { "TCG-PHR-08" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { { "Scythe Squadron (A)", damage = 3 } }, build = { { "Imperial-Class Star Destroyer", counters = 1 } } },
    p2 = { space = { { "Toy Freighter", tapped = true } } } },
  steps = {
    p1.may_choose_exactly { "attacks Toy Freighter", "taps Scythe Squadron (A)" },
  },
}

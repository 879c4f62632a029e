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

-- Hard: use the weapons, then throw them. The upgrades are worth 1 damage each at the end, their dice more before: special, shots, event.

scenario "Win this turn, hard: use the weapons, then throw them" {
  rules = { "DST-WIN-01" },
  given = { turn = p1, battlefield = { controlled_by = p2, claimed_by = p2 },
    p1 = { hand = { "Armed to the Teeth", "Go for the Kill" },
      characters = { { "Jango Fett", exhausted = true, damage = 9, upgrades = { "Holdout Blaster", "Jetpack", "On The Hunt" } } },
      pool = { { "On The Hunt", side = "special" }, { "Holdout Blaster", side = "1 ranged" }, { "Jetpack", side = "+2 ranged" } },
      deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "Finn", damage = 4, shields = 2 } }, deck = { "Block", "Aim", "Dodge" },
      supports = { { "AW-49", exhausted = true }, { "Black One", exhausted = true } } } },
  steps = {
    p1.resolves("special", "of On The Hunt"),
    p1.chooses "Finn",
    p1.resolves "1 ranged",
    p1.chooses "+2 ranged",
    p1.chooses "Finn",
    p1.plays "Armed to the Teeth",
    p1.chooses "Holdout Blaster",
    p1.chooses "Jetpack",
    p1.chooses "On The Hunt",
    p1.chooses "Finn",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}

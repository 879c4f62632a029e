-- Middle: one throw for three. Three characters, each nearly defeated: only one thing reaches them all, and it costs the last resource.

scenario "Win this turn, middle: one throw for three" {
  rules = { "DST-WIN-01" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Fight Dirty" },
      characters = { { "Tusken Raider", exhausted = true, damage = 7, upgrades = { "Thermal Detonator" } }, { "Bala-Tik", exhausted = true, damage = 7 } },
      pool = { { "Thermal Detonator", side = "special for 1" }, { "Tusken Raider", side = "3 melee for 1" }, { "Bala-Tik", side = "1 focus" } },
      deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" },
      characters = { { "Padawan", damage = 4 }, { "Rebel Trooper", damage = 5 }, { "Hired Gun", damage = 6 } }, deck = { "Block", "Aim", "Dodge" },
      supports = { { "AW-49", exhausted = true }, { "Black One", exhausted = true } },
      pool = { { "AW-49", side = "4 ranged" }, { "Black One", side = "3 ranged" } } } },
  steps = {
    p1.resolves("special for 1", "of Thermal Detonator"),
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}

-- Easy: past the shields. Shields stop every ordinary shot; one event does not ask them.

scenario "Win this turn, easy: past the shields" {
  rules = { "DST-WIN-01" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Go for the Kill", "Fight Dirty" },
      characters = { { "Jango Fett", exhausted = true, damage = 9, elite = true }, { "Bala-Tik", exhausted = true, damage = 7 } },
      pool = { { "Jango Fett", side = "1 ranged" }, { "Jango Fett", side = "2 ranged" }, { "Bala-Tik", side = "1 focus" } },
      deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "Rey", damage = 8, shields = 3 } }, deck = { "Block", "Aim", "Dodge" },
      supports = { { "AW-49", exhausted = true }, { "Black One", exhausted = true } },
      pool = { { "AW-49", side = "4 ranged" }, { "Black One", side = "3 ranged" } } } },
  steps = {
    p1.plays "Go for the Kill",
    p1.chooses "2 ranged",
    p1.chooses "Rey",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}

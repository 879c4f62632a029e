-- Easy: the hand that hurts its owner. The special counts the cards in the other hand: to discard some of them first is tempting and wrong.

scenario "Win this turn, easy: the hand that hurts its owner" {
  rules = { "DST-WIN-01" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Force Strike" },
      characters = { { "Count Dooku", exhausted = true, damage = 9, upgrades = { "Mind Probe" } }, { "Nightsister", exhausted = true, damage = 6 } },
      pool = { { "Mind Probe", side = "special" }, { "Count Dooku", side = "2 discard for 1" }, { "Nightsister", side = "1 discard" } },
      deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Block", "Dodge", "Take Cover", "Aim" }, characters = { { "AW-35", damage = 8 } },
      deck = { "Block", "Aim", "Dodge" },
      supports = { { "AW-49", exhausted = true }, { "Black One", exhausted = true } },
      pool = { { "AW-49", side = "4 ranged" }, { "Black One", side = "3 ranged" } } } },
  steps = {
    p1.resolves("special", "of Mind Probe"),
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}

-- Middle: the die to give up. A melee die is turned into 3 damage. The one that cannot be paid for is the one to give.

scenario "Win this turn, middle: the die to give up" {
  rules = { "DST-WIN-01" },
  given = { turn = p1, battlefield = { controlled_by = p2, claimed_by = p2 },
    p1 = { characters = { { "Tusken Raider", exhausted = true, damage = 7, upgrades = { "Gaffi Stick" } }, { "Tusken Raider", exhausted = true, damage = 7 } },
      pool = { { "Gaffi Stick", side = "special" }, { "Tusken Raider", side = "1 melee" }, { "Tusken Raider", side = "3 melee for 1" } },
      deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "Padme Amidala", damage = 6 } }, deck = { "Block", "Aim", "Dodge" },
      supports = { { "AW-49", exhausted = true }, { "Black One", exhausted = true } } } },
  steps = {
    p1.resolves("special", "of Gaffi Stick"),
    p1.chooses "3 melee for 1",
    p1.chooses "Padme Amidala",
    p1.resolves "1 melee",
    p1.chooses "Padme Amidala",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}

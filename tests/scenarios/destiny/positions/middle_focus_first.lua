-- Middle: focus before the strike. The opponent has claimed. Two dice are turned with two focus, and only one symbol adds up.

scenario "Win this turn, middle: focus before the strike" {
  rules = { "DST-WIN-01" },
  given = { turn = p1, battlefield = { controlled_by = p2, claimed_by = p2 },
    p1 = { characters = { { "Obi-Wan Kenobi", exhausted = true, damage = 10, elite = true }, { "Padawan", exhausted = true, damage = 5 } },
      pool = { { "Obi-Wan Kenobi", side = "2 focus" }, { "Obi-Wan Kenobi", side = "1 resource" }, { "Padawan", side = "blank" } },
      deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "Jango Fett", damage = 5 } }, deck = { "Block", "Aim", "Dodge" },
      supports = { { "AT-ST", exhausted = true }, { "First Order TIE Fighter", exhausted = true } } } },
  steps = {
    p1.resolves "2 focus",
    p1.chooses "1 resource",
    p1.picks "3 melee",
    p1.chooses "blank",
    p1.picks "2 melee",
    p1.resolves "3 melee",
    p1.chooses "Jango Fett",
    p1.chooses "2 melee",
    p1.chooses "Jango Fett",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}

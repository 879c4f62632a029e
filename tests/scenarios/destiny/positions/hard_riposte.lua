-- Hard: shields as blades. Qui-Gon trades shields for damage while he gains them; what he has at the end is thrown with the event.

scenario "Win this turn, hard: shields as blades" {
  rules = { "DST-WIN-01" },
  given = { turn = p1, battlefield = { controlled_by = p2, claimed_by = p2 },
    p1 = { hand = { "Riposte", "Heroism" }, characters = { { "Qui-Gon Jinn", exhausted = true, damage = 10, elite = true, shields = 3 } },
      pool = { { "Qui-Gon Jinn", side = "2 shield" }, { "Qui-Gon Jinn", side = "1 shield" } }, deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "Jango Fett", damage = 5 } }, deck = { "Block", "Aim", "Dodge" },
      supports = { { "AT-ST", exhausted = true }, { "First Order TIE Fighter", exhausted = true } } } },
  steps = {
    p1.resolves "2 shield",
    p1.chooses "Qui-Gon Jinn",
    p1.accepts,
    p1.chooses "Jango Fett",
    p1.chooses "1 shield",
    p1.chooses "Qui-Gon Jinn",
    p1.accepts,
    p1.chooses "Jango Fett",
    p1.plays "Riposte",
    p1.chooses(3),
    p1.chooses "Jango Fett",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}

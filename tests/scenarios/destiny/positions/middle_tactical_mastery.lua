-- Middle: two actions to spend well. One resource for the event, one for the die; ranged and melee are two actions.

scenario "Win this turn, middle: two actions to spend well" {
  rules = { "DST-WIN-01" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Tactical Mastery", "Aim" },
      characters = { { "FN-2199", exhausted = true, damage = 10, elite = true }, { "First Order Stormtrooper", exhausted = true, damage = 6 } },
      pool = { { "FN-2199", side = "2 melee for 1" }, { "FN-2199", side = "1 shield" }, { "First Order Stormtrooper", side = "1 ranged" } },
      deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "Leia Organa", damage = 8 } },
      supports = { { "AW-49", exhausted = true }, { "Black One", exhausted = true } },
      pool = { { "AW-49", side = "4 ranged" }, { "Black One", side = "3 ranged" }, { "Leia Organa", side = "2 ranged" } },
      deck = { "Block", "Aim", "Dodge" } } },
  steps = {
    p1.plays "Tactical Mastery",
    p1.resolves "2 melee for 1",
    p1.chooses "Leia Organa",
    p1.resolves "1 ranged",
    p1.chooses "Leia Organa",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}

-- Play restrictions that are met: they keep nobody away.

scenario "Grand Inquisitor's Lightsaber goes on either of two blue characters" {
  quiet = { "EaW-15/restriction" },
  given = { turn = p1,
    p1 = { resources = 4, hand = { "Grand Inquisitor's Lightsaber" }, characters = { "Kylo Ren", "Rey" } },
    p2 = { characters = { "Poe Dameron" } } },
  steps = {
    p1.plays "Grand Inquisitor's Lightsaber",
    p1.may_choose { "Kylo Ren", "Rey" },
    p1.chooses "Kylo Ren",
    expect { p1.upgrade "Grand Inquisitor's Lightsaber", on = "Kylo Ren" },
  },
}

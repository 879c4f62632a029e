-- Play restrictions that are met: they keep nobody away.

scenario "Maul's Lightsaber goes on either of two blue characters" {
  quiet = { "LEG-8/restriction" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Maul's Lightsaber" }, characters = { "Kylo Ren", "Rey" } },
    p2 = { characters = { "Poe Dameron" } } },
  steps = {
    p1.plays "Maul's Lightsaber",
    p1.may_choose { "Kylo Ren", "Rey" },
    p1.chooses "Kylo Ren",
    expect { p1.upgrade "Maul's Lightsaber", on = "Kylo Ren" },
  },
}

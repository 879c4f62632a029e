-- Play restrictions that are met: they keep nobody away.

scenario "Force Lightning goes on either of two blue characters" {
  quiet = { "SoR-14/restriction" },
  given = { turn = p1,
    p1 = { resources = 4, hand = { "Force Lightning" }, characters = { "Kylo Ren", "Rey" } },
    p2 = { characters = { "Poe Dameron" } } },
  steps = {
    p1.plays "Force Lightning",
    p1.may_choose { "Kylo Ren", "Rey" },
    p1.chooses "Kylo Ren",
    expect { p1.upgrade "Force Lightning", on = "Kylo Ren" },
  },
}

scenario "Con Artist goes on either of two yellow characters" {
  quiet = { "SoR-60/restriction" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Con Artist" }, characters = { "Bala-Tik", "Finn" } },
    p2 = { characters = { "Poe Dameron" } } },
  steps = {
    p1.plays "Con Artist",
    p1.may_choose { "Bala-Tik", "Finn" },
    p1.chooses "Bala-Tik",
    expect { p1.upgrade "Con Artist", on = "Bala-Tik" },
  },
}

scenario "Fast Hands goes on either of two yellow characters" {
  quiet = { "SoR-150/restriction" },
  given = { turn = p1,
    p1 = { resources = 0, hand = { "Fast Hands" }, characters = { "Bala-Tik", "Finn" } },
    p2 = { characters = { "Poe Dameron" } } },
  steps = {
    p1.plays "Fast Hands",
    p1.may_choose { "Bala-Tik", "Finn" },
    p1.chooses "Bala-Tik",
    expect { p1.upgrade "Fast Hands", on = "Bala-Tik" },
  },
}

scenario "Training goes on either of two red characters" {
  quiet = { "SoR-125/restriction" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Training" }, dice_aside = { "First Order Stormtrooper" }, characters = { "First Order Stormtrooper", "Rebel Trooper" } },
    p2 = { characters = { "Poe Dameron" } } },
  steps = {
    p1.plays "Training",
    p1.may_choose { "First Order Stormtrooper", "Rebel Trooper" },
    p1.chooses "First Order Stormtrooper",
    expect { p1.upgrade "Training", on = "First Order Stormtrooper" },
  },
}

-- Play restrictions that are met: they keep nobody away.

scenario "Commanding Presence goes on either of two red characters" {
  quiet = { "AW-7/restriction" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Commanding Presence" }, characters = { "First Order Stormtrooper", "Captain Phasma" } },
    p2 = { characters = { "Poe Dameron" } } },
  steps = {
    p1.plays "Commanding Presence",
    p1.may_choose { "First Order Stormtrooper", "Captain Phasma" },
    p1.chooses "First Order Stormtrooper",
    expect { p1.upgrade "Commanding Presence", on = "First Order Stormtrooper" },
  },
}

scenario "Force Choke goes on either of two blue characters" {
  quiet = { "AW-13/restriction" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Force Choke" }, characters = { "Kylo Ren", "Rey" } },
    p2 = { characters = { "Poe Dameron" } } },
  steps = {
    p1.plays "Force Choke",
    p1.may_choose { "Kylo Ren", "Rey" },
    p1.chooses "Kylo Ren",
    expect { p1.upgrade "Force Choke", on = "Kylo Ren" },
  },
}

scenario "Immobilize goes on either of two blue characters" {
  quiet = { "AW-14/restriction" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Immobilize" }, characters = { "Kylo Ren", "Rey" } },
    p2 = { characters = { "Poe Dameron" } } },
  steps = {
    p1.plays "Immobilize",
    p1.may_choose { "Kylo Ren", "Rey" },
    p1.chooses "Kylo Ren",
    expect { p1.upgrade "Immobilize", on = "Kylo Ren" },
  },
}

scenario "Kylo Ren's Lightsaber goes on either of two blue characters" {
  quiet = { "AW-15/restriction" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Kylo Ren's Lightsaber" }, characters = { "Kylo Ren", "Rey" } },
    p2 = { characters = { "Poe Dameron" } } },
  steps = {
    p1.plays "Kylo Ren's Lightsaber",
    p1.may_choose { "Kylo Ren", "Rey" },
    p1.chooses "Kylo Ren",
    expect { p1.upgrade "Kylo Ren's Lightsaber", on = "Kylo Ren" },
  },
}

scenario "Crime Lord goes on either of two yellow characters" {
  quiet = { "AW-23/restriction" },
  given = { turn = p1,
    p1 = { resources = 4, hand = { "Crime Lord" }, characters = { "Bala-Tik", "Finn" } },
    p2 = { characters = { "Poe Dameron" } } },
  steps = {
    p1.plays "Crime Lord",
    p1.may_choose { "Bala-Tik", "Finn" },
    p1.chooses "Bala-Tik",
    expect { p1.upgrade "Crime Lord", on = "Bala-Tik" },
  },
}

scenario "Force Protection goes on either of two blue characters" {
  quiet = { "AW-39/restriction" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Force Protection" }, characters = { "Kylo Ren", "Rey" } },
    p2 = { characters = { "Poe Dameron" } } },
  steps = {
    p1.plays "Force Protection",
    p1.may_choose { "Kylo Ren", "Rey" },
    p1.chooses "Kylo Ren",
    expect { p1.upgrade "Force Protection", on = "Kylo Ren" },
  },
}

scenario "One With The Force goes on either of two blue characters" {
  quiet = { "AW-42/restriction" },
  given = { turn = p1,
    p1 = { resources = 4, hand = { "One With The Force" }, characters = { "Kylo Ren", "Rey" } },
    p2 = { characters = { "Poe Dameron" } } },
  steps = {
    p1.plays "One With The Force",
    p1.may_choose { "Kylo Ren", "Rey" },
    p1.chooses "Kylo Ren",
    expect { p1.upgrade "One With The Force", on = "Kylo Ren" },
  },
}

scenario "Promotion goes on either of two red characters" {
  quiet = { "AW-56/restriction" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Promotion" }, characters = { "First Order Stormtrooper", "Captain Phasma" } },
    p2 = { characters = { "Poe Dameron" } } },
  steps = {
    p1.plays "Promotion",
    p1.may_choose { "First Order Stormtrooper", "Captain Phasma" },
    p1.chooses "First Order Stormtrooper",
    p1.declines,
    expect { p1.upgrade "Promotion", on = "First Order Stormtrooper" },
  },
}

scenario "Force Training goes on any character of whoever has a blue one" {
  quiet = { "AW-58/restriction" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Force Training" }, characters = { "Kylo Ren", "First Order Stormtrooper" } },
    p2 = { characters = { "Poe Dameron" } } },
  steps = {
    p1.plays "Force Training",
    p1.may_choose { "Kylo Ren", "First Order Stormtrooper" },
    p1.chooses "First Order Stormtrooper",
    expect { p1.upgrade "Force Training", on = "First Order Stormtrooper" },
  },
}

scenario "Mind Probe goes on either of two blue characters" {
  quiet = { "AW-60/restriction" },
  given = { turn = p1,
    p1 = { resources = 4, hand = { "Mind Probe" }, characters = { "Kylo Ren", "Rey" } },
    p2 = { characters = { "Poe Dameron" } } },
  steps = {
    p1.plays "Mind Probe",
    p1.may_choose { "Kylo Ren", "Rey" },
    p1.chooses "Kylo Ren",
    expect { p1.upgrade "Mind Probe", on = "Kylo Ren" },
  },
}

scenario "Cunning goes on either of two yellow characters" {
  quiet = { "AW-65/restriction" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Cunning" }, characters = { "Bala-Tik", "Finn" } },
    p2 = { characters = { "Poe Dameron" } } },
  steps = {
    p1.plays "Cunning",
    p1.may_choose { "Bala-Tik", "Finn" },
    p1.chooses "Bala-Tik",
    expect { p1.upgrade "Cunning", on = "Bala-Tik" },
  },
}

scenario "Thermal Detonator goes on any character of whoever has a yellow one" {
  quiet = { "AW-67/restriction" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Thermal Detonator" }, characters = { "Bala-Tik", "Kylo Ren" } },
    p2 = { characters = { "Poe Dameron" } } },
  steps = {
    p1.plays "Thermal Detonator",
    p1.may_choose { "Bala-Tik", "Kylo Ren" },
    p1.chooses "Kylo Ren",
    expect { p1.upgrade "Thermal Detonator", on = "Kylo Ren" },
  },
}

scenario "Second Chance goes on either of two yellow characters" {
  quiet = { "AW-137/restriction" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Second Chance" }, characters = { "Bala-Tik", "Finn" } },
    p2 = { characters = { "Poe Dameron" } } },
  steps = {
    p1.plays "Second Chance",
    p1.may_choose { "Bala-Tik", "Finn" },
    p1.chooses "Bala-Tik",
    expect { p1.upgrade "Second Chance", on = "Bala-Tik" },
  },
}

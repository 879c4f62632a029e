-- Control and ownership, moved upgrades, cards that leave play, and cards that change their type.

scenario "A moved upgrade keeps its state, and its die returns to it" {
  rules = { "DST-TERM-23", "DST-TERM-24" },
  cites = { { "DST-TERM-11", "whose play area a card is in is who controls it: nothing else is kept" } },
  given = { turn = p1,
    p1 = { characters = { "General Grievous" }, pool = { { "General Grievous", side = "2 melee" } } },
    p2 = { characters = { { "Rey", damage = 9, upgrades = { { "Hunker Down", exhausted = true }, { "Lightsaber", exhausted = true } } }, "Finn" },
      pool = { { "Lightsaber", side = "1 shield" } } } },
  steps = {
    p1.resolves "2 melee",
    p1.chooses "Rey",
    p1.accepts,
    expect { p1.upgrade "Lightsaber", on = "General Grievous", exhausted = true },
    expect { p2.pool, exactly = {} },
    expect { p1.pool, exactly = {} },
  },
}

scenario "What was taken belongs to its owner for good" {
  rules = { "AW-3/before" },
  cites = { { "DST-TERM-27", "a piece has an owner besides its controller" },
    { "DST-ZONE-14", "every move out of play asks for the owner" } },
  given = { turn = p1,
    p1 = { characters = { { "General Grievous", damage = 9 }, "Nightsister" }, pool = { { "General Grievous", side = "2 melee" } } },
    p2 = { characters = { { "Rey", damage = 9, upgrades = { "Rey's Staff" } }, "Finn" }, pool = { { "Finn", side = "1 melee" } } } },
  steps = {
    p1.resolves "2 melee",
    p1.chooses "Rey",
    p1.accepts,
    expect { p1.upgrade "Rey's Staff", on = "General Grievous" },
    p2.resolves "1 melee",
    p2.chooses "General Grievous",
    expect { p2.discard, exactly = { "Rey's Staff" } },
    expect { p1.discard, exactly = {} },
  },
}

scenario "Yours is what you control, also a card that somebody else brought" {
  rules = { "AW-148/effect" },
  cites = { { "DST-TERM-12", "the filter asks for the controller" },
    { "DST-TERM-30", "an upgrade for blue characters stays on a red one" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "The Power of the Force" }, characters = { { "General Grievous", elite = true } },
      pool = { { "General Grievous", side = "2 melee" }, { "General Grievous", side = "1 disrupt" } } },
    p2 = { resources = 3, characters = { { "Rey", damage = 9, upgrades = { "Luke Skywalker's Lightsaber" } }, "Finn" } } },
  steps = {
    p1.resolves "2 melee",
    p1.chooses "Rey",
    p1.accepts,
    expect { p1.upgrade "Luke Skywalker's Lightsaber", on = "General Grievous" },
    p2.passes,
    p1.plays "The Power of the Force",     -- 1 for each of your blue upgrades
    expect { p2, resources = 2 },
  },
}

scenario "A card that changes its type: no longer an upgrade, its die on it" {
  rules = { "AW-42/before" },
  cites = { { "DST-TYPE-01", "where a card in play lies says what it is" }, { "DST-SUP-05", "nothing counts supports" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Strategic Planning" }, characters = { "Leia Organa" }, pool = { { "Leia Organa", side = "1 ranged" } } },
    p2 = { supports = { "BB-8", "Awakening" }, characters = { { "Rey", damage = 9, upgrades = { "One With The Force" } }, "Finn" } } },
  steps = {
    p1.resolves "1 ranged",
    p1.chooses "Rey",
    expect { p2.supports, exactly = { "BB-8", "Awakening", "One With The Force" } },
    expect { p2.upgrades, exactly = {} },
    p2.passes,
    p1.plays "Strategic Planning",
    p1.chooses(2),
    p1.may_choose_exactly { "BB-8", "Awakening", "One With The Force" },
    p1.chooses "One With The Force",
    expect { p2.support "One With The Force", exhausted = true },
  },
}

scenario "A card that leaves play loses everything on it; when it comes back it is a new one" {
  rules = { "AW-70/effect" },
  cites = { { "DST-ZONE-06", "leaving play raises the instance" }, { "DST-ZONE-13", "what a card carries is cleared with it" } },
  given = { turn = p1,
    p1 = { resources = 1, characters = { "Captain Phasma" }, pool = { { "Captain Phasma", side = "1 ranged" } } },
    p2 = { resources = 5, hand = { "Endless Ranks" },
      characters = { "General Veers", { "First Order Stormtrooper", damage = 6, exhausted = true, upgrades = { "F-11D Rifle" } } } } },
  steps = {
    p1.resolves "1 ranged",
    p1.chooses "First Order Stormtrooper",
    p2.declines,                             -- Redeploy
    expect { p2.set_aside, exactly = { "First Order Stormtrooper" } },
    expect { p2.discard, exactly = { "F-11D Rifle" } },
    p2.plays "Endless Ranks",
    expect { p2.character "First Order Stormtrooper", damage = 0, exhausted = false, upgrades = "" },
  },
}

scenario "Each die belongs to its own copy of a character and leaves with it" {
  rules = { "DST-DMG-01" },
  cites = { { "DST-FAQ-13", "a die knows its card" }, { "DST-DLP-04", "so does one of two equal upgrades on two characters" } },
  given = { turn = p1,
    p1 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { characters = { { "First Order Stormtrooper", damage = 6, upgrades = { "Datapad" } }, { "First Order Stormtrooper", upgrades = { "Datapad" } } },
      pool = { { "First Order Stormtrooper", side = "1 ranged" }, { "First Order Stormtrooper", side = "1 resource" },
        { "Datapad", side = "1 resource" }, { "Datapad", side = "+1 resource" } } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "First Order Stormtrooper",
    expect { p2.pool, exactly = { "1 resource", "+1 resource" } },
    expect { p2.discard, exactly = { "Datapad" } },
  },
}

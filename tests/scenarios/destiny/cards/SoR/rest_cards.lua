-- Spirit of Rebellion: the other events, supports and battlefields that the Rules Reference names.

scenario "Destiny plays a card for free that costs no more than the blue dice removed show" {
  rules = { "SoR-101/effect" },
  given = { turn = p1,
    p1 = { hand = { "Destiny", "Jedi Robes", "Luke Skywalker's Lightsaber", "Rejuvenate" }, characters = { { "EaW-34", elite = true }, "Finn" },
      pool = { { "EaW-34", side = "2 melee" }, { "EaW-34", side = "1 shield" }, { "Finn", side = "2 ranged" } } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.plays "Destiny",
    p1.may_choose_exactly { "2 melee", "1 shield", done },
    p1.chooses "2 melee",
    p1.finishes,
    p1.may_choose_exactly { "Jedi Robes", "Rejuvenate" },
    p1.chooses "Jedi Robes",
    p1.chooses "Mace Windu",
    expect { p1.character "Mace Windu", upgrades = "Jedi Robes" },
    expect { p1.pool, exactly = { "1 shield", "2 ranged" } },
    expect { p1, resources = 0 },
  },
}

scenario "Destiny: It Binds All Things does not reach a dearer card" {
  rules = { "DST-TERM-09" },
  cites = { { "DST-RUL-SOR-11", "the printed cost is compared" } },
  given = { turn = p1,
    p1 = { hand = { "Destiny", "Luke Skywalker's Lightsaber" }, supports = { "It Binds All Things" }, characters = { "EaW-34" },
      pool = { { "EaW-34", side = "2 melee" } } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.plays "Destiny",
    p1.chooses "2 melee",
    p1.finishes,
    expect { p1.hand, exactly = { "Luke Skywalker's Lightsaber" } },
    expect { p1.support "It Binds All Things", exhausted = false },
    p2.is_asked,
  },
}

scenario "Salvo: the die deals its damage to each of an opponent's characters, its cost is paid once" {
  rules = { "SoR-121/effect" },
  cites = { { "DST-RUL-SOR-20", "one die is resolved once, against each of them" } },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Salvo" }, characters = { "First Order Stormtrooper" }, pool = { { "First Order Stormtrooper", side = "2 ranged for 1" } } },
    p2 = { characters = { "Rey", { "Finn", shields = 1 }, { "Padawan", damage = 5 } } } },
  steps = {
    p1.plays "Salvo",
    expect { p2.character "Rey", damage = 2 },
    expect { p2.character "Finn", damage = 1, shields = 0 },
    expect { p2.characters, exactly = { "Rey", "Finn" } },
    expect { p1, resources = 0 },
    expect { p1.pool, exactly = {} },
  },
}

scenario "Salvo takes no die showing melee damage" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Salvo" }, characters = { "FN-2199" }, pool = { { "FN-2199", side = "1 melee" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Salvo",
    expect { p1.pool, exactly = { "1 melee" } },
    expect { p2.character "Rey", damage = 0 },
    expect { p1.discard, exactly = { "Salvo" } },
  },
}

scenario "Premonitions is set aside with a card face down, and another copy plays that card for free" {
  rules = { "SoR-131/effect" },
  cites = { { "DST-ZONE-28", "it lies in the set-aside zone" } },
  given = { turn = p1,
    p1 = { hand = { "Premonitions", "Luke Skywalker's Lightsaber", "Premonitions" }, characters = { "Rey" } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.plays "Premonitions",
    p1.chooses(1),
    p1.may_choose_exactly { "Luke Skywalker's Lightsaber", "Premonitions" },
    p1.chooses "Luke Skywalker's Lightsaber",
    expect { p1.set_aside, exactly = { "Premonitions" } },
    expect { p1.stacked, exactly = { "Luke Skywalker's Lightsaber" } },
    p2.passes,
    p1.plays "Premonitions",
    p1.chooses(2),
    p1.chooses "Premonitions",
    p1.chooses "Rey",
    expect { p1.character "Rey", upgrades = "Luke Skywalker's Lightsaber" },
    expect { p1.set_aside, exactly = {} },
    expect { p1.discard, exactly = { "Premonitions", "Premonitions" } },
  },
}

scenario "Premonitions plays the card on an opponent's copy unseen, and controls what it does not own" {
  rules = { "DST-RUL-SOR-18" },
  cites = { { "DST-TERM-11", "who has it in play controls it" }, { "DST-TERM-27", "who brought it owns it, and gets it back" } },
  given = { turn = p1,
    p1 = { hand = { "Premonitions", "Vibroknife" }, characters = { "Rey" } },
    p2 = { hand = { "Premonitions" }, characters = { "Nightsister" } } },
  steps = {
    p1.plays "Premonitions",
    p1.chooses(1),
    p1.chooses "Vibroknife",
    p2.plays "Premonitions",
    p2.chooses(2),
    p2.chooses "Premonitions",
    p2.chooses "Nightsister",
    expect { p2.character "Nightsister", upgrades = "Vibroknife" },
    expect { p1.discard, exactly = { "Premonitions" } },
    expect { p2.discard, exactly = { "Premonitions" } },
    p2.is_asked,                           -- Vibroknife has Ambush
    p2.declines,
  },
}

scenario "Premonitions: a card whose play restriction fails goes to its owner's discard pile" {
  rules = { "DST-RUL-SOR-19" },
  given = { turn = p1,
    p1 = { hand = { "Premonitions", "Luke Skywalker's Lightsaber" }, characters = { "Rey" } },
    p2 = { hand = { "Premonitions" }, characters = { "Jango Fett" } } },
  steps = {
    p1.plays "Premonitions",
    p1.chooses(1),
    p1.chooses "Luke Skywalker's Lightsaber",
    p2.plays "Premonitions",
    p2.chooses(2),
    p2.chooses "Premonitions",
    expect { p1.discard, exactly = { "Premonitions", "Luke Skywalker's Lightsaber" } },
    expect { p2.upgrades, exactly = {} },
  },
}

scenario "C-3PO: his die is removed, another die is resolved as another symbol with the value that it has" {
  rules = { "SoR-30/action" },
  given = { turn = p1,
    p1 = { supports = { "C-3PO" }, characters = { "Admiral Ackbar" }, pool = { { "C-3PO", side = "blank" }, { "Admiral Ackbar", side = "2 focus" } } },
    p2 = { resources = 3, characters = { "Nightsister" } } },
  steps = {
    p1.uses "C-3PO",
    p1.chooses "2 focus",
    p1.may_choose_exactly { "melee", "ranged", "shield", "resource", "disrupt", "discard", "indirect" },
    p1.counts_it_as "disrupt",
    expect { p2, resources = 1 },
    expect { p1.pool, exactly = {} },
  },
}

scenario "C-3PO: the cost of the side is paid, and a modifier is not resolved alone" {
  rules = { "DST-RTC-02", "DST-RTC-03" },
  cites = { { "DST-RUL-SOR-04", "nothing of that is waived" } },
  given = { turn = p1,
    p1 = { resources = 0, supports = { "C-3PO" }, characters = { "Rebel Trooper", "Poe Dameron" },
      pool = { { "C-3PO", side = "blank" }, { "Rebel Trooper", side = "+1 ranged" }, { "Poe Dameron", side = "3 ranged for 1" } } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.uses "C-3PO",
    expect { p1.pool, exactly = { "+1 ranged", "3 ranged for 1" } },
    p2.is_asked,
  },
}

scenario "C-3PO: a die counts as a special, which is worth 0" {
  rules = { "SoR-30/action" },
  cites = { { "DST-RUL-SOR-05", "a special has no value" } },
  given = { turn = p1,
    p1 = { supports = { "C-3PO" }, characters = { "Padme Amidala", "Leia Organa" }, pool = { { "C-3PO", side = "blank" }, { "Padme Amidala", side = "2 focus" } } },
    p2 = { deck = { "Aim", "Dodge" }, characters = { "Nightsister" } } },
  steps = {
    p1.uses "C-3PO",
    p1.chooses "2 focus",
    p1.counts_it_as "special",
    p1.chooses(1),
    expect { p2.discard, exactly = { "Aim" } },
  },
}

scenario "Imperial Inspection: after a die rolls disrupt it may be set aside to return an upgrade of cost 2 or less" {
  rules = { "SoR-70/after" },
  cites = { { "DST-ERR-08", "the corrected card" } },
  given = { turn = p1,
    p1 = { supports = { "Imperial Inspection" }, characters = { "Nightsister" } },
    p2 = { characters = { { "Rey", upgrades = { "Rey's Staff", "Luke Skywalker's Lightsaber" } } } },
    chance = { 3 } },
  steps = {
    p1.activates "Nightsister",
    p1.accepts,
    p1.may_choose_exactly { "Rey's Staff" },
    p1.chooses "Rey's Staff",
    expect { p2.hand, exactly = { "Rey's Staff" } },
    expect { p1.set_aside, exactly = { "Imperial Inspection" } },
  },
}

scenario "Imperial Inspection does not answer another side, nor an opponent's die" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { supports = { "Imperial Inspection" }, characters = { "Nightsister" } },
    p2 = { characters = { "Jabba the Hutt" } },
    chance = { 4, 3 } },
  steps = {
    p1.activates "Nightsister",
    p2.activates "Jabba the Hutt",
    p2.declines,
    p1.is_asked,
    expect { p1.supports, exactly = { "Imperial Inspection" } },
  },
}

scenario "Carbon-freezing Chamber: the chosen character die is not rolled in the next round" {
  rules = { "SoR-151/claim", "DST-RUL-SOR-06" },
  given = { turn = p1, battlefield = { "Carbon-freezing Chamber", controlled_by = p1 },
    p1 = { deck = { "Aim" }, characters = { "Nightsister" } },
    p2 = { deck = { "Aim" }, characters = { { "Rey", elite = true }, "Finn" } },
    chance = { 1, 2 } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.chooses "Rey die",
    p2.passes,
    expect { table, round = 2 },
    p1.passes,
    p2.activates "Rey",
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Carbon-freezing Chamber: a die that is chosen in the pool stays frozen when it returns to its card" {
  rules = { "SoR-151/claim" },
  given = { turn = p1, battlefield = { "Carbon-freezing Chamber", controlled_by = p1 },
    p1 = { deck = { "Aim" }, characters = { "Nightsister" } },
    p2 = { deck = { "Aim" }, characters = { { "Rey", exhausted = true }, "Finn" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.chooses "1 melee",
    p2.passes,
    expect { table, round = 2 },
    p1.passes,
    p2.activates "Rey",
    expect { p2.pool, count = 0 },
  },
}

scenario "Carbon-freezing Chamber: after that round the die is rolled again" {
  rules = { "DST-RND-02" },
  given = { turn = p1, battlefield = { "Carbon-freezing Chamber", controlled_by = p1 },
    p1 = { deck = { "Aim", "Aim" }, characters = { "Nightsister" } },
    p2 = { deck = { "Aim", "Aim" }, characters = { "Rey", "Finn" } },
    chance = { 2 } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.chooses "Rey die",
    p2.passes,
    p1.passes, p2.passes,
    p1.finishes, p2.finishes,
    expect { table, round = 3 },
    p1.passes,
    p2.activates "Rey",
    expect { p2.pool, exactly = { "+2 melee" } },
  },
}

scenario "Obi-Wan chains Noble Sacrifices inside his own defeat: the third card and the second Sacrifice count, the first finds nobody" {
  rules = { "SoR-37/before", "DST-FAQ-32" },
  given = { turn = p1,
    p1 = { characters = { "Kylo Ren", "Nightsister" }, pool = { { "Kylo Ren", side = "1 melee" } } },
    p2 = { hand = { "Noble Sacrifice", "Noble Sacrifice", "Rejuvenate" }, characters = { { "Obi-Wan Kenobi", damage = 10 }, { "Rey", damage = 2 } } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Obi-Wan Kenobi",
    p2.accepts,
    p2.chooses "Noble Sacrifice",
    p2.chooses "Obi-Wan Kenobi",
    p2.accepts,
    p2.chooses "Noble Sacrifice",
    p2.chooses "Obi-Wan Kenobi",
    p2.accepts,
    p2.chooses "Rejuvenate",
    p2.chooses "Rey",
    expect { p2.character "Rey", damage = 1 },
    p2.chooses "Kylo Ren",                 -- the second Sacrifice exhausts somebody
    expect { p1.character "Kylo Ren", exhausted = true },
    expect { p1.character "Nightsister", exhausted = false },
    expect { p2.characters, exactly = { "Rey" } },
    expect { p2.discard, exactly = { "Noble Sacrifice", "Noble Sacrifice", "Rejuvenate" } },
  },
}

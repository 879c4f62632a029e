-- Awakenings: what the villains' red and blue events do.

scenario "Cannon Fodder: a non-unique character takes an opponent's die" {
  rules = { "AW-68/effect" },
  given = { turn = p1,
    p1 = { hand = { "Cannon Fodder" }, characters = { "First Order Stormtrooper", "Nightsister", "Captain Phasma" } },
    p2 = { characters = { "Finn", "Rey" }, pool = { { "Finn", side = "2 ranged" }, { "Rey", side = "1 resource" } } } },
  steps = {
    p1.plays "Cannon Fodder",
    p1.chooses "2 ranged",
    p1.may_choose_exactly { "First Order Stormtrooper", "Nightsister" },
    p1.chooses "Nightsister",
    expect { p1.character "Nightsister", damage = 2 },
    expect { p2.pool, exactly = { "1 resource" } },
  },
}

scenario "Closing the Net: the opponent removes a die; the event may go under the deck" {
  rules = { "AW-69/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Closing the Net", "Closing the Net" }, deck = { "Aim" }, characters = { "Captain Phasma" } },
    p2 = { characters = { { "Rey", elite = true }, "Finn" },
      pool = { { "Rey", side = "1 melee" }, { "Rey", side = "1 discard" }, { "Finn", side = "2 ranged" } } } },
  steps = {
    p1.plays "Closing the Net",
    p2.may_choose_exactly { "1 melee", "1 discard", "2 ranged" },
    p2.chooses "1 discard",
    p1.accepts,
    expect { p2.pool, exactly = { "1 melee", "2 ranged" } },
    expect { p1.deck, in_order = { "Aim", "Closing the Net" } },
    expect { p1.discard, exactly = {} },
    p2.passes,
    p1.plays "Closing the Net",
    p2.chooses "1 melee",
    p1.declines,
    expect { p1.discard, exactly = { "Closing the Net" } },
  },
}

scenario "Endless Ranks brings a fallen red trooper back, with its die and no damage" {
  rules = { "AW-70/effect" },
  given = { turn = p1,
    p1 = { resources = 5, hand = { "Endless Ranks" }, set_aside = { "First Order Stormtrooper", "Nightsister", "General Veers" },
      characters = { "Captain Phasma" } },
    p2 = { set_aside = { "Rebel Trooper" }, characters = { "Rey" } } },
  steps = {
    p1.plays "Endless Ranks",
    p1.may_choose_exactly { "First Order Stormtrooper" },
    p1.chooses "First Order Stormtrooper",
    expect { p1.character "First Order Stormtrooper", damage = 0, exhausted = false },
    expect { p1.set_aside, exactly = { "Nightsister", "General Veers" } },
    p2.passes,
    p1.activates "First Order Stormtrooper",
    expect { p1.pool, count = 1 },
  },
}

scenario "Occupation takes all resources" {
  quiet = { "AW-71/restriction" },
  rules = { "AW-71/effect" },
  given = { turn = p1, battlefield = { controlled_by = p1 },
    p1 = { resources = 3, hand = { "Occupation" }, characters = { "Captain Phasma" } },
    p2 = { resources = 4, characters = { "Rey" } } },
  steps = {
    p1.plays "Occupation",
    expect { p2, resources = 0 },
    expect { p1, resources = 1 },
  },
}

scenario "Occupation needs control of the battlefield" {
  rules = { "AW-71/restriction" },
  given = { turn = p1, battlefield = { controlled_by = p2 },
    p1 = { resources = 3, hand = { "Occupation" }, characters = { "Captain Phasma" } },
    p2 = { resources = 4, characters = { "Rey" } } },
  steps = { p1.cannot { "plays", "Occupation", because = "DST-ACT-PLAY-02" } },
}

scenario "Probe sees two random cards and discards the events among them" {
  rules = { "AW-72/effect" },
  given = { turn = p1,
    p1 = { hand = { "Probe" }, characters = { "Captain Phasma" } },
    p2 = { hand = { "Aim", "Lightsaber", "Block" }, characters = { "Rey" } },
    chance = { 1, 2 } },
  steps = {
    p1.plays "Probe",
    expect { p2.hand, exactly = { "Lightsaber", "Block" } },
    expect { p2.discard, exactly = { "Aim" } },
  },
}

scenario "Probe may hit both" {
  rules = { "AW-72/effect" },
  given = { turn = p1,
    p1 = { hand = { "Probe" }, characters = { "Captain Phasma" } },
    p2 = { hand = { "Aim", "Lightsaber", "Block" }, characters = { "Rey" } },
    chance = { 3, 1 } },
  steps = {
    p1.plays "Probe",
    expect { p2.hand, exactly = { "Lightsaber" } },
    expect { p2.discard, exactly = { "Aim", "Block" } },
  },
}

scenario "Sweep the Area rerolls as many dice as there are ready red characters" {
  rules = { "AW-73/effect" },
  given = { turn = p1,
    p1 = { hand = { "Sweep the Area" },
      characters = { "First Order Stormtrooper", "Captain Phasma", { "General Veers", exhausted = true }, "Nightsister" } },
    p2 = { characters = { { "Rey", elite = true }, "Finn" },
      pool = { { "Rey", side = "1 melee" }, { "Rey", side = "1 discard" }, { "Finn", side = "2 ranged" } } },
    chance = { 6, 6 } },
  steps = {
    p1.plays "Sweep the Area",
    p1.may_choose_exactly { "1 melee", "1 discard" },    -- two dice; the last one leaves only itself for the second
    p1.chooses "1 melee",
    p1.may_choose_exactly { "1 discard", "2 ranged" },
    p1.chooses "2 ranged",
    expect { p2.pool, exactly = { "blank", "1 discard", "blank" } },
  },
}

scenario "Sweep the Area without a ready red character does nothing" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { hand = { "Sweep the Area" }, characters = { { "Captain Phasma", exhausted = true } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.plays "Sweep the Area",
    p2.is_asked,
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Tactical Mastery: two additional actions for who spots a red character" {
  rules = { "AW-74/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Tactical Mastery" }, characters = { "First Order Stormtrooper", "Nightsister" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Tactical Mastery",
    p1.activates "First Order Stormtrooper",
    p1.activates "Nightsister",
    p2.is_asked,
  },
}

scenario "Tactical Mastery without a red character of one's own gives nothing" {
  rules = { "DST-TERM-42" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Tactical Mastery" }, characters = { "Nightsister" } },
    p2 = { characters = { "Rebel Trooper" } } },
  steps = {
    p1.plays "Tactical Mastery",
    p2.is_asked,
  },
}

scenario "Abandon All Hope: the opponent loses all resources or the hand" {
  rules = { "AW-79/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Abandon All Hope" }, characters = { "Kylo Ren" } },
    p2 = { resources = 3, hand = { "Aim", "Block" }, characters = { "Rey" } } },
  steps = {
    p1.plays "Abandon All Hope",
    p2.may_choose_exactly { 1, 2 },
    p2.chooses(2),
    expect { p2, resources = 3 },
    expect { p2.hand, exactly = {} },
    expect { p2.discard, exactly = { "Aim", "Block" } },
  },
}

scenario "Abandon All Hope: the way that costs nothing may be taken" {
  rules = { "AW-79/effect" },
  cites = { { "DST-RUL-AW-01", "both ways are offered whatever there is to lose" }, { "DST-TERM-04", "the opponent may pick any" } },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Abandon All Hope" }, characters = { "Kylo Ren" } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.plays "Abandon All Hope",
    p2.chooses(1),
    expect { p2.hand, exactly = { "Aim" } },
  },
}

scenario "Boundless Ambition fills the hand up" {
  rules = { "AW-80/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Boundless Ambition", "Aim", "Aim" }, deck = { "Block", "Block", "Block", "Dodge" }, characters = { "Kylo Ren" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Boundless Ambition",
    expect { p1.hand, exactly = { "Aim", "Aim", "Block", "Block", "Block" } },
    expect { p1.deck, exactly = { "Dodge" } },
  },
}

scenario "Boundless Ambition draws nothing into a full hand" {
  quiet = { "AW-80/effect" },
  rules = { "DST-ACT-PLAY-06" },
  cites = { { "DST-RUL-AW-04", "the difference to the hand size is drawn, and there is none" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Boundless Ambition", "Aim", "Aim", "Aim", "Aim", "Aim" }, deck = { "Block" }, characters = { "Kylo Ren" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Boundless Ambition",
    expect { p1.hand, count = 5 },
    expect { p1.deck, exactly = { "Block" } },
    expect { p1, resources = 0 },
  },
}

scenario "Feel Your Anger removes a die for each blank of the opponent" {
  rules = { "AW-82/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Feel Your Anger" }, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "blank" } } },
    p2 = { characters = { { "Rey", elite = true }, "Finn" },
      pool = { { "Rey", side = "1 melee" }, { "Rey", side = "blank" }, { "Finn", side = "2 ranged" } } } },
  steps = {
    p1.plays "Feel Your Anger",
    p1.may_choose_exactly { "1 melee", "blank", "2 ranged" },
    p1.chooses "2 ranged",
    expect { p2.pool, exactly = { "1 melee", "blank" } },
    expect { p1.pool, exactly = { "blank" } },
  },
}

scenario "Feel Your Anger without a blank removes nothing" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Feel Your Anger" }, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "blank" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.plays "Feel Your Anger",
    p2.is_asked,
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Force Strike turns a blue die to melee and may resolve it" {
  rules = { "AW-83/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Force Strike" }, characters = { "Kylo Ren", "Tusken Raider" },
      pool = { { "Kylo Ren", side = "blank" }, { "Tusken Raider", side = "blank" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Force Strike",
    p1.chooses "blank",
    p1.may_choose_exactly { "1 melee", "2 melee for 1" },
    p1.picks "2 melee for 1",
    p1.accepts,
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2 },
    expect { p1, resources = 0 },
    expect { p1.pool, exactly = { "blank" } },
  },
}

scenario "Force Strike: what cannot be paid for stays in the pool" {
  rules = { "DST-RTC-02" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Force Strike" }, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "blank" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Force Strike",
    p1.picks "2 melee for 1",
    p2.is_asked,
    expect { p2.character "Rey", damage = 0 },
    expect { p1.pool, exactly = { "2 melee for 1" } },
  },
}

scenario "Isolation removes a character die" {
  rules = { "AW-85/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Isolation" }, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "blank" } } },
    p2 = { characters = { { "Rey", upgrades = { "Rey's Staff" } } }, pool = { { "Rey", side = "+2 melee" }, { "Rey's Staff", side = "1 melee" } } } },
  steps = {
    p1.plays "Isolation",
    p1.may_choose_exactly { "blank", "+2 melee" },
    p1.chooses "+2 melee",
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Isolation without a blue character does nothing" {
  rules = { "DST-TERM-42" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Isolation" }, characters = { "Captain Phasma" } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.plays "Isolation",
    p2.is_asked,
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "No Mercy: a damage die, 1 more for each blue card discarded" {
  rules = { "AW-86/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "No Mercy", "Enrage", "Isolation", "Aim" }, characters = { { "Kylo Ren", elite = true } },
      pool = { { "Kylo Ren", side = "1 melee" }, { "Kylo Ren", side = "1 shield" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "No Mercy",
    p1.may_choose_exactly { "Enrage", "Isolation", done },
    p1.chooses "Enrage",
    p1.chooses "Isolation",
    p1.chooses "1 melee",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 3 },
    expect { p1.hand, exactly = { "Aim" } },
    expect { p1.pool, exactly = { "1 shield" } },
  },
}

scenario "No Mercy without a discard resolves the die as it is" {
  rules = { "AW-86/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "No Mercy", "Enrage" }, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "No Mercy",
    p1.finishes,
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 1 },
    expect { p1.hand, exactly = { "Enrage" } },
  },
}

scenario "Pulling the Strings puts three cards of a deck on top or bottom in any order" {
  rules = { "AW-87/effect" },
  given = { turn = p1,
    p1 = { hand = { "Pulling the Strings" }, characters = { "Kylo Ren" } },
    p2 = { deck = { "Aim", "Block", "Dodge", "Flank" }, characters = { "Rey" } } },
  steps = {
    p1.plays "Pulling the Strings",
    p1.may_choose_exactly { "p1", "p2" },
    p1.chooses "p2",
    p1.may_choose_exactly { "Aim", "Block", "Dodge" },
    p1.chooses "Aim",
    p1.chooses(2),
    p1.chooses "Block",
    p1.chooses(1),
    p1.chooses(1),
    expect { p2.deck, in_order = { "Dodge", "Block", "Flank", "Aim" } },
  },
}

scenario "Pulling the Strings of a deck with one card" {
  rules = { "AW-87/effect" },
  given = { turn = p1,
    p1 = { hand = { "Pulling the Strings" }, deck = { "Aim" }, characters = { "Kylo Ren" } },
    p2 = { deck = { "Block", "Dodge" }, characters = { "Rey" } } },
  steps = {
    p1.plays "Pulling the Strings",
    p1.chooses "p1",
    p1.chooses(1),
    expect { p1.deck, in_order = { "Aim" } },
    expect { p2.deck, in_order = { "Block", "Dodge" } },
  },
}

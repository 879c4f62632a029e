-- Awakenings: what the villains' events do.

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
    chance = { 1, 1 } },
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
    p1.accepts,
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

scenario "Ace in the Hole rolls the die of a discarded yellow upgrade; it is set aside when it was used" {
  rules = { "AW-92/effect" },
  cites = { { "DST-FAQ-16", "the special of the die works" }, { "DST-RUL-AW-02", "abilities of the die itself work" } },
  given = { turn = p1,
    p1 = { resources = 5, hand = { "Ace in the Hole", "Crime Lord", "Lightsaber", "Scramble" }, characters = { "Bala-Tik" } },
    p2 = { hand = { "Aim" }, characters = { "Rey", "Finn" } },
    chance = { 5 } },
  steps = {
    p1.plays "Ace in the Hole",
    p1.may_choose_exactly { "Crime Lord" },
    p1.chooses "Crime Lord",
    expect { p1.pool, exactly = { "special" } },
    p2.passes,
    p1.resolves "special",
    p1.chooses "Rey",
    expect { table, delayed_effects = 1 },
    expect { p1.pool, exactly = {} },
    expect { p1, resources = 0 },
  },
}

scenario "Ace in the Hole: what the card alone does, does not apply" {
  rules = { "AW-92/effect" },
  cites = { { "DST-RUL-AW-03", "an upgrade that is not in play is not discarded and has no character" } },
  given = { turn = p1,
    p1 = { hand = { "Ace in the Hole", "Thermal Detonator" }, characters = { "Bala-Tik" } },
    p2 = { characters = { "Rey", "Finn" } },
    chance = { 4 } },
  steps = {
    p1.plays "Ace in the Hole",
    p2.passes,
    p1.resolves "special",
    expect { p2.character "Rey", damage = 3 },
    expect { p2.character "Finn", damage = 3 },
    expect { p1.discard, exactly = { "Ace in the Hole", "Thermal Detonator" } },
    expect { p1.pool, exactly = {} },
  },
}

scenario "Ace in the Hole without a yellow upgrade in hand rolls nothing" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { hand = { "Ace in the Hole", "Lightsaber" }, characters = { "Bala-Tik" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Ace in the Hole",
    expect { p1.hand, exactly = { "Lightsaber" } },
    expect { p1.pool, exactly = {} },
    p2.is_asked,
  },
}

scenario "Armed to the Teeth: damage for each upgrade that a yellow character gives up" {
  rules = { "AW-93/effect" },
  given = { turn = p1,
    p1 = { hand = { "Armed to the Teeth" },
      characters = { { "Bala-Tik", upgrades = { "Datapad", "Gaffi Stick" } }, { "Jango Fett", upgrades = { "Jetpack" } }, "Kylo Ren" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Armed to the Teeth",
    p1.may_choose_exactly { "Bala-Tik", "Jango Fett" },
    p1.chooses "Bala-Tik",
    p1.may_choose_exactly { "Datapad", "Gaffi Stick", done },
    p1.chooses "Datapad",
    p1.chooses "Gaffi Stick",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2 },
    expect { p1.upgrades, exactly = { "Jetpack" } },
  },
}

scenario "Armed to the Teeth without giving anything up deals nothing" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { hand = { "Armed to the Teeth" }, characters = { { "Bala-Tik", upgrades = { "Datapad" } } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Armed to the Teeth",
    p1.finishes,
    expect { p2.character "Rey", damage = 0 },
    p2.is_asked,
  },
}

scenario "Confiscation: pay for an opponent's upgrade and it goes back to their hand" {
  rules = { "AW-94/effect" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Confiscation" }, characters = { { "Bala-Tik", upgrades = { "Datapad" } } } },
    p2 = { characters = { { "Rey", upgrades = { "Lightsaber", "Mind Probe" } } }, pool = { { "Lightsaber", side = "1 shield" } } } },
  steps = {
    p1.plays "Confiscation",
    p1.may_choose_exactly { "Lightsaber", "Mind Probe" },
    p1.chooses "Lightsaber",
    expect { p2.hand, exactly = { "Lightsaber" } },
    expect { p2.pool, exactly = {} },
    expect { p1, resources = 0 },
  },
}

scenario "Confiscation without enough resources takes nothing" {
  rules = { "DST-EFF-THEN-01" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Confiscation" }, characters = { "Bala-Tik" } },
    p2 = { characters = { { "Rey", upgrades = { "Mind Probe" } } } } },
  steps = {
    p1.plays "Confiscation",
    expect { p2.upgrade "Mind Probe", on = "Rey" },
    expect { p1, resources = 3 },
    p2.is_asked,
  },
}

scenario "Fight Dirty: damage for each yellow die removed" {
  rules = { "AW-95/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Fight Dirty" }, characters = { { "Bala-Tik", elite = true }, "Kylo Ren" },
      pool = { { "Bala-Tik", side = "blank" }, { "Bala-Tik", side = "1 shield" }, { "Kylo Ren", side = "blank" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Fight Dirty",
    p1.may_choose_exactly { "blank", "1 shield", done },
    p1.chooses "blank",
    p1.chooses "1 shield",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2 },
    expect { p1.pool, exactly = { "blank" } },
  },
}

scenario "Fight Dirty with no die removed deals nothing" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Fight Dirty" }, characters = { "Bala-Tik" }, pool = { { "Bala-Tik", side = "blank" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Fight Dirty",
    p1.finishes,
    p2.is_asked,
    expect { p2.character "Rey", damage = 0 },
  },
}

scenario "Go for the Kill: a ranged die past shields" {
  rules = { "AW-96/effect" },
  given = { turn = p1,
    p1 = { hand = { "Go for the Kill" }, characters = { "Jango Fett", "Tusken Raider" },
      pool = { { "Jango Fett", side = "2 ranged" }, { "Tusken Raider", side = "1 melee" } } },
    p2 = { characters = { { "Rey", shields = 2 } } } },
  steps = {
    p1.plays "Go for the Kill",
    p1.chooses "2 ranged",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2, shields = 2 },
    expect { p1.pool, exactly = { "1 melee" } },
  },
}

scenario "He Doesn't Like You: a die for a die" {
  rules = { "AW-97/effect" },
  given = { turn = p1,
    p1 = { hand = { "He Doesn't Like You" }, characters = { "Jango Fett" }, pool = { { "Jango Fett", side = "blank" } } },
    p2 = { characters = { { "Rey", elite = true } }, pool = { { "Rey", side = "1 melee" }, { "Rey", side = "1 discard" } } } },
  steps = {
    p1.plays "He Doesn't Like You",
    p1.chooses "blank",
    p1.may_choose_exactly { "1 melee", "1 discard" },
    p1.chooses "1 melee",
    expect { p1.pool, exactly = {} },
    expect { p2.pool, exactly = { "1 discard" } },
  },
}

scenario "He Doesn't Like You without a die of one's own does nothing" {
  rules = { "DST-EFF-THEN-01" },
  given = { turn = p1,
    p1 = { hand = { "He Doesn't Like You" }, characters = { "Jango Fett" } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.plays "He Doesn't Like You",
    p2.is_asked,
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Lying in Wait: the opponent discards down to one's own number" {
  rules = { "AW-98/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Lying in Wait", "Aim" }, characters = { "Jango Fett" } },
    p2 = { hand = { "Aim", "Block", "Dodge" }, characters = { "Rey" } } },
  steps = {
    p1.plays "Lying in Wait",
    p2.chooses "Aim",
    p2.chooses "Dodge",
    expect { p2.hand, exactly = { "Block" } },
    expect { p2.discard, exactly = { "Aim", "Dodge" } },
    expect { p1.hand, exactly = { "Aim" } },
  },
}

scenario "Lying in Wait does nothing to who has no more cards" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Lying in Wait", "Aim" }, characters = { "Jango Fett" } },
    p2 = { hand = { "Block" }, characters = { "Rey" } } },
  steps = {
    p1.plays "Lying in Wait",
    p2.is_asked,
    expect { p2.hand, exactly = { "Block" } },
  },
}

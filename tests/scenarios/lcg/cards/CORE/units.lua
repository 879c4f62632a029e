-- The units of the Core Set's Jedi and Sith decks.

local six = { "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker" }
local lights = { "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim" }
local dark3 = { "Toy Garrison", "Toy Shipyard", "Toy Vault" }

scenario "Luke Skywalker: a focus token less when the opponent's turn begins" {
  rules = { "CORE-1.2/reaction" },
  given = { phase = "turn begins", turn = p1,
    p1 = { objectives = dark3, deck = six },
    p2 = { units = { { "Luke Skywalker", focus = 2 } } } },
  steps = {
    p2.uses "Luke Skywalker",
    expect { p2.card "Luke Skywalker", focus = 1 },
  },
}

scenario "Yoda: icons for each enhancement on him" {
  rules = { "CORE-2.2/constant" },
  given = { phase = "deployment", turn = p2,
    p1 = { objectives = { "Toy Garrison" } },
    p2 = { units = { "Yoda" }, support = { { "Trust Your Feelings", on = "Yoda" }, { "Jedi Lightsaber", on = "Yoda" } } } },
  steps = { expect { p2.card "Yoda", unit_damage = 3, blast_damage = 3 } },   -- 2 of his own, 1 of the lightsaber
}

scenario "Obi-Wan Kenobi: the opponent's first edge card lies faceup" {
  rules = { "CORE-3.2/constant" },
  given = { turn = p2,
    p1 = { units = { "Toy Trooper" }, hand = { "Toy Walker", "Toy Officer" }, objectives = { "Toy Garrison" } },
    p2 = { units = { "Obi-Wan Kenobi" } },
    engagement = { objective = "Toy Garrison", attackers = { "Obi-Wan Kenobi" }, defenders = { "Toy Trooper" } } },
  steps = {
    p1.places "Toy Walker",
    expect { p1.edge, faceup = 1 },
    p1.passes,
    expect { table, edge = "p1" },
  },
}

scenario "C-3PO: sacrificed, he cancels an event" {
  rules = { "CORE-5.2/interrupt" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "CORE-19.5" } },
    p2 = { units = { "C-3PO", "CORE-1.3" } } },
  steps = {
    p1.plays "Force Choke",
    p2.uses "C-3PO",
    expect { p2.discard, exactly = { "C-3PO" } },
    expect { p2.card "Twi'lek Loyalist", damage = 0 },
  },
}

scenario "Redemption: a destroyed Character goes to its owner's hand" {
  rules = { "CORE-6.2/interrupt" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "CORE-19.5" } },
    p2 = { units = { "Redemption", "CORE-1.3" } } },
  steps = {
    p1.plays "Force Choke",
    p2.uses "Redemption",
    expect { p2.hand, exactly = { "Twi'lek Loyalist" } },
    expect { p2.discard, count = 0 },
  },
}

local ids1 = { "CORE-18.2", "CORE-18.3" }
for i = 1, 2 do
  local id = ids1[i]
  scenario("Secret Informant: a fate card of the own stack takes effect once more (" .. id .. ")") {
    rules = { id .. "/constant" },
    given = { turn = p2,
      p1 = { units = { "Toy Walker" }, objectives = { "Toy Garrison" } },
      p2 = { units = { id }, hand = { "CORE-3.6" } },
      engagement = { objective = "Toy Garrison", attackers = { "Secret Informant" }, defenders = { "Toy Walker" } } },
    steps = {
      p2.places "Heat of Battle",
      expect { p1.card "Toy Walker", damage = 1 },
      p2.may_choose_exactly { accept, decline },
      p2.accepts,
      expect { p1.card "Toy Walker", damage = 2 },
    },
  }
end

scenario "Darth Vader: 1 damage after a Sith event, once per turn" {
  rules = { "CORE-19.2/reaction" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Darth Vader" }, hand = { "CORE-19.5" } },
    p2 = { units = { "Luke Skywalker" } } },
  steps = {
    p1.plays "Force Choke",
    p1.chooses "Luke Skywalker",
    p1.uses "Darth Vader",
    p1.chooses "Luke Skywalker",
    expect { p2.card "Luke Skywalker", damage = 2 },
  },
}

scenario "Vader's TIE Advanced: the icons of a unit on top of the deck" {
  rules = { "CORE-21.2/reaction" },
  given = { turn = p1,
    p1 = { units = { "Vader's TIE Advanced" }, deck = { "Darth Vader", "Toy Trooper" } },
    p2 = { objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Vader's TIE Advanced" }, edge = p1, at = "strikes" } },
  steps = {
    p1.strikes_with "Vader's TIE Advanced",
    p1.uses "Vader's TIE Advanced",
    expect { p1.discard, exactly = { "Darth Vader" } },
    expect { p2.card "Toy Refuge", damage = 4 },               -- 1, 1 of Vader, 1 with the edge, 1 unopposed
    expect { p1.card "Vader's TIE Advanced", blast_damage = 1 },   -- the strike is over
  },
}

scenario "TIE Advanced: 1 more damage after an unopposed engagement" {
  rules = { "CORE-21.3/reaction" },
  given = { turn = p1,
    p1 = { units = { "TIE Advanced" } },
    p2 = { objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "TIE Advanced" }, edge = p1, at = "strikes" } },
  steps = {
    p1.strikes_with "TIE Advanced",
    p1.uses "TIE Advanced",
    expect { p2.card "Toy Refuge", damage = 3 },
  },
}

scenario "Black Squadron Pilot: as an enhancement on a Fighter" {
  rules = { "CORE-21.4/constant", "LCG-KW-PIL-02" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "Black Squadron Pilot", "Black Squadron Pilot" }, units = { "TIE Advanced", "Toy Walker" },
           support = { "Toy Empire" }, objectives = { "Toy Garrison", "Toy Shipyard" } } },
  steps = {
    p1.attaches "Black Squadron Pilot#1",
    p1.pays_with("Toy Garrison", "for 1 resource"),
    p1.pays_with("Toy Empire", "for 1 resource"),
    expect { p1.card "TIE Advanced", unit_damage = 1, blast_damage = 2 },
    expect { p1.units, exactly = { "TIE Advanced", "Toy Walker" } },
    p1.may_choose_exactly { "plays Black Squadron Pilot", pass },   -- no second pilot on one vehicle
  },
}

scenario "Coruscant Defense Fleet: it cannot attack" {
  rules = { "CORE-22.2/constant" },
  given = { phase = "conflict", turn = p1,
    p1 = { units = { "Coruscant Defense Fleet" } },
    p2 = { objectives = { "Toy Refuge" } } },
  steps = { p1.may_choose_exactly { "commits Coruscant Defense Fleet", pass } },   -- there was no engagement to declare
}

scenario "Emperor Palpatine: a Sith event comes back when an objective is destroyed" {
  rules = { "CORE-23.2/reaction" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Emperor Palpatine" }, hand = { "Toy Sweep" }, support = { "Toy Empire" }, objectives = { "Toy Garrison" },
           discard = { "CORE-19.5", "Toy Barrage" } },
    p2 = { objectives = { { "Toy Refuge", damage = 4 } } } },
  steps = {
    p1.plays "Toy Sweep",
    p1.uses "Emperor Palpatine",
    expect { p1.hand, exactly = { "Force Choke" } },
  },
}

local ids2 = { "CORE-24.2", "CORE-24.3" }
for i = 1, 2 do
  local id = ids2[i]
  scenario("Interrogation Droid: the opponent loses a card at random (" .. id .. ")") {
    rules = { id .. "/reaction" },
    given = { phase = "deployment", turn = p1,
      p1 = { hand = { id }, support = { "Sith" }, objectives = { "Toy Shipyard" } },
      p2 = { hand = { "Toy Pilgrim" } } },
    steps = {
      p1.plays "Interrogation Droid",
      p1.uses "Interrogation Droid",
      expect { p2.discard, exactly = { "Toy Pilgrim" } },
    },
  }
end

local ids3 = { "CORE-25.2", "CORE-25.3" }
for i = 1, 2 do
  local id = ids3[i]
  scenario("Nightsister: 1 damage to an objective after she was committed (" .. id .. ")") {
    rules = { id .. "/reaction" },
    given = { phase = "force", turn = p1,
      p1 = { units = { id }, objectives = { "Toy Garrison" } },
      p2 = { objectives = { "Toy Refuge" } } },
    steps = {
      p1.commits "Nightsister",
      p1.uses "Nightsister",
      p1.chooses "Toy Refuge",
      expect { p2.card "Toy Refuge", damage = 1 },
    },
  }
end

scenario "Rancor: it eats the cheapest unit that is no Vehicle" {
  rules = { "CORE-25.4/forced_reaction" },
  given = { phase = "refresh", turn = p1,
    p1 = { units = { "Rancor", "CORE-20.3" }, objectives = dark3, deck = six },
    p2 = { units = { "Yoda", "Toy Speeder" } } },
  steps = {
    expect { p1.units, exactly = { "Rancor" } },
    expect { p1.discard, exactly = { "Kuati Security Team" } },
    expect { p2.units, exactly = { "Yoda", "Toy Speeder" } },
  },
}

scenario "Rancor: it takes no enhancements" {
  rules = { "LCG-KW-NOE-01" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Rancor" }, hand = { "Toy Banner" }, support = { "Toy Empire" } } },
  steps = { p1.cannot { "plays", "Toy Banner", because = "LCG-CARD-08" } },
}

local ids4 = { "CORE-36.2", "CORE-36.3" }
for i = 1, 2 do
  local id = ids4[i]
  scenario("Human Replica Droid: from the hand into the engagement after winning the edge battle (" .. id .. ")") {
    rules = { id .. "/reaction" },
    given = { turn = p1,
      p1 = { units = { "Toy Trooper" }, hand = { id } },
      p2 = { objectives = { "Toy Refuge" } },
      engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" } } },
    steps = {
      p1.passes,                                     -- it could be an edge card
      p1.uses "Human Replica Droid",
      expect { p1.card "Human Replica Droid", participating = true },
      p1.may_choose_exactly { "strikes with Toy Trooper", "strikes with Human Replica Droid" },
    },
  }
end

scenario "Shielding: a shield for a friendly participating unit or the engaged objective" {
  rules = { "LCG-KW-SHI-01" },
  given = { phase = "conflict", turn = p1,
    p1 = { units = { "Toy Trooper" } },
    p2 = { units = { "CORE-5.3", "Luke Skywalker", "Toy Pilgrim" }, objectives = { "Toy Refuge" } } },
  steps = {
    p1.engages "Toy Refuge",
    p2.defends_with "Guardian of Peace",
    p2.defends_with "Luke Skywalker",
    p2.finishes,
    p2.may_choose_exactly { "puts a shield on Guardian of Peace", "puts a shield on Luke Skywalker", "puts a shield on Toy Refuge", pass },
    p2.puts_a_shield_on "Luke Skywalker",
    expect { p2.card "Luke Skywalker", shields = 1 },
  },
}

scenario "Protect Coruscant: the fleet takes damage for The Heart of the Empire" {
  rules = { "LCG-KW-PRO-01" },
  given = { phase = "balance", turn = p2,
    p1 = { units = { "Coruscant Defense Fleet" }, objectives = { "The Heart of the Empire", "Toy Garrison" } },
    p2 = { objectives = { "Toy Refuge", "Toy Academy", "Toy Harbour" }, deck = lights } },
  steps = {
    p2.chooses "Toy Garrison",
    expect { p1.card "Toy Garrison", damage = 1 },    -- no Coruscant card: nobody is asked
  },
}

scenario "Elite: two focus tokens at once" {
  rules = { "LCG-KW-ELI-01" },
  given = { phase = "refresh", turn = p1,
    p1 = { units = { { "Darth Vader", focus = 2 }, { "Toy Trooper", focus = 2 } }, objectives = dark3, deck = six } },
  steps = {
    expect { p1.card "Darth Vader", focus = 0 },
    expect { p1.card "Toy Trooper", focus = 1 },
  },
}

scenario "Targeted strike: an attacker may damage a unit that does not take part" {
  rules = { "LCG-KW-TAR-01" },
  given = { turn = p2,
    p1 = { units = { "Toy Walker", "Toy Officer" }, objectives = { "Toy Garrison" } },
    p2 = { units = { "Luke Skywalker" } },
    engagement = { objective = "Toy Garrison", attackers = { "Luke Skywalker" }, defenders = { "Toy Walker" }, edge = p2, at = "strikes" } },
  steps = {
    p2.strikes_with "Luke Skywalker",
    p2.resolves "unit damage",
    p2.may_choose_exactly { "Toy Walker", "Toy Officer" },
    p2.chooses "Toy Officer",
    expect { p1.discard, exactly = { "Toy Officer" } },
  },
}

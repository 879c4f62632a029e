-- Set-up, free-for-all and decks in the first edition and in 1.8.

scenario "First edition: the battlefield that is not used leaves the game" {
  rules = { "DST-ED-29" },
  given = { edition = "1.0", setup = true, chance = { 1, 6 },
    p1 = { set_aside = { "Toy Plains" }, characters = { "Toy Trooper" } },
    p2 = { set_aside = { "Toy Harbor" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.chooses "Toy Plains",
    expect { p2.set_aside, exactly = {} },
    expect { p2.removed, exactly = { "Toy Harbor" } },
    expect { p2.character "Toy Trooper", shields = 2 },
  },
}

scenario "1.8: the battlefield that is not used is set aside" {
  cites = { { "DST-ED-29", "cards may still speak of it" } },
  given = { setup = true, chance = { 1, 6 },
    p1 = { set_aside = { "Toy Plains" }, characters = { "Toy Trooper" } },
    p2 = { set_aside = { "Toy Harbor" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.chooses "Toy Plains",
    expect { p2.set_aside, exactly = { "Toy Harbor" } },
  },
}

scenario "First edition: nothing happens after set-up" {
  rules = { "DST-ED-30" },
  given = { edition = "1.0", setup = true, chance = { 1, 6 },
    p1 = { set_aside = { "Toy Plains" }, characters = { "Toy Trooper" }, supports = { "Toy Herald's Horn" } },
    p2 = { set_aside = { "Toy Harbor" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.chooses "Toy Plains",
    expect { p1, resources = 2 },
  },
}

scenario "1.8: abilities after set-up trigger" {
  rules = { "DST-SETUP-11" },
  cites = { { "DST-ED-30", "the seventh step of set-up" } },
  given = { setup = true, chance = { 1, 6 },
    p1 = { set_aside = { "Toy Plains" }, characters = { "Toy Trooper" }, supports = { "Toy Herald's Horn" } },
    p2 = { set_aside = { "Toy Harbor" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.chooses "Toy Plains",
    expect { p1, resources = 3 },
  },
}

scenario "First edition: of three players all but the winner of the roll-off get a shield" {
  rules = { "DST-ED-71" },
  given = { edition = "1.0", setup = true, chance = { 2, 1, 6 },
    p1 = { set_aside = { "Toy Plains" }, characters = { "Toy Trooper" } },
    p2 = { set_aside = { "Toy Harbor" }, characters = { "Toy Trooper" } },
    p3 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.chooses "Toy Harbor",
    expect { p1.character "Toy Trooper", shields = 0 },
    expect { p2.character "Toy Trooper", shields = 1 },
    expect { p3.character "Toy Trooper", shields = 1 },
  },
}

scenario "1.8: of three players all whose battlefield is not used get a shield" {
  rules = { "DST-MP-04" },
  cites = { { "DST-ED-71", "also who won the roll-off, having chosen another's" } },
  given = { setup = true, chance = { 2, 1, 6 },
    p1 = { set_aside = { "Toy Plains" }, characters = { "Toy Trooper" } },
    p2 = { set_aside = { "Toy Harbor" }, characters = { "Toy Trooper" } },
    p3 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.chooses "Toy Harbor",
    expect { p1.character "Toy Trooper", shields = 1 },
    expect { p2.character "Toy Trooper", shields = 0 },
    expect { p3.character "Toy Trooper", shields = 1 },
  },
}

scenario "First edition: the battlefield of a player who is out passes to the left" {
  rules = { "DST-ED-74" },
  given = { edition = "1.0", turn = p1, battlefield = { "Toy Plains", controlled_by = p2 },
    p1 = { hand = { "Toy Execution" }, resources = 2, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Sentinel" } },
    p3 = { characters = { "Toy Medic" } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Toy Sentinel",
    expect { table, controlled_by = "p3" },
  },
}

scenario "1.8: the battlefield of a player who is out is nobody's" {
  rules = { "DST-MP-09" },
  cites = { { "DST-ED-74", "until somebody claims it" } },
  given = { turn = p1, battlefield = { "Toy Plains", controlled_by = p2 },
    p1 = { hand = { "Toy Execution" }, resources = 2, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Sentinel" } },
    p3 = { characters = { "Toy Medic" } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Toy Sentinel",
    expect { table, controlled_by = "nobody" },
    p3.claims,
    p3.accepts,
    expect { table, controlled_by = "p3", claimed_by = "p3" },
  },
}

scenario "First edition: no plots" {
  rules = { "DST-ED-03", "DST-ED-01" },
  deck = { besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { format = "open-1.0", with = { "[characters]", "1 Kylo Ren [AW-11]", "[plots]", "1 Toy Pact [TOY-80]" } },
    deck_breaks_only("DST-ED-03"),
    deck { format = "open", with = { "[characters]", "1 Kylo Ren [AW-11]", "[plots]", "1 Toy Pact [TOY-80]" } },
    deck_is_legal,
  },
}

scenario "First edition: a team is of heroes or of villains" {
  rules = { "DST-ED-26" },
  deck = { besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { format = "open-1.0", with = { "[characters]", "1 Kylo Ren [AW-11]", "1 Toy Trooper [TOY-1]" } },
    deck_breaks_only("DST-ED-26"),
    deck { format = "open", with = { "[characters]", "1 Kylo Ren [AW-11]", "1 Toy Trooper [TOY-1]" } },
    deck_is_legal,
  },
}

scenario "There is no other edition" {
  cites = { { "DST-CHG-01", "tests of what 1.8 added name no edition, or 1.8" } },
  given = { edition = "1.8", turn = p1,
    p1 = { supports = { "Toy Drum" }, characters = { "Toy Trooper" } }, p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.uses "Toy Drum",
    p2.is_asked,
  },
}

scenario "First edition: every battlefield has a Claim ability" {
  rules = { "DST-ED-05" },
  deck = { besides = { "DST-DECK-01" } },
  steps = {
    deck { format = "open-1.0", with = { "[characters]", "1 Kylo Ren [AW-11]", "[battlefields]", "1 Port District [EaW-159]" } },
    deck_breaks_only("DST-ED-05"),
    deck { format = "open", with = { "[characters]", "1 Kylo Ren [AW-11]", "[battlefields]", "1 Port District [EaW-159]" } },
    deck_is_legal,
  },
}

scenario "First edition: only cards of Awakenings, without characters of a later kind" {
  rules = { "DST-ED-79" },                     -- it came with Awakenings and rules on no card of a later set
  deck = { besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { format = "awakenings-1.0", with = { "[characters]", "1 Kylo Ren [AW-11]" } },
    deck_is_legal,
    deck { format = "awakenings-1.0", with = { "[characters]", "1 Ciena Ree [EaW-1]" } },
    deck_breaks_only("DST-ED-79"),
    deck { format = "awakenings", with = { "[characters]", "1 Ciena Ree [EaW-1]" } },
    deck_breaks("", "Ciena Ree is not of the set AW"),
    deck { format = "open", with = { "[characters]", "1 Ciena Ree [EaW-1]" } },
    deck_is_legal,
  },
}

scenario "First edition: a mod has nothing to go on" {
  rules = { "DST-ED-56", "DST-ED-08" },
  given = { edition = "1.0", turn = p1,
    p1 = { resources = 1, hand = { "Toy Booster" }, supports = { "AT-ST" }, characters = { "Finn" } },
    p2 = { characters = { "Rey" } } },
  steps = { p1.cannot { "plays", "Toy Booster", because = "DST-ACT-PLAY-03" } },
}

scenario "First edition: a character that was not defeated keeps its player in the game, whatever it is now" {
  rules = { "DST-ED-45" },
  given = { edition = "1.0", turn = p1,
    p1 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } },
    p2 = { supports = { "Black One" }, characters = { { "L3-37", damage = 7 } } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "L3-37",
    expect { p2.upgrade "L3-37", on = "Black One" },
    expect { table, over = false },
    p2.activates "Black One",
  },
}

scenario "1.8: who controls no character has lost" {
  rules = { "DST-WIN-01" },
  cites = { { "DST-ED-45", "L3-37 is an upgrade now" } },
  given = { turn = p1,
    p1 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } },
    p2 = { supports = { "Black One" }, characters = { { "L3-37", damage = 7 } } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "L3-37",
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}

scenario "First edition, three players: the same for who is eliminated" {
  rules = { "DST-ED-73" },
  given = { edition = "1.0", turn = p1,
    p1 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } },
    p2 = { supports = { "Black One" }, characters = { { "L3-37", damage = 7 } } },
    p3 = { characters = { "Finn" } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "L3-37",
    expect { p2.upgrade "L3-37", on = "Black One" },
    p2.activates "Black One",
    p3.is_asked,
  },
}

scenario "First edition: there is no zone for cards that are set aside; they leave the game" {
  rules = { "DST-ED-22", "DST-ED-25" },
  given = { edition = "1.0", turn = p1,
    p1 = { hand = { "Premonitions", "Datapad" }, characters = { "Rey" } },
    p2 = { hand = { "Premonitions" }, characters = { "Nightsister" } } },
  steps = {
    p1.plays "Premonitions",
    p1.chooses(1),
    p1.chooses "Datapad",
    expect { p1.removed, exactly = { "Premonitions" } },
    expect { p1.set_aside, exactly = {} },
    p2.plays "Premonitions",               -- the card that speaks of it finds it there
    p2.chooses(2),
    p2.chooses "Premonitions",
    p2.chooses "Nightsister",
    expect { p2.character "Nightsister", upgrades = "Datapad" },
    expect { p1.removed, exactly = {} },
    expect { p1.discard, exactly = { "Premonitions" } },
  },
}

scenario "1.8: cards that are set aside lie in a zone of their own, for everybody to see" {
  cites = { { "DST-ED-22", "the fourth of the areas that are out of play" }, { "DST-ED-25", "a zone for cards, too" } },
  given = { turn = p1,
    p1 = { hand = { "Premonitions", "Datapad" }, characters = { "Rey" } },
    p2 = { hand = { "Premonitions" }, characters = { "Nightsister" } } },
  steps = {
    p1.plays "Premonitions",
    p1.chooses(1),
    p1.chooses "Datapad",
    expect { p1.set_aside, exactly = { "Premonitions" }, open = 1 },
    expect { p1.stacked, count = 1, open = 0 },
    expect { p1.removed, exactly = {} },
    p2.is_asked,
  },
}

scenario "First edition: a card of a neutral team may be of any side, if there were such a team" {
  rules = { "DST-ED-27" },
  deck = { besides = { "DST-DECK-01", "DST-DECK-08", "DST-ED-26" } },
  steps = {
    deck { format = "open-1.0", with = { "[characters]", "1 Toy Trooper [TOY-1]", "[deck]", "1 Launch Bay [AW-31]" } },
    deck_is_legal,
    deck { format = "open", with = { "[characters]", "1 Toy Trooper [TOY-1]", "[deck]", "1 Launch Bay [AW-31]" } },
    deck_breaks_only("DST-DECK-04"),
  },
}

scenario "First edition: every side of a die has a symbol" {
  rules = { "DST-ED-15" },
  deck = { besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { format = "open-1.0", with = { "[characters]", "1 Kylo Ren [AW-11]", "[deck]", "1 Lure of Power [SoR-16]" } },
    deck_breaks_only("DST-ED-15"),
    deck { format = "open", with = { "[characters]", "1 Kylo Ren [AW-11]", "[deck]", "1 Lure of Power [SoR-16]" } },
    deck_is_legal,
  },
}

scenario "First edition: no indirect damage" {
  rules = { "DST-ED-16", "DST-ED-80" },        -- two kinds of damage, not three
  deck = { besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { format = "open-1.0", with = { "[characters]", "1 Bala-Tik [AW-19]", "[deck]", "1 Gang Up [LEG-68]" } },
    deck_breaks_only("DST-ED-16"),
    deck { format = "open", with = { "[characters]", "1 Bala-Tik [AW-19]", "[deck]", "1 Gang Up [LEG-68]" } },
    deck_is_legal,
  },
}

scenario "1.8: a mod goes on a support" {
  cites = { { "DST-ED-56", "the same table in 1.8, where Modify is known" }, { "DST-ED-08", "an upgrade on a support" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Toy Booster" }, supports = { "AT-ST" }, characters = { "Finn" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Toy Booster",
    p1.chooses "AT-ST",
    expect { p1.support "AT-ST", upgrades = "Toy Booster" },
  },
}

scenario "1.8, three players: who controls no character is eliminated" {
  rules = { "DST-MP-07" },
  cites = { { "DST-ED-73", "L3-37 is an upgrade now" } },
  given = { turn = p1,
    p1 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } },
    p2 = { supports = { "Black One" }, characters = { { "L3-37", damage = 7 } } },
    p3 = { characters = { "Finn" } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "L3-37",
    expect { p2.supports, exactly = {} },
    p3.is_asked,
  },
}

-- Zones: what is open to whom, and what comes from play.

scenario "From play: what lies in hand or discard pile is not meant" {
  rules = { "AW-5/special" },
  cites = { { "DST-ZONE-05", "only cards in play are offered" }, { "DST-ZONE-01", "each player has zones of their own" } },
  given = { turn = p1,
    p1 = { supports = { "AT-ST" }, hand = { "Outpost" }, discard = { "Drudge Work" }, characters = { "General Veers" }, pool = { { "AT-ST", side = "special" } } },
    p2 = { supports = { "BB-8" }, hand = { "Black One" }, discard = { "Awakening" }, characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "AT-ST", "BB-8" },
    p1.chooses "BB-8",
    expect { p2.discard, exactly = { "Awakening", "BB-8" } },
  },
}

scenario "How many cards a hand has is open, which cards is not" {
  rules = { "AW-60/special" },
  cites = { { "DST-ZONE-18", "this scenario is also run through the eyes of who is asked" }, { "DST-ZONE-10", "resources are counted by everybody" } },
  given = { turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Mind Probe" } } }, pool = { { "Mind Probe", side = "special" } } },
    p2 = { resources = 3, hand = { "Aim", "Block" }, characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2 },
    expect { p2.hand, exactly = { "Aim", "Block" } },
  },
}

scenario "Nobody looks into a deck but by an ability; how many cards are left is open" {
  rules = { "AW-87/effect" },
  cites = { { "DST-ZONE-19", "only who looks may know the cards: the mask run compares" }, { "DST-ZONE-20", "a deck with one card offers one" } },
  given = { turn = p1,
    p1 = { hand = { "Pulling the Strings" }, characters = { "Kylo Ren" } },
    p2 = { deck = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.plays "Pulling the Strings",
    p1.chooses "p2",
    p1.may_choose_exactly { "Aim" },
    p1.chooses "Aim",
    p1.chooses(2),
    expect { p2.deck, in_order = { "Aim" } },
  },
}

scenario "Discard piles lie open, in no order" {
  rules = { "AW-120/effect" },
  cites = { { "DST-ZONE-21", "all of it is offered" }, { "DST-ZONE-22", "also what was discarded first" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Return of the Jedi" }, discard = { "Riposte", "Aim", "Willpower" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Return of the Jedi",
    p1.may_choose_exactly { "Riposte", "Willpower" },
    p1.chooses "Riposte",
    expect { p1.hand, exactly = { "Riposte" } },
  },
}

scenario "Tokens do not run out" {
  rules = { "AW-108/effect" },
  cites = { { "DST-ZONE-29", "what is gained and spent is a number" }, { "DST-ZONE-30", "nothing limits it" } },
  given = { turn = p1,
    p1 = { resources = 50, hand = { "Natural Talent" }, characters = { "Leia Organa" }, pool = { { "Leia Organa", side = "1 resource" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Natural Talent",
    expect { p1, resources = 51 },
  },
}

scenario "A card enters play when it comes from anywhere else: its abilities begin then" {
  rules = { "AW-109/effect" },
  cites = { { "DST-ZONE-04", "out of the discard pile as well" }, { "DST-TERM-16", "what is played for less is paid for the rest" } },
  given = { turn = p1,
    p1 = { resources = 0, hand = { "Rearm" }, deck = { "Aim" }, discard = { "Promotion" }, characters = { "Rebel Trooper" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Rearm",
    p1.chooses "Promotion",
    p1.chooses "Rebel Trooper",
    p1.accepts,
    expect { p1.hand, exactly = { "Aim" } },
    expect { p1.upgrade "Promotion", on = "Rebel Trooper" },
  },
}

scenario "A moved upgrade's restriction does not matter" {
  rules = { "SoR-152/claim" },
  cites = { { "DST-RUL-SOR-08", "moving is not playing" } },
  given = { turn = p1, battlefield = { "Cargo Hold" },
    p1 = { characters = { { "Rey", upgrades = { "Mind Probe" } }, "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.chooses "Mind Probe",
    p1.chooses "Finn",
    expect { p1.upgrade "Mind Probe", on = "Finn" },
  },
}

-- Free-for-all: players who leave the game, by defeat, without cards, of their own will, in the middle of something.

scenario "Who falls by an ability of their own is out, and the turn goes to the left" {
  rules = { "DST-WIN-01", "DST-MP-07" },
  cites = { { "DST-RUL-AW-16", "the Nightsister takes the last damage" } },
  given = { turn = p1, chance = { 1 },
    p1 = { characters = { { "Nightsister", damage = 6 } }, pool = { { "Nightsister", side = "blank" } } },
    p2 = { characters = { "Rey" } },
    p3 = { characters = { "Finn" } } },
  steps = {
    p1.uses "Nightsister",
    p1.chooses "blank",
    p2.is_asked,
    expect { p1.removed, exactly = { "Nightsister" } },
    p2.passes,
    p3.is_asked,
  },
}

scenario "A Guardian who falls before activating takes its player out of the game" {
  rules = { "DST-KW-GRD-01" },
  cites = { { "DST-MP-07", "the activation finds nobody" } },
  given = { turn = p1,
    p1 = { characters = { { "Toy Sentinel", damage = 6 } } },
    p2 = { characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "2 ranged" } } },
    p3 = { characters = { "Toy Medic" } } },
  steps = {
    p1.activates "Toy Sentinel",
    p1.chooses "2 ranged",
    p2.is_asked,
    expect { p1.pool, exactly = {} },
    expect { p2.pool, exactly = {} },
  },
}

scenario "Who is asked and leaves is asked no more; the action under way goes on" {
  rules = { "DST-MP-08" },
  given = { turn = p1,
    p1 = { characters = { { "Toy Mentor", upgrades = { "Toy Saber", "Toy Saber" } } },
      pool = { { "Toy Saber", side = "2 indirect" }, { "Toy Saber", side = "1 indirect" } } },
    p2 = { characters = { "Toy Trooper", "Toy Scout" } },
    p3 = { characters = { "Toy Medic" } } },
  steps = {
    p1.resolves "2 indirect",
    p1.chooses "p2",
    p2.concedes,
    p1.may_choose_exactly { "1 indirect", done },
    p1.chooses "1 indirect",
    expect { p3.character "Toy Medic", damage = 1 },
    p3.is_asked,
  },
}

scenario "Clockwise, past who has left; all who are left must pass in a row" {
  rules = { "DST-RND-04" },
  cites = { { "DST-MP-05", "two of three passes end the phase when one has left" } },
  given = { turn = p1,
    p1 = { deck = { "Toy Strike" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Scout" } },
    p3 = { deck = { "Toy Strike" }, characters = { "Toy Medic" } } },
  steps = {
    p2.concedes,
    p1.passes,
    p3.passes,
    expect { table, round = 2 },
    p1.is_asked,
  },
}

scenario "A claimed battlefield whose claimant leaves waits for the next round" {
  rules = { "DST-ACT-CLAIM-04", "DST-MP-09" },
  given = { turn = p1, battlefield = { "Toy Plains", controlled_by = p2, claimed_by = p2 },
    p1 = { hand = { "Toy Execution" }, resources = 2, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Scout" } },
    p3 = { characters = { "Toy Medic" } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Toy Scout",
    expect { table, controlled_by = "nobody" },
    p3.cannot { "claims", because = "DST-ACT-CLAIM-04" },
  },
}

scenario "The round after the battlefield's controller left begins with the player to the left" {
  rules = { "DST-MP-10" },
  given = { turn = p1, battlefield = { "Toy Plains", controlled_by = p2 },
    p1 = { hand = { "Toy Execution", "Toy Strike" }, resources = 2, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Scout" } },
    p3 = { hand = { "Toy Strike" }, characters = { "Toy Medic" } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Toy Scout",
    p3.passes,
    p1.passes,
    p3.finishes,
    p1.finishes,
    p3.is_asked,
    expect { table, round = 2 },
    p3.claims,
    p3.accepts,
    expect { table, controlled_by = "p3" },
  },
}

scenario "Who has no cards left at the end of a round is out; the others play on" {
  rules = { "DST-WIN-02" },
  cites = { { "DST-MP-07", "of three one leaves" } },
  given = { turn = p1, passes = 2,
    p1 = { deck = { "Toy Strike" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Scout" } },
    p3 = { deck = { "Toy Strike" }, characters = { "Toy Medic" } } },
  steps = {
    p1.passes,
    expect { table, over = false, round = 2 },
    expect { p2.characters, exactly = {} },
    p1.passes,
    p3.is_asked,
  },
}

scenario "Cards that others control stay when their owner leaves" {
  rules = { "AW-3/before" },
  cites = { { "DST-MP-08", "what Grievous took is no longer where the owner could take it along" } },
  given = { turn = p1,
    p1 = { resources = 1, characters = { "General Grievous" }, pool = { { "General Grievous", side = "2 melee" } } },
    p2 = { characters = { { "Rey", damage = 9, upgrades = { "Lightsaber" } } } },
    p3 = { characters = { "Finn" } } },
  steps = {
    p1.resolves "2 melee",
    p1.chooses "Rey",
    p1.accepts,
    expect { p1.upgrade "Lightsaber", on = "General Grievous" },
    expect { p2.characters, exactly = {} },
    expect { p2.removed, exactly = { "Rey" } },
    p3.is_asked,
  },
}

scenario "Four players: the last one wins, however many fall at once" {
  rules = { "DST-WIN-01", "DST-MP-11" },
  cites = { { "DST-MP-01", "four are the most that fit a table" } },
  given = { turn = p1,
    p1 = { resources = 6, hand = { "Toy Execution" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Scout" } },
    p3 = { characters = { "Toy Medic" } },
    p4 = { characters = { "Toy Raider" } } },
  steps = {
    p2.concedes,
    p3.concedes,
    p1.plays "Toy Execution",
    p1.chooses "Toy Raider",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}

scenario "Additional actions of several players are taken in the order in which they were created" {
  rules = { "DST-ACT-EXTRA-04" },
  cites = { { "DST-MP-05", "the turn goes on clockwise afterwards" } },
  given = { turn = p1, battlefield = { controlled_by = p1 },
    p1 = { characters = { "Toy Medic" } },
    p2 = { supports = { "Toy Relay" }, characters = { "Toy Trooper" } },
    p3 = { supports = { "Toy Relay" }, characters = { "Toy Scout" } } },
  steps = {
    p1.activates "Toy Medic",
    p1.may_choose_exactly { "p2", "p3" },
    p1.chooses "p3",
    p3.declines,
    p2.declines,
    p2.passes,
    p3.is_asked,
  },
}

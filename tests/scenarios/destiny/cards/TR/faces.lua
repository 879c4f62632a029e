-- Transformations: cards with two sides, and teams whose points change.

scenario "Anakin Skywalker: whom his damage defeats turns him into Darth Vader" {
  rules = { "TR-1A/after" },
  cites = { { "DST-TYPE-01", "a flipped card is the same card: damage, elite and exhausted stay, its dice return (decision 102)" } },
  given = { turn = p1, chance = { 2, 3 },
    p1 = { characters = { { "TR-1A", elite = true, shields = 2 }, "Toy Trooper" } },
    p2 = { characters = { { "Rey", damage = 8 }, "Finn" } } },
  steps = {
    p1.activates "Anakin Skywalker",
    p1.may_choose_exactly { "Toy Trooper", "Rey", "Finn" },
    p1.chooses "Rey",
    expect { p2.characters, exactly = { "Finn" } },
    expect { p1.characters, exactly = { "Darth Vader", "Toy Trooper" } },
    expect { p1.character "Darth Vader", damage = 0, shields = 1, exhausted = true, elite = true },
    expect { p1.pool, count = 0 },
    p2.passes,
    p1.may_choose { "uses Darth Vader" },
  },
}

scenario "Anakin Skywalker stays himself if nobody falls" {
  rules = { "TR-1A/after" },
  given = { turn = p1, chance = { 2 },
    p1 = { characters = { "TR-1A" } },
    p2 = { characters = { { "Rey", damage = 8, shields = 1 }, "Finn" } } },
  steps = {
    p1.activates "Anakin Skywalker",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 9 },
    expect { p1.character "Anakin Skywalker", damage = 1 },
    expect { p1.pool, exactly = { "2 melee" } },
  },
}

scenario "Anakin Skywalker: another one's activation does nothing" {
  quiet = { "TR-1A/after" },
  given = { turn = p1, chance = { 2 },
    p1 = { characters = { "TR-1A", "Toy Trooper" } },
    p2 = { characters = { { "Rey", damage = 9 } } } },
  steps = {
    p1.activates "Toy Trooper",
    expect { p1.character "Anakin Skywalker", damage = 0 },
    p2.is_asked,
  },
}

scenario "Luke Skywalker: with three shields and three blue upgrades he flips for 2 resources" {
  rules = { "TR-2A/after" },
  given = { turn = p1, passes = 1,
    p1 = { resources = 2, hand = { "Aim" }, characters = { { "TR-2A", shields = 3, damage = 4, upgrades = { "Jedi Robes", "Jedi Robes", "Jedi Robes" } } } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.passes,
    p1.accepts,
    p1.finishes,
    expect { p1.character "Luke Skywalker", damage = 4, shields = 3, upgrades = "Jedi Robes, Jedi Robes, Jedi Robes" },
    p2.finishes,
    p1.may_choose { "uses Luke Skywalker" },
  },
}

scenario "Luke Skywalker: not with two shields" {
  quiet = { "TR-2A/after" },
  given = { turn = p1, passes = 1,
    p1 = { resources = 2, hand = { "Aim" }, characters = { { "TR-2A", shields = 2, upgrades = { "Jedi Robes", "Jedi Robes", "Jedi Robes" } } } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.passes,
    p1.finishes,
    p2.finishes,
    p1.may_not_choose { "uses Luke Skywalker" },
  },
}

scenario "Luke Skywalker: not with two blue upgrades" {
  quiet = { "TR-2A/after" },
  given = { turn = p1, passes = 1,
    p1 = { resources = 2, hand = { "Aim" }, characters = { { "TR-2A", shields = 3, upgrades = { "Jedi Robes", "Jedi Robes", "Flame Thrower" } } } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.passes,
    p1.finishes,
    p2.finishes,
    p1.may_not_choose { "uses Luke Skywalker" },
  },
}

scenario "Luke Skywalker, Fulfilling His Destiny: shields or damage for them" {
  rules = { "TR-2B/power_action" },
  given = { turn = p1,
    p1 = { characters = { { "TR-2B", shields = 2 } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Luke Skywalker",
    p1.chooses(2),
    p1.chooses "Rey",
    expect { p1.character "Luke Skywalker", shields = 0 },
    expect { p2.character "Rey", damage = 2 },
    p2.is_asked,
  },
}

scenario "Luke Skywalker, Fulfilling His Destiny: both with three blue upgrades" {
  rules = { "TR-2B/power_action" },
  given = { turn = p1,
    p1 = { characters = { { "TR-2B", upgrades = { "Jedi Robes", "Jedi Robes", "Jedi Robes" } } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Luke Skywalker",
    p1.chooses(1),
    p1.accepts,
    p1.chooses "Rey",
    expect { p1.character "Luke Skywalker", shields = 0 },
    expect { p2.character "Rey", damage = 2 },
  },
}

scenario "Team Up: a character costs a point less beside those whom Luke Skywalker names" {
  rules = { "TR-2A/ongoing" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Luke Skywalker [TR-2A] elite", "1 Obi-Wan Kenobi [TR-3A]", "1 Toy Trooper [TOY-1] elite" } },
    deck_is_legal,
  },
}

scenario "Team Up: a character costs a point less beside those whom Luke Skywalker names: the other way round" {
  quiet = { "TR-2A/ongoing" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Luke Skywalker [TR-2A] elite", "1 Toy Sentinel [TOY-2]", "1 Toy Trooper [TOY-1] elite" } },
    deck_breaks_only("DST-TEAM-01"),
  },
}

scenario "The other side of a card is not brought by itself" {
  cites = { { "DST-TEAM-01", "a two-faced card is brought with its front up: decision 102" } },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Darth Vader [TR-1B]" } },
    deck_breaks("", "Darth Vader is the other side of Anakin Skywalker: name that side"),
  },
}

scenario "Obi-Wan Kenobi comes back as a spirit, which is ready" {
  rules = { "TR-3A/after" },
  given = { turn = p2,
    p1 = { characters = { { "TR-3A", exhausted = true, upgrades = { "Jedi Robes" } }, "Rey" } },
    p2 = { resources = 2, hand = { "Toy Execution" }, characters = { "Kylo Ren" } } },
  steps = {
    p2.plays "Toy Execution",
    p2.chooses "Obi-Wan Kenobi",
    expect { p1.characters, exactly = { "Rey" } },
    expect { p1.support "Obi-Wan Kenobi's Spirit", exhausted = false },
    expect { p1.discard, exactly = { "Jedi Robes" } },
    p1.may_choose { "activates Obi-Wan Kenobi's Spirit" },
  },
}

scenario "Obi-Wan Kenobi: nobody else comes back" {
  quiet = { "TR-3A/after" },
  given = { turn = p2,
    p1 = { characters = { "TR-3A", "Rey" } },
    p2 = { resources = 2, hand = { "Toy Execution" }, characters = { "Kylo Ren" } } },
  steps = {
    p2.plays "Toy Execution",
    p2.chooses "Rey",
    expect { p1.characters, exactly = { "Obi-Wan Kenobi" } },
    expect { p1.supports, count = 0 },
  },
}

scenario "Obi-Wan Kenobi gives himself up: a die that shows damage, and three more if he is elite" {
  rules = { "TR-3A/action" },
  given = { turn = p1,
    p1 = { characters = { { "TR-3A", elite = true }, "Rey" } },
    p2 = { characters = { { "Toy Trooper", elite = true }, { "Toy Sentinel", elite = true } },
      pool = { { "Toy Trooper", side = "1 ranged" }, { "Toy Trooper", side = "1 shield" }, { "Toy Sentinel", side = "1 shield" }, { "Toy Sentinel", side = "blank" } } } },
  steps = {
    p1.uses "Obi-Wan Kenobi",
    p1.may_choose_exactly { "1 ranged" },
    p1.chooses "1 ranged",
    p1.chooses "1 shield",
    p1.chooses "blank",
    expect { p2.pool, exactly = { "1 shield" } },
    expect { p1.support "Obi-Wan Kenobi's Spirit", exhausted = false },
  },
}

scenario "Obi-Wan Kenobi: not without another blue character" {
  quiet = { "TR-3A/action" },
  given = { turn = p1,
    p1 = { characters = { "TR-3A", "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "1 ranged" } } } },
  steps = { p1.cannot { "uses", "Obi-Wan Kenobi" } },
}

scenario "Captured: who wears it is not activated" {
  rules = { "TR-6B/ongoing-2" },
  given = { turn = p2,
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Captured" } }, "Finn" } } },
  steps = {
    p2.cannot { "activates", "Rey", says = "a card says that you cannot" },
    p2.may_choose { "activates Finn" },
  },
}

scenario "Captured: any player frees the character for a resource, and the plot lies there again" {
  rules = { "TR-6B/public_action" },
  given = { turn = p2,
    p1 = { characters = { "Toy Trooper" } },
    p2 = { resources = 1, characters = { { "Rey", downgrades = { "Captured" } }, "Finn" } } },
  steps = {
    p2.uses "Captured",
    expect { p1, resources = 1 },
    expect { p2, resources = 0 },
    expect { p1.plots, exactly = { "Closing In" } },
    expect { p2.character "Rey", downgrades = "" },
    p1.passes,
    p2.may_choose { "activates Rey" },
  },
}

scenario "Captured: not without a resource" {
  quiet = { "TR-6B/public_action" },
  given = { turn = p2,
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Captured" } }, "Finn" } } },
  steps = { p2.cannot { "uses", "Captured" } },
}

scenario "Captured is set aside with its character" {
  rules = { "TR-6B/ongoing" },
  given = { turn = p1,
    p1 = { hand = { "Toy Execution" }, resources = 2, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Captured", "Hex" } }, "Finn" } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Rey",
    expect { p1.set_aside, exactly = { "Captured" } },
    expect { p1.discard, exactly = { "Toy Execution", "Hex" } },
  },
}

scenario "Closing In: unique bounty hunters cost a point less" {
  rules = { "TR-6A/ongoing" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Jango Fett [AW-21] elite", "1 Greedo [LEG-21] elite", "[plot]", "1 Closing In [TR-6A]" } },
    deck_is_legal,  -- 16 and 11 and 4, less 2
  },
}

scenario "Closing In: unique bounty hunters cost a point less: the other way round" {
  quiet = { "TR-6A/ongoing" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Jango Fett [AW-21] elite", "1 Captain Phasma [AW-1]", "[plot]", "1 Closing In [TR-6A]" } },
    deck_breaks_only("DST-TEAM-01"),  -- 16 and 12 and 4, less 1
  },
}

scenario "Rescue Han Solo: with the fifth resource he is there, exhausted, and they lie on him" {
  rules = { "TR-7A/action" },
  given = { turn = p1, chance = { 4, 4 },
    p1 = { resources = 4, hand = { "Black One" }, characters = { "Leia Organa" }, plots = { { "Rescue Han Solo", resources = 4, elite = true } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Rescue Han Solo",
    expect { p1.character "Han Solo", exhausted = true, resources = 5, elite = true },
    expect { p1.plots, count = 0 },
  },
}

scenario "Han Solo: a resource that lies on him after he activates" {
  rules = { "TR-7B/after" },
  given = { turn = p1, chance = { 4 },
    p1 = { characters = { { "TR-7B", resources = 2 }, "Rey" } },
    p2 = { characters = { "Finn" } } },
  steps = {
    p1.activates "Han Solo",
    expect { p1, resources = 1 },
    expect { p1.character "Han Solo", resources = 1 },
  },
}

scenario "Han Solo: nothing for somebody else's activation" {
  quiet = { "TR-7B/after" },
  given = { turn = p1, chance = { 4 },
    p1 = { characters = { { "TR-7B", resources = 2 }, "Rey" } },
    p2 = { characters = { "Finn" } } },
  steps = {
    p1.activates "Rey",
    expect { p1, resources = 0 },
  },
}

scenario "Rescue Han Solo costs a point less for each of his friends" {
  rules = { "TR-7A/ongoing" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Leia Organa [AW-28]", "1 Finn [AW-45] elite", "[plot]", "1 Rescue Han Solo [TR-7A] elite" } },
    deck_is_legal,  -- 12 and 16 and 3, less 1
  },
}

scenario "Rescue Han Solo costs a point less for each of his friends: the other way round" {
  quiet = { "TR-7A/ongoing" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Rey [AW-38] elite", "1 Finn [AW-45] elite", "[plot]", "1 Rescue Han Solo [TR-7A] elite" } },
    deck_breaks_only("DST-TEAM-01"),
  },
}

scenario "United: a die that an opponent removed comes back, and the plot is set aside" {
  rules = { "TR-9A/after" },
  given = { turn = p2, chance = { 2 },
    p1 = { characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "1 shield" } }, plots = { "United" } },
    p2 = { resources = 4, hand = { "Flank", "Close Quarters Assault" }, characters = { "Rey", "Finn", "Hired Gun" } } },
  steps = {
    p2.plays "Flank",
    p2.chooses "1 shield",
    p1.accepts,
    expect { p1.pool, exactly = { "2 ranged" } },
    expect { p1.set_aside, exactly = { "United" } },
  },
}

scenario "United: an elite one is flipped" {
  rules = { "TR-9A/after" },
  given = { turn = p2, chance = { 2 },
    p1 = { characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "1 shield" } }, plots = { { "United", elite = true } } },
    p2 = { resources = 4, hand = { "Flank" }, characters = { "Rey", "Finn", "Hired Gun" } } },
  steps = {
    p2.plays "Flank",
    p2.chooses "1 shield",
    p1.accepts,
    expect { p1.plots, exactly = { "We Stand" } },
  },
}

scenario "We Stand: for 2 resources and 2 cards the character is ready" {
  rules = { "TR-9B/after" },
  given = { turn = p2,
    p1 = { resources = 2, hand = { "Aim", "Block", "Dodge" }, characters = { { "Toy Trooper", exhausted = true } }, pool = { { "Toy Trooper", side = "1 shield" } }, plots = { "We Stand" } },
    p2 = { resources = 4, hand = { "Flank" }, characters = { "Rey", "Finn", "Hired Gun" } } },
  steps = {
    p2.plays "Flank",
    p2.chooses "1 shield",
    p1.accepts,
    p1.chooses "Aim",
    p1.chooses "Block",
    expect { p1.character "Toy Trooper", exhausted = false },
    expect { p1.set_aside, exactly = { "We Stand" } },
    expect { p1, resources = 0 },
  },
}

scenario "United and We Stand answer opponents only" {
  quiet = { "TR-9A/after", "TR-9B/after" },
  given = { turn = p2,
    p1 = { resources = 2, hand = { "Aim", "Block" }, characters = { "Rey" }, plots = { "We Stand" } },
    p2 = { resources = 4, hand = { "Flank" }, characters = { "Toy Trooper", "Finn", "Hired Gun" }, plots = { "United" }, pool = { { "Toy Trooper", side = "1 shield" } } } },
  steps = {
    p2.plays "Flank",
    p1.may_choose { "activates Rey" },
  },
}

scenario "United is for a team of one color" {
  quiet = { "TR-9A/inclusion" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Toy Sentinel [TOY-2]", "1 Rey [AW-38]", "[plot]", "1 United [TR-9A]" } },
    deck_is_legal,
  },
}

scenario "United is for a team of one color: the other way round" {
  rules = { "TR-9A/inclusion" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Toy Trooper [TOY-1]", "1 Rey [AW-38]", "[plot]", "1 United [TR-9A]" } },
    deck_breaks("", "United may not be in this team"),
  },
}

scenario "Mortis: day heals in the upkeep and turns into night, which hurts" {
  rules = { "TR-10A/after" },
  given = { turn = p1, passes = 1, battlefield = { "Mortis (Day)", controlled_by = p1 },
    p1 = { characters = { { "Toy Trooper", damage = 2 } }, hand = { "Aim" } },
    p2 = { characters = { { "Rey", damage = 1 } }, hand = { "Aim" } } },
  steps = {
    p1.passes,
    p1.finishes,
    p2.finishes,
    expect { p1.character "Toy Trooper", damage = 1 },
    expect { p2.character "Rey", damage = 0 },
    expect { p1.battlefield "Mortis (Night)", in_play = true },
    p1.passes,
    p2.passes,
    p1.finishes,
    p2.finishes,
    expect { p1.character "Toy Trooper", damage = 2 },
    expect { p2.character "Rey", damage = 1 },
    expect { p1.battlefield "Mortis (Day)", in_play = true },
  },
}

scenario "Mortis: claiming it by day heals 1, and may turn it into night" {
  rules = { "TR-10A/claim" },
  given = { turn = p1, battlefield = { "Mortis (Day)", controlled_by = p1 },
    p1 = { characters = { { "Toy Trooper", damage = 2 } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.chooses "Toy Trooper",
    p1.accepts,
    expect { p1.character "Toy Trooper", damage = 1 },
    expect { p1.battlefield "Mortis (Night)", in_play = true },
  },
}

scenario "Mortis: claiming it by night deals 1, and may leave it night" {
  rules = { "TR-10B/claim" },
  given = { turn = p1, battlefield = { "Mortis (Night)", controlled_by = p1 },
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.chooses "Rey",
    p1.declines,
    expect { p2.character "Rey", damage = 1 },
    expect { p1.battlefield "Mortis (Night)", in_play = true },
  },
}

scenario "Captured says nothing of other characters, and its player pays as others do" {
  quiet = { "TR-6B/ongoing-2", "TR-6B/ongoing" },
  given = { turn = p2, chance = { 1 },
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", downgrades = { "Captured" } }, "Finn" } } },
  steps = {
    p2.activates "Finn",
    expect { p2.character "Rey", downgrades = "Captured" },
  },
}

scenario "Mortis by night deals 1 to each character in the upkeep" {
  rules = { "TR-10B/after" },
  given = { turn = p1, passes = 1, battlefield = { "Mortis (Night)", controlled_by = p1 },
    p1 = { characters = { "Toy Trooper" }, hand = { "Aim" } },
    p2 = { characters = { "Rey" }, hand = { "Aim" } } },
  steps = {
    p1.passes,
    p1.finishes,
    p2.finishes,
    expect { p1.character "Toy Trooper", damage = 1 },
    expect { p2.character "Rey", damage = 1 },
    expect { p1.battlefield "Mortis (Day)", in_play = true },
  },
}

scenario "Mortis does nothing as the action phase goes on" {
  quiet = { "TR-10A/after", "TR-10A/claim" },
  given = { turn = p1, battlefield = { "Mortis (Day)", controlled_by = p1 },
    p1 = { characters = { { "Toy Trooper", damage = 1 } }, hand = { "Aim" } },
    p2 = { characters = { "Rey" }, hand = { "Aim" } } },
  steps = {
    p1.passes,
    p2.is_asked,
    expect { p1.character "Toy Trooper", damage = 1 },
  },
}

scenario "Mortis by night does nothing as the action phase goes on" {
  quiet = { "TR-10B/after", "TR-10B/claim" },
  given = { turn = p1, battlefield = { "Mortis (Night)", controlled_by = p1 },
    p1 = { characters = { "Toy Trooper" }, hand = { "Aim" } },
    p2 = { characters = { "Rey" }, hand = { "Aim" } } },
  steps = {
    p1.passes,
    p2.is_asked,
    expect { p1.character "Toy Trooper", damage = 0 },
  },
}

scenario "We Stand: not without 2 resources and 2 cards, and not for an upgrade's die" {
  quiet = { "TR-9B/after" },
  given = { turn = p2,
    p1 = { resources = 2, hand = { "Aim", "Block" }, characters = { { "Toy Trooper", exhausted = true, upgrades = { "Toy Blade" } } }, pool = { { "Toy Blade", side = "2 melee" } }, plots = { "We Stand" } },
    p2 = { resources = 4, hand = { "Flank" }, characters = { "Rey", "Finn", "Hired Gun" } } },
  steps = {
    p2.plays "Flank",
    p1.may_choose { "plays Block" },
  },
}

scenario "We Stand: not for dice that players remove of their own" {
  quiet = { "TR-9B/after" },
  given = { turn = p2,
    p1 = { resources = 2, hand = { "Aim", "Block" }, supports = { "Senate Chamber" }, characters = { { "Toy Trooper", exhausted = true } },
      pool = { { "Toy Trooper", side = "1 shield" } }, plots = { "We Stand" } },
    p2 = { supports = { "Senate Chamber" }, characters = { { "Toy Sentinel", exhausted = true } }, pool = { { "Toy Sentinel", side = "1 shield" } } } },
  steps = {
    p2.uses "Senate Chamber",
    p2.picks "blank",
    p1.may_choose { "plays Aim" },
  },
}

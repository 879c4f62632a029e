-- Across the Galaxy: plots that ask something of the team.

scenario "Retribution needs a character of 20 points" {
  quiet = { "AtG-54/inclusion" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Darth Vader [AW-10] elite", "[plot]", "1 Retribution [AtG-54]" } },
    deck_is_legal,
  },
}

scenario "Retribution needs a character of 20 points: the other way round" {
  rules = { "AtG-54/inclusion" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Darth Vader [AW-10]", "[plot]", "1 Retribution [AtG-54]" } },
    deck_breaks("", "Retribution may not be in this team"),
  },
}

scenario "Retribution: 1 damage after an opponent removed character dice, once for all of them" {
  rules = { "AtG-54/after" },
  given = { turn = p2,
    p1 = { characters = { { "Toy Trooper", elite = true } }, pool = { { "Toy Trooper", side = "1 shield" } }, plots = { "Retribution" } },
    p2 = { resources = 4, hand = { "Flank" }, characters = { "Rey", "Finn", "Hired Gun" } } },
  steps = {
    p2.plays "Flank",
    p2.chooses "1 shield",
    p1.accepts,
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 1 },
  },
}

scenario "Retribution: not for an upgrade's die" {
  quiet = { "AtG-54/after" },
  given = { turn = p2,
    p1 = { characters = { { "Toy Trooper", upgrades = { "Toy Blade" } } }, pool = { { "Toy Blade", side = "2 melee" } }, plots = { "Retribution" } },
    p2 = { resources = 4, hand = { "Flank" }, characters = { "Rey", "Finn", "Hired Gun" } } },
  steps = {
    p2.plays "Flank",
    p2.chooses "2 melee",
    p1.is_asked,
    p1.may_choose { "activates Toy Trooper" },
  },
}

scenario "No Allegiance is for neutral teams" {
  quiet = { "AtG-155/inclusion" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Toy Trooper [TOY-1]", "[plot]", "1 No Allegiance [AtG-155]" } },
    deck_is_legal,
  },
}

scenario "No Allegiance is for neutral teams: the other way round" {
  rules = { "AtG-155/inclusion" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Toy Trooper [TOY-1]", "1 Rey [AW-38]", "[plot]", "1 No Allegiance [AtG-155]" } },
    deck_breaks("", "No Allegiance may not be in this team"),
  },
}

scenario "No Allegiance: neutral characters of its player have a health more" {
  rules = { "AtG-155/ongoing" },
  given = { turn = p2,
    p1 = { characters = { { "Toy Trooper", damage = 5 }, { "Toy Veteran", damage = 5 } }, plots = { "No Allegiance" } },
    p2 = { characters = { "Toy Trooper", { "Toy Veteran", damage = 5 } }, pool = { { "Toy Trooper", side = "1 ranged" } } } },
  steps = {
    p2.resolves "1 ranged",
    p2.chooses "Toy Trooper",
    expect { p1.character "Toy Trooper", damage = 6 },
  },
}

scenario "Retribution: not for dice that its own player removes, and not for what an opponent removes of others" {
  quiet = { "AtG-54/after" },
  given = { turn = p1,
    p1 = { resources = 4, hand = { "Flank" }, characters = { "Rey", "Finn", "Hired Gun" }, plots = { "Retribution" } },
    p2 = { characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "1 shield" } } } },
  steps = {
    p1.plays "Flank",
    p2.is_asked,
  },
}

scenario "No Allegiance: not of an opponent's characters" {
  quiet = { "AtG-155/ongoing" },
  given = { turn = p1,
    p1 = { characters = { { "Toy Trooper", damage = 5 } }, plots = { "No Allegiance" }, pool = { { "Toy Trooper", side = "1 ranged" } } },
    p2 = { characters = { "Toy Trooper", { "Toy Veteran", damage = 5 } } } },
  steps = {
    p1.resolves "1 ranged",
    p1.chooses "Toy Veteran",
    expect { p2.characters, exactly = { "Toy Trooper" } },
  },
}

scenario "Retribution: not for dice that players remove of their own" {
  quiet = { "AtG-54/after" },
  given = { turn = p2,
    p1 = { characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "1 shield" } }, plots = { "Retribution" } },
    p2 = { supports = { "Senate Chamber" }, characters = { "Toy Sentinel" }, pool = { { "Toy Sentinel", side = "1 shield" } } } },
  steps = {
    p2.uses "Senate Chamber",
    p2.picks "blank",
    p1.may_choose { "activates Toy Trooper" },
  },
}

-- Starting the game and set up (section 1).

scenario "Each player shuffles and draws seven cards" {
  rules = { "TCG-START-02", "TCG-START-03" },
  cites = { { "TCG-START-01", "who plays which side is settled before a match is made: the first deck is the Dark Side's" } },
  given = { phase = "start", chance = { 1, 1, 1, 1, 1, 1, 1 },
    p1 = { deck = { "Toy Trooper", "Toy Walker", "Toy Scout", "Toy Fighter", "Toy Freighter", "Toy Guard", "Toy Herald", "Toy Tank" } } },
  steps = {
    expect { p1.hand, count = 7 },
    expect { p1.deck, exactly = { "Toy Trooper" } },
  },
}

scenario "Cards that are no units may be exchanged once, the Dark Side first" {
  rules = { "TCG-START-04", "TCG-START-05", "TCG-START-06" },
  given = { phase = "mulligan",
    p1 = { hand = { "Toy Barrage", "Toy Survey", "Toy Trooper" }, deck = { "Toy Gift", "Toy Walker", "Toy Scout" } },
    p2 = { hand = { "Toy Gift", "Toy Trooper" }, deck = { "Toy Scout" } } },
  steps = {
    p1.may_choose_exactly { "exchanges Toy Barrage", "exchanges Toy Survey", done },
    p1.exchanges "Toy Barrage",
    p1.finishes,
    p2.may_choose_exactly { "exchanges Toy Gift", done },
    expect { p1.hand, exactly = { "Toy Survey", "Toy Trooper", "Toy Gift" } },
    expect { p1.discard, exactly = { "Toy Barrage" } },
    p2.finishes,
    p1.puts "Toy Trooper",
  },
}

scenario "Locations and Equipment may be exchanged too" {
  rules = { "TCG-START-07" },
  cites = { { "TCG-GEN-01", "two players, two decks, dice and counters: that is what a table is made of" } },
  given = { phase = "mulligan",
    p1 = { hand = { "Utapau System", "Blaster Pistol", "Toy Trooper" }, deck = { "Toy Gift" } } },
  steps = {
    p1.may_choose_exactly { "exchanges Utapau System", "exchanges Blaster Pistol", done },
  },
}

scenario "The Dark Side puts one unit and draws; then it is the Light Side's turn" {
  rules = { "TCG-SETUP-01" },
  cites = { { "TCG-PIL-10", "set-up offers no move of a Pilot: it goes to its arena like any other unit" } },
  given = { phase = "setup",
    p1 = { hand = { "Toy Trooper", "Anakin Skywalker (M)" }, deck = { "Toy Walker" } },
    p2 = { hand = { "Toy Trooper", "Toy Scout" } } },
  steps = {
    p1.puts "Toy Trooper",
    p2.may_choose { "puts Toy Trooper" },
    expect { p1.ground, exactly = { "Toy Trooper" } },
    expect { p1.hand, exactly = { "Anakin Skywalker (M)", "Toy Walker" } },
  },
}

scenario "The Light Side goes on until its total is greater" {
  rules = { "TCG-SETUP-03" },
  given = { phase = "setup",
    p1 = { hand = { "Toy Walker", "Toy Scout" } },
    p2 = { hand = { "Toy Trooper", "Toy Walker", "Toy Scout" } } },
  steps = {
    p1.puts "Toy Walker",
    p2.puts "Toy Trooper",
    p2.puts "Toy Walker",
    p1.may_choose { "puts Toy Scout" },
  },
}

scenario "Then the Dark Side does the same" {
  rules = { "TCG-SETUP-04" },
  given = { phase = "setup",
    p1 = { hand = { "Toy Trooper", "Toy Scout", "Toy Walker" } },
    p2 = { hand = { "Toy Walker", "Toy Scout" } } },
  steps = {
    p1.puts "Toy Trooper",
    p2.puts "Toy Walker",
    p1.puts "Toy Scout",
    p1.puts "Toy Walker",
    p2.may_choose { "puts Toy Scout" },
  },
}

scenario "No total exceeds 30" {
  rules = { "TCG-SETUP-05" },
  given = { phase = "setup",
    p1 = { ground = { "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker" }, hand = { "Toy Dozer", "Naboo Spaceport" } } },
  steps = {
    p1.may_choose_exactly { "puts Toy Dozer", "partly builds Toy Dozer", "partly builds Naboo Spaceport", done },
  },
}

scenario "When one player has 30 the other goes on" {
  rules = { "TCG-SETUP-06" },
  given = { phase = "setup",
    p1 = { ground = { "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker" }, hand = { "Toy Dozer" } },
    p2 = { ground = { "Toy Trooper" }, hand = { "Toy Trooper", "Toy Scout" } } },
  steps = {
    p1.puts "Toy Dozer",
    p2.puts "Toy Trooper",
    p2.may_choose { "puts Toy Scout" },
  },
}

scenario "The points left may build one unit partly, even with more counters than it needs" {
  rules = { "TCG-SETUP-07", "TCG-SETUP-09" },
  given = { phase = "setup",
    p1 = { ground = { "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker" }, hand = { "Toy Trooper", "Toy Scout" }, deck = { "Toy Gift" } },
    p2 = { hand = { "Toy Trooper", "Toy Scout" } } },
  steps = {
    p1.partly_builds "Toy Trooper",
    expect { p1.unit "Toy Trooper", counters = 6, zone = "build" },
    expect { p1.hand, exactly = { "Toy Scout", "Toy Gift" } },
    p2.is_asked,
  },
}

scenario "A unit that is built partly takes all the points that are left: nobody is asked how many" {
  rules = { "TCG-SETUP-07" },
  given = { phase = "setup",
    p1 = { ground = { "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker" }, space = { "Toy Fighter" }, hand = { "Toy Freighter" } },
    p2 = { hand = { "Toy Trooper", "Toy Scout" } } },
  steps = {
    p1.may_choose_exactly { "partly builds Toy Freighter", done },
    p1.partly_builds "Toy Freighter",
    p2.is_asked,
    expect { p1.unit "Toy Freighter", zone = "build", counters = 3 },
  },
}

scenario "A player may stop before 30; the opponent still goes on" {
  rules = { "TCG-SETUP-08" },
  given = { phase = "setup",
    p1 = { hand = { "Toy Trooper" } },
    p2 = { hand = { "Toy Trooper", "Toy Scout", "Toy Walker" } } },
  steps = {
    p1.finishes,
    p2.puts "Toy Trooper",
    p2.puts "Toy Scout",
    p2.may_choose { "puts Toy Walker", done },
  },
}

scenario "What units do is ignored during set-up" {
  rules = { "TCG-SETUP-02" },
  given = { phase = "setup", chance = { 3 },
    p1 = { hand = { "Toy Vanguard", "Toy Scout" } },
    p2 = { ground = { "Toy Walker" }, hand = { "Toy Trooper" } } },
  steps = {
    p1.puts "Toy Vanguard",
    p1.finishes,
    p2.finishes,
    p1.passes,
    p1.may_choose { "builds Toy Scout" },
    expect { p2.unit "Toy Walker", damage = 0 },
  },
}

scenario "Another version is stacked with the first; the same version may not be put again" {
  rules = { "TCG-UNIQ-08", "TCG-UNIQ-09" },
  cites = { { "TCG-UNIQ-12", "each player's own units alone are looked at: the contest comes in the battle phase" } },
  given = { phase = "setup",
    p1 = { character = { "Darth Tyranus (C)" }, hand = { "Darth Tyranus (B)", "Darth Tyranus (C)" } },
    p2 = { character = { "Kit Fisto (A)" } } },
  steps = {
    p1.may_choose_exactly { "stacks Darth Tyranus (B) on top of Darth Tyranus (C)", "stacks Darth Tyranus (B) beneath Darth Tyranus (C)",
      "partly builds Darth Tyranus (B)", "partly builds Darth Tyranus (C)", done },
    p1.stacks("Darth Tyranus (B)", "on top of Darth Tyranus (C)"),
    expect { p1.unit "Darth Tyranus (B)", power = 7, speed = 60, health = 5, beneath = 1 },
  },
}

scenario "A cheaper version goes beneath" {
  rules = { "TCG-UNIQ-10" },
  given = { phase = "setup",
    p1 = { character = { "Darth Tyranus (B)" }, hand = { "Darth Tyranus (C)" } },
    p2 = { character = { "Kit Fisto (A)" } } },
  steps = {
    p1.may_choose_exactly { "stacks Darth Tyranus (C) beneath Darth Tyranus (B)", "partly builds Darth Tyranus (C)", done },
  },
}

scenario "A stack counts as its top card and 1 for each other card" {
  rules = { "TCG-UNIQ-11" },
  given = { phase = "setup",
    p1 = { ground = { "Toy Walker", "Toy Walker", "Toy Walker" }, character = { { "Darth Tyranus (C)", with = { "Darth Tyranus (B)" } } }, hand = { "Toy Dozer", "Republic Assault Ship" } } },
  steps = {
    p1.may_choose_exactly { "puts Toy Dozer", "partly builds Toy Dozer", "partly builds Republic Assault Ship", done },
  },
}

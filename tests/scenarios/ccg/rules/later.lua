-- Effects that wait for their moment: later(event, ...), each_time{event, ..., lasting = period}.

local PIER, MEADOW = "Toy Reach: Pier", "Toy Reach: Meadow"

scenario "What waits for the end of a turn happens then, once" {
  rules = { "TOY-1700/play" }, quiet = {},
  given = { turn = p1, phase = "move", locations = { PIER }, p1 = { hand = { "Toy Alarm" } } },
  steps = { p1.plays "Toy Alarm", expect { p1.hand, count = 0 }, p1.passes, p1.passes, p2.is_asked, expect { p1.hand, count = 2 },
    p2.passes, p1.passes, p2.passes, p2.passes, p2.passes, p2.passes, p2.passes, p1.is_asked, expect { p1.hand, count = 2 } },
}
scenario "What is to happen each time happens until the turn is over" {
  rules = { "TOY-1701/play" },
  given = { turn = p1, phase = "move", locations = { PIER, MEADOW }, p1 = { hand = { "Toy Convoy" }, force = 1, table = { { "Toy Captain", at = PIER }, { "Toy Trooper", at = PIER } } } },
  steps = { p1.plays "Toy Convoy", p1.moves "Toy Captain", p1.chooses(MEADOW), expect { p1.hand, count = 1 } },
}
scenario "... and no longer" {
  rules = { "TOY-1702/play" },
  given = { turn = p1, phase = "draw", locations = { PIER }, p1 = { hand = { "Toy Stillness", "Toy Captain" }, force = 2, table = { { "Toy Machine", at = PIER } } } },
  steps = { p1.plays "Toy Stillness", p1.passes, p1.passes, p2.passes, p1.passes, p2.passes, p1.passes, p2.passes, p1.passes, p2.passes, p1.passes, p2.passes, p1.passes, p2.passes, p1.passes,
    p1.passes, p1.deploys "Toy Captain", p1.chooses(PIER), expect { p1.hand, count = 0 } },
}
scenario "What waits for a deployment happens with it" {
  rules = { "TOY-1702/play" },
  given = { turn = p1, phase = "deploy", locations = { PIER }, p1 = { hand = { "Toy Stillness", "Toy Captain" }, force = 2 } },
  steps = { p1.plays "Toy Stillness", p1.deploys "Toy Captain", p1.chooses(PIER), expect { p1.hand, count = 1 } },
}
scenario "What is scheduled stands among the automatic actions of its moment, in the order of the player whose turn it is" {
  rules = { "CCG-ACT-AUTO-04", "TOY-1700/play", "TOY-1703/automatic" },
  given = { turn = p1, phase = "draw", locations = { PIER }, p1 = { hand = { "Toy Alarm" }, lost = 2 }, p2 = { table = { "Toy Sunset" }, lost = 2 } },
  steps = { p1.plays "Toy Alarm", p1.passes, p1.resolves "Toy Alarm", expect { p1.hand, count = 2 }, expect { p2.lost, count = 1 } },
}
scenario "What is scheduled happens although its card is no longer on table" {
  rules = { "CCG-STATE-INACT-10", "TOY-1706/play" },
  given = { turn = p1, phase = "battle", locations = { PIER }, p1 = { hand = { "Toy Wreath" }, force = 1, table = { { "Toy Trooper", at = PIER } } }, p2 = { table = { { "Toy Captain", at = PIER } } } },
  steps = { p1.plays "Toy Wreath", p1.battles(PIER), p1.forfeits "Toy Trooper", expect { p1.hand, count = 1 } },
}
scenario "What waits for a battle happens as it is initiated" {
  rules = { "TOY-1704/play" },
  given = { turn = p1, phase = "battle", locations = { PIER }, p1 = { hand = { "Toy Bugle" }, force = 1, table = { { "Toy Captain", at = PIER } } }, p2 = { table = { { "Toy Trooper", at = PIER } } } },
  steps = { p1.plays "Toy Bugle", p1.battles(PIER), expect { p1.hand, count = 1 }, p2.forfeits "Toy Trooper" },
}
scenario "What waits for the start of a turn happens then" {
  rules = { "TOY-1705/play" },
  given = { turn = p1, phase = "draw", locations = { PIER }, p1 = { hand = { "Toy Dawn" } } },
  steps = { p1.plays "Toy Dawn", p1.passes, p2.is_asked, expect { p1.hand, count = 1 } },
}

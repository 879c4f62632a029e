-- Set 0: each ability with the positive and the negative case.

local TARKIN, PIER, MEADOW = "Grand Moff Tarkin", "Toy Reach: Pier", "Toy Reach: Meadow"

scenario "Grand Moff Tarkin is a destiny of 3 when drawn" {
  cites = { { "CCG-DEST-05", "his own text adds 2" } },
  given = { turn = p1, phase = "control", locations = { PIER }, p1 = { reserve = { TARKIN, "Toy Filler" }, lost = 2, table = { "Toy Oracle" } } },
  steps = { p1.uses "Toy Oracle", expect { p1, total_destiny = 3 }, expect { p1.lost, count = 1 } },
}
scenario "Grand Moff Tarkin adds 2 to the power of what he pilots" {
  rules = { "200_82/constant" },
  given = { turn = p1, phase = "deploy", locations = { "9_150" }, p1 = { table = { { "Toy Dart", at = "Sullust" }, { TARKIN, on = "Toy Dart" } } } },
  steps = { expect { p1.card "Toy Dart", power = 4 } },
}
scenario "Grand Moff Tarkin adds nothing while he walks" {
  quiet = { "200_82/constant" },
  given = { turn = p1, phase = "deploy", locations = { "9_150", PIER }, p1 = { table = { { "Toy Dart", at = "Sullust" }, { "Toy Flier", on = "Toy Dart" }, { TARKIN, at = PIER } } } },
  steps = { expect { p1.card "Toy Dart", power = 4 } },
}
local function fight(friends, draw)
  local mine = { { TARKIN, at = PIER } }
  for i = 1, #friends do mine[#mine + 1] = friends[i] end
  return { turn = p1, phase = "battle", locations = { PIER, MEADOW }, p1 = { force = 1, reserve = { draw or "Toy Mentor", "Toy Mentor", "Toy Mentor", "Toy Mentor" }, table = mine }, p2 = { table = { { "Toy Bulwark", at = PIER } } } }
end
scenario "Grand Moff Tarkin draws a battle destiny alone" {
  rules = { "200_82/constant-2" },
  given = fight {},
  steps = { p1.battles(PIER), p1.passes, p1.accepts, expect { p1, battle_destiny = 5 }, p2.forfeits "Toy Bulwark" },
}
scenario "Grand Moff Tarkin draws none beside that of his companions' ability" {
  quiet = { "200_82/constant-2" },
  given = fight { { "Toy Mentor", at = PIER } },
  steps = { p1.battles(PIER), p1.passes, p1.accepts, expect { p1, battle_destiny = 5 }, p2.forfeits "Toy Bulwark" },
}
scenario "Grand Moff Tarkin adds one with an Imperial leader" {
  rules = { "200_82/constant-3" },
  given = fight { { "Admiral Piett", at = PIER } },
  steps = { p1.battles(PIER), p1.passes, p1.accepts, expect { p1, battle_destiny = 10 }, p2.forfeits "Toy Bulwark" },
}
scenario "Grand Moff Tarkin adds none with an Imperial who leads nobody, nor with a leader elsewhere" {
  quiet = { "200_82/constant-3" },
  given = fight { { "DS-181-3", at = PIER }, { "Admiral Piett", at = MEADOW } },
  steps = { p1.battles(PIER), p1.passes, p1.accepts, expect { p1, battle_destiny = 5 }, p2.forfeits "Toy Bulwark" },
}
local low = fight({ { "DS-181-3", at = PIER } }, "Toy Trooper")
scenario "Grand Moff Tarkin has a destiny below the number of Imperials drawn again" {
  rules = { "200_82/just" },
  given = low,
  steps = { p1.battles(PIER), p1.accepts, p1.answers(TARKIN), expect { p1, battle_destiny = 5 }, p2.forfeits "Toy Bulwark" },
}
scenario "Grand Moff Tarkin leaves a destiny of that number alone" {
  quiet = { "200_82/just" },
  given = fight({ { "DS-181-3", at = PIER } }, "Toy Captain"),
  steps = { p1.battles(PIER), p1.accepts, expect { p1, battle_destiny = 2 }, p2.forfeits "Toy Bulwark" },
}
scenario "Grand Moff Tarkin is no help in a battle elsewhere" {
  quiet = { "200_82/just" },
  given = { turn = p1, phase = "battle", locations = { PIER, MEADOW }, p1 = { force = 1, reserve = { "Toy Zero", "Toy Mentor" }, table = { { TARKIN, at = MEADOW }, { "Toy Mentor", at = PIER } } }, p2 = { table = { { "Toy Bulwark", at = PIER } } } },
  steps = { p1.battles(PIER), p1.accepts, expect { p1, battle_destiny = 0 }, p2.forfeits "Toy Bulwark" },
}

-- Reflections II: cards that show a word of the language.

local PIER, COMBO = "Toy Reach: Pier", "Evader & Monnok"
local function combo(title, claims, mine, theirs, ...)
  claims.given = { turn = p1, phase = "control", locations = { PIER }, p1 = mine, p2 = theirs }
  claims.steps = { ... }
  scenario (COMBO .. ": " .. title) (claims)
end
combo("all Revolutions go", { rules = { "10_38/play" } }, { hand = { COMBO } }, { table = { "Revolution", "Revolution", "Toy Memorial" } },
  p1.plays(COMBO), expect { p2.table, exactly = { "Toy Memorial" } }, expect { p1.used, exactly = { COMBO } })
combo("but for those that are immune", { rules = { "10_38/play" } }, { hand = { COMBO }, table = { "Revolution" } }, { table = { "Revolution", "Toy Emblem Of State" } },
  p1.plays(COMBO), expect { p1.lost, exactly = { "Revolution" } }, expect { p2.table, exactly = { "Revolution", "Toy Emblem Of State" } })
local function held(n) local t = {} for i = 1, n do t[i] = "Toy Filler" end return t end
combo("of a hand of 13 cards 8 stay", { rules = { "10_38/play-2" } }, { hand = { COMBO } }, { hand = held(13) }, p1.plays(COMBO), expect { p2.hand, count = 8 }, expect { p2.used, count = 5 })
combo("a hand of 12 stays", { quiet = { "10_38/play-2" } }, { hand = { COMBO } }, { hand = held(12) }, p1.may_choose_exactly { pass })
combo("what the opponent holds twice is lost for 4 Force", { rules = { "10_38/play-3" } }, { hand = { COMBO }, force = 4 }, { hand = { "Toy Captain", "Toy Trooper", "Toy Captain" } }, p1.plays(COMBO), expect { p2.lost, exactly = { "Toy Captain", "Toy Captain" } }, expect { p1.lost, exactly = { COMBO } })
combo("not for 3", { quiet = { "10_38/play-3" } }, { hand = { COMBO }, force = 3 }, { hand = { "Toy Captain", "Toy Trooper", "Toy Captain" } }, p1.may_not_choose { "plays " .. COMBO })
combo("nothing without a Revolution", { quiet = { "10_38/play" } }, { hand = { COMBO } }, { table = { "Toy Memorial" } }, p1.may_choose_exactly { pass })

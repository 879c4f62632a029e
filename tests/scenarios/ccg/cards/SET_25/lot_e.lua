-- Virtual Set 25: cards drawn by lot.

local HALL, FIRE, HUNT, CLOUD = "Cloud City: Beldon's Corridor", "Their Fire Has Gone Out Of The Universe", "Hunt Down And Destroy The Jedi", "Toy Rebel Of The Clouds"
scenario (HALL .. ": troopers of Dark there have 1 more defense value") {
  rules = { "225_40/constant" },
  given = { turn = p1, phase = "deploy", locations = { HALL, "Toy Plaza" }, p1 = { table = { { "Toy Turncoat", at = HALL }, { "Toy Clone", at = "Toy Plaza" }, { "Toy Trooper", at = HALL } } }, p2 = { table = { { "Toy Clone", at = HALL } } } },
  steps = { expect { p1.card "Toy Turncoat", defense = 2, ability = 1 }, expect { p1.card "Toy Clone", defense = 3 }, expect { p1.card "Toy Trooper", defense = 1 }, expect { p2.card "Toy Clone", defense = 3 } },
}
local function path(title, claims, mine, card, canceled)
  claims.given = { turn = p2, phase = "control", locations = { HALL, "Toy Plaza" }, p1 = { table = mine }, p2 = { hand = { card } } }
  claims.steps = { p2.plays(card), expect { p2.hand, count = canceled and 0 or 1 } }
  scenario (HALL .. ": " .. title) (claims)
end
path("Path Of Least Resistance is canceled while Dark is there", { rules = { "225_40/automatic" } }, { { "Toy Captain", at = HALL } }, "Path Of Least Resistance", true)
path("not while it is elsewhere", { quiet = { "225_40/automatic" } }, { { "Toy Captain", at = "Toy Plaza" } }, "Path Of Least Resistance", false)
path("no other Interrupt is", { quiet = { "225_40/automatic" } }, { { "Toy Captain", at = HALL } }, "Take Them Away", false)
local function flip(title, claims, who, where, shows, mine)
  claims.given = { turn = p2, phase = "deploy", locations = { HALL, "Toy Plaza" }, p1 = { table = { mine or FIRE } }, p2 = { hand = { who }, force = 3 } }
  claims.steps = { p2.deploys(who), p2.chooses(where), expect { p1.table, exactly = { shows } } }
  scenario (HALL .. ": " .. title) (claims)
end
flip("a Rebel of Cloud City there turns Their Fire over", { rules = { "225_40/automatic-2" } }, CLOUD, HALL, HUNT)
flip("not elsewhere", { quiet = { "225_40/automatic-2" } }, CLOUD, "Toy Plaza", FIRE)
flip("no other Rebel does", { quiet = { "225_40/automatic-2" } }, "Toy Agitator", HALL, FIRE)
local function back(title, claims, mine, shows)
  claims.given = { turn = p1, phase = "deploy", locations = { HALL, "Toy Plaza" }, p1 = { hand = { "Toy Trooper" }, force = 3, table = { HUNT } }, p2 = { table = { mine } } }
  claims.steps = { p1.deploys "Toy Trooper", p1.chooses "Toy Plaza", expect { p1.table, exactly = { "Toy Trooper", shows } } }
  scenario (HALL .. ": " .. title) (claims)
end
back("it does not turn back while one is there", { rules = { "225_40/constant-2" } }, { CLOUD, at = HALL }, HUNT)
back("it does without one", { quiet = { "225_40/constant-2" } }, { CLOUD, at = "Toy Plaza" }, FIRE)

local SHIP = "Supremacy"
local function reach(title, claims, mine, immunity)
  claims.given = { turn = p1, phase = "control", locations = { "Toy Reach", "Toy Fifth" }, p1 = { table = mine } }
  claims.steps = { expect { p1.card(SHIP), immunity = immunity } }
  scenario (SHIP .. ": " .. title) (claims)
end
reach("immune to attrition less than 10", { rules = { "225_27/constant" } }, { { SHIP, at = "Toy Reach" } }, 10)
reach("less than 12 with Snoke aboard", { rules = { "225_27/constant" } }, { { SHIP, at = "Toy Reach" }, { "Toy Leader Of The Order", on = SHIP } }, 12)
reach("not with others", { rules = { "225_27/constant" } }, { { SHIP, at = "Toy Reach" }, { "Toy Mentor", on = SHIP } }, 10)
scenario (SHIP .. ": with Tracked Fleet there it is immune to all attrition") {
  rules = { "225_27/constant-2" },
  given = { turn = p1, phase = "control", locations = { "Toy Reach", "Toy Fifth" }, p1 = { table = { { SHIP, at = "Toy Reach" }, { "Tracked Fleet", at = "Toy Reach" } } } },
  steps = { expect { p1.card(SHIP), immunity = 100000 } },
}
scenario (SHIP .. ": not with Tracked Fleet elsewhere") {
  quiet = { "225_27/constant-2" },
  given = { turn = p1, phase = "control", locations = { "Toy Reach", "Toy Fifth" }, p1 = { table = { { SHIP, at = "Toy Reach" }, { "Tracked Fleet", at = "Toy Fifth" } } } },
  steps = { expect { p1.card(SHIP), immunity = 10 } },
}

local HONOR = "Honoring What They Fight For"
local function honor(phase, who, lost, where)
  return { turn = p2, phase = phase, locations = { "Toy Plaza", "Toy Canyon" }, p1 = { table = { { "Toy Captain", at = "Toy Plaza" } } },
    p2 = { hand = { HONOR }, force = 1, lost = lost, reserve = { "Toy Trooper", "Toy Captain", "Toy Filler" }, table = { "Patience!", "Toy Folly", { "Toy Mentor", at = "Toy Plaza" }, { who, at = "Toy Plaza" } }, stacked = where and { { "Toy Machine", on = where } } } }
end
scenario (HONOR .. ": a card of Patience! goes out of play for a battle destiny") {
  rules = { "225_46/play" },
  given = honor("battle", CLOUD, {}, "Patience!"),
  steps = { p2.battles "Toy Plaza", p2.plays(HONOR), p2.chooses "Toy Machine", expect { p2.out_of_play, exactly = { "Toy Machine" } }, p2.accepts, expect { p2, battle_destiny = 3 }, p1.forfeits "Toy Captain" },
}
scenario (HONOR .. ": not without a Rebel of Cloud City in the battle") {
  quiet = { "225_46/play" },
  given = honor("battle", "Toy Agitator", {}, "Patience!"),
  steps = { p2.battles "Toy Plaza", p2.may_not_choose { "plays " .. HONOR }, p2.passes, p2.accepts, p1.forfeits "Toy Captain" },
}
scenario (HONOR .. ": or a character weapon comes into hand from the Lost Pile") {
  rules = { "225_46/play-2" },
  given = honor("control", CLOUD, { "Toy Captain", "Toy Lance", "Toy Broadside" }, "Patience!"),
  steps = { p2.plays(HONOR), p2.chooses "Toy Machine", expect { p2.out_of_play, exactly = { "Toy Machine" } }, expect { p2.hand, exactly = { "Toy Lance" } } },
}
scenario (HONOR .. ": not without a card on Patience!") {
  quiet = { "225_46/play", "225_46/play-2" },
  given = honor("control", CLOUD, { "Toy Captain", "Toy Lance" }),
  steps = { p2.may_not_choose { "plays " .. HONOR } },
}
scenario (HALL .. ": troopers elsewhere have what they had") {
  quiet = { "225_40/constant" },
  given = { turn = p1, phase = "deploy", locations = { HALL, "Toy Plaza" }, p1 = { table = { { "Toy Turncoat", at = "Toy Plaza" } } } },
  steps = { expect { p1.card "Toy Turncoat", defense = 1 } },
}
scenario (SHIP .. ": it takes pilots, passengers, starfighters and vehicles aboard") {
  quiet = { "225_27/constant" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Reach", "Toy Fifth" }, p1 = { hand = { "Toy Captain", "Toy Dart", "Toy Gun Tank" }, force = 12, table = { { SHIP, at = "Toy Reach" }, { "Toy Mentor", on = SHIP }, { "Toy Flier", on = SHIP }, { "Toy Warden", on = SHIP }, { "Toy Trooper", on = SHIP } } } },
  steps = { p1.deploys "Toy Dart", p1.chooses(SHIP), p1.deploys "Toy Gun Tank", p1.chooses(SHIP), p1.deploys "Toy Captain", p1.may_choose { SHIP }, p1.chooses(SHIP), expect { p1.hand, count = 0 } },
}

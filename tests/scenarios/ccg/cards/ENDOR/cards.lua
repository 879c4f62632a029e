-- Endor: the cards of the Death Star II pre-constructed decks that are complete.

local eisley, EISLEY, dunes, DUNES, sullust = "1_295", "Tatooine: Mos Eisley", "1_130", "Tatooine: Dune Sea", "9_60"
local back, BACK, trail, TRAIL = "8_159", "Endor: Back Door", "8_75", "Endor: Hidden Forest Trail"
local FOREST, PLATFORM, ANCIENT = "Endor: Great Forest", "Endor: Landing Platform (Docking Bay)", "Endor: Ancient Forest"

-- Battle Order and Battle Plan: the same for both but for a battle that is free for their player only.
local function order(title, id, who)
  local dark = who == "p1"
  local me, you = dark and p1 or p2, dark and p2 or p1
  local function sides(given, mine, theirs)
    given.p1, given.p2 = dark and mine or theirs, dark and theirs or mine
    return given
  end
  scenario (title .. ": battles cost its player nothing") {
    rules = { id .. "/constant" },
    given = sides({ turn = me, phase = "battle", locations = { eisley } }, { table = { title, { "Toy Captain", at = EISLEY } } }, { table = { { "Talz", at = EISLEY } } }),
    steps = { me.battles(EISLEY), you.forfeits "Talz" },
  }
  scenario (title .. ": battles cost the opponent what they do") {
    quiet = { id .. "/constant" },
    given = sides({ turn = you, phase = "battle", locations = { eisley } }, { table = { title, { "Talz", at = EISLEY } } }, { table = { { "Toy Captain", at = EISLEY } } }),
    steps = { you.may_choose_exactly { pass } },
  }
  for text = 2, 3 do
    local ability = id .. "/constant-" .. text
    local mine = text == 2
    local he, other = mine and me or you, mine and you or me
    local function drain(force, more)
      local his, others = { force = force, table = { { "Toy Captain", at = DUNES } } }, {}
      his.table[2] = more
      if mine then his.table[#his.table + 1] = title else others.table = { title } end
      return sides({ turn = he, phase = "control", locations = { dunes, sullust } }, mine and his or others, mine and others or his)
    end
    local whose = mine and "its player's" or "the opponent's"
    scenario (title .. ": " .. whose .. " Force drain costs 3 without a site and a system that he occupies") {
      rules = { ability },
      given = drain(3),
      steps = { he.drains(DUNES), other.loses "Reserve Deck", expect { he.force, count = 0 } },
    }
    scenario (title .. ": " .. whose .. " Force drain is refused for 2") {
      rules = { ability },
      given = drain(2),
      steps = { he.may_choose_exactly { pass }, he.cannot { "drains", DUNES, because = "CCG-DRAIN-02" } },
    }
    scenario (title .. ": " .. whose .. " Force drain costs nothing with both") {
      quiet = { ability },
      given = drain(0, { "X-wing", at = "Sullust" }),
      steps = { he.drains(DUNES), other.loses "Reserve Deck" },
    }
  end
end
order("Battle Order", "8_118", "p1")
order("Battle Plan", "8_35", "p2")
scenario "Battle Order asks nothing for Force drains beside Battle Plan, which asks once" {
  quiet = { "8_118/constant-2" },
  given = { turn = p1, phase = "control", locations = { dunes }, p1 = { force = 3, table = { "Battle Order", { "Toy Captain", at = DUNES } } }, p2 = { table = { "Battle Plan" } } },
  steps = { p1.drains(DUNES), p2.loses "Reserve Deck", expect { p1.force, count = 0 } },
}
scenario "Battle Order asks nothing of the opponent beside Battle Plan, which asks once" {
  quiet = { "8_118/constant-3" },
  given = { turn = p2, phase = "control", locations = { dunes }, p2 = { force = 3, table = { { "Toy Captain", at = DUNES }, "Battle Plan" } }, p1 = { table = { "Battle Order" } } },
  steps = { p2.drains(DUNES), p1.loses "Reserve Deck", expect { p2.force, count = 0 } },
}

-- Great Forest: who is no scout and not at home there needs one more landspeed.
local function woods(id, who, native, stranger)
  local dark = who == "p1"
  local me, ability = dark and p1 or p2, id .. (dark and "/constant" or "/constant-2")
  local function walk(cards)
    local given = { turn = me, phase = "move", locations = { back, id, trail }, p1 = { force = 3 }, p2 = { force = 3 } }
    given[who].table = cards
    return given
  end
  scenario ("Great Forest (" .. id .. ", " .. who .. "): most do not get out on foot") {
    rules = { ability },
    given = walk { { "Toy Captain", at = FOREST }, { stranger, at = FOREST } },
    steps = { me.may_choose_exactly { pass } },
  }
  scenario ("Great Forest (" .. id .. ", " .. who .. "): scouts, the natives and who is elsewhere walk as they do") {
    quiet = { ability },
    given = walk { { "Shistavanen Wolfman", at = FOREST }, { native, at = FOREST }, { "Toy Captain", at = BACK } },
    steps = { me.may_choose_exactly { "moves Shistavanen Wolfman", "moves " .. native, "moves Toy Captain", who == "p2" and "uses Endor: Hidden Forest Trail" or pass, who == "p2" and pass or nil } },
  }
end
woods("8_165", "p1", "Toy Climber", "Toy Archer")
woods("8_165", "p2", "Toy Archer", "Toy Climber")
woods("8_74", "p1", "Toy Climber", "Toy Archer")
woods("8_74", "p2", "Toy Archer", "Toy Climber")

-- Landing Platform of Light
local function transit(title, claims, who, traveler, cost)
  local me = who == "p1" and p1 or p2
  local given = { turn = me, phase = "move", locations = { "8_76", "1_129" }, p1 = {}, p2 = {} }
  given[who] = { force = 3, table = { { traveler, at = PLATFORM } } }
  claims.given = given
  claims.steps = { me.transits(PLATFORM), me.chooses "Tatooine: Docking Bay 94", me.chooses(traveler), expect { me.card(traveler), at = "Tatooine: Docking Bay 94" },
    expect { me.force, count = 3 - cost } }
  scenario ("Landing Platform: " .. title) (claims)
end
transit("Dark's transit costs 1", { rules = { "8_76/constant" }, quiet = { "8_76/constant-2" } }, "p1", "Toy Captain", 1)
transit("Dark's transit is free with an Imperial", { quiet = { "8_76/constant" } }, "p1", "Stormtrooper", 0)
transit("Light's transit costs 2, an Imperial or not", { rules = { "8_76/constant-3" } }, "p2", "Stormtrooper", 2)
transit("Dark does not pay Light's price", { quiet = { "8_76/constant-3" } }, "p1", "Tusken Raider", 1)

-- Ancient Forest
scenario "Ancient Forest: Dark's aliens deploy there for 1 less, and Yuzzum for 2 less" {
  rules = { "8_158/constant", "8_158/constant-2" },
  given = { turn = p1, phase = "deploy", locations = { "8_158", eisley }, p1 = { hand = { "Toy Drifter", "Toy Climber" }, force = 3 } },
  steps = { p1.deploys "Toy Drifter", p1.chooses(ANCIENT), expect { p1.force, count = 1 }, p1.deploys "Toy Climber", p1.chooses(ANCIENT), expect { p1.force, count = 0 } },
}
scenario "Ancient Forest: others and Light's aliens pay, and elsewhere all" {
  quiet = { "8_158/constant", "8_158/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { "8_158", eisley }, p2 = { hand = { "Toy Drifter", "Toy Climber" }, force = 2 } },
  steps = { p2.may_choose_exactly { pass } },
}
scenario "Ancient Forest: an alien that is no Yuzzum is not 2 cheaper, and who is no alien not at all" {
  rules = { "8_158/constant-2" },
  given = { turn = p1, phase = "deploy", locations = { "8_158", eisley }, p1 = { hand = { "Toy Drifter", "Toy Climber", "Toy Captain" }, force = 1 } },
  steps = { p1.may_choose_exactly { "deploys Toy Climber", pass }, p1.deploys "Toy Climber", p1.may_choose_exactly { ANCIENT, decline }, p1.chooses(ANCIENT) },
}
scenario "Ancient Forest: with a Yuzzum Dark's Force drain is higher" {
  rules = { "8_158/constant-3" },
  given = { turn = p1, phase = "control", locations = { "8_158" }, p1 = { table = { { "Toy Climber", at = ANCIENT } } } },
  steps = { p1.drains(ANCIENT), p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p2.lost, count = 2 } },
}
scenario "Ancient Forest: with a Yuzzum elsewhere it is not" {
  quiet = { "8_158/constant-3" },
  given = { turn = p1, phase = "control", locations = { "8_158", eisley }, p1 = { table = { { "Toy Drifter", at = ANCIENT }, { "Toy Climber", at = EISLEY } } } },
  steps = { p1.drains(ANCIENT), p2.loses "Reserve Deck", expect { p2.lost, count = 1 } },
}
scenario "Ancient Forest: a Yuzzum does not help Light" {
  quiet = { "8_158/constant-3" },
  given = { turn = p2, phase = "control", locations = { "8_158" }, p2 = { table = { { "Toy Climber", at = ANCIENT } } } },
  steps = { p2.drains(ANCIENT), p1.loses "Reserve Deck", p1.loses "Reserve Deck", expect { p1.lost, count = 2 } },
}
scenario "Landing Platform: Dark's transit is free with an Imperial even if something makes it dearer" {
  rules = { "8_76/constant-2" },
  given = { turn = p1, phase = "move", locations = { "8_76", "1_129" }, p1 = { table = { { "Stormtrooper", at = PLATFORM }, "Toy Toll Gate" } } },
  steps = { p1.transits(PLATFORM), p1.chooses "Tatooine: Docking Bay 94", p1.chooses "Stormtrooper", expect { p1.card "Stormtrooper", at = "Tatooine: Docking Bay 94" } },
}

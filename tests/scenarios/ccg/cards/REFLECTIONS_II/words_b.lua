-- Reflections II: each ability with the positive and the negative case.

local PIER, MEADOW = "Toy Reach: Pier", "Toy Reach: Meadow"

local function combination(title, id, dark, gun)
  local who, you = dark and p1 or p2, dark and p2 or p1
  local function story(phase, turn, mine, theirs) return { turn = turn, phase = phase, locations = { PIER, MEADOW }, p1 = dark and mine or theirs, p2 = dark and theirs or mine } end
  local function quiet_table(draw)
    return story("control", who, { hand = { title }, reserve = { draw, "Toy Filler", "Toy Filler" }, table = { { "Toy Mentor", at = PIER }, { "Toy Captain", at = PIER } } }, { hand = { "Toy Filler" }, table = { "Toy Well", "Toy Memorial", "Toy Flash" } })
  end
  scenario (title .. " cancels an Effect with a destiny below the ability of one's best character") {
    rules = { id .. "/play" },
    given = quiet_table "Toy Mentor",
    steps = { who.plays(title), who.chooses "Toy Mentor", who.may_choose_exactly { "Toy Well", "Toy Memorial", decline }, who.chooses "Toy Well", expect { you.lost, exactly = { "Toy Well" } }, expect { who.lost, count = 0 } },
  }
  scenario (title .. " cancels nothing with a destiny of that ability") {
    rules = { id .. "/play" },
    given = quiet_table "Vader's Obsession",
    steps = { who.plays(title), who.chooses "Toy Mentor", who.chooses "Toy Well", expect { you.lost, count = 0 } },
  }
  local function accident(draw, other, armed)
    return story("battle", you, { hand = { title }, reserve = { draw, "Toy Filler", "Toy Filler" }, table = { { "Toy Bulwark", at = PIER } } },
      { force = 1, table = { { "Toy Trooper", at = PIER }, { "Toy Pilgrim", at = other }, { gun, on = armed } } })
  end
  scenario (title .. " has one of two characters with a weapon lost") {
    rules = { id .. "/response" },
    given = accident("Toy Trooper", PIER, "Toy Trooper"),
    steps = { you.battles(PIER), who.answers(title), you.may_choose_exactly { "Toy Trooper", "Toy Pilgrim" }, you.chooses "Toy Pilgrim", expect { you.lost, exactly = { "Toy Pilgrim" } }, expect { who.lost, exactly = { title } }, who.forfeits "Toy Bulwark" },
  }
  scenario (title .. ": with a destiny of as many as they are nobody is lost") {
    rules = { id .. "/response" },
    given = accident("Toy Captain", PIER, "Toy Trooper"),
    steps = { you.battles(PIER), who.answers(title), expect { you.lost, count = 0 }, who.forfeits "Toy Bulwark" },
  }
  scenario (title .. " is not for one character alone") {
    quiet = { id .. "/response" },
    given = accident("Toy Trooper", MEADOW, "Toy Trooper"),
    steps = { you.battles(PIER), expect { who.hand, exactly = { title } }, who.forfeits "Toy Bulwark" },
  }
end
combination("Alter & Collateral Damage", "10_30", true, "1_152")
combination("Alter & Friendly Fire", "10_1", false, "1_317")

local CHEWIE = "Chewbacca, Protector"
scenario "Chewbacca, Protector deploys to Leia for 3 less" {
  rules = { "10_3/constant" },
  given = { turn = p2, phase = "deploy", locations = { PIER }, p2 = { hand = { CHEWIE }, force = 2, table = { { "Toy Princess Royal", at = PIER } } } },
  steps = { p2.deploys(CHEWIE), p2.chooses(PIER), expect { p2.used, count = 2 } },
}
scenario "Chewbacca, Protector deploys elsewhere for his price" {
  quiet = { "10_3/constant" },
  given = { turn = p2, phase = "deploy", locations = { PIER, MEADOW }, p2 = { hand = { CHEWIE }, force = 5, table = { { "Toy Princess Royal", at = PIER } } } },
  steps = { p2.deploys(CHEWIE), p2.chooses(MEADOW), expect { p2.used, count = 5 } },
}
scenario "Chewbacca, Protector adds 2 to the power of what he pilots" {
  rules = { "10_3/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { "9_60" }, p2 = { table = { { "Toy Dart", at = "Sullust" }, { CHEWIE, on = "Toy Dart" } } } },
  steps = { expect { p2.card "Toy Dart", power = 4 } },
}
scenario "Chewbacca, Protector adds 3 to the power of the Falcon" {
  rules = { "10_3/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { "9_60" }, p2 = { table = { { "Toy Clipper", at = "Sullust" }, { CHEWIE, on = "Toy Clipper" } } } },
  steps = { expect { p2.card "Toy Clipper", power = 6 } },
}
scenario "Chewbacca, Protector silences a weak opponent" {
  rules = { "10_3/any_time" },
  given = { turn = p2, phase = "control", locations = { PIER, MEADOW }, p1 = { table = { { "EG-6 (Eegee-Six)", at = PIER }, { "Toy Machine", at = PIER }, { "Toy Giant", at = PIER }, { "Toy Trooper", at = MEADOW } } }, p2 = { table = { { CHEWIE, at = PIER } } } },
  steps = { p2.uses(CHEWIE), p2.may_choose_exactly { "EG-6 (Eegee-Six)", "Toy Machine", decline }, p2.chooses "EG-6 (Eegee-Six)", expect { p1.card "Toy Machine", power = 1 }, p2.may_not_choose { "uses " .. CHEWIE } },
}
scenario "Chewbacca, Protector silences nobody of power 4" {
  quiet = { "10_3/any_time" },
  given = { turn = p2, phase = "control", locations = { PIER }, p1 = { table = { { "Toy Giant", at = PIER } } }, p2 = { hand = { "Toy Filler" }, table = { { CHEWIE, at = PIER } } } },
  steps = { p2.may_choose_exactly { pass } },
}

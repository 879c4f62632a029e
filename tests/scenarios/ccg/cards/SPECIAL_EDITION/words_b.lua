-- Special Edition: each ability with the positive and the negative case.

-- Pilots of the Battle of Yavin and the starships that they match
local function pilot(title, id, craft, system, place, drain)
  scenario (title .. " adds 2 to the power of what he pilots") {
    rules = { id .. "/constant" },
    given = { turn = p2, phase = "deploy", locations = { "9_60" }, p2 = { table = { { "Toy Dart", at = "Sullust" }, { title, on = "Toy Dart" } } } },
    steps = { expect { p2.card "Toy Dart", power = 4 } },
  }
  scenario (title .. " adds nothing to another starship") {
    quiet = { id .. "/constant" },
    given = { turn = p2, phase = "deploy", locations = { "9_60", "Toy Plaza" }, p2 = { table = { { "Toy Dart", at = "Sullust" }, { "Toy Flier", on = "Toy Dart" }, { title, at = "Toy Plaza" } } } },
    steps = { expect { p2.card "Toy Dart", power = 4 } },
  }
  local function fight(ship)
    return { turn = p2, phase = "battle", locations = { "9_60" }, p1 = { table = { { "Toy Flock", at = "Sullust" } } }, p2 = { force = 1, reserve = { "Toy Mentor", "Toy Filler", "Toy Filler" }, table = { { ship, at = "Sullust" }, { title, on = ship } } } }
  end
  scenario (title .. " draws a destiny for power aboard " .. craft) {
    rules = { id .. "/constant-2" },
    given = fight(craft),
    steps = { p2.battles "Sullust", expect { p2.used, exactly = { "Toy Filler", "Toy Mentor" } }, p1.forfeits "Toy Flock" },
  }
  scenario (title .. " draws none aboard another starship") {
    quiet = { id .. "/constant-2" },
    given = fight "Toy Dart",
    steps = { p2.battles "Sullust", p2.forfeits "Toy Dart", p2.chooses "Toy Dart", expect { p2.used, exactly = { "Toy Filler" } } },
  }
  scenario (title .. " adds 1 to a Force drain at " .. place) {
    rules = { id .. "/constant-3" },
    given = { turn = p2, phase = "control", locations = { system }, p2 = { table = { { "Toy Dart", at = place }, { title, on = "Toy Dart" } } } },
    steps = { p2.drains(place), p1.loses "Reserve Deck", drain == 2 and p1.loses "Reserve Deck" or expect { p1.lost, count = 1 }, expect { p1.lost, count = drain } },
  }
  scenario (title .. " adds nothing elsewhere") {
    quiet = { id .. "/constant-3" },
    given = { turn = p2, phase = "control", locations = { "9_60" }, p2 = { hand = { "Toy Filler" }, table = { { "Toy Dart", at = "Sullust" }, { title, on = "Toy Dart" } } } },
    steps = { p2.drains "Sullust", p1.loses "Reserve Deck", expect { p1.lost, count = 1 } },
  }
end
pilot("Ryle Torsyn", "7_40", "Gold 3", "1_122", "Dantooine", 1)
pilot("Theron Nett", "7_46", "Red 10", "3_151", "Ord Mantell", 2)

scenario "Gold 3 brings 1 Force back where it deploys to Dantooine" {
  rules = { "7_141/just" },
  given = { turn = p2, phase = "deploy", locations = { "1_122" }, p2 = { hand = { "Gold 3", "Toy Flier" }, force = 2, lost = 2 } },
  steps = { p2.deploys "Gold 3", p2.chooses "Dantooine", p2.chooses "Toy Flier", p2.answers "Gold 3", expect { p2.lost, count = 1 } },
}
scenario "Gold 3 brings nothing back elsewhere" {
  quiet = { "7_141/just" },
  given = { turn = p2, phase = "deploy", locations = { "1_122", "9_60" }, p2 = { hand = { "Gold 3", "Toy Flier" }, force = 2, lost = 2 } },
  steps = { p2.deploys "Gold 3", p2.chooses "Sullust", p2.chooses "Toy Flier", expect { p2.lost, count = 2 } },
}
scenario "Red 10 deploys to Ord Mantell for nothing" {
  rules = { "7_145/constant" },
  given = { turn = p2, phase = "deploy", locations = { "3_151", "9_60" }, p2 = { hand = { "Red 10", "Toy Flier" }, force = 1 } },
  steps = { p2.deploys "Red 10", p2.may_choose_exactly { "Ord Mantell", decline }, p2.chooses "Ord Mantell", p2.chooses "Toy Flier", expect { p2.used, count = 1 } },
}
scenario "Red 10 deploys elsewhere for its price" {
  quiet = { "7_145/constant" },
  given = { turn = p2, phase = "deploy", locations = { "3_151", "9_60" }, p2 = { hand = { "Red 10", "Toy Flier" }, force = 3 } },
  steps = { p2.deploys "Red 10", p2.chooses "Sullust", p2.chooses "Toy Flier", expect { p2.used, count = 3 } },
}

local function armed(craft, id, free, fires, safe, pilot, foreign)
  scenario ("Proton Torpedoes deploy aboard " .. craft .. " for nothing") {
    rules = { id .. "/" .. free },
    given = { turn = p2, phase = "deploy", locations = { "9_60" }, p2 = { hand = { "1_158" }, table = { { craft, at = "Sullust" }, { "X-wing", at = "Sullust" } } } },
    steps = { p2.deploys "Proton Torpedoes", p2.may_choose_exactly { craft, decline }, p2.chooses(craft) },
  }
  scenario ("Proton Torpedoes cost as ever aboard another starship than " .. craft) {
    quiet = { id .. "/" .. free },
    given = { turn = p2, phase = "deploy", locations = { "9_60" }, p2 = { hand = { "1_158" }, force = 1, table = { { craft, at = "Sullust" }, { "X-wing", at = "Sullust" } } } },
    steps = { p2.deploys "Proton Torpedoes", p2.chooses "X-wing", expect { p2.used, count = 1 } },
  }
  local function shot(ship)
    return { turn = p2, phase = "battle", locations = { "9_60" }, p1 = { table = { { "Toy Flock", at = "Sullust" } } },
      p2 = { force = 2, reserve = { "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler" }, table = { { craft, at = "Sullust" }, { pilot, on = craft }, { "X-wing", at = "Sullust" }, { "1_158", on = ship } } } }
  end
  scenario ("Proton Torpedoes aboard " .. craft .. " fire for nothing") {
    rules = { id .. "/" .. fires },
    given = shot(craft),
    steps = { p2.battles "Sullust", p2.fires "Proton Torpedoes", p2.chooses "Toy Flock", expect { p2.force, count = 1 }, p1.forfeits "Toy Flock" },
  }
  scenario ("Proton Torpedoes aboard another starship than " .. craft .. " fire at their price") {
    quiet = { id .. "/" .. fires },
    given = shot "X-wing",
    steps = { p2.battles "Sullust", p2.fires "Proton Torpedoes", p2.chooses "Toy Flock", expect { p2.force, count = 0 }, p1.forfeits "Toy Flock" },
  }
  scenario (craft .. " is immune with its matching pilot") {
    rules = { id .. "/" .. safe },
    given = { turn = p2, phase = "deploy", locations = { "9_60" }, p2 = { table = { { craft, at = "Sullust" }, { pilot, on = craft } } } },
    steps = { expect { p2.card(craft), immunity = 4 } },
  }
  scenario (craft .. " is not immune with another pilot") {
    quiet = { id .. "/" .. safe },
    given = { turn = p2, phase = "deploy", locations = { "9_60" }, p2 = { table = { { craft, at = "Sullust" }, { foreign, on = craft } } } },
    steps = { expect { p2.card(craft), immunity = 0 } },
  }
end
armed("Gold 3", "7_141", "constant", "constant-2", "constant-3", "Ryle Torsyn", "Theron Nett")
armed("Red 10", "7_145", "constant-2", "constant-3", "constant-4", "Theron Nett", "Ryle Torsyn")

-- Sites
local OFFICE = "Spaceport Prefect's Office"
scenario "Prefect's Office: becomes part of a planet that it does not exclude" {
  rules = { "7_290/deploys" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Reach: Pier", "3_149" }, p1 = { hand = { OFFICE } } },
  steps = { p1.deploys(OFFICE), p1.may_choose_exactly { "Toy Reach: Pier", decline }, p1.chooses "Toy Reach: Pier", p1.chooses(1), expect { table, in_order = { "Toy Reach: Pier", OFFICE, "Hoth: North Ridge (4th Marker)" } } },
}
scenario "Prefect's Office: stays in hand with Hoth alone" {
  quiet = { "7_290/deploys" },
  given = { turn = p1, phase = "deploy", locations = { "3_149" }, p1 = { hand = { OFFICE } } },
  steps = { p1.may_not_choose { "deploys " .. OFFICE } },
}
local function office(leader, there)
  return { turn = p1, phase = "deploy", locations = { "7_290", "1_295" }, p1 = { table = { { leader, at = OFFICE }, { "Stormtrooper", at = there } } } }
end
scenario "Prefect's Office: with an Imperial leader there Imperials are stronger" {
  rules = { "7_290/constant" },
  given = office("Admiral Piett", OFFICE),
  steps = { expect { p1.card "Stormtrooper", power = 2, forfeit = 3 }, expect { p1.card "Admiral Piett", power = 4 } },
}
scenario "Prefect's Office: not without a leader" {
  quiet = { "7_290/constant" },
  given = office("DS-181-3", OFFICE),
  steps = { expect { p1.card "Stormtrooper", power = 1, forfeit = 2 } },
}
scenario "Prefect's Office: nobody on another planet is stronger, nor who is no Imperial" {
  quiet = { "7_290/constant" },
  given = { turn = p1, phase = "deploy", locations = { "7_290", "1_295" }, p1 = { table = { { "Stormtrooper", at = "Tatooine: Mos Eisley" }, { "Toy Captain", at = OFFICE } } } },
  steps = { expect { p1.card "Stormtrooper", power = 1 }, expect { p1.card "Toy Captain", power = 3 } },
}

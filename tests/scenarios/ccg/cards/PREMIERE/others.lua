-- Devices, Effects and weapons of the Premiere introductory two-player game.

local eisley, EISLEY, waste, WASTE = "1_295", "Tatooine: Mos Eisley", "1_293", "Tatooine: Jundland Wastes"
local shaft, SHAFT = "101_1", "Death Star: Level 6 Core Shaft Corridor"

scenario "Comlink goes on a character of one's own" {
  rules = { "1_201/deploys", "CCG-WEAP-DEP-01" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Comlink" }, force = 1, table = { { "Stormtrooper", at = EISLEY } } }, p2 = { table = { { "Talz", at = EISLEY } } } },
  steps = { p1.deploys "Comlink", p1.may_choose_exactly { "Stormtrooper", decline }, p1.chooses "Stormtrooper", expect { p1.card "Comlink", at = "Stormtrooper" } },
}
scenario "Comlink lets its player react to a battle" {
  rules = { "1_201/just" },
  given = { turn = p2, phase = "battle", locations = { eisley, waste }, p2 = { force = 1, table = { { "Toy Captain", at = WASTE } } },
    p1 = { hand = { "Stormtrooper" }, force = 1, table = { { "Tusken Raider", at = EISLEY }, { "Comlink", on = "Tusken Raider" }, { "Jawa", at = WASTE } } } },
  steps = { p2.battles(WASTE), p1.answers "Comlink", p1.chooses "Stormtrooper", p1.chooses(WASTE), expect { p1.card "Stormtrooper", at = WASTE }, p1.forfeits "Stormtrooper" },
}
scenario "Comlink lets its player react to a Force drain" {
  rules = { "1_201/just-2" },
  given = { turn = p2, phase = "control", locations = { eisley, waste }, p2 = { table = { { "Talz", at = WASTE } } },
    p1 = { hand = { "Stormtrooper" }, force = 1, table = { { "Tusken Raider", at = EISLEY }, { "Comlink", on = "Tusken Raider" } } } },
  steps = { p2.drains(WASTE), p1.answers "Comlink", p1.chooses "Stormtrooper", p1.chooses(WASTE), expect { p1.lost, count = 0 } },
}
scenario "Stormtrooper Utility Belt goes on an Imperial or an alien" {
  rules = { "1_207/deploys" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Stormtrooper Utility Belt" }, force = 1, table = { { "Stormtrooper", at = EISLEY }, { "Tusken Raider", at = EISLEY }, { "LIN-V8M (Elleyein-Veeateemm)", at = EISLEY } } } },
  steps = { p1.deploys "Stormtrooper Utility Belt", p1.may_choose_exactly { "Stormtrooper", "Tusken Raider", decline }, p1.chooses "Stormtrooper" },
}
scenario "Stormtrooper Utility Belt gives power and forfeit" {
  rules = { "1_207/constant" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { table = { { "Stormtrooper", at = EISLEY }, { "Stormtrooper Utility Belt", on = "Stormtrooper" } } } },
  steps = { expect { p1.card "Stormtrooper", power = 2, forfeit = 3 } },
}
scenario "Stormtrooper Utility Belt gives more on the Death Star" {
  rules = { "1_207/constant-2" },
  given = { turn = p1, phase = "deploy", locations = { shaft }, p1 = { table = { { "Stormtrooper", at = SHAFT }, { "Stormtrooper Utility Belt", on = "Stormtrooper" } } } },
  steps = { expect { p1.card "Stormtrooper", power = 3, forfeit = 4 } },
}
local function trainer(title, id, mine)
  local dark = mine == "p1"
  local me = dark and p1 or p2
  scenario (title .. " goes on any character but a droid") {
    rules = { id .. "/deploys" },
    given = { turn = me, phase = "deploy", locations = { eisley }, p1 = { hand = dark and { title } or {}, table = { { "Stormtrooper", at = EISLEY }, { "LIN-V8M (Elleyein-Veeateemm)", at = EISLEY } } },
      p2 = { hand = dark and {} or { title }, table = { { "Talz", at = EISLEY } } } },
    steps = { me.deploys(title), me.may_choose_exactly { "Stormtrooper", "Talz", decline }, me.chooses "Talz", expect { p2.card "Talz", warrior = true, power = 1 } },
  }
  scenario (title .. " makes a warrior stronger") {
    rules = { id .. "/constant" },
    given = { turn = me, phase = "deploy", locations = { eisley }, p1 = { table = dark and { { "Stormtrooper", at = EISLEY }, { title, on = "Stormtrooper" } } or {} },
      p2 = { table = dark and {} or { { "Rebel Trooper", at = EISLEY }, { title, on = "Rebel Trooper" } } } },
    steps = { dark and expect { p1.card "Stormtrooper", power = 2 } or expect { p2.card "Rebel Trooper", power = 2 } },
  }
  scenario (title .. " makes a warrior of who was none") {
    rules = { id .. "/constant-2" },
    given = { turn = me, phase = "deploy", locations = { eisley }, p1 = { table = dark and { { "Tusken Raider", at = EISLEY }, { title, on = "Tusken Raider" } } or {} },
      p2 = { table = dark and {} or { { "Talz", at = EISLEY }, { title, on = "Talz" } } } },
    steps = { dark and expect { p1.card "Tusken Raider", warrior = true, power = 1 } or expect { p2.card "Talz", warrior = true, power = 1 } },
  }
end
trainer("Ket Maliss", "1_221", "p1")
trainer("Sai'torr Kal Fas", "1_64", "p2")

scenario "Macroscan looks at the opponent's next card for 1 Force" {
  rules = { "1_224/any_time" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { force = 1, table = { "Macroscan" } } },
  steps = { p1.uses "Macroscan", expect { p1.used, count = 1 }, expect { p2.reserve, seen_by_p1 = 1 } },
}
scenario "Macroscan looks at the opponent's next three cards if it is night somewhere" {
  rules = { "1_224/any_time" },
  given = { turn = p1, phase = "deploy", locations = { eisley, "Toy Glade" }, p1 = { force = 1, table = { "Macroscan" } } },
  steps = { p1.uses "Macroscan", expect { p2.reserve, seen_by_p1 = 3 }, expect { p2.reserve, seen_by_p2 = 0 } },
}

local function blaster(title, id, who, cost)
  local dark = who == "p1"
  local me, you = dark and p1 or p2, dark and p2 or p1
  local bearer, victim, other = dark and "Stormtrooper" or "Rebel Trooper", dark and "Talz" or "Tusken Raider", dark and "Tusken Raider" or "Talz"
  scenario (title .. " (" .. id .. ") goes on a warrior") {
    rules = { id .. "/deploys" },
    given = { turn = me, phase = "deploy", locations = { eisley },
      p1 = { hand = dark and { id } or {}, force = 3, table = { { "Stormtrooper", at = EISLEY }, { "Tusken Raider", at = EISLEY } } },
      p2 = { hand = dark and {} or { id }, force = 3, table = { { "Rebel Trooper", at = EISLEY }, { "Talz", at = EISLEY } } } },
    steps = { me.deploys(title), me.may_choose_exactly { bearer, decline }, me.chooses(bearer) },
  }
  scenario (title .. " (" .. id .. ") hits for " .. cost .. " Force") {
    rules = { id .. "/fire" },
    given = { turn = me, phase = "battle", locations = { eisley },
      p1 = { hand = { "Toy Filler" }, force = dark and cost + 1 or 0, reserve = { "Tusken Raider", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler" }, table = dark and { { "Stormtrooper", at = EISLEY }, { id, on = "Stormtrooper" } } or { { "Tusken Raider", at = EISLEY } } },
      p2 = { hand = { "Toy Filler" }, force = dark and 0 or cost + 1, reserve = { "Tusken Raider", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler" }, table = dark and { { "Talz", at = EISLEY } } or { { "Rebel Trooper", at = EISLEY }, { id, on = "Rebel Trooper" } } } },
    steps = { me.battles(EISLEY), you.passes, me.passes, me.fires(title), me.chooses(victim), dark and expect { p2.lost, exactly = { victim } } or expect { p1.lost, exactly = { victim } } },
  }
end
blaster("Blaster Rifle", "1_312", "p1", 2)
blaster("Imperial Blaster", "1_317", "p1", 1)
blaster("Blaster", "1_152", "p2", 1)
blaster("Blaster Rifle", "1_153", "p2", 2)

scenario "Gaderffii Stick goes on a Tusken Raider" {
  rules = { "1_315/deploys" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Gaderffii Stick" }, force = 2, table = { { "Stormtrooper", at = EISLEY }, { "Tusken Raider", at = EISLEY } } } },
  steps = { p1.deploys "Gaderffii Stick", p1.may_choose_exactly { "Tusken Raider", decline }, p1.chooses "Tusken Raider" },
}
scenario "Gaderffii Stick knocks weapons away" {
  rules = { "1_315/just" },
  given = { turn = p2, phase = "battle", locations = { eisley }, p1 = { hand = { "Toy Filler" }, reserve = { "Comlink", "Comlink", "Toy Filler", "Toy Filler" }, table = { { "Tusken Raider", at = EISLEY }, { "Gaderffii Stick", on = "Tusken Raider" } } },
    p2 = { hand = { "Toy Filler" }, force = 3, table = { { "Rebel Trooper", at = EISLEY }, { "1_152", on = "Rebel Trooper" } } } },
  steps = { p2.battles(EISLEY), p1.answers "Gaderffii Stick", p1.chooses "Rebel Trooper", p2.passes, p1.passes, p2.passes,
    p2.may_choose_exactly { pass } },
}

local function mine(id, who, droid, victim)
  local dark = who == "p1"
  local me = dark and p1 or p2
  scenario ("Timer Mine (" .. id .. ") goes where a mining droid is") {
    rules = { id .. "/deploys" },
    given = { turn = me, phase = "deploy", locations = { eisley, waste }, p1 = { hand = dark and { id } or {}, table = dark and { { droid, at = WASTE } } or {} }, p2 = { hand = dark and {} or { id }, table = dark and {} or { { droid, at = WASTE } } } },
    steps = { me.deploys "Timer Mine", me.may_choose_exactly { WASTE, decline }, me.chooses(WASTE) },
  }
  scenario ("Timer Mine (" .. id .. ") explodes at the beginning of its owner's next turn") {
    rules = { id .. "/automatic", "CCG-TURN-START-02" },
    given = { turn = dark and p2 or p1, phase = "draw", locations = { eisley },
      p1 = { reserve = { "Stormtrooper", "Toy Filler", "Toy Filler" }, table = dark and { { id, at = EISLEY } } or { { "Tusken Raider", at = EISLEY } } },
      p2 = { reserve = { "Stormtrooper", "Toy Filler", "Toy Filler" }, table = dark and { { "Talz", at = EISLEY } } or { { id, at = EISLEY } } } },
    steps = { dark and p2.passes or p1.passes,
      dark and expect { p2.lost, exactly = { "Talz" } } or expect { p1.lost, exactly = { "Tusken Raider" } },
      dark and expect { p1.lost, exactly = { "Timer Mine" } } or expect { p2.lost, exactly = { "Timer Mine" } } },
  }
end
scenario "Timer Mine (1_322) does not reach who is inside an enclosed vehicle" {
  rules = { "1_322/automatic" },
  given = { turn = p2, phase = "draw", locations = { eisley },
    p1 = { reserve = { "Stormtrooper", "Toy Filler", "Toy Filler" }, table = { { "1_322", at = EISLEY } } },
    p2 = { reserve = { "Stormtrooper", "Toy Filler", "Toy Filler" }, table = { { "Toy Tank", at = EISLEY }, { "Talz", on = "Toy Tank" } } } },
  steps = { p2.passes, expect { p2.lost, count = 0 }, expect { p1.lost, exactly = { "Timer Mine" } } },
}
mine("1_322", "p1", "LIN-V8M (Elleyein-Veeateemm)")
mine("1_162", "p2", "LIN-V8K (Elleyein-Veeatekay)")

scenario "Electrobinoculars go on a warrior" {
  rules = { "1_35/deploys" },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p2 = { hand = { "Electrobinoculars" }, force = 1, table = { { "Rebel Trooper", at = EISLEY }, { "Talz", at = EISLEY } } } },
  steps = { p2.deploys "Electrobinoculars", p2.may_choose_exactly { "Rebel Trooper", decline }, p2.chooses "Rebel Trooper" },
}
scenario "Electrobinoculars look at the next card and may make Force of it" {
  rules = { "1_35/any_time" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Toy Filler" } }, p2 = { force = 2, reserve = { "Luke", "Toy Filler" }, table = { { "Rebel Trooper", at = EISLEY }, { "Electrobinoculars", on = "Rebel Trooper" } } } },
  steps = { p1.passes, p2.uses "Electrobinoculars", p2.accepts, expect { p2.force, exactly = { "Luke" } } },
}
scenario "Tatooine Utility Belt goes on a Rebel or an alien" {
  rules = { "1_40/deploys" },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p2 = { hand = { "Tatooine Utility Belt" }, force = 1, table = { { "Rebel Trooper", at = EISLEY }, { "Talz", at = EISLEY }, { "CZ-3 (Seezee-Three)", at = EISLEY } } } },
  steps = { p2.deploys "Tatooine Utility Belt", p2.may_choose_exactly { "Rebel Trooper", "Talz", decline }, p2.chooses "Talz" },
}
scenario "Tatooine Utility Belt helps on Tatooine only" {
  rules = { "1_40/constant" },
  given = { turn = p2, phase = "deploy", locations = { eisley, "1_284" }, p2 = { table = { { "Rebel Trooper", at = EISLEY }, { "Tatooine Utility Belt", on = "Rebel Trooper" }, { "Luke", at = "Death Star: Detention Block Corridor" }, { "Tatooine Utility Belt", on = "Luke" } } } },
  steps = { expect { p2.card "Rebel Trooper", power = 3 }, expect { p2.card "Luke", power = 2 } },
}

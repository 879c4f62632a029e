-- Cloud City: cards that show a word of the language.

local eisley, EISLEY = "1_295", "Tatooine: Mos Eisley"
local SHAFT_ID, SHAFT = "101_1", "Death Star: Level 6 Core Shaft Corridor"

scenario "Smoke Screen: an ability in the place of a battle destiny" {
  rules = { "5_69/before_play" },
  given = { turn = p2, phase = "battle", locations = { eisley }, p1 = { table = { { "Toy Captain", at = EISLEY } } },
    p2 = { hand = { "Smoke Screen" }, force = 1, reserve = { "Toy Zero", "Toy Filler", "Toy Filler", "Toy Filler" }, table = { { "Toy Mentor", at = EISLEY }, { "Toy Trooper", at = EISLEY } } } },
  steps = { p2.battles(EISLEY), p2.passes, p1.passes, p2.accepts, p2.preempts "Smoke Screen", p2.may_choose_exactly { "Toy Mentor", "Toy Trooper" }, p2.chooses "Toy Mentor",
    expect { p2, battle_destiny = 6 }, p1.forfeits "Toy Captain", p1.loses "Reserve Deck" },
}
scenario "Smoke Screen: only at a site, and only for one's own draw" {
  quiet = { "5_69/before_play" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 1, reserve = { "Toy Zero", "Toy Filler" }, table = { { "Toy Mentor", at = EISLEY } } },
    p2 = { hand = { "Smoke Screen" }, force = 1, table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p2.passes, p1.passes, p1.accepts, expect { p1, battle_destiny = 0 }, p2.forfeits "Toy Captain" },
}
scenario "Weapon Levitation: a weapon from the Used Pile" {
  rules = { "5_160/play" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Weapon Levitation" }, used = { "Toy Filler", "1_317" } } },
  steps = { p1.plays "Weapon Levitation", p1.may_choose_exactly { "Imperial Blaster" }, p1.chooses "Imperial Blaster", expect { p1.hand, exactly = { "Imperial Blaster" } } },
}
scenario "Weapon Levitation: a weapon changes hands as a battle begins" {
  rules = { "5_160/response" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { hand = { "Weapon Levitation" }, force = 1, table = { { "Toy Mentor", at = EISLEY }, { "Toy Captain", at = EISLEY } } },
    p2 = { table = { { "Rebel Trooper", at = EISLEY }, { "1_152", on = "Rebel Trooper" } } } },
  steps = { p1.battles(EISLEY), p1.answers "Weapon Levitation", p1.chooses "Toy Mentor", p1.chooses "Blaster", expect { p1.card "Blaster", at = "Toy Mentor" }, expect { p1.lost, exactly = { "Weapon Levitation" } },
    p1.declines, p2.forfeits "Rebel Trooper" },
}
scenario "Weapon Levitation: ability of no more than 3 takes no weapon" {
  quiet = { "5_160/response" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { hand = { "Weapon Levitation" }, force = 1, table = { { "Toy Captain", at = EISLEY } } },
    p2 = { table = { { "Rebel Trooper", at = EISLEY }, { "1_152", on = "Rebel Trooper" } } } },
  steps = { p1.battles(EISLEY), p1.may_choose_exactly { pass }, p1.passes, p1.passes, p2.forfeits "Rebel Trooper", p2.chooses "Rebel Trooper" },
}
scenario "Weapon Levitation: nothing but a weapon comes from the Used Pile" {
  rules = { "5_160/play" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Weapon Levitation" }, used = { "Toy Filler" } } },
  steps = { p1.plays "Weapon Levitation", p2.declines, expect { p1.hand, exactly = {} }, expect { p1.used, exactly = { "Toy Filler", "Weapon Levitation" } } },
}
scenario "Shattered Hope: after a battle that was won indoors an opponent's character goes next door" {
  rules = { "5_152/response" },
  given = { turn = p1, phase = "battle", locations = { SHAFT_ID, "1_285" }, p1 = { hand = { "Shattered Hope" }, force = 1, table = { { "Toy Mentor", at = SHAFT } } },
    p2 = { table = { { "Toy Captain", at = SHAFT }, { "Talz", at = SHAFT } } } },
  steps = { p1.battles(SHAFT), p1.declines, p2.forfeits "Talz", p1.answers "Shattered Hope", p1.chooses "Toy Captain", p1.chooses "Death Star: Docking Bay 327",
    expect { p2.card "Toy Captain", at = "Death Star: Docking Bay 327" } },
}
scenario "Weapon Levitation in the Used Pile does nothing" {
  quiet = { "5_160/play" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { used = { "Weapon Levitation", "1_317" } } },
  steps = { p1.may_choose_exactly { pass } },
}

-- Special Edition: cards that show a word of the language.

local sullust, kessel = "9_60", "1_288"
local eisley, EISLEY = "1_295", "Tatooine: Mos Eisley"

scenario "Watch Your Back!: a maneuver in the place of a battle destiny" {
  rules = { "7_268/before_play" },
  given = { turn = p1, phase = "battle", locations = { sullust }, p1 = { hand = { "Watch Your Back!" }, force = 1, reserve = { "Toy Zero", "Toy Filler" }, table = { { "Toy Gnat", at = "Sullust" }, { "Toy Galley", at = "Sullust" }, { "Toy Scion", on = "Toy Galley" } } },
    p2 = { table = { { "X-wing", at = "Sullust" } } } },
  steps = { p1.battles "Sullust", p1.passes, p2.passes, p1.accepts, p1.preempts "Watch Your Back!", expect { p1, battle_destiny = 6 }, p2.forfeits "X-wing" },
}
scenario "Watch Your Back!: not with a capital starship alone" {
  quiet = { "7_268/before_play" },
  given = { turn = p1, phase = "battle", locations = { sullust }, p1 = { hand = { "Watch Your Back!" }, force = 1, reserve = { "Toy Zero", "Toy Filler" }, table = { { "Toy Galley", at = "Sullust" }, { "Toy Scion", on = "Toy Galley" } } },
    p2 = { table = { { "X-wing", at = "Sullust" } } } },
  steps = { p1.battles "Sullust", p1.passes, p2.passes, p1.accepts, expect { p1, battle_destiny = 0 }, p2.forfeits "X-wing" },
}
scenario "Relentless Pursuit: an armed starship takes the power from another" {
  rules = { "7_260/play" },
  given = { turn = p1, phase = "battle", locations = { sullust }, p1 = { hand = { "Relentless Pursuit" }, force = 1, table = { { "Toy Needle", at = "Sullust" }, { "Toy Cannon", on = "Toy Needle" } } },
    p2 = { table = { { "X-wing", at = "Sullust" }, { "Toy Gnat", at = "Sullust" } } } },
  steps = { p1.battles "Sullust", p1.plays "Relentless Pursuit", p1.may_choose_exactly { "X-wing", "Toy Gnat", decline }, p1.chooses "X-wing", p1.loses "Reserve Deck", expect { p2.card "X-wing", power = 0 }, p1.passes, p2.forfeits "Toy Gnat" },
}
scenario "Relentless Pursuit: nothing without a weapon" {
  quiet = { "7_260/play" },
  given = { turn = p1, phase = "battle", locations = { sullust }, p1 = { hand = { "Relentless Pursuit" }, force = 1, table = { { "Toy Needle", at = "Sullust" } } },
    p2 = { table = { { "X-wing", at = "Sullust" } } } },
  steps = { p1.battles "Sullust", p1.may_choose_exactly { pass }, p1.passes, p1.forfeits "Toy Needle" },
}
scenario "Relentless Pursuit: a starship that was hit is lost at once" {
  rules = { "7_260/response" },
  given = { turn = p1, phase = "battle", locations = { sullust }, p1 = { hand = { "Relentless Pursuit" }, force = 1, reserve = { "Toy Mentor", "Toy Filler" }, table = { { "Toy Needle", at = "Sullust" }, { "Toy Cannon", on = "Toy Needle" } } },
    p2 = { table = { { "X-wing", at = "Sullust" }, { "Toy Gnat", at = "Sullust" } } } },
  steps = { p1.battles "Sullust", p1.fires "Toy Cannon", p1.chooses "X-wing", p1.answers "Relentless Pursuit", expect { p2.lost, exactly = { "X-wing" } }, p2.forfeits "Toy Gnat" },
}
scenario "Relentless Pursuit: not one's own starship" {
  quiet = { "7_260/response" },
  given = { turn = p2, phase = "battle", locations = { sullust }, p1 = { hand = { "Relentless Pursuit" }, table = { { "Toy Needle", at = "Sullust" } } },
    p2 = { force = 1, reserve = { "Toy Mentor", "Toy Filler" }, table = { { "X-wing", at = "Sullust" }, { "Toy Cannon", on = "X-wing" } } } },
  steps = { p2.battles "Sullust", p1.passes, p2.fires "Toy Cannon", p2.chooses "Toy Needle", expect { p1.card "Toy Needle", hit = true }, p1.forfeits "Toy Needle" },
}
scenario "They're Coming In Too Fast!: a starship beside an armed one loses its immunity for the turn" {
  rules = { "7_265/play" },
  given = { turn = p1, phase = "battle", locations = { sullust, kessel }, p1 = { hand = { "They're Coming In Too Fast!" }, force = 1, table = { { "Toy Needle", at = "Sullust" }, { "Toy Cannon", on = "Toy Needle" }, { "Toy Gnat", at = "Kessel" } } },
    p2 = { table = { { "Toy Galley", at = "Sullust" }, { "Toy Bastille", at = "Kessel" } } } },
  steps = { expect { p2.card "Toy Galley", immunity = 4 }, p1.plays "They're Coming In Too Fast!", p1.may_choose_exactly { "Toy Galley", decline }, p1.chooses "Toy Galley", expect { p2.card "Toy Galley", immunity = 0 } },
}
scenario "They're Coming In Too Fast! cancels A Few Maneuvers" {
  rules = { "7_265/response" },
  given = { turn = p2, phase = "battle", locations = { sullust }, p1 = { hand = { "They're Coming In Too Fast!" } }, p2 = { hand = { "A Few Maneuvers" }, table = { { "X-wing", at = "Sullust" } } } },
  steps = { p2.plays "A Few Maneuvers", p2.chooses "X-wing", p1.answers "They're Coming In Too Fast!", expect { p2.lost, exactly = { "A Few Maneuvers" } }, expect { p2.card "X-wing", maneuver = 4 } },
}
scenario "They're Coming In Too Fast! cancels no other maneuvers" {
  quiet = { "7_265/response" },
  given = { turn = p2, phase = "battle", locations = { sullust }, p1 = { hand = { "They're Coming In Too Fast!" } }, p2 = { hand = { "Toy Tuning" }, table = { { "X-wing", at = "Sullust" } } } },
  steps = { p2.plays "Toy Tuning", p2.chooses "X-wing", expect { p2.used, exactly = { "Toy Tuning" } }, p1.is_asked },
}
scenario "Desperate Tactics: a vehicle's weapon that was fired brings another battle destiny" {
  rules = { "7_86/response" },
  given = { turn = p2, phase = "battle", locations = { eisley }, p2 = { hand = { "Desperate Tactics" }, force = 1, reserve = { "Toy Mentor", "Toy Zero", "Toy Filler" }, table = { { "Toy Tank", at = EISLEY }, { "Toy Scion", on = "Toy Tank" }, { "Toy Turret", on = "Toy Tank" } } },
    p1 = { table = { { "Toy Captain", at = EISLEY }, { "Toy Trooper", at = EISLEY } } } },
  steps = { p2.battles(EISLEY), p2.fires "Toy Turret", p2.chooses "Toy Captain", p2.answers "Desperate Tactics", p2.accepts, expect { p2, battle_destiny = 3 }, p1.forfeits "Toy Captain" },
}
scenario "Desperate Tactics: beside an armed vehicle nobody of the opponent's is immune" {
  rules = { "7_86/play" },
  given = { turn = p2, phase = "battle", locations = { eisley }, p2 = { hand = { "Desperate Tactics" }, force = 1, table = { { "Toy Tank", at = EISLEY }, { "Toy Scion", on = "Toy Tank" }, { "Toy Turret", on = "Toy Tank" } } },
    p1 = { table = { { "Toy Loner", at = EISLEY } } } },
  steps = { p2.battles(EISLEY), expect { p1.card "Toy Loner", immunity = 9 }, p2.plays "Desperate Tactics", expect { p1.card "Toy Loner", immunity = 0 }, p2.passes, p2.declines, p1.forfeits "Toy Loner" },
}
scenario "Desperate Tactics: nothing without a vehicle's weapon" {
  quiet = { "7_86/play" },
  given = { turn = p2, phase = "battle", locations = { eisley }, p2 = { hand = { "Desperate Tactics" }, force = 1, reserve = { "Toy Mentor", "Toy Filler" }, table = { { "Toy Captain", at = EISLEY }, { "Toy Pistol", on = "Toy Captain" } } },
    p1 = { table = { { "Toy Loner", at = EISLEY } } } },
  steps = { p2.battles(EISLEY), p2.may_choose_exactly { pass }, p2.passes, p2.may_choose_exactly { "fires Toy Pistol", pass }, p2.passes, p1.forfeits "Toy Loner" },
}
scenario "Detention Block Corridor: a captive that is released there brings Force back" {
  rules = { "7_118/automatic" },
  given = { turn = p2, phase = "control", locations = { { "7_118", owner = p2 } }, p2 = { hand = { "Toy Ransom" }, lost = 3, inactive = { { "Luke", at = "Death Star: Detention Block Corridor", imprisoned = true, on = "Death Star: Detention Block Corridor" } } } },
  steps = { p2.plays "Toy Ransom", p2.chooses "Luke", expect { p2.lost, count = 2 } },
}
scenario "Detention Block Corridor: Leia is worth 4" {
  rules = { "7_118/automatic" },
  given = { turn = p2, phase = "control", locations = { { "7_118", owner = p2 } }, p2 = { hand = { "Toy Ransom" }, lost = 5, inactive = { { "Toy Princess", at = "Death Star: Detention Block Corridor", imprisoned = true, on = "Death Star: Detention Block Corridor" } } } },
  steps = { p2.plays "Toy Ransom", p2.chooses "Toy Princess", expect { p2.lost, count = 1 } },
}
scenario "Detention Block Corridor: Light drains for 1 more, Dark does not" {
  rules = { "7_118/constant" },
  given = { turn = p2, phase = "control", locations = { { "7_118", owner = p2 } }, p2 = { table = { { "Luke", at = "Death Star: Detention Block Corridor" } } } },
  steps = { p2.drains "Death Star: Detention Block Corridor", p1.loses "Reserve Deck", p1.loses "Reserve Deck", expect { p1.lost, count = 2 } },
}

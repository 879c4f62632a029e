-- Cards of the pre-constructed decks that keep reacts away, fire twice or outside of battle, add to weapon destinies, draw if
-- unable otherwise.

-- A-wing
scenario "A-wing: the opponent does not react to where it is" {
  rules = { "9_62/constant" },
  given = { turn = p2, phase = "battle", locations = { "Toy Reach", "Toy Near Reach" }, p1 = { force = 2, table = { { "Toy Sloop", at = "Toy Reach" }, { "Toy Courser", at = "Toy Near Reach" } } }, p2 = { force = 1, table = { { "A-wing", at = "Toy Reach" } } } },
  steps = { p2.battles "Toy Reach", expect { p1.card "Toy Courser", at = "Toy Near Reach" }, p1.forfeits "Toy Sloop" },
}
scenario "A-wing: where it is not, the opponent reacts" {
  quiet = { "9_62/constant" },
  given = { turn = p2, phase = "battle", locations = { "Toy Reach", "Toy Near Reach", "Toy Third" }, p1 = { force = 2, table = { { "Toy Sloop", at = "Toy Reach" }, { "Toy Courser", at = "Toy Near Reach" } } }, p2 = { force = 1, table = { { "X-wing", at = "Toy Reach" }, { "A-wing", at = "Toy Third" } } } },
  steps = { p2.battles "Toy Reach", p1.answers "Toy Courser", expect { p1.card "Toy Courser", at = "Toy Reach" }, p2.is_asked },
}
scenario "A-wing: its power is 1 less against a starfighter with higher maneuver" {
  rules = { "9_62/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { "Toy Reach" }, p1 = { table = { { "Toy Gnat", at = "Toy Reach" } } }, p2 = { table = { { "A-wing", at = "Toy Reach" } } } },
  steps = { expect { p2.card "A-wing", power = 2 } },
}
scenario "A-wing: not against one that is as slow, nor one elsewhere" {
  quiet = { "9_62/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { "Toy Reach", "Toy Third" }, p1 = { table = { { "Toy Sloop", at = "Toy Reach" }, { "Toy Gnat", at = "Toy Third" } } }, p2 = { table = { { "A-wing", at = "Toy Reach" } } } },
  steps = { expect { p2.card "A-wing", power = 3 } },
}

-- TIE Interceptor
scenario "TIE Interceptor: its power is 1 more with an X-wing" {
  rules = { "9_175/constant" },
  given = { phase = "deploy", locations = { "Toy Reach" }, p1 = { table = { { "TIE Interceptor", at = "Toy Reach" } } }, p2 = { table = { { "X-wing", at = "Toy Reach" } } } },
  steps = { expect { p1.card "TIE Interceptor", power = 4 } },
}
scenario "TIE Interceptor: not with an A-wing" {
  quiet = { "9_175/constant" },
  given = { phase = "deploy", locations = { "Toy Reach" }, p1 = { table = { { "TIE Interceptor", at = "Toy Reach" } } }, p2 = { table = { { "A-wing", at = "Toy Reach" } } } },
  steps = { expect { p1.card "TIE Interceptor", power = 3 } },
}
scenario "TIE Interceptor: it fires a weapon twice in a battle, and no more" {
  cites = { { "CCG-BTL-WEAP-04", "its text allows a second time" } },
  given = { phase = "battle", locations = { "Toy Reach" }, p1 = { force = 4, reserve = { "Toy Trooper", "Toy Trooper", "Toy Filler" }, table = { { "TIE Interceptor", at = "Toy Reach" }, { "SFS L-s7.2 TIE Cannon", on = "TIE Interceptor" }, "Toy Well" } }, p2 = { table = { { "Toy Argosy", at = "Toy Reach" } } } },
  steps = { p1.battles "Toy Reach", p1.fires "SFS L-s7.2 TIE Cannon", p1.chooses "Toy Argosy", p1.fires "SFS L-s7.2 TIE Cannon", p1.chooses "Toy Argosy", p1.may_choose_exactly { "uses Toy Well", pass }, p1.passes, p1.loses "Reserve Deck" },
}
scenario "Another TIE fires it once" {
  cites = { { "CCG-BTL-WEAP-04", "the weapon's own text has the same limit" } },
  given = { phase = "battle", locations = { "Toy Reach" }, p1 = { force = 4, reserve = { "Toy Trooper", "Toy Filler" }, table = { { "Black 3", at = "Toy Reach" }, { "Toy Flier", on = "Black 3" }, { "SFS L-s7.2 TIE Cannon", on = "Black 3" }, "Toy Well" } }, p2 = { table = { { "Toy Argosy", at = "Toy Reach" } } } },
  steps = { p1.battles "Toy Reach", p1.fires "SFS L-s7.2 TIE Cannon", p1.chooses "Toy Argosy", p1.may_choose_exactly { "uses Toy Well", pass }, p1.passes, p1.forfeits "Black 3", p1.chooses "Black 3", p1.chooses "Toy Flier" },
}

-- SFS L-s7.2 TIE Cannon
scenario "SFS L-s7.2 TIE Cannon: free on a TIE/ln" {
  rules = { "9_181/constant" },
  given = { phase = "deploy", locations = { "Toy Reach" }, p1 = { hand = { "SFS L-s7.2 TIE Cannon" }, force = 2, table = { { "Toy Plain Tie", at = "Toy Reach" } } } },
  steps = { p1.deploys "SFS L-s7.2 TIE Cannon", p1.chooses "Toy Plain Tie", expect { p1.force, count = 2 } },
}
scenario "SFS L-s7.2 TIE Cannon: for 2 on another TIE" {
  quiet = { "9_181/constant" },
  given = { phase = "deploy", locations = { "Toy Reach" }, p1 = { hand = { "SFS L-s7.2 TIE Cannon" }, force = 2, table = { { "TIE Interceptor", at = "Toy Reach" } } } },
  steps = { p1.deploys "SFS L-s7.2 TIE Cannon", p1.chooses "TIE Interceptor", expect { p1.force, count = 0 } },
}

-- Scythe 3
local function scythe(phase, pilot, target)
  return { phase = phase, locations = { "Toy Reach" }, p1 = { force = 1, reserve = { "Toy Mentor", "Toy Filler", "Toy Filler" }, table = { { "Scythe 3", at = "Toy Reach" }, { pilot, on = "Scythe 3" }, { "SFS L-s7.2 TIE Cannon", on = "Scythe 3" } } }, p2 = { table = { { target, at = "Toy Reach" } } } }
end
scenario "Scythe 3: in its move phase it fires a weapon, and who is hit is lost" {
  rules = { "9_170/optional" },
  given = scythe("move", "Toy Flier", "Toy Sloop"),
  steps = { p1.uses "Scythe 3", p1.chooses "SFS L-s7.2 TIE Cannon", p1.chooses "Toy Sloop", expect { p2.lost, exactly = { "Toy Sloop" } }, p1.may_not_choose { "uses Scythe 3" } },   -- 5 against maneuver 3
}
scenario "Scythe 3: not in another phase" {
  quiet = { "9_170/optional" },
  given = scythe("control", "Toy Flier", "Toy Sloop"),
  steps = { p1.may_not_choose { "uses Scythe 3" } },
}
scenario "Scythe 3: Lieutenant Hebsly deploys aboard for 2 less" {
  rules = { "9_170/constant" },
  given = { phase = "deploy", locations = { "Toy Reach" }, p1 = { hand = { "Lieutenant Hebsly" }, force = 1, table = { { "Scythe 3", at = "Toy Reach" } } } },
  steps = { p1.deploys "Lieutenant Hebsly", p1.chooses "Scythe 3", expect { p1.card "Lieutenant Hebsly", at = "Scythe 3" } },
}
scenario "Scythe 3: nobody else does" {
  quiet = { "9_170/constant" },
  given = { phase = "deploy", locations = { "Toy Reach" }, p1 = { hand = { "DS-181-4" }, force = 1, table = { { "Scythe 3", at = "Toy Reach" } } } },
  steps = { p1.may_not_choose { "deploys DS-181-4" } },
}
scenario "Scythe 3: with Lieutenant Hebsly it is immune to attrition less than 4" {
  rules = { "9_170/constant-2" },
  given = { phase = "deploy", locations = { "Toy Reach" }, p1 = { table = { { "Scythe 3", at = "Toy Reach" }, { "Lieutenant Hebsly", on = "Scythe 3" } } } },
  steps = { expect { p1.card "Scythe 3", immunity = 4 } },
}
scenario "Scythe 3: with another pilot it is not" {
  quiet = { "9_170/constant-2" },
  given = { phase = "deploy", locations = { "Toy Reach" }, p1 = { table = { { "Scythe 3", at = "Toy Reach" }, { "DS-181-4", on = "Scythe 3" } } } },
  steps = { expect { p1.card "Scythe 3", immunity = 0 } },
}

-- DS-181-3
scenario "DS-181-3 draws battle destiny aboard Saber 3" {
  rules = { "9_107/constant-2" },
  given = { phase = "battle", locations = { "Toy Reach" }, p1 = { force = 1, table = { { "Saber 3", at = "Toy Reach" }, { "DS-181-3", on = "Saber 3" } } }, p2 = { table = { { "Toy Sloop", at = "Toy Reach" } } } },
  steps = { p1.battles "Toy Reach", p1.accepts, p2.forfeits "Toy Sloop" },
}
scenario "DS-181-3 draws none elsewhere" {
  quiet = { "9_107/constant-2" },
  given = { phase = "battle", locations = { "Toy Reach" }, p1 = { force = 1, table = { { "Saber 4", at = "Toy Reach" }, { "DS-181-3", on = "Saber 4" } } }, p2 = { table = { { "Toy Sloop", at = "Toy Reach" } } } },
  steps = { p1.battles "Toy Reach", p2.forfeits "Toy Sloop" },
}
scenario "DS-181-3: the opponent does not react to his system" {
  rules = { "9_107/constant-3" },
  given = { phase = "battle", locations = { "Toy Reach", "Toy Near Reach" }, p1 = { force = 1, table = { { "Saber 4", at = "Toy Reach" }, { "DS-181-3", on = "Saber 4" } } }, p2 = { force = 2, table = { { "Toy Sloop", at = "Toy Reach" }, { "Toy Courser", at = "Toy Near Reach" } } } },
  steps = { p1.battles "Toy Reach", p2.forfeits "Toy Sloop", expect { p2.card "Toy Courser", at = "Toy Near Reach" } },
}
scenario "DS-181-3: from his system it does" {
  quiet = { "9_107/constant-3" },
  given = { phase = "battle", locations = { "Toy Reach", "Toy Near Reach" }, p1 = { force = 1, table = { { "Saber 4", at = "Toy Near Reach" }, { "DS-181-3", on = "Saber 4" }, { "TIE Interceptor", at = "Toy Reach" } } }, p2 = { force = 2, table = { { "Toy Sloop", at = "Toy Reach" }, { "Toy Courser", at = "Toy Near Reach" } } } },
  steps = { p1.battles "Toy Reach", p2.answers "Toy Courser", expect { p2.card "Toy Courser", at = "Toy Reach" } },
}

-- Karie Neth, Kin Kian
local function torpedo(crew, ship, draw)
  local mine = { { ship, at = "Toy Reach" }, { "Enhanced Proton Torpedoes", on = ship }, "Toy Well" }
  for i = 1, #crew do mine[#mine + 1] = { crew[i], on = ship } end
  return { turn = p2, phase = "battle", locations = { "Toy Reach" }, p1 = { table = { { "Toy Argosy", at = "Toy Reach" } } }, p2 = { force = 2, reserve = { draw, "Toy Filler", "Toy Filler" }, table = mine } }
end
local function hits(title, claims, given, hit)
  claims.given = given
  claims.steps = { p2.battles "Toy Reach", p2.fires "Enhanced Proton Torpedoes", p2.chooses "Toy Argosy", p2.may_choose { "uses Toy Well" }, expect { p1.card "Toy Argosy", hit = hit }, p2.passes }
  if hit or not claims.tie then claims.steps[#claims.steps + 1] = p1.forfeits "Toy Argosy" end
  claims.tie = nil
  scenario(title)(claims)
end
hits("Karie Neth adds 1 to the weapon destinies of her starship", { rules = { "9_18/constant-2" } }, torpedo({ "Karie Neth" }, "Red Squadron 7", "Toy Filler"), true)   -- 3, 1 and 1 against armor 4
hits("Without her the same draw misses", { cites = { { "CCG-WEAP-DEST-04", "3 and 1 against armor 4" } } }, torpedo({ "Keir Santage" }, "Red Squadron 7", "Toy Filler"), false)
hits("Karie Neth adds 2 aboard Gray Squadron 2", { rules = { "9_18/constant-3" } }, torpedo({ "Karie Neth" }, "Gray Squadron 2", "Toy Captain"), true)   -- 2, 1 and 2
hits("Karie Neth adds no more than 1 elsewhere", { quiet = { "9_18/constant-3" } }, torpedo({ "Karie Neth" }, "Red Squadron 7", "Toy Captain"), false)
hits("Karie Neth adds 2 with Telsij", { rules = { "9_18/constant-4" } }, torpedo({ "Karie Neth", "Toy Sidekick" }, "Gray Squadron 1", "Toy Captain"), true)
hits("Karie Neth adds 2 and not 3 with Telsij aboard Gray Squadron 2", { quiet = { "9_18/constant-4" } }, torpedo({ "Karie Neth", "Toy Sidekick" }, "Gray Squadron 2", "Toy Trooper"), false)
hits("Kin Kian adds 2 to the weapon destinies of his starship", { rules = { "9_20/constant-2" } }, torpedo({ "Kin Kian" }, "Red Squadron 7", "Toy Captain"), true)
hits("Kin Kian does not draw for it", { quiet = { "9_20/constant-2" }, tie = true }, torpedo({ "Kin Kian" }, "Red Squadron 7", "Toy Trooper"), false)   -- 1, 1 and 2
scenario "Kin Kian adds 1 to the Force drain aboard a unique Gray Squadron Y-wing" {
  rules = { "9_20/constant-3" },
  given = { turn = p2, phase = "control", locations = { "Toy Reach" }, p2 = { table = { { "Gray Squadron 1", at = "Toy Reach" }, { "Kin Kian", on = "Gray Squadron 1" } } } },
  steps = { p2.drains "Toy Reach", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p2.is_asked },
}
scenario "Kin Kian adds nothing to it aboard an X-wing" {
  quiet = { "9_20/constant-3" },
  given = { turn = p2, phase = "control", locations = { "Toy Reach" }, p2 = { table = { { "Red Squadron 7", at = "Toy Reach" }, { "Kin Kian", on = "Red Squadron 7" } } } },
  steps = { p2.drains "Toy Reach", p1.loses "Reserve Deck", p2.is_asked },
}

-- Gray Squadron 2
local function gray(title, claims, crew, immunity)
  local mine = { { "Gray Squadron 2", at = "Toy Reach" } }
  for i = 1, #crew do mine[#mine + 1] = { crew[i], on = "Gray Squadron 2" } end
  claims.given = { turn = p2, phase = "deploy", locations = { "Toy Reach" }, p2 = { table = mine } }
  claims.steps = { expect { p2.card "Gray Squadron 2", immunity = immunity } }
  scenario(title)(claims)
end
gray("Gray Squadron 2: immune to less than 3 with Karie Neth", { rules = { "9_70/constant" } }, { "Karie Neth" }, 3)
gray("Gray Squadron 2: immune to less than 3 with Telsij", { rules = { "9_70/constant-2" } }, { "Toy Sidekick" }, 3)
gray("Gray Squadron 2: immune to less than 5 with both", { rules = { "9_70/constant-3" } }, { "Karie Neth", "Toy Sidekick" }, 5)
gray("Gray Squadron 2: not immune with somebody else", { quiet = { "9_70/constant", "9_70/constant-2", "9_70/constant-3" } }, { "Keir Santage" }, 0)
scenario "Gray Squadron 2: with both it adds a destiny to power only" {
  rules = { "9_70/constant-3" },
  given = { turn = p2, phase = "battle", locations = { "Toy Reach" }, p1 = { table = { { "Toy Argosy", at = "Toy Reach" } } }, p2 = { force = 1, table = { { "Gray Squadron 2", at = "Toy Reach" }, { "Karie Neth", on = "Gray Squadron 2" }, { "Toy Sidekick", on = "Gray Squadron 2" } } } },
  steps = { p2.battles "Toy Reach", p1.forfeits "Toy Argosy" },   -- 4 against 4, and a destiny
}

-- Saber 4, Red Squadron 4
local function crew(title, claims, turn, ship, pilot, reads)
  local me = turn == "p1" and p1 or p2
  claims.given = { turn = me, phase = "deploy", locations = { "Toy Reach" }, [turn] = { table = { { ship, at = "Toy Reach" }, { pilot, on = ship } } } }
  claims.steps = { expect { me.card(ship), immunity = reads[1], maneuver = reads[2] } }
  scenario(title)(claims)
end
crew("Saber 4 is immune to attrition less than 4 with DS-181-4", { rules = { "9_165/constant" } }, "p1", "Saber 4", "DS-181-4", { 4, 4 })
crew("Saber 4 is not immune with another", { quiet = { "9_165/constant" } }, "p1", "Saber 4", "DS-181-3", { 0, 4 })
crew("Red Squadron 4 is nimbler and immune with Hobbie", { rules = { "9_82/constant-2" } }, "p2", "Red Squadron 4", "Derek 'Hobbie' Klivian", { 4, 6 })
crew("Red Squadron 4 is neither with another", { quiet = { "9_82/constant-2" } }, "p2", "Red Squadron 4", "Karie Neth", { 0, 4 })
scenario "Red Squadron 4: Hobbie deploys aboard for 2 less" {
  rules = { "9_82/constant" },
  given = { turn = p2, phase = "deploy", locations = { "Toy Reach" }, p2 = { hand = { "Derek 'Hobbie' Klivian" }, force = 1, table = { { "Red Squadron 4", at = "Toy Reach" } } } },
  steps = { p2.deploys "Derek 'Hobbie' Klivian", p2.chooses "Red Squadron 4", expect { p2.card "Derek 'Hobbie' Klivian", at = "Red Squadron 4" } },
}
scenario "Red Squadron 4: nobody else does" {
  quiet = { "9_82/constant" },
  given = { turn = p2, phase = "deploy", locations = { "Toy Reach" }, p2 = { hand = { "Karie Neth" }, force = 1, table = { { "Red Squadron 4", at = "Toy Reach" } } } },
  steps = { p2.may_not_choose { "deploys Karie Neth" } },
}

-- Limits
scenario "Pilots on foot add to nothing" {
  quiet = { "9_107/constant", "9_18/constant", "9_20/constant" },
  given = { phase = "deploy", locations = { "Toy Reach: Pier" }, p1 = { table = { { "DS-181-3", at = "Toy Reach: Pier" } } }, p2 = { table = { { "Karie Neth", at = "Toy Reach: Pier" }, { "Kin Kian", at = "Toy Reach: Pier" } } } },
  steps = { expect { p1.card "DS-181-3", power = 1 }, expect { p2.card "Karie Neth", power = 2 }, expect { p2.card "Kin Kian", power = 2 } },
}
scenario "Karie Neth and Kin Kian add nothing to the weapons of a vehicle" {
  quiet = { "9_18/constant-2", "9_20/constant-2" },
  given = { turn = p2, phase = "battle", locations = { "Toy Reach: Pier" }, p1 = { table = { { "Toy Trooper", at = "Toy Reach: Pier" } } },
    p2 = { force = 1, reserve = { "Toy Trooper", "Toy Filler", "Toy Filler" }, table = { { "Toy Speeder", at = "Toy Reach: Pier" }, { "Karie Neth", on = "Toy Speeder" }, { "Kin Kian", on = "Toy Speeder" }, { "Toy Turret", on = "Toy Speeder" }, "Toy Well" } } },
  steps = { p2.battles "Toy Reach: Pier", p2.fires "Toy Turret", p2.chooses "Toy Trooper", p2.may_choose { "uses Toy Well" }, expect { p1.card "Toy Trooper", hit = false }, p2.passes, p2.declines, p1.forfeits "Toy Trooper" },
}
scenario "SFS L-s7.2 TIE Cannon: on one's own TIEs and on nothing else" {
  rules = { "9_181/deploys" },
  given = { phase = "deploy", locations = { "Toy Reach" }, p1 = { hand = { "SFS L-s7.2 TIE Cannon" }, force = 2, table = { { "TIE Interceptor", at = "Toy Reach" }, { "Toy Argosy", at = "Toy Reach" } } }, p2 = { table = { { "Toy Needle", at = "Toy Reach" } } } },
  steps = { p1.deploys "SFS L-s7.2 TIE Cannon", p1.may_choose_exactly { "TIE Interceptor", decline }, p1.declines },
}
scenario "SFS L-s7.2 TIE Cannon: not where there is no TIE" {
  given = { phase = "deploy", locations = { "Toy Reach" }, p1 = { hand = { "SFS L-s7.2 TIE Cannon" }, force = 2, table = { { "Toy Argosy", at = "Toy Reach" } } }, p2 = { table = { { "Toy Needle", at = "Toy Reach" } } } },
  cites = { { "CCG-WEAP-DEP-01", "its text names TIEs, and the other one is the opponent's" } },
  steps = { p1.may_not_choose { "deploys SFS L-s7.2 TIE Cannon" } },
}
scenario "SFS L-s7.2 TIE Cannon: it fires at the opponent's starships, for 1 Force" {
  cites = { { "CCG-WEAP-FIRE-04", "starships, and none of one's own" } },
  given = { phase = "battle", locations = { "Toy Reach" }, p1 = { force = 2, reserve = { "Toy Trooper", "Toy Filler" }, table = { { "Toy Plain Tie", at = "Toy Reach" }, { "Toy Flier", on = "Toy Plain Tie" }, { "SFS L-s7.2 TIE Cannon", on = "Toy Plain Tie" }, { "Toy Argosy", at = "Toy Reach" } } }, p2 = { table = { { "Toy Needle", at = "Toy Reach" } } } },
  steps = { p1.battles "Toy Reach", p1.fires "SFS L-s7.2 TIE Cannon", p1.may_choose_exactly { "Toy Needle", decline }, p1.chooses "Toy Needle", expect { p1.force, count = 0 }, p2.forfeits "Toy Needle", p2.loses "Reserve Deck" },
}

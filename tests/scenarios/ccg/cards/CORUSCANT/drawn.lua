-- Coruscant: cards drawn by lot.

local YARD, eisley, EISLEY = "Tatooine: Watto's Junkyard", "1_295", "Tatooine: Mos Eisley"

-- Kill Them Immediately
local KILL = "Kill Them Immediately"
local function hand(title, claims, force, cards, steps)
  claims.given = { phase = "control", p1 = { hand = { KILL }, force = force }, p2 = { hand = cards } }
  claims.steps = steps
  scenario ("Kill Them Immediately: " .. title) (claims)
end
hand("of a hand with two of a kind any card goes to the Used Pile", { rules = { "12_149/play" } }, 5, { "Luke", "Talz", "Rebel Trooper", "Talz" },
  { p1.plays(KILL), p1.may_choose_exactly { 1, 2 }, p1.chooses(1), p1.may_choose_exactly { "Luke", "Talz", "Talz", "Rebel Trooper" }, p1.chooses "Luke",
    p2.passes, expect { p2.used, exactly = { "Luke" } }, expect { p2.lost, count = 0 }, expect { p1.lost, count = 0 }, expect { p1.force, count = 0 } })
hand("or all that are there twice are lost", { rules = { "12_149/play" } }, 5, { "Luke", "Talz", "Rebel Trooper", "Talz" },
  { p1.plays(KILL), p1.chooses(2), p2.passes, expect { p2.lost, exactly = { "Talz", "Talz" } }, expect { p2.hand, exactly = { "Luke", "Rebel Trooper" } }, expect { p1.lost, exactly = { KILL } } })
hand("of a hand without, nothing", { rules = { "12_149/play" } }, 5, { "Luke", "Talz", "Rebel Trooper" },
  { p1.plays(KILL), p2.passes, expect { p2.hand, count = 3 }, expect { p1.used, count = 6 }, expect { p1.lost, count = 0 }, expect { p1.force, count = 0 } })
hand("4 Force are not enough", { quiet = { "12_149/play" } }, 4, { "Talz", "Talz" }, { p1.may_choose_exactly { pass }, p1.cannot { "plays", KILL, because = "CCG-ACT-COST-01" } })

-- Enter The Bureaucrat
local BUREAU = "Enter The Bureaucrat"
local function answer(title, claims, place, lost, steps)
  claims.given = { turn = p2, phase = "control", locations = { { "Toy Plaza", owner = p2 }, { "Toy Terrace", owner = p2 }, { "Toy Fortress", owner = p1 } }, p1 = { hand = { BUREAU } }, p2 = { table = { { "Toy Captain", at = place } } } }
  claims.steps = { p2.drains(place) }
  for _ = 1, lost do claims.steps[#claims.steps + 1] = p1.loses "Reserve Deck" end
  for i = 1, #steps do claims.steps[#claims.steps + 1] = steps[i] end
  scenario ("Enter The Bureaucrat: " .. title) (claims)
end
answer("an answer to losing more than 2 Force to a Force drain, on a location of the opponent", { rules = { "12_133/deploys", "12_133/response" } }, "Toy Terrace", 4,
  { p1.answers(BUREAU), p1.may_choose_exactly { "Toy Plaza", "Toy Terrace" }, p1.chooses "Toy Plaza", expect { p1.card(BUREAU), at = "Toy Plaza" } })
answer("2 are not enough", { quiet = { "12_133/response" } }, "Toy Plaza", 2, { p2.is_asked, expect { p1.hand, exactly = { BUREAU } } })
scenario "Enter The Bureaucrat does not deploy on one of its player" {
  quiet = { "12_133/deploys" },
  given = { phase = "deploy", locations = { { "Toy Fortress", owner = p1 } }, p1 = { hand = { BUREAU } } },
  steps = { p1.may_choose_exactly { pass } },
}
local function drain(title, claims, place, who, lost)
  local me, you = who == "p1" and p1 or p2, who == "p1" and p2 or p1
  claims.given = { turn = me, phase = "control", locations = { { "Toy Plaza", owner = p2 }, { "Toy Terrace", owner = p2 } }, p1 = { table = { { BUREAU, at = "Toy Plaza" } } }, p2 = { table = {} } }
  local cards = claims.given[who].table
  cards[#cards + 1] = { "Toy Captain", at = place }
  claims.steps = { me.drains(place) }
  for _ = 1, lost do claims.steps[#claims.steps + 1] = you.loses "Reserve Deck" end
  claims.steps[#claims.steps + 1] = expect { you.lost, count = lost }
  scenario ("Enter The Bureaucrat: " .. title) (claims)
end
drain("a Force drain of the opponent there is no more than 1", { rules = { "12_133/constant" } }, "Toy Plaza", "p2", 1)
drain("elsewhere it is what it is", { quiet = { "12_133/constant" } }, "Toy Terrace", "p2", 4)
drain("its own player's is not limited", { quiet = { "12_133/constant" } }, "Toy Plaza", "p1", 2)
scenario "Enter The Bureaucrat is given up for two cards, in the opponent's turn too" {
  rules = { "12_133/any_time" },
  given = { turn = p2, phase = "control", locations = { { "Toy Plaza", owner = p2 } }, p1 = { table = { { BUREAU, at = "Toy Plaza" } } }, p2 = { table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = { p2.drains "Toy Plaza", p1.loses "Reserve Deck", p1.uses(BUREAU), expect { p1.hand, count = 2 }, expect { p1.used, exactly = { BUREAU } } },
}
scenario "Enter The Bureaucrat draws nothing while it is in hand" {
  quiet = { "12_133/any_time" },
  given = { phase = "control", locations = { { "Toy Fortress", owner = p1 } }, p1 = { hand = { BUREAU } } },
  steps = { p1.may_choose_exactly { pass } },
}

-- Credits Will Do Fine
local CREDITS = "Credits Will Do Fine"
local function drains(title, claims, who, place, mine, steps)
  claims.given = { turn = who == "p1" and p1 or p2, phase = "control", locations = { YARD, eisley }, p1 = { lost = { "Toy Filler" }, table = {} }, p2 = { lost = { "Toy Filler" }, table = { CREDITS } } }
  local cards = claims.given[who]
  cards.table[#cards.table + 1] = { "Toy Captain", at = place }
  if mine then claims.given.p1.table[#claims.given.p1.table + 1] = mine end
  claims.steps = steps
  scenario ("Credits Will Do Fine: " .. title) (claims)
end
drains("a Force drain at the junkyard costs 1 Force more, which is stacked", { rules = { "12_42/automatic" } }, "p2", YARD, nil,
  { p2.drains(YARD), p1.loses "Reserve Deck", p1.loses "Reserve Deck", expect { p1.stacked, count = 1 }, expect { p1.lost, count = 2 } })
drains("at another place it does not", { quiet = { "12_42/automatic" } }, "p2", EISLEY, nil,
  { p2.drains(EISLEY), p1.loses "Reserve Deck", p1.loses "Reserve Deck", expect { p1.stacked, count = 0 }, expect { p1.lost, count = 3 } })
drains("nor does one of the opponent", { quiet = { "12_42/automatic" } }, "p1", YARD, nil,
  { p1.drains(YARD), p2.loses "Reserve Deck", expect { p1.stacked, count = 0 }, expect { p2.stacked, count = 0 } })
drains("nothing reduces that loss, other than the Force drain's own", { rules = {}, cites = { { "CCG-LOSE-02", "the drain was reduced to nothing, the loss was not" } } }, "p2", YARD, "Toy Bunker",
  { p2.drains(YARD), p1.loses "Reserve Deck", expect { p1.stacked, count = 1 }, expect { p1.lost, count = 1 } })
local function battles(title, claims, place, mine, theirs, steps)
  claims.given = { turn = p2, phase = "battle", locations = { YARD, eisley }, p1 = { table = { { mine, at = place } } }, p2 = { force = 1, lost = { "Toy Filler" }, table = { CREDITS, { theirs, at = place } } } }
  claims.steps = steps
  scenario ("Credits Will Do Fine: " .. title) (claims)
end
battles("a battle won at the junkyard costs 1 Force, which is stacked", { rules = { "12_42/automatic-2" } }, YARD, "Toy Trooper", "Toy Captain",
  { p2.battles(YARD), p1.loses "Reserve Deck", expect { p1.lost, count = 0 }, p1.forfeits "Toy Trooper", expect { p1.stacked, count = 1 }, expect { p1.lost, exactly = { "Toy Trooper" } } })
battles("one that is lost does not", { quiet = { "12_42/automatic-2" } }, YARD, "Toy Captain", "Toy Trooper",
  { p2.battles(YARD), p2.forfeits "Toy Trooper", expect { p1.stacked, count = 0 }, expect { p1.lost, count = 0 } })
battles("nor one that nobody wins", { quiet = { "12_42/automatic-2" } }, YARD, "Toy Trooper", "Toy Trooper",
  { p2.battles(YARD), p2.is_asked, expect { p1.stacked, count = 0 }, expect { p1.lost, count = 0 } })
battles("nor one at another place", { quiet = { "12_42/automatic-2" } }, EISLEY, "Toy Trooper", "Toy Captain",
  { p2.battles(EISLEY), p1.forfeits "Toy Trooper", expect { p1.stacked, count = 0 }, expect { p1.lost, count = 1 } })

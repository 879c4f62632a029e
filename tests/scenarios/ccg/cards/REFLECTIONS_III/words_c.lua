-- Reflections III: cards that answer a draw of destiny.

local PIER = "Toy Reach: Pier"
local MONSTER, FISH = "Sando Aqua Monster", "Colo Claw Fish"

local function monster(id, dark)
  local me, other = dark and p1 or p2, dark and p2 or p1
  local function story(title, claims, phase, mine, theirs, steps)
    claims.given = { turn = me, phase = phase, locations = { PIER }, p1 = dark and mine or theirs, p2 = dark and theirs or mine }
    claims.steps = steps
    scenario (MONSTER .. " (" .. id .. ") " .. title) (claims)
  end
  local captain = { table = { { "Toy Captain", at = PIER } } }
  story("draws a destiny and keeps it", { rules = { id .. "/any_time", id .. "/automatic-2" } }, "control", { hand = { "Toy Filler" }, reserve = { "Toy Mentor", "Toy Filler", "Toy Trooper" }, table = { id } }, {},
    { me.uses(MONSTER), expect { me.stacked, exactly = { "Toy Mentor" } }, me.may_choose_exactly { pass } })
  story("keeps one card only", { quiet = { id .. "/any_time" } }, "control", { hand = { "Toy Filler" }, table = { id }, stacked = { { "Toy Mentor", on = MONSTER } } }, {}, { me.may_choose_exactly { pass } })
  story("keeps no card that somebody else drew", { quiet = { id .. "/automatic-2" } }, "control", { hand = { "Toy Filler" }, table = { id, "Toy Oracle" } }, {}, { me.uses "Toy Oracle", expect { me.stacked, count = 0 } })
  story("gives its card in the place of a battle destiny", { rules = { id .. "/before" } }, "battle", { force = 1, reserve = { "Toy Zero", "Toy Filler" }, table = { id, { "Toy Mentor", at = PIER } }, stacked = { { "Toy Captain", on = MONSTER } } }, captain,
    { me.battles(PIER), me.accepts, me.preempts(MONSTER), expect { me, battle_destiny = 2 }, expect { me.lost, exactly = { "Toy Captain" } }, other.forfeits "Toy Captain" })
  story("keeps its card in a draw of another kind", { quiet = { id .. "/before", id .. "/before-2" } }, "control", { hand = { "Toy Filler" }, table = { id, "Toy Oracle" }, stacked = { { "Toy Captain", on = MONSTER } } }, {}, { me.uses "Toy Oracle", expect { me.stacked, exactly = { "Toy Captain" } } })
  local weapon = { force = 1, reserve = { "Toy Zero", "Toy Filler" }, table = { id, { "Toy Trooper", at = PIER }, { "Toy Pistol", on = "Toy Trooper" } }, stacked = { { "Toy Mentor", on = MONSTER } } }
  story("gives its card in the place of a weapon destiny", { rules = { id .. "/before-2" } }, "battle", weapon, captain, { me.battles(PIER), me.fires "Toy Pistol", me.chooses "Toy Captain", me.preempts(MONSTER), expect { me.lost, exactly = { "Toy Mentor" } }, expect { other.card "Toy Captain", hit = true }, me.passes, me.forfeits "Toy Trooper", me.chooses "Toy Pistol" })
  story("has none to give", { quiet = { id .. "/before" } }, "battle", { force = 1, reserve = { "Toy Zero", "Toy Filler" }, table = { id, { "Toy Mentor", at = PIER } } }, captain, { me.battles(PIER), me.passes, other.passes, me.accepts, expect { me, battle_destiny = 0 }, other.forfeits "Toy Captain" })
  story("cancels Colo Claw Fish", { rules = { id .. "/automatic" } }, "deploy", { table = { id }, hand = { FISH } }, {}, { me.deploys(FISH), expect { me.lost, exactly = { FISH } } })
  story("cancels no other Effect", { quiet = { id .. "/automatic" } }, "deploy", { table = { id }, hand = { "Toy Memorial" } }, {}, { me.deploys "Toy Memorial", expect { me.lost, count = 0 } })
end
monster("13_41", false)
monster("13_85", true)

local function alter(id, dark, sense)
  local other = dark and p2 or p1
  local mine, theirs = { table = { id, "Toy Memorial" } }, { hand = { sense }, table = { { "Toy Mentor", at = PIER } }, reserve = { "Toy Zero", "Toy Filler" } }
  scenario (MONSTER .. " (" .. id .. ") is immune to Alter") {
    rules = { id .. "/constant" },
    given = { turn = other, phase = "control", locations = { PIER }, p1 = dark and mine or theirs, p2 = dark and theirs or mine },
    steps = { other.plays "Alter", other.may_choose_exactly { "Toy Memorial", decline }, other.chooses "Toy Memorial" },
  }
end
local function others(id, dark, sense)
  local other = dark and p2 or p1
  local mine, theirs = { table = { id, "Toy Memorial" } }, { hand = { sense }, table = { { "Toy Mentor", at = PIER } }, reserve = { "Toy Zero", "Toy Filler" } }
  scenario (MONSTER .. " (" .. id .. ") protects no other Effect from Alter") {
    quiet = { id .. "/constant" },
    given = { turn = other, phase = "control", locations = { PIER }, p1 = dark and mine or theirs, p2 = dark and theirs or mine },
    steps = { other.plays "Alter", other.chooses "Toy Memorial" },
  }
end
others("13_41", false, "1_234")
others("13_85", true, "1_71")
alter("13_41", false, "1_234")
alter("13_85", true, "1_71")

scenario (MONSTER .. " is immune to Alter as it deploys") {
  rules = { "13_41/constant" },
  given = { turn = p2, phase = "deploy", locations = { PIER }, p1 = { hand = { "12_145" }, reserve = { "Toy Zero", "Toy Filler" }, table = { { "Toy Mentor", at = PIER } } }, p2 = { hand = { "13_41" } } },
  steps = { p2.deploys(MONSTER), p1.may_choose_exactly { pass }, p1.passes, expect { p2.table, exactly = { MONSTER } } },
}

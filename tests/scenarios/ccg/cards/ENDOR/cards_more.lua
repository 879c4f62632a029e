-- Endor: the systems and General Solo.

local sullust, kessel, back, BACK, eisley, EISLEY = "9_60", "1_288", "8_159", "Endor: Back Door", "1_295", "Tatooine: Mos Eisley"

scenario "Endor of Dark: his starships above add to his total power at its sites" {
  rules = { "8_157/constant" },
  given = { turn = p1, phase = "battle", locations = { "8_157", back }, p1 = { force = 1, table = { { "Toy Hero", at = BACK }, { "TIE Interceptor", at = "Endor" }, { "Scythe Squadron TIE", at = "Endor" } } }, p2 = { table = { { "Talz", at = BACK } } } },
  steps = { p1.battles(BACK), p2.is_asked, expect { p2, damage = 4 }, p2.forfeits "Talz" },
}
scenario "Endor of Dark: not while he does not control it" {
  quiet = { "8_157/constant" },
  given = { turn = p1, phase = "battle", locations = { "8_157", back }, p1 = { force = 1, table = { { "Toy Hero", at = BACK }, { "TIE Interceptor", at = "Endor" } } }, p2 = { table = { { "Talz", at = BACK }, { "X-wing", at = "Endor" } } } },
  steps = { p1.battles(BACK), p2.is_asked, expect { p2, damage = 2 }, p2.forfeits "Talz" },
}
local function drain(title, claims, id, who, ship, lost, friend)
  local me, you = who == "p1" and p1 or p2, who == "p1" and p2 or p1
  claims.given = { turn = me, phase = "control", locations = { id, back }, p1 = {}, p2 = {} }
  claims.given[who] = { table = { { ship, at = "Endor" }, friend } }
  claims.steps = { me.drains "Endor" }
  for _ = 1, lost do claims.steps[#claims.steps + 1] = you.loses "Reserve Deck" end
  claims.steps[#claims.steps + 1] = expect { you.lost, count = lost }
  scenario (title) (claims)
end
drain("Endor of Dark: without Ewoks on it Light drains for 1 less", { rules = { "8_157/constant-2", "CCG-PREP-02" } }, "8_157", "p2", "Toy Tandem", 1, { "Toy Archer", on = "Toy Tandem" })
drain("Endor of Dark: with an Ewok on it Light drains for the icons", { quiet = { "8_157/constant-2" } }, "8_157", "p2", "X-wing", 2, { "Toy Archer", at = BACK })
drain("Endor of Dark: what it asks of Light it does not ask of Dark", { quiet = { "8_157/constant-2" } }, "8_157", "p1", "TIE Interceptor", 2)
drain("Endor of Light: without Imperials on it Dark drains for 1 less", { rules = { "8_68/constant" } }, "8_68", "p1", "TIE Interceptor", 1)
drain("Endor of Light: with an Imperial on it Dark drains for the icons", { quiet = { "8_68/constant" } }, "8_68", "p1", "TIE Interceptor", 2, { "Stormtrooper", at = BACK })
drain("Endor of Light: Light drains for 1 less", { rules = { "8_68/constant-2" } }, "8_68", "p2", "X-wing", 1)
drain("Endor of Light: Light's lower Force drain is not Dark's", { quiet = { "8_68/constant-2" } }, "8_68", "p1", "TIE Interceptor", 2, { "Stormtrooper", at = BACK })

local function fly(title, claims, id, who, from, FROM, force, can)
  local me = who == "p1" and p1 or p2
  claims.given = { turn = me, phase = "move", locations = { id, from }, p1 = {}, p2 = {} }
  claims.given[who] = { force = force, table = { { "X-wing", at = FROM } } }
  claims.steps = can and { me.moves "X-wing", me.chooses "Endor", expect { me.card "X-wing", at = "Endor" }, expect { me.force, count = 0 } } or { me.may_choose_exactly { pass } }
  scenario (title) (claims)
end
fly("Endor of Dark: Light's starships move there for 1 more", { rules = { "8_157/constant-3" } }, "8_157", "p2", sullust, "Sullust", 2, true)
fly("Endor of Dark: Light's starships do not move there for 1", { rules = { "8_157/constant-3" } }, "8_157", "p2", sullust, "Sullust", 1)
fly("Endor of Dark: Dark's starships move there for 1", { quiet = { "8_157/constant-3" } }, "8_157", "p1", sullust, "Sullust", 1, true)
fly("Endor of Light: Light's starships move there from Sullust free", { rules = { "8_68/constant-3" } }, "8_68", "p2", sullust, "Sullust", 0, true)
fly("Endor of Light: from another system they pay", { quiet = { "8_68/constant-3" } }, "8_68", "p2", kessel, "Kessel", 0)
fly("Endor of Light: Dark's starships pay from Sullust too", { quiet = { "8_68/constant-3" } }, "8_68", "p1", sullust, "Sullust", 0)
scenario "Endor of Dark: Light's starships deploy there for 1 more" {
  rules = { "8_157/constant-4" },
  given = { turn = p2, phase = "deploy", locations = { "8_157", kessel }, p2 = { hand = { "X-wing" }, force = 2 } },
  steps = { p2.deploys "X-wing", p2.may_choose_exactly { "Kessel", decline }, p2.chooses "Kessel" },
}
scenario "Endor of Dark: Dark's starships deploy there for what they cost" {
  quiet = { "8_157/constant-4" },
  given = { turn = p1, phase = "deploy", locations = { "8_157" }, p1 = { hand = { "TIE Interceptor" }, force = 2 } },
  steps = { p1.deploys "TIE Interceptor", p1.chooses "Endor", expect { p1.force, count = 0 } },
}

-- General Solo
local SOLO = "General Solo"
local function comes(title, ability, place, craft)
  scenario ("General Solo deploys for 2 less " .. title) {
    rules = { ability },
    given = { turn = p2, phase = "deploy", locations = { place, eisley }, p2 = { hand = { SOLO }, force = 4, table = { craft } } },
    steps = craft and { p2.deploys(SOLO), p2.may_choose_exactly { craft[1], decline }, p2.chooses(craft[1]) } or { p2.deploys(SOLO), p2.may_choose_exactly { BACK, decline }, p2.chooses(BACK) },
  }
end
comes("aboard the Falcon", "8_15/constant", kessel, { "Toy Clipper", at = "Kessel" })
comes("aboard Tydirium", "8_15/constant-2", kessel, { "Toy Lighter", at = "Kessel" })
comes("on Endor", "8_15/constant-3", back)
scenario "General Solo costs 6 elsewhere, and aboard a starship at Endor, which is not on it" {
  rules = {}, quiet = { "8_15/constant", "8_15/constant-2", "8_15/constant-3" },
  given = { turn = p2, phase = "deploy", locations = { "8_157", eisley }, p2 = { hand = { SOLO }, force = 5, table = { { "Red Squadron 4", at = "Endor" } } } },
  steps = { p2.may_choose_exactly { pass }, p2.cannot { "deploys", SOLO, because = "CCG-ACT-COST-01" } },
}
scenario "General Solo adds 3 to the power of what he pilots, and is immune to attrition of less than 3" {
  rules = { "8_15/constant-4", "8_15/constant-5" },
  given = { turn = p2, phase = "deploy", locations = { kessel }, p2 = { table = { { "Red Squadron 4", at = "Kessel" }, { SOLO, on = "Red Squadron 4" } } } },
  steps = { expect { p2.card "Red Squadron 4", power = 6 }, expect { p2.card(SOLO), immunity = 3 } },
}
scenario "General Solo on foot adds to nothing, and nobody else is immune" {
  quiet = { "8_15/constant-4", "8_15/constant-5" },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p2 = { table = { { "Toy Gull", at = EISLEY }, { SOLO, at = EISLEY }, { "Luke", at = EISLEY } } } },
  steps = { expect { p2.card "Toy Gull", power = 1 }, expect { p2.card "Luke", immunity = 0 } },
}
-- p1 with power 5 draws a battle destiny of 1 against him and his friends.
local function luck(title, claims, place, PLACE, force, friends, steps)
  local mine = { { SOLO, at = PLACE } }
  for i = 1, #friends do mine[i + 1] = friends[i] end
  claims.given = { turn = p1, phase = "battle", locations = { place, kessel }, p1 = { hand = { "Toy Filler" }, force = 1, reserve = { "Stormtrooper", "Toy Filler" }, table = { { "Toy Mentor", at = PLACE } } },
    p2 = { force = force, reserve = { "Toy Filler", "Toy Filler" }, table = mine } }
  claims.steps = { p1.battles(PLACE), p1.accepts }
  for i = 1, #steps do claims.steps[i + 2] = steps[i] end
  scenario ("General Solo " .. title) (claims)
end
local block, BLOCK = "1_284", "Death Star: Detention Block Corridor"
local CHEWIE, BEEZER = "Chewbacca Of Kashyyyk", "Corporal Beezer"
luck("in battle with Chewie cancels a battle destiny of the opponent", { rules = { "8_15/just" }, quiet = { "8_15/just-2" } }, block, BLOCK, 2, { { CHEWIE, at = BLOCK } },
  { p2.answers(SOLO), p2.declines, expect { p2.force, count = 0 }, expect { p1, damage = 5, attrition = 0 }, p1.forfeits "Toy Mentor" })
luck("in battle with a scout outdoors cancels a battle destiny of the opponent", { rules = { "8_15/just-2" }, quiet = { "8_15/just" } }, eisley, EISLEY, 2, { { BEEZER, at = EISLEY } },
  { p2.answers(SOLO), p2.declines, expect { p2.force, count = 0 }, expect { p1, damage = 1 }, p1.forfeits "Toy Mentor" })
luck("with a scout indoors cancels nothing, nor a battle destiny of his own side", { quiet = { "8_15/just", "8_15/just-2" } }, block, BLOCK, 2, { { BEEZER, at = BLOCK } },
  { p2.accepts, expect { p2.force, count = 2 }, p1.forfeits "Toy Mentor", p2.forfeits(BEEZER) })
luck("with 1 Force cancels nothing", { quiet = { "8_15/just", "8_15/just-2" } }, eisley, EISLEY, 1, { { CHEWIE, at = EISLEY }, { BEEZER, at = EISLEY } },
  { p2.declines, expect { p2.force, count = 1 }, p1.forfeits "Toy Mentor", p2.forfeits(BEEZER) })
luck("with his friends elsewhere cancels nothing", { quiet = { "8_15/just", "8_15/just-2" } }, eisley, EISLEY, 2, { { CHEWIE, at = "Kessel" }, { BEEZER, at = "Kessel" } },
  { p2.forfeits(SOLO), expect { p2.force, count = 2 } })

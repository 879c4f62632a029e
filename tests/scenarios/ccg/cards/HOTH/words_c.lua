-- Hoth: cards that show a word of the language.

local PIER, MEADOW, HILL, VAULT, MINE = "Toy Reach: Pier", "Toy Reach: Meadow", "Toy Reach: Hill", "Toy Reach: Vault", "Infantry Mine"

local function mine(id, dark, digger)
  local me, other = dark and p1 or p2, dark and p2 or p1
  local function story(what, claims, turn, phase, mine, theirs, steps)
    claims.given = { turn = turn, phase = phase, locations = { PIER, MEADOW, HILL, VAULT }, p1 = dark and mine or theirs, p2 = dark and theirs or mine }
    claims.steps = steps
    scenario (MINE .. " (" .. id .. ") " .. what) (claims)
  end
  local function laid(draw) return { reserve = { draw, "Toy Filler" }, table = { { id, at = MEADOW } } } end
  story("deploys to an exterior site with a mining droid of its player", { rules = { id .. "/deploys" } }, me, "deploy", { hand = { id }, table = { { digger, at = MEADOW }, { digger, at = VAULT }, { "Toy Captain", at = HILL } } }, {},
    { me.deploys(MINE), me.may_choose_exactly { MEADOW, decline }, me.chooses(MEADOW) })
  story("stays in hand without one", { rules = { id .. "/deploys" } }, me, "deploy", { hand = { id }, table = { { "Toy Captain", at = HILL } } }, {}, { me.may_choose_exactly { pass } })
  story("explodes where a character deploys", { rules = { id .. "/automatic" } }, other, "deploy", laid "Toy Trooper", { hand = { "Toy Captain" }, force = 2 },
    { other.deploys "Toy Captain", other.chooses(MEADOW), expect { other.lost, exactly = { "Toy Captain" } }, expect { me.lost, exactly = { MINE } } })
  story("misses with no more than the defense value", { rules = { id .. "/automatic" } }, other, "deploy", laid "Toy Zero", { hand = { "Toy Captain" }, force = 2 },
    { other.deploys "Toy Captain", other.chooses(MEADOW), expect { other.lost, count = 0 }, expect { me.lost, exactly = { MINE } } })
  story("lies still where nobody deploys to it", { quiet = { id .. "/automatic" } }, other, "deploy", laid "Toy Trooper", { hand = { "Toy Captain" }, force = 2 },
    { other.deploys "Toy Captain", other.chooses(HILL), expect { me.lost, count = 0 } })
  story("lies still under who deploys aboard a vehicle", { quiet = { id .. "/automatic" } }, other, "deploy", laid "Toy Trooper", { hand = { "Toy Captain" }, force = 2, table = { { "Toy Tank", at = MEADOW }, { "Toy Trooper", on = "Toy Tank" } } },
    { other.deploys "Toy Captain", other.chooses "Toy Tank", expect { me.lost, count = 0 } })
  story("explodes where a character moves to it", { rules = { id .. "/automatic-2" } }, other, "move", laid "Toy Trooper", { force = 1, table = { { "Toy Captain", at = PIER } } },
    { other.moves "Toy Captain", other.chooses(MEADOW), expect { other.lost, exactly = { "Toy Captain" } }, expect { me.lost, exactly = { MINE } } })
  story("lies still under a vehicle", { quiet = { id .. "/automatic-2" } }, other, "move", laid "Toy Trooper", { force = 1, table = { { "Toy Cart", at = PIER }, { "Toy Flier", on = "Toy Cart" } } },
    { other.moves "Toy Cart", other.chooses(MEADOW), expect { me.lost, count = 0 } })
  story("explodes where a character runs across", { rules = { id .. "/automatic-3" } }, other, "move", laid "Toy Trooper", { force = 1, table = { { "Toy Runner", at = PIER } } },
    { other.moves "Toy Runner", other.chooses(HILL), expect { other.lost, exactly = { "Toy Runner" } }, expect { me.lost, exactly = { MINE } } })
  story("lies still where nobody runs across", { quiet = { id .. "/automatic-3" } }, other, "move", { reserve = { "Toy Trooper" }, table = { { id, at = HILL } } }, { force = 1, table = { { "Toy Runner", at = VAULT } } },
    { other.moves "Toy Runner", other.chooses(HILL) })
end
mine("3_76", false, "LIN-V8K (Elleyein-Veeatekay)")
mine("3_160", true, "LIN-V8M (Elleyein-Veeateemm)")

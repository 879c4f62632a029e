-- Coruscant: cards that show a word of the language.

local PIER, MEADOW, SENATE, MARSH = "Toy Reach: Pier", "Toy Reach: Meadow", "Coruscant: Galactic Senate", "Naboo: Toy Marsh"

local LITTLE = "Little Real Power"
local function shout(title, claims, phase, senator, target)
  claims.given = { turn = p2, phase = phase, locations = { SENATE, PIER }, p1 = { hand = { LITTLE }, table = { senator } }, p2 = { hand = { "Toy Filler" }, table = { target, { "Toy Captain", at = SENATE }, { "Toy Delegate", at = PIER } } } }
  scenario (LITTLE .. " " .. title) (claims)
end
local delegate, lobbyist = { "Toy Delegate", at = SENATE }, { "Toy Lobbyist", at = SENATE }
shout("takes text and politics from a character beside a senator", { rules = { "12_151/play" }, steps = { expect { p2.card "Toy Lobbyist", power = 3 }, p2.passes, p1.plays(LITTLE), p1.may_choose_exactly { "Toy Lobbyist", decline }, p1.chooses "Toy Lobbyist", expect { p2.card "Toy Lobbyist", power = 1 } } }, "control", delegate, lobbyist)
shout("needs a senator of one's own there", { quiet = { "12_151/play" }, steps = { p2.passes, p1.may_not_choose { "plays " .. LITTLE } } }, "control", { "Toy Delegate", at = PIER }, lobbyist)
shout("needs a target with politics", { quiet = { "12_151/play" }, steps = { p2.passes, p1.may_not_choose { "plays " .. LITTLE } } }, "control", delegate, { "Toy Lobbyist", at = PIER })
shout("is for a control phase", { quiet = { "12_151/play" }, steps = { p2.passes, p1.may_not_choose { "plays " .. LITTLE } } }, "deploy", delegate, lobbyist)

local VOTE = "12_71"
local function vote(title, claims, turn, draw, at)
  claims.given = { turn = turn, phase = "control", locations = { SENATE, PIER }, p2 = { hand = { VOTE }, reserve = { draw, "Toy Captain", "Toy Trooper", "Toy Pistol", "Toy Filler" }, table = { { "Toy Lobbyist", at = at }, { "Toy Mentor", at = SENATE } } }, p1 = { hand = { "Toy Filler" }, table = { { "Toy Delegate", at = SENATE } } } }
  scenario ("Vote Now! (Light) " .. title) (claims)
end
vote("draws as many cards as one has more politics there", { rules = { "12_71/play" }, steps = { p2.plays "Vote Now!", p2.chooses(1), expect { p2.hand, exactly = { "Toy Captain" } } } }, p2, "Toy Filler", SENATE)
vote("draws nothing with a destiny of 2", { rules = { "12_71/play" }, steps = { p2.plays "Vote Now!", expect { p2.hand, count = 0 } } }, p2, "Toy Memorial", SENATE)
vote("draws nothing with less politics there", { rules = { "12_71/play" }, steps = { p2.plays "Vote Now!", expect { p2.hand, count = 0 } } }, p2, "Toy Filler", PIER)
vote("waits for one's own control phase", { quiet = { "12_71/play" }, steps = { p1.passes } }, p1, "Toy Filler", SENATE)

local function shell(id, dark, title)
  local me, other = dark and p1 or p2, dark and p2 or p1
  local function story(what, claims, turn, phase, mine, theirs, steps)
    claims.given = { turn = turn, phase = phase, locations = { PIER, "Toy Reach: Vault" }, p1 = dark and mine or theirs, p2 = dark and theirs or mine }
    claims.steps = steps
    scenario (title .. " " .. what) (claims)
  end
  local function armed(weapon, at, turn, what, claims, guard)
    story(what, claims, turn, "control", { hand = { title }, table = { { "Toy Hunter", at = at }, { weapon, on = "Toy Hunter" } } }, { hand = { "Toy Filler" }, table = { guard } },
      claims.rules and { me.plays(title), other.loses "Toy Filler" } or { (turn == nil or claims.theirs) and other.passes or me.may_not_choose { "plays " .. title } })
  end
  local play, none = { id .. "/play" }, { id .. "/play" }
  armed("Toy Pistol", PIER, me, "costs the opponent 1 Force where a weapon is and its player in control", { rules = play })
  armed("Toy Beam", PIER, me, "is nothing for a lightsaber", { quiet = none })
  armed("Toy Pistol", "Toy Reach: Vault", me, "is nothing where no battleground is", { quiet = none })
  armed("Toy Pistol", PIER, me, "is nothing where one is not in control", { quiet = none }, { "Toy Captain", at = PIER })
  local function shot(weapon, target, driver, what, claims, ...)
    story(what, claims, me, "battle", { hand = { title }, force = 2, reserve = { "Toy Mentor", "Toy Filler" }, table = { { "Toy Hunter", at = PIER }, { weapon, on = "Toy Hunter" }, { "Toy Warden", at = PIER } } }, { hand = { "Toy Filler" }, table = { { target, at = PIER }, driver } }, { me.battles(PIER), me.fires(weapon), me.chooses(target), ... })
  end
  shot("Toy Bolt Gun", "Toy Captain", nil, "costs the opponent 1 Force for a hit", { rules = { id .. "/response" } }, me.answers(title), other.loses "Toy Filler", other.forfeits "Toy Captain")
  shot("Toy Bolt Gun", "Toy Tank", { "Toy Trooper", on = "Toy Tank" }, "is nothing for a hit on a vehicle", { quiet = { id .. "/response" } }, other.forfeits "Toy Tank", other.chooses "Toy Trooper", other.loses "Toy Filler")
  shot("Toy Beam", "Toy Captain", nil, "is nothing for a hit of a lightsaber", { quiet = { id .. "/response" } }, other.forfeits "Toy Captain")
end
local function sense(id, dark, title, card)
  local me, other = dark and p1 or p2, dark and p2 or p1
  local function story(what, claims, steps)
    local mine = { hand = { title, "Toy Tax" }, table = { { "Toy Hunter", at = PIER }, { "Toy Pistol", on = "Toy Hunter" } } }
    local theirs = { hand = { card }, reserve = { "Toy Zero", "Toy Filler" }, table = { { "Toy Mentor", at = MEADOW } } }
    claims.given = { turn = me, phase = "control", locations = { PIER, MEADOW }, p1 = dark and mine or theirs, p2 = dark and theirs or mine }
    claims.steps = steps
    scenario (title .. " " .. what) (claims)
  end
  story("is immune to Sense", { rules = { id .. "/constant" } }, { me.plays(title), other.loses "Reserve Deck" })
  story("keeps no other Interrupt from Sense", { quiet = { id .. "/constant" } }, { me.plays "Toy Tax", other.answers "Sense" })
end
sense("12_66", false, "Rebel Artillery", "1_267")
sense("12_148", true, "Imperial Artillery", "1_109")
shell("12_66", false, "Rebel Artillery")
shell("12_148", true, "Imperial Artillery")

local GUNGAN = "Gungan Warrior"
local function arrival(title, claims, guard, where, price)
  claims.given = { turn = p2, phase = "deploy", locations = { MARSH, PIER }, p2 = { hand = { GUNGAN }, force = 2 }, p1 = { table = { { "Toy Trooper", at = guard } } } }
  claims.steps = { p2.deploys(GUNGAN), p2.chooses(where), expect { p2.used, count = price } }
  scenario (GUNGAN .. " " .. title) (claims)
end
arrival("deploys for 1 less to a site of Naboo that the opponent occupies", { rules = { "12_7/constant" } }, MARSH, MARSH, 1)
arrival("pays in full where the opponent is not", { quiet = { "12_7/constant" } }, PIER, MARSH, 2)
arrival("pays in full on another planet", { quiet = { "12_7/constant" } }, PIER, PIER, 2)
local function fight(title, claims, friend, steps)
  claims.given = { turn = p2, phase = "battle", locations = { PIER, MEADOW }, p2 = { force = 1, reserve = { "Toy Memorial", "Toy Filler" }, table = { { GUNGAN, at = PIER }, friend } }, p1 = { table = { { "Toy Warden", at = PIER } } } }
  claims.steps = steps
  scenario (GUNGAN .. " " .. title) (claims)
end
fight("draws a battle destiny with another Gungan", { rules = { "12_7/constant-2" } }, { "Toy Frogman", at = PIER }, { p2.battles(PIER), p2.accepts, expect { p2, battle_destiny = 2 }, p1.forfeits "Toy Warden" })
fight("draws none with others", { quiet = { "12_7/constant-2" } }, { "Toy Usher", at = PIER }, { p2.battles(PIER), expect { p2, battle_destiny = "none" }, p1.forfeits "Toy Warden" })
scenario "Gungan Warrior with an electropole is stronger by 3" {
  rules = { "12_7/constant-3" },
  given = { turn = p2, phase = "deploy", locations = { PIER }, p2 = { table = { { GUNGAN, at = PIER }, { "Toy Electropole", on = GUNGAN } } } },
  steps = { expect { p2.card(GUNGAN), power = 5 } },
}
scenario "Gungan Warrior with another weapon is not" {
  quiet = { "12_7/constant-3" },
  given = { turn = p2, phase = "deploy", locations = { PIER }, p2 = { table = { { GUNGAN, at = PIER }, { "Toy Pistol", on = GUNGAN } } } },
  steps = { expect { p2.card(GUNGAN), power = 2 } },
}

local RUNE = "Rune Haako"
local function guess(title, claims, at, steps)
  claims.given = { turn = p1, phase = "battle", locations = { PIER, MEADOW, "Toy Reach: Hill" }, p1 = { force = 1, hand = { "Toy Filler" }, table = { { RUNE, at = at }, { "Toy Captain", at = PIER }, { "Toy Captain", at = "Toy Reach: Hill" } } },
    p2 = { reserve = { "Toy Mentor", "Toy Filler" }, table = { { "Toy Scion", at = PIER }, { "Toy Trooper", at = "Toy Reach: Hill" } } } }
  claims.steps = steps
  scenario (RUNE .. ": " .. title) (claims)
end
guess("the next destiny that shows the number is nothing", { rules = { "12_117/any_time" } }, PIER, { p1.battles(PIER), p1.uses(RUNE), p1.chooses(5), p1.declines, p2.accepts, expect { p2, battle_destiny = 0 }, p2.forfeits "Toy Scion" })
guess("another number leaves it", { rules = { "12_117/any_time" } }, PIER, { p1.battles(PIER), p1.uses(RUNE), p1.chooses(4), p1.declines, p2.accepts, expect { p2, battle_destiny = 5 }, p1.forfeits "Toy Captain" })
guess("he guesses nothing outside of the battle", { quiet = { "12_117/any_time" } }, MEADOW, { p1.battles(PIER), p1.may_choose_exactly { pass }, p1.passes, p2.declines })

local function attack(title, claims, turn, at, where)
  claims.given = { turn = turn, phase = "battle", locations = { PIER, MEADOW, "Toy Reach: Hill" }, p1 = { force = 1, lost = { "Toy Filler" }, table = { { RUNE, at = at }, { "Toy Usher", at = where } } }, p2 = { force = 1, table = { { "Toy Usher", at = where } } } }
  claims.steps = { turn.battles(where), expect { p1.lost, count = claims.rules and 0 or 1 } }
  scenario (RUNE .. ": " .. title) (claims)
end
attack("a battle of his player next door retrieves 1 Force", { rules = { "12_117/automatic" } }, p1, PIER, MEADOW)
attack("a battle farther on does not", { quiet = { "12_117/automatic" } }, p1, PIER, "Toy Reach: Hill")
attack("a battle of the opponent does not", { quiet = { "12_117/automatic" } }, p2, PIER, MEADOW)

-- Special Edition: cards drawn from those that nobody had written, the second time.

local function operative(name, id, planet, den, DEN, garden, GARDEN, mate)
  scenario (name .. ": a site of its planet from the Reserve Deck") {
    rules = { id .. "/optional" },
    given = { turn = p2, phase = "deploy", locations = { den, "1_295" }, p2 = { table = { { name, at = DEN } }, reserve = { garden, "1_130", "Toy Filler" } } },
    steps = { p2.uses(name), p2.may_choose_exactly { GARDEN }, p2.chooses(GARDEN), p2.chooses(1), expect { table, in_order = { DEN, GARDEN, "Tatooine: Mos Eisley" } } },
  }
  scenario (name .. ": drains for more on its planet, and is stronger beside its own") {
    rules = { id .. "/constant", id .. "/constant-2" },
    given = { turn = p2, phase = "control", locations = { den, "1_295" }, p2 = { table = { { name, at = DEN }, { mate, at = DEN } } } },
    steps = { expect { p2.card(name), power = 2, forfeit = 4 }, p2.drains(DEN), p1.loses "Reserve Deck", p1.loses "Reserve Deck", expect { p1.lost, count = 2 } },
  }
  scenario (name .. ": alone on its planet no stronger") {
    quiet = { id .. "/constant-2" },
    given = { turn = p2, phase = "control", locations = { den, "1_295" }, p2 = { table = { { name, at = DEN }, { mate, at = "Tatooine: Mos Eisley" } } } },
    steps = { expect { p2.card(name), power = 1, forfeit = 4 } },
  }
  scenario (name .. ": nothing elsewhere") {
    quiet = { id .. "/optional", id .. "/constant", id .. "/constant-2" },
    given = { turn = p2, phase = "deploy", locations = { den, "1_295" }, p2 = { table = { { name, at = "Tatooine: Mos Eisley" }, { mate, at = DEN } }, reserve = { garden } } },
    steps = { p2.may_not_choose { "uses " .. name }, expect { p2.card(name), power = 1, forfeit = 3 } },
  }
end
operative("Bothawui Operative", "7_6", "Bothawui", "TOY-3900", "Bothawui: Toy Den", "TOY-3901", "Bothawui: Toy Garden", "Toy Bothan")
operative("Corellia Operative", "7_13", "Corellia", "TOY-3902", "Corellia: Toy Yard", "TOY-3903", "Corellia: Toy Slip", "Toy Corellian")

local SECRET = "Secret Plans"
local function taxed(title, claims, force, steps)
  claims.given = { turn = p2, phase = "control", locations = { "1_295" }, p1 = { table = { SECRET } }, p2 = { hand = { "Effective Repairs" }, force = 3 + force, lost = { "Toy Filler", "Toy Captain" } } }
  claims.steps = steps
  scenario (SECRET .. ": " .. title) (claims)
end
taxed("who retrieves a card uses 1 Force first", { rules = { "7_240/automatic" } }, 1, { p2.plays "Effective Repairs", p2.accepts, p2.chooses "Toy Filler", expect { p2.hand, exactly = { "Toy Filler" } }, expect { p2.force, count = 0 } })
taxed("or retrieves nothing", { rules = { "7_240/automatic" } }, 1, { p2.plays "Effective Repairs", p2.declines, expect { p2.hand, count = 0 }, expect { p2.force, count = 1 } })
taxed("without the Force it is canceled at once", { rules = { "7_240/automatic" } }, 0, { p2.plays "Effective Repairs", expect { p2.hand, count = 0 } })
scenario "Secret Plans: Shocking Revelation from the Reserve Deck, once in a control phase" {
  rules = { "7_240/optional" },
  given = { turn = p1, phase = "control", locations = { "1_295" }, p1 = { table = { SECRET }, reserve = { "Shocking Revelation", "Toy Filler" } } },
  steps = { p1.uses(SECRET), p1.chooses "Shocking Revelation", expect { p1.hand, exactly = { "Shocking Revelation" } }, p1.may_not_choose { "uses " .. SECRET } },
}
scenario "Secret Plans: not in the deploy phase" {
  quiet = { "7_240/optional" },
  given = { turn = p1, phase = "deploy", locations = { "1_295" }, p1 = { table = { SECRET }, reserve = { "Shocking Revelation", "Toy Filler" } } },
  steps = { p1.may_not_choose { "uses " .. SECRET } },
}
scenario "Secret Plans: Alter does not mean it, nor a combo card of that title" {
  rules = { "7_240/constant" },
  given = { turn = p2, phase = "control", locations = { "1_295" }, p1 = { table = { SECRET } }, p2 = { hand = { "1_71", "10_1" }, table = { { "Toy Mentor", at = "Tatooine: Mos Eisley" } } } },
  steps = { p2.may_not_choose { "plays Alter", "plays Alter & Friendly Fire" } },
}
scenario "Alter means an Effect that is not immune" {
  quiet = { "7_240/constant" },
  given = { turn = p2, phase = "control", locations = { "1_295" }, p1 = { table = { SECRET, "Ultimatum" } }, p2 = { hand = { "1_71" }, table = { { "Toy Mentor", at = "Tatooine: Mos Eisley" } } } },
  steps = { p2.plays "Alter", p2.may_choose_exactly { "Ultimatum", decline }, p2.chooses "Ultimatum" },
}

local SPIRAL = "Spiral"
scenario "Spiral: to a battle as a react for 3 Force less" {
  rules = { "7_149/response" },
  given = { turn = p1, phase = "battle", locations = { "TOY-711" }, p2 = { force = 2, hand = { SPIRAL }, table = { { "X-wing", at = "Toy Reach" } } }, p1 = { force = 1, table = { { "Toy Drone", at = "Toy Reach" } } } },
  steps = { p1.battles "Toy Reach", p2.answers(SPIRAL), p2.chooses "Toy Reach", expect { p2.card(SPIRAL), at = "Toy Reach" }, p1.forfeits "Toy Drone", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck" },
}
scenario "Spiral: not without the Force" {
  quiet = { "7_149/response" },
  given = { turn = p1, phase = "battle", locations = { "TOY-711" }, p2 = { force = 1, hand = { SPIRAL }, table = { { "X-wing", at = "Toy Reach" } } }, p1 = { force = 1, table = { { "Toy Drone", at = "Toy Reach" } } } },
  steps = { p1.battles "Toy Reach", p2.may_not_choose { "answers " .. SPIRAL }, p1.forfeits "Toy Drone" },
}
scenario "Spiral: to a Force drain as a react" {
  rules = { "7_149/response-2" },
  given = { turn = p1, phase = "control", locations = { "TOY-711" }, p2 = { force = 2, hand = { SPIRAL } }, p1 = { table = { { "Toy Drone", at = "Toy Reach" } } } },
  steps = { p1.drains "Toy Reach", p2.answers(SPIRAL), p2.chooses "Toy Reach", expect { p2.lost, count = 0 } },
}
scenario "Spiral: not to a Force drain without the Force" {
  quiet = { "7_149/response-2" },
  given = { turn = p1, phase = "control", locations = { "TOY-711" }, p2 = { force = 1, hand = { SPIRAL } }, p1 = { table = { { "Toy Drone", at = "Toy Reach" } } } },
  steps = { p1.drains "Toy Reach", p2.may_not_choose { "answers " .. SPIRAL }, p2.loses "Reserve Deck" },
}

-- 1 for each piloted ship of that kind in the battle.
local function droid(name, id, me, you, mine, theirs, fighter, title, claims, more, attrition)
  local own = { { "Toy Argosy", at = "Toy Reach" }, { name, on = "Toy Argosy" }, { fighter, at = "Toy Reach" }, { "Toy Dagger", at = "Toy Reach" }, { "Toy Dart", at = "Toy Reach" }, { "Toy Scion", on = "Toy Dart" } }
  claims.given = { turn = me, phase = "battle", locations = { "TOY-711" }, [mine] = { force = 1, reserve = { "Toy Trooper", "Toy Filler", "Toy Filler" }, table = own }, [theirs] = { reserve = 19, table = { { "Toy Drone", at = "Toy Reach" } } } }
  claims.steps = more
  scenario (name .. title) (claims)
end
local A5, A2 = "R2-A5 (Artoo-Ayfive)", "R3-A2 (Arthree-Aytoo)"
droid(A5, "7_196", p1, p2, "p1", "p2", "Toy Needle", " adds attrition for each piloted TIE", { rules = { "7_196/constant" } }, { p1.battles "Toy Reach", p1.accepts, expect { p2, attrition = 2 }, p2.forfeits "Toy Drone" })
droid(A2, "7_36", p2, p1, "p2", "p1", "X-wing", " adds attrition for each piloted starfighter", { rules = { "7_36/constant" } }, { p2.battles "Toy Reach", p2.accepts, expect { p1, attrition = 3 }, p1.forfeits "Toy Drone" })
droid(A5, "7_196", p1, p2, "p1", "p2", "Toy Sloop", " adds nothing for others", { quiet = { "7_196/constant" } }, { p1.battles "Toy Reach", p1.accepts, expect { p2, attrition = 1 }, p2.forfeits "Toy Drone" })

local TREAD = "Don't Tread On Me"
scenario "Don't Tread On Me adds 1 to a weapon destiny" {
  rules = { "7_88/response" },
  given = { turn = p2, phase = "battle", locations = { "TOY-711" }, p2 = { force = 3, hand = { TREAD }, reserve = { "Toy Captain", "Toy Filler", "Toy Filler" }, table = { { "X-wing", at = "Toy Reach" }, { "Proton Torpedoes", on = "X-wing" } } }, p1 = { table = { { "Toy Drone", at = "Toy Reach" }, { "Toy Argosy", at = "Toy Reach" } } } },
  steps = { p2.battles "Toy Reach", p2.fires "Proton Torpedoes", p2.chooses "Toy Drone", p2.answers(TREAD), expect { p1.card "Toy Drone", hit = true }, p2.forfeits "X-wing", p2.chooses "X-wing" },
}
scenario "Don't Tread On Me adds nothing to a battle destiny" {
  quiet = { "7_88/response" },
  given = { turn = p2, phase = "battle", locations = { "TOY-711" }, p2 = { force = 3, hand = { TREAD }, reserve = { "Toy Captain", "Toy Filler", "Toy Filler" }, table = { { "Toy Dart", at = "Toy Reach" }, { "Toy Scion", on = "Toy Dart" } } }, p1 = { table = { { "Toy Drone", at = "Toy Reach" } } } },
  steps = { p2.battles "Toy Reach", p2.accepts, p2.may_not_choose { "answers " .. TREAD }, p1.forfeits "Toy Drone" },
}
local FILL = "Toy Captain"
local rest = { "Toy Canyon", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler" }
scenario "Don't Tread On Me at the start: Ultimatum beside a battleground" {
  rules = { "7_88/starting" },
  given = { setup = true, p1 = { reserve = rest }, p2 = { reserve = { "1_129", TREAD, "Ultimatum", FILL, FILL, FILL, FILL, FILL, FILL, FILL, FILL, FILL, FILL } } },
  steps = { p1.chooses "Toy Canyon", p2.chooses(TREAD), p2.chooses "Ultimatum", expect { p2.table, exactly = { "Ultimatum" } } },
}
scenario "Don't Tread On Me at the start: nothing without a battleground" {
  quiet = { "7_88/starting" },
  given = { setup = true, p1 = { reserve = rest }, p2 = { reserve = { "Toy Reach: Vault", TREAD, "Ultimatum", FILL, FILL, FILL, FILL, FILL, FILL, FILL, FILL, FILL, FILL } } },
  steps = { p1.chooses "Toy Canyon", p2.finishes, expect { p2.table, exactly = {} }, expect { p2.reserve, count = 4 } },
}
scenario "R3-A2 (Arthree-Aytoo) adds nothing aboard a starfighter" {
  quiet = { "7_36/constant" },
  given = { turn = p2, phase = "battle", locations = { "TOY-711" }, p2 = { force = 1, reserve = { "Toy Trooper", "Toy Filler", "Toy Filler" }, table = { { "Toy Sloop", at = "Toy Reach" }, { A2, on = "Toy Sloop" }, { "Toy Dart", at = "Toy Reach" }, { "Toy Scion", on = "Toy Dart" } } }, p1 = { reserve = 19, table = { { "Toy Drone", at = "Toy Reach" } } } },
  steps = { p2.battles "Toy Reach", p2.accepts, expect { p1, attrition = 1 }, p1.forfeits "Toy Drone" },
}
scenario "Secret Plans: its own player retrieves as before" {
  quiet = { "7_240/automatic", "7_240/constant" },
  given = { turn = p1, phase = "control", locations = { "1_295" }, p1 = { hand = { "Effective Repairs" }, force = 3, lost = { "Toy Filler" }, table = { SECRET } } },
  steps = { p1.plays "Effective Repairs", p1.chooses "Toy Filler", expect { p1.hand, exactly = { "Toy Filler" } } },
}

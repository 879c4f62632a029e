-- Premiere cards of the Death Star II pre-constructed decks that are complete.

local tatooine, eisley, EISLEY = "1_127", "1_295", "Tatooine: Mos Eisley"

local function orbit(who, ability)
  local dark = who == "p1"
  local me, you = dark and p1 or p2, dark and p2 or p1
  local victim = dark and "Talz" or "Tusken Raider"
  local function fight(above, below)
    local given = { turn = me, phase = "battle", locations = { tatooine, eisley }, p1 = { force = 1 }, p2 = { force = 1 } }
    given[who].table = { { "Toy Hero", at = EISLEY } }
    for i = 1, #above do given[who].table[i + 1] = { above[i], at = "Tatooine" } end
    local foe = dark and "p2" or "p1"
    given[foe].table = { { victim, at = EISLEY } }
    for i = 1, #below do given[foe].table[i + 1] = { below[i], at = "Tatooine" } end
    return given
  end
  local function losing(amount, steps)
    for _ = 1, amount do steps[#steps + 1] = you.loses "Reserve Deck" end
    return steps
  end
  scenario ("Tatooine: each starship above adds to " .. who .. "'s total power at its sites") {
    rules = { ability },
    given = fight({ "X-wing", "TIE Interceptor" }, {}),
    steps = losing(dark and 0 or 3, { me.battles(EISLEY), you.is_asked, expect { you, damage = 4 }, you.forfeits(victim) }),
  }
  scenario ("Tatooine: nothing for " .. who .. " who does not control it") {
    quiet = { ability },
    given = fight({ "X-wing" }, { "X-wing" }),
    steps = losing(dark and 0 or 1, { me.battles(EISLEY), you.is_asked, expect { you, damage = 2 }, you.forfeits(victim) }),
  }
end
orbit("p1", "1_127/constant")
orbit("p2", "1_127/constant-2")
scenario "Tatooine: starships add nothing to a battle at the system itself" {
  quiet = { "1_127/constant" },
  given = { turn = p1, phase = "battle", locations = { tatooine, eisley }, p1 = { force = 1, table = { { "TIE Interceptor", at = "Tatooine" }, { "TIE Interceptor", at = "Tatooine" } } }, p2 = { table = { { "Y-wing", at = "Tatooine" } } } },
  steps = { p1.battles "Tatooine", p2.is_asked, expect { p2, damage = 4 }, p2.forfeits "Y-wing", p2.loses "Reserve Deck", p2.loses "Reserve Deck" },
}

-- What the Reinforcements look for
scenario "Imperial Reinforcements retrieve TIE/lns of any squadron" {
  rules = { "1_251/play" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Imperial Reinforcements" }, force = 1, reserve = { "Tusken Raider", "Toy Filler" }, lost = { "Scythe 3", "Saber 3", "Black 3", "Scythe Squadron TIE" } }, p2 = { table = { { "Talz", at = EISLEY } } } },
  steps = { p1.plays "Imperial Reinforcements", p1.may_choose_exactly { "Scythe 3", "Black 3", "Scythe Squadron TIE" }, p1.chooses "Black 3", p1.chooses "Scythe 3",
    expect { p1.lost, exactly = { "Saber 3", "Scythe Squadron TIE", "Imperial Reinforcements" } } },
}
scenario "Rebel Reinforcements may retrieve Y-wings of any squadron" {
  rules = { "1_106/play" },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p2 = { hand = { "Rebel Reinforcements" }, force = 1, reserve = { "Tusken Raider", "Toy Filler" }, lost = { "Gray Squadron 1", "X-wing", "Y-wing" } }, p1 = { table = { { "Tusken Raider", at = EISLEY } } } },
  steps = { p2.plays "Rebel Reinforcements", p2.chooses "Gray Squadron 1", p2.chooses "Y-wing", expect { p2.lost, exactly = { "X-wing", "Rebel Reinforcements" } } },
}

-- Maneuvers
local function maneuvers(title, id, who, slow, weapon, victim)
  local dark = who == "p1"
  local me, you = dark and p1 or p2, dark and p2 or p1
  scenario (title .. " makes a starfighter nimbler and faster until the turn ends") {
    rules = { id .. "/play" },
    given = { turn = me, phase = "deploy", locations = { "9_60" }, p1 = { hand = { dark and title or nil }, table = { { dark and "X-wing" or "Victory-Class Star Destroyer", at = "Sullust" } } },
      p2 = { hand = { dark and nil or title }, table = { { dark and "Nebulon-B Frigate" or "X-wing", at = "Sullust" } } } },
    steps = { me.plays(title), me.may_choose_exactly { "X-wing", decline }, me.chooses "X-wing", expect { me.card "X-wing", maneuver = 6, hyperspeed = 7, power = dark and 4 or 3 } },
  }
  scenario (title .. " is not for capital starships") {
    quiet = { id .. "/play" },
    given = { turn = me, phase = "deploy", locations = { "9_60" }, p1 = { hand = { dark and title or nil }, table = { { "Victory-Class Star Destroyer", at = "Sullust" } } }, p2 = { hand = { dark and nil or title } } },
    steps = { me.may_choose_exactly { pass } },
  }
  -- A destiny of 5 is enough against a maneuver of 4, and not against 6.
  local function shot(hand)
    local given = { turn = you, phase = "battle", locations = { "9_60" }, p1 = {}, p2 = {} }
    given[who] = { hand = hand, table = { { victim, at = "Sullust" } } }
    given[dark and "p2" or "p1"] = { hand = { "Toy Filler" }, force = 3, reserve = { "Ommni Box", "Toy Filler", "Toy Filler" }, table = { { slow, at = "Sullust" }, { weapon, on = slow } } }
    return given
  end
  scenario (title .. " answers the weapon destiny that would hit") {
    rules = { id .. "/response" },
    given = shot { title },
    steps = { you.battles "Sullust", you.fires(dark and "Enhanced Proton Torpedoes" or "Enhanced TIE Laser Cannon"), you.chooses(victim), me.answers(title), me.chooses(victim), expect { me.card(victim), hit = false }, you.forfeits(slow), you.chooses(slow) },
  }
end
maneuvers("A Few Maneuvers", "1_70", "p2", "Toy Needle", "2_158", "X-wing")
maneuvers("Dark Maneuvers", "1_241", "p1", "Y-wing", "9_88", "TIE Interceptor")
scenario "Dark Maneuvers gives no hyperspeed to what has no hyperdrive" {
  rules = { "1_241/play" },
  given = { turn = p1, phase = "deploy", locations = { "9_60" }, p1 = { hand = { "Dark Maneuvers" }, table = { { "TIE Interceptor", at = "Sullust" } } } },
  steps = { p1.plays "Dark Maneuvers", p1.chooses "TIE Interceptor", expect { p1.card "TIE Interceptor", maneuver = 6, power = 4, hyperspeed = "none" } },
}
local function unasked(title, id, who)
  local me, you = who == "p1" and p1 or p2, who == "p1" and p2 or p1
  local given = { turn = you, phase = "battle", locations = { "9_60" }, p1 = { reserve = { "Toy Filler", "Toy Filler" } }, p2 = { reserve = { "Toy Filler", "Toy Filler" } } }
  given[who].hand, given[who].table = { title }, { { "Toy Flock", at = "Sullust" }, { "Toy Sloop", at = "Sullust" } }
  local foe = who == "p1" and "p2" or "p1"
  given[foe].force, given[foe].hand, given[foe].table = 1, { "Toy Filler" }, { { "Toy Flock", at = "Sullust" }, { "Toy Sloop", at = "Sullust" } }
  scenario (title .. " does not answer a battle destiny") {
    quiet = { id .. "/response" },
    given = given,
    steps = { you.battles "Sullust", me.passes, me.passes, you.accepts, me.declines, expect { me.hand, exactly = { title } }, me.forfeits "Toy Flock" },
  }
end
unasked("A Few Maneuvers", "1_70", "p2")
unasked("Dark Maneuvers", "1_241", "p1")

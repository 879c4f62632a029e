-- Interrupts of the Premiere introductory two-player game: when they are not played, and when they change nothing.

local eisley, EISLEY, waste, WASTE = "1_295", "Tatooine: Mos Eisley", "1_293", "Tatooine: Jundland Wastes"
local shaft, SHAFT = "101_1", "Death Star: Level 6 Core Shaft Corridor"

-- Loses that much from Reserve Deck at the end of a story.
local function losing(who, amount, steps)
  for _ = 1, amount do steps[#steps + 1] = who.loses "Reserve Deck" end
  return steps
end
-- The same story for the cards that both sides have: `mine` and `theirs` are what lies on each side.
local function sides(dark, given, mine, theirs)
  given.p1, given.p2 = dark and mine or theirs, dark and theirs or mine
  given.turn = given.turn or (dark and p1 or p2)
  return given
end

-- An accident at the beginning of a battle
local function accident(title, id, who, one, other, weapon, own)
  local dark = who == "p1"
  local me, you = dark and p1 or p2, dark and p2 or p1
  scenario (title .. " needs a weapon of the opponent at the battle") {
    quiet = { id .. "/response" },
    given = sides(dark, { phase = "battle", locations = { eisley, waste } },
      { hand = { title }, force = 1, table = { { "Toy Mentor", at = EISLEY }, { own, on = "Toy Mentor" } } },
      { table = { { one, at = EISLEY }, { other, at = EISLEY }, { "Toy Captain", at = WASTE }, { weapon, on = "Toy Captain" } } }),
    steps = { me.battles(EISLEY), me.may_choose_exactly { pass }, me.passes, me.passes, me.accepts, you.is_asked, expect { me.hand, exactly = { title } },
      you.forfeits(one), you.forfeits(other) },
  }
  scenario (title .. " counts neither its player's characters nor those elsewhere") {
    quiet = { id .. "/response" },
    given = sides(dark, { phase = "battle", locations = { eisley, waste } },
      { hand = { title }, force = 1, table = { { "Toy Captain", at = EISLEY }, { "Toy Captain", at = EISLEY } } },
      { table = { { one, at = EISLEY }, { weapon, on = one }, { other, at = WASTE } } }),
    steps = { me.battles(EISLEY), me.may_choose_exactly { pass }, me.passes, me.passes, me.declines, expect { me.hand, exactly = { title } },
      you.forfeits(one), you.chooses(weapon == "1_152" and "Blaster" or "Imperial Blaster") },
  }
  scenario (title .. " with a destiny of as many as they are: nobody is lost") {
    rules = { id .. "/response" },
    given = sides(dark, { phase = "battle", locations = { eisley } },
      { hand = { title }, force = 1, reserve = { "Tusken Raider", "Toy Filler", "Toy Filler" }, table = { { "Toy Captain", at = EISLEY } } },
      { table = { { one, at = EISLEY }, { weapon, on = one }, { other, at = EISLEY } } }),
    steps = { me.battles(EISLEY), me.answers(title), expect { me.lost, exactly = { title } }, you.forfeits(other) },
  }
end
local function in_space(title, id, who, weapon)
  local dark = who == "p1"
  local me, you = dark and p1 or p2, dark and p2 or p1
  scenario (title .. " does not happen at a system") {
    quiet = { id .. "/response" },
    given = sides(dark, { phase = "battle", locations = { "9_60" } }, { hand = { title }, force = 1, table = { { "Toy Flock", at = "Sullust" } } },
      { table = { { "Toy Clipper", at = "Sullust" }, { "Captain Jonus", on = "Toy Clipper" }, { "DS-181-3", on = "Toy Clipper" }, { weapon, on = "DS-181-3" } } }),
    steps = { me.battles "Sullust", me.may_choose_exactly { pass }, me.passes, you.declines, expect { me.hand, exactly = { title } }, me.forfeits "Toy Flock" },
  }
end
in_space("Collateral Damage", "1_237", "p1", "1_152")
in_space("Friendly Fire", "1_80", "p2", "1_317")
accident("Collateral Damage", "1_237", "p1", "Rebel Trooper", "Talz", "1_152", "1_317")
accident("Friendly Fire", "1_80", "p2", "Stormtrooper", "Jawa", "1_317", "1_152")

-- Against Force drains
local function assault(title, id, who, drainer, elsewhere, droid, loss)
  local dark = who == "p1"
  local me, you = dark and p1 or p2, dark and p2 or p1
  scenario (title .. " is not for a Force drain of one's own") {
    quiet = { id .. "/response" },
    given = sides(dark, { phase = "control", locations = { eisley } }, { hand = { title }, force = 2, table = { { "Toy Captain", at = EISLEY } } }, {}),
    steps = dark and { me.drains(EISLEY), you.loses "Reserve Deck", expect { you.lost, count = 1 } }
      or { me.drains(EISLEY), you.loses "Reserve Deck", you.loses "Reserve Deck", expect { you.lost, count = 2 } },
  }
  scenario (title .. " costs Force") {
    quiet = { id .. "/response" },
    given = sides(dark, { turn = you, phase = "control", locations = { waste } }, { hand = { title } }, { table = { { "Talz", at = WASTE } } }),
    steps = dark and { you.drains(WASTE), me.loses "Reserve Deck", expect { me.hand, exactly = { title } } }
      or { you.drains(WASTE), me.loses "Reserve Deck", me.loses "Reserve Deck", expect { me.hand, exactly = { title } } },
  }
  scenario (title .. " draws for the opponent's cards there and for no others") {
    rules = { id .. "/response" },
    given = sides(dark, { turn = you, phase = "control", locations = { eisley, waste } },
      { hand = { title }, force = 1, reserve = { "Ommni Box", "Toy Filler", "Toy Filler" }, table = { { droid, at = EISLEY } } },
      { table = { { drainer, at = EISLEY }, { elsewhere, at = WASTE } } }),
    steps = { you.drains(EISLEY), me.answers(title), you.loses "Reserve Deck", you.loses "Reserve Deck", you.loses "Reserve Deck", you.loses "Reserve Deck",
      expect { you.lost, count = 4 } },                    -- one destiny of 5 against a power of 1
  }
end
local function boarded(title, id, who)
  local dark = who == "p1"
  local me, you = dark and p1 or p2, dark and p2 or p1
  scenario (title .. " draws for a vehicle, not for who is inside it") {
    rules = { id .. "/response" },
    given = sides(dark, { turn = you, phase = "control", locations = { eisley } },
      { hand = { title }, force = 1, reserve = { "Vader's Obsession", "Toy Filler", "Toy Filler" } },
      { table = { { "Toy Skiff", at = EISLEY }, { "Toy Captain", on = "Toy Skiff" } } }),
    steps = { you.drains(EISLEY), me.answers(title), you.loses "Reserve Deck", you.loses "Reserve Deck", you.loses "Reserve Deck", you.loses "Reserve Deck", you.loses "Reserve Deck",
      expect { you.lost, count = 5 } },                    -- one destiny of 6 against a power of 1
  }
end
boarded("Counter Assault", "1_238", "p1")
boarded("Surprise Assault", "1_113", "p2")
assault("Counter Assault", "1_238", "p1", "Rebel Trooper", "Talz", "LIN-V8M (Elleyein-Veeateemm)")
assault("Surprise Assault", "1_113", "p2", "Stormtrooper", "Jawa", "LIN-V8K (Elleyein-Veeatekay)")

-- Barriers
local function barrier(title, id, who, friend, foe, gear)
  local dark = who == "p1"
  local me, you = dark and p1 or p2, dark and p2 or p1
  scenario (title .. " is not for a character of one's own") {
    quiet = { id .. "/response" },
    given = sides(dark, { phase = "deploy", locations = { eisley } }, { hand = { title, friend }, force = 6 }, { hand = { "Toy Filler" } }),
    steps = { me.deploys(friend), me.chooses(EISLEY), expect { me.card(friend), barred = false }, me.may_choose_exactly { pass } },
  }
  scenario (title .. " costs Force") {
    quiet = { id .. "/response" },
    given = sides(dark, { turn = you, phase = "deploy", locations = { eisley } }, { hand = { title } }, { hand = { foe }, force = 6 }),
    steps = { you.deploys(foe), you.chooses(EISLEY), you.is_asked, expect { you.card(foe), barred = false } },
  }
  scenario (title .. " does not answer a device") {
    quiet = { id .. "/response" },
    given = sides(dark, { turn = you, phase = "deploy", locations = { eisley } }, { hand = { title }, force = 2 },
      { hand = { gear }, force = 6, table = { { "Toy Captain", at = EISLEY }, { foe, at = EISLEY } } }),
    steps = { you.deploys(gear), you.chooses(foe), you.is_asked, expect { me.hand, exactly = { title } } },
  }
end
barrier("Imperial Barrier", "1_249", "p1", "Stormtrooper", "Talz", "Tatooine Utility Belt")
barrier("Rebel Barrier", "1_105", "p2", "Talz", "Tusken Raider", "Stormtrooper Utility Belt")

-- Reinforcements
local function reinforcement(title, id, who, friend, foe)
  local dark = who == "p1"
  local me = dark and p1 or p2
  scenario (title .. " are not called against as many as one has") {
    rules = { id .. "/play" },
    given = sides(dark, { phase = "deploy", locations = { eisley } }, { hand = { title }, force = 2, lost = { friend }, table = { { "Toy Captain", at = EISLEY } } },
      { table = { { foe, at = EISLEY } } }),
    steps = { me.may_choose_exactly { pass }, me.cannot { "plays", title, because = "CCG-ACT-COND-01" } },
  }
  scenario (title .. " cost Force") {
    rules = { id .. "/play" },
    given = sides(dark, { phase = "deploy", locations = { eisley } }, { hand = { title }, lost = { friend } }, { table = { { foe, at = EISLEY } } }),
    steps = { me.may_choose_exactly { pass }, me.cannot { "plays", title, because = "CCG-ACT-COST-01" } },
  }
end
reinforcement("Imperial Reinforcements", "1_251", "p1", "Stormtrooper", "Talz")
reinforcement("Rebel Reinforcements", "1_106", "p2", "Rebel Trooper", "Tusken Raider")

-- Losses
scenario "It Could Be Worse is not for a loss of the opponent" {
  quiet = { "1_90/response" },
  given = { turn = p2, phase = "control", locations = { waste }, p2 = { hand = { "It Could Be Worse" }, force = 2, table = { { "Talz", at = WASTE } } } },
  steps = { p2.drains(WASTE), p1.loses "Reserve Deck", expect { p1.lost, count = 1 }, expect { p2.force, count = 2 } },
}
scenario "It Could Be Worse is not for attrition alone, nor for battle damage of the opponent" {
  quiet = { "1_90/play_in_damage_segment" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 1, reserve = { "Stormtrooper", "Toy Filler" }, table = { { "Toy Captain", at = EISLEY }, { "Toy Captain", at = EISLEY } } },
    p2 = { hand = { "It Could Be Worse" }, force = 3, table = { { "Toy Hero", at = EISLEY }, { "Toy Mentor", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.accepts, p2.declines, p1.forfeits "Toy Captain", p2.forfeits "Toy Hero", expect { p2.hand, exactly = { "It Could Be Worse" } } },
}
scenario "It Could Be Worse costs at least 1 Force" {
  quiet = { "1_90/response" },
  given = { turn = p1, phase = "control", locations = { waste }, p1 = { table = { { "Tusken Raider", at = WASTE } } }, p2 = { hand = { "It Could Be Worse" } } },
  steps = { p1.drains(WASTE), p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p2.hand, exactly = { "It Could Be Worse" } } },
}
scenario "It Could Be Worse costs at least 1 Force in a battle too" {
  quiet = { "1_90/play_in_damage_segment", "1_90/response" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 1, table = { { "Toy Captain", at = EISLEY } } }, p2 = { hand = { "It Could Be Worse" }, table = { { "Talz", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p2.passes, p2.passes, p2.passes, p2.may_choose_exactly { "forfeits Talz", "loses Reserve Deck", "loses It Could Be Worse" }, p2.forfeits "Talz" },
}
scenario "It's Worse cancels no other Interrupt" {
  quiet = { "1_252/response" },
  given = { turn = p1, phase = "control", p1 = { hand = { "It's Worse" }, force = 2 }, p2 = { hand = { "We're Doomed" }, reserve = 10 } },
  steps = { p1.passes, p2.plays "We're Doomed", p1.is_asked, expect { p1.hand, exactly = { "It's Worse" } }, expect { p2.hand, count = 0 } },
}
scenario "It's Worse does not add to its own player's loss" {
  quiet = { "1_252/response-2" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { hand = { "It's Worse" }, force = 1, table = { { "Stormtrooper", at = EISLEY } } }, p2 = { table = { { "Luke", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.loses "Reserve Deck", expect { p1.lost, count = 1 }, expect { p1.hand, exactly = { "It's Worse" } } },
}
local function doomed(what, mine, phase, reserve)
  scenario ("We're Doomed is not played " .. what) {
    rules = { "1_120/play" },
    given = { turn = mine and p2 or p1, phase = phase, p1 = { hand = { "Toy Filler" } }, p2 = { hand = { "We're Doomed", "The Bith Shuffle" }, reserve = reserve } },
    steps = mine and { p2.may_choose_exactly { "plays The Bith Shuffle", pass }, p2.cannot { "plays", "We're Doomed", because = "CCG-ACT-COND-01" } }
      or { p1.passes, p2.may_choose_exactly { "plays The Bith Shuffle", pass }, p2.cannot { "plays", "We're Doomed", because = "CCG-ACT-COND-01" } },
  }
end
doomed("with 15 Life Force", false, "control", 15)
doomed("in another phase", false, "deploy", 10)
doomed("in one's own control phase", true, "control", 10)

-- Lost characters
scenario "Kintan Strider does not answer the loss of one's own character" {
  quiet = { "1_254/response" },
  given = { turn = p2, phase = "battle", locations = { eisley }, p1 = { hand = { "Kintan Strider" }, force = 2, lost = { "Stormtrooper" }, table = { { "Tusken Raider", at = EISLEY } } },
    p2 = { force = 1, table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p2.battles(EISLEY), p1.forfeits "Tusken Raider", p1.loses "Reserve Deck", expect { p1.hand, exactly = { "Kintan Strider" } } },
}
scenario "Kintan Strider brings nothing back from an empty Lost Pile" {
  rules = { "CCG-EMPTY-01" }, quiet = { "1_254/response" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { hand = { "Kintan Strider" }, force = 2, table = { { "Toy Captain", at = EISLEY } } }, p2 = { table = { { "Talz", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.passes, p1.passes, p1.passes, p2.forfeits "Talz", p1.may_choose_exactly { pass } },
}
scenario "Kintan Strider costs Force" {
  quiet = { "1_254/response" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { hand = { "Kintan Strider" }, force = 1, lost = { "Stormtrooper" }, table = { { "Toy Captain", at = EISLEY } } }, p2 = { table = { { "Talz", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p2.forfeits "Talz", expect { p2.lost, exactly = { "Talz" } }, expect { p1.hand, exactly = { "Kintan Strider" } } },
}
scenario "Old Ben does not help on the Death Star" {
  quiet = { "1_100/response" },
  given = { turn = p1, phase = "battle", locations = { shaft }, p1 = { force = 1, table = { { "Toy Captain", at = SHAFT } } }, p2 = { hand = { "Old Ben" }, force = 1, table = { { "Talz", at = SHAFT } } } },
  steps = { p1.battles(SHAFT), p2.forfeits "Talz", expect { p2.lost, exactly = { "Talz" } }, expect { p2.hand, exactly = { "Old Ben" } } },
}
scenario "Old Ben does not return a character of the opponent" {
  quiet = { "1_100/response" },
  given = { turn = p2, phase = "battle", locations = { eisley }, p2 = { hand = { "Old Ben" }, force = 2, table = { { "Toy Captain", at = EISLEY } } }, p1 = { table = { { "Stormtrooper", at = EISLEY } } } },
  steps = { p2.battles(EISLEY), p1.forfeits "Stormtrooper", expect { p1.lost, exactly = { "Stormtrooper" } }, expect { p2.hand, exactly = { "Old Ben" } } },
}
scenario "Old Ben does not return himself" {
  quiet = { "1_100/response" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 1, table = { { "Toy Captain", at = EISLEY } } }, p2 = { hand = { "Old Ben" }, force = 1, table = { { "Toy Hermit", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p2.declines, p2.forfeits "Toy Hermit", expect { p2.lost, exactly = { "Toy Hermit" } }, expect { p2.hand, exactly = { "Old Ben" } } },
}
scenario "Old Ben costs Force" {
  quiet = { "1_100/response" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 1, table = { { "Toy Captain", at = EISLEY } } }, p2 = { hand = { "Old Ben" }, table = { { "Talz", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p2.forfeits "Talz", expect { p2.lost, exactly = { "Talz" } }, expect { p2.hand, exactly = { "Old Ben" } } },
}

-- Hands, decks and piles
local function shuffler(title, id, who)
  local dark = who == "p1"
  local me, you = dark and p1 or p2, dark and p2 or p1
  scenario (title .. " is an action of its own: no shuffling between a Force drain and its loss") {
    quiet = { id .. "/play" },
    given = sides(dark, { turn = you, phase = "control", locations = { "1_130" } }, { hand = { title }, reserve = { "Luke", "Toy Filler", "Toy Filler" } }, { table = { { "Toy Captain", at = "Tatooine: Dune Sea" } } }),
    steps = { you.drains "Tatooine: Dune Sea", me.may_choose_exactly { pass }, me.loses "Reserve Deck", expect { me.lost, exactly = { "Luke" } } },
  }
end
shuffler("Ommni Box", "1_262", "p1")
shuffler("The Bith Shuffle", "1_115", "p2")
scenario "Scanning Crew costs Force" {
  rules = { "1_266/play" },
  given = { turn = p1, phase = "deploy", p1 = { hand = { "Scanning Crew" } }, p2 = { hand = { "Luke" } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "plays", "Scanning Crew", because = "CCG-ACT-COST-01" } },
}
scenario "Scanning Crew leaves who is no Rebel" {
  rules = { "1_266/play" },
  given = { turn = p1, phase = "deploy", p1 = { hand = { "Scanning Crew" }, force = 1 }, p2 = { hand = { "Talz", "Jawa" } } },
  steps = { p1.plays "Scanning Crew", p1.accepts, p1.may_choose_exactly { pass }, expect { p2.hand, count = 2 }, expect { p1.used, count = 2 } },
}
scenario "Tusken Scavengers cost Force" {
  rules = { "1_275/play" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Tusken Scavengers" }, table = { { "Tusken Raider", at = EISLEY }, { "Tusken Raider", at = EISLEY } } }, p2 = { used = { "1_152" } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "plays", "Tusken Scavengers", because = "CCG-ACT-COST-01" } },
}
scenario "Tusken Scavengers find nothing with a destiny of as many as there are Tusken Raiders" {
  rules = { "1_275/play" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Tusken Scavengers" }, force = 1, reserve = { "Tusken Raider", "Toy Filler" },
      table = { { "Tusken Raider", at = EISLEY }, { "Tusken Raider", at = EISLEY }, { "Stormtrooper", at = EISLEY } } },
    p2 = { used = { "1_152" } } },
  steps = { p1.plays "Tusken Scavengers", p1.may_choose_exactly { pass }, expect { p2.used, exactly = { "Blaster" } }, expect { p1.lost, exactly = { "Tusken Scavengers" } } },
}
scenario "Set For Stun is for the opponent's characters, and a destiny equal to the ability does not do it" {
  rules = { "1_268/play" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Set For Stun" }, force = 2, reserve = { "Stormtrooper", "Toy Filler" }, table = { { "Toy Captain", at = EISLEY } } },
    p2 = { table = { { "Rebel Trooper", at = EISLEY }, { "Talz", at = EISLEY } } } },
  steps = { p1.plays "Set For Stun", p1.may_choose_exactly { "Rebel Trooper", "Talz", decline }, p1.chooses "Rebel Trooper", p1.is_asked, expect { p2.hand, count = 0 }, expect { p1.lost, exactly = { "Set For Stun" } } },
}
scenario "Set For Stun costs 2 Force" {
  rules = { "1_268/play" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Set For Stun" }, force = 1 }, p2 = { table = { { "Talz", at = EISLEY } } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "plays", "Set For Stun", because = "CCG-ACT-COST-01" } },
}

-- Battles
scenario "Takeel needs a battle destiny of each" {
  quiet = { "1_269/response" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { hand = { "Takeel" }, force = 2, reserve = { "Stormtrooper", "Toy Filler", "Toy Filler" }, table = { { "Toy Mentor", at = EISLEY } } },
    p2 = { table = { { "Toy Captain", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.passes, p1.passes, p1.accepts, p2.forfeits "Toy Captain", expect { p1.hand, exactly = { "Takeel" } } },
}
scenario "Takeel costs Force" {
  quiet = { "1_269/response" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { hand = { "Takeel" }, force = 1, reserve = { "Stormtrooper", "Toy Filler", "Toy Filler" }, table = { { "Toy Mentor", at = EISLEY } } },
    p2 = { reserve = { "Vader's Obsession", "Toy Filler", "Toy Filler" }, table = { { "Toy Mentor", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.accepts, p2.accepts, expect { p1, battle_destiny = 1 }, expect { p1.hand, exactly = { "Takeel" } }, p1.forfeits "Toy Mentor" },
}
local function tripler(title, id, who, other)
  local dark = who == "p1"
  local me, you = dark and p1 or p2, dark and p2 or p1
  scenario (title .. " is not for a battle of one's own") {
    quiet = { id .. "/response" },
    given = sides(dark, { phase = "battle", locations = { eisley } }, { hand = { title }, force = 1, table = { { "Toy Captain", at = EISLEY } } }, { table = { { "Toy Captain", at = EISLEY }, { "Talz", at = EISLEY } } }),
    steps = { me.battles(EISLEY), me.is_asked, expect { me, damage = 1 }, expect { me.hand, exactly = { title } }, me.forfeits "Toy Captain" },
  }
  scenario (title .. " does not answer another Interrupt") {
    quiet = { id .. "/response-2" },
    given = sides(dark, { turn = you, phase = "deploy" }, { hand = { title }, force = 1 }, { hand = { other } }),
    steps = { you.plays(other), you.chooses(1), you.is_asked, expect { me.hand, exactly = { title } } },
  }
end
tripler("You Overestimate Their Chances", "1_279", "p1", "The Bith Shuffle")
tripler("Don't Underestimate Our Chances", "1_77", "p2", "Ommni Box")

scenario "Han's Dice are not for the opponent's battle destiny" {
  quiet = { "1_84/response" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 1, reserve = { "Stormtrooper", "Toy Filler", "Toy Filler" }, table = { { "Toy Mentor", at = EISLEY } } },
    p2 = { hand = { "Han's Dice" }, force = 1, table = { { "Luke", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.accepts, p2.forfeits "Luke", expect { p2.hand, exactly = { "Han's Dice" } } },
}
scenario "Han's Dice need a character of ability more than 2 of one's own in the battle" {
  quiet = { "1_84/response" },
  given = { turn = p1, phase = "battle", locations = { eisley, waste }, p1 = { hand = { "Toy Filler" }, force = 1, table = { { "Vader", at = EISLEY } } },
    p2 = { hand = { "Han's Dice" }, force = 1, reserve = { "Stormtrooper", "Toy Filler", "Toy Filler" }, table = { { "Luke", at = WASTE }, { "Toy Captain", at = EISLEY }, { "Toy Captain", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.declines, p2.accepts, p1.is_asked, expect { p2, battle_destiny = 1 }, expect { p2.hand, exactly = { "Han's Dice" } }, p1.forfeits "Vader" },
}
scenario "Han's Dice cost Force" {
  quiet = { "1_84/response" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 1, table = { { "Stormtrooper", at = EISLEY } } },
    p2 = { hand = { "Han's Dice" }, reserve = { "Stormtrooper", "Vader's Obsession" }, table = { { "Luke", at = EISLEY }, { "Talz", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p2.accepts, p1.is_asked, expect { p2, battle_destiny = 1 }, p1.forfeits "Stormtrooper", p1.loses "Reserve Deck" },
}
scenario "Han's Dice are not for a weapon destiny" {
  quiet = { "1_84/response" },
  given = { turn = p2, phase = "battle", locations = { eisley }, p1 = { hand = { "Toy Filler" }, table = { { "Toy Captain", at = EISLEY } } },
    p2 = { hand = { "Han's Dice" }, force = 3, reserve = { "Stormtrooper", "Toy Filler" }, table = { { "Luke", at = EISLEY }, { "1_152", on = "Luke" } } } },
  steps = { p2.battles(EISLEY), p2.fires "Blaster", p2.chooses "Toy Captain", p2.is_asked, expect { p1.card "Toy Captain", hit = false }, p2.forfeits "Luke", p2.chooses "Luke" },
}
scenario "I've Got A Bad Feeling About This is not for a battle of the opponent" {
  quiet = { "1_91/response" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 1, table = { { "Toy Captain", at = EISLEY } } },
    p2 = { hand = { "I've Got A Bad Feeling About This" }, table = { { "Talz", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p2.forfeits "Talz", expect { p2.hand, exactly = { "I've Got A Bad Feeling About This" } } },
}
scenario "I've Got A Bad Feeling About This is not for equal power" {
  quiet = { "1_91/response" },
  given = { turn = p2, phase = "battle", locations = { eisley }, p1 = { table = { { "Toy Captain", at = EISLEY } } },
    p2 = { hand = { "I've Got A Bad Feeling About This" }, force = 1, table = { { "Luke", at = EISLEY }, { "Talz", at = EISLEY } } } },
  steps = { p2.battles(EISLEY), p2.declines, expect { table, segment = "none" }, expect { p2.hand, exactly = { "I've Got A Bad Feeling About This" } } },
}
scenario "I've Got A Bad Feeling About This triples the damage if Han is there" {
  rules = { "1_91/response" },
  given = { turn = p2, phase = "battle", locations = { eisley }, p1 = { table = { { "Toy Captain", at = EISLEY }, { "Toy Captain", at = EISLEY } } },
    p2 = { hand = { "I've Got A Bad Feeling About This" }, force = 1, reserve = { "Vader's Obsession", "Toy Filler", "Toy Filler" }, table = { { "General Solo", at = EISLEY }, { "Talz", at = EISLEY } } } },
  steps = losing(p1, 9, { p2.battles(EISLEY), p2.answers "I've Got A Bad Feeling About This", p2.accepts, p1.declines, expect { p1, damage = 15 },
    p1.forfeits "Toy Captain", p1.forfeits "Toy Captain" }),
}
scenario "I've Got A Bad Feeling About This only doubles it if Han is elsewhere" {
  rules = { "1_91/response" },
  given = { turn = p2, phase = "battle", locations = { eisley, waste }, p1 = { table = { { "Toy Captain", at = EISLEY } } },
    p2 = { hand = { "I've Got A Bad Feeling About This" }, force = 1, reserve = { "Vader's Obsession", "Toy Filler", "Toy Filler" }, table = { { "General Solo", at = WASTE }, { "Luke", at = EISLEY }, { "Rebel Guard", at = EISLEY } } } },
  steps = losing(p1, 7, { p2.battles(EISLEY), p2.answers "I've Got A Bad Feeling About This", p2.accepts, expect { p1, damage = 10 }, p1.forfeits "Toy Captain" }),
}
scenario "Narrow Escape is not for a battle of one's own" {
  quiet = { "1_98/response" },
  given = { turn = p2, phase = "battle", locations = { eisley, waste }, p1 = { table = { { "Jawa", at = EISLEY } } }, p2 = { hand = { "Narrow Escape" }, force = 4, table = { { "Luke", at = EISLEY } } } },
  steps = { p2.battles(EISLEY), p1.forfeits "Jawa", expect { p2.card "Luke", at = EISLEY }, expect { p2.hand, exactly = { "Narrow Escape" } } },
}
scenario "Narrow Escape needs a Rebel of ability more than 2 of one's own at the battle" {
  quiet = { "1_98/response" },
  given = { turn = p1, phase = "battle", locations = { eisley, waste }, p1 = { force = 1, table = { { "Toy Mentor", at = EISLEY } } },
    p2 = { hand = { "Narrow Escape" }, force = 4, table = { { "Luke", at = WASTE }, { "Rebel Trooper", at = EISLEY }, { "Toy Mentor", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.declines, p2.declines, p1.forfeits "Toy Mentor", expect { p2.hand, exactly = { "Narrow Escape" } } },
}

-- Premiere: cards beyond the introductory decks, each ability with the positive and the negative case.

local PIER, MEADOW = "Toy Reach: Pier", "Toy Reach: Meadow"
local coast = { PIER, MEADOW }

scenario "EG-6 strengthens the other droids that are with it" {
  rules = { "1_175/constant" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { table = { { "EG-6 (Eegee-Six)", at = "Toy Plaza" }, { "Toy Machine", at = "Toy Plaza" } } } },
  steps = { expect { p1.card "Toy Machine", power = 2 } },
}
scenario "EG-6 strengthens neither power droids nor anybody else, and nobody at another place" {
  quiet = { "1_175/constant" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { table = { { "EG-6 (Eegee-Six)", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Plaza" }, { "Toy Machine", at = "Toy Canyon" } } },
    p2 = { table = { { "Toy Target", at = "Toy Plaza" } } } },
  steps = { expect { p1.card "EG-6 (Eegee-Six)", power = 0 }, expect { p1.card "Toy Captain", power = 3 }, expect { p1.card "Toy Machine", power = 1 }, expect { p2.card "Toy Target", power = 2 } },
}
scenario "EG-6 drawn for the battle destiny of the weaker player doubles his total power" {
  rules = { "1_175/when_drawn" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, reserve = { "EG-6 (Eegee-Six)", "Toy Filler" }, table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Plaza" } } },
    p2 = { table = { { "Toy Giant", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = { p1.battles "Toy Plaza", p1.accepts, expect { p2, damage = 4 }, p2.forfeits "Toy Giant" },   -- 12 against 8
}
scenario "EG-6 drawn by the stronger player doubles nothing" {
  quiet = { "1_175/when_drawn" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, reserve = { "EG-6 (Eegee-Six)", "Toy Filler" }, table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Plaza" } } },
    p2 = { table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = { p1.battles "Toy Plaza", p1.accepts, expect { p2, damage = 3 }, p2.forfeits "Toy Captain" },
}
scenario "EG-6 drawn for another destiny doubles nothing" {
  quiet = { "1_175/when_drawn" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, reserve = { "EG-6 (Eegee-Six)", "Toy Filler" }, table = { "Toy Oracle", { "Toy Trooper", at = "Toy Plaza" } } },
    p2 = { table = { { "Toy Giant", at = "Toy Plaza" } } } },
  steps = { p1.battles "Toy Plaza", p1.uses "Toy Oracle", expect { p1, damage = 4 }, p1.forfeits "Toy Trooper", p1.loses "Reserve Deck", p1.loses "Used Pile" },
}

local function astromech(title, id, dark)
  local who = dark and p1 or p2
  local function table_of(cards) return { turn = who, phase = "deploy", locations = { PIER }, p1 = dark and { table = cards } or nil, p2 = not dark and { table = cards } or nil } end
  scenario (title .. " improves a vehicle that is no creature") {
    rules = { id .. "/constant" },
    given = table_of { { "Toy Cart", at = PIER }, { "Toy Flier", on = "Toy Cart" }, { title, on = "Toy Cart" } },
    steps = { expect { who.card "Toy Cart", power = 5, maneuver = 3, landspeed = 3 } },
  }
  scenario (title .. " does not improve a creature vehicle") {
    quiet = { id .. "/constant" },
    given = table_of { { "Toy Steed", at = PIER }, { title, on = "Toy Steed" } },
    steps = { expect { who.card "Toy Steed", power = 2, landspeed = 2 } },
  }
  scenario (title .. " takes the driver's place of a transport vehicle") {
    cites = { { "CCG-VEH-DRIVE-01", "a droid of a subtype that drives" } },
    given = { turn = who, phase = "move", locations = { PIER }, p1 = dark and { table = { { "Toy Lorry", at = PIER }, { title, at = PIER } } } or nil, p2 = not dark and { table = { { "Toy Lorry", at = PIER }, { title, at = PIER } } } or nil },
    steps = { who.moves(title), who.chooses "Toy Lorry", expect { who.card(title), pilots = 1 } },
  }
end
astromech("R4-M9 (Arfour-Emmnine)", "1_193", true)
astromech("R4-E1 (Arfour-Eeone)", "1_25", false)

local function alter(id, dark)
  local who, you = dark and p1 or p2, dark and p2 or p1
  local function story(mine, theirs, phase)
    mine.hand = { id }
    return { turn = who, phase = phase or "control", locations = { "Toy Plaza" }, p1 = dark and mine or theirs, p2 = dark and theirs or mine }
  end
  local name = dark and "Alter of Dark" or "Alter of Light"
  scenario (name .. " cancels an Effect with a destiny below one's highest ability") {
    rules = { id .. "/play" },
    given = story({ reserve = { "Toy Machine", "Toy Filler" }, table = { { "Toy Mentor", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Plaza" } } }, { hand = { "Toy Filler" }, table = { "Toy Memorial", "Toy Well" } }),
    steps = { who.plays "Alter", who.may_choose_exactly { "Toy Memorial", "Toy Well", decline }, who.chooses "Toy Memorial", expect { you.lost, exactly = { "Toy Memorial" } } },
  }
  scenario (name .. " cancels nothing with a destiny of that ability, nor Effects of other kinds") {
    rules = { id .. "/play" },
    given = story({ reserve = { "Toy Trooper", "Toy Filler" }, table = { { "Toy Trooper", at = "Toy Plaza" } } }, { hand = { "Toy Filler" }, table = { "Toy Vote", "Toy Flash", "Toy Memorial" } }),
    steps = { who.plays "Alter", who.may_choose_exactly { "Toy Memorial", decline }, who.chooses "Toy Memorial", expect { you.lost, count = 0 } },
  }
end
local function against_sense(id, sense, dark)
  local who, you = dark and p1 or p2, dark and p2 or p1
  local title = dark and "Alter of Dark" or "Alter of Light"
  local function story(theirs) return { turn = dark and p2 or p1, phase = "control", locations = { "Toy Plaza" }, p1 = dark and { hand = { id, "Toy Salute" } } or theirs, p2 = dark and theirs or { hand = { id, "Toy Salute" } } } end
  scenario (title .. " cancels Sense") {
    rules = { id .. "/response" },
    given = { turn = who, phase = "control", locations = { "Toy Plaza" }, p1 = dark and { hand = { id, "Toy Salute" }, lost = 1 } or { hand = { sense }, table = { { "Toy Mentor", at = "Toy Plaza" } } },
      p2 = dark and { hand = { sense }, table = { { "Toy Mentor", at = "Toy Plaza" } } } or { hand = { id, "Toy Salute" }, lost = 1 } },
    steps = { who.plays "Toy Salute", you.answers "Sense", who.answers "Alter", expect { who.lost, count = 0 }, expect { you.lost, exactly = { "Sense" } } },
  }
  scenario (title .. " cancels no other Interrupt") {
    quiet = { id .. "/response" },
    given = story { hand = { "Toy Tax" } },
    steps = { you.plays "Toy Tax", who.may_not_choose { "answers Alter" }, who.loses "Reserve Deck", who.loses "Reserve Deck" },
  }
end
local function sense(id, alter, dark)
  local who, you = dark and p1 or p2, dark and p2 or p1
  local title = dark and "Sense of Dark" or "Sense of Light"
  local function story(draw, theirs, force)
    local mine = { hand = { id }, reserve = { draw, "Toy Filler", "Toy Filler", "Toy Filler" }, table = { { "Toy Mentor", at = "Toy Plaza" } } }
    theirs = { hand = { theirs }, lost = 1, reserve = { "Toy Zero", "Toy Filler" }, table = { { "Toy Trooper", at = "Toy Plaza" }, "Toy Memorial" } }
    return { turn = you, phase = "control", locations = { "Toy Plaza" }, p1 = dark and mine or theirs, p2 = dark and theirs or mine }
  end
  scenario (title .. " cancels an Interrupt with a destiny below one's highest ability") {
    rules = { id .. "/response" },
    given = story("Toy Mentor", "Toy Salute"),
    steps = { you.plays "Toy Salute", who.answers "Sense", expect { you.lost, exactly = { "Toy Filler", "Toy Salute" } } },
  }
  scenario (title .. " cancels nothing with a destiny of that ability") {
    rules = { id .. "/response" },
    given = story("Vader's Obsession", "Toy Salute"),
    steps = { you.plays "Toy Salute", who.answers "Sense", expect { you.lost, count = 0 } },
  }
  scenario (title .. " cancels Alter without a destiny") {
    rules = { id .. "/response-2" },
    given = story("Vader's Obsession", alter),
    steps = { you.plays "Alter", you.chooses "Toy Memorial", who.answers "Sense#2", expect { you.lost, exactly = { "Alter", "Toy Filler" } } },
  }
  scenario (title .. " cancels nothing else without a destiny") {
    quiet = { id .. "/response-2" },
    given = story("Vader's Obsession", "Toy Salute"),
    steps = { you.plays "Toy Salute", who.may_choose_exactly { "Sense", pass }, who.answers "Sense", expect { you.lost, count = 0 } },
  }
end
sense("1_267", "1_71", true)
sense("1_109", "1_234", false)
against_sense("1_234", "1_109", true)
against_sense("1_71", "1_267", false)
alter("1_234", true)
alter("1_71", false)

scenario "Overload destroys a weapon with a destiny below its own" {
  rules = { "1_263/play" },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Overload" }, reserve = { "Toy Trooper", "Toy Filler" } },
    p2 = { hand = { "Toy Filler" }, table = { { "Toy Captain", at = "Toy Plaza" }, { "1_152", on = "Toy Captain" } } } },
  steps = { p1.plays "Overload", p1.chooses "Blaster", expect { p2.lost, exactly = { "Blaster" } }, expect { p2.card "Toy Captain", at = "Toy Plaza" } },
}
scenario "Overload with a destiny of 0 takes the bearer too" {
  rules = { "1_263/play" },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Overload" }, reserve = { "Toy Zero", "Toy Filler" } },
    p2 = { hand = { "Toy Filler" }, table = { { "Toy Captain", at = "Toy Plaza" }, { "1_152", on = "Toy Captain" } } } },
  steps = { p1.plays "Overload", p1.chooses "Blaster", p2.chooses "Toy Captain", expect { p2.lost, exactly = { "Blaster", "Toy Captain" } } },
}
scenario "Overload destroys nothing with the weapon's own destiny, and no Gaderffii Stick" {
  rules = { "1_263/play" },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Overload" }, reserve = { "Toy Filler", "Toy Filler" }, table = { { "Tusken Raider", at = "Toy Plaza" }, { "Gaderffii Stick", on = "Tusken Raider" } } },
    p2 = { hand = { "Toy Filler" }, table = { { "Toy Captain", at = "Toy Plaza" }, { "1_152", on = "Toy Captain" } } } },
  steps = { p1.plays "Overload", p1.may_choose_exactly { "Blaster", decline }, p1.chooses "Blaster", expect { p2.lost, count = 0 } },
}

scenario "Han Seeker deploys to a site that nobody occupies" {
  rules = { "1_316/deploys" },
  given = { turn = p1, phase = "deploy", locations = { PIER, MEADOW, "Toy Reach: Moor" }, p1 = { hand = { "Han Seeker" }, force = 1, table = { { "Toy Captain", at = PIER } } }, p2 = { table = { { "Toy Trooper", at = MEADOW } } } },
  steps = { p1.deploys "Han Seeker", p1.may_choose_exactly { "Toy Reach: Moor", decline }, p1.chooses "Toy Reach: Moor", expect { p1.card "Han Seeker", at = "Toy Reach: Moor" } },
}
scenario "Han Seeker stays in hand where every site is occupied" {
  quiet = { "1_316/deploys" },
  given = { turn = p1, phase = "deploy", locations = coast, p1 = { hand = { "Han Seeker" }, force = 1, table = { { "Toy Captain", at = PIER } } }, p2 = { table = { { "Toy Trooper", at = MEADOW } } } },
  steps = { p1.may_not_choose { "deploys Han Seeker" } },
}
scenario "Han Seeker takes an alien of little ability and itself" {
  rules = { "1_316/automatic" },
  given = { turn = p2, phase = "move", locations = coast, p1 = { force = 1, table = { { "Han Seeker", at = PIER } } }, p2 = { table = { { "Talz", at = MEADOW }, { "Shistavanen Wolfman", at = MEADOW } } } },
  steps = { p2.passes, p1.moves "Han Seeker", p1.chooses(MEADOW), p1.may_choose_exactly { "Talz", "Shistavanen Wolfman" }, p1.chooses "Talz", expect { p2.lost, exactly = { "Talz" } }, expect { p1.lost, exactly = { "Han Seeker" } } },
}
scenario "Han Seeker takes neither who is no alien nor who has more ability" {
  quiet = { "1_316/automatic" },
  given = { turn = p2, phase = "move", locations = coast, p1 = { force = 1, table = { { "Han Seeker", at = PIER } } }, p2 = { table = { { "Solo", at = MEADOW }, { "Toy Trooper", at = MEADOW } } } },
  steps = { p2.passes, p1.moves "Han Seeker", p1.chooses(MEADOW), expect { p1.card "Han Seeker", at = MEADOW }, expect { p2.lost, count = 0 } },
}

local sword = { { "Vader", at = PIER }, { "Vader's Lightsaber", on = "Vader" } }
scenario "Vader's Lightsaber is for Vader" {
  rules = { "1_324/deploys" },
  given = { turn = p1, phase = "deploy", locations = coast, p1 = { hand = { "Vader's Lightsaber" }, table = { { "Vader", at = PIER }, { "Toy Captain", at = PIER } } } },
  steps = { p1.deploys "Vader's Lightsaber", p1.may_choose_exactly { "Vader", decline }, p1.chooses "Vader" },
}
scenario "Vader's Lightsaber stays in hand without Vader" {
  quiet = { "1_324/deploys" },
  given = { turn = p1, phase = "deploy", locations = coast, p1 = { hand = { "Vader's Lightsaber" }, table = { { "Toy Captain", at = PIER } } } },
  steps = { p1.may_not_choose { "deploys Vader's Lightsaber" } },
}
scenario "Vader's Lightsaber adds 1 to a Force drain where Vader is" {
  rules = { "1_324/just" },
  given = { turn = p1, phase = "control", locations = coast, p1 = { table = sword } },
  steps = { p1.drains(PIER), p1.answers "Vader's Lightsaber", p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p2.lost, count = 2 } },
}
scenario "Vader's Lightsaber is not for a Force drain elsewhere" {
  quiet = { "1_324/just" },
  given = { turn = p1, phase = "control", locations = coast, p1 = { table = { { "Vader", at = PIER }, { "Vader's Lightsaber", on = "Vader" }, { "Toy Captain", at = MEADOW } } } },
  steps = { p1.drains(MEADOW), p2.loses "Reserve Deck", expect { p2.lost, count = 1 } },
}
scenario "Vader's Lightsaber is not for a Force drain of the opponent" {
  quiet = { "1_324/just" },
  given = { turn = p2, phase = "control", locations = coast, p1 = { table = sword }, p2 = { table = { { "Toy Captain", at = MEADOW } } } },
  steps = { p2.drains(MEADOW), p1.loses "Reserve Deck", expect { p1.lost, count = 1 } },
}
scenario "Vader's Lightsaber hits with more than the defense value, and who is hit forfeits for nothing" {
  rules = { "1_324/fire" },
  given = { turn = p1, phase = "battle", locations = coast, p1 = { force = 1, reserve = { "Toy Machine", "Toy Machine", "Toy Filler", "Toy Filler" }, table = sword }, p2 = { table = { { "Toy Mentor", at = PIER }, { "Toy Cart", at = PIER }, { "Toy Flier", on = "Toy Cart" } } } },
  steps = { p1.battles(PIER), p1.fires "Vader's Lightsaber", p1.chooses "Toy Mentor", expect { p2.card "Toy Mentor", hit = true, forfeit = 0 }, p1.declines, p2.declines,
    p1.forfeits "Vader", p1.chooses "Vader", p1.loses "Reserve Deck", expect { p2.lost, exactly = { "Toy Mentor" } } },
}
scenario "Vader's Lightsaber misses with the defense value itself" {
  rules = { "1_324/fire" },
  given = { turn = p1, phase = "battle", locations = coast, p1 = { force = 1, reserve = { "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler" }, table = sword }, p2 = { table = { { "Toy Mentor", at = PIER } } } },
  steps = { p1.battles(PIER), p1.fires "Vader's Lightsaber", p1.chooses "Toy Mentor", expect { p2.card "Toy Mentor", hit = false, forfeit = 6 }, p1.declines, p2.declines, p1.loses "Reserve Deck" },
}

scenario "Hyper Escape takes all starships away from a battle at a system" {
  rules = { "1_88/response" },
  given = { turn = p1, phase = "battle", locations = { "Toy Reach", "Toy Far Reach" }, p1 = { force = 1, table = { { "Toy Needle", at = "Toy Reach" } } },
    p2 = { hand = { "Hyper Escape" }, force = 3, table = { { "Toy Argosy", at = "Toy Reach" }, { "Toy Dart", at = "Toy Reach" }, { "Toy Flier", on = "Toy Dart" } } } },
  steps = { p1.battles "Toy Reach", p2.answers "Hyper Escape", expect { p2.card "Toy Argosy", at = "Toy Far Reach" }, expect { p2.card "Toy Dart", at = "Toy Far Reach" } },
}
scenario "Hyper Escape is not for a battle at a site" {
  quiet = { "1_88/response" },
  given = { turn = p1, phase = "battle", locations = coast, p1 = { force = 1, table = { { "Toy Captain", at = PIER } } }, p2 = { hand = { "Hyper Escape" }, force = 3, table = { { "Toy Cart", at = PIER }, { "Toy Trooper", on = "Toy Cart" } } } },
  steps = { p1.battles(PIER), p2.may_not_choose { "answers Hyper Escape" }, p2.passes, p1.passes, p2.passes, p2.forfeits "Toy Trooper" },
}

scenario "Noble Sacrifice: one of the same power goes out of play, and his forfeit value comes back" {
  rules = { "1_99/response" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Captain" }, force = 3, table = { { "Toy Trooper", at = "Toy Plaza" } } },
    p2 = { hand = { "Noble Sacrifice" }, lost = 5, table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Mentor", at = "Toy Plaza" } } } },
  steps = { p1.deploys "Toy Captain", p1.chooses "Toy Plaza", p2.answers "Noble Sacrifice", p2.may_choose_exactly { "Toy Captain" }, p2.chooses "Toy Captain", p2.accepts,
    expect { p2.out_of_play, exactly = { "Toy Captain" } }, expect { p2.lost, count = 3 } },
}
scenario "Noble Sacrifice needs one of the same power" {
  quiet = { "1_99/response" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Captain" }, force = 3, table = { { "Toy Trooper", at = "Toy Plaza" } } }, p2 = { hand = { "Noble Sacrifice" }, lost = 5, table = { { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = { p1.deploys "Toy Captain", p1.chooses "Toy Plaza", p2.may_not_choose { "answers Noble Sacrifice" } },
}
scenario "Noble Sacrifice takes a captive too" {
  rules = { "1_99/response-2" },
  given = { turn = p1, phase = "deploy", locations = { PIER }, p1 = { hand = { "Toy Captain" }, force = 3, table = { { "Toy Warden", at = PIER } } },
    p2 = { hand = { "Noble Sacrifice" }, lost = 5, inactive = { { "Toy Captain", on = "Toy Warden", captive = true } } } },
  steps = { p1.deploys "Toy Captain", p1.chooses(PIER), p2.answers "Noble Sacrifice", p2.chooses "Toy Captain", p2.accepts, expect { p2.out_of_play, exactly = { "Toy Captain" } }, expect { p2.lost, count = 3 } },
}

scenario "Noble Sacrifice is not for a captive of another power" {
  quiet = { "1_99/response-2" },
  given = { turn = p1, phase = "deploy", locations = { PIER }, p1 = { hand = { "Toy Captain" }, force = 3, table = { { "Toy Warden", at = PIER } } },
    p2 = { hand = { "Noble Sacrifice" }, lost = 5, inactive = { { "Toy Trooper", on = "Toy Warden", captive = true } } } },
  steps = { p1.deploys "Toy Captain", p1.chooses(PIER), p2.may_not_choose { "answers Noble Sacrifice" } },
}

scenario "Out Of Nowhere adds a battle destiny where a nimble starship is attacked" {
  rules = { "1_102/response" },
  given = { turn = p1, phase = "battle", locations = { "Toy Reach" }, p1 = { force = 1, table = { { "Toy Argosy", at = "Toy Reach" } } }, p2 = { hand = { "Out Of Nowhere" }, force = 1, table = { { "Toy Gnat", at = "Toy Reach" } } } },
  steps = { p1.battles "Toy Reach", p2.answers "Out Of Nowhere", p2.accepts, p1.forfeits "Toy Argosy", expect { p1.lost, exactly = { "Toy Argosy" } } },
}
scenario "Out Of Nowhere is of no use to a starship with maneuver 3" {
  quiet = { "1_102/response" },
  given = { turn = p1, phase = "battle", locations = { "Toy Reach" }, p1 = { force = 1, table = { { "Toy Argosy", at = "Toy Reach" } } }, p2 = { hand = { "Out Of Nowhere" }, force = 1, table = { { "Toy Sloop", at = "Toy Reach" } } } },
  steps = { p1.battles "Toy Reach", p2.forfeits "Toy Sloop", expect { p2.hand, exactly = { "Out Of Nowhere" } } },
}

local function strong(foe, title)
  return { turn = p2, phase = "battle", locations = { "Toy Plaza" }, p1 = { table = { { foe, at = "Toy Plaza" } } }, p2 = { hand = { title or "The Force Is Strong With This One" }, force = 1, table = { { "Luke", at = "Toy Plaza" } } } }
end
scenario "The Force Is Strong With This One: Luke draws against an Imperial" {
  rules = { "1_116/play" },
  given = strong "Admiral Piett",
  steps = { p2.battles "Toy Plaza", p2.plays "The Force Is Strong With This One", p1.passes, p2.accepts, expect { p2, battle_destiny = 3 }, p1.forfeits "Admiral Piett" },
}
scenario "The Force Is Strong With This One: twice against Vader" {
  rules = { "1_116/play" },
  given = strong "Vader",
  steps = { p2.battles "Toy Plaza", p2.plays "The Force Is Strong With This One", p2.accepts, p1.declines, expect { p2, battle_destiny = 6 }, p1.forfeits "Vader" },
}
scenario "The Force Is Strong With This One: not against an Imperial of ability 1" {
  quiet = { "1_116/play" },
  given = strong "Stormtrooper",
  steps = { p2.battles "Toy Plaza", expect { p2.hand, exactly = { "The Force Is Strong With This One" } }, p1.forfeits "Stormtrooper" },
}

scenario "Dantooine: Dark drains for 1 more while he controls it" {
  rules = { "1_122/constant" },
  given = { turn = p1, phase = "control", locations = { "1_122" }, p1 = { table = { { "Toy Needle", at = "Dantooine" } } } },
  steps = { p1.drains "Dantooine", p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p2.lost, count = 2 } },
}
scenario "Dantooine adds nothing to Light's Force drain" {
  quiet = { "1_122/constant" },
  given = { turn = p2, phase = "control", locations = { "1_122" }, p2 = { hand = { "Toy Filler" }, table = { { "Toy Needle", at = "Dantooine" } } } },
  steps = { p2.drains "Dantooine", p2.is_asked, expect { p1.lost, count = 0 } },
}
scenario "Dantooine: starships of Light deploy for less" {
  rules = { "1_122/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { "1_122" }, p2 = { hand = { "Toy Argosy", "Toy Sloop" }, force = 3 } },
  steps = { p2.deploys "Toy Argosy", p2.chooses "Dantooine", expect { p2.used, count = 2 }, p2.deploys "Toy Sloop", p2.chooses "Dantooine", expect { p2.used, count = 3 } },
}
scenario "Dantooine: starships of Dark pay in full, and those of Light elsewhere" {
  quiet = { "1_122/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { "1_122", "9_60" }, p2 = { hand = { "Toy Sloop" }, force = 2 } },
  steps = { p2.deploys "Toy Sloop", p2.chooses "Sullust", expect { p2.used, count = 2 } },
}
scenario "Proton Torpedoes are for X-wings, Y-wings and B-wings" {
  rules = { "1_158/deploys" },
  given = { turn = p2, phase = "deploy", locations = { "9_60" }, p2 = { hand = { "1_158" }, force = 1, table = { { "Red 10", at = "Sullust" }, { "Gold 3", at = "Sullust" }, { "Toy Sloop", at = "Sullust" } } } },
  steps = { p2.deploys "Proton Torpedoes", p2.may_choose_exactly { "Red 10", "Gold 3", decline }, p2.declines },
}
scenario "Proton Torpedoes stay in hand without one" {
  quiet = { "1_158/deploys" },
  given = { turn = p2, phase = "deploy", locations = { "9_60" }, p2 = { hand = { "1_158" }, force = 1, table = { { "Toy Sloop", at = "Sullust" } } } },
  steps = { p2.may_not_choose { "deploys Proton Torpedoes" } },
}
local function torpedo(draw)
  return { turn = p2, phase = "battle", locations = { "9_60" }, p1 = { table = { { "Toy Needle", at = "Sullust" } } },
    p2 = { force = 2, reserve = { draw, "Toy Filler", "Toy Filler" }, table = { { "X-wing", at = "Sullust" }, { "1_158", on = "X-wing" } } } }
end
scenario "Proton Torpedoes hit with more than the defense value" {
  rules = { "1_158/fire" },
  given = torpedo "Toy Mentor",
  steps = { p2.battles "Sullust", p2.fires "Proton Torpedoes", p2.chooses "Toy Needle", expect { p1.card "Toy Needle", hit = true }, expect { p2.force, count = 0 }, p1.forfeits "Toy Needle" },
}
scenario "Proton Torpedoes miss with the defense value itself" {
  rules = { "1_158/fire" },
  given = torpedo "Toy Machine",
  steps = { p2.battles "Sullust", p2.fires "Proton Torpedoes", p2.chooses "Toy Needle", expect { p1.card "Toy Needle", hit = false }, p1.forfeits "Toy Needle" },
}

scenario "Kitik Keed'kak is lost where Kal'Falnl C'ndros comes" {
  rules = { "1_183/automatic" },
  given = { turn = p2, phase = "deploy", locations = { PIER }, p1 = { table = { { "Kitik Keed'kak", at = PIER } } }, p2 = { hand = { "Toy Insect" }, force = 2 } },
  steps = { p2.deploys "Toy Insect", p2.chooses(PIER), expect { p1.lost, exactly = { "Kitik Keed'kak" } } },
}
scenario "Kitik Keed'kak does not mind her elsewhere, nor anybody else" {
  quiet = { "1_183/automatic" },
  given = { turn = p2, phase = "deploy", locations = { PIER, MEADOW }, p1 = { table = { { "Kitik Keed'kak", at = PIER } } }, p2 = { hand = { "Toy Insect", "Toy Trooper" }, force = 3 } },
  steps = { p2.deploys "Toy Insect", p2.chooses(MEADOW), p2.deploys "Toy Trooper", p2.chooses(PIER), expect { p1.lost, count = 0 } },
}
scenario "Kitik Keed'kak boards no starfighter" {
  cites = { { "CCG-SHIP-CAP-03", "what her own text keeps her from" } },
  given = { turn = p1, phase = "deploy", locations = { "Toy Reach", PIER }, p1 = { hand = { "Kitik Keed'kak" }, force = 6, table = { { "Toy Dart", at = "Toy Reach" }, { "Toy Argosy", at = "Toy Reach" } } } },
  steps = { p1.deploys "Kitik Keed'kak", p1.may_choose_exactly { PIER, "Toy Argosy", decline }, p1.chooses(PIER) },
}

local camp, CAMP = "1_292", "Tatooine: Jawa Camp"
scenario "Luke? Luuuuke! deploys to Tatooine and targets a Rebel" {
  rules = { "1_223/deploys", "1_223/aims" },
  given = { turn = p1, phase = "deploy", locations = { camp, PIER }, p1 = { hand = { "Luke? Luuuuke!" } }, p2 = { table = { { "Rebel Trooper", at = PIER }, { "Talz", at = PIER } } } },
  steps = { p1.deploys "Luke? Luuuuke!", p1.may_choose_exactly { CAMP, decline }, p1.chooses(CAMP), p1.may_choose_exactly { "Rebel Trooper", decline }, p1.chooses "Rebel Trooper", expect { p1.card "Luke? Luuuuke!", targets = "Rebel Trooper" } },
}
scenario "Luke? Luuuuke! stays in hand without a Tatooine site" {
  quiet = { "1_223/deploys" },
  given = { turn = p1, phase = "deploy", locations = { PIER }, p1 = { hand = { "Luke? Luuuuke!" } }, p2 = { table = { { "Rebel Trooper", at = PIER } } } },
  steps = { p1.may_not_choose { "deploys Luke? Luuuuke!" } },
}
scenario "Luke? Luuuuke! stays in hand without a Rebel" {
  rules = { "1_223/aims" },
  given = { turn = p1, phase = "deploy", locations = { camp }, p1 = { hand = { "Luke? Luuuuke!" } }, p2 = { table = { { "Talz", at = CAMP } } } },
  steps = { p1.may_not_choose { "deploys Luke? Luuuuke!" } },
}
local function called(target, other)
  return { turn = p1, phase = "deploy", locations = { camp, PIER }, p1 = { hand = { "Luke? Luuuuke!" } }, p2 = { table = { { target, at = PIER }, { other, at = PIER } } } }
end
scenario "Luke? Luuuuke! weakens its target by 1" {
  rules = { "1_223/constant" }, quiet = { "1_223/constant-2" },
  given = called("Rebel Trooper", "Toy Farmboy"),
  steps = { p1.deploys "Luke? Luuuuke!", p1.chooses(CAMP), p1.chooses "Rebel Trooper", expect { p2.card "Rebel Trooper", power = 0, forfeit = 1 }, expect { p2.card "Toy Farmboy", power = 4, forfeit = 4 } },
}
scenario "Luke? Luuuuke! weakens Luke by 3" {
  rules = { "1_223/constant-2" }, quiet = { "1_223/constant" },
  given = called("Toy Farmboy", "Rebel Trooper"),
  steps = { p1.deploys "Luke? Luuuuke!", p1.chooses(CAMP), p1.chooses "Toy Farmboy", expect { p2.card "Toy Farmboy", power = 1, forfeit = 1 }, expect { p2.card "Rebel Trooper", power = 1, forfeit = 2 } },
}
scenario "Luke? Luuuuke!: a Rebel without forfeit value left is lost" {
  rules = { "1_223/automatic" },
  given = { turn = p1, phase = "deploy", locations = { camp }, p1 = { hand = { "Luke? Luuuuke!" } }, p2 = { table = { { "Toy Recruit", at = CAMP } } } },
  steps = { p1.deploys "Luke? Luuuuke!", p1.chooses(CAMP), p1.chooses "Toy Recruit", expect { p2.lost, exactly = { "Toy Recruit" } } },
}
scenario "Luke? Luuuuke!: a Rebel with some left is not" {
  quiet = { "1_223/automatic" },
  given = { turn = p1, phase = "deploy", locations = { camp, PIER }, p1 = { hand = { "Luke? Luuuuke!" } }, p2 = { table = { { "Rebel Trooper", at = PIER }, { "Toy Recruit", at = PIER } } } },
  steps = { p1.deploys "Luke? Luuuuke!", p1.chooses(CAMP), p1.chooses "Rebel Trooper", expect { p2.lost, count = 0 } },
}
local function search(to, what)
  return {
    given = { turn = p1, phase = "deploy", locations = { camp, "1_293", "1_295" }, p1 = { hand = { "Luke? Luuuuke!" } }, p2 = { force = 2, table = { { "Luke", at = "Tatooine: Jundland Wastes" } } } },
    steps = {
      p1.deploys "Luke? Luuuuke!", p1.chooses(CAMP), p1.chooses "Luke", p1.passes, p1.passes, p1.passes, p2.is_asked,
      p2.passes, p2.passes, p2.passes, p2.passes, p2.moves "Luke", p2.chooses(to), what,
    },
  }
end
local there, elsewhere = search(CAMP, expect { p1.lost, exactly = { "Luke? Luuuuke!" } }), search("Tatooine: Mos Eisley", expect { p1.lost, count = 0 })
scenario "Luke? Luuuuke! is canceled when its target reaches it" { rules = { "1_223/reached" }, given = there.given, steps = there.steps }
scenario "Luke? Luuuuke! stays when its target goes elsewhere" { quiet = { "1_223/reached" }, given = elsewhere.given, steps = elsewhere.steps }
scenario "EG-6 powers artillery that is with it" {
  cites = { { "CCG-WEAP-ART-01", "a power droid" } },
  given = { turn = p1, phase = "battle", locations = coast, p1 = { hand = { "Toy Filler" }, force = 1, table = { { "Toy Captain", at = PIER }, { "EG-6 (Eegee-Six)", at = PIER }, { "Toy Mortar", at = PIER } } }, p2 = { table = { { "Toy Captain", at = PIER } } } },
  steps = { p1.battles(PIER), p1.passes, p1.may_choose_exactly { "fires Toy Mortar", pass }, p1.passes },
}

-- What texts look for, forbid and are immune to; Immediate Effects that answer; politics.

local shire = { "Toy Shire: Mill", "Toy Shire: Cave" }

-- Battlegrounds, who controls and occupies a place
scenario "A battleground is a place with Force icons of both sides" {
  cites = { { "CCG-LOC-BG-01", "of two sites only one has icons of both" } },
  given = { phase = "control", locations = shire, p1 = { table = { "Toy Surveyor", { "Toy Captain", at = "Toy Shire: Mill" } } } },
  steps = { expect { p1.card "Toy Captain", power = 4 } },
}
scenario "Who occupies no battleground gains nothing from one" {
  cites = { { "CCG-LOC-BG-01", "no icon of Light there" } },
  given = { phase = "control", locations = shire, p1 = { table = { "Toy Surveyor", { "Toy Captain", at = "Toy Shire: Cave" } } } },
  steps = { expect { p1.card "Toy Captain", power = 3 } },
}
scenario "A text may count the battlegrounds that its player controls" {
  cites = { { "CCG-CONTROL-01", "the Mill is contested, the Pier is not" } },
  given = { phase = "control", locations = { "Toy Shire: Mill", "Toy Reach: Pier" }, p1 = { table = { "Toy Claimant", { "Toy Captain", at = "Toy Shire: Mill" }, { "Toy Trooper", at = "Toy Reach: Pier" } } }, p2 = { table = { { "Toy Trooper", at = "Toy Shire: Mill" } } } },
  steps = { expect { p1.card "Toy Captain", power = 4 } },
}
scenario "One of several places that a text names is enough" {
  cites = { { "CCG-CONTROL-01", "the Cave" } },
  given = { phase = "control", locations = shire, p1 = { table = { "Toy Envier", { "Toy Captain", at = "Toy Shire: Mill" } } }, p2 = { table = { { "Toy Trooper", at = "Toy Shire: Cave" } } } },
  steps = { expect { p1.card "Toy Captain", power = 5 } },
}
scenario "What both occupy nobody controls" {
  cites = { { "CCG-CONTROL-01", "both are at the Mill, nobody in the Cave" } },
  given = { phase = "control", locations = shire, p1 = { table = { "Toy Envier", { "Toy Captain", at = "Toy Shire: Mill" } } }, p2 = { table = { { "Toy Trooper", at = "Toy Shire: Mill" } } } },
  steps = { expect { p1.card "Toy Captain", power = 3 } },
}
scenario "A filter asks which player occupies the place of a card" {
  cites = { { "CCG-PRES-01", "only the Captain is where the opponent is" } },
  given = { phase = "control", locations = shire, p1 = { table = { "Toy Lodger", { "Toy Captain", at = "Toy Shire: Mill" }, { "Toy Trooper", at = "Toy Shire: Cave" } } }, p2 = { table = { { "Toy Trooper", at = "Toy Shire: Mill" } } } },
  steps = { expect { p1.card "Toy Captain", power = 6 }, expect { p1.card "Toy Trooper", power = 2 } },
}

-- Searches
scenario "A search for one of two titles: what is taken is shown, and the deck reshuffled" {
  rules = { "CCG-SEARCH-01" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Almanac" }, reserve = { "Toy Pistol", "Toy Trooper", "Toy Captain" } } },
  steps = {
    p1.plays "Toy Almanac", p1.may_choose_exactly { "Toy Trooper", "Toy Captain" }, p1.cannot { "chooses", "Toy Pistol", says = "it is no card in the Reserve Deck Toy Captain and no card in the Reserve Deck Toy Trooper" },
    p1.chooses "Toy Trooper", expect { p1.hand, exactly = { "Toy Trooper" }, seen_by_p2 = 1 }, expect { p1.reserve, seen_by_p1 = 0 },
  },
}
scenario "A search by titles that found none is verified, and not made again" {
  rules = { "CCG-SEARCH-05", "CCG-SEARCH-07" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Almanac", "Toy Almanac" }, reserve = { "Toy Pistol", "Toy Mentor" } } },
  steps = { p1.plays "Toy Almanac", p1.finishes, p2.may_choose_exactly { accept, decline }, p2.declines, p1.cannot { "plays", "Toy Almanac", because = "CCG-SEARCH-07" } },
}
scenario "What is searched for may go elsewhere than to hand; a pile is not reshuffled" {
  rules = { "CCG-SEARCH-08" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Downdraft" }, used = { "Toy Pistol", "Toy Trooper", "Toy Captain", "Toy Filler", "Toy Mentor" } } },
  steps = {
    p1.plays "Toy Downdraft", p1.may_choose_exactly { "Toy Trooper", "Toy Captain", "Toy Mentor" }, p1.chooses "Toy Captain", expect { p1.lost, exactly = { "Toy Captain" } },
    expect { p1.used, in_order = { "Toy Downdraft", "Toy Pistol", "Toy Trooper", "Toy Filler", "Toy Mentor" } },
  },
}
scenario "A Force Pile is searched, too" {
  rules = { "CCG-SEARCH-01" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Siphon" }, force = { "Toy Captain", "Toy Pistol" } } },
  steps = { p1.plays "Toy Siphon", p1.may_choose_exactly { "Toy Captain" }, p1.chooses "Toy Captain", expect { p1.hand, exactly = { "Toy Captain" }, seen_by_p2 = 1 } },
}
scenario "What a search deploys may be free, and is a card that the text describes" {
  cites = { { "CCG-SEARCH-DEPLOY-05", "the text itself says what it is" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { table = { "Toy Lightbuoy", { "Toy Trooper", at = "Toy Plaza" } }, reserve = { "Toy Trooper", "Toy Captain", "Toy Pistol" } } },
  steps = { p1.uses "Toy Lightbuoy", p1.may_choose_exactly { "Toy Captain" }, p1.chooses "Toy Captain", p1.chooses "Toy Plaza", expect { p1.card "Toy Captain", at = "Toy Plaza" }, expect { p1.used, count = 0 } },
}

-- What is forbidden
scenario "A text keeps cards from deploying" {
  cites = { { "CCG-DEP-LOC-01", "the Trooper has ability 1, the Captain 2" } },
  given = { phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Trooper", "Toy Captain" }, force = 3 }, p2 = { table = { "Toy Quarantine" } } },
  steps = { p1.may_choose_exactly { "deploys Toy Captain", pass } },
}
scenario "Its own player's deploy" {
  cites = { { "CCG-DEP-LOC-01", "the text names the opponent's" } },
  given = { phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Trooper" }, force = 3, table = { "Toy Quarantine" } } },
  steps = { p1.may_choose_exactly { "deploys Toy Trooper", pass } },
}
scenario "A text keeps cards from one place" {
  cites = { { "CCG-DEP-LOC-01", "there only" } },
  given = { turn = p2, phase = "deploy", locations = { "Toy Cordon", "Toy Plaza" }, p2 = { hand = { "Toy Captain" }, force = 3 } },
  steps = { p2.deploys "Toy Captain", p2.may_choose_exactly { "Toy Plaza", decline }, p2.cannot { "chooses", "Toy Cordon", says = "some text keeps it from deploying there" }, p2.chooses "Toy Plaza" },
}
scenario "An Effect that lies on table is kept out as well" {
  cites = { { "CCG-DEP-02", "it has no place of its own" } },
  given = { phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Vote" } }, p2 = { table = { "Toy Embargo" } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "deploys", "Toy Vote", says = "some text keeps it from deploying" } },
}
local camps = { p1 = { force = 2, table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Fortress" } } }, p2 = { table = { "Toy Truce", { "Toy Trooper", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Fortress" } } } }
scenario "A text keeps a player from initiating battle at one place" {
  cites = { { "CCG-BTL-02", "there only, and that player only" } },
  given = { phase = "battle", locations = { "Toy Plaza", "Toy Fortress" }, p1 = camps.p1, p2 = camps.p2 },
  steps = { p1.may_choose_exactly { "battles Toy Fortress", pass }, p1.cannot { "battles", "Toy Plaza", says = "some text keeps you from initiating battle there" } },
}
scenario "The other player may" {
  cites = { { "CCG-BTL-02", "the text names the opponent" } },
  given = { turn = p2, phase = "battle", locations = { "Toy Plaza", "Toy Fortress" }, p1 = camps.p1, p2 = { force = 2, table = camps.p2.table } },
  steps = { p2.may_choose_exactly { "battles Toy Fortress", "battles Toy Plaza", pass } },
}
scenario "For this turn a player initiates no battle" {
  cites = { { "CCG-BTL-02", "everywhere, until the turn ends" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 2, table = { { "Toy Captain", at = "Toy Plaza" } } }, p2 = { hand = { "Toy Parley" }, table = { { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = { p1.passes, p2.plays "Toy Parley", p1.cannot { "battles", "Toy Plaza", says = "some text keeps you from initiating battle there" } },
}
scenario "Others may be kept from being targeted by weapons" {
  cites = { { "CCG-WEAP-NOTGT-01", "whoever is with the Lure, not the Lure" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 2, table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Repeater", on = "Toy Captain" } } }, p2 = { table = { { "Toy Lure", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = { p1.battles "Toy Plaza", p1.fires "Toy Repeater", p1.may_choose_exactly { "Toy Lure", decline }, p1.cannot { "chooses", "Toy Trooper", says = "weapons may not target it" }, p1.chooses "Toy Lure" },
}
scenario "A loss that may not be reduced is not" {
  cites = { { "CCG-LOSE-02", "the Bunker would take 1 off" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Impost" } }, p2 = { table = { "Toy Bunker" } } },
  steps = { p1.plays "Toy Impost", p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p2.lost, count = 2 } },
}
scenario "Nobody uses Force to lose less of it" {
  cites = { { "CCG-LOSE-02", "the answer would do nothing" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Impost" } }, p2 = { hand = { "It Could Be Worse" }, force = 3 } },
  steps = { p1.plays "Toy Impost", p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p2.hand, exactly = { "It Could Be Worse" } } },
}

-- Immunity
scenario "A card is no target of what it is immune to" {
  rules = { "CCG-ACT-IMM-01" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Scouring" } }, p2 = { table = { "Toy Relic", "Toy Shrine" } } },
  steps = { p1.plays "Toy Scouring", p1.may_choose_exactly { "Toy Shrine", decline }, p1.cannot { "chooses", "Toy Relic", because = "CCG-ACT-IMM-01" }, p1.chooses "Toy Shrine", expect { p2.table, exactly = { "Toy Relic" } } },
}
scenario "Immunity is to that title alone" {
  cites = { { "CCG-ACT-IMM-03", "Toy Purge cancels as well" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Purge" } }, p2 = { table = { "Toy Relic" } } },
  steps = { p1.plays "Toy Purge", p1.chooses "Toy Relic", expect { p2.table, count = 0 } },
}
scenario "A card may make others immune" {
  rules = { "CCG-ACT-IMM-01" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Scouring" } }, p2 = { table = { "Toy Curator", "Toy Shrine" } } },
  steps = { p1.plays "Toy Scouring", p1.may_choose_exactly { "Toy Curator", decline }, p1.chooses "Toy Curator", expect { p2.table, exactly = { "Toy Shrine" } } },
}
scenario "An Interrupt is immune where it lies" {
  rules = { "CCG-ACT-IMM-01" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Decretal" }, lost = { "Toy Filler" } }, p2 = { hand = { "Toy Gainsay" } } },
  steps = { p1.plays "Toy Decretal", p2.may_choose_exactly { pass }, p2.passes, expect { p1.lost, count = 0 } },
}
scenario "Another Interrupt is canceled" {
  cites = { { "CCG-ACT-IMM-03", "it says nothing of Toy Gainsay" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Impost" } }, p2 = { hand = { "Toy Gainsay" } } },
  steps = { p1.plays "Toy Impost", p2.answers "Toy Gainsay", expect { p2.lost, count = 0 } },
}
scenario "Nothing deploys on what is immune to it" {
  rules = { "CCG-ACT-IMM-01" },
  given = { phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Yoke" } }, p2 = { table = { { "Toy Free Rider", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = { p1.deploys "Toy Yoke", p1.may_choose_exactly { "Toy Trooper", decline }, p1.chooses "Toy Trooper" },
}

-- Immediate Effects that answer
scenario "An Immediate Effect deploys as the response that its text names" {
  rules = { "CCG-EFF-IMM-01" },
  given = { turn = p2, phase = "control", locations = { "Toy Plaza", "Toy Terrace" }, p1 = { hand = { "Toy Backlash" } }, p2 = { table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = { p2.drains "Toy Plaza", p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.answers "Toy Backlash", p1.may_choose_exactly { "Toy Plaza" }, p1.chooses "Toy Plaza", expect { p1.card "Toy Backlash", at = "Toy Plaza" } },
}
scenario "Not to less than its text asks for, and at no other time" {
  rules = { "CCG-EFF-IMM-01" },
  given = { turn = p2, phase = "control", locations = { "Toy Shire: Mill" }, p1 = { hand = { "Toy Backlash" } }, p2 = { table = { { "Toy Captain", at = "Toy Shire: Mill" } } } },
  steps = { p1.cannot { "deploys", "Toy Backlash", says = "it deploys as a response to what its text says" }, p2.drains "Toy Shire: Mill", p1.loses "Reserve Deck", p1.may_choose_exactly { pass } },
}
scenario "It deploys on what it answers, for free if it says so" {
  rules = { "CCG-EFF-IMM-01" },
  given = { turn = p2, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Brand" } }, p2 = { hand = { "Toy Captain" }, force = 2, table = { { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = { p2.deploys "Toy Captain", p2.chooses "Toy Plaza", p1.answers "Toy Brand", p1.may_choose_exactly { "Toy Captain" }, p1.chooses "Toy Captain", expect { p2.card "Toy Captain", power = 2 } },
}
scenario "It pays what it costs if its text does not say otherwise" {
  cites = { { "CCG-EFF-IMM-01", "2 Force are not there" } },
  given = { turn = p2, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Stigma" }, force = 1 }, p2 = { hand = { "Toy Captain" }, force = 2 } },
  steps = { p2.deploys "Toy Captain", p2.chooses "Toy Plaza", p1.may_choose_exactly { pass } },
}

-- Politics, total ability
scenario "Politics is a number that texts add up and change" {
  cites = { { "CCG-VAL-MOD-01", "3, and 1 by the Lobby; who has none gets none" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Ballot" }, table = { "Toy Lobby", { "Toy Senator", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = { p1.plays "Toy Ballot", expect { p1.hand, count = 4 } },
}
scenario "It may be changed for a turn" {
  cites = { { "CCG-VAL-MOD-01", "3, and 2 for this turn" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Favor", "Toy Ballot" }, table = { { "Toy Senator", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = { p1.plays "Toy Favor", p1.may_choose_exactly { "Toy Senator", decline }, p1.chooses "Toy Senator", p1.plays "Toy Ballot", expect { p1.hand, count = 5 } },
}
scenario "A text asks for the total ability of a player where its card is" {
  cites = { { "CCG-VAL-TOT-01", "2, 1 and 1 make 4" } },
  given = { phase = "control", locations = { "Toy Plaza", "Toy Fortress" }, p1 = { table = { { "Toy Seneschal", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = { expect { p1.card "Toy Seneschal", power = 6 } },
}
scenario "Not for the total elsewhere" {
  cites = { { "CCG-VAL-TOT-01", "6 at another place" } },
  given = { phase = "control", locations = { "Toy Plaza", "Toy Fortress" }, p1 = { table = { { "Toy Seneschal", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Mentor", at = "Toy Fortress" }, { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = { expect { p1.card "Toy Seneschal", power = 1 } },
}

-- Permanent weapons and pilots, the price of walking
local function shoots(title, cites, mine, theirs, steps)
  scenario (title) { cites = cites[1].rule == nil and cites or nil, rules = cites[1].rule and { cites[1].rule } or nil, given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 2, reserve = { "Toy Trooper", "Toy Filler", "Toy Filler" }, table = mine }, p2 = { table = theirs } }, steps = steps }
end
local gunman, trooper = { "Toy Gunman", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" }
shoots("Who has a permanent weapon fires it, and what is his alone adds to it", { { "CCG-WEAP-PERM-01", "destiny 1, and 5 of the character's own" } }, { gunman }, { trooper },
  { p1.battles "Toy Plaza", p1.fires "Toy Gunman", p1.chooses "Toy Trooper", expect { p2.card "Toy Trooper", hit = true }, p1.forfeits "Toy Gunman", p2.forfeits "Toy Trooper" })
shoots("It is the one weapon that he uses in a turn", { { rule = "CCG-WEAP-USE-01" } }, { gunman, { "Toy Repeater", on = "Toy Gunman" }, "Toy Well" }, { trooper },
  { p1.battles "Toy Plaza", p1.fires "Toy Gunman", p1.chooses "Toy Trooper", p1.cannot { "fires", "Toy Repeater", because = "CCG-WEAP-USE-01" }, p1.cannot { "fires", "Toy Gunman", because = "CCG-BTL-WEAP-04" }, p1.passes, p1.forfeits "Toy Gunman", p1.chooses "Toy Repeater", p2.forfeits "Toy Trooper" })
scenario "Who is the permanent pilot of a starship on table is not deployed beside it" {
  rules = { "CCG-PERS-01" },
  given = { phase = "deploy", locations = { "Toy Plaza", "Toy Reach" }, p1 = { hand = { "Toy Ace" }, force = 5, table = { { "Toy Ace In Dart", at = "Toy Reach" } } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "deploys", "Toy Ace", because = "CCG-UNIQ-01" } },
}
scenario "Nor does the starship deploy while he is on table" {
  rules = { "CCG-PERS-01" },
  given = { phase = "deploy", locations = { "Toy Plaza", "Toy Reach" }, p1 = { hand = { "Toy Ace In Dart" }, force = 5, table = { { "Toy Ace", at = "Toy Plaza" } } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "deploys", "Toy Ace In Dart", because = "CCG-UNIQ-01" } },
}
scenario "Moving by landspeed may have a price of its own" {
  rules = { "CCG-MOVE-TAB-03" },
  given = { phase = "move", locations = { "Toy Reach: Pier", "Toy Reach: Meadow" }, p1 = { force = 4, table = { { "Toy Wader", at = "Toy Reach: Pier" }, { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = { p1.moves "Toy Wader", p1.chooses "Toy Reach: Meadow", expect { p1.force, count = 1 }, p1.moves "Toy Captain", p1.chooses "Toy Reach: Meadow", expect { p1.force, count = 0 } },
}

-- Card types (rulebook 9): Objectives, Defensive Shields, Admiral's Orders, Epic Events, Jedi Tests, Podracers, creatures, kinds of
-- Effects, weapons and devices.

local reach = { "Toy Reach", "Toy Reach: Pier", "Toy Reach: Meadow" }

-- Objectives
scenario "An Objective turns over by itself when its condition is met, and back" {
  rules = { "CCG-DBL-07" },
  given = { phase = "move", locations = { "Toy Reach: Pier", "Toy Reach: Meadow" },
    p1 = { table = { "Toy Siege", { "Toy Captain", at = "Toy Reach: Meadow" } }, force = 3 } },
  steps = {
    expect { p1.card "Toy Captain", power = 3 },
    p1.moves "Toy Captain", p1.chooses "Toy Reach: Pier",
    expect { p1.table, exactly = { "Toy Siege Broken", "Toy Captain" } }, expect { p1.card "Toy Captain", power = 4 },
  },
}
scenario "Only the side that lies up is on table" {
  rules = { "CCG-DBL-07" }, cites = { { "CCG-DBL-01", "a card is the side that lies up: there is nothing of the other side to switch on" } },
  given = { phase = "move", locations = { "Toy Reach: Pier", "Toy Reach: Meadow" },
    p1 = { table = { "Toy Siege Broken", { "Toy Captain", at = "Toy Reach: Pier" } }, force = 3 } },
  steps = {
    expect { p1.card "Toy Captain", power = 4 },
    p1.moves "Toy Captain", p1.chooses "Toy Reach: Meadow",
    expect { p1.table, exactly = { "Toy Siege", "Toy Captain" } }, expect { p1.card "Toy Captain", power = 3 },
  },
}
scenario "A flip that is worded optionally is its player's choice, and what is on the card stays" {
  cites = { { "CCG-DBL-OBJ-03", "a card that turns over stays the same card: what lies on it lies on it" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { table = { "Toy Pact", { "Toy Captain", at = "Toy Plaza" } }, stacked = { { "Toy Filler", on = "Toy Pact" } } } },
  steps = {
    p1.uses "Toy Pact",
    expect { p1.table, exactly = { "Toy Pact Kept", "Toy Captain" } }, expect { p1.card "Toy Captain", power = 5 }, expect { p1.stacked, count = 1 },
  },
}
scenario "An Objective that is canceled goes out of play, never to the Lost Pile" {
  rules = { "CCG-SETUP-NOLF-01" }, cites = { { "CCG-SETUP-NOLF-02", "the same rule for every way of leaving the table" }, { "CCG-DBL-08", "the same rule for every way of leaving the table" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Purge" } }, p2 = { table = { "Toy Pact" } } },
  steps = { p1.plays "Toy Purge", p1.chooses "Toy Pact", expect { p2.out_of_play, exactly = { "Toy Pact" } }, expect { p2.lost, count = 0 } },
}

-- Defensive Shields
scenario "Defensive Shields are played from under the Starting Effect, in either turn, as far as it allows" {
  rules = { "CCG-SHIELD-01" },
  given = { phase = "control", turn = p2, locations = { "Toy Plaza" }, p1 = { table = { "Toy Beacon", { "Toy Captain", at = "Toy Plaza" } }, shields = { "Toy Ward", "Toy Guard" } } },
  steps = {
    p2.passes,
    p1.may_choose_exactly { "plays Toy Ward", "plays Toy Guard", pass },
    p1.plays "Toy Ward",
    expect { p1.card "Toy Captain", forfeit = 4 }, expect { p1.table, exactly = { "Toy Beacon", "Toy Captain", "Toy Ward" } },
    p2.passes, p1.may_choose_exactly { pass },
  },
}
scenario "Without a Starting Effect no Defensive Shield is played" {
  rules = { "CCG-SHIELD-01" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { shields = { "Toy Ward" } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "plays", "Toy Ward", because = "CCG-SHIELD-01" } },
}
scenario "A Defensive Shield is as unique as it says" {
  rules = { "CCG-SHIELD-02" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { table = { "Toy Anchor", "Toy Rampart" }, shields = { "Toy Rampart" } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "plays", "Toy Rampart", because = "CCG-SHIELD-02" } },
}

-- Admiral's Orders
scenario "An Admiral's Order needs a battleground system" {
  rules = { "CCG-ADM-01" },
  given = { phase = "deploy", locations = reach, p1 = { hand = { "Toy Doctrine" }, table = { { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "deploys", "Toy Doctrine", because = "CCG-ADM-01" } },
}
scenario "Only one Admiral's Order is on table: the one before goes to its owner's Used Pile" {
  rules = { "CCG-ADM-02" },
  given = { phase = "deploy", locations = reach, p1 = { hand = { "Toy Maxim" }, table = { { "Toy Galley", at = "Toy Reach" } } }, p2 = { table = { "Toy Doctrine" } } },
  steps = { p1.deploys "Toy Maxim", expect { p1.card "Toy Galley", power = 7 }, expect { p2.table, count = 0 }, expect { p2.used, exactly = { "Toy Doctrine" } } },
}
scenario "No Admiral's Order while a unique one of that name is on table" {
  rules = { "CCG-ADM-03" },
  given = { phase = "deploy", locations = reach, p1 = { hand = { "Toy Doctrine" }, table = { { "Toy Galley", at = "Toy Reach" } } }, p2 = { table = { "Toy Doctrine" } } },
  steps = { p1.cannot { "deploys", "Toy Doctrine", because = "CCG-ADM-03" } },
}

-- Epic Events, Jedi Tests
scenario "Some Epic Events deploy and are used again and again" {
  rules = { "CCG-EPIC-01" },
  given = { phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Bombardment", "Toy Onslaught" }, force = 1 } },
  steps = {
    p1.may_choose_exactly { "deploys Toy Bombardment", pass }, p1.cannot { "deploys", "Toy Onslaught", because = "CCG-EPIC-01" },
    p1.deploys "Toy Bombardment", p1.uses "Toy Bombardment", p2.loses "Reserve Deck", expect { p2.lost, count = 1 },
  },
}
scenario "Some Epic Events are played and go to the pile that their result names" {
  cites = { { "CCG-EPIC-01", "the pile is what the text of the card says" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Onslaught", "Toy Cataclysm" } } },
  steps = {
    p1.plays "Toy Onslaught", p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p1.used, exactly = { "Toy Onslaught" } },
    p1.plays "Toy Cataclysm", p2.loses "Reserve Deck", expect { p1.lost, exactly = { "Toy Cataclysm" } },
  },
}
scenario "A completed Jedi Test lies on its apprentice and raises the ability to its number" {
  rules = { "CCG-JTEST-01", "CCG-SP-JEDITEST-03", "CCG-SP-JEDITEST-12" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { table = { "Toy Trial", { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    p1.uses "Toy Trial", p1.chooses "Toy Captain",
    expect { p1.card "Toy Captain", ability = 3 }, expect { p1.card "Toy Trial", at = "Toy Captain" },
  },
}
scenario "A Jedi Test of a lower number leaves the ability alone" {
  rules = { "CCG-JTEST-01" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { table = { "Toy Trial", { "Toy Mentor", at = "Toy Plaza" } } } },
  steps = { p1.uses "Toy Trial", p1.chooses "Toy Mentor", expect { p1.card "Toy Mentor", ability = 6 }, expect { p1.card "Toy Trial", at = "Toy Mentor" } },
}

-- Podracers and creatures
scenario "A Podracer deploys free to its race, without presence or icons" {
  rules = { "CCG-POD-01" },
  given = { phase = "deploy", locations = { "Toy Plaza", "Toy Arena" }, p1 = { hand = { "Toy Racer" } } },
  steps = { p1.deploys "Toy Racer", p1.chooses "Toy Arena", expect { p1.card "Toy Racer", at = "Toy Arena" } },
}
scenario "A creature deploys within its habitat without presence or icons" {
  rules = { "CCG-CREAT-DEP-01" },
  given = { phase = "deploy", locations = { "Toy Plaza", "Toy Reach: Vault" }, p1 = { hand = { "Toy Slug" }, force = 1 } },
  steps = { p1.deploys "Toy Slug", p1.may_choose_exactly { "Toy Reach: Vault", decline }, p1.chooses "Toy Reach: Vault", expect { p1.card "Toy Slug", at = "Toy Reach: Vault" } },
}
scenario "A creature stays within its habitat" {
  rules = { "CCG-CREAT-MOVE-01" },
  given = { phase = "move", locations = reach, p1 = { table = { { "Toy Newt", at = "Toy Reach: Pier" }, { "Toy Slug", at = "Toy Reach: Pier" } }, force = 1 } },
  steps = { p1.may_choose_exactly { "moves Toy Slug", pass } },
}
scenario "A creature moves one site within its habitat for 1 Force" {
  cites = { { "CCG-CREAT-MOVE-01", "the landspeed and the price are those of every card that walks" } },
  given = { phase = "move", locations = reach, p1 = { table = { { "Toy Slug", at = "Toy Reach: Pier" } }, force = 1 } },
  steps = { p1.moves "Toy Slug", p1.chooses "Toy Reach: Meadow", expect { p1.card "Toy Slug", at = "Toy Reach: Meadow" }, expect { p1.force, count = 0 } },
}
scenario "A creature takes no part in a battle" {
  rules = { "CCG-CREAT-01" },
  given = { phase = "battle", locations = { "Toy Reach: Pier" }, p1 = { table = { { "Toy Trooper", at = "Toy Reach: Pier" }, { "Toy Slug", at = "Toy Reach: Pier" } }, force = 1 }, p2 = { table = { { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = { p1.battles "Toy Reach: Pier", p1.passes, p2.passes, p1.may_choose_exactly { "forfeits Toy Trooper", "loses Reserve Deck", "loses Used Pile" }, p1.forfeits "Toy Trooper" },
}

-- Kinds of Effects
scenario "A text that names Effects means plain ones" {
  rules = { "CCG-EFF-01" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Sweep" } }, p2 = { table = { "Toy Vote", "Toy Shrine" } } },
  steps = { p1.plays "Toy Sweep", expect { p2.table, exactly = { "Toy Vote" } } },
}
scenario "A Political Effect is canceled by what cancels Political Effects" {
  cites = { { "CCG-EFF-POL-01", "the kind of an Effect is a fact that other texts look for" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Recount" } }, p2 = { table = { "Toy Vote", "Toy Shrine" } } },
  steps = { p1.plays "Toy Recount", p1.chooses "Toy Vote", expect { p2.table, exactly = { "Toy Shrine" } } },
}
scenario "An Immediate Effect deploys outside the deploy phase" {
  rules = { "CCG-EFF-IMM-01" },
  given = { phase = "move", turn = p2, locations = { "Toy Plaza" }, p1 = { hand = { "Toy Flash", "Toy Shrine" }, force = 1 }, p2 = { force = 1 } },
  steps = { p2.passes, p1.may_choose_exactly { "deploys Toy Flash", pass }, p1.deploys "Toy Flash", expect { p1.table, exactly = { "Toy Flash" } } },
}
scenario "A Starting Effect is never deployed later" {
  rules = { "CCG-EFF-START-01" },
  given = { phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Anchor" } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "deploys", "Toy Anchor", because = "CCG-EFF-START-01" } },
}

-- Weapons and devices
scenario "A character weapon deploys on a character" {
  rules = { "CCG-WEAP-CHAR-01" },
  given = { phase = "deploy", locations = { "Toy Reach: Pier" }, p1 = { hand = { "Toy Sidearm" }, table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Cart", at = "Toy Reach: Pier" } }, force = 1 } },
  steps = { p1.deploys "Toy Sidearm", p1.may_choose_exactly { "Toy Captain", decline }, p1.chooses "Toy Captain", expect { p1.card "Toy Sidearm", at = "Toy Captain" } },
}
scenario "Artillery deploys on a site and fires with a power source" {
  cites = { { "CCG-WEAP-01", "the kinds of weapons are facts of the cards" } },
  given = { phase = "battle", locations = { "Toy Reach: Pier" }, p1 = { table = { { "Toy Mortar", at = "Toy Reach: Pier" }, { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Battery", at = "Toy Reach: Pier" } }, force = 1 }, p2 = { table = { { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = { p1.battles "Toy Reach: Pier", p1.may_choose_exactly { "fires Toy Mortar", pass }, p1.fires "Toy Mortar", p1.chooses "Toy Captain", expect { p2.lost, exactly = { "Toy Captain" } } },
}
scenario "Without a power source artillery does not fire" {
  rules = { "CCG-WEAP-ART-01" },
  given = { phase = "battle", locations = { "Toy Reach: Pier" }, p1 = { table = { { "Toy Mortar", at = "Toy Reach: Pier" }, { "Toy Captain", at = "Toy Reach: Pier" } }, force = 1 }, p2 = { table = { { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = { p1.battles "Toy Reach: Pier", p1.may_choose_exactly { pass }, p1.cannot { "fires", "Toy Mortar", because = "CCG-WEAP-ART-01" } },
}
scenario "A character uses one device in a turn, that one again" {
  rules = { "CCG-DEV-01" }, cites = { { "CCG-DEV-02", "a use is the action that its text is: texts that modify all the time are none" } },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Sonar", on = "Toy Captain" }, { "Toy Scope", on = "Toy Captain" } } } },
  steps = {
    p1.uses "Toy Sonar",
    p1.may_choose { "uses Toy Sonar" }, p1.cannot { "uses", "Toy Scope", because = "CCG-DEV-01" },
  },
}

-- Weapons that other cards fire, long range, automated weapons and seekers, artillery, hits that are prevented, ion weapons,
-- lightsabers; "all cards" at a place (rulebook 4 and 9).

local coast = { "Toy Reach: Pier", "Toy Reach: Meadow", "Toy Reach: Hill" }

-- Firing
scenario "A card that fires a weapon outside of battle: who is hit is lost at once" {
  rules = { "CCG-WEAP-HIT-01" },
  cites = { { "CCG-WEAP-FIRE-03", "a card permits firing now" }, { "CCG-WEAP-EX-02", "hit outside of a battle, so immediately lost" } },
  given = { phase = "control", locations = coast, p1 = { hand = { "Toy Sniper" }, table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Musket", on = "Toy Captain" } } }, p2 = { table = { { "Toy Trooper", at = "Toy Reach: Pier" } } } },
  steps = { p1.plays "Toy Sniper", p1.chooses "Toy Musket", p1.chooses "Toy Trooper", expect { p2.lost, exactly = { "Toy Trooper" } } },
}
scenario "Only who is present with a weapon is fired at" {
  rules = { "CCG-WEAP-FIRE-04" },
  given = { phase = "control", locations = coast, p1 = { hand = { "Toy Sniper" }, table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Musket", on = "Toy Captain" } } },
    p2 = { table = { { "Toy Trooper", at = "Toy Reach: Pier" }, { "Toy Mentor", at = "Toy Reach: Meadow" } } } },
  steps = { p1.plays "Toy Sniper", p1.chooses "Toy Musket", p1.cannot { "chooses", "Toy Mentor", because = "CCG-WEAP-FIRE-04" }, p1.chooses "Toy Trooper", expect { p2.card "Toy Mentor", hit = false } },
}
scenario "A long-range weapon fires at another location" {
  rules = { "CCG-WEAP-LONG-01" },
  given = { phase = "control", locations = coast, p1 = { hand = { "Toy Sniper" }, table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Longbow", on = "Toy Captain" } } },
    p2 = { table = { { "Toy Mentor", at = "Toy Reach: Meadow" }, { "Toy Trooper", at = "Toy Reach: Hill" } } } },
  steps = { p1.plays "Toy Sniper", p1.chooses "Toy Longbow", p1.chooses "Toy Mentor", expect { p2.lost, exactly = { "Toy Mentor" } } },
}
scenario "It fires into a battle beside it, at who takes part, but not at who sits inside something" {
  rules = { "CCG-WEAP-LONG-01" },
  cites = { { "CCG-WEAP-LONG-02", "once, at a participant of the battle at the adjacent site" } },
  given = { phase = "battle", locations = coast, p1 = { hand = { "Toy Filler" }, force = 1, table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Longbow", on = "Toy Captain" }, { "Toy Warden", at = "Toy Reach: Meadow" } } },
    p2 = { table = { { "Toy Captain", at = "Toy Reach: Meadow" }, { "Toy Skiff", at = "Toy Reach: Meadow" }, { "Toy Trooper", on = "Toy Skiff" }, { "Toy Mentor", at = "Toy Reach: Pier" } } } },
  steps = { p1.battles "Toy Reach: Meadow", p1.fires "Toy Longbow", p1.may_choose_exactly { "Toy Captain", decline }, p1.chooses "Toy Captain", expect { p2.card "Toy Captain", hit = true }, p1.loses "Reserve Deck", p1.loses "Reserve Deck", expect { p2.lost, exactly = { "Toy Captain" } } },
}
scenario "Without long range nobody fires into a battle beside him" {
  rules = { "CCG-BTL-WEAP-05" },
  given = { phase = "battle", locations = coast, p1 = { hand = { "Toy Filler" }, force = 1, table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Musket", on = "Toy Captain" }, { "Toy Warden", at = "Toy Reach: Meadow" }, "Toy Well" } },
    p2 = { table = { { "Toy Trooper", at = "Toy Reach: Meadow" } } } },
  steps = { p1.battles "Toy Reach: Meadow", p1.passes, p1.may_choose_exactly { "uses Toy Well", pass }, p1.cannot { "fires", "Toy Musket", because = "CCG-BTL-WEAP-05" }, p1.passes },
}

scenario "Weapon destiny is drawn where the weapon is, not where the target is" {
  cites = { { "CCG-WEAP-DEST-03", "without a place texts of all places would count" } },
  given = { phase = "control", locations = { "Toy Reach: Butts", "Toy Reach: Meadow" }, p1 = { hand = { "Toy Sniper" }, reserve = { "Toy Trooper", "Toy Filler" }, table = { { "Toy Captain", at = "Toy Reach: Butts" }, { "Toy Longbow", on = "Toy Captain" } } },
    p2 = { table = { { "Toy Mentor", at = "Toy Reach: Meadow" } } } },
  steps = { p1.plays "Toy Sniper", p1.chooses "Toy Longbow", p1.chooses "Toy Mentor", expect { p2.lost, exactly = { "Toy Mentor" } } },   -- 1 and 1
}
scenario "What the target's location says does not count" {
  rules = { "CCG-WEAP-DEST-03" },
  given = { phase = "control", locations = { "Toy Reach: Butts", "Toy Reach: Meadow" }, p1 = { hand = { "Toy Sniper" }, reserve = { "Toy Trooper", "Toy Filler" }, table = { { "Toy Captain", at = "Toy Reach: Meadow" }, { "Toy Longbow", on = "Toy Captain" } } },
    p2 = { table = { { "Toy Mentor", at = "Toy Reach: Butts" } } } },
  steps = { p1.plays "Toy Sniper", p1.chooses "Toy Longbow", p1.chooses "Toy Mentor", expect { p2.lost, count = 0 } },
}

-- Automated weapons
scenario "An automated weapon acts by itself and is not fired" {
  rules = { "CCG-WEAP-FIRE-01" },
  given = { phase = "control", locations = coast, p1 = { hand = { "Toy Sniper" }, table = { { "Toy Tripwire", at = "Toy Reach: Pier" }, { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Musket", on = "Toy Captain" } } },
    p2 = { table = { { "Toy Trooper", at = "Toy Reach: Pier" } } } },
  steps = { p1.plays "Toy Sniper", p1.cannot { "chooses", "Toy Tripwire", says = "it is not fired, it acts by itself" }, p1.chooses "Toy Musket", p1.chooses "Toy Trooper" },
}
scenario "What it does is answered by nobody who waits for a weapon to be fired" {
  cites = { { "CCG-WEAP-FIRE-01", "its text is an automatic action, no firing" } },
  given = { turn = p2, phase = "move", locations = coast, p1 = { table = { { "Toy Tripwire", at = "Toy Reach: Meadow" }, "Toy Gunshy" } }, p2 = { force = 1, table = { { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = { p2.moves "Toy Captain", p2.chooses "Toy Reach: Meadow", p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p1.lost, exactly = { "Toy Tripwire" } }, expect { p1.hand, count = 0 } },
}
scenario "An automated weapon notices only what is present with it" {
  rules = { "CCG-WEAP-AUTO-01" },
  given = { turn = p2, phase = "move", locations = coast, p1 = { table = { { "Toy Tripwire", at = "Toy Reach: Hill" } } }, p2 = { force = 1, table = { { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = { p2.moves "Toy Captain", p2.chooses "Toy Reach: Meadow", expect { p2.lost, count = 0 }, expect { p1.card "Toy Tripwire", at = "Toy Reach: Hill" } },
}

-- Artillery
scenario "Who fires artillery has used his weapon of the turn" {
  rules = { "CCG-WEAP-ART-02" },
  given = { phase = "battle", locations = coast, p1 = { hand = { "Toy Filler" }, force = 1, table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Musket", on = "Toy Captain" }, { "Toy Howitzer", at = "Toy Reach: Pier" }, { "Toy Battery", at = "Toy Reach: Pier" }, "Toy Well" } },
    p2 = { table = { { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = { p1.battles "Toy Reach: Pier", p1.fires "Toy Howitzer", p1.chooses "Toy Captain", p1.chooses "Toy Captain", p2.loses "Reserve Deck", p1.cannot { "fires", "Toy Musket", because = "CCG-WEAP-USE-01" }, p1.passes },
}
scenario "Who has used another weapon does not fire artillery" {
  rules = { "CCG-WEAP-ART-02" },
  given = { phase = "battle", locations = coast, p1 = { hand = { "Toy Filler" }, force = 1, table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Musket", on = "Toy Captain" }, { "Toy Howitzer", at = "Toy Reach: Pier" }, { "Toy Battery", at = "Toy Reach: Pier" }, { "Toy Usher", at = "Toy Reach: Pier" } } },
    p2 = { table = { { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = { p1.battles "Toy Reach: Pier", p1.fires "Toy Musket", p1.chooses "Toy Captain", p1.fires "Toy Howitzer", p1.chooses "Toy Captain", p1.may_choose_exactly { "Toy Usher", "Toy Battery", decline }, p1.chooses "Toy Usher", p2.loses "Reserve Deck", p1.passes, p2.forfeits "Toy Captain" },
}

-- Hits
scenario "What keeps a card from being hit keeps the other results of that shot away too" {
  rules = { "CCG-WEAP-HIT-03" },
  given = { phase = "battle", locations = coast, p1 = { hand = { "Toy Filler" }, force = 1, table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Cleaver", on = "Toy Captain" } } },
    p2 = { table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Ducking", on = "Toy Captain" } } } },
  steps = { p1.battles "Toy Reach: Pier", p1.fires "Toy Cleaver", p1.chooses "Toy Captain", expect { p2.card "Toy Captain", hit = false }, expect { p2.lost, count = 0 }, p1.passes },
}
scenario "Who can be hit is hit, and the other results follow" {
  cites = { { "CCG-WEAP-HIT-02", "the loss happens at once" } },
  given = { phase = "battle", locations = coast, p1 = { hand = { "Toy Filler" }, force = 1, table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Cleaver", on = "Toy Captain" }, "Toy Well" } }, p2 = { table = { { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = { p1.battles "Toy Reach: Pier", p1.fires "Toy Cleaver", p1.chooses "Toy Captain", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p1.may_choose { "uses Toy Well" }, expect { p2.card "Toy Captain", hit = true }, p1.passes, p2.forfeits "Toy Captain" },
}

-- Ion weapons, lightsabers
scenario "The weapons aboard a starship are those deployed on it, not those of its crew" {
  rules = { "CCG-WEAP-ION-03" },
  given = { phase = "control", locations = { "Toy Reach" }, p1 = { hand = { "Toy Ion Storm" } }, p2 = { table = { { "Toy Argosy", at = "Toy Reach" }, { "Toy Cannon", on = "Toy Argosy" }, { "Toy Captain", on = "Toy Argosy" }, { "Toy Musket", on = "Toy Captain" } } } },
  steps = { p1.plays "Toy Ion Storm", p1.chooses "Toy Argosy", expect { p2.lost, exactly = { "Toy Cannon" } }, expect { p2.card "Toy Musket", at = "Toy Captain" } },
}
scenario "A lightsaber adds nothing to a Force drain at a system" {
  rules = { "CCG-WEAP-SABER-01" },
  given = { phase = "control", locations = { "Toy Reach" }, p1 = { table = { { "Toy Argosy", at = "Toy Reach" }, { "Toy Captain", on = "Toy Argosy" }, { "Toy Saber", on = "Toy Captain" } } } },
  steps = { p1.drains "Toy Reach", p2.loses "Reserve Deck", expect { p2.lost, count = 1 } },
}
scenario "At a site it may be used so" {
  cites = { { "CCG-WEAP-SABER-01", "at a site it is present" } },
  given = { phase = "control", locations = coast, p1 = { table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Saber", on = "Toy Captain" } } } },
  steps = { p1.drains "Toy Reach: Pier", p1.answers "Toy Saber", p2.loses "Reserve Deck", p2.loses "Reserve Deck", expect { p2.lost, count = 2 } },
}

-- All cards
local crowd = { hand = { "Toy Grenade" }, table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Musket", on = "Toy Captain" }, { "Toy Wayside", at = "Toy Reach: Pier" }, { "Toy Trooper", at = "Toy Reach: Meadow" } } }
scenario "All cards at a place are those of both players, inactive ones too" {
  rules = { "CCG-ALLC-01", "CCG-STATE-INACT-04" },
  given = { phase = "control", locations = coast, p1 = crowd, p2 = { table = { { "Toy Mentor", at = "Toy Reach: Pier" } }, inactive = { { "Toy Trooper", at = "Toy Reach: Pier" } } } },
  steps = { p1.plays "Toy Grenade", p1.chooses "Toy Reach: Pier", p1.chooses "Toy Captain", p2.chooses "Toy Mentor", expect { p1.lost, exactly = { "Toy Captain", "Toy Musket" } }, expect { p2.lost, exactly = { "Toy Mentor", "Toy Trooper" } }, expect { p2.inactive, count = 0 } },
}
scenario "For an Interrupt or a weapon all cards are characters, vehicles, starships, weapons and devices" {
  rules = { "CCG-ALLC-02" },
  given = { phase = "control", locations = coast, p1 = crowd, p2 = { table = { { "Toy Slug", at = "Toy Reach: Pier" } } } },
  steps = { p1.plays "Toy Grenade", p1.chooses "Toy Reach: Pier", p1.chooses "Toy Captain", expect { p1.lost, exactly = { "Toy Captain", "Toy Musket" } }, expect { p1.card "Toy Wayside", at = "Toy Reach: Pier" }, expect { p2.card "Toy Slug", at = "Toy Reach: Pier" } },
}
scenario "Another text takes Effects and creatures as well; all characters are characters only" {
  rules = { "CCG-ALLC-01" },
  cites = { { "CCG-ALLC-02", "the source is an Effect" } },
  given = { phase = "control", locations = coast, p1 = { hand = { "Toy Gas" }, table = { "Toy Landslide", { "Toy Wayside", at = "Toy Reach: Pier" }, { "Toy Captain", at = "Toy Reach: Meadow" } } }, p2 = { table = { { "Toy Slug", at = "Toy Reach: Pier" }, { "Toy Mentor", at = "Toy Reach: Meadow" }, { "Toy Lorry", at = "Toy Reach: Meadow" } } } },
  steps = { p1.uses "Toy Landslide", p1.chooses "Toy Reach: Pier", expect { p1.lost, exactly = { "Toy Wayside" } }, expect { p2.lost, exactly = { "Toy Slug" } },
    p1.plays "Toy Gas", p1.chooses "Toy Reach: Meadow", expect { p2.lost, exactly = { "Toy Slug", "Toy Mentor" } }, expect { p2.card "Toy Lorry", at = "Toy Reach: Meadow" } },
}

-- Seekers
scenario "A seeker moves in the opponent's move phase" {
  rules = { "CCG-WEAP-SEEK-01" },
  given = { turn = p2, phase = "move", locations = coast, p1 = { force = 1, table = { { "Toy Seeker", at = "Toy Reach: Pier" } } }, p2 = { table = { { "Toy Mentor", at = "Toy Reach: Meadow" } } } },
  steps = { p2.passes, p1.moves "Toy Seeker", p1.chooses "Toy Reach: Meadow", expect { p1.card "Toy Seeker", at = "Toy Reach: Meadow" }, expect { p1.force, count = 0 } },
}
scenario "It takes one of those it is meant for, of either side, whom its player chooses" {
  rules = { "CCG-WEAP-SEEK-01" },
  given = { turn = p2, phase = "move", locations = coast, p1 = { force = 1, table = { { "Toy Seeker", at = "Toy Reach: Pier" }, { "Toy Captain", at = "Toy Reach: Meadow" } } }, p2 = { table = { { "Toy Trooper", at = "Toy Reach: Meadow" }, { "Toy Mentor", at = "Toy Reach: Meadow" } } } },
  steps = { p2.passes, p1.moves "Toy Seeker", p1.chooses "Toy Reach: Meadow", p1.may_choose_exactly { "Toy Captain", "Toy Trooper" }, p1.chooses "Toy Trooper", expect { p2.lost, exactly = { "Toy Trooper" } }, expect { p1.lost, exactly = { "Toy Seeker" } }, expect { p1.card "Toy Captain", at = "Toy Reach: Meadow" } },
}
scenario "In its player's own move phase it stays where it is, and it deploys where he has neither presence nor icons" {
  cites = { { "CCG-WEAP-SEEK-01", "the wrong move phase; no presence is needed" } },
  given = { phase = "deploy", locations = { "Toy Reach: Pier", "Toy Argosy: Bay" }, p1 = { hand = { "Toy Seeker" }, force = 2 }, p2 = { hand = { "Toy Filler" } } },
  steps = { p1.deploys "Toy Seeker", p1.chooses "Toy Argosy: Bay", expect { p1.card "Toy Seeker", at = "Toy Argosy: Bay" } },
}
scenario "What makes all cards lost is not prevented by what keeps a card from being hit" {
  cites = { { "CCG-ALLC-03", "all of them leave the table at once; no text is asked about single ones" } },
  given = { phase = "control", locations = coast, p1 = { hand = { "Toy Grenade" }, force = 1 }, p2 = { table = { { "Toy Mentor", at = "Toy Reach: Pier" }, { "Toy Ducking", on = "Toy Mentor" } } } },
  steps = { p1.plays "Toy Grenade", p1.chooses "Toy Reach: Pier", p2.chooses "Toy Mentor", expect { p2.table, count = 0 }, expect { p2.lost, exactly = { "Toy Mentor", "Toy Ducking" } } },
}

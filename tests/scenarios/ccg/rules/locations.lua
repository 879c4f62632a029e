-- Locations in their row, deployment, uniqueness, movement, starships and vehicles.

scenario "Interior and exterior sites do not mix" {
  rules = { "CCG-LOC-ARR-01" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Reach: Vault", "Toy Reach: Landing" }, p1 = { hand = { "Toy Reach: Pier", "Toy Filler" } } },
  steps = { p1.deploys "Toy Reach: Pier", expect { table, in_order = { "Toy Reach: Vault", "Toy Reach: Landing", "Toy Reach: Pier" } } },
}
scenario "A site may go between two of its kind" {
  rules = { "CCG-LOC-ARR-01" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Reach: Landing", "Toy Reach: Pier" }, p1 = { hand = { "Toy Reach: Meadow", "Toy Filler" } } },
  steps = { p1.deploys "Toy Reach: Meadow", p1.may_choose_exactly { 1, 2 }, p1.chooses(1), expect { table, in_order = { "Toy Reach: Landing", "Toy Reach: Meadow", "Toy Reach: Pier" } } },
}
scenario "Sites of one neighbourhood are not separated" {
  rules = { "CCG-SP-LAYOUT-19" },
  given = { turn = p1, phase = "deploy", locations = { "1_291", "1_295" }, p1 = { hand = { "1_293", "Toy Filler" } } },
  steps = { p1.deploys "Tatooine: Jundland Wastes", expect { table, in_order = { "Tatooine: Docking Bay 94", "Tatooine: Mos Eisley", "Tatooine: Jundland Wastes" } } },
}
scenario "The opponent's version of a location converts it" {
  rules = { "CCG-LOC-CONV-01" },
  given = { turn = p1, phase = "deploy", locations = { { "1_129", owner = p2 } }, p1 = { hand = { "1_291" }, table = { { "Stormtrooper", at = "Tatooine: Docking Bay 94" } } } },
  steps = { p1.deploys "Tatooine: Docking Bay 94", expect { p2.stacked, count = 1 }, expect { p1.card "Stormtrooper", at = "Tatooine: Docking Bay 94" } },
}
scenario "Nobody converts his own location" {
  rules = { "CCG-LOC-CONV-02" },
  given = { turn = p1, phase = "deploy", locations = { "1_291" }, p1 = { hand = { "1_291", "Toy Filler" } } },
  steps = { p1.may_choose_exactly { "deploys Toy Filler", pass } },
}
scenario "Adjacent are neighbours of one system" {
  rules = { "CCG-LOC-ADJ-01" },
  given = { turn = p1, phase = "move", locations = { "Toy Reach: Pier", "Toy Reach: Meadow", "1_295" }, p1 = { force = 1, table = { { "Toy Captain", at = "Toy Reach: Meadow" } } } },
  steps = { p1.moves "Toy Captain", p1.may_choose_exactly { "Toy Reach: Pier", decline }, p1.chooses "Toy Reach: Pier" },
}
scenario "Characters, vehicles and starships deploy where they have presence or an icon" {
  rules = { "CCG-DEP-02" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Reach: Vault", "Toy Reach: Pier" }, p1 = { hand = { "Toy Captain" }, force = 2 } },
  steps = { p1.deploys "Toy Captain", p1.may_choose_exactly { "Toy Reach: Pier", decline }, p1.chooses "Toy Reach: Pier" },
}
scenario "Characters stand at sites" {
  rules = { "CCG-NEVER-LOC-01" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Reach", "Toy Reach: Pier" }, p1 = { hand = { "Toy Captain" }, force = 2 } },
  steps = { p1.deploys "Toy Captain", p1.may_choose_exactly { "Toy Reach: Pier", decline }, p1.chooses "Toy Reach: Pier" },
}
scenario "Vehicles stay outside" {
  rules = { "CCG-NEVER-LOC-03" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Reach", "101_1", "Toy Reach: Pier" }, p1 = { hand = { "Toy Cart" }, force = 2 } },
  steps = { p1.deploys "Toy Cart", p1.may_choose_exactly { "Toy Reach: Pier", decline }, p1.chooses "Toy Reach: Pier" },
}
scenario "A capital starship goes to systems" {
  rules = { "CCG-NEVER-LOC-06" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Reach", "1_291" }, p1 = { hand = { "Toy Galley" }, force = 4 } },
  steps = { p1.deploys "Toy Galley", p1.may_choose_exactly { "Toy Reach", decline }, p1.chooses "Toy Reach" },
}
scenario "What has no pilot deploys to a system together with one" {
  rules = { "CCG-SHIP-DEP-03" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Reach" }, p1 = { hand = { "Toy Hulk", "Toy Flier", "Toy Captain" }, force = 5 } },
  steps = { p1.deploys "Toy Hulk", p1.chooses "Toy Reach", p1.chooses "Toy Flier", expect { p1.card "Toy Flier", at = "Toy Hulk", pilots = true }, expect { p1.force, count = 0 }, expect { p1.card "Toy Hulk", power = 7 } },
}
scenario "A unique card is there once" {
  rules = { "CCG-UNIQ-01" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Hero", "Toy Captain" }, force = 5, table = { { "Toy Hero", at = "Toy Plaza" } } } },
  steps = { p1.may_choose_exactly { "deploys Toy Captain", pass }, p1.cannot { "deploys", "Toy Hero", because = "CCG-UNIQ-01" } },
}
scenario "Two versions of one persona are not on table together" {
  rules = { "CCG-PERS-01" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Twin", "Toy Captain" }, force = 5, table = { { "Toy Double", at = "Toy Plaza" } } } },
  steps = { p1.may_choose_exactly { "deploys Toy Captain", "replaces Toy Twin", pass } },
}
scenario "Weapons change hands for their deploy cost" {
  rules = {}, cites = { { "CCG-WEAP-DEP-02", "who may be given a weapon may use it: one selector says both" } },
  given = { turn = p1, phase = "deploy", locations = { "1_295" }, p1 = { force = 1, table = { { "Stormtrooper", at = "Tatooine: Mos Eisley" }, { "Toy Pistol", on = "Stormtrooper" }, { "Toy Captain", at = "Tatooine: Mos Eisley" } } } },
  steps = { p1.transfers "Toy Pistol", p1.chooses "Toy Captain", expect { p1.card "Toy Pistol", at = "Toy Captain" }, expect { p1.force, count = 0 } },
}

scenario "Without anybody to take it a weapon stays where it is" {
  rules = { "CCG-WEAP-XFER-01" },
  given = { turn = p1, phase = "deploy", locations = { "1_295", "1_293" }, p1 = { force = 1, table = { { "Stormtrooper", at = "Tatooine: Mos Eisley" }, { "Toy Pistol", on = "Stormtrooper" }, { "Toy Captain", at = "Tatooine: Jundland Wastes" } } } },
  steps = { p1.may_choose_exactly { pass } },
}

-- Movement
scenario "By landspeed for 1 Force, no farther than it reaches" {
  rules = { "CCG-MOVE-LS-01", "CCG-MOVE-TAB-03" },
  given = { turn = p1, phase = "move", locations = { "Toy Reach: Landing", "Toy Reach: Pier", "Toy Reach: Meadow" }, p1 = { force = 1, table = { { "Toy Captain", at = "Toy Reach: Landing" } } } },
  steps = { p1.moves "Toy Captain", p1.may_choose_exactly { "Toy Reach: Pier", decline }, p1.chooses "Toy Reach: Pier", expect { p1.used, count = 1 } },
}
scenario "One regular move in a turn" {
  rules = { "CCG-MOVE-REG-04" },
  given = { turn = p1, phase = "move", locations = { "Toy Reach: Landing", "Toy Reach: Pier" }, p1 = { force = 3, table = { { "Toy Captain", at = "Toy Reach: Landing" } } } },
  steps = { p1.moves "Toy Captain", p1.chooses "Toy Reach: Pier", p1.may_choose_exactly { pass } },
}
scenario "By hyperspeed between systems, as far as the parsecs allow" {
  rules = { "CCG-MOVE-HYPER-01" },
  given = { turn = p1, phase = "move", locations = { "Toy Reach", "Toy Far Reach", "Toy Outer Reach" }, p1 = { force = 1, table = { { "Toy Galley", at = "Toy Reach" } } } },
  steps = { p1.moves "Toy Galley", p1.may_choose_exactly { "Toy Far Reach", decline }, p1.chooses "Toy Far Reach", expect { p1.card "Toy Galley", at = "Toy Far Reach" } },
}
scenario "What nobody pilots stays where it is, with power 0" {
  rules = { "CCG-SHIP-UNP-01" },
  given = { turn = p1, phase = "move", locations = { "Toy Reach: Pier", "Toy Reach: Meadow" }, p1 = { force = 1, table = { { "Toy Cart", at = "Toy Reach: Pier" } } } },
  steps = { expect { p1.card "Toy Cart", power = 0 }, p1.may_choose_exactly { pass } },
}
scenario "A starfighter lands; at a docking bay for nothing; landed it is unpiloted" {
  rules = { "CCG-MOVE-LAND-01", "CCG-MOVE-LAND-02", "CCG-MOVE-LAND-04" },
  given = { turn = p1, phase = "move", locations = { "Toy Reach", "Toy Reach: Landing" }, p1 = { force = 1, table = { { "Toy Dart", at = "Toy Reach" }, { "Toy Flier", on = "Toy Dart" } } } },
  steps = {
    expect { p1.card "Toy Dart", power = 4 },
    p1.moves "Toy Dart", p1.chooses "Toy Reach: Landing",
    expect { p1.card "Toy Dart", at = "Toy Reach: Landing", power = 0 }, expect { p1.used, count = 0 },
  },
}
scenario "TIEs land at docking bays only" {
  rules = { "CCG-MOVE-LAND-03" },
  given = { turn = p1, phase = "move", locations = { "Toy Reach", "Toy Reach: Landing", "Toy Reach: Pier" }, p1 = { force = 1, table = { { "Toy Needle", at = "Toy Reach" } } } },
  steps = { p1.moves "Toy Needle", p1.may_choose_exactly { "Toy Reach: Landing", decline }, p1.chooses "Toy Reach: Landing" },
}
scenario "Passengers have no more room than there are seats" {
  rules = { "CCG-SHIP-CAP-03" },
  given = { turn = p1, phase = "move", locations = { "Toy Reach: Pier" }, p1 = { table = { { "Toy Cart", at = "Toy Reach: Pier" }, { "Toy Captain", on = "Toy Cart" }, { "Toy Trooper", at = "Toy Reach: Pier" } } } },
  steps = { p1.may_choose_exactly { "moves Toy Captain", pass } },
}
scenario "Docking bay transit is for docking bays" {
  rules = { "CCG-MOVE-DBT-01" },
  given = { turn = p1, phase = "move", locations = { "Toy Reach: Landing", "1_295" }, p1 = { table = { { "Toy Captain", at = "Toy Reach: Landing" } } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "transits", "Toy Reach: Landing", because = "CCG-MOVE-DBT-01" } },
}
scenario "Who is inside is not present" {
  rules = { "CCG-PRESENT-02", "CCG-SHIP-ENC-01" },
  given = { turn = p1, phase = "battle", locations = { "Toy Reach: Pier" }, p1 = { hand = { "Toy Filler" }, force = 1, table = { { "Toy Tank", at = "Toy Reach: Pier" }, { "Toy Flier", on = "Toy Tank" }, { "Toy Captain", on = "Toy Tank" } } }, p2 = { table = { { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = { p1.battles "Toy Reach: Pier", p1.passes, p1.passes, expect { p2, damage = 3 }, p2.forfeits "Toy Captain" },        -- 4 + 2 of the pilot against 3; the Captain inside adds nothing
}
scenario "Passengers inside give no ability for battle destiny" {
  rules = { "CCG-SHIP-PASS-01" },
  given = { turn = p1, phase = "battle", locations = { "Toy Reach: Pier" }, p1 = { hand = { "Toy Filler" }, force = 1, table = { { "Toy Tank", at = "Toy Reach: Pier" }, { "Toy Flier", on = "Toy Tank" }, { "Toy Mentor", on = "Toy Tank" } } }, p2 = { table = { { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = { p1.battles "Toy Reach: Pier", p1.passes, p1.passes, expect { p1, battle_destiny = "none" }, p2.forfeits "Toy Captain" },
}

-- Interior sites
scenario "A vehicle neither deploys nor moves to a site that is only interior" {
  rules = { "CCG-NEVER-LOC-03" }, cites = { { "CCG-LOC-SITE-02", "vehicles stay outside; a docking bay is outside as well as inside" } },
  given = { turn = p1, phase = "deploy", locations = { "Toy Reach: Vault", "Toy Reach: Landing" }, p1 = { hand = { "Toy Cart" }, force = 1, table = { { "Toy Captain", at = "Toy Reach: Vault" }, { "Toy Captain", at = "Toy Reach: Landing" } } } },
  steps = { p1.deploys "Toy Cart", p1.may_choose_exactly { "Toy Reach: Landing", decline }, p1.chooses "Toy Reach: Landing" },
}

-- Why a card cannot be deployed or moved to a place: each requirement by its own rule, beside a place that meets it (rulebook 5, 7 and 9).

local coast = { "Toy Reach: Pier", "Toy Reach: Meadow", "Toy Reach: Hill" }

-- Deploying
scenario "Not where there is neither presence nor an icon of one's own" {
  rules = { "CCG-DEP-02" },
  given = { phase = "deploy", locations = { "Toy Reach: Pier", "Toy Reach: Vault" }, p1 = { hand = { "Toy Captain" }, force = 2 } },
  steps = { p1.deploys "Toy Captain", p1.cannot { "chooses", "Toy Reach: Vault", because = "CCG-DEP-02" }, p1.chooses "Toy Reach: Pier", expect { p1.card "Toy Captain", at = "Toy Reach: Pier" } },
}
scenario "Nor aboard something that is there" {
  rules = { "CCG-DEP-02" },
  given = { phase = "deploy", locations = { "Toy Reach: Pier", "Toy Reach: Vault" }, p1 = { hand = { "Toy Captain" }, force = 2, table = { { "Toy Cart", at = "Toy Reach: Vault" } } } },
  steps = { p1.deploys "Toy Captain", p1.cannot { "chooses", "Toy Cart", says = "you have neither presence nor a Force icon where it is" }, p1.cannot { "chooses", "Toy Cart", because = "CCG-DEP-02" }, p1.chooses "Toy Reach: Pier" },
}
scenario "A character goes to no system, but aboard what is there" {
  rules = { "CCG-NEVER-LOC-01" },
  given = { phase = "deploy", locations = { "Toy Reach", "Toy Reach: Pier" }, p1 = { hand = { "Toy Captain" }, force = 2, table = { { "Toy Galley", at = "Toy Reach" } } } },
  steps = { p1.deploys "Toy Captain", p1.cannot { "chooses", "Toy Reach", because = "CCG-NEVER-LOC-01" }, p1.chooses "Toy Galley", expect { p1.card "Toy Captain", at = "Toy Galley" } },
}
scenario "A vehicle stays outside" {
  rules = { "CCG-NEVER-LOC-03" },
  given = { phase = "deploy", locations = { "Toy Reach: Pier", "Toy Reach: Vault" }, p1 = { hand = { "Toy Tank" }, force = 5, table = { { "Toy Captain", at = "Toy Reach: Vault" } } } },
  steps = { p1.deploys "Toy Tank", p1.cannot { "chooses", "Toy Reach: Vault", because = "CCG-NEVER-LOC-03" }, p1.chooses "Toy Reach: Pier", expect { p1.card "Toy Tank", at = "Toy Reach: Pier" } },
}
scenario "A capital starship goes to no site" {
  rules = { "CCG-NEVER-LOC-06" },
  given = { phase = "deploy", locations = { "Toy Reach", "Toy Reach: Landing" }, p1 = { hand = { "Toy Galley" }, force = 6, table = { { "Toy Captain", at = "Toy Reach: Landing" } } } },
  steps = { p1.deploys "Toy Galley", p1.cannot { "chooses", "Toy Reach: Landing", because = "CCG-NEVER-LOC-06" }, p1.chooses "Toy Reach", expect { p1.card "Toy Galley", at = "Toy Reach" } },
}
scenario "Of sites a starfighter deploys to docking bays only" {
  rules = { "CCG-SHIP-DEP-05" },
  given = { phase = "deploy", locations = { "Toy Reach", "Toy Reach: Landing", "Toy Reach: Pier" }, p1 = { hand = { "Toy Needle" }, force = 5, table = { { "Toy Captain", at = "Toy Reach: Landing" } } } },
  steps = { p1.deploys "Toy Needle", p1.cannot { "chooses", "Toy Reach: Pier", because = "CCG-SHIP-DEP-05" }, p1.chooses "Toy Reach: Landing", expect { p1.card "Toy Needle", at = "Toy Reach: Landing" } },
}
scenario "What nobody pilots goes to a system only with a pilot from hand" {
  rules = { "CCG-SHIP-DEP-03" },
  given = { phase = "deploy", locations = { "Toy Reach", "Toy Reach: Landing" }, p1 = { hand = { "Toy Dart" }, force = 5, table = { { "Toy Captain", at = "Toy Reach: Landing" } } } },
  steps = { p1.deploys "Toy Dart", p1.cannot { "chooses", "Toy Reach", because = "CCG-SHIP-DEP-03" }, p1.chooses "Toy Reach: Landing", expect { p1.card "Toy Dart", at = "Toy Reach: Landing" } },
}
scenario "The pilot who deploys with it is a pilot in hand whom one can pay for" {
  rules = { "CCG-SHIP-DEP-03" },
  given = { phase = "deploy", locations = { "Toy Reach", "Toy Reach: Landing" }, p1 = { hand = { "Toy Dart", "Toy Flier", "Toy Trooper" }, force = 5, table = { { "Toy Captain", at = "Toy Reach: Landing" } } } },
  steps = {
    p1.deploys "Toy Dart", p1.chooses "Toy Reach", p1.cannot { "chooses", "Toy Trooper", says = "it is no pilot who could deploy with it" }, p1.cannot { "chooses", "Toy Captain", says = "it is no card in your hand" },
    p1.chooses "Toy Flier", expect { p1.card "Toy Flier", pilots = true },
  },
}
scenario "Aboard what has no seat left nobody deploys" {
  rules = { "CCG-SHIP-CAP-03" },
  given = { phase = "deploy", locations = { "Toy Reach: Pier" }, p1 = { hand = { "Toy Trooper" }, force = 2, table = { { "Toy Cart", at = "Toy Reach: Pier" }, { "Toy Captain", on = "Toy Cart" } } } },
  steps = { p1.deploys "Toy Trooper", p1.cannot { "chooses", "Toy Cart", because = "CCG-SHIP-CAP-03" }, p1.chooses "Toy Reach: Pier", expect { p1.card "Toy Trooper", at = "Toy Reach: Pier" } },
}
scenario "A weapon is not put on a card of the opponent's, nor where its text does not look" {
  rules = { "CCG-WEAP-DEP-01", "CCG-DEP-LOC-01" },
  given = { phase = "deploy", locations = { "1_295" }, p1 = { hand = { "Toy Pistol" }, force = 2, table = { { "Stormtrooper", at = "Tatooine: Mos Eisley" } } }, p2 = { table = { { "Toy Captain", at = "Tatooine: Mos Eisley" } } } },
  steps = {
    p1.deploys "Toy Pistol", p1.cannot { "chooses", "Toy Captain", because = "CCG-WEAP-DEP-01" }, p1.cannot { "chooses", "Tatooine: Mos Eisley", because = "CCG-DEP-LOC-01" },
    p1.chooses "Stormtrooper", expect { p1.card "Toy Pistol", at = "Stormtrooper" },
  },
}
scenario "It changes hands only where its bearer is" {
  rules = { "CCG-WEAP-XFER-01" },
  given = { phase = "deploy", locations = { "1_295", "1_293" }, p1 = { force = 1, table = { { "Stormtrooper", at = "Tatooine: Mos Eisley" }, { "Toy Pistol", on = "Stormtrooper" }, { "Toy Captain", at = "Tatooine: Mos Eisley" }, { "Toy Trooper", at = "Tatooine: Jundland Wastes" } } } },
  steps = {
    p1.transfers "Toy Pistol", p1.cannot { "chooses", "Toy Trooper", because = "CCG-WEAP-XFER-01" }, p1.cannot { "chooses", "Stormtrooper", says = "it has the card already" },
    p1.chooses "Toy Captain", expect { p1.card "Toy Pistol", at = "Toy Captain" },
  },
}

-- Moving on the ground
scenario "No farther than landspeed goes" {
  rules = { "CCG-MOVE-LS-01" },
  given = { phase = "move", locations = coast, p1 = { force = 1, table = { { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = {
    p1.moves "Toy Captain", p1.cannot { "chooses", "Toy Reach: Hill", because = "CCG-MOVE-LS-01" }, p1.cannot { "chooses", "Toy Reach: Pier", says = "it is there already" },
    p1.chooses "Toy Reach: Meadow", expect { p1.card "Toy Captain", at = "Toy Reach: Meadow" },
  },
}
scenario "Not to the sites of another planet" {
  rules = { "CCG-LOC-ADJ-01" },
  given = { phase = "move", locations = { "Toy Reach: Pier", "Toy Reach: Meadow", "1_295" }, p1 = { force = 1, table = { { "Toy Captain", at = "Toy Reach: Meadow" } } } },
  steps = { p1.moves "Toy Captain", p1.cannot { "chooses", "Tatooine: Mos Eisley", because = "CCG-LOC-ADJ-01" }, p1.chooses "Toy Reach: Pier" },
}
scenario "A vehicle is not driven inside" {
  rules = { "CCG-MOVE-LS-01" },
  given = { phase = "move", locations = { "Toy Reach: Meadow", "Toy Reach: Pier", "Toy Reach: Vault" }, p1 = { force = 1, table = { { "Toy Tank", at = "Toy Reach: Pier" }, { "Toy Flier", on = "Toy Tank" } } } },
  steps = { p1.moves "Toy Tank", p1.cannot { "chooses", "Toy Reach: Vault", says = "vehicles move over exterior sites only" }, p1.cannot { "chooses", "Toy Reach: Vault", because = "CCG-MOVE-LS-01" }, p1.chooses "Toy Reach: Meadow" },
}
scenario "Not to a place that a text closes to it" {
  rules = { "CCG-MOVE-THRU-01" },
  given = { phase = "move", locations = coast, p1 = { force = 1, table = { { "Toy Runner", at = "Toy Reach: Pier" } } }, p2 = { table = { { "Toy Doorman", at = "Toy Reach: Hill" } } } },
  steps = { p1.moves "Toy Runner", p1.cannot { "chooses", "Toy Reach: Hill", because = "CCG-MOVE-THRU-01" }, p1.chooses "Toy Reach: Meadow" },
}
scenario "One regular move in a turn: then only what is unlimited" {
  rules = { "CCG-MOVE-REG-04" },
  given = { phase = "move", locations = coast, p1 = { force = 3, table = { { "Toy Cart", at = "Toy Reach: Meadow" }, { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = {
    p1.moves "Toy Captain", p1.chooses "Toy Reach: Meadow", p1.moves "Toy Captain", p1.cannot { "chooses", "Toy Reach: Hill", because = "CCG-MOVE-REG-04" },
    p1.chooses "Toy Cart", expect { p1.card "Toy Captain", at = "Toy Cart" },
  },
}
scenario "Without Force one boards, and does not walk" {
  rules = { "CCG-ACT-COST-01" },
  given = { phase = "move", locations = coast, p1 = { force = 0, table = { { "Toy Cart", at = "Toy Reach: Pier" }, { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = { p1.moves "Toy Captain", p1.cannot { "chooses", "Toy Reach: Meadow", because = "CCG-ACT-COST-01" }, p1.chooses "Toy Cart", expect { p1.card "Toy Captain", at = "Toy Cart" } },
}

-- Boarding
scenario "Nobody boards what is elsewhere or has no seat left" {
  rules = { "CCG-MOVE-EMB-02", "CCG-SHIP-CAP-03" },
  given = { phase = "move", locations = coast, p1 = { force = 1, table = { { "Toy Cart", at = "Toy Reach: Pier" }, { "Toy Captain", on = "Toy Cart" }, { "Toy Tank", at = "Toy Reach: Meadow" }, { "Toy Trooper", at = "Toy Reach: Pier" } } } },
  steps = {
    p1.moves "Toy Trooper", p1.cannot { "chooses", "Toy Cart", because = "CCG-SHIP-CAP-03" }, p1.cannot { "chooses", "Toy Tank", because = "CCG-MOVE-EMB-02" },
    p1.chooses "Toy Reach: Meadow", p1.moves "Toy Trooper", p1.chooses "Toy Tank", expect { p1.card "Toy Trooper", at = "Toy Tank" },
  },
}
scenario "A shuttle goes to capital starships above the site, from outside" {
  rules = { "CCG-MOVE-SHUT-01" },
  given = { phase = "move", locations = { "Toy Reach", "Toy Reach: Pier", "Toy Reach: Vault", "Toy Far Reach" }, p1 = { force = 1, table = { { "Toy Galley", at = "Toy Reach" }, { "Toy Argosy", at = "Toy Far Reach" }, { "Toy Captain", on = "Toy Galley" } } } },
  steps = {
    p1.moves "Toy Captain", p1.cannot { "chooses", "Toy Reach: Vault", because = "CCG-MOVE-SHUT-01" }, p1.chooses "Toy Reach: Pier", expect { p1.card "Toy Captain", at = "Toy Reach: Pier" },
  },
}
scenario "... and from the site to no starship at another system" {
  rules = { "CCG-MOVE-SHUT-01" },
  given = { phase = "move", locations = { "Toy Reach", "Toy Reach: Pier", "Toy Far Reach" }, p1 = { force = 1, table = { { "Toy Galley", at = "Toy Reach" }, { "Toy Argosy", at = "Toy Far Reach" }, { "Toy Captain", at = "Toy Reach: Pier" } } } },
  steps = { p1.moves "Toy Captain", p1.cannot { "chooses", "Toy Argosy", because = "CCG-MOVE-SHUT-01" }, p1.chooses "Toy Galley", expect { p1.card "Toy Captain", at = "Toy Galley" } },
}
scenario "A starship leaves its carrier only where that is" {
  rules = { "CCG-MOVE-EMB-03" },
  given = { phase = "move", locations = { "Toy Reach", "Toy Far Reach" }, p1 = { force = 1, table = { { "Toy Argosy", at = "Toy Reach" }, { "Toy Sloop", on = "Toy Argosy" } } } },
  steps = { p1.moves "Toy Sloop", p1.cannot { "chooses", "Toy Far Reach", because = "CCG-MOVE-EMB-03" }, p1.chooses "Toy Reach", expect { p1.card "Toy Sloop", at = "Toy Reach" } },
}

-- In space
scenario "No farther than hyperspeed goes" {
  rules = { "CCG-MOVE-HYPER-01" },
  given = { phase = "move", locations = { "Toy Reach", "Toy Far Reach", "Toy Outer Reach" }, p1 = { force = 1, table = { { "Toy Galley", at = "Toy Reach" } } } },
  steps = { p1.moves "Toy Galley", p1.cannot { "chooses", "Toy Outer Reach", because = "CCG-MOVE-HYPER-01" }, p1.chooses "Toy Far Reach", expect { p1.card "Toy Galley", at = "Toy Far Reach" } },
}
scenario "Without hyperspeed from system to system not at all; capital starships do not land" {
  rules = { "CCG-MOVE-HYPER-01", "CCG-MOVE-LAND-01" },
  given = { phase = "move", locations = { "Toy Reach", "Toy Reach: Landing", "Toy Far Reach" }, p1 = { force = 2, table = { { "Toy Needle", at = "Toy Reach" }, { "Toy Galley", at = "Toy Reach" } } } },
  steps = {
    p1.moves "Toy Galley", p1.cannot { "chooses", "Toy Reach: Landing", because = "CCG-MOVE-LAND-01" }, p1.declines,
    p1.moves "Toy Needle", p1.cannot { "chooses", "Toy Far Reach", because = "CCG-MOVE-HYPER-01" }, p1.chooses "Toy Reach: Landing", expect { p1.card "Toy Needle", at = "Toy Reach: Landing" },
  },
}
scenario "TIEs are told that they need a docking bay" {
  rules = { "CCG-MOVE-LAND-03" },
  given = { phase = "move", locations = { "Toy Reach", "Toy Reach: Landing", "Toy Reach: Pier" }, p1 = { force = 1, table = { { "Toy Needle", at = "Toy Reach" } } } },
  steps = { p1.moves "Toy Needle", p1.cannot { "chooses", "Toy Reach: Pier", because = "CCG-MOVE-LAND-03" }, p1.chooses "Toy Reach: Landing" },
}
scenario "Landing leads through the lowest cloud sector" {
  rules = { "CCG-MOVE-LAND-05", "CCG-MOVE-SECT-03" },
  given = { phase = "move", locations = { "Toy Reach", "Toy Haze", "Toy Mist", "Toy Reach: Landing" }, p1 = { force = 1, table = { { "Toy Dart", at = "Toy Reach" }, { "Toy Flier", on = "Toy Dart" } } } },
  steps = {
    p1.moves "Toy Dart", p1.cannot { "chooses", "Toy Reach: Landing", because = "CCG-MOVE-LAND-05" }, p1.cannot { "chooses", "Toy Mist", because = "CCG-MOVE-SECT-03" },
    p1.chooses "Toy Haze", expect { p1.card "Toy Dart", at = "Toy Haze" },
  },
}
scenario "Among clouds capital starships do not fly" {
  rules = { "CCG-MOVE-SECT-02" },
  given = { phase = "move", locations = { "Toy Far Reach", "Toy Reach", "Toy Haze" }, p1 = { force = 1, table = { { "Toy Galley", at = "Toy Reach" }, { "Toy Dart", at = "Toy Reach" }, { "Toy Flier", on = "Toy Dart" } } } },
  steps = { p1.moves "Toy Galley", p1.cannot { "chooses", "Toy Haze", because = "CCG-MOVE-SECT-02" }, p1.declines, p1.moves "Toy Dart", p1.chooses "Toy Haze", expect { p1.card "Toy Dart", at = "Toy Haze" } },
}

-- Any act with any card
scenario "A card on table is no Force to lose, and says so" {
  rules = { "CCG-LOSE-02" },
  given = { phase = "control", locations = { "Toy Plaza" }, p1 = { table = { { "Toy Captain", at = "Toy Plaza" } } }, p2 = { hand = { "Toy Salute" }, reserve = 2, table = { { "Toy Memorial", at = "Toy Plaza" } } } },
  steps = {
    p1.drains "Toy Plaza", p2.passes, p2.passes, p2.may_choose { "loses Toy Salute" }, p2.cannot { "loses", "Toy Memorial", because = "CCG-LOSE-02" }, p2.cannot { "forfeits", "Toy Memorial", because = "CCG-BTL-FORF-02" },
    p2.loses "Toy Salute", expect { p2.hand, count = 0 },
  },
}
scenario "What is not done with a card of that kind is said of each" {
  cites = { { "CCG-DEP-08", "an Interrupt is not deployed, a character is not played" }, { "CCG-DRAIN-01", "nobody drains at a character" } },
  given = { phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Salute", "Toy Captain" }, force = 2 }, p2 = { table = { { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = {
    p1.cannot { "deploys", "Toy Salute", because = "CCG-DEP-08" }, p1.cannot { "plays", "Toy Captain", because = "CCG-DEP-08" }, p1.cannot { "moves", "Toy Trooper", because = "CCG-MOVE-01" },
    p1.cannot { "drains", "Toy Trooper", because = "CCG-DRAIN-01" }, p1.cannot { "docks", "Toy Trooper", because = "CCG-MOVE-DOCK-01" }, p1.deploys "Toy Captain", p1.chooses "Toy Plaza",
  },
}

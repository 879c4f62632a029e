-- Terms, card types and zones (section 1 and glossary).

scenario "A card is built facedown: its owner sees it, the other player the counters" {
  rules = { "TCG-BUILD-04" },
  cites = { { "TCG-BUILD-01", "unit, Location, Mission and Equipment cards are offered, Battle cards are not" },
    { "TCG-BUILD-05", "the build zone is seen by its owner; the mask run of every scenario checks it" } },
  given = { phase = "dark builds",
    p1 = { build_points = 3, hand = { "Toy Walker", "Toy Survey", "Utapau System", "Blaster Pistol", "Toy Gift" } } },
  steps = {
    p1.may_choose_exactly { "builds Toy Walker", "builds Toy Survey", "builds Utapau System", "puts down Utapau System", "builds Blaster Pistol", done },
    p1.builds "Toy Walker",
    p1.builds "Toy Survey",
    p1.adds_to "Toy Walker",
    expect { p1.unit "Toy Walker", counters = 2, open = false },
    expect { p1.unit "Toy Survey", counters = 1, open = false },
  },
}

scenario "Build points go on Missions, Locations and Equipment as on units, on as many cards as one likes" {
  cites = { { "TCG-BUILD-11", "several cards may be begun" },
    { "TCG-GLO-02", "points go on these four types" },
    { "TCG-MIS-01", "a Mission is built like a unit" } },
  given = { phase = "dark builds",
    p1 = { build_points = 5, hand = { "Toy Trooper", "Toy Survey", "Utapau System", "Blaster Pistol" }, deck = { "Toy Gift", "Toy Luck" } } },
  steps = {
    p1.builds "Blaster Pistol",
    p1.builds "Utapau System",
    p1.builds "Toy Trooper",
    p1.builds "Toy Survey",
    expect { p1.build, count = 4 },
    expect { p1.unit "Blaster Pistol", counters = 1, open = false },
    p1.adds_to "Toy Survey",
    p1.completes "Toy Survey",
    expect { p1.hand, exactly = { "Toy Gift", "Toy Luck" } },
    expect { p1.build, count = 3 },
  },
}

scenario "A unit needs counters for its cost, and is then deployed to its own arena or kept back" {
  rules = { "TCG-BUILD-03" },
  cites = { { "TCG-UNIT-01", "the counters are what is asked" },
    { "TCG-UNIT-02", "its type names its arena" } },
  given = { phase = "dark builds",
    p1 = { build_points = 1, build = { { "Toy Walker", counters = 5 }, { "Toy Fighter", counters = 3 }, { "Toy Guard", counters = 3 }, { "Toy Trooper", counters = 2 } } } },
  steps = {
    p1.cannot { "deploys", "Toy Walker", because = "TCG-BUILD-03" },
    p1.deploys "Toy Fighter",
    p1.deploys "Toy Guard",
    p1.deploys "Toy Trooper",
    expect { p1.space, exactly = { "Toy Fighter" } },
    expect { p1.character, exactly = { "Toy Guard" } },
    expect { p1.ground, exactly = { "Toy Trooper" } },
  },
}

scenario "Counters are counted against the build cost of each type; a Ground unit and a Character go each to their arena" {
  cites = { { "TCG-UNIT-03", "its type names its arena" },
    { "TCG-UNIT-04", "its type names its arena" },
    { "TCG-CARD-01", "build cost is the number of counters" } },
  given = { phase = "light builds",
    p2 = { build_points = 3, hand = { "Toy Fighter" }, build = { { "Toy Scout", counters = 1 }, { "Toy Padawan", counters = 3 }, { "Toy Survey", counters = 1 } }, deck = { "Toy Gift", "Toy Luck" } } },
  steps = {
    p2.may_not_choose { "deploys Toy Scout", "deploys Toy Padawan", "completes Toy Survey" },
    p2.adds_to "Toy Scout",
    p2.deploys "Toy Scout",
    p2.adds_to "Toy Padawan",
    p2.deploys "Toy Padawan",
    expect { p2.ground, exactly = { "Toy Scout" } },
    expect { p2.character, exactly = { "Toy Padawan" } },
    expect { p2.space, count = 0 },
    p2.adds_to "Toy Survey",
    p2.completes "Toy Survey",
    expect { p2.hand, count = 3 },
  },
}

scenario "Who has the counters need not deploy, and may leave the deployed unit in the build zone" {
  cites = { { "TCG-GLO-09", "deploying is offered, not forced" },
    { "TCG-BUILD-08", "it may be kept back as well" } },
  given = { phase = "dark builds",
    p1 = { build_points = 1, build = { { "Toy Fighter", counters = 3 }, { "Toy Trooper", counters = 2 } } },
    p2 = { build_points = 1, hand = { "Toy Scout" } } },
  steps = {
    p1.may_choose { "deploys Toy Trooper", "keeps back Toy Fighter", done },
    p1.keeps_back "Toy Fighter",
    expect { p1.unit "Toy Fighter", zone = "retreated", damage = 0, open = true },
    expect { p1.space, count = 0 },
    p1.finishes,
    p2.is_asked,
    expect { p1.unit "Toy Trooper", zone = "build", counters = 2, open = false },
  },
}

scenario "Six zones, three arenas, no limit to a hand or an arena" {
  cites = { { "TCG-ZONE-01", "these are the lists of the state" },
    { "TCG-ZONE-02", "nobody sees a deck: its zone is hidden from all" },
    { "TCG-ZONE-04", "facedown cards and retreated units are two lists of one zone" } },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker" }, ground = { "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper" }, deck = { "Toy Gift" }, discard = { "Toy Luck" } } },
  steps = {
    expect { p1.hand, count = 10 },
    expect { p1.ground, count = 8 },
    expect { p1.discard, exactly = { "Toy Luck" } },
    p1.finishes,
  },
}

scenario "Units of three arenas; the ninth in one is deployed like the first; discarded cards lie open" {
  cites = { { "TCG-ZONE-08", "three lists" },
    { "TCG-ZONE-10", "a list without a limit of its own" },
    { "TCG-ZONE-12", "the discard pile is seen by everybody" } },
  given = { phase = "dark builds",
    p1 = { build_points = 1, space = { "Toy Fighter" }, character = { "Toy Guard" }, build = { { "Toy Scout", counters = 2 }, { "Toy Walker", counters = 1 } },
      ground = { "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper" }, discard = { "Toy Luck" } } },
  steps = {
    p1.deploys "Toy Scout",
    expect { p1.ground, count = 9 },
    expect { p1.space, exactly = { "Toy Fighter" } },
    expect { p1.character, exactly = { "Toy Guard" } },
    expect { p1.unit "Toy Luck", zone = "discard", open = true },
  },
}

scenario "An eleventh card is drawn into a hand of ten, and only its owner sees it" {
  cites = { { "TCG-ZONE-15", "a hand is seen by its owner; the mask run of every scenario checks it" },
    { "TCG-ZONE-16", "a list without a limit of its own" } },
  given = { phase = "ready", chance = { 1 },
    p1 = { hand = { "Toy Gift", "Toy Gift", "Toy Gift", "Toy Gift", "Toy Gift", "Toy Gift", "Toy Gift", "Toy Gift", "Toy Gift", "Toy Gift" }, deck = { "Toy Scout", "Toy Walker" } } },
  steps = {
    p1.passes,
    p1.may_choose_exactly { "builds Toy Scout", done },
    expect { p1.hand, count = 11 },
    p1.builds "Toy Scout",
    expect { p1.hand, count = 10 },
  },
}

scenario "A card removed from the game lies in no discard pile" {
  rules = { "TCG-ZONE-17" },
  given = { phase = "battle",
    p1 = { character = { "Bib Fortuna (A)" }, ground = { "Toy Walker" } },
    p2 = { ground = { "Toy Walker" }, character = { "Toy Guard" } } },
  steps = {
    p1.uses "Bib Fortuna (A)",
    expect { p1.out, exactly = { "Toy Walker" } },
    expect { p1.discard, count = 0 },
  },
}

scenario "A Location with enough counters goes face up to its arena" {
  cites = { { "TCG-LOC-01", "it is built like a unit and then put down" } },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, build = { { "Mustafar System", counters = 1 } } } },
  steps = {
    p1.puts_down("Mustafar System", "in the Space arena"),
    expect { p1.unit "Mustafar System", zone = "locations" },
  },
}

scenario "Power is the number of dice, health the number of counters" {
  rules = { "TCG-ZONE-13" },
  cites = { { "TCG-CARD-08", "four dice were rolled for power 4" },
    { "TCG-CARD-09", "two counters are its health" } },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 1, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { ground = { { "Toy Trooper", tapped = true }, { "Toy Tank", tapped = true } } } },
  steps = {
    p1.attacks "Toy Trooper",
    expect { p2.discard, exactly = { "Toy Trooper" } },
  },
}

scenario "Damage counters stay on a unit with more health; with as many as its health it goes to its owner's discard pile" {
  cites = { { "TCG-GLO-12", "to its owner's discard pile" },
    { "TCG-GLO-05", "damage counters here, build counters in the build zone" } },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 1, 1, 6, 6 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" }, build = { { "Toy Fighter", counters = 2 } } },
    p2 = { ground = { { "Toy Tank", tapped = true }, { "Toy Scout", tapped = true } } } },
  steps = {
    p1.attacks "Toy Tank",
    expect { p2.unit "Toy Tank", damage = 2, zone = "ground" },
    expect { p1.unit "Toy Fighter", counters = 2 },
    p1.attacks "Toy Scout",
    expect { p2.discard, exactly = { "Toy Scout" } },
    expect { p1.discard, count = 0 },
  },
}

scenario "A card means itself, not its namesakes" {
  rules = { "TCG-TRG-01" },
  cites = { { "TCG-CARD-03", "the word for the card itself is bound to this very card" },
    { "TCG-ABL-01", "triggered, activated and static abilities are three timings" } },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { ground = { { "Toy Martyr", tapped = true }, { "Toy Martyr", tapped = true } } } },
  steps = {
    p1.attacks "Toy Martyr",
    expect { p2, force = 2 },
  },
}

scenario "A Battle card is played in a chance of the battle phase, from the hand, for its cost" {
  rules = { "TCG-BCARD-02" },
  cites = { { "TCG-BCARD-01", "there are such chances in the battle phase only" },
    { "TCG-ABL-02", "its text is an effect, no ability" } },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Toy Barrage", "Toy Scout" }, ground = { "Toy Walker" } },
    p2 = { ground = { "Toy Tank" } } },
  steps = {
    p1.plays "Toy Barrage",
    expect { p1, force = 1 },
    expect { p2.unit "Toy Tank", damage = 2 },
  },
}

scenario "A Battle card is no activated ability: what makes those dearer leaves its cost alone, which is paid before anybody answers" {
  cites = { { "TCG-ACTV-07", "nothing that speaks of activated abilities means it" },
    { "TCG-GLO-04", "the cost is paid first" },
    { "TCG-GLO-06", "a Battle card did this damage" } },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1 },
    p1 = { character = { { "Nexu", tapped = true } }, ground = { "Toy Walker", "Toy Tank" } },
    p2 = { force = 3, hand = { "Toy Barrage", "Toy Gift" }, ground = { { "Toy Brawler", tapped = true } } } },
  steps = {
    p1.attacks "Toy Brawler",
    p2.may_choose_exactly { "plays Toy Barrage", "plays Toy Gift", "uses Toy Brawler", pass },
    p2.plays "Toy Barrage",
    expect { p2, force = 1 },
    p2.chooses "Toy Tank",
    expect { p1.unit "Toy Tank", damage = 2 },
    p2.cannot { "uses", "Toy Brawler", because = "TCG-ACTV-01" },
    p2.plays "Toy Gift",
    p2.uses "Toy Brawler",
    expect { p2, force = 1 },
  },
}

scenario "Each card has a side, a type and subtypes" {
  cites = { { "TCG-CARD-02", "neutral cards are told from those of a side" },
    { "TCG-CARD-04", "seven types" },
    { "TCG-CARD-05", "three of them are units" } },
  given = { phase = "attack", arena = "ground",
    p1 = { locations = { "Jabba's Palace" }, ground = { "Toy Walker" } },
    p2 = { ground = { "Clone Squad" } } },
  steps = {
    expect { p1.unit "Toy Walker", power = 5 },
    expect { p2.unit "Clone Squad", power = 3 },
  },
}

scenario "Each word after the type is a subtype of its own" {
  cites = { { "TCG-CARD-06", "subtypes are single words; hyphens are not kept" } },
  given = { phase = "attack", arena = "character",
    p1 = { character = { "Jabba the Hutt (B)", "IG-88 (A)", "Garindan (A)", "Zutton (A)" } },
    p2 = { character = { "Toy Guard" } } },
  steps = {
    expect { p1.unit "IG-88 (A)", power = 6 },
    expect { p1.unit "Zutton (A)", power = 3 },
    expect { p1.unit "Garindan (A)", power = 3 },
  },
}

scenario "A drawn card is the top card of the deck" {
  rules = { "TCG-CMD-02" },
  cites = { { "TCG-GLO-13", "from the top of the deck into the hand" },
    { "TCG-GLO-27", "the steps are those of the turn's table" } },
  given = { phase = "ready", chance = { 3 },
    p1 = { deck = { "Toy Scout", "Toy Walker" } } },
  steps = {
    p1.builds "Toy Scout",
    expect { p1.deck, exactly = { "Toy Walker" } },
  },
}

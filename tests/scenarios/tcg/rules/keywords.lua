-- Keywords (glossary).

scenario "Accuracy adds to each die, but makes no natural six" {
  rules = { "TCG-KW-ACC-01", "TCG-KW-ACC-02" },
  given = { phase = "attack", arena = "space", chance = { 3, 5, 1 },
    p1 = { space = { "Trade Federation Cruiser" }, locations = { "Utapau System" } },
    p2 = { space = { { "Toy Freighter", tapped = true } } } },
  steps = {
    p1.attacks "Toy Freighter",
    expect { p2.unit "Toy Freighter", damage = 2 },
  },
}

scenario "A unit with Armor is hit by 5 and more" {
  rules = { "TCG-KW-ARM-01" },
  given = { phase = "attack", arena = "ground", chance = { 4, 5, 6, 4 },
    p1 = { ground = { "Toy Walker" } },
    p2 = { ground = { { "AT-RT", tapped = true } } } },
  steps = {
    p1.attacks "AT-RT",
    expect { p2.unit "AT-RT", damage = 2 },
  },
}

scenario "Critical Hit counts once, however many sixes there are" {
  rules = { "TCG-KW-CRI-01" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6 },
    p1 = { ground = { "Geonosian Squad" } },
    p2 = { ground = { { "TF Battle Droid Army", tapped = true } } } },
  steps = {
    p1.attacks "TF Battle Droid Army",
    expect { p2.unit "TF Battle Droid Army", damage = 5 },
  },
}

scenario "Two Critical Hits both count" {
  rules = { "TCG-KW-CRI-01" },
  cites = { { "TCG-KW-CRI-03", "the numbers of all Critical Hits are added" } },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 1 },
    p2 = { locations = { "Utapau System" }, space = { "Bravo N-1 Starfighter" } },
    p1 = { space = { { "Toy Freighter", tapped = true } } } },
  steps = {
    p2.attacks "Toy Freighter",
    expect { p1.unit "Toy Freighter", damage = 4 },
  },
}

scenario "Shields take dice from the attacking unit" {
  rules = { "TCG-KW-SHI-01" },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 6 },
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { { "Republic Assault Gunboat", tapped = true } } } },
  steps = {
    p1.attacks "Republic Assault Gunboat",
    expect { p2.unit "Republic Assault Gunboat", damage = 2 },
  },
}

scenario "A unit damaged by Stun has less power for the rest of the turn" {
  rules = { "TCG-KW-STU-01" },
  given = { phase = "attack", arena = "character", chance = { 4, 1, 1, 1, 1 },
    p1 = { character = { "Droid Security Escort" } },
    p2 = { character = { "Chewbacca (L)" } } },
  steps = {
    p1.attacks "Chewbacca (L)",
    expect { p2.unit "Chewbacca (L)", damage = 1, power = 2 },
  },
}

scenario "Bombard: a Space unit attacks a Ground unit with that power and other effects" {
  rules = { "TCG-KW-BOM-01", "TCG-KW-BOM-02" },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 6, 6, 6, 6, 6 },
    p2 = { space = { { "Republic Assault Ship", with = { "Vehicle Weapons Package" } } } },
    p1 = { space = { { "Toy Freighter", tapped = true } }, ground = { { "TF Battle Droid Army", tapped = true } } } },
  steps = {
    p2.may_choose_exactly { "attacks Toy Freighter", "attacks TF Battle Droid Army", "taps Republic Assault Ship" },
    p2.attacks "TF Battle Droid Army",
    expect { p1.unit "TF Battle Droid Army", damage = 4 },
  },
}

scenario "Ion Cannon: a Ground unit attacks a Space unit" {
  rules = { "TCG-KW-ION-01", "TCG-KW-ION-02" },
  given = { phase = "attack", arena = "ground", chance = { 4, 4, 4, 4, 4, 4, 4 },
    p2 = { ground = { "Naboo Spaceport" } },
    p1 = { space = { { "Trade Federation Battleship", tapped = true } }, ground = { { "Battle Droid Squad", tapped = true } } } },
  steps = {
    p2.may_choose_exactly { "attacks Trade Federation Battleship", "attacks Battle Droid Squad", "taps Naboo Spaceport" },
    p2.attacks "Trade Federation Battleship",
    expect { p1.unit "Trade Federation Battleship", damage = 4 },
  },
}

scenario "Without Ion Cannon a Ground unit reaches no Space unit, and with it no Character" {
  rules = { "TCG-KW-ION-01" },
  given = { phase = "attack", arena = "ground",
    p2 = { ground = { "Naboo Spaceport", "Toy Trooper" } },
    p1 = { space = { { "Toy Fighter", tapped = true } }, ground = { { "Toy Tank", tapped = true } }, character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p2.may_choose_exactly { "attacks Toy Tank", "taps Toy Trooper" },
    p2.taps "Toy Trooper",
    p2.may_choose_exactly { "attacks Toy Fighter", "attacks Toy Tank", "taps Naboo Spaceport" },
  },
}

scenario "Stun does nothing to a unit whose damage was prevented" {
  cites = { { "TCG-KW-STU-01", "a unit that is not damaged keeps its power" } },
  given = { phase = "attack", arena = "character", chance = { 4, 1, 1, 1, 1 },
    p1 = { character = { "Droid Security Escort" } },
    p2 = { force = 1, hand = { "Toy Barrier" }, character = { "Chewbacca (L)" } } },
  steps = {
    p1.attacks "Chewbacca (L)",
    p2.passes,
    p2.passes,
    p2.plays "Toy Barrier",
    expect { p2.unit "Chewbacca (L)", damage = 0, power = 5 },
  },
}

scenario "Evade is for damage to its own unit" {
  rules = { "TCG-KW-EVA-01" },
  cites = { { "TCG-KW-EVA-02", "the same numbers are shown by the scenarios of the cards" } },
  given = { phase = "attack", arena = "character", chance = { 6, 1, 1 },
    p1 = { character = { "Toy Guard", "Elite Guardian" } },
    p2 = { force = 9, character = { { "Chewbacca (L)", tapped = true }, { "Kit Fisto (A)", tapped = true } } } },
  steps = {
    p1.attacks "Chewbacca (L)",
    expect { p2.unit "Chewbacca (L)", damage = 1 },
    expect { p2, force = 9 },
  },
}

scenario "Lucky: once each attack, on the dice of its own attack" {
  rules = { "TCG-KW-LUC-01" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 6 },
    p1 = { ground = { "Toy Rogue" } },
    p2 = { ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.uses "Toy Rogue",
    p1.chooses(1),
    expect { p2.unit "Toy Walker", damage = 1 },
  },
}

scenario "A static ability is off for a retreated unit" {
  rules = { "TCG-STAT-01" },
  cites = { { "TCG-STAT-02", "worked example of TCG-STAT-01, with another card" } },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { "Toy Fighter" }, retreated = { "Clone Officer" }, ground = { "Clone Squad" } } },
  steps = {
    expect { p2.unit "Clone Squad", power = 3 },
  },
}

scenario "A unit that uses its ability in place of attacking does not attack" {
  rules = { "TCG-PHR-10" },
  given = { phase = "attack", arena = "space", chance = { 6, 6, 6 },
    p1 = { space = { "Toy Bombardier" } },
    p2 = { space = { "Toy Freighter" } } },
  steps = {
    p1.uses "Toy Bombardier",
    p2.may_choose_exactly { "attacks Toy Bombardier", "taps Toy Freighter" },
    expect { p2.unit "Toy Freighter", damage = 1 },
  },
}

scenario "What is for a time without attack is played once each turn" {
  rules = { "TCG-PHR-09" },
  given = { phase = "battle",
    p1 = { force = 5, ground = { "Toy Quartermaster" } },
    p2 = { ground = { "Toy Walker" } } },
  steps = {
    p1.uses "Toy Quartermaster",
    expect { p1, force = 4 },
    p1.attacks "Toy Walker",
    expect { p1, force = 4 },
  },
}

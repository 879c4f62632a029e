-- Why a card or die cannot be chosen: the requirement that it fails, as a player reads it.

scenario "The filters of an effect say whom it cannot reach" {
  cites = { { "DST-TERM-06", "the words of the card refuse each of them" } },
  given = { turn = p1,
    p1 = { hand = { "Toy Strike" }, characters = { "Toy Trooper" }, supports = { "Toy Drone" } },
    p2 = { characters = { "Toy Mentor", "Toy Sentinel" }, supports = { "Toy Depot" } } },
  steps = {
    p1.plays "Toy Strike",
    p1.cannot { "chooses", "Toy Trooper", says = "it is not an opponent's" },
    p1.cannot { "chooses", "Toy Depot", says = "it is no character" },
    p1.cannot { "chooses", "Toy Drone", says = "it is no character" },
    p1.may_choose_exactly { "Toy Mentor", "Toy Sentinel" }, p1.chooses "Toy Mentor",
    expect { p2.character "Toy Mentor", damage = 2 },
  },
}

scenario "An effect for damaged characters of one's own names each requirement that fails" {
  cites = { { "DST-TERM-06", "the words of the card refuse each of them" } },
  given = { turn = p1,
    p1 = { characters = { { "Toy Trooper", damage = 2 }, "Toy Mentor", { "Toy Scout", damage = 1 } }, supports = { "Toy Porter" } },
    p2 = { characters = { "Toy Sentinel", { "Toy Raider", damage = 1 } } } },
  steps = {
    p1.uses "Toy Porter",
    p1.cannot { "chooses", "Toy Mentor", says = "it is no damaged character" },
    p1.cannot { "chooses", "Toy Raider", says = "it is not yours" },
    p1.cannot { "chooses", "Toy Sentinel", says = "it is not yours; it is no damaged character" },
    p1.may_choose_exactly { "Toy Trooper", "Toy Scout" }, p1.chooses "Toy Scout",
  },
}

scenario "An upgrade goes on a character of one's own that its text allows" {
  rules = { "DST-TERM-29" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Toy Saber" }, characters = { "Toy Trooper", "Toy Mentor" }, supports = { "Toy Drone" } },
    p2 = { characters = { "Toy Sentinel" } } },
  steps = {
    p1.plays "Toy Saber",
    p1.cannot { "chooses", "Toy Trooper", because = "DST-TERM-29" },
    p1.cannot { "chooses", "Toy Drone", says = "it is no character" },
    p1.cannot { "chooses", "Toy Sentinel", because = "DST-UPG-01" },
    p1.may_choose_exactly { "Toy Mentor", decline }, p1.chooses "Toy Mentor",
  },
}

scenario "Guardian removes a die that shows damage from an opponent's pool" {
  rules = { "DST-KW-GRD-01" },
  given = { turn = p1,
    p1 = { characters = { "Toy Sentinel", "Toy Mentor" }, pool = { { "Toy Mentor", side = "special" } } },
    p2 = { characters = { { "Toy Trooper", elite = true } }, pool = { { "Toy Trooper", side = "2 ranged" }, { "Toy Trooper", side = "1 shield" } } } },
  steps = {
    p1.activates "Toy Sentinel",
    p1.cannot { "chooses", "1 shield", says = "it shows no damage" },
    p1.cannot { "chooses", "special", says = "it is no die in an opponent's pool" },
    p1.cannot { "chooses", "Toy Trooper", because = "DST-KW-GRD-01" },
    p1.may_choose_exactly { "2 ranged", decline }, p1.declines,
  },
}

scenario "In one action only dice of one symbol are resolved, and no blank" {
  rules = { "DST-SYM-22" },
  given = { turn = p1,
    p1 = { characters = { { "Toy Trooper", elite = true }, { "Toy Scout", elite = true } },
      pool = { { "Toy Trooper", side = "1 ranged" }, { "Toy Trooper", side = "2 ranged" }, { "Toy Scout", side = "blank" }, { "Toy Scout", side = "1 resource" } } },
    p2 = { characters = { "Toy Mentor" }, supports = { "Toy Depot" }, pool = { { "Toy Mentor", side = "special" } } } },
  steps = {
    p1.resolves "1 ranged", p1.cannot { "chooses", "Toy Depot", says = "it is no character in play" }, p1.chooses "Toy Mentor",
    p1.may_choose_exactly { "2 ranged", done },
    p1.cannot { "chooses", "blank", because = "DST-SYM-22" },
    p1.cannot { "chooses", "1 resource", says = "it shows another symbol" },
    p1.cannot { "chooses", "special", says = "it is no die in your pool" },
    p1.finishes,
  },
}

scenario "Dice to reroll are one's own, and are picked in one order" {
  rules = { "DST-ACT-REROLL-01" },
  given = { turn = p1,
    p1 = { hand = { "Aim" }, characters = { { "Toy Trooper", elite = true } }, pool = { { "Toy Trooper", side = "1 ranged" }, { "Toy Trooper", side = "blank" } } },
    p2 = { characters = { "Toy Mentor" }, pool = { { "Toy Mentor", side = "special" } } } },
  steps = {
    p1.rerolls_with "Aim",
    p1.cannot { "chooses", "special", because = "DST-ACT-REROLL-01" },
    p1.chooses "blank",
    p1.cannot { "chooses", "blank", says = "it was picked already" },
    p1.cannot { "chooses", "1 ranged", says = "several are picked in the order of the list, and a later one was picked" },
    p1.finishes,
  },
}

scenario "Focus turns one's own dice only" {
  rules = { "DST-SYM-17" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", upgrades = { "Toy Focus" } } }, pool = { { "Toy Focus", side = "2 focus" }, { "Rey", side = "blank" } } },
    p2 = { characters = { "Toy Mentor" }, pool = { { "Toy Mentor", side = "special" } } } },
  steps = {
    p1.resolves "2 focus",
    p1.cannot { "chooses", "special", because = "DST-SYM-17" },
    p1.cannot { "chooses", "Toy Mentor", says = "it is no die in a pool" },
    p1.may_choose_exactly { "blank", "2 focus", done }, p1.finishes,
  },
}

scenario "Nobody is assigned more than can be taken while another one can take damage" {
  rules = { "DST-DMG-09" },
  given = { turn = p1,
    p1 = { characters = { { "Toy Mentor", upgrades = { "Toy Saber" } } }, pool = { { "Toy Saber", side = "2 indirect" } } },
    p2 = { characters = { { "Toy Trooper", damage = 5 }, { "Toy Sentinel", damage = 6 }, "Toy Raider" } } },
  steps = {
    p1.resolves "2 indirect",
    p2.chooses "Toy Trooper",
    p2.cannot { "chooses", "Toy Trooper", because = "DST-DMG-09" },
    p2.cannot { "chooses", "Toy Mentor", says = "it is none of the characters among which it is distributed" },
    p2.may_choose_exactly { "Toy Sentinel", "Toy Raider" }, p2.chooses "Toy Raider",
  },
}

scenario "A modifier goes with a die of its own symbol" {
  rules = { "DST-DIE-06" },
  given = { turn = p1,
    p1 = { characters = { { "Toy Trooper", elite = true }, "Toy Sentinel" },
      pool = { { "Toy Trooper", side = "1 ranged" }, { "Toy Trooper", side = "+1 ranged" }, { "Toy Sentinel", side = "+1 melee" } } },
    p2 = { characters = { "Toy Mentor" } } },
  steps = {
    p1.resolves "1 ranged",
    p1.may_choose_exactly { "+1 ranged", done },
    p1.cannot { "chooses", "+1 melee", because = "DST-DIE-06" },
    p1.cannot { "chooses", "1 ranged", says = "it shows no modifier" },
    p1.chooses "+1 ranged", p1.chooses "Toy Mentor", expect { p2.character "Toy Mentor", damage = 2 },
  },
}

scenario "Any act that is named with any card is answered" {
  rules = { "DST-ACT-ACTV-01", "DST-ZONE-15" }, cites = { { "DST-ACT-CARD-01", "a card without an action is not used" } },
  given = { turn = p1, p1 = { hand = { "Toy Strike" }, characters = { "Toy Trooper" } }, p2 = { characters = { "Toy Mentor" } } },
  steps = {
    p1.cannot { "activates", "Toy Mentor", because = "DST-ACT-ACTV-01" }, p1.cannot { "activates", "Toy Strike", says = "it is not a character or support of yours" },
    p1.cannot { "plays", "Toy Trooper", because = "DST-ZONE-15" }, p1.cannot { "resolves", "Toy Mentor", because = "DST-ZONE-08" },
    p1.cannot { "rerolls with", "Toy Mentor", because = "DST-ACT-REROLL-01" }, p1.cannot { "uses", "Toy Trooper", because = "DST-ACT-CARD-01" },
    p1.may_choose { "activates Toy Trooper", "plays Toy Strike" }, p1.activates "Toy Trooper",
  },
}

-- Many effects at once: whatever legal play can bring about has room in the state (docs/decisions/056).

scenario "Jabba the Hutt (B): five units discarded in one turn are paid five times" {
  rules = { "ROTJ-54/whenever" },
  given = { phase = "attack", arena = "character",
    chance = { 6, 6, 6, 1, 1, 1, 6, 6, 6, 1, 1, 1, 1, 6, 6, 1, 1, 1, 6, 1, 1, 6, 6, 6, 1, 1, 1, 2 },
    p1 = { character = { { "Jabba the Hutt (B)", tapped = true }, "IG-88 (A)", "Boba Fett (C)", "Mara Jade (B)", "Garindan (A)", "Greedo (B)" },
      build = { { "Toy Walker", counters = 1 } } },
    p2 = { character = { { "Jedi Youngling", tapped = true }, { "Jedi Youngling", tapped = true }, { "Jedi Youngling", tapped = true }, { "Jedi Youngling", tapped = true },
      { "Jedi Youngling", tapped = true }, { "Toy Padawan", tapped = true } } } },
  steps = {
    p1.attacks "Jedi Youngling",
    p1.attacks "Jedi Youngling",
    p1.attacks "Jedi Youngling",
    p1.attacks "Jedi Youngling",
    p1.attacks "Jedi Youngling",
    expect { p2.discard, count = 5 },
    p1.pays("Mara Jade (B)", "(Tap this unit)"),
    p1.pays("Garindan (A)", "(Tap this unit)"),
    p1.resolves("IG-88", "(ability 2)"),
    p1.resolves "Boba Fett",
    p1.resolves("Mara Jade", "(ability 4)"),
    p1.resolves("Garindan", "(ability 4)"),
    expect { p1, force = 13, build_points = 9 },
  },
}

scenario "Jabba the Hutt (B) of the Light Side is paid in the Light Side's build step" {
  rules = { "ROTJ-54/whenever" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6, 6, 6, 6, 6, 1 },
    p2 = { character = { { "Jabba the Hutt (B)", tapped = true }, "Boba Fett (C)" }, hand = { "Toy Scout" } },
    p1 = { character = { { "Toy Guard", tapped = true }, { "Toy Padawan", tapped = true } } } },
  steps = {
    p2.attacks "Toy Guard",
    p2.builds "Toy Scout",
    expect { p2, force = 5, build_points = 3 },
  },
}

scenario "Four Target the Senator: four times 4 dice as the battle phase starts, one after the other" {
  rules = { "AOTC-48/completed" },
  given = { phase = "dark builds", chance = { 6, 6, 1, 1, 6, 1, 1, 1, 6, 6, 6, 6, 1, 1, 1, 6 },
    p1 = { build = { { "Target the Senator", counters = 3 }, { "Target the Senator", counters = 3 }, { "Target the Senator", counters = 3 }, { "Target the Senator", counters = 3 } } },
    p2 = { ground = { "Toy Walker", "Toy Tank" }, character = { "Toy Guard" } } },
  steps = {
    p1.completes "Target the Senator",
    p1.completes "Target the Senator",
    p1.completes "Target the Senator",
    p1.completes "Target the Senator",
    p2.finishes,
    p2.finishes,
    p1.chooses "Toy Walker",
    expect { p2.unit "Toy Walker", damage = 2 },
    p1.chooses "Toy Tank",
    expect { p2.unit "Toy Tank", damage = 1 },
    p1.chooses "Toy Guard",
    expect { p2.discard, exactly = { "Toy Guard" } },
    p1.chooses "Toy Walker",
    expect { p2.unit "Toy Walker", damage = 3 },
  },
}

scenario "Four It Just Might Work with different units: four times 8 Force" {
  rules = { "ROTS-17/completed" },
  given = { phase = "light builds",
    p1 = { space = { { "Toy Fighter", tapped = true } }, ground = { { "Toy Trooper", tapped = true } } },
    p2 = { build = { { "It Just Might Work", counters = 2 }, { "It Just Might Work", counters = 2 }, { "It Just Might Work", counters = 2 }, { "It Just Might Work", counters = 2 } },
      space = { { "Toy Fighter", tapped = true }, { "Toy Freighter", tapped = true } }, ground = { { "Toy Trooper", tapped = true }, { "Toy Walker", tapped = true } },
      character = { { "Toy Guard", tapped = true } }, hand = { "Toy Scout" } } },
  steps = {
    p2.completes "It Just Might Work",
    p2.chooses "Toy Fighter",
    p2.chooses "Toy Trooper",
    p2.completes "It Just Might Work",
    p2.chooses "Toy Freighter",
    p2.chooses "Toy Trooper",
    p2.completes "It Just Might Work",
    p2.chooses "Toy Fighter",
    p2.chooses "Toy Walker",
    p2.completes "It Just Might Work",
    p2.chooses "Toy Freighter",
    p2.chooses "Toy Walker",
    p2.finishes,
    p2.builds "Toy Scout",
    expect { p2, force = 36 },
  },
}

scenario "Mon Mothma with thirty Rebels: each gets 1 power and Accuracy 1, others nothing" {
  rules = { "ROTJ-28/activated-2" },
  given = { phase = "battle",
    p1 = { space = { "Toy Fighter" } },
    p2 = { character = { "Mon Mothma (A)" },
      space = { "A-Wing", "A-Wing", "A-Wing", "A-Wing", "A-Wing", "A-Wing", "A-Wing", "A-Wing", "A-Wing", "A-Wing",
        "A-Wing", "A-Wing", "A-Wing", "A-Wing", "A-Wing", "A-Wing", "A-Wing", "A-Wing", "A-Wing", "A-Wing",
        "A-Wing", "A-Wing", "A-Wing", "A-Wing", "A-Wing", "A-Wing", "A-Wing", "A-Wing", "A-Wing", "A-Wing", "Toy Freighter" } } },
  steps = {
    p2.uses("Mon Mothma (A)", "(ability 2)"),
    expect { p2.unit "A-Wing", power = 3, accuracy = 1 },
    expect { p2.unit "A-Wing#9", power = 3, accuracy = 1 },
    expect { p2.unit "Mon Mothma (A)", power = 2, accuracy = 1 },
    expect { p2.unit "Toy Freighter", power = 2, accuracy = 0 },
  },
}

scenario "Emperor Palpatine (D) with 25 Force attacks with 25 dice" {
  rules = { "ROTJ-48/printed", "TCG-ATK-04" },
  given = { phase = "attack", arena = "character",
    chance = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 4, 5, 6 },
    p1 = { force = 25, character = { "Emperor Palpatine (D)" } },
    p2 = { character = { { "Toy Padawan", tapped = true }, "Yoda's Spirit (A)" } } },
  steps = {
    p1.attacks "Toy Padawan",
    expect { p2.unit "Toy Padawan", damage = 4 },
  },
}

scenario "Force Lightning for 24 Force: 24 dice" {
  rules = { "ROTJ-87/effect" },
  given = { phase = "battle", chance = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6 },
    p1 = { force = 30, hand = { "Force Lightning" }, character = { "Toy Guard" } },
    p2 = { character = { "Toy Padawan" } } },
  steps = {
    p1.plays "Force Lightning",
    p1.chooses(24),
    p1.chooses "Toy Padawan",
    expect { p1, force = 6 },
    expect { p2.unit "Toy Padawan", damage = 3 },
  },
}

scenario "Dice lie in the order of their faces; of equal ones the first is offered" {
  rules = { "TCG-PHR-16" },
  given = { phase = "attack", arena = "ground", chance = { 5, 1, 5, 1, 6, 2 },
    p1 = { force = 1, hand = { "Toy Luck" }, ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { ground = { { "Toy Tank", tapped = true } } } },
  steps = {
    p1.attacks "Toy Tank",
    p1.passes,
    p1.plays "Toy Luck",
    expect { table, in_order = { "1", "1", "5", "5" } },
    p1.may_choose_exactly { "1", "3", done },
    p1.chooses(1),
    p1.may_choose_exactly { "2", "3", done },
    p1.chooses(2),
    p1.finishes,
    expect { p2.unit "Toy Tank", damage = 3 },
  },
}

scenario "The start of a Character battle on Mustafar: all that is triggered, and all that this triggers, waits its turn" {
  rules = { "ROTS-22/whenever-2" },
  given = { phase = "battle",
    p1 = { force = 2, locations = { { "Mustafar Battle Grounds", arena = "character" } },
      ground = { { "Sarlacc (A)", tapped = true } },
      character = { "Destroyer Droid, P Series", "Destroyer Droid, P Series", "Destroyer Droid, P Series", "Destroyer Droid, P Series",
        "Destroyer Droid, Q Series", "Destroyer Droid, Q Series", "Destroyer Droid, Q Series", "Destroyer Droid, Q Series", "Zam Wesell (A)",
        "Infantry Battle Droid, B1 Series", "Infantry Battle Droid, B1 Series", "Infantry Battle Droid, B1 Series", "Infantry Battle Droid, B1 Series",
        { "Super Battle Droid 7EX", damage = 3 }, { "Super Battle Droid 7EX", damage = 3 }, { "Super Battle Droid 7EX", damage = 3 },
        { "Super Battle Droid 7EX", damage = 3 }, { "Emperor Palpatine (E)", damage = 4 } },
      deck = { "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper",
        "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper" } },
    p2 = { character = { "C-3PO (I)", { "Yoda (K)", damage = 6 }, { "Anakin Skywalker (K)", damage = 5 }, "Toy Padawan" }, deck = { "Toy Scout" } } },
  steps = {
    expect { table, waiting = 12 },
    p1.resolves "Mustafar Battle Grounds",
    expect { table, waiting = 22 },
  },
}

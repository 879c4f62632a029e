-- Trust in the Force: cards drawn by lot.

scenario "Krayt Dragon Howl: cheap characters leave the engagement" {
  rules = { "TITF-280.5/action" },
  given = { turn = p2, p1 = { units = { "Toy Trooper", "Toy Walker", "Toy Officer" }, objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Pilgrim" }, hand = { "Krayt Dragon Howl" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Toy Trooper", "Toy Walker" }, at = "actions after defenders" } },
  steps = { p2.plays "Krayt Dragon Howl", expect { p1.card "Toy Trooper", participating = false }, expect { p1.card "Toy Walker", participating = true }, expect { p2.card "Toy Pilgrim", participating = true } },
}
scenario "Krayt Dragon Howl: not without an engagement" {
  quiet = { "TITF-280.5/action" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Toy Trooper" } }, p2 = { hand = { "Krayt Dragon Howl" }, objectives = { "Toy Refuge" } } },
  steps = { p2.cannot { "plays", "Krayt Dragon Howl" }, p2.passes },
}
scenario "Steadfast Settler: its resources match a Jedi" {
  rules = { "LCG-KW-INF-01" },
  given = { turn = p2, phase = "deployment", p2 = { units = { "Steadfast Settler" }, objectives = { "Toy Spring" }, hand = { "Toy Guardian" } } },
  steps = { p2.plays "Toy Guardian", expect { p2.units, exactly = { "Steadfast Settler", "Toy Guardian" } }, expect { p2.card "Steadfast Settler", focus = 1 } },
}

scenario "Echo Scout: one of as many cards as there are Hoth objectives, the others go back in any order" {
  rules = { "TITF-281.3/action" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Toy Trooper" } }, p2 = { units = { "Echo Scout" }, objectives = { "Toy Icefield", "Toy Icefield", "Toy Icefield" }, deck = { "Toy Pilgrim", "Toy Guardian", "Toy Medic", "Toy Scribe" } } },
  steps = {
    p2.uses "Echo Scout", p2.may_choose_exactly { "Toy Pilgrim", "Toy Guardian", "Toy Medic" }, p2.chooses "Toy Guardian", p2.chooses "Toy Pilgrim",
    expect { p2.hand, exactly = { "Toy Guardian" } }, expect { p2.deck, in_order = { "Toy Medic", "Toy Pilgrim", "Toy Scribe" } },
  },
}
scenario "Echo Scout: nothing without a Hoth objective" {
  quiet = { "TITF-281.3/action" },
  given = { turn = p2, phase = "deployment", p2 = { units = { { "Echo Scout", focus = 1 } }, objectives = { "Toy Icefield" }, deck = { "Toy Pilgrim" }, hand = { "Toy Slinger" } } },
  steps = { p2.cannot { "uses", "Echo Scout" }, p2.passes },
}

scenario "Dune Sea Hero: a focus token that the opponent places goes to an enemy unit" {
  rules = { "TITF-282.2/reaction" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Saboteur", "Toy Trooper" } }, p2 = { units = { "Dune Sea Hero", "Toy Pilgrim" } } },
  steps = { p1.uses "Toy Saboteur", p1.chooses "Toy Pilgrim", p2.uses "Dune Sea Hero", p2.chooses "Toy Trooper", expect { p2.card "Toy Pilgrim", focus = 0 }, expect { p1.card "Toy Trooper", focus = 1 } },
}
scenario "Dune Sea Hero: not one that its own player places" {
  quiet = { "TITF-282.2/reaction" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Toy Trooper" } }, p2 = { units = { "Dune Sea Hero", "Toy Militia", "Toy Pilgrim" } } },
  steps = { p2.uses "Toy Militia", expect { p2.card "Toy Militia", focus = 1 } },
}

-- Edge of Darkness.

scenario "Trooper Sentry: a shield on a unit or objective" {
  rules = { "EOD-90.3/reaction" },
  given = { turn = p1, phase = "deployment", p1 = { objectives = { "Toy Garrison" }, hand = { "Trooper Sentry" } }, p2 = { units = { "Toy Pilgrim" } } },
  steps = {
    p1.plays "Trooper Sentry", p1.uses "Trooper Sentry", p1.may_choose_exactly { "Toy Garrison", "Trooper Sentry", "Toy Pilgrim" },
    p1.chooses "Toy Garrison", expect { p1.card "Toy Garrison", shields = 1 },
  },
}
scenario "Trooper Sentry: not when another unit comes into play" {
  quiet = { "EOD-90.3/reaction" },
  given = { turn = p1, phase = "deployment", p1 = { objectives = { "Toy Garrison" }, units = { "Trooper Sentry" }, hand = { "Toy Recluse" } } },
  steps = { p1.plays "Toy Recluse", expect { p1.card "Toy Garrison", shields = 0 } },
}

scenario "Armed and Ready: icons for the shielded units of its player, until the end of the phase" {
  rules = { "EOD-90.5/action" },
  given = { turn = p1, phase = "deployment",
    p1 = { units = { { "Toy Trooper", shields = 1 }, "Toy Walker", "Toy Gunner" }, objectives = { "Toy Shipyard" }, hand = { "Armed and Ready" } },
    p2 = { units = { { "Toy Pilgrim", shields = 1 } }, objectives = { "Toy Refuge" } } },
  steps = {
    p1.plays "Armed and Ready",
    expect { p1.card "Toy Trooper", unit_damage = 2, blast_damage = 1 },
    expect { p1.card "Toy Walker", unit_damage = 1, blast_damage = 2 },
    expect { p2.card "Toy Pilgrim", unit_damage = 1, blast_damage = 0 },
  },
}

scenario "Blockade Runner: dear units do not defend against it alone" {
  rules = { "EOD-70.2/constant" },
  given = { turn = p2, phase = "conflict", p1 = { units = { "Toy Walker", "Toy Trooper" }, objectives = { "Toy Garrison" } }, p2 = { units = { "Blockade Runner", "Toy Pilgrim" } } },
  steps = {
    p2.engages "Toy Garrison", p2.attacks_with "Blockade Runner", p2.finishes,
    p1.may_choose_exactly { "defends with Toy Trooper", done }, p1.cannot { "defends_with", "Toy Walker" },
  },
}
scenario "Blockade Runner: they do with another attacker beside it" {
  quiet = { "EOD-70.2/constant" },
  given = { turn = p2, phase = "conflict", p1 = { units = { "Toy Walker", "Toy Trooper" }, objectives = { "Toy Garrison" } }, p2 = { units = { "Blockade Runner", "Toy Pilgrim" } } },
  steps = {
    p2.engages "Toy Garrison", p2.attacks_with "Blockade Runner", p2.attacks_with "Toy Pilgrim",
    p1.may_choose_exactly { "defends with Toy Walker", "defends with Toy Trooper", done },
  },
}
scenario "Armed and Ready: none for a unit without a shield" {
  quiet = { "EOD-90.5/action" },
  given = { turn = p1, phase = "deployment",
    p1 = { units = { "Toy Trooper", "Toy Gunner" }, objectives = { "Toy Shipyard" }, hand = { "Armed and Ready" } }, p2 = { units = { "Toy Pilgrim" } } },
  steps = { p1.cannot { "plays", "Armed and Ready" } },
}

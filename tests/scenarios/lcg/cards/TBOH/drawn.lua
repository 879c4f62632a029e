-- The Battle of Hoth: cards drawn by lot.

local function edge_battle(ours, theirs)
  return { turn = p1,
    p1 = { units = { "Toy Trooper" }, hand = { "TBOH-62.6" }, objectives = ours },
    p2 = { units = { "Toy Pilgrim" }, objectives = theirs },
    engagement = { objective = theirs[1], attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" } } }
end

scenario "Battle of Hoth: 1 damage to an enemy Hoth objective" {
  rules = { "TBOH-62.6/fate" },
  given = edge_battle({ "Toy Garrison", "Toy Icefield" }, { "Toy Icefield", "Toy Refuge" }),
  steps = {
    p1.places "Battle of Hoth", p1.accepts, p1.may_choose_exactly { "Toy Icefield#1", "Toy Icefield#2" },
    p1.cannot { "chooses", "Toy Refuge", says = "it is no Hoth objective" }, p1.chooses "Toy Icefield#2", p1.chooses(1),
    expect { p2.card "Toy Icefield", damage = 1 }, expect { p1.card "Toy Icefield", damage = 0 },
  },
}
scenario "Battle of Hoth: 1 damage less on one's own Hoth objective" {
  rules = { "TBOH-62.6/fate" },
  given = edge_battle({ { "Toy Icefield", damage = 2 }, { "Toy Garrison", damage = 1 } }, { "Toy Refuge" }),
  steps = {
    p1.places "Battle of Hoth", p1.accepts, p1.chooses(2),
    expect { p1.card "Toy Icefield", damage = 1 }, expect { p1.card "Toy Garrison", damage = 1 },
  },
}
scenario "Battle of Hoth: it may be declined" {
  rules = { "TBOH-62.6/fate" },
  given = edge_battle({ "Toy Garrison" }, { "Toy Icefield" }),
  steps = { p1.places "Battle of Hoth", p1.declines, expect { p2.card "Toy Icefield", damage = 0 } },
}
scenario "Battle of Hoth: nothing for objectives elsewhere" {
  quiet = { "TBOH-62.6/fate" },
  given = edge_battle({ { "Toy Garrison", damage = 1 } }, { "Toy Refuge" }),
  steps = { p1.places "Battle of Hoth", expect { table, edge = "p1" }, expect { p1.card "Toy Garrison", damage = 1 }, expect { p2.card "Toy Refuge", damage = 0 } },
}

scenario "Aggressive Assault: 1 damage to each enemy objective, at once" {
  rules = { "TBOH-63.6/action" },
  given = { phase = "deployment", turn = p1,
    p1 = { objectives = { "Toy Icefield", "Toy Shipyard" }, hand = { "Aggressive Assault" } },
    p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge", { "Toy Academy", shields = 1 }, "Toy Beacon" } } },
  steps = {
    p1.plays "Aggressive Assault", p1.pays_with("Toy Shipyard", "for 2 resources"),
    p2.may_choose_exactly { "shields Toy Academy", pass }, expect { p2.card "Toy Refuge", damage = 0 }, p2.shields "Toy Academy",
    expect { p2.card "Toy Refuge", damage = 1 }, expect { p2.card "Toy Academy", damage = 0 }, expect { p2.card "Toy Beacon", damage = 1 },
    expect { p2.card "Toy Pilgrim", damage = 0 }, expect { p1.card "Toy Icefield", damage = 0 },
  },
}
scenario "Aggressive Assault: not without a Hoth objective of one's own" {
  quiet = { "TBOH-63.6/action" },
  given = { phase = "deployment", turn = p1,
    p1 = { objectives = { "Toy Garrison", "Toy Shipyard" }, hand = { "Aggressive Assault", "Toy Recluse" } }, p2 = { objectives = { "Toy Icefield" } } },
  steps = { p1.may_choose_exactly { "plays Toy Recluse", pass } },
}

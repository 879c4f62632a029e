-- The edge battle: LCG-EDGE-01 to LCG-EDGE-14.

scenario "The attacker places first, then the players alternate" {
  rules = { "LCG-EDGE-01" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" }, hand = { "Toy Walker", "Toy Adept" } },
    p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" }, hand = { "Toy Mentor" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" } } },
  steps = {
    p1.may_choose_exactly { "places Toy Walker", "places Toy Adept", pass },
    p1.places "Toy Walker",
    p2.may_choose_exactly { "places Toy Mentor", pass },
    p2.places "Toy Mentor",
    p1.passes,
    expect { table, edge = "p2" },
    expect { p1.discard, exactly = { "Toy Walker" } },
    expect { p1.hand, exactly = { "Toy Adept" } },
  },
}

scenario "Who passed may place again when the other goes on" {
  rules = { "LCG-EDGE-02" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" }, hand = { "Toy Walker", "Toy Adept" } },
    p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" }, hand = { "Toy Mentor" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" } } },
  steps = {
    p1.passes,
    p2.places "Toy Mentor",
    p1.may_choose_exactly { "places Toy Walker", "places Toy Adept", pass },
    p1.places "Toy Walker",
    p1.places "Toy Adept",            -- p2's hand is empty
    expect { table, edge = "p1" },    -- 4 against 3
  },
}

scenario "Every card of the hand may be placed, and nothing is paid" {
  rules = { "LCG-EDGE-03" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" }, hand = { "Toy Walker", "Toy Barrage", "Toy Banner", "Toy Omen" } },
    p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" } } },
  steps = {
    p1.may_choose_exactly { "places Toy Walker", "places Toy Barrage", "places Toy Banner", "places Toy Omen", pass },
    p1.places "Toy Barrage",
    p1.passes,
    expect { table, edge = "p1" },
    expect { p1.discard, exactly = { "Toy Barrage" } },
  },
}

scenario "Without defenders only the attacker may place, and has the edge anyway" {
  rules = { "LCG-EDGE-04", "LCG-EDGE-05" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" }, hand = { "Toy Omen" } },
    p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" }, hand = { "Toy Mentor" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" } } },
  steps = {
    p1.may_choose_exactly { "places Toy Omen", pass },
    p1.passes,
    expect { table, edge = "p1" },
    expect { p2.hand, exactly = { "Toy Mentor" } },
  },
}

scenario "Without defenders the attacker may still use fate cards" {
  rules = { "LCG-EDGE-05" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" }, hand = { "Toy Omen" } },
    p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" } } },
  steps = {
    p1.places "Toy Omen",
    expect { p1.card "Toy Trooper", shields = 1 },
    expect { table, edge = "p1" },
  },
}

scenario "Both stacks are revealed, then fate cards work" {
  rules = { "LCG-EDGE-06" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" }, hand = { "Toy Ambush" } },
    p2 = { units = { "Toy Pilgrim", "Toy Sniper" }, objectives = { "Toy Refuge" }, hand = { "Toy Mentor" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim", "Toy Sniper" } } },
  steps = {
    p1.places "Toy Ambush",
    p2.places "Toy Mentor",
    p1.may_choose_exactly { "Toy Pilgrim", "Toy Sniper" },
    p1.chooses "Toy Sniper",
    expect { p2.card "Toy Sniper", damage = 1 },
    expect { table, edge = "p2" },
  },
}

scenario "The fate card with the lower priority number comes first" {
  rules = { "LCG-EDGE-07" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" }, hand = { "Toy Ambush" } },      -- priority 4
    p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" }, hand = { "Toy Blessing" } },  -- priority 3
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" } } },
  steps = {
    p1.places "Toy Ambush",
    p2.places "Toy Blessing",
    p2.chooses "Toy Pilgrim",
    p2.shields "Toy Pilgrim",       -- against the ambush
    expect { p2.card "Toy Pilgrim", damage = 0, shields = 0 },
  },
}

scenario "Of equal priority numbers the attacker's comes first" {
  rules = { "LCG-EDGE-08" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper", "Toy Walker" }, hand = { "Toy Ambush" } },   -- both 4
    p2 = { units = { "Toy Pilgrim", "Toy Sniper" }, objectives = { "Toy Refuge" }, hand = { "Toy Volley" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper", "Toy Walker" }, defenders = { "Toy Pilgrim", "Toy Sniper" } } },
  steps = {
    p1.places "Toy Ambush",
    p2.places "Toy Volley",
    p1.chooses "Toy Sniper",
    p2.chooses "Toy Walker",
    expect { p2.card "Toy Sniper", damage = 1 },
    expect { p1.card "Toy Walker", damage = 1 },
  },
}

scenario "Force icons and edge (X) of participating units are counted" {
  rules = { "LCG-EDGE-09" },
  given = { turn = p1,
    p1 = { units = { "Toy Officer" }, hand = { "Toy Walker" } },      -- 1 icon and edge (1)
    p2 = { units = { "Toy Pilgrim", "Toy Sentinel" }, objectives = { "Toy Refuge" }, hand = { "Toy Guardian" } },  -- 1 icon
    engagement = { objective = "Toy Refuge", attackers = { "Toy Officer" }, defenders = { "Toy Pilgrim" } } },
  steps = {
    p1.places "Toy Walker",
    p2.places "Toy Guardian",
    expect { table, edge = "p1" },    -- the sentinel's edge (2) does not count: it does not participate
  },
}

scenario "A tie goes to the defending player" {
  rules = { "LCG-EDGE-10" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" }, hand = { "Toy Walker" } },
    p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" }, hand = { "Toy Guardian" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" } } },
  steps = {
    p1.places "Toy Walker",
    p2.places "Toy Guardian",
    expect { table, edge = "p2" },
  },
}

scenario "The edge lasts until the engagement ends" {
  rules = { "LCG-EDGE-11" },
  given = { turn = p1,
    p1 = { units = { "Toy Officer", "Toy Trooper" }, hand = { "Toy Walker" } },
    p2 = { units = { "Toy Guardian" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Officer", "Toy Trooper" }, defenders = { "Toy Guardian" } } },
  steps = {
    p1.places "Toy Walker",
    expect { table, edge = "p1" },
    p1.may_choose_exactly { "strikes with Toy Officer", "strikes with Toy Trooper" },
    expect { p1.card "Toy Officer", unit_damage = 1 },   -- its edge-enabled icon counts
    p1.strikes_with "Toy Officer",
    p1.resolves "unit damage",
    p1.strikes_with "Toy Trooper",                       -- the tactics icon exhausted the only defender
    expect { p2.card "Toy Guardian", damage = 2, focus = 1 },
    expect { p1.card "Toy Officer", unit_damage = 0 },   -- the engagement is over
    expect { table, edge = "nobody" },
  },
}

scenario "After the edge battle all edge cards are discarded" {
  rules = { "LCG-EDGE-12" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" }, hand = { "Toy Walker" } },
    p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" }, hand = { "Toy Guardian" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" } } },
  steps = {
    p1.places "Toy Walker",
    p2.places "Toy Guardian",
    expect { p1.edge, count = 0 },
    expect { p2.edge, count = 0 },
    expect { p1.discard, exactly = { "Toy Walker" } },
    expect { p2.discard, exactly = { "Toy Guardian" } },
  },
}

scenario "A unit in the edge stack gives its Force icons and nothing else" {
  rules = { "LCG-EDGE-13" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" }, hand = { "Toy Officer", "Toy Walker" } },   -- 3 icons
    p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" }, hand = { "Toy Sentinel" } },   -- 2 icons, edge (2)
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" } } },
  steps = {
    p1.places "Toy Officer",
    p2.places "Toy Sentinel",
    p1.places "Toy Walker",
    expect { table, edge = "p1" },
  },
}

scenario "A twist cancels the edge battle and all other fate cards; a new one begins" {
  rules = { "LCG-EDGE-14" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" }, hand = { "Toy Twist", "Toy Walker" } },
    p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" }, hand = { "Toy Volley", "Toy Mentor" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" } } },
  steps = {
    p1.places "Toy Twist",
    p2.places "Toy Volley",
    p1.passes,
    p2.passes,
    p1.may_choose_exactly { "places Toy Walker", pass },   -- the new edge battle, the attacker first
    expect { p1.discard, exactly = { "Toy Twist" } },
    expect { p2.discard, exactly = { "Toy Volley" } },
    expect { p1.card "Toy Trooper", damage = 0 },
    p1.places "Toy Walker",
    p2.passes,
    expect { table, edge = "p1" },
    expect { p2.hand, exactly = { "Toy Mentor" } },
  },
}

scenario "Of two twists the attacker's works; the other is cancelled with the rest" {
  rules = { "LCG-EDGE-14" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" }, hand = { "Toy Twist" } },
    p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" }, hand = { "Toy Turn", "Toy Mentor" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" } } },
  steps = {
    p1.places "Toy Twist",
    p2.places "Toy Turn",
    p2.passes,
    p2.may_choose_exactly { "places Toy Mentor", pass },   -- one new battle, not two
    p2.places "Toy Mentor",
    expect { table, edge = "p2" },
    expect { p2.discard, exactly = { "Toy Turn", "Toy Mentor" } },
  },
}

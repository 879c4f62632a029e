-- Aggressive Negotiations: cards drawn by lot.

scenario "Garindan: who has lost an edge battle with more cards in hand looks at five cards" {
  rules = { "AN-269.2/reaction" },
  given = { turn = p1, p1 = { units = { "Garindan" }, objectives = { "Toy Garrison" }, hand = { "Toy Doom", "Toy Doom" } },
    p2 = { units = { "Toy Sentinel" }, objectives = { "Toy Refuge" }, hand = { "Toy Lesson" }, deck = { "Toy Pilgrim", "Toy Guardian", "Toy Medic", "Toy Scribe", "Toy Sniper", "Toy Mourner" } },
    engagement = { objective = "Toy Refuge", attackers = { "Garindan" }, defenders = { "Toy Sentinel" } } },
  steps = {
    p1.passes, p2.passes, p1.uses "Garindan",
    expect { p2.deck, seen_by_p1 = 5 },
  },
}
scenario "Garindan: not with as few cards as the opponent" {
  quiet = { "AN-269.2/reaction" },
  given = { turn = p1, p1 = { units = { "Garindan" }, objectives = { "Toy Garrison" }, hand = { "Toy Doom" } },
    p2 = { units = { "Toy Sentinel" }, objectives = { "Toy Refuge" }, hand = { "Toy Lesson" }, deck = { "Toy Pilgrim" } },
    engagement = { objective = "Toy Refuge", attackers = { "Garindan" }, defenders = { "Toy Sentinel" } } },
  steps = { p1.passes, p2.passes, expect { p2.deck, seen_by_p1 = 0 } },
}
scenario "Wookiee Champion: damaged, it makes a unit defend" {
  rules = { "AN-266.3/reaction" },
  given = { turn = p2, phase = "conflict", p1 = { units = { "Toy Trooper", "Toy Officer" }, objectives = { "Toy Garrison" } }, p2 = { units = { { "Wookiee Champion", damage = 1 } }, objectives = { "Toy Refuge" } } },
  steps = {
    p2.engages "Toy Garrison", p2.attacks_with "Wookiee Champion", p2.uses "Wookiee Champion", p2.chooses "Toy Officer",
    p1.may_choose_exactly { "Toy Trooper", "Toy Officer" }, p1.defends_with "Toy Officer",
    expect { p1.card "Toy Officer", participating = true }, expect { p1.card "Toy Trooper", participating = false },
  },
}
scenario "Wookiee Champion: nobody has to defend who cannot" {
  rules = { "AN-266.3/reaction" },
  given = { turn = p2, phase = "conflict", p1 = { units = { "Toy Trooper", { "Toy Officer", focus = 1 } }, objectives = { "Toy Garrison" } }, p2 = { units = { { "Wookiee Champion", damage = 1 } }, objectives = { "Toy Refuge" } } },
  steps = {
    p2.engages "Toy Garrison", p2.attacks_with "Wookiee Champion", p2.uses "Wookiee Champion", p2.chooses "Toy Officer",
    p1.may_choose_exactly { "Toy Trooper", done }, p1.finishes,
  },
}
scenario "Wookiee Champion: undamaged, it makes nobody defend" {
  quiet = { "AN-266.3/reaction" },
  given = { turn = p2, phase = "conflict", p1 = { units = { "Toy Trooper" }, objectives = { "Toy Garrison" } }, p2 = { units = { "Wookiee Champion" }, objectives = { "Toy Refuge" } } },
  steps = { p2.engages "Toy Garrison", p2.attacks_with "Wookiee Champion", p1.may_choose_exactly { "Toy Trooper", done }, p1.finishes },
}

scenario "Overwrite Protocol: a droid that strikes may strike who does not take part" {
  rules = { "AN-267.5/reaction" },
  given = { turn = p1, p1 = { units = { "Toy Avenging Droid", "Toy Loner" }, support = { { "Toy Banner", on = "Toy Avenging Droid" } }, hand = { "Overwrite Protocol" }, objectives = { "Toy Furnace" } }, p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Avenging Droid", "Toy Loner" }, defenders = {}, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Avenging Droid", p1.plays "Overwrite Protocol", expect { p2.card "Toy Pilgrim", damage = 1 } },
}
scenario "Overwrite Protocol: no other unit" {
  quiet = { "AN-267.5/reaction" },
  given = { turn = p1, p1 = { units = { "Toy Loner" }, hand = { "Overwrite Protocol" }, objectives = { "Toy Furnace" } }, p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Loner" }, defenders = {}, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Loner", p1.passes },
}

local function fury(units)
  return { turn = p2, p1 = { units = { "Toy Trooper", "Toy Walker", "Toy Officer" }, objectives = { "Toy Garrison" } }, p2 = { units = units, hand = { "Battle Fury" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Garrison", attackers = units, defenders = { "Toy Trooper", "Toy Walker" } } }
end
scenario "Battle Fury: a damaged Wookiee damages two" {
  rules = { "AN-266.6/fate" },
  given = fury { "Toy Wookiee" },
  steps = { p2.places "Battle Fury", p2.accepts, p2.chooses "Toy Trooper", p2.chooses "Toy Walker", expect { p2.card "Toy Wookiee", damage = 1 }, expect { p1.card "Toy Trooper", damage = 1 }, expect { p1.card "Toy Walker", damage = 1 } },
}
scenario "Battle Fury: without a Wookiee nothing" {
  rules = { "AN-266.6/fate" },
  given = fury { "Toy Pilgrim" },
  steps = { p2.places "Battle Fury", p2.accepts, expect { p1.card "Toy Trooper", damage = 0 } },
}
scenario "Battle Fury: not of use in a hand" {
  quiet = { "AN-266.6/fate" },
  given = fury { "Toy Wookiee" },
  steps = { p2.passes, expect { p2.card "Toy Wookiee", damage = 0 } },
}

-- The enhancements of the Core Set's Jedi and Sith decks.

local six = { "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker" }
local dark3 = { "Toy Garrison", "Toy Shipyard", "Toy Vault" }

scenario "Jedi Lightsaber: unit damage and blast damage" {
  rules = { "CORE-1.4/constant" },
  given = { phase = "deployment", turn = p2,
    p1 = { objectives = { "Toy Garrison" } },
    p2 = { units = { "Luke Skywalker" }, support = { { "Jedi Lightsaber", on = "Luke Skywalker" } } } },
  steps = { expect { p2.card "Luke Skywalker", unit_damage = 3, blast_damage = 2 } },
}

scenario "Jedi Lightsaber: for a Force User or a Force Sensitive unit only" {
  rules = { "LCG-CARD-08" },
  given = { phase = "deployment", turn = p2,
    p2 = { units = { "Toy Pilgrim" }, hand = { "Jedi Lightsaber" }, support = { "Jedi" } } },
  steps = { p2.cannot { "plays", "Jedi Lightsaber", because = "LCG-CARD-08" } },
}

scenario "Trust Your Feelings: focus it to free the unit" {
  rules = { "CORE-1.5/action" },
  given = { phase = "deployment", turn = p2,
    p2 = { units = { { "Luke Skywalker", focus = 1 } }, support = { { "Trust Your Feelings", on = "Luke Skywalker" } } } },
  steps = {
    p2.uses "Trust Your Feelings",
    expect { p2.card "Luke Skywalker", focus = 0 },
    expect { p2.card "Trust Your Feelings", exhausted = true },
  },
}

scenario "Limited: one such card in a turn" {
  rules = { "LCG-KW-LIM-01" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "CORE-20.4", "CORE-22.4" }, support = { "Sith" }, objectives = { "Toy Garrison" } } },
  steps = {
    p1.plays "Sith Library#1",
    p1.pays_with("Toy Garrison", "for 1 resource"),
    p1.may_choose_exactly { pass },
  },
}

scenario "Shii-Cho Training: divided damage, but not together with targeted strike" {
  rules = { "CORE-2.4/constant", "LCG-FAQ-08" },
  given = { turn = p2,
    p1 = { units = { "Toy Trooper", "Toy Walker", "Toy Officer" }, objectives = { "Toy Garrison" } },
    p2 = { units = { "Luke Skywalker" }, support = { { "Shii-Cho Training", on = "Luke Skywalker" } } },
    engagement = { objective = "Toy Garrison", attackers = { "Luke Skywalker" }, defenders = { "Toy Trooper", "Toy Walker" }, edge = p2, at = "strikes" } },
  steps = {
    p2.strikes_with "Luke Skywalker",
    p2.resolves "unit damage",
    p2.may_choose_exactly { "assigns 1 damage to Toy Trooper", "assigns 2 damage to Toy Trooper", "assigns 1 damage to Toy Walker",
                            "assigns 2 damage to Toy Walker", "assigns 2 damage to Toy Officer" },
    p2.assigns("1", "damage to Toy Trooper"),
    p2.may_choose_exactly { "assigns 1 damage to Toy Walker" },
    p2.assigns("1", "damage to Toy Walker"),
    expect { p1.card "Toy Trooper", damage = 1 },
    expect { p1.card "Toy Walker", damage = 1 },
  },
}

scenario "Ancient Monument: an icon for the Force struggle" {
  rules = { "CORE-7.4/constant" },
  given = { phase = "force", turn = p2, balance = p1,
    p1 = { objectives = dark3, deck = six },
    p2 = { support = { "Ancient Monument" } } },
  steps = { expect { table, balance = "p2" } },
}

scenario "Vader's Lightsaber: unit damage for everybody, targeted strike for Darth Vader" {
  rules = { "CORE-19.4/constant", "CORE-19.4/constant-2" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Darth Vader" }, support = { { "Vader's Lightsaber", on = "Darth Vader" } } },
    p2 = { objectives = { "Toy Refuge" } } },
  steps = { expect { p1.card "Darth Vader", unit_damage = 3, targeted_strike = 1 } },
}

scenario "Vader's Lightsaber: no targeted strike for somebody else" {
  rules = { "CORE-19.4/constant" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Dark Side Apprentice" }, support = { { "Vader's Lightsaber", on = "Dark Side Apprentice" } } },
    p2 = { objectives = { "Toy Refuge" } } },
  steps = { expect { p1.card "Dark Side Apprentice", unit_damage = 2, targeted_strike = 0 } },
}

scenario "Intimidated: the unit gets another focus token when it strikes" {
  rules = { "CORE-24.5/forced_reaction" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "Intimidated" }, units = { "Toy Walker" } },
    p2 = { units = { "Luke Skywalker" }, objectives = { "Toy Refuge" } } },
  steps = {
    p1.plays "Intimidated",                          -- the only enemy Character
    p1.engages "Toy Refuge",
    p2.defends_with "Luke Skywalker",
    p2.strikes_with "Luke Skywalker",
    expect { p2.card "Luke Skywalker", focus = 2 },
  },
}

scenario "The Hand's Blessing: no focus token is left after refreshing" {
  rules = { "CORE-25.5/reaction" },
  given = { phase = "refresh", turn = p1,
    p1 = { units = { { "Toy Officer", focus = 3 } }, objectives = dark3, support = { { "The Hand's Blessing", on = "Toy Officer" } }, deck = six } },
  steps = {
    p1.uses "The Hand's Blessing",
    expect { p1.card "Toy Officer", focus = 0 },
  },
}

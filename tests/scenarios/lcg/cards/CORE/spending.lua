-- Core Set: resources that a text spends.

local function razed(unit, objectives)
  return { turn = p1, dial = 3, p1 = { units = { unit, "Toy Walker" }, objectives = objectives }, p2 = { units = { "Toy Pilgrim" }, objectives = { { "Toy Refuge", damage = 4 } } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Walker" }, defenders = {}, edge = p1, at = "strikes" } }
end
scenario "Devastator: a resource advances the dial when an objective is destroyed" {
  rules = { "CORE-29.2/reaction" },
  given = razed("Devastator", { "Toy Garrison", "Toy Shipyard" }),
  steps = { p1.strikes_with "Toy Walker", p1.uses "Devastator", p1.may_choose_exactly { "pays with Toy Garrison for 1 resource", "pays with Toy Shipyard for 1 resource" },
    p1.pays_with "Toy Garrison", expect { table, dial = 5 }, expect { p1.card "Toy Garrison", focus = 1 } },
}
scenario "Devastator: not without one" {
  quiet = { "CORE-29.2/reaction" },
  given = razed("Devastator", { { "Toy Garrison", focus = 1 } }),
  steps = { p1.strikes_with "Toy Walker", expect { table, dial = 4 } },
}
scenario "Imperial Officer: two resources, of one card or of two" {
  rules = { "CORE-29.3/reaction" },
  given = razed("Imperial Officer", { "Toy Garrison", "Toy Shipyard" }),
  steps = { p1.strikes_with "Toy Walker", p1.uses "Imperial Officer", p1.pays_with "Toy Garrison", expect { table, dial = 5 }, expect { p1.card "Toy Shipyard", focus = 1 } },
}
scenario "Imperial Officer: one is not enough" {
  quiet = { "CORE-29.3/reaction" },
  given = razed("Imperial Officer", { "Toy Garrison" }),
  steps = { p1.strikes_with "Toy Walker", expect { table, dial = 4 }, expect { p1.card "Toy Garrison", focus = 0 } },
}
scenario "AT-ST Commander: a shield for a vehicle that takes part" {
  rules = { "CORE-31.2/action" },
  given = { turn = p1, p1 = { units = { "AT-ST Commander", "Toy Walker" }, objectives = { "Toy Garrison" } }, p2 = { objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Walker" }, defenders = {}, at = "actions after attackers" } },
  steps = { p1.uses "AT-ST Commander", expect { p1.card "Toy Walker", shields = 1 }, expect { p1.card "Toy Garrison", focus = 1 } },
}
scenario "AT-ST Commander: not without a resource" {
  quiet = { "CORE-31.2/action" },
  given = { turn = p1, p1 = { units = { "AT-ST Commander", "Toy Walker" }, objectives = { { "Toy Garrison", focus = 1 } } }, p2 = { objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Walker" }, defenders = {}, at = "actions after attackers" } },
  steps = { p1.cannot { "uses", "AT-ST Commander" } },
}

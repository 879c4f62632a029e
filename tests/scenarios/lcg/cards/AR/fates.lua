-- Ancient Rivals: fate cards.

scenario "Ancient Rivals: it goes with a Jedi card of the opponent's stack" {
  rules = { "AR-234.5/fate" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" }, hand = { "AR-234.5" } },
    p2 = { units = { "Toy Pilgrim" }, hand = { "Toy Mentor" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" } } },
  steps = {
    p1.places "Ancient Rivals", p2.places "Toy Mentor", p1.accepts,
    expect { p2.discard, exactly = { "Toy Mentor" } }, expect { p1.discard, exactly = { "Ancient Rivals" } },
    expect { table, edge = "p2" },
  },
}

scenario "Ancient Rivals: not for a card of another affiliation, nor for a fate card" {
  quiet = { "AR-234.5/fate" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" }, hand = { "AR-234.5" } },
    p2 = { units = { "Toy Pilgrim" }, hand = { "Toy Medic", "Toy Volley" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" } } },
  steps = { p1.places "Ancient Rivals", p2.places "Toy Medic", p2.places "Toy Volley", expect { table, edge = "p2" }, expect { p2.discard, count = 2 } },
}
scenario "Preparation and Planning: the next event costs 2 less" {
  rules = { "AR-235.6/fate" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper", "Toy Walker" }, hand = { "AR-235.6", "Toy Sweep", "Toy Sweep" } },
    p2 = { units = { "Toy Guardian" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper", "Toy Walker" }, defenders = { "Toy Guardian" } } },
  steps = {
    p1.places "Preparation and Planning", p1.passes, p1.passes,
    p1.may_choose_exactly { "plays Toy Sweep#1", "plays Toy Sweep#2", pass },
    p1.plays "Toy Sweep#1",
    p1.may_choose_exactly { pass }, p1.passes,
    expect { p1.hand, exactly = { "Toy Sweep" } },
  },
}
scenario "Preparation and Planning: no unit, and no card of the opponent's" {
  quiet = { "AR-235.6/fate" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" }, objectives = { "Toy Furnace" }, hand = { "AR-235.6", "BT-1" } },
    p2 = { units = { "Toy Guardian" }, objectives = { { "Toy Refuge", focus = 1 } }, hand = { "Toy Torpedo" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Guardian" } } },
  steps = {
    p1.places "Preparation and Planning", p2.passes, p1.passes, p1.passes,
    p1.may_choose_exactly { pass },                      -- the BT-1 costs 3, and 1 resource is there
    p1.passes,
    p2.may_choose_exactly { pass },                      -- nor has the Torpedo become free
  },
}

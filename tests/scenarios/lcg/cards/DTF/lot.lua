-- Draw Their Fire: cards drawn by lot.

local function event_on_it(title, card, event, after)
  return scenario("Gray Squadron Y-Wing: " .. title) {
    rules = { "DTF-147.3/constant" },
    given = { turn = p1, phase = "deployment", p1 = { hand = { event }, objectives = { "Toy Garrison" } }, p2 = { units = { card } } },
    steps = { p1.plays(event), after },
  }
end
event_on_it("an event does not damage it", "Gray Squadron Y-Wing", "Toy Barrage", expect { p2.card "Gray Squadron Y-Wing", damage = 0 })
event_on_it("an event destroys it not", "Gray Squadron Y-Wing", "Toy Doom", expect { p2.units, exactly = { "Gray Squadron Y-Wing" } })
event_on_it("an event captures it not", "Gray Squadron Y-Wing", "Toy Snare", expect { p2.units, exactly = { "Gray Squadron Y-Wing" } })
scenario "Gray Squadron Y-Wing: an event does not exhaust it" {
  rules = { "DTF-147.3/constant" },
  given = { turn = p1, phase = "deployment", p1 = { hand = { "I'm On the Leader" }, objectives = { "Toy Furnace" } }, p2 = { units = { "Gray Squadron Y-Wing" } } },
  steps = { p1.plays "I'm On the Leader", expect { p2.card "Gray Squadron Y-Wing", focus = 0 } },
}
scenario "Gray Squadron Y-Wing: an event of its own player does not help it either" {
  rules = { "DTF-147.3/constant" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Toy Trooper" } }, p2 = { hand = { "Toy Release" }, units = { { "Gray Squadron Y-Wing", focus = 1 } } } },
  steps = { p2.plays "Toy Release", expect { p2.card "Gray Squadron Y-Wing", focus = 1 } },
}
scenario "Gray Squadron Y-Wing: an event does not repair it" {
  rules = { "DTF-147.3/constant" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Toy Officer" } }, p2 = { hand = { "Toy Solace" }, units = { { "Gray Squadron Y-Wing", damage = 1 } } } },
  steps = { p2.plays "Toy Solace", expect { p2.card "Gray Squadron Y-Wing", damage = 1 } },
}
scenario "Gray Squadron Y-Wing: the ability of a unit damages it" {
  quiet = { "DTF-147.3/constant" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Gunner" } }, p2 = { units = { "Gray Squadron Y-Wing" } } },
  steps = { p1.uses "Toy Gunner", expect { p2.card "Gray Squadron Y-Wing", damage = 1 } },
}
scenario "Gray Squadron Y-Wing: the ability of a unit exhausts it" {
  quiet = { "DTF-147.3/constant" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Saboteur" } }, p2 = { units = { "Gray Squadron Y-Wing" } } },
  steps = { p1.uses "Toy Saboteur", expect { p2.card "Gray Squadron Y-Wing", focus = 1 } },
}

-- Imperial Entanglements.

scenario "Outer Rim Mystic: it takes a focus token that a tactics icon placed" {
  rules = { "IE-176.2/reaction" },
  given = { turn = p1,
    p1 = { units = { "Toy Officer" } }, p2 = { units = { "Toy Mentor", "Outer Rim Mystic" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Officer" }, defenders = { "Toy Mentor" }, edge = p2, at = "strike" } },
  steps = {
    p1.strikes_with "Toy Officer", p1.chooses "Toy Mentor", p2.uses "Outer Rim Mystic",
    expect { p2.card "Toy Mentor", focus = 0 }, expect { p2.card "Outer Rim Mystic", focus = 1 },
  },
}
scenario "Outer Rim Mystic: one that an event placed, once in a turn" {
  rules = { "IE-176.2/reaction" },
  given = { turn = p1, phase = "actions after drawing",
    p1 = { units = { "Toy Saboteur", "Toy Saboteur" } }, p2 = { units = { "Toy Mentor", "Outer Rim Mystic" } } },
  steps = {
    p1.uses "Toy Saboteur", p1.chooses "Toy Mentor", p2.uses "Outer Rim Mystic",
    expect { p2.card "Outer Rim Mystic", focus = 1 },
    p1.uses "Toy Saboteur", p1.chooses "Toy Mentor",
    expect { p2.card "Toy Mentor", focus = 1 }, expect { p2.card "Outer Rim Mystic", focus = 1 },
  },
}
scenario "Outer Rim Mystic: not one that the unit's own player placed" {
  quiet = { "IE-176.2/reaction" },
  given = { turn = p2, phase = "actions after drawing",
    p2 = { units = { "Toy Pilgrim", "Outer Rim Mystic" }, objectives = { "Toy Refuge" }, hand = { "Toy Resolve" } } },
  steps = {
    p2.plays "Toy Resolve", p2.chooses "Toy Pilgrim",
    expect { p2.card "Toy Pilgrim", focus = 1 }, expect { p2.card "Outer Rim Mystic", focus = 0 },
  },
}

scenario "The Empire Strikes Back: the dial advances after an enemy objective is destroyed" {
  rules = { "IE-179.6/reaction" },
  given = { turn = p1, dial = 3, p1 = { units = { "Toy Walker" }, objectives = { "Toy Shipyard" }, hand = { "The Empire Strikes Back" } },
    p2 = { objectives = { { "Toy Refuge", damage = 4 }, "Toy Academy" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Walker" }, edge = p2, at = "strike" } },
  steps = { p1.strikes_with "Toy Walker", p1.plays "The Empire Strikes Back", expect { table, dial = 5 }, expect { p1.discard, exactly = { "The Empire Strikes Back" } } },
}
scenario "The Empire Strikes Back: not for one's own objective" {
  quiet = { "IE-179.6/reaction" },
  given = { turn = p2, dial = 3, p1 = { objectives = { { "Toy Garrison", damage = 4 }, "Toy Shipyard" }, hand = { "The Empire Strikes Back" } },
    p2 = { units = { "Toy Speeder" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Speeder" }, edge = p1, at = "strike" } },
  steps = { p2.strikes_with "Toy Speeder", expect { p2.victory, count = 1 }, expect { table, dial = 3 }, expect { p1.hand, count = 1 } },
}

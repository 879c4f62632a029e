-- Allies of Necessity.

scenario "Allies of Necessity (light): icons for two units of different affiliations" {
  rules = { "AON-261.6/fate" },
  given = { turn = p2, p2 = { units = { "Toy Pilgrim", "Toy Medic", "Toy Mentor" }, hand = { "AON-261.6" } }, p1 = { units = { "Toy Walker" }, objectives = { "Toy Garrison" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim", "Toy Medic", "Toy Mentor" }, defenders = { "Toy Walker" } } },
  steps = {
    p2.places "Allies of Necessity", p2.accepts, p2.may_choose_exactly { "Toy Pilgrim", "Toy Medic", "Toy Mentor" }, p2.chooses "Toy Pilgrim",
    expect { p2.card "Toy Pilgrim", unit_damage = 2, blast_damage = 0 }, expect { p2.card "Toy Medic", unit_damage = 0, blast_damage = 1 },
    expect { p2.card "Toy Mentor", blast_damage = 0 },
  },
}
scenario "Allies of Necessity (light): not two units of one affiliation, and only units of the engagement" {
  rules = { "AON-261.6/fate" },
  given = { turn = p2, p2 = { units = { "Toy Pilgrim", "Toy Mentor", "Toy Medic" }, hand = { "AON-261.6" } }, p1 = { units = { "Toy Walker" }, objectives = { "Toy Garrison" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim", "Toy Mentor" }, defenders = { "Toy Walker" } } },
  steps = { p2.places "Allies of Necessity", p2.accepts, expect { p2.card "Toy Pilgrim", unit_damage = 1, blast_damage = 0 }, expect { p2.card "Toy Mentor", unit_damage = 3, blast_damage = 0 } },
}
scenario "Allies of Necessity (light): two neutral units share no affiliation" {
  rules = { "AON-261.6/fate" },
  given = { turn = p2, p2 = { units = { "Toy Sniper", "Toy Sluggard" }, hand = { "AON-261.6" } }, p1 = { units = { "Toy Walker" }, objectives = { "Toy Garrison" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Sniper", "Toy Sluggard" }, defenders = { "Toy Walker" } } },
  steps = { p2.places "Allies of Necessity", p2.accepts, p2.chooses "Toy Sluggard", expect { p2.card "Toy Sluggard", unit_damage = 2 }, expect { p2.card "Toy Sniper", blast_damage = 1 } },
}

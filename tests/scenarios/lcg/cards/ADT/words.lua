-- A Dark Time.

scenario "Ugnaught: 1 damage off a vehicle after a card is captured" {
  rules = { "ADT-52.2/reaction" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Ugnaught", { "Toy Walker", damage = 2 }, { "Toy Bodyguard", damage = 1 } }, objectives = { "Toy Garrison" }, hand = { "Toy Snare" } },
    p2 = { units = { "Toy Pilgrim" } } },
  steps = { p1.plays "Toy Snare", p1.uses "Ugnaught", expect { p1.card "Toy Walker", damage = 1 }, expect { p1.card "Toy Bodyguard", damage = 1 } },
}
scenario "Ugnaught: nothing for a character, nor for an enemy vehicle" {
  quiet = { "ADT-52.2/reaction" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Ugnaught", { "Toy Bodyguard", damage = 1 } }, objectives = { "Toy Garrison" }, hand = { "Toy Snare" } },
    p2 = { units = { "Toy Pilgrim", { "Toy Speeder", damage = 1 } } } },
  steps = { p1.plays "Toy Snare", p1.chooses "Toy Pilgrim", expect { p1.card "Toy Bodyguard", damage = 1 }, expect { p2.card "Toy Speeder", damage = 1 } },
}
scenario "Ugnaught: nothing for a unit that is destroyed, nor without a damaged vehicle or droid" {
  quiet = { "ADT-52.2/reaction" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Ugnaught", "Toy Gunner", { "Toy Walker", damage = 2 } }, objectives = { "Toy Garrison" } },
    p2 = { units = { { "Toy Pilgrim", damage = 1 } } } },
  steps = { p1.uses "Toy Gunner", expect { p2.units, count = 0 }, expect { p1.card "Toy Walker", damage = 2 } },
}

-- Scrap Metal: units.

scenario "Dragonsnake: played from the hand in any phase" {
  rules = { "SM-248.2/action" },
  given = { turn = p2, phase = "actions after drawing", p1 = { objectives = { "Toy Furnace", "Toy Vault" }, hand = { "Dragonsnake" } } },
  steps = {
    p1.uses "Dragonsnake", p1.pays_with("Toy Furnace", "for 1 resource"), p1.pays_with("Toy Vault", "for 1 resource"),
    expect { p1.units, exactly = { "Dragonsnake" } },
  },
}
scenario "Dragonsnake: not without a resource of its affiliation" {
  quiet = { "SM-248.2/action" },
  given = { turn = p1, phase = "actions after drawing",
    p1 = { units = { "Toy Gunner" }, objectives = { "Toy Shipyard" }, hand = { "Dragonsnake" } }, p2 = { units = { "Toy Pilgrim" } } },
  steps = { p1.may_choose_exactly { "uses Toy Gunner", pass } },
}
scenario "Dragonsnake: it gains and loses no combat icons, another unit does" {
  rules = { "SM-248.2/constant" },
  given = { turn = p1, phase = "actions after drawing",
    p1 = { units = { "Dragonsnake", "Toy Trooper" }, support = { { "Toy Banner", on = "Dragonsnake" }, { "Toy Banner", on = "Toy Trooper" } },
      objectives = { "Toy Shipyard" }, hand = { "Toy Ambition" } } },
  steps = {
    expect { p1.card "Dragonsnake", unit_damage = 2 },
    expect { p1.card "Toy Trooper", unit_damage = 2 },
    p1.plays "Toy Ambition", p1.chooses "Dragonsnake",
    expect { p1.card "Dragonsnake", unit_damage = 2 },
  },
}

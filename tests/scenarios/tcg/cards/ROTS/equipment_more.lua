-- Revenge of the Sith: equipment_more.

scenario "Engine Upgrade: 20 speed for a Space unit" {
  rules = { "ROTS-13/equipped" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { { "Toy Freighter", with = { "Engine Upgrade" } } } } },
  steps = {
    expect { p2.unit "Toy Freighter", speed = 40 },
  },
}

scenario "Blaster Rifle: 1 power and Critical Hit 1" {
  rules = { "ROTS-77/equipped" },
  given = { phase = "attack", arena = "character",
    p1 = { character = { "Toy Guard" } },
    p2 = { character = { { "Toy Padawan", with = { "Blaster Rifle" } } } } },
  steps = {
    expect { p2.unit "Toy Padawan", power = 3, critical = 1 },
  },
}

-- Revenge of the Sith: Equipment.

scenario "Blaster Pistol on a unit in battle" {
  rules = { "ROTS-76/equipped" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { "Toy Freighter" }, character = { { "Toy Guard", with = { "Blaster Pistol" } } } } },
  steps = {
    expect { p2.unit "Toy Guard", power = 4 },
  },
}

scenario "Blaster Pistol gives nothing while the unit is retreated" {
  quiet = { "ROTS-76/equipped" },
  cites = { { "TCG-ZONE-07", "what lies with a unit in the build zone gives it nothing" } },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { "Toy Freighter" }, retreated = { { "Toy Guard", with = { "Blaster Pistol" } } } } },
  steps = {
    expect { p2.unit "Toy Guard", power = 3 },
  },
}

scenario "Jedi Lightsaber on a unit in battle" {
  rules = { "ROTS-93/equipped" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { "Toy Freighter" }, character = { { "Kit Fisto (A)", with = { "Jedi Lightsaber" } } } } },
  steps = {
    expect { p2.unit "Kit Fisto (A)", power = 6 },
  },
}

scenario "Jedi Lightsaber gives nothing while the unit is retreated" {
  quiet = { "ROTS-93/equipped", "ROTS-93/equipped_activated" },
  cites = { { "TCG-ZONE-07", "what lies with a unit in the build zone gives it nothing" } },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { "Toy Freighter" }, retreated = { { "Kit Fisto (A)", with = { "Jedi Lightsaber" } } } } },
  steps = {
    expect { p2.unit "Kit Fisto (A)", power = 4 },
  },
}

scenario "Sith Lightsaber on a unit in battle" {
  rules = { "ROTS-101/equipped" },
  given = { phase = "attack", arena = "space",
    p2 = { space = { "Toy Fighter" } },
    p1 = { space = { "Toy Freighter" }, character = { { "Darth Tyranus (C)", with = { "Sith Lightsaber" } } } } },
  steps = {
    expect { p1.unit "Darth Tyranus (C)", power = 7, critical = 2 },
  },
}

scenario "Sith Lightsaber gives nothing while the unit is retreated" {
  quiet = { "ROTS-101/equipped" },
  cites = { { "TCG-ZONE-07", "what lies with a unit in the build zone gives it nothing" } },
  given = { phase = "attack", arena = "space",
    p2 = { space = { "Toy Fighter" } },
    p1 = { space = { "Toy Freighter" }, retreated = { { "Darth Tyranus (C)", with = { "Sith Lightsaber" } } } } },
  steps = {
    expect { p1.unit "Darth Tyranus (C)", power = 5, critical = 0 },
  },
}

scenario "Droid Battlestaff on a unit in battle" {
  rules = { "ROTS-85/equipped" },
  given = { phase = "attack", arena = "space",
    p2 = { space = { "Toy Fighter" } },
    p1 = { space = { "Toy Freighter" }, character = { { "Toy Guard", with = { "Droid Battlestaff" } } } } },
  steps = {
    expect { p1.unit "Toy Guard", power = 5, stun = 2 },
  },
}

scenario "Droid Battlestaff gives nothing while the unit is retreated" {
  quiet = { "ROTS-85/equipped" },
  cites = { { "TCG-ZONE-07", "what lies with a unit in the build zone gives it nothing" } },
  given = { phase = "attack", arena = "space",
    p2 = { space = { "Toy Fighter" } },
    p1 = { space = { "Toy Freighter" }, retreated = { { "Toy Guard", with = { "Droid Battlestaff" } } } } },
  steps = {
    expect { p1.unit "Toy Guard", power = 3, stun = 0 },
  },
}

scenario "Vehicle Weapons Package on a unit in battle" {
  rules = { "ROTS-69/equipped" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { "Toy Freighter" }, ground = { { "Toy Trooper", with = { "Vehicle Weapons Package" } } } } },
  steps = {
    expect { p2.unit "Toy Trooper", power = 4 },
  },
}

scenario "Vehicle Weapons Package gives nothing while the unit is retreated" {
  quiet = { "ROTS-69/equipped" },
  cites = { { "TCG-ZONE-07", "what lies with a unit in the build zone gives it nothing" } },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" } },
    p2 = { space = { "Toy Freighter" }, retreated = { { "Toy Trooper", with = { "Vehicle Weapons Package" } } } } },
  steps = {
    expect { p2.unit "Toy Trooper", power = 2 },
  },
}

scenario "Vehicle Shields Package on a unit in battle" {
  rules = { "ROTS-68/equipped" },
  given = { phase = "attack", arena = "space",
    p2 = { space = { "Toy Fighter" } },
    p1 = { space = { "Toy Freighter" }, ground = { { "Toy Trooper", with = { "Vehicle Shields Package" } } } } },
  steps = {
    expect { p1.unit "Toy Trooper", shields = 1 },
  },
}

scenario "Vehicle Shields Package gives nothing while the unit is retreated" {
  quiet = { "ROTS-68/equipped" },
  cites = { { "TCG-ZONE-07", "what lies with a unit in the build zone gives it nothing" } },
  given = { phase = "attack", arena = "space",
    p2 = { space = { "Toy Fighter" } },
    p1 = { space = { "Toy Freighter" }, retreated = { { "Toy Trooper", with = { "Vehicle Shields Package" } } } } },
  steps = {
    expect { p1.unit "Toy Trooper", shields = 0 },
  },
}

scenario "Whoever holds the Jedi Lightsaber deflects 1 for 2 Force" {
  rules = { "ROTS-93/equipped_activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 1 },
    p1 = { character = { "Toy Guard" } },
    p2 = { force = 2, character = { { "Padme Amidala (D)", tapped = true }, { "Yoda (A)", tapped = true, with = { "Jedi Lightsaber" } } } } },
  steps = {
    p1.attacks "Yoda (A)",
    p2.may_choose_exactly { "uses Yoda (A) (ability 2)", "uses Jedi Lightsaber (ability 2)", pass },
    p2.uses("Jedi Lightsaber", "(ability 2)"),
    p2.may_choose_exactly { "Toy Guard", "Padme Amidala (D)", "Yoda (A)", decline },
    p2.chooses "Toy Guard",
    expect { p1.unit "Toy Guard", damage = 1 },
    expect { p2.unit "Yoda (A)", damage = 1 },
  },
}

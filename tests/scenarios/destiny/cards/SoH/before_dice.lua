-- Spark of Hope: a mod that raises dice, droids one after the other, whom a support takes from, heroes and villains.

scenario "Predatory Banker takes from an opponent with 3 resources" {
  rules = { "SoH-50/action" },
  given = { turn = p1, battlefield = { controlled_by = p2 },
    p1 = { supports = { "Predatory Banker" }, characters = { "Jango Fett" } },
    p2 = { resources = 3, characters = { "Rey" } } },
  steps = {
    p1.uses "Predatory Banker",
    expect { p1, resources = 1 },
    expect { p2, resources = 2 },
  },
}

scenario "Predatory Banker is not used with the battlefield" {
  quiet = { "SoH-50/action" },
  given = { turn = p1, battlefield = { controlled_by = p1 },
    p1 = { supports = { "Predatory Banker" }, characters = { "Jango Fett" } },
    p2 = { resources = 3, characters = { "Rey" } } },
  steps = {
    p1.may_not_choose { "uses Predatory Banker" },
    p1.passes,
  },
}

scenario "Predatory Banker: of several opponents one with 3 resources" {
  rules = { "SoH-50/action" },
  given = { turn = p1, battlefield = { controlled_by = p2 },
    p1 = { supports = { "Predatory Banker" }, characters = { "Jango Fett" } },
    p2 = { resources = 2, characters = { "Rey" } },
    p3 = { resources = 3, characters = { "Finn" } },
    p4 = { resources = 4, characters = { "Padawan" } } },
  steps = {
    p1.uses "Predatory Banker",
    p1.may_choose_exactly { "p3", "p4" },
    p1.chooses "p4",
    expect { p1, resources = 1 },
    expect { p4, resources = 3 },
    expect { p3, resources = 3 },
  },
}

scenario "Droids' Day Out activates droids in any order" {
  rules = { "SoH-79/effect" },
  given = { turn = p1,
    p1 = { hand = { "Droids' Day Out" }, deck = { "Aim", "Block" }, characters = { "MagnaGuard" }, supports = { "BB-8", "C-3PO", "Toy Drone" } },
    p2 = { characters = { "Rey" } },
    chance = { 1, 2, 1 } },
  steps = {
    p1.plays "Droids' Day Out",
    p1.may_choose_exactly { "MagnaGuard", "BB-8", "C-3PO", done },
    p1.chooses "MagnaGuard",
    p1.chooses "BB-8",
    p1.chooses "C-3PO",
    p1.may_choose_exactly { "MagnaGuard", "BB-8", "C-3PO" },
    p1.chooses "C-3PO",
    p1.may_choose_exactly { "MagnaGuard", "BB-8" },
    p1.chooses "MagnaGuard",
    expect { p1.hand, exactly = { "Aim" } },
    expect { p1.character "MagnaGuard", exhausted = true },
  },
}

scenario "Droids' Day Out draws nothing for two" {
  rules = { "SoH-79/effect" },
  given = { turn = p1,
    p1 = { hand = { "Droids' Day Out" }, deck = { "Aim", "Block" }, characters = { "MagnaGuard" }, supports = { "BB-8", "C-3PO" } },
    p2 = { characters = { "Rey" } },
    chance = { 1, 2 } },
  steps = {
    p1.plays "Droids' Day Out",
    p1.chooses "MagnaGuard",
    p1.chooses "BB-8",
    p1.finishes,
    p1.chooses "BB-8",
    expect { p1.hand, exactly = {} },
    p2.is_asked,
  },
}

scenario "Salvaged Arm raises a die of its droid" {
  rules = { "SoH-91/before" },
  given = { turn = p1,
    p1 = { characters = { { "MagnaGuard", upgrades = { "Salvaged Arm", "Toy Blade" } } },
      pool = { { "MagnaGuard", side = "1 melee" }, { "Toy Blade", side = "2 melee" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "2 melee",
    p1.accepts,
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 3 },
    p1.chooses "1 melee",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 4 },
    expect { p1.upgrade "Salvaged Arm", exhausted = true },
  },
}

scenario "Salvaged Arm raises a modifier of its droid" {
  rules = { "SoH-91/before" },
  given = { turn = p1,
    p1 = { characters = { "Finn", { "MagnaGuard", upgrades = { "Salvaged Arm", "Toy Blade" } } },
      pool = { { "Finn", side = "1 melee" }, { "Toy Blade", side = "+1 melee" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "+1 melee",
    p1.accepts,
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 3 },
  },
}

scenario "Salvaged Arm raises no die of another character" {
  quiet = { "SoH-91/before" },
  given = { turn = p1,
    p1 = { characters = { "Finn", { "MagnaGuard", upgrades = { "Salvaged Arm" } } }, pool = { { "Finn", side = "1 melee" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 1 },
    expect { p1.upgrade "Salvaged Arm", exhausted = false },
  },
}

scenario "Salvaged Arm is for droids" {
  rules = { "SoH-91/modify" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Salvaged Arm" }, characters = { "Finn", "MagnaGuard" }, supports = { "BB-8", "Toy Drone" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Salvaged Arm",
    p1.may_choose_exactly { "MagnaGuard", "BB-8", decline },
    p1.chooses "BB-8",
  },
}

scenario "Snoke's Throne Room: for a hero and a villain" {
  rules = { "SoH-160/claim" },
  given = { turn = p1, battlefield = { "Snoke's Throne Room" },
    p1 = { characters = { "Finn", "Bala-Tik" } },
    p2 = { characters = { { "Rey", shields = 2 } } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.chooses "Finn",
    expect { p1.character "Finn", shields = 1 },
    expect { p2.character "Rey", shields = 1 },
  },
}

scenario "Snoke's Throne Room: nothing for a neutral team" {
  rules = { "SoH-160/claim" },
  given = { turn = p1, battlefield = { "Snoke's Throne Room" },
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { { "Rey", shields = 2 } } } },
  steps = {
    p1.claims,
    p1.accepts,
    p2.is_asked,
    expect { p1.character "Toy Trooper", shields = 0 },
    expect { p2.character "Rey", shields = 2 },
  },
}

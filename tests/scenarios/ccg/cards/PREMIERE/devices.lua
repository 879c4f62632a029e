-- Premiere: devices.

local eisley, EISLEY = "1_295", "Tatooine: Mos Eisley"

scenario "Stormtrooper Backpack: any number of weapons in a turn" {
  rules = { "1_206/constant" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 3, reserve = { "Toy Mentor", "Toy Mentor", "Toy Filler" }, table = { { "Stormtrooper", at = EISLEY }, { "Stormtrooper Backpack", on = "Stormtrooper" }, { "Toy Musket", on = "Stormtrooper" }, { "Imperial Blaster", on = "Stormtrooper" } } },
    p2 = { table = { { "Toy Trooper", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.fires "Toy Musket", p1.chooses "Toy Trooper", p1.may_choose_exactly { "fires Imperial Blaster", pass }, p1.passes, p1.loses "Reserve Deck", p2.forfeits "Toy Trooper" },
}
scenario "Stormtrooper Backpack: on somebody else it lets fire no second one" {
  quiet = { "1_206/constant" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 3, reserve = { "Toy Mentor", "Toy Mentor", "Toy Filler" }, table = { { "Stormtrooper", at = EISLEY }, { "Toy Captain", at = EISLEY }, { "Stormtrooper Backpack", on = "Toy Captain" }, { "Toy Musket", on = "Stormtrooper" }, { "Imperial Blaster", on = "Stormtrooper" }, "Toy Well" } },
    p2 = { table = { { "Toy Trooper", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p1.fires "Toy Musket", p1.chooses "Toy Trooper", p1.cannot { "fires", "Imperial Blaster", because = "CCG-WEAP-USE-01" }, p1.passes, p2.forfeits "Toy Trooper" },
}
scenario "Stormtrooper Backpack: immune to attrition less than 3 at a site of a planet" {
  rules = { "1_206/constant-2" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { table = { { "Stormtrooper", at = EISLEY }, { "Stormtrooper Backpack", on = "Stormtrooper" } } } },
  steps = { expect { p1.card "Stormtrooper", immunity = 3 } },
}
scenario "Stormtrooper Backpack: elsewhere it is not" {
  quiet = { "1_206/constant-2" },
  given = { turn = p1, phase = "deploy", locations = { "1_284" }, p1 = { table = { { "Stormtrooper", at = "Death Star: Detention Block Corridor" }, { "Stormtrooper Backpack", on = "Stormtrooper" } } } },
  steps = { expect { p1.card "Stormtrooper", immunity = 0 } },
}
scenario "Stormtrooper Backpack goes on a trooper of one's own" {
  rules = { "1_206/deploys" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Stormtrooper Backpack" }, table = { { "Stormtrooper", at = EISLEY }, { "Toy Captain", at = EISLEY } } } },
  steps = { p1.deploys "Stormtrooper Backpack", p1.may_choose_exactly { "Stormtrooper", decline }, p1.chooses "Stormtrooper" },
}

-- Endor: cards that show a word of the language.

local eisley, EISLEY, sullust = "1_295", "Tatooine: Mos Eisley", "9_60"

scenario "Sergeant Barich adds 2 to the power of what he pilots" {
  rules = { "8_111/constant" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { table = { { "Toy Tank", at = EISLEY }, { "Sergeant Barich", on = "Toy Tank" } } } },
  steps = { expect { p1.card "Toy Tank", power = 6 } },
}
scenario "Sergeant Barich adds 3 to a speeder bike" {
  rules = { "8_111/constant-2" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { table = { { "Toy Bike", at = EISLEY }, { "Sergeant Barich", on = "Toy Bike" } } } },
  steps = { expect { p1.card "Toy Bike", power = 4 } },
}
scenario "Sergeant Barich on foot adds to nothing" {
  quiet = { "8_111/constant", "8_111/constant-2" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { table = { { "Toy Tank", at = EISLEY }, { "Toy Flier", on = "Toy Tank" }, { "Sergeant Barich", at = EISLEY } } } },
  steps = { expect { p1.card "Toy Tank", power = 6 } },
}
scenario "Sergeant Barich with another biker scout: less power and less attrition of the opponent's" {
  rules = { "8_111/in_power_segment" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 1, reserve = { "Toy Captain", "Toy Filler" }, table = { { "Sergeant Barich", at = EISLEY }, { "Toy Bike Scout", at = EISLEY } } },
    p2 = { reserve = { "Toy Trooper", "Toy Filler", "Toy Filler" }, table = { { "Toy Mentor", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p2.accepts, p1.uses "Sergeant Barich", expect { p1, attrition = 0, damage = 1 }, p1.forfeits "Sergeant Barich" },
}
scenario "Sergeant Barich without another biker scout: nothing" {
  quiet = { "8_111/in_power_segment" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 1, reserve = { "Toy Captain", "Toy Filler" }, table = { { "Sergeant Barich", at = EISLEY } } },
    p2 = { reserve = { "Toy Trooper", "Toy Filler", "Toy Filler" }, table = { { "Toy Mentor", at = EISLEY } } } },
  steps = { p1.battles(EISLEY), p2.accepts, expect { p1, attrition = 1, damage = 4 }, p1.forfeits "Sergeant Barich", p1.loses "Reserve Deck" },
}
scenario "Endor Operations: three locations of Endor at the start" {
  rules = { "8_167/starting" },
  given = { setup = true, p1 = { reserve = { "Endor Operations", "8_157", "Endor: Bunker", "8_166", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler" } },
    p2 = { reserve = { "Toy Canyon", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler" } } },
  steps = { p2.chooses "Toy Canyon", p1.chooses "Endor", p1.chooses "Endor: Bunker", p1.chooses "Endor: Landing Platform (Docking Bay)", p1.chooses(2), expect { table, in_order = { "Toy Canyon", "Endor", "Endor: Landing Platform (Docking Bay)", "Endor: Bunker" } } },
}
scenario "Endor Operations turns over when both Effects are there" {
  rules = { "8_167/flips" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Establish Secret Base" }, table = { "Endor Operations", "Ominous Rumors" } } },
  steps = { p1.deploys "Establish Secret Base", expect { p1.table, exactly = { "Imperial Outpost", "Ominous Rumors", "Establish Secret Base" } } },
}
scenario "Endor Operations turns over beside a card that watches a condition" {
  rules = { "8_167/flips" },
  given = { turn = p1, phase = "deploy", locations = { "6_81" }, p1 = { hand = { "Establish Secret Base" }, table = { "Endor Operations", "Ominous Rumors" } } },
  steps = { p1.deploys "Establish Secret Base", expect { p1.table, exactly = { "Imperial Outpost", "Ominous Rumors", "Establish Secret Base" } } },
}
scenario "Endor Operations does not turn over with the other of them" {
  quiet = { "8_167/flips" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Ominous Rumors" }, table = { "Endor Operations" } } },
  steps = { p1.deploys "Ominous Rumors", expect { p1.table, exactly = { "Endor Operations", "Ominous Rumors" } } },
}
scenario "Endor Operations deploys nothing later" {
  quiet = { "8_167/starting" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { force = 1, reserve = { "8_157", "Endor: Bunker" }, table = { "Endor Operations" } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "Imperial Outpost: another combat vehicle is not immune" {
  quiet = { "ENDOR-167b/constant-2" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { table = { "Imperial Outpost", "Ominous Rumors", "Establish Secret Base", { "Toy Tank", at = EISLEY }, { "Toy Scion", on = "Toy Tank" } } } },
  steps = { expect { p1.card "Toy Tank", immunity = 0 } },
}
scenario "Endor Operations does not turn over with one of them" {
  quiet = { "8_167/flips" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Establish Secret Base" }, table = { "Endor Operations" } } },
  steps = { p1.deploys "Establish Secret Base", expect { p1.table, exactly = { "Endor Operations", "Establish Secret Base" } } },
}
scenario "Imperial Outpost turns back when one of them is gone, not before" {
  rules = { "ENDOR-167b/flips" },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p1 = { table = { "Imperial Outpost", "Ominous Rumors", "Establish Secret Base" } }, p2 = { hand = { "Toy Bonfire" } } },
  steps = { expect { p1.table, exactly = { "Imperial Outpost", "Ominous Rumors", "Establish Secret Base" } }, p2.plays "Toy Bonfire", p2.chooses "Ominous Rumors", expect { p1.table, exactly = { "Endor Operations", "Establish Secret Base" } } },
}
scenario "Imperial Outpost: a biker scout comes back in the draw phase" {
  rules = { "ENDOR-167b/optional" },
  given = { turn = p1, phase = "draw", locations = { eisley }, p1 = { lost = { "Toy Bike Scout", "Toy Filler" }, table = { "Imperial Outpost", "Ominous Rumors", "Establish Secret Base" } } },
  steps = { p1.uses "Imperial Outpost", expect { p1.lost, exactly = { "Toy Filler" } }, p1.may_not_choose { "uses Imperial Outpost" } },
}
scenario "Imperial Outpost: AT-STs are immune, and the opponent draws one battle destiny at most" {
  rules = { "ENDOR-167b/constant", "ENDOR-167b/constant-2" },
  given = { turn = p1, phase = "battle", locations = { eisley }, p1 = { force = 1, table = { "Imperial Outpost", "Ominous Rumors", "Establish Secret Base", { "Tempest Scout", at = EISLEY } } },
    p2 = { hand = { "Toy Backing" }, force = 1, reserve = { "Toy Trooper", "Toy Trooper", "Toy Filler" }, table = { { "Toy Mentor", at = EISLEY } } } },
  steps = { expect { p1.card "Tempest Scout", immunity = 3 }, p1.battles(EISLEY), p2.plays "Toy Backing", p2.accepts, expect { p2, battle_destiny = 1 }, p1.forfeits "Tempest Scout" },
}
scenario "Imperial Outpost: without it two battle destinies" {
  quiet = { "ENDOR-167b/constant" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { table = { "Imperial Outpost", "Ominous Rumors", "Establish Secret Base" } }, p2 = { hand = { "Toy Backing" } } },
  steps = { p1.may_choose_exactly { pass } },
}

-- Special Edition: characters.

local ORD, RALLTIIR = "Ord Mantell Operative", "Ralltiir Operative"
local OFFICE, POST = "Spaceport Prefect's Office", "Ralltiir: Toy Post"

scenario "Ord Mantell Operative: a generic site from the Reserve Deck becomes part of Ord Mantell only" {
  rules = { "7_193/optional" },
  given = { turn = p1, phase = "deploy", locations = { "3_151", { "7_290", of = "Ord Mantell" }, "1_295" }, p1 = { table = { { ORD, at = OFFICE } }, reserve = { "Toy Swamp", "1_292", "Toy Filler" } } },
  steps = { p1.uses(ORD), p1.may_choose_exactly { "Toy Swamp" }, p1.chooses "Toy Swamp", p1.may_choose_exactly { "Ord Mantell" }, p1.chooses "Ord Mantell", p1.chooses(1), p2.passes, p1.may_not_choose { "uses " .. ORD } },
}
scenario "Ord Mantell Operative: not from another planet" {
  quiet = { "7_193/optional" },
  given = { turn = p1, phase = "deploy", locations = { "3_151", { "7_290", of = "Ord Mantell" }, "1_295" }, p1 = { table = { { ORD, at = "Tatooine: Mos Eisley" } }, reserve = { "Toy Swamp" } } },
  steps = { p1.may_not_choose { "uses " .. ORD } },
}
scenario "Ord Mantell Operative: drains for more and is stronger beside a bounty hunter" {
  rules = { "7_193/constant" },
  given = { turn = p1, phase = "control", locations = { "3_151", { "7_290", of = "Ord Mantell" } }, p1 = { table = { { ORD, at = OFFICE }, { "Boba Fett, Bounty Hunter", at = OFFICE } } }, p2 = { reserve = { "Toy Filler", "Toy Filler", "Toy Filler" } } },
  steps = { expect { p1.card(ORD), power = 3 }, p1.drains(OFFICE), expect { p2.lost, exactly = { "Toy Filler", "Toy Filler" } } },
}
scenario "Ord Mantell Operative: as printed elsewhere" {
  quiet = { "7_193/constant" },
  given = { turn = p1, phase = "control", locations = { "3_151", { "7_290", of = "Ord Mantell" }, "1_295" }, p1 = { table = { { ORD, at = "Tatooine: Mos Eisley" }, { "Boba Fett, Bounty Hunter", at = OFFICE } } } },
  steps = { expect { p1.card(ORD), power = 1 } },
}
scenario "Ralltiir Operative: a site of its planet from the Reserve Deck" {
  rules = { "7_39/optional" },
  given = { turn = p2, phase = "deploy", locations = { "TOY-1462", "1_295" }, p2 = { table = { { RALLTIIR, at = POST } }, reserve = { "TOY-1463", "1_130", "Toy Filler" } } },
  steps = { p2.uses(RALLTIIR), p2.may_choose_exactly { "Ralltiir: Toy Mill" }, p2.chooses "Ralltiir: Toy Mill", p2.chooses(1), expect { table, in_order = { POST, "Ralltiir: Toy Mill", "Tatooine: Mos Eisley" } } },
}
scenario "Ralltiir Operative: finds no site of another planet" {
  rules = { "7_39/optional" },
  given = { turn = p2, phase = "deploy", locations = { "TOY-1462", "1_295" }, p2 = { table = { { RALLTIIR, at = POST } }, reserve = { "1_130", "Toy Filler" } } },
  steps = { p2.uses(RALLTIIR), p2.finishes, p1.declines, expect { table, in_order = { POST, "Tatooine: Mos Eisley" } } },
}
scenario "Ralltiir Operative: not elsewhere" {
  quiet = { "7_39/optional", "7_39/constant", "7_39/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { "TOY-1462", "1_295" }, p2 = { table = { { RALLTIIR, at = "Tatooine: Mos Eisley" } }, reserve = { "TOY-1463" } } },
  steps = { p2.may_not_choose { "uses " .. RALLTIIR }, expect { p2.card(RALLTIIR), power = 1, forfeit = 3 } },
}
scenario "Ralltiir Operative: worth more at home, stronger with a trooper there" {
  rules = { "7_39/constant", "7_39/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { "TOY-1462" }, p2 = { table = { { RALLTIIR, at = POST }, { "Rebel Trooper", at = POST } } } },
  steps = { expect { p2.card(RALLTIIR), power = 2, forfeit = 4 } },
}

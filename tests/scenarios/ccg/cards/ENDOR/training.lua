-- Endor: Commando Training.

local eisley, EISLEY = "1_295", "Tatooine: Mos Eisley"
local function squad(weapon) return { turn = p2, phase = "battle", locations = { eisley }, p1 = { table = { { "Toy Mentor", at = EISLEY } } },
  p2 = { force = 3, reserve = { "Toy Machine", "Toy Filler" }, table = { { "Rebel Trooper", at = EISLEY }, { weapon, on = "Rebel Trooper" }, "Commando Training" } } } end
scenario "Commando Training: forfeit of armed Rebels" {
  rules = { "8_36/constant" }, given = squad "8_85",
  steps = { expect { p2.card "Rebel Trooper", forfeit = 4 } },
}
scenario "Commando Training: another weapon is no blaster" {
  quiet = { "8_36/constant", "8_36/constant-2", "8_36/constant-3" }, given = squad "Toy Volley",
  steps = { expect { p2.card "Rebel Trooper", forfeit = 2 } },
}

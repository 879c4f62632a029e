-- Cloud City: cards drawn from those that nobody had written, the second time.

local eisley, EISLEY = "1_295", "Tatooine: Mos Eisley"
local FETT = "5_91"
scenario "Boba Fett: his captive may be forfeited for more" {
  rules = { "5_91/constant-3" },
  given = { turn = p1, phase = "control", locations = { eisley }, p1 = { table = { { FETT, at = EISLEY }, "Toy Bailiff" } }, p2 = { inactive = { { "Toy Captain", on = "Boba Fett", captive = true } } } },
  steps = { expect { p1.card "Toy Bailiff", destiny = 8 }, expect { p1.card "Boba Fett", immunity = 3, landspeed = 3 } },
}
scenario "Boba Fett: a captive of somebody else is forfeited as before" {
  quiet = { "5_91/constant", "5_91/constant-3", "5_91/constant-4" },
  given = { turn = p1, phase = "control", locations = { eisley }, p1 = { table = { { FETT, at = EISLEY }, { "Toy Warden", at = EISLEY }, "Toy Bailiff" } }, p2 = { inactive = { { "Toy Captain", on = "Toy Warden", captive = true } } } },
  steps = { expect { p1.card "Toy Bailiff", destiny = 3 } },
}
scenario "Boba Fett flies what he pilots, Slave I better" {
  rules = { "5_91/constant", "5_91/constant-2" },
  given = { turn = p1, phase = "control", locations = { "9_60" }, p1 = { table = { { "Toy Hunter Ship", at = "Sullust" }, { FETT, on = "Toy Hunter Ship" } } } },
  steps = { expect { p1.card "Toy Hunter Ship", power = 6, maneuver = 5 } },
}
scenario "Boba Fett: another ship is no nimbler" {
  quiet = { "5_91/constant-2" },
  given = { turn = p1, phase = "control", locations = { "9_60" }, p1 = { table = { { "Toy Dart", at = "Sullust" }, { FETT, on = "Toy Dart" } } } },
  steps = { expect { p1.card "Toy Dart", power = 5, maneuver = 3 } },
}

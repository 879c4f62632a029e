-- What Lieutenant Arnet adds to which vehicle.

scenario "Lieutenant Arnet adds 2 to a combat vehicle" {
  rules = { "8_101/constant" },
  given = { turn = p1, phase = "deploy", locations = { "8_158" }, p1 = { table = { { "Toy Tank", at = "Endor: Ancient Forest" }, { "Lieutenant Arnet", on = "Toy Tank" } } } },
  steps = { expect { p1.card "Toy Tank", power = 6 } },
}
scenario "Lieutenant Arnet adds 3 to an AT-ST" {
  rules = { "8_101/constant-2" },
  given = { turn = p1, phase = "deploy", locations = { "8_158" }, p1 = { table = { { "Tempest Scout", at = "Endor: Ancient Forest" }, { "Lieutenant Arnet", on = "Tempest Scout" } } } },
  steps = { expect { p1.card "Tempest Scout", power = 6 } },
}
scenario "Lieutenant Arnet adds nothing to a transport or a starship" {
  rules = { "CCG-SHIP-PILOT-01" },
  given = { turn = p1, phase = "deploy", locations = { "8_157", "8_158" }, p1 = { table = { { "Toy Lorry", at = "Endor: Ancient Forest" }, { "Lieutenant Arnet", on = "Toy Lorry" } } } },
  steps = { expect { p1.card "Lieutenant Arnet", pilots = 1 }, expect { p1.card "Toy Lorry", power = 1 } },
}

-- TIE Defender Mark I against nimbler starfighters.
scenario "TIE Defender Mark I: its power is 2 less against a starfighter with higher maneuver" {
  rules = { "7_308/constant" },
  given = { phase = "deploy", locations = { "Toy Reach" }, p1 = { table = { { "TIE Defender Mark I", at = "Toy Reach" } } }, p2 = { table = { { "A-wing", at = "Toy Reach" } } } },
  steps = { expect { p1.card "TIE Defender Mark I", power = 1 } },
}
scenario "TIE Defender Mark I: not against one with the same maneuver, nor a capital starship" {
  quiet = { "7_308/constant" },
  given = { phase = "deploy", locations = { "Toy Reach" }, p1 = { table = { { "TIE Defender Mark I", at = "Toy Reach" } } }, p2 = { table = { { "Toy Needle", at = "Toy Reach" }, { "Toy Argosy", at = "Toy Reach" } } } },
  steps = { expect { p1.card "TIE Defender Mark I", power = 3 } },
}

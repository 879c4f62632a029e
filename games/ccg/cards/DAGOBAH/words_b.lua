-- Dagobah: creatures, devices and Jedi Tests.

creature "Dragonsnake" { id = "4_109", side = dark, destiny = 3, deploy = 3, ferocity = 3, ferocity_destinies = 1, defense_value = 3, forfeit = 0, keywords = { attacks_droids },
  deploys = { only{to = site(one_of(swamp, jungle))} },
  missing = { "where defeated droids go", "Dark Waters" } }
device "Luke's Backpack" { id = "4_12", side = light, unique = true, destiny = 6, deploy = 0, keywords = { backpack },
  deploys = { only{on = character()} },
  missing = { "whom alone it carries", "any number of devices", "what it adds to training destiny" } }
jedi_test "Great Warrior" { id = "4_77", side = light, destiny = 1, deploy = 0, number = 1,
  deploys = { only{to = site(on("Dagobah"))} },
  aims = { { choose(character(yours, on("Dagobah"))) }, { choose(character(yours, on("Dagobah"))) } },
  optional = { when(during(control_phase)), when(your_turn()), when(training()), when(exists(character(targeted, present))), limit(turn),
    draw_destiny{1, kind = training_draw, planet = "Dagobah"}, and_then(when(more(total_destiny() + sum(ability, character(targeted)), 12), make(completed, this))) },
  missing = { "targeting mentor and apprentice at that site only", "deploying the apprentice there", "canceling the opponent's Force drain bonuses", "exchanging a card for a Jedi Test" } }

-- Set 4: each ability with the positive and the negative case.

scenario "Solo plays an Interrupt from his player's Lost Pile, once in a game" {
  rules = { "204_11/any_time" },
  given = { turn = p2, phase = "control", locations = { "Toy Plaza" }, p2 = { lost = { "Toy Salute", "Toy Captain", "Toy Salute" }, table = { { "Solo", at = "Toy Plaza" } } } },
  steps = { p2.uses "Solo", p2.plays "Toy Salute", expect { p2.out_of_play, exactly = { "Toy Salute" } }, p2.may_not_choose { "uses Solo" } },
}
scenario "Solo has nothing to play from an empty Lost Pile, and nobody plays for him from the hand" {
  quiet = { "204_11/any_time" },
  given = { turn = p2, phase = "control", locations = { "Toy Plaza" }, p2 = { hand = { "Toy Salute" }, lost = 0, table = { { "Solo", at = "Toy Plaza" } } } },
  steps = { p2.may_not_choose { "uses Solo" } },
}
scenario "Solo adds 3 to the power of what he pilots" {
  rules = { "204_11/constant" },
  given = { turn = p2, phase = "deploy", locations = { "9_60" }, p2 = { table = { { "Toy Dart", at = "Sullust" }, { "Solo", on = "Toy Dart" } } } },
  steps = { expect { p2.card "Toy Dart", power = 5 } },
}
scenario "Solo adds nothing while he walks" {
  quiet = { "204_11/constant" },
  given = { turn = p2, phase = "deploy", locations = { "9_60", "Toy Plaza" }, p2 = { table = { { "Toy Dart", at = "Sullust" }, { "Toy Flier", on = "Toy Dart" }, { "Solo", at = "Toy Plaza" } } } },
  steps = { expect { p2.card "Toy Dart", power = 4 } },
}
scenario "Solo deploys aboard the Falcon for 1 less" {
  rules = { "204_11/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { "9_60" }, p2 = { hand = { "Solo" }, force = 4, table = { { "Toy Clipper", at = "Sullust" }, { "Toy Flier", on = "Toy Clipper" } } } },
  steps = { p2.deploys "Solo", p2.chooses "Toy Clipper", expect { p2.used, count = 3 } },
}
scenario "Solo deploys elsewhere for his price" {
  quiet = { "204_11/constant-2" },
  given = { turn = p2, phase = "deploy", locations = { "9_60" }, p2 = { hand = { "Solo" }, force = 4, table = { { "Toy Dart", at = "Sullust" } } } },
  steps = { p2.deploys "Solo", p2.chooses "Toy Dart", expect { p2.used, count = 4 } },
}
local function fight(friend, where)
  return { turn = p2, phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { table = { { "Toy Captain", at = "Toy Plaza" } } },
    p2 = { force = 1, reserve = { "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler" }, table = { { "Solo", at = "Toy Plaza" }, { friend, at = where } } } }
end
scenario "Solo draws a battle destiny alone" {
  rules = { "204_11/constant-3" },
  given = fight("Toy Trooper", "Toy Canyon"),
  steps = { p2.battles "Toy Plaza", p2.accepts, expect { p2, battle_destiny = 3 }, p1.forfeits "Toy Captain" },
}
scenario "Solo draws none beside those of his companions' ability" {
  quiet = { "204_11/constant-3" },
  given = fight("Toy Mentor", "Toy Plaza"),
  steps = { p2.battles "Toy Plaza", p2.accepts, expect { p2, battle_destiny = 3 }, p1.forfeits "Toy Captain" },
}
scenario "Solo adds a battle destiny with Chewie" {
  rules = { "204_11/constant-4" },
  given = fight("Chewbacca, Protector", "Toy Plaza"),
  steps = { p2.battles "Toy Plaza", p2.passes, p2.accepts, expect { p2, battle_destiny = 6 }, p1.forfeits "Toy Captain" },
}
scenario "Solo adds none while Chewie is elsewhere" {
  quiet = { "204_11/constant-4" },
  given = fight("Chewbacca, Protector", "Toy Canyon"),
  steps = { p2.battles "Toy Plaza", p2.accepts, expect { p2, battle_destiny = 3 }, p1.forfeits "Toy Captain" },
}

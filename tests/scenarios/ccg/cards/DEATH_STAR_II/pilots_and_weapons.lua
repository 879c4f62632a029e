-- What pilots add to which craft, and what weapons add against which.

scenario "Admiral Ackbar adds 3 to a capital starship" {
  rules = { "9_6/constant" },
  given = { turn = p2, phase = "deploy", locations = { "9_60" }, p2 = { table = { { "Nebulon-B Frigate", at = "Sullust" }, { "Admiral Ackbar", on = "Nebulon-B Frigate" } } } },
  steps = { expect { p2.card "Nebulon-B Frigate", power = 7 } },
}
scenario "Admiral Ackbar adds nothing to a starfighter" {
  rules = { "CCG-SHIP-PILOT-04" },
  given = { turn = p2, phase = "deploy", locations = { "9_60" }, p2 = { table = { { "Red Squadron 4", at = "Sullust" }, { "Admiral Ackbar", on = "Red Squadron 4" }, { "Red Squadron 7", at = "Sullust" } } } },
  steps = { expect { p2.card "Red Squadron 4", power = 3 }, expect { p2.card "Red Squadron 7", power = 0 } },
}
scenario "DS-181-4 adds 3 to a TIE" {
  rules = { "9_108/constant" },
  given = { turn = p1, phase = "deploy", locations = { "9_150" }, p1 = { table = { { "Saber 4", at = "Sullust" }, { "DS-181-4", on = "Saber 4" } } } },
  steps = { expect { p1.card "Saber 4", power = 6 } },
}
scenario "DS-181-4 adds nothing to what is no TIE" {
  rules = { "CCG-SHIP-PILOT-04" },
  given = { turn = p1, phase = "deploy", locations = { "9_150" }, p1 = { table = { { "Toy Hulk", at = "Sullust" }, { "DS-181-4", on = "Toy Hulk" }, { "Toy Dart", at = "Sullust" } } } },
  steps = { expect { p1.card "Toy Hulk", power = 5 }, expect { p1.card "Toy Dart", power = 0 } },
}

local function shot(weapon, bearer, target, draw, hit, light)
  local me, you = p1, p2
  if light then me, you = p2, p1 end
  local mine = { force = 2, reserve = { draw, "Toy Filler", "Toy Filler" }, table = { { bearer, at = "Toy Reach" }, { weapon, on = bearer } } }
  local theirs = { table = { { target, at = "Toy Reach" } } }
  return { turn = light and p2 or p1, phase = "battle", locations = { "Toy Reach" }, p1 = light and theirs or mine, p2 = light and mine or theirs }
end

scenario "Concussion Missiles of Dark add 1 against a starfighter" {
  rules = { "9_177/fire" },
  given = shot("9_177", "TIE Defender Mark I", "Toy Needle", "Toy Machine", true),
  steps = { p1.battles "Toy Reach", p1.fires "Concussion Missiles", p1.chooses "Toy Needle", expect { p2.card "Toy Needle", hit = true }, p2.forfeits "Toy Needle" },   -- 4 and 1 against maneuver 4
}
scenario "Concussion Missiles of Dark add nothing against a capital starship" {
  cites = { { "CCG-WEAP-DEST-04", "what is added depends on the target" } },
  given = shot("9_177", "TIE Defender Mark I", "Toy Argosy", "Toy Machine", false),
  steps = { p1.battles "Toy Reach", p1.fires "Concussion Missiles", p1.chooses "Toy Argosy", expect { p2.card "Toy Argosy", hit = false }, p1.loses "Reserve Deck" },   -- 4 against armor 4
}
scenario "Concussion Missiles of Light add 1 against a starfighter" {
  rules = { "9_87/fire" },
  given = shot("9_87", "B-wing Bomber", "Toy Needle", "Toy Machine", true, true),
  steps = { p2.battles "Toy Reach", p2.fires "Concussion Missiles", p2.chooses "Toy Needle", expect { p1.card "Toy Needle", hit = true }, p1.forfeits "Toy Needle" },
}
scenario "Concussion Missiles of Light add nothing against a capital starship" {
  cites = { { "CCG-WEAP-DEST-04", "what is added depends on the target" } },
  given = shot("9_87", "B-wing Bomber", "Toy Argosy", "Toy Machine", false, true),
  steps = { p2.battles "Toy Reach", p2.fires "Concussion Missiles", p2.chooses "Toy Argosy", expect { p1.card "Toy Argosy", hit = false }, p2.is_asked },
}
scenario "Enhanced Proton Torpedoes add 1 against a capital starship" {
  rules = { "9_88/fire" },
  given = shot("9_88", "B-wing Bomber", "Toy Argosy", "Toy Machine", true, true),
  steps = { p2.battles "Toy Reach", p2.fires "Enhanced Proton Torpedoes", p2.chooses "Toy Argosy", p1.passes, p1.may_choose_exactly { "forfeits Toy Argosy" }, p1.forfeits "Toy Argosy" },
}
scenario "Enhanced Proton Torpedoes subtract 1 against anything else" {
  rules = { "CCG-WEAP-DEST-04" },
  given = shot("9_88", "B-wing Bomber", "Toy Needle", "Toy Mentor", false, true),
  steps = { p2.battles "Toy Reach", p2.fires "Enhanced Proton Torpedoes", p2.chooses "Toy Needle", expect { p1.card "Toy Needle", hit = false }, p1.forfeits "Toy Needle" },   -- 5 less 1 against maneuver 4
}
scenario "Enhanced Proton Torpedoes deploy for nothing on an X-wing, Y-wing or B-wing" {
  rules = { "9_88/deploys" },
  given = { turn = p2, phase = "deploy", locations = { "Toy Reach" }, p2 = { hand = { "Enhanced Proton Torpedoes" }, force = 0, table = { { "B-wing Bomber", at = "Toy Reach" }, { "A-wing", at = "Toy Reach" } } } },
  steps = { p2.deploys "Enhanced Proton Torpedoes", p2.may_choose_exactly { "B-wing Bomber", decline }, p2.chooses "B-wing Bomber" },
}

-- What missiles are put on
scenario "Concussion Missiles of Dark deploy on bombers, TIE Defenders, freighters and transports" {
  rules = { "9_177/deploys" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Reach" }, p1 = { hand = { "9_177" }, force = 2, table = { { "TIE Defender Mark I", at = "Toy Reach" }, { "Toy Hauler", at = "Toy Reach" }, { "TIE Interceptor", at = "Toy Reach" } } } },
  steps = { p1.deploys "Concussion Missiles", p1.may_choose_exactly { "TIE Defender Mark I", "Toy Hauler", decline }, p1.chooses "Toy Hauler", expect { p1.force, count = 1 } },
}
scenario "Concussion Missiles of Dark: not without such a starship" {
  rules = { "9_177/deploys" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Reach" }, p1 = { hand = { "9_177" }, force = 2, table = { { "TIE Interceptor", at = "Toy Reach" } } }, p2 = { table = { { "Toy Hauler", at = "Toy Reach" } } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "deploys", "Concussion Missiles" } },
}
scenario "Concussion Missiles of Light deploy on bombers, A-wings, freighters and transports" {
  rules = { "9_87/deploys" },
  given = { turn = p2, phase = "deploy", locations = { "Toy Reach" }, p2 = { hand = { "9_87" }, force = 2, table = { { "A-wing", at = "Toy Reach" }, { "Toy Hauler", at = "Toy Reach" }, { "X-wing", at = "Toy Reach" } } } },
  steps = { p2.deploys "Concussion Missiles", p2.may_choose_exactly { "A-wing", "Toy Hauler", decline }, p2.chooses "A-wing", expect { p2.force, count = 1 } },
}
scenario "Concussion Missiles of Light: not without such a starship" {
  rules = { "9_87/deploys" },
  given = { turn = p2, phase = "deploy", locations = { "Toy Reach" }, p2 = { hand = { "9_87" }, force = 2, table = { { "X-wing", at = "Toy Reach" } } }, p1 = { table = { { "Toy Hauler", at = "Toy Reach" } } } },
  steps = { p2.may_choose_exactly { pass }, p2.cannot { "deploys", "Concussion Missiles" } },
}
-- ... and what torpedoes are not put on, and pilots without a ship
scenario "Enhanced Proton Torpedoes: not without such a starship of one's own" {
  rules = { "9_88/deploys" },
  given = { turn = p2, phase = "deploy", locations = { "Toy Reach" }, p2 = { hand = { "9_88" }, force = 2, table = { { "A-wing", at = "Toy Reach" } } }, p1 = { table = { { "X-wing", at = "Toy Reach" } } } },
  steps = { p2.may_choose_exactly { pass }, p2.cannot { "deploys", "Enhanced Proton Torpedoes" } },
}
scenario "Captain Jonus and Keir Santage add nothing where they pilot nothing" {
  quiet = { "9_101/constant", "9_19/constant" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Outpost: Gate" }, p1 = { table = { { "Captain Jonus", at = "Toy Outpost: Gate" } } }, p2 = { table = { { "Keir Santage", at = "Toy Outpost: Gate" } } } },
  steps = { expect { p1.card "Captain Jonus", power = 2 }, expect { p2.card "Keir Santage", power = 2 } },
}

-- Battles and Force drains: conditions, costs, damage, immunity, weapons.

local function fight(mine, theirs)
  local a, b = {}, {}
  for i = 1, #mine do a[i] = { mine[i], at = "Toy Plaza" } end
  for i = 1, #theirs do b[i] = { theirs[i], at = "Toy Plaza" } end
  return a, b
end
local a, b = fight({ "Toy Captain" }, { "Toy Captain" })

scenario "A battle costs 1 Force" {
  rules = { "CCG-BTL-INIT-01" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { table = a }, p2 = { table = b } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "battles", "Toy Plaza", because = "CCG-BTL-INIT-01" } },
}
scenario "Both players must be there" {
  rules = { "CCG-BTL-02" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { force = 1, table = a }, p2 = { table = { { "Toy Captain", at = "Toy Canyon" } } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "battles", "Toy Plaza", because = "CCG-BTL-02" } },
}
scenario "One battle at a location in a turn" {
  rules = { "CCG-BTL-04" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { force = 3, table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Canyon" } } },
    p2 = { table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Canyon" } } } },
  steps = { p1.battles "Toy Plaza", p1.passes, p1.passes, p1.may_choose_exactly { "battles Toy Canyon", pass }, p1.cannot { "battles", "Toy Plaza", because = "CCG-BTL-04" } },
}
scenario "A tie has no loser" {
  rules = { "CCG-BTL-WIN-01" },
  given = { turn = p1, phase = "battle", locations = { "1_295" }, p1 = { force = 1, table = { { "Vader", at = "Tatooine: Mos Eisley" } } }, p2 = { table = { { "Toy Hero", at = "Tatooine: Mos Eisley" }, { "Rebel Trooper", at = "Tatooine: Mos Eisley" } } } },
  steps = { p1.battles "Tatooine: Mos Eisley", p1.declines, expect { table, segment = "none" }, expect { p1.used, count = 1 } },      -- nobody lost: Vader draws no destiny
}
scenario "The power of who is there decides, and the difference is battle damage" {
  rules = { "CCG-BTL-PWR-04" }, cites = { { "CCG-BTL-DAM-01", "battle damage is nothing but this difference" } },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" } } }, p2 = { table = b } },
  steps = { p1.battles "Toy Plaza", p1.passes, p2.passes, p2.may_choose { "forfeits Toy Captain", "loses Reserve Deck" }, p2.forfeits "Toy Captain" },
}
scenario "Nobody passes while damage is pending" {
  rules = { "CCG-BTL-DMG-08", "CCG-BTL-DMG-01" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" } } }, p2 = { table = b } },
  steps = { p1.battles "Toy Plaza", p1.passes, p2.passes, p2.may_choose_exactly { "forfeits Toy Captain", "loses Reserve Deck" }, p2.forfeits "Toy Captain" },
}
scenario "Battle destiny makes attrition; what is immune need not be forfeited" {
  rules = { "CCG-BTL-IMM-01" },
  given = { turn = p1, phase = "battle", locations = { "Toy Reach" }, p1 = { force = 1, table = { { "Toy Galley", at = "Toy Reach" }, { "Toy Galley", at = "Toy Reach" }, { "Toy Galley", at = "Toy Reach" } } },
    p2 = { reserve = { "Comlink", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler" }, table = { { "Toy Needle", at = "Toy Reach" }, { "Toy Needle", at = "Toy Reach" }, { "Toy Needle", at = "Toy Reach" }, { "Toy Needle", at = "Toy Reach" } } } },
  steps = { p1.battles "Toy Reach", p2.accepts, p1.passes, p2.forfeits "Toy Needle", p1.passes, p2.forfeits "Toy Needle", p1.passes, expect { p1.lost, count = 0 } },
}
scenario "Total battle destiny is attrition against the opponent, the winner too" {
  rules = { "CCG-BTL-BD-08" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Giant", at = "Toy Plaza" } } },
    p2 = { reserve = { "Comlink", "Toy Filler", "Toy Filler" }, table = { { "Toy Mentor", at = "Toy Plaza" } } } },
  steps = { p1.battles "Toy Plaza", p1.declines, p2.accepts, p1.may_choose_exactly { "forfeits Toy Captain", "forfeits Toy Giant" }, p1.forfeits "Toy Captain", p2.loses "Reserve Deck" },
}
scenario "All battle destinies or none" {
  rules = { "CCG-BTL-BD-05" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, reserve = { "Toy Filler", "Toy Filler", "Toy Filler" }, table = { { "Toy Mentor", at = "Toy Plaza" }, { "Toy Adviser", at = "Toy Plaza" } } }, p2 = { table = b } },
  steps = { p1.battles "Toy Plaza", p1.accepts, expect { p1, battle_destiny = 6 }, p2.forfeits "Toy Captain", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck" },
}
scenario "One weapon in a turn" {
  rules = { "CCG-WEAP-USE-01" },
  given = { turn = p1, phase = "battle", locations = { "1_295" }, p1 = { hand = { "Toy Filler" }, force = 1, reserve = { "Toy Zero", "Toy Filler", "Toy Filler" }, table = { { "Stormtrooper", at = "Tatooine: Mos Eisley" }, { "Toy Pistol", on = "Stormtrooper" }, { "Toy Pistol", on = "Stormtrooper" } } }, p2 = { hand = { "Toy Filler" }, table = { { "Rebel Trooper", at = "Tatooine: Mos Eisley" } } } },
  steps = { p1.battles "Tatooine: Mos Eisley", p2.passes, p1.passes, p1.fires "Toy Pistol", p1.chooses "Rebel Trooper", p2.passes, p1.may_choose_exactly { pass } },
}
scenario "Without a Reserve Deck no weapon that needs destiny is fired" {
  rules = { "CCG-WEAP-DEST-01" },
  given = { turn = p1, phase = "battle", locations = { "1_295" }, p1 = { hand = { "Toy Filler" }, force = 2, reserve = 0, table = { { "Stormtrooper", at = "Tatooine: Mos Eisley" }, { "Toy Pistol", on = "Stormtrooper" } } }, p2 = { hand = { "Toy Filler" }, table = { { "Rebel Trooper", at = "Tatooine: Mos Eisley" } } } },
  steps = { p1.battles "Tatooine: Mos Eisley", p2.passes, p1.passes, p1.may_choose_exactly { pass } },
}
scenario "A weapon of a starship needs a pilot" {
  rules = { "CCG-WEAP-SV-01" },
  given = { turn = p1, phase = "battle", locations = { "Toy Reach" }, p1 = { hand = { "Toy Filler" }, force = 2, table = { { "Toy Needle", at = "Toy Reach" }, { "Toy Hulk", at = "Toy Reach" }, { "Toy Cannon", on = "Toy Hulk" } } }, p2 = { hand = { "Toy Filler" }, table = { { "Toy Needle", at = "Toy Reach" } } } },
  steps = { p1.battles "Toy Reach", p2.passes, p1.passes, p1.may_choose_exactly { pass } },
}
scenario "The defense value of a character is the highest of what it has" {
  rules = { "CCG-ATTR-DEF-01" }, cites = { { "CCG-ATTR-DEF-04", "the same of the printed numbers" } },
  given = { turn = p1, phase = "battle", locations = { "1_295" }, p1 = { table = { { "Vader", at = "Tatooine: Mos Eisley" } } } },
  steps = { expect { p1.card "Vader", defense = 6 } },
}
scenario "The defense value of a starship is its maneuver or armor" {
  rules = { "CCG-ATTR-DEF-02" },
  given = { turn = p1, phase = "battle", locations = { "Toy Reach" }, p1 = { table = { { "Toy Needle", at = "Toy Reach" } } } },
  steps = { expect { p1.card "Toy Needle", defense = 4 } },
}

-- Force drains
scenario "A drain costs nothing unless something says so" {
  rules = { "CCG-DRAIN-02" },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza" }, p1 = { force = 1, table = a } },
  steps = { p1.drains "Toy Plaza", p2.loses "Reserve Deck", expect { p1.force, count = 1 } },
}
scenario "Once at each location that one controls" {
  rules = { "CCG-DRAIN-01" },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { hand = { "Toy Filler" }, table = a }, p2 = { table = { { "Toy Captain", at = "Toy Canyon" } } } },
  steps = { p1.may_choose_exactly { "drains Toy Plaza", pass } },
}
scenario "A card takes part in one drain in a turn" {
  rules = { "CCG-DRAIN-05", "CCG-DRAIN-06" },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { hand = { "Toy Ferry" }, force = 1, table = a } },
  steps = {
    p1.drains "Toy Plaza", p2.loses "Reserve Deck",
    p1.plays "Toy Ferry", p1.chooses "Toy Captain",
    expect { p1.card "Toy Captain", at = "Toy Canyon" },
    p1.may_choose_exactly { pass },
  },
}

-- Who has won
scenario "Responses to the outcome begin with the player who did not initiate the battle, even if he has won" {
  rules = { "CCG-BTL-WIN-02" },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, table = { "Toy Chronicle", { "Toy Trooper", at = "Toy Plaza" } } }, p2 = { table = { "Toy Chronicle", { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    p1.battles "Toy Plaza", p2.passes, p2.may_choose_exactly { "answers Toy Chronicle", pass }, p2.passes, p1.may_choose_exactly { "answers Toy Chronicle", pass }, p1.passes,
    p1.forfeits "Toy Trooper",
  },
}
scenario "... and if he has lost" {
  cites = { { "CCG-BTL-WIN-02", "the same player is first" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, table = { "Toy Chronicle", { "Toy Captain", at = "Toy Plaza" } } }, p2 = { table = { "Toy Chronicle", { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = { p1.battles "Toy Plaza", p2.passes, p2.may_choose_exactly { "answers Toy Chronicle", pass }, p2.passes, p1.passes, p2.forfeits "Toy Trooper" },
}
scenario "What adds to attrition adds nothing where no battle destiny was drawn" {
  cites = { { "CCG-BTL-ATTR-07", "without a total of the other player there is no attrition that could be modified" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, table = { "Toy Grudge", { "Toy Captain", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = { p1.battles "Toy Plaza", expect { p2, attrition = 0 }, p1.passes },
}
scenario "... but to a total of 0" {
  cites = { { "CCG-BTL-ATTR-07", "a total of 0 is a total" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, reserve = { "Toy Bombardment", "Toy Filler" }, table = { "Toy Grudge", { "Toy Mentor", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Giant", at = "Toy Plaza" } } } },
  steps = { p1.battles "Toy Plaza", p1.accepts, expect { p1, battle_destiny = 0 }, expect { p2, attrition = 1 }, p1.loses "Used Pile", p2.forfeits "Toy Giant" },
}
scenario "Who sits in an open vehicle is present: his power counts beside its own" {
  cites = { { "CCG-VEH-OPEN-01", "only what is enclosed hides who is in it" } },
  given = { phase = "battle", locations = { "Toy Reach: Pier" }, p1 = { force = 1, table = { { "Toy Cart", at = "Toy Reach: Pier" }, { "Toy Flier", on = "Toy Cart" }, { "Toy Captain", on = "Toy Cart" } } }, p2 = { table = { { "Toy Trooper", at = "Toy Reach: Pier" } } } },
  steps = { p1.battles "Toy Reach: Pier", p1.declines, expect { p2, damage = 6 }, p2.forfeits "Toy Trooper", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck" },
}
scenario "... in an enclosed one it does not, and only who drives counts for battle destiny" {
  cites = { { "CCG-SHIP-ENC-02", "who is inside and no driver gives neither power nor ability for a draw; he is still forfeited by his own forfeit" } },
  given = { phase = "battle", locations = { "Toy Reach: Pier" }, p1 = { force = 1, table = { { "Toy Tank", at = "Toy Reach: Pier" }, { "Toy Flier", on = "Toy Tank" }, { "Toy Mentor", on = "Toy Tank" } } }, p2 = { table = { { "Toy Giant", at = "Toy Reach: Pier" }, { "Toy Giant", at = "Toy Reach: Pier" } } } },
  steps = { p1.battles "Toy Reach: Pier", p2.declines, expect { p1, battle_destiny = "none", damage = 6 }, p1.may_choose { "forfeits Toy Mentor" }, p1.forfeits "Toy Mentor" },
}

-- Battles: initiation, the weapons and power segments, who takes part (rulebook 6).

local function at(place, cards)
  local out = {}
  for i = 1, #cards do out[i] = { cards[i], at = place } end
  return out
end

scenario "A battle has three segments in their order" {
  rules = { "CCG-BTL-07", "CCG-BTL-PWR-01" },
  cites = { { "CCG-ACT-09", "the battle is an action; what happens in it lies on top of it" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Bravado" }, force = 1, table = at("Toy Plaza", { "Toy Mentor" }) }, p2 = { table = at("Toy Plaza", { "Toy Captain" }) } },
  steps = {
    p1.battles "Toy Plaza", p1.passes, expect { table, segment = "weapons" }, p1.may_choose_exactly { "plays Toy Bravado", pass }, p1.passes,
    expect { table, segment = "power" }, p1.declines,
    expect { table, segment = "damage" }, p2.forfeits "Toy Captain",
  },
}
scenario "What must follow the initiation comes first, then responses, the other player's first" {
  cites = { { "CCG-BTL-INIT-02", "the battle is under way when its costs are paid" }, { "CCG-BTL-INIT-03", "automatic actions are resolved before the window opens" }, { "CCG-BTL-INIT-04", "the window asks the performer's opponent first" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Ambush" }, force = 1, lost = { "Toy Captain" }, table = { "Toy Shrine", { "Toy Trooper", at = "Toy Plaza" } } }, p2 = { hand = { "Toy Ambush" }, table = at("Toy Plaza", { "Toy Trooper" }) } },
  steps = {
    p1.battles "Toy Plaza", expect { p1.lost, count = 0 },                                      -- the Shrine has done its work
    p2.may_choose_exactly { "answers Toy Ambush", pass }, p2.passes, p1.may_choose_exactly { "answers Toy Ambush", pass }, p1.passes, p1.passes, p2.passes,
  },
}
scenario "In the weapons segment the initiator acts first; two passes end it" {
  cites = { { "CCG-BTL-WEAP-01", "the opportunities of the segment begin with the initiator" }, { "CCG-BTL-WEAP-12", "what is played in a battle is played here" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Bravado", "Toy Filler" }, force = 1, table = at("Toy Plaza", { "Toy Trooper" }) }, p2 = { hand = { "Toy Bravado", "Toy Salute" }, lost = { "Toy Captain" }, table = at("Toy Plaza", { "Toy Trooper" }) } },
  steps = {
    p1.battles "Toy Plaza", p2.passes, p1.passes,
    p1.may_choose_exactly { "plays Toy Bravado", pass }, p1.passes,
    p2.may_choose_exactly { "plays Toy Bravado", "plays Toy Salute", pass }, p2.passes,
    expect { table, segment = "none" },
  },
}
scenario "Who arrives during the weapons segment takes part" {
  rules = { "CCG-BTL-WEAP-02" },
  cites = { { "CCG-BTL-PART-01", "whoever is at the location is marked when the battle begins, and whoever comes until then" } },
  given = { phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { hand = { "Toy Charge" }, force = 1, table = { { "Toy Trooper", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Canyon" } } }, p2 = { table = at("Toy Plaza", { "Toy Captain" }) } },
  steps = { p1.battles "Toy Plaza", p1.passes, p1.plays "Toy Charge", p1.chooses "Toy Captain", expect { p2, damage = 2 }, p2.forfeits "Toy Captain" },   -- 2 and 3 against 3
}
scenario "There is no battle within a battle" {
  rules = { "CCG-BTL-WEAP-14" },
  given = { phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { hand = { "Toy Bravado" }, force = 2, table = { { "Toy Trooper", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Canyon" } } }, p2 = { table = { { "Toy Trooper", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Canyon" } } } },
  steps = { p1.battles "Toy Plaza", p1.passes, p1.may_choose_exactly { "plays Toy Bravado", pass }, p1.cannot { "battles", "Toy Canyon", because = "CCG-BTL-WEAP-14" }, p1.passes },
}
scenario "Without presence of a side the battle ends in the weapons segment" {
  cites = { { "CCG-BTL-WEAP-03", "the standing check of CCG-BTL-03" }, { "CCG-BTL-PART-04", "whoever is not at the location does not take part" } },
  given = { phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { hand = { "Toy Ferry" }, force = 2, table = at("Toy Plaza", { "Toy Trooper" }) }, p2 = { table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Canyon" } } } },
  steps = { p1.battles "Toy Plaza", p1.plays "Toy Ferry", p1.chooses "Toy Trooper", expect { table, segment = "none" }, expect { p1.card "Toy Trooper", at = "Toy Canyon" }, p1.cannot { "battles", "Toy Plaza", because = "CCG-BTL-02" } },
}

-- Battle destiny
scenario "Ability 4 allows one battle destiny, and 8 does not allow two" {
  rules = { "CCG-BTL-BD-01" },
  cites = { { "CCG-BTL-BD-10", "who may draw is asked whether he does" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, table = at("Toy Plaza", { "Toy Captain", "Toy Trooper" }) }, p2 = { reserve = { "Toy Filler", "Toy Filler", "Toy Filler" }, table = at("Toy Plaza", { "Toy Mentor", "Toy Captain" }) } },
  steps = { p1.battles "Toy Plaza", p2.accepts, expect { p2, battle_destiny = 3 }, expect { p1, battle_destiny = "none" }, p1.forfeits "Toy Captain", p1.forfeits "Toy Trooper" , p1.loses "Reserve Deck" },   -- ability 3 against 8
}
scenario "Who draws no battle destiny has none, and makes no attrition" {
  cites = { { "CCG-BTL-BD-09", "no total is not a total of 0" }, { "CCG-BTL-ATTR-02", "without a total there is nothing to make attrition of" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, table = at("Toy Plaza", { "Toy Captain" }) }, p2 = { table = at("Toy Plaza", { "Toy Mentor" }) } },
  steps = { p1.battles "Toy Plaza", p2.declines, expect { p1, attrition = 0, damage = 2 }, expect { p2, attrition = 0 }, p1.forfeits "Toy Captain" },
}
scenario "Texts add battle destinies while their cards take part" {
  cites = { { "CCG-BTL-BD-03", "a constant text counts as long as its card is there" }, { "CCG-BTL-BDNUM-04", "the text of a card at another location says nothing about this one" } },
  given = { phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { force = 1, reserve = { "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler" }, table = { { "Toy Mentor", at = "Toy Plaza" }, { "Toy Adviser", at = "Toy Plaza" }, { "Toy Adviser", at = "Toy Canyon" } } },
    p2 = { table = at("Toy Plaza", { "Toy Captain" }) } },
  steps = { p1.battles "Toy Plaza", p1.accepts, expect { p1, battle_destiny = 6 }, p2.forfeits "Toy Captain", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck" },
}
scenario "Who could not draw otherwise draws as many as a text says, and no more" {
  rules = { "CCG-BTL-BDIF-01" },
  cites = { { "CCG-BTL-BDIF-02", "it asks for no ability" }, { "CCG-BTL-BDNUM-07", "the larger of the two numbers counts" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, reserve = { "Toy Filler", "Toy Filler", "Toy Filler" }, table = at("Toy Plaza", { "Toy Veteran" }) }, p2 = { table = at("Toy Plaza", { "Toy Trooper" }) } },
  steps = { p1.battles "Toy Plaza", p1.accepts, expect { p1, battle_destiny = 3 }, p2.forfeits "Toy Trooper" },
}

-- Power destinies, exclusion
scenario "Power destinies are drawn before battle destinies, by both in turn, and add to power" {
  rules = { "CCG-BTL-PD-01" },
  cites = { { "CCG-BTL-PD-02", "the number is asked when they are due" }, { "CCG-BTL-PD-03", "nobody is asked whether" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, reserve = { "Toy Captain", "Toy Filler", "Toy Filler" }, table = { "Toy Fervor", { "Toy Mentor", at = "Toy Plaza" } } },
    p2 = { reserve = { "Toy Mentor", "Toy Filler", "Toy Filler" }, table = { "Toy Fervor", { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = {
    p1.battles "Toy Plaza", p1.passes, p1.may_choose_exactly { accept, decline }, expect { p1.used, count = 2 }, expect { p2.used, exactly = { "Toy Mentor" } }, p1.declines,
    p2.is_asked, expect { table, segment = "none" },                                            -- 5 and 2 against 2 and 5
  },
}
scenario "Who is excluded from a battle is inactive, with everything on him, until it ends" {
  rules = { "CCG-BTL-EXCL-01", "CCG-BTL-EXCL-02", "CCG-BTL-EXCL-03" },
  given = { phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { hand = { "Toy Decoy" }, force = 1, table = at("Toy Plaza", { "Toy Captain" }) },
    p2 = { table = { { "Toy Mentor", at = "Toy Plaza" }, { "Toy Blaster", on = "Toy Mentor" }, { "Toy Trooper", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Canyon" } } } },
  steps = {
    p1.battles "Toy Plaza", p1.passes, p1.plays "Toy Decoy", p1.may_choose_exactly { "Toy Mentor", "Toy Trooper", decline }, p1.chooses "Toy Mentor",
    expect { p2.inactive, exactly = { "Toy Mentor", "Toy Blaster" } }, expect { p2, damage = 1 }, p2.loses "Reserve Deck",   -- 3 against 2
    expect { p2.inactive, count = 0 }, expect { p2.card "Toy Blaster", at = "Toy Mentor" }, expect { p2.card "Toy Mentor", at = "Toy Plaza" },
  },
}
scenario "A text about the battle looks at who takes part" {
  cites = { { "CCG-BTL-PART-09", "its text names who takes part" }, { "CCG-BTL-BRIEF-01", "the list of steps is the battle's own" } },
  given = { phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { hand = { "Toy Bravado" }, force = 1, table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" }, { "Toy Mentor", at = "Toy Canyon" } } }, p2 = { table = at("Toy Plaza", { "Toy Giant" }) } },
  steps = { p1.battles "Toy Plaza", p1.passes, p1.plays "Toy Bravado", p1.may_choose_exactly { "Toy Captain", "Toy Trooper", decline }, p1.chooses "Toy Captain", p2.loses "Reserve Deck" },
}
scenario "Where more ability is needed, or fewer draws are allowed, that binds" {
  cites = { { "CCG-BTL-BDCOND-01", "the ability that is needed is a number that texts set" }, { "CCG-BTL-BDNUM-06", "a limit comes last" }, { "CCG-BTL-BD-06", "the total is counted with what modifies it then" } },
  given = { phase = "battle", locations = { "Toy Summit" }, p1 = { force = 1, table = { { "Toy Mentor", at = "Toy Summit" } } }, p2 = { reserve = { "Toy Filler", "Toy Filler", "Toy Filler" }, table = { "Toy Glory", { "Toy Mentor", at = "Toy Summit" }, { "Toy Captain", at = "Toy Summit" } } } },
  steps = { p1.battles "Toy Summit", p2.accepts, expect { p2, battle_destiny = 5 }, expect { p1, battle_destiny = "none" }, p1.forfeits "Toy Mentor", p1.loses "Reserve Deck", p1.loses "Reserve Deck" },
}

-- Who may not take part (CCG-BTL-PART-02/05)
scenario "Who has battled this turn gives no presence for another battle" {
  rules = { "CCG-BTL-PART-05", "CCG-BTL-PART-02" },
  given = { phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { hand = { "Toy Ferry", "Toy Filler" }, force = 5, table = { { "Toy Trooper", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Canyon" } } } },
  steps = { p1.battles "Toy Plaza", p1.plays "Toy Ferry", p1.chooses "Toy Trooper", p1.passes, p1.passes, p1.passes, p1.cannot { "battles", "Toy Canyon", because = "CCG-BTL-PART-05" } },
}
scenario "Who is kept from battling begins none, and nobody begins one with him alone" {
  rules = { "CCG-BTL-PART-05" },
  given = { turn = p1, phase = "deploy", locations = { "1_295" }, p1 = { hand = { "Stormtrooper" }, force = 3 }, p2 = { hand = { "Rebel Barrier" }, force = 1, table = { { "Talz", at = "Tatooine: Mos Eisley" } } } },
  steps = { p1.deploys "Stormtrooper", p1.chooses "Tatooine: Mos Eisley", p2.passes, p2.answers "Rebel Barrier", p1.passes, p1.cannot { "battles", "Tatooine: Mos Eisley", because = "CCG-BTL-PART-05" } },
}
scenario "Who battled before is excluded from a battle that others begin around him" {
  rules = { "CCG-BTL-PART-05" },
  given = { phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { hand = { "Toy Ferry", "Toy Filler" }, force = 5, table = { { "Toy Trooper", at = "Toy Plaza" }, { "Toy Mentor", at = "Toy Canyon" } } }, p2 = { table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Canyon" } } } },
  steps = { p1.battles "Toy Plaza", p1.plays "Toy Ferry", p1.chooses "Toy Trooper", p1.battles "Toy Canyon", expect { p1.inactive, exactly = { "Toy Trooper" } }, p1.declines, p2.forfeits "Toy Captain" },
}

-- Values (rulebook 1.E): modifiers in their order, resets, limits, copies, totals, what does not exist.

local plaza = { "Toy Plaza" }

scenario "Modifiers apply in the order they came into effect" {
  rules = { "CCG-VAL-MOD-04" },
  given = { turn = p1, phase = "deploy", locations = plaza,
    p1 = { hand = { "Toy Weakness", "Toy Frenzy", "Toy Frenzy", "Toy Weakness", "Toy Scavenge" }, lost = 1,
      table = { { "Toy Giant", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    p1.plays "Toy Weakness", p1.chooses "Toy Giant",
    p1.plays "Toy Frenzy", p1.chooses "Toy Giant",
    expect { p1.card "Toy Giant", power = 8 },              -- 6 - 2, doubled
    p1.plays "Toy Frenzy", p1.chooses "Toy Captain",
    p1.plays "Toy Weakness", p1.chooses "Toy Captain",
    expect { p1.card "Toy Captain", power = 4 },            -- 3 doubled, - 2
  },
}

scenario "Modifiers subtract, multiply and divide; nothing is rounded" {
  rules = { "CCG-VAL-MOD-01" },
  given = { turn = p1, phase = "deploy", locations = plaza,
    p1 = { hand = { "Toy Halving", "Toy Weakness", "Toy Scavenge" }, lost = 1, table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Giant", at = "Toy Plaza" } } } },
  steps = {
    p1.plays "Toy Halving", p1.chooses "Toy Captain",
    expect { p1.card "Toy Captain", power = 1.5 },
    p1.plays "Toy Weakness", p1.chooses "Toy Giant",
    expect { p1.card "Toy Giant", power = 4 },
  },
}

scenario "Copies of one card modify a value once" {
  rules = { "CCG-VAL-MOD-02" },
  cites = { { "CCG-VAL-CUM-02", "worked example of CCG-VAL-MOD-02 and CCG-VAL-CUM-01, shown with toy cards" } },
  given = { turn = p1, phase = "deploy", locations = plaza,
    p1 = { hand = { "Toy Tonic", "Toy Tonic", "Toy Scavenge" }, lost = 1,
      table = { "Toy Banner", "Toy Banner", "Toy Banner", { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    expect { p1.card "Toy Captain", power = 4 },            -- three Banners: +1
    p1.plays "Toy Tonic", p1.chooses "Toy Captain",
    p1.plays "Toy Tonic", p1.chooses "Toy Captain",
    expect { p1.card "Toy Captain", power = 6 },            -- two Tonics: +2
  },
}

scenario "What says so is cumulative" {
  rules = { "CCG-VAL-CUM-01" },
  given = { turn = p1, phase = "deploy", locations = plaza,
    p1 = { table = { "Toy Anthem", "Toy Anthem", "Toy Anthem", { "Toy Captain", at = "Toy Plaza" } } } },
  steps = { expect { p1.card "Toy Captain", power = 6 } },
}

scenario "Whoever looks at a value finds it modified" {
  rules = { "CCG-VAL-MOD-03" },
  cites = { { "CCG-VAL-MOD-06", "worked example of CCG-VAL-MOD-03: a value is asked for with everything that modifies it, here by a toy card" } },
  given = { turn = p1, phase = "deploy", locations = plaza,
    p1 = { hand = { "Toy Duty", "Toy Duty", "Toy Spark" }, lost = 3, table = { "Toy Banner", { "Toy Giant", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    p1.plays "Toy Duty", p1.chooses "Toy Giant",             -- 7 is more than 6
    expect { p1.lost, count = 2 },
    p1.plays "Toy Duty", p1.chooses "Toy Captain",           -- 4 is not
    expect { p1.lost, count = 2 },
  },
}

scenario "When a modifier ends, the rest is applied anew" {
  rules = { "CCG-VAL-MOD-05" },
  given = { turn = p1, phase = "draw", locations = plaza,
    p1 = { hand = { "Toy Tonic", "Toy Oath", "Toy Scavenge" }, lost = 1, table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    p1.plays "Toy Tonic", p1.chooses "Toy Captain",
    p1.plays "Toy Oath", p1.chooses "Toy Captain",
    expect { p1.card "Toy Captain", power = 10 },           -- 3 + 2, doubled
    p1.passes,
    p2.may_choose { "activates", pass },                    -- the turn is over
    expect { p1.card "Toy Captain", power = 6 },            -- 3 doubled
  },
}

scenario "An automatic modifier is no action: it is in effect as long as its condition holds" {
  rules = { "CCG-VAL-AUTO-01" },
  given = { turn = p1, phase = "control", locations = { "Toy Terrace", "Toy Plaza" },
    p1 = { table = { { "Toy Captain", at = "Toy Terrace" }, { "Toy Captain", at = "Toy Plaza" } } },
    p2 = { reserve = 12 } },
  steps = {
    p1.drains "Toy Plaza",
    p2.loses "Reserve Deck", p2.loses "Reserve Deck",
    p1.drains "Toy Terrace",                                -- 3 icons and 1 for controlling it
    p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck",
    expect { p2.lost, count = 6 },
  },
}

scenario "A modifier that one may add needs an action" {
  rules = { "CCG-VAL-AUTO-02" },
  given = { turn = p1, phase = "control", locations = { "Toy Canyon", "Toy Fortress" },
    p1 = { table = { "Toy Sluice", { "Toy Captain", at = "Toy Canyon" }, { "Toy Captain", at = "Toy Fortress" } } } },
  steps = {
    p1.drains "Toy Canyon",
    p1.may_choose_exactly { "answers Toy Sluice", pass },
    p1.passes,
    p2.loses "Reserve Deck",
    expect { p2.lost, count = 1 },
    p1.drains "Toy Fortress",
    p1.answers "Toy Sluice",
    p2.loses "Reserve Deck", p2.loses "Reserve Deck",
    expect { p2.lost, count = 3 },
  },
}

scenario "An unmodifiable value may be the target of a change that does nothing" {
  rules = { "CCG-VAL-UNMOD-01" },
  given = { turn = p1, phase = "deploy", locations = plaza,
    p1 = { hand = { "Toy Challenge", "Toy Scavenge" }, lost = 1, table = { { "Toy Captain", at = "Toy Plaza" } } },
    p2 = { table = { "Toy Curfew" } } },
  steps = {
    p1.plays "Toy Challenge",
    p1.may_choose_exactly { "Toy Captain", decline },
    p1.chooses "Toy Captain",
    expect { p1.card "Toy Captain", power = 2 },
    expect { p1.used, exactly = { "Toy Challenge" } },
  },
}

scenario "A substituted value is neither modified nor reset" {
  rules = { "CCG-VAL-SUBST-01" },
  given = { turn = p1, phase = "deploy", locations = plaza,
    p1 = { hand = { "Toy Lull", "Toy Scavenge" }, lost = 1, table = { { "Toy Captain", at = "Toy Plaza" } } },
    p2 = { table = { "Toy Levy" } } },
  steps = {
    expect { p1.card "Toy Captain", forfeit = 2 },
    p1.plays "Toy Lull", p1.chooses "Toy Captain",          -- would reset it to 1
    expect { p1.card "Toy Captain", forfeit = 2 },
  },
}

scenario "A reset value cannot be modified until it is restored" {
  rules = { "CCG-VAL-RESET-01" },
  given = { turn = p1, phase = "draw", locations = plaza,
    p1 = { hand = { "Toy Shackles", "Toy Oath", "Toy Scavenge" }, lost = 1, table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    p1.plays "Toy Shackles", p1.chooses "Toy Captain",      -- 3, as printed, and still a reset
    p1.plays "Toy Oath", p1.chooses "Toy Captain",
    expect { p1.card "Toy Captain", power = 3 },
    p1.passes,
    p2.may_choose { "activates", pass },
    expect { p1.card "Toy Captain", power = 6 },            -- the reset is over, the doubling is not
  },
}

scenario "What a card defines in its own text is a base and may be modified" {
  rules = { "CCG-VAL-RESET-02" },
  given = { turn = p1, phase = "deploy", locations = plaza,
    p1 = { hand = { "Toy Tonic", "Toy Scavenge" }, lost = 1, table = { { "Toy Throng", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    expect { p1.card "Toy Throng", power = 2 },
    p1.plays "Toy Tonic", p1.chooses "Toy Throng",
    expect { p1.card "Toy Throng", power = 4 },
  },
}

scenario "A value given to a card that has none may be modified; given to one that has it, it is a reset" {
  rules = { "CCG-VAL-RESET-03" },
  cites = { { "CCG-VAL-RESET-04", "worked example of CCG-VAL-RESET-03: armor given to a card without armor, shown with toy cards" },
            { "CCG-VAL-RESET-05", "worked example of CCG-VAL-RESET-03: armor given to a card that has armor, shown with toy cards" } },
  given = { turn = p1, phase = "deploy", locations = plaza,
    p1 = { table = { "Toy Foundry", "Toy Polish", { "Toy Captain", at = "Toy Plaza" }, { "Toy Commander", at = "Toy Plaza" } } } },
  steps = {
    expect { p1.card "Toy Captain", armor = 6 },            -- 5, and 1 more
    expect { p1.card "Toy Commander", armor = 5 },          -- had 4: reset to 5
  },
}

scenario "Without anybody who gives it armor, a card's own armor is modified and nothing else has any" {
  cites = { { "CCG-VAL-RESET-05", "the card whose armor nobody resets stays modifiable" } },
  given = { turn = p1, phase = "deploy", locations = plaza,
    p1 = { table = { "Toy Polish", { "Toy Captain", at = "Toy Plaza" }, { "Toy Commander", at = "Toy Plaza" } } } },
  steps = {
    expect { p1.card "Toy Captain", armor = "none" },
    expect { p1.card "Toy Commander", armor = 5 },
  },
}

scenario "Of two resets the lower applies, whichever came first" {
  rules = { "CCG-VAL-RESET-06" },
  cites = { { "CCG-VAL-RESET-07", "worked example of CCG-VAL-RESET-06, shown with toy cards" } },
  given = { turn = p1, phase = "deploy", locations = plaza,
    p1 = { hand = { "Toy Shackles", "Toy Scavenge" }, lost = 1, table = { { "Toy Captain", at = "Toy Plaza" } } },
    p2 = { table = { "Toy Quagmire", "Toy Curfew" } } },
  steps = {
    expect { p1.card "Toy Captain", power = 1 },
    p1.plays "Toy Shackles", p1.chooses "Toy Captain",
    expect { p1.card "Toy Captain", power = 1 },
  },
}

scenario "A value modified or reset to a lower number was reduced, to a higher one increased" {
  rules = { "CCG-VAL-RESET-08" },
  given = { turn = p1, phase = "deploy", locations = plaza,
    p1 = { hand = { "Toy Net", "Toy Cleanse", "Toy Cleanse", "Toy Applause", "Toy Shackles", "Toy Spark" }, lost = 1,
      table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = {
    p1.plays "Toy Cleanse", p1.chooses "Toy Captain",       -- as printed: nothing happens
    expect { p1.card "Toy Captain", power = 3 },
    p1.plays "Toy Net", p1.chooses "Toy Captain",
    p1.plays "Toy Cleanse", p1.chooses "Toy Captain",       -- reset from 3 to 1
    expect { p1.table, exactly = { "Toy Trooper" } },
    p1.plays "Toy Shackles", p1.chooses "Toy Trooper",
    p1.plays "Toy Applause", p1.chooses "Toy Trooper",      -- reset from 2 to 3
    expect { p1.lost, count = 0 },
  },
}

scenario "Limited is only who gets less than he would get" {
  rules = { "CCG-VAL-LIM-01" },
  cites = { { "CCG-VAL-LIM-03", "worked example of CCG-VAL-LIM-01, shown with toy cards" } },
  given = { turn = p1, phase = "deploy", locations = { "Toy Terrace", "Toy Canyon" },
    p1 = { lost = 2, table = { { "Toy Steward", at = "Toy Terrace" }, { "Toy Steward", at = "Toy Canyon" } } },
    p2 = { table = { "Toy Squeeze" } } },
  steps = {
    p1.may_choose_exactly { "uses Toy Steward", pass },     -- the one at the Terrace: 3 icons, but 1 Force
    p1.uses "Toy Steward",
    expect { p1.lost, count = 1 },
  },
}

scenario "The limit comes last, after every modifier" {
  rules = { "CCG-VAL-LIM-02" },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza" },
    p1 = { table = { "Toy Sluice", { "Toy Captain", at = "Toy Plaza" } } },
    p2 = { table = { "Toy Dam" } } },
  steps = {
    p1.drains "Toy Plaza",
    p1.answers "Toy Sluice",
    p2.loses "Reserve Deck",
    expect { p2.lost, count = 1 },
  },
}

scenario "Modifying a total leaves the cards that make it alone" {
  rules = { "CCG-VAL-TOT-01" },
  given = { turn = p1, phase = "battle", locations = plaza,
    p1 = { force = 1, table = { "Toy Drums", { "Toy Bulwark", at = "Toy Plaza" }, { "Toy Giant", at = "Toy Plaza" } } },
    p2 = { table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = {
    p1.battles "Toy Plaza",
    expect { p2, damage = 4 },                              -- 7 against 3 + 2 - 2
    expect { p2.card "Toy Captain", power = 3 },
    expect { p2.card "Toy Trooper", power = 2 },
    p2.forfeits "Toy Captain",
    p2.forfeits "Toy Trooper",
  },
}

scenario "Resetting total ability leaves each card's ability" {
  rules = { "CCG-VAL-TOT-01" },
  given = { turn = p1, phase = "battle", locations = plaza,
    p1 = { force = 1, table = { { "Toy Mentor", at = "Toy Plaza" } } },
    p2 = { table = { "Toy Misgiving", { "Toy Mentor", at = "Toy Plaza" } } } },
  steps = {
    expect { p1.card "Toy Mentor", ability = 6 },
    p1.battles "Toy Plaza",                                 -- total ability 3: no battle destiny for p1
    p2.accepts,
    expect { p2, battle_destiny = 3 },
    expect { p1.card "Toy Mentor", ability = 6 },
    p1.forfeits "Toy Mentor",
  },
}

scenario "What is free is free of its cost, however it was changed; costs beside it are paid" {
  rules = { "CCG-VAL-FREE-01" },
  cites = { { "CCG-VAL-FREE-03", "worked example of CCG-VAL-FREE-01, shown with toy cards" } },
  given = { turn = p1, phase = "deploy", locations = plaza,
    p1 = { hand = { "Toy Trooper", "Toy Scavenge" }, lost = 1, force = 4, table = { "Toy Welcome" } },
    p2 = { table = { "Toy Tariff", "Toy Sentry" } } },
  steps = {
    p1.deploys "Toy Trooper", p1.chooses "Toy Plaza",
    expect { p1.force, count = 3 },                         -- not 1 + 2, but the separate 1
  },
}

scenario "Without anything that makes it free, the cost is paid as modified" {
  cites = { { "CCG-VAL-FREE-03", "the same costs where nothing is free" } },
  given = { turn = p1, phase = "deploy", locations = plaza,
    p1 = { hand = { "Toy Trooper", "Toy Scavenge" }, lost = 1, force = 4 },
    p2 = { table = { "Toy Tariff", "Toy Sentry" } } },
  steps = {
    p1.deploys "Toy Trooper", p1.chooses "Toy Plaza",
    expect { p1.force, count = 0 },
  },
}

scenario "A free battle ignores what makes battles dearer" {
  rules = { "CCG-VAL-FREE-01" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza", "Toy Harbor" },
    p1 = { table = { "Toy Plan", { "Toy Captain", at = "Toy Plaza" } } },
    p2 = { table = { "Toy Peace", { "Toy Bulwark", at = "Toy Plaza" } } } },
  steps = {
    p1.battles "Toy Plaza",
    p2.forfeits "Toy Bulwark",
    expect { p1.used, count = 0 },
  },
}

scenario "Able to deploy for free means: no deploy cost in its text" {
  rules = { "CCG-VAL-FREE-02" },
  given = { turn = p1, phase = "control", locations = plaza,
    p1 = { hand = { "Toy Present", "Toy Keepsake", "Toy Trooper" }, table = { "Toy Welcome" } } },
  steps = {
    p1.plays "Toy Present",
    p1.may_choose_exactly { "Toy Present", "Toy Keepsake", decline },   -- not the Trooper, who is free today
    p1.chooses "Toy Keepsake",
    expect { p1.hand, exactly = { "Toy Trooper" } },
  },
}

scenario "Up to means at least one" {
  rules = { "CCG-VAL-UPTO-01" },
  given = { turn = p1, phase = "control", p1 = { hand = { "Toy Scavenge", "Toy Spark" }, lost = 5 } },
  steps = {
    p1.plays "Toy Scavenge",
    p1.passes,                                              -- nothing of his answers it
    p1.may_choose_exactly { "1", "2", "3" },
    p1.chooses(2),
    expect { p1.lost, count = 3 },
  },
}

scenario "Up to is never more than the cards there are" {
  rules = { "CCG-VAL-UPTO-02" },
  given = { turn = p1, phase = "control", p1 = { hand = { "Toy Scavenge", "Toy Spark" }, lost = 2 } },
  steps = {
    p1.plays "Toy Scavenge",
    p1.passes,                                              -- nothing of his answers it
    p1.may_choose_exactly { "1", "2" },
    p1.chooses(2),
    expect { p1.lost, count = 0 },
  },
}

scenario "Zero is even" {
  rules = { "CCG-VAL-ZERO-01" },
  given = { turn = p1, phase = "control", p1 = { reserve = { "Toy Zero", "Toy Filler", "Toy Filler" }, lost = 1, table = { "Toy Parity" } } },
  steps = {
    p1.uses "Toy Parity",
    expect { p1.lost, count = 0 },
  },
}

scenario "A value is never below zero, but what took it there still counts" {
  rules = { "CCG-VAL-ZERO-02" },
  given = { turn = p1, phase = "deploy", locations = plaza,
    p1 = { hand = { "Toy Poison", "Toy Tonic", "Toy Scavenge" }, lost = 1, table = { { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = {
    p1.plays "Toy Poison", p1.chooses "Toy Trooper",
    expect { p1.card "Toy Trooper", power = 0 },            -- 2 - 3
    p1.plays "Toy Tonic", p1.chooses "Toy Trooper",
    expect { p1.card "Toy Trooper", power = 1 },            -- 2 - 3 + 2
  },
}

scenario "An undefined number is an unmodifiable zero" {
  rules = { "CCG-VAL-UNDEF-01" },
  given = { turn = p1, phase = "deploy", locations = plaza,
    p1 = { hand = { "Toy Tonic", "Toy Scavenge" }, lost = 1, table = { { "Toy Sleeper", at = "Toy Plaza" } } } },
  steps = {
    expect { p1.card "Toy Sleeper", power = 0 },            -- its text defines a number in the battle phase only
    p1.plays "Toy Tonic", p1.chooses "Toy Sleeper",
    expect { p1.card "Toy Sleeper", power = 0 },
    p1.passes,
    expect { table, phase = "battle" },
    expect { p1.card "Toy Sleeper", power = 6 },
  },
}

scenario "A value that does not exist cannot be increased" {
  rules = { "CCG-VAL-UNDEF-02" },
  given = { turn = p1, phase = "deploy", locations = plaza,
    p1 = { table = { { "Toy Frigate", at = "Toy Plaza" }, { "Toy Navigator", on = "Toy Frigate" },
                     { "Toy Barge", at = "Toy Plaza" }, { "Toy Navigator", on = "Toy Barge" } } } },
  steps = {
    expect { p1.card "Toy Frigate", hyperspeed = 3 },
    expect { p1.card "Toy Barge", hyperspeed = "none" },
  },
}

scenario "A card with ability has more than zero of it" {
  rules = { "CCG-VAL-UNDEF-03" },
  given = { turn = p1, phase = "control", locations = plaza,
    p1 = { hand = { "Toy Lesson", "Toy Spark" }, lost = 1,
      table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Novice", at = "Toy Plaza" }, { "Toy Machine", at = "Toy Plaza" } } } },
  steps = {
    p1.plays "Toy Lesson",
    p1.may_choose_exactly { "Toy Captain", decline },
    p1.chooses "Toy Captain",
    expect { p1.lost, count = 0 },
  },
}

scenario "Nothing is rounded unless the text says so, and then to the nearest number" {
  rules = { "CCG-VAL-ROUND-01" },
  given = { turn = p1, phase = "deploy", locations = plaza,
    p1 = { hand = { "Toy Share", "Toy Rounding", "Toy Scavenge" }, lost = 1, table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Mentor", at = "Toy Plaza" } } } },
  steps = {
    p1.plays "Toy Share", p1.chooses "Toy Captain",
    expect { p1.card "Toy Captain", forfeit = 4.5 },        -- 3 and half of 3
    p1.plays "Toy Rounding", p1.chooses "Toy Mentor",
    expect { p1.card "Toy Mentor", forfeit = 9 },           -- 6 and half of 5, rounded
  },
}

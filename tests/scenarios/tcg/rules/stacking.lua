-- Unique cards and stacking (section 4).

scenario "A cheaper version goes on top or beneath with 1 counter" {
  rules = { "TCG-STACK-13" },
  given = { phase = "dark builds",
    p1 = { character = { "Darth Tyranus (B)" }, build = { { "Darth Tyranus (C)", counters = 1 } } } },
  steps = {
    p1.may_choose_exactly { "stacks Darth Tyranus (C) on top of Darth Tyranus (B)", "stacks Darth Tyranus (C) beneath Darth Tyranus (B)", done },
    p1.stacks("Darth Tyranus (C)", "beneath Darth Tyranus (B)"),
    expect { p1.unit "Darth Tyranus (B)", beneath = 1, zone = "character" },
  },
}

scenario "A dearer version needs the difference and 1 to go on top" {
  rules = { "TCG-STACK-15" },
  given = { phase = "dark builds",
    p1 = { character = { "Darth Tyranus (C)" }, build = { { "Darth Tyranus (B)", counters = 2 } } } },
  steps = {
    p1.may_choose_exactly { "stacks Darth Tyranus (B) beneath Darth Tyranus (C)", done },
  },
}

scenario "With 3 counters it may be the top; the damage counters stay" {
  rules = { "TCG-STACK-17" },
  given = { phase = "dark builds",
    p1 = { character = { { "Darth Tyranus (C)", damage = 2, tapped = true } }, build = { { "Darth Tyranus (B)", counters = 3 } } } },
  steps = {
    p1.stacks("Darth Tyranus (B)", "on top of Darth Tyranus (C)"),
    expect { p1.unit "Darth Tyranus (B)", zone = "character", damage = 2, tapped = true, beneath = 1 },
    expect { p1.unit "Darth Tyranus (C)", on = "Darth Tyranus (B)" },
  },
}

scenario "The top card counts; each card beneath adds 10 speed, 1 power, 1 health" {
  rules = { "TCG-STACK-03" },
  cites = { { "TCG-STACK-02", "the top card is the unit: nothing reads the others" }, { "TCG-STACK-05", "worked example of TCG-STACK-03 with another unit" } },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, character = { { "Darth Tyranus (C)", with = { "Darth Tyranus (B)", "Darth Tyranus (I)" } } } },
    p2 = { space = { "Toy Fighter" } } },
  steps = {
    expect { p1.unit "Darth Tyranus (C)", speed = 70, power = 7, health = 6 },
  },
}

scenario "Only other versions of that unique unit are stacked" {
  rules = { "TCG-STACK-09" },
  given = { phase = "dark builds",
    p1 = { character = { { "Darth Tyranus (B)", with = { "Darth Tyranus (C)" } } }, build = { { "Darth Tyranus (C)", counters = 1 }, { "Toy Trooper", counters = 1 }, { "Jango Fett (C)", counters = 1 } } } },
  steps = {
    p1.may_choose_exactly { "rearranges Darth Tyranus (C)", done },
  },
}

scenario "Some names are equal for uniqueness" {
  rules = { "TCG-UNIQ-05" },
  given = { phase = "battle",
    p1 = { force = 1, character = { "Darth Vader (Q)" } },
    p2 = { character = { "Anakin Skywalker (C)" } } },
  steps = {
    p1.may_choose_exactly { "bids 0", "bids 1" },
    p1.bids(0),
    p2.bids(0),
    p1.passes,
    expect { p2.unit "Anakin Skywalker (C)", zone = "retreated", tapped = false },
  },
}

scenario "A card that names another means that name only" {
  rules = { "TCG-UNIQ-06" },
  cites = { { "TCG-UNIQ-07", "the worked example of TCG-UNIQ-06, with these cards" } },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, character = { "Darth Vader (Q)" } },
    p2 = { space = { "Toy Fighter" }, character = { "Padme Amidala (A)" } } },
  steps = {
    expect { p1.unit "Darth Vader (Q)", power = 7 },
  },
}

scenario "A stack's cost is its top card and 1 for each card beneath" {
  rules = { "TCG-STACK-04" },
  given = { phase = "battle",
    p1 = { character = { "Toy Twin" } },
    p2 = { character = { { "TOY-55", with = { "TOY-55" } } } } },
  steps = {
    p1.bids(0),
    p2.bids(0),
    expect { p1.unit "Toy Twin", zone = "retreated" },
  },
}

scenario "A dearer card comes to the top for the difference in build points; damage stays" {
  rules = { "TCG-STACK-18", "TCG-STACK-19" },
  given = { phase = "dark builds",
    p1 = { build_points = 3, character = { { "Darth Tyranus (C)", damage = 2, with = { "Darth Tyranus (B)" } } } } },
  steps = {
    p1.may_choose_exactly { "rearranges Darth Tyranus (B)", done },
    p1.rearranges "Darth Tyranus (B)",
    expect { p1, build_points = 1 },
    expect { p1.unit "Darth Tyranus (B)", damage = 2, beneath = 1, zone = "character" },
    p1.rearranges "Darth Tyranus (C)",
    expect { p1, build_points = 1 },
  },
}

scenario "Without the build points a dearer card stays beneath" {
  rules = { "TCG-STACK-18" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, character = { { "Darth Tyranus (C)", damage = 2, with = { "Darth Tyranus (B)" } } } } },
  steps = {
    p1.may_choose_exactly { "builds Toy Scout", done },
    p1.builds "Toy Scout",
    expect { p1.unit "Darth Tyranus (C)", beneath = 1 },
  },
}

scenario "A stack is discarded as a whole" {
  rules = { "TCG-ZONE-13" },
  cites = { { "TCG-STACK-10", "the cards beneath lie with the top card and go where it goes" } },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { { "Darth Tyranus (C)", damage = 2, tapped = true, with = { "Darth Tyranus (B)" } } }, space = { "Toy Fighter" } },
    p2 = { character = { "Toy Guard", "R2-D2 (J)" }, space = { "Toy Fighter" } } },
  steps = {
    p2.attacks "Darth Tyranus (C)",
    expect { p1.discard, exactly = { "Darth Tyranus (C)", "Darth Tyranus (B)" } },
  },
}

scenario "A stack of a Pilot: a top card that cannot be on the unit leaves it" {
  rules = { "TCG-PIL-28" },
  cites = { { "TCG-PIL-29", "worked example of TCG-PIL-28, with another Pilot" } },
  given = { phase = "light builds",
    p2 = { space = { { "ARC-170 Starfighter", with = { { "Anakin Skywalker (M)", with = { "Anakin Skywalker (D)" } } } } } } },
  steps = {
    p2.may_choose_exactly { "rearranges Anakin Skywalker (D) for the Character arena", "rearranges Anakin Skywalker (D) for the build zone",
      "leaves Anakin Skywalker (M) for the Character arena", "leaves Anakin Skywalker (M) for the build zone", done },
    p2.rearranges("Anakin Skywalker (D)", "for the Character arena"),
    expect { p2.unit "Anakin Skywalker (D)", zone = "character", beneath = 1 },
  },
}

scenario "Only unique units of one name are stacked, four at most" {
  rules = { "TCG-STACK-07" },
  given = { phase = "dark builds",
    p1 = { character = { { "Toy Twin", with = { "Toy Twin", "Toy Twin", "TOY-55" } } }, build_points = 0, build = { { "Toy Four", counters = 1 } } } },
  steps = {
    p1.may_choose { done },
    p1.may_not_choose { "stacks Toy Four (A) beneath Toy Twin" },
  },
}

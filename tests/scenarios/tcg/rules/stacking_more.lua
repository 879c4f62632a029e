-- Unique cards and stacks (section 4), the worked examples.

scenario "A card that is not unique is not stacked" {
  rules = { "TCG-STACK-06" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, ground = { "Toy Scout" }, build = { { "Toy Trooper", counters = 1 } } } },
  steps = {
    p1.cannot { "stacks", "Toy Trooper", because = "TCG-STACK-06" },
  },
}

scenario "Nor are cards of different names" {
  rules = { "TCG-STACK-08" },
  cites = { { "TCG-GLO-23", "names are compared as they are written" } },
  given = { phase = "light builds",
    p2 = { build_points = 1, character = { "Kit Fisto (A)" }, build = { { "Yoda (B)", counters = 1 } } } },
  steps = {
    p2.cannot { "stacks", "Yoda (B)", because = "TCG-STACK-08" },
  },
}

scenario "Anakin Skywalker D with 1 counter goes on C or beneath" {
  rules = { "TCG-STACK-13" },
  cites = { { "TCG-STACK-14", "worked example of TCG-STACK-13" },
    { "TCG-STACK-11", "nothing takes a card out of a stack again" } },
  given = { phase = "light builds",
    p2 = { build_points = 1, character = { "Anakin Skywalker (C)" }, build = { { "Anakin Skywalker (D)", counters = 1 } } } },
  steps = {
    p2.may_choose_exactly { "adds to Anakin Skywalker (D)", "stacks Anakin Skywalker (D)", "stacks Anakin Skywalker (D)#2", done },
    p2.stacks("Anakin Skywalker (D)", "on top of Anakin Skywalker (C)"),
    expect { p2.unit "Anakin Skywalker (D)", beneath = 1 },
  },
}

scenario "Anakin Skywalker A needs 3 counters to go on C" {
  rules = { "TCG-STACK-15" },
  cites = { { "TCG-STACK-16", "worked example of TCG-STACK-15" },
    { "TCG-STACK-12", "the card beneath has no say any more" } },
  given = { phase = "light builds",
    p2 = { build_points = 1, character = { "Anakin Skywalker (C)" }, build = { { "Anakin Skywalker (A)", counters = 2 } } } },
  steps = {
    p2.may_choose_exactly { "adds to Anakin Skywalker (A)", "stacks Anakin Skywalker (A)", done },
    p2.adds_to "Anakin Skywalker (A)",
    p2.stacks("Anakin Skywalker (A)", "on top of Anakin Skywalker (C)"),
    expect { p2.unit "Anakin Skywalker (A)", beneath = 1, power = 7 },
  },
}

scenario "One Luke Skywalker in battle: another is not deployed beside him" {
  rules = { "TCG-UNIQ-02" },
  cites = { { "TCG-UNIQ-03", "worked example of TCG-UNIQ-02" },
    { "TCG-CARD-11", "a card with a version letter is unique" } },
  given = { phase = "light builds",
    p2 = { build_points = 1, character = { "Luke Skywalker (M)" }, build = { { "Luke Skywalker (O)", counters = 9 } } } },
  steps = {
    p2.cannot { "deploys", "Luke Skywalker (O)", because = "TCG-UNIQ-02" },
  },
}

scenario "Two units of one unique name: the cheaper one goes, or the other for the difference in Force" {
  rules = { "TCG-UNIQ-04" },
  given = { phase = "dark builds",
    p1 = { force = 5, build_points = 1, hand = { "Toy Scout" }, character = { "Darth Sidious (G)", "TOY-50", "TOY-54" } },
    p2 = { character = { "TOY-51" } } },
  steps = {
    p1.uses "Darth Sidious (G)",
    p1.chooses "Toy Twin",
    p1.chooses "Toy Mentor",
    p1.may_choose_exactly { "Toy Mentor", "Toy Mentor#2" },
    p1.chooses "Toy Mentor#2",
    expect { p1, force = 0 },
  },
}

scenario "In the build step a version goes above or below another one, and not into the other player's unit" {
  rules = { "TCG-STACK-01" },
  given = { phase = "dark builds",
    p1 = { character = { "Darth Tyranus (B)" }, build = { { "Darth Tyranus (C)", counters = 1 }, { "Jango Fett (D)", counters = 1 } } },
    p2 = { character = { "Jango Fett (C)" } } },
  steps = {
    p1.may_choose_exactly { "stacks Darth Tyranus (C) on top of Darth Tyranus (B)", "stacks Darth Tyranus (C) beneath Darth Tyranus (B)", done },
    p1.stacks("Darth Tyranus (C)", "on top of Darth Tyranus (B)"),
    expect { p1.unit "Darth Tyranus (C)", beneath = 1, zone = "character" },
  },
}

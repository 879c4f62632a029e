-- What was declared in an action window and is not yet paid can be taken back (docs/decisions/035).

scenario "A card that was played is taken back before it is paid, and it is the same player's opportunity" {
  cites = { { "LCG-RES-01", "until costs are paid nothing has happened" } },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "Toy Banner" }, support = { "Toy Empire" }, objectives = { "Toy Garrison" }, units = { "Toy Trooper", "Toy Trooper" } }, p2 = { objectives = { "Toy Academy" } } },
  steps = {
    p1.plays "Toy Banner", p1.may_choose_exactly { "pays with Toy Empire for 1 resource", "pays with Toy Garrison for 1 resource", decline },
    p1.declines, p1.is_asked, p1.may_choose_exactly { "plays Toy Banner", pass },
    expect { p1.hand, exactly = { "Toy Banner" } }, expect { p1.card "Toy Empire", focus = 0 },
    p1.plays "Toy Banner", p1.pays_with("Toy Empire", "for 1 resource"),
    p1.may_choose_exactly { "Toy Trooper#1", "Toy Trooper#2" },       -- it is paid: no way back
    p1.chooses "Toy Trooper#1", expect { p1.hand, exactly = {} },
  },
}

scenario "The choice of a target is taken back before anything is done" {
  rules = { "LCG-TERM-09" },  -- what was taken back does not count against a limit
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Saboteur" }, support = { "Toy Empire" }, objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Pilgrim", "Toy Pilgrim" }, objectives = { "Toy Academy" } } },
  steps = {
    p1.uses "Toy Saboteur", p1.may_choose_exactly { "Toy Pilgrim#1", "Toy Pilgrim#2", decline }, p1.declines,
    p1.may_choose { "uses Toy Saboteur" }, p1.uses "Toy Saboteur", p1.chooses "Toy Pilgrim#1",
    p1.may_not_choose { "uses Toy Saboteur" },
  },
}

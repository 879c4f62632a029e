-- Chain of Command: units.

scenario "Pilot (1): on a vehicle for 1, where the unit itself would cost too much" {
  rules = { "LCG-KW-PIL-01" },
  given = { turn = p1, phase = "deployment",
    p1 = { units = { "Toy Walker" }, objectives = { "Masterful Manipulation" }, support = { "Toy Empire" }, hand = { "Race Circuit Champion" } } },
  steps = {
    p1.may_choose_exactly { "plays Race Circuit Champion", "attaches Race Circuit Champion", pass },
    p1.attaches "Race Circuit Champion", p1.pays_with("Masterful Manipulation", "for 1 resource"),
    expect { p1.support, exactly = { "Toy Empire", "Race Circuit Champion" } },
  },
}

-- Assault on Echo Base: cards drawn by lot.

local function destroyed(damage)
  return { turn = p1,
    p1 = { units = { "Toy Trooper" } },
    p2 = { units = { { "Toy Pilgrim", damage = 1 } }, objectives = { "Toy Refuge", { "Knowledge and Defense", damage = damage } } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" }, edge = p1, at = "strike" } }
end

scenario "Knowledge and Defense: a unit that is destroyed in an engagement returns to the hand" {
  rules = { "AOEB-53.1/forced_interrupt" },
  given = destroyed(0),
  steps = { p1.strikes_with "Toy Trooper", p2.accepts, expect { p2.hand, exactly = { "Toy Pilgrim" } }, expect { p2.discard, count = 0 } },
}
scenario "Knowledge and Defense: it may be discarded" {
  rules = { "AOEB-53.1/forced_interrupt" },
  given = destroyed(0),
  steps = { p1.strikes_with "Toy Trooper", p2.declines, expect { p2.units, count = 0 }, expect { p2.discard, exactly = { "Toy Pilgrim" } } },
}
scenario "Knowledge and Defense: not while there is damage on it" {
  quiet = { "AOEB-53.1/forced_interrupt" },
  given = destroyed(1),
  steps = { p1.strikes_with "Toy Trooper", expect { p2.hand, count = 0 }, expect { p2.discard, exactly = { "Toy Pilgrim" } } },
}
scenario "Knowledge and Defense: not outside an engagement" {
  quiet = { "AOEB-53.1/forced_interrupt" },
  given = { phase = "deployment", turn = p1, p1 = { units = { "Toy Gunner" } },
    p2 = { units = { { "Toy Pilgrim", damage = 1 } }, objectives = { "Knowledge and Defense" } } },
  steps = { p1.uses "Toy Gunner", expect { p2.hand, count = 0 }, expect { p2.discard, exactly = { "Toy Pilgrim" } } },
}
scenario "Knowledge and Defense: not an enemy unit" {
  quiet = { "AOEB-53.1/forced_interrupt" },
  given = { turn = p1, p1 = { units = { { "Toy Trooper", damage = 1 } } },
    p2 = { units = { "Toy Pilgrim" }, objectives = { "Knowledge and Defense" } },
    engagement = { objective = "Knowledge and Defense", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" }, edge = p2, at = "strike" } },
  steps = { p2.strikes_with "Toy Pilgrim", expect { p1.hand, count = 0 }, expect { p1.discard, exactly = { "Toy Trooper" } } },
}

scenario "Daughters of Allya: 1 damage less on each objective of one's own when they are committed" {
  rules = { "AOEB-53.3/reaction" },
  given = { phase = "force", turn = p2,
    p1 = { objectives = { { "Toy Garrison", damage = 1 } } },
    p2 = { units = { "Daughters of Allya", { "Toy Mentor", damage = 1 } }, objectives = { { "Toy Refuge", damage = 2 }, { "Toy Academy", damage = 1 }, "Toy Beacon" } } },
  steps = {
    p2.commits "Daughters of Allya", p2.uses "Daughters of Allya",
    expect { p2.card "Toy Refuge", damage = 1 }, expect { p2.card "Toy Academy", damage = 0 },
    expect { p2.card "Toy Mentor", damage = 1 }, expect { p1.card "Toy Garrison", damage = 1 }, p2.passes,
  },
}
scenario "Daughters of Allya: not for another unit that is committed" {
  quiet = { "AOEB-53.3/reaction" },
  given = { phase = "force", turn = p2,
    p2 = { units = { "Daughters of Allya", "Toy Mentor" }, objectives = { { "Toy Refuge", damage = 2 } } } },
  steps = { p2.commits "Toy Mentor", p2.may_choose_exactly { "commits Daughters of Allya", pass }, p2.passes, expect { p2.card "Toy Refuge", damage = 2 } },
}

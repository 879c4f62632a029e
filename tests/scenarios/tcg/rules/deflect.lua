-- Deflect: prevents damage to its unit and may do as much to another.

scenario "Deflect prevents damage, and its unit may do as much to a unit in the same arena" {
  rules = { "TCG-KW-DEF-01" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 1 },
    p1 = { ground = { "Toy Walker" }, space = { "Toy Fighter" } },
    p2 = { force = 1, ground = { { "Toy Duelist", tapped = true }, "Toy Trooper" } } },
  steps = {
    p1.attacks "Toy Duelist",
    p2.may_choose_exactly { "uses Toy Duelist", pass },
    p2.uses "Toy Duelist",
    p2.may_choose_exactly { "Toy Walker", "Toy Duelist", "Toy Trooper", decline },
    p2.chooses "Toy Walker",
    expect { p2.unit "Toy Duelist", damage = 1 },
    expect { p1.unit "Toy Walker", damage = 2 },
    expect { p2, force = 0 },
  },
}

scenario "The unit need not do the damage that it prevented" {
  rules = { "TCG-KW-DEF-01" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 1 },
    p1 = { ground = { "Toy Walker" } },
    p2 = { force = 1, ground = { { "Toy Duelist", tapped = true } } } },
  steps = {
    p1.attacks "Toy Duelist",
    p2.uses "Toy Duelist",
    p2.declines,
    expect { p2.unit "Toy Duelist", damage = 1 },
    expect { p1.unit "Toy Walker", damage = 0 },
  },
}

scenario "Deflect is for damage to its own unit only" {
  rules = { "TCG-KW-DEF-02" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1 },
    p1 = { ground = { "Toy Scout" } },
    p2 = { force = 3, ground = { { "Toy Duelist", tapped = true }, { "Toy Walker", tapped = true } }, hand = { "Toy Barrier" } } },
  steps = {
    p1.attacks "Toy Walker",
    expect { p2.unit "Toy Walker", pending = 1 },
    p2.cannot { "uses", "Toy Duelist", because = "TCG-KW-DEF-02" },
    p2.may_choose_exactly { "plays Toy Barrier", pass },
    p2.passes,
    expect { p2.unit "Toy Walker", damage = 1 },
  },
}

scenario "Deflect is played once for each source of damage, and again against the next" {
  rules = { "TCG-KW-DEF-02" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 1, 6, 1 },
    p1 = { ground = { "Toy Walker", "Toy Trooper" } },
    p2 = { force = 5, ground = { { "Toy Duelist", tapped = true } }, hand = { "Toy Barrier" } } },
  steps = {
    p1.attacks "Toy Duelist",  -- the Walker: three hits
    p2.uses "Toy Duelist",
    p2.declines,
    p2.may_choose_exactly { "plays Toy Barrier", pass },
    p2.passes,
    expect { p2.unit "Toy Duelist", damage = 1 },
    p1.attacks "Toy Duelist",  -- the Trooper: one hit
    expect { p2.unit "Toy Duelist", pending = 1 },
    p2.may_choose_exactly { "uses Toy Duelist", "plays Toy Barrier", pass },
    p2.uses "Toy Duelist",
    p2.declines,
    p2.passes,
    expect { p2.unit "Toy Duelist", damage = 1 },
  },
}

scenario "Deflect does as much damage as it really prevented" {
  rules = { "TCG-KW-DEF-03" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1 },
    p1 = { ground = { "Toy Scout", { "Toy Walker", tapped = true } } },
    p2 = { force = 1, ground = { { "Toy Duelist", tapped = true } } } },
  steps = {
    p1.attacks "Toy Duelist",
    p2.uses "Toy Duelist",
    p2.chooses "Toy Walker",
    expect { p1.unit "Toy Walker", damage = 1 },
    expect { p2.unit "Toy Duelist", damage = 0 },
  },
}

scenario "A Deflect whose damage gets its own prevention chance, and is itself deflected" {
  rules = { "TCG-POP-05" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6 },
    p1 = { force = 2, ground = { "Toy Scout", { "Toy Duelist", tapped = true } }, hand = { "Toy Barrier" } },
    p2 = { force = 2, ground = { { "Toy Duelist", tapped = true }, { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Duelist",
    expect { p2.unit "Toy Duelist", pending = 2 },
    p1.may_choose_exactly { "plays Toy Barrier", pass },
    p1.passes,
    p2.uses "Toy Duelist",
    p2.may_choose_exactly { "Toy Scout", "Toy Duelist", "Toy Duelist", "Toy Walker", decline },
    p2.chooses "Toy Duelist",  -- the Dark Side's
    -- The new damage waits: in this chance the Dark Side's Duelist has nothing to deflect yet.
    expect { p1.unit "Toy Duelist", pending = 0 },
    p1.may_choose_exactly { "plays Toy Barrier", pass },
    p1.passes,
    -- Its own chance.
    expect { p1.unit "Toy Duelist", pending = 2 },
    p1.may_choose_exactly { "uses Toy Duelist", "plays Toy Barrier", pass },
    p1.uses "Toy Duelist",
    p1.chooses "Toy Walker",
    p1.passes,
    -- And the next one.
    expect { p2.unit "Toy Walker", pending = 2 },
    p1.may_choose_exactly { "plays Toy Barrier", pass },
    p1.passes,
    expect { p1.unit "Toy Duelist", damage = 0 },
    expect { p2.unit "Toy Duelist", damage = 0 },
    expect { p2.unit "Toy Walker", damage = 2 },
  },
}

scenario "The deflected damage is prevented in its own chance" {
  rules = { "TCG-POP-05", "TCG-POP-04" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6 },
    p1 = { force = 1, ground = { "Toy Scout" }, hand = { "Toy Barrier" } },
    p2 = { force = 1, ground = { { "Toy Duelist", tapped = true } } } },
  steps = {
    p1.attacks "Toy Duelist",
    expect { p2.unit "Toy Duelist", pending = 2 },
    p1.passes,
    p2.uses "Toy Duelist",
    p2.chooses "Toy Scout",
    expect { p1.unit "Toy Scout", pending = 0 },
    p1.passes,
    expect { p1.unit "Toy Scout", pending = 2 },
    p1.plays "Toy Barrier",
    expect { p1.unit "Toy Scout", damage = 0, zone = "ground" },
  },
}

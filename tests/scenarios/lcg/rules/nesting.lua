-- Nested sequences: LCG-NEST-01 to LCG-NEST-05.

scenario "Several reactions to one condition: each is completed before the next is played" {
  rules = { "LCG-NEST-01" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner" } },
    p2 = { units = { "Toy Martyr" }, hand = { "Toy Answer" }, support = { "Toy Temple" }, deck = { "Toy Pilgrim" } } },
  steps = {
    p1.uses "Toy Gunner",
    p2.passes,                                              -- p2 holds a card and a resource, so p2 is asked for interrupts
    p2.may_choose_exactly { "plays Toy Answer", "uses Toy Martyr", pass },
    p2.plays "Toy Answer",
    p2.pays_with "Toy Temple",
    p2.chooses "Toy Gunner",
    p2.may_choose_exactly { "uses Toy Martyr", pass },
    expect { p1.card "Toy Gunner", damage = 1 },
    p2.uses "Toy Martyr",
    expect { p2.hand, exactly = { "Toy Pilgrim" } },
  },
}

scenario "A new condition nests on top, then the old window goes on" {
  rules = { "LCG-NEST-02" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner" }, hand = { "Toy Reprisal" }, support = { "Toy Empire" } },
    p2 = { units = { "Toy Martyr", "Toy Pilgrim" }, hand = { "Toy Answer" }, support = { "Toy Temple" }, deck = { "Toy Speeder" } } },
  steps = {
    p1.uses "Toy Gunner",
    p1.chooses "Toy Martyr",
    p2.plays "Toy Answer",                                  -- 1 damage to the gunner ...
    p1.passes,                                              -- (nothing to cancel it with)
    p1.may_choose_exactly { "plays Toy Reprisal", pass },   -- ... which is a new condition
    p1.plays "Toy Reprisal",
    p1.chooses "Toy Pilgrim",
    p2.passes,                                              -- the martyr does not take it
    expect { p2.card "Toy Pilgrim", damage = 1 },
    p2.may_choose_exactly { "uses Toy Martyr", pass },      -- the first condition's window is open again
    p2.uses "Toy Martyr",
    expect { p2.hand, exactly = { "Toy Speeder" } },
  },
}

scenario "Deflection, its cancellation, and the cancellation of that" {
  rules = { "LCG-NEST-05" },
  cites = { { "LCG-NEST-03", "worked example of LCG-NEST-02 and LCG-NEST-05, shown with toy cards" },
            { "LCG-NEST-04", "worked example: the window of the first condition goes on after what was nested in it" } },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper", "Toy Gunner" }, hand = { "Toy Setback" }, support = { "Toy Empire" } },
    p2 = { units = { "Toy Mentor", "Toy Martyr" }, objectives = { "Toy Refuge" }, hand = { "Toy Deflection", "Toy Counter" }, support = { "Toy Temple" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper", "Toy Gunner" }, defenders = { "Toy Mentor" }, edge = p1, at = "strikes" } },
  steps = {
    p1.strikes_with "Toy Trooper",
    p2.passes,                        -- nothing to say to the strike itself
    p2.may_choose_exactly { "plays Toy Deflection", "uses Toy Martyr", pass },
    p2.plays "Toy Deflection",
    p2.pays_with "Toy Temple",
    p2.chooses "Toy Trooper",
    p1.may_choose_exactly { "plays Toy Setback", pass },
    p1.plays "Toy Setback",
    p2.may_choose_exactly { "plays Toy Counter", pass },
    p2.plays "Toy Counter",
    expect { p1.discard, exactly = { "Toy Setback" } },
    expect { p2.discard, in_order = { "Toy Deflection", "Toy Counter" } },
    expect { p2.card "Toy Mentor", damage = 0 },
    expect { p1.card "Toy Trooper", damage = 1 },
  },
}

scenario "After the nested sequence the first condition can still be interrupted" {
  rules = { "LCG-NEST-02" },
  cites = { { "LCG-NEST-04", "worked example: the window of the first condition goes on after what was nested in it" } },
  given = { turn = p1,
    p1 = { units = { "Toy Hunter" }, hand = { "Toy Setback" }, support = { "Toy Empire" } },
    p2 = { units = { "Toy Mentor", "Toy Martyr" }, objectives = { "Toy Refuge" }, hand = { "Toy Deflection", "Toy Counter" }, support = { "Toy Temple" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Hunter" }, defenders = { "Toy Mentor" }, edge = p1, at = "strikes" } },
  steps = {
    p1.strikes_with "Toy Hunter",
    p2.plays "Toy Deflection",
    p2.pays_with "Toy Temple",
    p1.plays "Toy Setback",
    p2.plays "Toy Counter",
    p2.pays_with "Toy Refuge",
    p2.may_choose_exactly { "uses Toy Martyr", pass },
    p2.uses "Toy Martyr",
    expect { p2.card "Toy Mentor", damage = 1 },
    expect { p2.card "Toy Martyr", damage = 1 },
    expect { p1.card "Toy Hunter", damage = 1 },
    p1.passes,                                              -- the hunter's own reaction, for each card it damaged
    p1.passes,
  },
}

-- Many at once: the lists of the state hold ten.

local function many(n, card)
  local list = {}
  for i = 1, n do list[i] = card end
  return list
end

local mourners, ten_reactions = many(10, "Toy Mourner"), {}
mourners[11] = { "Toy Medic", damage = 1 }
ten_reactions[1] = p1.strikes_with "Toy Trooper"
ten_reactions[2] = p1.chooses "Toy Medic"
for i = 1, 10 do ten_reactions[2 + i] = p2.uses "Toy Mourner#1" end   -- those that have answered are not offered again
ten_reactions[13] = expect { p2.hand, count = 10 }

scenario "Ten reactions to one condition, each once" {
  rules = { "LCG-NEST-01" },
  cites = { { "LCG-TIM-12", "each answers the occurrence once (decision 031); the row itself is about alternating" } },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" } },
    p2 = { objectives = { "Toy Refuge" }, deck = many(20, "Toy Medic"), units = mourners },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Medic" }, edge = p1, at = "strikes" } },
  steps = ten_reactions,
}

scenario "Eight forced reactions to one condition: the active player orders them" {
  rules = { "LCG-GP-12" },
  given = { phase = "deployment", turn = p2,
    p1 = { objectives = many(8, "Toy Furnace") },
    p2 = { hand = { "Toy Pilgrim" }, objectives = { "Toy Refuge" } } },
  steps = {
    p2.plays "Toy Pilgrim",
    p2.pays_with "Toy Refuge",
    p2.may_choose { "resolves Toy Furnace#8" },
    p2.resolves "Toy Furnace#1",
    p2.resolves "Toy Furnace#1",
    expect { p2.discard, exactly = { "Toy Pilgrim" } },
    p2.resolves "Toy Furnace#1",                            -- the other six find nobody
    p2.resolves "Toy Furnace#1",
    p2.resolves "Toy Furnace#1",
    p2.resolves "Toy Furnace#1",
    p2.resolves "Toy Furnace#1",
  },
}

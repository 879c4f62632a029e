-- How to attack, and the steps of attacking (section 2 and glossary).

scenario "The player of the fastest unit chooses a defending unit, tapped or not, or taps it instead" {
  rules = { "TCG-ATK-01", "TCG-ATK-02" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1 },
    p1 = { ground = { "Toy Scout" } },
    p2 = { ground = { { "Toy Trooper", tapped = true }, "Toy Walker" }, space = { "Toy Fighter" } } },
  steps = {
    p1.cannot { "attacks", "Toy Fighter", because = "TCG-ZONE-09" },
    p1.may_choose_exactly { "attacks Toy Trooper", "attacks Toy Walker", "taps Toy Scout" },
    p1.attacks "Toy Trooper",
    expect { p1.unit "Toy Scout", tapped = true },
    p2.may_choose_exactly { "attacks Toy Scout", "taps Toy Walker" },
  },
}

scenario "A unit that is tapped in place of attacking does nothing" {
  rules = { "TCG-ATK-01" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6 },
    p1 = { ground = { "Toy Scout" } },
    p2 = { ground = { "Toy Trooper" } } },
  steps = {
    p1.taps "Toy Scout",
    expect { p1.unit "Toy Scout", tapped = true },
    expect { p2.unit "Toy Trooper", damage = 0 },
    p2.may_choose_exactly { "attacks Toy Scout", "taps Toy Trooper" },
  },
}

scenario "After the declaration there is a chance; then as many dice are rolled as the power says" {
  rules = { "TCG-ATK-03", "TCG-ATK-04" },
  cites = { { "TCG-ATK-10", "the program rolls exactly the dice that the power gives: there is no wrong roll to repeat" } },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6 },
    p1 = { force = 1, ground = { "Toy Scout" }, hand = { "Toy Rally" } },
    p2 = { ground = { { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.may_choose_exactly { "plays Toy Rally", pass },
    p1.plays "Toy Rally",
    expect { p2.unit "Toy Walker", damage = 4 },
    expect { p1.unit "Toy Scout", power = 2 },
  },
}

scenario "No dice are rolled when the defending unit has left the battle" {
  rules = { "TCG-ATK-05" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6 },
    p1 = { ground = { "Toy Scout" } },
    p2 = { force = 1, ground = { "Toy Trooper", { "Toy Walker", tapped = true } }, hand = { "Toy Withdrawal" } } },
  steps = {
    p1.attacks "Toy Trooper",
    p2.plays "Toy Withdrawal",
    p2.chooses "Toy Trooper",
    expect { p2.unit "Toy Trooper", zone = "retreated", damage = 0 },
  },
}

scenario "No dice are rolled with a power of 0 or less" {
  rules = { "TCG-ATK-05" },
  given = { phase = "attack", arena = "ground", chance = { 6 },
    p1 = { ground = { "Toy Scout" } },
    p2 = { force = 1, ground = { { "Toy Walker", tapped = true } }, hand = { "Toy Weight" } } },
  steps = {
    p1.attacks "Toy Walker",
    p2.plays "Toy Weight",
    expect { p2.unit "Toy Walker", damage = 0 },
  },
}

scenario "After the attack roll there is a chance for rerolls; then the hits are counted" {
  rules = { "TCG-ATK-06" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 2 },
    p1 = { force = 1, ground = { "Toy Scout" }, hand = { "Toy Gift" } },
    p2 = { force = 1, ground = { { "Toy Tactician", tapped = true }, { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.passes,
    p1.may_choose_exactly { pass },
    p1.passes,
    p2.uses "Toy Tactician",
    p2.may_choose_exactly { 1, done },
    p2.chooses(1),
    expect { p2.unit "Toy Walker", damage = 1 },
  },
}

scenario "Each die of 4 or more is a hit, each hit 1 damage; the defending unit does none" {
  rules = { "TCG-ATK-07", "TCG-ATK-11" },
  cites = { { "TCG-ATK-12", "no step of an attack gives the defending unit anything to do: nothing to switch off" } },
  given = { phase = "attack", arena = "ground", chance = { 3, 4, 1, 6 },
    p1 = { ground = { "Toy Walker" } },
    p2 = { ground = { { "Toy Dozer", tapped = true } } } },
  steps = {
    p1.attacks "Toy Dozer",
    expect { p2.unit "Toy Dozer", damage = 2 },
    expect { p1.unit "Toy Walker", damage = 0 },
  },
}

scenario "The prevention chance of an attack comes before its counters" {
  rules = { "TCG-ATK-11", "TCG-POP-04" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 1 },
    p1 = { ground = { "Toy Walker" } },
    p2 = { force = 1, ground = { { "Toy Dodger", tapped = true } } } },
  steps = {
    p1.attacks "Toy Dodger",
    p2.may_choose_exactly { "uses Toy Dodger", pass },
    expect { p2.unit "Toy Dodger", damage = 0, pending = 3 },
    p2.uses "Toy Dodger",
    expect { p2.unit "Toy Dodger", damage = 1, pending = 0 },
  },
}

scenario "Power that changes after the roll changes neither the roll nor the hits" {
  rules = { "TCG-ATK-08" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 1 },
    p1 = { ground = { "Toy Walker" } },
    p2 = { force = 1, ground = { { "Toy Dozer", tapped = true } }, hand = { "Toy Smoke" } } },
  steps = {
    p1.attacks "Toy Dozer",
    p2.plays "Toy Smoke",  -- in the reroll chance
    p2.finishes,
    expect { p2.unit "Toy Dozer", damage = 3 },
  },
}

scenario "A defending unit that is retreated after the roll still takes the hits" {
  rules = { "TCG-ATK-09" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6 },
    p1 = { ground = { "Toy Scout" } },
    p2 = { force = 1, ground = { { "Toy Walker", tapped = true } }, hand = { "Toy Escape" } } },
  steps = {
    p1.attacks "Toy Walker",
    p2.plays "Toy Escape",  -- in the reroll chance
    p2.finishes,
    expect { p2.unit "Toy Walker", zone = "retreated", damage = 2 },
  },
}

scenario "When an attack has ended there is another chance before the next attack" {
  rules = { "TCG-ATK-13" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1 },
    p1 = { force = 1, ground = { "Toy Scout" }, hand = { "Toy Gift" } },
    p2 = { ground = { "Toy Walker" } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.passes,  -- after the declaration
    p1.may_choose_exactly { pass },  -- the reroll chance
    p1.passes,
    p1.may_choose_exactly { "plays Toy Gift", pass },
    p1.plays "Toy Gift",
    p2.may_choose_exactly { "attacks Toy Scout", "taps Toy Walker" },
    expect { p1, force = 3 },
  },
}

scenario "A unit that was untapped attacks again when its speed says so" {
  rules = { "TCG-ATK-14" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 1, 1 },
    p1 = { force = 2, ground = { "Toy Scout" }, hand = { "Toy Second Wind" } },
    p2 = { ground = { "Toy Walker" } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.passes,
    p1.plays "Toy Second Wind",  -- after the attack
    p1.chooses "Toy Scout",
    p1.may_choose_exactly { "attacks Toy Walker", "taps Toy Scout" },
    p1.attacks "Toy Walker",
    p2.may_choose_exactly { "attacks Toy Scout", "taps Toy Walker" },
  },
}

scenario "With no untapped unit left play goes on to the next battle" {
  rules = { "TCG-ATK-15" },
  given = { phase = "attack", arena = "space",
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Scout" }, character = { "Toy Guard" } },
    p2 = { space = { "Toy Freighter" }, ground = { "Toy Trooper" }, character = { "Toy Guard" } } },
  steps = {
    p1.taps "Toy Fighter",
    p2.taps "Toy Freighter",
    p1.may_choose_exactly { "attacks Toy Trooper", "taps Toy Scout" },
    p1.taps "Toy Scout",
    p2.taps "Toy Trooper",
    p1.may_choose_exactly { "attacks Toy Guard", "taps Toy Guard" },
  },
}

scenario "After the last Character the turn ends" {
  rules = { "TCG-END-02" },
  cites = { { "TCG-ATK-15", "nothing follows the Character battle: with or without the rule the turn ends" } },
  given = { phase = "attack", arena = "character",
    p1 = { ground = { "Toy Scout" }, space = { "Toy Fighter" }, character = { "Toy Guard" } },
    p2 = { character = { { "Toy Guard", tapped = true } } } },
  steps = {
    p1.taps "Toy Guard",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "TCG-END-02" },
  },
}

scenario "Of equal speeds the Dark Side's unit attacks first" {
  rules = { "TCG-GEN-04" },
  given = { phase = "attack", arena = "ground",
    p1 = { ground = { "Toy Scout" } },
    p2 = { ground = { "Toy Scout" } } },
  steps = {
    p1.may_choose_exactly { "attacks Toy Scout", "taps Toy Scout" },
    p1.taps "Toy Scout",
    p2.may_choose_exactly { "attacks Toy Scout", "taps Toy Scout" },
  },
}

-- The steps of attacking

scenario "Abilities for 'when this unit attacks' resolve before the chance to play" {
  rules = { "TCG-ATK-SEQ-01" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1 },
    p1 = { ground = { "Toy Herald" }, deck = { "Toy Gift" } },
    p2 = { ground = { "Toy Walker" } } },
  steps = {
    p1.attacks "Toy Walker",
    p1.may_choose_exactly { "plays Toy Gift", pass },
    p1.plays "Toy Gift",
    expect { p1, force = 2 },
  },
}

scenario "The thirteen steps of attacking, one after the other" {
  rules = { "TCG-ATK-SEQ-01", "TCG-ATK-SEQ-03" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6, 1, 4, 6, 1 },
    p1 = { ground = { "Toy Dozer", { "Toy Crier", tapped = true } }, hand = { "Toy Luck", "Toy Trooper" }, force = 2 },
    p2 = { force = 2, ground = { { "Toy Brawler", tapped = true }, { "Toy Mourner", tapped = true } }, deck = { "Toy Gift" } } },
  steps = {
    p1.attacks "Toy Brawler",                                           -- 1: tapped and chosen
    expect { p1.unit "Toy Dozer", tapped = true },
    p1.accepts,                                                         -- 2: the Crier, "when a unit attacks"
    expect { p1, force = 3 },
    p2.may_choose_exactly { "uses Toy Brawler", pass },                 -- 3: a chance; Retaliate is activated here
    p2.uses "Toy Brawler",
    expect { table, in_order = { "1", "6", "6", "6", "6" } },            -- 4: rolled
    p1.may_choose_exactly { "plays Toy Luck", pass },                   -- 5: rerolls
    p1.plays "Toy Luck",
    p1.may_choose_exactly { 1, 2, done },
    p1.chooses(1),
    p1.finishes,
    p1.passes,
    p1.may_choose_exactly { "Toy Dozer", "Toy Crier", "Toy Mourner", decline },  -- 6: five hits; 7: Overkill
    p1.chooses "Toy Mourner",
    p1.may_choose_exactly { 1, 2 },
    p1.chooses(2),                                                      -- 8 to 11: 3 and 2 damage, the Brawler falls
    p2.may_choose_exactly { pass },                                     -- 12: the Mourner has drawn; 13: Retaliate rolls
    expect { p2.hand, exactly = { "Toy Gift" } },
    expect { p2.unit "Toy Brawler", zone = "discard" },
    expect { p2.unit "Toy Mourner", damage = 2 },
    p2.passes,
    expect { p1.unit "Toy Dozer", damage = 1 },
    p2.plays "Toy Gift",                                                -- the attack has ended: another chance
  },
}

scenario "Retaliate is activated before the dice are rolled, and strikes when the attack ends" {
  rules = { "TCG-ATK-SEQ-02" },
  given = { phase = "attack", arena = "ground", chance = { 1, 1, 6, 2 },
    p1 = { ground = { "Toy Scout" } },
    p2 = { force = 3, ground = { { "Toy Brawler", tapped = true } }, hand = { "Toy Gift" } } },
  steps = {
    p1.attacks "Toy Brawler",
    p2.may_choose_exactly { "uses Toy Brawler", "plays Toy Gift", pass },
    p2.uses "Toy Brawler",
    p2.passes,
    expect { p1.unit "Toy Scout", damage = 1 },
    p2.cannot { "uses", "Toy Brawler", because = "TCG-ATK-SEQ-02" },
    p2.may_choose_exactly { "plays Toy Gift", pass },
  },
}

scenario "Overkill hits go to a second unit before the damage is determined" {
  rules = { "TCG-ATK-SEQ-03" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6, 6 },
    p1 = { ground = { "Toy Dozer" } },
    p2 = { force = 1, ground = { { "Toy Trooper", tapped = true }, { "Toy Dodger", tapped = true } } } },
  steps = {
    p1.attacks "Toy Trooper",
    p1.may_choose_exactly { "Toy Dozer", "Toy Dodger", decline },
    p1.chooses "Toy Dodger",
    p1.may_choose_exactly { 1, 2, 3 },
    p1.chooses(2),
    expect { p2.unit "Toy Trooper", pending = 3 },
    expect { p2.unit "Toy Dodger", pending = 2 },
    p2.may_choose_exactly { "uses Toy Dodger", pass },
    p2.uses "Toy Dodger",
    expect { p2.unit "Toy Trooper", zone = "discard" },
    expect { p2.unit "Toy Dodger", damage = 0 },
  },
}

scenario "Without hits beyond the defending unit's health there is no Overkill" {
  rules = { "TCG-ATK-07" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 1, 1, 1 },
    p1 = { ground = { "Toy Dozer" } },
    p2 = { ground = { { "Toy Trooper", tapped = true }, { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Trooper",
    expect { p2.unit "Toy Trooper", zone = "discard" },
    expect { p2.unit "Toy Walker", damage = 0 },
  },
}

scenario "A fallen unit is discarded first, then 'when discarded' resolves, then the attack ends" {
  rules = { "TCG-ATK-SEQ-04" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 1, 1, 1 },
    p1 = { ground = { "Toy Walker" } },
    p2 = { force = 2, deck = { "Toy Trooper" },
      ground = { { "Toy Brawler", tapped = true }, { "Toy Mourner", tapped = true }, { "Toy Tactician", tapped = true } } } },
  steps = {
    p1.attacks "Toy Brawler",
    p2.uses "Toy Brawler",
    p2.passes,  -- the reroll chance of the attack
    p2.may_choose_exactly { "uses Toy Tactician", pass },  -- that of the Retaliate dice: the attack is ending
    expect { p2.unit "Toy Brawler", zone = "discard" },
    expect { p2.hand, count = 1 },
    p2.passes,
  },
}

scenario "The unit's own 'when discarded' ability resolves from the discard pile" {
  rules = { "TCG-ZONE-13" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1 },
    p1 = { ground = { "Toy Scout" } },
    p2 = { ground = { { "Toy Martyr", tapped = true }, "Toy Walker" } } },
  steps = {
    p1.attacks "Toy Martyr",
    expect { p2.unit "Toy Martyr", zone = "discard" },
    expect { p2, force = 2 },
  },
}

-- Can't attack, can't be attacked

scenario "A unit that can't be attacked is no legal choice" {
  rules = { "TCG-ATKFX-01" },
  given = { phase = "attack", arena = "ground",
    p1 = { ground = { "Toy Scout" } },
    p2 = { ground = { "Toy Ghost", "Toy Trooper" } } },
  steps = {
    p1.cannot { "attacks", "Toy Ghost", because = "TCG-ATKFX-01" },
    p1.may_choose_exactly { "attacks Toy Trooper", "taps Toy Scout" },
  },
}

scenario "With no legal choice a unit cannot attack" {
  rules = { "TCG-ATKFX-01" },
  given = { phase = "attack", arena = "ground",
    p1 = { ground = { "Toy Scout", "Toy Statue" } },
    p2 = { ground = { "Toy Ghost" } } },
  steps = {
    p1.may_choose_exactly { "taps Toy Scout" },
    p1.taps "Toy Scout",
    p2.taps "Toy Ghost",
    p1.may_choose_exactly { "taps Toy Statue" },
  },
}

scenario "An effect changes the defending unit" {
  rules = { "TCG-ATK-11" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1 },
    p1 = { ground = { "Toy Scout" } },
    p2 = { force = 1, ground = { { "Toy Trooper", tapped = true }, "Toy Shieldbearer" } } },
  steps = {
    p1.attacks "Toy Trooper",
    p2.may_choose_exactly { "uses Toy Shieldbearer", pass },
    p2.uses "Toy Shieldbearer",
    expect { p2.unit "Toy Trooper", damage = 0 },
    expect { p2.unit "Toy Shieldbearer", damage = 1 },
    expect { p2, force = 0 },
  },
}

scenario "A change of the defending unit does nothing if the attacker cannot attack the new one" {
  rules = { "TCG-ATKFX-02" },
  given = { phase = "battle", chance = { 6, 1 },
    p1 = { ground = { "Toy Scout" } },
    p2 = { force = 2, ground = { "Toy Walker", "Toy Shieldbearer" }, hand = { "Toy Fog" } } },
  steps = {
    p2.plays "Toy Fog",
    p2.chooses "Toy Shieldbearer",
    p1.may_choose_exactly { "attacks Toy Walker", "taps Toy Scout" },
    p1.attacks "Toy Walker",
    p2.uses "Toy Shieldbearer",
    expect { p2, force = 0 },
    expect { p2.unit "Toy Walker", damage = 1 },
    expect { p2.unit "Toy Shieldbearer", damage = 0 },
  },
}

scenario "A unit that can no longer be attacked goes on defending" {
  rules = { "TCG-ATKFX-03" },
  given = { phase = "attack", arena = "ground", chance = { 6, 1 },
    p1 = { ground = { "Toy Scout" } },
    p2 = { force = 1, ground = { { "Toy Walker", tapped = true } }, hand = { "Toy Fog" } } },
  steps = {
    p1.attacks "Toy Walker",
    p2.plays "Toy Fog",
    expect { p2.unit "Toy Walker", damage = 1 },
  },
}

-- Creatures and attacks (rulebook 6 and 9).

-- Players attack creatures
scenario "A player attacks a creature with all he has there: his power and a destiny against its ferocity and defense value" {
  rules = { "CCG-ATK-BEING-01", "CCG-ATK-BEING-04", "CCG-ATK-05" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 0, reserve = { "Toy Filler", "Toy Filler" }, table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Flier", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" } } },
    p2 = { table = { { "Toy Lizard", at = "Toy Plaza" } } } },
  steps = {  -- 3 + 1 + 2, ability 5, and a destiny of 3: 9 against 3 + 4
    p1.may_choose_exactly { "attacks Toy Lizard", pass }, p1.attacks "Toy Lizard", p1.passes, p2.passes, p1.accepts,
    expect { p2.lost, exactly = { "Toy Lizard" } }, expect { p1.used, count = 1 },
  },
}
scenario "A creature that is attacked adds its defense value" {
  rules = { "CCG-ATK-BEING-03" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Lizard", at = "Toy Plaza" } } } },
  steps = { p1.attacks "Toy Lizard", p1.passes, p2.passes, expect { p2.card "Toy Lizard", at = "Toy Plaza" }, expect { p1.table, exactly = { "Toy Captain", "Toy Trooper" } } },  -- 5 against 7
}
scenario "A tie defeats nobody, and a failed attack costs nothing" {
  rules = { "CCG-ATK-STEP-07" }, cites = { { "CCG-ATK-07", "an attack has neither damage nor attrition, and no step forfeits anything" } },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Lizard", at = "Toy Plaza" } } } },
  steps = { p1.attacks "Toy Lizard", p1.passes, p2.passes, p1.declines, expect { p2.card "Toy Lizard", at = "Toy Plaza" }, expect { p1.table, exactly = { "Toy Captain", "Toy Trooper", "Toy Trooper" } }, expect { p1, damage = 0, attrition = 0 } },  -- 7 against 7
}
scenario "Attacks are for the battle phase, free, and even against one's own creature" {
  rules = { "CCG-ATK-02" }, cites = { { "CCG-ATK-09", "neither price nor presence is asked for, and whose creature it is does not matter" } },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { force = 0, table = { { "Toy Machine", at = "Toy Plaza" }, { "Toy Hound", at = "Toy Plaza" } } } },
  steps = {
    p1.may_choose_exactly { pass }, p1.cannot { "attacks", "Toy Hound", because = "CCG-ATK-02" },
    p1.passes, p1.may_choose_exactly { "attacks Toy Hound", pass }, p1.attacks "Toy Hound", p1.passes, expect { p1.card "Toy Hound", at = "Toy Plaza" },
  },
}
scenario "One attack on a creature at each location" {
  rules = { "CCG-ATK-14" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { table = { { "Toy Trooper", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Canyon" } } },
    p2 = { table = { { "Toy Jackal", at = "Toy Plaza" }, { "Toy Jackal", at = "Toy Plaza" }, { "Toy Lizard", at = "Toy Canyon" } } } },
  steps = {
    p1.may_choose_exactly { "attacks Toy Jackal", "attacks Toy Jackal", "attacks Toy Lizard", pass }, p1.attacks "Toy Jackal", p1.passes, p2.passes,
    p1.may_choose_exactly { "attacks Toy Lizard", pass }, p1.cannot { "attacks", "Toy Jackal", because = "CCG-ATK-14" },
  },
}
scenario "Nobody attacks where he has nothing" {
  rules = { "CCG-ATK-14" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { table = { { "Toy Trooper", at = "Toy Canyon" } } }, p2 = { table = { { "Toy Lizard", at = "Toy Plaza" } } } },
  steps = { p1.may_choose_exactly { pass }, p1.cannot { "attacks", "Toy Lizard", because = "CCG-ATK-14" } },
}

-- Creatures attack
scenario "A creature attacks one card of the side that its player chooses; the defeated is eaten" {
  rules = { "CCG-ATK-NONP-03" }, cites = { { "CCG-ATK-NONP-02", "ferocity against the defender's power: 3 against 2" }, { "CCG-ATK-CRE-01", "each creature has its own action" } },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { table = { { "Toy Lizard", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = {
    p1.may_choose_exactly { "attacks Toy Lizard", "attacks_with Toy Lizard", "attacks_with Toy Lizard", pass },
    p1.attacks_with("Toy Lizard", "against Light"), p1.passes, p2.passes,
    expect { p2.lost, exactly = { "Toy Trooper" } }, expect { p1.table, exactly = { "Toy Lizard", "Toy Captain" } },
  },
}
scenario "Which of that side's cards chance says; the others take no part" {
  rules = { "CCG-ATK-STEP-01", "CCG-ATK-STEP-02" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, chance = { 2 }, p1 = { table = { { "Toy Lizard", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = { p1.attacks_with "Toy Lizard", p1.passes, p2.passes, expect { p2.lost, exactly = { "Toy Trooper" } }, expect { p2.table, exactly = { "Toy Captain" } } },
}
scenario "Who has ability 4 may add a destiny" {
  rules = { "CCG-ATK-05" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { table = { { "Toy Grub", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Mentor", at = "Toy Plaza" } } } },
  steps = { p1.attacks_with "Toy Grub", p1.passes, p2.passes, p2.accepts, expect { p2.table, exactly = { "Toy Mentor" } }, expect { p2.used, count = 1 } },  -- 6 against 5 + 3
}
scenario "... or not" {
  cites = { { "CCG-ATK-NONP-02", "ferocity against power without a destiny: 6 against 5" } },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { table = { { "Toy Grub", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Mentor", at = "Toy Plaza" } } } },
  steps = { p1.attacks_with "Toy Grub", p1.passes, p2.passes, p2.declines, expect { p2.lost, exactly = { "Toy Mentor" } } },
}
scenario "A creature attacks in each battle phase of its player, at the latest when it ends, his own cards too; once" {
  rules = { "CCG-ATK-13" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { table = { { "Toy Lizard", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = { p1.passes, p1.passes, expect { p1.lost, exactly = { "Toy Trooper" } } },
}
scenario "One attack of each creature in a turn" {
  rules = { "CCG-ATK-13" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { table = { { "Toy Lizard", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = { p1.attacks_with "Toy Lizard", p1.passes, p2.passes, p1.may_choose_exactly { pass }, p1.cannot { "attacks_with", "Toy Lizard", because = "CCG-ATK-13" } },
}
scenario "Droids and who is aboard something are safe; a creature vehicle is not" {
  rules = { "CCG-ATK-NONP-01" },
  given = { turn = p1, phase = "battle", locations = { "Toy Reach: Pier" }, p1 = { table = { { "Toy Lizard", at = "Toy Reach: Pier" } } },
    p2 = { table = { { "Toy Machine", at = "Toy Reach: Pier" }, { "Toy Cart", at = "Toy Reach: Pier" }, { "Toy Captain", on = "Toy Cart" } } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "A creature vehicle is attacked, its rider is not and may get off" {
  cites = { { "CCG-ATK-EX-04", "with cards of our own: the vehicle and not who rides it" } },
  given = { turn = p1, phase = "battle", locations = { "Toy Reach: Pier" }, p1 = { table = { { "Toy Lizard", at = "Toy Reach: Pier" } } }, p2 = { table = { { "Toy Steed", at = "Toy Reach: Pier" }, { "Toy Trooper", on = "Toy Steed" } } } },
  steps = { p1.attacks_with "Toy Lizard", p1.passes, p2.passes, p2.chooses "Toy Trooper", expect { p2.lost, exactly = { "Toy Steed" } }, expect { p2.card "Toy Trooper", at = "Toy Reach: Pier" } },
}
scenario "Some spare their player's characters" {
  cites = { { "CCG-ATK-EX-02", "with cards of our own: no choice of the side it spares" } },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { table = { { "Toy Hound", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = { p1.may_choose_exactly { "attacks Toy Hound", pass }, p1.passes, p1.passes, expect { p1.lost, count = 0 } },
}
scenario "A variable ferocity is drawn each time" {
  rules = { "CCG-ATK-16" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { table = { { "Toy Hydra", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = { p1.attacks_with "Toy Hydra", p1.passes, p2.passes, expect { p2.lost, exactly = { "Toy Captain" } }, expect { p1.used, count = 1 } },  -- 2 + 3 against 3
}
scenario "Ferocity is modified like other values" {
  cites = { { "CCG-ATK-15", "ferocity is a number of its own: what adds to power does not find it" } },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { table = { "Toy Fury", { "Toy Lizard", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = { expect { p1.card "Toy Lizard", power = "none", ferocity = 5, defense = 4 }, p1.attacks_with "Toy Lizard", p1.passes, p2.passes, expect { p2.lost, exactly = { "Toy Captain" } } },
}

-- Weapons
scenario "Who takes part fires at the creature; what is hit is lost after the defeated is eaten" {
  rules = { "CCG-ATK-03" }, cites = { { "CCG-ATK-EX-01", "with cards of our own" }, { "CCG-ATK-STEP-06", "the creature stays until the damage segment and eats" } },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { table = { { "Toy Lizard", at = "Toy Plaza" } } },
    p2 = { reserve = { "Toy Mentor", "Toy Filler" }, table = { { "Toy Trooper", at = "Toy Plaza" }, { "Toy Lance", on = "Toy Trooper" } } } },
  steps = {
    p1.attacks_with "Toy Lizard", p1.passes, p2.fires "Toy Lance", p2.chooses "Toy Lizard", expect { p1.card "Toy Lizard", hit = true }, p2.chooses "Toy Trooper",
    expect { p2.lost, exactly = { "Toy Trooper", "Toy Lance" } }, expect { p1.lost, exactly = { "Toy Lizard" } },
  },
}
scenario "Who takes no part does not fire, and nobody but the creature is fired at" {
  rules = { "CCG-ATK-STEP-04" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, chance = { 1 }, p1 = { table = { { "Toy Lizard", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Plaza" }, { "Toy Lance", on = "Toy Captain" } } },
    p2 = { table = { { "Toy Mentor", at = "Toy Plaza" } } } },
  steps = { p1.attacks_with("Toy Lizard", "against Light"), p1.may_choose_exactly { pass }, p1.passes, p2.passes, p2.declines },
}
scenario "A weapon that does not aim at creatures is no use" {
  cites = { { "CCG-ATK-STEP-05", "what a weapon aims at its text says" } },
  given = { turn = p2, phase = "battle", locations = { "Toy Plaza" }, p1 = { table = { { "Toy Lizard", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Carbine", on = "Toy Captain" } } } },
  steps = { p2.attacks "Toy Lizard", p2.may_choose_exactly { pass }, p2.passes },
}
scenario "What is forbidden in a battle is forbidden in an attack" {
  rules = { "CCG-ATK-04" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 3, table = { { "Toy Lizard", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = { p1.attacks_with("Toy Lizard", "against Light"), p1.may_choose_exactly { pass }, p1.passes, p2.passes },
}
scenario "What speaks of battles does not speak of attacks" {
  rules = { "CCG-ATK-06" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Trumpet" }, table = { { "Toy Captain", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Lizard", at = "Toy Plaza" } } } },
  steps = { p1.attacks "Toy Lizard", p1.may_choose_exactly { pass }, p1.passes, p2.passes },
}
scenario "If the creature is gone the attack is over before it has begun" {
  cites = { { "CCG-ATK-STEP-03", "responses to the initiation come before the weapons segment" }, { "CCG-ATK-EX-06", "with cards of our own" } },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { table = { { "Toy Grub", at = "Toy Plaza" } } }, p2 = { hand = { "Toy Mesh" }, table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = { p1.attacks_with "Toy Grub", p2.answers "Toy Mesh", p2.chooses "Toy Grub", expect { p1.lost, exactly = { "Toy Grub" } }, expect { table, attack = "none" }, expect { p2.table, exactly = { "Toy Captain" } } },
}

-- Creatures meet
scenario "Creatures that are together attack each other at once: the less fierce is lost" {
  rules = { "CCG-ATK-12", "CCG-ATK-EACH-01" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Grub" }, force = 1 }, p2 = { table = { { "Toy Lizard", at = "Toy Plaza" } } } },
  steps = { p1.deploys "Toy Grub", p1.chooses "Toy Plaza", expect { p2.lost, exactly = { "Toy Lizard" } }, expect { p1.card "Toy Grub", at = "Toy Plaza" } },
}
scenario "Equally fierce creatures are both lost" {
  rules = { "CCG-ATK-EACH-01" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Hound" }, force = 1 }, p2 = { table = { { "Toy Lizard", at = "Toy Plaza" } } } },
  steps = { p1.deploys "Toy Hound", p1.chooses "Toy Plaza", expect { p2.lost, exactly = { "Toy Lizard" } }, expect { p1.lost, exactly = { "Toy Hound" } } },
}
scenario "Selective creatures leave their own species alone, others not" {
  rules = { "CCG-CREAT-SEL-01" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Jackal" }, force = 1 }, p2 = { table = { { "Toy Jackal", at = "Toy Plaza" } } } },
  steps = { p1.deploys "Toy Jackal", p1.chooses "Toy Plaza", expect { p2.card "Toy Jackal", at = "Toy Plaza" }, expect { p1.card "Toy Jackal", at = "Toy Plaza" } },
}

-- Parasites
scenario "A parasite that reaches the power segment attaches to its host and is carried" {
  rules = { "CCG-ATK-PAR-02" }, cites = { { "CCG-CREAT-PAR-01", "it lies on its host: it moves with it and neither attacks nor moves" } },
  given = { turn = p1, phase = "battle", locations = { "Toy Reach: Pier", "Toy Reach: Meadow" }, p1 = { table = { { "Toy Leech", at = "Toy Reach: Pier" } } }, p2 = { table = { { "Toy Mentor", at = "Toy Reach: Pier" } } } },
  steps = {
    p1.attacks_with "Toy Leech", p1.passes, p2.passes, expect { p1.card "Toy Leech", at = "Toy Mentor" }, expect { p2.card "Toy Mentor", power = 4 },
    p1.passes, p1.may_choose_exactly { pass },
  },
}
scenario "An attached parasite does not attack" {
  rules = { "CCG-ATK-PAR-01" },
  given = { turn = p2, phase = "battle", locations = { "Toy Reach: Pier" }, p1 = { table = { { "Toy Trooper", at = "Toy Reach: Pier" } } }, p2 = { force = 0, table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Leech", on = "Toy Captain" } } } },
  steps = { p2.may_choose_exactly { "attacks Toy Leech", pass }, p2.cannot { "attacks_with", "Toy Leech", because = "CCG-ATK-PAR-01" } },
}
scenario "A parasite that was hit is lost after it attached" {
  rules = { "CCG-ATK-STEP-08" },
  given = { turn = p1, phase = "battle", locations = { "Toy Reach: Pier" }, p1 = { table = { { "Toy Leech", at = "Toy Reach: Pier" } } },
    p2 = { reserve = { "Toy Mentor", "Toy Filler" }, table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Lance", on = "Toy Captain" } } } },
  steps = { p1.attacks_with "Toy Leech", p1.passes, p2.fires "Toy Lance", p2.chooses "Toy Leech", p1.passes, p2.passes, expect { p1.lost, exactly = { "Toy Leech" } }, expect { p2.card "Toy Captain", at = "Toy Reach: Pier", power = 3 } },
}
scenario "Who is eaten loses his parasites first: they let go, and are lost only outside their habitat" {
  rules = { "CCG-CREAT-PAR-02" },
  given = { turn = p1, phase = "control", locations = { "Toy Reach: Pier", "Toy Plaza" }, p1 = { hand = { "Toy Feast", "Toy Feast" } },
    p2 = { table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Leech", on = "Toy Captain" }, { "Toy Trooper", at = "Toy Plaza" }, { "Toy Leech", on = "Toy Trooper" } } } },
  steps = {
    p1.plays "Toy Feast", p1.chooses "Toy Captain", expect { p2.lost, exactly = { "Toy Captain" } }, expect { p2.card "Toy Leech", at = "Toy Reach: Pier" },
    p1.plays "Toy Feast", p1.chooses "Toy Trooper", expect { p2.lost, exactly = { "Toy Captain", "Toy Leech", "Toy Trooper" } },
  },
}
scenario "Whose host is lost is lost with it" {
  cites = { { "CCG-CREAT-PAR-02", "it lies on its host: what is on a card that is lost is lost" } },
  given = { turn = p1, phase = "control", locations = { "Toy Reach: Pier" }, p1 = { hand = { "Toy Assassin" } }, p2 = { table = { { "Toy Captain", at = "Toy Reach: Pier" }, { "Toy Leech", on = "Toy Captain" } } } },
  steps = { p1.plays "Toy Assassin", p1.chooses "Toy Captain", p2.chooses "Toy Leech", expect { p2.lost, exactly = { "Toy Captain", "Toy Leech" } } },
}
scenario "A parasite does not go for who is aboard something" {
  rules = { "CCG-ATK-PAR-01" },
  given = { turn = p1, phase = "battle", locations = { "Toy Reach: Pier" }, p1 = { table = { { "Toy Leech", at = "Toy Reach: Pier" } } }, p2 = { table = { { "Toy Steed", at = "Toy Reach: Pier" }, { "Toy Trooper", on = "Toy Steed" } } } },
  steps = { p1.may_choose_exactly { pass } },
}
scenario "A creature that is gone in the weapons segment ends the attack at once" {
  rules = { "CCG-ATK-11" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Duress" }, table = { { "Toy Grub", at = "Toy Plaza" } } }, p2 = { hand = { "Toy Pitfall" }, table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = { p1.attacks_with "Toy Grub", p1.passes, p1.passes, expect { table, attack = "weapons" }, p2.plays "Toy Pitfall", p2.chooses "Toy Grub", p1.passes, expect { table, attack = "none" }, expect { p2.table, exactly = { "Toy Captain" } } },
}
scenario "A blaster hits a creature: real weapons that name creatures aim at them" {
  cites = { { "CCG-ATK-EX-01", "Narra's part is played by a Stormtrooper with a Blaster Rifle" }, { "CCG-ATK-STEP-05", "the rifle names creatures" } },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { reserve = { "Toy Mentor", "Toy Filler" }, force = 2, table = { { "Stormtrooper", at = "Toy Plaza" }, { "1_312", on = "Stormtrooper" } } }, p2 = { table = { { "Toy Lizard", at = "Toy Plaza" } } } },
  steps = { p1.attacks "Toy Lizard", p1.fires "Blaster Rifle", p1.chooses "Toy Lizard", expect { p2.lost, exactly = { "Toy Lizard" } }, expect { p1.used, count = 3 } },
}
scenario "In a battle a creature neither takes part nor is fired at" {
  cites = { { "CCG-ATK-01", "a weapon aims at those who take part: in a battle no creature does" } },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Lance", on = "Toy Captain" } } }, p2 = { table = { { "Toy Trooper", at = "Toy Plaza" }, { "Toy Lizard", at = "Toy Plaza" } } } },
  steps = { p1.battles "Toy Plaza", p1.fires "Toy Lance", p1.may_choose_exactly { "Toy Trooper", decline }, p1.chooses "Toy Trooper", p2.forfeits "Toy Trooper", expect { p2.card "Toy Lizard", at = "Toy Plaza" } },
}

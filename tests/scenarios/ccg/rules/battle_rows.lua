-- More of battles: weapons, destinies added in the weapons segment, damage and attrition, immunity, pilots (rulebook 6 and 9).

local function at(place, cards)
  local out = {}
  for i = 1, #cards do out[i] = { cards[i], at = place } end
  return out
end

-- Weapons
scenario "A weapon is fired once in a battle, although its text does not say so" {
  rules = { "CCG-BTL-WEAP-04", "CCG-WEAP-FIRE-06" },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, table = { { "Toy Trooper", at = "Toy Plaza" }, { "Toy Repeater", on = "Toy Trooper" }, "Toy Well" } }, p2 = { table = at("Toy Plaza", { "Toy Trooper" }) } },
  steps = { p1.battles "Toy Plaza", p1.fires "Toy Repeater", p1.chooses "Toy Trooper", p1.may_choose_exactly { "uses Toy Well", pass }, p1.cannot { "fires", "Toy Repeater", because = "CCG-BTL-WEAP-04" }, p1.passes },
}
scenario "It is not fired again by somebody who took it over in the same battle" {
  rules = { "CCG-BTL-WEAP-04" },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, table = { { "Toy Trooper", at = "Toy Plaza" }, { "Toy Repeater", on = "Toy Trooper" } } }, p2 = { hand = { "Toy Pilferer" }, table = { { "Toy Captain", at = "Toy Plaza" }, "Toy Well" } } },
  steps = {
    p1.battles "Toy Plaza", p2.passes, p1.fires "Toy Repeater", p1.chooses "Toy Captain", p2.passes, p2.plays "Toy Pilferer", p2.chooses "Toy Repeater", p2.chooses "Toy Captain",
    p2.may_choose_exactly { "uses Toy Well", pass }, expect { p2.card "Toy Repeater", at = "Toy Captain" }, p2.cannot { "fires", "Toy Repeater", because = "CCG-BTL-WEAP-04" }, p2.passes, p1.forfeits "Toy Trooper",
  },
}
scenario "In a battle nobody is fired at who takes no part in it" {
  rules = { "CCG-WEAP-FIRE-06" },
  given = { phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { hand = { "Toy Filler" }, force = 1, table = { { "Toy Trooper", at = "Toy Plaza" }, { "Toy Repeater", on = "Toy Trooper" } } }, p2 = { table = { { "Toy Trooper", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Canyon" } } } },
  steps = { p1.battles "Toy Plaza", p1.fires "Toy Repeater", p1.may_choose_exactly { "Toy Trooper", decline }, p1.chooses "Toy Trooper", p1.passes },
}
scenario "A firing that was canceled was a use of the weapon, but it may still be fired" {
  rules = { "CCG-WEAP-FIRE-02" },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, table = { { "Toy Trooper", at = "Toy Plaza" }, { "Toy Pistol", on = "Toy Trooper" }, { "Toy Scatter", on = "Toy Trooper" } } }, p2 = { table = { { "Toy Mentor", at = "Toy Plaza" }, "Toy Jammer" } } },
  steps = {
    p1.battles "Toy Plaza", p1.fires "Toy Pistol", p1.chooses "Toy Mentor", p2.answers "Toy Jammer", p1.may_choose_exactly { "fires Toy Pistol", pass },
    p1.cannot { "fires", "Toy Scatter", because = "CCG-WEAP-USE-01" }, p1.fires "Toy Pistol", p1.chooses "Toy Mentor", p2.declines, p1.loses "Reserve Deck", p1.forfeits "Toy Trooper", p1.chooses "Toy Scatter", p1.chooses "Toy Pistol",
  },
}
scenario "A squadron uses three weapons in a turn" {
  rules = { "CCG-WEAP-USE-02" },
  given = { phase = "battle", locations = { "Toy Reach" }, p1 = { hand = { "Toy Filler" }, force = 1, table = { { "Toy Flock", at = "Toy Reach" }, { "Toy Cannon", on = "Toy Flock" }, { "Toy Cannon", on = "Toy Flock" }, { "Toy Cannon", on = "Toy Flock" }, { "Toy Cannon", on = "Toy Flock" } } },
    p2 = { table = at("Toy Reach", { "Toy Argosy" }) } },
  steps = {
    p1.battles "Toy Reach", p1.fires "Toy Cannon#1", p1.chooses "Toy Argosy", p1.fires "Toy Cannon#1", p1.chooses "Toy Argosy", p1.fires "Toy Cannon#1", p1.chooses "Toy Argosy",
    p1.may_choose_exactly { pass }, p1.passes, p2.loses "Reserve Deck", p2.loses "Reserve Deck",
  },
}
scenario "A capital starship uses any number of weapons" {
  rules = { "CCG-WEAP-USE-02" },
  given = { phase = "battle", locations = { "Toy Reach" }, p1 = { hand = { "Toy Filler" }, force = 1, table = { { "Toy Argosy", at = "Toy Reach" }, { "Toy Cannon", on = "Toy Argosy" }, { "Toy Cannon", on = "Toy Argosy" } } },
    p2 = { table = at("Toy Reach", { "Toy Argosy" }) } },
  steps = { p1.battles "Toy Reach", p1.fires "Toy Cannon#1", p1.chooses "Toy Argosy", p1.fires "Toy Cannon#1", p1.chooses "Toy Argosy", p1.passes },
}
scenario "What a weapon adds when it is fired is added to the total, once" {
  rules = { "CCG-WEAP-DEST-04" },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, reserve = { "Toy Filler", "Toy Filler", "Toy Filler" }, table = { { "Toy Trooper", at = "Toy Plaza" }, { "Toy Scatter", on = "Toy Trooper" }, "Toy Well" } }, p2 = { table = at("Toy Plaza", { "Toy Trooper" }) } },
  steps = { p1.battles "Toy Plaza", p1.fires "Toy Scatter", p1.chooses "Toy Trooper", expect { p2.card "Toy Trooper", hit = true }, p1.passes, p2.forfeits "Toy Trooper" },   -- 3 and 3 and 1
}
scenario "What a weapon does beside hitting happens at once" {
  cites = { { "CCG-WEAP-HIT-02", "who is lost to a weapon is gone before the damage segment" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, reserve = { "Toy Filler", "Toy Filler" }, table = { { "Toy Trooper", at = "Toy Plaza" }, { "Toy Erasure", on = "Toy Trooper" }, "Toy Well" } }, p2 = { table = at("Toy Plaza", { "Toy Captain", "Toy Captain" }) } },
  steps = { p1.battles "Toy Plaza", p1.fires "Toy Erasure", p1.chooses "Toy Captain#1", expect { p2.lost, exactly = { "Toy Captain" } }, expect { table, segment = "weapons" }, p1.passes, p1.loses "Reserve Deck" },
}
scenario "A weapon that resets a value hits nobody, and what it reset stays so" {
  cites = { { "CCG-WEAP-ION-01", "the power is 0 at once, and nothing is hit" }, { "CCG-WEAP-ION-02", "neither the battle nor the turn ends it" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Filler" }, force = 1, table = { { "Toy Trooper", at = "Toy Plaza" }, { "Toy Jolt", on = "Toy Trooper" } } }, p2 = { hand = { "Toy Filler" }, table = at("Toy Plaza", { "Toy Captain" }) } },
  steps = {
    p1.battles "Toy Plaza", p2.passes, p1.passes, p1.fires "Toy Jolt", p1.chooses "Toy Captain", expect { p2.card "Toy Captain", power = 0, hit = false }, p2.loses "Reserve Deck", p2.loses "Reserve Deck",
    p1.passes, p1.passes, p2.passes, p2.passes, p1.passes, p1.passes, p2.passes, p1.passes, p2.passes, expect { table, turn = "p2" }, expect { p2.card "Toy Captain", power = 0 },
  },
}

-- The weapons segment and what belongs to it
scenario "What changes power, and what has nothing to do with the battle, is for the weapons segment" {
  rules = { "CCG-BTL-WEAP-08", "CCG-BTL-WEAP-13", "CCG-BTL-DMG-02" },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Bravado", "Toy Salute", "Toy Absolution" }, force = 1, table = at("Toy Plaza", { "Toy Trooper" }) }, p2 = { table = at("Toy Plaza", { "Toy Captain" }) } },
  steps = {
    p1.battles "Toy Plaza", p1.passes, expect { table, segment = "weapons" }, p1.may_choose_exactly { "plays Toy Bravado", "plays Toy Salute", pass }, p1.passes,
    expect { table, segment = "damage" }, p1.may_choose_exactly { "plays Toy Absolution", "forfeits Toy Trooper", "loses Toy Bravado", "loses Toy Salute", "loses Toy Absolution", "loses Reserve Deck", "loses Used Pile" },
    p1.plays "Toy Absolution",
  },
}
scenario "In the power segment neither is offered" {
  rules = { "CCG-BTL-WEAP-08", "CCG-BTL-WEAP-13" },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Bravado", "Toy Salute" }, force = 1, table = { { "Toy Trooper", at = "Toy Plaza" }, "Toy Verdict" } }, p2 = { table = at("Toy Plaza", { "Toy Trooper" }) } },
  steps = { p1.battles "Toy Plaza", p1.passes, p1.passes, expect { table, segment = "power" }, p1.may_choose_exactly { "uses Toy Verdict", pass }, p1.passes },
}
scenario "What is for a battle is used by who takes part in it" {
  rules = { "CCG-BTL-PART-08" },
  given = { phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { hand = { "Toy Filler" }, force = 1, table = { { "Toy Trooper", at = "Toy Plaza" }, { "Toy Booster", at = "Toy Canyon" } } }, p2 = { table = at("Toy Plaza", { "Toy Trooper" }) } },
  steps = { p1.battles "Toy Plaza", p1.may_choose_exactly { pass }, p1.passes },
}
scenario "Battle destinies that were added stay added when the card that did it is gone" {
  rules = { "CCG-BTL-BD-04", "CCG-BTL-BDNUM-02" },
  cites = { { "CCG-BTL-WEAP-09", "added in the weapons segment, drawn in the power segment" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Backing" }, force = 1, reserve = { "Toy Filler", "Toy Filler", "Toy Filler" }, table = at("Toy Plaza", { "Toy Mentor", "Toy Booster" }) },
    p2 = { hand = { "Toy Hunt" }, force = 1, table = at("Toy Plaza", { "Toy Giant" }) } },
  steps = {
    p1.battles "Toy Plaza", p2.passes, p1.uses "Toy Booster", p2.plays "Toy Hunt", p2.chooses "Toy Booster", expect { p1.lost, exactly = { "Toy Booster" } }, p1.plays "Toy Backing", p2.passes,
    expect { table, segment = "power" }, p1.accepts, expect { p1, battle_destiny = 9 },               -- 1 for ability, 1 for the Booster, 1 for the Backing
    p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.forfeits "Toy Giant",
  },
}
scenario "What adds by itself must be there when the first is drawn; who came in time adds too" {
  rules = { "CCG-BTL-BD-02" },
  cites = { { "CCG-BTL-BDNUM-01", "the Adviser who was lost adds nothing, the one who came adds" }, { "CCG-BTL-BDNUM-05", "0 without the ability, then what is added" } },
  given = { phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { hand = { "Toy Hunt" }, force = 2, table = at("Toy Plaza", { "Toy Captain" }) },
    p2 = { hand = { "Toy Charge" }, reserve = { "Toy Filler", "Toy Filler", "Toy Filler" }, table = { { "Toy Adviser", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" }, { "Toy Adviser", at = "Toy Canyon" } } } },
  steps = {
    p1.battles "Toy Plaza", p2.passes, p1.plays "Toy Hunt", p1.chooses "Toy Adviser#1", p2.passes, p2.plays "Toy Charge", p2.chooses "Toy Adviser", expect { p2.card "Toy Adviser", at = "Toy Plaza" },
    p2.accepts, expect { p2, battle_destiny = 3 }, p1.forfeits "Toy Captain",
  },
}
scenario "A change of the total battle destiny waits for the total" {
  rules = { "CCG-BTL-WEAP-11" },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Fortune" }, force = 1, reserve = { "Toy Filler", "Toy Filler" }, table = at("Toy Plaza", { "Toy Mentor" }) }, p2 = { table = at("Toy Plaza", { "Toy Bulwark" }) } },
  steps = { p1.battles "Toy Plaza", p1.passes, p1.plays "Toy Fortune", expect { p1, battle_destiny = "none" }, p1.accepts, expect { p1, battle_destiny = 5 }, p2.forfeits "Toy Bulwark" },
}

-- Damage
scenario "Battle damage is canceled only while some is pending" {
  rules = { "CCG-BTL-DMG-05" },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Filler" }, force = 1, table = at("Toy Plaza", { "Toy Giant" }) }, p2 = { hand = { "Toy Absolution" }, table = at("Toy Plaza", { "Toy Trooper" }) } },
  steps = { p1.battles "Toy Plaza", p2.passes, p1.passes, p1.passes, p2.passes, p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.forfeits "Toy Trooper", p2.may_choose_exactly { pass }, p2.passes },
}
scenario "Attrition is canceled only while some is pending" {
  rules = { "CCG-BTL-DMG-06" },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Filler" }, force = 1, reserve = { "Toy Filler" }, table = at("Toy Plaza", { "Toy Mentor" }) }, p2 = { hand = { "Toy Parole", "Toy Absolution" }, table = at("Toy Plaza", { "Toy Bulwark" }) } },
  steps = {
    p1.battles "Toy Plaza", p2.passes, p1.passes, p2.passes, p1.accepts, expect { p2, attrition = 3, damage = 7 }, p2.may_choose { "plays Toy Parole", "plays Toy Absolution" }, p2.plays "Toy Parole", expect { p2, attrition = 0, damage = 7 },
    p2.plays "Toy Absolution", expect { p2, damage = 0 },
  },
}
scenario "Without attrition nothing cancels it" {
  rules = { "CCG-BTL-DMG-06" },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Filler" }, force = 1, table = at("Toy Plaza", { "Toy Captain" }) }, p2 = { hand = { "Toy Parole" }, table = at("Toy Plaza", { "Toy Trooper" }) } },
  steps = { p1.battles "Toy Plaza", p2.passes, p1.passes, p1.passes, p2.passes, p2.passes, p1.passes, p2.may_choose_exactly { "forfeits Toy Trooper", "loses Reserve Deck", "loses Toy Parole" }, p2.forfeits "Toy Trooper" },
}
scenario "What cancels both together asks for either" {
  cites = { { "CCG-BTL-DMG-05", "attrition alone is enough for both" }, { "CCG-BTL-DMG-06", "battle damage alone is enough for both" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Filler" }, force = 1, table = at("Toy Plaza", { "Toy Captain" }) }, p2 = { hand = { "Toy Jubilee" }, table = at("Toy Plaza", { "Toy Trooper" }) } },
  steps = { p1.battles "Toy Plaza", p2.passes, p1.passes, p2.passes, p2.plays "Toy Jubilee", expect { p2, damage = 0 } },
}
scenario "Only who took part and is there is forfeited" {
  rules = { "CCG-BTL-FORF-02" },
  given = { phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { force = 1, table = at("Toy Plaza", { "Toy Captain" }) }, p2 = { table = { { "Toy Trooper", at = "Toy Plaza" }, { "Toy Mentor", at = "Toy Canyon" } } } },
  steps = { p1.battles "Toy Plaza", p1.passes, p2.passes, p2.may_choose_exactly { "forfeits Toy Trooper", "loses Reserve Deck" }, p2.forfeits "Toy Trooper" },
}
scenario "Who took part has battled, although the battle ended at once" {
  rules = { "CCG-BTL-PART-02" },
  given = { phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { hand = { "Toy Ferry", "Toy Filler" }, force = 5, table = { { "Toy Trooper", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Canyon" } } } },
  steps = { p1.battles "Toy Plaza", p1.plays "Toy Ferry", p1.chooses "Toy Trooper", expect { table, segment = "none" }, p1.cannot { "battles", "Toy Canyon", because = "CCG-BTL-PART-05" } },
}

-- Immunity
scenario "Who became immune only by the losses of the others is forfeited all the same" {
  rules = { "CCG-BTL-IMM-02" },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, reserve = { "Toy Mentor" }, table = at("Toy Plaza", { "Toy Mentor" }) }, p2 = { table = at("Toy Plaza", { "Toy Loner", "Toy Giant" }) } },
  steps = { p1.battles "Toy Plaza", p1.accepts, expect { p2, attrition = 5, damage = 3 }, p2.forfeits "Toy Giant", p2.may_choose_exactly { "forfeits Toy Loner" }, p2.forfeits "Toy Loner" },
}
scenario "What takes immunity away is stronger than what gives it" {
  rules = { "CCG-BTL-IMM-06" },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, reserve = { "Toy Mentor" }, table = { { "Toy Mentor", at = "Toy Plaza" }, "Toy Anathema" } }, p2 = { table = at("Toy Plaza", { "Toy Loner" }) } },
  steps = { expect { p2.card "Toy Loner", immunity = 0 }, p1.battles "Toy Plaza", p1.accepts, p2.forfeits "Toy Loner", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck", p2.loses "Reserve Deck" },
}

-- Pilots
scenario "A pilot who comes aboard pilots if there is a place for him; the others sit behind and add nothing" {
  rules = { "CCG-SHIP-PILOT-01", "CCG-SHIP-PILOT-03" },
  given = { phase = "deploy", locations = { "Toy Reach" }, p1 = { hand = { "Toy Flier", "Toy Flier" }, force = 2, table = { { "Toy Dart", at = "Toy Reach" } } } },
  steps = {
    p1.deploys "Toy Flier#1", p1.chooses "Toy Dart", expect { p1.card "Toy Dart", power = 4 }, p1.deploys "Toy Flier", p1.chooses "Toy Dart", expect { p1.card "Toy Dart", power = 4 }, p1.passes,
  },
}
scenario "What makes a pilot stronger does not make his starship stronger" {
  rules = { "CCG-SHIP-PILOT-01" },
  cites = { { "CCG-SHIP-PILOT-03", "his power is his own, what he adds is a number of its own" } },
  given = { phase = "deploy", locations = { "Toy Reach" }, p1 = { table = { { "Toy Dart", at = "Toy Reach" }, { "Toy Flier", on = "Toy Dart" }, "Toy Banner" } } },
  steps = { expect { p1.card "Toy Flier", power = 2, pilots = 1 }, expect { p1.card "Toy Dart", power = 4 }, p1.switches "Toy Flier", expect { p1.card "Toy Dart", power = 0 }, p1.passes },
}
scenario "A starship is piloted by a character who pilots it or by its own pilot, and not without" {
  rules = { "CCG-SHIP-PILOT-04" },
  given = { phase = "move", locations = { "Toy Reach" }, p1 = { table = { { "Toy Dart", at = "Toy Reach" }, { "Toy Trooper", on = "Toy Dart" }, { "Toy Needle", at = "Toy Reach" } } } },
  steps = { expect { p1.card "Toy Dart", power = 0 }, expect { p1.card "Toy Needle", power = 2 }, p1.passes },
}

-- Cards that stand for their player in battles only
scenario "The opponent begins a battle with a droid that may be battled; its player does not" {
  rules = { "CCG-BTL-MAY-01" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { hand = { "Toy Filler" }, force = 2, table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Target", at = "Toy Canyon" } } }, p2 = { table = { { "Toy Target", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Canyon" } } } },
  steps = { p1.may_choose_exactly { "battles Toy Plaza", pass }, p1.battles "Toy Plaza", p2.forfeits "Toy Target" },
}
scenario "What may be battled gives no control and keeps nobody from it" {
  cites = { { "CCG-BTL-MAY-01", "it occupies its place for battles only" } },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Gladiator", at = "Toy Canyon" } } }, p2 = { table = { { "Toy Target", at = "Toy Plaza" } } } },
  steps = { p1.may_choose_exactly { "drains Toy Plaza", pass } },
}
scenario "Its player begins a battle with a droid that may initiate it; the opponent does not" {
  rules = { "CCG-BTL-MAY-02" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza", "Toy Canyon" }, p1 = { hand = { "Toy Filler" }, force = 2, table = { { "Toy Assailant", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Canyon" } } }, p2 = { table = { { "Toy Trooper", at = "Toy Plaza" }, { "Toy Assailant", at = "Toy Canyon" } } } },
  steps = { p1.may_choose_exactly { "battles Toy Plaza", pass }, p1.battles "Toy Plaza", p2.loses "Reserve Deck" },
}
scenario "A droid with both words is battled and battles" {
  rules = { "CCG-BTL-MAY-03" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Filler" }, force = 2, table = { { "Toy Gladiator", at = "Toy Plaza" } } }, p2 = { table = { { "Toy Gladiator", at = "Toy Plaza" } } } },
  steps = { p1.may_choose_exactly { "battles Toy Plaza", pass }, p1.battles "Toy Plaza", expect { table, segment = "none" } },
}

-- More about weapons
scenario "What weapons may not target still bears and fires weapons" {
  rules = { "CCG-WEAP-NOTGT-01" },
  given = { phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Repeater" }, force = 1, table = { { "Toy Phantom", at = "Toy Plaza" } } } },
  steps = { p1.deploys "Toy Repeater", p1.chooses "Toy Phantom", expect { p1.card "Toy Repeater", at = "Toy Phantom" } },
}
scenario "Weapons do not target what they may not" {
  cites = { { "CCG-WEAP-NOTGT-01", "the Phantom fires, and is not fired at" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, table = { { "Toy Phantom", at = "Toy Plaza" }, { "Toy Repeater", on = "Toy Phantom" } } }, p2 = { table = { { "Toy Phantom", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" } } } },
  steps = { p1.battles "Toy Plaza", p1.fires "Toy Repeater", p1.may_choose_exactly { "Toy Trooper", decline }, p1.chooses "Toy Trooper", p1.loses "Reserve Deck", p1.loses "Reserve Deck" },
}
scenario "What a weapon adds all the time is no use; any other text of it is, as often as one likes" {
  rules = { "CCG-WEAP-USE-04" },
  cites = { { "CCG-WEAP-USE-05", "the same weapon is used twice" } },
  given = { phase = "battle", locations = { "Toy Plaza" }, p1 = { force = 1, reserve = 6, table = { { "Toy Trooper", at = "Toy Plaza" }, { "Toy Halberd", on = "Toy Trooper" }, { "Toy Repeater", on = "Toy Trooper" } } }, p2 = { table = at("Toy Plaza", { "Toy Giant" }) } },
  steps = {
    expect { p1.card "Toy Trooper", power = 3 }, p1.uses "Toy Halberd", p1.uses "Toy Halberd", expect { p1.hand, count = 2 }, p1.battles "Toy Plaza", p1.passes,
    p1.cannot { "fires", "Toy Repeater", because = "CCG-WEAP-USE-01" }, p1.passes, p1.loses "Reserve Deck", p1.loses "Reserve Deck", p1.loses "Reserve Deck",
  },
}

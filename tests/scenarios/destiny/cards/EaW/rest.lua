-- Empire at War: the other cards that the Rules Reference names, and what it says of them.

scenario "MagnaGuard is not defeated by damage at once but when the round ends, healed or not" {
  rules = { "EaW-3/before" },
  cites = { { "DST-RUL-EAW-15", "that it falls was settled when it would have fallen" } },
  given = { turn = p1,
    p1 = { deck = { "Aim" }, characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { deck = { "Aim" }, hand = { "Rejuvenate" }, characters = { { "MagnaGuard", damage = 7 }, "Kylo Ren" } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "MagnaGuard",
    expect { p2.character "MagnaGuard", damage = 8 },
    p2.plays "Rejuvenate",
    p2.chooses "MagnaGuard",
    expect { p2.character "MagnaGuard", damage = 7 },
    p1.passes, p2.passes,
    expect { table, round = 2 },
    expect { p2.characters, exactly = { "Kylo Ren" } },
  },
}

scenario "MagnaGuard with 8 damage can be dealt more; what goes beyond is ignored" {
  rules = { "EaW-3/before" },
  cites = { { "DST-RUL-EAW-16", "damage beyond its health is ignored" } },
  given = { turn = p1,
    p1 = { characters = { { "Rey", elite = true } }, pool = { { "Rey", side = "1 melee" }, { "Rey", side = "1 melee" } } },
    p2 = { characters = { { "MagnaGuard", damage = 7 }, "Kylo Ren" } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "MagnaGuard",
    p1.chooses "1 melee",
    p1.chooses "MagnaGuard",
    expect { p2.character "MagnaGuard", damage = 8 },
  },
}

scenario "MagnaGuard: what is divided as one wishes goes to it only as far as its health" {
  rules = { "DST-DMG-09" },
  cites = { { "DST-RUL-EAW-17", "its ability changes nothing about that" } },
  given = { turn = p1,
    p1 = { characters = { "Clone Trooper" }, pool = { { "Clone Trooper", side = "2 indirect" } } },
    p2 = { characters = { { "MagnaGuard", damage = 7 }, "Kylo Ren" } } },
  steps = {
    p1.resolves "2 indirect",
    p2.chooses "MagnaGuard",
    p2.may_choose_exactly { "Kylo Ren" },
    p2.chooses "Kylo Ren",
    expect { p2.character "MagnaGuard", damage = 8 },
    expect { p2.character "Kylo Ren", damage = 1 },
  },
}

scenario "MagnaGuard is defeated by an effect at once" {
  rules = { "EaW-34/action" },
  given = { turn = p1,
    p1 = { characters = { "EaW-34" }, pool = { { "EaW-34", side = "blank" } } },
    p2 = { characters = { { "MagnaGuard", damage = 6 }, "Kylo Ren" } } },
  steps = {
    p1.uses "Mace Windu",
    p1.chooses "MagnaGuard",
    expect { p2.characters, exactly = { "Kylo Ren" } },
  },
}

scenario "Ahsoka Tano may pay for each die that she rolled, those of upgrades too, to ready" {
  rules = { "EaW-31/after" },
  cites = { { "DST-RUL-EAW-01", "the dice of her upgrades were rolled with hers" } },
  given = { turn = p1,
    p1 = { resources = 3, characters = { { "Ahsoka Tano", upgrades = { "Rey's Staff" } } } },
    p2 = { characters = { "Nightsister" } },
    chance = { 1, 1 } },
  steps = {
    p1.activates "Ahsoka Tano",
    p1.accepts,
    expect { p1, resources = 1 },
    expect { p1.character "Ahsoka Tano", exhausted = false },
    expect { p1.pool, count = 2 },
    p2.passes,
    p1.activates "Ahsoka Tano",            -- the second time in this round
    expect { p1.character "Ahsoka Tano", exhausted = true },
    p2.is_asked,
  },
}

scenario "Ahsoka Tano without the resources stays exhausted" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { resources = 1, characters = { { "Ahsoka Tano", upgrades = { "Rey's Staff" } } } },
    p2 = { characters = { "Nightsister" } },
    chance = { 1, 1 } },
  steps = {
    p1.activates "Ahsoka Tano",
    p2.is_asked,
    expect { p1, resources = 1 },
    expect { p1.character "Ahsoka Tano", exhausted = true },
  },
}

scenario "Kanan Jarrus: before an action, whatever it will be, one of his dice may be resolved" {
  rules = { "EaW-33/before" },
  cites = { { "DST-RUL-EAW-13", "the action is declared afterwards" } },
  given = { turn = p1,
    p1 = { characters = { { "Kanan Jarrus", exhausted = true, elite = true }, "Rey" }, pool = { { "Kanan Jarrus", side = "2 melee" }, { "Kanan Jarrus", side = "1 resource" } } },
    p2 = { characters = { "Nightsister" } },
    chance = { 1 } },
  steps = {
    p1.accepts,
    p1.may_choose_exactly { "2 melee", "1 resource" },
    p1.chooses "2 melee",
    p1.chooses "Nightsister",
    expect { p2.character "Nightsister", damage = 2 },
    p1.may_not_choose { pass },            -- an action follows
    p1.activates "Rey",
    expect { p1.character "Rey", exhausted = true },
    p2.is_asked,
  },
}

scenario "Kanan Jarrus: without his dice in the pool nobody asks; who declines may pass" {
  rules = { "DST-RND-03" },
  given = { turn = p1,
    p1 = { characters = { "Kanan Jarrus", "Rey" }, pool = { { "Kanan Jarrus", side = "2 melee" } } },
    p2 = { characters = { "Kanan Jarrus" } } },
  steps = {
    p1.declines,
    p1.passes,
    p2.may_choose { "activates Kanan Jarrus", pass },
  },
}

scenario "Sabine Wren plays a weapon out of the discard pile on herself before she activates, and rolls it too" {
  rules = { "EaW-40/before" },
  given = { turn = p1,
    p1 = { resources = 2, discard = { "Rey's Staff", "Jedi Robes" }, characters = { "Sabine Wren", "Rey" } },
    p2 = { characters = { "Nightsister" } },
    chance = { 5, 1 } },
  steps = {
    p1.activates "Sabine Wren",
    p1.accepts,
    p1.may_choose_exactly { "Rey's Staff" },
    p1.chooses "Rey's Staff",
    expect { p1.character "Sabine Wren", upgrades = "Rey's Staff", exhausted = true },
    expect { p1, resources = 0 },
    expect { p1.pool, count = 2 },
  },
}

scenario "Sabine Wren: a card with the word Thermal in its title costs 1 less" {
  rules = { "EaW-40/before" },
  given = { turn = p1,
    p1 = { resources = 2, discard = { "Thermal Detonator" }, characters = { "Sabine Wren" } },
    p2 = { characters = { "Nightsister" } },
    chance = { 5, 1 } },
  steps = {
    p1.activates "Sabine Wren",
    p1.accepts,
    p1.chooses "Thermal Detonator",
    expect { p1.character "Sabine Wren", upgrades = "Thermal Detonator" },
    expect { p1, resources = 0 },
  },
}

scenario "Lure on Sabine Wren, who plays a weapon with Ambush: the player of Lure takes the first additional action" {
  rules = { "EaW-40/before", "LEG-154/effect", "DST-FAQ-39" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Lure" }, characters = { "Bala-Tik" } },
    p2 = { resources = 2, discard = { "Vibroknife" }, characters = { "Sabine Wren" } },
    chance = { 5, 1 } },
  steps = {
    p1.plays "Lure",
    p1.chooses "Sabine Wren",
    p2.accepts,
    p2.chooses "Vibroknife",
    expect { table, additional_actions = 1 },
    p1.is_asked,
    p1.declines,
    p2.is_asked,
    p2.declines,
    p2.is_asked,
  },
}

scenario "Coercion: the event chosen from the revealed hand must be the next action" {
  rules = { "EaW-81/effect", "DST-RUL-EAW-05" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Coercion" }, characters = { "Bala-Tik" } },
    p2 = { resources = 2, hand = { "Dodge", "Rejuvenate", "Jedi Robes" }, characters = { "Rey" } } },
  steps = {
    p1.plays "Coercion",
    p1.may_choose_exactly { "Dodge", "Rejuvenate" },
    p1.chooses "Dodge",
    p2.may_choose_exactly { "plays Dodge", pass },
    p2.cannot { "activates", "Rey", because = "DST-RUL-EAW-05" },
    p2.plays "Dodge",                      -- without effect, but it is played
    expect { p2, resources = 0 },
    p1.passes,
    p2.may_choose { "activates Rey" },
  },
}

scenario "Coercion: an event that cannot be paid for need not be played, and the duty is over" {
  rules = { "DST-RUL-EAW-04" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Coercion" }, characters = { "Bala-Tik" } },
    p2 = { resources = 1, hand = { "Dodge" }, characters = { "Rey" } },
    chance = { 4 } },
  steps = {
    p1.plays "Coercion",
    p1.chooses "Dodge",
    p2.activates "Rey",
    p1.passes,
    p2.resolves "1 resource",
    expect { p2, resources = 2 },
    p1.passes,
    p2.may_choose { "rerolls with Dodge" },
  },
}

scenario "Coercion: passing is no action; the duty waits for the next one" {
  rules = { "DST-RUL-EAW-05" },
  cites = { { "DST-RUL-EAW-06", "a pass is offered and takes nothing of the duty away" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Coercion" }, characters = { "Bala-Tik", "Nightsister" } },
    p2 = { resources = 2, hand = { "Dodge" }, characters = { "Rey" } },
    chance = { 1 } },
  steps = {
    p1.plays "Coercion",
    p1.chooses "Dodge",
    p2.passes,
    p1.activates "Bala-Tik",
    p2.may_choose_exactly { "plays Dodge", pass },
  },
}

scenario "Coercion without a yellow character does nothing" {
  rules = { "DST-TERM-42" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Coercion" }, characters = { "Nightsister" } },
    p2 = { resources = 2, hand = { "Dodge" }, characters = { "Rey" } } },
  steps = {
    p1.plays "Coercion",
    p2.may_choose { "activates Rey" },
  },
}

scenario "Heat of Battle: the opponent turns up to 2 dice to damage, then its player does" {
  rules = { "EaW-123/effect" },
  cites = { { "DST-ERR-13", "the corrected card: up to 2" } },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Heat Of Battle" }, characters = { { "Rey", elite = true } }, pool = { { "Rey", side = "blank" }, { "Rey", side = "1 discard" } } },
    p2 = { characters = { "Nightsister", "Admiral Ackbar" }, pool = { { "Nightsister", side = "blank" }, { "Admiral Ackbar", side = "1 ranged" } } } },
  steps = {
    p1.plays "Heat Of Battle",
    p2.may_choose_exactly { "blank", done },   -- the other die has no other side with damage
    p2.chooses "blank",
    p2.picks "2 ranged",
    p1.chooses "blank",
    p1.finishes,
    p1.picks "1 melee",
    expect { p1.pool, exactly = { "1 melee", "1 discard" } },
    expect { p2.pool, exactly = { "2 ranged", "1 ranged" } },
  },
}

scenario "Heat of Battle: nobody has to turn anything" {
  rules = { "DST-ACT-PLAY-06" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Heat Of Battle" }, characters = { "Rey" }, pool = { { "Rey", side = "blank" } } },
    p2 = { characters = { "Nightsister" }, pool = { { "Nightsister", side = "blank" } } } },
  steps = {
    p1.plays "Heat Of Battle",
    p2.finishes,
    p1.finishes,
    expect { p1.pool, exactly = { "blank" } },
    expect { p1, resources = 0 },
  },
}

scenario "Battle of Wills: each player activates a character; the lower total is removed" {
  rules = { "EaW-128/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Battle of Wills" }, characters = { { "Rey", elite = true, upgrades = { "Rey's Staff" } }, { "Finn", exhausted = true } } },
    p2 = { characters = { "Nightsister", "Kylo Ren" } },
    chance = { 1, 3, 2, 1 } },
  steps = {
    p1.plays "Battle of Wills",
    p1.chooses "Rey",
    p2.may_choose_exactly { "Nightsister", "Kylo Ren" },
    p2.chooses "Nightsister",
    expect { p1.character "Rey", exhausted = true },
    expect { p2.character "Nightsister", exhausted = true },
    expect { p1.pool, exactly = { "1 melee", "1 discard", "1 melee" } },   -- 2 against 1; the upgrade does not count
    expect { p2.pool, exactly = {} },
  },
}

scenario "Battle of Wills: all who tie for the lowest total remove their dice" {
  rules = { "DST-RUL-EAW-03" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Battle of Wills" }, characters = { "Rey" } },
    p2 = { characters = { "Nightsister" } },
    chance = { 1, 1 } },
  steps = {
    p1.plays "Battle of Wills",
    p1.chooses "Rey",
    p2.chooses "Nightsister",
    expect { p1.pool, exactly = {} },
    expect { p2.pool, exactly = {} },
  },
}

scenario "Endurance rolls a die again that was removed in the opponent's last turn" {
  quiet = { "EaW-147/restriction" },
  rules = { "EaW-147/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Flank" }, characters = { "Nightsister", "Kylo Ren" } },
    p2 = { resources = 1, hand = { "Endurance" }, characters = { { "Rey", exhausted = true } }, pool = { { "Rey", side = "1 melee" } } },
    chance = { 2 } },
  steps = {
    p1.plays "Flank",
    expect { p2.pool, exactly = {} },
    p2.plays "Endurance",
    p2.chooses "Rey die",
    expect { p2.pool, exactly = { "+2 melee" } },
  },
}

scenario "Endurance cannot be played when nothing was removed in the opponent's last turn" {
  rules = { "EaW-147/restriction" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Flank" }, characters = { "Nightsister", "Kylo Ren" } },
    p2 = { resources = 1, hand = { "Endurance" }, characters = { { "Rey", exhausted = true }, "Finn" }, pool = { { "Rey", side = "1 melee" } } },
    chance = { 1, 1 } },
  steps = {
    p1.plays "Flank",
    p2.activates "Finn",
    p1.activates "Nightsister",
    p2.cannot { "plays", "Endurance", because = "DST-ACT-PLAY-02" },
  },
}

scenario "Endurance does not bring back a die that Prized Possession keeps" {
  quiet = { "EaW-147/effect" },
  rules = { "EaW-147/restriction" },
  cites = { { "DST-FAQ-37", "the die is under the opponent's control" } },
  given = { turn = p1,
    p1 = { resources = 4, hand = { "Prized Possession" }, characters = { "Bala-Tik" } },
    p2 = { resources = 1, hand = { "Endurance" }, characters = { { "Rey", exhausted = true } }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.plays "Prized Possession",
    p1.chooses "Bala-Tik",
    p1.accepts,
    p1.chooses "1 melee",
    p2.cannot { "plays", "Endurance", because = "DST-ACT-PLAY-02" },
  },
}

scenario "Training Remote modifies any symbol of one's own blue character dice" {
  rules = { "EaW-35/inherent" },
  given = { turn = p1,
    p1 = { supports = { "Training Remote" }, characters = { "Luke Skywalker", "Finn" },
      pool = { { "Training Remote", side = "+1 any" }, { "Luke Skywalker", side = "1 shield" }, { "Finn", side = "1 shield" } } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.resolves("1 shield", "of Luke Skywalker"),
    p1.chooses "+1 any",
    p1.chooses "Finn",
    expect { p1.character "Finn", shields = 2 },
    p1.finishes,
    expect { p1.pool, exactly = { "1 shield" } },
  },
}

scenario "Training Remote does not modify other dice" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { supports = { "Training Remote" }, characters = { "Luke Skywalker", "Finn" },
      pool = { { "Training Remote", side = "+1 any" }, { "Finn", side = "1 shield" } } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.resolves "1 shield",
    p1.chooses "Finn",
    expect { p1.character "Finn", shields = 1 },
    expect { p1.pool, exactly = { "+1 any" } },
  },
}

scenario "Running Interference: after an action it may be set aside; an opponent cannot take that action on their next turn" {
  rules = { "EaW-115/after", "DST-ERR-14" },
  given = { turn = p1,
    p1 = { supports = { "Running Interference" }, characters = { "Finn" } },
    p2 = { characters = { "Nightsister", "Kylo Ren" } },
    chance = { 1, 1 } },
  steps = {
    p1.activates "Finn",
    p1.accepts,
    expect { p1.set_aside, exactly = { "Running Interference" } },
    p2.cannot { "activates", "Nightsister", because = "DST-ERR-14" },
    p2.may_choose_exactly { "uses Nightsister", "claims", pass },
    p2.passes,
    p1.passes,
  },
}

scenario "Running Interference: a pass is a turn, and two copies bind one turn only" {
  rules = { "EaW-115/after" },
  cites = { { "DST-RUL-EAW-19", "both are about the same next turn" }, { "DST-RUL-EAW-21", "it ended with the turn that was passed" } },
  given = { turn = p1,
    p1 = { supports = { "Running Interference", "Running Interference" }, characters = { "Finn", "Rey" } },
    p2 = { characters = { "Nightsister", "Kylo Ren" } },
    chance = { 1, 1 } },
  steps = {
    p1.activates "Finn",
    p1.resolves "Running Interference",
    p1.accepts,
    p1.accepts,
    p2.may_not_choose { "activates Nightsister" },
    p2.passes,
    p1.activates "Rey",
    p2.may_choose { "activates Nightsister", "activates Kylo Ren" },
  },
}

scenario "Running Interference: dice that Maz Kanata resolves are no action of their own" {
  rules = { "EaW-115/after" },
  cites = { { "DST-RUL-EAW-20", "the action was to activate" } },
  given = { turn = p1,
    p1 = { supports = { "Running Interference" }, characters = { "Maz Kanata" } },
    p2 = { characters = { "Nightsister" }, pool = { { "Nightsister", side = "1 ranged" } } },
    chance = { 5 } },
  steps = {
    p1.activates "Maz Kanata",
    p1.accepts,
    p1.chooses "1 resource",
    p1.accepts,                            -- Running Interference
    p2.may_choose { "resolves 1 ranged" },
    p2.may_not_choose { "activates Nightsister" },
  },
}

scenario "Main Plaza takes 1 damage off a character, or gives all of it to one" {
  rules = { "EaW-157/claim" },
  given = { turn = p1, battlefield = { "Main Plaza", controlled_by = p1 },
    p1 = { deck = { "Aim", "Aim" }, characters = { { "Rey", damage = 2, shields = 1 } } },
    p2 = { deck = { "Aim", "Aim" }, characters = { { "Nightsister", shields = 2 } } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.chooses(1),
    p1.chooses "Rey",
    expect { p1.character "Rey", damage = 1, shields = 1 },
    p2.passes,
    p1.claims,
    p1.accepts,
    p1.chooses(2),
    p1.chooses "Nightsister",
    expect { p2.character "Nightsister", damage = 1, shields = 2 },
    expect { p1.character "Rey", damage = 1 },
  },
}

scenario "Ascension Gun uses Main Plaza while it is set aside: damage moves onto it and off it" {
  rules = { "SoR-59/special", "EaW-157/claim" },
  cites = { { "DST-FAQ-38", "the claim ability is used as if it had been claimed" } },
  given = { turn = p1,
    p1 = { set_aside = { "Main Plaza" }, characters = { { "Finn", damage = 1, upgrades = { "Ascension Gun", "Ascension Gun" } } },
      pool = { { "Ascension Gun", side = "special" }, { "Ascension Gun", side = "special" } } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Main Plaza",
    p1.chooses(1),
    p1.chooses "Finn",
    expect { p1.character "Finn", damage = 0 },
    p1.chooses "special",
    p1.chooses "Main Plaza",
    p1.chooses(2),
    p1.chooses "Nightsister",
    expect { p2.character "Nightsister", damage = 1 },
  },
}

scenario "Ahsoka Tano: who declines after her first activation has no second chance in that round" {
  rules = { "EaW-31/after" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Leadership", "Aim" }, characters = { "Ahsoka Tano", "Captain Phasma" } },
    p2 = { characters = { "Nightsister" } },
    chance = { 1, 1 } },
  steps = {
    p1.activates "Ahsoka Tano",
    p1.declines,
    p2.passes,
    p1.plays "Leadership",
    p1.chooses "Ahsoka Tano",
    expect { p1.character "Ahsoka Tano", exhausted = false },
    p2.passes,
    p1.activates "Ahsoka Tano",
    p2.is_asked,
    expect { p1.character "Ahsoka Tano", exhausted = true },
    expect { p1, resources = 2 },
  },
}

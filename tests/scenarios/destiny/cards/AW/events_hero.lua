-- Awakenings: what the heroes' red events do.

scenario "Commando Raid: a red discard die with 2 more, then a card" {
  rules = { "AW-103/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Commando Raid" }, deck = { "Aim" }, characters = { "Admiral Ackbar", "Rey" },
      pool = { { "Admiral Ackbar", side = "1 discard" }, { "Rey", side = "1 discard" } } },
    p2 = { hand = { "Aim", "Block", "Dodge", "Flank" }, characters = { { "Kylo Ren" } } } },
  steps = {
    p1.plays "Commando Raid",
    expect { p2.hand, count = 1 },
    expect { p1.hand, exactly = { "Aim" } },
    expect { p1.pool, exactly = { "1 discard" } },
  },
}

scenario "Commando Raid without such a die draws no card" {
  rules = { "DST-EFF-THEN-01" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Commando Raid" }, deck = { "Aim" }, characters = { "Leia Organa" }, pool = { { "Leia Organa", side = "1 focus" } } },
    p2 = { hand = { "Aim" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Commando Raid",
    expect { p1.hand, exactly = {} },
    p2.is_asked,
  },
}

scenario "Defensive Position removes every die worth 2 or more" {
  quiet = { "AW-104/restriction" },
  rules = { "AW-104/effect" },
  given = { turn = p1, battlefield = { controlled_by = p1 },
    p1 = { resources = 1, hand = { "Defensive Position" }, characters = { "Leia Organa" }, pool = { { "Leia Organa", side = "2 ranged" } } },
    p2 = { characters = { { "Kylo Ren", elite = true }, "Bala-Tik" },
      pool = { { "Kylo Ren", side = "2 melee for 1" }, { "Kylo Ren", side = "special" }, { "Bala-Tik", side = "+2 ranged" } } } },
  steps = {
    p1.plays "Defensive Position",
    expect { p2.pool, exactly = { "special" } },
    expect { p1.pool, exactly = { "2 ranged" } },
  },
}

scenario "Defensive Position needs control of the battlefield" {
  rules = { "AW-104/restriction" },
  given = { turn = p1, battlefield = { controlled_by = p2 },
    p1 = { resources = 1, hand = { "Defensive Position" }, characters = { "Leia Organa" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = { p1.cannot { "plays", "Defensive Position", because = "DST-ACT-PLAY-02" } },
}

scenario "Field Medic heals 2" {
  rules = { "AW-105/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Field Medic" }, characters = { { "Leia Organa", damage = 3 }, { "Rey", damage = 1 } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Field Medic",
    p1.may_choose_exactly { "Leia Organa", "Rey", "Kylo Ren" },
    p1.chooses "Leia Organa",
    expect { p1.character "Leia Organa", damage = 1 },
    expect { p1.character "Rey", damage = 1 },
  },
}

scenario "Hit and Run activates a red character and gives another action" {
  rules = { "AW-106/effect" },
  given = { turn = p1,
    p1 = { hand = { "Hit and Run" }, characters = { "Rebel Trooper", "Leia Organa", "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Hit and Run",
    p1.may_choose_exactly { "Rebel Trooper", "Leia Organa" },
    p1.chooses "Leia Organa",
    expect { p1.character "Leia Organa", exhausted = true },
    expect { p1.pool, count = 1 },
    p1.may_choose { "activates Rebel Trooper", decline },
  },
}

scenario "It's a Trap!: up to two red dice follow a symbol of the opponent" {
  rules = { "AW-107/effect" },
  cites = { { "DST-ERR-04", "the corrected card: no Ambush, at most two dice" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "It's a Trap!" }, characters = { { "Leia Organa", elite = true }, "Rebel Trooper", "Rey" },
      pool = { { "Leia Organa", side = "blank" }, { "Leia Organa", side = "blank" }, { "Rebel Trooper", side = "blank" }, { "Rey", side = "blank" } } },
    p2 = { characters = { { "Bala-Tik", elite = true } }, pool = { { "Bala-Tik", side = "+2 ranged" }, { "Bala-Tik", side = "blank" } } } },
  steps = {
    p1.plays "It's a Trap!",
    p1.may_choose_exactly { "+2 ranged", "blank" },
    p1.chooses "+2 ranged",
    p1.may_choose_exactly { "blank", "blank", "blank", done },
    p1.chooses "blank",
    p1.chooses "blank#2",
    p1.may_choose_exactly { "1 ranged", "2 ranged", "2 ranged for 1" },
    p1.picks "2 ranged",
    p1.may_choose_exactly { "1 ranged", "2 ranged", "+1 ranged" },
    p1.picks "+1 ranged",
    expect { p1.pool, exactly = { "2 ranged", "blank", "+1 ranged", "blank" } },
    p2.is_asked,
  },
}

scenario "It's a Trap! follows a blank too: it is a symbol" {
  rules = { "AW-107/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "It's a Trap!" }, characters = { "Leia Organa" }, pool = { { "Leia Organa", side = "1 focus" } } },
    p2 = { characters = { "Bala-Tik" }, pool = { { "Bala-Tik", side = "blank" } } } },
  steps = {
    p1.plays "It's a Trap!",
    p1.chooses "1 focus",
    expect { p1.pool, exactly = { "blank" } },
  },
}

scenario "It's a Trap! finds nothing on a side without a symbol" {
  quiet = { "AW-107/effect" },
  cites = { { "DST-DIE-04", "no symbol is something else than a blank" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "It's a Trap!" }, characters = { "Leia Organa" }, pool = { { "Leia Organa", side = "1 focus" } } },
    p2 = { characters = { { "Kylo Ren", upgrades = { "Lure of Power" } } }, pool = { { "Lure of Power", side = "+2 any" } } } },
  steps = {
    p1.plays "It's a Trap!",
    p2.is_asked,
    expect { p1.pool, exactly = { "1 focus" } },
  },
}

scenario "Natural Talent: a die with 1 more" {
  rules = { "AW-108/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Natural Talent" }, characters = { "Leia Organa", "Rey" }, pool = { { "Leia Organa", side = "1 resource" }, { "Rey", side = "+2 melee" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Natural Talent",
    p1.chooses "1 resource",
    expect { p1, resources = 2 },
    expect { p1.pool, exactly = { "+2 melee" } },
  },
}

scenario "Rearm plays a red upgrade out of the discard pile for 1 less" {
  rules = { "AW-109/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Rearm", "Scout" }, discard = { "IQA-11 Blaster Rifle", "Lightsaber", "Field Medic" }, characters = { "Rey" } },
    p2 = { discard = { "F-11D Rifle" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Rearm",
    p1.may_choose_exactly { "IQA-11 Blaster Rifle" },
    p1.chooses "IQA-11 Blaster Rifle",
    p1.chooses "Rey",
    expect { p1.upgrade "IQA-11 Blaster Rifle", on = "Rey" },
    expect { p1, resources = 0 },
    expect { p1.discard, exactly = { "Lightsaber", "Field Medic", "Rearm" } },
    p1.declines,                        -- Rey's action
  },
}

scenario "Rearm leaves what cannot be paid for in the discard pile" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Rearm" }, discard = { "IQA-11 Blaster Rifle" }, characters = { "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Rearm",
    expect { p1.upgrades, exactly = {} },
    expect { p1.discard, exactly = { "IQA-11 Blaster Rifle", "Rearm" } },
    p2.is_asked,
  },
}

scenario "Retreat: the opponent has one more action, then the action phase ends" {
  rules = { "AW-110/effect", "DST-RUL-AW-21" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Retreat", "Aim" }, characters = { "Leia Organa" } },
    p2 = { hand = { "Aim" }, characters = { "Kylo Ren", "Nightsister" } } },
  steps = {
    p1.plays "Retreat",
    p2.activates "Kylo Ren",
    p1.finishes,
    p2.finishes,
    expect { table, round = 2 },
    expect { p2.character "Kylo Ren", exhausted = false },
  },
}

scenario "Retreat: the opponent may decline, and the phase ends all the same" {
  rules = { "AW-110/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Retreat", "Aim" }, characters = { "Leia Organa" } },
    p2 = { hand = { "Aim" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Retreat",
    p2.may_choose { decline },
    p2.declines,
    p1.finishes,
    p2.finishes,
    expect { table, round = 2 },
  },
}

scenario "Strategic Planning readies a support" {
  rules = { "AW-111/effect" },
  cites = { { "DST-ERR-05", "the corrected card has two ways" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Strategic Planning" }, supports = { { "Supporting Fire", exhausted = true } }, characters = { "Leia Organa" } },
    p2 = { supports = { "Emperor's Favor" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Strategic Planning",
    p1.chooses(1),
    p1.may_choose_exactly { "Supporting Fire" },   -- the other one is ready
    p1.chooses "Supporting Fire",
    expect { p1.support "Supporting Fire", exhausted = false },
  },
}

scenario "Strategic Planning exhausts a support instead" {
  rules = { "AW-111/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Strategic Planning" }, characters = { "Leia Organa" } },
    p2 = { supports = { "AT-ST" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Strategic Planning",
    p1.chooses(2),
    expect { p2.support "AT-ST", exhausted = true },
    p2.cannot { "activates", "AT-ST", because = "DST-ACT-ACTV-05" },
  },
}

scenario "Surgical Strike: red ranged dice, each worth 1 more, for a support of that cost" {
  rules = { "AW-112/effect", "DST-TERM-09" },
  cites = { { "DST-TERM-10", "1 and 1, each increased by 1, are 4" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Surgical Strike" }, characters = { { "Leia Organa", elite = true }, "Finn" },
      pool = { { "Leia Organa", side = "1 ranged" }, { "Leia Organa", side = "1 ranged" }, { "Finn", side = "2 ranged" } } },
    p2 = { supports = { "AT-ST", "Black Market", "Black One" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Surgical Strike",
    p1.may_choose_exactly { "1 ranged", "1 ranged", done },
    p1.chooses "1 ranged",
    p1.chooses "1 ranged",
    p1.may_choose_exactly { "Black Market", "Black One" },
    p1.chooses "Black One",
    expect { p2.supports, exactly = { "AT-ST", "Black Market" } },
    expect { p1.pool, exactly = { "2 ranged" } },
  },
}

scenario "Surgical Strike with no die removed discards not even a support for 0" {
  rules = { "DST-RND-02" },
  cites = { { "DST-RUL-AW-27", "the rest follows only if something was removed" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Surgical Strike" }, characters = { "Leia Organa" }, pool = { { "Leia Organa", side = "1 ranged" } } },
    p2 = { supports = { "Drudge Work" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Surgical Strike",
    p1.finishes,
    p2.is_asked,
    expect { p2.supports, exactly = { "Drudge Work" } },
  },
}

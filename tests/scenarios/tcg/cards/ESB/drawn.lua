-- The Empire Strikes Back: cards drawn by lot.

scenario "Imperial Fleet is repaired with build points" {
  rules = { "ESB-104/activated" },
  given = { phase = "dark builds",
    p1 = { build_points = 3, hand = { "Toy Walker" }, space = { { "Imperial Fleet", damage = 5 } } } },
  steps = {
    p1.uses "Imperial Fleet",
    p1.may_choose_exactly { "0", "1", "2", "3" },
    p1.chooses(2),
    expect { p1, build_points = 1 },
    expect { p1.unit "Imperial Fleet", damage = 3 },
  },
}

scenario "Imperial Fleet: what is paid beyond the damage is lost" {
  rules = { "ESB-104/activated" },
  given = { phase = "dark builds",
    p1 = { build_points = 4, hand = { "Toy Walker" }, space = { { "Imperial Fleet", damage = 1 } } } },
  steps = {
    p1.uses "Imperial Fleet",
    p1.chooses(3),
    expect { p1, build_points = 1 },
    expect { p1.unit "Imperial Fleet", damage = 0 },
  },
}

scenario "Imperial Fleet is not repaired in battle" {
  rules = { "TCG-PHR-08" },
  given = { phase = "battle",
    p1 = { build_points = 3, hand = { "Toy Gift" }, space = { { "Imperial Fleet", damage = 5 } } },
    p2 = { ground = { "Toy Walker" } } },
  steps = {
    p1.cannot { "uses", "Imperial Fleet", because = "TCG-PHR-08" },
    p1.passes,
  },
}

scenario "Imperial Fleet repairs itself only" {
  rules = { "ESB-104/activated" },
  given = { phase = "dark builds",
    p1 = { build_points = 2, hand = { "Toy Walker" }, space = { { "Imperial Fleet", damage = 2 }, { "Toy Freighter", damage = 2 } } } },
  steps = {
    p1.uses "Imperial Fleet",
    p1.chooses(1),
    expect { p1.unit "Imperial Fleet", damage = 1 },
    expect { p1.unit "Toy Freighter", damage = 2 },
  },
}

scenario "Yoda (F) disrupts a Battle card" {
  rules = { "ESB-66/activated" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Toy Barrage" }, ground = { "Toy Walker" } },
    p2 = { character = { "Yoda (F)" }, ground = { "Toy Walker" } } },
  steps = {
    p1.plays "Toy Barrage",
    p2.uses "Yoda (F)",
    expect { p2.unit "Yoda (F)", tapped = true },
    expect { p2.unit "Toy Walker", damage = 0 },
    expect { p1, force = 1 },
  },
}

scenario "Yoda (F): the Battle card has its effect if 2 Force are paid" {
  rules = { "ESB-66/activated" },
  given = { phase = "battle",
    p1 = { force = 5, hand = { "Toy Barrage" }, ground = { "Toy Walker" } },
    p2 = { character = { "Yoda (F)" }, ground = { "Toy Walker" } } },
  steps = {
    p1.plays "Toy Barrage",
    p2.uses "Yoda (F)",
    p1.may_choose_exactly { accept, decline },
    p1.accepts,
    p1.chooses "Toy Walker",
    expect { p2.unit "Toy Walker", damage = 2 },
    expect { p2.unit "Yoda (F)", tapped = true },
    expect { p1, force = 1 },
  },
}

scenario "Yoda (F) does not answer an activated ability" {
  rules = { "TCG-PHR-08" },
  given = { phase = "battle",
    p1 = { force = 2, ground = { "Toy Quartermaster", { "Toy Walker", damage = 1 } } },
    p2 = { force = 1, hand = { "Toy Denial" }, character = { "Yoda (F)" } } },
  steps = {
    p1.uses "Toy Quartermaster",
    p2.may_choose_exactly { "plays Toy Denial", pass },
    p2.passes,
    p1.chooses "Toy Walker",
  },
}

scenario "Yoda (F) disrupts nothing while he is tapped" {
  rules = { "ESB-66/activated" },
  given = { phase = "battle",
    p1 = { force = 3, hand = { "Toy Barrage" }, ground = { "Toy Walker" } },
    p2 = { force = 1, hand = { "Toy Denial" }, character = { { "Yoda (F)", tapped = true } }, ground = { "Toy Walker" } } },
  steps = {
    p1.plays "Toy Barrage",
    p2.cannot { "uses", "Yoda (F)", because = "TCG-GLO-01" },
    p2.passes,
    p1.chooses "Toy Walker",
  },
}

scenario "Yoda (F) evades 3 for 3 Force" {
  rules = { "ESB-66/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 4, character = { { "Yoda (F)", tapped = true } } } },
  steps = {
    p1.attacks "Yoda (F)",
    p2.uses("Yoda (F)", "(ability 2)"),
    expect { p2.unit "Yoda (F)", damage = 0 },
    expect { p2, force = 1 },
  },
}

scenario "Yoda (F) does not evade with 2 Force" {
  quiet = { "ESB-66/activated-2" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 2, character = { { "Yoda (F)", tapped = true } } } },
  steps = {
    p1.attacks "Yoda (F)",
    p1.is_asked,
    expect { p2.unit "Yoda (F)", damage = 3 },
    expect { p2, force = 2 },
  },
}

scenario "Luke Skywalker (I) evades 1 with no card beneath him" {
  rules = { "ESB-110/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 3, character = { { "Luke Skywalker (I)", tapped = true } } } },
  steps = {
    p1.attacks "Luke Skywalker (I)",
    p2.uses "Luke Skywalker (I)",
    expect { p2.unit "Luke Skywalker (I)", damage = 2 },
    expect { p2, force = 1 },
  },
}

scenario "Luke Skywalker (I) evades 3 with two cards beneath him" {
  rules = { "ESB-110/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6, 6 },
    p1 = { character = { "Toy Mentor", "Toy Guard" } },
    p2 = { force = 2, character = { { "Luke Skywalker (I)", tapped = true, with = { "Luke Skywalker (M)", "Luke Skywalker (N)" } } } } },
  steps = {
    p1.attacks "Luke Skywalker (I)",
    p2.uses "Luke Skywalker (I)",
    expect { p2.unit "Luke Skywalker (I)", damage = 1 },
  },
}

scenario "Luke Skywalker (I) does not evade with 1 Force" {
  quiet = { "ESB-110/activated" },
  given = { phase = "attack", arena = "character", chance = { 6, 6, 6 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 1, character = { { "Luke Skywalker (I)", tapped = true } } } },
  steps = {
    p1.attacks "Luke Skywalker (I)",
    p1.is_asked,
    expect { p2.unit "Luke Skywalker (I)", damage = 3 },
    expect { p2, force = 1 },
  },
}

-- 725 to 1
local function odds(title, face, claims, speed, power)
  claims.given = { phase = "battle", chance = { face },
    p1 = { hand = { "725 to 1" }, character = { "Toy Guard" }, retreated = { "Toy Tank" } },
    p2 = { character = { "Toy Padawan" } } }
  claims.steps = {
    p1.plays "725 to 1", p1.may_choose_exactly { "Toy Guard" }, p1.chooses "Toy Guard",
    expect { p1.unit "Toy Guard", speed = speed, power = power },
  }
  scenario ("725 to 1: " .. title) (claims)
end
odds("a 4 gives the unit 20 speed and 2 power", 4, { rules = { "ESB-140/effect" } }, 50, 5)
odds("a 3 gives nothing", 3, { rules = { "ESB-140/effect" } }, 30, 3)

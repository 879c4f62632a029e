-- What abilities do not do: their conditions, times and targets from the other side.

scenario "Jedi Youngling in the Character arena has no Reserves" {
  rules = { "TCG-KW-RES-01" },
  given = { phase = "light builds",
    p2 = { build_points = 2, hand = { "Toy Scout" }, character = { "Jedi Youngling" } } },
  steps = {
    p2.may_choose_exactly { "builds Toy Scout", done },
  },
}

scenario "Coruscant Air Bus in the Ground arena has no Reserves" {
  rules = { "TCG-KW-RES-01" },
  given = { phase = "light builds",
    p2 = { build_points = 2, hand = { "Toy Scout" }, ground = { "Coruscant Air Bus" }, deck = { "Toy Gift" } } },
  steps = {
    p2.may_choose_exactly { "builds Toy Scout", done },
  },
}

scenario "Jedi Youngling in reserve gains nothing without a build point, nor while tapped" {
  rules = { "TCG-ACTV-01" },
  given = { phase = "light builds",
    p2 = { build = { { "Toy Walker", counters = 6 } }, retreated = { "Jedi Youngling", { "Coruscant Air Bus", tapped = true } }, deck = { "Toy Gift" } } },
  steps = {
    p2.may_choose_exactly { "returns Jedi Youngling", "returns Coruscant Air Bus", "deploys Toy Walker", "keeps back Toy Walker", done },
  },
}

scenario "Ki-Adi-Mundi in reserve heals nobody during an attack" {
  rules = { "TCG-PHR-08" },
  given = { phase = "attack", arena = "character", chance = { 1, 1, 1 },
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = 1, hand = { "Toy Weight" }, character = { { "Toy Guard", tapped = true, damage = 1 } }, retreated = { "Ki-Adi-Mundi (A)" } } },
  steps = {
    p1.attacks "Toy Guard",
    p2.may_choose_exactly { "plays Toy Weight", pass },
    p2.passes,
    expect { p2.unit "Toy Guard", damage = 1 },
  },
}

scenario "Senator Tikkes in the Character arena has no Reserves" {
  rules = { "TCG-KW-RES-01" },
  given = { phase = "dark builds",
    p1 = { build_points = 2, hand = { "Toy Scout" }, character = { "Senator Tikkes (A)" }, deck = { "Toy Gift", "Toy Luck" } } },
  steps = {
    p1.may_choose_exactly { "builds Toy Scout", done },
  },
}

-- Revenge of the Sith: ground_more.

scenario "Coruscant Emergency ship prevents 2 damage to a Ground unit, once per turn" {
  rules = { "ROTS-80/activated" },
  given = { phase = "attack", arena = "ground", chance = { 6, 6, 6, 6, 6, 6 },
    p1 = { ground = { "Toy Walker", "Toy Trooper", { "Toy Scout", tapped = true } } },
    p2 = { ground = { { "Coruscant Emergency ship", tapped = true }, { "Toy Walker", tapped = true } } } },
  steps = {
    p1.attacks "Toy Walker",
    p2.uses "Coruscant Emergency ship",
    p2.chooses "Toy Walker",
    expect { p2.unit "Toy Walker", damage = 2 },
    p1.attacks "Coruscant Emergency ship",
    expect { p2.unit "Coruscant Emergency ship", damage = 2 },
  },
}

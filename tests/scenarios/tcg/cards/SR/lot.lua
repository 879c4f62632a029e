-- Sith Rising: Aayla Secura (A), Mace Windu (A).

local function parry(title, claims, whom, force, dice, steps)
  claims.given = { phase = "attack", arena = "character", chance = dice,
    p1 = { character = { "Toy Guard", "Toy Padawan" } },
    p2 = { force = force, character = { { whom, tapped = true } } } }
  claims.steps = steps
  scenario (whom .. title) (claims)
end
parry(" evades 2 for 3 Force", { rules = { "SR-1/activated" } }, "Aayla Secura (A)", 4, { 6, 6, 6 },
  { p1.attacks "Aayla Secura (A)", p2.uses "Aayla Secura (A)", expect { p2, force = 1 }, expect { p2.unit "Aayla Secura (A)", damage = 1 } })
parry(" does not evade with 2 Force", { quiet = { "SR-1/activated" } }, "Aayla Secura (A)", 2, { 6, 6, 1 },
  { p1.attacks "Aayla Secura (A)", p1.is_asked, expect { p2, force = 2 }, expect { p2.unit "Aayla Secura (A)", damage = 2 } })
parry(" deflects 2 for 5 Force", { rules = { "SR-17/activated" } }, "Mace Windu (A)", 6, { 6, 6, 6 },
  { p1.attacks "Mace Windu (A)", p2.uses "Mace Windu (A)", p2.chooses "Toy Guard",
    expect { p2, force = 1 }, expect { p2.unit "Mace Windu (A)", damage = 1 }, expect { p1.unit "Toy Guard", damage = 2 } })
parry(" does not deflect with 4 Force", { quiet = { "SR-17/activated" } }, "Mace Windu (A)", 4, { 6, 6, 6 },
  { p1.attacks "Mace Windu (A)", p1.is_asked, expect { p2, force = 4 }, expect { p2.unit "Mace Windu (A)", damage = 3 } })

scenario "Aayla Secura (A) loses all damage counters as the battle phase starts" {
  rules = { "SR-1/whenever" },
  given = { phase = "battle",
    p2 = { force = 1, hand = { "Toy Gift" }, character = { { "Aayla Secura (A)", damage = 2 }, { "Toy Padawan", damage = 2 } } }, p1 = { character = { { "Toy Guard", damage = 1 } } } },
  steps = { p2.is_asked, expect { p2.unit "Aayla Secura (A)", damage = 0 }, expect { p2.unit "Toy Padawan", damage = 2 }, expect { p1.unit "Toy Guard", damage = 1 } },
}
scenario "Aayla Secura (A) keeps them in the build zone" {
  quiet = { "SR-1/whenever" },
  given = { phase = "battle",
    p2 = { hand = { "Toy Gift" }, retreated = { { "Aayla Secura (A)", damage = 2 } }, character = { "Toy Padawan" } }, p1 = { character = { "Toy Guard" } } },
  steps = { p2.is_asked, expect { p2.unit "Aayla Secura (A)", damage = 2 } },
}
scenario "Mace Windu (A): 1 Force as the battle phase ends" {
  rules = { "SR-17/whenever" },
  given = { phase = "end",
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Trooper" }, deck = { "Toy Gift" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Trooper" }, character = { "Mace Windu (A)" }, deck = { "Toy Gift" } } },
  steps = { expect { p2, force = 5 }, expect { p1, force = 4 } },
}
scenario "Mace Windu (A): no Force in the build zone" {
  quiet = { "SR-17/whenever" },
  given = { phase = "end",
    p1 = { space = { "Toy Fighter" }, ground = { "Toy Trooper" }, deck = { "Toy Gift" } },
    p2 = { space = { "Toy Fighter" }, ground = { "Toy Trooper" }, retreated = { "Mace Windu (A)" }, deck = { "Toy Gift" } } },
  steps = { expect { p2, force = 4 }, expect { p1, force = 4 } },
}

-- Hoth: characters.

local eisley, EISLEY, CAMP, FX = "1_295", "Tatooine: Mos Eisley", "Tatooine: Jawa Camp", "FX-10 (Effex-ten)"
local function fight(where, who)
  return { turn = p2, phase = "battle", locations = { eisley, "1_292", "1_291" }, p1 = { table = { { FX, at = where }, { who, at = EISLEY, hit = true }, { "Stormtrooper", at = EISLEY } } }, p2 = { force = 4, table = { { "Toy Mentor", at = EISLEY } } } }
end
scenario "FX-10: a hit character at an adjacent site goes to the Used Pile instead" {
  rules = { "3_86/before" },
  given = fight(CAMP, "Toy Captain"),
  steps = { p2.battles(EISLEY), p2.declines, p1.forfeits "Toy Captain", p1.preempts(FX), expect { p1.used, exactly = { "Toy Captain" } }, expect { p1.lost, exactly = {} } },
}
scenario "FX-10: it need not, and then the character is lost" {
  rules = { "3_86/before" },
  given = fight(CAMP, "Toy Captain"),
  steps = { p2.battles(EISLEY), p2.declines, p1.forfeits "Toy Captain", p1.may_choose_exactly { FX, pass }, p1.passes, expect { p1.used, exactly = {} }, expect { p1.lost, exactly = { "Toy Captain" } } },
}
scenario "FX-10: no droid" {
  quiet = { "3_86/before" },
  given = fight(CAMP, "Toy Machine"),
  steps = { p2.battles(EISLEY), p2.declines, p1.forfeits "Toy Machine", expect { p1.lost, exactly = { "Toy Machine" } } },
}
scenario "FX-10: nobody who is not hit, and nobody farther away" {
  quiet = { "3_86/before" },
  given = { turn = p2, phase = "battle", locations = { eisley, "1_292", "1_291" }, p1 = { table = { { FX, at = "Tatooine: Docking Bay 94" }, { "Toy Captain", at = EISLEY, hit = true } } }, p2 = { force = 4, table = { { "Toy Mentor", at = EISLEY } } } },
  steps = { p2.battles(EISLEY), p2.declines, p1.forfeits "Toy Captain", expect { p1.lost, exactly = { "Toy Captain" } } },
}

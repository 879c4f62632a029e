-- Premiere cards of the Death Star II pre-constructed decks that are complete.

local tatooine, eisley, EISLEY = "1_127", "1_295", "Tatooine: Mos Eisley"

local function orbit(who, ability)
  local dark = who == "p1"
  local me, you = dark and p1 or p2, dark and p2 or p1
  local victim = dark and "Talz" or "Tusken Raider"
  local function fight(above, below)
    local given = { turn = me, phase = "battle", locations = { tatooine, eisley }, p1 = { force = 1 }, p2 = { force = 1 } }
    given[who].table = { { "Toy Hero", at = EISLEY } }
    for i = 1, #above do given[who].table[i + 1] = { above[i], at = "Tatooine" } end
    local foe = dark and "p2" or "p1"
    given[foe].table = { { victim, at = EISLEY } }
    for i = 1, #below do given[foe].table[i + 1] = { below[i], at = "Tatooine" } end
    return given
  end
  local function losing(amount, steps)
    for _ = 1, amount do steps[#steps + 1] = you.loses "Reserve Deck" end
    return steps
  end
  scenario ("Tatooine: each starship above adds to " .. who .. "'s total power at its sites") {
    rules = { ability },
    given = fight({ "X-wing", "TIE Interceptor" }, {}),
    steps = losing(dark and 0 or 3, { me.battles(EISLEY), you.is_asked, expect { you, damage = 4 }, you.forfeits(victim) }),
  }
  scenario ("Tatooine: nothing for " .. who .. " who does not control it") {
    quiet = { ability },
    given = fight({ "X-wing" }, { "X-wing" }),
    steps = losing(dark and 0 or 1, { me.battles(EISLEY), you.is_asked, expect { you, damage = 2 }, you.forfeits(victim) }),
  }
end
orbit("p1", "1_127/constant")
orbit("p2", "1_127/constant-2")
scenario "Tatooine: starships add nothing to a battle at the system itself" {
  quiet = { "1_127/constant" },
  given = { turn = p1, phase = "battle", locations = { tatooine, eisley }, p1 = { force = 1, table = { { "TIE Interceptor", at = "Tatooine" }, { "TIE Interceptor", at = "Tatooine" } } }, p2 = { table = { { "Y-wing", at = "Tatooine" } } } },
  steps = { p1.battles "Tatooine", p2.is_asked, expect { p2, damage = 4 }, p2.forfeits "Y-wing", p2.loses "Reserve Deck", p2.loses "Reserve Deck" },
}

-- What the Reinforcements look for
scenario "Imperial Reinforcements retrieve TIE/lns of any squadron" {
  rules = { "1_251/play" },
  given = { turn = p1, phase = "deploy", locations = { eisley }, p1 = { hand = { "Imperial Reinforcements" }, force = 1, reserve = { "Tusken Raider", "Toy Filler" }, lost = { "Scythe 3", "Saber 3", "Black 3", "Scythe Squadron TIE" } }, p2 = { table = { { "Talz", at = EISLEY } } } },
  steps = { p1.plays "Imperial Reinforcements", p1.may_choose_exactly { "Scythe 3", "Black 3", "Scythe Squadron TIE" }, p1.chooses "Black 3", p1.chooses "Scythe 3",
    expect { p1.lost, exactly = { "Saber 3", "Scythe Squadron TIE", "Imperial Reinforcements" } } },
}
scenario "Rebel Reinforcements may retrieve Y-wings of any squadron" {
  rules = { "1_106/play" },
  given = { turn = p2, phase = "deploy", locations = { eisley }, p2 = { hand = { "Rebel Reinforcements" }, force = 1, reserve = { "Tusken Raider", "Toy Filler" }, lost = { "Gray Squadron 1", "X-wing", "Y-wing" } }, p1 = { table = { { "Tusken Raider", at = EISLEY } } } },
  steps = { p2.plays "Rebel Reinforcements", p2.chooses "Gray Squadron 1", p2.chooses "Y-wing", expect { p2.lost, exactly = { "X-wing", "Rebel Reinforcements" } } },
}

-- What "may" offers: all of it or nothing, where something else happens otherwise; a payment to who can pay it.

local function tribute(title, hand, steps)
  scenario ("Toy Tribute: " .. title) {
    rules = { "TOY-1719/effect" },
    given = { phase = "battle",
      p1 = { force = 1, hand = { "Toy Tribute" }, ground = { "Toy Walker" } }, p2 = { hand = hand, ground = { "Toy Tank" } } },
    steps = steps,
  }
end
tribute("two cards may be given up", { "Toy Scout", "Toy Trooper", "Toy Guard" },
  { p1.plays "Toy Tribute", p2.may_choose_exactly { accept, decline }, p2.accepts, p2.chooses "Toy Scout", p2.chooses "Toy Guard",
    expect { p2.hand, exactly = { "Toy Trooper" } }, expect { p1, force = 1 } })
tribute("or not", { "Toy Scout", "Toy Trooper", "Toy Guard" },
  { p1.plays "Toy Tribute", p2.declines, expect { p2.hand, count = 3 }, expect { p1, force = 4 } })
tribute("who has one card cannot say yes", { "Toy Scout" },
  { p1.plays "Toy Tribute", p1.is_asked, expect { p2.hand, count = 1 }, expect { p1, force = 4 } })

-- Dagobah: cards drawn by lot.

local function stew(turn, hand)
  return { turn = turn, phase = "control", locations = { "Toy Plaza" }, p1 = { hand = { "Toy Filler" } }, p2 = { hand = hand, force = { "Toy Bastion" } } }
end
scenario "Yoda Stew: up to four cards of the hand go on the Force Pile in the opponent's turn" {
  rules = { "4_72/play" },
  given = stew(p1, { "Yoda Stew", "Toy Captain", "Toy Trooper", "Toy Mentor", "Toy Machine", "Toy Memorial" }),
  steps = { p1.passes, p2.plays "Yoda Stew", p2.chooses "Toy Captain", p2.chooses "Toy Trooper", p2.chooses "Toy Mentor", p2.chooses "Toy Machine",
    expect { p2.hand, exactly = { "Toy Memorial" } }, expect { p2.force, in_order = { "Toy Machine", "Toy Mentor", "Toy Trooper", "Toy Captain", "Toy Bastion" } }, expect { p2.used, exactly = { "Yoda Stew" } } },
}
scenario "Yoda Stew: or fewer" {
  rules = { "4_72/play" },
  given = stew(p1, { "Yoda Stew", "Toy Captain", "Toy Trooper" }),
  steps = { p1.passes, p2.plays "Yoda Stew", p2.chooses "Toy Trooper", p2.finishes, expect { p2.hand, exactly = { "Toy Captain" } }, expect { p2.force, in_order = { "Toy Trooper", "Toy Bastion" } } },
}
scenario "Yoda Stew: not in one's own turn" {
  quiet = { "4_72/play" },
  given = stew(p2, { "Yoda Stew", "Toy Captain" }),
  steps = { p2.may_choose_exactly { pass } },
}

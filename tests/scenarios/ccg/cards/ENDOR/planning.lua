-- Combat Readiness and Careful Planning as answers to a battle.
local cards = { { "Combat Readiness", "8_136", "p1" }, { "Careful Planning", "8_44", "p2" } }
for i = 1, 2 do
  local title, id, who = cards[i][1], cards[i][2], cards[i][3]
  local me, you, other = p1, p2, "p2"
  if who == "p2" then me, you, other = p2, p1, "p1" end
  scenario(title .. ": a destiny, and up to as much Force") {
    rules = { id .. "/response" },
    given = { turn = you, phase = "battle", locations = { "Toy Plaza" }, [who] = { hand = { title }, reserve = { "Toy Filler", "Toy Filler", "Toy Filler", "Toy Filler" }, table = { { "Toy Captain", at = "Toy Plaza" } } }, [other] = { force = 1, table = { { "Toy Captain", at = "Toy Plaza" } } } },
    steps = { you.battles "Toy Plaza", me.answers(title), me.chooses(2), expect { me.force, count = 2 } },
  }
  scenario(title .. ": not without a battle") {
    quiet = { id .. "/response" },
    given = { turn = me, phase = "control", locations = { "Toy Plaza" }, [who] = { hand = { title } } },
    steps = { me.may_choose_exactly { pass } },
  }
end

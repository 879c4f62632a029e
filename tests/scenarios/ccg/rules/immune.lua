-- Real cards that are immune to others, by title.

local function against(card, id, mine, place)
  local me, you = mine and "p1" or "p2", mine and "p2" or "p1"
  local player, owner = mine and p2 or p1, mine and p1 or p2
  local function given(hand)
    local theirs = { "Toy Shrine" }
    if place then theirs[2] = { "Toy Captain", at = "Toy Plaza" } end
    theirs[#theirs + 1] = place and { card, on = "Toy Captain" } or card
    return { turn = player, phase = "control", locations = { "Toy Plaza" }, [you] = { hand = hand, table = { { "Toy Mentor", at = "Toy Plaza" } } }, [me] = { table = theirs } }
  end
  scenario (card .. " is no target of Alter") {
    rules = { id },
    given = given { "Alter" },
    steps = { player.plays "Alter", player.may_choose_exactly { "Toy Shrine", decline }, player.cannot { "chooses", card, because = "CCG-ACT-IMM-01" }, player.chooses "Toy Shrine", player.chooses "Toy Mentor" },
  }
  scenario (card .. " is canceled by others") {
    quiet = { id },
    given = given { "Toy Scouring" },
    steps = { player.plays "Toy Scouring", player.may_choose_exactly { "Toy Shrine", card, decline }, player.chooses(card), expect { owner.lost, exactly = { card } } },
  }
end
against("Battle Order", "8_118/constant-4", true)
against("Battle Plan", "8_35/constant-4", false)
against("Credits Will Do Fine", "12_42/constant", false)
against("His Name Is Anakin", "11_70/constant-5", true)
against("Ket Maliss", "1_221/constant-3", true, true)
against("Sai'torr Kal Fas", "1_64/constant-3", false, true)


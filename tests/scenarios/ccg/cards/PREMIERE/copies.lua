-- A second copy of what makes a warrior; what the Maneuvers answer.
local function copies(title, id, who, cards, power)
  local me = who == "p1" and p1 or p2
  local mine = { { "Toy Captain", at = "Toy Plaza" } }
  for i = 1, cards do mine[#mine + 1] = { id, on = "Toy Captain" } end
  return { given = { turn = me, phase = "deploy", locations = { "Toy Plaza" }, [who] = { table = mine } }, steps = { expect { me.card "Toy Captain", power = power, warrior = true } } }
end
local warriors = { { "Ket Maliss", "1_221", "p1" }, { "Sai'torr Kal Fas", "1_64", "p2" } }
for i = 1, 2 do
  local c = warriors[i]
  local one, two = copies(c[1], c[2], c[3], 1, 3), copies(c[1], c[2], c[3], 2, 4)
  one.quiet, two.rules = { c[2] .. "/constant" }, { c[2] .. "/constant" }
  scenario(c[1] .. ": the first makes him a warrior and adds nothing") (one)
  scenario(c[1] .. ": the second finds a warrior and adds 1 power") (two)
end

scenario "Dark Maneuvers: as an answer to a shot only the starfighter that is fired at" {
  rules = { "1_241/response" },
  given = { turn = p2, phase = "battle", locations = { "Toy Reach" }, p1 = { hand = { "Dark Maneuvers" }, table = { { "TIE Interceptor", at = "Toy Reach" }, { "Toy Needle", at = "Toy Reach" } } },
    p2 = { force = 3, reserve = { "Toy Mentor", "Toy Filler", "Toy Filler" }, table = { { "Red Squadron 7", at = "Toy Reach" }, { "Keir Santage", on = "Red Squadron 7" }, { "Enhanced Proton Torpedoes", on = "Red Squadron 7" } } } },
  steps = { p2.battles "Toy Reach", p1.passes, p2.fires "Enhanced Proton Torpedoes", p2.chooses "Toy Needle", p1.answers "Dark Maneuvers", p1.may_choose_exactly { "Toy Needle" }, p1.chooses "Toy Needle", expect { p1.card "Toy Needle", maneuver = 6, hit = false }, p2.forfeits "Red Squadron 7", p2.chooses "Red Squadron 7", p2.chooses "Keir Santage" },
}

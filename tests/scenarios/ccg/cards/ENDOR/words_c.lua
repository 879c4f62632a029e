-- Endor: who passes a site that is hard to leave.

local ANCIENT, GREAT, TRAIL = "Endor: Ancient Forest", "Endor: Great Forest", "Endor: Hidden Forest Trail"
local function run(id, me, side, ability)
  scenario ("Great Forest (" .. id .. ", " .. side .. ") takes from the range of who runs across") {
    rules = { id .. "/" .. ability },
    given = { turn = me, phase = "move", locations = { "8_158", id, "8_75" }, [side] = { force = 2, hand = { "Toy Filler" }, table = { { "Toy Dune Runner", at = ANCIENT } } } },
    steps = { me.moves "Toy Dune Runner", me.may_choose_exactly { GREAT, decline }, me.chooses(GREAT) },
  }
end
run("8_165", p1, "p1", "constant")
run("8_165", p2, "p2", "constant-2")
run("8_74", p1, "p1", "constant")
run("8_74", p2, "p2", "constant-2")

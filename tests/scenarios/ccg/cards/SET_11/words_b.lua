-- Set 11: each ability with the positive and the negative case.

local CHAMBER = "Cloud City: Carbonite Chamber"
scenario "Carbonite Chamber Console deploys to the Carbonite Chamber" {
  rules = { "211_8/deploys" },
  given = { turn = p1, phase = "deploy", locations = { "5_166", "Toy Plaza" }, p1 = { hand = { "Carbonite Chamber Console" } } },
  steps = { p1.deploys "Carbonite Chamber Console", p1.may_choose_exactly { CHAMBER, decline }, p1.chooses(CHAMBER) },
}
scenario "Carbonite Chamber Console stays in hand without it" {
  quiet = { "211_8/deploys" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Plaza" }, p1 = { hand = { "Carbonite Chamber Console" } } },
  steps = { p1.may_not_choose { "deploys Carbonite Chamber Console" } },
}
local function cold(turn, captive)
  return { turn = turn, phase = "control", locations = { "5_166" }, p1 = { hand = { "Toy Filler" }, table = { { "Carbonite Chamber Console", at = CHAMBER }, { "Toy Warden", at = CHAMBER } } }, p2 = { hand = { "Toy Filler" }, inactive = { captive } } }
end
scenario "Carbonite Chamber Console: with a frozen captive Dark activates 1 in the turn of Light" {
  rules = { "211_8/any_time" },
  given = cold(p2, { "Toy Captain", on = "Toy Warden", frozen = true }),
  steps = { p2.passes, p1.uses "Carbonite Chamber Console", expect { p1.force, count = 1 }, p2.passes, p1.may_choose_exactly { pass }, p1.passes },
}
scenario "Carbonite Chamber Console: not with a captive who is not frozen" {
  quiet = { "211_8/any_time" },
  given = cold(p2, { "Toy Captain", on = "Toy Warden", captive = true }),
  steps = { p2.passes, p1.may_choose_exactly { pass }, p1.passes },
}
scenario "Carbonite Chamber Console: not in one's own turn" {
  quiet = { "211_8/any_time" },
  given = cold(p1, { "Toy Captain", on = "Toy Warden", frozen = true }),
  steps = { p1.may_not_choose { "uses Carbonite Chamber Console" } },
}

-- Set 19: cards that show a word of the language.

local PIER, MEADOW = "Toy Reach: Pier", "Toy Reach: Meadow"
local function arrest(title, claims, pryce, captive)
  claims.given = { phase = "control", locations = { PIER, MEADOW }, p1 = { hand = { "Toy Noose" }, reserve = { "Toy Trooper", "Toy Machine", "Toy Pistol" }, table = { { "219_7", at = pryce }, { "Toy Warden", at = PIER } } }, p2 = { table = { { captive, at = PIER }, { "Toy Mentor", at = PIER } } } }
  scenario (title) (claims)
end
arrest("Pryce: a Rebel captured where she is brings a card without ability", { rules = { "219_7/just" }, steps = { p1.plays "Toy Noose", p1.chooses "Toy Recruit", p1.chooses "Toy Warden", p1.answers "Governor Pryce", p1.may_choose_exactly { "Toy Machine", "Toy Pistol" }, p1.chooses "Toy Pistol", expect { p1.hand, exactly = { "Toy Pistol" } } } }, PIER, "Toy Recruit")
arrest("Pryce: no Rebel, nothing", { quiet = { "219_7/just" }, steps = { p1.plays "Toy Noose", p1.chooses "Toy Captain", p1.chooses "Toy Warden", expect { p1.hand, count = 0 } } }, PIER, "Toy Captain")
arrest("Pryce: nothing for a Rebel captured elsewhere", { quiet = { "219_7/just" }, steps = { p1.plays "Toy Noose", p1.chooses "Toy Recruit", p1.chooses "Toy Warden", expect { p1.hand, count = 0 } } }, MEADOW, "Toy Recruit")
scenario "Pryce is immune to attrition less than 4" {
  rules = { "219_7/constant" },
  given = { phase = "control", locations = { PIER }, p1 = { table = { { "219_7", at = PIER } } } },
  steps = { expect { p1.card "Governor Pryce", immunity = 4 } },
}
scenario "Who is beside Pryce is not" {
  quiet = { "219_7/constant" },
  given = { phase = "control", locations = { PIER }, p1 = { table = { { "219_7", at = PIER }, { "Toy Warden", at = PIER } } } },
  steps = { expect { p1.card "Toy Warden", immunity = 0 } },
}

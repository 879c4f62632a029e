-- Set 11: a card suspended by a location.

local ANTE = "Maz's Castle: Antechamber"
scenario "Antechamber: Dobra Doompa is suspended while the Dark Side controls it" {
  rules = { "211_40/constant-2" },
  given = { phase = "deploy", locations = { ANTE }, p1 = { hand = { "Toy Captain" }, force = 3 }, p2 = { table = { "Dobra Doompa" } } },
  steps = { p1.deploys "Toy Captain", p1.chooses(ANTE), expect { p2.inactive, exactly = { "Dobra Doompa" } } },
}
scenario "Antechamber: not while the Light Side is there too" {
  quiet = { "211_40/constant-2" },
  given = { phase = "deploy", locations = { ANTE }, p1 = { hand = { "Toy Captain" }, force = 3 }, p2 = { table = { "Dobra Doompa", { "Toy Trooper", at = ANTE } } } },
  steps = { p1.deploys "Toy Captain", p1.chooses(ANTE), expect { p2.inactive, count = 0 } },
}

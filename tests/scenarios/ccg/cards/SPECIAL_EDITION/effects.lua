-- Special Edition: Effects.

local COWARD, eisley, EISLEY, PLAZA = "Come Here You Big Coward", "1_295", "Tatooine: Mos Eisley"

scenario "Come Here You Big Coward: cancels the opponent's retrieval" {
  rules = { "7_224/automatic-3" },
  given = { turn = p2, phase = "control", locations = { eisley }, p1 = { table = { COWARD } }, p2 = { hand = { "Toy Gleaning" }, lost = { "Toy Filler", "Toy Filler" } } },
  steps = { p2.plays "Toy Gleaning", expect { p2.lost, count = 2 } },
}
scenario "Come Here You Big Coward: of a certain card, too" {
  rules = { "7_224/automatic-3" },
  given = { turn = p2, phase = "control", locations = { eisley }, p1 = { table = { COWARD } }, p2 = { hand = { "Toy Recovery" }, lost = { "Toy Trooper", "Toy Filler" } } },
  steps = { p2.plays "Toy Recovery", expect { p2.lost, exactly = { "Toy Trooper", "Toy Filler" } }, expect { p2.hand, exactly = {} } },
}
scenario "Come Here You Big Coward: not of its own player" {
  quiet = { "7_224/automatic-3" },
  given = { turn = p1, phase = "control", locations = { eisley }, p1 = { table = { COWARD }, hand = { "Toy Gleaning" }, lost = { "Toy Filler", "Toy Filler" } } },
  steps = { p1.plays "Toy Gleaning", expect { p1.lost, count = 0 } },
}
scenario "Come Here You Big Coward: not of who occupies two battlegrounds" {
  quiet = { "7_224/automatic-3", "7_224/automatic-2" },
  given = { turn = p2, phase = "control", locations = { eisley, "1_292" }, p1 = { table = { COWARD } }, p2 = { table = { { "Toy Captain", at = EISLEY }, { "Toy Captain", at = "Tatooine: Jawa Camp" } }, hand = { "Toy Gleaning" }, lost = { "Toy Filler", "Toy Filler" } } },
  steps = { p2.plays "Toy Gleaning", expect { p2.lost, count = 0 } },
}
scenario "Come Here You Big Coward: cancels a drain at what is no battleground" {
  rules = { "7_224/automatic-2" },
  given = { turn = p2, phase = "control", locations = { "TOY-1801" }, p1 = { table = { COWARD } }, p2 = { table = { { "Toy Captain", at = "Toy Shire: Cave" } } } },
  steps = { p2.drains "Toy Shire: Cave", expect { p1.lost, exactly = {} } },
}
scenario "Come Here You Big Coward: Alter does nothing to it while its player occupies a battleground" {
  rules = { "7_224/constant" },
  given = { turn = p2, phase = "control", locations = { eisley }, p1 = { table = { COWARD, { "Toy Captain", at = EISLEY } } }, p2 = { hand = { "1_234" }, force = 4 } },
  steps = { p2.may_not_choose { "plays Alter" } },
}
scenario "Come Here You Big Coward: otherwise it does" {
  quiet = { "7_224/constant" },
  given = { turn = p2, phase = "control", locations = { eisley }, p1 = { table = { COWARD } }, p2 = { hand = { "1_234" }, force = 4 } },
  steps = { p2.may_choose { "plays Alter" } },
}
scenario "Firepower: 2 more with two starship weapons aboard" {
  rules = { "7_228/constant" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Reach" }, p1 = { table = { { "Toy Argosy", at = "Toy Reach" }, { "Toy Broadside", on = "Toy Argosy" }, { "Toy Broadside", on = "Toy Argosy" }, { "Toy Flier", on = "Toy Argosy" }, "Firepower" } } },
  steps = { expect { p1.card "Toy Argosy", power = 8 } },
}
scenario "Firepower: one is not enough" {
  quiet = { "7_228/constant" },
  given = { turn = p1, phase = "control", locations = { "Toy Reach" }, p1 = { table = { { "Toy Sloop", at = "Toy Reach" }, { "Toy Broadside", on = "Toy Sloop" }, "Firepower" } } },
  steps = { expect { p1.card "Toy Sloop", power = 2 } },
}
scenario "Firepower: a weapon out of the Lost Pile" {
  rules = { "7_228/optional" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Reach" }, p1 = { force = 2, lost = { "Toy Musket", "Toy Broadside" }, table = { { "Toy Sloop", at = "Toy Reach" }, "Firepower" } } },
  steps = { p1.uses "Firepower", p1.may_choose_exactly { "Toy Broadside" }, p1.chooses "Toy Broadside", p1.chooses "Toy Sloop", expect { p1.card "Toy Broadside", at = "Toy Sloop" }, expect { p1.force, count = 0 } },
}
scenario "Return To Base: what is on it comes to hand for its deploy cost" {
  rules = { "7_239/optional" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Reach" }, p1 = { force = 3, table = { "Return To Base", "Toy Well" }, stacked = { { "Toy Sloop", on = "Return To Base" } } } },
  steps = { p1.uses "Return To Base", p1.chooses "Toy Sloop", expect { p1.hand, exactly = { "Toy Sloop" } }, expect { p1.force, count = 1 } },
}
scenario "Return To Base: not without that much Force" {
  quiet = { "7_239/optional" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Reach" }, p1 = { force = 1, table = { "Return To Base", "Toy Well" }, stacked = { { "Toy Sloop", on = "Return To Base" } } } },
  steps = { p1.may_not_choose { "uses Return To Base" } },
}
local function fleet(ship) return { turn = p1, phase = "deploy", locations = { "Toy Reach" }, p1 = { force = 9, hand = { "Death Squadron Star Destroyer" }, table = { { ship, at = "Toy Reach" } } } } end
scenario "Death Squadron Star Destroyer: 2 less to the system of the flagship" {
  rules = { "7_302/constant" }, given = fleet "Toy Flagship",
  steps = { p1.deploys "Death Squadron Star Destroyer", p1.chooses "Toy Reach", expect { p1.force, count = 2 } },
}
scenario "Death Squadron Star Destroyer: the whole price beside another" {
  quiet = { "7_302/constant" }, given = fleet "Toy Argosy",
  steps = { p1.deploys "Death Squadron Star Destroyer", p1.chooses "Toy Reach", expect { p1.force, count = 0 } },
}
scenario "Death Squadron Star Destroyer: immune to attrition less than 4" {
  rules = { "7_302/constant-2" },
  given = { turn = p1, phase = "deploy", locations = { "Toy Reach" }, p1 = { table = { { "Death Squadron Star Destroyer", at = "Toy Reach" } } } },
  steps = { expect { p1.card "Death Squadron Star Destroyer", immunity = 4 } },
}

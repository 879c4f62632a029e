-- Hoth: Interrupts.

local MARKER = "Hoth: North Ridge (4th Marker)"
local function at(place, mount, destiny) return { turn = p1, phase = "control", locations = { "3_149", "Toy Reach: Pier" }, p1 = { hand = { "Stop Motion" }, reserve = { destiny, "Toy Filler" } }, p2 = { table = { { mount, at = place } } } } end
scenario "Stop Motion: a creature vehicle at a marker site is lost with more than 3" {
  rules = { "3_135/play" }, given = at(MARKER, "Toy Steed", "Toy Mentor"),
  steps = { p1.plays "Stop Motion", p1.chooses "Toy Steed", expect { p2.lost, exactly = { "Toy Steed" } } },
}
scenario "Stop Motion: a tauntaun stays with 5" {
  quiet = { "3_135/play" }, cites = { { "CCG-TGT-IMP-01", "of it more is asked" } }, given = at(MARKER, "Toy Mount", "Toy Mentor"),
  steps = { p1.plays "Stop Motion", p1.chooses "Toy Mount", expect { p2.lost, count = 0 } },
}
scenario "Stop Motion: not elsewhere" {
  quiet = { "3_135/play" }, given = at("Toy Reach: Pier", "Toy Steed", "Toy Mentor"),
  steps = { p1.cannot { "plays", "Stop Motion" } },
}

-- Dagobah: Res Luk Ra'auf.

local eisley, EISLEY = "1_295", "Tatooine: Mos Eisley"
local function defended(who, more) return { turn = p2, phase = "battle", locations = { eisley }, p1 = { hand = { "Res Luk Ra'auf" }, reserve = { "Toy Machine", "Toy Machine", "Toy Filler" }, table = { { who, at = EISLEY }, more } }, p2 = { force = 1, table = { { "Toy Captain", at = EISLEY }, "Toy Well" } } } end
scenario "Res Luk Ra'auf: a bounty hunter who defends alone adds a battle destiny" {
  rules = { "4_146/play" }, given = defended("Toy Hunter", nil),
  steps = { p2.battles(EISLEY), p2.passes, p1.plays "Res Luk Ra'auf", p2.passes, p1.accepts, expect { p1, battle_destiny = 4 }, p2.forfeits "Toy Captain", p2.loses "Reserve Deck" },
}
scenario "Res Luk Ra'auf: not with somebody" {
  quiet = { "4_146/play" }, given = defended("Toy Hunter", { "Toy Trooper", at = EISLEY }),
  steps = { p2.battles(EISLEY), p2.passes, p1.cannot { "plays", "Res Luk Ra'auf" }, p1.passes, p2.forfeits "Toy Captain" },
}

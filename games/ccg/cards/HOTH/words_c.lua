-- Hoth: cards that show a word of the language.

local function explodes(...)
  return { ..., draw_destiny(), when(more(total_destiny() + 2, defense(subject)), lose(subject)), lose(this) }
end
local mines = { { "3_76", light }, { "3_160", dark } }
for i = 1, 2 do
local c = mines[i]
weapon "Infantry Mine" { id = c[1], side = c[2], destiny = 3, kind = automated, traits = { mine },
  deploys = { only{to = site(with_icon(exterior), with_your(mining_droid))} },
  automatic = {
    explodes(deployed(character(here, outside))),
    explodes(moved{character(outside), to = site(here)}),
    explodes(passes(character(), site(here))) } }
end

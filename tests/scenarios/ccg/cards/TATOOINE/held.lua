-- Tatooine: cards suspended for as long as something holds.

local SYSTEM = "Toy Reach"
local SIDES = { { "11_17", "Don't Do That Again", "Mobilization Points", p2, p1, "p2", "p1" }, { "11_69", "Fanfare", "Staging Areas", p1, p2, "p1", "p2" } }
for i = 1, 2 do
local c = SIDES[i]
local id, title, other, me, them = c[1], c[2], c[3], c[4], c[5]
local function given(mine, theirs)
  local g = { turn = me, phase = "deploy", locations = { SYSTEM } }
  g[c[6]], g[c[7]] = mine, theirs
  return g
end
scenario(title .. ": " .. other .. " is suspended while the opponent occupies no battleground system (" .. id .. ")") {
  rules = { id .. "/constant" },
  given = given({ hand = { id }, force = 2 }, { table = { other } }),
  steps = { me.deploys(title), expect { them.inactive, exactly = { other } }, expect { them.table, exactly = {} } },
}
scenario(title .. ": not while the opponent occupies one (" .. id .. ")") {
  quiet = { id .. "/constant" },
  given = given({ hand = { id }, force = 2 }, { table = { other, { "Toy Needle", at = SYSTEM } } }),
  steps = { me.deploys(title), expect { them.inactive, count = 0 } },
}
scenario(title .. ": an Immediate Effect once per game (" .. id .. ")") {
  rules = { id .. "/optional" },
  given = given({ hand = { "Toy Filler" }, table = { id }, reserve = { "Toy Filler", "Toy Brand", "Toy Memorial" } }, {}),
  steps = { me.uses(title), me.chooses "Toy Brand", expect { me.hand, exactly = { "Toy Filler", "Toy Brand" } }, me.may_not_choose { "uses " .. title } },
}
end

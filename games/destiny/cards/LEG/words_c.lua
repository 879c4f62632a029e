-- Legacies.

-- Two of the four things that he does, whichever.
local function resource() return gain(1) end
local function shelter() return shield(1, character) end
local function foresight() return turn(die(yours)) end
local function mill() return each(any_player, discard(top(1, card_in_deck(controlled_by(they))))) end

character "Yoda" { id = "LEG-33", subtitle = "Wizened Master", points = { 10, 13 }, health = 10, color = blue, affiliation = hero, unique = true, subtypes = { jedi },
  die = { "2 focus", "1 disrupt", "1 discard", "1 shield", "special", "special" },
  special = { either({ resource(), shelter() }, { resource(), foresight() }, { resource(), mill() }, { shelter(), foresight() },
    { shelter(), mill() }, { foresight(), mill() }) } }

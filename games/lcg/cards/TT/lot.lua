-- Technological Terror: cards drawn by lot.

-- Of what enemy cards do, their icons are no effects.
local function enemy_text() return card(enemy, except(of_type(unit))) end

unit_card "Death Star" { id = "TT-259.2", side = dark, affiliation = imperial_navy, traits = { space_station }, unique = true,
  cost = 12, force = 5, capacity = 12, tactics = 1,
  objective_set = 259, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001658",
  keywords = { elite, shielding, targeted_strike },
  constant = { { when(is(this, except(participating))), forbid{ is_focused(this), by = opponent, how = icons } },
    { change{ unit_damage, dial, of = this }, change{ blast_damage, dial, of = this } },
    { forbid(is_damaged{ this, with = enemy_text() }), forbid(is_focused{ this, with = enemy_text() }), forbid(is_destroyed{ this, with = enemy_text() }) } },
  missing = { "not being affected by damage, focus tokens and destruction from the abilities of enemy units, nor by what else enemy cards do: its numbers and icons, its keywords, what it may do, where it is, whose it is, its shields",
    "its damage being neither prevented nor redirected" } }

-- Reflections III: cards that answer a draw of destiny.

local monsters = { { "13_41", light }, { "13_85", dark } }
for i = 1, 2 do
local c = monsters[i]
effect "Sando Aqua Monster" { id = c[1], side = c[2], unique = true, destiny = 5,
  constant = { grant{immune("Alter"), to = this} },
  automatic = {
    { becomes(exists(card(titled("Colo Claw Fish")))), cancel(all(card(titled("Colo Claw Fish")))) },
    { destiny_drawn{with = this}, put{subject, to = here} } },
  any_time = { when(no(exists(stacked_card(yours, borne_by_this)))), draw_destiny() },
  before = {
    { about_to_draw_battle_destiny(), when(by(you)), cost(choose(stacked_card(yours, borne_by_this))), fix_destiny(it), substitute_destiny(destiny(it)), put{it, to = lost_pile} },
    { about_to_draw_weapon_destiny(), when(by(you)), cost(choose(stacked_card(yours, borne_by_this))), fix_destiny(it), substitute_destiny(destiny(it)), put{it, to = lost_pile} } } }
end

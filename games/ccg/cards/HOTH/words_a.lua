-- Hoth: cards that show a word of the language.

weapon "Golan Laser Battery" { id = "3_75", side = light, destiny = 4, deploy = 3, forfeit = 3, kind = artillery, traits = { laser_cannon },
  deploys = { only{to = site(with_icon(exterior), with_icon(planet))} },
  fire = { limit(battle), cost(choose{character(yours, warrior, present), name = "second"}, choose(shot(in_range, near)), use(2), fire{this, with = the("second")}),
    draw_destiny{kind = weapon_draw}, when(more(total_destiny() + or_if(2, 0, is(it, vehicle_card)), defense(it)), make(hit, it)) } }

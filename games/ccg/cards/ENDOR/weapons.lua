-- Endor: weapons of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

weapon "BlasTech E-11B Blaster Rifle" { id = "8_85", side = light, destiny = 2, deploy = 2, traits = { blaster, rifle },
  deploys = { only{on = character(yours, warrior, scout)} },
  fire = {
    { limit(battle), cost(choose(shot(in_range, present)), use(1)), draw_destiny{kind = weapon_draw}, when(more(total_destiny(), defense(it)), make(hit, it)), may(fire(this)) },
    { when(happened(fired(this), battle)), cost(choose(shot(in_range, present)), use(2)), draw_destiny{kind = weapon_draw}, when(more(total_destiny(), defense(it)), make(hit, it)), may(fire(this)) } } }

-- What has happened: happened(act, period), and was(act, period) of a unit.

ground "Toy Drummer" { id = "TOY-1710", side = neutral, cost = 3, speed = 10, power = 1, health = 4,
  static = { change{ power, happened(attacks(unit(yours, other)), this_turn), of = this } } }
battle "Toy Reckoning" { id = "TOY-1711", side = neutral,
  effect = paid(1, damage(1, unit(opposing, was(attacks, this_turn)))) }
ground "Toy Chronicler" { id = "TOY-1712", side = neutral, cost = 3, speed = 10, power = 1, health = 4,
  whenever = { is_damaged(this), gain(happened(is_damaged(this), this_attack)) } }

-- Sith Rising: Space units.

-- Dark Side
space "Techno Union Warship" { id = "SR-57", side = dark, cost = 7, speed = 30, power = 3, health = 10,
  subtypes = { techno_union, transport },
  whenever = { attacks(this), may(change{ power, 5, of = this, lasting = this_attack },
      and_then(later(attack_ends(this), damage(2, this)))) } }

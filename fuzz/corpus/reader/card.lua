character "Dune Watcher" { id = "XX-2", color = blue, points = {9, 12.5}, unique = true,
  die = { "1 melee", "+1 melee", "blank" },
  after = { p1.activates(this), may(deal(2, this)) },
}

scenario "A watcher waits" {
  given = { turn = p1, p1 = { characters = { { "Dune Watcher", damage = 1 } } } },
  steps = { p1.activates "Dune Watcher", p1.declines, expect { p1.pool, exactly = { "blank" } } },
}

-- Spirit of Rebellion: battlefields.

battlefield "Cargo Hold" { id = "SoR-152", subtitle = "Eravana",
  claim = { move_upgrade(upgrade(on_a_character), character(another, other_host)) } }

battlefield "Docking Bay" { id = "SoR-153", subtitle = "Finalizer",
  claim = { play_for_less(1, card_at_hand(yours, of_type(a_support))) } }

battlefield "Carbon-freezing Chamber" { id = "SoR-151", subtitle = "Bespin", claim = { freeze(any_die(of_character)) } }

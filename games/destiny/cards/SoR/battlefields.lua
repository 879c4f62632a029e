-- Spirit of Rebellion: battlefields.

battlefield "Cargo Hold" { id = "SoR-152", subtitle = "Eravana",
  claim = { put{upgrade(on(character)), on = character(another, other_host)} } }

battlefield "Docking Bay" { id = "SoR-153", subtitle = "Finalizer",
  claim = { play{card_at_hand(yours, of_type(support)), less = 1} } }

battlefield "Carbon-freezing Chamber" { id = "SoR-151", subtitle = "Bespin", claim = { forbid{is_rolled(any_die(of_type(character))), lasting = next_round} } }

battlefield "Maz's Castle" { id = "SoR-155", subtitle = "Takodana",
  claim = { draw(2), put{any(card_in_hand(yours)), deck_bottom, in_order = yes} } }

-- Transformations: battlefields.

battlefield "Mortis (Day)" { id = "TR-10A", subtitle = "Ethereal Space", other_side = "TR-10B",
  after = { phase_begins{how = upkeep}, heal(1, all(character)), turn{this, over = yes} },
  claim = { heal(1, character), may(turn{this, over = yes}) } }

battlefield "Mortis (Night)" { id = "TR-10B", subtitle = "Ethereal Space", other_side = "TR-10A", back = true,
  after = { phase_begins{how = upkeep}, deal(1, all(character)), turn{this, over = yes} },
  claim = { deal(1, character), may(turn{this, over = yes}) } }

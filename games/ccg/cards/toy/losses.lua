-- Invented cards that are about to be lost, or were lost just now.

character_card "Toy Revenant" { id = "TOY-1960", destiny = 2, deploy = 2, power = 1, ability = 1, forfeit = 2, automatic = { just_lost(this), put{this, to = hand} } }
character_card "Toy Rescuer" { id = "TOY-1961", destiny = 2, deploy = 2, power = 1, ability = 1, forfeit = 2,
  before = { about_to_be_lost(character(yours, other, here)), limit(turn), instead(lose_force(1)) } }
interrupt "Toy Downfall" { id = "TOY-1962", destiny = 3, kind = used, play = { lose(character(opposing)) } }
interrupt "Toy Catastrophe" { id = "TOY-1963", destiny = 3, kind = used, play = { cost(choose(location_card())), lose{characters, at = it} } }
character_card "Toy Wretch" { id = "TOY-1964", destiny = 2, deploy = 2, power = 1, ability = 1, forfeit = 2, just = { forfeited(this), retrieve(1) } }
character_card "Toy Hothead" { id = "TOY-1968", destiny = 2, deploy = 2, power = 1, ability = 1, forfeit = 2, unique = true, persona = "Myo" }

-- Retrieving
interrupt "Toy Recovery" { id = "TOY-1965", destiny = 3, kind = used, play = { retrieve{lost_card(yours, character, less(ability, 3)), to = hand} } }
interrupt "Toy Gleaning" { id = "TOY-1966", destiny = 3, kind = used, play = { retrieve(2) } }
interrupt "Toy Refit" { id = "TOY-1967", destiny = 3, kind = used, play = { retrieve(lost_card(yours, starship)) } }

-- What turns over
effect "Toy Admirer" { id = "TOY-1969", destiny = 3, deploy = 0, just = { was_flipped(card(yours)), retrieve(1) } }

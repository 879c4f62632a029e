-- Invented supports: actions, watchers, costs, prohibitions.

support "Toy Drone" { id = "TOY-31", cost = 2, color = gray,
  die = { "1 ranged", "1 ranged", "2 ranged", "1 disrupt", "1 resource", "blank" } }

support "Toy Depot" { id = "TOY-32", cost = 2, color = yellow,
  action = { cost(exhaust(this)), gain(1) } }

support "Toy Watchtower" { id = "TOY-33", cost = 2, color = gray,
  after = { activates(character(opposing)), gain(1) } }

support "Toy Porter" { id = "TOY-34", cost = 1, color = gray,
  action = { cost(exhaust(this)), heal(1, character(yours, damaged)) } }

support "Toy Broker" { id = "TOY-35", cost = 1, color = yellow,
  before = { plays(card(yours)), may(exhaust(this), and_then(change{cost, -1, of = subject})) } }

support "Toy Toll" { id = "TOY-36", cost = 2, color = yellow,
  before = { plays(card(opposing)), lose{1, by = opponent} } }

support "Toy Archive" { id = "TOY-37", cost = 2, color = blue,
  before = { plays(card(opposing)), draw(1), lose{1, by = opponent} } }

support "Toy Seal" { id = "TOY-38", cost = 1, color = red,
  ongoing = { forbid(claims(each_opponent)) } }

support "Toy Herald" { id = "TOY-39", cost = 1, color = gray,
  ongoing = { allow(claims(you)) } }

support "Toy Alarm" { id = "TOY-40", cost = 2, color = red,
  after = { dealt_damage(character(yours)), limit(round), deal(1, character(opposing)) } }

support "Toy Shrine" { id = "TOY-41", cost = 1, color = blue,
  after = { round_ends(), gain(1) } }

support "Toy Relay" { id = "TOY-42", cost = 2, color = gray,
  after = { activates(character(opposing)), act() } }

support "Toy Drum" { id = "TOY-43", cost = 0, color = gray,
  action = { ready(this) } }

support "Toy Ledger" { id = "TOY-44", cost = 1, color = yellow,
  after = { plays(event(yours)), gain(1) } }

support "Toy Thorns" { id = "TOY-45", cost = 1, color = red,
  before = { plays(card(yours)), deal(1, character(yours)) } }

support "Toy Engine" { id = "TOY-46", cost = 1, color = gray,
  power_action = { gain(1) } }

support "Toy Snare" { id = "TOY-48", cost = 2, color = red,
  before = { would_be_defeated(character(opposing)), instead(heal(1, subject)) } }

support "Toy Whistle" { id = "TOY-49", cost = 2, color = gray,
  after = { activates(character(yours)), act() } }

support "Toy Tally" { id = "TOY-72", cost = 1, color = gray, unique = true,
  die = { "X ranged", "X shield", "2 indirect", "+1 indirect", "no symbol", "blank" },
  inherent = { change{x, to = count(card_in_hand(yours)), of = this_die} } }

support "Toy Ledge" { id = "TOY-73", cost = 1, color = gray,
  after = { takes_damage(character(yours)), gain(1) } }

support "Toy Herald's Horn" { id = "TOY-74", cost = 1, color = gray,
  after = { set_up(), gain(1) } }

support "Toy Bugle" { id = "TOY-75", cost = 1, color = gray,
  after = { readies(character(yours)), gain(1) },
  action = { ready(character(yours)) } }

support "Toy Decree" { id = "TOY-77", cost = 1, color = gray,
  ongoing = { strip{guardian, from = character(opposing)} } }

support "Toy Order" { id = "TOY-78", cost = 1, color = gray,
  ongoing = { grant{guardian, to = character(yours)} } }

support "Toy Dicer" { id = "TOY-79", cost = 1, color = gray,
  action = { reroll(die(yours)) } }

-- Its condition is watched: it answers when the condition becomes true.
support "Toy Floodgate" { id = "TOY-94", cost = 1, color = gray,
  after = { becomes(at_least(sum(damage, character(yours)), 3)), gain(1) } }

-- What it asks of the character is known although the character is gone.
support "Toy Epitaph" { id = "TOY-95", cost = 1, color = gray,
  after = { defeated(character(yours)), gain(damage(subject)) } }

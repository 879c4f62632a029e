-- Covert Missions: plots that ask something of the team.

scenario "Spectre Cell is for Spectres only" {
  quiet = { "CM-104/inclusion" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Kanan Jarrus [EaW-33]", "[plot]", "1 Spectre Cell [CM-104]" } },
    deck_is_legal,
  },
}

scenario "Spectre Cell is for Spectres only: the other way round" {
  rules = { "CM-104/inclusion" },
  deck = { format = "open", besides = { "DST-DECK-01", "DST-DECK-08" } },
  steps = {
    deck { with = { "[characters]", "1 Kanan Jarrus [EaW-33]", "1 Rey [AW-38]", "[plot]", "1 Spectre Cell [CM-104]" } },
    deck_breaks("", "Spectre Cell may not be in this team"),
  },
}

-- Functions for what many cards of this game repeat, in words of its language: docs/card-language/destiny.md.

-- The restriction of an upgrade to characters of a colour: only_on_color(blue).
function only_on_color(color) return { only{on = character(of_color(color))} } end

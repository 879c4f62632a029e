-- Functions for what many cards of this game repeat, in words of its language: docs/card-language/tcg.md.

-- An ability for Force: paid(1, evade(2)) is { cost(pay(1)), evade(2) }.
function paid(force, ...) return { cost(pay(force)), ... } end

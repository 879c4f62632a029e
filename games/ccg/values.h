// Derived numbers: what a card's power, ability, forfeit ... are now, with everything that modifies them (rulebook 1.E).
#pragma once

#include "games/ccg/state.h"

namespace cantina::ccg {

// None if the card has no such value.
Value valueOf(Table& t, Piece p, Stat stat);
Value plainValue(Table& t, Piece p, Stat stat);  // without what pilots add
// As printed: of two destinies the chosen one; a value that stands as an asterisk is never printed (CCG-DEST-DEF-01).
Value printedValue(const Table& t, Piece p, Stat stat);
bool isAsterisk(const Table& t, Piece p, Stat stat);
// What a text of a card finds when it looks at a value.
Value checkedValue(Table& t, Piece p, Stat stat);
// A number of a player, at a place or (none) anywhere: a total, an amount, how many draws. May be below zero.
Value playerValue(Table& t, Stat stat, Seat seat, Piece place, Value base);
// The same without its limits; `limit` becomes the lowest of them if that is lower.
Value unlimitedValue(Table& t, Stat stat, Seat seat, Piece place, Value base, int32_t& limit);

// Nothing on the table modifies this value. As printed: it is what is printed.
inline bool isUntouched(const Table& t, Stat stat) {
    const bool lasts = !t.s.lasting.empty() && t.s.lasting.speaksOf(stat);
    return t.s.statTexts[stat] == 0 && !lasts && (t.s.trained.empty() || stat != kAbilityStat);
}
inline bool isAsPrinted(const Table& t, Stat stat) {
    return isUntouched(t, stat) && t.on("CCG-VAL-UNDEF-02"_rule) && t.on("CCG-VAL-TOT-01"_rule);
}

inline Value power(Table& t, Piece p) { return valueOf(t, p, kPower); }
inline Value ability(Table& t, Piece p) { return valueOf(t, p, kAbilityStat); }
inline Value forfeitOf(Table& t, Piece p) { return valueOf(t, p, kForfeit); }
bool hasAbility(Table& t, Piece p);
bool isIncreased(Table& t, Piece p, Stat stat);
bool isReduced(Table& t, Piece p, Stat stat);

// --- amounts
int deployCost(Table& t, Piece p, Piece place = {});  // at that place: texts may make it cheaper there
int opponentDeployCost(Table& t, Piece p, Piece place);
// A number of a card that is printed nowhere, from a base (thousandths), as asked about that place.
int32_t cardNumber(Table& t, Piece p, Stat stat, int32_t base, Piece place = {});
bool saysOfItself(Table& t, Piece p, Stat stat);  // in a text of its own, whether that is on a list or not
int immunityOf(Table& t, Piece p);                // to attrition less than this; 0: none
int battleCost(Table& t, Seat seat, Piece location);
int drainAmount(Table& t, Seat drainer, Piece location);
Value generation(Table& t, Seat seat, Piece location);
int32_t totalAt(Table& t, Stat total, Seat seat, Piece location, int32_t sum);  // of power or ability, thousandths

// --- changing values
// No duration stated: CCG-ACT-DUR-04..06 say how long.
inline constexpr Until kUnstated = static_cast<Until>(200);
inline constexpr Until kForThisDrain = Until::firstOfGame;
// CCG-ACT-DUR-01: until the end of the next turn of the player whose text it is. What a card says is kNextTurn; it is kept
// as the end of that player's turn, or, begun in one of his own, as the end of the one after that.
inline constexpr auto kNextTurn = static_cast<Until>(10);
inline constexpr Until endOfTurnOf(Seat seat) { return static_cast<Until>(11 + seat.index()); }
inline constexpr Until afterTurnOf(Seat seat) { return static_cast<Until>(13 + seat.index()); }
// What a form among effects does: it lasts for its period. `flags` are those of Modifier; `amount` in place of what the
// form says by itself.
language::Did lasts(Table& t, language::AbilityFrame& f, const language::Args& a, uint8_t flags = 0,
                    int32_t amount = language::kNotSaid);
// A Jedi Test was completed: the apprentice has that ability.
void train(Table& t, Piece apprentice, Piece test, int32_t number);
void expire(Table& t, Until until);
void expireTurnOf(Table& t, Seat seat);
// From now on it is about the new version of the character.
void inheritChanges(Table& t, PieceRef from, PieceRef to);
// A card leaves the table: what was about it is over.
void endChangesOf(Table& t, PieceRef gone);

}  // namespace cantina::ccg

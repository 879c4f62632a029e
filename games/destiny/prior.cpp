// What an opponent could hold: cards that may be in the deck of a team like theirs (DST-DECK-02 to DST-DECK-06).
//
// The team lies on the table from the first moment on, so everybody knows which sides and colours the deck can have.
#include "games/destiny/game.h"

namespace cantina::destiny {
namespace {

using language::CardDef;

// In the first number of what is known: a bit for each affiliation, and from here on one for each colour. Behind it what
// characters let in besides (DeckCheck::isIncluded), three at the most.
constexpr int kColors = 8;

bool isDeckCard(const CardDef& def) {
    return (isForHosts(def) || def.type == kSupport || def.type == kEvent) && def.number[kIsBack] == 0;
}
bool isForDice(Zone zone) { return zone.kind == kDiceAside || zone.kind == kOnCard || zone.kind == kPool; }

KnownDeck teamOf(const Rulebook<State>& rules, const State& s, Seat seat) {
    KnownDeck out{};
    size_t included = 0;
    // Where a defeated character lies differs between editions: everything that the player owns is looked at.
    for (int i = 1; i <= s.pieces.count(); ++i) {
        const Piece p{static_cast<uint16_t>(i)};
        const PieceRow& row = s.pieces.row(p);
        if (!(row.owner == seat) || row.def == 0 || isForDice(s.pieces.zoneOf(p))) continue;
        const CardDef& def = rules.book->def(row.def);
        if (def.type != kCharacter) continue;
        out[0] |= 1 << def.number[kAffiliation] | 1 << (kColors + def.number[kColor]);
        if (includedBy(def) != 0 && included + 1 < out.size()) out[++included] = includedBy(def);
    }
    return out;
}

bool isLetIn(const language::Book& book, const CardDef& def, const KnownDeck& team) {
    for (size_t i = 1; i < team.size() && team[i] != 0; ++i)
        if (includes(book, team[i], def)) return true;
    return false;
}
int copies(const Rulebook<State>& rules, Seat, const KnownDeck& team, uint16_t n, Zone zone) {
    if (isForDice(zone)) return Prior<State>::kAnyNumber;
    const CardDef& def = rules.book->def(n);
    const auto has = [&](int bit) { return (team[0] >> bit & 1) != 0; };
    const bool side = def.number[kAffiliation] == kNeutral || has(def.number[kAffiliation]);
    const bool color = def.number[kColor] == kGray || has(kColors + def.number[kColor]);
    return (side && color) || isLetIn(*rules.book, def, team) ? mostCopies(def) : 0;
}
// A die that was brought and not shown yet could be of any card with a die.
bool fits(const Rulebook<State>& rules, uint16_t n, Zone zone) {
    const CardDef& def = rules.book->def(n);
    return zone.kind == kDiceAside ? def.number[kSides] > 0 : isDeckCard(def);
}
bool counts(Zone zone) { return !isForDice(zone); }

}  // namespace

Prior<State> Rules::prior() { return {teamOf, copies, fits, counts}; }

}  // namespace cantina::destiny

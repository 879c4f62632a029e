// Verbs about weapons that other cards fire and about "all cards" at a place (rulebook 4, 9). Holds CCG-WEAP-ART-02,
// CCG-WEAP-ION-03, CCG-ALLC-01/02.
#include "games/ccg/card_words.h"
#include "games/ccg/rules/creatures.h"
#include "games/ccg/rules/rules.h"

namespace cantina::ccg {

using namespace language;

namespace {

bool isPlaceThere(Table& t, const AbilityFrame&, const Args& a) { return a.open[1] || t.s.pieces.alive(a.at(1)); }

// --- firing

// Of several texts for firing the first that may be used now.
ActionFrame firing(Table& t, const AbilityFrame& f, Piece weapon) {
    const auto by = [&](int text) {
        ActionFrame a = textAction(t, weapon, text, f.controller, {});
        a.kind = kFireAction;
        // CCG-WEAP-REP-01: a weapon whose own text fires it again does so at once, as often as its player likes.
        const bool again = f.source.piece == weapon && t.book().abilities[f.ability].timing == kFire;
        a.place = again ? 1 : 0;
        return a;
    };
    ActionFrame out = by(firingText(t, weapon));
    bool found = mayInitiate(t, out);
    forEachAbility(t, weapon, kFire, [&](Piece, int text) {
        if (found || !mayInitiate(t, by(text))) return;
        out = by(text);
        found = true;
    });
    return out;
}
bool mayBeFired(Table& t, const AbilityFrame& f, const Args& a) {
    if (a.open[0]) return true;
    if (!t.s.pieces.alive(a.at(0)) || firingText(t, a.at(0).piece) == 0) return false;
    return mayInitiate(t, firing(t, f, a.at(0).piece));
}
bool isFired(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || (t.s.pieces.alive(a.at(0)) && firingText(t, a.at(0).piece) != 0);
}
Did fireWeapon(Table& t, AbilityFrame& f, const Args& a) {
    if (!mayBeFired(t, f, a)) return Did::nothing;
    initiate(t, firing(t, f, a.at(0).piece));
    return Did::called;
}
// Artillery is fired by somebody, who is one of the targets.
bool mayGun(Table& t, const AbilityFrame&, const Args& a) {
    return !a.at(1).some() || (t.s.pieces.alive(a.at(1)) && mayMan(t, a.at(0).piece, a.at(1).piece));
}
Did gun(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(1))) return Did::nothing;
    man(t, a.at(0).piece, a.at(1).piece);
    return Did::full;
}
// CCG-WEAP-ION-03: those deployed on the starship itself. (Off: those of its crew too.)
Did loseWeaponsOf(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(1))) return Did::nothing;
    Piece lost[kMostTogether];
    int n = 0;
    bool strict = t.on("CCG-WEAP-ION-03"_rule);
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)})) {
            Piece bearer = t.s.pieces.data(p).at;
            if (!isType(t, p, kWeapon) || !bearer.some()) continue;
            bool inside = !strict && isOnTable(t, bearer) && t.s.pieces.data(bearer).at == a.at(1).piece;
            if (bearer == a.at(1).piece || inside) lost[n++] = p;
        }
    if (n > 0) loseAtOnce(t, lost, n, f.controller);
    return n > 0 ? Did::full : Did::nothing;
}

// --- "all cards" (CCG-ALLC-01/02, CCG-STATE-INACT-04)

// A weapon or an Interrupt makes only these leave the table; other texts everything but the location.
bool isSwept(Table& t, const AbilityFrame& f, Piece p, bool charactersOnly) {
    if (isType(t, p, kLocation)) return false;
    if (charactersOnly) return isType(t, p, kCharacter);
    bool narrow = isType(t, f.source.piece, kWeapon) || isType(t, f.source.piece, kInterrupt);
    bool usual = isType(t, p, kCharacter) || isType(t, p, kVehicle) || isType(t, p, kStarship) || isType(t, p, kWeapon) ||
                 isType(t, p, kDevice);
    return usual || !narrow || !t.on("CCG-ALLC-02"_rule);
}
// Of both sides, and inactive ones; not who is in prison or frozen. (Off: the opponent's active cards.)
Did sweep(Table& t, AbilityFrame& f, const Args& a) {
    if (a.symbol(0) == kWeapon) return loseWeaponsOf(t, f, a);
    const bool charactersOnly = a.symbol(0) == kCharacter;
    if (!t.s.pieces.alive(a.at(1))) return Did::nothing;
    Piece lost[kMostTogether];
    int n = 0;
    bool all = t.on("CCG-ALLC-01"_rule);
    for (uint8_t zone : {kTable, kInactive})
        for (int seat = 0; seat < 2; ++seat)
            for (Piece p : t.s.pieces.in({zone, seatAt(seat)})) {
                bool kept = (t.s.pieces.data(p).marks & (PieceData::kFrozen | PieceData::kImprisoned)) != 0;
                bool meant = all || (zone == kTable && seatAt(seat) == opponentOf(f.controller));
                if (zone == kInactive && !t.on("CCG-STATE-INACT-04"_rule)) meant = false;
                if (meant && !kept && placeOf(t, p) == a.at(1).piece && isSwept(t, f, p, charactersOnly)) lost[n++] = p;
            }
    if (n > 0) loseAtOnce(t, lost, n, f.controller);
    return n > 0 ? Did::full : Did::nothing;
}

#define TARGET {"target", ParamKind::one}
constexpr Need<Table> kToFire[] = {
    {partOf("CCG-WEAP-FIRE-01"), "it is not fired, it acts by itself", isFired},
    {partOf("CCG-WEAP-FIRE-03"), "it cannot be fired now", mayBeFired},
};
constexpr Need<Table> kFireable[] = {{partOf("CCG-WEAP-FIRE-03"), "it cannot be fired now", mayBeFired}};
constexpr Need<Table> kToMan[] = {{"CCG-WEAP-ART-02", "it used another weapon this turn", mayGun}};
constexpr Need<Table> kNeedsPlace[] = {{partOf("CCG-TGT-IMP-01"), "there is nothing that it could affect", isPlaceThere}};

constexpr Verb<Table> kVerbs[] = {
    {{"fire", {TARGET}, "fire {target}", "", "A weapon of one's own, by its text."}, kToFire, fireWeapon, kFireable},
    {{"fire",
      {TARGET, {"with", ParamKind::one}},
      "fire {target} with {with}",
      "CCG-WEAP-ART-02",
      "As a cost, of artillery: somebody fires it."},
     kToMan,
     gun},
    {{"lose",
      {{"what", ParamKind::symbol, "swept"}, {"at", ParamKind::one}},
      "lose all {what} {at}",
      "",
      "Of both sides at a place, or what is on a starship."},
     kNeedsPlace,
     sweep},
};

}  // namespace

std::span<const Verb<Table>> weaponVerbs() { return kVerbs; }

}  // namespace cantina::ccg

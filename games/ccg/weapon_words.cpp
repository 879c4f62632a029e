// Verbs about weapons that other cards fire, about "all cards" at a place, and about moves by the text of a location
// (rulebook 4, 7, 9). Holds CCG-WEAP-ART-02, CCG-WEAP-ION-03, CCG-ALLC-01/02, CCG-MOVE-TEXT-01.
#include "games/ccg/card_words.h"
#include "games/ccg/rules/creatures.h"
#include "games/ccg/rules/movement.h"
#include "games/ccg/rules/rules.h"

namespace cantina::ccg {

using namespace language;

namespace {

bool isThere(Table& t, const AbilityFrame&, const Args& a) { return a.open[0] || t.s.pieces.alive(a.at(0)); }

// --- firing

ActionFrame firing(Table& t, const AbilityFrame& f, Piece weapon) {
    ActionFrame a = textAction(t, weapon, firingText(t, weapon), f.controller, {});
    a.kind = kFireAction;
    return a;
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
// The second target is who fires it.
bool mayGun(Table& t, const AbilityFrame& f, const Args&) {
    return !f.regs[1].some() || (t.s.pieces.alive(f.regs[1]) && mayMan(t, f.source.piece, f.regs[1].piece));
}
Did gun(Table& t, AbilityFrame& f, const Args&) {
    if (!t.s.pieces.alive(f.regs[1])) return Did::nothing;
    man(t, f.source.piece, f.regs[1].piece);
    return Did::full;
}
// CCG-WEAP-ION-03: those deployed on the starship itself. (Off: those of its crew too.)
Did loseWeaponsOf(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    Piece lost[kMostTogether];
    int n = 0;
    bool strict = t.on("CCG-WEAP-ION-03"_rule);
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)})) {
            Piece bearer = t.s.pieces.data(p).at;
            if (!isType(t, p, kWeapon) || !bearer.some()) continue;
            bool inside = !strict && isOnTable(t, bearer) && t.s.pieces.data(bearer).at == a.at(0).piece;
            if (bearer == a.at(0).piece || inside) lost[n++] = p;
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
Did sweep(Table& t, AbilityFrame& f, const Args& a, bool charactersOnly) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    Piece lost[kMostTogether];
    int n = 0;
    bool all = t.on("CCG-ALLC-01"_rule);
    for (uint8_t zone : {kTable, kInactive})
        for (int seat = 0; seat < 2; ++seat)
            for (Piece p : t.s.pieces.in({zone, seatAt(seat)})) {
                bool kept = (t.s.pieces.data(p).marks & (PieceData::kFrozen | PieceData::kImprisoned)) != 0;
                bool meant = all || (zone == kTable && seatAt(seat) == opponentOf(f.controller));
                if (zone == kInactive && !t.on("CCG-STATE-INACT-04"_rule)) meant = false;
                if (meant && !kept && placeOf(t, p) == a.at(0).piece && isSwept(t, f, p, charactersOnly)) lost[n++] = p;
            }
    if (n > 0) loseAtOnce(t, lost, n, f.controller);
    return n > 0 ? Did::full : Did::nothing;
}
Did sweepAll(Table& t, AbilityFrame& f, const Args& a) { return sweep(t, f, a, false); }
Did sweepCharacters(Table& t, AbilityFrame& f, const Args& a) { return sweep(t, f, a, true); }

// --- moves by the text of a location

// The card and the place were chosen as its targets.
bool mayTravelOn(Table& t, const AbilityFrame& f, const Args&) {
    return !f.regs[0].some() || !f.regs[1].some() || mayTravel(t, f.regs[0].piece, f.regs[1].piece);
}
Did travel(Table& t, AbilityFrame& f, const Args&) {
    if (!t.s.pieces.alive(f.regs[0]) || !t.s.pieces.alive(f.regs[1]) || !isOnTable(t, f.regs[0].piece)) return Did::nothing;
    travelTo(t, f.regs[0].piece, f.regs[1].piece, f.controller);
    return Did::full;
}

#define TARGET {"target", ParamKind::one}
#define PLACE {"place", ParamKind::one}
constexpr Need<Table> kToFire[] = {
    {partOf("CCG-WEAP-FIRE-01"), "it is not fired, it acts by itself", isFired},
    {partOf("CCG-WEAP-FIRE-03"), "it cannot be fired now", mayBeFired},
};
constexpr Need<Table> kToMan[] = {{"CCG-WEAP-ART-02", "it used another weapon this turn", mayGun}};
constexpr Need<Table> kNeedsTarget[] = {{partOf("CCG-TGT-IMP-01"), "there is nothing that it could affect", isThere}};
constexpr Need<Table> kToTravel[] = {{partOf("CCG-MOVE-TEXT-01"), "it cannot make its regular move there", mayTravelOn}};

constexpr Verb<Table> kVerbs[] = {
    {{"fire_weapon", {TARGET}, "fire {target}", "", "A weapon of one's own, by its text."}, kToFire, fireWeapon},
    {{"man_this", {}, "fire this weapon with the second", "CCG-WEAP-ART-02", "As a cost, of artillery: two targets."},
     kToMan,
     gun},
    {{"lose_weapons_of", {TARGET}, "all weapons aboard {target} are lost", "", "Of ion weapons."},
     kNeedsTarget,
     loseWeaponsOf},
    {{"lose_all_cards", {PLACE}, "all cards at {place} are lost", "", "Of both sides."}, kNeedsTarget, sweepAll},
    {{"lose_all_characters", {PLACE}, "all characters at {place} are lost", "", "Of both sides."},
     kNeedsTarget,
     sweepCharacters},
    {{"travel", {}, "move the first to the second as its regular move", "", "By the text of a location: two targets."},
     kToTravel,
     travel},
    {{"travel_free", {}, "move the first to the second as its regular move for free", "", "As travel."}, kToTravel, travel},
};

}  // namespace

std::span<const Verb<Table>> weaponVerbs() { return kVerbs; }

// The rows of the two verbs above that are moves: rules/initiation.cpp asks what such a text costs.
bool isTravelVerb(int verb, bool& free) {
    auto first = static_cast<int>(firstWeaponVerb());
    free = verb == first + 6;
    return verb == first + 5 || verb == first + 6;
}
static_assert(std::string_view(kVerbs[5].word.name) == "travel" && std::string_view(kVerbs[6].word.name) == "travel_free");

}  // namespace cantina::ccg

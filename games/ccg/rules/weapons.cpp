// Weapons: who may fire when, and what a target's defense value is. Holds CCG-WEAP-USE-01, CCG-WEAP-SV-01, CCG-WEAP-DEST-01,
// CCG-BTL-WEAP-04/05, CCG-WEAP-USE-02/04, CCG-WEAP-FIRE-01/02/06, CCG-WEAP-LONG-01, CCG-WEAP-ART-01/02, CCG-DEV-01/02,
// CCG-ATTR-DEF-01/02, CCG-WEAP-PERM-01.
#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

namespace {

using Rule = Requirement<Table, const ActionFrame&>;

// CCG-WEAP-PERM-01: a weapon that is part of a card is that card's.
Piece bearerOf(Table& t, const ActionFrame& a) {
    if (isType(t, a.card.piece, kCharacter) || isCraft(t, a.card.piece)) return a.card.piece;
    Piece at = t.s.pieces.data(a.card.piece).at;
    return at.some() && !isType(t, at, kLocation) ? at : Piece{};
}
bool isArmed(Table& t, const ActionFrame& a) {
    Piece p = bearerOf(t, a);
    return !p.some() || (t.s.pieces.data(p).flags & PieceData::kDisarmed) == 0;
}
uint16_t weaponKey(Piece weapon) { return static_cast<uint16_t>(kFirstWeaponKey | weapon.n); }
// CCG-WEAP-USE-02: three different ones for a squadron, any number for a capital starship.
constexpr int kSquadronWeapons = 3;
bool hasSquadronWeapon(Table& t, Piece squadron, Piece weapon) {
    int n = 0;
    for (const Use& u : t.s.uses.list) {
        if (!(u.piece == t.s.pieces.ref(squadron)) || u.key < kFirstWeaponKey || u.key >= kFirstDeviceKey) continue;
        if (u.key == weaponKey(weapon)) return true;
        ++n;
    }
    return n < kSquadronWeapons;
}
// What a text says of its bearer.
bool usesAnyNumber(Table& t, Piece bearer) { return cardNumber(t, bearer, kUsesAnyNumber, 0) > 0; }
bool mayBeFired(Table& t, const ActionFrame& a) {
    if (isUntouched(t, kFireBarred)) return true;
    Piece p = bearerOf(t, a);
    return cardNumber(t, a.card.piece, kFireBarred, 0) <= 0 && (!p.some() || cardNumber(t, p, kFireBarred, 0) <= 0);
}
// CCG-WEAP-USE-01: one weapon in a turn.
bool isFirstWeapon(Table& t, const ActionFrame& a) {
    Piece p = bearerOf(t, a);
    bool more = t.on("CCG-WEAP-USE-02"_rule);
    if (p.some() && usesAnyNumber(t, p)) return true;
    if (!p.some() || (factOf(t, p, kClassSlot) == kCapital && more)) return true;
    if (factOf(t, p, kClassSlot) == kSquadron && more) return hasSquadronWeapon(t, p, a.card.piece);
    Piece used = t.s.pieces.data(p).weapon;
    return !used.some() || used == a.card.piece;
}
// Its bearer fires one weapon twice, and this may be the one.
bool mayFireAgain(Table& t, Piece weapon) {
    Piece bearer = t.s.pieces.data(weapon).at;
    if (!bearer.some() || !defOf(t, bearer).has(kFiresTwice) || isSilent(t, bearer)) return false;
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)}))
            if (t.s.pieces.data(p).at == bearer && (t.s.pieces.data(p).marks & PieceData::kFiredAgain) != 0) return false;
    return true;
}
// CCG-BTL-WEAP-04, CCG-WEAP-FIRE-06: once in a battle, whoever bears it by then.
bool isUnfired(Table& t, const ActionFrame& a) {
    if (mayFireAgain(t, a.card.piece)) return true;
    if (a.place != 0 && t.on("CCG-WEAP-REP-01"_rule)) return true;  // by its own text
    return (t.s.pieces.data(a.card.piece).marks & PieceData::kFired) == 0 || !t.on("CCG-WEAP-FIRE-06"_rule);
}
bool takesPart(Table& t, const ActionFrame& a) {
    Piece p = bearerOf(t, a);
    if (isLongRange(t, a.card.piece)) return true;  // it fires into a battle that is elsewhere
    // CCG-ATK-STEP-04: in an attack only who takes part fires.
    if (p.some() && isAttack(t) && t.on("CCG-ATK-STEP-04"_rule))
        return (t.s.pieces.data(p).marks & PieceData::kInAttack) != 0;
    return !p.some() || (t.s.pieces.data(p).flags & PieceData::kInBattle) != 0 || t.s.battle.segment == Battle::kNone;
}
bool isManned(Table& t, const ActionFrame& a) {
    Piece p = bearerOf(t, a);
    return !p.some() || !isCraft(t, p) || isPiloted(t, p);
}
bool isPresentHere(Table& t, const ActionFrame& a) {
    Piece p = bearerOf(t, a);
    return !p.some() || isPresent(t, p);
}
// CCG-WEAP-ART-01: artillery needs a power source of its player's there.
bool isPowered(Table& t, const ActionFrame& a) {
    if (factOf(t, a.card.piece, kSubtype) != kArtillery) return true;
    for (Piece p : t.s.pieces.in({kTable, a.performer}))
        if (defOf(t, p).has(kPowerSource) && locationOf(t, p) == locationOf(t, a.card.piece) && isPresent(t, p)) return true;
    return false;
}
bool hasDestiny(Table& t, const ActionFrame& a) { return sizeOf(t, kReserveDeck, a.performer) > 0; }
constexpr Rule kFireRules[] = {
    {partOf("CCG-WEAP-USE-05"), "its weapons may not be used this battle", isArmed},
    {partOf("CCG-WEAP-FIRE-01"), "a text keeps it from being fired", mayBeFired},
    {"CCG-WEAP-USE-01", "another weapon was used this turn", isFirstWeapon},
    {"CCG-BTL-WEAP-04", "it was fired in this battle", isUnfired},
    {"CCG-BTL-WEAP-05", "its bearer is not in the battle", takesPart},
    {"CCG-WEAP-SV-01", "nobody pilots it", isManned},
    {"CCG-WEAP-ART-01", "there is no power source with it", isPowered},
    {"CCG-SHIP-ENC-01", "its bearer is not present", isPresentHere},
    {"CCG-WEAP-DEST-01", "the Reserve Deck is empty", hasDestiny},
};

}  // namespace

// --- devices (CCG-DEV-01/02): a bearer uses one in a turn, that one as often as its text allows; a capital starship any

namespace {

uint16_t deviceKey(Piece device) { return static_cast<uint16_t>(kFirstDeviceKey | device.n); }

}  // namespace

bool mayUseDevice(Table& t, const ActionFrame& a) {
    Piece p = isType(t, a.card.piece, kDevice) ? bearerOf(t, a) : Piece{};
    if (!p.some() || factOf(t, p, kClassSlot) == kCapital || !t.on("CCG-DEV-01"_rule)) return true;
    if (usesAnyNumber(t, p)) return true;
    for (const Use& u : t.s.uses.list)
        if (u.piece == t.s.pieces.ref(p) && u.key >= kFirstDeviceKey && u.key != deviceKey(a.card.piece)) return false;
    return true;
}
void noteDevice(Table& t, const ActionFrame& a) {
    Piece p = isType(t, a.card.piece, kDevice) ? bearerOf(t, a) : Piece{};
    if (p.some() && !t.s.uses.note(t.s.pieces.ref(p), deviceKey(a.card.piece), kPerTurn)) t.fault(Fault::capacity);
}

// CCG-WEAP-USE-04: any use of its text is a use of the weapon, but not what modifies all the time. CCG-WEAP-USE-05: the same
// weapon may be used again.
bool mayUseWeaponText(Table& t, const ActionFrame& a) {
    return !isType(t, a.card.piece, kWeapon) || isFirstWeapon(t, a) || !t.on("CCG-WEAP-USE-04"_rule);
}
void noteWeaponText(Table& t, const ActionFrame& a) {
    if (Piece p = bearerOf(t, a); p.some() && isType(t, a.card.piece, kWeapon) && t.on("CCG-WEAP-USE-04"_rule))
        t.s.pieces.data(p).weapon = a.card.piece;
}

bool isLongRange(const Table& t, Piece weapon) { return defOf(t, weapon).has(kLongRange) && t.on("CCG-WEAP-LONG-01"_rule); }
// CCG-WEAP-FIRE-01: swinging is firing too, what an automated weapon does by itself is not. CCG-WEAP-AUTO-01: so other
// cards make only such a one fire that has a text for it.
int firingText(Table& t, Piece weapon) {
    int text = 0;
    auto note = [&](Piece, int ability) { text = text == 0 ? ability : text; };
    language::forEachAbility(t, weapon, kFire, note);
    if (text == 0 && !t.on("CCG-WEAP-FIRE-01"_rule)) language::forEachAbility(t, weapon, kAutomatic, note);
    return text;
}

Explanation whyNotFire(Table& t, const ActionFrame& a) { return firstFailing(t, kFireRules, a); }
void noteWeaponUse(Table& t, const ActionFrame& a) {
    Piece p = bearerOf(t, a);
    if (!t.on("CCG-WEAP-FIRE-02"_rule)) noteFired(t, a);
    if (!p.some()) return;
    t.s.pieces.data(p).weapon = a.card.piece;
    if (factOf(t, p, kClassSlot) == kSquadron && !t.s.uses.note(t.s.pieces.ref(p), weaponKey(a.card.piece), kPerTurn))
        t.fault(Fault::capacity);
}
// CCG-WEAP-FIRE-02: it has fired when the firing has its result; if it was canceled before, it was used only.
void noteFired(Table& t, const ActionFrame& a) {
    uint16_t& marks = t.s.pieces.data(a.card.piece).marks;
    bool again = (marks & PieceData::kFired) != 0;
    bool once = !again && mayFireAgain(t, a.card.piece);  // the limit of its text is for the second time
    marks |= again ? PieceData::kFired | PieceData::kFiredAgain : PieceData::kFired;
    if (once) return;
    noteUse(t, a);
}
// CCG-WEAP-ART-02: who fires artillery has used his weapon of the turn.
bool mayMan(Table& t, Piece weapon, Piece gunner) {
    Piece used = t.s.pieces.data(gunner).weapon;
    return !used.some() || used == weapon;
}
void man(Table& t, Piece weapon, Piece gunner) { t.s.pieces.data(gunner).weapon = weapon; }
void forgetFired(Table& t) {
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)}))
            t.s.pieces.data(p).marks &= static_cast<uint16_t>(~(PieceData::kFired | PieceData::kFiredAgain));
}

// CCG-ATTR-DEF-01: of a character the highest of ability, armor and maneuver. CCG-ATTR-DEF-02: of a craft what it has.
// CCG-ATK-15: a creature has one of its own.
int32_t defenseValue(Table& t, Piece p) {
    if (isType(t, p, kCreature)) return cardNumber(t, p, kDefenseBonus, factOf(t, p, kDefenseSlot));
    int32_t most = 0;
    bool character = isType(t, p, kCharacter);
    if (character && t.on("CCG-ATTR-DEF-01"_rule)) most = std::max(most, ability(t, p).thousandths);
    if (character || t.on("CCG-ATTR-DEF-02"_rule))
        for (Stat s : {kArmor, kManeuver}) most = std::max(most, valueOf(t, p, s).thousandths);
    return cardNumber(t, p, kDefenseBonus, most);
}

}  // namespace cantina::ccg

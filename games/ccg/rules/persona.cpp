// Persona replacement (rulebook 5): another version of one's own unique character takes its place on the table. Holds
// CCG-PERS-04, CCG-PERS-REPL-01..06 and -08..11.
#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/aims.h"
#include "games/ccg/rules/captives.h"
#include "games/ccg/rules/creatures.h"
#include "games/ccg/rules/deploy.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

namespace {

using Rule = Requirement<Table, const ActionFrame&>;

bool isUniqueCard(const Table& t, Piece p) { return factOf(t, p, kUnique) == kThousand; }

// CCG-PERS-REPL-15: only what is one's own.
Piece versionOnTable(Table& t, Piece card, Seat seat) {
    for (Seat side : {seat, opponentOf(seat)}) {
        if (!(side == seat) && t.on("CCG-PERS-REPL-15"_rule)) break;
        for (Piece p : t.s.pieces.in({kTable, side}))
            if (isUniqueCard(t, p) && isSamePersona(defOf(t, p), defOf(t, card)) &&
                (isType(t, p, kCharacter) || !t.on("CCG-PERS-04"_rule)) && !isType(t, p, kLocation))
                return p;
    }
    return {};
}
Piece oldOf(const ActionFrame& a) { return a.targets[0].piece; }

bool isDeployPhase(Table& t, const ActionFrame& a) {
    return t.s.phase == kDeploy && a.performer == t.s.turn && !isFightGoingOn(t);
}
bool isInHand(Table& t, const ActionFrame& a) { return t.s.pieces.zoneOf(a.card.piece) == Zone{kHand, a.performer}; }
bool isCharacter(Table& t, const ActionFrame& a) { return isType(t, a.card.piece, kCharacter); }
bool hasVersion(Table& t, const ActionFrame& a) { return oldOf(a).some() && isUniqueCard(t, a.card.piece); }
bool isDifferent(Table& t, const ActionFrame& a) {
    return defOf(t, a.card.piece).title != defOf(t, oldOf(a)).title ||
           factOf(t, a.card.piece, kExpansionSlot) != factOf(t, oldOf(a), kExpansionSlot);
}
// In the same seat: a pilot's needs a pilot, and some may not be in a starfighter at all.
bool fitsSeat(Table& t, const ActionFrame& a) {
    Piece craft = craftOf(t, oldOf(a));
    if (!craft.some()) return true;
    bool pilots = (t.s.pieces.data(oldOf(a)).flags & PieceData::kPilot) != 0;
    bool barred = factOf(t, craft, kClassSlot) == kStarfighter && defOf(t, a.card.piece).has(kNotInFighter);
    return !barred && (!pilots || canPilot(t, craft, a.card.piece));
}
// CCG-PERS-REPL-10: what modifies the one on table modifies that card only.
int32_t currentOf(Table& t, Piece old, Stat stat) {
    return (t.on("CCG-PERS-REPL-10"_rule) ? valueOf(t, old, stat) : printedValue(t, old, stat)).thousandths;
}
bool isAsStrong(Table& t, const ActionFrame& a) {
    for (Stat stat : {kPower, kAbilityStat})
        if (printedValue(t, a.card.piece, stat).thousandths < currentOf(t, oldOf(a), stat)) return false;
    return true;
}
bool bringsNoSecondWeapon(Table& t, const ActionFrame& a) {
    int32_t weapon = factOf(t, a.card.piece, kPermanentWeapon);
    if (weapon == 0) return true;
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)})) {
            if (p == oldOf(a)) continue;
            bool same = isType(t, p, kWeapon) && personaOf(defOf(t, p)) == weapon;
            if (same || (isType(t, p, kCharacter) && factOf(t, p, kPermanentWeapon) == weapon)) return false;
        }
    return true;
}
// What its own text says about where it deploys and when; presence and icons do not matter.
bool obeysItsText(Table& t, const ActionFrame& a) {
    return textLetsItBe(t, a.card.piece, a.performer, t.s.pieces.data(oldOf(a)).at, locationOf(t, oldOf(a)));
}
constexpr Rule kReplaceRules[] = {
    {"CCG-PERS-REPL-01", "personas are replaced in your deploy phase", isDeployPhase},
    {"CCG-PERS-REPL-11", "only a card in hand replaces a persona", isInHand},
    {"CCG-PERS-04", "only a character replaces a character", isCharacter},
    {partOf("CCG-PERS-REPL-01"), "no unique character of that persona of yours is on table", hasVersion},
    {"CCG-PERS-REPL-02", "it is the same version", isDifferent},
    {"CCG-PERS-REPL-03", "it may not take that seat", fitsSeat},
    {"CCG-PERS-REPL-04", "it has less power or ability", isAsStrong},
    {"CCG-PERS-REPL-05", "its permanent weapon is on table already", bringsNoSecondWeapon},
    {"CCG-PERS-REPL-06", "it may not deploy there by its own text", obeysItsText},
};

// CCG-PERS-REPL-09: what was done to the character is done to the new version too.
void inherit(Table& t, Piece old, Piece card) {
    PieceRef from = t.s.pieces.ref(old), to = t.s.pieces.ref(card);
    const PieceData was = t.s.pieces.data(old);
    PieceData& d = t.s.pieces.data(card);
    d.at = was.at;
    d.flags = was.flags & PieceData::kPilot;
    if (!t.on("CCG-PERS-REPL-09"_rule)) return;
    d.flags = was.flags;
    d.weapon = was.weapon;
    inheritChanges(t, from, to);
    for (Use& u : t.s.uses.list)
        if (u.piece == from && u.key >= kFirstDeviceKey) u.piece = to;
}
// CCG-PERS-REPL-08: what is on the old version passes to the new one if it may be there. RULING CCG-PERS-REPL-08: the rest
// is placed in the Lost Pile with the old one and is not just lost, because both are placed there (decision 080).
void passOn(Table& t, Piece old, Piece card) {
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)})) {
            if (isType(t, p, kLocation) || !(t.s.pieces.data(p).at == old)) continue;
            if (isType(t, p, kCreature) ? mayFeedOn(t, p, card) : mayBeOn(t, p, card)) t.s.pieces.data(p).at = card;
        }
    for (uint8_t zone : {kInactive, kStacked})
        for (int seat = 0; seat < 2; ++seat)
            for (Piece p : t.s.pieces.in({zone, seatAt(seat)}))
                if (t.s.pieces.data(p).at == old && (!isCaptive(t, p) || mayEscort(t, card))) t.s.pieces.data(p).at = card;
}

}  // namespace

ActionFrame replaceAction(Table& t, Piece card, Seat seat) {
    ActionFrame a = cardAction(t, kReplaceAction, card, seat);
    if (Piece old = versionOnTable(t, card, seat); old.some()) a.targets[0] = t.s.pieces.ref(old);
    return a;
}

Explanation whyNotReplace(Table& t, const ActionFrame& a) { return firstFailing(t, kReplaceRules, a); }

// Most hands hold no second version of anybody: characters that are unique are looked at, the others are not.
void replaceOptions(Table& t, Seat seat, Options& out) {
    for (Piece p : t.s.pieces.in({kHand, seat})) {
        const language::CardDef& def = defOf(t, p);
        if (def.number[kUnique] != kThousand || (def.type != kCharacter && t.on("CCG-PERS-04"_rule))) continue;
        if (def.type == kLocation || def.type == kInterrupt) continue;
        ActionFrame a = replaceAction(t, p, seat);
        if (a.targets[0].some() && whyNotReplace(t, a).legal()) out.add(optionAct(kActReplace, p));
    }
}

void replacePersona(Table& t, const ActionFrame& a) {
    Piece old = oldOf(a), card = a.card.piece;
    if (!t.s.pieces.alive(a.targets[0]) || !isInHand(t, a)) return;
    movePiece(t, card, {kTable, a.performer});
    inherit(t, old, card);
    if (!t.on("CCG-PERS-REPL-08"_rule)) return loseCard(t, old, a.performer);
    passOn(t, old, card);
    retarget(t, old, card);
    loseQuietly(t, old);
}

}  // namespace cantina::ccg

// What an upgrade or a downgrade may be attached to.
// Rules: DST-UPG-01, DST-UPG-06, DST-UPG-08, DST-UPG-09, DST-KW-MOD-01 to 03, DST-TERM-29.
#include "games/destiny/rules/held.h"

namespace cantina::destiny {

using namespace language;

namespace {

// A card lifts the restrictions of others.
bool ignoresRestrictions(Table& t, Piece card, Piece host) { return isHeld(t, Form::allow, {kHoldPlayed, card, {}, host}); }

// Calls fn(whether the host fits) for each line of the card that says on what it may be.
template <class Fn>
void forEachHostSaid(Table& t, TimingId timing, Seat seat, Piece card, Piece host, Fn fn) {
    forEachOnly(t, card, timing, [&](const Continuous& row, const language::Side& side) {
        fn(meansPiece(t, abilityFrame(t, row.ability, refOf(t, card), seat, {}), row, side, host));
    });
}

// DST-TERM-29: "... character only".
bool mayGoOn(Table& t, Seat seat, Piece card, Piece host) {
    if (!hasTiming(defOf(t, card), kRestriction) || !t.on("DST-TERM-29"_rule)) return true;
    bool fits = true;
    forEachHostSaid(t, kRestriction, seat, card, host, [&](bool it) { fits = fits && it; });
    return fits || ignoresRestrictions(t, card, host);
}

// What a mod's Modify names.
bool isModified(Table& t, Seat seat, Piece card, Piece host) {
    bool fits = false;
    forEachHostSaid(t, kModify, seat, card, host, [&](bool it) { fits = fits || it; });
    return fits;
}

// A card says what cannot be played on it.
bool isRefused(Table& t, Piece card, Piece host) { return isHeld(t, Form::forbid, {kHoldPlayed, card, {}, host}); }

// DST-UPG-08, DST-UPG-09: neither subtypes nor copies are counted; off: one of each subtype, one copy.
bool hasLike(Table& t, Piece card, Piece host) {
    const CardDef& def = defOf(t, card);
    if (def.type == kDowngrade) return false;
    for (Piece p : t.s.pieces.in({kUpgrades, controllerOf(t, host)})) {
        if (!(t.s.pieces.data(p).on == host)) continue;
        const CardDef& other = defOf(t, p);
        if (!t.on("DST-UPG-09"_rule) && other.title == def.title) return true;
        if (!t.on("DST-UPG-08"_rule) && t.book().names.share(other.names, def.names)) return true;
    }
    return false;
}

// --- DST-UPG-01: one's own characters. DST-UPG-06: also one with three upgrades; off: not that.
// DST-KW-MOD-01 to 03: what a mod may go on is no play restriction, and nothing lifts it.

using AttachRule = Requirement<Table, Seat, Piece, Piece>;
bool isMod(Table& t, Piece card) { return hasTiming(defOf(t, card), kModify) && t.on("DST-KW-MOD-01"_rule); }
bool isInPlayThere(Table& t, Seat seat, Piece card, Piece host) {
    const Zone zone = t.s.pieces.zoneOf(host);
    if (defOf(t, card).type != kDowngrade && !(zone.seat == seat)) return false;
    return zone.kind == kCharacters || zone.kind == kSupports || zone.kind == kUpgrades;
}
// An upgrade goes on a card of one's own, a downgrade on one of an opponent's.
bool isOnRightSide(Table& t, Seat seat, Piece card, Piece host) {
    return (controllerOf(t, host) == seat) == (defOf(t, card).type != kDowngrade);
}
// DST-ED-56: the first edition has no mods; DST-ED-08: its upgrades go on characters only.
bool fitsMod(Table& t, Seat seat, Piece card, Piece host) {
    if (!isMod(t, card)) return true;
    if (isFirstEdition(t, "DST-ED-56"_rule) && isFirstEdition(t, "DST-ED-08"_rule)) return false;
    return isModified(t, seat, card, host);
}
bool isCharacterOrModified(Table& t, Seat, Piece card, Piece host) { return isMod(t, card) || isCharacter(t, host); }
bool isUnlike(Table& t, Seat, Piece card, Piece host) {
    return (t.on("DST-UPG-08"_rule) && t.on("DST-UPG-09"_rule)) || !hasLike(t, card, host);
}
bool isOneForIt(Table& t, Seat seat, Piece card, Piece host) { return mayGoOn(t, seat, card, host); }
bool isNotRefused(Table& t, Seat, Piece card, Piece host) { return !isRefused(t, card, host); }
bool hasPlace(Table& t, Seat, Piece card, Piece host) {
    return t.on("DST-UPG-06"_rule) || (defOf(t, card).type == kDowngrade ? downgradesOn(t, host) : upgradesOn(t, host)) < 3;
}

// The first line holds where hosts are looked for.
constexpr AttachRule kAttachRules[] = {
    {"DST-UPG-01", "it is no card of yours in play", isInPlayThere},
    {partOf("DST-UPG-01"), "it is on the wrong side: an upgrade goes on a card of yours, a downgrade on an opponent's",
     isOnRightSide},
    {"DST-KW-MOD-01", "it is not what the mod modifies", fitsMod},
    {partOf("DST-UPG-01"), "it is no character", isCharacterOrModified},
    {partOf("DST-UPG-09"), "it has one like it", isUnlike},
    {"DST-TERM-29", "the upgrade says that it goes on others only", isOneForIt},
    {partOf("DST-EFF-NEG-01"), "it says that such an upgrade cannot be played on it", isNotRefused},
    {partOf("DST-UPG-06"), "it has three upgrades", hasPlace},
};

}  // namespace

bool canAttach(Table& t, Seat seat, Piece card, Piece host) {
    return allHoldOf<1, 2, 3, 4, 5, 6, 7>(t, kAttachRules, seat, card, host);
}
Explanation whyNotAttach(Table& t, Seat seat, Piece card, Piece host) {
    return firstFailing(t, kAttachRules, seat, card, host);
}

}  // namespace cantina::destiny

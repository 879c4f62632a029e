// What an upgrade may be attached to.
// Rules: DST-UPG-01, DST-UPG-06, DST-UPG-08, DST-UPG-09, DST-KW-MOD-01 to 03, DST-TERM-29.
#include "games/destiny/rules/rules.h"

namespace cantina::destiny {

using namespace language;

namespace {

// The host lifts restrictions for upgrades of some subtype.
bool ignoresRestrictions(Table& t, Piece card, Piece host) {
    bool found = false;
    if (t.s.ongoing != 0)
        forEachOwn(t, host, kOngoing, [&](Piece, int ability) {
            forEachFact(t, ability, kVerbAttachAny, [&](const Instr* o) {
                if (hasSubtype(defOf(t, card), o[0].imm)) {
                    found = true;
                    t.used(static_cast<uint16_t>(ability));
                }
            });
        });
    return found;
}

// DST-TERM-29: "... character only".
bool mayGoOn(Table& t, Seat seat, Piece card, Piece host) {
    const CardDef& def = defOf(t, card);
    if (!hasTiming(def, kRestriction) || !t.on("DST-TERM-29"_rule)) return true;
    for (int i = 0; i < def.abilities; ++i) {
        int ability = def.first + i;
        const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
        if (a.timing != kRestriction || t.rules.switches.off(a.id)) continue;
        for (const Instr* code = &t.book().code[a.code]; code->code != Code::end; ++code)
            if (code->code == Code::choose && code[1].a == kVerbOnlyOn &&
                !matches(t, abilityFrame(t, ability, refOf(t, card), seat, {}), code->imm, host))
                return ignoresRestrictions(t, card, host);
    }
    return true;
}

// What a mod's Modify names.
bool isModified(Table& t, Seat seat, Piece card, Piece host) {
    const CardDef& def = defOf(t, card);
    for (int i = 0; i < def.abilities; ++i) {
        int ability = def.first + i;
        if (t.book().abilities[static_cast<size_t>(ability)].timing != kModify) continue;
        bool fits = false;
        forEachFact(t, ability, kVerbOnto, [&](const Instr* o) {
            fits = fits || matches(t, abilityFrame(t, ability, refOf(t, card), seat, {}), o[0].imm, host);
        });
        if (fits) return true;
    }
    return false;
}

// The host says what cannot be played on it.
bool isRefused(Table& t, Piece card, Piece host) {
    bool found = false;
    if (t.s.ongoing != 0)
        forEachOwn(t, host, kOngoing, [&](Piece, int ability) {
            forEachFact(t, ability, kVerbRefuse, [&](const Instr* o) {
                const CardDef& def = defOf(t, card);
                if (def.number[kColor] != o[0].imm || !hasSubtype(def, o[1].imm)) return;
                found = true;
                t.used(static_cast<uint16_t>(ability));
            });
        });
    return found;
}

// DST-UPG-08, DST-UPG-09: neither subtypes nor copies are counted; off: one of each subtype, one copy.
bool hasLike(Table& t, Piece card, Piece host) {
    const CardDef& def = defOf(t, card);
    for (Piece p : t.s.pieces.in({kUpgrades, controllerOf(t, host)})) {
        if (!(t.s.pieces.data(p).on == host)) continue;
        const CardDef& other = defOf(t, p);
        if (!t.on("DST-UPG-09"_rule) && other.title == def.title) return true;
        if (!t.on("DST-UPG-08"_rule) && (other.number[kSubtypes] & def.number[kSubtypes]) != 0) return true;
    }
    return false;
}

// --- DST-UPG-01: one's own characters. DST-UPG-06: also one with three upgrades; off: not that.
// DST-KW-MOD-01 to 03: what a mod may go on is no play restriction, and nothing lifts it.

using AttachRule = Requirement<Table, Seat, Piece, Piece>;
bool isMod(Table& t, Piece card) { return hasTiming(defOf(t, card), kModify) && t.on("DST-KW-MOD-01"_rule); }
bool isInPlayOf(Table& t, Seat seat, Piece, Piece host) {
    const Zone zone = t.s.pieces.zoneOf(host);
    return zone.seat == seat && (zone.kind == kCharacters || zone.kind == kSupports || zone.kind == kUpgrades);
}
bool isOwn(Table& t, Seat seat, Piece, Piece host) { return controllerOf(t, host) == seat; }
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
bool hasPlace(Table& t, Seat, Piece, Piece host) { return t.on("DST-UPG-06"_rule) || upgradesOn(t, host) < 3; }

// The first line holds where hosts are looked for.
constexpr AttachRule kAttachRules[] = {
    {"DST-UPG-01", "it is no card of yours in play", isInPlayOf},
    {partOf("DST-UPG-01"), "it is not yours", isOwn},
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

// What keeps a card from being targeted or played: immunity to a title, acts that a text forbids. Holds CCG-ACT-IMM-01,
// CCG-ACT-IMM-03, CCG-ACT-IMM-06, CCG-WEAP-NOTGT-01.
#include "games/ccg/card_words.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/values.h"
#include "language/continuous.h"

namespace cantina::ccg {

using namespace language;

namespace {

constexpr Needs<Table> always{};

// The operands of grant{immune, "title", to = whom}.
enum ImmuneParam : uint8_t { kImmuneQuality, kImmuneTitle, kImmuneOf };

// CCG-ACT-IMM-05: one text of an Interrupt is immune while it is on the stack: what its costs say ends as the card leaves.
Did immuneForNow(Table& t, AbilityFrame& f, const Args& a) {
    return lastsFor(t, f, a, [&](DatedLasting& l) {
        l.since = t.now();
        l.amount = a.symbol(kImmuneTitle);
        return true;
    });
}
bool isSaidForNow(Table& t, Piece card, int32_t title) {
    bool found = false;
    forEachLasting(t, {kImmuneTo, card, kNobody, {}, kNobody},
                   [&](const DatedLasting& l, const Continuous&) { found = found || l.amount == title; });
    return found;
}

bool says(Table& t, Piece speaker, Piece card, int32_t title) {
    bool found = false;
    readContinuous(
        t, speaker, {kImmuneTo, card, kNobody, {}, kNobody},
        [&](const Continuous&, const AbilityFrame&, const Args& a) { found = found || a.symbol(kImmuneTitle) == title; });
    return found;
}

Did forbidAt(Table& t, AbilityFrame& f, const Args& a) { return lasts(t, f, a); }

constexpr Verb<Table> kVerbs[] = {
    {{.name = "grant",
      .params = {{"quality", ParamKind::symbol, "immune"},
                 {"title", ParamKind::title},
                 {"to", ParamKind::whom},
                 {"lasting", ParamKind::symbol, "period", true, kNotSaid}},
      .wording = "make {to} immune to {title}[ {lasting}]",
      .rule = "",
      .help = "Written grant{immune(\"X\"), to = this}: a card of that title does not target or cancel it. Among the costs "
              "of an "
              "Interrupt: while that text is played.",
      .form = Form::grant,
      .others = {{kWhileItHolds, "{to} is immune to {title}"}}},
     always,
     immuneForNow},
    {{.name = "forbid",
      .params = {{"act", ParamKind::symbol, "place act"},
                 {"of", ParamKind::whom},
                 {"lasting", ParamKind::symbol, "period", true, kNotSaid},
                 {"at", ParamKind::whom, "", true, kNotSaid}},
      .wording = "{of} may not {act}[!{at}<location, character, creature, starship, vehicle, weapon, device: here>][ at "
                 "{at}][ {lasting}]",
      .rule = "",
      .help = "Written forbid(initiates_battle(opponent)).",
      .form = Form::forbid},
     always,
     forbidAt},
};

}  // namespace

// CCG-ACT-IMM-03: to the card of that title, whoever plays it. CCG-DEST-DEF-01 says where a card's own text works: what it
// says of itself it says wherever it lies.
bool isImmuneTo(Table& t, Piece card, PieceRef by) {
    if (!by.some()) return false;
    const CardDef& def = defOf(t, by.piece);
    if (isImmuneToTitle(t, card, def.titleHash)) return true;
    for (SlotId half : {kFirstTitle, kSecondTitle})
        if (isCombo(def) && isCalledSo(t, def, def.number[half]) && isImmuneToTitle(t, card, def.number[half])) return true;
    return false;
}
bool isImmuneToTitle(Table& t, Piece card, int32_t title) {
    if (!t.on("CCG-ACT-IMM-01"_rule)) return false;
    if (says(t, card, card, title) || isSaidForNow(t, card, title)) return true;
    if (t.s.statTexts[kImmuneTo] == 0) return false;
    for (Piece speaker : t.s.constants)
        if (says(t, speaker, card, title)) return true;
    return false;
}

// CCG-WEAP-NOTGT-01: by weapons only, which may still be deployed on it.
bool isSafeFromWeapons(Table& t, Piece card, Piece weapon) {
    if (isUntouched(t, kShotBarred)) return false;
    const Asked asked{kShotBarred, card, kNobody, {}, kNobody, weapon};
    bool safe = false;
    forEachLasting(t, asked, [&](const DatedLasting&, const Continuous&) { safe = true; });
    for (Piece speaker : t.s.constants)
        readContinuous(t, speaker, asked, [&](const Continuous&, const AbilityFrame& f, const Args&) {
            t.used(f.ability);
            safe = true;
        });
    return safe;
}

bool isBarred(Table& t, Stat act, Seat seat, Piece place) {
    return !isUntouched(t, act) && playerValue(t, act, seat, place, Value::of(0)).thousandths > 0;
}

bool isBattleKept(Table& t, Seat seat, PieceRef card) {
    if (isUntouched(t, kCancelBattleBarred) || !t.s.pieces.alive(card)) return false;
    const ActionFrame* action = actionOf(t, card);
    return action != nullptr && action->kind == kBattleAction && isBarred(t, kCancelBattleBarred, seat, card.piece);
}

// What a starship says of who pilots it, it says as well while it is being deployed.
bool isBarredFromPiloting(Table& t, Piece craft, Piece card) {
    if (isOnTable(t, craft)) return cardNumber(t, card, kPilotBarred, 0, craft) > 0;
    bool barred = false;
    readContinuous(t, craft, {kPilotBarred, card, kNobody, craft, kNobody},
                   [&](const Continuous&, const AbilityFrame&, const Args&) { barred = true; });
    return barred;
}

bool isDeployBarred(Table& t, Piece card, Piece place) { return cardNumber(t, card, kDeployBarred, 0, place) > 0; }

bool isBattleBarred(Table& t, Seat seat, Piece place) {
    return playerValue(t, kBattleBarred, seat, place, Value::of(0)).thousandths > 0;
}

std::span<const Verb<Table>> immunityVerbs() { return kVerbs; }

}  // namespace cantina::ccg

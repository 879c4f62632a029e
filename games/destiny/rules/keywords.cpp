// Keywords that answer as before abilities. They join the window of their event, so that a player may put them in order with
// other abilities. Ambush is part of playing a card (play.cpp).
// Rules: DST-KW-GRD-01, DST-KW-RED-01, DST-KW-RED-02.
#include "games/destiny/rules/held.h"

namespace cantina::destiny {
namespace {

// --- Guardian

// DST-ED-58: the first edition knows no indirect damage.
bool isThreat(Table& t, const Side& side) {
    return side.isDamage() && (side.symbol != kIndirect || !isFirstEdition(t, "DST-ED-58"_rule));
}

bool isOpposingDie(Table& t, Seat seat, Piece p) {
    return t.s.pieces.isIn(p, kPool) && !(t.s.pieces.zoneOf(p).seat == seat);
}
bool showsDamage(Table& t, Seat, Piece die) { return isThreat(t, sideOf(t, die)); }
bool isRemovable(Table& t, Seat seat, Piece die) { return canRemove(t, die, seat); }
constexpr Requirement<Table, Seat, Piece> kThreats[] = {
    {"DST-KW-GRD-01", "it is no die in an opponent's pool", isOpposingDie},
    {"DST-KW-GRD-01", "it shows no damage", showsDamage},
    {partOf("DST-EFF-NEG-01"), "a die protects it: it cannot be removed", isRemovable},
};
template <class Fn>
void forEachThreat(Table& t, Seat seat, Fn fn) {
    for (int i = 0; i < t.seats(); ++i)
        if (!(seatAt(i) == seat))
            for (Piece die : t.s.pieces.in({kPool, seatAt(i)}))
                if (allHoldOf<1, 2>(t, kThreats, seat, die)) fn(die);
}

bool isThreatened(Table& t, Seat seat) {
    bool any = false;
    forEachThreat(t, seat, [&](Piece) { any = true; });
    return any;
}

Seat guardianWho(Table& t, GuardianFrame& f) {
    return isAlive(t, f.character) && isThreatened(t, t.self().seat) ? t.self().seat : kNobody;
}
Explanation whyNotThreat(Table& t, GuardianFrame&, Piece p) { return firstFailing(t, kThreats, t.self().seat, p); }
void guardianOptions(Table& t, GuardianFrame&, Options& out) {
    forEachThreat(t, t.self().seat, [&](Piece die) { out.add(optionPiece(die)); });
    out.add(optionNo());
}
Flow guardianAnswer(Table& t, GuardianFrame& f, Option o) {
    if (o.kind == OptionKind::no) return next();
    f.value = sideOf(t, o.piece).value;
    removeDie(t, o.piece, {t.self().seat, f.character});
    return next();
}
Flow guardianDamage(Table& t, GuardianFrame& f) {
    dealDamage(t, f.character, {t.self().seat, f.character}, f.value);
    return done();
}
constexpr Step<Table> kGuardianSteps[] = {
    {"DST-KW-GRD-01", "remove a damage die", askWhich<guardianWho, guardianOptions, guardianAnswer, whyNotThreat>()},
    {"DST-KW-GRD-01", "take its damage", act<guardianDamage>()},
};

// --- Redeploy

using RefugeRule = Requirement<Table, Piece, Piece>;
constexpr RefugeRule kRefuges[] = {
    {"DST-KW-RED-01", "it is no character of yours",
     [](Table& t, Piece upgrade, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kCharacters, controllerOf(t, upgrade)}; }},
    {"DST-KW-RED-01", "the upgrade is on it",
     [](Table& t, Piece upgrade, Piece p) { return !(t.s.pieces.data(upgrade).on == p); }},
    {partOf("DST-KW-RED-01"), "it is being defeated, too",
     [](Table& t, Piece, Piece p) { return (t.s.pieces.data(p).bits & PieceData::kFalling) == 0; }},
};
template <class Fn>
void forEachRefuge(Table& t, Piece upgrade, Fn fn) {
    for (Piece p : t.s.pieces.in({kCharacters, controllerOf(t, upgrade)}))
        // DST-KW-RED-03: play restrictions do not matter; off: they do.
        if (allHoldOf<1, 2>(t, kRefuges, upgrade, p) &&
            (t.on("DST-KW-RED-03"_rule) || canAttach(t, controllerOf(t, upgrade), upgrade, p)) &&
            (t.on("DST-FAQ-04"_rule) || upgradesOn(t, p) < 3))
            fn(p);
}

Seat redeployWho(Table& t, RedeployFrame& f) {
    bool any = false;
    if (isAlive(t, f.upgrade)) forEachRefuge(t, f.upgrade.piece, [&](Piece) { any = true; });
    return any ? t.self().seat : kNobody;
}
Explanation whyNotRefuge(Table& t, RedeployFrame& f, Piece p) { return firstFailing(t, kRefuges, f.upgrade.piece, p); }
void redeployOptions(Table& t, RedeployFrame& f, Options& out) {
    forEachRefuge(t, f.upgrade.piece, [&](Piece p) { out.add(optionPiece(p)); });
    out.add(optionNo());
}
Flow redeployAnswer(Table& t, RedeployFrame& f, Option o) {
    if (o.kind == OptionKind::no) return next();
    attach(t, f.upgrade.piece, o.piece);
    AnyPieces dice;
    for (Piece die : t.s.pieces.in({kPool, t.self().seat}))
        if (t.s.pieces.data(die).on == f.upgrade.piece) t.pushOrFault(dice, die);
    if (t.on("DST-KW-RED-02"_rule))
        for (Piece die : dice) returnDie(t, die);
    t.outcome().flags |= Result::kReplaced;
    return next();
}
constexpr Step<Table> kRedeploySteps[] = {
    {"DST-KW-RED-01", "move instead", askWhich<redeployWho, redeployOptions, redeployAnswer, whyNotRefuge>()},
};

}  // namespace

const Procedure<Table> kGuardianProcedure = procedure<GuardianFrame>("Guardian", kGuardianSteps);
const Procedure<Table> kRedeployProcedure = procedure<RedeployFrame>("Redeploy", kRedeploySteps);

namespace {

bool isGivenGuardian(Table& t, Piece character) { return isHeld(t, language::Form::grant, {kHoldGuardian, character}); }
// DST-KW-02: who loses a keyword lacks it, whatever gives it; off: what gives it is stronger.
bool hasLostGuardian(Table& t, Piece character) {
    return isHeld(t, language::Form::strip, {kHoldGuardian, character}) && t.on("DST-KW-02"_rule);
}

}  // namespace

// A keyword of its own, or one that a card in play gives it (DST-ABL-ONG-02).
bool hasGuardian(Table& t, Piece character) {
    if (hasLostGuardian(t, character)) return false;
    bool copied = false;
    forEachCopied(t, character, [&](Piece c) { copied = copied || defOf(t, c).has(kGuardian); });
    return defOf(t, character).has(kGuardian) || copied || isGivenGuardian(t, character);
}

void collectKeywords(Table& t, const Event& e, uint8_t group) {
    if (!e.subject.some()) return;
    Piece p = e.subject.piece;
    Seat seat = controllerOf(t, p);
    bool guardian = e.kind == kActivates && hasGuardian(t, p) && isThreatened(t, seat) && t.on("DST-KW-GRD-01"_rule);
    bool redeploy = e.kind == kWouldBeDiscarded && defOf(t, p).has(kRedeploy) && t.on("DST-KW-RED-01"_rule) &&
                    !isFirstEdition(t, "DST-ED-59"_rule);
    // DST-KW-01: to have a keyword twice is to have it; off: one that is printed and given answers twice.
    bool twice = guardian && !t.on("DST-KW-01"_rule) && defOf(t, p).has(kGuardian) && isGivenGuardian(t, p);
    for (int n = twice ? 2 : guardian || redeploy ? 1 : 0; n > 0; --n)
        t.pushOrFault(t.s.waiting, Trigger{e, e.subject, 0, seat, group});
}

void answerByKeyword(Table& t, const Event& e, PieceRef source, Seat controller) {
    if (e.kind == kActivates) t.call(kGuardianAnswers, GuardianFrame{source, 0}, controller);
    if (e.kind == kWouldBeDiscarded) t.call(kRedeployAnswers, RedeployFrame{source}, controller);
}

}  // namespace cantina::destiny

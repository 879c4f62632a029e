// Playing units and enhancements (LCG-DEP-01, LCG-DEP-02, LCG-CARD-07, LCG-CARD-08, LCG-CARD-10, LCG-CARD-14, LCG-KW-LIM-01,
// LCG-KW-NOE-01, LCG-KW-PIL-01 to LCG-KW-PIL-03).
//
// 1 check restrictions, 2 determine the cost, 3 apply modifiers, 4 pay, 5 choose what to enhance, 6 it enters play.
#include "games/lcg/rules/rules.h"
#include "games/lcg/rules/straight_on.h"

namespace cantina::lcg {
namespace {

using language::CardDef;

// --- step 1: play restrictions

using PlayRule = Requirement<Table, Seat, Piece>;
bool isInHand(Table& t, Seat s, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kHand, s}; }
bool isDeployable(Table& t, Seat, Piece p) { return isType(t, p, kUnitCard) || isType(t, p, kEnhancementCard); }
// LCG-TURN-03: only the active player deploys. (Off: both do.)
bool isDeploymentPhase(Table& t, Seat s, Piece) {
    return t.s.phase == kDeploymentPhase && (t.s.active == s || !t.on("LCG-TURN-03"_rule));
}
bool isNoSecondCopy(Table& t, Seat s, Piece p) { return !hasCopyInPlay(t, s, p); }
// LCG-KW-LIM-01: one limited card in a turn.
bool isWithinLimited(Table& t, Seat s, Piece p) { return !defOf(t, p).has(kLimited) || !hasDone(t, s, kPlayedLimited); }
bool isPaidFor(Table& t, Seat s, Piece p) { return canAfford(t, s, p); }

// LCG-CARD-08: what the card names. LCG-KW-NOE-01: some cards take none.
bool isOfHostKind(Table& t, Seat seat, const CardDef& card, Piece host) {
    bool unit = t.s.pieces.isIn(host, kUnits);
    bool own = controllerOf(t, host) == seat;
    switch (card.number[kEnhances]) {
        case kAnyUnit: return unit;
        case kEnemyUnit: return unit && !own;
        case kOwnUnit: return unit && own;
        case kAnyObjective: return !unit;
        default: return false;
    }
}
bool hasHostTrait(Table& t, const CardDef& card, Piece host) {
    return card.number[kHostTraits] == 0 || hasTraitOf(t, host, card.number[kHostTraits]);
}
bool isOfHostAffiliation(Table& t, const CardDef& card, Piece host) {
    const int32_t wanted = card.number[kHostAffiliation];
    return wanted == kNeutral || defOf(t, host).number[kAffiliation] == wanted;
}
bool fitsHost(Table& t, Seat seat, const CardDef& card, Piece host) {
    return isOfHostKind(t, seat, card, host) && hasHostTrait(t, card, host) && isOfHostAffiliation(t, card, host);
}
// LCG-KW-PIL-02: one pilot on a vehicle.
bool hasPilot(Table& t, Piece host) {
    for (Seat s : {kDark, kLight})
        for (Piece q : t.s.pieces.in({kSupport, s}))
            if (t.s.pieces.data(q).host == host.n && isType(t, q, kUnitCard) && !defOf(t, q).has(kExtraPilot)) return true;
    return false;
}

struct Hosted {
    Seat seat;
    Piece card;
    bool attaches;  // a unit that is played as an enhancement
};
using HostRule = Requirement<Table, const Hosted&, Piece>;
bool isUnitOrObjective(Table& t, const Hosted&, Piece p) {
    return t.s.pieces.isIn(p, kUnits) || t.s.pieces.isIn(p, kObjectives);
}
bool takesEnhancements(Table& t, const Hosted&, Piece p) { return keyword(t, p, kStatNoEnhancements) == 0; }
bool isNamed(Table& t, const Hosted& h, Piece p) { return isOfHostKind(t, h.seat, defOf(t, h.card), p); }
bool hasNamedTrait(Table& t, const Hosted& h, Piece p) { return hasHostTrait(t, defOf(t, h.card), p); }
bool isOwnUnit(Table& t, const Hosted& h, Piece p) { return t.s.pieces.isIn(p, kUnits) && controllerOf(t, p) == h.seat; }
bool isVehicleOf(Table& t, const Hosted& h, Piece p) {
    const CardDef& pilot = defOf(t, h.card);
    return pilot.has(kPilot) ? hasTrait(t, p, t.book().ruled[kVehicleTrait]) : hasTraitOf(t, p, pilot.keyword[kPilots]);
}
bool hasNoPilot(Table& t, const Hosted& h, Piece p) { return defOf(t, h.card).has(kExtraPilot) || !hasPilot(t, p); }
bool isNamedAffiliation(Table& t, const Hosted& h, Piece p) { return isOfHostAffiliation(t, defOf(t, h.card), p); }
// The first line of either holds for all that lie where anyHost looks.
constexpr HostRule kHosts[] = {
    {partOf("LCG-CARD-08"), "it is no unit and no objective in play", isUnitOrObjective},
    {"LCG-KW-NOE-01", "no enhancement can be attached to it", takesEnhancements},
    {"LCG-CARD-08", "it is not what the card enhances", isNamed},
    {"LCG-CARD-08", "it has no trait that the card asks for", hasNamedTrait},
    {"LCG-CARD-08", "it is not of the affiliation that the card asks for", isNamedAffiliation},
};
constexpr HostRule kVehicles[] = {
    {partOf("LCG-KW-PIL-01"), "it is no unit and no objective in play", isUnitOrObjective},
    {"LCG-KW-NOE-01", "no enhancement can be attached to it", takesEnhancements},
    {"LCG-KW-PIL-01", "it is no unit of yours", isOwnUnit},
    {"LCG-KW-PIL-01", "it is no vehicle for this pilot", isVehicleOf},
    {"LCG-KW-PIL-02", "it has a pilot", hasNoPilot},
};
bool isHost(Table& t, const Hosted& h, Piece host) {
    return h.attaches ? holdsAt<kVehicles, 1, 2, 3, 4>(t, h, host) : holdsAt<kHosts, 1, 2, 3, 4>(t, h, host);
}
}  // namespace

bool mayStayOn(Table& t, Piece enhancement, Piece host) {
    Seat seat = controllerOf(t, enhancement);
    if (isType(t, enhancement, kUnitCard)) return controllerOf(t, host) == seat;  // a pilot
    return fitsHost(t, seat, defOf(t, enhancement), host);
}

namespace {

// Calls fn(piece) for each, until it returns true.
template <class Fn>
bool anyHost(Table& t, Seat seat, Piece card, bool attaches, Fn fn) {
    for (uint8_t kind : {kUnits, kObjectives})
        for (Seat s : {kDark, kLight})
            for (Piece p : t.s.pieces.in({kind, s}))
                if (isHost(t, {seat, card, attaches}, p) && fn(p)) return true;
    return false;
}
bool hasAnyHost(Table& t, Seat s, Piece p, bool attaches) {
    return anyHost(t, s, p, attaches, [](Piece) { return true; });
}
// The Death Star dial is there in every game.
}  // namespace
bool needsHost(Table& t, Piece p) {
    const int32_t enhances = defOf(t, p).number[kEnhances];
    return isType(t, p, kEnhancementCard) && enhances != kPlayArea && enhances != kDeathStarDial;
}
bool mayBePutOn(Table& t, Seat seat, Piece card, Piece host) {
    const bool attaches = isType(t, card, kUnitCard);
    if (!t.s.pieces.isIn(host, kUnits) && !t.s.pieces.isIn(host, kObjectives)) return false;
    return (!attaches || (noteOf(t, card) & kNotedPilot) != 0) && isHost(t, {seat, card, attaches}, host);
}
namespace {
bool hasHost(Table& t, Seat s, Piece p) { return !needsHost(t, p) || hasAnyHost(t, s, p, false); }
bool isPilot(Table& t, Seat, Piece p) { return (noteOf(t, p) & kNotedPilot) != 0; }
// LCG-KW-PIL-01: for the number of its Pilot, changed as its cost is.
int costAsPilot(Table& t, Piece p) {
    const CardDef& def = defOf(t, p);
    return def.has(kPilot) ? std::max(0, cost(t, p) - def.whole(kCost) + def.keyword[kPilot] / 1000) : cost(t, p);
}
bool isPaidForAsPilot(Table& t, Seat s, Piece p) { return canAffordAmount(t, s, p, costAsPilot(t, p)); }
bool hasVehicle(Table& t, Seat s, Piece p) { return hasAnyHost(t, s, p, true); }

constexpr PlayRule kPlayRules[] = {
    {"LCG-DEP-01", "it is not in your hand", isInHand},
    {"LCG-DEP-01", "only units and enhancements are played like this", isDeployable},
    {"LCG-DEP-02", "it is not your deployment phase", isDeploymentPhase},
    {"LCG-RSC-05", "you cannot generate the resources", isPaidFor},
    {"LCG-CARD-14", "you have a copy of it in play", isNoSecondCopy},
    {"LCG-KW-LIM-01", "you have played a limited card in this turn", isWithinLimited},
    {"LCG-CARD-08", "there is nothing to enhance", hasHost},
    {partOf("LCG-RES-01"), "a card says that it cannot be played", isAllowedToPlay},
};
constexpr PlayRule kAttachRules[] = {
    {"LCG-DEP-01", "it is not in your hand", isInHand},
    {"LCG-KW-PIL-01", "it is no pilot", isPilot},
    {"LCG-DEP-02", "it is not your deployment phase", isDeploymentPhase},
    {"LCG-RSC-05", "you cannot generate the resources", isPaidForAsPilot},
    {"LCG-KW-PIL-01", "there is no vehicle that it could be attached to", hasVehicle},
    {partOf("LCG-RES-01"), "a card says that it cannot be played", isAllowedToPlay},
};

// --- steps 2 to 6

Seat hostWho(Table& t, PlayFrame& f) {
    if (t.result().cancelled()) return kNobody;  // it was taken back before it was paid
    Piece p = f.card.piece;
    bool attaches = f.attaches != 0;
    if (!attaches && !needsHost(t, p)) return kNobody;
    return hasAnyHost(t, controllerOf(t, p), p, attaches) ? controllerOf(t, p) : kNobody;
}
Flow enterPlay(Table& t, PlayFrame& f);
Flow payToPlay(Table& t, PlayFrame& f) {
    f.cost = static_cast<uint8_t>(f.attaches != 0 ? costAsPilot(t, f.card.piece) : cost(t, f.card.piece));
    notePriced(t, f.card.piece);
    const bool matched = needsNoMatch(t, f.card.piece);
    leaveHand(t, f.card.piece);
    pay(t, f.card, f.cost, matched);
    return onwardPast<hostWho, enterPlay>(t, f);
}
Explanation whyNotHost(Table& t, PlayFrame& f, Piece p) {
    const Hosted h{controllerOf(t, f.card.piece), f.card.piece, f.attaches != 0};
    return h.attaches ? firstFailing(t, kVehicles, h, p) : firstFailing(t, kHosts, h, p);
}
void hostOptions(Table& t, PlayFrame& f, Options& out) {
    Piece card = f.card.piece;
    anyHost(t, controllerOf(t, card), card, f.attaches != 0, [&](Piece p) { return out.add(optionPiece(p)), false; });
    if (f.cost == 0 && out.size() > 1 && mayWithdraw(t, t.at)) out.add(optionNo());
}
Flow hostAnswer(Table& t, PlayFrame& f, Option o) {
    if (o.kind == OptionKind::no) return withdraw(t, t.at, t.self().seat, f.card.piece), done();
    f.host = t.s.pieces.ref(o.piece);
    return next();
}
Flow played(Table& t, PlayFrame& f);
Flow enterPlay(Table& t, PlayFrame& f) {
    if (t.result().cancelled()) return withdraw(t, t.at, t.self().seat, f.card.piece), done();
    Piece p = f.card.piece;
    endPriced(t, p);
    Seat seat = controllerOf(t, p);
    bool unit = isType(t, p, kUnitCard) && f.attaches == 0;
    if (!unit) noteDone(t, seat, kPlayedEnhancement);
    if (defOf(t, p).has(kLimited)) noteDone(t, seat, kPlayedLimited);
    // What it was to enhance is gone since it was chosen.
    bool attached = f.attaches != 0 || needsHost(t, p);
    if (attached && !t.s.pieces.alive(f.host)) {
        movePiece(t, p, {kDiscard, t.s.pieces.row(p).owner}, Where::top);
        return done();
    }
    movePiece(t, p, {static_cast<uint8_t>(unit ? kUnits : kSupport), seat});
    // LCG-CARD-07: it enters play ready. (Off: exhausted.)
    if (unit && !t.on("LCG-CARD-07"_rule)) edit(t, p)->focus = 1;
    if (attached) edit(t, p)->host = static_cast<uint8_t>(f.host.piece.n);
    if (f.joins != 0 && t.s.attacker.some()) joinEngagement(t, p);
    const Event entered{kEntersPlay, seat, Came::as(kPlayedIntoPlay, kHand), t.s.pieces.ref(p), {}, {}};
    return happen(t, entered) ? next() : straightOn<played>(t, f);
}
Flow played(Table& t, PlayFrame& f) {
    Piece p = f.card.piece;
    if (t.rules.zones[t.s.pieces.zoneOf(p).kind].inPlay)
        happen(t, Event{kPlayed, controllerOf(t, p), 0, t.s.pieces.ref(p), {}, {}});
    return done();
}

constexpr Step<Table> kPlaySteps[] = {
    {partOf("LCG-RES-01"), "determine the cost and pay", act<payToPlay>()},
    {partOf("LCG-CARD-08"), "choose what to enhance", askWhich<hostWho, hostOptions, hostAnswer, whyNotHost>()},
    {partOf("LCG-RES-01"), "enter play", act<enterPlay>()},
    {partOf("LCG-TIM-12"), "played", act<played>()},
};

}  // namespace

const Procedure<Table> kPlayProcedure = procedure<PlayFrame>("play a card", kPlaySteps);

Explanation whyNotPlay(Table& t, Seat seat, Piece p) { return firstFailing(t, kPlayRules, seat, p); }
Explanation whyNotAttach(Table& t, Seat seat, Piece p) { return firstFailing(t, kAttachRules, seat, p); }
bool mayPlay(Table& t, Seat seat, Piece p) {
    if (t.rules.switches.any()) return allHold<kPlayRules>(t, seat, p);
    // Whoever asks has looked at the units and enhancements of the hand only, in the deployment phase: the first lines hold.
    return holdsAt<kPlayRules, 3, 4, 5, 7, 6>(t, seat, p);
}
Explanation whyNotPlayNow(Table& t, Seat seat, Piece p) {
    for (size_t k = 3; k < std::size(kPlayRules); ++k)
        if (!t.rules.switches.off(kPlayRules[k].rule) && !kPlayRules[k].holds(t, seat, p))
            return {kPlayRules[k].rule, kPlayRules[k].says};
    return {};
}
bool mayAttach(Table& t, Seat seat, Piece p) { return allHold<kAttachRules>(t, seat, p); }

void playCard(Table& t, Seat seat, Piece p, bool attaches, bool joins) {
    const PlayFrame f{
        t.s.pieces.ref(p), {}, 0, static_cast<uint8_t>(attaches ? 1 : 0), static_cast<uint8_t>(joins ? 1 : 0), 0};
    t.call(State::kPlay, f, seat);
}

bool hasCopyInPlay(Table& t, Seat seat, Piece p) {
    const CardDef& def = defOf(t, p);
    if (def.number[kUnique] == 0) return false;
    for (uint8_t kind : {kUnits, kSupport})
        for (Piece q : t.s.pieces.in({kind, seat}))
            if (defOf(t, q).title == def.title) return true;
    return false;
}

void noteDone(Table& t, Seat seat, uint8_t what) {
    t.s.played = static_cast<uint8_t>(t.s.played | what << (4 * seat.index()));
}
bool hasDone(Table& t, Seat seat, uint8_t what) { return ((t.s.played >> (4 * seat.index())) & what) != 0; }

}  // namespace cantina::lcg

// Things done to one card after the other as long as a player picks one: deploying as a react, docking bay transit,
// retrieving cards of a kind, moving away, getting off, what shuttles and docked starships pass on. Holds
// CCG-SP-REACT-03/04/05, CCG-MOVE-DBT-01, CCG-RETR-05, CCG-MOVE-AWAY-01, CCG-VEH-LEAVE-01.
#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/movement.h"
#include "games/ccg/rules/responses.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

using Flow = cantina::Flow;
using namespace language;

namespace {

ActionFrame reactDeploy(Table& t, const PickFrame& f, Piece card) {
    ActionFrame a = cardAction(t, kDeployAction, card, f.seat);
    a.flags |= ActionFrame::kReact;
    a.holder = f.place;
    return a;
}
using PickRule = Requirement<Table, const PickFrame&, Piece>;

bool isInHand(Table& t, const PickFrame& f, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kHand, f.seat}; }
bool isYours(Table& t, const PickFrame& f, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kTable, f.seat}; }

// --- reacting by deploying
bool mayReactSo(Table& t, const PickFrame&, Piece p) {
    return isType(t, p, kCharacter) || isType(t, p, kVehicle) || isType(t, p, kStarship) || isType(t, p, kWeapon) ||
           isType(t, p, kDevice);
}
// A text may say which cards: it runs below.
bool mayReactByText(Table& t, const PickFrame& f, Piece p) {
    if (f.selector == 0) return true;
    const AbilityFrame& text = t.s.core.stack[t.at - 1].as<AbilityFrame>();
    return language::passes(t, text, f.selector, t.book().selectors[f.selector], p);
}
bool mayDeployThere(Table& t, const PickFrame& f, Piece p) { return mayInitiate(t, reactDeploy(t, f, p)); }
constexpr PickRule kReactRules[] = {
    {partOf("CCG-ACT-TGT-01"), "it is no card in your hand", isInHand},
    {"CCG-SP-REACT-08", "only characters, vehicles, starships, weapons and devices react by deploying", mayReactSo},
    {partOf("CCG-SP-REACT-08"), "the text lets other cards react", mayReactByText},
    {partOf("CCG-ACT-TGT-01"), "it cannot deploy there", mayDeployThere},  // said by whyNotInitiate
};
// --- docking bay transit
bool mayTravel(Table& t, const PickFrame& f, Piece p) { return mayTransit(t, f.seat, p, f.source.piece); }
bool mayArrive(Table& t, const PickFrame& f, Piece p) { return !isBarredFrom(t, p, f.place.piece); }
// CCG-MOVE-COST-01: what this member costs beyond what the group has paid (`ability` counts it).
int extraFare(Table& t, const PickFrame& f, Piece card) {
    return std::max(0, fareOf(t, f.seat, card, f.source.piece, f.place.piece) - f.ability);
}
bool isFarePaid(Table& t, const PickFrame& f, Piece p) { return extraFare(t, f, p) <= sizeOf(t, kForcePile, f.seat); }
constexpr PickRule kTransitRules[] = {
    {partOf("CCG-ACT-TGT-01"), "it is not yours to move", isYours},
    {partOf("CCG-ACT-TGT-01"), "it cannot transit", mayTravel},  // said by whyNotTransitWith
    {"CCG-MOVE-THRU-01", "a text keeps it from going there", mayArrive},
    {partOf("CCG-MOVE-COST-01"), "you have not enough Force for what it would cost beyond the others", isFarePaid},
};
// --- retrieving
bool isLost(Table& t, const PickFrame& f, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kLostPile, f.seat}; }
bool fitsKind(Table& t, const PickFrame& f, Piece card) { return hasName(t, card, f.selector) || hasName(t, card, f.other); }
bool isReached(Table& t, const PickFrame& f, Piece p) {
    return t.on("CCG-RETR-05"_rule) || p == t.s.pieces.top({kLostPile, f.seat});  // a card of a kind need not be on top
}
// What the text looks for: it runs below. It need not be on top of the pile.
bool isWanted(Table& t, const PickFrame& f, Piece p) {
    return language::matches(t, t.s.core.stack[t.at - 1].as<AbilityFrame>(), f.selector, p);
}
constexpr PickRule kRetrieveCardRules[] = {
    {partOf("CCG-ACT-TGT-01"), "it is not in your Lost Pile", isLost},
    {partOf("CCG-ACT-TGT-01"), "it is not what is retrieved", isWanted},
    {partOf("CCG-ACT-TGT-01"), "it is not on top", isReached},
};
bool isRetrieval(const PickFrame& f) { return f.mode == kPickRetrieve || f.mode == kPickRetrieveCard; }
constexpr PickRule kRetrieveRules[] = {
    {partOf("CCG-ACT-TGT-01"), "it is not in your Lost Pile", isLost},
    {partOf("CCG-ACT-TGT-01"), "it is not of the kind that is retrieved", fitsKind},
    {partOf("CCG-ACT-TGT-01"), "it is not on top", isReached},
};
// --- getting off what is lost
bool ridesOn(Table& t, const PickFrame& f, Piece p) { return isRider(t, p, f.place.piece); }
constexpr PickRule kGetOffRules[] = {
    {partOf("CCG-ACT-TGT-01"), "it is no card of yours on table", isYours},
    {partOf("CCG-ACT-TGT-01"), "it does not ride on what is lost", ridesOn},
};
// --- at a place
bool isAtPlace(Table& t, const PickFrame& f, Piece p) { return locationOf(t, p) == f.place.piece; }
// --- shuttled and docked
bool isShuttled(Table& t, const PickFrame& f, Piece p) {
    return shuttleWay(t, f.seat, f.source.piece, f.place.piece, p) != 0;
}
bool isSameWay(Table& t, const PickFrame& f, Piece p) {
    return f.selector == 0 || shuttleWay(t, f.seat, f.source.piece, f.place.piece, p) == f.selector;
}
constexpr PickRule kShuttleRules[] = {
    {partOf("CCG-ACT-TGT-01"), "it is no card of yours on table", isYours},
    {partOf("CCG-ACT-TGT-01"), "it cannot be shuttled", isShuttled},  // said by whyNotShuttled
    {partOf("CCG-ACT-TGT-01"), "the first one went the other way", isSameWay},
};
bool passesOver(Table& t, const PickFrame& f, Piece p) {
    return dockedTo(t, f.seat, f.source.piece, f.place.piece, p).some();
}
constexpr PickRule kDockedRules[] = {
    {partOf("CCG-ACT-TGT-01"), "it is no card of yours on table", isYours},
    {partOf("CCG-ACT-TGT-01"), "it cannot pass over", passesOver},  // said by whyNotDocked
};
// --- moving away
bool isUnpicked(Table&, const PickFrame& f, Piece card) {
    for (Piece p : f.done)
        if (p == card) return false;
    return true;
}
bool isWalker(Table& t, const PickFrame&, Piece p) { return isType(t, p, kCharacter) || isType(t, p, kVehicle); }
bool isAble(Table& t, const PickFrame&, Piece p) {
    return (isType(t, p, kCharacter) ? ability(t, p).thousandths : abilityOfCraft(t, p)) > 0;
}
bool walksAway(Table& t, const PickFrame& f, Piece p) { return mayInitiate(t, awayAction(t, p, f.seat)); }
constexpr PickRule kAwayRules[] = {
    {partOf("CCG-ACT-TGT-01"), "it is no card of yours on table", isYours},
    {partOf("CCG-ACT-TGT-01"), kPickedAlready, isUnpicked},
    {partOf("CCG-ACT-TGT-01"), "it is no character and no vehicle", isWalker},
    {partOf("CCG-ACT-TGT-01"), "it has no ability", isAble},
    {partOf("CCG-ACT-TGT-01"), "it is at another location", isAtPlace},
    {partOf("CCG-ACT-TGT-01"), "it cannot move away", walksAway},  // said by whyNotInitiate
};

// The lines that hold by themselves in the zone that is walked through are left out.
template <class Fn>
void eachPick(Table& t, const PickFrame& f, Fn fn) {
    if ((f.most != 0 && f.picked >= f.most) || f.stopped != 0) return;
    ZoneId zone = f.mode == kPickReactDeploy ? kHand : isRetrieval(f) ? kLostPile : kTable;
    for (Piece p : t.s.pieces.in({zone, f.seat})) {
        bool may = false;
        switch (f.mode) {
            case kPickReactDeploy: may = allHoldOf<1, 2, 3>(t, kReactRules, f, p); break;
            case kPickTransit: may = allHoldOf<1, 2, 3>(t, kTransitRules, f, p); break;
            case kPickRetrieve: may = allHoldOf<1, 2>(t, kRetrieveRules, f, p); break;
            case kPickRetrieveCard: may = allHoldOf<1, 2>(t, kRetrieveCardRules, f, p); break;
            case kPickGetOff: may = allHoldOf<1>(t, kGetOffRules, f, p); break;
            case kPickShuttle: may = allHoldOf<1, 2>(t, kShuttleRules, f, p); break;
            case kPickDocked: may = allHoldOf<1>(t, kDockedRules, f, p); break;
            case kPickMoveAway: may = allHoldOf<1, 2, 3, 4, 5>(t, kAwayRules, f, p); break;
            default: break;
        }
        if (may) fn(p);
    }
}
// Who looks into his hand is asked even if nothing in it fits.
bool asksAnyway(Table& t, const PickFrame& f) {
    return f.mode == kPickReactDeploy && f.picked == 0 && sizeOf(t, kHand, f.seat) > 0;
}
Seat pickWho(Table& t, PickFrame& f) {
    f.asked = 0;
    bool any = asksAnyway(t, f);
    if (!any) eachPick(t, f, [&](Piece) { any = true; });
    bool hand = f.mode == kPickReactDeploy && sizeOf(t, kHand, f.seat) > 0;
    return any || hand ? f.seat : kNobody;
}
bool mayStop(const PickFrame& f) {
    bool group = f.mode == kPickTransit || f.mode == kPickShuttle || f.mode == kPickDocked;
    return f.mode == kPickReactDeploy || (group && f.picked > 0) || (isRetrieval(f) && f.place.some()) ||
           f.mode == kPickGetOff;
}
// Who got off is safe; the vehicle and who stayed aboard are lost.
// CCG-RETR-02: all that was picked is one retrieval. (Off: each card by itself.)
void answerRetrieval(Table& t, const PickFrame& f, int cards) {
    const Event e{kForceRetrieved, f.seat, static_cast<int16_t>(cards), {}, {}, f.source};
    t.tell(e, "CCG-RETR-01"_rule);
    openResponses(t, e);
}
bool isUnanswered(Table& t, const PickFrame& f) { return isRetrieval(f) && f.picked > 0 && t.on("CCG-RETR-02"_rule); }
void finishPick(Table& t, const PickFrame& f) {
    if (f.mode == kPickDocked) undock(t);
    if (f.mode == kPickGetOff)
        loseTogetherWith(t, f.place.piece, seatAt(f.selector), static_cast<EventId>(f.ability), f.source.piece);
}
void pickOptions(Table& t, PickFrame& f, Options& out) {
    int before = out.size();
    eachPick(t, f, [&](Piece p) { out.add(optionPiece(p)); });
    if (mayStop(f) || out.size() == before) out.add(optionDone());
}
// Where a line stands for a table of another chapter, that one is read.
Refusal whyNotPick(Table& t, PickFrame& f, Piece p) {
    const PickFrame& pick = f;
    if (f.most != 0 && f.picked >= f.most) return {{}, "no more can be picked"};
    auto further = [](const Explanation& e, const PickRule& line, auto why) -> Refusal {
        if (e.says != line.says) return e;
        Refusal r = why();
        return r.legal() ? Refusal(e) : r;
    };
    switch (f.mode) {
        case kPickReactDeploy:
            return further(firstFailing(t, kReactRules, pick, p), kReactRules[3],
                           [&] { return Refusal(whyNotInitiate(t, reactDeploy(t, f, p))); });
        case kPickTransit:
            return further(firstFailing(t, kTransitRules, pick, p), kTransitRules[1],
                           [&] { return Refusal(whyNotTransitWith(t, f.seat, p, f.source.piece)); });
        case kPickRetrieve: return firstFailing(t, kRetrieveRules, pick, p);
        case kPickRetrieveCard: return firstFailing(t, kRetrieveCardRules, pick, p);
        case kPickGetOff: return firstFailing(t, kGetOffRules, pick, p);
        case kPickShuttle:
            return further(firstFailing(t, kShuttleRules, pick, p), kShuttleRules[1],
                           [&] { return Refusal(whyNotShuttled(t, f.seat, f.source.piece, f.place.piece, p)); });
        case kPickDocked:
            return further(firstFailing(t, kDockedRules, pick, p), kDockedRules[1],
                           [&] { return Refusal(whyNotDocked(t, f.seat, f.source.piece, f.place.piece, p)); });
        case kPickMoveAway:
            return further(firstFailing(t, kAwayRules, pick, p), kAwayRules[5],
                           [&] { return Refusal(whyNotInitiate(t, awayAction(t, p, f.seat))); });
        default: return {{}, "it is none of the cards that are picked"};
    }
}
Flow pickAnswer(Table& t, PickFrame& f, Option o) {
    if (o.kind == OptionKind::done && isUnanswered(t, f)) return f.asked = 0, next();
    if (o.kind == OptionKind::done) return finishPick(t, f), done();
    f.asked = 1;
    ++f.picked;
    switch (f.mode) {
        case kPickReactDeploy: initiate(t, reactDeploy(t, f, o.piece)); break;
        case kPickTransit:
            if (int extra = extraFare(t, f, o.piece); extra > 0) {
                f.ability = static_cast<uint16_t>(f.ability + extra);
                moveForce(t, kUseForce, f.seat, extra, f.source, f.seat, ForceFrame::kAsCost);
            }
            arriveAt(t, o.piece, f.place.piece);
            if (t.on("CCG-MOVE-TAB-05"_rule)) t.s.pieces.data(o.piece).flags |= PieceData::kMovedRegularly;
            t.s.pieces.data(o.piece).marks |= PieceData::kJustMoved;
            // CCG-MOVE-DBT-02: who is aboard was carried and has not moved.
            if (!t.on("CCG-MOVE-DBT-02"_rule))
                for (Piece p : t.s.pieces.in({kTable, f.seat}))
                    if (craftOf(t, p) == o.piece) t.s.pieces.data(p).flags |= PieceData::kMovedRegularly;
            break;
        case kPickRetrieve:
        case kPickRetrieveCard:
            movePiece(t, o.piece, {f.mode == kPickRetrieveCard ? static_cast<uint8_t>(f.other) : uint8_t{kUsedPile}, f.seat},
                      Where::top);
            if (!t.on("CCG-RETR-02"_rule)) answerRetrieval(t, f, 1);
            break;
        case kPickGetOff:
            t.s.pieces.data(o.piece).at = locationOf(t, f.place.piece);
            t.touch();
            break;
        case kPickShuttle:
            f.selector = static_cast<uint16_t>(shuttleWay(t, f.seat, f.source.piece, f.place.piece, o.piece));
            shuttled(t, o.piece, f.selector == 1 ? f.place.piece : f.source.piece);
            break;
        case kPickDocked: passOver(t, o.piece, dockedTo(t, f.seat, f.source.piece, f.place.piece, o.piece)); break;
        case kPickMoveAway:
            t.pushOrFault(f.done, o.piece);
            initiate(t, awayAction(t, o.piece, f.seat));
            break;
        default: break;
    }
    return next();
}

// CCG-SP-REACT-04: presence at the location cancels the Force drain there.
Flow picked(Table& t, PickFrame& f) {
    t.outcome().amount = f.picked;
    if (f.asked == 0 && isUnanswered(t, f)) return answerRetrieval(t, f, f.picked), next();
    if (f.asked == 0) return finishPick(t, f), done();  // nobody was asked: there is nothing left
    if (f.mode != kPickReactDeploy) return skipTo("pick");
    ActionFrame* action = actionOf(t, f.place);
    if (action == nullptr || action->kind != kDrainAction) return skipTo("pick");
    if (!hasPresence(t, f.seat, f.place.piece) || !t.on("CCG-SP-REACT-04"_rule)) return skipTo("pick");
    cancelAction(t, *action);
    return done();
}

Flow retrieved(Table& t, PickFrame& f) {
    t.outcome().amount = f.picked;
    return done();
}

// Before the first card of it a retrieval may be canceled.
Flow begin(Table& t, PickFrame& f) {
    if (isRetrieval(f)) openResponses(t, {kRetrieving, f.seat, f.most, {}, {}, f.source});
    return next();
}

constexpr Step<Table> kSteps[] = {
    {partOf("CCG-RETR-02"), "begin", act<begin>()},
    {partOf("CCG-ACT-RES-01"), "pick", askWhich<pickWho, pickOptions, pickAnswer, whyNotPick>()},
    {partOf("CCG-ACT-RES-01"), "picked", act<picked>()},
    {"CCG-RETR-02", "retrieved", act<retrieved>()},
};

}  // namespace

// A card with ability that its player could move away from there by landspeed.
bool walksFrom(Table& t, Seat seat, Piece place, Piece card) {
    PickFrame f;
    f.seat = seat;
    f.place = t.s.pieces.ref(place);
    return allHoldOf<2, 3, 4, 5>(t, kAwayRules, f, card);
}

Procedure<Table> pickProcedure() { return procedure<PickFrame>("one after the other", kSteps); }

void pick(Table& t, PickMode mode, Seat seat, PieceRef place, PieceRef source, int most, int selector, int ability,
          int other) {
    PickFrame f;
    f.mode = mode;
    f.seat = seat;
    f.most = static_cast<uint8_t>(std::min(most, 255));
    f.selector = static_cast<uint16_t>(selector);
    f.other = static_cast<uint16_t>(other);
    f.ability = static_cast<uint16_t>(ability);
    f.place = place;
    f.source = source;
    t.call(State::kPick, f, seat);
}

}  // namespace cantina::ccg

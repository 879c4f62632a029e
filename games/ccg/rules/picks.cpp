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
// CCG-SP-REACT-08: characters, vehicles, starships, weapons and devices.
bool mayReactWith(Table& t, const PickFrame& f, Piece card) {
    bool kind = isType(t, card, kCharacter) || isType(t, card, kVehicle) || isType(t, card, kStarship) ||
                isType(t, card, kWeapon) || isType(t, card, kDevice);
    return kind && mayInitiate(t, reactDeploy(t, f, card));
}
bool mustMoveAway(Table& t, const PickFrame& f, Piece card) {
    for (Piece p : f.done)
        if (p == card) return false;
    return walksFrom(t, f.seat, f.place.piece, card);
}
bool fitsKind(Table& t, const PickFrame& f, Piece card) {
    int32_t traits = factOf(t, card, kTraitsSlot);
    return ((traits >> (f.selector & 31)) & 1) != 0 || ((traits >> (f.selector >> 8 & 31)) & 1) != 0;
}

template <class Fn>
void eachPick(Table& t, const PickFrame& f, Fn fn) {
    if (f.most != 0 && f.picked >= f.most) return;
    switch (f.mode) {
        case kPickReactDeploy:
            for (Piece p : t.s.pieces.in({kHand, f.seat}))
                if (mayReactWith(t, f, p)) fn(p);
            return;
        case kPickTransit:
            for (Piece p : t.s.pieces.in({kTable, f.seat}))
                if (mayTransit(t, f.seat, p, f.source.piece) && !isBarredFrom(t, p, f.place.piece)) fn(p);
            return;
        case kPickRetrieve:
            for (Piece p : t.s.pieces.in({kLostPile, f.seat})) {
                if (fitsKind(t, f, p)) fn(p);
                if (!t.on("CCG-RETR-05"_rule)) return;  // a card of a kind need not be on top
            }
            return;
        case kPickGetOff:
            for (Piece p : t.s.pieces.in({kTable, f.seat}))
                if (isRider(t, p, f.place.piece)) fn(p);
            return;
        case kPickLose:
            for (Piece p : t.s.pieces.in({kTable, f.seat}))
                if (isType(t, p, kCharacter) && locationOf(t, p) == f.place.piece && isPresent(t, p)) fn(p);
            return;
        case kPickShuttle:
            for (Piece p : t.s.pieces.in({kTable, f.seat}))
                if (int way = shuttleWay(t, f.seat, f.source.piece, f.place.piece, p);
                    way != 0 && (f.selector == 0 || way == f.selector))
                    fn(p);
            return;
        case kPickDocked:
            for (Piece p : t.s.pieces.in({kTable, f.seat}))
                if (dockedTo(t, f.seat, f.source.piece, f.place.piece, p).some()) fn(p);
            return;
        case kPickMoveAway:
            for (Piece p : t.s.pieces.in({kTable, f.seat}))
                if (mustMoveAway(t, f, p)) fn(p);
            return;
        default: return;
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
    return f.mode == kPickReactDeploy || (group && f.picked > 0) || (f.mode == kPickRetrieve && f.place.some()) ||
           f.mode == kPickGetOff;
}
// Who got off is safe; the vehicle and who stayed aboard are lost.
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
// What the cards are that eachPick offers.
const char* whatIsPicked(const PickFrame& f) {
    switch (f.mode) {
        case kPickReactDeploy: return "it is no card in your hand that could react by deploying there";
        case kPickTransit: return "it cannot transit from there";
        case kPickRetrieve: return "it is no card of that kind in your Lost Pile";
        case kPickGetOff: return "it does not ride on what is lost";
        case kPickLose: return "it is no character of yours present there";
        case kPickShuttle: return "it cannot be shuttled between the two";
        case kPickDocked: return "it cannot pass over between the two";
        case kPickMoveAway: return "it is no character of yours that must and can move away from there";
        default: return "it is none of the cards that are picked";
    }
}
Explanation whyNotPick(Table& t, PickFrame& f, Piece p) {
    bool found = false;
    eachPick(t, f, [&](Piece x) { found = found || x == p; });
    if (found) return {};
    return {"", f.most != 0 && f.picked >= f.most ? "no more can be picked" : whatIsPicked(f)};
}
Flow pickAnswer(Table& t, PickFrame& f, Option o) {
    if (o.kind == OptionKind::done) return finishPick(t, f), done();
    f.asked = 1;
    ++f.picked;
    switch (f.mode) {
        case kPickReactDeploy: initiate(t, reactDeploy(t, f, o.piece)); break;
        case kPickTransit:
            arriveAt(t, o.piece, f.place.piece);
            t.s.pieces.data(o.piece).flags |= PieceData::kMovedRegularly;
            t.s.pieces.data(o.piece).marks |= PieceData::kJustMoved;
            // CCG-MOVE-DBT-02: who is aboard was carried and has not moved.
            if (!t.on("CCG-MOVE-DBT-02"_rule))
                for (Piece p : t.s.pieces.in({kTable, f.seat}))
                    if (craftOf(t, p) == o.piece) t.s.pieces.data(p).flags |= PieceData::kMovedRegularly;
            break;
        case kPickRetrieve:
            movePiece(t, o.piece, {kUsedPile, f.seat}, Where::top);
            openResponses(t, {kForceRetrieved, f.seat, 1, {}, {}, f.source});
            break;
        case kPickLose: loseCard(t, o.piece, opponentOf(f.seat)); break;
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
    if (f.asked == 0) return finishPick(t, f), done();  // nobody was asked: there is nothing left
    if (f.mode != kPickReactDeploy) return skipTo("pick");
    ActionFrame* action = actionOf(t, f.place);
    if (action == nullptr || action->kind != kDrainAction) return skipTo("pick");
    if (!hasPresence(t, f.seat, f.place.piece) || !t.on("CCG-SP-REACT-04"_rule)) return skipTo("pick");
    cancelAction(t, *action);
    return done();
}

constexpr Step<Table> kSteps[] = {
    {partOf("CCG-ACT-RES-01"), "pick", askWhich<pickWho, pickOptions, pickAnswer, whyNotPick>()},
    {partOf("CCG-ACT-RES-01"), "picked", act<picked>()},
};

}  // namespace

// A card with ability that its player could move away from there by landspeed.
bool walksFrom(Table& t, Seat seat, Piece place, Piece card) {
    bool character = isType(t, card, kCharacter);
    if (!character && !isType(t, card, kVehicle)) return false;
    int32_t able = character ? ability(t, card).thousandths : abilityOfCraft(t, card);
    return able > 0 && locationOf(t, card) == place && mayInitiate(t, awayAction(t, card, seat));
}

Procedure<Table> pickProcedure() { return procedure<PickFrame>("one after the other", kSteps); }

void pick(Table& t, PickMode mode, Seat seat, PieceRef place, PieceRef source, int most, int selector, int ability) {
    PickFrame f;
    f.mode = mode;
    f.seat = seat;
    f.most = static_cast<uint8_t>(std::min(most, 255));
    f.selector = static_cast<uint16_t>(selector);
    f.ability = static_cast<uint16_t>(ability);
    f.place = place;
    f.source = source;
    t.call(State::kPick, f, seat);
}

}  // namespace cantina::ccg

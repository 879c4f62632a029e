// What may be done at an opportunity: the actions of the phase, texts on the table, cards in hand; and why not.
// Holds CCG-CTRL-01, CCG-DEP-01, CCG-BTL-01, CCG-MOVE-01, CCG-DRAW-01, CCG-ACTV-02/03/05, CCG-ACT-MAND-01.
#include "games/ccg/rules/captives.h"
#include "games/ccg/rules/creatures.h"
#include "games/ccg/rules/deploy.h"
#include "games/ccg/rules/movement.h"
#include "games/ccg/rules/places.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/rules/shields.h"
#include "games/ccg/rules/spies.h"
#include "games/ccg/rules/turn.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

using namespace language;

namespace {

void addIf(Table& t, const ActionFrame& a, const Option& o, Options& out) {
    if (mayInitiate(t, a)) out.add(o);
}
void addText(Table& t, Piece p, int ability, Seat seat, ActId act, Options& out) {
    if (isForAnotherPhase(t, ability)) return;
    addIf(t, textAction(t, p, ability, seat, {}), optionAct(act, p, static_cast<uint16_t>(ability)), out);
}
// CCG-ACT-MAND-01: its owner may initiate it at any of his opportunities.
void addMandatory(Table& t, Piece p, int ability, Seat seat, Options& out) {
    if (isFightGoingOn(t) || !t.on("CCG-ACT-MAND-01"_rule)) return;
    if (mandatoryOwner(t, p, ability) == seat && isDue(t, p, ability))
        out.add(optionAct(kActMandatory, p, static_cast<uint16_t>(ability)));
}
// The texts on the table that this player may use now, in one pass.
void tableOptions(Table& t, Seat seat, bool anyTimeOnly, Options& out) {
    bool weapons = isWeaponsSegment(t);
    for (Piece p : t.s.speakers) {
        if (isSilent(t, p) || isSilentFor(t, p, seat)) continue;
        const CardDef& def = defOf(t, p);
        bool mine = t.s.pieces.row(p).controller == seat;
        if (!mine && def.type != kLocation && (def.timings >> kMandatory & 1) == 0) continue;
        for (int i = 0; i < def.abilities; ++i) {
            int ability = def.first + i;
            const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
            if (t.rules.switches.off(a.id)) continue;
            if (a.timing == kMandatory && !anyTimeOnly) addMandatory(t, p, ability, seat, out);
            if (!mine && def.type != kLocation) continue;
            if (a.timing == kAnyTime || (a.timing == kOptional && !anyTimeOnly)) addText(t, p, ability, seat, kActUse, out);
            if (a.timing == kFire && weapons && !anyTimeOnly) addText(t, p, ability, seat, kActFire, out);
        }
    }
}
bool hasTableOptions(const Table& t) {
    return hasTexts(t, t.s.tallies.texts, t.s.phase) || (isWeaponsSegment(t) && t.s.tallies.fire != 0);
}
void handOptions(Table& t, Seat seat, Options& out) {
    const CardDef* defs = t.book().defs.data();
    bool deploying = t.s.phase == kDeploy && seat == t.s.turn && !isFightGoingOn(t);
    for (Piece p : t.s.pieces.in({kHand, seat})) {
        const CardDef& def = defs[t.s.pieces.row(p).def];
        if (def.type == kEffect && def.number[kSubtype] == kImmediate && !deploying)
            addIf(t, cardAction(t, kDeployAction, p, seat), optionAct(kActDeploy, p), out);
        if ((def.timings >> kPlay & 1) != 0)  // Interrupts, some Epic Events
            forEachAbility(t, p, kPlay, [&](Piece q, int ability) { addText(t, q, ability, seat, kActPlay, out); });
    }
}
// What is cheap to see comes first; presence is then looked up once for all locations.
void locationOptions(Table& t, Seat seat, ActionKind kind, ActId act, Options& out) {
    bool battle = kind == kBattleAction;
    bool usual = isUntouched(t, kBattleCost) && t.on("CCG-BTL-INIT-01"_rule);
    if (battle && usual && sizeOf(t, kForcePile, seat) == 0) return;  // no battle for nothing
    PlaceSet open = PlaceSet::first(t.s.row.size());
    if (t.on(battle ? "CCG-BTL-02"_rule : "CCG-DRAIN-01"_rule)) {
        const PlaceSet mine = presences(t, seat).with(battle ? standIns(t, seat, true) : PlaceSet{});
        PlaceSet theirs;
        if (!mine.empty())
            theirs = presences(t, opponentOf(seat)).with(battle ? standIns(t, opponentOf(seat), false) : PlaceSet{});
        open = battle ? mine.inBoth(theirs) : mine.without(theirs);
    }
    for (int i = 0; i < t.s.row.size(); ++i) {
        if (!open.has(i)) continue;
        ActionFrame a = cardAction(t, kind, t.s.row[i], seat);
        if (!(battle ? whyNotBattleAgain(t, a) : whyNotDrainAgain(t, a)).legal()) open.remove(i);
    }
    // Some texts ask for more ability to control a place.
    bool asks = !battle && t.s.statTexts[kControlNeeds] != 0;
    for (int i = 0; i < t.s.row.size(); ++i)
        if (open.has(i) && (!asks || controls(t, seat, t.s.row[i]))) out.add(optionAct(act, t.s.row[i]));
}
// CCG-ACTV-02, and CCG-ACTV-04 for a text that is canceled meanwhile: what may be activated was counted when the phase
// began. CCG-ACTV-05: no more than the Reserve Deck holds.
bool mayActivate(Table& t, Seat seat) {
    if (isBarred(t, kActivateBarred, seat)) return false;
    bool counted = t.on("CCG-ACTV-02"_rule) && t.on("CCG-ACTV-04"_rule);
    int left = counted ? t.s.activationLeft : forceGeneration(t, seat);
    return left > 0 && (sizeOf(t, kReserveDeck, seat) > 0 || !t.on("CCG-ACTV-05"_rule));
}
// Which of the neighbouring places can be reached is the same for everybody who walks from an open place: asked once each.
struct Walks {
    PlaceSet asked, may;  // locations of the row
};
bool mayWalk(Table& t, Seat seat, Piece p, Walks& walks) {
    const PieceData& d = t.s.pieces.data(p);
    int at = d.at.some() && factOf(t, d.at, kPlaceKind) == kOpenPlace ? rowIndex(t, d.at) : -1;
    bool usual = at >= 0 && (d.flags & PieceData::kBarred) == 0 && defOf(t, p).keywords == 0 && !isType(t, p, kCreature) &&
                 t.s.statTexts[kEntryBarred] == 0;
    if (usual && walks.asked.has(at)) return walks.may.has(at);
    bool may = mayInitiate(t, cardAction(t, kMoveAction, p, seat));
    if (usual) walks.asked.add(at);
    if (usual && may) walks.may.add(at);
    return may;
}
// What stands at a place and has moved can only board something; most tables have nothing to board.
void moveOptions(Table& t, Seat seat, Options& out) {
    constexpr uint32_t kMovers = 1u << kCharacter | 1u << kStarship | 1u << kVehicle | 1u << kCreature;
    bool simple = t.s.tallies.crafts == 0 && !t.rules.switches.any();
    Walks walks;
    for (Piece p : t.s.pieces.in({kTable, seat})) {
        if ((kMovers >> defOf(t, p).type & 1) == 0) continue;
        if (simple && (t.s.pieces.data(p).flags & PieceData::kMovedRegularly) != 0) continue;
        if (simple ? mayWalk(t, seat, p, walks) : mayInitiate(t, cardAction(t, kMoveAction, p, seat)))
            out.add(optionAct(kActMove, p));
    }
    if (t.s.tallies.crafts != 0) craftOptions(t, seat, out);
    if (t.s.tallies.captives != 0) prisonerOptions(t, seat, out);
    for (Piece p : t.s.row)
        if (isDeathStar(t, p) && t.s.pieces.row(p).controller == seat)
            addIf(t, cardAction(t, kMoveAction, p, seat), optionAct(kActMove, p), out);
    for (Piece p : t.s.row)
        if (hasIcon(t, p, kDockingBay)) addIf(t, cardAction(t, kTransitAction, p, seat), optionAct(kActTransit, p), out);
}
// CCG-WEAP-SEEK-01: the seekers of the player whose move phase it is not.
void seekerOptions(Table& t, Seat seat, Options& out) {
    for (Piece p : t.s.pieces.in({kTable, seat}))
        if (defOf(t, p).has(kSeeker)) addIf(t, cardAction(t, kMoveAction, p, seat), optionAct(kActMove, p), out);
}
void phaseOptions(Table& t, Seat seat, Options& out) {
    static constexpr RuleId kPhaseRules[] = {"CCG-ACTV-03", "CCG-CTRL-01", "CCG-DEP-01",
                                             "CCG-BTL-01",  "CCG-MOVE-01", "CCG-DRAW-01"};
    if (t.s.phase > kDraw || !t.on(kPhaseRules[t.s.phase])) return;
    switch (t.s.phase) {
        case kActivate:
            if (mayActivate(t, seat)) out.add(optionAct(kActActivate));
            return;
        case kControl: return locationOptions(t, seat, kDrainAction, kActDrain, out);
        case kDeploy:
            for (Piece p : t.s.pieces.in({kHand, seat}))
                if (!isType(t, p, kInterrupt))
                    addIf(t, cardAction(t, kDeployAction, p, seat), optionAct(kActDeploy, p), out);
            replaceOptions(t, seat, out);
            if (t.s.tallies.crafts != 0) craftOptions(t, seat, out);
            for (Piece p : t.s.pieces.in({kTable, seat}))
                if ((isType(t, p, kWeapon) || isType(t, p, kDevice)) && (defOf(t, p).timings >> kDeploys & 1) != 0)
                    addIf(t, cardAction(t, kTransferAction, p, seat), optionAct(kActTransfer, p), out);
            return;
        case kBattle:
            locationOptions(t, seat, kBattleAction, kActBattle, out);
            if (t.s.tallies.creatures != 0) attackOptions(t, seat, out);
            return;
        case kMove: return moveOptions(t, seat, out);
        case kDraw:
            if (sizeOf(t, kForcePile, seat) > 0) out.add(optionAct(kActDrawCard));
            return;
        default: return;
    }
}

// CCG-ACT-TYPE-01, CCG-ACT-COND-02: a response is never a top-level action.
void strayResponses(Table& t, Seat seat, Options& out) {
    if (!t.rules.switches.any()) return;
    bool all = !t.on("CCG-ACT-TYPE-01"_rule);
    bool battle = !t.on("CCG-ACT-COND-02"_rule) && t.s.battle.segment == Battle::kWeapons;
    if (!all && !battle) return;
    Event e{kBattleInitiated, t.s.battle.initiator, 0, t.s.pieces.ref(t.s.battle.location), {}, {}};
    for (auto [zone, timing] : {std::pair{kTable, kJust}, std::pair{kHand, kResponse}})
        for (Piece p : t.s.pieces.in({zone, seat}))
            forEachAbility(t, p, timing, [&](Piece q, int ability) {
                if (!all && t.book().abilities[static_cast<size_t>(ability)].event != kBattleInitiated) return;
                addIf(t, textAction(t, q, ability, seat, battle ? e : Event{}),
                      optionAct(kActRespond, q, static_cast<uint16_t>(ability)), out);
            });
}

}  // namespace

// In the damage segment only what its text says is for that moment: "play" with damage_segment (CCG-BTL-DMG-02).
void damageTexts(Table& t, Seat seat, Options& out) {
    for (Piece p : t.s.pieces.in({kHand, seat}))
        forEachAbility(t, p, kDamagePlay, [&](Piece q, int ability) { addText(t, q, ability, seat, kActPlay, out); });
    for (Piece p : t.s.pieces.in({kTable, seat}))
        if (!isSilent(t, p))
            forEachAbility(t, p, kDamageText, [&](Piece q, int ability) { addText(t, q, ability, seat, kActUse, out); });
}

// CCG-BTL-PWR-03: what names the power segment, or changes attrition (see change_for), and nothing else.
bool couldActInPower(const Table& t, Seat seat) {
    bool plays = ((t.s.tallies.powerPlays >> seat.index()) & 1) != 0 && sizeOf(t, kHand, seat) > 0;
    return plays || t.s.tallies.powerTexts != 0;
}
void powerOptions(Table& t, Seat seat, Options& out) {
    for (Piece p : t.s.pieces.in({kHand, seat}))
        forEachAbility(t, p, kPowerPlay, [&](Piece q, int ability) { addText(t, q, ability, seat, kActPlay, out); });
    for (Piece p : t.s.pieces.in({kTable, seat}))
        if (!isSilent(t, p))
            forEachAbility(t, p, kPowerText, [&](Piece q, int ability) { addText(t, q, ability, seat, kActUse, out); });
}

void anyTimeOptions(Table& t, Seat seat, Options& out) { tableOptions(t, seat, true, out); }

void topLevelOptions(Table& t, Seat seat, Options& out) {
    bool fighting = isFightGoingOn(t);
    if (seat == t.s.turn && !fighting) phaseOptions(t, seat, out);
    if (t.s.tallies.seekers != 0 && t.s.phase == kMove && !(seat == t.s.turn) && !fighting) seekerOptions(t, seat, out);
    if (t.s.tallies.undercover != 0) {
        coverOptions(t, seat, out);
        spyMoveOptions(t, seat, out);
    }
    if (t.s.tallies.captives != 0 && !fighting) releaseOptions(t, seat, out);
    if (sizeOf(t, kAside, seat) > 0) shieldOptions(t, seat, out);
    if (hasTableOptions(t)) tableOptions(t, seat, false, out);
    handOptions(t, seat, out);
    strayResponses(t, seat, out);
}

void takeAct(Table& t, Seat seat, const Option& o, uint16_t flags) {
    ActionFrame a;
    switch (o.verb) {
        case kActActivate: --t.s.activationLeft; return moveForce(t, kActivateForce, seat, 1, {}, seat);
        case kActDrawCard: return moveForce(t, kDrawCards, seat, 1, {}, seat);
        case kActLoseFrom:
        case kActForfeit: return takeDamageAct(t, seat, o);
        case kActMandatory: return startMandatory(t, o.piece, o.detail, flags);
        case kActDeploy: a = cardAction(t, kDeployAction, o.piece, seat); break;
        case kActBattle: a = cardAction(t, kBattleAction, o.piece, seat); break;
        case kActDrain: a = cardAction(t, kDrainAction, o.piece, seat); break;
        case kActMove: a = cardAction(t, kMoveAction, o.piece, seat); break;
        case kActTransit: a = cardAction(t, kTransitAction, o.piece, seat); break;
        case kActTransfer: a = cardAction(t, kTransferAction, o.piece, seat); break;
        case kActShield: a = cardAction(t, kShieldAction, o.piece, seat); break;
        case kActReplace: a = replaceAction(t, o.piece, seat); break;
        case kActAttack: a = cardAction(t, kAttackAction, o.piece, seat); break;
        case kActCreature: a = creatureAction(t, o.piece, o.detail - 1); break;
        case kActPrisoner: a = cardAction(t, kPrisonerAction, o.piece, seat); break;
        case kActSeat: a = cardAction(t, kSeatAction, o.piece, seat); break;
        case kActShuttle: a = cardAction(t, kShuttleAction, o.piece, seat); break;
        case kActDock: a = cardAction(t, kDockAction, o.piece, seat); break;
        case kActRelease: return release(t, o.piece);
        case kActBreakCover: return breakCover(t, o.piece, seat);
        default: {
            Event e;
            if (o.verb == kActRespond && t.s.battle.segment == Battle::kWeapons)
                e = {kBattleInitiated, t.s.battle.initiator, 0, t.s.pieces.ref(t.s.battle.location), {}, {}};
            a = textAction(t, o.piece, o.detail, seat, e);
        }
    }
    a.flags |= flags;
    initiate(t, a);
}

Explanation whyNotAct(Table& t, Seat seat, const Option& o) {
    if (o.verb == kActBreakCover) return whyNotBreakCover(t, seat, o.piece);
    if (o.verb == kActRespond) return {"CCG-ACT-TYPE-01", "it is a response: it needs something to answer"};
    if (!(seat == t.s.turn) && o.verb != kActUse && o.verb != kActPlay && o.verb != kActFire && o.verb != kActShield &&
        !(o.verb == kActDeploy && factOf(t, o.piece, kSubtype) == kImmediate))
        return {"CCG-TURN-01", "only the player whose turn it is may do this"};
    bool text = o.verb == kActUse || o.verb == kActPlay || o.verb == kActFire;
    if (text && t.s.battle.segment == Battle::kPower)
        if (uint8_t timing = t.book().abilities[o.detail].timing; timing != kPowerText && timing != kPowerPlay)
            return {"CCG-BTL-PWR-03", "it is not for the power segment"};
    switch (o.verb) {
        case kActDeploy: return whyNotInitiate(t, cardAction(t, kDeployAction, o.piece, seat));
        case kActBattle: return whyNotInitiate(t, cardAction(t, kBattleAction, o.piece, seat));
        case kActDrain: return whyNotInitiate(t, cardAction(t, kDrainAction, o.piece, seat));
        case kActMove: return whyNotInitiate(t, cardAction(t, kMoveAction, o.piece, seat));
        case kActTransit: return whyNotInitiate(t, cardAction(t, kTransitAction, o.piece, seat));
        case kActTransfer: return whyNotInitiate(t, cardAction(t, kTransferAction, o.piece, seat));
        case kActShield: return whyNotShield(t, cardAction(t, kShieldAction, o.piece, seat));
        case kActReplace: return whyNotReplace(t, replaceAction(t, o.piece, seat));
        case kActAttack: return whyNotAttack(t, cardAction(t, kAttackAction, o.piece, seat));
        case kActCreature: return whyNotCreature(t, creatureAction(t, o.piece, o.detail - 1));
        case kActPrisoner: return whyNotPrisoner(t, cardAction(t, kPrisonerAction, o.piece, seat));
        case kActSeat: return whyNotSeat(t, cardAction(t, kSeatAction, o.piece, seat));
        case kActShuttle: return whyNotShuttle(t, cardAction(t, kShuttleAction, o.piece, seat));
        case kActDock: return whyNotDock(t, cardAction(t, kDockAction, o.piece, seat));
        case kActUse:
        case kActPlay:
        case kActFire: return whyNotInitiate(t, textAction(t, o.piece, o.detail, seat, {}));
        default: return {};
    }
}

}  // namespace cantina::ccg

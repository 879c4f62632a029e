// Generating resources and paying with them, for cards and for what texts spend (LCG-RSC-01 to LCG-RSC-09, LCG-KW-INF-01).
#include "games/lcg/rules/rules.h"

namespace cantina::lcg {

namespace {

// --- resources

int resourcesOf(Table& t, Piece p, uint32_t note, bool asPrinted) {
    uint32_t noted = (note >> kNotedResources) & kMostNoted;
    return asPrinted && noted < kMostNoted ? static_cast<int>(noted) : value(t, p, kResources);
}
bool isAsPrinted(Table& t) { return !t.s.speakOf(kResources); }
// Which affiliations its resources match, a bit each. LCG-KW-INF-01: with influence all of them.
uint32_t matchesOf(Table& t, Piece p, uint32_t note, bool mayInfluence) {
    mayInfluence = mayInfluence || (note & kNotedInfluence) != 0;
    if (mayInfluence && t.on("LCG-KW-INF-01"_rule) && keyword(t, p, kStatInfluence) != 0) return kEveryAffiliation;
    return 1u << affiliationIn(note);
}
uint32_t matchesOf(Table& t, Piece p) { return matchesOf(t, p, noteOf(t, p), t.s.speakOf(kStatInfluence)); }
// A text may say for which cards its resources do not pay.
bool mayPayFor(Table& t, Piece p, Piece card) { return !isForbidden(t, {.what = kNoPaying, .of = p, .on = card}); }
// LCG-RSC-02: an exhausted card generates nothing. (Off: it does.)
int generated(Table& t, Piece p, uint32_t note, bool asPrinted) {
    if (!isReady(t, p) && t.on("LCG-RSC-02"_rule)) return 0;
    return resourcesOf(t, p, note, asPrinted);
}

// Calls fn(piece, amount, affiliations) for the cards that can generate resources, for that card if there is one. Few decks
// have units that do.
template <class Fn>
void eachSource(Table& t, Seat seat, Piece card, Fn fn) {
    bool asPrinted = isAsPrinted(t);
    bool units = (t.s.shown & kUnitResources) != 0 || t.s.continuous.speaksOf(kResources);
    const bool limits = card.some() && t.s.speakOf(kNoPaying);
    const bool mayInfluence = t.s.speakOf(kStatInfluence);
    uint32_t kinds = 1u << kObjectives | 1u << kSupport | (units ? 1u << kUnits : 0);
    for (uint8_t kind : {kObjectives, kSupport, kUnits}) {
        if (((kinds >> kind) & 1) == 0) continue;
        for (Piece p : t.s.pieces.in({kind, seat})) {
            uint32_t note = noteOf(t, p);
            const int amount = generated(t, p, note, asPrinted);
            if (amount > 0 && (!limits || mayPayFor(t, p, card))) fn(p, amount, matchesOf(t, p, note, mayInfluence));
        }
    }
}

// LCG-RSC-05, LCG-RSC-06: a resource of the card's affiliation; neutral cards need none and give none.
bool matches(int wanted, uint32_t given) { return wanted == 0 || ((given >> wanted) & 1) != 0; }
bool gives(Table& t, Piece p, Piece card) { return matches(affiliationIn(noteOf(t, card)), matchesOf(t, p)); }

// What a text spends is spent whatever has become of its card.
Seat payWho(Table& t, PayFrame& f) { return f.cost > 0 && (f.spends != 0 || t.s.pieces.alive(f.card)) ? f.payer : kNobody; }

// What is left to pay with after a card: the cards with higher numbers, so that a set of cards is picked in one order only.
struct Source {
    uint16_t piece;
    uint8_t amount;
    uint8_t matches;
};
struct Sources {
    Source list[State::Pieces::kCapacity];  // the highest number first; a piece is there once, so there is room
    int n = 0;
    void add(const Source& source) {
        int at = n++;
        for (; at > 0 && list[at - 1].piece < source.piece; --at) list[at] = list[at - 1];
        list[at] = source;
    }
};
// Calls fn(source, least, most) for what comes after the card that paid last: between how many resources it may pay. None
// without a match, here, before or later; none if the others could not pay the rest.
template <class Fn>
[[gnu::always_inline]] inline void eachPayment(Table& t, const PayFrame& f, Fn fn) {
    Sources from;
    int wanted = f.spends != 0 ? 0 : affiliationIn(noteOf(t, f.card.piece));
    eachSource(t, f.payer, f.card.piece, [&](Piece p, int amount, uint32_t given) {
        if (!matches(f.only, given)) return;
        uint8_t match = matches(wanted, given) ? 1 : 0;
        if (p.n > f.last.n) from.add({p.n, static_cast<uint8_t>(amount), match});
    });
    int later = 0;
    unsigned matchesLater = f.matched;
    for (int i = 0; i < from.n; ++i) {
        const Source& x = from.list[i];
        unsigned matched = f.matched | x.matches;
        matchesLater |= matched;
        // As much as leaves what the others can pay; all of it only with a match, here or before.
        int most = matchesLater == 0 ? 0 : std::min<int>(x.amount, matched != 0 ? f.cost : f.cost - 1);
        fn(x, std::max(1, f.cost - later), most);
        later += x.amount;
    }
}
void payOptions(Table& t, PayFrame& f, Options& out) {
    eachPayment(t, f, [&](const Source& x, int least, int most) {
        for (int n = least; n <= most; ++n) out.add(optionAct(kActPay, Piece{x.piece}, 0, static_cast<int16_t>(n)));
    });
    if (!f.last.some() && f.spends == 0 && out.size() > 1 && mayWithdraw(t, t.at - 1)) out.add(optionNo());
}

bool isOwnSource(Table& t, const PayFrame& f, Piece p) {
    const Zone zone = t.s.pieces.zoneOf(p);
    bool inPlay = zone.kind == kObjectives || zone.kind == kSupport || zone.kind == kUnits;
    return inPlay && zone.seat == f.payer;
}
bool hasResources(Table& t, const PayFrame&, Piece p) { return resourcesOf(t, p, noteOf(t, p), isAsPrinted(t)) > 0; }
bool isReadySource(Table& t, const PayFrame&, Piece p) { return isReady(t, p); }
bool paysForThis(Table& t, const PayFrame& f, Piece p) { return mayPayFor(t, p, f.card.piece); }
bool isOfThat(Table& t, const PayFrame& f, Piece p) { return matches(f.only, matchesOf(t, p)); }
bool isLaterSource(Table&, const PayFrame& f, Piece p) { return p.n > f.last.n; }
// What payOptions offers of it: nothing without a match, or where it and those after it are too few.
bool mostIsSome(Table& t, const PayFrame& f, Piece p) {
    bool some = false;
    eachPayment(t, f, [&](const Source& x, int, int most) { some = some || (x.piece == p.n && most > 0); });
    return some;
}
bool leavesEnough(Table& t, const PayFrame& f, Piece p) {
    bool enough = false;
    eachPayment(t, f, [&](const Source& x, int least, int most) { enough = enough || (x.piece == p.n && least <= most); });
    return enough;
}
constexpr Requirement<Table, const PayFrame&, Piece> kPayers[] = {
    {"LCG-GP-21", "it is no card of yours that could generate resources", isOwnSource},
    {"LCG-RSC-01", "it has no resource value", hasResources},
    {"LCG-RSC-02", "it is exhausted", isReadySource},
    {partOf("LCG-RSC-01"), "a card says that its resources cannot pay for this card", paysForThis},
    {partOf("LCG-RSC-01"), "its resources are not of that affiliation", isOfThat},
    {kOurs, kPassedOver, isLaterSource},
    {"LCG-RSC-05", "no resource of the card's affiliation would be left to pay with", mostIsSome},
    {kOurs, "those after it in the list could not pay the rest: begin with an earlier one", leavesEnough},
};

// LCG-RSC-01: as many focus tokens as resources.
Flow payAnswer(Table& t, PayFrame& f, Option o) {
    if (o.kind == OptionKind::no) {
        t.outcome().flags = Result::kCancelled;
        return done();
    }
    const Seat seat = f.payer;
    f.cost = static_cast<uint8_t>(f.cost - o.number);
    f.matched = f.matched != 0 || gives(t, o.piece, f.card.piece) ? 1 : 0;
    f.last = o.piece;
    placeFocus(t, t.s.pieces.ref(o.piece), f.card, seat, o.number);
    if (f.cost == 0 && f.spends != 0) t.outcome() = {Result::kHappened | Result::kInFull, f.spends, 0};
    return f.cost > 0 ? again() : done();
}

constexpr Step<Table> kPaySteps[] = {{"LCG-RSC-01", "pay", askFrom<payWho, payOptions, payAnswer, kPayers>()}};

}  // namespace

const Procedure<Table> kPayProcedure = procedure<PayFrame>("pay", kPaySteps);

// What the ready cards can generate for that card, or for any.
static Purse purseFor(Table& t, Seat seat, Piece card) {
    Purse purse;
    int total = 0;
    uint32_t affiliations = 0;
    eachSource(t, seat, card, [&](Piece, int amount, uint32_t given) {
        total += amount;
        affiliations |= given;
    });
    purse.affiliations = static_cast<uint8_t>(affiliations);
    purse.total = static_cast<uint8_t>(std::min(total, 254));
    return purse;
}
Purse countPurse(Table& t, Seat seat) { return purseFor(t, seat, {}); }
static bool isMatched(Table& t, const Purse& purse, Piece card) {
    return matches(affiliationIn(noteOf(t, card)), purse.affiliations) || needsNoMatch(t, card);
}
bool canAffordAmount(Table& t, Seat seat, Piece card, int needed) {
    const Purse purse = t.s.speakOf(kNoPaying) ? purseFor(t, seat, card) : purseOf(t, seat);
    return needed == 0 || (needed <= purse.total && isMatched(t, purse, card));
}
// LCG-RSC-07: what costs nothing needs no match.
bool canAffordInFull(Table& t, Seat seat, Piece card) {
    uint32_t note = noteOf(t, card);
    const Purse purse = t.s.speakOf(kNoPaying) ? purseFor(t, seat, card) : purseOf(t, seat);
    const bool matched = isMatched(t, purse, card);
    // Where costs are only lowered, most cards are settled by the printed number.
    int printedCost = static_cast<int>(note & kNotedCost);
    if ((note & kNotedOwnCost) == 0 && areCostsOnlyLowered(t)) {
        if (matched && printedCost <= purse.total) return true;
        const int slack = costSlack(t), least = printedCost - slack;
        if (least > 0 && (!matched || least > purse.total)) return false;
        if (slack == 0) return true;  // it costs nothing
    }
    const int needed = cost(t, card);
    return needed == 0 || (needed <= purse.total && matched);
}

void pay(Table& t, PieceRef card, int amount, bool matched) {
    if (amount > 0)
        t.call(State::kPay, PayFrame{card,
                                     {},
                                     static_cast<uint8_t>(amount),
                                     static_cast<uint8_t>(matched ? 1 : 0),
                                     0,
                                     0,
                                     controllerOf(t, card.piece),
                                     0});
}
bool canSpend(Table& t, PieceRef card, Seat by, int amount, int of) {
    int total = 0;
    eachSource(t, by, card.piece, [&](Piece, int n, uint32_t given) { total += matches(of, given) ? n : 0; });
    return total >= amount;
}
void spend(Table& t, PieceRef card, Seat by, int amount, int of) {
    const auto n = static_cast<uint8_t>(amount);
    t.call(State::kPay, PayFrame{card, {}, n, 1, static_cast<uint8_t>(of), n, by, 0});
}

}  // namespace cantina::lcg

// What others see while somebody declares an action from a hidden card: the table as it was before. Until its costs are
// paid such an action changes nothing, so it is taken off the stack of the view, and what lies below asks as it did.
// docs/decisions/067-what-is-half-declared.md.
#include "games/ccg/state.h"
#include "kernel/mask.h"

namespace cantina::ccg {

namespace {

// The steps that ask, in the tables of their procedures.
constexpr uint8_t kOpportunityStep = 0, kTargetsStep = 3, kPickStep = 1, kTakeStep = 1, kTogetherAnswerStep = 4;

bool isHalfDeclared(const State& s, const Frame& f, Seat viewer) {
    if (f.procedure != State::kAction.id) return false;
    const ActionFrame& a = f.as<ActionFrame>();
    return !a.has(ActionFrame::kPaid) && !(a.performer == viewer) && !isKnownTo(s.pieces.row(a.card.piece), viewer);
}

// An answer is noted in its window before it is declared.
void reopen(State& s, int at, Seat performer) {
    Frame& f = s.core.stack[at];
    auto& w = f.as<WindowFrame>();
    w.turn = performer;
    w.passes = 0;
    if (w.answered > 0) --w.answered;
    if (!s.answered.empty() && s.answered.back().group == at + 1) s.answered.pop();
    if (w.answered == 0) f.outcome.detail = 0;
    f.step = window::kAnswerStep;
}

// Which of the cards lost together he answers is not said either: all of them lie there, in the order of their numbers.
void putBack(Frame& f, Piece item, Seat performer) {
    auto& together = f.as<TogetherFrame>();
    (void)together.items.push(item);  // it was one of them
    std::sort(together.items.begin(), together.items.end(), [](Piece a, Piece b) { return a.n < b.n; });
    together.turn = performer;
    together.passes = 0;
    f.step = kTogetherAnswerStep;
}

// How often he has begun something and taken it back is his own.
void forgetTries(State& s, Seat viewer) {
    for (Frame& f : s.core.stack) {
        if (f.procedure != State::kOpportunities.id || f.as<OpportunityFrame>().turn == viewer) continue;
        f.as<OpportunityFrame>().takenBack = 0;
    }
}

}  // namespace

void State::veil(State& s, Seat viewer) {
    auto& stack = s.core.stack;
    forgetTries(s, viewer);
    if (stack.size() < 2) return;
    if (isHalfDeclared(s, stack.back(), viewer)) {
        const Seat performer = stack.back().as<ActionFrame>().performer;
        Frame& below = stack[stack.size() - 2];
        switch (below.procedure) {
            case kOpportunities.id:
                below.as<OpportunityFrame>().passes = below.as<OpportunityFrame>().passed;
                below.step = kOpportunityStep;
                break;
            case kWindow.id: reopen(s, stack.size() - 2, performer); break;
            case kSearch.id: below.step = kTakeStep; break;
            case kPick.id:
                below.as<PickFrame>().asked = 0;
                --below.as<PickFrame>().picked;
                below.step = kPickStep;
                break;
            default:  // in the middle of a text: it stays, without a word about what it is
                stack.back().as<ActionFrame>() = {};
                stack.back().as<ActionFrame>().performer = performer;
                stack.back().step = kTargetsStep;
                return;
        }
        stack.pop();
        // A window that was opened for the answer alone.
        const int top = stack.size() - 1;
        if (stack[top].procedure == kWindow.id && top > 0 && stack[top - 1].procedure == kTogether.id &&
            stack[top].as<WindowFrame>().detail != 0 && stack[top].as<WindowFrame>().answered == 0 &&
            stack[top].as<WindowFrame>().group == 0) {
            const Piece item = stack[top].as<WindowFrame>().event.subject.piece;
            stack.pop();
            putBack(stack[top - 1], item, performer);
        }
    }
    // What the opportunity keeps of the last action counts only while one is going on.
    if (Frame& top = stack.back(); top.procedure == kOpportunities.id && !(top.as<OpportunityFrame>().turn == viewer)) {
        top.as<OpportunityFrame>().passed = 0;
        top.result = Result{};
    }
}

}  // namespace cantina::ccg

#include "match/sitting.h"

#include <algorithm>

#include "kernel/window.h"
#include "match/telling.h"

namespace cantina::match {
namespace {

// "Dark Side retreats Toy Walker", "retreats Toy Walker": the event only says the decision again.
bool repeats(const Line& line, const Line& decision) {
    for (size_t i = 0; i < line.texts.size(); ++i)
        if (!decision.texts[i].ends_with(line.texts[i])) return false;
    return true;
}

}  // namespace

Sitting::Sitting(const Game& game, bool toys, Setup setup, std::vector<Chair> chairs, FromLesson lesson)
    : game_(game), chairs_(std::move(chairs)) {
    replay_.game = game.name();
    replay_.toys = toys;
    replay_.format = std::move(setup.format);
    replay_.decks = std::move(setup.decks);
    replay_.key = setup.key;
    replay_.lesson = std::move(lesson);
    for (const Chair& c : chairs_) replay_.players.push_back(c.name);
}

std::optional<Problem> Sitting::begin() {
    if (chairs_.size() != replay_.decks.size()) return Problem{"decks", "give one deck for each player", ""};
    State state(game_.stateSize());
    if (auto problem = startOf(game_, replay_, state)) return problem;
    replay_.stateVersion = game_.stateVersion();
    replay_.signature = game_.signature();
    replay_.cards = usedCards(game_, replay_.decks);
    replay_.startHash = game_.hash(state.data());
    replay_.steps.clear();
    byItself_.clear();
    kept_.assign(1, state);
    now_ = std::move(state);
    refresh();
    return std::nullopt;
}

std::optional<Problem> Sitting::resume(const Replay& replay, size_t steps) {
    if (steps > replay.steps.size())
        return Problem{"decision", "the replay has only " + std::to_string(replay.steps.size()) + " decisions", ""};
    std::vector<State> kept;
    Applied applied = applyReplay(game_, replay, steps, [&](size_t i, const std::byte* before) {
        if (i % kApart == 0) kept.emplace_back(before, before + game_.stateSize());
    });
    if (!applied.ok) return Problem{"replay", "it does not play as it did: " + applied.why, ""};
    replay_.format = replay.format;
    replay_.decks = replay.decks;
    replay_.key = replay.key;
    replay_.lesson = replay.lesson;
    if (auto problem = begin()) return problem;
    replay_.steps.assign(replay.steps.begin(), replay.steps.begin() + static_cast<std::ptrdiff_t>(steps));
    byItself_.assign(steps, false);
    if (steps % kApart == 0) kept.push_back(applied.state);
    kept_ = std::move(kept);
    now_ = std::move(applied.state);
    refresh();
    return std::nullopt;
}

State Sitting::masked(Seat viewer) const {
    State out(game_.stateSize());
    game_.mask(state(), viewer, out.data());
    return out;
}

void Sitting::run() {
    while (!over()) {
        if (options_.size() == 1) {
            (void)choose(decision_.seat, options_.front());
            continue;
        }
        ai::Player* player = chairs_[static_cast<size_t>(decision_.seat.index())].player.get();
        if (player == nullptr) return;
        const int i = answerOf(*player);
        if (i < 0 || i >= static_cast<int>(options_.size())) {
            trouble_ = name(decision_.seat) + " chose something that was not offered; the match is closed as undecided";
            return;
        }
        (void)choose(decision_.seat, options_[static_cast<size_t>(i)]);
    }
}

int Sitting::answerOf(ai::Player& player) {
    const State seen = masked(decision_.seat);
    if (onlooker_ == nullptr) return player.choose(game_, seen.data(), decision_.seat, options_);
    player.hurry([this] { return onlooker_->enough(); });
    player.watch([this](double share) { onlooker_->made(share); });
    onlooker_->begins(decision_.seat,
                      std::ranges::any_of(options_, [](const Option& o) { return o.kind == OptionKind::done; }));
    const int answer = player.choose(game_, seen.data(), decision_.seat, options_);
    onlooker_->ends();
    player.hurry({});
    player.watch([](double) {});
    return answer;
}

Why Sitting::choose(Seat seat, const Option& option, bool told) {
    if (over()) return {false, "", "the game is over"};
    if (!(seat == decision_.seat)) return {false, std::string(decision_.rule), "it is not your decision"};
    if (std::find(options_.begin(), options_.end(), option) == options_.end())
        return {false, std::string(decision_.rule), "this is not offered now"};
    State after = now_;
    Telling telling(game_, seats());
    game_.apply(after.data(), option, &telling);
    Step step{.forced = options_.size() == 1 && !told, .seat = seat, .option = option, .key = {}, .lines = {}};
    if (!step.forced) {
        Line line{std::string(decision_.rule), tellDecision(game_, now_, after, {seat, option, options_}, seats())};
        for (std::string& text : line.texts) {
            if (option.kind == OptionKind::seat && text.ends_with("p" + std::to_string(option.number + 1)))
                text.replace(text.size() - 2, 2, name(seatAt(option.number)));
            text = name(seat) + " " + text;
        }
        step.lines.push_back(std::move(line));
    }
    keepSecret(step, after);
    for (Line& line : telling.lines)
        if (step.lines.empty() || !repeats(line, step.lines.front())) step.lines.push_back(std::move(line));
    record(std::move(step), std::move(after));
    byItself_.back() = told;
    return {true, "", ""};
}

// A set of hidden cards is chosen one by one, but told to the others once, when it is complete: not how many, and not
// whether there were any. A last pick that leaves nothing to choose is complete with the forced "done" behind it. What is
// declared from a hidden card is told once it shows, and not at all if it is taken back.
void Sitting::keepSecret(Step& step, const State& after) const {
    const auto own = static_cast<size_t>(step.seat.index());
    const Step* last = replay_.steps.empty() ? nullptr : &replay_.steps.back();
    if (last != nullptr && (last->kind != Step::Kind::decision || !(last->seat == step.seat) || last->lines.empty()))
        last = nullptr;
    const bool unnoticed = isUnnoticed(game_, now_, after, step.seat, seats());
    if (last == nullptr || !isUntold(*last)) {
        const bool picks = !step.forced && picksInSecret(game_, now_, after, {step.seat, step.option, options_});
        if (step.forced || (!picks && !unnoticed)) return;
        // Picks that were seen are not ended by a secret.
        const bool seen =
            last != nullptr && last->option.kind == OptionKind::piece && last->lines.front().rule == step.lines.front().rule;
        if (seen && step.option.kind == OptionKind::done) return;
    }
    const Decision next = game_.decision(after.data());
    const bool goesOn = unnoticed || (!next.over && next.seat == step.seat && next.procedure == decision_.procedure &&
                                      next.step == decision_.step);
    if (step.forced) {
        step.lines.push_back({std::string(decision_.rule), std::vector<std::string>(replay_.viewers())});
        step.lines.front().texts[own] = name(step.seat) + " " + game_.words(now_.data(), step.option).label();
    }
    const bool another = step.option.kind == OptionKind::act || step.option.kind == OptionKind::pass;
    if (!goesOn && another && !step.forced) return;  // what was begun before was taken back
    const Option* begun = goesOn ? nullptr : begunInSecret();
    const std::string shows = begun != nullptr ? " " + tellBegun(game_, after, *begun) : std::string(kSecretChoice);
    for (size_t i = 0; i < step.lines.front().texts.size(); ++i)
        if (i != own) step.lines.front().texts[i] = goesOn ? "" : name(step.seat) + shows;
}

// An action that was declared from a hidden card and of which the others were told nothing yet.
const Option* Sitting::begunInSecret() const {
    for (auto it = replay_.steps.rbegin(); it != replay_.steps.rend() && isUntold(*it); ++it)
        if (it->option.kind == OptionKind::act) return &it->option;
    return nullptr;
}

bool Sitting::isUntold(const Step& step) const {
    if (step.kind != Step::Kind::decision || step.lines.empty()) return false;
    const std::vector<std::string>& texts = step.lines.front().texts;
    return texts[static_cast<size_t>(seats())].empty() && !texts[static_cast<size_t>(step.seat.index())].empty();
}

Seat Sitting::picking() const {
    const bool some = !over() && !replay_.steps.empty() && isUntold(replay_.steps.back());
    return some ? replay_.steps.back().seat : Seat{};
}

Why Sitting::request(Seat seat, const Option& option) {
    if (over()) return {false, "", "the game is over"};
    State after = now_;
    Telling telling(game_, seats());
    Why why = game_.request(after.data(), seat, option, &telling);
    if (!why.legal) return why;
    Step step{.kind = Step::Kind::request, .seat = seat, .option = option, .key = {}, .lines = {}};
    std::string text = name(seat) + " " + game_.words(masked(kSpectator).data(), option).label();
    step.lines.push_back({"", std::vector<std::string>(replay_.viewers(), text)});
    std::move(telling.lines.begin(), telling.lines.end(), std::back_inserter(step.lines));
    record(std::move(step), std::move(after));
    return why;
}

std::optional<Option> Sitting::answerToDraw(Seat seat) const {
    Option buffer[64];
    const int n = over() ? 0 : std::min(game_.standing(now_.data(), seat, buffer, 64), 64);
    if (std::find(buffer, buffer + n, optionAct(kVerbAgreeToDraw)) == buffer + n) return std::nullopt;
    const bool agrees = ai::agreesToDraw(game_, masked(seat).data(), seat);
    return optionAct(agrees ? kVerbAgreeToDraw : kVerbRefuseDraw);
}

// A person who drew a card and takes it back has seen it: so the one who takes back counts too. And whoever decided
// something since has shown what they want.
UndoOffer Sitting::undoOffer(Seat seat) const {
    const std::vector<Step>& steps = replay_.steps;
    size_t told = steps.size();
    while (told > 0 && steps[told - 1].seat != seat && isUntold(steps[told - 1])) --told;
    size_t to = told;
    bool others = false;
    while (to > 0) {
        const Step& s = steps[--to];
        if (s.kind == Step::Kind::decision && !s.forced && !byItself_[to] && s.seat == seat) break;
        others = others || (!s.forced && s.kind != Step::Kind::rekey && !(s.seat == seat));
        if (to == 0) return {.why = "there is no decision of yours to take back"};
    }
    if (to == told) return {.why = "there is no decision of yours to take back"};
    UndoOffer offer{true, true, to, ""};
    auto mustAgree = [&](const std::string& why) {
        offer.free = false;
        if (offer.why.empty()) offer.why = why;
    };
    if (others) mustAgree("another player has decided something since");
    const State before = stateAt(to), now = stateAt(told);
    for (int i = 0; i < seats(); ++i)
        if (game_.informed(before.data(), now.data(), seatAt(i)))
            mustAgree(seatAt(i) == seat ? "chance was used or cards were seen since"
                                        : name(seatAt(i)) + " has learned something since");
    return offer;
}

bool Sitting::undo(Seat seat, bool consent) {
    UndoOffer offer = undoOffer(seat);
    if (!offer.possible || (!offer.free && !consent)) return false;
    truncate(offer.to);
    if (!offer.free && !replay_.lesson.some()) (void)rekey(seat, nextKey());
    return true;
}

bool Sitting::rekey(Seat seat, const ChanceKey& key) {
    if (!(key == nextKey())) return false;
    State after = now_;
    game_.rekey(after.data(), key);
    Step step{.kind = Step::Kind::rekey, .seat = seat, .option = {}, .key = key, .lines = {}};
    std::string text = name(seat) + " takes a decision back by consent; chance is drawn anew from here";
    step.lines.push_back({"", std::vector<std::string>(replay_.viewers(), text)});
    record(std::move(step), std::move(after));
    return true;
}

void Sitting::record(Step step, State after) {
    step.hash = game_.hash(after.data());
    replay_.steps.push_back(std::move(step));
    byItself_.push_back(false);
    if (replay_.steps.size() % kApart == 0) kept_.push_back(after);
    now_ = std::move(after);
    refresh();
}

// The steps were taken once, so they can be taken again.
namespace {

void redo(const Game& game, State& state, const Step& s) {
    if (s.kind == Step::Kind::rekey)
        game.rekey(state.data(), s.key);
    else if (s.kind == Step::Kind::request)
        (void)game.request(state.data(), s.seat, s.option);
    else
        game.apply(state.data(), s.option);
}

}  // namespace

State Sitting::stateAt(size_t step) const {
    if (step == replay_.steps.size()) return now_;
    State out = kept_[step / kApart];
    for (size_t i = step - step % kApart; i < step; ++i) redo(game_, out, replay_.steps[i]);
    return out;
}

void Sitting::remind(ai::Player& player, Seat seat) const {
    constexpr size_t kBack = 96;  // steps: what goes on for ever shows in fewer
    const std::vector<Step>& steps = replay_.steps;
    size_t at = steps.size() > kBack ? steps.size() - kBack : 0;
    State state = stateAt(at), masked(state.size());
    std::vector<Option> options;
    for (; at < steps.size(); ++at) {
        const Step& s = steps[at];
        if (s.kind == Step::Kind::decision && !s.forced && s.seat == seat) {
            options.resize(kMaxOptions);
            const int n = std::min(game_.legal(state.data(), options.data(), kMaxOptions), kMaxOptions);
            options.resize(static_cast<size_t>(std::max(0, n)));
            game_.mask(state.data(), seat, masked.data());
            player.recall(game_, masked.data(), seat, options, s.option);
        }
        redo(game_, state, s);
    }
}

void Sitting::truncate(size_t steps) {
    now_ = stateAt(steps);
    replay_.steps.resize(steps);
    byItself_.resize(steps);
    kept_.resize(steps / kApart + 1);
    trouble_.clear();
    refresh();
}

// What is asked now, and whether it goes on at all.
void Sitting::refresh() {
    std::byte* now = now_.data();
    options_.assign(kMaxOptions, {});
    int n = game_.legal(now, options_.data(), kMaxOptions);
    if (n > kMaxOptions) game_.giveUp(now);
    decision_ = game_.decision(now);
    const bool asked = !decision_.over && !decision_.fault && n > 0;
    options_.resize(asked ? static_cast<size_t>(n) : 0);
    Ending ending = game_.ending(now);
    Outcome& out = replay_.outcome;
    out = {};
    out.hash = replay_.steps.empty() ? replay_.startHash : replay_.steps.back().hash;
    if (ending.over) out = {Close::ended, ending.winners, std::string(ending.rule), out.hash};
    if (decision_.fault || (!ending.over && !asked)) {
        out.close = Close::fault;
        out.rule = decision_.fault ? std::string(game_.faultName(now)) : "a question without options";
        trouble_ = "the rules engine gave up (" + out.rule + "); the match is closed as undecided, its replay is kept";
        for (const StackLine& l : game_.stack(now))
            trouble_ += "\n  in " + std::string(l.procedure) + ", " + l.doing() + " " + std::string(l.rule);
    } else if (out.close == Close::open && replay_.steps.size() >= kMostSteps) {
        trouble_ = "no end in sight after " + std::to_string(kMostSteps) + " decisions; the match is closed as undecided";
    }
}

// From the match's secret key: nobody can foresee it, nobody chooses it, and the replay shows that it follows.
ChanceKey Sitting::nextKey() const {
    const size_t at = replay_.steps.size();
    return keyAfter(keyInForce(replay_, at), at);
}

}  // namespace cantina::match

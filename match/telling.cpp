#include "match/telling.h"

#include <algorithm>

namespace cantina::match {
namespace {

State maskedFor(const Game& game, const State& state, Seat viewer) {
    State out(state.size());
    game.mask(state.data(), viewer, out.data());
    return out;
}

// Masking keeps the numbers of the pieces that are seen and mixes those of the others among themselves: a number without a
// title is a piece that this viewer does not know.
bool isSeen(const Game& game, const State& masked, Piece piece) {
    for (const ZoneView& zone : game.view(masked.data(), kSpectator).zones)
        for (const PieceView& p : zone.pieces)
            if (p.piece == piece) return !p.title.empty();
    return false;
}

// An option as a spectator may put it into words, by what is seen before or after it.
struct PublicWords {
    const Game& game;
    const State& before;  // masked for the spectator

    std::string label(const Option& o, const State& after) const {
        if (!o.piece.some() || isSeen(game, before, o.piece)) return game.words(before.data(), o).label();
        if (isSeen(game, after, o.piece)) return game.words(after.data(), o).label();
        return game.words(before.data(), o).verb + " a hidden card";
    }
};

std::string publicly(const Game& game, const State& before, const State& after, const Chosen& chosen) {
    const State seenBefore = maskedFor(game, before, kSpectator), seenAfter = maskedFor(game, after, kSpectator);
    PublicWords words{game, seenBefore};
    const std::string mine = words.label(chosen.option, seenAfter);
    const std::string verb = game.words(seenBefore.data(), chosen.option).verb;
    bool ambiguous = false;
    for (const Option& other : chosen.options) {
        if (other == chosen.option) continue;
        State instead = before;
        game.apply(instead.data(), other);
        if (instead == after) continue;  // it makes no difference: nothing is kept from anybody
        instead = maskedFor(game, instead, kSpectator);
        if (instead != seenAfter || words.label(other, instead) == mine) continue;
        if (game.words(seenBefore.data(), other).verb != verb) return "makes a secret choice";
        ambiguous = true;
    }
    return ambiguous ? verb + " in secret" : mine;
}

}  // namespace

void Telling::happened(const void* state, const Event& event, const RuleId& rule) {
    const auto* bytes = static_cast<const std::byte*>(state);
    Line line{rule.text, {}};
    bool any = false;
    for (int i = 0; i <= seats_; ++i) {
        Seat viewer = i < seats_ ? seatAt(i) : kSpectator;
        game_.mask(bytes, viewer, view_.data());
        line.texts.push_back(game_.tell(view_.data(), event, viewer));
        // Events have the names of the card language: "dealt_damage".
        std::replace(line.texts.back().begin(), line.texts.back().end(), '_', ' ');
        any = any || !line.texts.back().empty();
    }
    if (any) lines.push_back(std::move(line));
}

bool picksInSecret(const Game& game, const State& before, const State& after, const Chosen& chosen) {
    const auto isDone = [](const Option& o) { return o.kind == OptionKind::done; };
    if (std::none_of(chosen.options.begin(), chosen.options.end(), isDone)) return false;
    const State seenBefore = maskedFor(game, before, kSpectator);
    const auto isHidden = [&](const Option& o) { return o.kind == OptionKind::piece && !isSeen(game, seenBefore, o.piece); };
    if (isDone(chosen.option)) return std::any_of(chosen.options.begin(), chosen.options.end(), isHidden);
    return isHidden(chosen.option) && !isSeen(game, maskedFor(game, after, kSpectator), chosen.option.piece);
}

bool isUnnoticed(const Game& game, const State& before, const State& after, Seat seat, int seats) {
    const Decision next = game.decision(after.data());
    if (next.over || next.fault || next.seat != seat) return false;
    for (int i = 0; i <= seats; ++i) {
        const Seat viewer = i < seats ? seatAt(i) : kSpectator;
        if (viewer != seat && maskedFor(game, before, viewer) != maskedFor(game, after, viewer)) return false;
    }
    return true;
}

std::string tellBegun(const Game& game, const State& after, const Option& option) {
    const State seen = maskedFor(game, after, kSpectator);
    return PublicWords{game, seen}.label(option, seen);
}

std::vector<std::string> tellDecision(const Game& game, const State& before, const State& after, const Chosen& chosen,
                                      int seats) {
    const State own = maskedFor(game, before, chosen.seat);
    std::vector<std::string> out(static_cast<size_t>(seats) + 1, publicly(game, before, after, chosen));
    out[static_cast<size_t>(chosen.seat.index())] = game.words(own.data(), chosen.option).label();
    return out;
}

}  // namespace cantina::match

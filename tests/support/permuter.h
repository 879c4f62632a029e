// The permuter: proves that a seat learns nothing it may not know. Test code of its own: it does not use mask().
//
// At a decision it takes another arrangement of what the viewer cannot see (the identities of hidden cards of one owner,
// exchanged among the places that stay hidden), applies the same decisions to both up to the viewer's next one, and compares
// everything the viewer receives: its view, who is asked what, its own options in words, and the events told to it. Any
// difference is a leak.
//
// The viewer is a seat or a spectator. What a viewer has had before its eyes is left alone until it was shuffled into a zone
// that nobody sees: from then on nobody knows it any more.
//
// Beside that it looks at what is declared step by step: of several hidden cards each looks the same as long as nothing has
// been told and nothing has moved, and so does every further choice about it.
#pragma once

#include <cstring>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "language/adapter.h"

namespace cantina::testing {

struct PermuterReport {
    int decisions = 0;
    int withHidden = 0;    // decisions with two hidden cards of one owner that differ
    int changed = 0;       // of those: the arrangement was changed and the decision compared
    int asSpectator = 0;   // of those: as a spectator sees it
    int reshuffled = 0;    // of those: a piece was exchanged that the viewer had seen before a shuffle
    int halfDeclared = 0;  // choices about a hidden card that were compared with others
    std::vector<std::string> leaks;
};

// What a seat gets to see of a state; the game's own mask, or one with a planted leak.
using ViewFn = std::function<void(const std::byte* state, Seat viewer, std::byte* out)>;

template <class Rules>
class Permuter {
public:
    using G = language::GameOf<Rules>;
    using State = typename Rules::State;

    Permuter(const G& game, ViewFn view) : game_(game), view_(std::move(view)), size_(game.stateSize()) {}

    PermuterReport run(const Setup& setup, uint64_t seed, int mostDecisions) {
        std::vector<std::byte> s(size_);
        Setup keyed = setup;
        keyed.key = Chance::keyFrom(seed);
        if (auto p = game_.create(keyed, s.data())) {
            report_.leaks.push_back("create: " + p->message);
            return report_;
        }
        chance_.rekey(Chance::keyFrom(seed, 5));
        seen_.assign(4096, 0);
        returned_.assign(4096, 0);
        last_.clear();
        for (int i = 0; i < mostDecisions && report_.leaks.size() < 5; ++i) {
            look(s);
            Decision d = game_.decision(s.data());
            if (!d.seat.some()) break;
            std::vector<Option> options = legal(s);
            if (options.empty()) break;
            ++report_.decisions;
            Option o = options[chance_.below(static_cast<uint32_t>(options.size()))];
            std::vector<std::byte> after = applied(s, o).state;
            const auto seats = static_cast<uint32_t>(state(s).core.seats);
            const uint32_t which = chance_.below(seats + 1);
            const Seat viewer = which < seats ? seatAt(static_cast<int>(which)) : kSpectator;
            compare(s, after, viewer, d, options);
            if (!(viewer == d.seat)) declare(s, viewer, d, options);
            s = std::move(after);
        }
        return report_;
    }

private:
    struct Told : EventSink {
        const G* game = nullptr;
        Seat viewer;
        std::vector<std::string> lines;
        void happened(const void* at, const Event& e, const RuleId& rule) override {
            lines.push_back(std::string(rule.text) + " " + game->tell(static_cast<const std::byte*>(at), e, viewer));
        }
    };
    struct After {
        std::vector<std::byte> state;
        std::vector<std::string> told;
    };

    static const State& state(const std::vector<std::byte>& s) { return G::state(s.data()); }

    std::vector<Option> legal(const std::vector<std::byte>& s) const {
        std::vector<Option> out(kMaxOptions);
        int n = game_.legal(s.data(), out.data(), kMaxOptions);
        out.resize(static_cast<size_t>(n));
        return out;
    }
    After applied(const std::vector<std::byte>& s, const Option& o, Seat viewer = seatAt(0)) const {
        After a{s, {}};
        Told told;
        told.game = &game_;
        told.viewer = viewer;
        game_.apply(a.state.data(), o, &told);
        a.told = told.lines;
        return a;
    }

    bool zoneShows(const State& s, Piece p, Seat viewer) const {
        const PieceRow& row = s.pieces.row(p);
        if (row.zone == 0) return true;
        switch (game_.rulebook().zones[static_cast<size_t>(s.pieces.kindOf(p))].sight) {
            case Sight::everybody: return true;
            case Sight::owner: return viewer.index() < s.core.seats && row.owner == viewer;
            case Sight::controller: return viewer.index() < s.core.seats && row.controller == viewer;
            case Sight::nobody: return false;
        }
        return true;
    }
    // Remembers what each seat has had before its eyes: such a piece is left alone, whatever happened to it since, until its
    // zone is shuffled. Of a shuffle only the generator and the new order tell.
    void look(const std::vector<std::byte>& bytes) {
        const State& s = state(bytes);
        for (int kind = 0; !last_.empty() && kind < State::Pieces::kZoneKinds; ++kind)
            for (int seat = 0; seat < s.core.seats; ++seat) forgetShuffled(s, {static_cast<uint8_t>(kind), seatAt(seat)});
        for (int i = 1; i <= s.pieces.count(); ++i) {
            for (int seat = 0; seat < s.core.seats; ++seat)
                if (zoneShows(s, piece(i), seatAt(seat))) seen_[static_cast<size_t>(i)] |= static_cast<uint8_t>(1u << seat);
            if (zoneShows(s, piece(i), kSpectator)) seen_[static_cast<size_t>(i)] |= uint8_t{1} << kSpectator.index();
        }
        last_ = bytes;
    }
    void forgetShuffled(const State& s, Zone z) {
        const ZoneKind& kind = game_.rulebook().zones[static_cast<size_t>(z.kind)];
        if (kind.sight != Sight::nobody || !kind.ordered || s.pieces.size(z) < 8) return;
        const State& before = state(last_);
        if (s.core.chance.drawn() - before.core.chance.drawn() < static_cast<uint64_t>(s.pieces.size(z)) - 1) return;
        // Cards that were there before and lie in another order now: of eight or more hardly any stay behind each other.
        int stayed = 0, kept = 0;
        for (Piece p : s.pieces.in(z)) {
            if (!(before.pieces.zoneOf(p) == z) || before.pieces.row(p).zone == 0) continue;
            ++stayed;
            if (Piece q = s.pieces.after(p); q.some() && before.pieces.after(p) == q) ++kept;
        }
        if (stayed >= 8 && kept * 2 > stayed) return;
        if (stayed < 8) return;
        for (Piece p : s.pieces.in(z)) {
            if (seen_[p.n] != 0) returned_[p.n] |= seen_[p.n];
            seen_[p.n] = 0;
        }
    }
    static Piece piece(int i) { return Piece{static_cast<uint16_t>(i)}; }

    bool hidden(const State& s, Piece p, Seat viewer) const {
        if (((seen_[p.n] >> viewer.index()) & 1) != 0 || zoneShows(s, p, viewer)) return false;
        return ((s.pieces.row(p).known >> viewer.index()) & 1) == 0;  // shown by an effect
    }

    // Exchanges identities among hidden pieces of one owner that stay hidden. False if no two of them differ.
    bool rearrange(std::vector<std::byte>& bytes, const std::vector<std::byte>& later, Seat viewer) {
        State& s = G::mutableState(bytes.data());
        const State& end = state(later);
        bool changed = false;
        for (int owner = 0; owner < s.core.seats; ++owner) {
            std::vector<Piece> places;
            for (int i = 1; i <= s.pieces.count(); ++i)
                if (s.pieces.row(piece(i)).owner == seatAt(owner) && hidden(s, piece(i), viewer) &&
                    hidden(end, piece(i), viewer) && movable(s, piece(i)))
                    places.push_back(piece(i));
            std::vector<uint16_t> before;
            for (Piece p : places) before.push_back(s.pieces.row(p).def);
            for (size_t i = places.size(); i > 1; --i) {
                Piece a = places[i - 1], b = places[chance_.below(static_cast<uint32_t>(i))];
                if (fits(s, a, b) && fits(s, b, a)) std::swap(s.pieces.row(a).def, s.pieces.row(b).def);
            }
            if constexpr (requires { s.forgetHidden(viewer); }) s.forgetHidden(viewer);
            for (size_t i = 0; i < places.size(); ++i) changed = changed || s.pieces.row(places[i]).def != before[i];
        }
        return changed;
    }
    // A card that cannot lie unseen in a zone (a Battle card among face-down units) is not put there.
    bool fits(const State& s, Piece card, Piece place) const {
        return Rules::prior().fits(game_.rulebook(), s.pieces.row(card).def, s.pieces.zoneOf(place));
    }
    bool movable(const State& s, Piece p) const { return s.pieces.row(p).def != 0; }

    bool twoHidden(const std::vector<std::byte>& bytes, const std::vector<std::byte>& later, Seat viewer) const {
        const State& s = state(bytes);
        for (int owner = 0; owner < s.core.seats; ++owner) {
            uint16_t first = 0;
            for (int i = 1; i <= s.pieces.count(); ++i) {
                if (!(s.pieces.row(piece(i)).owner == seatAt(owner)) || !hidden(s, piece(i), viewer) ||
                    !hidden(state(later), piece(i), viewer))
                    continue;
                uint16_t def = s.pieces.row(piece(i)).def;
                if (first != 0 && def != first) return true;
                first = def;
            }
        }
        return false;
    }

    void compare(const std::vector<std::byte>& s, const std::vector<std::byte>& after, Seat viewer, const Decision& d,
                 const std::vector<Option>& options) {
        if (!twoHidden(s, after, viewer)) return;
        ++report_.withHidden;
        std::vector<std::byte> other = s;
        bool changed = false;
        for (int attempt = 0; attempt < 8 && !changed; ++attempt) changed = rearrange(other, after, viewer);
        if (!changed) return;
        if (!same(s, other, viewer, "before the decision", d)) return;
        // Coming chance is hidden as well: with another key everything looks the same until it is used.
        std::vector<std::byte> rekeyed = s;
        G::mutableState(rekeyed.data()).core.chance.rekey(Chance::keyFrom(chance_.next32()));
        if (!same(s, rekeyed, viewer, "with another key of the generator", d)) return;
        std::vector<Option> otherOptions = legal(other);
        if (d.seat == viewer && otherOptions != options) return leak("the viewer's options depend on what it cannot see", d);
        if (!goOn(s, other, s, other, viewer, options, otherOptions)) return;
        ++report_.changed;
        if (viewer == kSpectator) ++report_.asSpectator;
        bool again = false;
        for (int i = 1; i <= state(s).pieces.count(); ++i)
            again = again || (((returned_[static_cast<size_t>(i)] >> viewer.index()) & 1) != 0 &&
                              state(s).pieces.row(piece(i)).def != state(other).pieces.row(piece(i)).def);
        report_.reshuffled += again ? 1 : 0;
    }

    // The decider begins something with a hidden card: each of these looks the same, and so does what is chosen about it,
    // until it changes the table or is told.
    void declare(const std::vector<std::byte>& s, Seat viewer, const Decision& d, const std::vector<Option>& options) {
        std::map<std::pair<int, int>, std::vector<std::byte>> looks;  // by kind and verb
        // Who knows a hidden card is part of every view (docs/decisions/067, not done): one that another seat was shown
        // differs from the rest, and so does its place among them.
        for (int i = 1; i <= state(s).pieces.count(); ++i) {
            const PieceRow& row = state(s).pieces.row(piece(i));
            const bool third = (row.known & 0x0Fu & ~(1u << row.owner.index())) != 0;
            if (third && ((row.known >> viewer.index()) & 1) == 0) return;
        }
        bool mayStop = false;
        for (const Option& o : options) mayStop = mayStop || o.kind == OptionKind::done;
        for (const Option& o : options) {
            if (!o.piece.some() || ((state(s).pieces.row(o.piece).known >> viewer.index()) & 1) != 0) continue;
            After a = applied(s, o, viewer);
            for (int further = 0; further < 6 && isQuiet(s, a, d); ++further) {
                std::vector<std::byte> seen(size_);
                view_(a.state.data(), viewer, seen.data());
                auto [it, first] = looks.try_emplace({static_cast<int>(o.kind), o.verb}, seen);
                if (!first) ++report_.halfDeclared;
                if (it->second != seen)
                    return leak("what is declared from a hidden card shows in the view of p" +
                                    std::to_string(viewer.index() + 1) + ": '" + game_.words(s.data(), o).label() +
                                    "' and " + std::to_string(further) + " choices",
                                game_.decision(a.state.data()));
                // In a game that veils what is half declared no further choice about it shows; in the others it may be about
                // what everybody sees (dice). Of a set it is the player who says when it is enough: how many does not show.
                // Back at the question it was taken back: the next choice may be about anything.
                constexpr bool kVeils = requires(State& x) { State::veil(x, kSpectator); };
                const Decision now = game_.decision(a.state.data());
                const bool again = o.kind == OptionKind::act && now.procedure == d.procedure && now.step == d.step;
                const std::vector<Option> more = legal(a.state);
                if (more.empty() || again || (o.kind == OptionKind::act ? !kVeils : !mayStop)) break;
                a = applied(a.state, more[chance_.below(static_cast<uint32_t>(more.size()))], viewer);
            }
        }
    }
    // The same seat is asked on; nothing was told, nothing moved or was shown.
    bool isQuiet(const std::vector<std::byte>& before, const After& a, const Decision& d) const {
        if (!(game_.decision(a.state.data()).seat == d.seat) || !a.told.empty()) return false;
        const State& x = state(before);
        const State& y = state(a.state);
        if (x.pieces.count() != y.pieces.count() || x.core.chance.drawn() != y.core.chance.drawn()) return false;
        for (int i = 1; i <= x.pieces.count(); ++i)
            if (x.pieces.row(piece(i)).zone != y.pieces.row(piece(i)).zone ||
                x.pieces.row(piece(i)).known != y.pieces.row(piece(i)).known ||
                std::memcmp(&x.pieces.data(piece(i)), &y.pieces.data(piece(i)), sizeof(x.pieces.data(piece(i)))) != 0)
                return false;
        return true;
    }

    // Plays the same decisions in both arrangements until the viewer has been asked again, one of the exchanged cards shows,
    // or they allow nothing in common: what was learned in secret may show only later. False: nothing could be compared.
    bool goOn(const std::vector<std::byte>& first, const std::vector<std::byte>& firstOther, std::vector<std::byte> s,
              std::vector<std::byte> other, Seat viewer, std::vector<Option> options, std::vector<Option> otherOptions) {
        for (int k = 0; k < kMostFurther; ++k) {
            // The decider may hold other cards in the other arrangement: a decision that both allow.
            std::vector<Option> both;
            for (const Option& o : options)
                if (std::find(otherOptions.begin(), otherOptions.end(), o) != otherOptions.end() &&
                    !touchesMoved(first, firstOther, o))
                    both.push_back(o);
            if (both.empty()) return k > 0;
            const Option o = both[chance_.below(static_cast<uint32_t>(both.size()))];
            const Decision d = game_.decision(s.data());
            const std::string words = game_.words(s.data(), o).label();
            After a = applied(s, o, viewer), b = applied(other, o, viewer);
            // The decision shows one of the exchanged cards, in one arrangement or the other.
            if (revealsMoved(first, firstOther, a.state, viewer) || revealsMoved(first, firstOther, b.state, viewer))
                return k > 0;
            if (a.told != b.told)
                return leak("the events told to p" + std::to_string(viewer.index() + 1) + " differ after '" + words +
                                "': " + difference(a.told, b.told) + moved(first, firstOther),
                            d),
                       true;
            const Decision next = game_.decision(a.state.data());
            if (!same(a.state, b.state, viewer, "after '" + words + "'", next)) return true;
            if (!next.seat.some() || (next.seat == viewer && k > 0)) return true;
            s = std::move(a.state);
            other = std::move(b.state);
            options = legal(s);
            otherOptions = legal(other);
        }
        return true;
    }
    static constexpr int kMostFurther = 12;
    static std::string difference(const std::vector<std::string>& a, const std::vector<std::string>& b) {
        for (size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
            std::string x = i < a.size() ? a[i] : "(nothing)", y = i < b.size() ? b[i] : "(nothing)";
            if (x != y) return "'" + x + "' / '" + y + "'";
        }
        return "";
    }
    std::string moved(const std::vector<std::byte>& s, const std::vector<std::byte>& other) const {
        std::string out = "; exchanged:";
        for (int i = 1; i <= state(s).pieces.count(); ++i) {
            uint16_t a = state(s).pieces.row(piece(i)).def, b = state(other).pieces.row(piece(i)).def;
            if (a != b)
                out += " [" +
                       std::string(game_.rulebook().zones[static_cast<size_t>(state(s).pieces.kindOf(piece(i)))].name) +
                       " " + game_.rulebook().book->title(a) + " -> " + game_.rulebook().book->title(b) + "]";
        }
        return out;
    }
    bool touchesMoved(const std::vector<std::byte>& s, const std::vector<std::byte>& other, const Option& o) const {
        return o.piece.some() && state(s).pieces.row(o.piece).def != state(other).pieces.row(o.piece).def;
    }
    bool revealsMoved(const std::vector<std::byte>& s, const std::vector<std::byte>& other,
                      const std::vector<std::byte>& after, Seat viewer) const {
        for (int i = 1; i <= state(s).pieces.count(); ++i) {
            if (state(s).pieces.row(piece(i)).def == state(other).pieces.row(piece(i)).def) continue;
            if (!hidden(state(after), piece(i), viewer)) return true;
            // Of a hand that somebody else was let into a spectator sees what follows, though not the card.
            const PieceRow& row = state(after).pieces.row(piece(i));
            if (viewer == kSpectator && (row.known & 0x0Fu & ~(1u << row.owner.index())) != 0) return true;
        }
        return false;
    }

    bool same(const std::vector<std::byte>& a, const std::vector<std::byte>& b, Seat viewer, const std::string& when,
              const Decision& d) {
        std::vector<std::byte> va(size_), vb(size_);
        view_(a.data(), viewer, va.data());
        view_(b.data(), viewer, vb.data());
        if (va != vb) return leak("the view of p" + std::to_string(viewer.index() + 1) + " differs " + when, d), false;
        Decision da = game_.decision(a.data()), db = game_.decision(b.data());
        if (!(da.seat == db.seat) || da.step != db.step || da.procedure != db.procedure)
            return leak("who is asked what differs " + when, d), false;
        if (da.seat == viewer) {
            std::vector<Option> oa = legal(a), ob = legal(b);
            if (oa != ob) return leak("the viewer's options differ " + when, d), false;
            for (const Option& o : oa)
                if (game_.words(a.data(), o).label() != game_.words(b.data(), o).label())
                    return leak("an option's words differ " + when, d), false;
        }
        return true;
    }
    void leak(const std::string& what, const Decision& d) {
        report_.leaks.push_back(what + " (at " + std::string(d.procedure) + " / " + std::string(d.step) + ")");
    }

    const G& game_;
    ViewFn view_;
    size_t size_;
    Chance chance_;
    std::vector<uint8_t> seen_;
    std::vector<uint8_t> returned_;  // seen before the last shuffle of its zone
    std::vector<std::byte> last_;    // the state at the last decision
    PermuterReport report_;
};

// The game's own mask.
template <class Rules>
ViewFn honestView(const language::GameOf<Rules>& game) {
    return [&game](const std::byte* s, Seat v, std::byte* out) { game.mask(s, v, out); };
}

}  // namespace cantina::testing

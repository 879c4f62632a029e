// A team while it is built, as it would lie on a table: so what cards say of its points (change{points, ...} under ongoing)
// and when they may be in it (inclusion) is read as everything else that cards say.
#pragma once

#include <memory>

#include "games/destiny/game.h"
#include "games/destiny/rules/held.h"
#include "language/reasons.h"

namespace cantina::destiny {

class TeamTable {
public:
    using List = std::vector<language::DeckCard>;
    TeamTable(const language::Book& book, const Switches* off, const List& team, const List& plots)
        : state_(std::make_unique<State>()), rules_(Rules::rulebook()), table_{*state_, rules_} {
        rules_.book = &book;
        if (off != nullptr) rules_.switches = *off;
        state_->core.seats = 2;
        for (const auto* list : {&team, &plots})
            for (const language::DeckCard& c : *list)
                for (int k = 0; k < c.count && state_->pieces.count() < kMostCards; ++k) {
                    const Piece p = createPiece(table_, c.def, seatAt(0), {list == &team ? kCharacters : kPlots, seatAt(0)});
                    if (!p.some()) continue;
                    if (c.detail == "elite") state_->pieces.data(p).bits = PieceData::kElite;
                    laid_.push_back({&c, p});
                }
    }

    // By how much the cards of the team change the points of all copies of this one.
    int change(const language::DeckCard& c) {
        int sum = 0;
        for (const auto& [card, p] : laid_)
            if (card == &c && speaksOf(table_, kHoldPoints)) sum += added(table_, {kHoldPoints, p});
        return sum;
    }
    // Calls fn(card, why) for each card that says of the team what does not hold.
    template <class Fn>
    void forEachUnmet(Fn fn) {
        const language::DeckCard* last = nullptr;
        for (const auto& [card, p] : laid_) {
            if (card == last) continue;
            last = card;
            const CardDef& def = defOf(table_, p);
            for (int i = 0; i < def.abilities; ++i) {
                const int ability = def.first + i;
                const language::Ability& a = table_.book().abilities[static_cast<size_t>(ability)];
                if (a.timing != kInclusion || rules_.switches.off(a.id)) continue;
                const AbilityFrame f = language::abilityFrame(table_, ability, refOf(table_, p), seatAt(0), {});
                if (!language::conditionHolds(table_, f))
                    fn(*card, language::unmetCondition(table_, f, "what it asks for does not hold"));
            }
        }
    }

private:
    static constexpr int kMostCards = 60;  // more than 30 points can buy
    std::unique_ptr<State> state_;
    Rulebook<State> rules_;
    Table table_;
    std::vector<std::pair<const language::DeckCard*, Piece>> laid_;
};

}  // namespace cantina::destiny

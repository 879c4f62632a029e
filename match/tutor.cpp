#include "match/tutor.h"

#include <algorithm>
#include <map>

#include "match/choices.h"

namespace cantina::match {

std::variant<Setup, Problem> lessonSetup(const Game& game, const scenario::Lesson& lesson, uint32_t chapter,
                                         const ChanceKey& key) {
    State state(game.stateSize());
    if (auto problem = scenario::beginChapter(game, lesson, chapter, key, state.data())) return *problem;
    Setup out{game.formats().front().id, {}, key};
    for (const std::string& name : lesson.decks) out.decks.push_back({name, {}});
    std::vector<std::map<std::string, int>> cards(out.decks.size());
    for (const ZoneView& zone : game.view(state.data(), kNobody).zones)
        for (const PieceView& p : zone.pieces)
            if (!p.token && !p.card.empty() && p.owner.some() && static_cast<size_t>(p.owner.index()) < cards.size())
                ++cards[static_cast<size_t>(p.owner.index())][p.card];
    for (size_t i = 0; i < cards.size(); ++i)
        for (const auto& [card, count] : cards[i]) out.decks[i].entries.push_back({count, card, ""});
    return out;
}

Tutor::Tutor(const Sitting& sitting, const scenario::Lesson& lesson)
    : sitting_(sitting), guide_(std::in_place, sitting.game(), lesson, sitting.replay().lesson.chapter) {
    follow();
}

void Tutor::follow() {
    const std::vector<Step>& steps = sitting_.replay().steps;
    const bool same = seen_ <= steps.size() && (seen_ == 0 || steps[seen_ - 1].hash == hash_);
    if (!same) {
        const size_t chapter = guide_->chapter();
        const scenario::Lesson& taught = lesson();
        guide_.emplace(sitting_.game(), taught, chapter);
        seen_ = 0;
    }
    for (; seen_ < steps.size(); ++seen_) {
        const Step& s = steps[seen_];
        if (s.kind == Step::Kind::decision)
            guide_->took(sitting_.stateAt(seen_).data(), s.seat, s.option, sitting_.stateAt(seen_ + 1).data());
    }
    hash_ = seen_ == 0 ? 0 : steps[seen_ - 1].hash;
}

Why Tutor::judge(Seat seat, const Option& option) const {
    Why why = guide_->judge(asked(), seat, option);
    if (why.legal) return why;
    if (!why.says.ends_with('.')) why.says += '.';
    why.says += " Now: " + expected() + ".";
    return why;
}

std::vector<size_t> Tutor::wanted() const {
    return sitting_.over() || sitting_.decision().seat != learner() ? std::vector<size_t>{} : guide_->wanted(asked());
}

std::string Tutor::expected() const {
    std::vector<std::string> labels;
    for (size_t i : wanted()) {
        const OptionWords words = sitting_.game().words(sitting_.state(), sitting_.options()[i]);
        Choice choice{imperative(words.verb), words.object, words.detail};
        if (std::find(labels.begin(), labels.end(), choice.label()) == labels.end()) labels.push_back(choice.label());
    }
    std::string out;
    for (size_t i = 0; i < labels.size(); ++i) out += (i == 0 ? "" : i + 1 == labels.size() ? ", or " : ", ") + labels[i];
    return out;
}

}  // namespace cantina::match

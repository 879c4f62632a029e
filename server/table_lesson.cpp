// A table where somebody learns: the teacher's words beside it, and the opponent that does what the chapter says. Where the
// learner stands follows from the match's decisions alone, so that a table that is loaded again goes on where it was.
#include "server/table.h"

namespace cantina::server {
namespace {

json::array pagesJson(const std::vector<scenario::Page>& pages) {
    json::array out;
    for (const scenario::Page& p : pages)
        out.push_back(json::object{{"says", json::array(p.says.begin(), p.says.end())},
                                   {"rules", json::array(p.rules.begin(), p.rules.end())}});
    return out;
}

}  // namespace

void Table::followLesson() {
    if (tutor_) tutor_->follow();
}

Why Table::judge(Seat seat, const Option& option) const { return tutor_ ? tutor_->judge(seat, option) : Why{true, "", ""}; }

bool Table::playTaught() {
    const std::optional<Option> told = tutor_ ? tutor_->reply() : std::nullopt;
    if (!told) return false;
    Given g;
    g.seat = sitting_->decision().seat;
    g.option = *told;
    if (!give(g).legal) return false;
    publish(false);
    follow();
    return true;
}

json::object Table::lessonJson() const {
    const scenario::Guide& guide = tutor_->guide();
    const scenario::Chapter& chapter = tutor_->lesson().chapters[guide.chapter()];
    const scenario::Part* part = guide.part();
    // What was said last holds until something else is said.
    const std::vector<scenario::Page>* pages = &chapter.closing;
    if (part != nullptr)
        for (const scenario::Part& p : chapter.parts) {
            if (!p.pages.empty()) pages = &p.pages;
            if (&p == part) break;
        }
    json::array titles, wanted;
    for (const scenario::Chapter& c : tutor_->lesson().chapters) titles.emplace_back(c.title);
    for (const size_t i : tutor_->wanted()) wanted.push_back(i);
    return {{"id", tutor_->lesson().id},
            {"title", tutor_->lesson().title},
            {"chapter", guide.chapter()},
            {"chapters", std::move(titles)},
            {"pages", pagesJson(*pages)},
            {"hint", part == nullptr ? "" : part->hint},
            {"expected", tutor_->expected()},
            {"options", std::move(wanted)},
            {"step", guide.tasksDone()},
            {"steps", guide.tasks()},
            {"done", guide.done()}};
}

}  // namespace cantina::server

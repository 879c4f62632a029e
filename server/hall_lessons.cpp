// A table for a chapter of a lesson.
#include "match/tutor.h"
#include "server/hall.h"

namespace cantina::server {

Or<Hall::Made> Hall::learn(const std::string& game, const std::string& name, int64_t chapter, const store::Person& person) {
    const Shelf* shelf = shelves_.of(game);
    const scenario::Lesson* lesson = scenario::shippedLesson(game, name);
    if (shelf == nullptr || lesson == nullptr) return Refusal{404, "there is no such lesson", "GET /api/lessons lists them"};
    if (chapter < 0 || chapter >= static_cast<int64_t>(lesson->chapters.size()))
        return Refusal{400, "there is no such chapter", "chapters are counted from 0"};
    for (const auto& t : tables())
        if (t->isOpen() && t->concerns(person.id) && t->head().lesson.some())
            t->closeTable("The lesson goes on at another table.");
    if (openTablesOf(person.id) >= limits_.tablesPerPerson)
        return Refusal{429, "you have too many open games", "finish or concede one of them first"};
    Head head;
    head.game = game;
    head.lesson = {lesson->id, static_cast<uint32_t>(chapter)};
    head.creator = person.id;
    auto setup = match::lessonSetup(*shelf->game, *lesson, head.lesson.chapter, Chance::keyFrom(1));
    if (auto* problem = std::get_if<Problem>(&setup)) return Refusal{500, problem->message, problem->where};
    head.format = std::get<Setup>(setup).format;
    head.seats.resize(2);
    for (size_t i = 0; i < 2; ++i) {
        Seating& s = head.seats[i];
        const bool mine = lesson->learner.index() == static_cast<int>(i);
        s.person = mine ? person.id : "";
        s.name = mine ? person.name : "Teacher";
        s.computer = mine ? "" : lesson->opponent;
        s.deck = std::get<Setup>(setup).decks[i];
    }
    return open(std::move(head), person.id);
}

}  // namespace cantina::server

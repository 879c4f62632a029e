// Lessons over HTTP: what there is, and a table for a chapter.
#include "scenario/lesson.h"
#include "server/api.h"

namespace cantina::server {

HttpResponse Api::lessons(Call&) {
    json::array list;
    for (const scenario::Lesson& l : scenario::shippedLessons()) {
        if (hall_.shelves().of(l.game) == nullptr) continue;
        json::array chapters;
        for (const scenario::Chapter& c : l.chapters) chapters.emplace_back(c.title);
        list.push_back(json::object{{"game", l.game},
                                    {"lesson", l.id},
                                    {"title", l.title},
                                    {"says", l.says},
                                    {"minutes", l.minutes},
                                    {"chapters", std::move(chapters)}});
    }
    return jsonResponse({{"lessons", std::move(list)}});
}

HttpResponse Api::learn(Call& c) {
    if (auto refused = beSomebody(c)) return refusalResponse(*refused);
    Or<Hall::Made> made =
        hall_.learn(textIn(c.body, "game"), textIn(c.body, "lesson"), numberIn(c.body, "chapter", 0), *c.person);
    if (auto* refused = std::get_if<Refusal>(&made)) return refusalResponse(*refused);
    return jsonResponse({{"id", std::get<Hall::Made>(made).id}}, 201);
}

}  // namespace cantina::server

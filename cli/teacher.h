// The teacher beside the table: says a chapter's words, judges what is chosen, and has commands of its own.
#pragma once

#include <string>
#include <vector>

#include "cli/companion.h"
#include "cli/output.h"
#include "match/tutor.h"

namespace cantina::cli {

class Teacher : public Companion {
public:
    // Where the lesson goes when the table is left.
    enum class Next : uint8_t { quit, chapter };

    Teacher(match::Sitting& sitting, match::Tutor& tutor, bool terminal, Output& out);

    bool follow() override;
    void speak() override;
    Why judge(Seat seat, const Option& option) override { return tutor_.judge(seat, option); }
    Answer hear(const std::string& word, const std::string& rest) override;
    std::vector<Command> commands() const override;

    Next next() const { return next_; }
    size_t chapter() const { return goTo_; }  // for Next::chapter

private:
    struct Order {
        const char* name;
        const char* does;
        Answer (Teacher::*run)(const std::string& rest);
    };
    static const std::vector<Order>& orders();
    Answer hint(const std::string&);
    Answer back(const std::string&);
    Answer skip(const std::string&);
    Answer again(const std::string&);
    Answer chapters(const std::string&);
    Answer goToChapter(const std::string& rest);
    Answer repeat(const std::string&);
    Answer quit(const std::string&);

    bool finishChapter();
    Answer leaveFor(size_t chapter);
    void say(const std::vector<scenario::Page>& pages);
    void say(const scenario::Page& page);
    bool wait(const std::string& prompt, std::string& line);
    const scenario::Lesson& lesson() const { return tutor_.lesson(); }
    size_t at() const { return tutor_.guide().chapter(); }
    bool isLast() const { return at() + 1 == lesson().chapters.size(); }

    match::Sitting& sitting_;
    match::Tutor& tutor_;
    bool terminal_;
    Output& out_;
    const scenario::Part* said_ = nullptr;
    bool playsOn_ = false;  // the lesson is over; the game is not
    Next next_ = Next::quit;
    size_t goTo_ = 0;
};

}  // namespace cantina::cli

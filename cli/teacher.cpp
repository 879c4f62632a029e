#include "cli/teacher.h"

#include <fmt/format.h>

#include <iostream>

#include "cli/command.h"

namespace cantina::cli {

using scenario::Page;
using scenario::Part;

Teacher::Teacher(match::Sitting& sitting, match::Tutor& tutor, bool terminal, Output& out)
    : sitting_(sitting), tutor_(tutor), terminal_(terminal), out_(out) {}

const std::vector<Teacher::Order>& Teacher::orders() {
    static const std::vector<Order> kOrders = {
        {"hint", "what is expected of you now", &Teacher::hint},
        {"repeat", "what was said, once more", &Teacher::repeat},
        {"back", "take your last decision back; at the beginning, the chapter before", &Teacher::back},
        {"skip", "on to the next chapter", &Teacher::skip},
        {"again", "this chapter from its beginning", &Teacher::again},
        {"chapters", "all chapters", &Teacher::chapters},
        {"chapter", "N: to that chapter", &Teacher::goToChapter},
        {"quit", "leave the lesson", &Teacher::quit},
    };
    return kOrders;
}

std::vector<Companion::Command> Teacher::commands() const {
    std::vector<Command> out;
    for (const Order& o : orders())
        if (o.name != std::string_view("quit")) out.push_back({o.name, o.does});
    return out;
}

Companion::Answer Teacher::hear(const std::string& word, const std::string& rest) {
    for (const Order& o : orders())
        if (word == o.name) return (this->*o.run)(rest);
    return Answer::unknown;
}

// ---- what is said

void Teacher::say(const Page& page) {
    const size_t width = out_.settings().width;
    for (const std::string& paragraph : page.says)
        for (const std::string& line : wrapped(paragraph, width > 24 ? width - 3 : 0))
            out_.line(out_.styled(Style::cyan, "| ") + line);
    if (!page.rules.empty())
        out_.line(out_.styled(Style::cyan, "| ") +
                  out_.styled(Style::dim, "To read on, type rules " + joined(page.rules, ", rules ")));
}

// A page at a time, if somebody reads along.
void Teacher::say(const std::vector<Page>& pages) {
    for (size_t i = 0; i < pages.size(); ++i) {
        say(pages[i]);
        std::string line;
        if (i + 1 < pages.size() && terminal_ && !wait("  Enter to read on ", line)) return;
        out_.line();
    }
}

bool Teacher::wait(const std::string& prompt, std::string& line) {
    out_.prompt(out_.styled(Style::dim, prompt));
    return static_cast<bool>(std::getline(std::cin, line));
}

// The same words only once; `repeat` asks for them again.
void Teacher::speak() {
    const Part* part = tutor_.guide().part();
    if (part == nullptr || part == said_) return;
    said_ = part;
    if (!part->pages.empty()) say(part->pages);
}

// ---- what is asked of the teacher

Companion::Answer Teacher::repeat(const std::string&) {
    // What was said last may be steps back: several tasks can follow from one page.
    const std::vector<Part>& parts = lesson().chapters[at()].parts;
    const std::vector<Page>* last = nullptr;
    for (const Part& p : parts) {
        if (!p.pages.empty()) last = &p.pages;
        if (&p == tutor_.guide().part()) break;
    }
    if (last != nullptr)
        for (const Page& page : *last) say(page);
    return Answer::stay;
}

Companion::Answer Teacher::hint(const std::string&) {
    const Part* part = tutor_.guide().part();
    if (part != nullptr && !part->hint.empty()) out_.paragraph(part->hint);
    const std::string expected = tutor_.expected();
    if (!expected.empty()) {
        std::vector<std::string> numbers;
        for (size_t i : tutor_.wanted()) numbers.push_back(std::to_string(i + 1));
        out_.paragraph("Now: " + expected + " (type " + joined(numbers, " or ") + ").");
    } else {
        out_.paragraph("You are free to do what you like. 'why CARD' says what a card cannot do now.");
    }
    return Answer::stay;
}

Companion::Answer Teacher::back(const std::string&) {
    if (sitting_.undo(tutor_.learner(), true)) {
        said_ = nullptr;
        tutor_.follow();
        return Answer::changed;
    }
    if (at() > 0) return leaveFor(at() - 1);
    out_.line("This is the beginning of the lesson.");
    return Answer::stay;
}

Companion::Answer Teacher::skip(const std::string&) {
    if (!isLast()) return leaveFor(at() + 1);
    out_.line("This is the last chapter: play on, or quit.");
    return Answer::stay;
}

Companion::Answer Teacher::again(const std::string&) { return leaveFor(at()); }

Companion::Answer Teacher::chapters(const std::string&) {
    for (size_t i = 0; i < lesson().chapters.size(); ++i)
        out_.line(fmt::format("{} {}  {}", i == at() ? ">" : " ", i + 1, lesson().chapters[i].title));
    return Answer::stay;
}

Companion::Answer Teacher::goToChapter(const std::string& rest) {
    const bool digits = !rest.empty() && rest.size() < 4 && rest.find_first_not_of("0123456789") == std::string::npos;
    const size_t n = digits ? static_cast<size_t>(std::stoul(rest)) : 0;
    if (n >= 1 && n <= lesson().chapters.size()) return leaveFor(n - 1);
    out_.line(fmt::format("Which chapter? Type chapter and a number from 1 to {}.", lesson().chapters.size()));
    return Answer::stay;
}

Companion::Answer Teacher::quit(const std::string&) {
    next_ = Next::quit;
    out_.line(playsOn_ ? "A whole game: cantina play " + lesson().game
                       : fmt::format("Come back with: cantina learn {} --chapter {}", lesson().game, at() + 1));
    return Answer::leave;
}

Companion::Answer Teacher::leaveFor(size_t chapter) {
    next_ = Next::chapter;
    goTo_ = chapter;
    return Answer::leave;
}

// ---- the way through

bool Teacher::follow() {
    tutor_.follow();
    if (!tutor_.guide().done() || playsOn_) return true;
    return finishChapter();
}

// False: on to another chapter.
bool Teacher::finishChapter() {
    out_.line();
    for (const Page& page : lesson().chapters[at()].closing) say(page);
    if (isLast()) {
        playsOn_ = true;
        out_.line(out_.styled(Style::green, "That was the lesson.") +
                  " The game goes on against the computer; quit ends it.");
        return true;
    }
    const std::string coming = fmt::format("Chapter {} is done. Next: {}.", at() + 1, lesson().chapters[at() + 1].title);
    out_.line(out_.styled(Style::green, coming));
    std::string line;
    next_ = Next::chapter;
    goTo_ = at() + 1;
    if (terminal_ && !wait("Enter to go on ", line)) next_ = Next::quit;
    return false;
}

}  // namespace cantina::cli

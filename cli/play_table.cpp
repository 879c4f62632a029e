#include "cli/play_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <iostream>
#include <sstream>

#include "cli/board.h"
#include "cli/command.h"
#include "kernel/nearest.h"
#include "kernel/window.h"

namespace cantina::cli {

using match::Close;
using match::Line;
using match::Step;

namespace {

constexpr size_t kMostNews = 14;  // lines; the rest is in the log

std::string trimmed(const std::string& s) {
    const size_t from = s.find_first_not_of(" \t\r"), to = s.find_last_not_of(" \t\r");
    return from == std::string::npos ? "" : s.substr(from, to - from + 1);
}

}  // namespace

PlayTable::PlayTable(match::Sitting& sitting, Settings settings, Output& out)
    : sitting_(sitting),
      settings_(std::move(settings)),
      out_(out),
      // A match that is resumed was seen up to here.
      read_(static_cast<size_t>(sitting.seats()), sitting.replay().steps.size()),
      // Who does not want to wait may end the program: what was decided before is kept then.
      thinking_(out, settings_.terminal, [this] { keep(false); }) {
    if (settings_.terminal || settings_.think > 0) sitting_.attend(this);
}

std::vector<std::string> PlayTable::names() const {
    std::vector<std::string> out;
    for (int i = 0; i < sitting_.seats(); ++i) out.push_back(sitting_.name(seatAt(i)));
    return out;
}

bool PlayTable::read(std::string_view prompt, std::string& line) {
    out_.prompt(prompt);
    if (!std::getline(std::cin, line)) return false;
    line = trimmed(line);
    return true;
}

int PlayTable::run() {
    for (;;) {
        sitting_.run();
        thinking_.clear();
        keep(false);
        if (settings_.companion != nullptr) {
            if (seat_.some()) tellNews();
            if (!settings_.companion->follow()) return keep(true), kSuccess;
        }
        if (sitting_.over()) return finish(false);
        meet(sitting_.decision().seat);
        view_ = sitting_.masked(seat_);
        choices_ = choicesOf(sitting_.game(), view_.data(), seat_, sitting_.options(), names());
        tellNews();
        ask();
        Did did = Did::stay;
        while (did == Did::stay) {
            std::string line;
            if (!read(sitting_.name(seat_) + "> ", line)) {
                out_.line();
                return finish(true);
            }
            did = answer(line);
        }
        if (did == Did::leave) return settings_.companion != nullptr ? (keep(true), kSuccess) : finish(false);
    }
}

// Of a set that is picked one by one only that it is thought about: a bar that begins anew would count the picks.
void PlayTable::begins(Seat seat, bool picks) {
    thinking_.begin({.who = sitting_.name(seat) + " thinks", .bar = !picks, .limit = settings_.think});
}

void PlayTable::meet(Seat seat) {
    const bool other = seat_.some() && !(seat == seat_);
    seat_ = seat;
    if (!other) return;
    question_.clear();
    out_.line();
    out_.line(out_.styled(Style::yellow, "=== Pass the keyboard to " + sitting_.name(seat) + " ==="));
    if (!settings_.terminal) return;
    std::string line;
    out_.prompt("\x1b[2J\x1b[3J\x1b[H");  // what the last one saw
    (void)read("Pass the keyboard to " + sitting_.name(seat) + ", who presses Enter. ", line);
}

// A decision stands at the margin, what followed from it beneath; the same thing several times is one line.
std::vector<std::string> PlayTable::linesOf(size_t from, bool rules) const {
    const std::vector<Step>& steps = sitting_.replay().steps;
    std::vector<std::string> out;
    std::string last;
    int times = 0;
    auto tell = [&](const std::string& text) {
        times = text == last ? times + 1 : 1;
        last = text;
        if (times > 1)
            out.back() = fmt::format("{}  ({} times)", text, times);
        else
            out.push_back(text);
    };
    for (; from < steps.size(); ++from) {
        const Step& step = steps[from];
        for (size_t i = 0; i < step.lines.size(); ++i) {
            const Line& line = step.lines[i];
            const std::string& text = line.texts[static_cast<size_t>(seat_.index())];
            if (text.empty()) continue;
            const std::string rule = rules && !line.rule.empty() ? "  [" + line.rule + "]" : "";
            // A secret choice may be complete with a "done" that was forced: it looks the same.
            const bool decided = i == 0 && (!step.forced || text.ends_with(match::kSecretChoice));
            tell((decided ? "* " : "    ") + text + rule);
        }
    }
    return out;
}

// Wrapped on a terminal, the rest of a line beneath its beginning.
void PlayTable::printNews(const std::string& text) {
    const bool decision = text.starts_with("* ");
    const size_t indent = decision ? 2 : 4, width = out_.settings().width;
    bool first = true;
    for (const std::string& part : wrapped(text.substr(indent), width > indent + 20 ? width - indent - 1 : 0)) {
        const std::string line = (decision && first ? "* " : std::string(indent, ' ')) + part;
        out_.line(decision ? line : out_.styled(Style::dim, line));
        first = false;
    }
}

// What happened since this seat was asked last, as it may know it.
void PlayTable::tellNews() {
    const std::vector<Step>& steps = sitting_.replay().steps;
    size_t& from = read_[static_cast<size_t>(seat_.index())];
    from = std::min(from, steps.size());
    const std::vector<std::string> news = linesOf(from, false);
    from = steps.size();
    if (news.empty()) return;
    out_.line();
    // At the end everything is told: the log can no longer be asked for.
    const size_t skipped = news.size() > kMostNews && !sitting_.over() ? news.size() - kMostNews : 0;
    if (skipped > 0)
        out_.line(out_.styled(Style::dim, fmt::format("  ... {} lines before this: type log {}", skipped, news.size())));
    for (size_t i = skipped; i < news.size(); ++i) printNews(news[i]);
}

bool PlayTable::othersDecided() const {
    const std::vector<Step>& steps = sitting_.replay().steps;
    for (size_t i = std::min(decided_, steps.size()); i < steps.size(); ++i)
        if (!steps[i].forced && !(steps[i].seat == seat_)) return true;
    return false;
}

// What is asked and in which phase, in the rulebook's words: "Build: play cards ...  (command phase)  [TCG-CMD-03]". What it
// is inside of is in `stack`.
std::string PlayTable::question() const {
    std::string out = sitting_.game().question(view_.data());
    if (out.empty()) return out;
    const std::vector<Mark> marks = sitting_.game().view(view_.data(), seat_).marks;
    const auto phase = std::find_if(marks.begin(), marks.end(), [](const Mark& m) { return m.name == "phase"; });
    if (phase != marks.end()) {
        const bool whole = phase->value == "set-up" || phase->value.find(" of ") != std::string::npos;  // end of turn
        out += "  (" + phase->value + (whole ? ")" : " phase)");
    }
    if (const std::string_view rule = sitting_.decision().rule; !rule.empty()) out += "  [" + std::string(rule) + "]";
    return out;
}

// The whole board only with a question of the turn itself, and not after each of a row of one's own decisions: in between
// the news are enough.
void PlayTable::ask() {
    const std::string asked = question();
    out_.line();
    const bool first = question_.empty();
    const bool turned = sitting_.game().isTopLevel(view_.data()) && (asked != question_ || othersDecided());
    if (first || turned) (void)showBoard("");
    if (settings_.companion != nullptr) settings_.companion->speak();
    question_ = asked;
    for (const std::string& part : wrapped(asked, width() - 1)) out_.line(out_.styled(Style::bold, part));
    for (const StackLine& l : sitting_.game().stack(view_.data())) {
        if (l.about.empty()) continue;
        std::string about = l.about;
        std::replace(about.begin(), about.end(), '_', ' ');  // names of events
        for (const std::string& part : wrapped(about, width() - 3)) out_.line("  " + part);
        break;  // the innermost says what this is about
    }
    printChoices(choices_, out_);
    Option standing[64];
    const int n = std::min(sitting_.game().standing(sitting_.state(), seat_, standing, 64), 64);
    if (std::find(standing, standing + n, optionAct(kVerbAgreeToDraw)) != standing + n)
        out_.line(out_.styled(Style::dim, "A draw is offered: type draw to agree, draw refuse to refuse it."));
    const auto& options = sitting_.options();
    const auto pieces = std::count_if(options.begin(), options.end(), [](const Option& o) { return o.piece.some(); });
    const bool ends =
        std::any_of(options.begin(), options.end(), [](const Option& o) { return o.kind == OptionKind::done; });
    if (ends && pieces > 1)
        out_.line(
            out_.styled(Style::dim, "Several? Type their numbers together: 1 2. One alone may leave the others behind."));
}

bool PlayTable::mayChoose(const Option& option) {
    if (settings_.companion == nullptr) return true;
    const Why why = settings_.companion->judge(seat_, option);
    if (!why.legal) out_.paragraph("Not now: " + why.says);
    return why.legal;
}

PlayTable::Did PlayTable::choose(size_t index) {
    if (!mayChoose(sitting_.options()[index])) return Did::stay;
    const Why why = sitting_.choose(seat_, sitting_.options()[index]);
    if (why.legal) return Did::decided;
    out_.line("No: " + why.says);
    return Did::stay;
}

// Of a set one path is offered, in the order of the pieces: they are taken in that order, however they were typed.
PlayTable::Did PlayTable::chooseSeveral(const std::vector<size_t>& indices) {
    std::vector<Option> picks;
    for (size_t i : indices) picks.push_back(sitting_.options()[i]);
    std::stable_sort(picks.begin(), picks.end(), [](const Option& a, const Option& b) { return a.piece.n < b.piece.n; });
    Did did = Did::stay;
    for (const Option& pick : picks) {
        const auto& now = sitting_.options();
        const bool offered = sitting_.decision().seat == seat_ && std::find(now.begin(), now.end(), pick) != now.end();
        if (!offered) {
            out_.line("The rest of these can no longer be chosen.");
            break;
        }
        if (!mayChoose(pick) || !sitting_.choose(seat_, pick).legal) break;
        did = Did::decided;
    }
    return did;
}

PlayTable::Did PlayTable::answer(const std::string& line) {
    if (line.empty()) return ask(), Did::stay;
    if (line.find(' ') != std::string::npos && line.find_first_not_of("0123456789, ") == std::string::npos) {
        std::vector<size_t> indices;
        std::istringstream words(line);
        for (std::string word; words >> word;) {
            while (word.ends_with(',')) word.pop_back();
            const bool digits = !word.empty() && word.size() < 6 && word.find(',') == std::string::npos;
            const size_t n = digits ? static_cast<size_t>(std::stoul(word)) : 0;
            if (n < 1 || n > choices_.size()) {
                out_.line(fmt::format("There is no option {}: type numbers from 1 to {}.", word, choices_.size()));
                return Did::stay;
            }
            indices.push_back(n - 1);
        }
        return chooseSeveral(indices);
    }
    if (line.find_first_not_of("0123456789") == std::string::npos) {
        const size_t n = line.size() > 6 ? 0 : static_cast<size_t>(std::stoul(line));
        if (n >= 1 && n <= choices_.size()) return choose(n - 1);
        out_.line(fmt::format("There is no option {}: type a number from 1 to {}, or help.", line, choices_.size()));
        return Did::stay;
    }
    for (size_t i = 0; i < choices_.size(); ++i)
        if (lowered(choices_[i].label()) == lowered(line)) return choose(i);
    const size_t space = std::min(line.find(' '), line.size());
    const std::string word = lowered(line.substr(0, space)), rest = trimmed(line.substr(space));
    bool heard = false;
    if (const Did did = hearCompanion(word, rest, heard); heard) return did;
    std::vector<std::string> known;
    for (const Command& c : commands()) {
        if (word == c.name) return (this->*c.run)(rest);
        known.emplace_back(c.name);
    }
    for (const Choice& c : choices_) known.push_back(c.label());
    const std::string hint = didYouMean(nearest(line.size() < 40 ? line : word, known));
    out_.line("'" + line.substr(0, 60) + "' is neither an option nor a command. " +
              (hint.empty() ? "Type a number, or help." : hint));
    return Did::stay;
}

PlayTable::Did PlayTable::hearCompanion(const std::string& word, const std::string& rest, bool& heard) {
    using Answer = Companion::Answer;
    const Answer answer = settings_.companion == nullptr ? Answer::unknown : settings_.companion->hear(word, rest);
    heard = answer != Answer::unknown;
    if (answer == Answer::changed) question_.clear();
    return answer == Answer::changed ? Did::decided : answer == Answer::leave ? Did::leave : Did::stay;
}

// After every decision: a crash loses nothing.
void PlayTable::keep(bool now) {
    constexpr size_t kPiped = 50;  // decisions come fast from a pipe
    const size_t steps = sitting_.replay().steps.size();
    if (settings_.save.empty()) return;
    if (!now && !settings_.terminal && steps < kept_ + kPiped && steps >= kept_) return;
    kept_ = steps;
    if (auto problem = match::saveReplay(sitting_.replay(), settings_.save)) {
        out_.fail(problem->where + " " + problem->message, "The match goes on; type save FILE to keep it elsewhere.");
        settings_.save.clear();
    }
}

int PlayTable::finish(bool inputEnded) {
    const match::Replay& r = sitting_.replay();
    if (seat_.some() && sitting_.over()) tellNews();
    const match::Outcome& o = r.outcome;
    out_.line();
    if (!sitting_.trouble().empty()) out_.fail(sitting_.trouble());
    if (o.close == Close::ended) {
        std::vector<std::string> winners;
        for (int i = 0; i < sitting_.seats(); ++i)
            if ((o.winners >> i & 1) != 0) winners.push_back(sitting_.name(seatAt(i)));
        const std::string result =
            winners.empty() ? "A draw" : joined(winners, " and ") + (winners.size() > 1 ? " win" : " wins");
        out_.line(out_.styled(Style::bold, result) + (o.rule.empty() ? "." : " (" + o.rule + ")."));
    } else if (!sitting_.over()) {
        out_.line(inputEnded ? "The input ended; the match is still open." : "The match is still open.");
    }
    keep(true);
    out_.line(fmt::format("{} decisions, final hash {:016x}", r.steps.size(), o.hash));
    if (!settings_.save.empty())
        out_.line("Kept in " + settings_.save +
                  (sitting_.over() ? "." : "; go on with: cantina play --replay " + settings_.save));
    out_.object(boost::json::object{{"game", r.game},
                                    {"over", o.close == Close::ended},
                                    {"winners", o.winners},
                                    {"rule", o.rule},
                                    {"decisions", r.steps.size()},
                                    {"hash", fmt::format("{:016x}", o.hash)}});
    return sitting_.trouble().empty() ? kSuccess : kFailure;
}

}  // namespace cantina::cli

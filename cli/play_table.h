// The conversation of `cantina play`: what is shown when a person is asked, and what can be typed.
#pragma once

#include <string>
#include <vector>

#include "cli/companion.h"
#include "cli/output.h"
#include "cli/prompt.h"
#include "cli/thinking.h"
#include "match/sitting.h"

namespace cantina::cli {

class PlayTable final : private match::Onlooker {
public:
    struct Settings {
        std::string save;                // empty: not kept
        bool rekeys = false;             // accept `rekey`: the numbers of a replay may hold it
        bool terminal = false;           // a person types: ask before conceding, clear the screen between two people
        Companion* companion = nullptr;  // who talks beside the table, if anybody
        double think = 0;                // seconds that a computer has for a decision; 0: as long as it takes
    };
    PlayTable(match::Sitting& sitting, Settings settings, Output& out);
    ~PlayTable() override { sitting_.attend(nullptr); }
    PlayTable(const PlayTable&) = delete;
    PlayTable& operator=(const PlayTable&) = delete;

    // Until the match or the input ends. The exit code.
    int run();

private:
    enum class Did : uint8_t { stay, decided, leave };

    // play_table.cpp
    bool read(std::string_view prompt, std::string& line);
    void meet(Seat seat);  // hands the keyboard over
    void tellNews();
    void printNews(const std::string& text);
    std::vector<std::string> linesOf(size_t fromStep, bool rules) const;
    void ask();
    Did answer(const std::string& line);
    Did choose(size_t index);
    bool mayChoose(const Option& option);
    Did hearCompanion(const std::string& word, const std::string& rest, bool& heard);
    void keep(bool now);
    bool othersDecided() const;
    std::string question() const;
    int finish(bool inputEnded);

    // While a computer thinks.
    void begins(Seat seat, bool picks) override;
    void made(double share) override { thinking_.made(share); }
    bool enough() override { return thinking_.enough(); }

    // play_commands.cpp: one function per command; the table kCommands names them
    struct Command {
        const char* name;
        const char* takes;
        const char* does;
        Did (PlayTable::*run)(const std::string& rest);
    };
    static const std::vector<Command>& commands();
    Did showBoard(const std::string&);
    Did showPile(const std::string& name);
    Did chooseSeveral(const std::vector<size_t>& indices);
    Did showHand(const std::string&);
    Did showStack(const std::string&);
    Did showLog(const std::string& rest);
    Did showRules(const std::string& rest);
    Did showCard(const std::string& rest);
    Did why(const std::string& rest);
    std::string answerTo(const Option& o, const std::string& label) const;  // "You can ...", "You cannot ...: ..."
    Did hint(const std::string& rest);                                      // play_hint.cpp
    bool mayHint() const;
    Did undo(const std::string&);
    Did rekey(const std::string& rest);
    Did concede(const std::string&);
    Did draw(const std::string& rest);
    Did save(const std::string& rest);
    Did quit(const std::string&);
    Did help(const std::string&);
    bool agreed(Seat seat);
    Seat lastPerson() const;

    size_t width() const { return out_.settings().width == 0 ? 80 : out_.settings().width; }
    std::vector<std::string> names() const;

    match::Sitting& sitting_;
    Settings settings_;
    Output& out_;
    Seat seat_ = kNobody;          // who sits at the keyboard
    std::vector<size_t> read_;     // per seat: steps whose lines were shown
    std::vector<Choice> choices_;  // of the question now
    match::State view_;            // masked for seat_
    std::string question_;         // shown last, with its place in the turn
    size_t decided_ = 0;           // steps when the board was drawn last
    size_t kept_ = 0;              // steps in the file
    Thinking thinking_;
};

}  // namespace cantina::cli

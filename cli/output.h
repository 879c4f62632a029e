// What a command says, to people or to machines.
//
// People get wrapped text and aligned tables on standard output, with colours on a terminal unless NO_COLOR is set; lines
// are not wrapped when they go to a file or a pipe. With --json a command prints one JSON object instead. Errors and
// progress go to standard error.
#pragma once

#include <boost/json/fwd.hpp>
#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace cantina::cli {

enum class Style : uint8_t { plain, bold, dim, red, green, yellow, cyan };

// Columns are as wide as their widest cell; one of them, the `wide` one, takes the rest of the line and is wrapped there.
struct Table {
    enum class Align : uint8_t { left, right };
    struct Column {
        std::string heading;  // all empty: no line of headings
        Align align = Align::left;
        Style style = Style::plain;
        bool wide = false;
    };
    std::vector<Column> columns;
    std::vector<std::vector<std::string>> rows;
};

class Output {
public:
    struct Settings {
        bool json = false;
        bool colour = false;       // of standard output
        bool errorColour = false;  // of standard error
        bool progress = false;     // standard error is a terminal
        double progressLines = 0;  // otherwise: seconds between lines that tell of progress; 0: none
        size_t width = 0;          // of a line; 0: not wrapped
    };
    static Settings detect(bool json);  // from the terminal and the environment

    Output(std::ostream& out, std::ostream& err, const Settings& settings) : out_(out), err_(err), settings_(settings) {}

    bool json() const { return settings_.json; }
    const Settings& settings() const { return settings_; }

    // Text for people. Nothing of it appears with --json.
    void line(std::string_view text = {});                         // may hold styled() parts; not wrapped
    void prompt(std::string_view text);                            // no line end: something is to be typed behind it
    void paragraph(std::string_view text, size_t indent = 0);      // plain text, wrapped
    void table(const Table& table);                                // see Table
    std::string styled(Style style, std::string_view text) const;  // plain without colours

    // The one object that --json prints; nothing without --json.
    void object(const boost::json::value& value);

    // Standard error, with --json too: "cantina: what", then advice on a line of its own. The value is the exit code.
    int fail(std::string_view what, std::string_view advice = {});    // kFailure
    int badUse(std::string_view what, std::string_view advice = {});  // kBadUse
    void note(std::string_view text);                                 // a remark that is no error
    // The line of standard error that the next one takes the place of; empty: it is gone. Only where that is a terminal.
    void status(std::string_view text);

private:
    friend class Progress;
    void complain(std::string_view what, std::string_view advice);

    std::ostream& out_;
    std::ostream& err_;
    Settings settings_;
};

std::string grouped(uint64_t number);  // 4001 -> "4,001"
std::string joined(const std::vector<std::string>& parts, std::string_view separator);
std::string didYouMean(const std::vector<std::string>& suggestions);    // "Did you mean A or B?"; empty if there are none
std::vector<std::string> wrapped(std::string_view text, size_t width);  // at spaces; width 0: one line

}  // namespace cantina::cli

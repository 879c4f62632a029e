#include "cli/board.h"

#include <algorithm>
#include <utility>

namespace cantina::cli {
namespace {

constexpr size_t kWide = 120;

size_t lettersOf(const std::string& s) {
    return static_cast<size_t>(std::count_if(s.begin(), s.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

bool hasWord(const std::string& name, const char* word) { return name.find(word) != std::string::npos; }

// Piles are counted: their order is nobody's, or nobody's business.
bool isPile(const std::string& name) {
    for (const char* word : {"deck", "Deck", "pile", "Pile", "discard"})
        if (hasWord(name, word)) return true;
    return false;
}

// One side of the table.
class Side {
public:
    Side(const TableView& table, Seat seat, Seat viewer, size_t width)
        : table_(table), seat_(seat), viewer_(viewer), width_(width) {}

    std::vector<BoardLine> draw(const std::string& name) {
        const std::vector<Mark>& marks = table_.seats[static_cast<size_t>(seat_.index())].marks;
        flow(seat_ == viewer_ ? name + " (you)" : name, marks.empty() ? "" : ": " + marksText(marks), 0, Style::bold);
        std::string counts;
        for (const ZoneView& z : table_.zones)
            if (z.seat == seat_ && !z.inPlay && !isListed(z))
                counts += (counts.empty() ? "" : ", ") + z.name + " " + std::to_string(z.count) + seenIn(z);
        if (!counts.empty()) flow("", counts, 2, Style::dim);
        for (const ZoneView& z : table_.zones)
            if (z.seat == seat_ && (z.inPlay || isListed(z))) zone(z);
        return std::move(lines_);
    }

private:
    // A hand of one's own, or a small place that is open to the viewer: the cards by name.
    bool isListed(const ZoneView& z) const {
        if (isPile(z.name)) return false;
        return std::any_of(z.pieces.begin(), z.pieces.end(), [](const PieceView& p) {
            return !p.title.empty() || !p.marks.empty();  // a card face down may carry counters for all to see
        });
    }
    // What the viewer has seen of a pile that is face down.
    static std::string seenIn(const ZoneView& z) {
        std::string seen;
        bool hides = false;
        for (const PieceView& p : z.pieces) {
            if (p.title.empty())
                hides = true;
            else
                seen += (seen.empty() ? "" : ", ") + p.title;
        }
        return hides && !seen.empty() ? " (seen: " + seen + ")" : "";
    }
    bool isHost(Piece piece) const {
        for (const ZoneView& z : table_.zones)
            for (const PieceView& p : z.pieces)
                if (p.on == piece && p.piece != piece) return true;
        return false;
    }
    bool isOnTable(Piece piece) const {
        for (const ZoneView& z : table_.zones)
            for (const PieceView& p : z.pieces)
                if (p.piece == piece) return z.inPlay;
        return false;
    }
    void zone(const ZoneView& z) {
        std::vector<std::pair<std::string, int>> plain;  // several alike are one entry with a number
        std::vector<const PieceView*> hosts;
        for (const PieceView& p : z.pieces) {
            if (p.on.some() && isOnTable(p.on)) continue;  // drawn beneath its host
            if (isHost(p.piece)) {
                hosts.push_back(&p);
                continue;
            }
            std::string text = pieceText(p);
            auto it = std::find_if(plain.begin(), plain.end(), [&](const auto& e) { return e.first == text; });
            if (it == plain.end())
                plain.emplace_back(text, 1);
            else
                ++it->second;
        }
        std::string text;
        for (const auto& [what, n] : plain)
            text += (text.empty() ? "" : ", ") + (n > 1 ? std::to_string(n) + "x " : "") + what;
        const std::string head = z.name + " " + std::to_string(z.count) + ": ";
        if (!text.empty()) flow(head, text, 2, Style::plain);
        if (text.empty() && !hosts.empty()) flow(z.name + " " + std::to_string(z.count) + ":", "", 2, Style::plain);
        for (const PieceView* host : hosts) hosted(*host, 4, 0);
    }
    void hosted(const PieceView& host, size_t indent, int depth) {
        flow(depth == 0 ? "" : "+ ", pieceText(host), indent, Style::plain);
        if (depth > 8) return;
        for (const ZoneView& z : table_.zones)
            for (const PieceView& p : z.pieces)
                if (p.on == host.piece && p.piece != host.piece) hosted(p, indent + 2, depth + 1);
    }
    void flow(const std::string& head, const std::string& text, size_t indent, Style style) {
        const size_t room = std::max<size_t>(20, width_ - std::min(width_, indent + 2));
        bool first = true;
        for (const std::string& part : wrapped(head + text, room)) {
            lines_.push_back({style, std::string(first ? indent : indent + 2, ' ') + part});
            first = false;
        }
    }

    const TableView& table_;
    Seat seat_, viewer_;
    size_t width_;
    std::vector<BoardLine> lines_;
};

std::vector<BoardLine> beside(const std::vector<BoardLine>& left, const std::vector<BoardLine>& right, size_t width) {
    std::vector<BoardLine> out;
    for (size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
        std::string text = i < left.size() ? left[i].text : "";
        text.append(width - std::min(width, lettersOf(text)), ' ');
        out.push_back(
            {i < left.size() ? left[i].style : Style::plain, text + " | " + (i < right.size() ? right[i].text : "")});
    }
    return out;
}

}  // namespace

std::string pieceText(const PieceView& piece) {
    const std::string marks = marksText(piece.marks);
    return (piece.title.empty() ? "hidden" : piece.title) + (marks.empty() ? "" : " (" + marks + ")");
}

std::vector<BoardLine> drawBoard(const TableView& table, const BoardPlan& plan) {
    const size_t seats = table.seats.size();
    const bool wide = plan.width >= kWide && seats == 2;
    const size_t width = wide ? plan.width / 2 - 2 : plan.width;
    std::vector<std::vector<BoardLine>> sides;
    std::vector<size_t> order;
    for (size_t i = 0; i < seats; ++i)
        if (static_cast<int>(i) != plan.viewer.index()) order.push_back(i);
    if (plan.viewer.index() < static_cast<int>(seats)) order.push_back(static_cast<size_t>(plan.viewer.index()));
    for (size_t i : order) sides.push_back(Side(table, seatAt(static_cast<int>(i)), plan.viewer, width).draw(plan.names[i]));
    const std::string marks = marksText(table.marks);
    std::string head = "--- " + (marks.empty() ? "table" : marks) + " ";
    head.append(plan.width - std::min(plan.width, lettersOf(head)), '-');
    std::vector<BoardLine> out{{Style::dim, head}};
    if (wide) {
        std::vector<BoardLine> both = beside(sides[0], sides[1], width);
        out.insert(out.end(), both.begin(), both.end());
    } else {
        for (const auto& side : sides) out.insert(out.end(), side.begin(), side.end());
    }
    out.push_back({Style::dim, std::string(plan.width, '-')});
    return out;
}

void printBoard(const std::vector<BoardLine>& lines, Output& out) {
    for (const BoardLine& l : lines) out.line(out.styled(l.style, l.text));
}

}  // namespace cantina::cli

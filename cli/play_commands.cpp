// What can be typed at the table beside a number.
#include <fmt/format.h>

#include <algorithm>

#include "cli/board.h"
#include "cli/cards.h"
#include "cli/play_table.h"
#include "cli/rules.h"
#include "kernel/nearest.h"
#include "kernel/window.h"
#include "language/acts.h"

namespace cantina::cli {

using match::Step;

const std::vector<PlayTable::Command>& PlayTable::commands() {
    static const std::vector<Command> kCommands = {
        {"board", "", "the table as you see it", &PlayTable::showBoard},
        {"pile", "NAME", "the cards that you know in a pile or another place, of both sides", &PlayTable::showPile},
        {"hand", "", "your hand with what each card says", &PlayTable::showHand},
        {"why", "[ACT] CARD", "what cannot be done with a card now, or why not that act, and which rule says so",
         &PlayTable::why},
        {"hint", "[SECONDS | N iterations]", "what the computer would do in your place, and what it fears",
         &PlayTable::hint},
        {"card", "NAME", "a card with its numbers and its wording", &PlayTable::showCard},
        {"rules", "ID", "a rule, or a group of rules by its prefix", &PlayTable::showRules},
        {"log", "[N]", "the last N lines of what happened", &PlayTable::showLog},
        {"stack", "", "what is going on, innermost first", &PlayTable::showStack},
        {"undo", "", "take your last decision back", &PlayTable::undo},
        {"save", "FILE", "keep the match in a file, from now on after every decision", &PlayTable::save},
        {"concede", "", "give the match up", &PlayTable::concede},
        {"draw", "[refuse|withdraw]", "offer a draw or agree to one; refuse one, take your offer back", &PlayTable::draw},
        {"quit", "", "leave the table", &PlayTable::quit},
        {"help", "", "this list", &PlayTable::help},
        {"rekey", "KEY", "as a replay did after an undo (only with --from)", &PlayTable::rekey},
    };
    return kCommands;
}

PlayTable::Did PlayTable::help(const std::string&) {
    Table table{{{.heading = "", .style = Style::cyan}, {.heading = "", .wide = true}}, {}};
    table.rows.push_back({"a number", "take that option; its words do as well (pass)"});
    table.rows.push_back({"1 3 4", "several at once, where several may be chosen"});
    table.rows.push_back({"Enter", "the question once more"});
    table.rows.push_back(
        {"Ctrl-C", "while the computer thinks: it answers now, with its best move so far; once more ends the program"});
    if (settings_.companion != nullptr)
        for (const Companion::Command& c : settings_.companion->commands()) table.rows.push_back({c.name, c.does});
    for (const Command& c : commands())
        if ((settings_.rekeys || c.name != std::string_view("rekey")) && (mayHint() || c.name != std::string_view("hint")))
            table.rows.push_back({*c.takes == 0 ? c.name : fmt::format("{} {}", c.name, c.takes), c.does});
    out_.table(table);
    return Did::stay;
}

PlayTable::Did PlayTable::showBoard(const std::string&) {
    decided_ = sitting_.replay().steps.size();
    printBoard(drawBoard(sitting_.game().view(view_.data(), seat_), {seat_, names(), width()}), out_);
    return Did::stay;
}

PlayTable::Did PlayTable::showPile(const std::string& name) {
    std::vector<std::string> known;
    bool found = false;
    for (const ZoneView& z : sitting_.game().view(view_.data(), seat_).zones) {
        if (std::find(known.begin(), known.end(), z.name) == known.end()) known.push_back(z.name);
        if (name.empty() || lowered(z.name).find(lowered(name)) == std::string::npos) continue;
        found = true;
        std::vector<std::string> titles;
        for (const PieceView& p : z.pieces)
            if (!p.title.empty()) titles.push_back(pieceText(p));
        out_.paragraph(fmt::format("{}, {} ({}): {}", sitting_.name(z.seat), z.name, z.count,
                                   titles.empty() ? "nothing that you know" : joined(titles, ", ")));
    }
    if (!found) out_.line("Places with cards: " + joined(known, ", ") + ".");
    return Did::stay;
}

PlayTable::Did PlayTable::showHand(const std::string&) {
    const std::vector<CardInfo> cards = sitting_.game().cards();
    int shown = 0;
    for (const ZoneView& z : sitting_.game().view(view_.data(), seat_).zones) {
        if (z.name != "hand" || !(z.seat == seat_)) continue;
        for (const PieceView& p : z.pieces) {
            auto it = std::find_if(cards.begin(), cards.end(), [&](const CardInfo& c) { return c.id == p.card; });
            out_.line(fmt::format("{:3}  {}", ++shown, out_.styled(Style::bold, pieceText(p))));
            if (it == cards.end()) continue;
            out_.paragraph(typeText(*it) + "; " + factsText(*it), 5);
            for (const std::string& w : it->wording) out_.paragraph(w, 5);
        }
    }
    if (shown == 0) out_.line("Your hand is empty.");
    return Did::stay;
}

PlayTable::Did PlayTable::showStack(const std::string&) {
    for (const StackLine& l : sitting_.game().stack(view_.data())) {
        out_.line(fmt::format("  {}: {}  [{}]", l.procedure, l.doing(), l.rule));
        if (!l.about.empty()) out_.paragraph(l.about, 6);
    }
    return Did::stay;
}

PlayTable::Did PlayTable::showLog(const std::string& rest) {
    size_t most = 20;
    if (!rest.empty()) {
        if (rest.find_first_not_of("0123456789") != std::string::npos || rest.size() > 6)
            return out_.line("How many lines? Type log 50."), Did::stay;
        most = std::stoul(rest);
    }
    const std::vector<std::string> lines = linesOf(0, true);
    if (lines.empty()) out_.line("Nothing has happened yet.");
    for (size_t i = lines.size() - std::min(most, lines.size()); i < lines.size(); ++i) printNews(lines[i]);
    return Did::stay;
}

PlayTable::Did PlayTable::showRules(const std::string& rest) {
    std::string id = rest;
    if (id.empty()) id = sitting_.decision().rule;
    if (id.empty()) return out_.line("Which rule? Type rules and its id, as it stands behind a question."), Did::stay;
    (void)rulesShow({{id}}, out_);
    return Did::stay;
}

PlayTable::Did PlayTable::showCard(const std::string& rest) {
    if (rest.empty()) return out_.line("Which card? Type card and its title."), Did::stay;
    std::vector<const CardInfo*> found;
    const std::vector<CardInfo> cards = sitting_.game().cards();
    for (const CardInfo& c : cards)
        if (lowered(c.title) == lowered(rest) || lowered(c.id) == lowered(rest)) found.push_back(&c);
    if (found.empty())
        for (const CardInfo& c : cards)
            if (lowered(c.title).find(lowered(rest)) != std::string::npos) found.push_back(&c);
    std::vector<std::string> titles;
    for (const CardInfo& c : cards) titles.push_back(c.title);
    if (found.empty()) {
        const std::string hint = didYouMean(nearest(rest, titles));
        return out_.line("There is no card '" + rest + "'. " + hint), Did::stay;
    }
    for (size_t i = 0; i < std::min<size_t>(found.size(), 3); ++i) printCard(*found[i], sitting_.game().name(), out_);
    titles.clear();
    for (size_t i = 3; i < std::min<size_t>(found.size(), 20); ++i)
        titles.push_back(found[i]->title + " (" + found[i]->id + ")");
    if (!titles.empty()) out_.paragraph("also: " + joined(titles, ", "));
    return Did::stay;
}

namespace {

std::vector<PieceView> seenBy(const Game& game, const std::vector<std::byte>& view, Seat seat) {
    std::vector<PieceView> out;
    for (const ZoneView& zone : game.view(view.data(), seat).zones)
        for (const PieceView& p : zone.pieces)
            if (!p.card.empty()) out.push_back(p);
    return out;
}
// A whole title means that card; a part of one, all that have it.
bool isTitle(const std::vector<PieceView>& seen, const std::string& title, const std::string& text) {
    const bool whole = std::any_of(seen.begin(), seen.end(), [&](const PieceView& p) { return lowered(p.title) == text; });
    const std::string low = lowered(title);  // of some, with its version: "Yoda (A)"
    return whole ? low == text || low.starts_with(text + " (") : low.find(text) != std::string::npos;
}

}  // namespace

// Every act with that card that a player might think of: offered ones by their number, the others with the rule. With a verb
// in front, that act, whether or not anybody would think of it.
PlayTable::Did PlayTable::why(const std::string& rest) {
    if (rest.empty()) return out_.line("About which card? Type why and its title."), Did::stay;
    const Game& game = sitting_.game();
    const std::string wanted = lowered(rest);
    std::vector<std::string> known, said;
    const std::vector<PieceView> seen = seenBy(game, view_, seat_);
    auto add = [&](const Option& o) {
        const OptionWords w = game.words(view_.data(), o);
        const std::string label = imperative(w.verb) + " " + w.object + (w.detail.empty() ? "" : " " + w.detail);
        const std::string text = answerTo(o, label);
        if (std::find(said.begin(), said.end(), text) == said.end()) said.push_back(text);
    };
    for (const Option& o : game.imaginable(view_.data(), seat_)) {
        known.push_back(game.words(view_.data(), o).object);
        if (isTitle(seen, known.back(), wanted)) add(o);
    }
    for (const PieceView& p : seen) known.push_back(p.title);
    const bool thoughtOf = !said.empty();
    for (const PieceView& p : seen)
        for (const Option& o : thoughtOf ? std::vector<Option>{} : language::actsWith(game, view_.data(), seat_, p.piece)) {
            const OptionWords w = game.words(view_.data(), o);
            for (const std::string& verb : {w.verb, imperative(w.verb)})
                if (wanted.starts_with(lowered(verb) + " ") && isTitle(seen, w.object, wanted.substr(verb.size() + 1)))
                    add(o);
        }
    const bool named = !said.empty();
    for (const PieceView& p : seen)
        if (!named && isTitle(seen, p.title, wanted)) {
            const std::vector<Option> acts = language::actsWith(game, view_.data(), seat_, p.piece);
            for (size_t i = 0; i < std::min(acts.size(), language::kFirstActs); ++i) add(acts[i]);
        }
    for (const std::string& s : said) out_.paragraph(s);
    if (!said.empty()) return Did::stay;
    std::sort(known.begin(), known.end());
    known.erase(std::unique(known.begin(), known.end()), known.end());
    const std::string hint = didYouMean(nearest(rest, known));
    const std::vector<CardInfo> cards = game.cards();
    const bool isCard = std::any_of(cards.begin(), cards.end(),
                                    [&](const CardInfo& c) { return lowered(c.title).find(wanted) != std::string::npos; });
    out_.line((isCard ? "You see no '" + rest + "' on the table or in your hand. "
                      : "There is no card '" + rest + "' in this game. ") +
              hint);
    return Did::stay;
}

std::string PlayTable::answerTo(const Option& o, const std::string& label) const {
    const auto it = std::find(sitting_.options().begin(), sitting_.options().end(), o);
    if (it != sitting_.options().end())
        return fmt::format("You can {}: option {}.", label, it - sitting_.options().begin() + 1);
    Why reason = sitting_.game().explain(view_.data(), seat_, o);
    if (const size_t end = reason.says.find('\n'); end != std::string::npos) reason.says.replace(end, 1, "; ");
    return fmt::format("You cannot {}: {}{}", label, reason.says.empty() ? "the rules do not allow it now" : reason.says,
                       reason.rule.empty() ? "." : "  [" + reason.rule + "]");
}

// The computer agrees; a person is asked.
bool PlayTable::agreed(Seat seat) {
    for (int i = 0; i < sitting_.seats(); ++i) {
        if (seatAt(i) == seat) continue;
        if (!sitting_.isPerson(seatAt(i))) {
            out_.line(sitting_.name(seatAt(i)) + " agrees.");
            continue;
        }
        std::string line;
        if (!read(sitting_.name(seatAt(i)) + ", do you agree? (yes/no) ", line)) return false;
        if (lowered(line) != "yes" && lowered(line) != "y") return false;
    }
    return true;
}

// At one keyboard "undo" means the last thing that a person decided there, whoever is asked now.
Seat PlayTable::lastPerson() const {
    const std::vector<Step>& steps = sitting_.replay().steps;
    for (auto it = steps.rbegin(); it != steps.rend(); ++it)
        if (it->kind == Step::Kind::decision && !it->forced && sitting_.isPerson(it->seat)) return it->seat;
    return seat_;
}

PlayTable::Did PlayTable::undo(const std::string&) {
    const Seat seat = lastPerson();
    const match::UndoOffer offer = sitting_.undoOffer(seat);
    if (!offer.possible) return out_.line("No: " + offer.why + "."), Did::stay;
    if (!offer.free) {
        out_.line("This needs the others' consent: " + offer.why + ".");
        if (!agreed(seat)) return out_.line("No consent: the match goes on as it is."), Did::stay;
    }
    if (!sitting_.undo(seat, true)) return out_.line("This cannot be taken back."), Did::stay;
    for (size_t& n : read_) n = std::min(n, offer.to);
    out_.line("Taken back: the last decision of " + sitting_.name(seat) + ".");
    question_.clear();
    return Did::decided;
}

PlayTable::Did PlayTable::rekey(const std::string& rest) {
    ChanceKey key;
    bool good = settings_.rekeys && rest.size() == 64 && rest.find_first_not_of("0123456789abcdef") == std::string::npos;
    if (!good) return out_.line("This is a line of a replay's numbers; it is of use only with --from."), Did::stay;
    for (size_t i = 0; i < 8; ++i) key.words[i] = static_cast<uint32_t>(std::stoul(rest.substr(i * 8, 8), nullptr, 16));
    if (!sitting_.rekey(seat_, key)) return out_.line("This is not the key that follows here: nothing was done."), Did::stay;
    return Did::decided;
}

PlayTable::Did PlayTable::concede(const std::string& rest) {
    Seat seat = seat_;
    // The numbers of a replay name the seat: a player may concede while another one is asked.
    if (settings_.rekeys && rest.size() == 1 && rest[0] >= '1' && rest[0] - '0' <= sitting_.seats())
        seat = seatAt(rest[0] - '1');
    std::string line;
    if (settings_.terminal && (!read("Really give up? (yes/no) ", line) || (lowered(line) != "yes" && lowered(line) != "y")))
        return out_.line("Then go on."), Did::stay;
    const Why why = sitting_.request(seat, optionAct(kVerbConcede));
    if (!why.legal) return out_.line("No: " + why.says), Did::stay;
    return Did::decided;
}

// The numbers of a replay name the seat and what it said: "draw 2 agree".
PlayTable::Did PlayTable::draw(const std::string& rest) {
    Seat seat = seat_;
    std::string word = rest;
    if (settings_.rekeys && word.size() > 2 && word[0] >= '1' && word[0] - '0' <= sitting_.seats() && word[1] == ' ') {
        seat = seatAt(word[0] - '1');
        word = word.substr(2);
    }
    Option buffer[64];
    const int n = std::min(sitting_.game().standing(sitting_.state(), seat, buffer, 64), 64);
    const auto may = [&](uint8_t verb) { return std::find(buffer, buffer + n, optionAct(verb)) != buffer + n; };
    uint8_t verb = may(kVerbAgreeToDraw) ? kVerbAgreeToDraw : kVerbOfferDraw;
    if (word == "refuse") verb = kVerbRefuseDraw;
    if (word == "withdraw") verb = kVerbWithdrawDraw;
    if (!may(verb)) return out_.line("No: there is no such offer to answer, or yours stands already."), Did::stay;
    const Why why = sitting_.request(seat, optionAct(verb));
    if (!why.legal) return out_.line("No: " + why.says), Did::stay;
    for (int i = 0; i < sitting_.seats(); ++i) {
        const Seat other = seatAt(i);
        if (settings_.rekeys || sitting_.isPerson(other)) continue;
        if (const auto answer = sitting_.answerToDraw(other)) (void)sitting_.request(other, *answer);
    }
    return Did::decided;
}

PlayTable::Did PlayTable::save(const std::string& rest) {
    const std::string path = rest.empty() ? settings_.save : rest;
    if (path.empty()) return out_.line("Where? Type save and the name of a file."), Did::stay;
    if (auto problem = match::saveReplay(sitting_.replay(), path))
        return out_.line(problem->where + " " + problem->message), Did::stay;
    settings_.save = path;
    out_.line("Kept in " + path + ", from now on after every decision.");
    return Did::stay;
}

PlayTable::Did PlayTable::quit(const std::string&) {
    std::string line;
    while (settings_.terminal && settings_.save.empty()) {
        if (!read("Keep the match in which file? (Enter: do not keep it) ", line) || line.empty()) break;
        (void)save(line);
    }
    return Did::leave;
}

}  // namespace cantina::cli

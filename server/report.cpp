#include "server/report.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <map>

#include "match/choices.h"
#include "match/commitment.h"
#include "scenario/runner.h"
#include "scenario/scenario.h"

namespace cantina::server {
namespace {

constexpr int kMostTries = 400;

struct Item {
    std::string title;
    std::vector<std::string> fields;  // "damage = 2"
};

// A key of a player's table in `given`, with what lies there.
struct Pile {
    int seat = 0;
    std::string key;
    std::vector<Item> items;
};

std::string quoted(const std::string& text) {
    std::string out = "\"";
    for (char c : text)
        if (c == '"' || c == '\\')
            out += std::string("\\") + c;
        else if (static_cast<unsigned char>(c) >= 0x20)
            out += c;
    return out + "\"";
}

std::string wordOf(const std::string& name) {
    std::string out;
    for (char c : name) out += std::isalnum(static_cast<unsigned char>(c)) != 0 ? static_cast<char>(std::tolower(c)) : '_';
    return out;
}

bool isNumber(const std::string& text) { return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos; }

std::string itemText(const Item& item) {
    if (item.fields.empty()) return quoted(item.title);
    std::string out = "{ " + quoted(item.title);
    for (const std::string& f : item.fields) out += ", " + f;
    return out + " }";
}

std::string givenText(const std::vector<Pile>& piles, int seats, const std::string& turn) {
    std::string out = "  given = { " + turn + "\n";
    for (int seat = 0; seat < seats; ++seat) {
        out += "    p" + std::to_string(seat + 1) + " = {\n";
        for (const Pile& pile : piles) {
            if (pile.seat != seat || pile.items.empty()) continue;
            out += "      " + pile.key + " = { ";
            for (size_t i = 0; i < pile.items.size(); ++i) out += (i == 0 ? "" : ", ") + itemText(pile.items[i]);
            out += " },\n";
        }
        out += "    },\n";
    }
    return out + "  },\n";
}

std::vector<Pile> pilesOf(const TableView& view) {
    std::vector<Pile> out;
    for (const ZoneView& z : view.zones) {
        if (!z.seat.some() || z.seat.index() >= static_cast<int>(view.seats.size())) continue;
        Pile pile{z.seat.index(), wordOf(z.name), {}};
        for (const PieceView& p : z.pieces) {
            if (p.title.empty()) continue;
            Item item{p.card.empty() ? p.title : p.card, {}};
            for (const Mark& m : p.marks)
                item.fields.push_back((m.name == "shows" ? "side" : wordOf(m.name)) + " = " +  // a die's
                                      (m.value.empty()     ? "true"
                                       : isNumber(m.value) ? m.value
                                                           : quoted(m.value)));
            pile.items.push_back(std::move(item));
        }
        out.push_back(std::move(pile));
    }
    return out;
}

class Trial {
public:
    Trial(const Game& game, std::vector<Pile> piles, int seats) : game_(game), piles_(std::move(piles)), seats_(seats) {}

    // Takes out what the game cannot place, a mark, a card or a pile at a time, and says what it was.
    std::vector<std::string> run(const std::string& turn) {
        std::vector<std::string> left;
        for (int i = 0; i < kMostTries; ++i) {
            const std::optional<Problem> problem = tryOut(turn);
            if (!problem) return left;
            if (!drop(*problem, left)) {
                left.push_back("the position cannot be placed: " + problem->where + ": " + problem->message);
                return left;
            }
        }
        return left;
    }
    const std::vector<Pile>& piles() const { return piles_; }

private:
    std::optional<Problem> tryOut(const std::string& turn) const {
        scenario::ScenarioSet set;
        scenario::readScenarios("report.lua",
                                "scenario \"x\" { game = \"" + std::string(game_.name()) + "\", rules = { \"X\" },\n" +
                                    givenText(piles_, seats_, turn) + "  steps = { pass } }\n",
                                set);
        if (set.scenarios.empty()) return Problem{"", "cannot be read", ""};
        match::State state(game_.stateSize());
        return game_.place(set.scenarios[0].given, Chance::keyFrom(1), state.data());
    }

    // `where` names a place: "given.p1.characters[2].damage", "p1.hand[3]", "p2.attachments".
    bool drop(const Problem& problem, std::vector<std::string>& left) {
        for (Pile& pile : piles_) {
            const std::string name = "p" + std::to_string(pile.seat + 1) + "." + pile.key;
            const size_t at = problem.where.find(name);
            if (at == std::string::npos || pile.items.empty()) continue;
            const std::string rest = problem.where.substr(at + name.size());
            if (!rest.empty() && rest[0] != '[' && rest[0] != '.' && rest[0] != ':' && rest[0] != ' ') continue;
            size_t index = rest.starts_with("[") ? std::strtoul(rest.c_str() + 1, nullptr, 10) : 0;
            if (index == 0 || index > pile.items.size())
                return renamePile(pile, problem) || dropPile(pile, name, problem, left);
            Item& item = pile.items[index - 1];
            for (const std::string& field : item.fields) {
                const std::string word = field.substr(0, field.find(' '));
                if (!rest.ends_with("." + word) && found(problem).find("'" + word + "'") == std::string::npos) continue;
                dropField(pile, name, word, rest.ends_with("." + word) ? &item : nullptr, left);
                return true;
            }
            if (!item.fields.empty()) {
                left.push_back(name + " " + itemText(item) + ": " + problem.message);
                item.fields.clear();
                return true;
            }
            left.push_back(name + " " + item.title + ": " + problem.message);
            pile.items.erase(pile.items.begin() + static_cast<std::ptrdiff_t>(index) - 1);
            return true;
        }
        return dropMark(problem, left);
    }

    // "there is no 'discard_pile'; did you mean 'discard'?; known: hand, deck, discard" (language/keys.h): what was found,
    // and what is known.
    static std::string found(const Problem& problem) { return problem.message.substr(0, problem.message.find(';')); }
    static std::string known(const Problem& problem) {
        const size_t at = problem.message.find("known: ");
        return at == std::string::npos ? "" : problem.message.substr(at + 7);
    }

    // A mark that cards there do not have, from all of them; a value that cannot be, from the one card.
    static void dropField(Pile& pile, const std::string& name, const std::string& word, const Item* only,
                          std::vector<std::string>& left) {
        for (Item& item : pile.items)
            std::erase_if(item.fields, [&](const std::string& field) {
                if ((only != nullptr && &item != only) || field.substr(0, field.find(' ')) != word) return false;
                left.push_back(name + " " + item.title + ": " + field);
                return true;
            });
    }

    // What the game calls a pile in scenarios.
    bool renamePile(Pile& pile, const Problem& problem) const {
        if (found(problem).find("'" + pile.key + "'") == std::string::npos) return false;
        std::string word, best;
        for (const char c : known(problem) + " ") {
            if (std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_') {
                word += c;
                continue;
            }
            const bool part = word.size() > 2 && pile.key.find(word) != std::string::npos && word != pile.key;
            const bool used = std::any_of(piles_.begin(), piles_.end(),
                                          [&](const Pile& p) { return p.seat == pile.seat && p.key == word; });
            if (part && !used && word.size() > best.size()) best = word;
            word.clear();
        }
        if (best.empty()) return false;
        pile.key = best;
        return true;
    }

    static bool dropPile(Pile& pile, const std::string& name, const Problem& problem, std::vector<std::string>& left) {
        std::string text = name + " = {";
        for (const Item& i : pile.items) text += " " + itemText(i);
        left.push_back(text + " }: " + problem.message);
        pile.items.clear();
        return true;
    }

    // The message names a word of ours, though the place is none.
    bool dropMark(const Problem& problem, std::vector<std::string>& left) {
        for (Pile& pile : piles_) {
            const bool named =
                problem.where.ends_with(pile.key) || found(problem).find("'" + pile.key + "'") != std::string::npos;
            if (named && !pile.items.empty()) return renamePile(pile, problem) || dropPile(pile, pile.key, problem, left);
            for (Item& item : pile.items)
                for (const std::string& field : item.fields) {
                    const std::string word = field.substr(0, field.find(' '));
                    if (!problem.where.ends_with(word) && found(problem).find("'" + word + "'") == std::string::npos)
                        continue;
                    left.push_back(item.title + ": " + field);
                    std::erase(item.fields, std::string(field));
                    return true;
                }
        }
        return false;
    }

    const Game& game_;
    std::vector<Pile> piles_;
    int seats_;
};

std::string oneLine(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

}  // namespace

namespace {

std::string titleOf(const std::string& kind, const std::string& says) {
    return "scenario " + quoted(kind + ": " + oneLine(says.substr(0, 60)));
}

std::vector<Option> optionsOf(const Game& game, const std::byte* state) {
    std::vector<Option> out(kMaxOptions);
    out.resize(static_cast<size_t>(std::clamp(game.legal(state, out.data(), kMaxOptions), 0, kMaxOptions)));
    return out;
}

std::string setupText(const match::Replay& r) {
    std::string out =
        "  match = { format = " + quoted(r.format) + ", key = " + quoted(match::keyText(r.key)) + ", decks = {\n";
    for (const DeckList& deck : r.decks) {
        out += "    { name = " + quoted(deck.name) + ", format = " + quoted(deck.format) + ", cards = {\n";
        for (const DeckEntry& e : deck.entries)
            out += "      { " + std::to_string(e.count) + ", " + quoted(e.card) + ", " + quoted(e.section) + ", " +
                   quoted(e.detail) + " },\n";
        out += "    } },\n";
    }
    return out + "  } },\n";
}

// A step of the replay as a step of the scenario; a decision without a choice is taken by the runner.
std::string stepText(const Game& game, const match::Step& step, const std::byte* before) {
    const std::string who = "p" + std::to_string(step.seat.index() + 1);
    if (step.kind == match::Step::Kind::rekey) return "    new_key(" + quoted(match::keyText(step.key)) + "),\n";
    std::vector<Option> options = optionsOf(game, before);
    std::string verb = ".takes_option(";
    if (step.kind == match::Step::Kind::request) {
        Option buffer[64];
        const int n = std::clamp(game.standing(before, step.seat, buffer, 64), 0, 64);
        options.assign(buffer, buffer + n);
        verb = ".requests(";
    } else if (options.size() == 1) {
        return "";
    }
    const auto it = std::find(options.begin(), options.end(), step.option);
    return "    " + who + verb + std::to_string(it - options.begin() + 1) + ", " +
           quoted(game.words(before, step.option).label()) + "),\n";
}

// The whole match; the last lines say where it leads to.
std::string matchScenario(const Game& game, const match::Replay& replay, const std::string& says) {
    if (replay.lesson.some()) return "-- of a lesson: 'cantina learn' leads there\n";
    std::string steps;
    const match::Applied applied =
        match::applyReplay(game, replay, replay.steps.size(),
                           [&](size_t i, const std::byte* before) { steps += stepText(game, replay.steps[i], before); });
    if (!applied.ok) return "-- the match does not play again: " + oneLine(applied.why) + "\n";
    const Decision d = game.decision(applied.state.data());
    std::string out = titleOf("Reported", says) + " {\n  game = " + quoted(std::string(game.name())) + ",\n  rules = { " +
                      quoted(d.rule.empty() ? "RULE-ID" : std::string(d.rule)) + " },\n" + setupText(replay) +
                      "  steps = {\n" + steps;
    if (!d.seat.some()) return out + "    nobody_is_asked,\n  },\n}\n";
    const std::string who = "p" + std::to_string(d.seat.index() + 1);
    out += "    expect { table, over = false },\n";  // past what nobody was asked
    out += "    " + who + ".may_choose_exactly {\n";
    for (const Option& o : optionsOf(game, applied.state.data()))
        out += "      " + quoted(game.words(applied.state.data(), o).label()) + ",\n";
    out += "    },\n    expect { table, asked = " + quoted(who) +
           ", question = " + quoted(std::string(d.procedure) + "/" + std::string(d.step)) + " },\n";
    return out + "    -- what should be otherwise:\n  },\n}\n";
}

std::string positionScenario(const Game& game, const match::State& state, const std::vector<std::string>& names,
                             const std::string& says) {
    const std::vector<Option> options = optionsOf(game, state.data());
    const Decision d = game.decision(state.data());
    const TableView view = game.view(state.data(), kNobody);
    const int seats = static_cast<int>(view.seats.size());
    const std::string asked = d.seat.some() && d.seat.index() < seats ? "p" + std::to_string(d.seat.index() + 1) : "p1";
    Trial trial(game, pilesOf(view), seats);
    const std::vector<std::string> left = trial.run("turn = " + asked + ",");
    std::string out = "-- Asked: " + asked + ", " + std::string(d.procedure) + ": " + std::string(d.step) + " " +
                      std::string(d.rule) + "\n";
    for (const StackLine& l : game.stack(state.data()))
        out += "--   in " + std::string(l.procedure) + ": " + l.doing() + " " + oneLine(l.about) + "\n";
    for (const Mark& m : view.marks) out += "-- " + m.name + " " + m.value + "\n";
    for (int i = 0; i < seats; ++i)
        out += "-- p" + std::to_string(i + 1) + ": " + match::marksText(view.seats[static_cast<size_t>(i)].marks) + "\n";
    for (const std::string& l : left) out += "-- not placed: " + oneLine(l) + "\n";
    out += titleOf("The position", says) + " {\n  game = \"" + std::string(game.name()) + "\",\n  rules = { " +
           quoted(d.rule.empty() ? "RULE-ID" : std::string(d.rule)) + " },\n";
    out += givenText(trial.piles(), seats, "turn = " + asked + ",");
    out += "  steps = {\n";
    match::State masked(state.size());
    game.mask(state.data(), d.seat.some() ? d.seat : kSpectator, masked.data());
    for (const match::Choice& c : match::choicesOf(game, masked.data(), d.seat, options, names))
        out += "    -- offered: " + oneLine(c.label()) + "\n";
    return out + "    expect { table, over = false },\n  },\n}\n";
}

bool runs(const Game& game, const std::string& text) {
    scenario::ScenarioSet set;
    scenario::readScenarios("report.lua", text, set);
    return set.problems.empty() && set.scenarios.size() == 1 &&
           scenario::runScenario(game, set.scenarios[0], scenario::Mode::plain).passed;
}

// What cannot be laid out in the middle of something is still of use to who reads it.
std::string commented(const std::string& text) {
    std::string out = "-- ";
    for (const char c : text) out += c == '\n' ? std::string("\n-- ") : std::string(1, c);
    return out + "\n";
}

}  // namespace

std::string scenarioOf(const Game& game, const match::Replay& replay, const std::vector<std::string>& names,
                       const std::string& says) {
    std::string out = "-- Reported: " + oneLine(says) + "\n" + matchScenario(game, replay, says);
    const match::Applied applied = match::applyReplay(game, replay, replay.steps.size());
    if (!applied.ok) return out;
    const std::string position = positionScenario(game, applied.state, names, says);
    return out + "\n" + (runs(game, position) ? position : commented(position));
}

}  // namespace cantina::server

// A match played by two bots, with a spectator, through sockets.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "server/client.h"
#include "tests/support/server/bot.h"

namespace cantina::proof {

using server::ClientLine;

inline const char* const kFourGames[] = {"destiny", "ccg", "tcg", "lcg"};

// "cantina=..." of a new guest; throws if there is none.
std::string newGuest(uint16_t port, const std::string& name);
json::object asked(uint16_t port, const std::string& method, const std::string& path, const std::string& cookie,
                   const json::object& body = {}, int expected = 200);
std::string deckFor(const std::string& game, int seat);

class NetMatch {
public:
    static constexpr int kSpectator = 2;
    struct Kind {
        std::string computer = {};  // instead of the second player; the second bot watches then
        bool clock = false;         // a long one
        bool talks = false;         // lines of chat, each once
        bool asksBack = false;      // undos by consent
    };
    // Makes the table and joins it; not yet connected.
    NetMatch(uint16_t port, std::string game, std::array<std::string, 2> cookies, uint64_t seed)
        : NetMatch(port, std::move(game), std::move(cookies), seed, Kind{}) {}
    NetMatch(uint16_t port, std::string game, std::array<std::string, 2> cookies, uint64_t seed, Kind kind);

    // Connects who is not, reads what came, answers. False: somebody could not be connected.
    bool step(uint16_t port);
    // Steps until the match is over for all three, or `enough` says so, or no message comes any more.
    void play(uint16_t port, const std::function<bool()>& enough = {});
    // Reads without answering until all three are where the table is and somebody is asked, or the match is over.
    void settle(uint16_t port);
    void answer();  // those who are asked
    int askedSeat() const { return bots_[0].asked() ? 0 : bots_[1].asked() ? 1 : -1; }
    void dropAll();

    const std::string& id() const { return id_; }
    const std::string& game() const { return game_; }
    Bot& bot(int i) { return bots_[static_cast<size_t>(i)]; }
    ClientLine* line(int i) { return lines_[static_cast<size_t>(i)].get(); }
    void replaceLine(int i, uint16_t port);  // as from another device
    const std::string& cookie(int i) const { return cookies_[static_cast<size_t>(i)]; }
    bool over() const { return bots_[0].over() && bots_[1].over() && bots_[2].over(); }
    bool everyoneIsThere(uint16_t port) const;
    const Kind& kind() const { return kind_; }
    const std::set<std::string>& told() const { return told_; }  // own lines of chat that came back
    uint64_t refusals() const { return refusals_; }
    uint64_t messages() const { return messages_; }
    const std::string& lastNo() const { return lastNo_; }
    // Every text before the bot hears it.
    std::function<void(int, const std::string&)> overheard;
    // Lines are opened anew after so many messages of ours: a connection may say only so much at once. 0: never.
    int messagesPerLine = 0;

private:
    bool listen(int i, uint16_t port);
    void hear(int i);

    void talk(size_t i);

    Kind kind_;
    std::set<std::string> told_, spoken_;
    std::string game_, id_;
    std::array<std::string, 2> cookies_;
    std::array<Bot, 3> bots_;
    std::array<std::unique_ptr<ClientLine>, 3> lines_;
    std::array<int, 3> said_{};
    uint64_t refusals_ = 0, messages_ = 0;
    std::string lastNo_;
};

// Waits until one of them has something to read, at most that long.
void waitForAny(const std::vector<NetMatch*>& matches, int milliseconds);

}  // namespace cantina::proof

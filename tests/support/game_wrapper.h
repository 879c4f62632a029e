// A game that does what another one does, so that a test can change one thing of it.
#pragma once

#include "kernel/game.h"

namespace cantina::testing {

class GameWrapper : public Game {
public:
    explicit GameWrapper(const Game& game) : game_(game) {}

    std::string_view name() const override { return game_.name(); }
    std::string_view prefix() const override { return game_.prefix(); }
    size_t stateSize() const override { return game_.stateSize(); }
    uint32_t stateVersion() const override { return game_.stateVersion(); }
    int maxSeats() const override { return game_.maxSeats(); }
    std::vector<FormatInfo> formats() const override { return game_.formats(); }
    std::vector<Problem> checkDeck(const DeckList& d, std::string_view f) const override { return game_.checkDeck(d, f); }
    int seatFor(const DeckList& d) const override { return game_.seatFor(d); }
    std::optional<Problem> create(const Setup& s, std::byte* b) const override { return game_.create(s, b); }
    Decision decision(const std::byte* b) const override { return game_.decision(b); }
    int legal(const std::byte* b, Option* o, int n) const override { return game_.legal(b, o, n); }
    void giveUp(std::byte* b) const override { game_.giveUp(b); }
    void apply(std::byte* b, const Option& o, EventSink* s) const override { game_.apply(b, o, s); }
    Why tryApply(std::byte* b, Seat seat, const Option& o, EventSink* s) const override {
        return game_.tryApply(b, seat, o, s);
    }
    int standing(const std::byte* b, Seat seat, Option* o, int n) const override { return game_.standing(b, seat, o, n); }
    Why request(std::byte* b, Seat seat, const Option& o, EventSink* s) const override {
        return game_.request(b, seat, o, s);
    }
    Ending ending(const std::byte* b) const override { return game_.ending(b); }
    void rekey(std::byte* b, const ChanceKey& k) const override { game_.rekey(b, k); }
    void mask(const std::byte* b, Seat v, std::byte* out) const override { game_.mask(b, v, out); }
    void resample(std::byte* b, Seat v, const ChanceKey& k) const override { game_.resample(b, v, k); }
    bool informed(const std::byte* a, const std::byte* b, Seat s) const override { return game_.informed(a, b, s); }
    int evaluate(const std::byte* b, Seat s) const override { return game_.evaluate(b, s); }
    TableView view(const std::byte* b, Seat v) const override { return game_.view(b, v); }
    Why explain(const std::byte* b, Seat s, const Option& o) const override { return game_.explain(b, s, o); }
    std::vector<Option> imaginable(const std::byte* b, Seat s) const override { return game_.imaginable(b, s); }
    std::string question(const std::byte* b) const override { return game_.question(b); }
    bool isTopLevel(const std::byte* b) const override { return game_.isTopLevel(b); }
    OptionWords words(const std::byte* b, const Option& o) const override { return game_.words(b, o); }
    std::string tell(const std::byte* b, const Event& e, Seat v) const override { return game_.tell(b, e, v); }
    std::vector<StackLine> stack(const std::byte* b) const override { return game_.stack(b); }
    std::vector<ProcedureInfo> procedures() const override { return game_.procedures(); }
    std::string_view faultName(const std::byte* b) const override { return game_.faultName(b); }
    uint64_t hash(const std::byte* b) const override { return game_.hash(b); }
    std::vector<std::byte> serialise(const std::byte* b) const override { return game_.serialise(b); }
    std::optional<Problem> deserialise(const std::vector<std::byte>& v, std::byte* b) const override {
        return game_.deserialise(v, b);
    }
    bool valid(const std::byte* b) const override { return game_.valid(b); }
    std::optional<Problem> place(const Tree& t, const ChanceKey& k, std::byte* b) const override {
        return game_.place(t, k, b);
    }
    Reading inspect(const std::byte* b, const Tree& q, std::string_view f) const override { return game_.inspect(b, q, f); }
    std::vector<CardInfo> cards() const override { return game_.cards(); }
    std::vector<std::string> ruleIds() const override { return game_.ruleIds(); }
    void setSwitches(const std::vector<std::string>&) override {}
    bool switchesConsulted() const override { return game_.switchesConsulted(); }
    std::vector<BenchTable> benchTables() const override { return game_.benchTables(); }
    uint64_t signature() const override { return game_.signature(); }
    uint64_t cardSignature(std::string_view id) const override { return game_.cardSignature(id); }
    std::string abilityId(uint16_t a) const override { return game_.abilityId(a); }

protected:
    const Game& game_;
};

}  // namespace cantina::testing

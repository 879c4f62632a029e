// A WebSocket that sits at a table.
#pragma once

#include <memory>
#include <string>

#include "server/http.h"
#include "server/table.h"

namespace cantina::server {

class TableLine final : public SocketUser {
public:
    TableLine(std::shared_ptr<Table> table, std::string person, std::string session)
        : table_(std::move(table)), person_(std::move(person)), session_(std::move(session)) {}

    void opened(std::shared_ptr<Socket> socket) override {
        watcher_ = std::make_shared<Wire>(person_, session_, std::move(socket));
        table_->join(watcher_);
    }
    void heard(std::string_view text) override { table_->hear(watcher_, text); }
    void closed() override {
        if (watcher_) table_->leave(watcher_);
        watcher_.reset();
    }

private:
    class Wire final : public Watcher {
    public:
        Wire(std::string who, std::string through, std::shared_ptr<Socket> socket)
            : Watcher(std::move(who), std::move(through)), socket_(std::move(socket)) {}
        void send(Text text) override { socket_->send(std::move(text)); }
        void close(std::string_view why) override { socket_->close(why); }

    private:
        std::shared_ptr<Socket> socket_;
    };

    std::shared_ptr<Table> table_;
    std::string person_, session_;
    std::shared_ptr<Wire> watcher_;
};

}  // namespace cantina::server

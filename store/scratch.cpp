#include "store/scratch.h"

#include <unistd.h>

#include <filesystem>

#include "store/postgres_connection.h"
#include "store/store.h"

namespace cantina::store {

namespace {

class ScratchFile : public Scratch {
public:
    explicit ScratchFile(std::string path) : path_(std::move(path)) { remove(); }
    ~ScratchFile() override { remove(); }
    std::string url() const override { return "sqlite:" + path_; }

private:
    void remove() const {
        for (const char* suffix : {"", "-wal", "-shm", "-journal", ".lock"}) unlink((path_ + suffix).c_str());
    }
    std::string path_;
};

class ScratchSchema : public Scratch {
public:
    explicit ScratchSchema(const std::string& url)
        : url_(url), name_("cantina_bench_" + std::to_string(getpid())), connection_(url, Access::write) {
        connection_.execute("CREATE SCHEMA " + name_);
    }
    // Where the server is gone it stays; its name says what it is.
    ~ScratchSchema() override { connection_.tried("DROP SCHEMA " + name_ + " CASCADE"); }
    std::string url() const override {
        return url_ + (url_.find('?') == std::string::npos ? "?" : "&") + "options=-csearch_path%3D" + name_;
    }

private:
    std::string url_, name_;
    PostgresConnection connection_;
};

}  // namespace

std::variant<std::unique_ptr<Scratch>, Problem> makeScratch(const std::string& url) {
    if (!isPostgres(url)) {
        std::string path = url.starts_with("sqlite:") ? url.substr(7) : url;
        return std::make_unique<ScratchFile>(path + ".bench");
    }
    if (url.find("options=") != std::string::npos)
        return Problem{shownUrl(url), "it has options of its own: give the URL without them", {}};
    try {
        return std::make_unique<ScratchSchema>(url);
    } catch (const PostgresError& e) {
        return Problem{shownUrl(url), e.what(), {}};
    }
}

}  // namespace cantina::store

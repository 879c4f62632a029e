// The pages: files of one folder, never of another.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "server/http.h"

namespace cantina::server {

class Files {
public:
    explicit Files(std::string folder) : folder_(std::move(folder)) {}
    // None: there is no such file. `path` begins with a slash.
    std::optional<HttpResponse> get(const std::string& path, const std::string& ifNoneMatch) const;
    bool some() const { return !folder_.empty(); }

private:
    // Texts are read and packed once, until the file changes. Pictures are not kept: they may be many.
    struct Kept {
        int64_t changed = 0;
        std::uintmax_t size = 0;
        std::string tag;
        Text bytes, packed;
    };
    Kept read(const std::string& path, const std::string& file, const std::string& type) const;

    std::string folder_;
    mutable std::mutex mutex_;
    mutable std::map<std::string, Kept> kept_;
};

}  // namespace cantina::server

// The pages: files of one folder, never of another.
#pragma once

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
    std::string folder_;
};

}  // namespace cantina::server

#include "server/files.h"

#include <fmt/format.h>
#include <xxhash.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "server/gzip.h"

namespace cantina::server {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMostBytes = 32'000'000;
constexpr size_t kMostKept = 500;

struct Type {
    const char* ending;
    const char* type;
};
constexpr Type kTypes[] = {{".html", "text/html; charset=utf-8"},
                           {".js", "text/javascript; charset=utf-8"},
                           {".css", "text/css; charset=utf-8"},
                           {".json", "application/json"},
                           {".svg", "image/svg+xml"},
                           {".png", "image/png"},
                           {".jpg", "image/jpeg"},
                           {".jpeg", "image/jpeg"},
                           {".webp", "image/webp"},
                           {".ico", "image/x-icon"},
                           {".woff2", "font/woff2"},
                           {".mp3", "audio/mpeg"},
                           {".ogg", "audio/ogg"},
                           {".wav", "audio/wav"},
                           {".txt", "text/plain; charset=utf-8"},
                           {".md", "text/plain; charset=utf-8"},
                           {".webmanifest", "application/manifest+json"}};

std::string typeOf(const std::string& path) {
    for (const Type& t : kTypes)
        if (path.ends_with(t.ending)) return t.type;
    return "application/octet-stream";
}

bool isSafe(const std::string& path) {
    if (path.empty() || path[0] != '/' || path.size() > 300) return false;
    if (path.find("..") != std::string::npos || path.find('\\') != std::string::npos) return false;
    if (path.find("/.") != std::string::npos || path.find('\0') != std::string::npos) return false;
    return true;
}

}  // namespace

Files::Kept Files::read(const std::string& path, const std::string& file, const std::string& type) const {
    std::error_code error;
    const auto changed = fs::last_write_time(file, error).time_since_epoch().count();
    const std::uintmax_t size = fs::file_size(file, error);
    {
        const std::lock_guard lock(mutex_);
        const auto it = kept_.find(path);
        if (it != kept_.end() && it->second.changed == changed && it->second.size == size) return it->second;
    }
    std::ifstream in(file, std::ios::binary);
    std::string bytes((std::istreambuf_iterator<char>(in)), {});
    Kept out{changed, size, fmt::format("W/\"{:016x}\"", XXH3_64bits(bytes.data(), bytes.size())), nullptr, nullptr};
    if (worthPacking(type, bytes.size())) out.packed = std::make_shared<const std::string>(gzip(bytes));
    out.bytes = std::make_shared<const std::string>(std::move(bytes));
    if (!out.packed) return out;
    const std::lock_guard lock(mutex_);
    if (kept_.size() >= kMostKept) kept_.clear();
    kept_[path] = out;
    return out;
}

std::optional<HttpResponse> Files::get(const std::string& path, const std::string& ifNoneMatch) const {
    if (folder_.empty() || !isSafe(path)) return std::nullopt;
    std::error_code error;
    const fs::path root = fs::weakly_canonical(folder_, error);
    const fs::path file = fs::weakly_canonical(root / path.substr(1), error);
    // A link inside the folder may point outside.
    if (error || !file.string().starts_with(root.string() + "/") || !fs::is_regular_file(file, error)) return std::nullopt;
    if (fs::file_size(file, error) > kMostBytes || error) return std::nullopt;
    HttpResponse out;
    out.type = typeOf(path);
    const Kept kept = read(path, file.string(), out.type);
    // What vite puts into assets/ has a hash in its name.
    const bool hashed = path.starts_with("/assets/");
    out.headers = {{"ETag", kept.tag}, {"Cache-Control", hashed ? "public, max-age=31536000, immutable" : "no-cache"}};
    if (ifNoneMatch == kept.tag) {
        out.status = 304;
    } else {
        out.body = kept.bytes;
        out.packed = kept.packed;
    }
    return out;
}

}  // namespace cantina::server

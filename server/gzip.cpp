#include "server/gzip.h"

#include <zlib.h>

#include <stdexcept>

namespace cantina::server {
namespace {

constexpr int kGzipWindow = 15 + 16;  // the largest window; 16 more: with a gzip head
constexpr size_t kLeast = 1'000;

}  // namespace

std::string gzip(std::string_view bytes) {
    z_stream z{};
    if (deflateInit2(&z, 6, Z_DEFLATED, kGzipWindow, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::runtime_error("no memory to pack");
    std::string out(deflateBound(&z, static_cast<uLong>(bytes.size())), '\0');
    z.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    z.avail_in = static_cast<uInt>(bytes.size());
    z.next_out = reinterpret_cast<Bytef*>(out.data());
    z.avail_out = static_cast<uInt>(out.size());
    deflate(&z, Z_FINISH);  // there is room for all of it
    out.resize(z.total_out);
    deflateEnd(&z);
    return out;
}

bool acceptsGzip(std::string_view header) {
    while (!header.empty()) {
        std::string_view part = header.substr(0, header.find(','));
        header.remove_prefix(std::min(part.size() + 1, header.size()));
        while (part.starts_with(' ')) part.remove_prefix(1);
        const std::string_view name = part.substr(0, part.find_first_of("; "));
        if (name != "gzip") continue;
        const size_t q = part.find("q=0");
        return q == std::string_view::npos || part.find_first_of("123456789", q + 3) != std::string_view::npos;
    }
    return false;
}

bool worthPacking(std::string_view type, size_t size) {
    return size >= kLeast && (type.starts_with("text/") || type.starts_with("application/json") || type == "image/svg+xml" ||
                              type.starts_with("application/manifest"));
}

}  // namespace cantina::server

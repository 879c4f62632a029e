// Fewer bytes on the way: gzip for browsers that take it.
#pragma once

#include <string>
#include <string_view>

namespace cantina::server {

std::string gzip(std::string_view bytes);
bool acceptsGzip(std::string_view acceptEncoding);           // "gzip, br", "gzip;q=0" is a no
bool worthPacking(std::string_view type, std::size_t size);  // text of some length; pictures are packed already

}  // namespace cantina::server

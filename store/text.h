// Text as both databases take it: UTF-8 without zero bytes; and names without regard to case.
#pragma once

#include <string>
#include <string_view>

namespace cantina::store {

bool isText(std::string_view bytes);

// The form under which names that differ only in case are one name: letters of the Latin, Greek and Cyrillic alphabets and
// the full-width forms in lower case. Done here because SQLite knows ASCII only and PostgreSQL goes by its locale.
std::string folded(std::string_view name);

}  // namespace cantina::store
